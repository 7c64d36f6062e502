"""The option ``--filter FACT OP VALUE``: conditions that every chosen sample must meet.

If the fact is a text, VALUE may be a pattern, for instance ``operator=conv*``.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

from graphnet.errors import UsageError
from graphnet.nearest import nearest, proposal, unknown
from graphnet.sizes import parse_size

if TYPE_CHECKING:
    from graphnet.samples.facts import SampleFacts

_FILTER = re.compile(r"^\s*([a-z]+)\s*(<=|>=|!=|=|<|>)\s*(.+?)\s*$")
_NUMBERS = {"nodes": "nodes", "parameters": "parameters", "graphs": "graphs", "memory": "memory_bytes"}
_WORDS = {"source": "source", "category": "category", "sample": "sample", "framework": "framework"}
_LISTS = {"dtype": "dtypes", "operator": "operators"}
_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
    "!=": operator.ne,
}

#: The characters that make a value a pattern: ``*`` any text, ``?`` one character, ``[ab]`` one of these characters.
_GLOB = re.compile(r"[*?[]")

HELP = "Only samples with FACT OP VALUE, e.g. source=timm, nodes<=300, dtype=float16, operator=conv*, memory<1GiB."


@dataclass(frozen=True)
class SampleFilter:
    """One condition on a fact of a sample, for instance ``nodes <= 300``."""

    fact: str
    sign: str
    value: Any

    def matches(self, facts: SampleFacts) -> bool:
        """Whether a sample's facts meet the condition. For dtypes and operators, `=` means "contains"."""
        if self.fact in _NUMBERS:
            return _COMPARE[self.sign](getattr(facts, _NUMBERS[self.fact]), self.value)
        held = any(map(self._is_meant, self.values(facts)))
        return held if self.sign == "=" else not held

    def values(self, facts: SampleFacts) -> Sequence[str]:
        """Return the sample's texts for this fact, to be compared with ``value``; none if the fact is a number."""
        if self.fact in _LISTS:
            found: Sequence[str] = getattr(facts, _LISTS[self.fact])
            return found
        return [getattr(facts, _WORDS[self.fact])] if self.fact in _WORDS else []

    def _is_meant(self, text: str) -> bool:
        return fnmatchcase(text, self.value) if _GLOB.search(self.value) else text == self.value


def no_sample_passes(texts: Sequence[str], filters: Sequence[SampleFilter], facts: Sequence[SampleFacts]) -> UsageError:
    """Return the error for filters that no sample passes. If no sample has a filter's value, propose similar values."""
    message = f"no sample passes --filter {' --filter '.join(texts)}"
    for one in filters:
        if one.sign != "=" or any(one.matches(held) for held in facts):
            continue
        near = nearest(str(one.value), {value for held in facts for value in one.values(held)})
        if near:
            return UsageError(f"{message}: none has {one.fact} {one.value!r}; {proposal(near)}", near)
    return UsageError(f"{message}; `graphnet samples list` shows the facts of samples")


def parse_filters(texts: Sequence[str]) -> list[SampleFilter]:
    """Parse the text of every ``--filter``. Raises UsageError if a filter is malformed."""
    return [_parse(text) for text in texts]


def _parse(text: str) -> SampleFilter:
    match = _FILTER.match(text)
    known = [*_NUMBERS, *_WORDS, *_LISTS]
    if not match:
        raise UsageError(f"--filter {text!r} is not FACT OP VALUE with FACT one of: {', '.join(known)}")
    if match[1] not in known:
        raise unknown(f"--filter {text!r}: samples have no fact", match[1], known)
    fact, sign, value = match.groups()
    if fact not in _NUMBERS:
        if sign not in ("=", "!="):
            raise UsageError(f"--filter {text!r}: {fact} can only be = or !=")
        return SampleFilter(fact, sign, value)
    try:
        number = parse_size(value) if fact == "memory" else float(value)
    except ValueError as error:
        raise UsageError(f"--filter {text!r}: {value!r} is not a number") from error
    return SampleFilter(fact, sign, number)

"""The option ``--filter FACT OP VALUE``: conditions that every chosen sample must meet."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from graphnet.errors import UsageError
from graphnet.samples.facts import SampleFacts
from graphnet.sizes import parse_size

_FILTER = re.compile(r"^\s*([a-z]+)\s*(<=|>=|!=|=|<|>)\s*(.+?)\s*$")
_NUMBERS = {"nodes": "nodes", "parameters": "parameters", "graphs": "graphs", "memory": "memory_bytes"}
_WORDS = {"source": "source", "category": "category", "sample": "sample"}
_LISTS = {"dtype": "dtypes", "operator": "operators"}
_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
    "!=": operator.ne,
}

HELP = "Only samples with FACT OP VALUE, e.g. source=timm, nodes<=300, dtype=float16, operator=conv2d, memory<1GiB."


@dataclass(frozen=True)
class SampleFilter:
    """One condition on the facts of a sample."""

    fact: str
    sign: str
    value: Any

    def matches(self, facts: SampleFacts) -> bool:
        """Whether a sample's facts meet the condition. For dtypes and operators, `=` means "contains"."""
        if self.fact in _LISTS:
            held = self.value in getattr(facts, _LISTS[self.fact])
            return held if self.sign == "=" else not held
        actual = getattr(facts, _NUMBERS.get(self.fact) or _WORDS[self.fact])
        return _COMPARE[self.sign](actual, self.value)


def parse_filters(texts: Sequence[str]) -> list[SampleFilter]:
    """Parse the text of every ``--filter``. Raises UsageError if one is malformed."""
    return [_parse(text) for text in texts]


def _parse(text: str) -> SampleFilter:
    match = _FILTER.match(text)
    known = [*_NUMBERS, *_WORDS, *_LISTS]
    if not match or match[1] not in known:
        raise UsageError(f"--filter {text!r} is not FACT OP VALUE with FACT one of: {', '.join(known)}")
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

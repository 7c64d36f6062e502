"""Reads from XLA's optimised program which lines of the sample are computed in which instruction.

The lowering gives each instruction the name of its node (see ``lower``), and XLA keeps it through its passes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from graphnet_runner.adapter import Region

#: The first line of a computation: group 1 is "ENTRY " or empty, group 2 its name.
_COMPUTATION = re.compile(r"^(ENTRY )?%?([\w.-]+) \(.*\{$")
#: An instruction: its name, and its operator.
_INSTRUCTION = re.compile(r"^\s+(?:ROOT )?%?([\w.-]+) = \S.*?\s([a-z][\w-]*)\(")
_NAMED = re.compile(r'op_name="([^"]+)"')
_CALLED = re.compile(r"(?:calls|to_apply|body|condition)=%?([\w.-]+)")
_NOT_RUN = frozenset({"parameter", "constant", "tuple", "get-tuple-element", "bitcast"})


def regions_of(text: str, lines: Mapping[str, tuple[int, ...]]) -> list[Region]:
    """Return a region for each instruction of the main computation of an HLO module, printed as ``text``.

    ``lines`` are the lines of the sample by the names of nodes.
    """
    parts: dict[str, list[str]] = {}
    main, own = "", []
    for line in text.splitlines():
        begins = _COMPUTATION.match(line)
        if begins is not None:
            own = parts.setdefault(begins.group(2), [])
            main = begins.group(2) if begins.group(1) else main
        elif _INSTRUCTION.match(line):
            own.append(line)
    found = []
    for line in parts.get(main, ()):
        name, kind = _INSTRUCTION.match(line).groups()  # type: ignore[union-attr]
        inside = [line, *_within(line, parts)]
        told = {one for text in inside for one in _lines_in(text, lines)}
        if told and kind not in _NOT_RUN:
            kinds = dict.fromkeys(_INSTRUCTION.match(text).group(2) for text in inside)  # type: ignore[union-attr]
            operators = tuple(one for one in kinds if one not in _NOT_RUN)
            found.append(Region("%s %s" % (kind, name), tuple(sorted(told)), "traced", operators))
    return found


def _within(line: str, parts: Mapping[str, list[str]]) -> list[str]:
    """Return the instructions of the computations that an instruction calls, and of those that these call."""
    found: list[str] = []
    left = _CALLED.findall(line)
    while left:
        own = parts.get(left.pop(), [])
        found += own
        left += [name for one in own for name in _CALLED.findall(one)]
    return found


def _lines_in(text: str, lines: Mapping[str, tuple[int, ...]]) -> set[int]:
    """Return the lines of the nodes in whose lowering an instruction was made: the outermost part of its path that is a
    node's name. Parts further in are JAX's own, and may have the name of another node.
    """
    paths = (path.split("/") for path in _NAMED.findall(text))
    names = (next((part for part in path if part in lines), "") for path in paths)
    return {line for name in names for line in lines.get(name, ())}

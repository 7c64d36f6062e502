"""The rules for every text, number and JSON value that a worker sends, and the error for a broken rule."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from graphnet_contract.messages import Stage

#: The largest depth of nested outputs, and of the nested JSON that a compiler gives as evidence.
MAX_DEPTH: Final = 100
#: The largest number of characters in a name, a flag or a version, and the largest number of names in a list.
MAX_NAME_CHARS: Final = 1_000
MAX_NAMES: Final = 100_000
#: The largest value of any count, for instance of bytes of memory, nodes or context switches.
MAX_COUNT: Final = 1 << 53

#: The stages of a sample in the order in which a worker does them. The enum's numbers do not give this order.
STAGES: Final = (Stage.LOAD, Stage.INPUTS, Stage.COMPILE, Stage.WARM_UP, Stage.MEASURE, Stage.OUTPUTS)


class BrokenContract(Exception):
    """A worker sent something that the contract does not allow. The message says what is wrong."""


def check_names(names: Iterable[str], of: str) -> None:
    """Raise BrokenContract if there are too many texts, or if a text is too long or has an unprintable character."""
    names = tuple(names)
    require(len(names) <= MAX_NAMES, f"{of} is listed {len(names):,} times")
    for name in names:
        require(len(name) <= MAX_NAME_CHARS and name.isprintable(), f"{of} is not printable text: {name[:40]!r}")


def checked_json(text: str, of: str) -> Any:
    """Parse JSON. Raise BrokenContract if it is invalid, nested too deeply, or has a text that UTF-8 cannot encode."""
    try:
        value = json.loads(text)
        json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        # ValueError covers the UnicodeEncodeError that ``encode`` raises for a lone surrogate.
        raise BrokenContract(f"{of} is not JSON that can be kept: {type(error).__name__}") from error
    level, depth = [value], 0
    while level:
        depth += 1
        require(depth <= MAX_DEPTH, f"{of} is nested more than {MAX_DEPTH} deep")
        level = [item for one in level for item in _items(one)]
    return value


def _items(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def require(condition: bool, message: str) -> None:
    """Raise BrokenContract with the message if the condition is false."""
    if not condition:
        raise BrokenContract(message)

"""The rules that every text, number and JSON value of a worker must keep, and the error if it does not."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

#: The largest nesting of outputs and of a compiler's own evidence.
MAX_DEPTH: Final = 100
#: The largest number of characters in a name, a flag or a version, and the largest number of names in a list.
MAX_NAME_CHARS: Final = 1_000
MAX_NAMES: Final = 100_000
#: The largest count of anything: bytes of memory, nodes, context switches.
MAX_COUNT: Final = 1 << 53


class BrokenContract(Exception):
    """A worker sent something that the contract does not allow. The message says what is wrong with it."""


def check_names(names: Iterable[str], of: str) -> None:
    """Require short texts on one line, of which there are not too many. Raises BrokenContract."""
    names = tuple(names)
    require(len(names) <= MAX_NAMES, f"{of} is listed {len(names):,} times")
    for name in names:
        require(len(name) <= MAX_NAME_CHARS and name.isprintable(), f"{of} is no printable text: {name[:40]!r}")


def checked_json(text: str, of: str) -> Any:
    """Parse JSON of limited depth whose texts can be encoded in UTF-8."""
    try:
        value = json.loads(text)
        json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        # UnicodeEncodeError, which a lone surrogate causes, is a ValueError.
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
    """Raise BrokenContract with the message unless the condition holds."""
    if not condition:
        raise BrokenContract(message)

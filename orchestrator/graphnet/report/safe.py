"""Makes text from samples, compilers and workers safe to show on a page.

The page's script sets such text as the text of an element, never as markup. So this module replaces only characters
that would change what a reader sees, such as the control characters of bidirectional text.
"""

from __future__ import annotations

import math
from typing import Any, Final

from graphnet.printable import printable

#: The page shows at most this many characters of one text.
_MOST: Final = 200_000


def line(text: str | None) -> str | None:
    """Return a text as one line of at most ``_MOST`` characters; None stays None."""
    return None if text is None else printable(text, _MOST)


def lines(text: str | None) -> str | None:
    """Return a text with its line breaks, and with spaces for tabs, cut after ``_MOST`` characters; None stays None."""
    if text is None:
        return None
    shown = text[:_MOST].expandtabs(8).replace("\r\n", "\n").split("\n")
    more = f"\n(cut: {len(text) - _MOST:,} more characters are in the run's folder)" if len(text) > _MOST else ""
    return "\n".join(printable(one) for one in shown) + more


def plain(value: Any) -> Any:
    """Convert a value to one that JSON can hold: texts safe to show, NaN and infinity as text."""
    if isinstance(value, str):
        return line(value)
    if isinstance(value, bool) or value is None or isinstance(value, int):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, dict):
        return {str(line(str(key))): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return line(str(value))

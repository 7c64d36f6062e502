"""Makes text from samples, compilers and workers safe to show on a page.

The page never puts such text into markup. The text is stored as data, and the page's script sets it as the text of an
element. So this module replaces only the characters that would change what a reader sees, such as the control
characters of bidirectional text.
"""

from __future__ import annotations

import math
from typing import Any, Final

from graphnet.printable import printable

#: The page shows at most this many characters of a text with several lines, for instance of a log or a graph.
MOST_TEXT: Final = 200_000
#: The page shows at most this many characters of a text on one line, for instance of a name or a message.
MOST_LINE: Final = 200_000


def line(text: str | None, limit: int = MOST_LINE) -> str | None:
    """Return a text as one line of at most ``limit`` characters; None stays None."""
    return None if text is None else printable(text, limit)


def lines(text: str | None, limit: int = MOST_TEXT) -> str | None:
    """Return a text with its line breaks, and with spaces for tabs, cut after ``limit`` characters; None stays None."""
    if text is None:
        return None
    shown = text[:limit].expandtabs(8).replace("\r\n", "\n").split("\n")
    more = f"\n(cut: {len(text) - limit:,} more characters are in the run's folder)" if len(text) > limit else ""
    return "\n".join(printable(one) for one in shown) + more


def plain(value: Any) -> Any:
    """Convert a value to one that JSON can hold: make its texts safe to show, and turn NaN and infinity into text."""
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

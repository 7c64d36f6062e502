"""Text from samples, compilers and workers as it may appear on a page.

The page never puts such text into markup: it is data, and the script sets it as the text of an element. Here only the
characters are replaced that would act on a reader, such as the controls of bidirectional text.
"""

from __future__ import annotations

import math
from typing import Any, Final

from graphnet.printable import printable

#: The most characters of a text of several lines that a card holds, for instance a log or a graph.
MOST_TEXT: Final = 200_000
#: The most characters of one line of such a text, and of a name or a message on a card.
MOST_LINE: Final = 200_000


def line(text: str | None, limit: int = MOST_LINE) -> str | None:
    """Return a text on one line, at most ``limit`` characters; None stays None."""
    return None if text is None else printable(text, limit)


def lines(text: str | None, limit: int = MOST_TEXT) -> str | None:
    """Return a text with its line breaks and tabs, at most about ``limit`` characters; None stays None."""
    if text is None:
        return None
    shown = text[:limit].expandtabs(8).replace("\r\n", "\n").split("\n")
    more = f"\n(cut: {len(text) - limit:,} more characters are in the run's folder)" if len(text) > limit else ""
    return "\n".join(printable(one) for one in shown) + more


def plain(value: Any) -> Any:
    """Return a value of a record as JSON for the page: every text in it is safe, and NaN and infinity become text."""
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

"""Make text that comes from a sample, worker or folder safe to show: at a terminal, in a log, in XML and on a page."""

from __future__ import annotations

from typing import Final

_CUT: Final = "…"


def printable(text: str, limit: int | None = None) -> str:
    r"""Return the text on one line, with visible escapes for characters that could control a terminal or fool a reader.

    Escapes (``\n``, ``\x1b``, ``\u202e``) replace all characters that ``str.isprintable`` rejects: control characters,
    the controls of bidirectional text and other invisible format characters, separators and spaces other than the ASCII
    space, lone surrogates, private and unassigned characters. A backslash in the text is not replaced, so
    ``printable(printable(text)) == printable(text)``.

    The result can be encoded in UTF-8 and is legal in XML 1.0. Markup is not replaced: the caller must escape ``&``,
    ``<`` and rich's brackets as the output format demands. With a limit, at least 1, a longer text is cut to this many
    characters without splitting an escape, and then ends with an ellipsis.
    """
    # Each character of the text becomes at least one character, so the text beyond the limit cannot be in the result.
    head = text if limit is None else text[: limit + 1]
    if not head.isprintable():
        head = "".join(map(_escaped, head))
    if limit is None or len(head) <= limit:
        return head
    return _cut(text, limit)


def _escaped(character: str) -> str:
    return character if character.isprintable() else character.encode("unicode_escape").decode("ascii")


def _cut(text: str, limit: int) -> str:
    parts, room = [], limit - len(_CUT)
    for character in text:
        part = _escaped(character)
        room -= len(part)
        if room < 0:
            break
        parts.append(part)
    return "".join(parts) + _CUT

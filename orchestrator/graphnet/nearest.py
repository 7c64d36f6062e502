"""Finds the known names that are most similar to a mistyped one, and makes the error that proposes them."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Final

from graphnet.errors import UsageError

#: The maximum number of similar names that an error proposes, and the maximum number of known names that an error lists
#: if no name is similar.
_PROPOSED: Final = 3
_LISTED: Final = 12
#: A name is similar to the typed word if their similarity is at least `_SIMILAR`, or if the similarity of the word to
#: the beginning of the name is at least `_SIMILAR_BEGINNING`. A similarity is the share, from 0 to 1, of the characters
#: of both texts that match in the same order.
_SIMILAR: Final = 0.6
_SIMILAR_BEGINNING: Final = 0.85


def nearest(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """Return at most three known names that are similar to a word, the most similar first.

    Names with slashes are also compared by their last part, because users often leave out the source of a sample.
    The comparison ignores upper and lower case.
    """
    names = dict.fromkeys(map(str, known))
    by_text: dict[str, list[str]] = {}
    for name in names:
        for text in {name.lower(), name.rpartition("/")[2].lower()}:
            by_text.setdefault(text, []).append(name)
    # A word that is a part of a name is similar to the name: `mobilenet` finds `timm/mobilenetv3_small_100`.
    parts = [text for text in by_text if len(word) > 2 and word.lower() in text]
    close = difflib.get_close_matches(word.lower(), by_text, n=_PROPOSED, cutoff=_SIMILAR)
    # A word that is similar to the beginning of a name is similar to the name, too: `mobilent` finds
    # `timm/mobilenetv3_small_100`.
    begun = [text for text in by_text if len(word) > 3 and _is_begun(word.lower(), text)]
    found = dict.fromkeys(name for text in (*close, *parts, *begun) for name in by_text[text])
    return tuple(found)[:_PROPOSED]


def _is_begun(word: str, text: str) -> bool:
    return difflib.SequenceMatcher(None, word, text[: len(word)]).ratio() >= _SIMILAR_BEGINNING


def proposal(names: Sequence[str]) -> str:
    """Return ``did you mean 'a' or 'b'?``, or an empty text if there are no names."""
    return f"did you mean {' or '.join(repr(name) for name in names)}?" if names else ""


def unknown(what: str, word: str, known: Iterable[str], otherwise: str = "") -> UsageError:
    """Make the error for an unknown name.

    The error proposes similar names; if no name is similar, the error lists the known names.

    Args:
        what: the beginning of the sentence, for instance ``no suite``.
        word: the name that the user typed.
        known: the names that exist.
        otherwise: the end of the sentence if no name is similar; if empty, the sentence ends with a list of the names.
    """
    names = sorted(set(map(str, known)))
    found = nearest(word, names)
    if found:
        return UsageError(f"{what} {word!r}; {proposal(found)}", found)
    if otherwise:
        return UsageError(f"{what} {word!r}; {otherwise}")
    more = f" and {len(names) - _LISTED} more" if len(names) > _LISTED else ""
    listed = ", ".join(names[:_LISTED]) or "none"
    return UsageError(f"{what} {word!r}; there are: {listed}{more}")

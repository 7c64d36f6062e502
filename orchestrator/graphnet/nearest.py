"""Finds the known names that are most similar to a mistyped one, and makes the error that proposes them."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Final

from graphnet.errors import UsageError

#: How many similar names an error proposes at most, and how many known names it lists if no name is similar.
_PROPOSED: Final = 3
_LISTED: Final = 12
#: The least similarity of a similar name, or of its beginning, to the typed word: the share, from 0 to 1, of the
#: characters of both texts that match in the same order.
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
    # So is a word that is similar to the beginning of a name: `mobilent` finds the same name.
    begun = [text for text in by_text if len(word) > 3 and _is_begun(word.lower(), text)]
    found = dict.fromkeys(name for text in (*close, *parts, *begun) for name in by_text[text])
    return tuple(found)[:_PROPOSED]


def _is_begun(word: str, text: str) -> bool:
    return difflib.SequenceMatcher(None, word, text[: len(word)]).ratio() >= _SIMILAR_BEGINNING


def proposal(names: Sequence[str]) -> str:
    """Return ``did you mean 'a' or 'b'?``, or an empty text if there are no names."""
    return f"did you mean {' or '.join(repr(name) for name in names)}?" if names else ""


def unknown(what: str, word: str, known: Iterable[str], otherwise: str = "") -> UsageError:
    """Make the error for an unknown name: ``what``, for instance ``no suite``, the typed word, and the similar names.

    If no name is similar, the sentence ends with ``otherwise``, or with a list of the known names.
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


def named(what: str, word: str, known: Iterable[str], hint: str = "") -> list[str]:
    """Return the known names that a word means: the name itself, or else those of which it is the end, after a ``/``.

    Raises UsageError as `unknown` makes it if there is none.
    """
    names = list(dict.fromkeys(known))
    found = [word] if word in names else [name for name in names if name.endswith(f"/{word}")]
    if not found:
        raise unknown(what, word, names, hint)
    return found


def named_one(what: str, word: str, known: Iterable[str]) -> str:
    """Return the only name that a word means (see `named`). Raises UsageError also if there are several."""
    found = named(what, word, known)
    if len(found) > 1:
        raise UsageError(f"{word} is the end of {len(found)} names; give {' or '.join(found)}")
    return found[0]

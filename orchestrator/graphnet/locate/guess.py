"""Which candidates a search will probably ask for next, so that they can be tested side by side.

A reduction is a function of its answers. So it is run again, with the answers that are known; every further candidate
is supposed to pass, as most do. What it asks for on the way are the guesses.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping

from graphnet.locate.search import Candidate, Judged
from graphnet.locate.signature import Answer

#: A reduction: it asks a function for the answer to each of its candidates.
Reduction = Callable[[Callable[[Candidate], Judged]], object]


class _Enough(Exception):
    """There are as many guesses as were wanted."""


def next_candidates(reduction: Reduction, known: Mapping[Candidate, Judged], count: int) -> list[Candidate]:
    """Return up to ``count`` candidates that a reduction asks for next, the one that it asks for first of all first."""
    guesses: list[Candidate] = []

    def answer(candidate: Candidate) -> Judged:
        found = known.get(candidate)
        if found is not None:
            return found
        if candidate not in guesses:
            guesses.append(candidate)
        if len(guesses) >= count:
            raise _Enough
        return Judged(candidate, Answer.passes)

    with contextlib.suppress(_Enough):
        reduction(answer)
    return guesses

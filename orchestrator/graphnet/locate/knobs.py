"""The compiler's own axis: the fewest of its parts without which a fault is gone. It knows nothing of compilers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from graphnet.locate.cause import Part
from graphnet.locate.signature import Answer

#: How many parts are turned off together at most before the search gives up: each costs a test.
_MOST: Final = 32


class KnobSearch:
    """Turns knobs, which are named from coarse to fine. ``fewest`` and ``parts`` hold what is known so far."""

    def __init__(
        self,
        names: Sequence[str],
        test: Callable[[tuple[str, ...]], Part],
        entries: Callable[[str], tuple[str, ...]] = lambda _: (),
    ) -> None:
        """Store the arguments. ``test`` turns several knobs at once, and may raise any error to end the search.

        ``entries`` names the knobs of which a knob is the sum, for instance single passes.
        """
        self._names = tuple(names)
        self._test = test
        self._entries = entries
        #: The answers of the knobs that were turned alone.
        self.parts: list[Part] = []
        #: The fewest knobs with which the fault is gone; empty if none are known.
        self.fewest: tuple[str, ...] = ()
        #: Whether the fault is there with all knobs at once; None if that is not known.
        self.outlives_all: bool | None = None

    def run(self) -> None:
        """Turn each knob alone. If the fault is there with each, turn all of them, and then fewer.

        If a knob with which the fault is gone is a sum of others, turn as few of these as are needed.
        """
        self._find()
        self._split()

    def run_first(self, goes_on: Callable[[], bool]) -> None:
        """Turn the knobs alone, up to the first with which the fault is gone, and split that one.

        It ends before a knob for which ``goes_on`` is false.
        """
        for name in self._names:
            if not goes_on():
                return
            part = self._test((name,))
            self.parts.append(part)
            if part.is_right:
                self.fewest = (name,)
                self._split()
                return

    def _find(self) -> None:
        for name in self._names:
            part = self._test((name,))
            self.parts.append(part)
            if part.is_right:
                # The last one is the finest, so it says most.
                self.fewest = (name,)
        if self.fewest or not 2 <= len(self._names) <= _MOST:
            return
        together = self._test(self._names)
        self.outlives_all = True if together.answer is Answer.fails else None
        if together.is_right:
            self.fewest = self._names
            self._drop(2)

    def _split(self) -> None:
        split = tuple(one for name in self.fewest for one in self._entries(name) or (name,))
        if len(split) == len(self.fewest):
            return
        if len(self.fewest) == 1:
            for one in split:
                if self._test((one,)).is_right:
                    self.fewest = (one,)
                    return
        # Together, the entries are what the knobs were.
        least = 2 if len(self.fewest) == 1 else 1
        self.fewest = split
        self._drop(least)

    def _drop(self, least: int) -> None:
        """Turn fewer, as long as the fault is gone, but not fewer than ``least``."""
        for name in self.fewest:
            left = tuple(one for one in self.fewest if one != name)
            if len(left) >= least and self._test(left).is_right:
                self.fewest = left

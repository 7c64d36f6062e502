"""Limits how many samples a worker holds at once, lets runs take turns, and tidies up when the last sample ends."""

from __future__ import annotations

import contextlib
import threading
import time
from collections import Counter
from typing import Callable, Dict, Iterator, List

from graphnet_contract.locks import OTHER_RUN
from graphnet_contract.messages import Waiting

#: The number of places for samples that each run has for itself: for two processes of the reference and two others.
_SHARE = 4
#: The largest number of calls that wait for another run, because each of them occupies a thread of the server.
_MOST_WAITING = 16
#: A call reports that it waits after this time, in seconds, and then at the second interval.
_SAY_S, _REPEAT_S = 1.0, 10.0


class NoRoom(RuntimeError):
    """The worker already holds as many samples as it may."""


class Taken(NoRoom):
    """The run has all its places, and other runs have the rest. A call can ``wait`` for one."""


class Slots:
    """Counts the samples that a worker holds, and refuses more than ``limit``. Thread-safe.

    A run that is let in has places of its own until it has no call, so that it never waits for these while it holds a
    place. The others wait, in the order in which they came. A run may hold more, but waits for that while other runs
    have the places. ``when_empty`` is called each time the last held sample has ended, before another sample can begin.
    """

    def __init__(self, limit: int, when_empty: Callable[[], None]) -> None:
        self._limit = limit
        self._share = min(_SHARE, limit)
        self._when_empty = when_empty
        self._held = 0
        self._held_by: Counter[str] = Counter()
        #: The number of held samples of each run, also of those whose caller has gone.
        self._held_of: Counter[str] = Counter()
        #: The number of calls of each run whose caller is there. The runs are in the order in which they came.
        self._calls: Dict[str, int] = {}
        self._changed = threading.Condition()
        self._empty_since = time.monotonic()

    def idle_s(self) -> float:
        """Return for how many seconds no sample has been held; 0.0 if at least one is held now."""
        with self._changed:
            return 0.0 if self._held else time.monotonic() - self._empty_since

    @property
    def held(self) -> int:
        return self._held

    @contextlib.contextmanager
    def queued(self, run: str) -> Iterator[Callable[[], None]]:
        """Count one call of a run while the body runs. Raise NoRoom if too many calls wait for other runs.

        Yield a function that must be called, by any thread, when the caller has gone. Otherwise a run that ends its
        sample and at once begins the next one would let nobody else in, because a sample needs a moment to end.
        """
        over: List[bool] = []
        with self._changed:
            admitted = self._admitted()
            waiting = sum(calls for name, calls in self._calls.items() if name not in admitted)
            if run not in admitted and waiting >= _MOST_WAITING:
                raise NoRoom("%d samples wait for other runs on this worker already" % waiting)
            self._calls[run] = self._calls.get(run, 0) + 1

        def end() -> None:
            with self._changed:
                if not over:
                    over.append(True)
                    self._calls[run] -= 1
                    if not self._calls[run]:
                        del self._calls[run]
                self._changed.notify_all()

        try:
            yield end
        finally:
            end()

    def wait(self, run: str, aborted: Callable[[], bool]) -> Iterator[Waiting]:
        """Wait until a queued run may hold one more sample, or until ``aborted`` returns true. Report a long wait.

        The function that ``queued`` yields must be called when ``aborted`` begins to return true. Raise NoRoom if too
        many calls wait.
        """
        said, say_at = False, time.monotonic() + _SAY_S
        while True:
            with self._changed:
                is_let_in = run in self._admitted()
                if aborted() or (is_let_in and not self._is_taken(run)):
                    break
                waiting = sum(self._calls.values()) - self._held
                if is_let_in and waiting > _MOST_WAITING:
                    raise NoRoom("%d samples wait for other runs on this worker already" % (waiting - 1))
                if time.monotonic() < say_at:
                    self._changed.wait(say_at - time.monotonic())
                    continue
                other = next((name for name in (*self._calls, *self._held_of) if name != run), "")
            said, say_at = True, time.monotonic() + _REPEAT_S
            yield Waiting("%s (trace id %s)" % (OTHER_RUN, other or "unknown"))
        if said:
            yield Waiting("")

    @contextlib.contextmanager
    def hold(self, connection: str = "", run: str = "") -> Iterator[None]:
        """Count one sample as held while the body runs. Raise NoRoom if the worker or the connection holds too many,
        Taken if that is because of other runs.

        If the limit is greater than 1, one connection can hold at most one sample less, so that it cannot block all
        others. An empty ``connection`` is unknown: only the limit on all samples applies.
        """
        with self._changed:
            if self._is_full(run):
                error = Taken if self._is_taken(run) else NoRoom
                raise error("this worker already holds %d samples, and its limit is %d" % (self._held, self._limit))
            if connection and self._held_by[connection] >= max(1, self._limit - 1):
                raise NoRoom("this connection already holds %d samples, which is its limit" % self._held_by[connection])
            self._held += 1
            self._held_by[connection] += 1
            self._held_of[run] += 1
        try:
            yield
        finally:
            with self._changed:
                self._held -= 1
                self._held_by[connection] -= 1
                if not self._held_by[connection]:
                    del self._held_by[connection]
                # Unlike ``-= 1``, this removes a run without samples.
                self._held_of -= Counter([run])
                self._changed.notify_all()
                if not self._held:
                    self._when_empty()
                    self._empty_since = time.monotonic()

    def _is_full(self, run: str) -> bool:
        """Whether a run may not hold one more sample."""
        is_over = self._held_of[run] >= self._share and sum(self._admitted().values()) >= self._limit
        return self._held >= self._limit or is_over

    def _is_taken(self, run: str) -> bool:
        """Whether a run that was let in may not hold one more sample because of other runs."""
        return self._is_full(run) and any(name != run for name in (*self._admitted(), *self._held_of))

    def _admitted(self) -> Dict[str, int]:
        """Return the runs that may hold samples, with the number of places that each of them has."""
        found: Dict[str, int] = {}
        for run in self._calls:
            places = max(self._share, self._held_of[run])
            ending = sum(held for name, held in self._held_of.items() if name != run and name not in found)
            if sum(found.values()) + places + ending > self._limit:
                break
            found[run] = places
        return found

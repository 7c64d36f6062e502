"""Limits how many samples a worker holds at once, and tidies up when the last sample has ended."""

from __future__ import annotations

import contextlib
import threading
import time
from collections import Counter
from typing import Callable, Iterator


class NoRoom(RuntimeError):
    """The worker already holds as many samples as it may."""


class Slots:
    """Counts the samples that a worker holds, and refuses more than the limit. Thread-safe.

    Args:
        limit: the number of samples that may be held at once.
        when_empty: called each time the last held sample has ended, before another sample can begin.
    """

    def __init__(self, limit: int, when_empty: Callable[[], None]) -> None:
        self._limit = limit
        self._when_empty = when_empty
        self._held = 0
        self._held_by: Counter[str] = Counter()
        self._mutex = threading.Lock()
        self._empty_since = time.monotonic()

    def idle_s(self) -> float:
        """Return for how many seconds no sample has been held; 0.0 if at least one is held now."""
        with self._mutex:
            return 0.0 if self._held else time.monotonic() - self._empty_since

    @property
    def held(self) -> int:
        """The number of samples that are held now."""
        return self._held

    @contextlib.contextmanager
    def hold(self, connection: str = "") -> Iterator[None]:
        """Count one sample as held while the body of the ``with`` statement runs.

        If the limit is greater than 1, one connection can hold at most one sample less than the limit. So one
        connection cannot block all other callers.

        Args:
            connection: identifies the caller's connection. An empty text means that the connection is unknown. Then
                only the limit on all samples applies.

        Raises:
            NoRoom: the worker or the connection already holds as many samples as it may.
        """
        with self._mutex:
            if self._held >= self._limit:
                raise NoRoom("this worker already holds %d samples, which is its limit" % self._limit)
            if connection and self._held_by[connection] >= max(1, self._limit - 1):
                raise NoRoom("this connection already holds %d samples, which is its limit" % self._held_by[connection])
            self._held += 1
            self._held_by[connection] += 1
        try:
            yield
        finally:
            with self._mutex:
                self._held -= 1
                self._held_by[connection] -= 1
                if not self._held_by[connection]:
                    del self._held_by[connection]
                if not self._held:
                    self._when_empty()
                    self._empty_since = time.monotonic()

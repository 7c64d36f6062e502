"""Limits how many samples a worker holds at once, and tidies up when the last sample has ended."""

from __future__ import annotations

import contextlib
import threading
from typing import Callable, Iterator


class NoRoom(RuntimeError):
    """The worker already holds as many samples as it may."""


class Slots:
    """A fixed number of places for samples. Thread-safe.

    Args:
        limit: the number of samples that may be held at once.
        when_empty: called each time the last sample has left, before another sample can enter.
    """

    def __init__(self, limit: int, when_empty: Callable[[], None]) -> None:
        self._limit = limit
        self._when_empty = when_empty
        self._held = 0
        self._mutex = threading.Lock()

    @contextlib.contextmanager
    def hold(self) -> Iterator[None]:
        """Hold one place while the body of the ``with`` statement runs.

        Raises:
            NoRoom: every place is held.
        """
        with self._mutex:
            if self._held >= self._limit:
                raise NoRoom("this worker holds its %d samples already" % self._limit)
            self._held += 1
        try:
            yield
        finally:
            with self._mutex:
                self._held -= 1
                if not self._held:
                    self._when_empty()

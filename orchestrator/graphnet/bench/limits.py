"""The limits of one command of a run: how long it may begin rows, and how far it may fill the disks."""

from __future__ import annotations

import contextlib
import signal
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, TypeVar

from graphnet import units
from graphnet.bench.preflight import free_bytes
from graphnet.settings import cache_home

#: How often the disks are looked at while a row is measured, in seconds. A look takes microseconds.
LOOK_S: Final = 0.5

_Item = TypeVar("_Item")


class Limits:
    """The time and the disk that a command may use. The time counts from the making of this object; None is no limit.

    Attributes:
        reached: which limit was reached, in words; empty if none was.
        missing: the rows that were then not measured: the sample's name, the site's text and the class of machines.
    """

    def __init__(self, time_s: float | None = None, disk_bytes: int | None = None) -> None:
        self._time_s = time_s
        self._disk_bytes = disk_bytes
        self._begun = time.monotonic()
        #: The file systems that the run writes to, each by a folder in it, and how many bytes were free there.
        self._free: dict[Path, int] = {}
        self.reached = ""
        self.missing: frozenset[tuple[str, str, str]] = frozenset()

    def is_over(self) -> bool:
        """Return whether a limit is reached, so that no further row may begin."""
        if not self.reached:
            self.reached = self._time_is_over() or self._disks_are_filled()
        return bool(self.reached)

    def until_over(self, items: Iterable[_Item]) -> Iterator[_Item]:
        """Yield the items as long as no limit is reached."""
        rest = iter(items)
        while not self.is_over() and (found := next(rest, None)) is not None:
            yield found

    @contextlib.contextmanager
    def watching(self, *folders: Path) -> Iterator[None]:
        """Interrupt the main thread, as Ctrl-C does, as soon as the limit of the disks is reached.

        The disks are those of ``folders``, of temporary files and of GraphNet's caches: all that a run writes to.
        """
        if self._disk_bytes is None:
            yield
            return
        for folder in (*folders, Path(tempfile.gettempdir()), cache_home()):
            existing = next(path for path in (folder.absolute(), *folder.absolute().parents) if path.exists())
            if all(existing.stat().st_dev != other.stat().st_dev for other in self._free):
                self._free[existing] = free_bytes(existing)
        ended, main = threading.Event(), threading.main_thread().ident
        watch = threading.Thread(target=self._watch, args=(ended, main), daemon=True)
        watch.start()
        try:
            yield
        finally:
            ended.set()
            watch.join()

    def _watch(self, ended: threading.Event, main: int) -> None:
        while not ended.wait(LOOK_S):
            filled = self._disks_are_filled()
            if filled:
                self.reached = self.reached or filled
                # A shell lets a command in the background ignore SIGINT. ``do_run`` handles SIGTERM in the same way.
                signal.pthread_kill(main, signal.SIGTERM)
                return

    def _time_is_over(self) -> str:
        if self._time_s is None or time.monotonic() - self._begun < self._time_s:
            return ""
        return f"the time limit of {units.clock(self._time_s)} is over"

    def _disks_are_filled(self) -> str:
        filled = sum(max(0, free - _free_now(folder, free)) for folder, free in self._free.items())
        if self._disk_bytes is None or filled < self._disk_bytes:
            return ""
        return (
            f"the disks have {units.size(filled)} less room than when the run began, and its limit is "
            f"{units.size(self._disk_bytes)}"
        )


def _free_now(folder: Path, otherwise: int) -> int:
    with contextlib.suppress(OSError):
        return free_bytes(folder)
    return otherwise

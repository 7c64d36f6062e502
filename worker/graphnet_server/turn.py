"""Whose turn it is on this host: a device times one section at a time, and a CPU none beside another sample's work."""

from __future__ import annotations

import contextlib
import fcntl
import os
import threading
import time
from pathlib import Path
from typing import Callable, List, Optional, Protocol

from graphnet_contract import locks

_POLL_S = 0.002
#: Seconds for which all timed sections of a sample together wait for other samples of the host to end their work.
_PATIENCE_S = 60.0


class Stoppable(Protocol):
    """A process that can be stopped and continued."""

    def pause(self) -> None:
        """Stop every thread of the process and of its group."""

    def resume(self) -> None:
        """Continue after ``pause``."""


class Turn:
    """The right of one sample to run: to work (load, compile, send outputs), or to be timed on its device.

    Between the two the sample's process is stopped, because the thread pools of compilers spin while they wait. One
    thread at a time may use a Turn, but any thread may call ``block_ended``.

    Args:
        lock_directory: directory of the host's locks.
        device: the sample's device, ``TYPE[:INDEX]``.
        stage_timeout_s: seconds that a stage of the sample may take; half of it is the most that its timed sections
            wait in all for other samples' work.
        aborted: says whether nobody needs the turn any more; each wait ends then.
    """

    def __init__(self, lock_directory: Path, device: str, stage_timeout_s: float, aborted: Callable[[], bool]) -> None:
        self._section = TimedSection(lock_directory, device, min(_PATIENCE_S, stage_timeout_s / 2))
        self._work = Work(lock_directory)
        self._aborted = aborted

    def begin_work(self) -> bool:
        """Wait until no section is timed on the CPU, and let none begin until ``end_work``.

        Returns:
            False if the wait was aborted.

        Raises:
            OSError: the directory of the locks cannot be used.
        """
        try:
            self._work.begin(self._aborted)
        except WaitAborted:
            return False
        return True

    def end_work(self) -> None:
        """Say that the sample waits for a command: others may be timed."""
        self._work.end()

    def begin_section(self) -> bool:
        """Wait until the device is free, and on a CPU until no other sample works. Returns and raises as begin_work."""
        try:
            self._section.acquire(self._aborted)
        except WaitAborted:
            return False
        return True

    def block_ended(self, process: Stoppable) -> None:
        """End the timed section, if one runs: stop the process, then free the device.

        The process stops before anybody else is timed, because idle thread pools spin. Its next command continues it.
        """
        if self._section.held:
            process.pause()
        self._section.release()

    def close(self) -> None:
        """Free every lock."""
        self._section.release()
        self._work.end()

    @property
    def beside_work(self) -> bool:
        """Whether some section was timed beside another sample's work, because its wait was over."""
        return self._section.beside_work


class WaitAborted(Exception):
    """``aborted()`` became true before the lock was free."""


class TimedSection:
    """The host's lock of a device; "cpu" and "cpu:0" are the same device. Any thread may release it.

    On a CPU, a section also waits until no worker of this host is at work, because a compiler beside it changes its
    times: by up to 2.9 times, measured. ``beside_work`` says that some section did not wait long enough for that.

    Args:
        directory: directory of the host's locks.
        device: ``TYPE[:INDEX]``.
        patience_s: seconds that all sections together wait for other samples' work.
    """

    def __init__(self, directory: Path, device: str, patience_s: float = 0.0) -> None:
        self._path = directory / locks.timed_lock(device)
        self._work = directory / locks.WORK if device.partition(":")[0] == "cpu" else None
        self._patience_s = patience_s
        self._mutex = threading.Lock()
        self._descriptors: List[int] = []
        self.beside_work = False

    def acquire(self, aborted: Callable[[], bool]) -> None:
        """Wait for the lock.

        Raises:
            WaitAborted: ``aborted()`` was true before the lock was free.
            OSError: the directory of the locks cannot be used.
        """
        taken = [locks.open_lock(self._path)]
        try:
            _wait_for(taken[0], fcntl.LOCK_EX, aborted)
            if self._work is not None:
                taken.append(locks.open_lock(self._work))
                self._wait_for_quiet(taken[1], aborted)
        except BaseException:
            for descriptor in taken:
                os.close(descriptor)
            raise
        with self._mutex:
            self._descriptors = taken

    def _wait_for_quiet(self, descriptor: int, aborted: Callable[[], bool]) -> None:
        began = time.monotonic()
        deadline = began + self._patience_s
        with contextlib.suppress(_Impatient):
            _wait_for(descriptor, fcntl.LOCK_EX, aborted, deadline)
            self._patience_s -= time.monotonic() - began
            return
        self._patience_s = 0.0
        self.beside_work = True

    @property
    def held(self) -> bool:
        """Whether the lock is held."""
        return bool(self._descriptors)

    def release(self) -> None:
        """Free the lock if it is held."""
        with self._mutex:
            descriptors, self._descriptors = self._descriptors, []
        for descriptor in reversed(descriptors):
            os.close(descriptor)


class Work:
    """A sample's work, of which timed sections of this host must know. One thread at a time may use it."""

    def __init__(self, directory: Path) -> None:
        self._path = directory / locks.WORK
        self._descriptor: Optional[int] = None

    def begin(self, aborted: Callable[[], bool]) -> None:
        """Wait for the end of a timed section on the CPU. Raises as TimedSection.acquire."""
        if self._descriptor is not None:
            return
        descriptor = locks.open_lock(self._path)
        try:
            _wait_for(descriptor, fcntl.LOCK_SH, aborted)
        except BaseException:
            os.close(descriptor)
            raise
        self._descriptor = descriptor

    def end(self) -> None:
        """Let others be timed. Does nothing if no work has begun."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


class _Impatient(Exception):
    """The deadline has passed."""


def _wait_for(descriptor: int, mode: int, aborted: Callable[[], bool], deadline: Optional[float] = None) -> None:
    while True:
        try:
            fcntl.flock(descriptor, mode | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            if aborted():
                raise WaitAborted from None
            if deadline is not None and time.monotonic() >= deadline:
                raise _Impatient from None
            time.sleep(_POLL_S)

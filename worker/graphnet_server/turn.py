"""Decides when a sample may run on this host.

A timed section is a block of trials. A sample "works" while it loads, compiles or sends outputs. On each device, only
one section is timed at a time. A section on a CPU also waits until no other sample of the host works.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import threading
import time
from pathlib import Path
from typing import Callable, Generator, List, Optional, Protocol

from graphnet_contract import locks
from graphnet_contract.messages import Waiting

_POLL_S = 0.002
#: The longest total time, in seconds, for which all timed sections of a sample wait for other samples' work to end.
_PATIENCE_S = 60.0
#: When a sample has waited for this time, in seconds, it reports why it waits. After that, it checks at this interval
#: whether the reason has changed.
SAY_S = 1.0
#: As long as a sample waits for the same reason, it repeats its report at this interval, in seconds, so that the client
#: knows that the worker is alive.
_REPEAT_S = 10.0
_UNSEEN = "a process that this worker cannot see"

#: A generator that waits. Each ``next`` returns when there is something new to report about the wait.
Wait = Generator[Waiting, None, None]
#: A ``Wait`` that returns a value at its end: False if the wait was aborted, otherwise True.
GrantedWait = Generator[Waiting, None, bool]


class Stoppable(Protocol):
    """A process that can be stopped and continued."""

    def pause(self) -> None:
        """Stop every thread of the process and of its descendants."""

    def resume(self) -> None:
        """Continue the process and its descendants after ``pause``."""


class Turn:
    """The right of one sample to run: either to work (load, compile, send outputs), or to be timed on its device.

    At other times the sample's process is stopped, because the thread pools of compilers spin while they wait. Only one
    thread at a time may use a Turn, but any thread may call ``block_ended``.

    Args:
        lock_directory: the directory of the host's lock files.
        device: the sample's device, ``TYPE[:INDEX]``.
        stage_timeout_s: seconds that a stage of the sample may take.
        aborted: returns true when the sample needs no turn any more. Every wait then ends.

    Before a timed section, the sample waits until other samples finish their work. The sum of these waits is at most
    60 s, and at most half of ``stage_timeout_s``. A single wait for a lock that another process holds lasts at most
    ``stage_timeout_s``, because the client gives up soon after that.
    """

    def __init__(self, lock_directory: Path, device: str, stage_timeout_s: float, aborted: Callable[[], bool]) -> None:
        self._section = TimedSection(
            lock_directory, device, min(_PATIENCE_S, stage_timeout_s / 2), limit_s=stage_timeout_s
        )
        self._work = Work(lock_directory, limit_s=stage_timeout_s)
        self._aborted = aborted

    def begin_work(self) -> GrantedWait:
        """Wait until no section is timed on the CPU. Then make timed sections wait until ``end_work`` is called.

        Yields: A message that says which process is timed, if the wait is long.

        Returns:
            False if the wait was aborted.

        Raises:
            OSError: the directory of the lock files cannot be used.
            LockHeld: another process held a lock for too long.
        """
        try:
            yield from self._work.begin(self._aborted)
        except WaitAborted:
            return False
        return True

    def end_work(self) -> None:
        """End the work, because the sample now waits for a command. Other samples may then be timed."""
        self._work.end()

    def begin_section(self) -> GrantedWait:
        """Wait until the device is free and, on a CPU, until no other sample works.

        Yields: A message that says which process uses the device or does other work, if the wait is long.

        Returns:
            False if the wait was aborted.

        Raises:
            OSError: the directory of the lock files cannot be used.
            LockHeld: another process held a lock for too long.
        """
        try:
            yield from self._section.acquire(self._aborted)
        except WaitAborted:
            return False
        return True

    def block_ended(self, process: Stoppable) -> None:
        """End the timed section, if one is in progress: stop the process, then free the device.

        The process is stopped first, because its idle thread pools spin and would disturb the next sample that is
        timed. The process continues with its next command.
        """
        if self._section.held:
            process.pause()
        self._section.release()

    def close(self) -> None:
        """Free every lock that this object holds."""
        self._section.release()
        self._work.end()

    @property
    def beside_work(self) -> bool:
        """Whether a timed section began while another sample still worked, because it could not wait any longer."""
        return self._section.beside_work


class WaitAborted(Exception):
    """``aborted()`` returned true before the lock was free."""


class LockHeld(RuntimeError):
    """Another process held a lock for too long. The message is a sentence that names this process if it is known."""


class TimedSection:
    """This host's lock for timing on a device. "cpu" and "cpu:0" are the same device. Any thread may release the lock.

    On a CPU, a timed section also waits until no sample of this host loads, compiles or sends outputs, because a
    compiler that works at the same time changes the section's times. In a measurement, the times changed by a factor of
    up to 2.9. ``beside_work`` is true if a section started while other samples still worked, because ``patience_s`` had
    passed.

    Args:
        directory: the directory of the host's lock files.
        device: ``TYPE[:INDEX]``.
        patience_s: the longest time, in seconds, that all sections together wait for other samples' work.
        limit_s: the longest time, in seconds, that one section waits for the device.
    """

    def __init__(self, directory: Path, device: str, patience_s: float = 0.0, limit_s: float = float("inf")) -> None:
        self._path = directory / locks.timed_lock(device)
        self._work = directory / locks.WORK if device.partition(":")[0] == "cpu" else None
        self._patience_s = patience_s
        self._limit_s = limit_s
        self._mutex = threading.Lock()
        self._descriptors: List[int] = []
        self.beside_work = False

    def acquire(self, aborted: Callable[[], bool]) -> Wait:
        """Wait for the lock.

        Yields:
            A message that says who holds the lock, if the wait is long.

        Raises:
            WaitAborted: ``aborted()`` returned true before the lock was free.
            LockHeld: another process held a lock for too long.
            OSError: the directory of the lock files cannot be used.
        """
        taken = [locks.open_lock(self._path)]
        try:
            yield from _wait_within(
                self._limit_s, self._path, taken[0], fcntl.LOCK_EX, aborted, "the end of another timed section"
            )
            if self._work is not None:
                taken.append(locks.open_lock(self._work))
                yield from self._wait_for_quiet(taken[1], aborted)
        except BaseException:
            for descriptor in taken:
                os.close(descriptor)
            raise
        with self._mutex:
            self._descriptors = taken

    def _wait_for_quiet(self, descriptor: int, aborted: Callable[[], bool]) -> Wait:
        began = time.monotonic()
        deadline = began + self._patience_s
        with contextlib.suppress(_Impatient):
            reason = "other samples that load, compile or send outputs"
            yield from _wait_for(descriptor, fcntl.LOCK_EX, aborted, reason, deadline)
            self._patience_s -= time.monotonic() - began
            return
        self._patience_s = 0.0
        self.beside_work = True

    @property
    def held(self) -> bool:
        """Whether this object holds the lock."""
        return bool(self._descriptors)

    def release(self) -> None:
        """Free the lock if it is held."""
        with self._mutex:
            descriptors, self._descriptors = self._descriptors, []
        for descriptor in reversed(descriptors):
            os.close(descriptor)


class Work:
    """A lock that makes timed sections of this host wait while a sample works (loads, compiles or sends outputs).

    Only one thread at a time may use it.
    """

    def __init__(self, directory: Path, limit_s: float = float("inf")) -> None:
        """Keep the arguments. ``limit_s`` is the longest time, in seconds, that ``begin`` waits."""
        self._path = directory / locks.WORK
        self._limit_s = limit_s
        self._descriptor: Optional[int] = None

    def begin(self, aborted: Callable[[], bool]) -> Wait:
        """Wait until no section is timed on the CPU, then take the lock.

        Yields the same messages and raises the same errors as TimedSection.acquire.
        """
        if self._descriptor is not None:
            return
        descriptor = locks.open_lock(self._path)
        try:
            yield from _wait_within(
                self._limit_s,
                self._path,
                descriptor,
                fcntl.LOCK_SH,
                aborted,
                "the end of another sample's timed section",
            )
        except BaseException:
            os.close(descriptor)
            raise
        self._descriptor = descriptor

    def end(self) -> None:
        """Free the lock, so that other samples may be timed. Do nothing if this object does not hold the lock."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


class _Impatient(Exception):
    """A sample has waited for a lock until its deadline."""


def _wait_within(
    limit_s: float, path: Path, descriptor: int, mode: int, aborted: Callable[[], bool], reason: str
) -> Wait:
    """Wait for a lock as ``_wait_for`` does. Raise LockHeld if the lock is not free within ``limit_s`` seconds."""
    try:
        yield from _wait_for(descriptor, mode, aborted, reason, time.monotonic() + limit_s)
    except _Impatient:
        holder = locks.holder_of(descriptor) or _UNSEEN
        raise LockHeld(
            "the lock %s was not free for %g s, because %s holds it; end that process, or name another directory "
            "of locks in %s" % (path, limit_s, holder, locks.VARIABLE)
        ) from None


def _wait_for(descriptor: int, mode: int, aborted: Callable[[], bool], reason: str, deadline: float) -> Wait:
    """Wait for a lock.

    If the wait is long, yield a message with ``reason`` and the lock's holder, and after the wait an empty message.

    Raises:
        WaitAborted: ``aborted()`` returned true before the lock was free.
        _Impatient: the lock was not free at the time ``deadline`` of the monotonic clock.
    """
    said, say_at, repeat_at = "", time.monotonic() + SAY_S, 0.0
    while True:
        try:
            fcntl.flock(descriptor, mode | fcntl.LOCK_NB)
        except BlockingIOError:
            if aborted():
                raise WaitAborted from None
            now = time.monotonic()
            if now >= deadline:
                if said:
                    yield Waiting("")
                raise _Impatient from None
            if now >= say_at:
                say_at = now + SAY_S
                text = "%s: %s" % (reason, locks.holder_of(descriptor) or _UNSEEN)
                if text != said or now >= repeat_at:
                    said, repeat_at = text, now + _REPEAT_S
                    yield Waiting(text)
            time.sleep(_POLL_S)
        else:
            break
    if said:
        yield Waiting("")

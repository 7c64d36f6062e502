"""Decides when a sample may run on this host.

A timed section is a block of trials. A sample "works" while it loads, compiles or sends outputs. On each device, only
one section is timed at a time. A section on a CPU also waits until no other sample of the host works. No sample
begins while a run with ``--slots`` measures on this host, and such a run begins only between samples.
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

#: A sample that waits for a lock looks at this interval, in seconds, whether anybody still needs it.
LOOK_S = 0.5
#: How often to look whether a lock is free if no thread can be started, which would wait for it, in seconds.
_WITHOUT_THREAD_S = 0.05
#: The longest total time, in seconds, for which all timed sections of a sample wait for other samples' work to end.
_PATIENCE_S = 60.0
#: A sample reports why it waits after this time, in seconds. If the reason changes, it reports the new one after twice
#: this time, then after twice as long again, and so on.
SAY_S = 1.0
#: But it reports the reason at least at this interval, in seconds, so that the client knows that the worker is alive.
_REPEAT_S = 10.0
_UNSEEN = "a process that this worker cannot see"

#: A generator that waits. Each ``next`` returns when there is something new to report about the wait.
Wait = Generator[Waiting, None, None]
#: A ``Wait`` that returns a value at its end: False if the wait was aborted, otherwise True.
GrantedWait = Generator[Waiting, None, bool]


class Stoppable(Protocol):
    def pause(self) -> None:
        """Stop every thread of the process and of its descendants."""


class Turn:
    """The right of one sample to run: either to work (load, compile, send outputs), or to be timed on its device.

    At other times the sample's process is stopped, because the thread pools of compilers spin while they wait. Only one
    thread at a time may use a Turn, but any thread may call ``block_ended``. Every wait ends when ``aborted`` returns
    true.

    Before a timed section, the sample waits until other samples finish their work. The sum of these waits is at most 60
    s, and at most half of ``stage_timeout_s``. A single wait for a lock that another process holds lasts at most
    ``stage_timeout_s`` (the limit of a stage, in seconds), because the client gives up soon after that. Only the wait
    for a run with ``--slots`` has no limit: such a run may take hours, and it ends.
    """

    def __init__(self, lock_directory: Path, device: str, stage_timeout_s: float, aborted: Callable[[], bool]) -> None:
        self._section = TimedSection(
            lock_directory, device, min(_PATIENCE_S, stage_timeout_s / 2), limit_s=stage_timeout_s
        )
        self._host = Work(lock_directory, locks.HOST, "the end of a run with --slots")
        self._work = Work(lock_directory, limit_s=stage_timeout_s)
        self._aborted = aborted

    def begin_work(self) -> GrantedWait:
        """Wait until no section is timed on the CPU. Then make timed sections wait until ``end_work`` is called. The
        first call also waits for a run with ``--slots``, and makes such runs wait until ``close`` is called.

        Yield a message that says which process is timed, if the wait is long. Return False if the wait was aborted.
        Raise OSError if the directory of the lock files cannot be used, and LockHeld if another process held a lock for
        too long.
        """
        return _granted(self._host.begin(self._aborted), self._work.begin(self._aborted))

    def end_work(self) -> None:
        """End the work, because the sample now waits for a command. Other samples may then be timed."""
        self._work.end()

    def begin_section(self) -> GrantedWait:
        """Wait until the device is free and, on a CPU, until no other sample works. Otherwise like ``begin_work``."""
        return _granted(self._section.acquire(self._aborted))

    def block_ended(self, process: Stoppable) -> None:
        """End the timed section, if one is in progress: stop the process, then free the device.

        In this order, because idle thread pools spin and would disturb the next timed sample.
        """
        if self._section.held:
            process.pause()
        self._section.release()

    def close(self) -> None:
        self._section.release()
        self._work.end()
        self._host.end()

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
    compiler that works at the same time changes the section's times, in a measurement by a factor of up to 2.9. All
    sections together wait at most ``patience_s`` seconds for this; ``beside_work`` is true if one started while other
    samples still worked. One section waits at most ``limit_s`` seconds for the device.
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
        """Wait for the lock. Yield a message that says who holds it, if the wait is long.

        Raise WaitAborted if ``aborted()`` returned true before the lock was free, LockHeld if another process held a
        lock for too long, and OSError if the directory of the lock files cannot be used.
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
        return bool(self._descriptors)

    def release(self) -> None:
        with self._mutex:
            descriptors, self._descriptors = self._descriptors, []
        for descriptor in reversed(descriptors):
            os.close(descriptor)


class Work:
    """A lock that makes timed sections of this host wait while a sample works. Only one thread at a time may use it.

    ``name`` is the file of the lock, ``reason`` is what a sample that cannot lock it says it waits for.
    """

    def __init__(
        self,
        directory: Path,
        name: str = locks.WORK,
        reason: str = "the end of another sample's timed section",
        limit_s: float = float("inf"),
    ) -> None:
        self._path = directory / name
        self._reason = reason
        self._limit_s = limit_s
        self._descriptor: Optional[int] = None

    def begin(self, aborted: Callable[[], bool]) -> Wait:
        """Wait at most ``limit_s`` seconds until nobody holds the lock exclusively, and share it. Like
        ``TimedSection.acquire``.
        """
        if self._descriptor is not None:
            return
        descriptor = locks.open_lock(self._path)
        try:
            yield from _wait_within(self._limit_s, self._path, descriptor, fcntl.LOCK_SH, aborted, self._reason)
        except BaseException:
            os.close(descriptor)
            raise
        self._descriptor = descriptor

    def end(self) -> None:
        """Free the lock if it is held, so that other samples may be timed."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _granted(*waits: Wait) -> GrantedWait:
    try:
        for wait in waits:
            yield from wait
    except WaitAborted:
        return False
    return True


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
    """Wait for a lock. If the wait is long, yield ``reason`` with the lock's holder, and at the end an empty message.

    Raise WaitAborted if ``aborted()`` returned true, and _Impatient at the time ``deadline`` of the monotonic clock.
    """
    said, pause_s, say_at, repeat_at = "", SAY_S, time.monotonic() + SAY_S, 0.0
    tried = threading.Event()
    tried.set()
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
                pause_s = min(2 * pause_s, _REPEAT_S)
                say_at = now + pause_s
                text = "%s: %s" % (reason, locks.holder_of(descriptor) or _UNSEEN)
                if text != said or now >= repeat_at:
                    said, repeat_at = text, now + _REPEAT_S
                    yield Waiting(text)
            if tried.is_set():
                try:
                    tried = _lock_in_thread(descriptor, mode)
                except RuntimeError:
                    # A sample that starts processes without end leaves no room for a thread.
                    time.sleep(_WITHOUT_THREAD_S)
                    continue
            tried.wait(min(LOOK_S, deadline - now))
        else:
            break
    if said:
        yield Waiting("")


def _lock_in_thread(descriptor: int, mode: int) -> threading.Event:
    """Lock an open file, for which a thread waits in the kernel: unlike a look every few milliseconds, this costs
    nothing, and the lock is taken as soon as it is free. Return an event that is set when the thread has ended.

    The thread cannot be interrupted. It has a descriptor of its own, which shares the lock: if ``descriptor`` is closed
    meanwhile, the thread frees the lock at once when it gets it. Raise RuntimeError if no thread can be started.
    """
    own, tried = os.dup(descriptor), threading.Event()

    def lock() -> None:
        try:
            fcntl.flock(own, mode)
        finally:
            os.close(own)
            tried.set()

    try:
        threading.Thread(target=lock, name="lock", daemon=True).start()
    except RuntimeError:
        os.close(own)
        raise
    return tried

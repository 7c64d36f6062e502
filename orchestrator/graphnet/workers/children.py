"""Programs and workers that are being started, and how an interrupt ends them at once."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import IO, Final

from graphnet.errors import ExitCode, GraphNetError

#: Seconds within which a program must end after SIGTERM. After that it gets SIGKILL.
_GRACE_S: Final = 1.0


class Interrupted(GraphNetError):
    """The user interrupted the command while something was being started. Nothing of it is left."""

    exit_code = ExitCode.INTERRUPTED


class Starting:
    """Everything that other threads are starting. Any thread may use it.

    ``abandon`` stops all of it. A thread that waits for something to start then gets an error soon, so that an
    interrupt in the main thread does not have to wait for the end of a build or of a worker's imports.
    """

    def __init__(self) -> None:
        self._mutex = threading.Lock()
        self._stops: dict[int, Callable[[], None]] = {}
        self._next = 0
        self.abandoned = False

    def abandon(self) -> None:
        """Stop everything that is being started, and everything that begins to start from now on."""
        with self._mutex:
            self.abandoned = True
            stops = list(self._stops.values())
        # Each may take a second or two, so they stop at the same time.
        threads = [threading.Thread(target=stop, daemon=True) for stop in stops]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(3 * _GRACE_S)

    @contextlib.contextmanager
    def stoppable(self, stop: Callable[[], None]) -> Iterator[None]:
        """While the body runs, let ``abandon`` call ``stop``, which must be safe in another thread and called twice.

        Raises:
            Interrupted: everything was abandoned before.
        """
        with self._mutex:
            if self.abandoned:
                raise Interrupted("the command was interrupted")
            number, self._next = self._next, self._next + 1
            self._stops[number] = stop
        try:
            yield
        finally:
            with self._mutex:
                del self._stops[number]

    def run(
        self, command: Sequence[str], environment: Mapping[str, str], stdout: int | IO[str], stderr: int | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a program to its end, in a session of its own, so that ``abandon`` ends it with all of its children."""
        with subprocess.Popen(
            command, env=environment, stdout=stdout, stderr=stderr, text=True, start_new_session=True
        ) as process:
            try:
                with self.stoppable(lambda: end_group(process)):
                    out, error = process.communicate()
            # Also if this thread itself is interrupted, the program must not live on.
            except BaseException:
                end_group(process)
                raise
        return subprocess.CompletedProcess(command, process.returncode, out, error)


def end_group(process: subprocess.Popen[str]) -> None:
    """End a program that leads its own session, with all of its children: politely at first."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(_GRACE_S)
            return


@contextlib.contextmanager
def terminable() -> Iterator[None]:
    """While the body runs, let SIGTERM raise KeyboardInterrupt as Ctrl-C does, so that children are ended too."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)

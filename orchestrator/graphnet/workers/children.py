"""Keep track of programs and workers that are being started, so that an interrupt ends them at once."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import IO, Final

from graphnet.errors import ExitCode, GraphNetError

#: A program that is still running this many seconds after SIGTERM gets SIGKILL.
_GRACE_S: Final = 1.0


class Interrupted(GraphNetError):
    """The user interrupted the command while a program or worker was being started. The start was undone."""

    exit_code = ExitCode.INTERRUPTED


class Starting:
    """The programs and workers that threads are starting. Any thread may use this object.

    ``abandon`` stops all of them, so that each thread that waits for a start soon raises an error. After an interrupt,
    the main thread therefore need not wait for the end of a build or of a worker's imports.
    """

    def __init__(self) -> None:
        self._mutex = threading.Lock()
        self._stops: dict[int, Callable[[], None]] = {}
        self._next = 0
        self.abandoned = False

    def abandon(self) -> None:
        """Stop everything that is being started, and refuse every start from now on."""
        with self._mutex:
            self.abandoned = True
            stops = list(self._stops.values())
        # Stopping a program may take a second or two, so stop all programs at the same time.
        threads = [threading.Thread(target=stop, daemon=True) for stop in stops]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(3 * _GRACE_S)

    @contextlib.contextmanager
    def stoppable(self, stop: Callable[[], None]) -> Iterator[None]:
        """While the body runs, let ``abandon`` call ``stop``.

        Any thread must be able to call ``stop``, and more than one call must do no harm.

        Raises:
            Interrupted: ``abandon`` had been called before the body could begin.
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
        """Run a program to its end. The program gets a new session, so that ``abandon`` can also end its children.

        If ``abandon`` ends the program, this function raises no error. The caller must look at ``abandoned``.

        Raises:
            Interrupted: ``abandon`` had been called before this call.
        """
        with subprocess.Popen(
            command, env=environment, stdout=stdout, stderr=stderr, text=True, start_new_session=True
        ) as process:
            try:
                with self.stoppable(lambda: end_group(process)):
                    out, error = process.communicate()
            # End the program even if this thread itself is interrupted.
            except BaseException:
                end_group(process)
                raise
        return subprocess.CompletedProcess(command, process.returncode, out, error)


def end_group(process: subprocess.Popen[str]) -> None:
    """Send SIGTERM to a program that leads its own session, and to its children.

    If the program itself is still running after ``_GRACE_S`` seconds, send SIGKILL to all of them. A child that ignores
    SIGTERM therefore survives if the program itself ends in time.
    """
    for number in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(_GRACE_S)
            return


@contextlib.contextmanager
def terminable() -> Iterator[None]:
    """While the body runs, let SIGTERM raise KeyboardInterrupt as Ctrl-C does, so that the body can end its children.

    Python lets only the main thread set signal handlers. In another thread, this function changes nothing.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)

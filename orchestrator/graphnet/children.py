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
    """The user interrupted the command while something was being started. The start was undone."""

    exit_code = ExitCode.INTERRUPTED


class Starting:
    """The programs and workers that threads are starting. Any thread may use this object.

    After ``abandon``, each of these threads soon raises an error, so that an interrupt need not wait for a build.
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
        """While the body runs, let ``abandon`` call ``stop`` in any thread. Raises Interrupted after ``abandon``."""
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
        """Run a program to its end, in a new session, so that ``abandon`` can also end its children.

        If ``abandon`` ends the program, this function raises no error. The caller must look at ``abandoned``. Raises
        Interrupted if ``abandon`` had been called before this call.
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
    """Send SIGTERM to a program that leads its own session, and to its children; after ``_GRACE_S`` seconds, SIGKILL.

    A child that ignores SIGTERM survives if the program itself ends in time.
    """
    for number in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(_GRACE_S)
            return


def end_as_interrupt() -> None:
    """From now on, let SIGTERM and SIGHUP raise KeyboardInterrupt. Under ``nohup``, SIGHUP stays ignored."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.default_int_handler)

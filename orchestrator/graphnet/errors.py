"""The exit codes, and the errors that the command line reports in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum


class ExitCode(IntEnum):
    """The exit codes of every command. docs/results.md lists them."""

    OK = 0
    CHECK_FAILED = 1
    USAGE = 2
    UNAVAILABLE = 3
    INTERRUPTED = 130


class GraphNetError(Exception):
    """An error that users see without a traceback. Its message is one sentence that names the fault and the remedy.

    Attributes:
        nearest: the names that exist and are similar to the one that the user typed, the most similar first.
        is_printed: whether the error is already on stdout, as part of a JSON document that was begun before the error.
    """

    exit_code = ExitCode.USAGE
    nearest: tuple[str, ...] = ()
    is_printed = False


class UsageError(GraphNetError):
    """The command cannot be carried out as the user typed it; the exit code is 2."""

    def __init__(self, message: str, nearest: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.nearest = tuple(nearest)


class BackendUnavailable(GraphNetError):
    """A backend cannot run here; the message gives the reason and the remedy.

    The backend's rows get the outcome BACKEND_UNAVAILABLE. If all rows of a backend in a run have this outcome, the
    exit code is 3.
    """

    exit_code = ExitCode.UNAVAILABLE


class WorkerLost(GraphNetError):
    """A worker vanished, refused a request or broke the contract. The system is at fault, not the compiler.

    Attributes:
        again: whether the same request may succeed when it is sent a second time.
    """

    exit_code = ExitCode.UNAVAILABLE

    def __init__(self, message: str, again: bool = True) -> None:
        super().__init__(message)
        self.again = again


class StorageError(GraphNetError):
    """A file or folder cannot be written or read; the exit code is 2. Rows that are already stored stay intact."""

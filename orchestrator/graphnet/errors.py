"""What the command line says when something is wrong, and the exit code it says it with."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """Exit codes of every command; ``bench`` tells what 1 and 3 are there."""

    OK = 0
    CHECK_FAILED = 1
    USAGE = 2
    UNAVAILABLE = 3
    INTERRUPTED = 130


class GraphNetError(Exception):
    """One sentence that says what is wrong and what to do; shown without a traceback."""

    exit_code = ExitCode.USAGE


class UsageError(GraphNetError):
    """The command cannot mean anything: exit 2."""


class BackendUnavailable(GraphNetError):
    """A backend cannot be had here, with the reason and the remedy: rows BACKEND_UNAVAILABLE, exit 3 if all are."""

    exit_code = ExitCode.UNAVAILABLE


class WorkerLost(GraphNetError):
    """A worker vanished, refused or broke the contract: a system failure, never the compiler's.

    ``again`` is False where asking once more would be refused for the same reason.
    """

    exit_code = ExitCode.UNAVAILABLE

    def __init__(self, message: str, again: bool = True) -> None:
        super().__init__(message)
        self.again = again


class StorageError(GraphNetError):
    """The run's folder cannot be written or read: exit 2, earlier rows are intact."""

"""The errors that the command line reports in one sentence, and its exit codes."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """Exit codes of every command; docs/results.md says what 1 and 3 mean for ``bench``."""

    OK = 0
    CHECK_FAILED = 1
    USAGE = 2
    UNAVAILABLE = 3
    INTERRUPTED = 130


class GraphNetError(Exception):
    """One sentence that says what is wrong and what to do; users see it without a traceback."""

    exit_code = ExitCode.USAGE


class UsageError(GraphNetError):
    """The command makes no sense as it was typed: exit 2."""


class BackendUnavailable(GraphNetError):
    """A backend cannot run here; the message gives the reason and the remedy.

    Its rows get the outcome BACKEND_UNAVAILABLE; if all rows of a backend have it, the exit code is 3.
    """

    exit_code = ExitCode.UNAVAILABLE


class WorkerLost(GraphNetError):
    """A worker vanished, refused a request or broke the contract: the system failed, not the compiler.

    Attributes:
        again: False if the worker would refuse the same request again.
    """

    exit_code = ExitCode.UNAVAILABLE

    def __init__(self, message: str, again: bool = True) -> None:
        super().__init__(message)
        self.again = again


class StorageError(GraphNetError):
    """The run's folder cannot be written or read: exit 2. Rows that were written before are intact."""

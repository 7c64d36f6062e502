"""The exit codes, and the errors that the command line reports in one sentence."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Self


class ExitCode(IntEnum):
    """The exit codes of every command, each with its meaning. docs/reference/exit-codes.md lists them."""

    meaning: str

    def __new__(cls, code: int, meaning: str) -> Self:
        """Make a code that is equal to its number."""
        made = int.__new__(cls, code)
        made._value_ = code
        made.meaning = meaning
        return made

    OK = 0, "the command did what it was asked. A run is complete; its outcomes do not matter"
    CHECK_FAILED = (
        1,
        "a check failed: a row has something that `--fail-on` names (default `wrong`: OUTPUT_MISMATCH or ACCURACY; "
        "`failed`, such as COMPILE_ERROR or CRASHED; `not_judged`, `no_reference` or `not_run`: every outcome of that "
        "group; an outcome; a flag), a row is worse "
        "than `--baseline` expects or than an earlier run, a sample cannot be read or repaired, a case of the contract "
        "failed, a run was not removed, a bisection was left with several commits, a gap was not explained to 80 %, a "
        "cause was not found, or `verify` found a bundle that was edited or a row that contradicts it",
    )
    USAGE = 2, "wrong usage, or a folder or file that cannot be used, for instance a bundle that is cut or newer"
    UNAVAILABLE = (
        3,
        "something is missing here: no row reached a compiler, a requested backend or device was unavailable for all "
        "samples, no row can be scored, two runs could not be compared completely, or `verify` cannot say whether a "
        "run holds. A fault of graphnet itself has this code too",
    )
    #: As of the program ``timeout``.
    LIMIT_REACHED = (
        124,
        "a limit of `bench` was reached (`--time-limit`, `--disk-limit`), rows are missing, and no row is bad. The "
        "rows so far are kept, and the command that goes on is printed",
    )
    INTERRUPTED = (
        130,
        "the command was interrupted. The rows of a run so far are kept, and the command that goes on is printed",
    )


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
    """A backend cannot run here; the message gives the reason and the remedy. Its rows get this outcome."""

    exit_code = ExitCode.UNAVAILABLE


class WorkerLost(GraphNetError):
    """A worker vanished, refused a request or broke the contract. The system is at fault, not the compiler.

    ``again`` says whether the same request may succeed when it is sent a second time.
    """

    exit_code = ExitCode.UNAVAILABLE

    def __init__(self, message: str, again: bool = True) -> None:
        super().__init__(message)
        self.again = again


class StorageError(GraphNetError):
    """A file or folder cannot be written or read; the exit code is 2. Rows that are already stored stay intact."""


@contextlib.contextmanager
def storing(subject: object, verb: str) -> Iterator[None]:
    """Raise a failure of the system inside a ``with`` statement as StorageError: SUBJECT cannot be VERB, and why."""
    try:
        yield
    except OSError as error:
        raise StorageError(f"{subject} cannot be {verb}: {error.strerror or error}") from error

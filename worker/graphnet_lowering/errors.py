"""Says in one line why a capture failed, in the exceptions of the adapter contract."""

from __future__ import annotations

import os
from typing import Tuple

from graphnet_runner.adapter import CompileError, UnsupportedError
from graphnet_runner.failures import is_out_of_memory

#: The name of what stops a capture, where an operator's name is asked for.
DATA_DEPENDENT = "data-dependent shape"
_DATA_DEPENDENT = ("GuardOnDataDependentSymNode", "DataDependent", "UnbackedSymint")


def one_line(error: BaseException, limit: int = 1000, folder: str = "") -> str:
    """Return the error's type and message in one line of at most ``limit`` characters of message.

    Remove ``folder``, such as that of a sample, from the names of its files: the message is then the same in each row.
    """
    text = str(error).replace(os.path.join(folder, ""), "") if folder else str(error)
    return "%s: %s" % (type(error).__name__, " ".join(text.split())[:limit])


def depends_on_data(error: BaseException) -> bool:
    """Whether a capture failed because a shape or a branch depends on the values of tensors."""
    name = type(error).__name__
    return any(part in name for part in _DATA_DEPENDENT) or "data-dependent" in str(error).lower()


def explained(what: str, error: BaseException, step: str, operators: Tuple[str, ...] = ()) -> BaseException:
    """Return what an adapter raises after ``error`` in ``step``: "capture", "lower", "build" or "load".

    ``what`` names what failed. If memory ran out, or the error is of the contract, it is returned as it is.
    """
    if is_out_of_memory(error) or isinstance(error, (CompileError, UnsupportedError)):
        return error
    text = "%s: %s" % (what, one_line(error))
    if depends_on_data(error):
        return UnsupportedError(text, (DATA_DEPENDENT,))
    return UnsupportedError(text, operators) if operators else CompileError(text, step)

"""The exceptions of the graph tools. If the user can do something about an error, its message says what."""

from __future__ import annotations

from typing import Sequence

from graphnet_contract.samples import SampleError


class ExtractError(RuntimeError):
    """A model could not be turned into samples. The message gives the reason and the usual remedy."""


class EmitError(ExtractError):
    """A sample's source code cannot express a part of a graph, such as an operator, a constant or a vmap region."""


class HigherOrderError(EmitError):
    """A graph calls another graph, through torch.utils.checkpoint, torch.cond or a custom autograd function."""


class CoverageError(ExtractError):
    """The capture is empty, or code outside every captured graph computed a part of the model's result."""


class MismatchError(ExtractError):
    """Two results that must be equal, such as those of a model and its written sample, differ in at least one bit."""


class DeriveError(ExtractError):
    """Raised if a variant of a sample cannot be derived. The message gives the reason."""


class UsageError(ValueError):
    """The user's request itself is wrong: for instance, a file does not exist, or an option has a wrong value.

    ``nearest`` are names that exist and are similar to the one that the user typed.
    """

    def __init__(self, message: str, nearest: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.nearest = tuple(nearest)


def first_line(error: BaseException) -> str:
    """Return the type of an error and the first line of its message."""
    return f"{type(error).__name__}: {(str(error).strip() or 'no message').splitlines()[0]}"


def one_line(error: BaseException) -> str:
    """Return the whole message of an error as one line. The error's type comes first, unless it is one of our own."""
    known = isinstance(error, (SampleError, ExtractError, UsageError))
    return " ".join((str(error) if known else f"{type(error).__name__}: {error}").split())

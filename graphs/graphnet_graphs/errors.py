"""What can go wrong while a model becomes samples; every message ends with what to do next."""

from __future__ import annotations


class ExtractError(RuntimeError):
    """The model was not turned into samples. The message says why and what usually helps."""


class EmitError(ExtractError):
    """A captured graph holds something that a sample's text cannot say (an operator, a constant, a region)."""


class HigherOrderError(EmitError):
    """A graph calls another graph: a checkpoint, a torch.cond, a custom autograd function."""


class CoverageError(ExtractError):
    """Part of the forward was computed outside every captured graph, or nothing was captured at all."""


class MismatchError(ExtractError):
    """The written text computes something else than the model does in eager mode."""


class UsageError(ValueError):
    """The request itself is wrong: no such file, no such function, a wrong return value."""


def first_line(error: BaseException) -> str:
    """The type of an error and the first line of what it says."""
    return f"{type(error).__name__}: {(str(error).strip() or 'no message').splitlines()[0]}"

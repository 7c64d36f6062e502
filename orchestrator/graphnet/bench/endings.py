"""Make the ending of a row from the worker's outcome, from the judge's verdict, or from an error."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from graphnet.bench.golden import NotKept
from graphnet.errors import BackendUnavailable, GraphNetError, WorkerLost
from graphnet.inputs.store import InputsFailed, NoRoom
from graphnet.judge.verdict import Disagreement, Verdict
from graphnet.outcomes import RETRIED, Outcome
from graphnet.runs.request import Request
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage
from graphnet_contract.samples import SampleError


@dataclass(frozen=True)
class Ending:
    """How a row ended: the fields outcome, stage, step and message of its record."""

    outcome: Outcome
    stage: str | None = None
    step: str | None = None
    message: str | None = None


class ReferenceFailed(Exception):
    """The reference failed, or two of its runs disagree. The sample's remaining rows get ``ending``."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending.message)
        self.ending = ending


class ReferenceLost(Exception):
    """The reference's worker went away while a site was measured beside the reference."""


class TensorsTooLarge(Exception):
    """The sample's tensors alone are larger than ``--memory``."""


@dataclass(frozen=True)
class _Rule:
    """The ending of a row by one type of error. ``{}`` in the sentences stands for the error's message."""

    outcome: Outcome
    stage: str | None = None
    sentence: str = "{}"
    #: The message of all remaining rows if the error ended the reference.
    of_reference: str = "{}"


#: A compiler that needs more than this beside copies of the sample's tensors needs too much, by whichever limit.
ENOUGH_BYTES: Final = 4 << 30
_UNKNOWN_OUTCOME: Final = "the worker reported an outcome that this version does not know; update graphnet"
_INTERRUPTED: Final = "the run was interrupted on this row; --resume measures it"
_RULES: Final[Mapping[type[BaseException], _Rule]] = {
    SampleError: _Rule(Outcome.LOAD_ERROR, "load"),
    InputsFailed: _Rule(Outcome.INPUT_ERROR, "inputs"),
    TensorsTooLarge: _Rule(Outcome.OUT_OF_MEMORY, "inputs"),
    NoRoom: _Rule(Outcome.BACKEND_UNAVAILABLE, "inputs"),
    NotKept: _Rule(Outcome.REFERENCE_FAILED),
    BackendUnavailable: _Rule(Outcome.BACKEND_UNAVAILABLE, of_reference="the reference: {}"),
    WorkerLost: _Rule(Outcome.WORKER_LOST, of_reference="the reference's worker: {}"),
    ReferenceLost: _Rule(Outcome.WORKER_LOST, of_reference="the reference's worker: {}"),
    KeyboardInterrupt: _Rule(Outcome.CANCELLED, sentence=_INTERRUPTED, of_reference=_INTERRUPTED),
}
#: The types of errors for ``ending_of_error``. Any other exception is for ``ending_of_fault``.
ROW_ERRORS: Final[tuple[type[Exception], ...]] = (
    ReferenceFailed,
    *(kind for kind in _RULES if issubclass(kind, Exception)),
)


def ending_of_error(error: BaseException, of_reference: bool = False) -> Ending:
    """Turn one of ``ROW_ERRORS``, or an interrupt, into a row's ending. ``of_reference``: it ended the reference."""
    if isinstance(error, ReferenceFailed):
        return error.ending
    for kind, rule in _RULES.items():
        if isinstance(error, kind):
            sentence = rule.of_reference if of_reference else rule.sentence
            return Ending(rule.outcome, rule.stage, None, sentence.format(error))
    raise TypeError(f"no row ends by {type(error).__name__}") from error


def ending_of_fault(error: Exception) -> Ending:
    """Turn an unexpected error into the ending of a row, so that the run continues with the next row."""
    if isinstance(error, GraphNetError):
        return Ending(Outcome.BACKEND_UNAVAILABLE, None, None, str(error))
    message = f"a fault of graphnet itself: {type(error).__name__}: {error} (the traceback is in the log; report it)"
    return Ending(Outcome.INTERNAL_ERROR, None, None, message)


def ending_of(outcome: messages.Outcome) -> Ending:
    """Turn a worker's outcome into the ending of a row."""
    if outcome.code is OutcomeCode.OK:
        return Ending(Outcome.OK, None, outcome.step or None, outcome.message or None)
    stage = None if outcome.stage is Stage.UNSPECIFIED else outcome.stage.name.lower()
    if outcome.code is OutcomeCode.UNSPECIFIED:
        return Ending(Outcome.WORKER_LOST, stage, None, _UNKNOWN_OUTCOME)
    return Ending(Outcome(outcome.code.name), stage, outcome.step or None, outcome.message or None)


def reference_ending(outcome: messages.Outcome) -> Ending:
    """Return the ending of every remaining row of a sample whose reference failed with this outcome."""
    own = ending_of(outcome)
    if own.outcome in RETRIED:
        # Not the reference failed, but the machine on which it ran.
        return Ending(own.outcome, own.stage, own.step, f"the reference: {own.message}")
    return Ending(Outcome.REFERENCE_FAILED, own.stage, own.outcome.value, f"the reference: {own.message}")


def without_own_limit(ending: Ending, request: Request, tensors_nbytes: int) -> Ending:
    """Return the ending of a row whose process, or whose reference's process, may have reached the limit of memory.

    Nobody asked for the default limit, which is small if the machine had little memory left. So a process that reaches
    a default below ENOUGH_BYTES and four times the sample's tensors says nothing about its compiler: the sample is to
    be run again where there is more.
    """
    full = Outcome.OUT_OF_MEMORY in (ending.outcome, ending.step)
    limit, enough = request.memory_bytes, ENOUGH_BYTES + 4 * tensors_nbytes
    if not full or not request.memory_is_default or limit >= enough or "CUDA" in (ending.message or ""):
        return ending
    message = (
        f"the limit of memory was {limit:,} bytes per process, because little memory was available when the run began; "
        f"free some or give --memory, and begin another run ({ending.message})"
    )
    return Ending(Outcome.BACKEND_UNAVAILABLE, ending.stage, None, message)


def judged(ending: Ending, verdict: Verdict, same_generator: bool, draws: Disagreement | None = None) -> Ending:
    """Return the ending of a judged row: its own if it failed before, otherwise the verdict's. If only values differ
    and other random numbers were drawn, ``draws``, a disagreement of distributions, makes it ACCURACY, and None
    NOT_COMPARABLE.
    """
    if ending.outcome is not Outcome.OK or verdict.outcome == "OK":
        return ending
    if verdict.outcome == "ACCURACY" and not same_generator:
        if draws is not None:
            return Ending(Outcome.ACCURACY, "outputs", draws.step, f"the graph draws random numbers: {draws.message}")
        message = (
            "the graph draws random numbers, and this stack draws other ones than the reference; shapes, dtypes, the "
            "places of NaN and infinity, and moments agree, but single values cannot be compared"
        )
        return Ending(Outcome.NOT_COMPARABLE, "outputs", "values", message)
    return Ending(Outcome(verdict.outcome), "outputs", verdict.step, verdict.message)

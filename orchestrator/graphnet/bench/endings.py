"""Make the ending of a row from the worker's outcome, from the judge's verdict, or from an error."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from graphnet.errors import BackendUnavailable, GraphNetError, WorkerLost
from graphnet.inputs.store import InputsFailed, NoRoom
from graphnet.judge.draws import Disagreement
from graphnet.judge.verdict import Verdict
from graphnet.outcomes import Outcome
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
    """The reference failed, or two of its runs disagree.

    The sample's remaining rows cannot be judged. They get ``ending``.
    """

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending.message)
        self.ending = ending


class ReferenceLost(Exception):
    """The reference's worker went away while a site was measured beside the reference."""


class TensorsTooLarge(Exception):
    """The sample's tensors alone are larger than ``--memory``."""


@dataclass(frozen=True)
class _Rule:
    """How one type of error becomes the ending of a row.

    The row's message is ``sentence`` or ``of_reference``, with the error's message in place of ``{}``.
    """

    outcome: Outcome
    stage: str | None = None
    sentence: str = "{}"
    #: The message if the error ended the reference. Every remaining row of the sample gets this message, because no row
    #: can then be measured.
    of_reference: str = "{}"


_UNKNOWN_OUTCOME: Final = "the worker reported an outcome that this version does not know; update graphnet"
_INTERRUPTED: Final = "the run was interrupted on this row; --resume measures it"
_RULES: Final[Mapping[type[BaseException], _Rule]] = {
    SampleError: _Rule(Outcome.LOAD_ERROR, "load"),
    InputsFailed: _Rule(Outcome.INPUT_ERROR, "inputs"),
    TensorsTooLarge: _Rule(Outcome.OUT_OF_MEMORY, "inputs"),
    NoRoom: _Rule(Outcome.OUT_OF_MEMORY, "inputs"),
    BackendUnavailable: _Rule(Outcome.BACKEND_UNAVAILABLE, of_reference="the reference: {}"),
    WorkerLost: _Rule(Outcome.WORKER_LOST, of_reference="the reference's worker: {}"),
    ReferenceLost: _Rule(Outcome.WORKER_LOST, of_reference="the reference's worker: {}"),
    KeyboardInterrupt: _Rule(Outcome.CANCELLED, sentence=_INTERRUPTED, of_reference=_INTERRUPTED),
}
#: The types of errors that ``ending_of_error`` turns into the ending of a row. ``ending_of_fault`` does so for any
#: other exception.
ROW_ERRORS: Final[tuple[type[Exception], ...]] = (
    ReferenceFailed,
    *(kind for kind in _RULES if issubclass(kind, Exception)),
)


def ending_of_error(error: BaseException, of_reference: bool = False) -> Ending:
    """Turn an error into the ending of a row.

    Args:
        error: one of ``ROW_ERRORS``, or KeyboardInterrupt.
        of_reference: whether this error ended the reference. Such an error ends every remaining row of the sample.

    Raises:
        TypeError: ``_RULES`` has no rule for an error of this type.
    """
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
    return Ending(Outcome.REFERENCE_FAILED, own.stage, own.outcome.value, f"the reference: {own.message}")


def judged(ending: Ending, verdict: Verdict, same_generator: bool, draws: Disagreement | None = None) -> Ending:
    """Return the ending of a row whose outputs were judged.

    A row that failed before the judgement keeps its ending. Any other row gets the verdict's outcome, with one
    exception. If only the values differ, and the compiled graph (the candidate) drew other random numbers than the
    reference, ``draws`` decides. If ``draws`` is None, the row gets NOT_COMPARABLE. If not, it gets ACCURACY and the
    message of ``draws``.

    Args:
        ending: the ending of the row before its outputs were judged.
        verdict: the verdict on the values.
        same_generator: whether candidate and reference drew the same random numbers.
        draws: the statistical disagreement of the candidate's outputs with several runs of the reference, for instance
            in their moments; None if they agree.
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

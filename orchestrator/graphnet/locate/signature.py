"""The signature of a failure: what must be the same in a smaller graph, so that the search follows one fault only."""

from __future__ import annotations

import math
import re
from enum import StrEnum
from typing import Any, Final

from pydantic import BaseModel, ConfigDict

from graphnet.errors import UsageError
from graphnet.outcomes import Group, Outcome
from graphnet.runs.record import OutputGroup, Record

#: The error of a smaller graph's output, against float64, may be so many times smaller or larger than the whole's. The
#: later operators, for instance a sigmoid or a mean, make an error smaller more often than larger.
SMALLER, LARGER = 100.0, 1000.0
#: The share of the words of two messages that must be the same.
SAME_WORDS: Final = 0.7
_MESSAGE_LENGTH: Final = 400
_OPERATORS: Final = re.compile(r"\(operators: (.+)\)")
#: The parts that differ between two messages of one fault: paths, addresses, and every number, also in names like
#: ``buf3``.
_VARYING: Final = (
    (re.compile(r"(/[\w.+-]+){2,}"), "PATH"),
    (re.compile(r"0x[0-9a-fA-F]+"), "N"),
    (re.compile(r"\(model\.py line \d+\)"), ""),
    (re.compile(r"; the last line of its log: .*"), ""),
    (re.compile(r"\d+(\.\d+)?(e[+-]?\d+)?"), "N"),
    (re.compile(r"[\[(]\s*N?(,\s*N)*,?\s*[\])]"), "[N]"),
)
#: The outcomes of which the message says nothing but the limit that was reached.
_LIMITS: Final = (Outcome.TIMEOUT, Outcome.OUT_OF_MEMORY)
#: The outcomes that say that a candidate cannot be judged: eager mode cannot run it, or is not stable there.
INVALID: Final = frozenset(
    outcome
    for outcome in Outcome
    if outcome.traits.group in (Group.NOT_JUDGED, Group.NO_REFERENCE, Group.NOT_RUN)
    or outcome in (Outcome.LOAD_ERROR, Outcome.INPUT_ERROR)
)


class Kind(StrEnum):
    """The kind of a failure."""

    error = "error"
    """The graph was not compiled, or did not run to its end."""
    structure = "structure"
    """The outputs have another number, nesting, shape or dtype."""
    nonfinite = "nonfinite"
    """An output has NaN or infinity where it should not, or the other way round."""
    distance = "distance"
    """An output has wrong finite values."""
    slow = "slow"
    """It is right, and takes much longer than the reference."""


class Answer(StrEnum):
    """The answer of one test."""

    fails = "fails so"
    """The candidate fails with the signature."""
    passes = "does not"
    """It is right, or fails in another way."""
    invalid = "invalid"
    """Eager mode cannot run it, or its result cannot be judged."""


class Signature(BaseModel):
    """The failure that a candidate must show to count as the same."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    outcome: Outcome
    """The outcome of the row."""
    kind: Kind
    """The kind of the failure."""
    stage: str = ""
    """The stage in which the row ended; empty for wrong values."""
    message: str = ""
    """The message without what varies: paths, addresses and numbers. Empty for wrong values and for limits."""
    operators: tuple[str, ...] = ()
    """The operators that an UNSUPPORTED row names."""
    error: float | None = None
    """For wrong values: the root mean square of the wrong output's error against float64, divided by the output's."""
    slower_than: float | None = None
    """For slow rows: the limit that the user gave, as a multiple of the reference's time."""
    ratio: float | None = None
    """For slow rows: how many times as long as the reference the row took."""

    def answer(self, record: Record) -> tuple[Answer, str]:
        """Judge the row of a candidate. Return also what was found instead, if it is another failure."""
        if record.outcome in (*INVALID, Outcome.TIMEOUT) and record.outcome is not self.outcome:
            # After a timeout nobody knows how it would have ended, for instance on a machine that does other work.
            return Answer.invalid, _shown(record)
        if record.outcome is Outcome.FELL_BACK and self.outcome is not Outcome.FELL_BACK:
            return Answer.invalid, "the compiler took nothing of it"
        if record.outcome.traits.group not in (Group.WRONG, Group.FAILED):
            return Answer.passes, ""
        found = signature_of(record)
        return (Answer.fails, "") if self.covers(found) else (Answer.passes, _shown(record))

    def covers(self, other: Signature) -> bool:
        """Whether another failure is the same one, as far as the signatures show it."""
        if (self.outcome, self.kind, self.stage) != (other.outcome, other.kind, other.stage):
            return False
        if self.kind is Kind.distance and self.error and other.error is not None:
            return self.error / SMALLER <= other.error <= self.error * LARGER
        if self.operators:
            return bool(other.operators) and set(other.operators) <= set(self.operators)
        return self.kind in (Kind.distance, Kind.nonfinite) or similar(self.message, other.message)

    def text(self) -> str:
        """Return the signature in words."""
        error = f", error {self.error:.2g} against float64" if self.kind is Kind.distance and self.error else ""
        error = f", {self.ratio:.2f} times as long as the reference" if self.ratio else error
        stage = f" in {self.stage}" if self.stage else ""
        message = f": {self.message}" if self.message else ""
        operators = f": {', '.join(self.operators)}" if self.operators else message
        return f"{self.outcome}{stage} ({self.kind}{error}){operators}"


def signature_of(record: Record) -> Signature:
    """Return the signature of a row that is wrong or failed. Raises UsageError for another row."""
    group = record.outcome.traits.group
    if group not in (Group.WRONG, Group.FAILED):
        raise UsageError(
            f"{record.sample} on {record.site} is {record.outcome}, so there is no fault to locate; name a row that is "
            "wrong or failed"
        )
    message = normalised(record.message or "")
    if record.outcome is Outcome.ACCURACY:
        kind, error = _wrongness(record)
        return Signature(outcome=record.outcome, kind=kind, error=error)
    if record.outcome is Outcome.OUTPUT_MISMATCH:
        return Signature(outcome=record.outcome, kind=Kind.structure, message=message)
    operators = _OPERATORS.search(record.message or "") if record.outcome is Outcome.UNSUPPORTED else None
    return Signature(
        outcome=record.outcome,
        kind=Kind.error,
        stage=record.stage or "",
        message="" if record.outcome in _LIMITS or operators else message,
        operators=tuple(sorted(operators.group(1).split(", "))) if operators else (),
    )


def slowness(record: Record) -> float | None:
    """Return how many times as long as the reference a right row took; None if that is not known."""
    if record.speedup is None or record.outcome.traits.group in (Group.WRONG, Group.FAILED):
        return None
    return 1 / record.speedup.ratio


def slow_signature(record: Record, slower_than: float) -> Signature:
    """Return the signature of a row that is right and slower than a limit. Raises UsageError for another row."""
    ratio = slowness(record)
    if ratio is None or ratio <= slower_than:
        shown = f"{record.outcome} without a speedup" if ratio is None else f"{ratio:.2f} times as long"
        raise UsageError(
            f"{record.sample} on {record.site} is not slower than {slower_than:g} times the reference ({shown}); "
            "name a slower row, or a smaller --slower-than"
        )
    return Signature(outcome=record.outcome, kind=Kind.slow, slower_than=slower_than, ratio=ratio)


def failing_output(record: Record) -> int | None:
    """Return the number of the first wrong output of a row; None if no single output is wrong."""
    label = record.wrong.label if record.wrong is not None else ""
    found = re.fullmatch(r"output (\d+)", label)
    return int(found.group(1)) if found else None


def normalised(message: str) -> str:
    """Return a message without what varies between two failures of one cause."""
    text = " ".join(message.split())
    for pattern, replacement in _VARYING:
        text = pattern.sub(replacement, text)
    return " ".join(text.split())[:_MESSAGE_LENGTH]


def similar(one: str, other: str) -> bool:
    """Whether two normalised messages begin with the same word and share most of their words."""
    words, others = one.split(), other.split()
    if words[:1] != others[:1]:
        return False
    union = set(words) | set(others)
    return not union or len(set(words) & set(others)) >= SAME_WORDS * len(union)


def _wrongness(record: Record) -> tuple[Kind, float | None]:
    output = _wrong_output(record)
    errors: Any = output.float64 if output is not None else None
    if errors is not None:
        if errors.stray or errors.reason == "nonfinite":
            return Kind.nonfinite, None
        return Kind.distance, _finite(errors.candidate)
    wrong = record.wrong
    if wrong is not None and wrong.got is None and wrong.expected is not None:
        return Kind.nonfinite, None
    accuracy = record.accuracy
    return Kind.distance, _finite(accuracy.error_over_std if accuracy is not None else None)


def _wrong_output(record: Record) -> OutputGroup | None:
    label = record.wrong.label if record.wrong is not None else None
    return next((one for one in record.judged_outputs or record.outputs or () if one.label == label), None)


def _finite(value: float | None) -> float | None:
    return value if value is not None and math.isfinite(value) else None


def _shown(record: Record) -> str:
    return f"{record.outcome}: {normalised(record.message or '')[:160]}"

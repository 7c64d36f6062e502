"""The outcomes that a row can have.

Each outcome has traits: whether scores count it, whether ``--resume`` repeats it, how it is shown. Code that sorts,
counts, colours or exports rows reads these traits, and no other list of outcomes exists. tools/outcomes_table.py makes
the table of outcomes in docs/reference/results.md from this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum


class Junit(StrEnum):
    """The element that a row gets in a JUnit file. A row without such an element has passed."""

    FAILURE = "failure"
    ERROR = "error"
    SKIPPED = "skipped"


class ScoreClass(StrEnum):
    """The classes into which GraphNet's scores S(t) and ES(t) sort the rows that they count."""

    CORRECT = "correct"
    ACCURACY = "accuracy"
    #: An output differs from the reference's in shape, dtype or structure.
    MISMATCH = "mismatch"
    COMPILE = "compile"
    RUNTIME = "runtime"


class Group(Enum):
    """The groups into which a run's summary sorts outcomes. The group decides an outcome's colour and JUnit element.

    ``style`` is a style of the library rich. ``junit`` is None if the row counts as passed.
    """

    RIGHT = ("right", "green", None)
    WRONG = ("wrong", "bold red", Junit.FAILURE)
    FAILED = ("failed", "yellow", Junit.ERROR)
    NOT_JUDGED = ("not judged", "cyan", Junit.SKIPPED)
    NO_REFERENCE = ("without reference", "yellow", Junit.ERROR)
    NOT_RUN = ("not run", "yellow", Junit.ERROR)

    def __init__(self, word: str, style: str, junit: Junit | None) -> None:
        self.word = word
        self.style = style
        self.junit = junit


@dataclass(frozen=True)
class Traits:
    """The properties of one outcome.

    meaning: one sentence without its full stop, for docs/reference/results.md; also the docstring of the enum's member.
    word: the outcome in one to three words, for narrow places.
    group: the outcome's group in a run's summary.
    counts: whether scores count a row with this outcome. Scores leave out a row if something other than the compiler
        prevented the row's test.
    compilers_fault: whether the compiler, or the software stack around the compiler, is to blame.
    score: the score class of a counted row; None if the row's stage decides the class, or if scores do not count the
        row.
    retried: whether ``--resume`` runs the row again.
    from_worker: whether a worker can report the outcome. The protocol's OutcomeCode lists exactly these outcomes.
    """

    meaning: str
    word: str
    group: Group
    counts: bool = False
    compilers_fault: bool = False
    score: ScoreClass | None = None
    retried: bool = False
    from_worker: bool = False


def _failed(meaning: str, word: str, score: ScoreClass | None = None) -> Traits:
    """Return the traits of a failure for which the compiler is to blame. A worker can report each of them."""
    return Traits(meaning, word, Group.FAILED, counts=True, compilers_fault=True, score=score, from_worker=True)


def _not_run(meaning: str, word: str, from_worker: bool = False) -> Traits:
    """Return the traits of a row that was not run and is run again."""
    return Traits(meaning, word, Group.NOT_RUN, retried=True, from_worker=from_worker)


class Outcome(StrEnum):
    """How a row ended. Records, ``--fail-on`` and summaries use the member's text."""

    traits: Traits

    # Every member is made with exactly one argument ``traits``. The parameter has a star only because type checkers
    # would otherwise reject the call Outcome("OK"), which looks up a member without traits.
    def __new__(cls, text: str, *traits: Traits) -> Outcome:
        member = str.__new__(cls, text)
        member._value_ = text
        (member.traits,) = traits
        member.__doc__ = member.traits.meaning
        return member

    OK = (
        "OK",
        Traits(
            "the compiled graph ran, and every output agrees with the reference or is as accurate",
            word="right",
            group=Group.RIGHT,
            counts=True,
            score=ScoreClass.CORRECT,
            from_worker=True,
        ),
    )
    ACCURACY = (
        "ACCURACY",
        Traits(
            "the compiled graph ran; values differ from the reference by more than the tolerance, and they are less "
            "accurate than the reference's, as float64 shows where it is known",
            word="wrong values",
            group=Group.WRONG,
            counts=True,
            compilers_fault=True,
            score=ScoreClass.ACCURACY,
        ),
    )
    OUTPUT_MISMATCH = (
        "OUTPUT_MISMATCH",
        Traits(
            "the outputs' number, nesting, shape or dtype differs, or only one side changed an input",
            word="wrong outputs",
            group=Group.WRONG,
            counts=True,
            compilers_fault=True,
            score=ScoreClass.MISMATCH,
        ),
    )
    ILL_CONDITIONED = (
        "ILL_CONDITIONED",
        Traits(
            "the compiled graph ran, but the reference's own error against float64 is so large that nobody can be "
            "judged by it",
            word="ill-conditioned",
            group=Group.NOT_JUDGED,
            counts=True,
            score=ScoreClass.ACCURACY,
        ),
    )
    NOT_COMPARABLE = (
        "NOT_COMPARABLE",
        Traits(
            "the graph draws random numbers, and this stack draws other ones than the reference: shapes, dtypes, the "
            "places of NaN and infinity, and moments agree, but single values cannot be compared",
            word="not comparable",
            group=Group.NOT_JUDGED,
        ),
    )
    LOAD_ERROR = (
        "LOAD_ERROR",
        Traits(
            "the sample cannot be read, or its model.py fails when the backend's stack loads it",
            word="not loaded",
            group=Group.FAILED,
            counts=True,
            score=ScoreClass.RUNTIME,
            from_worker=True,
        ),
    )
    INPUT_ERROR = (
        "INPUT_ERROR",
        Traits(
            "the sample's inputs cannot be made",
            word="no inputs",
            group=Group.FAILED,
            counts=True,
            score=ScoreClass.RUNTIME,
            from_worker=True,
        ),
    )
    COMPILE_ERROR = (
        "COMPILE_ERROR",
        _failed("the compiler failed; the row's `step` says where", "compiler failed", ScoreClass.COMPILE),
    )
    UNSUPPORTED = (
        "UNSUPPORTED",
        _failed(
            "the compiler says that it does not support this graph; the message names the operators if it knows them",
            "unsupported",
            ScoreClass.COMPILE,
        ),
    )
    FELL_BACK = (
        "FELL_BACK",
        _failed(
            "the compiler took no node, or every operator of the sample ran in eager mode, as the worker counted",
            "nothing compiled",
            ScoreClass.COMPILE,
        ),
    )
    RUNTIME_ERROR = (
        "RUNTIME_ERROR",
        _failed("the compiled graph failed when it was called", "call failed", ScoreClass.RUNTIME),
    )
    COMPILED_NOT_RUN = (
        "COMPILED_NOT_RUN",
        Traits(
            "the backend did all that it can do without a missing device or library; the row's `step` says how far it "
            "came: plan or trace",
            word="compiled only",
            group=Group.NOT_JUDGED,
            from_worker=True,
        ),
    )
    TIMEOUT = (
        "TIMEOUT",
        _failed("a stage took longer than `--timeout`; the message ends with the last line of the log", "too slow"),
    )
    OUT_OF_MEMORY = (
        "OUT_OF_MEMORY",
        _failed(
            "the sample process reached `--memory`, or the sample's tensors alone are larger than that (if nobody "
            "asked for the limit and it is small, the outcome is `BACKEND_UNAVAILABLE`)",
            "out of memory",
        ),
    )
    CRASHED = ("CRASHED", _failed("the sample process died of a signal or exited by itself", "crashed"))
    REFERENCE_FAILED = (
        "REFERENCE_FAILED",
        Traits(
            "the reference itself failed, or kept outputs lack the sample, so there is nothing to compare with; the "
            "row's `step` is the reference's own outcome",
            word="reference failed",
            group=Group.NO_REFERENCE,
        ),
    )
    REFERENCE_UNSTABLE = (
        "REFERENCE_UNSTABLE",
        Traits(
            "two calls of the reference on the same inputs differ by more than the tolerance",
            word="reference unstable",
            group=Group.NO_REFERENCE,
        ),
    )
    BACKEND_UNAVAILABLE = (
        "BACKEND_UNAVAILABLE",
        _not_run(
            "the backend cannot run here, or the machine has no room for the sample; the message says what is missing "
            "or full",
            "unavailable",
            from_worker=True,
        ),
    )
    WORKER_LOST = (
        "WORKER_LOST",
        _not_run(
            "the worker vanished twice on this sample, or refused it: a failure of the system, never the compiler's",
            "worker lost",
        ),
    )
    INTERNAL_ERROR = (
        "INTERNAL_ERROR",
        _not_run(
            "graphnet itself failed while it made the row; the message names the error, and the log has the traceback",
            "graphnet failed",
        ),
    )
    CANCELLED = ("CANCELLED", _not_run("the run was interrupted during this row", "cancelled"))

    def score_class(self, stage: str | None) -> ScoreClass | None:
        """Return the class in which scores count a row with this outcome; None if they do not count the row.

        A timeout, a crash or exhausted memory is a failure to compile in ``stage`` ``compile``, and to run in any
        other.
        """
        if not self.traits.counts or self.traits.score is not None:
            return self.traits.score
        return ScoreClass.COMPILE if stage == "compile" else ScoreClass.RUNTIME


#: The outcomes whose rows ``--resume`` measures again, because something other than the compiler prevented their test.
RETRIED = frozenset(outcome for outcome in Outcome if outcome.traits.retried)

#: The outcomes of rows whose compiled graph ran and returned outputs.
RAN = frozenset(
    {Outcome.OK, Outcome.ACCURACY, Outcome.OUTPUT_MISMATCH, Outcome.ILL_CONDITIONED, Outcome.NOT_COMPARABLE}
)

#: The outcomes for which ``--fail-on wrong`` makes a run fail.
WRONG = frozenset(outcome for outcome in Outcome if outcome.traits.group is Group.WRONG)

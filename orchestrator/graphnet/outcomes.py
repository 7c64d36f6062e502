"""The outcomes that a row can have.

Each outcome has traits: whether scores count it, whether ``--resume`` repeats it, how it is shown. Code that sorts,
counts, colours or exports rows reads these traits, and no other list of outcomes exists. tools/outcomes_table.py makes
the table of outcomes in docs/results.md from this file.
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

    ``word`` is the group's name in a summary. ``style`` is a style of the library rich. ``junit`` is None if the row
    counts as passed.
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

    meaning: one sentence without its full stop, for docs/results.md; also the docstring of the enum's member.
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
            "the compiled graph ran, and every output agrees with the reference",
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
            "the compiled graph ran, and values differ from the reference by more than the tolerance",
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
        Traits(
            "the compiler failed; the row's `step` says where",
            word="compiler failed",
            group=Group.FAILED,
            counts=True,
            compilers_fault=True,
            score=ScoreClass.COMPILE,
            from_worker=True,
        ),
    )
    UNSUPPORTED = (
        "UNSUPPORTED",
        Traits(
            "the compiler says that it does not support this graph; the message names the operators if it knows them",
            word="unsupported",
            group=Group.FAILED,
            counts=True,
            compilers_fault=True,
            score=ScoreClass.COMPILE,
            from_worker=True,
        ),
    )
    FELL_BACK = (
        "FELL_BACK",
        Traits(
            "the compiler took no node: the whole graph would have run in eager mode",
            word="nothing compiled",
            group=Group.FAILED,
            counts=True,
            compilers_fault=True,
            score=ScoreClass.COMPILE,
            from_worker=True,
        ),
    )
    RUNTIME_ERROR = (
        "RUNTIME_ERROR",
        Traits(
            "the compiled graph failed when it was called",
            word="call failed",
            group=Group.FAILED,
            counts=True,
            compilers_fault=True,
            score=ScoreClass.RUNTIME,
            from_worker=True,
        ),
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
        Traits(
            "a stage took longer than `--timeout`; the message ends with the last line of the log",
            word="too slow",
            group=Group.FAILED,
            counts=True,
            compilers_fault=True,
            from_worker=True,
        ),
    )
    OUT_OF_MEMORY = (
        "OUT_OF_MEMORY",
        Traits(
            "the sample process reached `--memory`, or the sample's tensors alone are larger than that",
            word="out of memory",
            group=Group.FAILED,
            counts=True,
            compilers_fault=True,
            from_worker=True,
        ),
    )
    CRASHED = (
        "CRASHED",
        Traits(
            "the sample process died of a signal or exited by itself",
            word="crashed",
            group=Group.FAILED,
            counts=True,
            compilers_fault=True,
            from_worker=True,
        ),
    )
    REFERENCE_FAILED = (
        "REFERENCE_FAILED",
        Traits(
            "the reference itself failed, so there is nothing to compare with; the row's `step` is the reference's own "
            "outcome",
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
        Traits(
            "the backend cannot run here; the message says what is missing",
            word="unavailable",
            group=Group.NOT_RUN,
            retried=True,
            from_worker=True,
        ),
    )
    WORKER_LOST = (
        "WORKER_LOST",
        Traits(
            "the worker vanished twice on this sample, or refused it: a failure of the system, never the compiler's",
            word="worker lost",
            group=Group.NOT_RUN,
            retried=True,
        ),
    )
    INTERNAL_ERROR = (
        "INTERNAL_ERROR",
        Traits(
            "graphnet itself failed while it made the row; the message names the error, and the log has the traceback",
            word="graphnet failed",
            group=Group.NOT_RUN,
            retried=True,
        ),
    )
    CANCELLED = (
        "CANCELLED",
        Traits("the run was interrupted during this row", word="cancelled", group=Group.NOT_RUN, retried=True),
    )

    def score_class(self, stage: str | None) -> ScoreClass | None:
        """Return the class in which scores count a row with this outcome; None if they do not count the row.

        Args:
            stage: the record's ``stage``, in small letters. A timeout, a crash or exhausted memory counts as a failure
                to compile in stage ``compile``, and as a failure to run in any other stage.
        """
        if not self.traits.counts or self.traits.score is not None:
            return self.traits.score
        return ScoreClass.COMPILE if stage == "compile" else ScoreClass.RUNTIME


#: The outcomes whose rows ``--resume`` measures again, because something other than the compiler prevented their test.
RETRIED = frozenset(outcome for outcome in Outcome if outcome.traits.retried)

#: The outcomes for which ``--fail-on wrong`` makes a run fail.
WRONG = frozenset(outcome for outcome in Outcome if outcome.traits.group is Group.WRONG)

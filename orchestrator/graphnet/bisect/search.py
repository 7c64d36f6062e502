"""Search for the first bad revision: build, measure, judge, and write each result to the log."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from graphnet.bisect.log import Asked, BisectLog, Step
from graphnet.bisect.revisions import Mark, Revision, Revisions
from graphnet.bisect.rule import Fault, Judgement, Speed, judge_outcome, judge_speed, pooled, speed_of
from graphnet.errors import StorageError, UsageError
from graphnet.runs.store import RunStore
from graphnet.scores.compare.rule import Change

#: A function that measures the sample once with a built revision. Its arguments are the revision and the folder of the
#: new run. It returns the run, which has one row.
Measure = Callable[[Revision, Path], RunStore]
#: The environment variable that holds the hash of the commit while the build command runs.
COMMIT_VARIABLE = "GRAPHNET_BISECT_COMMIT"
#: Environment variables that name a git repository or its files. Git sets some of these variables when a hook or
#: `git rebase --exec` runs a command. They are removed from the environment of the build command, because they would
#: make its git commands work on the user's checkout instead of the copy.
_REPOSITORY_VARIABLES = frozenset(
    {
        "GIT_ALTERNATE_OBJECT_DIRECTORIES",
        "GIT_COMMON_DIR",
        "GIT_DIR",
        "GIT_INDEX_FILE",
        "GIT_NAMESPACE",
        "GIT_OBJECT_DIRECTORY",
        "GIT_PREFIX",
        "GIT_WORK_TREE",
    }
)
_BUILDS, _RUNS = "builds", "runs"
_COMPARED_WITH = "its speedup is the one to compare with"


class NothingToFind(UsageError):
    """The good revision has the fault, the bad revision does not have it, or one of the two cannot be tested."""


@dataclass(frozen=True)
class Found:
    """The result of a search.

    Attributes:
        suspects: the revisions that may be the first bad one. A single suspect is the answer.
        steps: every tested revision, in the order of the tests.
    """

    suspects: tuple[Revision, ...]
    steps: tuple[Step, ...]

    @property
    def builds(self) -> int:
        """Return the number of revisions that were built without an error."""
        return sum(step.built for step in self.steps)

    @property
    def skipped(self) -> list[Step]:
        """Return the steps whose revision could not be tested."""
        return [step for step in self.steps if step.mark is Mark.SKIPPED]


@dataclass
class _Tested:
    """The measurements of one revision so far, and how its time changed since the good revision."""

    runs: list[str] = field(default_factory=list)
    speeds: list[Speed] = field(default_factory=list)
    change: Change | None = None


class Search:
    """One bisection. Each result is written to the log at once, so an interrupted search can be resumed."""

    def __init__(
        self, asked: Asked, revisions: Revisions, log: BisectLog, measure: Measure, say: Callable[[str], None]
    ) -> None:
        """Store the arguments. Nothing is built yet.

        Args:
            asked: the request.
            revisions: the revisions. None of them has a test result yet.
            log: the log, whose first line has been written.
            measure: the function that measures the sample once.
            say: the function that shows one line about the progress.
        """
        self._asked = asked
        self._fault = Fault(asked.on)
        self._revisions = revisions
        self._log = log
        self._measure = measure
        self._say = say
        self._steps: list[Step] = []
        self._good: Speed | None = None
        self._bad: Change | None = None

    def run(self, done: Sequence[Step] = ()) -> Found:
        """Test revisions until only one suspect is left, or until all suspects but the last were skipped.

        Args:
            done: the tests whose results are already in the log. They are not repeated.

        Raises:
            NothingToFind: the good revision has the fault, the bad one does not have it, or one cannot be tested.
            StorageError: a file cannot be written.
            KeyboardInterrupt: the search was interrupted. The log has every revision whose test was finished.
        """
        earlier = {step.revision: step for step in done}
        good = self._step(self._revisions.good, earlier)
        if good.mark is not Mark.GOOD:
            raise NothingToFind(self._unusable(good, "good"))
        if good.estimate is not None:
            self._good = Speed(good.estimate, good.aa_width)
        bad = self._step(self._revisions.bad, earlier)
        if bad.mark is not Mark.BAD:
            raise NothingToFind(self._unusable(bad, "bad"))
        self._bad = bad.change
        while (revision := self._revisions.next()) is not None:
            self._step(revision, earlier)
        return Found(tuple(self._revisions.suspects()), tuple(self._steps))

    def _unusable(self, step: Step, role: str) -> str:
        what = {Fault.slower: "slower", Fault.wrong: "wrong", Fault.fails: "failing"}[self._fault]
        name = Revision(step.revision).short
        if step.mark is Mark.SKIPPED:
            return f"the {role} revision {name} cannot be tested: {step.reason}; name another one"
        verb = "is already" if role == "good" else "is not"
        return f"the {role} revision {name} {verb} {what}: {step.reason}; so there is nothing to find between the two"

    def _step(self, revision: Revision, earlier: dict[str, Step]) -> Step:
        """Test one revision, or read its result from the log. Mark the revision as good, bad or skipped."""
        step = earlier.get(revision.name)
        if step is None:
            left = len(self._revisions.suspects())
            self._say(f"testing {_named(revision)}; {left} revisions may be the first bad one")
            step = self._test(revision)
            self._log.append(step)
            self._say(f"{revision.short} is {step.mark}: {step.reason}")
        self._steps.append(step)
        self._revisions.mark(revision, step.mark)
        return step

    def _test(self, revision: Revision) -> Step:
        failed = self._build(revision)
        if failed is not None:
            reason = f"does not build: {failed}"
            return Step(revision=revision.name, title=revision.title, mark=Mark.SKIPPED, reason=reason, built=False)
        tested = _Tested()
        judgement = self._judged(revision, tested)
        speed = pooled(tested.speeds) if tested.speeds else None
        return Step(
            revision=revision.name,
            title=revision.title,
            mark=judgement.mark or Mark.SKIPPED,
            reason=judgement.reason,
            built=True,
            runs=tested.runs,
            estimate=speed.estimate if speed is not None else None,
            aa_width=speed.aa_width if speed is not None else None,
            change=tested.change,
        )

    def _build(self, revision: Revision) -> str | None:
        """Run the build command on the revision's files. Return the reason of a failure; None if the build worked."""
        folder = self._revisions.folder
        if folder is None:
            return None
        self._revisions.make_ready(revision)
        path = self._log.folder / _BUILDS / f"{revision.short}.log"
        environment = {name: value for name, value in os.environ.items() if name not in _REPOSITORY_VARIABLES}
        try:
            path.parent.mkdir(exist_ok=True)
            with path.open("wb") as output:
                done = subprocess.run(
                    self._asked.command,
                    cwd=folder,
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    env={**environment, COMMIT_VARIABLE: revision.name},
                    check=False,
                )
        except (FileNotFoundError, PermissionError) as error:
            if error.filename in (str(path), path):
                raise StorageError(f"{path} cannot be written: {error.strerror}") from error
            return f"the command {self._asked.command[0]} cannot be run: {error.strerror}"
        except OSError as error:
            raise StorageError(f"{path} cannot be written: {error.strerror}") from error
        return None if done.returncode == 0 else f"exit code {done.returncode}, see {path}"

    def _judged(self, revision: Revision, tested: _Tested) -> Judgement:
        """Measure a revision until it can be called good or bad, but at most ``repeats`` times."""
        judgement = Judgement(None, "was not measured")
        for _ in range(self._asked.repeats):
            try:
                run = self._measure(revision, self._new_run(revision, tested))
            except UsageError as error:
                if not self._steps:
                    # This is the first test, so the user's command itself may be wrong. Report the error at once.
                    raise
                return Judgement(Mark.SKIPPED, f"cannot be run: {error}")
            row = next(run.rows())
            judgement = judge_outcome(self._fault, row)
            if judgement.mark is not None:
                return judgement
            speed = speed_of(run, row)
            if speed is None:
                judgement = Judgement(None, "its measurement was disturbed, so it has no speedup to compare")
                continue
            tested.speeds.append(speed)
            judgement = self._judge_speed(tested)
            if judgement.mark is not None:
                return judgement
        if self._good is None and tested.speeds:
            return Judgement(Mark.GOOD, _COMPARED_WITH)
        return Judgement(None, f"cannot tell after {self._asked.repeats} measurements: {judgement.reason}")

    def _judge_speed(self, tested: _Tested) -> Judgement:
        now = pooled(tested.speeds)
        if self._good is None:
            # This is the good revision. All other revisions are compared with it, so measure it until its interval is
            # narrow.
            narrow = now.half_width <= self._asked.threshold / 100 / 3
            return Judgement(Mark.GOOD if narrow else None, _COMPARED_WITH)
        compared = judge_speed(self._good, now, self._asked.threshold, self._bad)
        tested.change = compared.change
        return compared.judgement

    def _new_run(self, revision: Revision, tested: _Tested) -> Path:
        """Return a new folder name for a run. A folder that an interrupted search left is not used again."""
        name = "".join(letter if letter.isalnum() or letter in "._-" else "_" for letter in revision.short)
        number = 1
        while (self._log.folder / _RUNS / f"{name}-{number}").exists():
            number += 1
        run = self._log.folder / _RUNS / f"{name}-{number}"
        tested.runs.append(run.relative_to(self._log.folder).as_posix())
        return run


def _named(revision: Revision) -> str:
    return f"{revision.short} ({revision.title})" if revision.title else revision.short

"""One test of a bisection: build a commit and measure the sample. ``git bisect run`` starts this module."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import typer
from rich.text import Text

from graphnet.bench.plan import make_plan
from graphnet.bench.preflight import check_request
from graphnet.bisect.log import Asked, BisectLog, Step
from graphnet.bisect.repository import Repository, Revision, own_environment
from graphnet.bisect.rule import Fault, Judgement, Mark, judge_row
from graphnet.children import end_as_interrupt
from graphnet.cli.console import progress_console
from graphnet.cli.failures import failure_of
from graphnet.cli.options import Typed
from graphnet.cli.running import do_run
from graphnet.engines.choose import refuse_engines
from graphnet.errors import UsageError, storing
from graphnet.printable import printable
from graphnet.runs.request import AUTO_PROCESSES, MOST_PROCESSES
from graphnet.runs.store import RunStore
from graphnet.scores.compare.comparison import Question, compare
from graphnet.scores.compare.rule import Change
from graphnet.scores.compare.side import read_side

#: In --backend and --option, this text is replaced by the path of the folder in which the commits are built.
BUILD: Final = "{build}"
#: The exit code that makes ``git bisect run`` stop. Any code below 128 would mark the commit.
_STOP: Final = 255
#: The command that tests one commit, without its arguments. With -P, Python imports nothing from the built commit. If
#: Python ends before ``main`` returns, the exit code is 255. Python's own codes (1 after an error, for instance of an
#: import, and 120 if it cannot flush stdout or stderr) would mark the commit as bad.
TEST: Final = (
    *(sys.executable, "-P", "-c"),
    f"import atexit, os; code = {_STOP}; atexit.register(lambda: os._exit(code)); "
    "from graphnet.cli.bisect_step import main; code = main()",
)
#: The default settings of a bisection that does not compare times. The options that the user types replace them.
_UNTIMED: Final = {"trials": 1, "min_time_s": 0.0, "budget_s": 0.0, "processes": "1"}


def say(text: str) -> None:
    """Print one line on stderr."""
    progress_console().print(Text(printable(text, 1000)), soft_wrap=True)


class Tester:
    """Tests commits of one bisection. Each result is written to the log at once, so the search can be resumed."""

    def __init__(self, log: BisectLog) -> None:
        self.asked, steps = log.read()
        self.repository = Repository(log.folder / "build", bool(self.asked.images))
        self._log = log
        self._fault = Fault(self.asked.on)
        #: The steps in the log, in the order of the tests. The first two are those of the good and the bad revision.
        self.steps = {step.revision: step for step in steps}

    def test(self, commit: str) -> Step:
        """Test one commit, or return its result from the log. An interrupted test is not in the log.

        Raises UsageError if the first measurement of the bisection is not possible, as the user's command may be wrong.
        """
        revision = self.repository.revision(commit)
        if revision.name in self.steps:
            return self.steps[revision.name]
        say(f"graphnet: testing {revision}")
        failed = self._build(revision, commit)
        runs: list[str] = []
        judgement, change = (Judgement(None, failed), None) if failed else self._judge(revision, runs)
        step = Step(
            revision=revision.name,
            title=revision.title,
            mark=judgement.mark or Mark.SKIPPED,
            reason=judgement.reason,
            built=not failed,
            runs=runs,
            change=change,
        )
        self._log.append(step)
        self.steps[step.revision] = step
        say(f"graphnet: {revision.short} is {step.mark}: {step.reason}")
        return step

    def _build(self, revision: Revision, commit: str) -> str:
        """Run the build command on the revision's files. Return the reason of a failure; empty if the build worked."""
        command = self.asked.command
        if not command:
            return ""
        self.repository.check_out(commit, self.asked.incremental)
        path = self._log.folder / "builds" / f"{revision.short}.log"
        with storing(path, "written"):
            path.parent.mkdir(exist_ok=True)
            output = path.open("wb")
        streams: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": output, "stderr": subprocess.STDOUT}
        environment = own_environment() | {"GRAPHNET_BISECT_COMMIT": commit}
        with output:
            try:
                # A build that goes on after a killed command keeps the folder locked.
                folder, held = self.repository.folder, self._log.held
                code = subprocess.call(command, cwd=folder, env=environment, pass_fds=held, **streams)
            except OSError as error:
                return f"does not build: the command {command[0]} cannot be run: {error.strerror}"
        return f"does not build: exit code {code}, see {path}" if code else ""

    def _judge(self, revision: Revision, runs: list[str]) -> tuple[Judgement, Change | None]:
        """Measure a revision until it can be called good or bad. Add the names of the measured runs to ``runs``."""
        ends = list(self.steps.values())
        limit = self.asked.threshold
        if len(ends) > 1 and ends[1].change is not None:
            # Half of the bad revision's slowdown, on a logarithmic scale: the search finds the commit that caused most
            # of it.
            limit = max(limit, (ends[1].change.ratio ** 0.5 - 1) * 100)
        for number in range(1, self.asked.repeats + 1):
            run = self._new_run(revision)
            runs.append(run.relative_to(self._log.folder).as_posix())
            try:
                measure(self.asked, self.repository.folder, revision, run, number)
            except UsageError as error:
                if not ends:
                    raise
                return Judgement(Mark.SKIPPED, f"cannot be run: {error}"), None
            # The good revision is compared with itself. Its own interval shows whether it is measured well enough.
            sides = read_side(self._log.folder / ends[0].runs[-1] if ends else run), read_side(run)
            before, after = (next(iter(side.rows)).text for side in sides)
            found = compare(*sides, Question(limit, (before, after)))
            row = next(found.rows)
            judgement = judge_row(self._fault, row, found)
            change = row.speed.change if row.speed is not None else None
            if judgement.mark is not None:
                return judgement, change
        if not ends and change is not None:
            return Judgement(Mark.GOOD, "its speedup is the one to compare with"), change
        return Judgement(None, f"cannot tell after {self.asked.repeats} measurements: {judgement.reason}"), change

    def _new_run(self, revision: Revision) -> Path:
        """Return a folder that no interrupted search has used."""
        name = "".join(letter if letter.isalnum() or letter in "._-" else "_" for letter in revision.short)
        number = 1
        while (run := self._log.folder / "runs" / f"{name}-{number}").exists():
            number += 1
        return run


def measure(asked: Asked, build: Path, revision: Revision, run: Path, number: int) -> None:
    """Run the sample once, in ``number`` times as many pairs of processes, as the measurements before were not clear.

    Raises UsageError if the backend or the sample cannot be used.
    """
    values: dict[str, Any] = {**({} if asked.on == Fault.slower else _UNTIMED), **asked.options}
    values["options"] = [text.replace(BUILD, str(build)) for text in values.get("options") or []]
    backend = f"{asked.backend}@{revision.name}" if asked.images else asked.backend.replace(BUILD, str(build))
    request = Typed(values).request(backends=[backend], samples=[asked.sample], suite=None)
    if number > 1:
        pairs = request.processes if isinstance(request.processes, int) else AUTO_PROCESSES
        request = request.model_copy(update={"processes": min(MOST_PROCESSES, max(3, number * pairs))})
    refuse_engines(request, "bisect")
    plan = make_plan(request)
    if len(plan.samples) != 1:
        raise UsageError(f"--sample {asked.sample} holds {len(plan.samples)} samples; name one of them")
    check_request(request, plan.sites, run)
    # The command bisect itself proposes how to go on after an interrupt.
    do_run(request, plan, RunStore.create(run, {"asked": request.kept()}), resume_command="")


def main() -> int:
    """Test the commit that ``git bisect run`` has chosen, and return the exit code for git.

    The arguments are the user's folder, to which paths in options may be relative, the bisection's folder, and the
    descriptor of the lock on it.
    """
    end_as_interrupt()
    try:
        os.chdir(sys.argv[1])
        tester = Tester(BisectLog(Path(sys.argv[2]), int(sys.argv[3])))
        return tester.test(tester.repository.chosen()).mark.exit_code
    except (KeyboardInterrupt, SystemExit, typer.Exit):
        return _STOP
    except Exception as error:  # noqa: BLE001 - Python would exit with 1, which marks the commit as bad
        # If stderr is closed or on a full disk, this fails as well.
        with contextlib.suppress(BaseException):
            say(f"graphnet: {failure_of(error).sentence}")
        return _STOP

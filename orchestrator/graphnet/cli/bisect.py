"""``graphnet bisect``: find the commit, or the image, since which a sample is slower, wrong or failing."""

from __future__ import annotations

import json
import math
import shlex
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer
from rich.text import Text

from graphnet.bench.plan import make_plan
from graphnet.bench.preflight import check_request
from graphnet.bisect.commits import Commits
from graphnet.bisect.log import Asked, BisectLog, Step
from graphnet.bisect.revisions import Images, Revision, Revisions
from graphnet.bisect.rule import Fault
from graphnet.bisect.search import Found, Search
from graphnet.cli.console import ListFormat, progress_console, results_console
from graphnet.cli.options import (
    CHOOSE,
    JUDGE,
    RUN,
    Typed,
    given_options,
    refuse_given,
    with_request_options_of_one_host,
)
from graphnet.cli.running import do_run
from graphnet.engines.choose import refuse_engines
from graphnet.errors import ExitCode, UsageError
from graphnet.nearest import unknown
from graphnet.printable import printable
from graphnet.runs.listing import RUNS_FOLDER
from graphnet.runs.request import option_of
from graphnet.runs.store import RunStore
from graphnet.samples.storage import is_url
from graphnet.settings import samples_folder
from graphnet_contract.samples import find_samples

#: In --backend and --option, this text is replaced by the path of the folder in which the commits are built.
BUILD: Final = "{build}"
_FREE_ON_RESUME: Final = frozenset({"--resume", "--format"})
#: The fields of the request that bisect sets itself. It refuses the command-line options of these fields.
_OWN: Final = ("samples", "suite", "filters", "shard", "whole_models")
#: The default settings of a bisection that does not compare times. The options that the user types replace them.
_UNTIMED: Final = {"trials": 1, "min_time_s": 0.0, "budget_s": 0.0, "processes": "1"}


@with_request_options_of_one_host
def bisect(
    context: typer.Context,
    typed: Typed,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[-- BUILD COMMAND] or IMAGE...", help="The build command, or the images."),
    ] = None,
    repo: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A checkout of your compiler.", rich_help_panel=CHOOSE)
    ] = None,
    good: Annotated[
        str | None, typer.Option(metavar="COMMIT", help="A commit without the fault.", rich_help_panel=CHOOSE)
    ] = None,
    bad: Annotated[
        str | None, typer.Option(metavar="COMMIT", help="A commit with the fault.", rich_help_panel=CHOOSE)
    ] = None,
    images: Annotated[
        bool,
        typer.Option("--images", help="Search in images, given in order, the good one first.", rich_help_panel=CHOOSE),
    ] = False,
    sample: Annotated[
        str | None,
        typer.Option(metavar="SAMPLE", help="The sample: a folder, or a name of the corpus.", rich_help_panel=CHOOSE),
    ] = None,
    on: Annotated[Fault, typer.Option(help="The fault to search for.", rich_help_panel=JUDGE)] = Fault.slower,
    threshold: Annotated[
        float,
        typer.Option(min=0.1, max=99, help="A slowdown by this percentage is a fault.", rich_help_panel=JUDGE),
    ] = 5.0,
    repeats: Annotated[
        int,
        typer.Option(min=1, max=20, help="Measure a commit at most so often until it is clear.", rich_help_panel=JUDGE),
    ] = 3,
    incremental: Annotated[
        bool,
        typer.Option("--incremental", help="Keep the files of earlier builds for later ones.", rich_help_panel=RUN),
    ] = False,
    resume: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Go on with a bisection; needs no other option.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="The bisection's folder; by default a new one in graphnet-runs.", rich_help_panel=RUN),
    ] = None,
    format_: Annotated[ListFormat, typer.Option("--format", help="Format of stdout.", rich_help_panel=RUN)] = (
        ListFormat.text
    ),
) -> None:
    """Find the commit of your compiler since which a sample is slower, wrong or failing.

    Each tested commit is checked out in a copy of the repository, built there by BUILD COMMAND, and measured by bench.
    Write {build} in --backend where the path of this copy belongs. Your own checkout is never changed.

    The exit code is 0 if one commit was found, 1 if several are left because some could not be tested, 2 for wrong
    usage or if the good and the bad commit do not differ.
    """
    if resume is not None:
        refuse_given(context, _FREE_ON_RESUME)
        asked = None
    else:
        asked = _asked(context, typed, words or [], repo, good, bad, images, sample).model_copy(
            update={"on": on.value, "threshold": threshold, "repeats": repeats, "incremental": incremental}
        )
    with closing(BisectLog(resume or out or _default_folder())) as log:
        _search(asked, log, format_)


def _search(asked: Asked | None, log: BisectLog, format_: ListFormat) -> NoReturn:
    """Begin a new bisection or, if ``asked`` is None, resume the one in the log. Print the result and exit."""
    done: list[Step] = []
    if asked is None:
        asked, done = log.read()
        revisions = _revisions(asked, log)
    else:
        log.make_folder()
        revisions = _revisions(asked, log)
        # Write the commits' hashes to the log, because a branch may point to another commit when the bisection is
        # resumed.
        ends = {} if asked.images else {"good": revisions.good.name, "bad": revisions.bad.name}
        log.begin(asked.model_copy(update=ends))
    bench = RevisionBench(asked, revisions, log)
    search = Search(asked, revisions, log, bench.measure, _say)
    try:
        found = search.run(done)
    except KeyboardInterrupt:
        _say("interrupted; the results so far are kept. Go on with:")
        typer.echo(f"  ./graphnet {bench.resume_command}", err=True)
        raise typer.Exit(ExitCode.INTERRUPTED) from None
    (_print_json if format_ is ListFormat.json else _print_text)(asked, revisions, log, found)
    raise typer.Exit(ExitCode.OK if len(found.suspects) == 1 else ExitCode.CHECK_FAILED)


def _say(text: str) -> None:
    progress_console().print(Text(printable(f"graphnet: {text}", 1000)), soft_wrap=True)


def _default_folder() -> Path:
    return RUNS_FOLDER / datetime.now(UTC).strftime("bisect-%Y%m%d-%H%M%S")


def _asked(
    context: typer.Context,
    typed: Typed,
    words: list[str],
    repo: Path | None,
    good: str | None,
    bad: str | None,
    images: bool,
    sample: str | None,
) -> Asked:
    """Make the request of a bisection from the command line. Raise UsageError if options contradict each other."""
    given = given_options(context) & typed.values.keys()
    refused = [option_of(name).flag for name in _OWN if name in given]
    if refused:
        raise UsageError(f"bisect runs one sample, which --sample names; leave out {', '.join(refused)}")
    backends = typed.values["backends"] or []
    if len(backends) != 1:
        raise UsageError("bisect tests one backend; give --backend once")
    if sample is None:
        raise UsageError("name the sample with --sample, for instance --sample timm/resnet18")
    commits = [flag for flag, value in (("--repo", repo), ("--good", good), ("--bad", bad)) if value is not None]
    if images and commits:
        raise UsageError(f"give either --images or {', '.join(commits)}")
    if images and "@" in backends[0]:
        raise UsageError(f"--backend {backends[0]}: with --images, leave out the text from the '@' on")
    if not images and len(commits) < 3:
        raise UsageError("give --repo, --good and --bad, or --images with the images in order")
    if not images and not words:
        raise UsageError("give the command that builds your compiler after --, for instance -- make")
    return Asked(
        repo=str(repo.absolute()) if repo is not None else None,
        good=good,
        bad=bad,
        images=words if images else [],
        command=[] if images else words,
        on=Fault.slower,
        backend=backends[0],
        sample=_place(sample),
        threshold=0,
        repeats=1,
        options={name: typed.values[name] for name in given if name != "backends"},
    )


def _place(sample: str) -> str:
    """Return the URL or absolute path of the sample that the user typed as a path, a URL or a name in the corpus."""
    if is_url(sample):
        return sample
    for path in (Path(sample), samples_folder() / sample):
        if path.exists():
            return str(path.absolute())
    names = [folder.relative_to(samples_folder()).as_posix() for folder in find_samples(samples_folder())]
    raise unknown("--sample: there is no folder and no sample of the corpus", sample, names)


def _revisions(asked: Asked, log: BisectLog) -> Revisions:
    if asked.images:
        return Images(asked.images)
    assert asked.repo is not None
    assert asked.good is not None
    assert asked.bad is not None
    build = log.folder.absolute() / "build"
    return Commits(Path(asked.repo), asked.good, asked.bad, build, asked.incremental)


class RevisionBench:
    """Measures the sample with one revision after the other. Each measurement is a run in its own folder."""

    def __init__(self, asked: Asked, revisions: Revisions, log: BisectLog) -> None:
        self._asked = asked
        self._revisions = revisions
        self.resume_command = f"bisect --resume {shlex.quote(str(log.folder))}"

    def measure(self, revision: Revision, run: Path) -> RunStore:
        """Run the sample once, and return the run. Raise UsageError if the backend or the sample cannot be used."""
        values: dict[str, Any] = dict(self._asked.options)
        if self._asked.on != Fault.slower:
            values = _UNTIMED | values
        folder = self._revisions.folder
        if folder is None:
            backend = f"{self._asked.backend}@{revision.name}"
        else:
            backend = self._asked.backend.replace(BUILD, str(folder))
            values["options"] = [text.replace(BUILD, str(folder)) for text in values.get("options") or []]
        request = Typed(values).request(backends=[backend], samples=[self._asked.sample], suite=None)
        refuse_engines(request, "bisect")
        plan = make_plan(request)
        if len(plan.samples) != 1:
            raise UsageError(f"--sample {self._asked.sample} holds {len(plan.samples)} samples; name one of them")
        check_request(request, plan.sites, run)
        store = RunStore.create(run, {"asked": request.kept()})
        do_run(request, plan, store, resume_command=self.resume_command)
        return store


def _most_builds(revisions: Revisions) -> int:
    """Return the largest number of builds that a search needs if no revision is skipped.

    For n revisions after the good one, this number is log2(n) + 2, rounded up.
    """
    return math.ceil(math.log2(revisions.count)) + 2


def _print_json(asked: Asked, revisions: Revisions, log: BisectLog, found: Found) -> None:
    first = found.suspects[0] if len(found.suspects) == 1 else None
    document = {
        "folder": str(log.folder),
        "on": asked.on,
        "first_bad": first.name if first is not None else None,
        "suspects": [{"revision": one.name, "title": one.title} for one in found.suspects],
        "revisions": revisions.count,
        "builds": found.builds,
        "most_builds": _most_builds(revisions),
        "steps": [step.model_dump(mode="json") for step in found.steps],
    }
    typer.echo(json.dumps(document))


def _print_text(asked: Asked, revisions: Revisions, log: BisectLog, found: Found) -> None:
    console = results_console()

    def line(text: str) -> None:
        console.print(Text(printable(text, 1000)), soft_wrap=True)

    for step in found.steps:
        line(_shown(step))
    line("")
    if len(found.suspects) == 1:
        first = found.suspects[0]
        line(f"{_titled(first)} is the first bad revision")
    else:
        line(f"one of these {len(found.suspects)} revisions is the first bad one; the others could not be tested:")
        for one in found.suspects:
            line(f"  {_titled(one)}")
    for step in found.skipped:
        line(f"skipped: {_titled(Revision(step.revision, step.title))} {step.reason}")
    measured = sum(len(step.runs) for step in found.steps)
    line(
        f"{found.builds} of {revisions.count + 1} revisions were built and {measured} runs measured; the log and the "
        f"runs are in {log.folder}"
    )


def _titled(revision: Revision) -> str:
    return f'{revision.short} "{revision.title}"' if revision.title else revision.short


def _shown(step: Step) -> str:
    speedup = f"  {math.exp(step.estimate.value):.2f}x" if step.estimate is not None else ""
    return f"{step.mark:8}{_titled(Revision(step.revision, step.title))}{speedup}  {step.reason}"

"""``graphnet bisect``: find the commit, or the image, since which a sample is slower, wrong or failing."""

from __future__ import annotations

import json
import math
import os
import shlex
from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.text import Text

from graphnet import COMMAND
from graphnet.bisect.rule import Fault
from graphnet.children import end_as_interrupt
from graphnet.cli.console import ListFormat, results_console
from graphnet.cli.options import (
    CHOOSE,
    JUDGE,
    RUN,
    Typed,
    given_options,
    refuse_given,
    with_request_options_of_one_host,
)
from graphnet.errors import ExitCode, UsageError
from graphnet.printable import printable
from graphnet.runs.request import option_of
from graphnet.settings import RUNS_FOLDER, in_corpus

if TYPE_CHECKING:
    from graphnet.bisect.log import Asked, BisectLog
    from graphnet.bisect.repository import Revision
    from graphnet.cli.bisect_step import Tester

_FREE_ON_RESUME: Final = frozenset({"--resume", "--format"})
#: The fields of the request that bisect sets itself. It refuses the command-line options of these fields.
_OWN: Final = ("samples", "suite", "filters", "shard", "whole_models")


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
    from graphnet.bisect.log import BisectLog
    from graphnet.bisect.repository import Repository
    from graphnet.cli.bisect_step import Tester, say

    # So the workers are stopped.
    end_as_interrupt()
    new = RUNS_FOLDER / datetime.now(UTC).strftime("bisect-%Y%m%d-%H%M%S")
    with closing(BisectLog(resume or out or new)) as log:
        if resume is not None:
            refuse_given(context, _FREE_ON_RESUME)
            log.lock()
        else:
            rest = {"on": on.value, "threshold": threshold, "repeats": repeats, "incremental": incremental}
            asked = _asked(context, typed, words or [], repo, good, bad, images, sample, rest)
            log.make_folder()
            repository = Repository(log.folder / "build", images)
            source = asked.repo or ""
            ends = repository.commit_images(asked.images) if images else repository.copy(source, asked.good, asked.bad)
            # Keep the hashes, because a branch may point to another commit when the bisection is resumed.
            log.append(asked.model_copy(update={"good": ends[0], "bad": ends[1]}))
        tester = Tester(log)
        tester.repository.remove_locks()
        try:
            suspects = _search(tester, log)
        except (KeyboardInterrupt, typer.Exit):
            say("graphnet: interrupted; the results so far are kept. Go on with:")
            typer.echo(f"  {COMMAND} bisect --resume {shlex.quote(str(log.folder))}", err=True)
            raise typer.Exit(ExitCode.INTERRUPTED) from None
        # The steps of the search are in the log, where other processes have written them.
        found = _document(Tester(log), log.folder, suspects)
    if format_ is ListFormat.json:
        typer.echo(json.dumps(found))
    else:
        for line in _text(found):
            results_console().print(Text(printable(line, 1000)), soft_wrap=True)
    raise typer.Exit(ExitCode.OK if len(suspects) == 1 else ExitCode.CHECK_FAILED)


def _search(tester: Tester, log: BisectLog) -> list[Revision]:
    """Test both ends, let git search between them, and return the commits that may be the first bad one.

    Raises UsageError if the good revision has the fault, the bad one lacks it, or one of them cannot be tested;
    StorageError if the search stopped, or a test broke and git marked its commit nevertheless.
    """
    from graphnet.bisect.repository import Revision
    from graphnet.bisect.rule import Mark
    from graphnet.cli.bisect_step import TEST, say

    asked = tester.asked
    what = {Fault.slower: "slower", Fault.wrong: "wrong", Fault.fails: "failing"}[Fault(asked.on)]
    for commit, role, wanted, verb in (
        (asked.good, "good", Mark.GOOD, "is already"),
        (asked.bad, "bad", Mark.BAD, "is not"),
    ):
        step = tester.test(commit)
        name = f"the {role} revision {Revision(step.revision, step.title).short}"
        if step.mark is Mark.SKIPPED:
            raise UsageError(f"{name} cannot be tested: {step.reason}; name another one")
        if step.mark is not wanted:
            raise UsageError(f"{name} {verb} {what}: {step.reason}; so there is nothing to find between the two")
    test = (*TEST, os.getcwd(), str(log.folder), *map(str, log.held))
    suspects = tester.repository.search(asked.good, asked.bad, test, say, log.held)
    tester.repository.check_marks({step.revision for step in log.read()[1]})
    return suspects


def _asked(
    context: typer.Context,
    typed: Typed,
    words: list[str],
    repo: Path | None,
    good: str | None,
    bad: str | None,
    images: bool,
    sample: str | None,
    rest: Mapping[str, Any],
) -> Asked:
    """Make the request of a bisection. Raise UsageError if options contradict each other."""
    from graphnet.bisect.log import Asked
    from graphnet.launch.site import parse_site

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
    if "{build}" not in backends[0]:
        parse_site(backends[0], "cpu")
    return Asked(
        repo=str(repo.absolute()) if repo is not None else None,
        good=good or "",
        bad=bad or "",
        images=words if images else [],
        command=[] if images else words,
        backend=backends[0],
        sample=_place(sample),
        options={name: typed.values[name] for name in given if name != "backends"},
        **rest,
    )


def _place(sample: str) -> str:
    """Return the URL or absolute path of the sample, which is typed as a path, a URL or a name in the corpus."""
    from graphnet.samples.storage import is_url
    from graphnet.samples.suite import no_sample

    if is_url(sample):
        return sample
    path = Path(in_corpus(sample))
    if path.exists():
        return str(path.absolute())
    raise no_sample(sample)


def _document(tester: Tester, folder: Path, suspects: list[Revision]) -> dict[str, Any]:
    count = tester.repository.count(tester.asked.good, tester.asked.bad)
    return {
        "folder": str(folder),
        "on": tester.asked.on,
        "first_bad": suspects[0].name if len(suspects) == 1 else None,
        "suspects": [{"revision": one.name, "title": one.title} for one in suspects],
        "revisions": count,
        "builds": sum(step.built for step in tester.steps.values()),
        "most_builds": math.ceil(math.log2(count)) + 2,
        "steps": [step.model_dump(mode="json") for step in tester.steps.values()],
    }


def _text(found: dict[str, Any]) -> list[str]:
    """Return the lines that show the result."""
    from graphnet.bisect.repository import Revision
    from graphnet.bisect.rule import Mark

    steps = found["steps"]
    named = [Revision(one["revision"], one["title"]) for one in (*steps, *found["suspects"])]
    suspects = named[len(steps) :]
    lines = [f"{step['mark']:8}{one}  {step['reason']}" for step, one in zip(steps, named, strict=False)]
    if len(suspects) == 1:
        lines += ["", f"{suspects[0]} is the first bad revision"]
    else:
        lines += ["", f"one of these {len(suspects)} revisions is the first bad one; the others could not be tested:"]
        lines += [f"  {one}" for one in suspects]
    marked = zip(steps, named, strict=False)
    lines += [f"skipped: {one} {step['reason']}" for step, one in marked if step["mark"] == Mark.SKIPPED]
    runs = sum(len(step["runs"]) for step in steps)
    built = f"{found['builds']} of {found['revisions'] + 1} revisions were built and {runs} runs measured"
    return [*lines, f"{built}; the log and the runs are in {found['folder']}"]

"""``graphnet locate``: find the smallest graph that fails as a row of a run does."""

from __future__ import annotations

import functools
import json
import shlex
import shutil
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from graphnet import COMMAND
from graphnet.children import end_as_interrupt
from graphnet.cli.arguments import Run, propose_backends, propose_samples
from graphnet.cli.console import ListFormat, note, show_line
from graphnet.conditions import conditions_in
from graphnet.errors import ExitCode, GraphNetError, StorageError, UsageError
from graphnet.sizes import parse_duration

if TYPE_CHECKING:
    from graphnet.locate.cause import Cause
    from graphnet.locate.locator import Limits
    from graphnet.locate.prober import Where
    from graphnet.locate.rows import Row, Rows
    from graphnet.locate.script import Setting
    from graphnet.runs.heads import RowHead


def locate(
    run: Run,
    sample: Annotated[
        str | None,
        typer.Argument(help="The sample's name in that run.", autocompletion=propose_samples),
    ] = None,
    backend: Annotated[
        str | None,
        typer.Option(help="The backend, if the sample has several bad rows.", autocompletion=propose_backends),
    ] = None,
    every: Annotated[
        bool, typer.Option("--all", help="Locate every wrong or failed (or slow) row, and group those with one cause.")
    ] = False,
    slower_than: Annotated[
        float | None,
        typer.Option(min=1.1, metavar="X", help="Locate right rows that take over X times as long as the reference."),
    ] = None,
    budget: Annotated[
        str, typer.Option(metavar="DURATION", help="How long the search of a row may take, e.g. 1h30m.")
    ] = "30m",
    most_tests: Annotated[int, typer.Option("--tests", min=1, help="How many candidates may be tested.")] = 500,
    timeout: Annotated[
        float | None, typer.Option(min=0.1, help="Seconds per stage of a candidate; default: from the row.")
    ] = None,
    slots: Annotated[
        str | None,
        typer.Option(metavar="NxC", help="Test N candidates at the same time, each on C cores of its own."),
    ] = None,
    on: Annotated[
        list[str] | None,
        typer.Option(metavar="ray[:LABEL=VALUE]", help="Test candidates side by side on the nodes of a Ray cluster."),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with an earlier search of this row.")] = False,
    out: Annotated[Path | None, typer.Option(help="Folder of the result; by default, one in the run's folder.")] = None,
    format_: Annotated[ListFormat, typer.Option("--format", help="Format of stdout.")] = ListFormat.text,
) -> None:
    """Find the smallest graph that fails as a row does, and write a script that shows it alone.

    The sample is cut into ever smaller graphs, with the values that eager mode computes in the whole. Each runs on the
    backend in a process of its own, and counts only if it fails as the row did. With --slower-than, it counts if it
    keeps at least half of the time that the row loses, on a logarithmic scale.

    The exit code is 0 if the search came to its end, 1 if it reached a limit, and 2 for wrong usage or if the row does
    not fail so any more.
    """
    from graphnet.locate.clusters import keep
    from graphnet.locate.journal import locked
    from graphnet.locate.locator import Limits
    from graphnet.locate.rows import Rows, folder_of
    from graphnet.locate.text import cause_lines
    from graphnet.runs.causes import CAUSES_FOLDER, SLOW_FOLDER

    end_as_interrupt()
    if (sample is None) is not every:
        raise UsageError("name a sample of the run, or give --all for every wrong or failed row")
    try:
        seconds = parse_duration(budget)
    except ValueError as error:
        raise UsageError(f"--budget: {error}; give one such as 30m or 1h30m") from error
    root = out or run / (CAUSES_FOLDER if slower_than is None else SLOW_FOLDER)
    if slower_than is not None and (slots or on):
        raise UsageError("the candidates of a slow row are timed one after the other; leave out --slots and --on")
    rows = Rows(run, note, root / "repaired", slower_than, _where(slots, on or []))
    given = [] if slower_than is None else ["--slower-than", f"{slower_than:g}"]
    given += [*([] if slots is None else ["--slots", slots]), *(word for value in on or () for word in ("--on", value))]
    if sample is None:
        again = [str(run), "--all", *given, *([] if backend is None else ["--backend", backend])]
        go_on = functools.partial(_propose, again, timeout, out)
        heads = rows.bad(backend)
        if not heads:
            raise UsageError(f"no row of {rows.run} is {rows.bad_word}, so there is no fault to locate")
        with locked(root):
            _locate_all(rows, heads, root, timeout, resume, seconds, most_tests, format_, go_on)
        return
    head = rows.one(sample, backend)
    row = rows.row(head, timeout)
    folder = out or folder_of(root, row)
    cause = located(rows, row, folder, resume, Limits(time.monotonic() + seconds, most_tests))
    if format_ is ListFormat.json:
        typer.echo(json.dumps({"folder": str(folder), **cause.model_dump(mode="json")}))
    else:
        for line in cause_lines(cause, folder):
            show_line(line)
    if out is None:
        keep(root, [_label(head)], [])
    if cause.ended:
        note(f"graphnet: {cause.ended}; the best so far is kept. Go on with:")
        _propose([str(run), row.record.sample, "--backend", row.backend, *given], timeout, out)
        raise typer.Exit(ExitCode.INTERRUPTED if cause.is_interrupted else ExitCode.CHECK_FAILED)


def _say(text: str) -> None:
    note(f"graphnet: {text}")


def _where(slots: str | None, on: Sequence[str]) -> Where:
    """Return where candidates are measured. Raises UsageError."""
    from graphnet.locate.prober import Where
    from graphnet.runs.request import parse_on, parse_slots

    if slots is not None:
        parse_slots(slots)
    return Where(slots, tuple(parse_on(list(on))))


def _label(head: RowHead) -> str:
    return f"{head.sample} on {head.label}"


def _propose(words: Sequence[str], timeout: float | None, out: Path | None) -> None:
    """Print the command that goes on with a search."""
    limit = [] if timeout is None else ["--timeout", f"{timeout:g}"]
    where = [] if out is None else ["--out", str(out)]
    note(f"  {COMMAND} {shlex.join(['locate', *words, *limit, *where, '--resume'])}")


def _locate_all(
    rows: Rows,
    heads: Sequence[RowHead],
    root: Path,
    timeout: float | None,
    resume: bool,
    seconds: float,
    most_tests: int,
    format_: ListFormat,
    go_on: Callable[[], None],
) -> None:
    """Locate each bad row, keep the causes, and print them. A row that cannot be located ends nothing."""
    from graphnet.locate.clusters import PAGE_FILE, cause_list, keep
    from graphnet.locate.locator import Limits
    from graphnet.locate.rows import folder_of
    from graphnet.runs.causes import CAUSES_FILE

    if not resume and any((root / name).exists() for name in (CAUSES_FILE, PAGE_FILE)):
        raise UsageError(f"{root} has the causes of an earlier search; go on with --resume, or give another --out")
    found: list[Cause] = []
    failed: list[str] = []
    reached: list[str] = []
    interrupted = False
    for number, head in enumerate(heads, start=1):
        note(f"graphnet: row {number} of {len(heads)}: {_label(head)}: {head.outcome}")
        reached.append(_label(head))
        try:
            row = rows.row(head, timeout)
            cause = located(rows, row, folder_of(root, row), resume, Limits(time.monotonic() + seconds, most_tests))
        except StorageError:
            raise
        except KeyboardInterrupt:
            # It came before or after the search itself, which keeps its best.
            interrupted = True
            break
        except GraphNetError as error:
            failed.append(f"{_label(head)}: {error}")
            continue
        found.append(cause)
        if cause.is_interrupted:
            interrupted = True
            break
    kept = keep(root, reached, failed)
    if format_ is ListFormat.json:
        typer.echo(json.dumps(kept.document()))
    else:
        for line in cause_list(kept):
            show_line(line)
    if interrupted:
        note("graphnet: interrupted; the causes so far are kept. Go on with:")
        go_on()
        raise typer.Exit(ExitCode.INTERRUPTED)
    if failed or any(cause.ended for cause in found):
        raise typer.Exit(ExitCode.CHECK_FAILED)


def located(rows: Rows, row: Row, folder: Path, resume: bool, limits: Limits) -> Cause:
    """Search the cause of a row, and write it into a folder. Raises UsageError and what ends the search."""
    from graphnet.locate.journal import locked, refuse_strange

    refuse_strange(folder)
    with locked(folder):
        return _located(rows, row, folder, resume, limits)


def _located(rows: Rows, row: Row, folder: Path, resume: bool, limits: Limits) -> Cause:
    # Import these only now, because gRPC and numpy, which they import, are not needed for the help of a command.
    from graphnet.bench.listener import Silent
    from graphnet.bench.unit import SampleReader
    from graphnet.launch.graph_tools import interpreter
    from graphnet.locate.cause import INTERRUPTED, Cause
    from graphnet.locate.journal import JOURNAL, Journal
    from graphnet.locate.known import named
    from graphnet.locate.locator import Locator, NotReproduced
    from graphnet.locate.prober import Prober
    from graphnet.subgraphs.cutter import open_cutter

    journal = Journal.read(folder) if resume and (folder / JOURNAL).exists() else None
    if journal is not None and journal.question != row.question:
        raise UsageError(f"the search in {folder} was for another row, failure or limit; give another --out")
    earlier = Cause.read(folder) if journal is not None else None
    if earlier is not None and not earlier.ended:
        again = named(earlier, row.known)
        if again != earlier:
            again.write(folder)
            _write_issue(again, row, folder)
        return again
    with SampleReader() as reader:
        sample = rows.checked(row, reader)
        if journal is None:
            # Before all other files: a folder without a journal is not ours.
            journal = Journal.begin(folder, row.question)
        candidates = folder / "candidates"
        # A search that was killed leaves a candidate, and no other one can be written in its place.
        shutil.rmtree(candidates, ignore_errors=True)
        python = interpreter(None, note)
        request = row.request.under(conditions_in(row.record.flavour))
        with open_cutter(sample.path, candidates, request.seed, python, rows.rooms) as cutter:
            try:
                if len(cutter.facts.statements) < 2:
                    raise UsageError(f"the graph of {row.record.sample} has one statement, so it is its own cause")
                note(f"graphnet: {row.record.sample} on {row.record.site}: {row.question.signature.text()}")
                with Prober(row.request, folder, Silent(), row.needs_trials, _say) as prober:
                    locator = Locator(journal, sample.path, cutter, prober, row.output, _say, limits, request.threads)
                    cause = locator.run()
            except NotReproduced as error:
                raise UsageError(
                    f"{row.record.sample} on {row.record.site} does not fail as in the run any more: {error}"
                ) from error
            finally:
                shutil.rmtree(candidates, ignore_errors=True)
    cause = named(cause, row.known)
    try:
        cause = _reproduced(cause, rows, row, folder)
    except KeyboardInterrupt:
        cause = cause.model_copy(update={"ended": INTERRUPTED})
    cause.write(folder)
    return cause


def _reproduced(cause: Cause, rows: Rows, row: Row, folder: Path) -> Cause:
    """Write the script and the text for a tracker. A search that was interrupted, or found nothing yet, gets none."""
    from graphnet.launch.places import place_of
    from graphnet.launch.site import parse_site
    from graphnet.locate.locator import MINIMAL
    from graphnet.locate.reproducer import reproduce

    if cause.is_interrupted or (cause.ended and cause.needs_whole):
        return cause
    request = row.request
    interpreter = place_of(parse_site(row.backend, request.device_type)).interpreter(request.device_type)
    arguments = (_setting(row), interpreter, request.timeout_s, rows.rooms)
    reproducer = reproduce(cause, folder / MINIMAL, folder / "reproducer", *arguments)
    cause = cause.model_copy(update={"reproducer": reproducer})
    _write_issue(cause, row, folder)
    return cause


def _write_issue(cause: Cause, row: Row, folder: Path) -> None:
    """Write the text for a tracker, if there is a script."""
    from graphnet.files import write_whole
    from graphnet.locate.reproducer import issue_text

    if cause.reproducer is not None:
        write_whole(folder / "issue.md", issue_text(cause, cause.reproducer, _setting(row), cause.text))


def _setting(row: Row) -> Setting:
    """Return the facts of a row that its script needs."""
    from graphnet.launch.site import parse_site
    from graphnet.locate.script import Setting

    record = row.record
    request = row.request.under(conditions_in(record.flavour))
    site = parse_site(row.backend, request.device_type)
    known = record.environment
    versions = {"Python": known.python or "?", "torch": known.torch or "?"} if known is not None else {}
    versions |= {site.backend.name: "", **(known.compiler or {})} if known is not None else {}
    return Setting(
        site.backend.folder,
        site.flavour.name,
        # The script is for others, who have no such records.
        {**record.options, **dict.fromkeys(site.backend.kept_options, "")},
        request.device,
        request.threads,
        request.seed,
        request.memory_bytes,
        {name: text for name, text in versions.items() if text},
    )

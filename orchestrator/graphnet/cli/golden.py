"""``graphnet golden``: record outputs that you trust, and later compare the outputs of other backends with them."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from graphnet.bench.plan import Plan, make_plan
from graphnet.bench.preflight import check_request
from graphnet.cli.arguments import check_rules, find_typed, propose_runs
from graphnet.cli.console import ListFormat, results_console
from graphnet.cli.options import RUN, Typed, given_options, refuse_given, with_request_options_of_one_host
from graphnet.cli.printing import print_text
from graphnet.cli.running import default_folder, do_run, exit_code, parse_fail_on
from graphnet.cli.tree import command, make_group
from graphnet.engines.choose import refuse_engines
from graphnet.errors import ExitCode, UsageError
from graphnet.golden.changes import changed_settings
from graphnet.golden.check import Checker, findings_of
from graphnet.golden.findings import Finding, Status, counts, is_passed
from graphnet.golden.folder import GoldenFolder, GoldenManifest
from graphnet.golden.record import Recorder, seal
from graphnet.golden.samples import copy_samples, with_folder_names
from graphnet.golden.times import ComparedTimes, TimeChange, compare_times
from graphnet.printable import printable
from graphnet.runs.request import Request, option_of
from graphnet.runs.store import RUN_FILE, RunStore
from graphnet.scores.compare.rule import Verdict
from graphnet.show import units

#: The fields of the request that choose the samples and their inputs. A check cannot change them.
_RECORDED: Final = ("samples", "suite", "seed", "inputs", "repair", "whole_models")
#: The fields that a check does not copy from the recorded request. They have their defaults unless the user types them.
#: There is one exception: ``options``, the backend's options, are copied if the check uses the recorded backend.
_OF_THE_CHECK: Final = ("memory_bytes", "filters", "shard", "insecure", "durable", "keep_artifacts", "options")
_FREE_ON_RESUME: Final = frozenset({"folder", "--resume", "--format", "--python"})
_STYLES: Final = {
    Status.IDENTICAL: "green",
    Status.AGREES: "green",
    Status.DIFFERS: "bold red",
    Status.NOT_RUN: "yellow",
    Status.INPUTS_CHANGED: "yellow",
    Status.NOT_COMPARABLE: "cyan",
    Status.NOT_RECORDED: "cyan",
}

Format = Annotated[ListFormat, typer.Option("--format", help="Format of stdout.", rich_help_panel=RUN)]
Python = Annotated[
    str | None, typer.Option(help="Interpreter for the repair of GraphNet's samples.", rich_help_panel=RUN)
]

golden_app = make_group("Record outputs that you trust, and compare other settings with them.", path="golden")


@command(golden_app, "golden record")
@with_request_options_of_one_host
def record(
    context: typer.Context,
    typed: Typed,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The golden run's folder, new or empty.")],
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a recording that was interrupted.", rich_help_panel=RUN)
    ] = False,
    python: Python = None,
    format_: Format = ListFormat.text,
) -> None:
    """Run one backend on samples, and keep its outputs, times and environment in a folder.

    The outputs of a row are kept if they agree with the reference's outputs, or if they are random numbers that cannot
    be compared with the reference's. The folder also holds a copy of each sample, and a checksum of each file.

    The exit code is 0 if the recording is finished, 1 if a row is wrong, 2 for wrong usage, and 3 if the backend could
    not run.
    """
    golden = GoldenFolder(folder)
    golden.refuse_sealed()
    if resume:
        refuse_given(context, _FREE_ON_RESUME)
        if golden.is_copying:
            raise UsageError(f"the recording in {folder} ended before its run began; begin it again without --resume")
        store = RunStore.open(golden.run)
        store.lock()
        # The stored request contains the absolute path of the samples from when the recording began. Replace this path,
        # because the golden folder may have been moved since.
        request = store.request_to_go_on().model_copy(update=_own_samples(golden))
    else:
        request = _copied(typed, golden)
        store = RunStore.create(golden.run, {"asked": request.kept()})
    golden.end_copying()
    refuse_engines(request, "golden")
    plan = with_folder_names(make_plan(request), golden.samples)
    again = f"golden record {shlex.quote(str(folder))} --resume"
    do_run(request, plan, store, python, take_outputs=Recorder(golden), resume_command=again)
    heads = store.heads()
    code = exit_code(heads, plan, parse_fail_on("wrong"))
    if code is ExitCode.UNAVAILABLE:
        print_text(store)
        raise typer.Exit(code)
    manifest = seal(golden, request, store)
    _print_recording(golden, manifest, store, format_)
    raise typer.Exit(code)


def _copied(typed: Typed, golden: GoldenFolder) -> Request:
    """Copy the chosen samples to the golden folder. Return the request of a run on these copies."""
    given = typed.values
    if given["suite"] and given["samples"]:
        raise UsageError("give one of --suite and --samples")
    check_rules(given["repair"], "--repair")
    request = typed.request(suite=given["suite"] or (None if given["samples"] else "smoke"))
    if len(request.backends) != 1:
        raise UsageError("a golden run records one backend; give --backend once")
    if request.whole_models:
        raise UsageError("a golden run has no rows of whole models; leave out --whole-models")
    if (golden.run / RUN_FILE).exists():
        raise UsageError(f"{golden.path} holds an unfinished recording; go on with --resume, or name another folder")
    refuse_engines(request, "golden")
    plan = make_plan(request)
    check_request(request, plan.sites, golden.run)
    golden.begin_copying()
    copy_samples(plan.samples, golden.samples)
    return request.model_copy(update={**_own_samples(golden), "filters": [], "shard": None})


def _own_samples(golden: GoldenFolder) -> dict[str, Any]:
    """Return the fields of a request that choose the samples of the golden folder."""
    return {"samples": [str(golden.samples.absolute())], "suite": None}


def _print_recording(golden: GoldenFolder, manifest: GoldenManifest, store: RunStore, format_: ListFormat) -> None:
    facts = {"golden": str(golden.path), "samples": len(manifest.rows), "kept": manifest.kept}
    if format_ is ListFormat.json:
        typer.echo(json.dumps(facts))
        return
    print_text(store)
    typer.echo(f"{golden.path} holds the outputs of {manifest.kept} of {len(manifest.rows)} samples; compare with:")
    typer.echo(f"  ./graphnet golden check {shlex.quote(str(golden.path))}")


@command(golden_app, "golden check")
@with_request_options_of_one_host
def check(
    context: typer.Context,
    typed: Typed,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The golden run's folder.")],
    out: Annotated[
        Path | None, typer.Option(help="The run's folder; by default a new one in graphnet-runs.", rich_help_panel=RUN)
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="RUN",
            help="Go on with a check that was interrupted.",
            rich_help_panel=RUN,
            callback=find_typed,
            autocompletion=propose_runs,
        ),
    ] = None,
    python: Python = None,
    format_: Format = ListFormat.text,
) -> None:
    """Repeat a golden run with another backend, image, worker or device, and compare its outputs with those recorded.

    Each option that you leave out keeps its recorded value, except --memory. The outputs are judged by the same rules
    as those of bench.

    The exit code is 0 if no sample fails the check and at least one agrees, 2 for wrong usage or a damaged folder, and
    3 if a backend could not run. It is 1 if a sample fails the check or no sample could be compared. A sample fails if
    its outputs differ, if it gave no outputs, or if its files or inputs are not those that were recorded. A sample does
    not fail if it drew other random numbers than before, or if its outputs were not recorded.
    """
    golden = GoldenFolder(folder)
    place = out or default_folder()
    if resume is None and place.resolve().is_relative_to(golden.path.resolve()):
        raise UsageError(
            f"the check's run cannot be in the golden run {folder}: {place}; name another folder with --out"
        )
    manifest = golden.open()
    recorded = RunStore.open(golden.run)
    if resume is not None:
        refuse_given(context, _FREE_ON_RESUME)
        store = RunStore.open(resume)
        store.lock()
        request = store.request_to_go_on()
        _refuse_other_golden(store, golden)
    else:
        request = _repeated(context, typed, recorded.request(), golden)
        store = RunStore.create(place, {"asked": request.kept(), "golden": str(golden.path.absolute())})
    refuse_engines(request, "golden")
    plan = with_folder_names(make_plan(request), golden.samples)
    check_request(request, plan.sites, store.folder)
    again = f"golden check {shlex.quote(str(folder))} --resume {shlex.quote(str(store.folder))}"
    checker = Checker(golden, manifest, store.folder, request.tolerance)
    do_run(request, plan, store, python, take_outputs=checker, resume_command=again)
    findings = findings_of(store.folder, store.rows(), manifest)
    changed = changed_settings(recorded.rows(), store.rows())
    show = _print_json if format_ is ListFormat.json else _print_text
    show(golden, store, findings, changed, compare_times(recorded, store))
    raise typer.Exit(_exit_code(store, plan, findings))


def _refuse_other_golden(store: RunStore, golden: GoldenFolder) -> None:
    checked = store.read_run().get("golden")
    if checked is None:
        raise UsageError(f"{store.folder} is not a check of a golden run; go on with it by bench --resume")
    if Path(checked).resolve() != golden.path.resolve():
        raise UsageError(f"{store.folder} is a check of {checked}, and not of {golden.path}")


def _repeated(context: typer.Context, typed: Typed, recorded: Request, golden: GoldenFolder) -> Request:
    """Make the check's request: the recorded request with the copied samples and the options that the user typed."""
    typed_fields = given_options(context)
    refused = [option_of(name).flag for name in _RECORDED if name in typed_fields]
    if refused:
        raise UsageError(
            f"a check repeats what was recorded; leave out {', '.join(refused)}, or record another golden run"
        )
    left = [name for name in Request.model_fields if name not in (*typed_fields, *_OF_THE_CHECK)]
    values: dict[str, Any] = {name: getattr(recorded, name) for name in left}
    values |= _own_samples(golden)
    request = typed.request(**values)
    if request.backends == recorded.backends and "options" not in typed_fields:
        request = request.model_copy(update={"options": recorded.options})
    return request


def _exit_code(store: RunStore, plan: Plan, findings: list[Finding]) -> ExitCode:
    code = exit_code(store.heads(), plan, frozenset())
    if code is ExitCode.OK and not is_passed(findings):
        return ExitCode.CHECK_FAILED
    return code


def _print_json(
    golden: GoldenFolder,
    store: RunStore,
    findings: list[Finding],
    changed: dict[str, tuple[str, str]],
    times: ComparedTimes,
) -> None:
    document = {
        "golden": str(golden.path),
        "run": str(store.folder),
        "changed": {name: {"recorded": old, "checked": new} for name, (old, new) in changed.items()},
        "counts": counts(findings),
        "times_refused": times.refused,
        "results": [
            {**one.model_dump(mode="json"), "time": _time_members(times.changes.get(one.key))} for one in findings
        ],
    }
    typer.echo(json.dumps(document))


def _time_members(found: TimeChange | None) -> dict[str, Any] | None:
    if found is None:
        return None
    one = found.change
    return {"ratio": one.ratio, "low": one.low, "high": one.high, "verdict": found.verdict.value}


def _print_text(
    golden: GoldenFolder,
    store: RunStore,
    findings: list[Finding],
    changed: dict[str, tuple[str, str]],
    times: ComparedTimes,
) -> None:
    console = results_console()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("sample", "backend", "golden", "t", "max error", "time", "outcome"):
        table.add_column(title, no_wrap=True)
    for one in findings:
        table.add_row(
            Text(printable(one.sample)),
            Text(printable(one.site)),
            Text(one.status.replace("_", " "), style=_STYLES[one.status]),
            "" if one.tolerance_reached is None else str(one.tolerance_reached),
            units.error(one.max_abs_error),
            _time_text(times.changes.get(one.key)),
            Text(one.outcome),
        )
    console.print(table)
    for one in findings:
        if one.message is not None:
            line = f"{one.sample} on {one.site}: {one.status.replace('_', ' ')}: {one.message}"
            console.print(Text(printable(line, 1000)), soft_wrap=True)
    for name, (old, new) in changed.items():
        console.print(Text(printable(f"changed since the recording: {name} {old} -> {new}", 300)), soft_wrap=True)
    without = sum(one.key not in times.changes for one in findings)
    if times.refused is not None:
        console.print(Text(f"times are not compared: {times.refused}"), soft_wrap=True)
    elif without:
        text = f"the times of {without} rows are not compared: a row is not right or has no speedup, or was disturbed"
        console.print(Text(text), soft_wrap=True)
    counted = ", ".join(f"{status.replace('_', ' ')}: {number}" for status, number in counts(findings).items())
    console.print(Text(f"{counted}; golden run {golden.path}, run {store.folder}"), soft_wrap=True)


def _time_text(found: TimeChange | None) -> Text:
    """Return the change of a row's time in percent, with its interval; empty if the times were not compared."""
    if found is None:
        return Text("")
    one = found.change
    text = f"{one.percent:+.1f} % [{(one.low - 1) * 100:+.1f}, {(one.high - 1) * 100:+.1f}]"
    return Text(text, style="" if found.verdict is Verdict.no_difference else "bold")

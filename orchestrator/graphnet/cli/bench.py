"""``graphnet bench``: run backends on samples, judge their outputs, record the rows and print them."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from graphnet import units
from graphnet.cli.arguments import check_rules, find_typed, propose_runs
from graphnet.cli.console import note, show_line
from graphnet.cli.history_option import add_to_history, open_typed, option_to_type_again
from graphnet.cli.options import CHOOSE, JUDGE, RUN, Typed, options_from_file, refuse_given, with_request_options
from graphnet.cli.printing import RunFormat, print_run
from graphnet.errors import ExitCode, GraphNetError, StorageError, UsageError
from graphnet.runs.request import Request
from graphnet.settings import RUNS_FOLDER
from graphnet.sizes import parse_duration, parse_size

if TYPE_CHECKING:
    from graphnet.bench.limits import Limits
    from graphnet.bench.plan import Plan
    from graphnet.launch.local import Rooms

_Number = TypeVar("_Number", int, float)
#: The options that may be given together with --resume, because they change no row.
_FREE_ON_RESUME: Final = frozenset(
    {
        *("--resume", "--anew", "--format", "--fail-on", "--baseline", "--python", "--history", "--trace"),
        *("--time-limit", "--disk-limit", "--yes"),
    }
)
#: A run whose options in brackets make more rows than this asks first.
_MANY_ROWS: Final = 300


@with_request_options
def bench(
    context: typer.Context,
    typed: Typed,
    model: Annotated[
        str | None,
        typer.Option(metavar="FILE.py:FUNCTION", help="Extract your own model first.", rich_help_panel=CHOOSE),
    ] = None,
    python: Annotated[
        str | None, typer.Option(help="Interpreter that has the model's libraries.", rich_help_panel=CHOOSE)
    ] = None,
    batch: Annotated[
        str | None,
        typer.Option(
            metavar="N[,N...]",
            help="Measure variants of the samples with these sizes of the first dimension; own: as they are.",
            rich_help_panel=CHOOSE,
        ),
    ] = None,
    dtype: Annotated[
        str | None,
        typer.Option(
            metavar="DTYPE[,...]",
            help="Measure variants of the samples in these dtypes, e.g. own,bfloat16.",
            rich_help_panel=CHOOSE,
        ),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            help="Go on with a run; needs no other option.",
            rich_help_panel=RUN,
            callback=find_typed,
            autocompletion=propose_runs,
        ),
    ] = None,
    anew: Annotated[
        bool,
        typer.Option("--anew", help="With --resume: measure every row again.", rich_help_panel=RUN),
    ] = False,
    out: Annotated[
        Path | None, typer.Option(help="The run's folder; by default a new one in graphnet-runs.", rich_help_panel=RUN)
    ] = None,
    fail_on: Annotated[
        str,
        typer.Option(
            help="Exit 1 on these: GROUP (wrong, failed, ...), OUTCOME, FLAG,...; or never.", rich_help_panel=JUDGE
        ),
    ] = "wrong",
    baseline: Annotated[
        Path | None,
        typer.Option(
            help="Expect the outcomes in this file: known failures pass; exit 1 on new ones.", rich_help_panel=JUDGE
        ),
    ] = None,
    format_: Annotated[
        RunFormat, typer.Option("--format", help="Format of stdout.", rich_help_panel=RUN)
    ] = RunFormat.text,
    history: Annotated[
        str | None,
        typer.Option(metavar="URL|FILE", help="Add the run to this history; `default` names one.", rich_help_panel=RUN),
    ] = None,
    trace: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a time line of every process, for Perfetto.", rich_help_panel=RUN),
    ] = None,
    time_limit: Annotated[
        str | None,
        typer.Option(metavar="DURATION", help="Begin no row after, for instance, 2h or 90m.", rich_help_panel=RUN),
    ] = None,
    disk_limit: Annotated[
        str | None,
        typer.Option(
            metavar="SIZE", help="Stop when the disks have this much less room, e.g. 20GiB.", rich_help_panel=RUN
        ),
    ] = None,
    dry_run: Annotated[
        bool,
        typer.Option(
            "--dry-run", help="Print the rows, the estimated minutes and bytes, and stop.", rich_help_panel=CHOOSE
        ),
    ] = False,
    yes: Annotated[
        bool, typer.Option("--yes", help="Do not ask before hundreds of rows of combined options.", rich_help_panel=RUN)
    ] = False,
) -> None:
    """Run backends on samples and judge them by the reference.

    The exit code is 0 if the run is complete, 1 if a row is bad, 2 for wrong usage, and 3 if a backend could not run. A
    row is bad if it has an outcome or a flag that --fail-on names, or if it is worse than --baseline expects. With
    --baseline, the code is also 2 if the baseline has no row of the run, and 3 if a row was not judged although the
    baseline expects it to be right. With --time-limit or --disk-limit, it is 124 if rows are missing and none is bad.
    """
    from graphnet.bench.golden import refuse_golden
    from graphnet.bench.plan import make_plan
    from graphnet.bench.preflight import check_request
    from graphnet.cli.baseline import code_with_baseline, report_baseline
    from graphnet.cli.running import default_folder, do_run, exit_code, parse_fail_on, report_limit
    from graphnet.cli.variants import asked_variants, with_variants
    from graphnet.engines.choose import check_engine
    from graphnet.launch.places import refuse_strangers
    from graphnet.runs.remote import is_mirror
    from graphnet.runs.store import RunStore
    from graphnet.scores.compare.baseline import read_baseline, require_same_conditions

    failing, limits = parse_fail_on(fail_on), _limits(time_limit, disk_limit)
    # Open the history before the run, so that a mistyped address is refused now and not hours later.
    kept = None if history is None or dry_run else open_typed(history, create=True)
    expected = None if baseline is None else read_baseline(baseline)
    if resume is not None:
        refuse_given(context, _FREE_ON_RESUME)
        refuse_golden(resume)
        if is_mirror(resume):
            raise UsageError("a run at a URL cannot go on there; copy its folder to this machine, and resume the copy")
        store = RunStore.open(resume)
        store.lock()
        request = store.request_to_go_on()
    else:
        if anew:
            raise UsageError("--anew needs --resume: a new run measures all of its rows")
        folder = out or default_folder()
        variants = asked_variants(batch, dtype)
        request = _new_request(typed, model, python, folder)
        if variants and request.shard is not None:
            raise UsageError(
                "--shard and --batch or --dtype exclude each other: make the variants by `graphnet samples derive` and "
                "name their folder with --samples"
            )
        if variants:
            RunStore.refuse_occupied(folder)
            make_plan(request)  # Refuse mistyped options before the variants are made, which takes a while.
            request = with_variants(request, variants, python, folder / "samples")
    if baseline is not None and expected is not None:
        require_same_conditions(baseline, expected, request.device_type, request.tolerance)
    check_engine(request, trace is not None)
    plan = make_plan(request)
    if resume is not None:
        refuse_strangers((planned.site for planned in plan.sites), resume)
    else:
        check_request(request, plan.sites, folder, elsewhere=bool(request.on))
        if dry_run:
            _print_plan(request, plan, format_)
            return
        if not yes:
            _ask_before_many(request, plan)
        configured = options_from_file(context)
        store = RunStore.create(folder, {"asked": request.kept(), **({"configured": configured} if configured else {})})
    again = None
    if kept is not None and history is not None:
        again = f"bench --resume {shlex.quote(str(store.folder))} {option_to_type_again(history, kept)}"
    try:
        do_run(request, plan, store, python, resume_command=again, trace=trace, anew=anew, limits=limits)
    except GraphNetError:
        if resume is None:
            # For instance, no node has the label. The same command must be possible again with another label.
            store.remove_if_empty()
        raise
    print_run(store, format_)
    if baseline is None or expected is None:
        code = exit_code(store.heads(), plan, failing)
    else:
        checked = report_baseline(baseline, expected, store)
        code = code_with_baseline(checked, exit_code(store.heads(), plan, failing, checked.known_failures))
    code = report_limit(limits, plan, store, code, again, anew)
    if kept is not None:
        try:
            add_to_history(kept, store.folder)
        except StorageError as error:
            if code is not ExitCode.CHECK_FAILED:
                raise
            # Bad rows have set the exit code to 1 already. So only print the history's error, and keep this exit code.
            note(f"graphnet: {error}")
    raise typer.Exit(code)


def _limits(time_limit: str | None, disk_limit: str | None) -> Limits:
    """Read --time-limit and --disk-limit. Raises UsageError."""
    from graphnet.bench.limits import Limits

    duration, size = "a duration; write for instance 2h, 90m or 1h30m", "a size; write for instance 20GiB or 500MB"
    return Limits(
        _limit("--time-limit", time_limit, parse_duration, duration),
        _limit("--disk-limit", disk_limit, parse_size, size),
    )


def _limit(option: str, text: str | None, parse: Callable[[str], _Number], kind: str) -> _Number | None:
    if text is None:
        return None
    try:
        value = parse(text)
    except ValueError:
        raise UsageError(f"{option} {text!r} is not {kind}") from None
    if value == 0:
        raise UsageError(f"{option} 0 lets no row begin; give more, or leave it out")
    return value


def _new_request(typed: Typed, model: str | None, python: str | None, folder: Path) -> Request:
    """Make the request of a new run. If --model is given, extract the model first."""
    from graphnet.bench.preflight import check_model
    from graphnet.launch.local import Rooms

    given = typed.values
    if sum(map(bool, (given["suite"], given["samples"], model))) > 1:
        raise UsageError("give one of --suite, --samples and --model")
    check_rules(given["repair"], "--repair")
    if model is not None:
        check_model(model)
        # Refuse a mistyped option before the model is extracted, because extracting takes minutes.
        rooms = Rooms.of(typed.request().no_isolation)
        return typed.request(samples=[str(_extracted(model, python, folder, rooms).absolute())])
    return typed.request(suite=given["suite"] or (None if given["samples"] else "smoke"))


def _extracted(model: str, python: str | None, folder: Path, rooms: Rooms) -> Path:
    """Extract the user's model into the run's folder, and return the folder of the samples."""
    from graphnet.launch.graph_tools import interpreter, run_tool
    from graphnet.runs.store import RunStore

    RunStore.refuse_occupied(folder)
    into = folder / "samples"
    into.mkdir(parents=True, exist_ok=True)
    result = run_tool("extract", [model, "--out", str(into)], interpreter(python, note), rooms=rooms)
    for flag in result["flags"]:
        note(f"graphnet: the model's sample is flagged: {flag}")
    return into


def _ask_before_many(request: Request, plan: Plan) -> None:
    """Ask before a run whose options and conditions make hundreds of rows. Raises UsageError if nobody says yes."""
    from graphnet.bench.estimate import estimate

    combined = sum(bool(planned.site.options_shown) for planned in plan.sites.judged)
    if plan.row_count <= _MANY_ROWS or combined < 2:
        return
    found = estimate(request, plan, RUNS_FOLDER)
    what = f"{plan.row_count:,} rows ({combined} combinations of options), about {units.clock(found.seconds)}"
    if not sys.stdin.isatty():
        raise UsageError(f"this run has {what}; give --yes if you want that, or fewer values in brackets")
    typer.confirm(f"This run has {what}. Go on?", abort=True, err=True)


def _print_plan(request: Request, plan: Plan, format_: RunFormat) -> None:
    from graphnet.bench.estimate import estimate

    found = estimate(request, plan, RUNS_FOLDER)
    rows: list[dict[str, Any]] = [
        {"sample": sample.name, "backend": planned.site.text, "options": dict(planned.options)}
        | {"seconds": round(row.seconds, 1), "estimated_from": row.basis.value}
        for sample in plan.samples
        for planned in plan.sites.judged
        for row in [found.rows[sample.name, planned.site.text]]
    ]
    if format_ is RunFormat.json:
        total = {"seconds": round(found.seconds), "run_bytes": found.run_bytes}
        total["environment_bytes"] = found.environment_bytes
        typer.echo(json.dumps({"asked": request.kept(), "plan": rows, "estimate": total}))
        return
    counts = f"{len(plan.samples)} samples on {len(plan.sites.judged)} backends"
    show_line(f"{len(rows)} rows: {counts}, device {request.device}")
    show_line(f"reference: {plan.sites.reference_text}")
    for row in rows:
        show_line(f"{row['sample']} on {row['backend']}: about {units.clock(row['seconds'])}")
    of = ", ".join(f"{units.count(count, 'row')} from {basis}" for basis, count in found.bases.items())
    show_line(f"estimate: about {units.clock(found.seconds)} in all ({of})")
    written = "an unknown number of bytes" if found.run_bytes is None else f"about {units.size(found.run_bytes)}"
    built = f", and environments of about {units.size(found.environment_bytes)}" if found.environment_bytes else ""
    show_line(f"it would write {written} into the run's folder{built}")

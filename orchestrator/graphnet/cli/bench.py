"""``graphnet bench``: run backends on samples, judge their outputs, record the rows and print them."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from graphnet.bench.plan import Plan, make_plan
from graphnet.bench.preflight import check_model, check_request
from graphnet.cli.arguments import check_rules, find_typed, propose_runs
from graphnet.cli.baseline import code_with_baseline, report_baseline
from graphnet.cli.history_option import add_to_history, open_typed, option_to_type_again
from graphnet.cli.options import CHOOSE, JUDGE, RUN, Typed, refuse_given, with_request_options
from graphnet.cli.printing import RunFormat, print_run
from graphnet.cli.running import default_folder, do_run, exit_code, parse_fail_on
from graphnet.engines.choose import check_engine
from graphnet.errors import ExitCode, GraphNetError, StorageError, UsageError
from graphnet.golden.folder import refuse_golden
from graphnet.runs.remote import is_mirror
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.samples.tools import interpreter, run_tool
from graphnet.scores.compare.baseline import read_baseline, require_same_conditions

#: The options that may be given together with --resume, because they change no row.
_FREE_ON_RESUME: Final = frozenset(
    {"--resume", "--format", "--fail-on", "--baseline", "--python", "--history", "--trace"}
)


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
    resume: Annotated[
        Path | None,
        typer.Option(
            help="Go on with a run; needs no other option.",
            rich_help_panel=RUN,
            callback=find_typed,
            autocompletion=propose_runs,
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The run's folder; by default a new one in graphnet-runs.", rich_help_panel=RUN)
    ] = None,
    fail_on: Annotated[
        str,
        typer.Option(help="Exit 1 on these: OUTCOME,..., unstable, fell_back, wrong; or never.", rich_help_panel=JUDGE),
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
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Print the plan and stop.", rich_help_panel=CHOOSE)
    ] = False,
) -> None:
    """Run backends on samples and judge them by the reference.

    The exit code is 0 if the run is complete, 1 if a row is bad, 2 for wrong usage, and 3 if a backend could not run. A
    row is bad if it has an outcome or a flag that --fail-on names, or if it is worse than --baseline expects. With
    --baseline, the code is also 2 if the baseline has no row of the run, and 3 if a row was not judged although the
    baseline expects it to be right.
    """
    failing = parse_fail_on(fail_on)
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
        if baseline is not None and expected is not None:
            require_same_conditions(baseline, expected, request.device_type, request.tolerance)
        check_engine(request, trace is not None)
        plan = make_plan(request)
    else:
        folder = out or default_folder()
        request = _new_request(typed, model, python, folder)
        if baseline is not None and expected is not None:
            require_same_conditions(baseline, expected, request.device_type, request.tolerance)
        check_engine(request, trace is not None)
        plan = make_plan(request)
        check_request(request, plan.sites, folder, elsewhere=bool(request.on))
        if dry_run:
            _print_plan(request, plan, format_)
            return
        store = RunStore.create(folder, {"asked": request.kept()})
    again = None
    if kept is not None and history is not None:
        again = f"bench --resume {shlex.quote(str(store.folder))} {option_to_type_again(history, kept)}"
    try:
        do_run(request, plan, store, python, resume_command=again, trace=trace)
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
    if kept is not None:
        try:
            add_to_history(kept, store.folder)
        except StorageError as error:
            if code is not ExitCode.CHECK_FAILED:
                raise
            # Bad rows have set the exit code to 1 already. So only print the history's error, and keep this exit code.
            typer.echo(f"graphnet: {error}", err=True)
    raise typer.Exit(code)


def _new_request(typed: Typed, model: str | None, python: str | None, folder: Path) -> Request:
    """Make the request of a new run. If --model is given, extract the model first, and run the extracted samples."""
    given = typed.values
    if sum(map(bool, (given["suite"], given["samples"], model))) > 1:
        raise UsageError("give one of --suite, --samples and --model")
    check_rules(given["repair"], "--repair")
    if model is not None:
        check_model(model)
        # Refuse a mistyped option before the model is extracted, because extracting takes minutes.
        typed.request()
    samples = [str(_extracted(model, python, folder).absolute())] if model is not None else None
    if samples:
        return typed.request(samples=samples)
    return typed.request(suite=given["suite"] or (None if given["samples"] else "smoke"))


def _extracted(model: str, python: str | None, folder: Path) -> Path:
    """Extract the user's model into the run's folder, and return the folder of the samples."""
    RunStore.refuse_occupied(folder)

    def say(text: str) -> None:
        typer.echo(text, err=True)

    into = folder / "samples"
    into.mkdir(parents=True, exist_ok=True)
    result = run_tool("extract", [model, "--out", str(into)], interpreter(python, say))
    for flag in result["flags"]:
        say(f"graphnet: the model's sample is flagged: {flag}")
    return into


def _print_plan(request: Request, plan: Plan, format_: RunFormat) -> None:
    rows: list[dict[str, Any]] = [
        {"sample": sample.name, "backend": planned.site.text, "options": dict(planned.options)}
        for sample in plan.samples
        for planned in plan.sites.judged
    ]
    if format_ is RunFormat.json:
        typer.echo(json.dumps({"asked": request.kept(), "plan": rows}))
        return
    counts = f"{len(plan.samples)} samples on {len(plan.sites.judged)} backends"
    typer.echo(f"{len(rows)} rows: {counts}, device {request.device}")
    typer.echo(f"reference: {plan.sites.reference.site.text}")
    for row in rows:
        typer.echo(f"{row['sample']} on {row['backend']}")

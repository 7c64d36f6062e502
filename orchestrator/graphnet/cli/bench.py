"""``graphnet bench``: run backends on samples, judge, record, report."""

from __future__ import annotations

import json
import signal
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from graphnet import settings
from graphnet.bench.plan import Plan, make_plan, options_by_backend
from graphnet.bench.request import Asked
from graphnet.bench.run import execute
from graphnet.cli.console import progress_console, results_console
from graphnet.errors import ExitCode, UsageError
from graphnet.outcomes import REACHED_COMPILER, WRONG, Outcome
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore
from graphnet.show.junit import junit
from graphnet.show.progress import Reporter
from graphnet.show.table import print_summary, results_table

#: What may differ between a run and its --resume: it changes no row.
_FREE_ON_RESUME = {"resume", "format_", "fail_on", "debug"}
_DEFAULT_BACKEND = "inductor"
_MEMORY_SHARE = 0.4


class Format(StrEnum):
    """How results are printed."""

    text = "text"
    json = "json"
    junit = "junit"


class Scheme(StrEnum):
    """How inputs are made."""

    mesh = "mesh"
    graphnet = "graphnet"


def bench(
    context: typer.Context,
    backend: Annotated[list[str] | None, typer.Option(help="NAME[:FLAVOUR][@WHERE]; repeatable.")] = None,
    samples: Annotated[list[Path] | None, typer.Option(help="A sample, or a folder of samples; repeatable.")] = None,
    suite: Annotated[str | None, typer.Option(help="A suite of the corpus: smoke (default) or full.")] = None,
    device: Annotated[str | None, typer.Option(help="TYPE[:INDEX]; default: the GPU if there is one.")] = None,
    threads: Annotated[int | None, typer.Option(min=1, help="Threads of every stack; default: all cores.")] = None,
    memory: Annotated[str | None, typer.Option(help="Private memory per sample process, e.g. 8GiB.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="[NAME.]name=value for a backend; repeatable.")] = None,
    tolerance: Annotated[int, typer.Option(min=-10, max=5, help="Level of the ladder at which a row is OK.")] = -4,
    warmup: Annotated[int, typer.Option(min=0, help="Calls after the first and before the timed ones.")] = 3,
    trials: Annotated[int, typer.Option(min=1, help="Timed trials per side, at least.")] = 20,
    min_time: Annotated[float, typer.Option(min=0, help="Seconds of timed work per side, at least.")] = 0.2,
    budget: Annotated[float, typer.Option(min=0, help="Seconds of timed work per row, both sides, at most.")] = 10.0,
    half_width: Annotated[float, typer.Option(min=0, help="Narrow enough: half the interval over the ratio.")] = 0.02,
    timeout: Annotated[float, typer.Option(min=0.001, help="Seconds per stage of a sample.")] = 600.0,
    inputs: Annotated[
        Scheme, typer.Option(help="mesh: same bits everywhere; graphnet: GraphNet's recipe.")
    ] = Scheme.mesh,
    seed: Annotated[int, typer.Option(help="Seed of inputs and of graphs that draw random numbers.")] = 123,
    reference: Annotated[str, typer.Option(help="The backend that judges, like --backend.")] = "eager",
    resume: Annotated[Path | None, typer.Option(help="Go on with a run; needs no other option.")] = None,
    out: Annotated[Path | None, typer.Option(help="The run's folder; default: graphnet-runs/TIME.")] = None,
    fail_on: Annotated[str, typer.Option(help="Exit 1 on: OUTCOME,...|unstable|fell_back|wrong|never.")] = "wrong",
    format_: Annotated[Format, typer.Option("--format", help="What stdout gets.")] = Format.text,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Print the plan and stop.")] = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show tracebacks.")] = False,
) -> None:
    """Run backends on samples beside the reference; exit 0: complete, 1: --fail-on, 2: usage, 3: nothing could run."""
    failing = _parse_fail_on(fail_on)
    if resume is not None:
        _refuse_other_options(context)
        store = RunStore.open(resume)
        asked = Asked.model_validate(store.read_run()["asked"])
        plan = make_plan(asked)
    else:
        chosen_device = device or settings.default_device()
        backends = backend or [_DEFAULT_BACKEND]
        if suite and samples:
            raise UsageError("give --suite or --samples, not both")
        asked = Asked(
            backends=backends,
            reference=reference,
            samples=[str(path.absolute()) for path in samples or []],
            suite=suite or (None if samples else "smoke"),
            device=chosen_device,
            threads=threads or _cores(),
            memory_bytes=_parse_memory(memory),
            options=options_by_backend(backends, option or [], chosen_device.partition(":")[0]),
            tolerance=tolerance,
            warmup=warmup,
            trials=trials,
            min_time_s=min_time,
            budget_s=budget,
            half_width=half_width,
            timeout_s=timeout,
            inputs=inputs.value,
            seed=seed,
        )
        plan = make_plan(asked)
        if dry_run:
            _print_plan(asked, plan, format_)
            return
        store = RunStore.create(out or _default_folder(), {"asked": asked.model_dump()})
    records = _run(asked, plan, store)
    _print(records, store.folder, format_)
    raise typer.Exit(_exit_code(records, plan, failing))


def _run(asked: Asked, plan: Plan, store: RunStore) -> list[Record]:
    # A terminating signal is an interruption like any other: what is done is kept, the workers end.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with Reporter(progress_console()) as reporter:
            return execute(asked, plan, store, reporter)
    except KeyboardInterrupt:
        typer.echo(f"graphnet: interrupted; {len(store.records())} rows are kept. Go on with:", err=True)
        typer.echo(f"  ./graphnet bench --resume {store.folder}", err=True)
        raise typer.Exit(ExitCode.INTERRUPTED) from None


def _print(records: list[Record], folder: Path, format_: Format) -> None:
    if format_ is Format.json:
        rows = [record.model_dump(mode="json", by_alias=True) for record in records]
        typer.echo(json.dumps({"run": str(folder), "results": rows}))
    elif format_ is Format.junit:
        typer.echo(junit(records))
    else:
        console = results_console()
        console.print(results_table(records))
        print_summary(console, records, folder)


def _exit_code(records: list[Record], plan: Plan, failing: frozenset[str]) -> ExitCode:
    if not any(record.outcome in REACHED_COMPILER for record in records):
        return ExitCode.UNAVAILABLE
    for planned in plan.targets:
        target = planned.target
        rows = [r for r in records if (r.backend, r.where) == (target.backend.name, target.where or "local")]
        if rows and all(row.outcome is Outcome.BACKEND_UNAVAILABLE for row in rows):
            return ExitCode.UNAVAILABLE
    if any(record.outcome in failing or failing & set(record.flags) for record in records):
        return ExitCode.CHECK_FAILED
    return ExitCode.OK


def _parse_fail_on(text: str) -> frozenset[str]:
    if text == "never":
        return frozenset()
    named: set[str] = set()
    for word in text.split(","):
        if word == "wrong":
            named |= WRONG
        elif word == "fell_back":
            named.add(Outcome.FELL_BACK)
        elif word == "unstable" or word in {outcome.value for outcome in Outcome}:
            named.add(word)
        else:
            known = ", ".join(("wrong", "unstable", "fell_back", "never", *Outcome))
            raise UsageError(f"--fail-on {word!r} is none of: {known}")
    return frozenset(named)


def _refuse_other_options(context: typer.Context) -> None:
    given = [name for name in context.params if _given(context, name) and name not in _FREE_ON_RESUME]
    if given:
        options = ", ".join("--" + name.replace("_", "-") for name in given)
        raise UsageError(f"--resume takes what the run was asked for; leave out {options}, or begin another run")


def _given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _parse_memory(text: str | None) -> int:
    if text is None:
        return int(settings.available_memory_bytes() * _MEMORY_SHARE)
    units = {"": 1, "B": 1, "KIB": 1024, "MIB": 1024**2, "GIB": 1024**3, "KB": 10**3, "MB": 10**6, "GB": 10**9}
    digits = text.rstrip("".join(set("kKmMgGiIbB "))).strip()
    unit = text[len(digits) :].strip().upper()
    try:
        value = int(float(digits) * units[unit])
    except (ValueError, KeyError):
        raise UsageError(f"--memory {text!r} is no size; write for instance 8GiB or 500MB") from None
    if value <= 0:
        raise UsageError("--memory must be positive: there is always a limit")
    return value


def _cores() -> int:
    import os

    return len(os.sched_getaffinity(0))


def _default_folder() -> Path:
    return Path("graphnet-runs") / datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")[:-3]


def _print_plan(asked: Asked, plan: Plan, format_: Format) -> None:
    rows: list[dict[str, Any]] = [
        {"sample": place.name, "backend": planned.target.text, "options": dict(planned.options)}
        for place in plan.samples
        for planned in plan.targets
    ]
    if format_ is Format.json:
        typer.echo(json.dumps({"asked": asked.model_dump(), "plan": rows}))
        return
    typer.echo(f"{len(rows)} rows: {len(plan.samples)} samples on {len(plan.targets)} backends, device {asked.device}")
    typer.echo(f"reference: {plan.reference.target.text}")
    for row in rows:
        typer.echo(f"{row['sample']} on {row['backend']}")

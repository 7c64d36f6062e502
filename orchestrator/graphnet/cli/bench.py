"""``graphnet bench``: run backends on samples, judge, record, report."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from graphnet import settings
from graphnet.bench.plan import Plan, make_plan, options_by_backend
from graphnet.cli.running import (
    Format,
    asked_of,
    check_rules,
    default_folder,
    do_run,
    exit_code,
    parse_fail_on,
    print_run,
)
from graphnet.errors import UsageError
from graphnet.runs.request import Asked
from graphnet.runs.store import RunStore
from graphnet.samples.filters import HELP
from graphnet.samples.tools import interpreter, run_tool
from graphnet.show.units import parse_size
from graphnet.workers.site import absolute, with_mesh_named

#: What may differ between a run and its --resume: it changes no row.
_FREE_ON_RESUME = {"resume", "format_", "fail_on", "debug"}
_DEFAULT_BACKEND = "inductor"
_MEMORY_SHARE = 0.4


class Scheme(StrEnum):
    """How inputs are made."""

    mesh = "mesh"
    graphnet = "graphnet"


class Caches(StrEnum):
    """What lies in the CPU's or the GPU's caches when a timed call begins."""

    hot = "hot"
    cold = "cold"


def bench(
    context: typer.Context,
    backend: Annotated[list[str] | None, typer.Option(help="NAME[:FLAVOUR][@WHERE]; repeatable.")] = None,
    samples: Annotated[
        list[Path] | None, typer.Option(help="A sample, a folder of samples, or a file that lists some; repeatable.")
    ] = None,
    suite: Annotated[str | None, typer.Option(help="A suite of the corpus: smoke (default) or full.")] = None,
    filter_: Annotated[list[str] | None, typer.Option("--filter", help=HELP)] = None,
    shard: Annotated[str | None, typer.Option(metavar="I/N", help="Only the I-th of N parts of the samples.")] = None,
    model: Annotated[str | None, typer.Option(metavar="FILE.py:FUNCTION", help="Extract your own model first.")] = None,
    python: Annotated[str | None, typer.Option(help="Interpreter that has the model's libraries.")] = None,
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
    repair: Annotated[str, typer.Option(help="Repairs of GraphNet's samples: all, none or RULE,...")] = "all",
    reference: Annotated[str, typer.Option(help="The backend that judges, like --backend.")] = "eager",
    resume: Annotated[Path | None, typer.Option(help="Go on with a run; needs no other option.")] = None,
    out: Annotated[Path | None, typer.Option(help="The run's folder; default: graphnet-runs/TIME.")] = None,
    fail_on: Annotated[str, typer.Option(help="Exit 1 on: OUTCOME,...|unstable|fell_back|wrong|never.")] = "wrong",
    format_: Annotated[Format, typer.Option("--format", help="What stdout gets.")] = Format.text,
    keep_artifacts: Annotated[
        bool, typer.Option("--keep-artifacts", help="Keep what compilers made: HLO, generated code, ...")
    ] = False,
    caches: Annotated[
        Caches, typer.Option(help="hot: what the call before left; cold: nothing of it, one call a trial.")
    ] = Caches.hot,
    warm_compile: Annotated[
        bool, typer.Option("--warm-compile", help="Compile once more in a second process, caches kept; timed apart.")
    ] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Print the plan and stop.")] = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show tracebacks.")] = False,
) -> None:
    """Run backends on samples beside the reference; exit 0: complete, 1: --fail-on, 2: usage, 3: nothing could run."""
    failing = parse_fail_on(fail_on)
    if resume is not None:
        _refuse_other_options(context)
        store = RunStore.open(resume)
        store.lock()
        asked = asked_of(store)
        plan = make_plan(asked)
    else:
        chosen_device = device or settings.default_device()
        device_type = chosen_device.partition(":")[0]
        backends = [with_mesh_named(absolute(text), device_type) for text in backend or [_DEFAULT_BACKEND]]
        if sum(map(bool, (suite, samples, model))) > 1:
            raise UsageError("give one of --suite, --samples and --model")
        check_rules(repair, "--repair")
        folder = out or default_folder()
        if model is not None:
            samples = [_extracted(model, python, folder)]
        asked = Asked(
            backends=backends,
            reference=with_mesh_named(absolute(reference), device_type),
            samples=[str(path.absolute()) for path in samples or []],
            suite=suite or (None if samples else "smoke"),
            filters=filter_ or [],
            device=chosen_device,
            threads=threads or settings.usable_cores(),
            memory_bytes=_parse_memory(memory),
            options=options_by_backend(backends, option or [], device_type),
            tolerance=tolerance,
            warmup=warmup,
            trials=trials,
            min_time_s=min_time,
            budget_s=budget,
            half_width=half_width,
            timeout_s=timeout,
            inputs=inputs.value,
            seed=seed,
            shard=shard,
            repair=repair,
            keep_artifacts=keep_artifacts,
            warm_compile=warm_compile,
            caches=caches.value,
        )
        plan = make_plan(asked)
        if dry_run:
            _print_plan(asked, plan, format_)
            return
        store = RunStore.create(folder, {"asked": asked.model_dump()})
    records = do_run(asked, plan, store, python)
    print_run(records, store.folder, format_)
    raise typer.Exit(exit_code(records, plan, failing))


def _extracted(model: str, python: str | None, folder: Path) -> Path:
    """Extract a user's model into the run's folder; returns where its samples lie."""
    RunStore.refuse_occupied(folder)

    def say(text: str) -> None:
        typer.echo(text, err=True)

    into = folder / "samples"
    into.mkdir(parents=True, exist_ok=True)
    result = run_tool("extract", [model, "--out", str(into)], interpreter(python, say))
    for flag in result["flags"]:
        say(f"graphnet: the model's sample is flagged: {flag}")
    return into


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
    try:
        value = parse_size(text)
    except ValueError:
        raise UsageError(f"--memory {text!r} is no size; write for instance 8GiB or 500MB") from None
    if value <= 0:
        raise UsageError("--memory must be positive: there is always a limit")
    return value


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

"""``graphnet rerun``: one sample of a run again, on one backend, exactly as it was asked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from graphnet.bench.plan import make_plan
from graphnet.bench.request import Asked
from graphnet.bench.run import execute
from graphnet.cli.bench import Format as BenchFormat
from graphnet.cli.bench import _default_folder, _exit_code, _parse_fail_on, _print
from graphnet.cli.console import progress_console
from graphnet.errors import UsageError
from graphnet.runs.store import RunStore
from graphnet.show.progress import Reporter


def rerun(
    run: Annotated[Path, typer.Argument(help="The run's folder.")],
    sample: Annotated[str, typer.Argument(help="The sample's name in that run.")],
    backend: Annotated[str, typer.Option(help="The backend as it was asked for.")],
    out: Annotated[Path | None, typer.Option(help="Folder of the new run.")] = None,
    format_: Annotated[BenchFormat, typer.Option("--format")] = BenchFormat.text,
    debug: Annotated[bool, typer.Option("--debug", help="Show tracebacks.")] = False,
) -> None:
    """Run one row again into a run of its own, with the settings of the first."""
    asked = Asked.model_validate(RunStore.open(run).read_run()["asked"])
    plan = make_plan(asked)
    places = [place for place in plan.samples if place.name == sample or place.name.endswith("/" + sample)]
    if not places:
        raise UsageError(f"{run} has no sample {sample!r}; `graphnet show {run}` lists them")
    again = asked.model_copy(
        update={
            "backends": [backend],
            "samples": [str(place.folder.resolve()) for place in places],
            "suite": None,
            "options": {backend: asked.options.get(backend, {})},
        }
    )
    new_plan = make_plan(again)
    store = RunStore.create(out or _default_folder(), {"asked": again.model_dump()})
    with Reporter(progress_console()) as reporter:
        records = execute(again, new_plan, store, reporter)
    _print(records, store.folder, format_)
    raise typer.Exit(_exit_code(records, new_plan, _parse_fail_on("wrong")))

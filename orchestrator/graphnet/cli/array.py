"""``graphnet plan`` and ``graphnet work``: divide a run into parts, and measure one part on any machine."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from graphnet import COMMAND
from graphnet.cli.console import note
from graphnet.cli.options import RUN, Typed, with_request_options_of_one_host
from graphnet.errors import ExitCode, UsageError


@with_request_options_of_one_host
def plan(
    typed: Typed,
    out: Annotated[str, typer.Option(metavar="FOLDER|URL", help="The array's folder.", rich_help_panel=RUN)],
    per_part: Annotated[
        int, typer.Option("--per-part", min=1, help="Samples per part, at most.", rich_help_panel=RUN)
    ] = 100,
) -> None:
    """Divide a run into parts for an array job. `graphnet work` measures one part; `graphnet show` reads all.

    --device, --threads and --memory are required, because other machines measure.
    """
    from graphnet.bench.plan import make_plan
    from graphnet.bench.preflight import check_device
    from graphnet.engines.arrays import write_array
    from graphnet.engines.choose import refuse_engines

    given = typed.values
    if given["suite"] and given["samples"]:
        raise UsageError("give one of --suite and --samples")
    if given["shard"]:
        raise UsageError("--shard and parts exclude each other; leave out --shard")
    request = typed.request(elsewhere=True, suite=given["suite"] or (None if given["samples"] else "smoke"))
    refuse_engines(request, "plan")
    planned = make_plan(request)
    check_device(request.device, planned.sites, elsewhere=True)
    folder = _absolute(out)
    parts = write_array(folder, request, planned, per_part)
    typer.echo(
        f"{parts} parts, numbered from 0 to {parts - 1}: {len(planned.samples)} samples, {planned.row_count} rows; "
        f"measure each by {COMMAND} work {folder} --index N"
    )


def work(
    array: Annotated[str, typer.Argument(metavar="FOLDER|URL", help="The folder that `graphnet plan` wrote.")],
    index: Annotated[
        int | None,
        typer.Option(help="The part; by default the index of the array job, for instance Slurm's."),
    ] = None,
) -> None:
    """Measure one part of an array on this machine. Run it again, here or elsewhere, and it measures what is missing.

    The exit code is 0 if every row of the part is measured, whatever its outcome. It is 3 if a backend could not run,
    if rows must be measured again, or if this machine does not have the samples. It is 2 if the array cannot be used.
    """
    from graphnet.bench.preflight import check_request
    from graphnet.cli.running import do_run, exit_code
    from graphnet.engines.arrays import begin_part, index_of

    part = index_of(index, os.environ)
    folder = _absolute(array)
    again = f"work {folder} --index {part}"
    with begin_part(folder, part) as one:
        check_request(one.request, one.plan.sites, one.store.folder)
        do_run(one.request, one.plan, one.store, resume_command=again, measured_elsewhere=one.done)
        heads = one.store.heads()
        typer.echo(f"part {part}: {len(heads)} rows measured, {len(one.done)} done before")
        code = exit_code(heads, one.plan, frozenset()) if heads else ExitCode.OK
        left = sum(head.is_retried for head in heads)
        if left and code is ExitCode.OK:
            note(f"{left} rows say nothing about a compiler; run this part again to measure them")
            code = ExitCode.UNAVAILABLE
    raise typer.Exit(code)


def _absolute(location: str) -> str:
    """Return a URL unchanged, and a path as an absolute one: jobs start in other folders."""
    from graphnet.samples.storage import is_url

    return location if is_url(location) else str(Path(location).absolute())

"""``graphnet rerun``: measure one sample of a run again, on one backend, with the settings of the earlier run."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from graphnet.cli.arguments import Run, propose_backends, propose_samples
from graphnet.cli.printing import RunFormat, print_run
from graphnet.nearest import unknown

if TYPE_CHECKING:
    from graphnet.bench.plan import Plan


def rerun(
    run: Run,
    sample: Annotated[str, typer.Argument(help="The sample's name in that run.", autocompletion=propose_samples)],
    backend: Annotated[
        str, typer.Option(help="The backend, as it was given to that run.", autocompletion=propose_backends)
    ],
    out: Annotated[Path | None, typer.Option(help="Folder of the new run.")] = None,
    format_: Annotated[RunFormat, typer.Option("--format")] = RunFormat.text,
) -> None:
    """Measure one sample of a run again on one backend, with the settings of that run. The row goes to a new run."""
    from graphnet.bench.plan import make_plan
    from graphnet.cli.running import default_folder, do_run, exit_code, parse_fail_on
    from graphnet.launch.places import refuse_strangers
    from graphnet.launch.site import absolute
    from graphnet.runs.store import RunStore

    request = RunStore.open(run).request_to_measure()
    plan = make_plan(request)
    backend = _as_given(absolute(backend), plan, request.device_type)
    chosen = [planned for planned in plan.samples if planned.name == sample or planned.name.endswith("/" + sample)]
    if not chosen:
        raise unknown(f"{run} has no sample", sample, [planned.name for planned in plan.samples])
    again = request.model_copy(
        update={
            "backends": [backend],
            "samples": [planned.place for planned in chosen],
            "suite": None,
            "filters": [],
            "shard": None,
            # The row is measured on this host, and not on a machine of its class.
            "on": [],
            "options": {backend: request.options.get(backend, {})},
        }
    )
    new_plan = make_plan(again)
    refuse_strangers((planned.site for planned in new_plan.sites), run, (backend,))
    # Leave out the graphs of a chosen whole model, which are in its folder. Compare samples by ``place``, because their
    # names in the new plan may be shorter.
    places = {planned.place for planned in chosen}
    new_plan = replace(new_plan, samples=tuple(one for one in new_plan.samples if one.place in places))
    store = RunStore.create(out or default_folder(), {"asked": again.kept()})
    do_run(again, new_plan, store)
    print_run(store, format_)
    raise typer.Exit(exit_code(store.heads(), new_plan, parse_fail_on("wrong")))


def _as_given(typed: str, plan: Plan, device_type: str) -> str:
    """Return the text by which the run names a backend, if it has the typed one in another spelling; else the typed."""
    from graphnet.launch.site import parse_site

    identity = parse_site(typed, device_type).identity
    texts = [planned.site.text for planned in plan.sites.judged if planned.site.identity == identity]
    return typed if typed in texts or not texts else texts[0]

"""A whole run: machine state, workers, sweep, and run.json around it."""

from __future__ import annotations

import contextlib
import platform
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import graphnet
from graphnet.bench.controls import Controls
from graphnet.bench.places import mesh_inputs, places
from graphnet.bench.plan import Plan, row_key
from graphnet.bench.sweep import Sweep
from graphnet.measuring.machine import machine_state
from graphnet.runs.record import Record
from graphnet.runs.request import Asked
from graphnet.runs.store import SUPERSEDED_FILE, RunStore
from graphnet.show.progress import ProgressDisplay
from graphnet.workers.pool import WorkerPool
from graphnet.workers.share import HostShare


def execute(asked: Asked, plan: Plan, store: RunStore, reporter: ProgressDisplay) -> list[Record]:
    """Do what is left of a run and return every row of it. Errors: StorageError; KeyboardInterrupt passes through."""
    kept = store.keep_for_resume()
    others = _of_another_environment(asked, plan, kept)
    done = frozenset(record.key for record in kept) - {record.key for record in others}
    total = len(plan.samples) * len(plan.targets)
    reporter.say(
        f"{places(plan)}: {total} rows ({len(plan.samples)} samples on {len(plan.targets)} backends), "
        f"device {asked.device}, {asked.threads} threads" + (f", {len(done)} done before" if done else "")
    )
    if others:
        named = ", ".join(sorted({f"{record.backend}@{record.where}" for record in others}))
        reporter.say(
            f"{len(others)} earlier rows are of another environment or image than {named} is now, and are measured "
            f"again; they stay until then, and afterwards in {SUPERSEDED_FILE}"
        )
    if len(done) >= total:
        return store.records()
    with (
        HostShare(mesh_inputs(plan)) as share,
        WorkerPool(share, asked.device_type, reporter.say) as pool,
        _described(store, plan, pool) as run,
    ):
        pool.start_all([plan.reference.target, *(planned.target for planned in plan.targets)])
        controls = Controls(asked, plan, pool, run.get("controls") or ())
        run["controls"] = controls.results
        Sweep(asked, plan, pool, store, reporter, controls).run(done)
    store.settle()
    return store.records()


def _of_another_environment(asked: Asked, plan: Plan, records: list[Record]) -> list[Record]:
    """Rows of this plan whose backend was another one: the same sample would have another key today."""
    samples = {sample.name: sample for sample in plan.samples}
    found = []
    for record in records:
        sample = samples.get(record.sample)
        # A worker of a mesh tells its flavour itself, so that is not compared.
        place = (record.backend, record.where)
        ours = [p for p in plan.targets if (p.target.backend.name, p.target.where_shown) == place]
        keys = [row_key(asked, planned, sample, record.sample_hash) for planned in ours] if sample else []
        if keys and record.key not in keys:
            found.append(record)
    return found


@contextlib.contextmanager
def _described(store: RunStore, plan: Plan, pool: WorkerPool) -> Iterator[dict[str, Any]]:
    """Write who ran this, and the machine before and after, also when it is interrupted."""
    run = store.read_run()
    run.update(
        schema=1,
        graphnet=graphnet.__version__,
        command=[Path(sys.argv[0]).name, *sys.argv[1:]],
        started=run.get("started") or datetime.now(UTC).isoformat(),
        environment={"python": platform.python_version(), "platform": platform.platform()},
    )
    run["machine"] = {"before": machine_state(), "after": None}
    store.write_run(run)
    try:
        yield run
    finally:
        run["machine"]["after"] = machine_state()
        run["ended"] = datetime.now(UTC).isoformat()
        run["workers"] = dict(_workers(plan, pool))
        store.write_run(run)


def _workers(plan: Plan, pool: WorkerPool) -> Iterator[tuple[str, Any]]:
    for planned in (plan.reference, *plan.targets):
        info = pool.known(planned.target)
        if info is None:
            continue
        yield (
            planned.target.text,
            {
                "backend": info.backend,
                "flavour": info.flavour,
                "versions": dict(info.versions),
                "requirements_sha256": info.requirements_sha256,
                "image_digest": info.image_digest,
                "host": info.host_id,
                "boot": info.boot_id,
                "confinement": dict(info.devices[0].properties) if info.devices else {},
            },
        )

"""Makes one run from several runs that had the same request and each measured one shard of its samples."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from graphnet.errors import UsageError
from graphnet.runs.heads import RowHead
from graphnet.runs.listing import NAME
from graphnet.runs.parts import ARRAY, PART
from graphnet.runs.request import Request
from graphnet.runs.sources import copy_sources
from graphnet.runs.store import RunStore

#: The entries of run.json that describe a single shard. They differ between the runs that are merged.
_OF_ONE_PART: Final = (
    "command",
    "started",
    "session",
    "ended",
    "environment",
    "machine",
    "workers",
    "controls",
    "revision",
    "resumed",
    "distributions",
    "machines",
)


def merge(folders: Sequence[Path], out: Path) -> RunStore:
    """Write a new run with every row of the given runs.

    If several runs have a row with the same key, the new run gets the first of these rows that is not to be retried. If
    all rows with this key are to be retried, the new run gets the first one. The new run gets the controls of all runs.
    Its run.json has an entry ``merged``, which lists each run's controls, machine and folder. The artifacts stay in the
    folders of the given runs.

    Args:
        folders: the folders of runs whose requests are equal except for the shard.
        out: the folder of the new run.

    Returns:
        The new run, locked for writing.

    Raises:
        UsageError: a folder holds no run, or the requests differ. The message names the fields that differ.
        StorageError: a run cannot be read, or the new run cannot be written.
    """
    stores = [RunStore.open(folder) for folder in folders]
    requests = [store.request_to_measure() for store in stores]
    whole = _whole(requests[0])
    for other, store in zip(requests[1:], stores[1:], strict=True):
        differ = _differences(whole, _whole(other))
        if differ:
            raise UsageError(f"{store.folder} has another request than {folders[0]}: {', '.join(differ)} differ")
    parts = [_part(store, request) for store, request in zip(stores, requests, strict=True)]
    controls = [control.model_dump() for store in stores for control in store.controls()]
    read = [store.read_run() for store in stores]
    spent = [entry for run in read if isinstance(run.get("spent"), list) for entry in run["spent"]]
    slots = [entry for run in read if isinstance(run.get("spent_on_slots"), list) for entry in run["spent_on_slots"]]
    run = {**read[0], "asked": whole.kept(), "merged": parts, "controls": controls, "spent": spent}
    machines = {host: facts for run in read for host, facts in (run.get("machines") or {}).items()}
    if machines:
        run["machines"] = machines
    if slots:
        run["spent_on_slots"] = slots
    # Leave out the name that the user gave to the first of the merged runs: the new run does not inherit this name.
    run.pop(NAME, None)
    # The merged run is neither an array nor an attempt at a part of one.
    for entry in (ARRAY, PART, "attempts"):
        run.pop(entry, None)
    merged = RunStore.create(out, run)
    for store, heads in _unique(stores):
        for record in store.rows_of(heads, with_times=True):
            merged.append(record)
        for folder in store.source_folders():
            copy_sources(folder, merged.folder)
    return merged


def _whole(request: Request) -> Request:
    """Return the request without its shard."""
    return request.model_copy(update={"shard": None})


def _differences(one: Request, other: Request) -> list[str]:
    """Return the names of the fields in which two requests differ."""
    ours, theirs = one.kept(), other.kept()
    return sorted(name for name in ours if ours[name] != theirs[name])


def _part(store: RunStore, request: Request) -> dict[str, Any]:
    """Return one run's entry in ``merged``: its folder, its shard, and the entries of run.json for this shard alone."""
    run = store.read_run()
    return {"folder": str(store.folder), "shard": request.shard, **{name: run.get(name) for name in _OF_ONE_PART}}


def _unique(stores: Sequence[RunStore]) -> list[tuple[RunStore, list[RowHead]]]:
    """Return each run with the heads of the rows that it contributes. Every key occurs once in the merged run."""
    kept: dict[str, tuple[int, RowHead]] = {}
    for number, store in enumerate(stores):
        for head in store.heads(by_class=False):
            before = kept.get(head.key)
            if before is None or (before[1].is_retried and not head.is_retried):
                kept[head.key] = (number, head)
    given: list[list[RowHead]] = [[] for _ in stores]
    for number, head in kept.values():
        given[number].append(head)
    return list(zip(stores, given, strict=True))

"""Make one run of several runs of one request, each of which did its shard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from graphnet.errors import UsageError
from graphnet.runs.heads import RowHead
from graphnet.runs.request import Request
from graphnet.runs.sources import copy_sources
from graphnet.runs.store import RunStore

#: The parts of run.json that belong to one shard alone.
_OF_ONE_PART: Final = ("command", "started", "ended", "environment", "machine", "workers", "controls")


def merge(folders: Sequence[Path], out: Path) -> RunStore:
    """Write a new run with every row of the given runs.

    If a key occurs in several runs, the new run gets the first row whose compiler had its chance, or else the first
    row. The new run has the controls of all runs. ``merged`` in run.json keeps each run's own controls and machine, and
    names its folder, where its artifacts stay.

    Args:
        folders: runs whose requests are equal but for the shard.
        out: the folder of the new run.

    Returns:
        The new run, locked for writing.

    Raises:
        UsageError: a folder holds no run, or the requests differ; the message names the fields.
        StorageError: a run cannot be read or the new one not written.
    """
    stores = [RunStore.open(folder) for folder in folders]
    requests = [store.request_to_go_on() for store in stores]
    whole = _whole(requests[0])
    for other, store in zip(requests[1:], stores[1:], strict=True):
        differ = _differences(whole, _whole(other))
        if differ:
            raise UsageError(f"{store.folder} was not asked the same as {folders[0]}: {', '.join(differ)} differ")
    parts = [_part(store, request) for store, request in zip(stores, requests, strict=True)]
    controls = [control.model_dump() for store in stores for control in store.controls()]
    run = {**stores[0].read_run(), "asked": whole.kept(), "merged": parts, "controls": controls}
    merged = RunStore.create(out, run)
    for store, heads in _unique(stores):
        for record in store.rows_of(heads, with_times=True):
            merged.append(record)
        copy_sources(store.folder, merged.folder)
    return merged


def _whole(request: Request) -> Request:
    """The request without its shard."""
    return request.model_copy(update={"shard": None})


def _differences(one: Request, other: Request) -> list[str]:
    """The fields in which two requests differ."""
    ours, theirs = one.kept(), other.kept()
    return sorted(name for name in ours if ours[name] != theirs[name])


def _part(store: RunStore, request: Request) -> dict[str, Any]:
    """The folder of one part, its shard, and its facts about machine and workers."""
    run = store.read_run()
    return {"folder": str(store.folder), "shard": request.shard, **{name: run.get(name) for name in _OF_ONE_PART}}


def _unique(stores: Sequence[RunStore]) -> list[tuple[RunStore, list[RowHead]]]:
    """The rows that each run gives, so that every key occurs once."""
    kept: dict[str, tuple[int, RowHead]] = {}
    for number, store in enumerate(stores):
        for head in store.heads():
            before = kept.get(head.key)
            if before is None or (before[1].is_retried and not head.is_retried):
                kept[head.key] = (number, head)
    given: list[list[RowHead]] = [[] for _ in stores]
    for number, head in kept.values():
        given[number].append(head)
    return list(zip(stores, given, strict=True))

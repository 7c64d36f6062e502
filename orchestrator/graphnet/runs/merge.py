"""Make one run of several runs of one request, each of which did its shard."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from graphnet.errors import UsageError
from graphnet.outcomes import RETRIED
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore

#: The parts of run.json that belong to one shard alone.
_OF_ONE_PART: Final = ("command", "started", "ended", "environment", "machine", "workers")


def merge(folders: Sequence[Path], out: Path) -> RunStore:
    """Write a new run with every row of the given runs.

    If a key occurs in several runs, the new run gets the first row whose compiler had its chance, or else the first
    row. The artifacts stay in the folders of the given runs; ``merged`` in run.json names these folders.

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
    merged = RunStore.create(out, {**stores[0].read_run(), "asked": whole.kept(), "merged": parts})
    for record in _unique(record for store in stores for record in store.records()):
        merged.append(record)
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


def _unique(records: Iterable[Record]) -> list[Record]:
    """One record per key."""
    found: dict[str, Record] = {}
    for record in records:
        kept = found.get(record.key)
        if kept is None or (kept.outcome in RETRIED and record.outcome not in RETRIED):
            found[record.key] = record
    return list(found.values())

"""Several runs of one request, each over its shard, as one run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from graphnet.errors import UsageError
from graphnet.outcomes import RETRIED
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore

#: What may differ between runs that are merged: which part of the samples each did, and who its workers were.
_PART = "shard"


def merge(folders: Sequence[Path], out: Path) -> RunStore:
    """A new run with every row of the given ones. Errors: UsageError if they were not asked the same; StorageError.

    Of rows with one key the first stays whose compiler had its chance, else the first. What a run kept beside its rows
    (artifacts) stays where it is; ``merged`` in run.json names the folders.
    """
    stores = [RunStore.open(folder) for folder in folders]
    runs = [store.read_run() for store in stores]
    asked = [_whole(run, store.folder) for run, store in zip(runs, stores, strict=True)]
    for other, store in zip(asked[1:], stores[1:], strict=True):
        if other != asked[0]:
            named = ", ".join(sorted(key for key in {*other, *asked[0]} if other.get(key) != asked[0].get(key)))
            raise UsageError(f"{store.folder} was asked something else than {folders[0]}: {named} differ")
    merged = RunStore.create(out, {**runs[0], "asked": asked[0], "merged": _parts(stores, runs)})
    for record in _unique(record for store in stores for record in store.records()):
        merged.append(record)
    return merged


def _whole(run: dict[str, Any], folder: Path) -> dict[str, Any]:
    """What was asked, whatever the shard. Errors: UsageError."""
    asked = run.get("asked")
    if not isinstance(asked, dict):
        raise UsageError(f"{folder} does not say what was asked of it")
    return {**asked, _PART: None}


def _parts(stores: Sequence[RunStore], runs: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Where each part lies, and what it said of its machine and workers."""
    kept = ("command", "started", "ended", "environment", "machine", "workers")
    return [
        {"folder": str(store.folder), "shard": run["asked"].get(_PART), **{key: run.get(key) for key in kept}}
        for store, run in zip(stores, runs, strict=True)
    ]


def _unique(records: Iterable[Record]) -> list[Record]:
    """No key twice."""
    found: dict[str, Record] = {}
    for record in records:
        kept = found.get(record.key)
        if kept is None or (kept.outcome in RETRIED and record.outcome not in RETRIED):
            found[record.key] = record
    return list(found.values())

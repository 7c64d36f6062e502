"""Makes one run from several runs that had the same request and each measured one shard of its samples."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from graphnet.errors import UsageError
from graphnet.runs.comparable import Conditions, counts_instead
from graphnet.runs.heads import RowHead
from graphnet.runs.listing import NAME
from graphnet.runs.parts import ARRAY, PART, put_together
from graphnet.runs.request import MEMORY_IS_DEFAULT
from graphnet.runs.sources import copy_sources
from graphnet.runs.store import RunStore

#: The entries of the requests of shards that may differ. Whether a limit was typed or the default does not change it.
_MAY_DIFFER: Final = ("shard", MEMORY_IS_DEFAULT)
#: The entries of run.json that describe a single shard. They differ between the runs that are merged.
_OF_ONE_PART: Final = (
    *("command", "started", "session", "ended", "environment", "machine"),
    *("workers", "controls", "revision", "resumed", "loaded", "distributions", "machines"),
)


def merge(folders: Sequence[Path], out: Path) -> RunStore:
    """Write a new run with every row of the given runs, whose requests are equal except for the shard; it stays locked.

    Of several rows with the same key, the one that counts is kept. run.json has the controls of all runs, and an entry
    ``merged`` with each run's controls, machine and folder. The artifacts stay in the folders of the given runs.

    Raises:
        UsageError: a folder holds no run, or the requests or the references differ. The message says in what.
        StorageError: a run cannot be read, or the new run cannot be written.
    """
    stores = [RunStore.open(folder) for folder in folders]
    requests = [store.request_to_measure().kept() for store in stores]
    whole = requests[0] | {"shard": None}
    for other, store in zip(requests[1:], stores[1:], strict=True):
        differ = sorted(name for name, value in other.items() if name not in _MAY_DIFFER and value != whole[name])
        if differ:
            raise UsageError(f"{store.folder} has another request than {folders[0]}: {', '.join(differ)} differ")
    conditions = [Conditions.of(store.about()) for store in stores]
    for (first, ours), (second, theirs) in itertools.combinations(zip(stores, conditions, strict=True), 2):
        for one in ours.differences(theirs):
            sentence = one.sentence(first.folder, second.folder, "merged")
            raise UsageError(f"{sentence}; measure one of them again with the reference of the other")
    read = [store.read_run() for store in stores]
    together = {name: entry for name, entry in put_together(read).items() if entry}
    parts = [
        {"folder": str(store.folder), "shard": request["shard"], **{name: one.get(name) for name in _OF_ONE_PART}}
        for store, request, one in zip(stores, requests, read, strict=True)
    ]
    run = {**read[0], **together, "asked": whole, "merged": parts}
    # The merged run does not inherit the first one's name, and is neither an array nor an attempt at a part of one.
    for entry in (NAME, ARRAY, PART, "attempts"):
        run.pop(entry, None)
    merged = RunStore.create(out, run)
    for store, heads in _unique(stores):
        for record in store.rows_of(heads, with_times=True):
            merged.append(record)
        for folder in store.source_folders():
            copy_sources(folder, merged.folder)
    return merged


def _unique(stores: Sequence[RunStore]) -> list[tuple[RunStore, list[RowHead]]]:
    """Return each run with the heads of the rows that it contributes. Every key occurs once in the merged run."""
    kept: dict[str, tuple[int, RowHead]] = {}
    for number, store in enumerate(stores):
        for head in store.heads(by_class=False):
            before = kept.get(head.key)
            if before is None or counts_instead(before[1].outcome, head.outcome):
                kept[head.key] = (number, head)
    given: list[list[RowHead]] = [[] for _ in stores]
    for number, head in kept.values():
        given[number].append(head)
    return list(zip(stores, given, strict=True))

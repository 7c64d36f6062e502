"""Checks a bundle without measuring: its digests, its rows by their raw trials, and its receipt by its rows."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from graphnet.errors import GraphNetError
from graphnet.receipt.bundle import Bundle, Edited, open_bundle
from graphnet.receipt.recheck import SIDES, faults_of, same
from graphnet.receipt.seal import HASH, RECEIPT, SAMPLES_FOLDER, receipt_of
from graphnet.runs.record import Record
from graphnet.runs.store import RESULTS_FILE, RunStore
from graphnet_contract.samples import SampleError, load_sample


@dataclass(frozen=True)
class Checked:
    """A bundle in which everything fits: its run, its rows without raw times, its receipt, and how many trials gave
    the rows.
    """

    bundle: Bundle
    store: RunStore
    records: list[Record]
    receipt: dict[str, Any]
    trials: int

    def sample_folder(self, record: Record) -> Path | None:
        """Return the folder of a row's sample; None if the bundle lacks its files."""
        # A bundle comes from somebody else, so a hash may be the path of another folder.
        if record.sample_hash is None or not HASH.fullmatch(record.sample_hash):
            return None
        folder = self.bundle.folder / SAMPLES_FOLDER / record.sample_hash
        return folder if (folder / "model.py").is_file() else None


def check_bundle(path: Path, into: Path) -> Checked:
    """Unpack and check a bundle.

    Raises Edited, which names the first thing that does not fit, or UsageError if it is not a bundle of this version.
    """
    bundle = open_bundle(path, into)
    try:
        store = RunStore.open(into)
        request, controls = store.request(), store.controls()
        records, trials = [], 0
        for record in store.rows(with_times=True, by_class=False):
            for fault in faults_of(record, request, controls):
                raise Edited(f"{path} was edited: in the row of {record.sample} on {record.site}, {fault}")
            timing = record.timing
            if timing is not None:
                trials += sum(len(one[side]["wall_ns"]) for one in timing.rounds for side in SIDES if side in one)
                record = record.model_copy(update={"timing": timing.model_copy(update={"rounds": []})})
            records.append(record)
        with (into / RESULTS_FILE).open("rb") as lines:
            count = sum(1 for _ in lines)
        receipt, found = json.loads((into / RECEIPT).read_text(encoding="utf-8")), receipt_of(store)
    except Edited:
        raise
    except (GraphNetError, OSError, ValueError, RecursionError) as error:
        said = str(error).replace(str(into), "its run")
        raise Edited(f"{path} was edited: {said:.300}") from error
    if count != len(records):
        raise Edited(f"{path} was edited: {count - len(records)} of its {count} lines of {RESULTS_FILE} are not rows")
    if not records:
        raise Edited(f"{path} was edited: it has no rows, and seal writes no bundle without rows")
    if not isinstance(receipt, dict) or not same(receipt, found):
        names = sorted(
            name for name in found if not isinstance(receipt, dict) or not same(receipt.get(name), found[name])
        )
        raise Edited(f"{path} was edited: {', '.join(names) or 'an entry'} in its {RECEIPT} is not what its rows give")
    _check_samples(path, into / SAMPLES_FOLDER)
    return Checked(bundle, store, records, receipt, trials)


def _check_samples(path: Path, folder: Path) -> None:
    for one in sorted(folder.iterdir()) if folder.is_dir() else ():
        try:
            sample_hash = load_sample(one).sample_hash
        except SampleError as error:
            raise Edited(f"{path} was edited: {error!s:.300}") from error
        if sample_hash != one.name:
            raise Edited(f"{path} was edited: the files in {SAMPLES_FOLDER}/{one.name} have the hash {sample_hash}")

"""Seal a run: put what its numbers rest on into one file, which anybody can check."""

from __future__ import annotations

import json
import re
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from graphnet import COMMAND
from graphnet.errors import GraphNetError, UsageError
from graphnet.receipt.bundle import write_bundle
from graphnet.receipt.recheck import faults_of
from graphnet.runs.controls import NOPE, Control, aa_width, spreads_by_class
from graphnet.runs.parts import ARRAY, PART
from graphnet.runs.record import Record
from graphnet.runs.sources import SOURCES_FOLDER
from graphnet.runs.store import RESULTS_FILE, RUN_FILE, RunStore
from graphnet.runs.times import TIMES_FILE, split
from graphnet.samples.choose import choose
from graphnet.samples.storage import fetch
from graphnet.scores.read import read_rows
from graphnet_contract.samples import HASHED_FILES, SampleError, load_sample

RECEIPT: Final = "receipt.json"
SAMPLES_FOLDER: Final = "samples"
#: The end of a bundle's name.
SUFFIX: Final = ".graphnet.zip"
#: The files of a sample: those of its hash, and its attributes.
_SAMPLE_FILES: Final = (*HASHED_FILES, "graph_net.json")
#: A sample's hash.
HASH: Final = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Sealed:
    """A bundle that was written: the SHA-256 of its manifest, its receipt, and how many samples of rows lack files."""

    path: Path
    digest: str
    receipt: Mapping[str, Any]
    without_files: int


def seal(store: RunStore, out: Path) -> Sealed:
    """Write the bundle of a run. Raises UsageError if the run is not finished, has no rows, or has no raw trials, and
    StorageError if a file cannot be read or written.
    """
    about = store.about()
    if about.imported is not None:
        raise UsageError(
            f"{store.folder} was imported from logs, which have no trials; seal a run of `{COMMAND} bench`"
        )
    if about.ended is None:
        raise UsageError(
            f"{store.folder} is not finished, so its controls are missing; wait for it, or go on with {COMMAND} bench "
            f"--resume {store.folder}"
        )
    request, controls = store.request(), store.controls()
    rows, times, hashes = [], [], set()
    for record in store.rows(with_times=True, by_class=False):
        fault = next(faults_of(record, request, controls), None)
        if fault is not None:
            raise UsageError(
                f"{store.folder} cannot be sealed: in the row of {record.sample} on {record.site}, {fault}; measure it "
                f"again by ./{record.command}"
            )
        row, line = split(record)
        rows.append(row.line().encode() + b"\n")
        times.append(line or b"")
        hashes.add(record.sample_hash or "")
    if not rows:
        raise UsageError(f"{store.folder} holds no rows; go on with {COMMAND} bench --resume {store.folder}")
    # The rows of an array's parts are put together, so the sealed run is none.
    run = {name: value for name, value in store.read_run().items() if name not in (ARRAY, PART, "attempts")}
    files: dict[str, bytes | Path] = {
        RUN_FILE: (json.dumps(run, indent=2, sort_keys=True) + "\n").encode(),
        RESULTS_FILE: b"".join(rows),
        TIMES_FILE: b"".join(times),
    }
    known = sorted(one for one in hashes if HASH.fullmatch(one))
    for sample_hash in known:
        name = f"{SOURCES_FOLDER}/{sample_hash[:2]}/{sample_hash}.json.gz"
        path = next((p for folder in store.source_folders() if (p := folder / name).is_file()), None)
        if path is not None:
            files[name] = path
    samples = _sample_files(request.suite, request.samples, frozenset(known), store.folder)
    files |= samples
    without = sum(f"{SAMPLES_FOLDER}/{one}/model.py" not in samples for one in known)
    with tempfile.TemporaryDirectory() as scratch:
        # The receipt is computed from what is sealed, as verify computes it.
        sealed = Path(scratch)
        for name in (RUN_FILE, RESULTS_FILE, TIMES_FILE):
            content = files[name]
            assert isinstance(content, bytes)
            (sealed / name).write_bytes(content)
        receipt = receipt_of(RunStore.open(sealed))
    files[RECEIPT] = (json.dumps(receipt, indent=1, sort_keys=True) + "\n").encode()
    return Sealed(out, write_bundle(out, files), receipt, without)


def receipt_of(store: RunStore) -> dict[str, Any]:
    """Return the facts of a run that its receipt states: rows, sums, and how far a time may be from the truth."""
    records = store.records()
    return {
        "rows": len(records),
        "outcomes": dict(sorted(Counter(one.outcome.value for one in records).items())),
        "ratios": sum(one.speedup is not None for one in records),
        "sums": _sums(store.folder),
        "machines": sorted({one.device.machine_class or one.device.uuid for one in records if one.device is not None}),
        "environments": _environments(records),
        "uncertainty": uncertainty(store.controls(), store.about().request.threads),
    }


def uncertainty(controls: Sequence[Control], threads: int | None) -> dict[str, Any]:
    """Return by how much a ratio of the run may differ from the truth, as far as its controls show it.

    `aa_width` is the share by which two processes of the reference differ, `nope` the ratios of a backend that changes
    nothing, and `spread` the standard deviation of the logarithms of pairs of processes. A run with several numbers of
    threads has these for each of them, in `by_threads`. ``threads`` is the number of the run itself.
    """
    spread = spreads_by_class(controls).get("")
    of_threads: dict[int, list[Control]] = {}
    for control in controls:
        of_threads.setdefault(control.threads or threads or 0, []).append(control)
    if len(of_threads) > 1:
        return {"by_threads": {str(count): uncertainty(held, count) for count, held in of_threads.items()}}
    return {
        "aa_width": aa_width(controls),
        "aa_width_with_unstable": aa_width(controls, and_unstable=True),
        "nope": [one.ratio.model_dump() for one in controls if one.control == NOPE and one.ratio is not None],
        "spread": None if spread is None else {"deviation": spread.deviation, "degrees": spread.degrees},
    }


def _sums(folder: Path) -> dict[str, Any]:
    """Return each backend's number of right rows and its mean speedup, or why the run cannot be scored."""
    try:
        scores = read_rows([folder]).scored()
    except GraphNetError as error:
        return {"problem": str(error).replace(str(folder), "the run")}
    return {
        one.backend: {
            "samples": one.own.samples,
            "ran": one.own.ran,
            "right": one.own.right,
            "left_out": one.own.left_out,
            "speedup": None if one.own.speedup is None else one.own.speedup.value,
        }
        for one in scores.standings
    }


def _environments(records: Sequence[Record]) -> list[dict[str, Any]]:
    """Return the software of each site and of the reference, each once."""
    found = {}
    for record in records:
        for name, held in ((record.site, record.environment), ("reference", record.reference_environment)):
            if held is not None:
                entry = {"of": name, **held.model_dump(mode="json", exclude={"worker_stayed"})}
                found[json.dumps(entry, sort_keys=True)] = entry
    return [found[key] for key in sorted(found)]


def _sample_files(
    suite: str | None, places: Sequence[str], hashes: frozenset[str], folder: Path
) -> dict[str, bytes | Path]:
    """Return the files of the samples with these hashes, as far as they are still where the run found them."""
    found: dict[str, bytes | Path] = {}
    with tempfile.TemporaryDirectory() as scratch:
        try:
            chosen = [one.place for one in choose(suite, places, [])]
        except GraphNetError:
            chosen = []
        repaired = folder / "repaired"
        chosen += [str(path.parent) for path in sorted(repaired.rglob("model.py"))] if repaired.is_dir() else []
        for place in chosen:
            try:
                path = fetch(place, Path(scratch))
                sample_hash = load_sample(path).sample_hash
                if sample_hash in hashes:
                    found |= {
                        f"{SAMPLES_FOLDER}/{sample_hash}/{name}": (path / name).read_bytes()
                        for name in _SAMPLE_FILES
                        if (path / name).is_file()
                    }
            except (SampleError, OSError):
                continue
    return found

"""Writes run folders line by line, as a run does, for the tests of the view."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from graphnet.outcomes import Outcome
from graphnet.runs.record import Ratio, Record
from graphnet.runs.store import RESULTS_FILE, RUN_FILE


def row(sample: str, outcome: Outcome = Outcome.OK, backend: str = "xla", **fields: Any) -> Record:
    """Make a row of a sample and a backend."""
    return Record(
        key=f"{len(sample)}-{hash((sample, outcome, backend)) & 0xFFFFFF:x}",
        sample=sample,
        source="made",
        category="nlp",
        sample_hash=None,
        backend=backend,
        flavour="torch",
        where="local",
        outcome=outcome,
        speedup=Ratio(ratio=2.0, low=1.9, high=2.1),
        reference_ns=2000,
        compiled_ns=1000,
        **fields,
    )


def line(record: Record) -> bytes:
    """Return a row as the store writes it."""
    return record.line().encode() + b"\n"


def make_run(folder: Path, *records: Record, **entries: Any) -> Path:
    """Make a run's folder with these rows. ``entries`` are further entries of run.json."""
    folder.mkdir(parents=True)
    (folder / RUN_FILE).write_text(json.dumps({"asked": {"device": "cpu"}, "planned_rows": 3, **entries}))
    add(folder, b"".join(map(line, records)))
    return folder


def add(folder: Path, data: bytes) -> None:
    """Append bytes to the run's file of rows."""
    with (folder / RESULTS_FILE).open("ab") as file:
        file.write(data)


def replace(folder: Path, data: bytes) -> None:
    """Put another file of rows in the place of the run's file, as ``--resume`` does."""
    temporary = folder / (RESULTS_FILE + ".new")
    temporary.write_bytes(data)
    os.replace(temporary, folder / RESULTS_FILE)

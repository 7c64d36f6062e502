"""Helpers for tests and benchmarks of pages: write the folder of a run line by line, as a real run does."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from graphnet.outcomes import Outcome
from graphnet.runs.record import Ratio, Record
from graphnet.runs.store import RESULTS_FILE, RUN_FILE

#: A very long name that could break a page: it closes scripts and comments, and contains markup, escape sequences and a
#: character that reverses the direction of the text.
HOSTILE = (
    'made/</script><img src=x onerror="window.hit=1">\'--><!-- \\u003c {{7*7}} \x1b[31m \u202e \n \t &amp; '
    + "x" * 100_000
)


def row(sample: str, outcome: Outcome = Outcome.OK, backend: str = "xla", ratio: float = 2.0, **fields: Any) -> Record:
    measured = outcome in (Outcome.OK, Outcome.ACCURACY)
    values: dict[str, Any] = {
        "key": hashlib.sha256(f"{sample} {backend}".encode(errors="replace")).hexdigest(),
        "sample": sample,
        "source": "made",
        "category": "nlp",
        "sample_hash": None,
        "backend": backend,
        "flavour": "torch",
        "where": "local",
        "outcome": outcome,
        "tolerance_policy": "graphnet-ladder/1",
        "tolerance_judged": -4,
        "speedup": Ratio(ratio=ratio, low=ratio * 0.95, high=ratio * 1.05) if measured else None,
        "compile_ns": 5_000_000 if measured else None,
        "reference_ns": 2000 if measured else None,
        "compiled_ns": 1000 if measured else None,
    }
    return Record(**{**values, **fields})


def line(record: Record) -> bytes:
    """Return a row as one line of the run's file of rows."""
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

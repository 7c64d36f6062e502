"""Rows and runs made by hand, for the tests of scores."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from graphnet.outcomes import Outcome
from graphnet.runs.record import Ratio, Record
from graphnet.runs.store import RunStore
from graphnet.scores.columns import columns_of
from graphnet.scores.formulas import Curve, Penalties, curve, tally
from graphnet.scores.interpretations import Interpretation

POLICY = "graphnet-ladder/1"
ASKED = {"reference": "eager", "device": "cpu", "threads": 2, "caches": "hot", "inputs": "mesh", "seed": 123}


def row(
    sample: str = "made/a", outcome: Outcome = Outcome.OK, speedup: float | Ratio | None = None, **found: Any
) -> Record:
    """A row of ``inductor:torch`` unless ``found`` says otherwise. A plain speedup has an interval of 2 % around it."""
    if isinstance(speedup, int | float):
        speedup = Ratio(ratio=speedup, low=speedup * 0.98, high=speedup * 1.02)
    known = {
        "key": f"{sample}-{sorted(found.items())}",
        "sample": sample,
        "source": sample.partition("/")[0],
        "category": "nlp",
        "sample_hash": None,
        "backend": "inductor",
        "flavour": "torch",
        "where": "local",
        "tolerance_policy": POLICY,
        "tolerance_judged": -4,
        "speedup_own_eager": speedup,
    }
    if outcome not in (Outcome.OK, Outcome.ACCURACY):
        known |= {"tolerance_policy": None, "tolerance_judged": None}
    return Record(**(known | found), outcome=outcome, speedup=speedup)


def right(speedup: float, level: int = -10, **found: Any) -> Record:
    """A right row of that speedup whose outputs agree from ``level`` on."""
    return row(speedup=speedup, tolerance_reached=level, **found)


def inaccurate(speedup: float, level: int | None = None, **found: Any) -> Record:
    """A row of wrong values at level -4, whose outputs agree from ``level`` on, if ever."""
    return row(outcome=Outcome.ACCURACY, speedup=speedup, tolerance_reached=level, **found)


def failed(outcome: Outcome, stage: str | None = None, **found: Any) -> Record:
    """A row that ended otherwise."""
    return row(outcome=outcome, stage=stage, **found)


def curve_of(records: Sequence[Record], interpretation: Interpretation, p: float = 0.0, b: float = 0.1) -> Curve:
    """The curve of some rows, each on a sample of its own."""
    apart = [record.model_copy(update={"sample": f"made/{number}"}) for number, record in enumerate(records)]
    return curve(tally(columns_of(apart, 0.0)), interpretation, Penalties(p, b))


def es_of(
    records: Sequence[Record], interpretation: Interpretation, p: float = 0.0, b: float = 0.1
) -> dict[int, float]:
    """ES(t) of some rows, by level."""
    found = curve_of(records, interpretation, p, b)
    return found.by_level(found.es)


def write_run(folder: Path, records: Sequence[Record], **run: Any) -> Path:
    """A run with these rows; ``asked`` and other parts of run.json may be given."""
    store = RunStore.create(folder, {"asked": ASKED, "machine": {"before": {"cpu": "a CPU"}}} | run)
    store.unlock()
    for record in records:
        store.append(record)
    return folder

"""Makes rows and runs by hand, for the tests of scores."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from graphnet.outcomes import Outcome
from graphnet.runs.controls import Widths
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
    """Make a row, by default of ``inductor:torch``. The interval of a plain speedup is 2 % below to 2 % above it."""
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
    """Make a correct row, whose outputs agree from the tolerance ``level`` on."""
    return row(speedup=speedup, tolerance_reached=level, **found)


def inaccurate(speedup: float, level: int | None = None, **found: Any) -> Record:
    """Make a row whose outputs agree from a higher ``level`` than -4 on, or never."""
    return row(outcome=Outcome.ACCURACY, speedup=speedup, tolerance_reached=level, **found)


def failed(outcome: Outcome, stage: str | None = None, **found: Any) -> Record:
    return row(outcome=outcome, stage=stage, **found)


def curve_of(records: Sequence[Record], interpretation: Interpretation, p: float = 0.0, b: float = 0.1) -> Curve:
    """Compute the score curve of some rows, each as of another sample."""
    apart = [record.model_copy(update={"sample": f"made/{number}"}) for number, record in enumerate(records)]
    return curve(tally(columns_of(apart, Widths())), interpretation, Penalties(p, b))


def es_of(
    records: Sequence[Record], interpretation: Interpretation, p: float = 0.0, b: float = 0.1
) -> dict[int, float]:
    found = curve_of(records, interpretation, p, b)
    return found.by_level(found.es)


def write_run(folder: Path, records: Sequence[Record], **run: Any) -> Path:
    """Write a run with these rows and further entries of run.json."""
    store = RunStore.create(folder, {"asked": ASKED, "machine": {"before": {"cpu": "a CPU"}}} | run)
    store.unlock()
    for record in records:
        store.append(record)
    return folder

"""Makes rows, runs and curves for the tests of exchange/."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from graphnet.exchange.classes import left_out
from graphnet.outcomes import Outcome, ScoreClass
from graphnet.runs.record import DeviceGroup, EnvironmentGroup, OutputGroup, Ratio, Record
from graphnet.runs.store import RunStore

RUN: dict[str, Any] = {
    "schema": 1,
    "asked": {"device": "cpu", "warmup": 3, "trials": 5, "seed": 123},
    "machine": {"before": {"cpu": "A Processor", "gpus": None}},
}


def output(reached: int | None = -6, dtype: str = "float32", equal: bool = False, error: float = 1e-6) -> OutputGroup:
    return OutputGroup(
        label="output 0",
        dtype=dtype,
        shape=[2, 3],
        equal=equal,
        tolerance_reached=-10 if equal else reached,
        max_abs_error=0.0 if equal else error,
        mean_abs_error=0.0 if equal else error / 2,
    )


def row(name: str = "timm/a", ratio: float | None = 1.5, outcome: str = "OK", **given: Any) -> Record:
    """Make a row of inductor on a CPU. Compared rows have an output and a speedup by default."""
    compared = outcome in ("OK", "ACCURACY", "NOT_COMPARABLE")
    outputs = given.pop("outputs", [output()] if compared else None)
    reached = max((-10 if one.equal else 99 if one.tolerance_reached is None else one.tolerance_reached)
                  for one in outputs) if outputs else None  # fmt: skip
    if outputs == []:
        reached = -10
    values: dict[str, Any] = {
        "key": f"{name} {given.get('backend', 'inductor')}",
        "sample": name,
        "source": name.split("/")[0],
        "category": "nlp",
        "sample_hash": None,
        "backend": "inductor",
        "flavour": "torch",
        "where": "local",
        "outcome": Outcome(outcome),
        "outputs": outputs,
        "tolerance_policy": "graphnet-ladder/1" if compared else None,
        "tolerance_reached": None if reached == 99 else reached,
        "environment": EnvironmentGroup(python="3.11.7", torch="2.13.0", compiler={"inductor": "1.0"}),
        "device": DeviceGroup(type="cpu", index=0, uuid="u", host="h"),
    }
    if compared and ratio is not None:
        values |= {
            "speedup": Ratio(ratio=ratio, low=ratio * 0.9, high=ratio * 1.1),
            "reference_ns": 3_000_000,
            "compiled_ns": round(3_000_000 / ratio),
        }
    return Record(**values | given)


def make_run(folder: Path, rows: Iterable[Record], run: dict[str, Any] | None = None) -> Path:
    store = RunStore.create(folder, RUN if run is None else run)
    for record in rows:
        store.append(record)
    store.unlock()
    return folder


def rows_of(folder: Path) -> list[Record]:
    return RunStore.open(folder).records()


#: The lowest level t at which the score ES(t) tolerates a failure, by the interpretation of t and the class of failure.
THRESHOLDS = {
    "default": {"accuracy": 1, ScoreClass.MISMATCH: 3, ScoreClass.RUNTIME: 3, ScoreClass.COMPILE: 3},
    "mismatch_extended": {"accuracy": 1, ScoreClass.MISMATCH: 2, ScoreClass.RUNTIME: 3, ScoreClass.COMPILE: 4},
    "paper": {"accuracy": 1, ScoreClass.MISMATCH: 2, ScoreClass.RUNTIME: 2, ScoreClass.COMPILE: 3},
}


def curve(
    rows: Sequence[Record], interpretation: str = "default", b: float = 0.1, imported: bool = False
) -> dict[str, float]:
    """Return the score ES(t) at each tolerance level t: the geometric mean of one number per row, with p = 0.

    A row with right outputs contributes its speedup, any other row 1 if the level t tolerates the failure (see
    ``THRESHOLDS``), and the penalty ``b`` otherwise. Above the last level, which is 1 in GraphNet's code and 0 in its
    paper, outputs are judged with the tolerance of the last level. If ``imported`` is true, a row whose reference
    failed is a runtime failure, as in GraphNet's own logs.
    """
    thresholds = THRESHOLDS[interpretation]
    last = 0 if interpretation == "paper" else 1
    kept = [one for one in rows if left_out(one) is None or (imported and one.outcome is Outcome.REFERENCE_FAILED)]
    return {
        str(t): math.exp(sum(math.log(_factor(one, t, min(t, last), thresholds, b)) for one in kept) / len(kept))
        for t in range(-10, 6 if interpretation == "mismatch_extended" else 5)
    }


def _factor(record: Record, t: int, judged_at: int, thresholds: dict[Any, int], b: float) -> float:
    kind = record.outcome.score_class(record.stage) or ScoreClass.RUNTIME
    if kind in (ScoreClass.CORRECT, ScoreClass.ACCURACY):
        reached = record.tolerance_reached
        if reached is not None and judged_at >= reached:
            assert record.speedup is not None
            return record.speedup.ratio
        return 1.0 if t >= thresholds["accuracy"] else b
    return 1.0 if t >= thresholds[kind] else b

"""Exports random rows to a log and imports the log. The imported rows must have the same scores."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from exchange_kit import RUN, curve, make_run, output, row, rows_of
from hypothesis import given, settings
from hypothesis import strategies as st

from graphnet.exchange.export import export
from graphnet.exchange.files import ExportFormat
from graphnet.exchange.import_log import import_logs
from graphnet.outcomes import ScoreClass
from graphnet.runs.record import OutputGroup, Record

DTYPES = ("float16", "bfloat16", "float32", "float64")
FAILURES = ("COMPILE_ERROR", "UNSUPPORTED", "FELL_BACK", "LOAD_ERROR", "RUNTIME_ERROR", "OUTPUT_MISMATCH", "TIMEOUT")

levels = st.one_of(st.none(), st.integers(-10, 5))
floats = st.builds(lambda dtype, reached: output(reached, dtype), st.sampled_from(DTYPES), levels)
integers = st.builds(lambda equal: output(None, "int64", equal), st.booleans())
outputs = st.lists(st.one_of(floats, integers), max_size=4)
ratios = st.floats(1e-3, 1e3)


def compared(number: int, found: list[OutputGroup], ratio: float) -> Record:
    """Make a row whose outputs were compared. The outcome is OK if they agree at level -4, and ACCURACY otherwise."""
    reached = [-10 if one.equal else 99 if one.tolerance_reached is None else one.tolerance_reached for one in found]
    return row(f"a/{number}", ratio, "OK" if max(reached, default=-10) <= -4 else "ACCURACY", outputs=found)


def failed(number: int, outcome: str, stage: str) -> Record:
    return row(f"a/{number}", outcome=outcome, stage=stage, step="shape" if outcome == "OUTPUT_MISMATCH" else None)


kinds = st.one_of(
    st.builds(lambda found, ratio: lambda number: compared(number, found, ratio), outputs, ratios),
    st.builds(
        lambda outcome, stage: lambda number: failed(number, outcome, stage),
        st.sampled_from(FAILURES),
        st.sampled_from(["compile", "measure"]),
    ),
)


@given(made=st.lists(kinds, min_size=1, max_size=8))
@settings(max_examples=60)
def test_a_log_keeps_every_score(made: list[object]) -> None:
    rows = [make(number) for number, make in enumerate(made)]  # type: ignore[operator]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        make_run(folder / "run", rows, RUN)
        export(folder / "run", ExportFormat.graphnet_log, folder / "a.log")
        back = rows_of(import_logs([folder / "a.log"], folder / "back", ["test"]))
    assert [one.outcome for one in back] == [one.outcome for one in rows]
    compared_ = {ScoreClass.CORRECT, ScoreClass.ACCURACY}
    for one, other in zip(rows, back):
        if one.outcome.score_class(one.stage) in compared_:
            assert other.tolerance_reached == one.tolerance_reached
            assert [x.dtype for x in other.outputs or []] == [x.dtype for x in one.outputs or []]
    for interpretation in ("default", "mismatch_extended", "paper"):
        assert curve(back, interpretation) == pytest.approx(curve(rows, interpretation), rel=1e-5)

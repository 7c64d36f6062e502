"""Tests of the table of operators that each backend compiled.

If a row failed or fell back, the backend compiled none of the row's operators.
"""

from __future__ import annotations

from scores_kit import failed, inaccurate, right

from graphnet.outcomes import Outcome
from graphnet.runs.record import EvidenceGroup
from graphnet.scores.operator_coverage import held_operators

OPERATORS = {"a": {"torch.relu": 2, ".nonzero": 1}, "b": {"torch.relu": 1}, "c": {"MatMult": 4}}


def test_operators_are_counted_over_the_samples() -> None:
    held = {one.name: (one.statements, one.samples) for one in held_operators(OPERATORS, [])}
    assert held == {"torch.relu": (3, 2), ".nonzero": (1, 1), "MatMult": (4, 1)}


def test_a_backend_took_what_it_compiled_and_did_not_leave_to_eager() -> None:
    left = EvidenceGroup(nodes_total=3, nodes_compiled=2, fallback_ops=["aten.nonzero.default"])
    rows = [
        right(1.5, sample_hash="a", evidence=left),
        failed(Outcome.COMPILE_ERROR, "compile", sample_hash="b"),
        inaccurate(1.0, sample_hash="b", backend="tvm"),
        failed(Outcome.BACKEND_UNAVAILABLE, sample_hash="a", backend="tvm"),
        right(1.0, sample_hash="elsewhere"),
    ]
    took = {one.name: one.took for one in held_operators(OPERATORS, rows)}
    assert took["torch.relu"] == {"inductor:torch": (1, 2), "tvm:torch": (1, 1)}
    assert took[".nonzero"] == {"inductor:torch": (0, 1), "tvm:torch": (0, 0)}
    assert took["MatMult"] == {"inductor:torch": (0, 0), "tvm:torch": (0, 0)}

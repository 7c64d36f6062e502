"""Tests how the adapter's evidence is compared with the operators that the worker counted."""

from __future__ import annotations

from typing import Any

from graphnet.judge.evidence import Evidence, evidence_of
from graphnet_contract.messages import OperatorCount

ALL = {"nodes_total": 5, "nodes_compiled": 5, "partitions": 1, "fallback_ops": []}
EAGER = (OperatorCount("aten.add", 2), OperatorCount("aten.mm", 1))


def group_of(evidence: Evidence) -> dict[str, Any]:
    assert evidence.group is not None
    return dict(evidence.group)


def test_without_counts_the_adapter_is_believed() -> None:
    assert evidence_of(ALL, None, EAGER) == Evidence(ALL)
    assert evidence_of(None, None, None) == Evidence(None)


def test_the_numbers_of_nodes_are_the_workers() -> None:
    evidence = evidence_of(ALL, (OperatorCount("aten.mm", 3, by_compiled_code=True),), EAGER)
    group = group_of(evidence)
    assert (group["nodes_total"], group["nodes_compiled"], group["compiler_nodes"]) == (3, 3, 5)
    assert (group["eager_calls"], group["library_calls"], group["fallback_ops"]) == ({}, {"aten.mm": 3}, [])
    assert (evidence.fell_back, evidence.disputed) == ("", ())


def test_an_adapter_that_says_all_is_disputed() -> None:
    evidence = evidence_of(ALL, (OperatorCount("aten.add", 1),), EAGER)
    assert evidence.disputed == ("aten.add",)
    assert (group_of(evidence)["nodes_compiled"], group_of(evidence)["fallback_ops"]) == (2, ["aten.add"])


def test_an_adapter_that_names_a_fallback_is_not_disputed() -> None:
    claim = ALL | {"nodes_compiled": 4, "fallback_ops": ["aten.add.Tensor", "graph break: item"]}
    evidence = evidence_of(claim, (OperatorCount("aten.add", 1), OperatorCount("aten.mm", 1)), EAGER)
    assert evidence.disputed == ()
    # The operator that the adapter has named is not listed twice.
    assert group_of(evidence)["fallback_ops"] == ["aten.add.Tensor", "aten.mm", "graph break: item"]


def test_as_many_operators_as_in_eager_mode_are_a_fallback_whatever_is_said() -> None:
    for claim in (ALL, None, ALL | {"nodes_compiled": 4}):
        evidence = evidence_of(claim, EAGER, EAGER)
        assert "2 aten.add, 1 aten.mm" in evidence.fell_back
        assert group_of(evidence)["nodes_compiled"] == 0


def test_an_operator_that_the_compiler_took_apart_is_no_fallback() -> None:
    attention = (OperatorCount("aten.scaled_dot_product_attention", 1),)
    claim = {"nodes_total": 23, "nodes_compiled": 22, "fallback_ops": ["aten.native_dropout"]}
    evidence = evidence_of(claim, (OperatorCount("aten.native_dropout", 1),), attention)
    assert (evidence.fell_back, evidence.disputed) == ("", ())
    lied = evidence_of(ALL, (OperatorCount("aten.mul", 60),), attention)
    assert (lied.fell_back, lied.disputed) == ("", ("aten.mul",))
    eager = (OperatorCount("aten.mm", 10), OperatorCount("aten.stft", 1))
    group = group_of(evidence_of(claim, (OperatorCount("aten.fft", 2),), eager))
    assert (group["nodes_total"], group["nodes_compiled"]) == (11, 9)


def test_a_sample_without_nodes_cannot_fall_back() -> None:
    assert evidence_of(ALL, (), ()).fell_back == ""


def test_without_the_samples_operators_nobody_knows_whether_it_fell_back() -> None:
    evidence = evidence_of(ALL, EAGER, None)
    assert (evidence.fell_back, evidence.disputed) == ("", ("aten.add", "aten.mm"))
    assert group_of(evidence)["nodes_total"] == 5


def test_graphs_of_a_model_that_fell_back_are_named() -> None:
    eager = (OperatorCount("aten.add", 2, "one"), OperatorCount("aten.add", 2, "two"))
    counts = (OperatorCount("aten.add", 1, "one"), OperatorCount("aten.add", 2, "two"))
    evidence = evidence_of(ALL, counts, eager)
    assert group_of(evidence)["parts_fell_back"] == ["two"]
    assert (group_of(evidence)["nodes_total"], group_of(evidence)["nodes_compiled"]) == (4, 1)

"""Tests of whole models: a score compares them with the sum of their graphs, and does not count them as samples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from kit import Cli
from scores_kit import failed, right, write_run

from graphnet.outcomes import Outcome
from graphnet.runs.record import Record, RowKind
from graphnet.scores.whole_models import GraphTimes, score_whole_models

MS = 10**6


def graph(name: str, reference_ms: int, compiled_ms: int, **found: Any) -> Record:
    times = {"reference_ns": reference_ms * MS, "compiled_ns": compiled_ms * MS, "compile_ns": MS}
    return right(reference_ms / compiled_ms, sample=f"s/model/{name}", **(times | found))


def model(reference_ms: int, compiled_ms: int, **graph_calls: int) -> Record:
    times = {"reference_ns": reference_ms * MS, "compiled_ns": compiled_ms * MS}
    return right(reference_ms / compiled_ms, sample="s/model", kind=RowKind.model, graph_calls=graph_calls, **times)


def test_the_sum_counts_each_graph_as_often_as_the_model_calls_it() -> None:
    # The model calls the first graph once and the second graph three times. In eager mode, these calls take 1 * 10 + 3
    # * 4 = 22 ms. With the compiled graphs, they take 1 * 5 + 3 * 2 = 11 ms.
    rows = [graph("subgraph_0", 10, 5), graph("subgraph_1", 4, 2)]
    (one,) = score_whole_models([model(20, 16, subgraph_0=1, subgraph_1=3)], map(GraphTimes.of, rows))
    assert (one.graphs, one.calls, one.missing) == (2, 4, ())
    assert (one.sum_reference_ns, one.sum_compiled_ns) == (22 * MS, 11 * MS)
    assert one.sum_speedup == 2.0
    assert one.speedup is not None
    assert one.speedup.value == 1.25


def test_a_graph_without_a_right_row_on_that_site_leaves_no_sum() -> None:
    lost = failed(Outcome.TIMEOUT, "compile", sample="s/model/subgraph_1")
    elsewhere = graph("subgraph_1", 4, 2, backend="xla")
    rows = [graph("subgraph_0", 10, 5), lost, elsewhere]
    (one,) = score_whole_models([model(20, 16, subgraph_0=1, subgraph_1=3)], map(GraphTimes.of, rows))
    assert (one.sum_reference_ns, one.sum_speedup) == (None, None)
    assert one.missing == ("subgraph_1",)


def test_score_shows_the_model_and_counts_only_its_graphs(cli: Cli, tmp_path: Path) -> None:
    rows = [graph("subgraph_0", 10, 5), graph("subgraph_1", 4, 2), model(20, 16, subgraph_0=1, subgraph_1=3)]
    run = write_run(tmp_path / "run", rows)
    scores = json.loads(cli("score", run, "--format", "json").out)
    assert scores["samples"]["all"] == 2
    (shown,) = scores["whole_models"]
    assert (shown["sample"], shown["calls"], shown["sum"]["speedup"]) == ("s/model", 4, 2.0)
    text = cli("score", run).out
    assert "whole models" in text
    assert "1.25x" in text.partition("whole models")[2]
    assert "2.00x" in text.partition("whole models")[2]


@pytest.mark.parametrize("change", [{"outcome": Outcome.ACCURACY}, {"flags": ["busy"]}, {"flags": ["beside_work"]}])
def test_a_model_whose_speedup_does_not_count_shows_none(change: dict[str, Any]) -> None:
    (one,) = score_whole_models([model(20, 16, subgraph_0=1).model_copy(update=change)], [])
    assert one.speedup is None

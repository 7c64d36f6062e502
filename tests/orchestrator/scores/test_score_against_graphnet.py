"""Compares our scores with GraphNet's own functions, from the checkout that GRAPHNET_TEST_CHECKOUT names."""

from __future__ import annotations

import importlib
import math
import os
import random
import sys
import types
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from scores_kit import curve_of, failed, inaccurate, right

from graphnet.outcomes import Outcome
from graphnet.runs.record import Record
from graphnet.scores.interpretations import DEFAULT, MISMATCH_EXTENDED, Interpretation

CHECKOUT = os.environ.get("GRAPHNET_TEST_CHECKOUT")
pytestmark = pytest.mark.skipif(not CHECKOUT, reason="set GRAPHNET_TEST_CHECKOUT to a checkout of GraphNet")

#: GraphNet's name of each failure, with a matching row of our own.
FAILURES = {
    "shape_mismatch": failed(Outcome.OUTPUT_MISMATCH, "outputs"),
    "runtime_fail": failed(Outcome.RUNTIME_ERROR, "measure"),
    "compile_fail": failed(Outcome.COMPILE_ERROR, "compile"),
}

Load = Callable[[str], Any]


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Load:
    """Import a module of GraphNet's benchmark, without scipy.

    The module uses only scipy's geometric mean, so this fixture replaces scipy by a module with that function.
    """
    stats = types.ModuleType("scipy.stats")
    stats.gmean = lambda values: math.exp(math.fsum(map(math.log, values)) / len(values))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "scipy", types.ModuleType("scipy"))
    monkeypatch.setitem(sys.modules, "scipy.stats", stats)
    monkeypatch.syspath_prepend(CHECKOUT)
    return lambda name: importlib.import_module(f"graph_net_bench.{name}")


def random_run(draw: random.Random, precision: Callable[[int, str], Sequence[float]]) -> list[tuple[Record, Any]]:
    """Make random rows in our format. Return with each row the data that GraphNet's parser would read from its log."""
    return [_random_row(draw, precision) for _ in range(draw.randint(1, 30))]


def _random_row(draw: random.Random, precision: Callable[[int, str], Sequence[float]]) -> tuple[Record, Any]:
    if draw.random() < 0.4:
        status = draw.choice(list(FAILURES))
        return FAILURES[status], {"status": status, "performance": {}, "correctness": {}}
    speedup, level = math.exp(draw.gauss(0, 0.7)), draw.choice([None, *range(-10, 6)])
    correctness = {"[equal]": [0]}
    for t in range(-10, 6):
        rtol, atol = precision(t, "float32")
        correctness[f"[all_close_atol_{atol:.2E}_rtol_{rtol:.2E}]"] = [int(level is not None and t >= level)]
    performance = {"speedup": {"e2e": speedup}, "datatype": {"eager": ["float32"]}}
    ours = right(speedup, level) if level is not None and level <= -4 else inaccurate(speedup, level)
    return ours, {"status": "correct", "performance": performance, "correctness": correctness}


@pytest.mark.parametrize("interpretation", [DEFAULT, MISMATCH_EXTENDED])
def test_curves_and_parameters_are_graphnets(load: Load, interpretation: Interpretation) -> None:
    manager = load("positive_tolerance_interpretation_manager")
    theirs = manager.get_positive_tolerance_interpretation(interpretation.name)
    precision = load("datatype_tolerance_config").get_precision
    draw = random.Random(19)
    for _ in range(50):
        p, b = draw.choice([0, 0.1, 1]), draw.choice([0.1, 0.5])
        records, samples = map(list, zip(*random_run(draw, precision)))
        found = curve_of(records, interpretation, p, b)
        close = pytest.approx
        micro = load("analysis_util").calculate_scores(samples, theirs, p=p, b=b, type="ESt")
        assert found.by_level(found.es) == close(micro, rel=1e-9)
        small = load("analysis_util").calculate_scores(samples, theirs, p=p, b=b, type="St")
        assert found.s == close({t: value for t, value in small.items() if t <= 0}, rel=1e-9)
        macro = load("verify_aggregated_params").verify_es_constructor_params_across_tolerances(
            samples, "run", theirs, p, b
        )
        for name in ("alpha", "beta", "lambda", "eta", "gamma"):
            ours = found.by_level(getattr(found, {"lambda": "lambda_"}.get(name, name)))
            assert ours == close({t: parts[name] for t, parts in macro.items()}, rel=1e-9), name


def test_the_aggregate_has_graphnets_weights(load: Load) -> None:
    weights = load("aggregate_es_scores").get_weights()
    found = curve_of([right(2, -6), inaccurate(0.5, 1), FAILURES["compile_fail"]], DEFAULT)
    values = found.by_level(found.es)
    assert found.aggregate == pytest.approx(sum(weight * math.log10(values[t]) for t, weight in weights.items()))

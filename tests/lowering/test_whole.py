"""Tests the base of adapters that compile a whole graph or refuse it, with a compiler that is torch itself."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from plain_model import Plain

from graphnet_lowering.whole import Built, Graph, WholeGraphAdapter
from graphnet_runner.adapter import CompileOptions, Region, UnsupportedError


class PlainAdapter(WholeGraphAdapter):
    """Runs the exported graph, and says what a test wants about it."""

    library = "plain"
    packages = ("torch",)

    def __init__(self, **facts: Any) -> None:
        super().__init__()
        self.steps: list[str] = []
        self._facts = facts

    def load(self, options: CompileOptions) -> None:
        assert options.apart.ns == 0
        self.steps.append("load")

    def build(self, graph: Graph, options: CompileOptions) -> Built:
        self.steps.append("build")
        module = graph.program.module()
        return Built(lambda *tensors: module(*tensors), {"examples": len(graph.examples)}, **self._facts)


def options_of(weights: str, kinds: tuple[str, ...]) -> CompileOptions:
    return CompileOptions({"weights": weights}, "cpu", 1, "/nowhere", kinds=kinds)


def model(x: Any, w: Any) -> Any:
    y = x @ w
    x.add_(1)
    return {"product": torch.relu(y), "none": None}


@pytest.mark.parametrize(("weights", "count"), [("bound", 1), ("arguments", 2)])
def test_a_graph_is_loaded_built_and_called_like_the_model(weights: str, count: int) -> None:
    adapter = PlainAdapter()
    x, w = torch.arange(6.0).view(2, 3), torch.eye(3)
    options = options_of(weights, ("input", "parameter"))
    compiled = adapter.compile(Plain(model), [x, w], options)
    assert adapter.steps == ["load", "build"]
    evidence = compiled.evidence
    assert (evidence.nodes_total, evidence.nodes_compiled, evidence.partitions) == (3, 3, 1)
    assert evidence.compiler == {"examples": count}
    assert options.apart.ns > 0
    got = compiled.call(x, w)
    assert torch.equal(got["product"], torch.arange(6.0).view(2, 3))
    assert (got["none"], x[0, 0].item()) == (None, 1.0)


def test_what_another_library_runs_does_not_count_and_code_that_is_missing_counts_nothing() -> None:
    def evidence(**facts: Any) -> Any:
        options = options_of("bound", ("input", "parameter"))
        return PlainAdapter(**facts).compile(Plain(model), [torch.ones(2, 3), torch.eye(3)], options).evidence

    left = evidence(left=["aten.relu.default", "aten.relu.default"])
    assert (left.nodes_compiled, left.fallback_ops) == (1, ("aten.relu.default",))
    assert evidence(has_code=False).nodes_compiled == 0


def test_random_operators_are_refused_in_the_librarys_name_before_it_builds() -> None:
    adapter = PlainAdapter()
    with pytest.raises(UnsupportedError, match="plain draws random numbers") as refused:
        adapter.compile(Plain(lambda x: x + torch.rand_like(x)), [torch.ones(2)], options_of("bound", ("input",)))
    assert refused.value.operators == ("aten.rand_like.default",)
    assert adapter.steps == ["load"]


def test_rules_that_changed_the_model_are_flags_also_of_a_graph_that_is_refused() -> None:
    adapter = PlainAdapter()
    assert adapter.flags() == ()
    with pytest.raises(UnsupportedError):
        adapter.compile(
            Plain(lambda x, n: x * int(n) + torch.rand_like(x)),
            [torch.ones(2), torch.tensor(2)],
            options_of("bound", ("input", "input")),
        )
    assert adapter.flags() == ("loader:numbers",)


def test_regions_and_versions_pass_through() -> None:
    regions = [Region("all", (1,), "likely")]
    adapter = PlainAdapter(regions=lambda: regions)
    compiled = adapter.compile(Plain(torch.relu), [torch.ones(2)], options_of("bound", ("input",)))
    assert compiled.regions is not None
    assert compiled.regions() == regions
    assert list(adapter.info()) == ["torch"]

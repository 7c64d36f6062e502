"""Tests of whole models: source code, arguments, hash, and the errors for damaged manifests."""

from __future__ import annotations

import ast
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from graphnet_contract.samples import SampleError
from graphnet_contract.whole_model import load_whole_model

CORPUS = Path(__file__).resolve().parents[2] / "samples"
MODELS = sorted(path.parent for path in CORPUS.rglob("manifest.json"))


@pytest.mark.parametrize("folder", MODELS, ids=lambda path: path.name)
def test_every_model_of_the_corpus_has_a_whole_text(folder: Path) -> None:
    manifest = json.loads((folder / "manifest.json").read_text())
    model = load_whole_model(folder)
    forward = next(
        node
        for graph in ast.parse(model.sample.model_source).body
        if isinstance(graph, ast.ClassDef)
        for node in graph.body
        if isinstance(node, ast.FunctionDef) and node.name == "forward"
    )
    assert [argument.arg for argument in forward.args.args[1:]] == [spec.name for spec in model.sample.specs]
    assert sum(isinstance(getattr(line, "value", None), ast.Call) for line in forward.body) == len(manifest["calls"])
    assert dict(model.sample.graph_calls) == {graph["name"]: graph["calls"] for graph in manifest["graphs"]}
    states = {ref["state"] for call in manifest["calls"] for ref in call["args"] if "state" in ref}
    assert {name for kind, name in model.origins.values() if kind == "state"} == states
    assert load_whole_model(folder).sample.sample_hash == model.sample.sample_hash


def test_a_result_is_freed_after_the_last_graph_that_reads_it(tmp_path: Path) -> None:
    # The second graph reads the results of the first one, and the model returns those of the second.
    source = load_whole_model(_tacotron2(tmp_path)).sample.model_source
    lines = [line.strip() for line in source.splitlines() if line.strip().startswith(("call_", "return (call_"))]
    assert [line.partition("(")[0] for line in lines] == [
        'call_0 = self.calls["subgraph_0"]',
        'call_1 = self.calls["subgraph_1"]',
        "call_0 = None",
        "return ",
    ]


def _tacotron2(tmp_path: Path) -> Path:
    return Path(shutil.copytree(CORPUS / "torchaudio" / "tacotron2", tmp_path / "tacotron2"))


def _change(folder: Path, change: Callable[[Any], object]) -> None:
    path = folder / "manifest.json"
    manifest = json.loads(path.read_text())
    change(manifest)
    path.write_text(json.dumps(manifest))


def test_a_changed_graph_changes_the_hash(tmp_path: Path) -> None:
    folder = _tacotron2(tmp_path)
    before = load_whole_model(folder).sample.sample_hash
    text = folder / "subgraph_0" / "model.py"
    text.write_text(text.read_text() + "# changed\n")
    assert load_whole_model(folder).sample.sample_hash != before


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda m: m["calls"][0]["args"].pop(), "takes 32"),
        (lambda m: m["calls"].reverse(), "before it exists"),
        (lambda m: m["calls"][1].update(graph="subgraph_7"), "not listed"),
        (lambda m: m["graphs"][0].update(name="../elsewhere"), "not called subgraph_N"),
        (lambda m: m.pop("outputs"), "lacks graphs, calls or outputs"),
        (lambda m: m["outputs"].append({"state": "nowhere"}), "no graph takes"),
        (lambda m: m["outputs"].append({"call": 1, "output": 99}), "before it exists"),
        (lambda m: m["calls"][0]["args"].__setitem__(0, {"elsewhere": 1}), "is not known"),
        (lambda m: m["calls"][0].update(args="none"), "lacks graphs, calls or outputs"),
        (lambda m: m.update(manifest_version=9), "not a manifest of version 1"),
    ],
)
def test_a_damaged_manifest_is_one_sentence(tmp_path: Path, change: Callable[[Any], object], said: str) -> None:
    folder = _tacotron2(tmp_path)
    _change(folder, change)
    with pytest.raises(SampleError, match="manifest.json") as raised:
        load_whole_model(folder)
    assert said in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_manifest_cut_in_the_middle_is_one_sentence(tmp_path: Path) -> None:
    folder = _tacotron2(tmp_path)
    path = folder / "manifest.json"
    path.write_text(path.read_text()[:700])
    with pytest.raises(SampleError, match="cannot be read as JSON"):
        load_whole_model(folder)

"""Tests decompositions: ways to cut, parts that together compute the same as the sample, and wrong parts."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import torch
from decompositions import edit, edit_manifest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from planted_samples import tensor, write

from graphnet_contract.samples import Sample, find_samples, load_sample
from graphnet_graphs.__main__ import main
from graphnet_graphs.code.frees import with_frees
from graphnet_graphs.code.parts import Forward
from graphnet_graphs.cuts.decompose import Observed, observe, run_parts
from graphnet_graphs.cuts.part_samples import manifest_of_parts
from graphnet_graphs.cuts.validate import composed_text, validate
from graphnet_graphs.running.compare import first_difference
from graphnet_graphs.running.run_sample import make_arguments, run_sample
from graphnet_graphs.running.sample_module import call, load_module

ROOT = Path(__file__).resolve().parents[2]
SMALL = (
    *("torch/dlrm", "torch/din", "torch/bigru", "torch_geometric/gcn"),
    *("timm/resnet18_dynamic", "transformers/llama_2l"),
)

TEXT = """import torch


class GraphModule(torch.nn.Module):
    def forward(self, x: torch.Tensor, w: torch.Tensor, s0: torch.SymInt):
        a = x + 1
        left = a @ w
        right = a.relu();  a = None
        pair = left.chunk(2)
        first = pair[0]
        second = pair[1];  pair = None
        first += second
        size = right.size(0)
        right *= size + s0
        total = first.sum() + right.sum();  second = None
        return (total, first, right)
"""


def write_whole(folder: Path) -> Path:
    symint = tensor("s0", (), "symint", data=[3], dtype="int64")
    write(folder, "", tensor("x", (4, 4)), tensor("w", (4, 4), "parameter"), symint)
    (folder / "model.py").write_text(TEXT)
    return folder


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    return write_whole(tmp_path / "in" / "made" / "net")


def decomposed(whole: Path, out: Path, *options: str) -> Path:
    assert main(["decompose", str(whole), "--out", str(out), *options]) == 0
    return out / whole.parent.name / whole.name


def folders(parts: Path) -> list[str]:
    return sorted(path.name for path in parts.iterdir() if path.is_dir())


def test_a_part_passes_on_what_a_later_part_reads() -> None:
    parts = Forward(TEXT).cut([2, 6])
    assert [part.arguments for part in parts] == [("x", "w"), ("a", "left"), ("second", "first", "right", "s0")]
    assert [part.results for part in parts] == [("a", "left"), ("first", "right", "second"), ()]
    assert parts[2].sources == (1, 1, 1, None)
    assert "del pair" not in parts[0].text
    assert "del a" not in parts[1].text, "the name belongs to the part before"


@pytest.mark.parametrize(
    ("options", "count"),
    [
        (("--positions", "1,8"), 3),
        (("--ranges", "1-3,7-9"), 5),
        (("--max-size", "3"), 4),
        (("--operators",), 8),
        (("--positions", "3", "--values"), 2),
    ],
)
def test_every_way_to_cut_gives_the_whole(whole: Path, tmp_path: Path, options: tuple[str, ...], count: int) -> None:
    parts = decomposed(whole, tmp_path / "out", *options)
    assert len(folders(parts)) == count
    assert validate(load_sample(whole), parts).problems == ()
    for name in folders(parts):
        assert run_sample(parts / name), "each part runs by itself"


def test_modules_are_told_apart_by_the_names_of_their_weights(tmp_path: Path) -> None:
    resnet = ROOT / "samples/timm/resnet18_dynamic"
    parts = decomposed(resnet, tmp_path, "--modules", "1")
    texts = [(parts / f"subgraph_{k}" / "model.py").read_text() for k in range(len(folders(parts)))]
    assert len(texts) > 4
    assert all(len(set(re.findall(r"(layer\d)_", text))) <= 1 for text in texts)
    assert validate(load_sample(resnet), parts).problems == ()


@pytest.mark.parametrize("name", SMALL)
@settings(max_examples=4, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_random_cuts_compute_the_same_bits(name: str, data: st.DataObject) -> None:
    sample = load_sample(ROOT / "samples" / name)
    observed = observe(sample)
    positions = data.draw(st.lists(st.sampled_from(observed.free_positions()), max_size=6, unique=True))
    arguments = dict(zip((spec.name for spec in sample.specs), make_arguments(sample)))
    assert first_difference(run_parts(observed.forward.cut(positions), arguments), observed.results) is None


@pytest.mark.skipif(not os.environ.get("GRAPHNET_EVERY_SAMPLE"), reason="takes long; set GRAPHNET_EVERY_SAMPLE=1")
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("path", find_samples(ROOT / "samples"), ids=lambda path: f"{path.parent.name}/{path.name}")
@settings(max_examples=8, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_random_cuts_of_every_sample_of_the_corpus_compute_the_same_bits(path: Path, data: st.DataObject) -> None:
    sample, observed = seen(path)
    free = observed.free_positions()
    # A forward of a single statement cannot be cut.
    positions = data.draw(st.lists(st.sampled_from(free), max_size=12, unique=True)) if free else []
    parts = observed.forward.cut(positions)
    arguments = dict(zip((spec.name for spec in sample.specs), make_arguments(sample)))
    assert first_difference(run_parts(parts, arguments), observed.results) is None
    texts = {f"subgraph_{number}": part.text for number, part in enumerate(parts)}
    text = composed_text(sample, texts, manifest_of_parts(sample, parts, len(observed.results)))
    composed = call(load_module(with_frees(text)).forward, make_arguments(sample))
    assert first_difference(composed, observed.results) is None


@lru_cache(maxsize=1)
def seen(path: Path) -> tuple[Sample, Observed]:
    sample = load_sample(path)
    return sample, observe(sample)


def test_values_are_those_of_the_whole(whole: Path, tmp_path: Path) -> None:
    parts = decomposed(whole, tmp_path / "out", "--positions", "8", "--values")
    x, w, _ = make_arguments(load_sample(whole))
    part = load_sample(parts / "subgraph_1")
    given_first = dict(zip((spec.name for spec in part.specs), make_arguments(part)))
    left = (x + 1) @ w
    assert torch.equal(given_first["first"], left.chunk(2)[0] + left.chunk(2)[1])


def test_graphnets_layout(whole: Path, tmp_path: Path) -> None:
    decomposed(whole, tmp_path / "out", "--positions", "2", "--layout", "graphnet")
    folder = tmp_path / "out" / "made" / "net_decomposed"
    assert folders(folder) == ["subgraph_0", "subgraph_1"]
    config = json.loads((folder / "manifest.json").read_text())["decomposition"]
    assert [part["statements"] for part in config["parts"]] == [[0, 2], [2, 10]]


@pytest.mark.parametrize("options", [("--ranges", "3-3"), ("--max-size", "0")])
def test_cuts_that_no_sample_has_are_wrong_usage(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], options: tuple[str, ...]
) -> None:
    code = main(["decompose", str(whole), "--out", str(tmp_path / "out"), *options, "--format", "json"])
    error = json.loads(capsys.readouterr().out)["error"]
    assert (code, options[1] in error["message"]) == (2, True)
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--positions", "4"), "A cut at 4 would pass on pair, which is a tuple; cut at 3."),
        (("--positions", "10"), "The forward cannot be cut at 10; give positions from 1 to 9."),
        (("--positions", "0"), "The forward cannot be cut at 0"),
        (("--ranges", "2-9,8-10"), "The range 8-10 begins before the one before it ends, at 9."),
        (("--modules", "1"), "No weight of this sample has the name of a module"),
    ],
)
def test_impossible_cuts_are_named_and_nothing_is_written(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], options: tuple[str, ...], sentence: str
) -> None:
    code = main(["decompose", str(whole), "--out", str(tmp_path / "out"), *options, "--format", "json"])
    result = json.loads(capsys.readouterr().out)
    assert code == 1
    assert sentence in result["problems"][0]["message"]
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("options", [("--positions", "a"), ("--ranges", "3"), ("--ranges", "3-x")])
def test_options_that_cannot_be_read_are_usage_errors(whole: Path, tmp_path: Path, options: tuple[str, ...]) -> None:
    assert main(["decompose", str(whole), "--out", str(tmp_path / "out"), *options]) == 2


def test_a_folder_of_somebody_else_is_left_alone(whole: Path, tmp_path: Path) -> None:
    (tmp_path / "out" / "made" / "net").mkdir(parents=True)
    (tmp_path / "out" / "made" / "net" / "thesis.txt").write_text("mine")
    assert main(["decompose", str(whole), "--out", str(tmp_path / "out"), "--positions", "2"]) == 1
    assert (tmp_path / "out" / "made" / "net" / "thesis.txt").read_text() == "mine"
    assert not (tmp_path / "out" / "made" / "net" / "subgraph_0").exists()


def test_the_sample_itself_is_never_replaced(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path.name: path.read_bytes() for path in whole.iterdir()}
    assert main(["decompose", str(whole), "--out", str(whole.parent.parent), "--positions", "2"]) == 1
    assert "which no decomposition wrote" in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in whole.iterdir()} == before


def test_a_failed_decomposition_leaves_the_earlier_one(whole: Path, tmp_path: Path) -> None:
    parts = decomposed(whole, tmp_path / "out", "--positions", "2")
    assert main(["decompose", str(whole), "--out", str(tmp_path / "out"), "--positions", "4"]) == 1
    assert validate(load_sample(whole), parts).problems == ()
    decomposed(whole, tmp_path / "out", "--positions", "2,6")
    assert folders(parts) == ["subgraph_0", "subgraph_1", "subgraph_2"]
    assert [path.name for path in parts.parent.iterdir()] == ["net"]


def test_a_text_that_fails_costs_its_own_sample(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = write_whole(whole.parent / "broken")
    edit(broken / "model.py", "a @ w", "a @ nowhere")
    code = main(
        ["decompose", str(whole.parent), "--out", str(tmp_path / "out"), "--positions", "2", "--format", "json"]
    )
    result = json.loads(capsys.readouterr().out)
    assert code == 1
    assert "NameError" in result["problems"][0]["message"]
    assert [Path(one["sample"]).name for one in result["samples"]] == ["net"]


def twice(manifest: Any) -> None:
    manifest["calls"].insert(1, manifest["calls"][1])


def drop(manifest: Any) -> None:
    manifest["calls"].pop()
    manifest["decomposition"]["parts"].pop()


def swap(manifest: Any) -> None:
    args = manifest["calls"][2]["args"]
    args[0], args[1] = args[1], args[0]


def cut_elsewhere(manifest: Any) -> None:
    manifest["decomposition"]["parts"][0]["statements"] = [0, 3]
    manifest["decomposition"]["parts"][1]["statements"] = [3, 6]


def of_another(manifest: Any) -> None:
    manifest["decomposition"]["sample_hash"] = "0" * 64


WRONG: dict[str, tuple[Callable[[Path], None], str, str]] = {
    "a part is missing": (lambda p: shutil.rmtree(p / "subgraph_1"), "subgraph_1", "its folder is missing"),
    "a part is called twice": (lambda p: edit_manifest(p, twice), "subgraph_1", "the manifest names it twice"),
    "the last part is dropped": (lambda p: edit_manifest(p, drop), "manifest", "6 statements together"),
    "a folder that is not named": (lambda p: edit_manifest(p, drop), "subgraph_2", "the manifest does not name it"),
    "two values are swapped": (lambda p: edit_manifest(p, swap), "subgraph_2", "where the whole computes"),
    "a wrong place": (lambda p: edit_manifest(p, cut_elsewhere), "subgraph_0", "it has 0 of the operator .relu"),
    "another sample": (lambda p: edit_manifest(p, of_another), "manifest", "made from another sample"),
    "another operator": (
        lambda p: edit(p / "subgraph_1/model.py", "a.relu()", "a.sigmoid()"),
        "subgraph_1", "it has 0 of the operator .relu, the whole has 1 there",
    ),
    "another attribute": (
        lambda p: edit(p / "subgraph_1/model.py", "chunk(2)", "chunk(2, 1)"), "subgraph_1", "where the whole computes",
    ),
    "another weight": (
        lambda p: edit(p / "subgraph_0/weight_meta.py", "std = 1.0", "std = 2.0"), "subgraph_0", "differs from",
    ),
    "another shape": (
        lambda p: edit(p / "subgraph_0/weight_meta.py", "shape = [4, 4]", "shape = [4, 5]"),
        "subgraph_0", "float32[4, 5] instead of float32[4, 4]",
    ),
    "a text that is cut": (
        lambda p: (p / "subgraph_2/model.py").write_text((p / "subgraph_2/model.py").read_text()[:-60]),
        "subgraph_2", "it cannot be read",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_decomposition_is_named(
    name: str, whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parts = decomposed(whole, tmp_path / "out", "--positions", "2,6")
    change, part, what = WRONG[name]
    change(parts)
    capsys.readouterr()
    assert main(["validate", str(whole), str(parts), "--format", "json"]) == 1
    problems = json.loads(capsys.readouterr().out)["problems"]
    assert any(one["part"] == part and what in one["what"] for one in problems), problems


def test_a_part_may_name_its_placeholders_as_it_likes(whole: Path, tmp_path: Path) -> None:
    parts = decomposed(whole, tmp_path / "out", "--positions", "2,6")
    for path in (parts / "subgraph_1/model.py", parts / "subgraph_1/weight_meta.py"):
        path.write_text(re.sub(r"\bleft\b", "my_placeholder", path.read_text()))
    assert validate(load_sample(whole), parts).problems == ()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"manifest_version": 1, "calls": []}'])
def test_a_manifest_that_cannot_be_read_is_a_usage_error(whole: Path, tmp_path: Path, text: str) -> None:
    parts = decomposed(whole, tmp_path / "out", "--positions", "2")
    (parts / "manifest.json").write_text(text)
    assert main(["validate", str(whole), str(parts)]) == 2


def test_whole_and_parts_must_exist(whole: Path, tmp_path: Path) -> None:
    assert main(["validate", str(tmp_path / "nowhere"), str(whole)]) == 2
    assert main(["validate", str(whole), str(tmp_path / "nowhere")]) == 2

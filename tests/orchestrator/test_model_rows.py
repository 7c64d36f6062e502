"""Tests of ``bench --whole-models``: the models that are added to the run, the requests, and the models' rows."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from fake_worker import Script
from kit import Cli, MakeWorker, Result

from graphnet_contract.messages import PartTime

CORPUS = Path(__file__).resolve().parents[2] / "samples"
QUICK = ("--trials", 5, "--min-time", 0, "--processes", 1, "--budget", 1, "--format", "json", "--memory", "1GiB")


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """Make the folders of two models, one with two graphs and one with one graph. Return the folder of the first."""
    shutil.copytree(CORPUS / "torch" / "dlrm", tmp_path / "samples" / "dlrm")
    return Path(shutil.copytree(CORPUS / "torchaudio" / "tacotron2", tmp_path / "samples" / "tacotron2"))


@pytest.fixture
def bench(cli: Cli, make_worker: MakeWorker, model: Path) -> Callable[..., Result]:
    def run(*extra: object, **options: object) -> Result:
        reference, worker = make_worker("eager"), make_worker("inductor", **options)
        sites = ("--reference", reference.target, "--backend", worker.target)
        result = cli("bench", *sites, "--samples", model.parent, "--whole-models", *QUICK, *extra)
        starts.extend(worker.starts)
        return result

    starts: list[object] = []
    run.starts = starts  # type: ignore[attr-defined]
    return run


def test_the_plan_adds_each_model_of_several_graphs_after_its_last_graph(bench: Callable[..., Result]) -> None:
    planned = json.loads(bench("--dry-run").out)["plan"]
    assert [row["sample"] for row in planned] == [
        "samples/dlrm",
        "tacotron2/subgraph_0",
        "tacotron2/subgraph_1",
        "tacotron2",
    ]
    one = json.loads(bench("--dry-run", "--filter", "sample=tacotron2/subgraph_1").out)["plan"]
    assert [row["sample"] for row in one] == ["tacotron2/subgraph_1", "tacotron2"]


def test_a_models_row_names_its_graphs_and_their_calls(bench: Callable[..., Result]) -> None:
    rows = bench("--filter", "sample=tacotron2/subgraph_1").rows
    assert [(row["sample"], row["kind"]) for row in rows] == [("tacotron2/subgraph_1", "graph"), ("tacotron2", "model")]
    assert rows[0]["graph_calls"] is None
    assert rows[1]["graph_calls"] == {"subgraph_0": 1, "subgraph_1": 1}
    parts = [start.parts for start in bench.starts]  # type: ignore[attr-defined]
    assert parts == [(), ("subgraph_0", "subgraph_1")]


def test_a_models_row_has_the_times_of_its_graphs(cli: Cli, make_worker: MakeWorker, model: Path) -> None:
    def timed(*times: int) -> Script:
        parts = [PartTime(f"subgraph_{number}", (ns, 9 * ns, ns)) for number, ns in enumerate(times)]
        return Script(part_times=tuple(parts))

    reference, worker = make_worker("eager", timed(40, 60)), make_worker("inductor", timed(10, 70))
    sites = ("--reference", reference.target, "--backend", worker.target)
    rows = cli("bench", *sites, "--samples", model.parent, "--whole-models", *QUICK).rows
    times = {row["kind"]: (row["part_ns"], row["reference_part_ns"]) for row in rows}
    assert times["graph"] == (None, None)
    assert times["model"] == (
        {"subgraph_0": [10], "subgraph_1": [70]},
        {"subgraph_0": [40], "subgraph_1": [60]},
    )


def test_a_damaged_manifest_is_the_models_load_error_alone(bench: Callable[..., Result], model: Path) -> None:
    path = model / "manifest.json"
    path.write_text(path.read_text()[:500])
    rows = {row["sample"]: row for row in bench().rows}
    assert rows["tacotron2"]["outcome"] == "LOAD_ERROR"
    assert "manifest.json cannot be read" in rows["tacotron2"]["message"]
    assert rows["tacotron2/subgraph_0"]["outcome"] != "LOAD_ERROR"


def test_rerun_measures_the_model_alone(bench: Callable[..., Result], cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "run"
    rows = bench("--out", out).rows
    backend = json.loads((out / "run.json").read_text())["asked"]["backends"][0]
    again = cli("rerun", out, "tacotron2", "--backend", backend, "--format", "json")
    assert [(row["sample"], row["kind"]) for row in again.rows] == [("tacotron2", "model")]
    assert again.rows[0]["key"] == rows[-1]["key"]


def test_two_models_of_one_name_have_two_names(bench: Callable[..., Result], model: Path) -> None:
    other = model.parent.parent / "samples" / "other" / "tacotron2"
    shutil.copytree(model, other)
    planned = [row["sample"] for row in json.loads(bench("--dry-run").out)["plan"]]
    assert len(set(planned)) == len(planned) == 7

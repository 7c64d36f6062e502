"""Tests the files of the corpus without running a sample. `python -m graphnet_graphs check` also runs the samples."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from graphnet_contract.samples import find_samples, load_sample
from graphnet_graphs.capture.gates import forbidden_imports
from graphnet_graphs.code.dedupe import Duplicates, duplicates, hash_of_sample
from graphnet_graphs.repair.private_api import private_names
from recipes.table import table

GRAPHNET_TAGS = {"computer_vision", "nlp", "audio", "multimodal", "other"}


@pytest.fixture(scope="module")
def described(samples: Path) -> dict[Path, dict[str, Any]]:
    """Return the graph_net.json of every sample."""
    return {path: json.loads((path / "graph_net.json").read_text()) for path in find_samples(samples)}


def test_it_is_wide(described: dict[Path, dict[str, Any]], samples: Path) -> None:
    rows = list(described.values())
    models = {(path if "subgraph" not in path.name else path.parent) for path in described}
    assert len(models) >= 46
    assert len({row["source"] for row in rows}) >= 8
    assert len({row["category"] for row in rows}) >= 13
    assert {row["heuristic_tag"] for row in rows} == GRAPHNET_TAGS
    assert {dtype for row in rows for dtype in row["dtypes"]} >= {"float16", "bfloat16", "float32", "float64", "int64"}
    assert sum(row["nodes"] >= 50 for row in rows) >= 25
    assert sum(row["nodes"] > 300 for row in rows) >= 5
    assert sum(row["dynamic"] for row in rows) >= 3
    assert len(list(samples.rglob("manifest.json"))) >= 2


def test_it_is_small(samples: Path) -> None:
    assert sum(path.stat().st_size for path in samples.rglob("*") if path.is_file()) < 40e6


def test_every_sample_is_read_and_has_its_hash(described: dict[Path, dict[str, Any]]) -> None:
    for path in described:
        assert load_sample(path).ours
        assert hash_of_sample(path) == (path / "graph_hash.txt").read_text().strip(), path


def test_every_text_is_portable(described: dict[Path, dict[str, Any]]) -> None:
    for path in described:
        text = (path / "model.py").read_text()
        assert not private_names(text) + forbidden_imports(text), path
        assert "cuda" not in text, path


def test_the_readme_has_the_table(samples: Path) -> None:
    assert table(samples) in (samples / "README.md").read_text(), "python -m recipes.table samples"


def test_no_two_samples_are_the_same_graph(described: dict[Path, dict[str, Any]]) -> None:
    assert duplicates(list(described)) == Duplicates((), {})


def test_names_are_unique_and_suites_exist(described: dict[Path, dict[str, Any]], samples: Path) -> None:
    names = [load_sample(path).name for path in described]
    assert len(set(names)) == len(names)
    suites = tomllib.loads((samples / "suites.toml").read_text())["suites"]
    assert suites["full"] == "all"
    assert len(suites["smoke"]) == 6
    assert all((samples / name / "graph_net.json").exists() for name in suites["smoke"])

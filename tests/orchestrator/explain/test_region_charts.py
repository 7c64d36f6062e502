"""Tests the charts of explanations on the page of the run that measured them."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from scores_kit import right, write_run
from test_explanation import PAIR, PEAKS, explained, of

from graphnet.errors import StorageError
from graphnet.explain.explanation import Explained
from graphnet.explain.kept import EXPLANATIONS_FILE, keep
from graphnet.report.packing import unpack
from graphnet.report.page import make_page
from graphnet.report.runs import open_runs


def charts(*folders: Path) -> dict[str, dict[str, Any]]:
    """Return the charts of a page by name."""
    found = re.search(r'id="part-charts">([^<]*)<', make_page(open_runs(folders)).html)
    assert found
    return {one["name"]: one["spec"] for one in unpack(found[1])}


def data(spec: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the values of a chart, or those of its last layer."""
    name = (spec.get("data") or spec["layer"][-1]["data"])["name"]
    values: list[dict[str, Any]] = spec["datasets"][name]
    return values


def slowed(by: float, name: str = "made/a") -> Explained:
    """Return an explanation whose region `slow` takes so many us more."""
    rows = {"fast": of(101, 103), "slow": of(101, 103 + by)}
    found = explained(of(201, 203 + by), rows, PEAKS)
    regions = [one.model_copy(update={"operators": [("mm", 1e5, "float32", 1000.0)]}) for one in found.regions.regions]
    return replace(found, sample=name, regions=found.regions.model_copy(update={"regions": regions}))


def test_a_page_has_the_regions_the_work_list_and_the_roofline(tmp_path: Path) -> None:
    folder = write_run(tmp_path / "run", [right(0.5)])
    assert not [name for name in charts(folder) if name.startswith(("regions", "work", "roof"))]
    keep(folder, [slowed(200), slowed(300, "made/b")], [PAIR])
    found = charts(folder)
    assert list(found)[:4] == ["work-list-0", "regions-0-0", "regions-1-0", "roofline-0"]
    assert [(one["bar"], round(one["us"])) for one in data(found["work-list-0"])] == [
        ("made/b slow mm · slow", 300),
        ("made/a slow mm · slow", 200),
    ]
    # The largest gap comes first, and in it the region that adds most.
    assert [(one["bar"], round(one["us"])) for one in data(found["regions-0-0"])] == [
        *[("slow mm · reference", 101), ("slow mm · slow", 403)],
        *[("fast mm · reference", 101), ("fast mm · slow", 103)],
    ]
    points = {(one["region"], one["side"]): one for one in data(found["roofline-0"])}
    # 1e5 flops in 100 us are 1 Gflop/s, and 1,000 bytes 100 flops per byte.
    assert points["made/a fast mm", "reference"]["gflops"] == pytest.approx(1.0)
    assert points["made/a slow mm", "slow"]["gflops"] == pytest.approx(1 / 3)
    assert points["made/a fast mm", "reference"]["intensity"] == 100
    # Two runs side by side have charts of their own.
    other = write_run(tmp_path / "other", [right(0.5)])
    keep(other, [slowed(200)], [PAIR])
    assert {"regions-0-0", "regions-0-1"} <= set(charts(folder, other))


def test_a_page_says_what_another_cut_showed(tmp_path: Path) -> None:
    folder = write_run(tmp_path / "run", [right(0.5)])
    keep(folder, [slowed(200)], [PAIR])
    path = folder / EXPLANATIONS_FILE
    kept = json.loads(path.read_text())
    kept["explanations"][0]["again"] = [
        {
            "regions": ["fast", "slow"],
            "difference": {"ns": 200e3, "half_ns": 1e3},
            "again": {"ns": 190e3, "half_ns": 1e3},
            "finding": "confirmed",
        }
    ]
    path.write_text(json.dumps(kept))
    assert "fast with slow: +200 us, and +190 us cut elsewhere: confirmed." in make_page(open_runs([folder])).html
    assert {one["bar"]: one["another cut"] for one in data(charts(folder)["regions-0-0"])} == {
        "slow mm · reference": "fast with slow: confirmed",
        "slow mm · slow": "fast with slow: confirmed",
        "fast mm · reference": "fast with slow: confirmed",
        "fast mm · slow": "fast with slow: confirmed",
    }


def test_explanations_of_another_version_are_refused_in_a_sentence(tmp_path: Path) -> None:
    folder = write_run(tmp_path / "run", [right(0.5)])
    keep(folder, [slowed(200)], [PAIR])
    path = folder / EXPLANATIONS_FILE
    path.write_text('{"schema": 7, "samples": []}')
    with pytest.raises(StorageError, match="has schema 7, and this version of graphnet reads schema 1"):
        charts(folder)


def test_kept_explanations_that_are_damaged_are_refused_in_a_sentence(tmp_path: Path) -> None:
    folder = write_run(tmp_path / "run", [right(0.5)])
    gap = '{"problem": null, "gap": {"ns": 1}, "between": ["a"], "regions": [], "coverage": null, "roof": null}'
    for text in (
        "{",
        "[]",
        '{"explanations": [{"problem": null}], "work": [], "sides": {}}',
        f'{{"explanations": [{gap}], "work": [], "sides": {{}}}}',
    ):
        (folder / EXPLANATIONS_FILE).write_text(text)
        with pytest.raises(StorageError, match="does not hold explanations; remove it"):
            charts(folder)

"""Tests of the model of run.json: nothing is lost, what is absent is None, and a damaged file is one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kit import Cli, MakeWorker, Result

from graphnet.errors import StorageError
from graphnet.runs.about import About, Asked, about_of
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore


@pytest.fixture
def run(bench: Callable[..., Result], make_worker: MakeWorker, tmp_path: Path) -> Path:
    """A run of fake workers."""
    assert bench(make_worker("eager"), make_worker("inductor"), extra=("--out", tmp_path / "run")).code == 0
    return tmp_path / "run"


def changed(run: Path, **entries: Any) -> None:
    path = run / "run.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | entries))


def test_every_entry_of_a_run_is_kept(run: Path) -> None:
    changed(run, of_a_newer_version={"x": [1]}, session={"started": "now", "moon": "full"})
    about = RunStore.open(run).about()
    written = json.loads((run / "run.json").read_text())
    assert about.model_dump(mode="json", by_alias=True, exclude_unset=True) == written
    assert about.request.kept() == written["asked"]


def test_what_a_run_lacks_is_none() -> None:
    about = About()
    assert {name for name in About.model_fields if getattr(about, name) is not None} == set()
    assert (about.began, about.finished, about.planned, about.reference) == (None, None, None, None)
    assert (about.before.cpu, about.request.device, [*about.every_part]) == (None, None, [about])


def test_the_request_of_a_reader_has_names_of_the_request() -> None:
    assert set(Asked.model_fields) < set(Request.model_fields)


def test_a_merged_run_does_not_know_its_number_of_rows() -> None:
    assert About(planned_rows=3).planned == 3
    assert About.model_validate({"planned_rows": 3, "merged": [{}]}).planned is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2026-11-25T10:00:00+02:00", "2026-11-25T08:00:00+00:00"),
        ("2026-11-25T10:00:00", "2026-11-25T10:00:00+00:00"),
        ("yesterday", None),
    ],
)
def test_times_are_in_utc(text: str, expected: str | None) -> None:
    began = About(started=text).began
    assert (began and began.isoformat()) == expected


@pytest.mark.parametrize(
    ("entries", "named"),
    [
        ({"planned_rows": "many"}, "planned_rows"),
        ({"asked": []}, "asked"),
        ({"machine": {"before": {"cpu": 3}}}, "machine.before.cpu"),
        ({"controls": [{"control": "A/A"}]}, "controls.0.sample"),
        ({"spent": [{"timing": {"wall_s": -1}}]}, "spent.0.timing.wall_s"),
        ({"loaded": "text"}, "loaded"),
        ({"loaded": [{"a": 1}]}, "loaded"),
        ({"loaded": {"x": 3}}, "loaded.x"),
        ({"loaded": {"x": {"files": {}}}}, "loaded.x.host"),
    ],
)
def test_a_damaged_entry_is_one_sentence_of_every_command(
    run: Path, cli: Cli, entries: dict[str, Any], named: str
) -> None:
    changed(run, **entries)
    for command in ("show", "score", "report", "compare", "bench --resume"):
        result = cli(*command.split(), run, *([run] if command == "compare" else []))
        assert (result.code, "Traceback" in result.err) == (2, False), command
        assert f"run.json cannot be read: {named}: " in result.err
        assert len(result.err.strip().splitlines()) == 1


def test_a_file_that_is_no_object_is_named() -> None:
    with pytest.raises(StorageError, match=r"^s3://bucket/run.json cannot be read: Input should be a valid dictionary"):
        about_of([], "s3://bucket/run.json")

"""Tests with two kept runs: the code must read and show these runs, compute the same keys, and resume the runs."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from fake_worker import FakeWorker, Script
from kit import Cli

from graphnet.bench.plan import Plan, make_plan
from graphnet.bench.unit import SampleReader, units_of
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore

KEPT = Path(__file__).parent / "kept_run"
RUNS = ("plain", "asked")


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copy the two kept runs into a new folder, and make this folder the current one.

    The request in each copy names the samples in tests/orchestrator/kept_run. It names the workers' sockets relative to
    the current folder, so a test must start its fake workers with sockets in this folder.
    """
    monkeypatch.chdir(tmp_path)
    for name in RUNS:
        shutil.copytree(KEPT / name, tmp_path / name)
        path = tmp_path / name / "run.json"
        path.write_text(path.read_text().replace('"SAMPLES"', json.dumps(str(KEPT / "samples"))))
    return tmp_path


def lines(folder: Path) -> list[str]:
    return (folder / "results.jsonl").read_text().splitlines()


def plan_of(folder: Path) -> tuple[Request, Plan]:
    request = RunStore.open(folder).request_to_go_on()
    return request, make_plan(request)


def holds(now: Any, then: Any) -> bool:
    """Return whether ``now`` contains everything that ``then`` has. ``now`` may have additional fields."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(name in now and holds(now[name], value) for name, value in then.items())
    if isinstance(then, list):
        return len(now) == len(then) and all(holds(*pair) for pair in zip(now, then, strict=True))
    return bool(now == then)


@pytest.mark.parametrize("name", RUNS)
def test_a_kept_run_is_read_without_loss(kept: Path, name: str) -> None:
    store = RunStore.open(kept / name)
    run = store.read_run()
    for record, line in zip(store.records(), lines(store.folder), strict=True):
        assert holds(json.loads(record.line()), json.loads(line))
    assert holds(store.request().kept(), run["asked"])
    assert holds([control.model_dump() for control in store.controls()], run["controls"])


@pytest.mark.parametrize("name", RUNS)
def test_every_key_is_the_one_that_is_computed_today(kept: Path, name: str) -> None:
    request, plan = plan_of(kept / name)
    units = [unit for _, unit in units_of(request, plan, frozenset(), kept / name, SampleReader())]
    computed = [(unit.sample, job.site.partition("@")[0], job.key) for unit in units for job in unit.jobs]
    rows = [json.loads(line) for line in lines(kept / name)]
    assert computed == [(row["sample"], row["backend"], row["key"]) for row in rows]


@pytest.mark.parametrize("name", RUNS)
def test_a_kept_run_is_shown(kept: Path, cli: Cli, name: str) -> None:
    table = cli("show", kept / name)
    assert table.code == 0, table.err
    assert "made/b" in table.out
    assert "A/A control: " in table.out
    one = cli("show", kept / name, "b")
    assert "said by the sample" in one.out


@pytest.mark.parametrize("name", RUNS)
def test_a_complete_kept_run_is_not_measured_again(kept: Path, cli: Cli, name: str) -> None:
    before = lines(kept / name)
    resumed = cli("bench", "--resume", kept / name, "--fail-on", "never", "--format", "json")
    assert resumed.code == 0, resumed.err
    assert f"{len(before)} done before" in resumed.err
    assert "measured again" not in resumed.err
    assert lines(kept / name) == before


def test_a_kept_run_goes_on_with_the_row_that_is_missing(kept: Path, cli: Cli) -> None:
    before = lines(kept / "plain")
    (kept / "plain" / "results.jsonl").write_text("\n".join(before[:-1]) + "\n")
    workers = [
        FakeWorker(name, lambda _start: Script(), Path(f"/proc/self/cwd/{name}.sock")) for name in ("eager", "inductor")
    ]
    try:
        resumed = cli("bench", "--resume", kept / "plain", "--fail-on", "never", "--format", "json")
    finally:
        for worker in workers:
            worker.stop()
    assert "3 done before" in resumed.err
    assert [row["key"] for row in resumed.rows] == [json.loads(line)["key"] for line in before]
    assert {start.sample for start in workers[1].starts} == {"b"}


def test_a_row_that_lacks_a_field_is_left_out_alone_with_a_sentence(kept: Path, cli: Cli) -> None:
    results = kept / "plain" / "results.jsonl"
    rows = [json.loads(line) for line in lines(kept / "plain")]
    del rows[0]["timing"]["processes"]
    results.write_text("".join(json.dumps(row) + "\n" for row in rows))
    shown = cli("show", kept / "plain", "--format", "json")
    assert [row["key"] for row in shown.rows] == [row["key"] for row in rows[1:]]
    assert "the row of made/a in" in shown.err
    assert "is not a record: timing.processes: Field required; it is left out" in shown.err

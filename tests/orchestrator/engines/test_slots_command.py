"""Tests of ``bench --slots`` from end to end. Each slot is a real process; fake workers stand for compilers."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from kit import Cli, MakeWorker, Result

Bench = Callable[..., Result]


@pytest.fixture(autouse=True)
def own_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The slots hold the lock on all work of the host, so they must not use the locks of other tests."""
    monkeypatch.setenv("GRAPHNET_LOCKS", str(tmp_path / "locks"))


def test_slots_measure_what_one_loop_measures(bench: Bench, make_worker: MakeWorker, tmp_path: Path) -> None:
    reference, worker = make_worker("eager"), make_worker("inductor")
    alone = bench(reference, worker, extra=("--threads", 1, "--out", tmp_path / "alone"))
    slots = bench(reference, worker, extra=("--slots", "1x1", "--out", tmp_path / "slots"))
    assert (alone.code, slots.code) == (0, 0), slots.err

    def facts(result: Result) -> set[tuple[str, str, str, int]]:
        return {(row["sample"], row["backend"], row["outcome"], row["tolerance_reached"]) for row in result.rows}

    assert facts(slots) == facts(alone)
    assert "any machine: 1 slots" in slots.err
    run = json.loads((tmp_path / "slots" / "run.json").read_text())
    assert run["asked"]["threads"] == 1
    assert len(run["machines"]) == 1
    assert run["spent_on_slots"][0]["timing"]["wall_s"] > 0
    assert "slots" in run["spent"][0]
    assert len(list((tmp_path / "slots" / "sources").glob("*/*.json.gz"))) == 1
    assert {row["key"] for row in slots.rows}.isdisjoint(row["key"] for row in alone.rows), "neighbours are a condition"


def test_a_run_on_slots_goes_on_with_what_is_missing(
    bench: Bench, make_worker: MakeWorker, cli: Cli, tmp_path: Path
) -> None:
    run = tmp_path / "run"
    first = bench(make_worker("eager"), make_worker("inductor"), extra=("--slots", "1x1", "--out", run))
    lines = (run / "results.jsonl").read_text().splitlines(keepends=True)
    (run / "results.jsonl").write_text(lines[0])
    again = cli("bench", "--resume", run, "--format", "json")
    assert again.code == 0, again.err
    assert "1 done before" in again.err
    assert {row["key"] for row in again.rows} == {row["key"] for row in first.rows}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--slots", "2"), "--slots '2' is not NxC"),
        (("--slots", "0x1"), "--slots '0x1' is not NxC"),
        (("--slots", f"{len(os.sched_getaffinity(0)) + 1}x1"), "and this process may use"),
        (("--slots", "1x1", "--threads", 2), "means 1 threads; leave out --threads 2"),
        (("--slots", "1x1", "--compile-jobs", 2), "does not work together with --compile-jobs"),
        (("--slots", "1x1", "--trace", "t.json"), "does not work together with --trace"),
        (("--slots", "1x1", "--device", "cuda"), "on cuda, leave it out"),
        (("--slots", "1x1", "--backend", "nope@mesh"), "does not work together with @mesh"),
        (("--on", "ray", "--device", "cuda:1", "--threads", 1), "--device cuda:1 (nodes choose the GPU)"),
        (("--device", "cuda:all"), "this host has no NVIDIA GPU"),
        (("--on", "slurm"), "is neither ray nor ray:LABEL=VALUE"),
        (("--on", "ray:gpu"), "is neither ray nor ray:LABEL=VALUE"),
        (("--on", "ray"), "give --device, --threads"),
        (("--on", "ray", "--on", "ray:a=b", "--device", "cpu", "--threads", 1), "--on ray means every node"),
        (("--on", "ray:a=b", "--on", "ray:a=b", "--device", "cpu", "--threads", 1), "given twice"),
        (("--on", "ray", "--device", "cuda:all", "--threads", 1), "--device cuda uses all GPUs there"),
    ],
)
def test_options_that_cannot_be_are_refused_in_one_sentence(
    options: tuple[object, ...], says: str, bench: Bench, make_worker: MakeWorker, tmp_path: Path
) -> None:
    result = bench(make_worker("eager"), make_worker("inductor"), extra=(*options, "--out", tmp_path / "run"))
    assert result.code == 2
    assert says in result.err
    assert not (tmp_path / "run").exists(), "the same folder can be used by the next attempt"

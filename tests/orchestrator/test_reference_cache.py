"""Tests of ``--reference-cache``: when the reference's outputs in float64 of an earlier run are used."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fake_worker import FakeWorker, Script
from kit import Cli, MakeWorker, Result

from graphnet.bench.reference_cache import FLOAT64, ReferenceCache
from graphnet.judge.verdict import Outputs
from graphnet.talk.arrays import SampleOutputs
from graphnet.talk.kept_outputs import KeptOutputs

Bench = Callable[..., Result]
RIGHT = np.arange(6, dtype=np.float32).reshape(2, 3)
EAGER = Script(outputs=[RIGHT * np.float32(1 + 2**-20)], float64=[RIGHT.astype(np.float64)])


def run(bench: Bench, reference: FakeWorker, worker: FakeWorker, cache: Path, *more: object) -> tuple[Result, Any]:
    """Run two samples with the same files, which share an entry. Return the result, and the entry of run.json."""
    result = bench(reference, worker, extra=("--reference-cache", cache, *more))
    assert result.code == 0, result.err
    return result, json.loads((Path(result.json["run"]) / "run.json").read_text())["reference_cache"]


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


def test_a_later_run_needs_no_second_process(bench: Bench, make_worker: MakeWorker, cache: Path) -> None:
    reference, worker = make_worker("eager", EAGER), make_worker("inductor", Script(outputs=[RIGHT]))
    first, counts = run(bench, reference, worker, cache)
    assert counts == {"found": 1, "added": 1}
    before = len(reference.starts)
    second, counts = run(bench, reference, worker, cache)
    assert counts == {"found": 2, "added": 0}
    # The first sample needed one process less.
    assert len(reference.starts) - before == before - 1
    accuracy = [row["accuracy"] for row in first.rows]
    assert accuracy[0]["rmse_reference"] > 0
    assert [row["accuracy"] for row in second.rows] == accuracy
    assert [row["key"] for row in second.rows] == [row["key"] for row in first.rows]


def test_a_reference_with_other_outputs_uses_no_entry(bench: Bench, make_worker: MakeWorker, cache: Path) -> None:
    worker = make_worker("inductor", Script(outputs=[RIGHT]))
    run(bench, make_worker("eager", EAGER), worker, cache)
    other = Script(outputs=[RIGHT * np.float32(1 + 2**-19)], float64=EAGER.float64)
    assert run(bench, make_worker("eager", other), worker, cache)[1] == {"found": 1, "added": 1}
    # Other inputs need other entries, too.
    assert run(bench, make_worker("eager", other), worker, cache, "--seed", 7)[1] == {"found": 1, "added": 1}


def test_a_damaged_entry_is_made_again(bench: Bench, make_worker: MakeWorker, cache: Path) -> None:
    reference, worker = make_worker("eager", EAGER), make_worker("inductor", Script(outputs=[RIGHT]))
    first, _ = run(bench, reference, worker, cache)
    for path in cache.glob("*/*/float64.npy.zst"):
        path.write_bytes(path.read_bytes()[:-9])
    second, counts = run(bench, reference, worker, cache)
    assert counts == {"found": 1, "added": 1}
    assert second.err.count("an entry of --reference-cache is not used: ") == 1
    assert [row["accuracy"] for row in second.rows] == [row["accuracy"] for row in first.rows]
    assert run(bench, reference, worker, cache)[1] == {"found": 2, "added": 0}


def test_two_runs_may_add_one_entry(tmp_path: Path) -> None:
    said: list[str] = []
    outputs = SampleOutputs(Outputs(("tensor", 0), [RIGHT], ["float32"]), {}, "digest")
    one, other = (ReferenceCache(tmp_path, said.append) for _ in range(2))
    kept = KeptOutputs({FLOAT64: outputs, "other_inputs": outputs}, other_number=5)
    one.put("k" * 64, kept)
    (entry,) = tmp_path.glob("*/*")
    inode = entry.stat().st_ino
    other.put("k" * 64, kept)
    # A third run may be reading the entry of the first one.
    assert (entry.stat().st_ino, said) == (inode, [])
    found = one.get("k" * 64)
    assert (list(found.calls), found.other_number) == ([FLOAT64, "other_inputs"], 5)


def test_a_reference_that_draws_random_numbers_has_no_entry(bench: Bench, make_worker: MakeWorker, cache: Path) -> None:
    reference = make_worker("eager", Script(outputs=[RIGHT], float64=EAGER.float64, draws_random=True))
    assert run(bench, reference, make_worker("inductor", Script(outputs=[RIGHT])), cache)[1] == {"found": 0, "added": 0}


def test_a_folder_that_cannot_be_used_is_one_sentence(cli: Cli, bench: Bench) -> None:
    result = bench(Script(), Script(), extra=("--reference-cache", "/proc/cache"))
    assert result.code == 2
    assert "--reference-cache /proc/cache cannot be made: No such file or directory; give another folder" in result.err


def test_a_folder_that_workers_share_is_refused(bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = tmp_path / "shared"
    (shared / "inputs").mkdir(parents=True)
    monkeypatch.setattr("graphnet.bench.session.inputs_of_residents", lambda _: shared / "inputs")
    (tmp_path / "link").symlink_to(shared)
    for folder in (shared / "cache", tmp_path / "link" / "cache"):
        result = bench(Script(), Script(), extra=("--reference-cache", folder))
        assert result.code == 2
        assert f"is in {shared}, which workers share; give another folder" in result.err
        assert not folder.exists()


def test_a_full_disk_costs_only_the_entry(
    bench: Bench, make_worker: MakeWorker, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pyarrow.CompressedOutputStream", full)
    result, counts = run(bench, make_worker("eager", EAGER), make_worker("inductor", Script(outputs=[RIGHT])), cache)
    assert counts == {"found": 0, "added": 0}
    assert "an entry of --reference-cache is not written: the outputs cannot be kept in " in result.err
    assert ": No space left on device; make room" in result.err
    assert not list(cache.glob("*/*"))

"""Tests of compile caches in a second process, of times by a device's own clock, and of calls with cold caches."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import grpc
import pytest
from client import Client, start_of
from harness import running_worker, write_backend
from words import run_block, words_of

from graphnet_contract import messages
from graphnet_runner.adapter import CudaTimer
from graphnet_runner.cold import last_level_bytes
from graphnet_runner.gate import DONE, READY
from graphnet_runner.timing import TimedCall
from graphnet_server.storage.caches import CompileCaches

#: An adapter that writes one file to the cache folder. It reports the number of files that earlier processes of the
#: sample left in this folder.
CACHING = """import os
from graphnet_runner.adapter import Adapter, Compiled, Evidence


class Caching(Adapter):
    def compile(self, model, example_inputs, options):
        found = -1
        if options.cache:
            found = len(os.listdir(options.cache))
            open(os.path.join(options.cache, str(found)), "w").close()
        return Compiled(model, Evidence(compiler={"found": found}))
"""


@pytest.fixture(scope="module")
def caching(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = write_backend(tmp_path_factory.mktemp("b") / "caching", CACHING, name="caching")
    with running_worker(folder) as worker, worker.client() as client:
        yield client


def found(client: Client, key: str) -> int:
    report = client.run(start_of(backend="caching", cache_key=key)).one(messages.CompileReport)
    assert report.evidence is not None
    return int(json.loads(report.evidence.compiler_json)["found"])


def test_a_second_process_of_a_sample_finds_the_caches_of_the_first_and_no_other_does(caching: Client) -> None:
    assert [found(caching, key) for key in ("a", "a", "a", "b", "a", "", "a")] == [0, 1, 2, 0, 3, -1, 4]


@pytest.mark.parametrize("key", ["../a", "a/b", "a" * 65, "."])
def test_a_name_that_could_leave_the_caches_is_refused(caching: Client, key: str) -> None:
    reply = caching.run(start_of(backend="caching", cache_key=key))
    assert (reply.code, reply.events) == (grpc.StatusCode.INVALID_ARGUMENT, [])
    assert "cache_key" in reply.details


def test_the_caches_of_a_row_outlive_rows_of_other_runs_and_rows_that_compile_ahead(tmp_path: Path) -> None:
    now = [0.0]
    caches = CompileCaches(tmp_path / "caches", lambda: now[0])

    def begin(key: str, run: str) -> Path:
        with caches.use(key, run) as folder:
            return Path(folder)

    row = begin("row", "ours")
    for number in range(20):
        begin(f"their{number}", "theirs")
    for number in range(3):
        begin(f"ahead{number}", "ours")
    with caches.use("", "theirs") as none:
        assert none == ""
    assert row.is_dir()
    begin("next", "ours")
    assert not row.exists()
    now[0] = 3600.0
    later = begin("later", "theirs")
    assert list(later.parent.iterdir()) == [later]


def test_caches_in_use_are_never_removed(tmp_path: Path) -> None:
    caches = CompileCaches(tmp_path / "caches")
    with caches.use("a") as first:
        for number in range(20):
            with caches.use(str(number)):
                assert Path(first).is_dir()


class FakeEvent:
    """A fake CUDA event of a device whose clock moves only when the test moves it."""

    clock_ms = 0.0

    def __init__(self, enable_timing: bool) -> None:
        assert enable_timing

    def record(self, stream: str) -> None:
        assert stream == "stream of cuda:1"
        self.at_ms = FakeEvent.clock_ms

    def elapsed_time(self, end: FakeEvent) -> float:
        return end.at_ms - self.at_ms


def test_the_devices_own_time_is_between_two_events_around_the_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = SimpleNamespace(Event=FakeEvent, current_stream=lambda device: f"stream of {device}")
    monkeypatch.setitem(sys.modules, "torch", SimpleNamespace(cuda=cuda))

    def call() -> None:
        FakeEvent.clock_ms += 1.5

    timed = TimedCall(call, (), lambda: None, lambda: None, CudaTimer("cuda:1"))
    trials, _ = run_block(timed, words_of(3), 4, 30_000_000)
    assert trials.device_ns == [6_000_000] * 3
    untimed = TimedCall(call, (), lambda: None, lambda: None)
    assert run_block(untimed, words_of(3), 4, 30_000_000)[0].device_ns == []


def test_a_cold_trial_is_prepared_and_nothing_is_warmed_before_it() -> None:
    seen: list[str] = []
    target = TimedCall(lambda: seen.append("call"), (), lambda: seen.append("flush"), lambda: None)
    run_block(target, words_of(3), cold=True)
    assert seen == ["flush", "call"] * 3


@pytest.mark.parametrize(("call_ns", "untimed"), [(30_000_000, 1), (900_000_000, 1), (2_000_000_000, 0)])
def test_the_timed_call_of_a_long_graph_is_not_the_first_after_the_other_side(call_ns: int, untimed: int) -> None:
    """Else every timed call would find the caches that the other side has left, because a block has one call."""
    calls: list[float] = []
    target = TimedCall(lambda: time.sleep(0.003) or calls.append(1), (), lambda: None, lambda: None)
    trials, answers = run_block(target, words_of(1), call_ns=call_ns)
    assert (len(calls), len(trials.wall_ns)) == (1 + untimed, 1)
    assert answers == [DONE, DONE, READY, DONE]


def test_the_last_level_is_the_largest_cache(tmp_path: Path) -> None:
    for index, size in enumerate(("48K", "2048K", "32M")):
        folder = tmp_path / f"index{index}"
        folder.mkdir()
        (folder / "size").write_text(size + "\n")
    assert last_level_bytes(f"{tmp_path}/index*/size") == 32 << 20
    assert last_level_bytes(f"{tmp_path}/none*/size") == 0

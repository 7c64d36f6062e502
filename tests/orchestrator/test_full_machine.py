"""Tests of a machine that is full: its shared memory, or the memory of which the default limit is a share.

Such a row ends BACKEND_UNAVAILABLE: no score counts it, and --resume measures it again.
"""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fake_worker import FakeWorker, Script
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet import settings
from graphnet.bench.endings import ENOUGH_BYTES, Ending, without_own_limit
from graphnet.inputs import store
from graphnet.outcomes import Outcome
from graphnet.runs.request import Request
from graphnet_contract import mesh_scheme, messages
from graphnet_contract.messages import OutcomeCode, Stage

ROOT = Path(__file__).parents[2]
Bench = Callable[..., Result]
RunIt = Callable[..., Result]

#: Fills a file system of 256 KiB with the files of a neighbour, and then tries to store inputs there in each way.
IN_A_SMALL_FILE_SYSTEM = """
import contextlib, ctypes, os, shutil, sys
from pathlib import Path
from types import SimpleNamespace
import numpy as np
from graphnet.inputs import store
from graphnet_contract.samples import load_sample
from graphnet_runner import tensors

place, sample = Path(sys.argv[1]), load_sample(Path(sys.argv[2]))
assert ctypes.CDLL(None).mount(b"tmpfs", os.fsencode(place), b"tmpfs", 0, b"size=256k") == 0
(place / "graphnet-run-other").mkdir()
(place / "graphnet-run-other" / "inputs").write_bytes(bytes(256 * 1024 - 4096))
store.shared_memory = lambda: place
arrays = [np.ones(spec.shape, np.float32) for spec in sample.specs]
real = shutil.disk_usage
for seen in (real, lambda path: SimpleNamespace(free=1 << 30)):
    # In the second round, the neighbour takes the room after this run has asked how much there is.
    shutil.disk_usage = seen
    for inputs in (store.mesh_inputs(sample, 1, place), store.received_inputs(sample, 1, arrays, place)):
        try:
            with inputs:
                print("stored")
        except store.NoRoom as error:
            print("NoRoom", error)
try:
    tensors._create(str(place / "out"), 1 << 20)
except tensors.StorageError as error:
    print("StorageError", error)
print(sorted(path.name for path in place.iterdir()))
"""


def test_a_neighbours_files_leave_no_room_for_inputs_and_outputs(make_sample: MakeSample, tmp_path: Path) -> None:
    if subprocess.run(["unshare", "-Urm", "true"], capture_output=True, check=False).returncode:
        pytest.skip("this machine gives no mount namespace")
    place = tmp_path / "small"
    place.mkdir()
    sample = make_sample("a")
    meta = (sample / "weight_meta.py").read_text().replace("[4, 3]", "[64, 64]")
    (sample / "weight_meta.py").write_text(meta)
    done = subprocess.run(
        ["unshare", "-Urm", sys.executable, "-c", IN_A_SMALL_FILE_SYSTEM, str(place), str(sample)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    lines = done.stdout.splitlines()
    assert len(lines) == 6, done.stderr
    for line in lines[:4]:
        assert line.startswith(f"NoRoom {place} is full: ")
        assert "files of runs hold 258,048; wait until other runs end, or free some there" in line
    assert lines[4] == f"StorageError 1048576 bytes of outputs cannot be stored in {place}: No space left on device"
    # A file that could not be written whole is removed, and nobody touches the neighbour's.
    assert lines[5] in ("['graphnet-run-other']", "['graphnet-run-other', 'out']")


#: Lets every temporary folder be read-only or full, and then uses one in each way: for the folders of a run, for the
#: file of a graph tool, for a run's rows and for the state of a worker. Prints what the command line would say, and
#: what is left there.
WITHOUT_A_TEMPORARY_FOLDER = """
import ctypes, os, subprocess, sys, tempfile
from pathlib import Path
from graphnet.cli.failures import failure_of
from graphnet.launch.graph_tools import run_tool
from graphnet.launch.share import HostShare
from graphnet.runs.store import RunStore

libc, places = ctypes.CDLL(None), ["/tmp", "/var/tmp", "/usr/tmp", "/dev/shm"]
for place in filter(os.path.isdir, places):
    assert libc.mount(b"tmpfs", place.encode(), b"tmpfs", 0, b"size=64k") == 0
    if sys.argv[1] == "read-only":
        assert libc.mount(b"tmpfs", place.encode(), None, 0x20 | 1, None) == 0
    else:
        (Path(place) / "neighbour").write_bytes(bytes(64 << 10))
os.chdir("/tmp")
uses = {
    "run": lambda: HostShare(),
    "tool": lambda: run_tool("check", [], sys.executable, ["sample"]),
    "store": lambda: RunStore.create(Path("/tmp/run"), {"asked": {}}),
}
for name, use in uses.items():
    tempfile.tempdir = None
    try:
        use()
        print("nothing was said")
    except Exception as error:
        said = failure_of(error)
        print(name, said.code, said.kind, said.sentence)
done = subprocess.run([sys.executable, "-m", "graphnet_server", "--backend", sys.argv[2], "--listen", "unix:/tmp/s"],
                      capture_output=True, text=True)
print("worker", done.returncode, done.stderr.replace(chr(10), " "))
print(sorted(path.name for path in Path("/tmp").iterdir()))
"""


@pytest.mark.parametrize("how", ["read-only", "full"])
def test_without_a_temporary_folder_each_use_is_one_sentence_and_leaves_nothing(how: str) -> None:
    if subprocess.run(["unshare", "-Urm", "true"], capture_output=True, check=False).returncode:
        pytest.skip("this machine gives no mount namespace")
    if Path(sys.executable).is_relative_to("/tmp"):
        pytest.skip("this checkout is below a temporary folder, which the test covers")
    done = subprocess.run(
        ["unshare", "-Urm", sys.executable, "-c", WITHOUT_A_TEMPORARY_FOLDER, how, str(ROOT / "backends" / "eager")],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == 0, done.stderr
    run, tool, store, worker, left = done.stdout.splitlines()
    no_folder = "No usable temporary directory found in ['/tmp', '/var/tmp', '/usr/tmp', '/tmp']"
    assert run == f"run 2 storage {no_folder}; set TMPDIR to a folder that can be written"
    assert tool == run.replace("run", "tool", 1)
    assert store.startswith("store 2 storage "), store
    assert "/tmp/run" in store
    assert worker.strip() == f"worker 3 graphnet_server: its files cannot be made: [Errno 2] {no_folder}"
    assert left == ("[]" if how == "read-only" else "['neighbour']")


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """``full("seen")`` lets the shared memory look full, and ``full("while writing")`` be so a moment later."""

    def fill(when: str) -> None:
        if when == "seen":
            monkeypatch.setattr(store, "shutil", SimpleNamespace(disk_usage=lambda _path: SimpleNamespace(free=10)))
            return

        def write(*_: object) -> list[str]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        monkeypatch.setattr(mesh_scheme, "write_inputs", write)

    return fill


@pytest.mark.parametrize("when", ["seen", "while writing"])
def test_full_shared_memory_is_no_compilers_failure(
    bench: Bench, cli: Cli, full: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, when: str
) -> None:
    with monkeypatch.context():
        full(when)
        result = bench(Script(), Script(), extra=("--out", tmp_path / "run"))
        assert [(row["outcome"], row["stage"]) for row in result.rows] == [("BACKEND_UNAVAILABLE", "inputs")] * 2
        assert "is full: " in result.rows[0]["message"]
        assert result.code == 3
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    done = cli("bench", "--resume", tmp_path / "run", "--format", "json")
    assert [row["outcome"] for row in done.rows] == ["OK"] * 2


def ends(code: OutcomeCode, message: str = "x") -> Script:
    return Script(outcome=messages.Outcome(code, Stage.COMPILE, "", message), fail_after=Stage.INPUTS)


def test_a_reference_without_room_has_not_failed(bench: Bench) -> None:
    result = bench(ends(OutcomeCode.BACKEND_UNAVAILABLE, "the disk is full"), Script(), samples="a")
    (row,) = result.rows
    assert (row["outcome"], row["message"]) == ("BACKEND_UNAVAILABLE", "the reference: the disk is full")


@pytest.fixture
def with_default(cli: Cli, make_sample: MakeSample, make_worker: MakeWorker, tmp_path: Path) -> RunIt:
    """``with_default(reference, candidate, *options)`` runs one sample without ``--memory``, unless it is an option."""
    sample = make_sample("a")

    def run(reference: Script, candidate: Script, *options: object) -> Result:
        eager: FakeWorker = make_worker("eager", reference)
        backend = make_worker("inductor", candidate)
        sites = ("--reference", eager.target, "--backend", backend.target)
        quick = ("--trials", 5, "--min-time", 0, "--processes", 1, "--budget", 1, "--format", "json")
        return cli("bench", *sites, "--samples", sample, *quick, "--out", tmp_path / "run", *options)

    return run


FULL = ends(OutcomeCode.OUT_OF_MEMORY, "can't allocate memory")


@pytest.mark.parametrize(
    ("available", "options", "outcome"),
    [
        (2 << 30, (), "BACKEND_UNAVAILABLE"),
        # The user asked for this limit.
        (2 << 30, ("--memory", "600MB"), "OUT_OF_MEMORY"),
        # No compiler needs so much for a sample of a few bytes.
        (64 << 30, (), "OUT_OF_MEMORY"),
    ],
)
def test_a_small_default_limit_of_memory_is_the_machines(
    with_default: RunIt, monkeypatch: pytest.MonkeyPatch, available: int, options: tuple[object, ...], outcome: str
) -> None:
    monkeypatch.setattr(settings, "available_memory_bytes", lambda: available)
    (row,) = with_default(Script(), FULL, *options).rows
    assert (row["outcome"], row["stage"]) == (outcome, "compile")
    if outcome == "BACKEND_UNAVAILABLE":
        assert row["message"] == (
            "the limit of memory was 644,245,094 bytes per process, because little memory was available when the run "
            "began; free some or give --memory, and begin another run (can't allocate memory)"
        )


@pytest.mark.parametrize(("available", "outcome"), [(2 << 30, "BACKEND_UNAVAILABLE"), (64 << 30, "REFERENCE_FAILED")])
def test_a_reference_that_reaches_a_small_default_has_not_failed(
    with_default: RunIt, monkeypatch: pytest.MonkeyPatch, available: int, outcome: str
) -> None:
    monkeypatch.setattr(settings, "available_memory_bytes", lambda: available)
    (row,) = with_default(FULL, Script()).rows
    assert row["outcome"] == outcome


def test_tensors_over_a_default_limit_are_no_compilers_failure(
    with_default: RunIt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "available_memory_bytes", lambda: 100)
    result = with_default(Script(), Script())
    (row,) = result.rows
    assert (row["outcome"], row["stage"], result.code) == ("BACKEND_UNAVAILABLE", "inputs", 3)
    assert "a share of the memory that was available when it began" in row["message"]


def test_the_run_remembers_that_nobody_asked_for_its_limit(
    with_default: RunIt, cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(settings, "available_memory_bytes", lambda: 2 << 30)
    with_default(Script(), FULL)
    asked: dict[str, Any] = json.loads((tmp_path / "run/run.json").read_text())["asked"]
    assert Request.read(asked).memory_is_default
    assert Request.unknown_fields(asked) == []
    assert Request.read(asked).kept() == asked
    assert "memory_is_default" not in Request.read(asked).key_parts()
    monkeypatch.setattr(settings, "available_memory_bytes", lambda: 64 << 30)
    (again,) = cli("bench", "--resume", tmp_path / "run", "--format", "json").rows
    assert again["outcome"] == "BACKEND_UNAVAILABLE"


def test_what_is_enough_grows_with_the_tensors_and_a_gpus_memory_is_another() -> None:
    request = Request(device="cpu", threads=1, memory_bytes=ENOUGH_BYTES).with_memory_by_default()
    ending = Ending(Outcome.OUT_OF_MEMORY, "compile", None, "x")
    assert without_own_limit(ending, request, 0) == ending
    assert without_own_limit(ending, request, 1).outcome is Outcome.BACKEND_UNAVAILABLE
    on_gpu = replace(ending, message="OutOfMemoryError: CUDA out of memory")
    assert without_own_limit(on_gpu, request, 1) == on_gpu
    other = Ending(Outcome.CRASHED, "compile", None, "x")
    assert without_own_limit(other, request, 1) == other

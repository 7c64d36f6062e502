"""Tests planted faults with the whole mesh: each row has the right outcome, and nothing is left of its sample."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from gate import GATE_FAULTS
from harness import Worker, eventually, running_worker, write_backend
from planted import ADAPTER, GROUPS, IN_CALL, IN_COMPILE, IN_SAMPLE, OPTIONS, Fault, table

from graphnet.cli.app import main
from graphnet.conformance.graphs import Graph

ROOT = Path(__file__).parents[2]
BODY = "y = x @ w + 1\nreturn (y, y.sum())"
ARGUMENTS = {"x": (4, 6), "w": (6, 5)}
PREAMBLE = "import ctypes, os, random, signal, sys, time\n"
QUICK = (
    *("--trials", "3", "--min-time", "0", "--processes", "1", "--budget", "0.05", "--timeout", "5"),
    *("--memory", "2GiB", "--threads", "1"),
)

Row = dict[str, Any]
Bench = Callable[..., Row]


@pytest.fixture(scope="module")
def reference(torch_python: str) -> Iterator[Worker]:
    with running_worker(ROOT / "backends" / "eager", torch_python, fake_torch=False) as started:
        yield started


@pytest.fixture(scope="module")
def planted(torch_python: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    folder = write_backend(tmp_path_factory.mktemp("b") / "planted", ADAPTER, "planted", OPTIONS)
    with running_worker(folder, torch_python, fake_torch=False) as started:
        yield started


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Graph(BODY, ARGUMENTS).write(tmp_path_factory.mktemp("samples") / "sound").path


@pytest.fixture
def bench(
    reference: Worker,
    planted: Worker,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Iterator[Bench]:
    """Run the command line for one row. Afterwards assert that no process, file or shared-memory segment is left."""
    shared = tmp_path / "shared"
    shared.mkdir()
    monkeypatch.setattr("graphnet.launch.share.shared_memory", lambda: shared)
    folder = tmp_path / "backends" / "planted"
    write_backend(folder, ADAPTER, "planted", OPTIONS)
    runs = iter(range(1000))

    def row(sample: Path, **options: str) -> Row:
        given = [argument for name, text in options.items() for argument in ("--option", f"{name}={text}")]
        where = ("--reference", f"eager@{unix(reference)}", "--backend", f"{folder}@{unix(planted)}")
        out = ("--samples", str(sample), "--out", str(tmp_path / f"run-{next(runs)}"), "--format", "json")
        monkeypatch.setattr(sys, "argv", ["graphnet", "bench", "--device", "cpu", *where, *out, *QUICK, *given])
        with pytest.raises(SystemExit):
            main()
        (found,) = json.loads(capsys.readouterr().out)["results"]
        return dict(found)

    segments = set(os.listdir("/dev/shm"))
    yield row
    for worker in (reference, planted):
        worker.assert_clean()
    assert not list(shared.iterdir())
    left = {name for name in set(os.listdir("/dev/shm")) - segments if name.startswith(("psm_", "torch_"))}
    assert not left, left


def unix(worker: Worker) -> str:
    return "unix://" + worker.address.removeprefix("unix:")


def named(faults: Sequence[Fault]) -> Any:
    return pytest.mark.parametrize("fault", faults, ids=[fault.name for fault in faults])


def require(row: Row, fault: Fault) -> None:
    # Where the kernel allows no rooms, the parent is the runner.
    if fault.name == "kills-parent" and row["outcome"] == "WORKER_LOST":
        return
    assert row["outcome"] == fault.outcome, row["message"]
    if fault.step is not None:
        assert row["step"] == fault.step, row["message"]
    if fault.flag is not None:
        assert fault.flag in row["flags"]
    if fault.outcome == "OK":
        assert row["reference_ns"] and row["compiled_ns"], row["flags"]


@named(IN_COMPILE)
def test_an_adapter_that_breaks_in_compile(bench: Bench, sound: Path, fault: Fault) -> None:
    require(bench(sound, compile=fault.statement), fault)
    assert bench(sound)["outcome"] == "OK"


@named(IN_CALL)
def test_an_adapter_that_breaks_in_a_call(bench: Bench, sound: Path, fault: Fault) -> None:
    require(bench(sound, call=fault.statement), fault)
    assert bench(sound)["outcome"] == "OK"


@named(IN_SAMPLE)
def test_a_sample_that_breaks(bench: Bench, sound: Path, tmp_path: Path, fault: Fault) -> None:
    faulty = Graph(fault.statement + "\n" + BODY, ARGUMENTS, preamble=PREAMBLE).write(tmp_path / "sample" / "faulty")
    row = bench(faulty.path)
    # These samples start a process at every call. On some machines, the processes use so much CPU time that the server
    # discards the times. The row then has a flag that begins with "void:".
    starts_processes = fault.name in ("forks", "daemon")
    if starts_processes and any(flag.startswith("void:") for flag in row["flags"]):
        assert (row["outcome"], row["speedup"]) == ("OK", None)
    else:
        require(row, fault)
    assert bench(sound)["outcome"] == "OK"


def test_the_document_holds_the_table() -> None:
    text = (ROOT / "docs" / "why" / "planted-faults.md").read_text(encoding="utf-8")

    assert table() in text, "python tests/worker/planted.py prints what it has to hold"


def test_the_gate_plants_six_faults() -> None:
    assert sum(fault.name in GATE_FAULTS for faults in GROUPS.values() for fault in faults) == 6


def test_every_fault_has_its_own_name() -> None:
    for faults in GROUPS.values():
        assert len({fault.name for fault in faults}) == len(faults)


#: Kills the server of the reference, which is a child of the command line. The parent of a sample is a zygote. Its
#: parent is the server or a root zygote.
KILL_SERVER = """
def kill_server():
    def parent_of(pid):
        return int(open("/proc/%d/stat" % pid).read().rpartition(")")[2].split()[1])

    command_line = parent_of(parent_of(os.getppid()))
    for pid in map(int, filter(str.isdigit, os.listdir("/proc"))):
        try:
            if parent_of(pid) == command_line and "backends/eager" in open("/proc/%d/cmdline" % pid).read():
                os.kill(pid, 9)
        except OSError:
            pass
"""


def test_a_sample_that_kills_the_server_costs_its_own_row(
    torch_python: str, sound: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    faulty = Graph("kill_server(); time.sleep(1000)\n" + BODY, ARGUMENTS, preamble=PREAMBLE + KILL_SERVER).write(
        tmp_path / "s" / "a_faulty"
    )
    Graph(BODY, ARGUMENTS).write(tmp_path / "s" / "b_sound")
    where = ("--reference", f"eager@{torch_python}", "--backend", f"nope@{torch_python}", "--device", "cpu")
    out = ("--samples", str(faulty.path.parent), "--out", str(tmp_path / "run"), "--format", "json")
    monkeypatch.setattr(sys, "argv", ["graphnet", "bench", *where, *out, *QUICK, "--no-isolation"])
    with pytest.raises(SystemExit):
        main()

    rows = {row["sample"]: row["outcome"] for row in json.loads(capsys.readouterr().out)["results"]}
    assert rows == {"s/a_faulty": "WORKER_LOST", "s/b_sound": "OK"}
    assert eventually(lambda: not [name for name in os.listdir("/dev/shm") if str(os.getpid()) in name])

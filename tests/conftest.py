"""Gives the tests an interpreter that has torch, and prevents them from using workers that run on this machine."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from gate import GATE_FAULTS, NOT_QUICK

TORCH_PYTHON = "GRAPHNET_TEST_TORCH_PYTHON"
#: Set by ``./check quick``: a test that starts a process then fails, unless ``NOT_QUICK`` (gate.py) names it.
NO_PROCESSES = "GRAPHNET_TEST_NO_PROCESSES"
#: The fixtures that start processes.
PROCESS_FIXTURES = frozenset({"torch_python", "worker", "client"})
#: The files of tests that measure times, or that look at all processes or shared memory of the machine.
ALONE = (
    *("test_cheats", "test_compare_builds", "test_end_to_end", "worker/test_lifecycle", "worker/test_locks"),
    "worker/test_planted",
)

# No test depends on the speed of the machine: a busy one generates inputs slowly, and runs an example slowly. The
# environment of the tests of Ray lacks hypothesis.
with contextlib.suppress(ImportError):
    from hypothesis import HealthCheck, settings

    settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("busy")

# Make tests start their own workers, even if a mesh (a set of worker containers) is running on this machine.
os.environ.setdefault("GRAPHNET_WORKERS", "")
# Output to a pipe has a fixed width unless COLUMNS is set, which pytest-xdist does.
os.environ.pop("COLUMNS", None)
# A background shell starts its commands with SIGINT ignored, and a program that a test starts would inherit this. Then
# the tests of interrupts would wait forever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def torch_python() -> str:
    """The path of an interpreter that has torch. Without one, the test is skipped."""
    path = os.environ.get(TORCH_PYTHON)
    if not path:
        pytest.skip(f"{TORCH_PYTHON} does not name an interpreter with torch")
    return path


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        name = item.nodeid.removeprefix("tests/").replace(".py::", "::")
        if name.startswith(NOT_QUICK) or PROCESS_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker("processes")
        if name.startswith(ALONE):
            item.add_marker("alone")
        parameters = item.callspec.params if hasattr(item, "callspec") else {}
        fault = parameters.get("fault") if name.startswith("worker/test_planted::") else None
        if fault is not None and fault.name not in GATE_FAULTS:
            item.add_marker("ci")


if os.environ.get(NO_PROCESSES):
    inside = False

    def _refuse_processes(event: str, arguments: tuple[Any, ...]) -> None:
        # A run asks these programs about the machine and the code. They take milliseconds.
        small = event == "subprocess.Popen" and Path(arguments[1][0]).name in ("git", "nvidia-smi")
        if inside and not small and event in ("subprocess.Popen", "os.fork", "os.posix_spawn"):
            raise RuntimeError("this test starts a process, so tests/not_quick.txt must name it")

    sys.addaudithook(_refuse_processes)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol() -> Iterator[None]:
        global inside  # noqa: PLW0603 - an audit hook cannot be removed, so a flag switches it
        inside = True
        try:
            return (yield)
        finally:
            inside = False

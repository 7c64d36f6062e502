"""Fixtures of the worker's tests: real workers, with the fake torch or a real one."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client
from harness import Worker, running_worker, write_backend

ROOT = Path(__file__).parents[2]


@functools.lru_cache(maxsize=1)
def other_pythons() -> list[str]:
    """Interpreters from 3.8 to 3.13 that are here; none of them needs to hold anything."""
    named = os.environ.get("GRAPHNET_TEST_PYTHONS")
    if named is None:
        tool = [sys.executable, str(ROOT / "tools" / "other_pythons.py")]
        named = subprocess.run(tool, capture_output=True, text=True, check=True).stdout
    return [path for path in named.split(os.pathsep) if path]


@pytest.fixture(scope="session")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """A worker whose backend compiles nothing, on the fake torch."""
    with running_worker(write_backend(tmp_path_factory.mktemp("backend") / "planted")) as started:
        yield started


@pytest.fixture
def client(worker: Worker) -> Iterator[Client]:
    """A channel to ``worker``."""
    with worker.client() as channel:
        yield channel

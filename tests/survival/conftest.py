"""Fixtures of the survival suite."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client
from harness import Worker, running_worker, write_backend


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Worker]:
    """Start a worker on the fake torch. After the test, assert that no sample left a process or a file behind."""
    with running_worker(write_backend(tmp_path / "planted")) as started:
        yield started
        started.assert_clean()


@pytest.fixture
def client(worker: Worker) -> Iterator[Client]:
    with worker.client() as channel:
        yield channel

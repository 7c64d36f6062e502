"""Fixtures of the worker's tests: real workers, with the fake torch or a real torch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client
from harness import Worker, running_worker, write_backend

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """Start a worker on the fake torch whose backend compiles nothing."""
    with running_worker(write_backend(tmp_path_factory.mktemp("backend") / "planted")) as started:
        yield started


@pytest.fixture(scope="session")
def open_worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """Start a worker like ``worker``, whose samples may exchange files with the test."""
    with running_worker(write_backend(tmp_path_factory.mktemp("backend") / "planted"), isolation="off") as started:
        yield started


@pytest.fixture
def open_client(open_worker: Worker) -> Iterator[Client]:
    with open_worker.client() as channel:
        yield channel
    open_worker.assert_clean()


@pytest.fixture
def client(worker: Worker) -> Iterator[Client]:
    with worker.client() as channel:
        yield channel
    worker.assert_clean()

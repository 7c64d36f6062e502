"""Tests the counters that a worker serves to Prometheus. They are read with Prometheus' own parser."""

from __future__ import annotations

import os
import signal
import socket
import sys
import urllib.request
from pathlib import Path

import pytest
from client import Client, start_of
from harness import eventually, exit_of, free_address, running_worker, write_backend
from prometheus_client.parser import text_string_to_metric_families

from graphnet_contract import messages


def counters(address: str) -> dict[tuple[str, ...], float]:
    """Return the value of each Prometheus sample, by the sample's name and the values of its labels."""
    with urllib.request.urlopen(f"http://{address}/metrics", timeout=20) as answer:
        families = text_string_to_metric_families(answer.read().decode())
    order = ("method", "code", "le")
    return {
        (one.name, *(one.labels[label] for label in order if label in one.labels)): one.value
        for family in families
        for one in family.samples
    }


def test_calls_samples_and_restarts_are_counted(tmp_path: Path) -> None:
    """Covers row 38 of the table in docs/why/survival.md."""
    address = free_address()
    backend = write_backend(tmp_path / "planted")
    with (
        running_worker(backend, sys.executable, "--metrics-listen", address, token="sesame") as worker,
        worker.client() as client,
        Client(worker.address, worker.outputs, "wrong") as stranger,
    ):
        client.info()
        client.run(start_of())
        client.run(start_of(threads=-1))
        stranger.run(start_of())
        stream = client.open(start_of("import time; time.sleep(1000)\n" + start_of().model_source))
        stream.until(messages.StageStarted)
        # The server counts a call shortly after the caller has received the end of the call.
        assert eventually(lambda: counters(address).get(("graphnet_call_seconds_count", "CompileAndRun")) == 3, 20)
        seen = counters(address)
        stream.cancel()
        os.kill(worker.zygote(), signal.SIGKILL)
        client.run(start_of())
        assert eventually(lambda: counters(address)["graphnet_samples",] == 0, 20)
        later = counters(address)

    run = "CompileAndRun"
    assert seen["graphnet_calls_total", "GetInfo", "OK"] == 1
    assert seen["graphnet_calls_total", run, "OK"] == 1
    assert seen["graphnet_calls_total", run, "INVALID_ARGUMENT"] == 1
    assert seen["graphnet_calls_total", run, "UNAUTHENTICATED"] == 1
    assert seen["graphnet_call_seconds_count", run] == 3
    assert seen["graphnet_call_seconds_sum", run] > 0
    assert seen["graphnet_samples",] == 1
    assert seen["graphnet_calls_waiting",] == 0
    assert seen["graphnet_runner_starts",] == 1
    assert later["graphnet_runner_starts",] == 2
    assert later["graphnet_calls_total", run, "OK"] == 2


@pytest.mark.parametrize("address", ["0.0.0.0:9464", "unix:///x", "127.0.0.1", "example.org:9464"])
def test_counters_are_for_this_machine_only(tmp_path: Path, address: str) -> None:
    code, error = exit_of(write_backend(tmp_path / "b"), "--metrics-listen", address)

    assert code == 2
    assert f"--metrics-listen {address} must be a port of this machine" in error


def test_an_address_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        code, error = exit_of(write_backend(tmp_path / "b"), "--metrics-listen", address)

    assert code == 2
    assert f"--metrics-listen {address}: Address already in use" in error

"""Tests networks that silently lose all data, workers that freeze, and workers that restart at the same address."""

from __future__ import annotations

import os
import selectors
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import grpc
import pytest
from client import Client, start_of
from harness import SOON_S, Worker, environment_in, eventually, free_address, running_worker, write_backend

from graphnet.errors import WorkerLost
from graphnet.talk.client import WorkerClient
from graphnet.talk.endpoint import Endpoint
from graphnet_contract import messages
from graphnet_contract import wire as contract
from graphnet_contract.messages import OutcomeCode, Stage

WAITS = "import time; time.sleep(1000)\n"


class Wire:
    """Forwards TCP connections to a port. After ``cut``, the connections stay open, but every byte is lost."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._dead = threading.Event()
        self._over = threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._dead.set()

    def close(self) -> None:
        self._over.set()
        self._listening.close()

    def _accept(self) -> None:
        while not self._over.is_set():
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self._target))
            threading.Thread(target=self._carry, args=(near, far), daemon=True).start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        with near, far, selectors.DefaultSelector() as ready:
            for one, other in ((near, far), (far, near)):
                ready.register(one, selectors.EVENT_READ, other)
            while not self._over.is_set():
                for key, _ in ready.select(0.2):
                    assert isinstance(key.fileobj, socket.socket)
                    try:
                        data = key.fileobj.recv(65536)
                        if not data and not self._dead.is_set():
                            return
                        if data and not self._dead.is_set():
                            key.data.sendall(data)
                        elif not data:
                            time.sleep(0.2)
                    except OSError:
                        return


@pytest.fixture
def tcp(tmp_path: Path) -> Iterator[Worker]:
    with running_worker(write_backend(tmp_path / "planted"), address=free_address()) as started:
        yield started


@pytest.fixture
def wire(tcp: Worker) -> Iterator[Wire]:
    made = Wire(int(tcp.address.rpartition(":")[2]))
    yield made
    made.close()


def test_a_dead_network_of_the_caller_frees_its_places(tcp: Worker, wire: Wire) -> None:
    """The server's own keepalive detects the dead network. Within 30 s, the server kills the caller's samples."""
    with Client(f"127.0.0.1:{wire.port}", tcp.outputs) as gone:
        streams = [gone.open(start_of(WAITS + start_of().model_source, stage_timeout_ns=10**12)) for _ in range(3)]
        for stream in streams:
            stream.until(messages.StageStarted, stage=Stage.LOAD)
        assert len(tcp.samples()) == 3
        began = time.monotonic()
        wire.cut()
        assert eventually(lambda: not tcp.samples(), 30), time.monotonic() - began
        with tcp.client() as client:
            assert client.run(start_of()).outcome.code == OutcomeCode.OK


def assert_reported(worker: Worker, address: str, breaks: Callable[[], None]) -> None:
    """Assert that a client at this address notices soon that ``breaks`` breaks the worker or its network."""
    client = WorkerClient(Endpoint(address))
    client.get_info("planted")
    start = start_of(WAITS + start_of().model_source, stage_timeout_ns=10**12)
    with client.open(start) as stream:
        assert eventually(lambda: bool(worker.samples()), 20)
        began = time.monotonic()
        breaks()
        with pytest.raises(WorkerLost, match="went away"):
            stream.until_ready()
        assert time.monotonic() - began < SOON_S
    client.close()


def test_a_dead_network_of_the_worker_is_reported(tcp: Worker, wire: Wire) -> None:
    """Covers row 14 of the table in docs/why/survival.md: the client pings after 6 s and waits 5 s for the answer."""
    assert_reported(tcp, f"dns:///127.0.0.1:{wire.port}", wire.cut)


def test_a_worker_that_is_frozen_is_reported(tmp_path: Path) -> None:
    """Covers row 14 of the table in docs/why/survival.md without containers. SIGSTOP acts here like `docker pause`."""
    with running_worker(write_backend(tmp_path / "planted")) as worker:
        try:
            address = f"unix://{worker.address.removeprefix('unix:')}"
            assert_reported(worker, address, lambda: os.kill(worker.process.pid, signal.SIGSTOP))
        finally:
            os.kill(worker.process.pid, signal.SIGCONT)


def test_the_first_call_after_a_restart_succeeds_soon(tmp_path: Path) -> None:
    """Covers row 13 of the table in docs/why/survival.md: the client keeps its channel."""
    folder = write_backend(tmp_path / "planted")
    address = free_address()
    command = [sys.executable, "-m", "graphnet_server", "--backend", str(folder), "--listen", address]
    command += ["--lock-dir", str(tmp_path / "locks")]

    def serve() -> subprocess.Popen[str]:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment_in(tmp_path))
        assert process.stdout is not None
        assert process.stdout.readline().startswith("listening")
        return process

    client = WorkerClient(Endpoint(f"dns:///{address}"))
    first = serve()
    first_id = client.get_info("planted").worker_id
    first.kill()
    first.communicate()
    # Make calls while no server listens, so that the channel waits longer and longer before it connects again.
    for _ in range(8):
        with pytest.raises(Exception, match="went away|did not answer"):
            client.get_info("planted", timeout_s=1)
    second = serve()
    try:
        assert client.get_info("planted", timeout_s=SOON_S).worker_id != first_id
    finally:
        client.close()
        second.terminate()
        second.communicate(timeout=60)


def test_pings_of_a_quiet_call_are_allowed(tcp: Worker) -> None:
    """Covers row 14 of the table in docs/why/survival.md: gRPC must not close the connection because of pings."""
    options = [("grpc.keepalive_time_ms", 6_000), ("grpc.http2.max_pings_without_data", 0)]
    start = start_of(WAITS + start_of().model_source, stage_timeout_ns=10**12)
    with grpc.insecure_channel(tcp.address, options=options) as channel:
        run = channel.stream_stream(
            f"/{contract.SERVICE}/CompileAndRun", contract.serialize_command, contract.parse_event
        )
        call = run(iter([start]), timeout=45)
        with pytest.raises(grpc.RpcError) as raised:
            list(call)

    assert raised.value.code() is grpc.StatusCode.DEADLINE_EXCEEDED, raised.value.details()

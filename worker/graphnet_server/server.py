"""A worker's life: start the runner, learn what it is, listen, drain, stop."""

from __future__ import annotations

import ipaddress
import os
import queue
import signal
import sys
import threading
from concurrent import futures
from pathlib import Path
from typing import Any, Dict, List, Optional, Tuple

import grpc

from graphnet_contract import wire
from graphnet_runner.process import adopt_orphans
from graphnet_server import health
from graphnet_server.auth import TokenInterceptor
from graphnet_server.config import WorkerConfig
from graphnet_server.container import is_alone, protect
from graphnet_server.host import describe_worker
from graphnet_server.sample_process import SampleProcess
from graphnet_server.service import WorkerService
from graphnet_server.zygotes import RunnerUnavailable, Zygotes

_RPC_THREADS = 32
_PROBE_TIMEOUT_S = 120.0
_PREPARE_TIMEOUT_S = 300.0
_DRAIN_S = 30.0
_WATCH_S = 1.0


class ListenError(OSError):
    """The address cannot be listened on, or must not be without a token."""


def is_private_address(address: str) -> bool:
    """Whether only this machine can reach an address: a Unix socket or a loopback host."""
    if address.startswith(("unix:", "unix-abstract:")):
        return True
    host = address.rpartition(":")[0].strip("[]")
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def serve(
    config: WorkerConfig,
    address: str,
    token: Optional[str],
    open_to_all: bool = False,
    stop_with_stdin: bool = False,
) -> None:
    """Serve until SIGTERM or SIGINT, or until stdin closes. Errors: ListenError, RunnerUnavailable, SocketLost."""
    if not (token or open_to_all or is_private_address(address)):
        raise ListenError(
            "%s can be reached from other machines: give GRAPHNET_TOKEN_FILE, or say --no-token" % address
        )
    stop = ContainerStop(stop_with_stdin) if is_alone() else Stop(stop_with_stdin)
    # What a dead zygote leaves comes to us, who can end it, and not to init, who would let it run.
    adopt_orphans()
    runner = Zygotes(config.interpreter, config.backend.folder, config.state_directory / "runner.log")
    try:
        runner.start()
        prepare(runner, config)
        service = WorkerService(config, runner, describe_worker(config, probe(runner, config)))
        _listen(service, config, address, token, stop)
    except StoppedEarly:
        return
    finally:
        runner.stop()
        config.remove_files()


def probe(runner: Zygotes, config: WorkerConfig) -> Dict[str, Any]:
    """Versions and devices, found in a sample process so that the zygote touches none. Errors: RunnerUnavailable."""
    frame, log = _ask(runner, config, {"command": "probe"}, _PROBE_TIMEOUT_S)
    if frame["event"] != "probe":
        how = "hung" if frame["event"] == "timeout" else "ended its process"
        raise RunnerUnavailable("the backend's info() %s\n%s" % (how, log[-4096:]))
    return frame


def prepare(runner: Zygotes, config: WorkerConfig) -> None:
    """Let the adapter prepare what every sample needs; a failure is told and costs only time."""
    config.prepared_directory.mkdir()
    command = {"command": "prepare", "directory": str(config.prepared_directory)}
    frame, log = _ask(runner, config, command, _PREPARE_TIMEOUT_S)
    if frame["event"] != "prepared":
        print("preparing %s failed: %s" % (config.backend.name, log[-2048:]), file=sys.stderr, flush=True)


def _ask(
    runner: Zygotes, config: WorkerConfig, command: Dict[str, Any], timeout_s: float
) -> Tuple[Dict[str, Any], str]:
    frames: queue.Queue[Dict[str, Any]] = queue.Queue()
    sandbox = SampleProcess(runner, config.state_directory, config.limits.max_log_bytes, frames.put)
    try:
        sandbox.send(command)
        return frames.get(timeout=timeout_s), sandbox.log.text()
    except queue.Empty:
        return {"event": "timeout"}, sandbox.log.text()
    finally:
        sandbox.close()


def _listen(service: WorkerService, config: WorkerConfig, address: str, token: Optional[str], stop: Stop) -> None:
    limit = config.limits.max_message_bytes
    options: List[Tuple[str, Any]] = [
        ("grpc.max_receive_message_length", limit),
        ("grpc.max_send_message_length", limit),
        ("grpc.so_reuseport", 0),
        # Must allow what the client's keepalive sends, else the connection is closed as abuse.
        ("grpc.http2.min_ping_interval_without_data_ms", 5_000),
        ("grpc.http2.max_ping_strikes", 0),
    ]
    interceptors: List[Any] = [TokenInterceptor(token)] if token else []
    server = grpc.server(
        futures.ThreadPoolExecutor(_RPC_THREADS, thread_name_prefix="rpc"), options=options, interceptors=interceptors
    )
    states = health.Health()
    server.add_generic_rpc_handlers((service.handler(), states.handler()))
    # The socket must not be readable by others of this machine: whoever connects runs code here.
    previous = os.umask(0o777 & ~config.socket_mode)
    try:
        bound = server.add_insecure_port(address)
    except RuntimeError as error:
        raise ListenError("cannot listen on %s: %s" % (address, error)) from error
    finally:
        os.umask(previous)
    if not bound:
        raise ListenError("cannot listen on %s" % address)
    server.start()
    _set_all(states, health.SERVING)
    print("listening on %s" % address, flush=True)
    socket = _identity(address)
    while not stop.wait(_WATCH_S):
        if _identity(address) != socket:
            # A sample can do that in a container. Nobody could reach us; whoever starts us again repairs it.
            raise SocketLost("the socket %s was removed or replaced" % address)
    service.draining = True
    states.close()
    server.stop(_DRAIN_S).wait()


def _identity(address: str) -> Optional[int]:
    """Tells one socket file from another that was put in its place; None where there is none."""
    if not address.startswith("unix:///"):
        return None
    try:
        return os.lstat(address[len("unix://") :]).st_ino
    except OSError:
        return None


def _set_all(states: health.Health, status: int) -> None:
    for name in ("", wire.SERVICE):
        states.set(name, status)


class SocketLost(RuntimeError):
    """Nobody can reach this worker any more."""


class StoppedEarly(BaseException):
    """Told to stop before it listened: nobody is served, so nothing has to be drained."""


class Stop:
    """SIGTERM, SIGINT and, where asked, the end of stdin: whoever started us is gone. Made in the main thread."""

    def __init__(self, with_stdin: bool) -> None:
        self._told = threading.Event()
        self._waiting = False
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._tell)
        if with_stdin:
            threading.Thread(target=_terminate_at_end_of_stdin, daemon=True).start()

    def wait(self, timeout_s: float) -> bool:
        """Whether it was told to stop, now or within the time."""
        self._waiting = True
        return self._told.wait(timeout_s)

    def _tell(self, *_: Any) -> None:
        early = not (self._waiting or self._told.is_set())
        self._told.set()
        if early:
            # Interrupts whatever the main thread waits for; importing a compiler can take minutes.
            raise StoppedEarly


class ContainerStop(Stop):
    """As Stop, for a server that is alone in its container: only from outside, and never by a sample."""

    def __init__(self, with_stdin: bool) -> None:
        self._told = threading.Event()
        self._waiting = False
        protect(self._stop)
        if with_stdin:
            threading.Thread(target=self._stop_at_end_of_stdin, daemon=True).start()

    def _stop(self) -> None:
        if not self._waiting:
            # Nobody is served yet, and with us everything in the container ends.
            os._exit(0)
        self._told.set()

    def _stop_at_end_of_stdin(self) -> None:
        _read_stdin()
        self._stop()


def _terminate_at_end_of_stdin() -> None:
    _read_stdin()
    # To the main thread: it may sit in a system call that no other thread's signal interrupts.
    signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)


def _read_stdin() -> None:
    while os.read(0, 4096):
        continue


def read_token(path: Optional[str]) -> Optional[str]:
    """The token in a file, stripped; None without a path. Errors: ListenError."""
    if not path:
        return None
    try:
        token = Path(path).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise ListenError("the token file %s cannot be read: %s" % (path, error.strerror)) from error
    if not token:
        raise ListenError("the token file %s is empty" % path)
    return token

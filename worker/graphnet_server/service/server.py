"""Runs a worker: starts the runner, asks for versions and devices, serves calls, and lets them end before it stops."""

from __future__ import annotations

import ctypes
import dataclasses
import os
import queue
import sys
from concurrent import futures
from pathlib import Path
from typing import Any, List, Optional, Tuple

import grpc

from graphnet_contract import wire
from graphnet_runner.frames import Prepare, Prepared, Probe, Probed
from graphnet_runner.process import adopt_orphans
from graphnet_server.config import WorkerConfig
from graphnet_server.host.container import is_alone
from graphnet_server.host.describe import describe_worker
from graphnet_server.host.stop import ContainerStop, Stop, StoppedEarly
from graphnet_server.sample.own_eager import PLAIN_FOLDER
from graphnet_server.sample.process import SampleProcess
from graphnet_server.service import health
from graphnet_server.service.access import Access, ListenError
from graphnet_server.service.auth import TokenInterceptor
from graphnet_server.service.methods import WorkerService
from graphnet_server.service.metrics import Metrics
from graphnet_server.service.requests import CONNECTION_CALLS
from graphnet_server.storage import kept_files
from graphnet_server.zygotes.keeper import RunnerUnavailable, Zygotes

#: The number of threads for calls that are being served, if the worker runs fewer samples than this at the same time.
_SERVING_THREADS = 32
_PROBE_TIMEOUT_S = 120.0
_PREPARE_TIMEOUT_S = 300.0
_DRAIN_S = 30.0
_WATCH_S = 1.0
#: mallopt's parameter for the number of heaps.
_M_ARENA_MAX = -8


def serve(
    config: WorkerConfig, access: Access, stop_with_stdin: bool = False, stop_when_idle_s: Optional[float] = None
) -> None:
    """Serve until SIGTERM or SIGINT, the end of stdin if ``stop_with_stdin``, or ``stop_when_idle_s`` without a sample.

    Raise ListenError if the worker cannot listen as ``access`` says, RunnerUnavailable if the backend cannot serve, and
    SocketLost if somebody removed or replaced the socket.
    """
    access.check()
    _use_few_heaps()
    # Read the files for TLS now, so that a mistake in them is reported before the compiler is imported.
    credentials = access.credentials()
    stop = ContainerStop(stop_with_stdin) if is_alone() else Stop(stop_with_stdin)
    # If a zygote dies, its sample processes become children of this server, which can kill them, and not of init.
    adopt_orphans()
    log = config.state_directory / "runner.log"
    zygotes = Zygotes(
        config.interpreter, config.backend.folder, log, config.sample_environment, PLAIN_FOLDER, config.root_zygote
    )
    try:
        # Before the import, so that an edit during the import counts as one after it.
        adapter = config.backend.sources_sha256()
        zygote = zygotes.start()
        probed = probe(zygotes, config)
        config = held_to(probed, config)
        prepare(zygotes, config, probed)
        service = WorkerService(config, zygotes, describe_worker(config, probed, zygote.address_randomization, adapter))
        _listen(service, config, access, credentials, stop, stop_when_idle_s)
    except StoppedEarly:
        return
    finally:
        zygotes.stop()
        config.remove_files()


def _use_few_heaps() -> None:
    """Let glibc's malloc use only two heaps. Do nothing with another libc.

    By default, each thread may get a heap, which never shrinks after its threads needed much memory at the same time.
    In the soak test (docs/why/survival.md), a server with many heaps grew by megabytes per minute.
    """
    libc = ctypes.CDLL(None)
    if hasattr(libc, "mallopt"):
        libc.mallopt(_M_ARENA_MAX, 2)


def probe(zygotes: Zygotes, config: WorkerConfig) -> Probed:
    """Ask a new sample process for the versions and the devices. Raises RunnerUnavailable.

    The zygote must not look itself: if it had used a CUDA device, processes that it forks later could not use it.
    """
    frame, log = _ask(zygotes, config, Probe(), _PROBE_TIMEOUT_S)
    if not isinstance(frame, Probed):
        how = "hung" if frame is None else "ended its process"
        raise RunnerUnavailable("the backend's info() %s\n%s" % (how, log[-4096:]))
    return frame


def held_to(probed: Probed, config: WorkerConfig) -> WorkerConfig:
    """Let no sample run unconfined if the worker says that samples are confined.

    Only the zygote of the probe knows that rooms work. A later zygote would run samples without a room if it gets none.
    """
    return dataclasses.replace(config, isolation="on") if probed.isolation == "on" else config


def prepare(zygotes: Zygotes, config: WorkerConfig, probed: Probed) -> None:
    """Provide the files that all samples use: copy those that an earlier worker kept, or let the adapter make them.

    A failure of the adapter is only printed, because samples can run without these files, although more slowly.
    """
    kept, prepared = config.kept_directory, config.prepared_directory
    key = kept_files.key_of(config, probed) if kept is not None else ""
    if kept is not None and kept_files.restore(kept, key, prepared):
        return
    prepared.mkdir()
    frame, log = _ask(zygotes, config, Prepare(str(prepared)), _PREPARE_TIMEOUT_S, (str(prepared),))
    if not isinstance(frame, Prepared):
        print("preparing %s failed: %s" % (config.backend.name, log[-2048:]), file=sys.stderr, flush=True)
    elif kept is not None:
        kept_files.keep(kept, key, prepared)


def _ask(
    zygotes: Zygotes, config: WorkerConfig, task: Any, timeout_s: float, writable: Tuple[str, ...] = ()
) -> Tuple[Any, str]:
    """Give a task to a new sample process. Return its first frame (None if it takes too long) and its log."""
    frames: queue.Queue[Any] = queue.Queue()
    process = SampleProcess(zygotes.fork, config, frames.put, writable)
    try:
        process.send(task)
        return frames.get(timeout=timeout_s), process.log.text()
    except queue.Empty:
        return None, process.log.text()
    finally:
        process.close()


def _listen(
    service: WorkerService,
    config: WorkerConfig,
    access: Access,
    credentials: Optional[grpc.ServerCredentials],
    stop: Stop,
    stop_when_idle_s: Optional[float],
) -> None:
    limit = config.limits.max_message_bytes
    options: List[Tuple[str, Any]] = [
        ("grpc.max_receive_message_length", limit),
        ("grpc.max_send_message_length", limit),
        ("grpc.so_reuseport", 0),
        # gRPC closes the connection of a client that sends more pings than this; the client's keepalive sends them.
        ("grpc.http2.min_ping_interval_without_data_ms", 5_000),
        ("grpc.http2.max_ping_strikes", 0),
        # Notice within 20 s that a caller's network is gone, and end its samples.
        ("grpc.keepalive_time_ms", 10_000),
        ("grpc.keepalive_timeout_ms", 10_000),
        # Without this option, gRPC waits a minute for the answer to a ping, in spite of grpc.keepalive_timeout_ms.
        ("grpc.http2.ping_timeout_ms", 10_000),
        ("grpc.keepalive_permit_without_calls", 1),
        ("grpc.http2.max_pings_without_data", 0),
        # A client whose idle connection was closed connects again by itself.
        ("grpc.server_handshake_timeout_ms", 20_000),
        ("grpc.max_connection_idle_ms", 600_000),
        # Limit the number of open calls of one connection. The client delays further calls until others have ended.
        ("grpc.max_concurrent_streams", CONNECTION_CALLS),
        # By default, gRPC refuses most calls beyond grpc.max_concurrent_streams with UNAVAILABLE, although the client
        # would delay them. In a test with 100 calls at once, gRPC refused 33.
        ("grpc.http.overload_protection", 0),
    ]
    metrics = Metrics(service.held, service.waiting, service.runner_starts) if access.metrics_address else None
    # The metrics come first, so that they also count calls that are refused because of their token.
    interceptors: List[Any] = [metrics] if metrics is not None else []
    interceptors += [TokenInterceptor(access.token)] if access.token else []
    # One thread for each call that may wait for its first message, and the others for calls that are being served.
    threads = CONNECTION_CALLS + max(_SERVING_THREADS, config.limits.max_samples)
    server = grpc.server(
        futures.ThreadPoolExecutor(threads, thread_name_prefix="rpc"), options=options, interceptors=interceptors
    )
    states = health.Health()
    server.add_generic_rpc_handlers((service.handler(), states.handler()))
    address = access.address
    # Keep other users of this machine away from the socket, because a caller can run code here.
    previous = os.umask(0o777 & ~config.socket_mode)
    try:
        _bind(server, address, credentials)
    finally:
        os.umask(previous)
    server.start()
    probes = _health_server(states, access.health_address)
    stop_metrics = metrics.serve(access.metrics_address) if metrics is not None else None
    for name in ("", wire.SERVICE):
        states.set(name, health.SERVING)
    print("listening on %s" % address, flush=True)
    socket = _identity(address)
    while not stop.wait(_WATCH_S):
        if _identity(address) != socket:
            # A sample in a container can do this, and only a restart repairs it.
            raise SocketLost("the socket %s was removed or replaced" % address)
        if stop_when_idle_s is not None and service.slots.idle_s() > stop_when_idle_s:
            break
    service.draining = True
    states.close()
    server.stop(_DRAIN_S).wait()
    if stop_metrics is not None:
        stop_metrics()
    if probes is not None:
        probes.stop(None).wait()


def _bind(server: grpc.Server, address: str, credentials: Optional[grpc.ServerCredentials]) -> None:
    try:
        if credentials is None:
            bound = server.add_insecure_port(address)
        else:
            bound = server.add_secure_port(address, credentials)
    except RuntimeError as error:
        raise ListenError("cannot listen on %s: %s" % (address, error)) from error
    if not bound:
        raise ListenError("cannot listen on %s" % address)


def _health_server(states: health.Health, address: str) -> Optional[grpc.Server]:
    """Answer health checks on a separate address, because the probes of Kubernetes support neither TLS nor tokens."""
    if not address:
        return None
    options = [
        ("grpc.so_reuseport", 0),
        ("grpc.max_concurrent_streams", CONNECTION_CALLS),
        ("grpc.http.overload_protection", 0),
        ("grpc.max_receive_message_length", 4096),
    ]
    # One thread is enough: the methods of the health service do not use this pool, but separate threads.
    server = grpc.server(futures.ThreadPoolExecutor(1), options=options)
    server.add_generic_rpc_handlers((states.handler(),))
    _bind(server, address, None)
    server.start()
    return server


def _identity(address: str) -> Optional[int]:
    """Return the inode of a socket's file, which changes if the file is replaced; None if there is no file."""
    if not address.startswith("unix:///"):
        return None
    try:
        return os.lstat(address[len("unix://") :]).st_ino
    except OSError:
        return None


class SocketLost(RuntimeError):
    """The worker's socket was removed or replaced, so that nobody can reach this worker any more."""


def read_token(path: Optional[str]) -> Optional[str]:
    """Read a token from a file and strip surrounding spaces. Return None if no path is given. Raises ListenError."""
    if not path:
        return None
    try:
        token = Path(path).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise ListenError("the token file %s cannot be read: %s" % (path, error.strerror)) from error
    if not token:
        raise ListenError("the token file %s is empty" % path)
    return token

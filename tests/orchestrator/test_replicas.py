"""Tests of replicas: several workers behind one name take turns with the samples."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

import pytest
from kit import MakeWorker

from graphnet.launch import pool as pool_module
from graphnet.launch.pool import WorkerPool, replicas
from graphnet.launch.share import HostShare
from graphnet.launch.site import parse_site


def resolver(*hosts: str) -> Callable[..., Any]:
    """Make a name service that returns these addresses for every name."""

    def answer(_host: str, port: int, **_: Any) -> list[Any]:
        families = [(socket.AF_INET6 if ":" in host else socket.AF_INET, host) for host in hosts]
        return [(family, socket.SOCK_STREAM, 6, "", (host, port)) for family, host in families]

    return answer


@pytest.mark.parametrize(
    ("hosts", "found"),
    [
        (("10.0.0.7",), ["dns:///xla:7070"]),
        (("10.0.0.7", "10.0.0.3", "10.0.0.7"), ["ipv4:10.0.0.3:7070", "ipv4:10.0.0.7:7070"]),
        (("10.0.0.7", "fd00::1", "10.0.0.3"), ["ipv4:10.0.0.3:7070", "ipv4:10.0.0.7:7070"]),
        (("fd00::2", "fd00::1"), ["ipv6:[fd00::1]:7070", "ipv6:[fd00::2]:7070"]),
    ],
)
def test_every_address_of_a_name_is_a_replica(
    monkeypatch: pytest.MonkeyPatch, hosts: tuple[str, ...], found: list[str]
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", resolver(*hosts))
    assert replicas("dns:///xla:7070") == found


@pytest.mark.parametrize("address", ["unix:///run/worker.sock", "ipv4:10.0.0.3:7070", "dns:///[::1]:7070"])
def test_other_addresses_are_one_worker(address: str) -> None:
    assert replicas(address) == [address]


def test_samples_take_turns_and_a_dead_replica_is_left_out(
    monkeypatch: pytest.MonkeyPatch, make_worker: MakeWorker
) -> None:
    alive = [f"unix://{make_worker('inductor').socket}" for _ in range(2)]
    monkeypatch.setattr(pool_module, "replicas", lambda _: [*alive, "unix:///nowhere/worker.sock"])
    monkeypatch.setattr("graphnet.talk.client.CONNECT_TIMEOUT_S", 1.0)
    said: list[str] = []
    site = parse_site("inductor@dns:///graphnet-inductor:7070", "cpu")
    with HostShare() as share, WorkerPool(share, "cpu", said.append, insecure=True) as pool:
        seen = [pool.get(site).client.endpoint.address for _ in range(4)]
    assert sorted(seen[:2]) == sorted(alive)
    assert seen[2:] == seen[:2]
    assert "a replica is left out" in said[0]
    assert "take turns on 2 replicas" in said[1]

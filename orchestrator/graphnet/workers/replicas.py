"""Replicas: the addresses behind one name, such as a headless Kubernetes Service."""

from __future__ import annotations

import re
import socket

_NAME = re.compile(r"^dns:///(?P<host>[^/:\[\]]+):(?P<port>\d+)$")


def replicas(address: str) -> list[str]:
    """List one gRPC address per replica, sorted; only the address itself if there is no more than one.

    Each replica gets its own channel, because a channel of gRPC sends all calls to one replica, or the calls of one
    sample to several.
    """
    match = _NAME.match(address)
    if match is None:
        return [address]
    host, port = match["host"], int(match["port"])
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        # Connecting fails, too, and gRPC's message says what is wrong.
        return [address]
    # One worker may have an IPv4 and an IPv6 address, so count the addresses of one family.
    family = socket.AF_INET if any(entry[0] is socket.AF_INET for entry in found) else socket.AF_INET6
    hosts = sorted({str(entry[4][0]) for entry in found if entry[0] is family})
    if len(hosts) < 2:
        return [address]
    return [f"ipv4:{ip}:{port}" if family is socket.AF_INET else f"ipv6:[{ip}]:{port}" for ip in hosts]

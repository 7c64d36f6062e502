"""Replicas: several addresses behind one name, such as the name of a headless Kubernetes Service."""

from __future__ import annotations

import re
import socket

_NAME = re.compile(r"^dns:///(?P<host>[^/:\[\]]+):(?P<port>\d+)$")


def replicas(address: str) -> list[str]:
    """Return one gRPC address per replica, sorted; if there is only one, return the given address.

    Each replica must get a separate channel. A channel to the common name would send all calls to one replica, or would
    spread the calls of one sample over several replicas.
    """
    match = _NAME.match(address)
    if match is None:
        return [address]
    host, port = match["host"], int(match["port"])
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        # If the name cannot be resolved, raise no error now: connecting will fail too, and gRPC's message explains why.
        return [address]
    # Use the addresses of one family only, because a single worker may have both an IPv4 and an IPv6 address.
    family = socket.AF_INET if any(entry[0] is socket.AF_INET for entry in found) else socket.AF_INET6
    hosts = sorted({str(entry[4][0]) for entry in found if entry[0] is family})
    if len(hosts) < 2:
        return [address]
    return [f"ipv4:{ip}:{port}" if family is socket.AF_INET else f"ipv6:[{ip}]:{port}" for ip in hosts]

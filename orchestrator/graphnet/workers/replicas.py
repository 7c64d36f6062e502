"""The replicas behind one name: a headless Kubernetes Service, or any name with several addresses."""

from __future__ import annotations

import re
import socket

_NAME = re.compile(r"^dns:///(?P<host>[^/:\[\]]+):(?P<port>\d+)$")


def replicas(address: str) -> list[str]:
    """One gRPC address per replica, in the same order everywhere; the address itself where there is nothing to choose.

    gRPC would put all calls of a channel on one replica, or a sample's on several; so each gets a channel of its own.
    """
    match = _NAME.match(address)
    if match is None:
        return [address]
    host, port = match["host"], int(match["port"])
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        # Connecting will tell what is wrong, in gRPC's words.
        return [address]
    # A name with IPv4 and IPv6 addresses of one worker is no two workers.
    family = socket.AF_INET if any(entry[0] is socket.AF_INET for entry in found) else socket.AF_INET6
    hosts = sorted({str(entry[4][0]) for entry in found if entry[0] is family})
    if len(hosts) < 2:
        return [address]
    return [f"ipv4:{ip}:{port}" if family is socket.AF_INET else f"ipv6:[{ip}]:{port}" for ip in hosts]

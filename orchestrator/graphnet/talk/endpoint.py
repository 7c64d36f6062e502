"""The address of a worker, and what a connection to it needs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from graphnet.talk.tls import TlsFiles, host_and_port


@dataclass(frozen=True)
class Endpoint:
    """The address of a worker (``dns:///HOST:PORT`` or ``unix:///PATH``), and what a connection to it needs.

    Attributes:
        outputs_directory: where, on this host, the worker writes outputs; None if it sends them in the stream.
        shares_inputs: whether the worker can read the inputs from this host's directory of inputs.
        tls: the files for TLS; None for a connection without TLS. A Unix socket never uses TLS.
        server_name: the name that the worker's certificate must have; empty means the host in ``address``.
        may_end: whether the worker may end at any time. If so, a call fails at once when nobody listens there.
    """

    address: str
    outputs_directory: Path | None = None
    shares_inputs: bool = False
    token: str | None = None
    tls: TlsFiles | None = None
    server_name: str = ""
    may_end: bool = False


def with_tls(endpoint: Endpoint, files: TlsFiles | None) -> Endpoint:
    """Return the endpoint with the user's files for TLS. The worker's certificate must have the name of its host."""
    found = host_and_port(endpoint.address)
    return replace(endpoint, tls=files, server_name=found[0] if found else "")

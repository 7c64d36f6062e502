"""Controls who may reach a worker: the address on which the worker listens, TLS, and the token."""

from __future__ import annotations

import ipaddress
import ssl
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

import grpc


class ListenError(OSError):
    """The worker cannot listen on the address, or must not do so with these settings. The message is one sentence."""


@dataclass(frozen=True)
class TlsFiles:
    """The files that a server needs for TLS, in PEM format."""

    #: The server's certificate, followed by the intermediate certificates between it and the root certificate.
    certificate: Path
    #: The private key of the certificate, without a password.
    key: Path
    #: The certificates of the authorities that sign callers' certificates, which callers must have (mutual TLS); None
    #: if callers need no certificate.
    client_ca: Optional[Path] = None


@dataclass(frozen=True)
class Access:
    """The addresses on which a worker listens, and its demands on callers (token and TLS)."""

    #: The address on which the worker listens: ``unix:///PATH`` or ``HOST:PORT``.
    address: str
    #: The bearer token that callers must send; None if they need none.
    token: Optional[str] = None
    #: Whether the worker may serve other machines without a token.
    no_token: bool = False
    #: The files for TLS; None if the worker does not use TLS.
    tls: Optional[TlsFiles] = None
    #: Whether the worker may serve other machines without TLS.
    no_tls: bool = False
    #: A second address, ``HOST:PORT``, which answers only health checks and needs neither TLS nor a token; or empty.
    health_address: str = ""
    #: A TCP address, reachable only from this machine, which serves counters to Prometheus; or empty.
    metrics_address: str = ""

    def check(self) -> None:
        """Raise ListenError if the worker must not listen on its address with these settings."""
        if is_private_address(self.address):
            if self.tls is not None and self.address.startswith("unix"):
                raise ListenError("TLS is for TCP addresses: leave out --tls-cert, or listen on HOST:PORT")
            return
        if not (self.token or self.no_token):
            raise ListenError(
                "%s can be reached from other machines: give GRAPHNET_TOKEN_FILE, or say --no-token" % self.address
            )
        if self.tls is None and not self.no_tls:
            raise ListenError(
                "%s can be reached from other machines: add --tls-cert FILE --tls-key FILE, or say --no-tls"
                % self.address
            )

    def credentials(self) -> Optional[grpc.ServerCredentials]:
        """Read the files for TLS. Return None without TLS. Raises ListenError if a file cannot be used."""
        if self.tls is None:
            return None
        key, certificate = _read(self.tls.key, "--tls-key"), _read(self.tls.certificate, "--tls-cert")
        client_ca = None if self.tls.client_ca is None else _read(self.tls.client_ca, "--tls-client-ca")
        _check_pair(self.tls)
        return grpc.ssl_server_credentials([(key, certificate)], client_ca, require_client_auth=client_ca is not None)


def is_private_address(address: str) -> bool:
    """Whether only this machine can reach an address, because it is a Unix socket or a loopback host."""
    if address.startswith(("unix:", "unix-abstract:")):
        return True
    host = address.rpartition(":")[0].strip("[]")
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _read(path: Path, flag: str) -> bytes:
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ListenError("%s %s cannot be read: %s" % (flag, path, error.strerror)) from error
    if b"-----BEGIN " not in content:
        raise ListenError("%s %s is not in PEM format" % (flag, path))
    return content


def _check_pair(files: TlsFiles) -> None:
    """Raise ListenError if OpenSSL rejects the files. With such files, gRPC would listen but refuse all callers."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        # Without ``password``, OpenSSL would ask for a key's password on the terminal.
        context.load_cert_chain(str(files.certificate), str(files.key), password=lambda: "")
    except (ssl.SSLError, OSError) as error:
        raise ListenError(
            "--tls-cert %s and --tls-key %s are not a certificate and its key without a password: %s"
            % (files.certificate, files.key, getattr(error, "reason", None) or error)
        ) from error
    if files.client_ca is not None:
        try:
            context.load_verify_locations(str(files.client_ca))
        except (ssl.SSLError, OSError) as error:
            raise ListenError("--tls-client-ca %s holds no certificate" % files.client_ca) from error

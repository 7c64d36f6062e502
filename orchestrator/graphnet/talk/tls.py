"""TLS for connections to other machines: the user's files, the addresses that need TLS, and reasons for failures."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import re
import socket
import ssl
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from graphnet.errors import BackendUnavailable, UsageError

# Import gRPC only where a channel is made, because the options of every command that runs samples need this module.
if TYPE_CHECKING:
    import grpc

#: The environment variables that name the user's files for TLS. They are no options, because the names of these files
#: (and of the token's) must not be part of a row's key (a hash of the request) or of a printed command.
CA, CERTIFICATE, KEY = "GRAPHNET_TLS_CA", "GRAPHNET_TLS_CERT", "GRAPHNET_TLS_KEY"
#: The environment variable that has the same effect as the option --insecure. Container images use it.
INSECURE = "GRAPHNET_INSECURE"
_TCP = re.compile(r"^(?:dns|ipv4|ipv6):(?://[^/]*/)?(?P<host>\[[^\]]*\]|[^:\[\]]*):(?P<port>\d+)$")
_TIMEOUT_S = 5.0
#: The first bytes of an HTTP/2 connection, which gRPC uses: the preface and an empty SETTINGS frame.
_PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
_SETTINGS_FRAME = 4


@dataclass(frozen=True)
class TlsFiles:
    """The user's files for TLS, in PEM format: the authorities that may sign a worker's certificate.

    The certificate of the caller and its key are for workers that demand one (mutual TLS).
    """

    ca: Path
    certificate: Path | None = None
    key: Path | None = None

    def credentials(self) -> grpc.ChannelCredentials:
        """Read the files, which ``tls_files`` has already checked, as the credentials of a gRPC channel."""
        import grpc

        read = [None if path is None else path.read_bytes() for path in (self.ca, self.key, self.certificate)]
        return grpc.ssl_channel_credentials(*read)

    def context(self) -> ssl.SSLContext:
        """Return an ``ssl.SSLContext`` with the files. Raises UsageError if OpenSSL cannot read or accept a file."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.set_alpn_protocols(["h2"])
        try:
            context.load_verify_locations(self.ca)
        except (ssl.SSLError, OSError) as error:
            raise UsageError(f"{CA} {self.ca} {_fault(error, 'holds no certificate in PEM format')}") from error
        if self.certificate is not None:
            try:
                # Without the argument ``password``, OpenSSL would ask on the terminal for an encrypted key's password.
                context.load_cert_chain(self.certificate, self.key, password=lambda: "")
            except (ssl.SSLError, OSError) as error:
                fault = _fault(error, "are not a certificate and its key without a password")
                raise UsageError(f"{CERTIFICATE} {self.certificate} and {KEY} {self.key} {fault}") from error
        return context


def tls_files() -> TlsFiles | None:
    """Return the user's files for TLS, which the environment variables above name; None if no variable is set.

    Raises UsageError if a file is unusable, or if some variables are set without others that they need.
    """
    ca, certificate, key = (os.environ.get(name) or None for name in (CA, CERTIFICATE, KEY))
    if (certificate is None) != (key is None):
        raise UsageError(f"{CERTIFICATE} and {KEY} belong together: set both")
    if ca is None:
        if certificate is not None:
            raise UsageError(
                f"{CERTIFICATE} needs {CA}, the file of the authority that signed the workers' certificates"
            )
        return None
    files = TlsFiles(Path(ca), Path(certificate) if certificate else None, Path(key) if key else None)
    files.context()
    return files


def may_be_insecure(asked: bool) -> bool:
    """Return whether ``--insecure`` (``asked``) or GRAPHNET_INSECURE allows remote connections without TLS."""
    return asked or os.environ.get(INSECURE, "") not in ("", "0")


def host_and_port(address: str) -> tuple[str, int] | None:
    """Return host and port of a gRPC address; None for a Unix socket and for schemes that this program cannot read."""
    match = _TCP.match(address)
    return None if match is None else (match["host"].strip("[]"), int(match["port"]))


def is_remote(address: str) -> bool:
    """Return whether a gRPC address may belong to another machine: any but a Unix socket or a loopback host."""
    if address.startswith(("unix:", "unix-abstract:")):
        return False
    found = host_and_port(address)
    if found is None:
        return True
    try:
        return found[0] != "localhost" and not ipaddress.ip_address(found[0]).is_loopback
    except ValueError:
        return True


def refuse_open(address: str, files: TlsFiles | None, insecure: bool) -> None:
    """Raise UsageError if the connection would cross the network without TLS and the user has not allowed this."""
    if is_remote(address) and files is None and not insecure:
        raise UsageError(
            f"{address} is on another machine, and anybody on the network between can read and change the data: "
            f"set {CA}=FILE, the authority that signed the worker's certificate, or add --insecure"
        )


def check_connection(address: str, files: TlsFiles | None, server_name: str = "") -> None:
    """Connect once. Raise BackendUnavailable if a problem with TLS would make every call fail.

    gRPC itself would repeat the attempt until the call times out, and would then not give the reason. A Unix socket, or
    an address that does not answer, is not checked. By default, ``server_name`` is the host in the address.
    """
    found = host_and_port(address)
    if found is None:
        return
    try:
        connection = socket.create_connection(found, _TIMEOUT_S)
    except OSError:
        return
    with connection:
        if files is None:
            fault = _fault_without_tls(connection, found)
        else:
            fault = _fault_of(connection, files, server_name or found[0])
    if fault:
        raise BackendUnavailable(f"the worker at {address} {fault}")


def _fault_of(connection: socket.socket, files: TlsFiles, server_name: str) -> str:
    """Make a TLS handshake. Return a fault as the end of a sentence about the worker, or an empty text."""
    try:
        with files.context().wrap_socket(connection, server_hostname=server_name) as secured:
            # Exchange some bytes: in TLS 1.3, a server refuses the client's certificate only after the handshake.
            secured.sendall(_PREFACE)
            if not secured.recv(1):
                raise EOFError
    except ssl.SSLCertVerificationError as error:
        return f"has a certificate that is not accepted: {error.verify_message}; check {CA} and the worker's --tls-cert"
    except ssl.SSLError as error:
        reason = error.reason or ""
        if reason in ("WRONG_VERSION_NUMBER", "UNKNOWN_PROTOCOL", "HTTP_REQUEST", "RECORD_LAYER_FAILURE"):
            return f"speaks no TLS: start it with --tls-cert and --tls-key, or unset {CA}"
        if files.certificate is None and "CERTIFICATE_REQUIRED" in reason:
            return f"demands a certificate of the caller: set {CERTIFICATE} and {KEY}"
        return f"refused the connection ({reason or error}); it may not accept the certificate in {CERTIFICATE}"
    except (ConnectionError, EOFError):
        if files.certificate is None:
            return f"ended the TLS connection; if it demands a certificate of the caller, set {CERTIFICATE} and {KEY}"
        return f"ended the TLS connection; it may not accept the certificate in {CERTIFICATE}, or speak no TLS"
    except OSError:
        return ""
    return ""


def _fault_without_tls(connection: socket.socket, address: tuple[str, int]) -> str:
    """Speak HTTP/2 without TLS. Return a fault as the end of a sentence about the worker, or an empty text."""
    with contextlib.suppress(OSError):
        connection.sendall(_PREFACE)
        header = connection.recv(9)
        if len(header) >= 4 and header[3] == _SETTINGS_FRAME:
            return ""
    return f"speaks TLS only: set {CA}=FILE, the authority that signed its certificate" if _speaks_tls(address) else ""


def _speaks_tls(address: tuple[str, int]) -> bool:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    # The certificate is not verified, because this connection only shows whether the worker answers in TLS.
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    try:
        with (
            socket.create_connection(address, _TIMEOUT_S) as connection,
            context.wrap_socket(connection, server_hostname=address[0]),
        ):
            return True
    except OSError:
        return False


def _fault(error: OSError, else_: str) -> str:
    return f"cannot be read: {error.strerror}" if not isinstance(error, ssl.SSLError) else else_

"""Tests TLS and mutual TLS between the command line's client and a real worker, with the tests' own certificates."""

from __future__ import annotations

import datetime
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import grpc
import pytest
import trustme
from client import start_of
from harness import Worker, exit_of, free_address, running_worker, write_backend

from graphnet.errors import BackendUnavailable, UsageError
from graphnet.launch.identity import reported_identities
from graphnet.launch.site import Site, WhereKind
from graphnet.talk import client as client_module
from graphnet.talk.client import WorkerClient
from graphnet.talk.endpoint import Endpoint
from graphnet.talk.tls import CA, CERTIFICATE, INSECURE, KEY, TlsFiles, check_connection, is_remote, refuse_open
from graphnet.talk.tls import tls_files as files_of_environment
from graphnet_contract import messages
from graphnet_contract.backend import read_backend

TOKEN = "sesame"
PAST = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)


@pytest.fixture(autouse=True)
def _short_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "CONNECT_TIMEOUT_S", 15.0)
    for name in (CA, CERTIFICATE, KEY, INSECURE):
        monkeypatch.delenv(name, raising=False)


class Files:
    """Makes a certificate authority and certificates that it signs, and writes them to files."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder = folder
        self.authority = trustme.CA()
        self.ca = folder / "ca.pem"
        self.authority.cert_pem.write_to_path(self.ca)

    def certificate(self, name: str, *hosts: str, ends: datetime.datetime | None = None) -> tuple[Path, Path]:
        """Sign a certificate; return the files of the certificate and of its key."""
        begins = None if ends is None else ends - datetime.timedelta(days=1)
        made = self.authority.issue_cert(*hosts, not_before=begins, not_after=ends)
        certificate, key = self.folder / f"{name}.pem", self.folder / f"{name}.key"
        certificate.write_bytes(b"".join(blob.bytes() for blob in made.cert_chain_pems))
        made.private_key_pem.write_to_path(key)
        return certificate, key


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Files:
    return Files(tmp_path_factory.mktemp("tls") / "ours")


@pytest.fixture(scope="module")
def theirs(tmp_path_factory: pytest.TempPathFactory) -> Files:
    return Files(tmp_path_factory.mktemp("tls") / "theirs")


@contextmanager
def serving(folder: Path, *extra: object) -> Iterator[Worker]:
    backend = write_backend(folder / "planted")
    with running_worker(backend, sys.executable, *map(str, extra), address=free_address(), token=TOKEN) as worker:
        yield worker


def flags(pair: tuple[Path, Path]) -> tuple[object, ...]:
    return "--tls-cert", pair[0], "--tls-key", pair[1]


@pytest.fixture(scope="module")
def secured(tmp_path_factory: pytest.TempPathFactory, files: Files) -> Iterator[Worker]:
    with serving(tmp_path_factory.mktemp("b"), *flags(files.certificate("server", "127.0.0.1"))) as worker:
        yield worker


@pytest.fixture(scope="module")
def mutual(tmp_path_factory: pytest.TempPathFactory, files: Files) -> Iterator[Worker]:
    pair = files.certificate("mutual", "127.0.0.1")
    with serving(tmp_path_factory.mktemp("b"), *flags(pair), "--tls-client-ca", files.ca) as worker:
        yield worker


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    with serving(tmp_path_factory.mktemp("b")) as worker:
        yield worker


def address_of(worker: Worker) -> str:
    return f"dns:///{worker.address}"


def ask(worker: Worker, tls: TlsFiles | None, token: str = TOKEN) -> messages.GetInfoResponse:
    """Connect as a run does: check the connection, then ask the worker for its identity."""
    check_connection(address_of(worker), tls, "127.0.0.1")
    client = WorkerClient(Endpoint(address_of(worker), token=token, tls=tls, server_name="127.0.0.1"))
    try:
        return client.get_info("planted")
    finally:
        client.close()


def refusal(worker: Worker, tls: TlsFiles | None, token: str = TOKEN) -> str:
    with pytest.raises(BackendUnavailable) as raised:
        ask(worker, tls, token)
    return str(raised.value)


def test_a_worker_is_reached_by_tls(secured: Worker, files: Files) -> None:
    assert ask(secured, TlsFiles(files.ca)).backend == "planted"


def test_a_worker_says_its_identity_by_tls(
    tmp_path: Path, files: Files, theirs: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CA, str(files.ca))
    flags_ = (*flags(files.certificate("server", "127.0.0.1")), "--requirements-sha256", "of-the-requirements")
    with serving(tmp_path, *flags_) as worker:
        token = tmp_path / "token"
        token.write_text(TOKEN)
        monkeypatch.setenv("GRAPHNET_TOKEN_FILE", str(token))
        backend = read_backend(tmp_path / "planted")
        site = Site(f"planted@{address_of(worker)}", backend, backend.flavour(), WhereKind.ADDRESS, address_of(worker))
        identities = reported_identities([site])
        assert {text: one.environment for text, one in identities.items()} == {site.text: "of-the-requirements"}
        # A server without a certificate of the user's authority never gets the token.
        monkeypatch.setenv(CA, str(theirs.ca))
        assert reported_identities([site]) == {}


def test_a_sample_runs_by_mutual_tls(mutual: Worker, files: Files) -> None:
    tls = TlsFiles(files.ca, *files.certificate("user", "user@example.org"))
    client = WorkerClient(Endpoint(address_of(mutual), token=TOKEN, tls=tls, server_name="127.0.0.1"))
    client.get_info("planted")
    with client.open(start_of()) as stream:
        assert stream.finish().code is messages.OutcomeCode.OK
    client.close()


def test_a_wrong_token_is_refused_by_tls_too(secured: Worker, files: Files) -> None:
    assert "refused us: this worker asks for a bearer token" in refusal(secured, TlsFiles(files.ca), "wrong")


def test_an_unknown_authority_is_refused(secured: Worker, theirs: Files) -> None:
    error = refusal(secured, TlsFiles(theirs.ca))

    assert re.search(r"has a certificate that is not accepted: .*(self|local issuer)", error), error
    assert CA in error


def test_an_expired_certificate_is_refused(tmp_path: Path, files: Files) -> None:
    expired = files.certificate("expired", "127.0.0.1", ends=PAST)
    with serving(tmp_path, *flags(expired)) as worker:
        assert "certificate has expired" in refusal(worker, TlsFiles(files.ca))


def test_a_certificate_of_another_host_is_refused(tmp_path: Path, files: Files) -> None:
    with serving(tmp_path, *flags(files.certificate("other", "other.example"))) as worker:
        assert "not valid for '127.0.0.1'" in refusal(worker, TlsFiles(files.ca))


def test_a_caller_without_a_certificate_is_refused(mutual: Worker, files: Files) -> None:
    error = refusal(mutual, TlsFiles(files.ca))

    assert f"set {CERTIFICATE} and {KEY}" in error


def test_a_callers_certificate_of_an_unknown_authority_is_refused(mutual: Worker, files: Files, theirs: Files) -> None:
    error = refusal(mutual, TlsFiles(files.ca, *theirs.certificate("user", "user@example.org")))

    assert f"may not accept the certificate in {CERTIFICATE}" in error


def test_an_expired_certificate_of_a_caller_is_refused(mutual: Worker, files: Files) -> None:
    expired = files.certificate("user-expired", "user@example.org", ends=PAST)

    assert f"may not accept the certificate in {CERTIFICATE}" in refusal(mutual, TlsFiles(files.ca, *expired))


@pytest.mark.parametrize("worker", ["secured", "mutual"])
def test_plain_text_to_a_worker_with_tls_is_one_sentence(worker: str, request: pytest.FixtureRequest) -> None:
    error = refusal(request.getfixturevalue(worker), None)

    assert error.endswith(f"speaks TLS only: set {CA}=FILE, the authority that signed its certificate")


def test_tls_to_a_worker_without_it_is_one_sentence(plain: Worker, files: Files) -> None:
    error = refusal(plain, TlsFiles(files.ca))

    assert error.endswith(f"speaks no TLS: start it with --tls-cert and --tls-key, or unset {CA}")


def test_a_plain_worker_is_still_reached_on_loopback(plain: Worker) -> None:
    assert ask(plain, None).backend == "planted"


def test_grpc_itself_refuses_what_the_check_refuses(
    secured: Worker, mutual: Worker, files: Files, theirs: Files
) -> None:
    """The client's own check only gives a clearer message. Even without this check, gRPC must refuse the connection."""
    for worker, tls in ((secured, TlsFiles(theirs.ca)), (mutual, TlsFiles(files.ca)), (secured, None)):
        client = WorkerClient(Endpoint(address_of(worker), token=TOKEN, tls=tls, server_name="127.0.0.1"))
        with pytest.raises(BackendUnavailable):
            client.get_info("planted", timeout_s=2)
        client.close()


@pytest.mark.parametrize(
    ("address", "remote"),
    [
        ("unix:///run/worker.sock", False),
        ("dns:///localhost:1", False),
        ("dns:///127.0.0.1:1", False),
        ("dns:///[::1]:1", False),
        ("ipv4:127.8.0.1:1", False),
        ("ipv6:[::1]:1", False),
        ("dns:///worker.example:7070", True),
        ("dns://10.0.0.1/worker:7070", True),
        ("ipv4:10.0.0.3:7070", True),
        ("ipv6:[fd00::1]:7070", True),
        ("dns:///127.evil.example:1", True),
        ("xds:///anything", True),
    ],
)
def test_which_addresses_are_remote(address: str, remote: bool, files: Files) -> None:
    assert is_remote(address) is remote
    refuse_open(address, TlsFiles(files.ca), insecure=False)
    refuse_open(address, None, insecure=True)
    if remote:
        with pytest.raises(UsageError, match=f"set {CA}=FILE.* or add --insecure"):
            refuse_open(address, None, insecure=False)
    else:
        refuse_open(address, None, insecure=False)


def test_the_environment_names_the_files(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    assert files_of_environment() is None
    monkeypatch.setenv(CA, str(files.ca))
    assert files_of_environment() == TlsFiles(files.ca)
    certificate, key = files.certificate("user", "user@example.org")
    monkeypatch.setenv(CERTIFICATE, str(certificate))
    with pytest.raises(UsageError, match="set both"):
        files_of_environment()
    monkeypatch.setenv(KEY, str(key))
    assert files_of_environment() == TlsFiles(files.ca, certificate, key)
    monkeypatch.delenv(CA)
    with pytest.raises(UsageError, match=f"{CERTIFICATE} needs {CA}"):
        files_of_environment()


@pytest.mark.parametrize("content", [None, b"", b"nothing"])
def test_a_file_that_is_no_certificate_is_one_sentence(
    content: bytes | None, files: Files, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = tmp_path / "wrong.pem"
    if content is not None:
        wrong.write_bytes(content)
    monkeypatch.setenv(CA, str(wrong))
    with pytest.raises(UsageError, match=rf"{CA} .*wrong.pem (cannot be read|holds no certificate)"):
        files_of_environment()
    monkeypatch.setenv(CA, str(files.ca))
    monkeypatch.setenv(CERTIFICATE, str(wrong))
    monkeypatch.setenv(KEY, str(wrong))
    with pytest.raises(UsageError, match=rf"{CERTIFICATE} .*wrong.pem (cannot be read|are not a certificate)"):
        files_of_environment()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "add --tls-cert FILE --tls-key FILE, or say --no-tls"),
        (("--tls-cert", "x"), "--tls-cert and --tls-key belong together"),
        (("--tls-client-ca", "x"), "--tls-client-ca needs --tls-cert"),
        (("--tls-cert", "/nowhere", "--tls-key", "/nowhere"), "--tls-key /nowhere cannot be read: No such file"),
        (("--tls-cert", __file__, "--tls-key", __file__), "is not in PEM format"),
    ],
)
def test_a_server_that_is_open_to_all_is_refused(arguments: tuple[str, ...], told: str, tmp_path: Path) -> None:
    code, error = exit_of(write_backend(tmp_path / "b"), "--no-token", *arguments, listen="0.0.0.0:0")

    assert code == 2
    assert told in error
    assert error.count("\n") == 1


def test_a_key_of_another_certificate_is_refused(files: Files, tmp_path: Path) -> None:
    certificate, other = files.certificate("one", "a.example")[0], files.certificate("two", "a.example")[1]
    arguments = ("--no-token", "--tls-cert", str(certificate), "--tls-key", str(other))
    code, error = exit_of(write_backend(tmp_path / "b"), *arguments, listen="127.0.0.1:0")

    assert code == 2
    assert "are not a certificate and its key" in error


def test_tls_on_a_unix_socket_is_refused(files: Files, tmp_path: Path) -> None:
    code, error = exit_of(write_backend(tmp_path / "b"), *map(str, flags(files.certificate("u", "a.example"))))

    assert (code, error) == (
        2,
        "graphnet_server: TLS is for TCP addresses: leave out --tls-cert, or listen on HOST:PORT\n",
    )


def test_probes_need_neither_tls_nor_token(tmp_path: Path, files: Files) -> None:
    """The address for health checks needs neither TLS nor a token. It refuses every method except the health check."""
    probed, pair = free_address(), files.certificate("probed", "127.0.0.1")
    with (
        serving(tmp_path, *flags(pair), "--tls-client-ca", files.ca, "--health-listen", probed),
        grpc.insecure_channel(probed) as channel,
    ):
        check = channel.unary_unary("/grpc.health.v1.Health/Check")
        assert check(b"", timeout=10) == b"\x08\x01"
        with pytest.raises(grpc.RpcError) as raised:
            channel.unary_unary("/graphnet.worker.v1.WorkerService/GetInfo")(b"", timeout=10)
    assert raised.value.code() is grpc.StatusCode.UNIMPLEMENTED

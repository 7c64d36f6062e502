"""Tests that all escapes from a container are refused, and that the worker continues to serve.

A sample in the mesh tries every escape. Each harmless escape must work in an unconfined container; otherwise its
refusal in the mesh would prove nothing.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import socket
import subprocess
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import attacks
import pytest
from compose import QUICK, ROOT, Mesh, eventually, inspect, run
from planted_sample import write_sample

pytestmark = pytest.mark.timeout(600)

CODE = Path(__file__).parent / "escapes.py"
ATTACKS_PAGE = ROOT / "docs" / "why" / "attacks.md"
BASE = "graphnet/nope:0.1.0-cpu"
NETWORK = "graphnet-test-neighbour"
SECRET = "graphnet-test-secret"
#: The body of the sample's forward, which tries one escape in its first call, but not on the worker of the reference,
#: which must give outputs.
BODY = """if not hasattr(self, "tried") and 'name = "nope"' in open("/opt/graphnet/backend/backend.toml").read():
    self.tried = True
    attempt({name!r}, {targets!r})
return (x + 1,)"""
LISTEN = "import socket; s = socket.create_server(('0.0.0.0', 9000)); [s.accept() for _ in iter(int, 1)]"

#: Escapes that end the sample, because the kernel kills it when its container's memory is exhausted.
DEADLY = {"fill_shared", "exceed_memory"}
REFUSED = (
    *("dns", "tcp_to_host", "tcp_to_neighbour", "write_root", "write_to_another_worker"),
    *("read_another_workers_outputs", "docker_socket", "setuid_or_mount", "fork_bomb", "fill_disk", "fill_shared"),
    *("exceed_memory", "reach_server"),
)
#: The escapes that the suite also tries in an unconfined container, where they must succeed. They do no harm there.
CONTROLS = (
    *("dns", "tcp_to_host", "tcp_to_neighbour", "write_root", "docker_socket", "setuid_or_mount"),
    *("write_to_another_worker", "read_another_workers_outputs", "reach_server"),
)


@dataclass
class Listeners:
    """Sockets that the test suite opens on this host as targets for the escapes, and the connections to them."""

    host: str
    host_port: int
    dns_port: int
    neighbour: str
    heard: list[str] = field(default_factory=list)


@pytest.fixture(scope="module")
def listeners(mesh: Mesh) -> Iterator[Listeners]:
    with contextlib.suppress(AssertionError):
        run(["docker", "network", "create", NETWORK])
    beside = run(
        ["docker", "run", "--detach", "--network", NETWORK, "--entrypoint", "python3", BASE, "-c", LISTEN]
    ).strip()
    settings = inspect(beside)["NetworkSettings"]["Networks"][NETWORK]
    with socket.create_server((settings["Gateway"], 0)) as tcp, socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp:
        udp.bind((settings["Gateway"], 0))
        found = Listeners(settings["Gateway"], tcp.getsockname()[1], udp.getsockname()[1], settings["IPAddress"])
        for name, wait in (("tcp", lambda: tcp.accept()[0].close()), ("udp", lambda: udp.recvfrom(512))):
            threading.Thread(target=_listen, args=(found, name, wait), daemon=True).start()
        try:
            yield found
        finally:
            run(["docker", "rm", "--force", beside])
            run(["docker", "network", "rm", NETWORK])


def _listen(found: Listeners, name: str, wait: Any) -> None:
    with contextlib.suppress(OSError):
        while True:
            wait()
            found.heard.append(name)


@pytest.fixture
def targets(mesh: Mesh, listeners: Listeners) -> Iterator[dict[str, Any]]:
    shared = Path(mesh.environment["GRAPHNET_MESH"])
    secret = shared / "workers" / "eager" / "outputs" / SECRET
    secret.write_text("nobody's business")
    yield {
        "host": listeners.host,
        "host_port": listeners.host_port,
        "dns_port": listeners.dns_port,
        "neighbour": listeners.neighbour,
        "neighbour_port": 9000,
        "name": "localhost.graphnet.invalid",
        "shared": str(shared),
        "secret": SECRET,
        "processes": 2000,
        "disk_bytes": 6 << 30,
        "memory_bytes": 6 << 30,
    }
    secret.unlink(missing_ok=True)


@pytest.mark.parametrize("name", REFUSED)
def test_refused(mesh: Mesh, listeners: Listeners, targets: dict[str, Any], tmp_path: Path, name: str) -> None:
    listeners.heard.clear()
    before = mesh.inspect("nope")
    prelude = CODE.read_text().replace("from __future__ import annotations\n", "")
    sample = write_sample(tmp_path / "samples" / name, BODY.format(name=name, targets=targets), prelude)
    result = mesh.bench(tmp_path / "run", "--backend", "nope", "--samples", str(sample), *QUICK, "--timeout", "60")
    row = result.row(name)
    assert listeners.heard == []
    if name in DEADLY:
        assert row["outcome"] in ("CRASHED", "OUT_OF_MEMORY"), (row["outcome"], row["message"])
        assert "ESCAPE" not in (row["log"] or "")
    else:
        assert escaped(row["log"]) == [], row["log"]
    _serves_on(mesh, before, tmp_path)


@pytest.mark.parametrize("delay_s", [0.0, 0.003, 0.02])
def test_outputs_that_a_sample_changes_cost_its_own_row(
    mesh: Mesh, targets: dict[str, Any], tmp_path: Path, delay_s: float
) -> None:
    """The command line reads files that a container can change, and must nevertheless finish, with a row."""
    before = mesh.inspect("nope")
    prelude = CODE.read_text().replace("from __future__ import annotations\n", "")
    body = BODY.format(name="change_outputs", targets={**targets, "delay_s": delay_s})
    sample = write_sample(tmp_path / "samples" / "change_outputs", body, prelude)
    result = mesh.bench(tmp_path / "run", "--backend", "nope", "--samples", str(sample), *QUICK, "--timeout", "30")
    row = result.row("change_outputs")
    assert row["outcome"] in ("OK", "WORKER_LOST", "CRASHED", "RUNTIME_ERROR"), (row["outcome"], row["message"])
    _serves_on(mesh, before, tmp_path)


@pytest.fixture(scope="module")
def attacked(
    mesh: Mesh, listeners: Listeners, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, list[str]]]:
    """Let one sample in the mesh try every attack of testkit/attacks.py. Yield the ways of each attack that worked."""
    shared, folder = Path(mesh.environment["GRAPHNET_MESH"]), tmp_path_factory.mktemp("attacks")
    secret = shared / "workers" / "eager" / "outputs" / SECRET
    secret.write_text("nobody's business")
    name, libc = f"graphnet-test-{os.getpid()}", ctypes.CDLL(None)
    segment = libc.shmget(os.getpid(), 4096, 0o1600)
    sockets = [str(path) for path in shared.rglob("*") if path.is_socket()]
    targets = {
        "secrets": [str(secret), f"/outputs/../../eager/outputs/{SECRET}", f"/proc/1/root{secret}"],
        "folders": [str(shared), str(Path.home()), "/locks"],
        "canaries": ["/opt/graphnet/backend/adapter.py", "/etc/passwd"],
        "new": ["/escaped", "/etc/escaped", "/inputs/escaped", f"{secret}-new"],
        "ports": [(listeners.host, listeners.host_port), (listeners.neighbour, 9000)],
        "sockets": ["/var/run/docker.sock", "/run/docker.sock", *sockets],
        "abstract": [name],
        "pids": [1],
        "address": 0x400000,
        "locks": ["/locks/working.lock"],
        "shared": name,
        "segment": os.getpid(),
        "left_segment": os.getpid() + (1 << 24),
        "memory_bytes": 3 << 30,
    }
    body = BODY.replace("attempt({name!r}, {targets!r})", "attempt({targets!r})").format(targets=targets)
    sample = write_sample(folder / "samples" / "attacks", body, Path(attacks.__file__).read_text())
    before = mesh.inspect("nope")
    try:
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind("\0" + name)
            listener.listen()
            row = mesh.bench(folder / "run", "--backend", "nope", "--samples", str(sample), *QUICK).row("attacks")
        yield attacks.worked(row["log"])
    finally:
        libc.shmctl(segment, 0, None)
        secret.unlink(missing_ok=True)
    _serves_on(mesh, before, folder)


@pytest.mark.parametrize("row", attacks.rows_of(ATTACKS_PAGE.read_text()), ids=lambda row: row[0])
def test_an_attack_is_refused_as_the_page_says(attacked: dict[str, list[str]], row: list[str]) -> None:
    name, _, _, in_a_container, *_ = row
    if in_a_container == "refused":
        assert attacked[name] == []
    else:
        assert in_a_container.startswith("works: ")


def _processes(mesh: Mesh) -> list[str]:
    """Return a line of ``docker top`` for each process in the container of backend nope, without the heading."""
    return run(["docker", "top", mesh.container("nope"), "-eo", "pid,comm"]).splitlines()[1:]


def _serves_on(mesh: Mesh, before: dict[str, Any], tmp_path: Path) -> None:
    """Assert that the server was not restarted, the sample left nothing behind, and the next sample is right."""
    after = mesh.inspect("nope")
    assert after["State"]["StartedAt"] == before["State"]["StartedAt"], "the server did not live through it"
    shared = Path(mesh.environment["GRAPHNET_MESH"]) / "workers" / "nope" / "outputs"
    assert eventually(lambda: not list(shared.iterdir()), 5), list(shared.iterdir())
    # The server, its two zygotes (which fork sample processes, with and without the compiler), and for a moment the
    # container's health check remain.
    assert eventually(lambda: len(_processes(mesh)) <= 3, 10), _processes(mesh)
    dlrm = str(ROOT / "samples/torch/dlrm")
    row = mesh.bench(tmp_path / "next", "--backend", "nope", "--samples", dlrm, *QUICK).row("dlrm")
    assert row["outcome"] == "OK", (row["outcome"], row["message"])


@pytest.mark.parametrize("name", CONTROLS)
def test_it_works_where_nothing_refuses(mesh: Mesh, targets: dict[str, Any], name: str) -> None:
    shared = targets["shared"]
    command = ["docker", "run", "--rm", "--security-opt", "seccomp=unconfined", "--user", "0:0", "--network", NETWORK]
    command += ["--volume", f"{CODE}:/escapes.py:ro", "--volume", "/var/run/docker.sock:/var/run/docker.sock"]
    command += ["--volume", f"{shared}:{shared}", "--add-host", f"{targets['name']}:127.0.0.1"]
    command += ["--entrypoint", "python3", BASE, "/escapes.py", name, json.dumps(targets)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    if name == "reach_server":
        assert "ESCAPE" not in done.stdout or escaped(done.stdout)
    else:
        assert escaped(done.stdout), (done.stdout, done.stderr)
    (Path(shared) / "workers" / "eager" / "outputs" / "escaped").unlink(missing_ok=True)


def escaped(text: str | None) -> list[str]:
    """Return the ways of escaping that worked. They are read from the only line of ``text`` that begins with ESCAPE."""
    (line,) = [line for line in (text or "").splitlines() if line.startswith("ESCAPE ")]
    worked: list[str] = json.loads(line.removeprefix("ESCAPE "))["worked"]
    return worked

"""Tests of workers without a network: what a program that runs there can still reach."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from graphnet_server.host.isolation import has_network

#: Isolates itself if its first argument says so, and then reports what it reaches of its arguments: a port on this
#: host, a Unix socket, an abstract socket, and a directory.
PROGRAM = """
import os, socket, sys
from graphnet_server.host.isolation import has_network, isolate
isolated, port, path, name, folder, visible, uid = sys.argv[1:]
# The other user may not read the files of this Python, so import everything now.
open("/dev/null", encoding="ascii").close()
if int(uid):
    os.setgid(int(uid))
    os.setuid(int(uid))
    # A process that has changed its user may not write its own files in /proc, unless it allows that again.
    import ctypes
    ctypes.CDLL(None).prctl(4, 1)
if isolated == "yes":
    isolate([folder, "/does/not/exist"])
reached, user = [], os.getuid()
def reaches(what, family, address):
    with socket.socket(family) as client:
        client.settimeout(20)
        try:
            client.connect(address)
            reached.append(what)
        except OSError:
            pass
reaches("port", socket.AF_INET, ("127.0.0.1", int(port)))
reaches("visible", socket.AF_UNIX, visible)
reaches("hidden", socket.AF_UNIX, path)
reaches("abstract", socket.AF_UNIX, chr(0) + name)
if os.listdir(folder):
    reached.append("files")
try:
    open(os.path.join(folder, "new"), "w").close()
    reached.append("writes")
except OSError:
    pass
if has_network():
    reached.append("network")
# Try to undo the isolation, as root of the host could: uncover the folder, and enter the host's namespaces.
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
if isolated == "yes":
    if libc.umount2(folder.encode(), 2) == 0:
        reached.append("uncovers")
    try:
        if libc.setns(os.open("/proc/%d/ns/net" % os.getppid(), os.O_RDONLY), 0) == 0:
            reached.append("enters")
    except OSError:
        pass
    try:
        os.listdir("/proc/%d/root" % os.getppid())
        reached.append("root")
    except OSError:
        pass
    if libc.unshare(0x10000000) == 0 and libc.umount2(folder.encode(), 2) == 0:
        reached.append("nests")
print(" ".join(reached), user)
"""


@pytest.fixture
def listeners(tmp_path: Path) -> Iterator[list[str]]:
    """Listening sockets of this host, and a directory with files, as arguments of PROGRAM."""
    hidden, visible = tmp_path / "hidden", tmp_path / "v.sock"
    hidden.mkdir()
    name = f"graphnet-test-{os.getpid()}"
    addresses = [
        (socket.AF_INET, ("127.0.0.1", 0)),
        (socket.AF_UNIX, str(hidden / "h.sock")),
        (socket.AF_UNIX, "\0" + name),
        (socket.AF_UNIX, str(visible)),
    ]
    made = []
    for family, address in addresses:
        server = socket.socket(family)
        server.bind(address)
        server.listen()
        made.append(server)
    for path in (*tmp_path.parents, tmp_path, hidden, hidden / "h.sock", visible):
        if path.is_relative_to(tmp_path.parents[2]):
            path.chmod(0o777)
    yield [str(made[0].getsockname()[1]), str(hidden / "h.sock"), name, str(hidden), str(visible)]
    for server in made:
        server.close()


def reached(listeners: list[str], isolated: str, uid: int) -> tuple[set[str], int]:
    # Another user cannot read this checkout everywhere, so the module is given as text.
    source = (Path(__file__).parents[2] / "worker" / "graphnet_server" / "host" / "isolation.py").read_text()
    source = source.partition("\ndef main(")[0]
    program = PROGRAM.replace("from graphnet_server.host.isolation import has_network, isolate\n", source)
    program = program.replace("from __future__ import annotations\n", "")
    command = [sys.executable, "-c", program, isolated, *listeners, str(uid)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
    assert done.returncode == 0, done.stderr
    *found, user = done.stdout.split()
    return set(found), int(user)


@pytest.mark.parametrize("uid", [0, 65534])
def test_an_isolated_process_reaches_only_sockets_that_are_not_hidden(listeners: list[str], uid: int) -> None:
    """As root and, in a user namespace, as another user. Without isolation, the same program reaches everything."""
    if os.getuid() != 0:
        pytest.skip("only root can start a process of another user")
    found, user = reached(listeners, "yes", uid)
    # The kernel makes rooms for samples only if root has another id.
    assert (found, user) == ({"visible"}, uid or 1000)
    everything = {"port", "visible", "hidden", "abstract", "files", "writes", "network"}
    assert reached(listeners, "no", uid)[0] == everything


def test_a_hidden_file_is_empty(tmp_path: Path) -> None:
    token = tmp_path / "token"
    token.write_text("secret")
    path = repr(str(token))
    program = f"from graphnet_server.host.isolation import isolate; isolate([{path}]); print(open({path}).read())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    if "cannot be made here" in done.stderr:
        pytest.skip("this machine allows no user namespace")
    assert (done.returncode, done.stdout) == (0, "\n"), done.stderr
    assert token.read_text() == "secret"


def test_this_host_has_a_network() -> None:
    assert has_network()


def test_a_worker_that_may_not_isolate_itself_does_not_start() -> None:
    """A kernel that refuses: the limit of network namespaces of a user namespace is 0."""
    program = (
        "import ctypes, os, sys\n"
        "libc = ctypes.CDLL(None, use_errno=True)\n"
        "assert libc.unshare(0x10000000) == 0\n"
        "open('/proc/sys/user/max_net_namespaces', 'w').write('0')\n"
        "from graphnet_server.host.isolation import main\n"
        "sys.exit(main([sys.executable, '-c', 'print(1)']))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    if "AssertionError" in done.stderr or "Permission" in done.stderr:
        pytest.skip("this machine allows no user namespace")
    assert (done.returncode, done.stdout) == (3, ""), done.stderr
    assert "samples cannot be isolated: a network namespace cannot be made here" in done.stderr


def test_the_program_after_the_options_is_executed() -> None:
    hidden = ("--hide", "/does/not/exist")
    command = [sys.executable, "-m", "graphnet_server.host.isolation", *hidden, sys.executable, "-c"]
    program = "from graphnet_server.host.isolation import has_network; print(has_network())"
    done = subprocess.run([*command, program], capture_output=True, text=True, check=False)
    if "cannot be made here" in done.stderr:
        pytest.skip("this machine allows no user namespace")
    assert (done.returncode, done.stdout) == (0, "False\n"), done.stderr

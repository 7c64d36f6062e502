"""The escapes that a hostile sample tries. After each escape, one JSON line with the result is printed.

This module runs inside a sample process, and in an unconfined container, to show that the escapes can work. It uses
only Python 3.8's standard library. ``attempt(name, targets)`` prints the ways of an escape that worked; none means
refused.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import mmap
import os
import signal
import socket
import struct
import sys
import time

MS_BIND = 4096
CLONE_NEWUSER, CLONE_NEWNS = 0x10000000, 0x00020000
PTRACE_ATTACH = 16
GIB = 1 << 30
QUERY = b"\x12\x34\x01\x00\x00\x01\x00\x00\x00\x00\x00\x00\x08graphnet\x07invalid\x00\x00\x01\x00\x01"


def dns(targets):
    """Ask the configured resolver for a name, and send a query to the test suite's own name server."""
    ways = []
    with contextlib.suppress(OSError):
        socket.getaddrinfo(targets["name"], 80)
        ways.append("a name was resolved")
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as question:
        question.sendto(QUERY, (targets["host"], targets["dns_port"]))
        ways.append("a question was sent")
    return ways


def tcp_to_host(targets):
    return _reached(targets["host"], targets["host_port"])


def tcp_to_neighbour(targets):
    return _reached(targets["neighbour"], targets["neighbour_port"])


def _reached(host, port):
    ways = []
    with contextlib.suppress(OSError), socket.create_connection((host, port), 3) as connection:
        connection.sendall(b"hello")
        ways.append(f"{host}:{port} was reached")
    # Network name spaces do not confine vsock sockets to the hypervisor.
    with contextlib.suppress(OSError), socket.socket(40, socket.SOCK_STREAM):
        ways.append("a socket to the hypervisor was made")
    return ways


def write_root(targets):
    ways = []
    for path in ("/escaped", "/etc/escaped", "/usr/bin/escaped", "/opt/graphnet/backend/adapter.py", "/inputs/escaped"):
        with contextlib.suppress(OSError), open(path, "ab"):
            ways.append(f"{path} was opened for writing")
    return ways


def write_to_another_worker(targets):
    ways = []
    for base in (targets["shared"], "/outputs/../../eager/outputs", "/proc/1/root" + targets["shared"], "/inputs/.."):
        for folder in (base, base + "/workers/eager/outputs", base + "/eager/outputs"):
            with contextlib.suppress(OSError), open(folder + "/escaped", "ab"):
                # A write to / or /outputs is not an escape, because these are this worker's own directories.
                if os.path.realpath(folder) not in ("/", "/outputs"):
                    ways.append(f"{folder} was opened for writing")
    return ways


def read_another_workers_outputs(targets):
    ways = []
    for folder, _, names in os.walk("/"):
        if targets["secret"] in names:
            ways.append("it was found in " + folder)
    for root in (targets["shared"], "/proc/1/root" + targets["shared"]):
        with contextlib.suppress(OSError), open(root + "/workers/eager/outputs/" + targets["secret"], "rb"):
            ways.append("it was opened below " + root)
    return ways


def docker_socket(targets):
    ways = []
    for path in ("/var/run/docker.sock", "/run/docker.sock", "/proc/1/root/var/run/docker.sock"):
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as connection:
            connection.connect(path)
            ways.append(path + " answered")
    return ways


def setuid_or_mount(targets):
    ways = []
    libc = ctypes.CDLL(None, use_errno=True)
    with contextlib.suppress(OSError):
        os.setuid(0)
        ways.append("became root")
    if libc.mount(b"/tmp", b"/mnt", b"none", MS_BIND, None) == 0:
        ways.append("mounted")
    if libc.unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0:
        ways.append("entered a user namespace of its own")
    with contextlib.suppress(OSError):
        os.chroot("/tmp")
        ways.append("changed its root")
    return ways


def fork_bomb(targets):
    """Fork children that never exit, until the kernel refuses another fork."""
    started = 0
    with contextlib.suppress(OSError):
        while started < targets["processes"]:
            if os.fork() == 0:
                signal.pause()
                os._exit(0)
            started += 1
    return [f"{started} processes at once"] if started >= targets["processes"] else []


def fill_disk(targets):
    """Fill every writable directory, except those shared with the host: their files use memory (``fill_shared``)."""
    written = {}
    block = b"x" * (1 << 24)
    for folder in ("/tmp", "/cache", "/dev/shm", "/var/tmp", "/run"):
        path, size = folder + "/filled", 0
        with contextlib.suppress(OSError), open(path, "wb", buffering=0) as file:
            while size < targets["disk_bytes"]:
                size += file.write(block)
        written[folder] = size
        with contextlib.suppress(OSError):
            os.unlink(path)
    return [f"{size} bytes in {name}" for name, size in written.items() if size >= targets["disk_bytes"]]


def fill_shared(targets):
    """Fill the directories that are shared with the host. The kernel kills the sample before this function returns."""
    block, size = b"x" * (1 << 24), 0
    for number in range(1 << 20):
        with open(f"/outputs/trash-{number}", "wb", buffering=0) as file:
            size += file.write(block)
        if size >= targets["disk_bytes"]:
            return [f"{size} bytes in /outputs"]
    return []


def exceed_memory(targets):
    """Fill shared anonymous memory until the kernel kills the sample. A limit on one process ignores such memory."""
    held = mmap.mmap(-1, targets["memory_bytes"], flags=mmap.MAP_SHARED | mmap.MAP_ANONYMOUS)
    for offset in range(0, targets["memory_bytes"], 4096):
        held[offset] = 1
    return ["all of it at once"]


def reach_server(targets):
    """Try to read, trace and signal the server, and to signal each of its threads."""
    ways = []
    libc = ctypes.CDLL(None, use_errno=True)
    with contextlib.suppress(OSError), open("/proc/1/mem", "r+b", buffering=0):
        ways.append("its memory was opened")
    with contextlib.suppress(OSError):
        os.listdir("/proc/1/fd")
        ways.append("its descriptors were listed")
    if libc.ptrace(PTRACE_ATTACH, 1, None, None) == 0:
        ways.append("it was traced")
    here = ctypes.create_string_buffer(8)
    local, remote = struct.pack("QQ", ctypes.addressof(here), 8), struct.pack("QQ", 0x400000, 8)
    if libc.process_vm_readv(1, local, 1, remote, 1, 0) > 0:
        ways.append("its memory was read")
    threads = []
    with contextlib.suppress(OSError):
        threads = [int(name) for name in os.listdir("/proc/1/task")]
    for number in (signal.SIGSTOP, signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGUSR1, signal.SIGKILL):
        for pid in (1, *threads):
            with contextlib.suppress(OSError):
                os.kill(pid, number)
    # The test suite checks whether the server survived the signals.
    return ways


def change_outputs(targets):
    """Start a process that empties each outputs file and then replaces the file by a pipe. Do not wait for the process.

    It has a session of its own, so the server does not stop it between commands. If the command line on the host mapped
    an emptied file, it would be killed. If it opened a pipe, it would wait for ever.
    """
    if os.fork():
        return []
    os.setsid()
    end = time.monotonic() + 5
    while time.monotonic() < end:
        for name in os.listdir("/outputs"):
            path = "/outputs/" + name
            with contextlib.suppress(OSError):
                size = os.stat(path).st_size
                # The server has probably announced the file, and the command line begins to read it.
                time.sleep(targets["delay_s"])
                if size:
                    os.truncate(path, 0)
                os.unlink(path)
                os.mkfifo(path)
        time.sleep(0.0005)
    os._exit(0)


ESCAPES = {
    function.__name__: function
    for function in (
        *(dns, tcp_to_host, tcp_to_neighbour, write_root, write_to_another_worker, read_another_workers_outputs),
        *(docker_socket, setuid_or_mount, fork_bomb, fill_disk, fill_shared, exceed_memory, reach_server),
        change_outputs,
    )
}


def attempt(name, targets):
    """Try one escape and print which of its ways worked."""
    print("ESCAPE " + json.dumps({"name": name, "worked": ESCAPES[name](targets)}), flush=True)


if __name__ == "__main__":
    wanted, known = sys.argv[1], json.loads(sys.argv[2])
    attempt(wanted, known)

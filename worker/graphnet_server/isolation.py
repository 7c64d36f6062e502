"""Takes the network and some directories of the host away from a worker and from the samples that it runs.

A cluster's daemons listen on ports and Unix sockets of the same host, and execute the code that they are sent. A sample
is somebody's program, so it must not reach them.

Run as a module, this file isolates itself and then becomes another program: ``python -m graphnet_server.isolation
[--hide PATH]... PROGRAM ARGUMENT...``. The program cannot do it itself, because libraries start threads when they are
imported.
"""

from __future__ import annotations

import ctypes
import os
import sys
from typing import List, Sequence

_CLONE_NEWNS = 0x00020000
_CLONE_NEWUSER = 0x10000000
_CLONE_NEWNET = 0x40000000
_MS_RDONLY = 1
_MS_NOSUID = 2
_MS_NODEV = 4
_MS_BIND = 0x1000
_MS_REC = 0x4000
_MS_PRIVATE = 0x40000
_PR_CAPBSET_DROP = 24
_PR_SET_NO_NEW_PRIVS = 38
_CAPABILITY_VERSION_3 = 0x20080522


class IsolationError(Exception):
    """The kernel, or the container in which this process runs, does not allow isolation."""


def isolate(hidden: Sequence[str]) -> None:
    """Move this process to a network namespace of its own, without a network, and hide files from it.

    Processes that it starts later are in the same namespaces. Unix sockets in directories that are not hidden work as
    before, so callers on this host reach the worker. The process must have one thread only.

    The process keeps its user's id in a user namespace of its own, and gives up every capability there. So it can
    neither uncover what is hidden nor enter the namespaces of the host's processes, even as root.

    Args:
        hidden: directories and files that are empty from now on. Those that do not exist are left out.

    Raises:
        IsolationError: the process may not do this.
    """
    libc = ctypes.CDLL(None, use_errno=True)
    uid, gid = os.geteuid(), os.getegid()
    if libc.unshare(_CLONE_NEWUSER | _CLONE_NEWNET | _CLONE_NEWNS) != 0:
        raise IsolationError(_reason("a network namespace cannot be made"))
    _write("/proc/self/setgroups", "deny")
    _write("/proc/self/uid_map", "%d %d 1" % (uid, uid))
    _write("/proc/self/gid_map", "%d %d 1" % (gid, gid))
    if libc.mount(b"none", b"/", None, _MS_REC | _MS_PRIVATE, None) != 0:
        raise IsolationError(_reason("a mount namespace cannot be made"))
    for name in hidden:
        path = os.path.realpath(name)
        if os.path.isdir(path):
            flags = _MS_RDONLY | _MS_NOSUID | _MS_NODEV
            result = libc.mount(b"tmpfs", os.fsencode(path), b"tmpfs", flags, b"size=4k,mode=0500")
        elif os.path.exists(path):
            result = libc.mount(b"/dev/null", os.fsencode(path), None, _MS_BIND, None)
        else:
            continue
        if result != 0:
            raise IsolationError(_reason("%s cannot be hidden" % path))
    _drop_capabilities(libc)


def _drop_capabilities(libc: ctypes.CDLL) -> None:
    """Give up every capability for good, also those that root gets when it executes a program."""
    capability = 0
    while libc.prctl(_PR_CAPBSET_DROP, capability, 0, 0, 0) == 0:
        capability += 1
    header = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION_3, 0)
    none = (ctypes.c_uint32 * 6)()
    if libc.capset(header, none) != 0 or libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0:
        raise IsolationError(_reason("privileges cannot be given up"))


def has_network() -> bool:
    """Return whether this process has a network interface beside the loopback interface, or a loopback that is up."""
    try:
        with open("/proc/self/net/dev", encoding="ascii") as file:
            names = [line.partition(":")[0].strip() for line in file if ":" in line]
        # The loopback interface of a new namespace is down, and then it has no address in this file.
        with open("/proc/self/net/fib_trie", encoding="ascii") as file:
            addresses = file.read()
    except OSError:
        return True
    return any(name != "lo" for name in names) or "127.0.0.1" in addresses


def _reason(what: str) -> str:
    return "%s here: %s" % (what, os.strerror(ctypes.get_errno()))


def _write(path: str, text: str) -> None:
    try:
        with open(path, "w", encoding="ascii") as file:
            file.write(text)
    except OSError as error:
        raise IsolationError("%s cannot be written: %s" % (path, error.strerror)) from error


def main(arguments: List[str]) -> int:
    """Isolate this process, and then execute a program. Return 3 if this host does not allow isolation."""
    hidden = []
    while arguments[:1] == ["--hide"]:
        hidden.append(arguments[1])
        arguments = arguments[2:]
    try:
        isolate(hidden)
    except IsolationError as error:
        print("graphnet_server: samples cannot be isolated: %s" % error, file=sys.stderr)
        return 3
    return os.execv(arguments[0], arguments)  # noqa: S606 - no shell is involved


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

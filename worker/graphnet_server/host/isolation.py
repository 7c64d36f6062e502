"""Takes the network and some directories of the host away from a worker and from the samples that it runs.

A cluster's daemons listen on ports and Unix sockets of the same host, and execute the code that they are sent. A sample
is somebody's program, so it must not reach them.

``python -m graphnet_server.host.isolation [--hide PATH]... PROGRAM ARGUMENT...`` isolates itself and then becomes
another program, which cannot do it itself, because libraries start threads when they are imported.
"""

from __future__ import annotations

import os
import sys
from typing import List, Sequence

from graphnet_runner.rooms import (
    CLONE_NEWNET,
    CLONE_NEWNS,
    CLONE_NEWUSER,
    MS_BIND,
    MS_NODEV,
    MS_NOSUID,
    MS_PRIVATE,
    MS_RDONLY,
    MS_REC,
    RoomError,
    drop_capabilities,
    forbidding_setting,
    map_user,
    mount,
    unshare,
)

#: The id of root and of its group in an isolated process.
_ROOT_INSIDE = 1000


def isolate(hidden: Sequence[str]) -> None:
    """Move this process to a network namespace of its own, without a network, and hide files from it.

    The files and directories ``hidden`` are empty from now on. Unix sockets elsewhere work as before, so callers on
    this host reach the worker. Processes that it starts later are in the same namespaces. It must have one thread only.

    The process keeps its user in a user namespace of its own, and gives up every capability there. So it can neither
    uncover what is hidden nor enter the namespaces of the host's processes, even as root. Root has another id there,
    because the kernel makes no further namespace, and so no room for a sample, for a root without capabilities. Raise
    RoomError if the process may not do this.
    """
    uid, gid = os.geteuid(), os.getegid()
    try:
        unshare(CLONE_NEWUSER | CLONE_NEWNET | CLONE_NEWNS)
    except RoomError as error:
        raise RoomError("a network namespace cannot be made here: %s" % error) from error
    map_user(uid or _ROOT_INSIDE, uid, gid or _ROOT_INSIDE, gid)
    mount("none", "/", None, MS_REC | MS_PRIVATE)
    for name in hidden:
        path = os.path.realpath(name)
        if os.path.isdir(path):
            mount("tmpfs", path, "tmpfs", MS_RDONLY | MS_NOSUID | MS_NODEV, "size=4k,mode=0500")
        elif os.path.exists(path):
            mount("/dev/null", path, None, MS_BIND)
    drop_capabilities()


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


def main(arguments: List[str]) -> int:
    """Isolate this process, and then execute a program. Return 3 if this host does not allow isolation."""
    hidden = []
    while arguments[:1] == ["--hide"]:
        hidden.append(arguments[1])
        arguments = arguments[2:]
    try:
        isolate(hidden)
    except RoomError as error:
        print("graphnet_server: samples cannot be isolated: %s%s" % (error, forbidding_setting()), file=sys.stderr)
        return 3
    return os.execv(arguments[0], arguments)  # noqa: S606 - no shell is involved


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

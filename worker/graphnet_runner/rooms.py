"""Makes the room of a sample process: namespaces in which it sees and changes only what is its own.

This file is also a program, the room maker. A zygote starts it in a bare interpreter, because a fork of a small process
takes 1 ms, and a fork of a zygote 20 to 40 ms. For each request it gives away one room, with a first process that does
nothing, and makes the next one in advance. A room ends, with all of its processes, when the zygote closes its end of
the room's socket or has ended.

In a room, the whole file system is read-only, but for a process's own folder in /proc. There are a private /tmp,
/dev/shm and /dev, no network, and no other processes. Homes, sockets and other directories are hidden, except for the
paths that the request shows again.
"""

from __future__ import annotations

import contextlib
import ctypes
import glob
import json
import os
import signal
import socket
import sys
from array import array
from typing import Any, Dict, List, Optional, Sequence, Tuple

CLONE_NEWNS = 0x00020000
CLONE_NEWIPC = 0x08000000
CLONE_NEWUSER = 0x10000000
CLONE_NEWPID = 0x20000000
CLONE_NEWNET = 0x40000000
MS_RDONLY, MS_NOSUID, MS_NODEV, _MS_NOEXEC, _MS_REMOUNT = 1, 2, 4, 8, 32
MS_BIND, MS_REC, MS_PRIVATE = 0x1000, 0x4000, 0x40000
#: The numbers of system calls that are equal on all processors of today.
_SYS_PIDFD_SEND_SIGNAL, _SYS_PIDFD_OPEN, _SYS_MOUNT_SETATTR = 424, 434, 442
_RDONLY, _NODEV = 1, 4
_AT_FDCWD = -100
_AT_RECURSIVE = 0x8000
_PR_CAPBSET_DROP = 24
_PR_SET_CHILD_SUBREAPER = 36
_PR_SET_NO_NEW_PRIVS = 38
_CAPABILITY_VERSION_3 = 0x20080522
#: The private /tmp, /var/tmp and /dev/shm of a room. They occupy memory only as far as they are filled. ``_limit`` sets
#: their size, which is half of the machine's memory before.
_TEMPORARY = "mode=1777"
#: A file system with fewer free bytes is full.
_LEAST_ROOM = 1 << 20
_EMPTY = "size=1m,mode=755"
#: The devices that a sample process may use, as patterns below /dev: harmless ones, and accelerators.
_DEVICES = (
    *("null", "zero", "full", "random", "urandom", "tty"),
    *("nvidia*", "dri", "kfd", "dxg", "accel", "davinci*", "infiniband"),
)
_SHARED_MEMORY = "/dev/shm"  # noqa: S108
_TEMPORARY_FOLDERS = ("/tmp", "/var/tmp")  # noqa: S108 - these are replaced by private folders
#: Hidden for every sample: homes, the sockets of the host's services, and files that only root may read.
_ALWAYS_HIDDEN = ("/home", "/root", "/run", "/var/run", "/mnt/wslg", "/etc/shadow", "/etc/gshadow", "/etc/ssh")
#: In hidden folders, but needed: the libraries of NixOS, and the default folder of CUDA's MPS.
_ALWAYS_SHOWN = ("/run/opengl-driver", "/run/current-system", "/tmp/nvidia-mps")  # noqa: S108
#: Folders that are never hidden as a user's home: without them, no program runs.
_SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc", "/proc", "/sys", "/dev", "/opt", "/nix")
_MOST_BYTES = 1 << 20
#: The kernel's settings that forbid namespaces, with the values that do so, and whether they forbid them to root, too.
FORBIDDING = (
    ("/proc/sys/user/max_user_namespaces", "0", True),
    ("/proc/sys/kernel/unprivileged_userns_clone", "0", False),
    ("/proc/sys/kernel/apparmor_restrict_unprivileged_userns", "1", False),
)

_libc = ctypes.CDLL(None, use_errno=True)
#: The room of this process, by its first process. A list, because the seal regards a new value as one of the sample.
_entered: List[int] = []


class RoomError(Exception):
    """The kernel, or the container in which this process runs, allows no room."""


def unshare(flags: int) -> None:
    """Move this process to new namespaces. Raises RoomError."""
    _check(_libc.unshare(flags), "namespaces cannot be made")


def enter(pid: int) -> None:
    """Move this process, which the zygote forked into the room's pid namespace, into the room of process ``pid``.

    It then gives up every capability for good. It must have one thread only. Raises RoomError.
    """
    kinds = (("user", CLONE_NEWUSER), ("ipc", CLONE_NEWIPC), ("net", CLONE_NEWNET), ("mnt", CLONE_NEWNS))
    _join(*((pid, name, flag) for name, flag in kinds))
    drop_capabilities()
    _entered.append(pid)


def full_folder(root: str) -> str:
    """Name a private folder of a room that is full, and its limit; empty if none is. ``root`` is the room's ``/``."""
    for path in _private_folders():
        found = full_file_system(root + path)
        if found is not None:
            limit = found.f_blocks * found.f_frsize / (1 << 20)
            return "%s is full: its files are memory of the sample, and its limit is %g MiB" % (path, limit)
    return ""


def full_file_system(path: str) -> Optional[os.statvfs_result]:
    """Describe the file system of a path, if it has no room for a file of 1 MiB; otherwise return None."""
    try:
        found = os.statvfs(path)
    except OSError:
        return None
    return found if found.f_blocks and found.f_bavail * found.f_frsize < _LEAST_ROOM else None


def full_folder_here() -> str:
    """Return the result of ``full_folder`` for the room of this process; empty if the process is in no room."""
    return full_folder("") if _entered else ""


def _private_folders() -> List[str]:
    return sorted({os.path.realpath(path) for path in (*_TEMPORARY_FOLDERS, _SHARED_MEMORY) if os.path.isdir(path)})


def _limit(memory_bytes: int) -> None:
    """Let no private folder hold more than the sample's memory limit, so that no other limit ends a sample."""
    for path in _private_folders() if memory_bytes > 0 else ():
        mount("tmpfs", path, None, _MS_REMOUNT | MS_NOSUID | MS_NODEV, "size=%d" % memory_bytes)


def fork_into(pid: int) -> None:
    """Let the next fork of this process begin in the pid namespace of process ``pid``. Raises RoomError."""
    _join((pid, "pid", CLONE_NEWPID))


def join_user_namespace(pid: int) -> None:
    """Move this process to the user namespace of process ``pid``, where it has all capabilities. Raises RoomError."""
    _join((pid, "user", CLONE_NEWUSER))


def _join(*namespaces: Tuple[int, str, int]) -> None:
    """Join namespaces, each of a process and of a kind. All are opened first, because the first one may hide others."""
    opened: List[Tuple[int, int]] = []
    try:
        for pid, name, flag in namespaces:
            opened.append((os.open("/proc/%d/ns/%s" % (pid, name), os.O_RDONLY | os.O_CLOEXEC), flag))
        for descriptor, flag in opened:
            _check(_libc.setns(descriptor, flag), "a room cannot be entered")
    finally:
        for descriptor, _ in opened:
            os.close(descriptor)


def handle_of(pid: int) -> int:
    """Return a descriptor of a process, whose id another process may get when it has ended. Raises RoomError."""
    handle = int(_libc.syscall(_SYS_PIDFD_OPEN, pid, 0))
    _check(min(handle, 0), "a room cannot be watched")
    return handle


def kill(handle: int) -> None:
    """Kill the process of a handle, if it has not ended. If it is the first one of a room, the whole room ends."""
    _libc.syscall(_SYS_PIDFD_SEND_SIGNAL, handle, int(signal.SIGKILL), None, 0)


def may_administer() -> bool:
    """Whether this process has CAP_SYS_ADMIN, as root usually has."""
    with open("/proc/self/status", encoding="ascii", errors="replace") as file:
        return any(line.startswith("CapEff:") and int(line.split()[1], 16) >> 21 & 1 for line in file)


def forbidding_setting() -> str:
    """Name the kernel's setting that forbids rooms to this process, in brackets; empty if it is none that we know."""
    for path, value, for_root in FORBIDDING:
        with contextlib.suppress(OSError), open(path, encoding="ascii") as file:
            if file.read().strip() == value and (for_root or not may_administer()):
                return " (%s is %s)" % (path[len("/proc/sys/") :].replace("/", "."), value)
    return ""


def map_user(uid: int, uid_outside: int, gid: int, gid_outside: int) -> None:
    """Give the ids that this process has outside of its new user namespace other numbers in it. Raises RoomError."""
    _write("/proc/self/setgroups", "deny")
    _write("/proc/self/uid_map", "%d %d 1" % (uid, uid_outside))
    _write("/proc/self/gid_map", "%d %d 1" % (gid, gid_outside))


def keep_own_user(uid: int, gid: int) -> None:
    """Give this process, in its new user namespace, the same ids as outside. Raises RoomError."""
    map_user(uid, uid, gid, gid)


def drop_capabilities() -> None:
    """Give up every capability for good, also those that root gets when it executes a program. Raises RoomError."""
    capability = 0
    while _libc.prctl(_PR_CAPBSET_DROP, capability, 0, 0, 0) == 0:
        capability += 1
    header, none = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION_3, 0), (ctypes.c_uint32 * 6)()
    _check(_libc.capset(header, none), "capabilities cannot be given up")
    _check(_libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "capabilities cannot be given up")


def _furnish(
    readable: Sequence[str], hidden: Sequence[str], shown_whole: Sequence[str]
) -> Tuple[Dict[str, int], List[str]]:
    """Make the room's file system. This process is the first one of new namespaces, and has all capabilities there.

    A path that is both readable and hidden is hidden, except for those in ``shown_whole``.

    Return a descriptor of each hidden folder and of ``/``, and the covers that still have to be made read-only.
    """
    mount("none", "/", None, MS_REC | MS_PRIVATE)
    shown = _opened([*readable, *shown_whole, *filter(os.path.exists, _ALWAYS_SHOWN)])
    covers = {os.path.realpath(path) for path in (*_TEMPORARY_FOLDERS, *_ALWAYS_HIDDEN, *hidden)}
    covers.difference_update(map(os.path.realpath, shown_whole))
    folders = {path: os.open(path, os.O_PATH | os.O_CLOEXEC) for path in {*covers, *hidden} if os.path.isdir(path)}
    folders["/"] = os.open("/", os.O_PATH | os.O_CLOEXEC)
    devices = [path for pattern in _DEVICES for path in sorted(glob.glob("/dev/" + pattern))]
    opened_devices = [(path, os.open(path, os.O_PATH | os.O_CLOEXEC)) for path in devices]
    _set_attributes("/", True, _RDONLY | _NODEV, recursive=True)
    _make_proc()
    _make_devices(opened_devices)
    empty: List[str] = []
    # Parents come before what is inside them.
    for path in sorted({*shown, *covers}, key=lambda one: (one.count("/"), one)):
        if path in covers and not _is_system(path):
            _cover(path, empty)
        elif path in shown and any(_is_below(path, cover) for cover in covers):
            _show(path, shown[path])
    os.chdir("/")
    return folders, empty


def _show_rows_own(folders: Dict[str, int], writable: Sequence[str], readable: Sequence[str]) -> None:
    """Show what one row has in the hidden folders, and make writable what it may write, wherever it is."""
    for path in (*readable, *writable):
        folder = max((one for one in folders if _is_below(path, one)), key=len)
        if folder == "/" and path not in writable:
            # It is not hidden.
            continue
        name = os.path.relpath(path, folder)
        _show(path, os.open(name, os.O_PATH | os.O_CLOEXEC | os.O_NOFOLLOW, dir_fd=folders[folder]))
        if path in writable:
            _set_read_only(path, False)


def _make_proc() -> None:
    try:
        mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | _MS_NOEXEC)
    except RoomError:
        # A container that hides parts of its /proc allows no other /proc. Then the room lists the processes of the
        # container, but can neither signal nor inspect them.
        return
    # Nobody in the room can make further namespaces, and get capabilities there.
    _write("/proc/sys/user/max_user_namespaces", "0")
    # A process names its threads by writing to its own folder there, and CUDA's driver does not start if it cannot. The
    # rest is read-only: what is the machine's, and the folder of the room's first process, the only one so far.
    for entry in os.scandir("/proc"):
        if not entry.is_symlink() and (entry.is_dir() or entry.stat().st_mode & 0o222):
            mount(entry.path, entry.path, None, MS_BIND)
            _set_read_only(entry.path, True)


def _opened(paths: Sequence[str]) -> Dict[str, int]:
    """Open every path that exists, under its name and under its name without links, before anything is hidden."""
    found = {}
    for path in paths:
        for name in (os.path.abspath(path), os.path.realpath(path)):
            if name not in found:
                try:
                    found[name] = os.open(name, os.O_PATH | os.O_CLOEXEC)
                except OSError as error:
                    raise RoomError("%s cannot be seen in a room: %s" % (name, error.strerror)) from error
    return found


def _make_devices(opened: Sequence[Tuple[str, int]]) -> None:
    mount("tmpfs", "/dev", "tmpfs", MS_NOSUID | _MS_NOEXEC, _EMPTY)
    for path, descriptor in opened:
        _show(path, descriptor)
        _set_attributes(path, False, _NODEV, recursive=True)
    for name, target in (("fd", "fd"), ("stdin", "fd/0"), ("stdout", "fd/1"), ("stderr", "fd/2")):
        os.symlink("/proc/self/" + target, "/dev/" + name)
    os.mkdir(_SHARED_MEMORY)
    mount("tmpfs", _SHARED_MEMORY, "tmpfs", MS_NOSUID | MS_NODEV, _TEMPORARY)
    _set_read_only("/dev", True)


def _cover(path: str, empty: List[str]) -> None:
    if os.path.isdir(path):
        is_temporary = path in map(os.path.realpath, _TEMPORARY_FOLDERS)
        mount("tmpfs", path, "tmpfs", MS_NOSUID | MS_NODEV, _TEMPORARY if is_temporary else _EMPTY)
        if not is_temporary:
            empty.append(path)
    elif os.path.exists(path):
        mount("/dev/null", path, None, MS_BIND)


def _show(path: str, descriptor: int) -> None:
    source = "/proc/self/fd/%d" % descriptor
    if not os.path.lexists(path):
        if os.path.isdir(source):
            os.makedirs(path)
        else:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY | os.O_EXCL | os.O_CLOEXEC, 0o600))
    mount(source, path, None, MS_BIND | MS_REC)


def _is_below(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip("/") + "/")


def _is_system(path: str) -> bool:
    return path == "/" or path in _SYSTEM or _is_below(path, "/usr")


def mount(source: str, target: str, kind: Any, flags: int, data: str = "") -> None:
    """Mount a file system (see mount(2)). Raises RoomError."""
    result = _libc.mount(
        os.fsencode(source), os.fsencode(target), kind and kind.encode(), ctypes.c_ulong(flags), data.encode() or None
    )
    _check(result, "%s cannot be mounted" % target)


def _set_read_only(path: str, read_only: bool, recursive: bool = False) -> None:
    _set_attributes(path, read_only, _RDONLY, recursive)


def _set_attributes(path: str, on: bool, which: int, recursive: bool = False) -> None:
    attributes = (ctypes.c_uint64 * 4)()
    attributes[0 if on else 1] = which
    flags = _AT_RECURSIVE if recursive else 0
    result = _libc.syscall(
        *(ctypes.c_long(_SYS_MOUNT_SETATTR), ctypes.c_int(_AT_FDCWD), os.fsencode(path), ctypes.c_uint(flags)),
        *(ctypes.byref(attributes), ctypes.c_size_t(ctypes.sizeof(attributes))),
    )
    _check(result, "the mount %s cannot be changed" % path)


def _write(path: str, text: str) -> None:
    try:
        with open(path, "w", encoding="ascii") as file:
            file.write(text)
    except OSError as error:
        raise RoomError("%s cannot be written: %s" % (path, error.strerror)) from error


def _check(result: int, what: str) -> None:
    if result != 0:
        raise RoomError("%s: %s" % (what, os.strerror(ctypes.get_errno())))


class _Ready:
    """A room that is furnished, but for what one row has of its own."""

    def __init__(self, base: Dict[str, List[str]]) -> None:
        self.base = base
        self.ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        self._report, reports = os.pipe()
        rows, self._row = os.pipe()
        try:
            helper = os.fork()
        except OSError:
            for descriptor in (self._report, reports, rows, self._row):
                os.close(descriptor)
            raise
        if helper == 0:
            try:
                self.ours.close()
                os.close(self._row)
                _be_first(base, theirs.fileno(), rows, reports)
            except (RoomError, OSError) as error:
                problem = str(error).replace("\n", " ").encode("utf-8", "replace")[:4000]
                os.write(reports, b"!" + problem + b"\n")
            finally:
                os._exit(1)
        theirs.close()
        os.close(reports)
        os.close(rows)

    def give(self, row: Dict[str, Any]) -> int:
        """Complete the room. Return the id of its first process. Raises RoomError."""
        try:
            with open(self._row, "w", encoding="utf-8") as file:
                json.dump(row, file)
        except BrokenPipeError:
            # Its process has ended, and the report says why.
            pass
        with open(self._report, "rb") as report:
            lines = report.read().splitlines()
        # The first process and the one that made it may report in either order.
        problems = [line[1:].decode("utf-8", "replace") for line in lines if line.startswith(b"!")]
        if problems or not lines:
            raise RoomError(problems[0] if problems else "its process ended")
        return int(lines[0])


def _be_first(base: Dict[str, List[str]], lifeline: int, rows: int, reports: int) -> None:
    """Fork the first process of a room, and report its id. Raise RoomError or OSError, in either process."""
    uid, gid = os.geteuid(), os.getegid()
    unshare(CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWPID)
    keep_own_user(uid, gid)
    pid = os.fork()
    if pid:
        os.write(reports, b"%d\n" % pid)
        os._exit(0)
    os.setsid()
    folders, empty = _furnish(base["readable"], base["hidden"], base["shown_whole"])
    with open(rows, encoding="utf-8", closefd=False) as file:
        text = file.read()
    if not text:
        # The room maker has ended.
        os._exit(0)
    row: Dict[str, Any] = json.loads(text)
    _limit(row["memory_bytes"])
    _show_rows_own(folders, row["writable"], row["readable"])
    if row["folder"]:
        os.makedirs(row["folder"], exist_ok=True)
    for path in empty:
        _set_read_only(path, True)
    drop_capabilities()
    for descriptor in map(int, os.listdir("/proc/self/fd")):
        if descriptor != lifeline:
            # One of the listed descriptors was that of the list itself.
            try:
                os.close(descriptor)
            except OSError:
                continue
    while os.read(lifeline, 1):
        continue
    os._exit(0)


def _own_user_namespace() -> None:
    """Move this process to a user namespace of its own, if it may make no room otherwise. Raises RoomError."""
    if not may_administer():
        uid, gid = os.geteuid(), os.getegid()
        unshare(CLONE_NEWUSER)
        keep_own_user(uid, gid)


def _try(pid: int) -> None:
    """Enter the room of a process as a sample does, in a process that ends. Raises RoomError."""
    report, reports = os.pipe()
    if os.fork() == 0:
        try:
            fork_into(pid)
            if os.fork() == 0:
                enter(pid)
                os.write(reports, b"ok")
            else:
                # Otherwise, the first process of the room would inherit the ended one.
                os.wait()
        except ChildProcessError:
            pass
        except (RoomError, OSError) as error:
            os.write(reports, str(error).encode("utf-8", "replace")[:4000])
        finally:
            os._exit(0)
    os.close(reports)
    with open(report, "rb") as file:
        answer = file.read()
    if answer != b"ok":
        raise RoomError(answer.decode("utf-8", "replace") or "a room cannot be entered")


def main(descriptor: int) -> None:
    """Answer each request by a room, which comes with its socket, until the zygote closes this process's socket."""
    # The kernel then removes ended children, which the first processes of rooms inherit as well.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    _libc.prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    ready: Optional[_Ready] = None
    tried = False
    with socket.socket(fileno=descriptor) as control:
        while True:
            data = control.recv(_MOST_BYTES)
            if not data:
                return
            request: Dict[str, Dict[str, Any]] = json.loads(data)
            rights: List[int] = []
            try:
                if not tried:
                    _own_user_namespace()
                if ready is None or ready.base != request["base"]:
                    ready = _Ready(request["base"])
                pid = ready.give(request["row"])
                if not tried:
                    _try(pid)
                    tried = True
                answer, rights = "ok %d" % pid, [ready.ours.fileno()]
            except (RoomError, OSError) as error:
                answer = "no %s" % error
            ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", rights))] if rights else []
            control.sendmsg([answer.encode("utf-8", "replace")], ancillary)
            if ready is not None:
                ready.ours.close()
            ready = None
            if rights:
                # If there is none in advance, the next request is answered by the reason.
                with contextlib.suppress(OSError):
                    ready = _Ready(request["base"])


if __name__ == "__main__":
    main(int(sys.argv[1]))

"""Attacks of a sample on its host, its worker and other rows. docs/why/attacks.md lists where each is refused.

This module runs inside a sample process, as text before its model, so it uses only Python 3.8's standard library. A
function yields the ways of an attack that worked; none means that it was refused. ``t`` holds the targets, which the
test made for it. No attack changes anything but its targets, and each sends no signal but 0, which changes nothing.
"""

# ruff: noqa: UP006, UP035, UP045 - as Python 3.8 needs it

import contextlib
import ctypes
import errno
import fcntl
import json
import os
import platform
import resource
import signal
import socket
import struct
import sys
from pathlib import Path
from typing import Any, Callable, Dict, Iterable, List, Optional, Sequence

LIBC = ctypes.CDLL(None, use_errno=True)
Targets = Dict[str, Any]
#: The numbers of system calls that libc has no function for, on x86_64 and on aarch64.
_NUMBERS = {
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "io_uring_setup": (425, 425),
    "userfaultfd": (323, 282),
    "add_key": (248, 217),
    "keyctl": (250, 219),
    "syslog": (103, 116),
    "init_module": (175, 105),
}
_TEMPORARY = ("/tmp", "/var/tmp", "/dev/shm")  # noqa: S108 - these are attacked
NEW_USER, NEW_MOUNTS, NEW_NETWORK = 0x10000000, 0x00020000, 0x40000000


def _call(name: str, *arguments: Any) -> int:
    number = _NUMBERS[name][platform.machine() == "aarch64"]
    return int(LIBC.syscall(ctypes.c_long(number), *arguments))


def _opens(paths: Iterable[str], flags: int) -> Iterable[str]:
    for path in paths:
        try:
            os.close(os.open(path, flags))
            yield path
        except OSError:
            pass


def _connects(family: int, *addresses: Any) -> Iterable[str]:
    for address in addresses:
        with socket.socket(family) as one:
            try:
                one.connect(address)
                yield str(address)
            except OSError:
                pass


def reads_files(t: Targets) -> Iterable[str]:
    """Read a token, a TLS key, a file of the home, and the inputs and outputs of another row."""
    for path in t["secrets"]:
        try:
            # A hidden file is empty.
            if Path(path).read_bytes():
                yield path
        except OSError:
            pass


def lists_folders(t: Targets) -> Iterable[str]:
    """List the home, the run's folder and the locks."""
    for path in t["folders"]:
        try:
            if os.listdir(path):
                yield path
        except OSError:
            pass


def writes_files(t: Targets) -> Iterable[str]:
    """Write a file in the home, beside it, in the run's folder, in the project and among another row's tensors."""
    yield from _opens(t["canaries"], os.O_WRONLY)
    yield from _opens(t["new"], os.O_WRONLY | os.O_CREAT)


def removes_files(t: Targets) -> Iterable[str]:
    """Remove these files."""
    for path in t["canaries"]:
        try:
            os.unlink(path)
            yield path
        except OSError:
            pass


def leaves_files(t: Targets) -> Iterable[str]:
    """Leave a file in `/tmp`, `/var/tmp` and `/dev/shm`."""
    for folder in _TEMPORARY:
        try:
            os.close(os.open(os.path.join(folder, t["shared"]), os.O_CREAT | os.O_WRONLY))
        except OSError:
            continue
    # The test looks for them.
    return ()


def fills_folders(t: Targets) -> Iterable[str]:
    """Fill a temporary folder beyond the memory limit of the row."""
    for folder in _TEMPORARY:
        found = os.statvfs(folder)
        if os.access(folder, os.W_OK) and found.f_frsize * found.f_blocks > t["memory_bytes"]:
            yield folder


def connects_to_ports(t: Targets) -> Iterable[str]:
    """Connect to a port of the host."""
    yield from _connects(socket.AF_INET, *map(tuple, t["ports"]))


def sends_packets(t: Targets) -> Iterable[str]:
    """Send a packet to the host, as a question for a name does."""
    for address in t["ports"]:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
            try:
                one.sendto(b"?", tuple(address))
                yield str(address)
            except OSError:
                pass


def connects_to_sockets(t: Targets) -> Iterable[str]:
    """Connect to the Unix sockets of the server, of a worker that stays and of another program."""
    yield from _connects(socket.AF_UNIX, *t["sockets"])


def connects_to_names(t: Targets) -> Iterable[str]:
    """Connect to an abstract Unix socket."""
    yield from _connects(socket.AF_UNIX, *(chr(0) + name for name in t["abstract"]))


def makes_other_sockets(t: Targets) -> Iterable[str]:
    """Make a socket to the hypervisor, to the kernel's ciphers or of raw packets."""
    for name, family, kind in (("AF_VSOCK", 40, socket.SOCK_STREAM), ("AF_ALG", 38, 5), ("AF_PACKET", 17, 3)):
        try:
            socket.socket(family, kind).close()
            yield name
        except OSError:
            pass


def signals_processes(t: Targets) -> Iterable[str]:
    """Signal the server, the zygote and the command line."""
    for pid in t["pids"]:
        try:
            os.kill(pid, 0)
            yield str(pid)
        except OSError:
            pass


def reads_memory(t: Targets) -> Iterable[str]:
    """Read the memory or the variables of these processes."""
    here = ctypes.create_string_buffer(8)
    local, remote = struct.pack("QQ", ctypes.addressof(here), 8), struct.pack("QQ", t["address"], 8)
    for pid in t["pids"]:
        if LIBC.process_vm_readv(pid, local, 1, remote, 1, 0) > 0:
            yield f"process_vm_readv {pid}"
        yield from _opens([f"/proc/{pid}/mem", f"/proc/{pid}/environ"], os.O_RDONLY)


def traces_processes(t: Targets) -> Iterable[str]:
    """Trace these processes with a debugger's call."""
    for pid in t["pids"]:
        # PTRACE_SEIZE does not stop the process, and ends with this one.
        if LIBC.ptrace(0x4206, pid, None, None) == 0:
            yield str(pid)


def limits_processes(t: Targets) -> Iterable[str]:
    """Read or change the limits of these processes."""
    for pid in t["pids"]:
        try:
            resource.prlimit(pid, resource.RLIMIT_NOFILE)
            yield str(pid)
        except OSError:
            pass


def sees_processes(t: Targets) -> Iterable[str]:
    """List other processes."""
    yield from (pid for pid in os.listdir("/proc") if pid.isdigit() and int(pid) > 4)


def sees_its_parent(t: Targets) -> Iterable[str]:
    """Name the process that made it."""
    if os.getppid():
        yield str(os.getppid())


def leaves_processes(t: Targets) -> Iterable[str]:
    """Leave a process in a session of its own."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            signal.pause()
        os._exit(0)
    # The test looks for it.
    return ()


def takes_locks(t: Targets) -> Iterable[str]:
    """Hold the locks for which the rows of other runs wait."""
    for path in t["locks"]:
        try:
            descriptor = os.open(path, os.O_RDONLY)
        except OSError:
            continue
        with contextlib.suppress(OSError):
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            yield path
        os.close(descriptor)


def finds_segments(t: Targets) -> Iterable[str]:
    """Find a System V segment of another program."""
    if LIBC.shmget(t["segment"], 0, 0) >= 0:
        yield str(t["segment"])


def leaves_segments(t: Targets) -> Iterable[str]:
    """Leave a System V segment."""
    LIBC.shmget(t["left_segment"], 4096, 0o1600)
    # The test looks for it.
    return ()


def keeps_keys(t: Targets) -> Iterable[str]:
    """Put a key into a key ring of the kernel, or read one."""
    # Into that of this process, which ends with it.
    if _call("add_key", b"user", b"graphnet-test", b"secret", ctypes.c_size_t(6), ctypes.c_int(-2)) >= 0:
        yield "add_key"
    if _call("keyctl", 0, ctypes.c_int(-4), 0) >= 0:
        yield "keyctl"


def unmounts(t: Targets) -> Iterable[str]:
    """Take away what hides `/tmp`, or make `/` writable."""
    if LIBC.umount2(b"/tmp", 2) == 0:
        yield "umount2"
    if LIBC.mount(None, b"/", None, 0x20 | 0x1000, None) == 0:
        yield "mount"


def makes_namespaces(t: Targets) -> Iterable[str]:
    """Make a user namespace, in which it has all rights."""
    for flags in (NEW_USER, NEW_USER | NEW_MOUNTS, NEW_NETWORK):
        pid = os.fork()
        if pid == 0:
            os._exit(LIBC.unshare(flags) == 0)
        if os.waitpid(pid, 0)[1]:
            yield hex(flags)


def enters_namespaces(t: Targets) -> Iterable[str]:
    """Enter the namespaces of the first process or of the server."""
    for pid in (1, *t["pids"]):
        for name in ("mnt", "net", "pid"):
            with contextlib.suppress(OSError):
                descriptor = os.open(f"/proc/{pid}/ns/{name}", os.O_RDONLY)
                # Its own namespaces are no gain.
                own = os.stat("/proc/self/ns/" + name).st_ino == os.fstat(descriptor).st_ino
                child = 0 if own else os.fork()
                if not own and child == 0:
                    os._exit(LIBC.setns(descriptor, 0) == 0)
                if not own and os.waitpid(child, 0)[1]:
                    yield f"{pid} {name}"
                os.close(descriptor)


def changes_its_root(t: Targets) -> Iterable[str]:
    """Change its root folder."""
    pid = os.fork()
    if pid == 0:
        os._exit(LIBC.chroot(b".") == 0)
    if os.waitpid(pid, 0)[1]:
        yield "chroot"


def opens_handles(t: Targets) -> Iterable[str]:
    """Open a file by its handle, beside what hides its path."""
    handle, mount = ctypes.create_string_buffer(struct.pack("Ii", 120, 0), 128), ctypes.c_int()
    folder = os.open("/", os.O_RDONLY)
    if LIBC.name_to_handle_at(folder, b"etc", handle, ctypes.byref(mount), 0) == 0:
        descriptor = LIBC.open_by_handle_at(folder, handle, os.O_RDONLY)
        if descriptor >= 0:
            os.close(descriptor)
            yield "open_by_handle_at"
    os.close(folder)


def makes_devices(t: Targets) -> Iterable[str]:
    """Make the device file of the machine's memory."""
    name = f"device-{os.getpid()}"
    try:
        os.mknod(name, 0o600 | 0o020000, os.makedev(1, 1))
    except OSError:
        return
    os.unlink(name)
    yield "mknod"


def opens_devices(t: Targets) -> Iterable[str]:
    """Open devices of the machine: memory, log, virtual machines, file systems, network interfaces."""
    names = ("mem", "kmsg", "kvm", "fuse", "loop-control", "mapper/control", "net/tun", "vhost-net", "cpu_dma_latency")
    yield from _opens(["/dev/" + name for name in names], os.O_RDWR)


def changes_the_kernel(t: Targets) -> Iterable[str]:
    """Open a setting of the kernel or of a control group for writing."""
    paths = (
        *("/proc/sys/kernel/core_pattern", "/proc/sysrq-trigger", "/proc/sys/vm/drop_caches"),
        *("/sys/kernel/mm/transparent_hugepage/enabled", "/sys/fs/cgroup/cgroup.procs"),
    )
    yield from _opens(paths, os.O_WRONLY)


def changes_the_first_process(t: Targets) -> Iterable[str]:
    """Open the memory, the name or the settings of process 1 for writing."""
    yield from _opens([f"/proc/1/{name}" for name in ("mem", "comm", "oom_score_adj", "task/1/comm")], os.O_WRONLY)


def renames_the_host(t: Targets) -> Iterable[str]:
    """Give the host its name, as a change of the name would."""
    name = os.uname().nodename.encode()
    if LIBC.sethostname(name, len(name)) == 0:
        yield "sethostname"


def gains_rights(t: Targets) -> Iterable[str]:
    """Have a capability, become root, or be able to get a right by executing a program."""
    with open("/proc/self/status", encoding="ascii", errors="replace") as file:
        status = dict(line.strip().partition(":")[::2] for line in file)
    if int(status["CapPrm"], 16) or int(status["CapBnd"], 16):
        yield "capabilities"
    if status["NoNewPrivs"].strip() != "1":
        yield "programs"
    if os.getuid():
        with contextlib.suppress(OSError):
            os.setuid(0)
            yield "root"


def raises_its_priority(t: Targets) -> Iterable[str]:
    """Run before other processes."""
    with contextlib.suppress(OSError):
        os.nice(-1)
        yield "nice"


def counts_with_the_processor(t: Targets) -> Iterable[str]:
    """Open a counter of the processor or of the kernel."""
    # PERF_TYPE_SOFTWARE, PERF_COUNT_SW_CPU_CLOCK, in user mode only.
    attributes = ctypes.create_string_buffer(struct.pack("=IIQQQQQ", 1, 64, 0, 0, 0, 0, 1 << 5 | 1 << 6), 64)
    descriptor = _call("perf_event_open", attributes, 0, -1, -1, ctypes.c_ulong(8))
    if descriptor >= 0:
        os.close(descriptor)
        yield "perf_event_open"


def loads_programs_into_the_kernel(t: Targets) -> Iterable[str]:
    """Make a map of BPF, or load a module of the kernel."""
    # BPF_MAP_CREATE of an array with one element.
    descriptor = _call("bpf", 0, struct.pack("5I", 2, 4, 4, 1, 0) + bytes(100), 120)
    if descriptor >= 0:
        os.close(descriptor)
        yield "bpf"
    # An image of no bytes is no module, but only who may load one is told so.
    if _call("init_module", None, ctypes.c_ulong(0), b"") != 0 and ctypes.get_errno() not in (
        errno.EPERM,
        errno.ENOSYS,
    ):
        yield "init_module"


def queues_calls(t: Targets) -> Iterable[str]:
    """Make a queue of system calls (io_uring), which no filter sees."""
    descriptor = _call("io_uring_setup", 1, ctypes.create_string_buffer(120))
    if descriptor >= 0:
        os.close(descriptor)
        yield "io_uring_setup"


def handles_page_faults(t: Targets) -> Iterable[str]:
    """Stop the kernel in the middle of a call (userfaultfd)."""
    # With UFFD_USER_MODE_ONLY, which needs no right.
    descriptor = _call("userfaultfd", 1)
    if descriptor >= 0:
        os.close(descriptor)
        yield "userfaultfd"


def reads_the_kernels_log(t: Targets) -> Iterable[str]:
    """Read the log of the kernel."""
    # SYSLOG_ACTION_SIZE_BUFFER, and SYSLOG_ACTION_READ_ALL into a buffer.
    buffer = ctypes.create_string_buffer(4096)
    if _call("syslog", 3, buffer, 4096) >= 0:
        yield "syslog"


def types_into_the_terminal(t: Targets) -> Iterable[str]:
    """Open the terminal of the user."""
    yield from _opens(["/dev/tty"], os.O_RDWR)


ATTACKS: Dict[str, Callable[[Targets], Iterable[str]]] = {
    function.__name__: function
    for function in (
        *(reads_files, lists_folders, writes_files, removes_files, leaves_files, fills_folders),
        *(connects_to_ports, sends_packets, connects_to_sockets, connects_to_names, makes_other_sockets),
        *(signals_processes, reads_memory, traces_processes, limits_processes, sees_processes, sees_its_parent),
        *(leaves_processes, takes_locks, finds_segments, leaves_segments, keeps_keys),
        *(unmounts, makes_namespaces, enters_namespaces, changes_its_root, opens_handles, makes_devices, opens_devices),
        *(changes_the_kernel, changes_the_first_process, renames_the_host, gains_rights, raises_its_priority),
        *(counts_with_the_processor,),
        *(loads_programs_into_the_kernel, queues_calls, handles_page_faults, reads_the_kernels_log),
        types_into_the_terminal,
    )
}


def attempt(t: Targets, names: Sequence[str] = tuple(ATTACKS)) -> None:
    """Try attacks, and print in one line of JSON which of their ways worked."""
    print("ATTACKS " + json.dumps({name: list(ATTACKS[name](t)) for name in names}), flush=True)


def worked(log: Optional[str]) -> Dict[str, List[str]]:
    """Return which ways of each attack worked, by what ``attempt`` has printed."""
    (line,) = [line for line in (log or "").splitlines() if line.startswith("ATTACKS ")]
    found: Dict[str, List[str]] = json.loads(line[len("ATTACKS ") :])
    return found


def rows_of(page: str) -> List[List[str]]:
    """Return the cells of each row of the page's table of attacks."""
    rows = [line.strip("|\n").split("|") for line in page.splitlines() if line.startswith("| `")]
    return [[row[0].strip(" `"), *(cell.strip() for cell in row[1:])] for row in rows]


if __name__ == "__main__":
    attempt(json.loads(sys.argv[1]))

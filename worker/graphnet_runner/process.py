"""Sets up a sample process (limits, affinity, output) before its sample runs, and ends the process right afterwards."""

from __future__ import annotations

import contextlib
import ctypes
import mmap
import os
import platform
import random
import re
import resource
import signal
import socket
import sys
from typing import Any, Dict, List, Optional, Tuple

from graphnet_contract.messages import Device, Purpose
from graphnet_runner.adapter import Adapter, UnavailableError
from graphnet_runner.channel import receive_frame, send_frame
from graphnet_runner.confinement import Room
from graphnet_runner.counters import Counters
from graphnet_runner.failures import describe, print_traceback
from graphnet_runner.frames import FIRST_TO_SAMPLE, Prepare, Prepared, Probe, Probed, ServeSample
from graphnet_runner.graphnet_inputs import make_inputs
from graphnet_runner.own_places import use_own_places
from graphnet_runner.rooms import enter
from graphnet_runner.run_sample import run_sample
from graphnet_runner.seal import Mend
from graphnet_runner.system_calls import refuse_for_good
from graphnet_runner.terms import set_terms
from graphnet_runner.without_driver import gpus_of_the_kernel

_PR_SET_PDEATHSIG = 1
_PR_SET_DUMPABLE = 4
_PR_SET_CHILD_SUBREAPER = 36
#: The flag of personality(2) that switches the randomization of addresses off.
_ADDR_NO_RANDOMIZE = 0x0040000
_M_TRIM_THRESHOLD = -1
_M_MMAP_THRESHOLD = -3
#: The kernel's file of NVIDIA's driver; its first line holds the driver's version.
DRIVER_FILE = "/proc/driver/nvidia/version"
_DRIVER_VERSION = re.compile(r"Kernel Module.*?\s(\d+(?:\.\d+)+)\s")
#: The largest mmap threshold that glibc's malloc accepts on 64-bit systems, in bytes.
_LARGEST_IN_HEAP = 32 << 20

#: The limits of a confined sample: processes and threads together, and the bytes of one file.
_MOST_PROCESSES = 8192
_LARGEST_FILE = 16 << 30

#: The exit code of a sample process that has done its task and has sent all its frames.
EXIT_DONE = 0
#: The exit code of a sample process that failed outside any stage; its log says why.
EXIT_BROKEN = 70
#: The exit code of a sample process that failed outside any stage because memory was exhausted.
EXIT_OUT_OF_MEMORY = 71

#: The result of `shift_memory`, whose memory stays occupied until the process exits.
_kept: List[Any] = []

# Bind os._exit at import, so that a sample that patches the os module cannot prevent the process's end.
_exit = os._exit


def die_with_parent() -> None:
    """Have the kernel kill this process when the thread that made this process ends."""
    _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def adopt_orphans() -> None:
    """Make this process the parent of its orphaned descendants, so that it can find and kill them all."""
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)


def forbid_inspection() -> None:
    """Forbid everybody but root to read this process's memory and environment."""
    _prctl(_PR_SET_DUMPABLE, 0)


def address_randomization() -> str:
    """Return whether the kernel randomizes the addresses of this process: on, off, or unknown if it does not say."""
    try:
        with open("/proc/self/personality", encoding="ascii") as file:
            return "off" if int(file.read(), 16) & _ADDR_NO_RANDOMIZE else "on"
    except (OSError, ValueError):
        return "unknown"


def offer_to_oom_killer() -> None:
    """Make the kernel kill this process first when memory is exhausted, and not the zygote, which forks all others."""
    with contextlib.suppress(OSError), open("/proc/self/oom_score_adj", "w", encoding="ascii") as file:
        file.write("1000")


def keep_freed_memory() -> None:
    """Let glibc's malloc keep freed blocks of up to 32 MB, so that the graph's next call can reuse them.

    By default, malloc keeps the large temporary blocks of a call or returns them to the kernel, depending on which
    block is at the heap's end, which is a matter of chance. Of two forks of one process, one made twice as many page
    faults as the other, and each of its calls was up to 1.6 times slower (docs/why/decisions, decision 21). Other libcs
    lack mallopt.
    """
    libc = ctypes.CDLL(None)
    if hasattr(libc, "mallopt"):
        libc.mallopt(_M_MMAP_THRESHOLD, _LARGEST_IN_HEAP)
        libc.mallopt(_M_TRIM_THRESHOLD, 2**31 - 1)


def shift_memory() -> List[Any]:
    """Move all memory that this process allocates from now on by a random distance, until the result is freed.

    All sample processes of a worker are forks of one zygote, and would place a sample's memory at equal addresses.
    Addresses change the duration of short calls by about one per cent (Mytkowicz et al., ASPLOS 2009). A row's
    confidence interval is computed from the differences between several pairs of processes. With equal addresses, the
    effect would be the same in all pairs, so the interval would not cover it (docs/why/decisions, decision 35).
    """
    chance = random.SystemRandom()
    kept: List[Any] = [mmap.mmap(-1, mmap.PAGESIZE * chance.randrange(1, 256))]
    # Python's allocator has a pool for each multiple of 16 bytes up to 512. A bytes object needs 33 further bytes.
    for size in range(48, 513, 16):
        kept.append([bytes(size - 33) for _ in range(chance.randrange(64))])
    libc = ctypes.CDLL(None)
    libc.malloc.restype = ctypes.c_void_p
    # malloc first reuses the blocks that the zygote freed before the fork, so take a random part of them.
    for power in range(4, 19):
        for _ in range(chance.randrange(8, 16)):
            libc.malloc(chance.randrange(1 << power, 2 << power))
    if hasattr(libc, "sbrk"):
        libc.sbrk(64 * chance.randrange(1, 2048))
    return kept


def run_sample_process(
    channel: socket.socket,
    log_descriptor: int,
    adapter: Adapter,
    parent: int,
    mend: Mend,
    room: Optional[Room] = None,
    isolation: str = "off",
) -> None:
    """Run a sample process after its fork: do the task that its first frame names, then exit. Never return.

    It enters ``room`` before any code of the adapter or of a sample runs. ``isolation`` is as in the frame Probed.
    """
    status = EXIT_BROKEN
    try:
        os.setsid()
        die_with_parent()
        # The server finds, stops and measures the sample's orphans as descendants of this process.
        adopt_orphans()
        offer_to_oom_killer()
        # In a room, this process cannot see the zygote, and would end with the room if the zygote had ended.
        if room is None and os.getppid() != parent:
            _exit(EXIT_BROKEN)
        _redirect_output(log_descriptor)
        if room is not None:
            room.leave()
            enter(room.pid)
            # The kernel may forget this when a process changes its capabilities.
            die_with_parent()
            limit_processes_and_files()
        order = receive_frame(channel, FIRST_TO_SAMPLE)
        # The zygote has one thread (zygote.py), and so has its fork until torch starts others. Counters count, and the
        # filter of system calls covers, this thread and those that it starts. The filter forbids further counters.
        counters = Counters()
        counted = counters.describe()
        if room is not None:
            refuse_for_good()
        if not isinstance(order, ServeSample):
            counters.close()
        if isinstance(order, Probe):
            send_frame(channel, _probe(adapter, isolation, counted))
        elif isinstance(order, Prepare):
            adapter.prepare(order.directory)
            send_frame(channel, Prepared())
        elif isinstance(order, ServeSample):
            apply_limits(order)
            if order.start.purpose == Purpose.MAKE_INPUTS:
                make_inputs(channel, order)
            else:
                run_sample(channel, adapter, order, mend, counters)
        status = EXIT_DONE
    except BaseException as error:
        status = EXIT_OUT_OF_MEMORY if isinstance(error, MemoryError) else EXIT_BROKEN
        print_traceback(error)
    finally:
        try:
            sys.stdout.flush()
            sys.stderr.flush()
        finally:
            # Skip the interpreter's teardown: with torch it takes 1-2 s, and it can hang in threads of other libraries.
            _exit(status)


def limit_processes_and_files() -> None:
    """Limit the processes of the sample (unless the user is root, whom Linux does not limit) and the size of a file."""
    for limit, most in ((resource.RLIMIT_NPROC, _MOST_PROCESSES), (resource.RLIMIT_FSIZE, _LARGEST_FILE)):
        hard = resource.getrlimit(limit)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(limit, (most, most))


def apply_limits(order: ServeSample) -> None:
    """Give this process its cores, threads, memory limit and folders, before any code of a sample runs."""
    import torch

    # Only sample processes need this module.
    from graphnet_contract import vector_math

    threads = len(order.cores)
    os.sched_setaffinity(0, order.cores)
    for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ[name] = str(threads)
    torch.set_num_threads(threads)
    set_terms()
    keep_freed_memory()
    _kept.extend(shift_memory())
    vector_math.make_first_calls()
    use_own_places(order.scratch, order.cache)
    os.chdir(order.scratch)
    # Limit private memory and not address space, because CUDA and shared mappings reserve far more than they use.
    memory_bytes = order.start.memory_bytes
    resource.setrlimit(resource.RLIMIT_DATA, (memory_bytes, memory_bytes))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _probe(adapter: Adapter, isolation: str, counted: str) -> Probed:
    import torch

    versions = {"python": platform.python_version(), "torch": str(torch.__version__)}
    reason = ""
    try:
        versions.update(adapter.info())
    except UnavailableError as error:
        reason = str(error)
    except Exception as error:
        print_traceback(error)
        reason = "the backend's info() failed: %s" % describe(error)
    # In a room, root has no right to count the kernel's part, and system calls are filtered. So the server cannot find
    # these out for its samples.
    gpus = _cuda_devices()
    problem = "" if gpus else gpu_problem()
    return Probed(versions, gpus, reason, isolation, counted, _confinement(), problem)


def _confinement() -> Dict[str, str]:
    """Return what the kernel says of this process's confinement, which may change timings."""
    names = {
        "Seccomp": "seccomp",
        "Speculation_Store_Bypass": "speculation_store_bypass",
        "NoNewPrivs": "no_new_privs",
    }
    with open("/proc/self/status", encoding="ascii", errors="replace") as file:
        pairs = [line.partition(":") for line in file]
    return {names[name]: value.strip() for name, _, value in pairs if name in names}


def _cuda_devices() -> Tuple[Device, ...]:
    import torch

    if not torch.cuda.is_available():
        return ()
    count = torch.cuda.device_count()
    return tuple(cuda_device(index, torch.cuda.get_device_properties(index)) for index in range(count))


def gpu_problem() -> str:
    """Say why torch finds none of the GPUs that the kernel knows; empty if there are none."""
    import torch

    if not gpus_of_the_kernel():
        return ""
    if not torch.version.cuda:
        return "this torch was built without CUDA"
    try:
        torch.cuda.init()
    except Exception as error:
        return describe(error)
    return "torch finds no GPU"


def cuda_device(index: int, found: Any) -> Device:
    """Describe the CUDA device ``index``; ``found`` is the result of torch.cuda.get_device_properties."""
    properties = {"name": str(found.name), "memory_bytes": str(found.total_memory)}
    driver = driver_version(DRIVER_FILE)
    if driver:
        properties["driver"] = driver
    return Device("cuda", index, str(getattr(found, "uuid", "")), properties)


def driver_version(path: str) -> str:
    """Read the version of the GPU's driver, for instance 580.65.06; empty if the version is unknown."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            found = _DRIVER_VERSION.search(file.readline())
    except OSError:
        return ""
    return found.group(1) if found else ""


def _redirect_output(descriptor: int) -> None:
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.dup2(descriptor, 1)
    os.dup2(descriptor, 2)
    os.close(null)
    os.close(descriptor)


def _prctl(option: int, value: int) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(option, value, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl(%d, %d) failed" % (option, value))

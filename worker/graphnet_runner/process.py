"""What a fresh fork does before and after its sample: limits, affinity, output, and a hard end."""

from __future__ import annotations

import contextlib
import ctypes
import os
import platform
import resource
import signal
import socket
import sys
from typing import Any, Dict, List

from graphnet_runner.adapter import Adapter, UnavailableError
from graphnet_runner.failures import describe, print_traceback
from graphnet_runner.frames import receive_frame, send_frame
from graphnet_runner.recipe import make_inputs
from graphnet_runner.stages import run_sample

_PR_SET_PDEATHSIG = 1
_PR_SET_DUMPABLE = 4
_PR_SET_CHILD_SUBREAPER = 36
_M_TRIM_THRESHOLD = -1
_M_MMAP_THRESHOLD = -3
#: The largest that glibc takes for a threshold of mmap on 64 bits.
_LARGEST_IN_HEAP = 32 << 20

#: How a sample process ends when all it had to say is said.
EXIT_DONE = 0
#: The process failed outside any stage; its log tells why.
EXIT_BROKEN = 70
#: As EXIT_BROKEN, for want of memory.
EXIT_OUT_OF_MEMORY = 71

# Bound here: a sample that patches the os module does not get past its end.
_exit = os._exit


def die_with_parent() -> None:
    """Have the kernel kill this process when the thread that made it ends."""
    _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def adopt_orphans() -> None:
    """Make this process the parent of every orphan below it, so that none escapes unseen."""
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)


def forbid_inspection() -> None:
    """Have the kernel refuse everybody but root to look into this process."""
    _prctl(_PR_SET_DUMPABLE, 0)


def offer_to_oom_killer() -> None:
    """Have the kernel take this process first when memory ends: not the zygote, which every sample comes from."""
    with contextlib.suppress(OSError), open("/proc/self/oom_score_adj", "w", encoding="ascii") as file:
        file.write("1000")


def keep_freed_memory() -> None:
    """Have glibc's malloc keep what is freed, for the next call: up to 32 MB a piece.

    By default a call's large temporaries go back to the kernel and come again page by page, or do not, which hangs on
    what happens to lie at the heap's end: of two forks of one process, one made twice the page faults of the other and
    was up to 1.6 times slower, in every call (docs/architecture, decision 21). Another libc is left as it is.
    """
    libc = ctypes.CDLL(None)
    if hasattr(libc, "mallopt"):
        libc.mallopt(_M_MMAP_THRESHOLD, _LARGEST_IN_HEAP)
        libc.mallopt(_M_TRIM_THRESHOLD, 2**31 - 1)


def run_sample_process(channel: socket.socket, log_descriptor: int, adapter: Adapter, parent: int) -> None:
    """The life of a sample process after the fork; never returns."""
    status = EXIT_BROKEN
    try:
        os.setsid()
        die_with_parent()
        offer_to_oom_killer()
        if os.getppid() != parent:
            _exit(EXIT_BROKEN)
        _redirect_output(log_descriptor)
        start = receive_frame(channel)
        if start is not None:
            if start["command"] == "probe":
                send_frame(channel, _probe(adapter))
            elif start["command"] == "prepare":
                adapter.prepare(start["directory"])
                send_frame(channel, {"event": "prepared"})
            else:
                _apply_limits(start)
                (make_inputs if start["command"] == "make_inputs" else run_sample)(channel, adapter, start)
        status = EXIT_DONE
    except BaseException as error:
        status = EXIT_OUT_OF_MEMORY if isinstance(error, MemoryError) else EXIT_BROKEN
        print_traceback(error)
    finally:
        _leave(status)


def _leave(status: int) -> None:
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        # Interpreter teardown of torch costs 1-2 s and can hang in foreign threads.
        _exit(status)


def _apply_limits(start: Dict[str, Any]) -> None:
    import torch

    # In sample processes only: the zygote needs nothing of the contract.
    from graphnet_contract import vector_math

    allowed = sorted(os.sched_getaffinity(0))
    threads = min(start["threads"], len(allowed))
    os.sched_setaffinity(0, allowed[:threads])
    for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ[name] = str(threads)
    torch.set_num_threads(threads)
    keep_freed_memory()
    vector_math.settle()
    os.environ["TMPDIR"] = start["scratch"]
    os.chdir(start["scratch"])
    # Private memory, not address space: CUDA and shared mappings reserve far more than they use.
    resource.setrlimit(resource.RLIMIT_DATA, (start["memory_bytes"], start["memory_bytes"]))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _probe(adapter: Adapter) -> Dict[str, Any]:
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
    return {"event": "probe", "versions": versions, "devices": _cuda_devices(), "unavailable_reason": reason}


def _cuda_devices() -> List[Dict[str, Any]]:
    import torch

    if not torch.cuda.is_available():
        return []
    devices = []
    for index in range(torch.cuda.device_count()):
        properties = torch.cuda.get_device_properties(index)
        devices.append(
            {
                "type": "cuda",
                "index": index,
                "uuid": str(getattr(properties, "uuid", "")),
                "properties": {"name": properties.name, "memory_bytes": str(properties.total_memory)},
            }
        )
    return devices


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

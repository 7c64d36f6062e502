"""What malloc does with memory that is freed: a sample process keeps it for the graph's next call."""

from __future__ import annotations

import ctypes

_M_TRIM_THRESHOLD = -1
_M_MMAP_THRESHOLD = -3
_M_MMAP_MAX = -4
#: The largest mmap threshold that glibc's malloc accepts on 64-bit systems, in bytes.
_LARGEST_IN_HEAP = 32 << 20
_NEVER = -1


def keep_freed_memory() -> None:
    """Let glibc's malloc keep freed blocks of up to 32 MB, so that the graph's next call can reuse them.

    By default, malloc keeps the large temporary blocks of a call or returns them to the kernel, depending on which
    block is at the heap's end, which is a matter of chance. Of two forks of one process, one made twice as many page
    faults as the other, and each of its calls was up to 1.6 times slower (docs/why/decisions, decision 21). Other libcs
    lack mallopt.
    """
    _set(_M_MMAP_THRESHOLD, _LARGEST_IN_HEAP)
    _set(_M_TRIM_THRESHOLD, _NEVER)


def keep_freed_blocks_of_any_size() -> None:
    """Let malloc also keep the blocks of over 32 MB that the main thread allocates from now on, such as XLA's one block
    for all temporary tensors of a graph.

    Call it after the compile, whose large blocks are returned when they are freed: they count neither against the
    memory limit nor as memory of the graph's calls.
    """
    _set(_M_MMAP_MAX, 0)


def _set(parameter: int, value: int) -> None:
    libc = ctypes.CDLL(None)
    if hasattr(libc, "mallopt"):
        libc.mallopt(parameter, value)

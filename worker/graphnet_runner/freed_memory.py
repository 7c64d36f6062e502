"""What malloc does with memory that is freed: a sample process keeps it between calls."""

from __future__ import annotations

import ctypes

_M_TRIM_THRESHOLD = -1
_M_MMAP_MAX = -4


def keep_freed_memory() -> None:
    """Let glibc's malloc keep freed blocks of any size, so that the graph's next call can reuse them.

    By default, malloc keeps the large temporary blocks of a call or returns them to the kernel, depending on which
    block is at the heap's end, which is a matter of chance. Of two forks of one process, one made twice as many page
    faults as the other, and each of its calls was up to 1.6 times slower (docs/why/decisions, decision 21). A block of
    over 32 MB, such as XLA's one block for all temporary tensors of a graph, is always returned. Other libcs lack
    mallopt.
    """
    libc = ctypes.CDLL(None)
    if hasattr(libc, "mallopt"):
        # No block is mapped by itself.
        libc.mallopt(_M_MMAP_MAX, 0)
        libc.mallopt(_M_TRIM_THRESHOLD, 2**31 - 1)


def return_freed_memory() -> None:
    """Return the freed blocks of the heap to the kernel, which ``keep_freed_memory`` keeps: those of a compile are no
    memory that the graph's calls need.
    """
    libc = ctypes.CDLL(None)
    if hasattr(libc, "malloc_trim"):
        libc.malloc_trim(0)

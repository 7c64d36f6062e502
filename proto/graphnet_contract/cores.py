"""Chooses the cores of a sample process: those on which samples are timed, or others while it compiles.

The cores that this server may use are divided into blocks. A block has one core per thread of the sample. Every sample
is timed on block 0. A sample that compiles beside others starts on another block, so that the two do not share cores. A
process always has the same number of cores, so the compiler generates the same code on every block.

The worker chooses the cores, and the command line counts the blocks.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import FrozenSet, Iterator, List, Sequence, Tuple

_NODES = Path("/sys/devices/system/node")


def cores_of(threads: int, block: int, nodes: Path = _NODES) -> Tuple[int, ...]:
    """Return the cores of a block.

    If one NUMA node has all cores of block 0, the cores of all blocks are taken from this node. The memory of a process
    that starts on another block is then near the cores of block 0, on which the process is timed.

    Args:
        threads: the number of threads of the sample; 0 means all cores.
        block: the number of the block. After the last block, the numbers begin again with block 0.
        nodes: the directory in which the kernel lists the NUMA nodes.
    """
    allowed = sorted(os.sched_getaffinity(0))
    count = min(threads or len(allowed), len(allowed))
    near = _near(allowed, allowed[:count], nodes)
    number = block % max(1, len(near) // count)
    return tuple(near[number * count : (number + 1) * count])


def block_count(threads: int, nodes: Path = _NODES) -> int:
    """Return the number of blocks of this host: how many different sets of cores ``cores_of`` can return."""
    allowed = sorted(os.sched_getaffinity(0))
    count = min(threads or len(allowed), len(allowed))
    return max(1, len(_near(allowed, allowed[:count], nodes)) // count)


def _near(allowed: Sequence[int], timed: Sequence[int], nodes: Path) -> List[int]:
    """Return the allowed cores of the NUMA node that has all timed cores; without such a node, all allowed cores."""
    for node in _cores_by_node(nodes):
        if node.issuperset(timed):
            return [core for core in allowed if core in node]
    return list(allowed)


def _cores_by_node(nodes: Path) -> Iterator[FrozenSet[int]]:
    for path in sorted(nodes.glob("node[0-9]*/cpulist")):
        try:
            yield frozenset(_parsed(path.read_text(encoding="ascii")))
        except (OSError, ValueError):
            continue


def _parsed(text: str) -> Iterator[int]:
    """Parse the kernel's list of cores, for instance ``0-3,8``."""
    for part in text.strip().split(","):
        first, _, last = part.partition("-")
        if first:
            yield from range(int(first), int(last or first) + 1)

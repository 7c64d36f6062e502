"""Chooses the CPUs of a sample process: those on which samples are timed, or others while it compiles.

The kernel calls each hardware thread a CPU. If a physical core has several (SMT), they share the core's units, so two
threads of a sample, or two samples, on one core slow each other down. So a sample process has one CPU per thread, each
on a physical core of its own (torch's default number of threads is that of the physical cores, too). Only a sample with
more threads than physical cores uses the other CPUs.

The physical cores that this process may use are divided into blocks, of one core per thread of the sample. Every sample
is timed on block 0. A sample that compiles beside others starts on another block, so that they do not share cores. A
process always has the same number of cores, so the compiler generates the same code on every block.
"""

from __future__ import annotations

import functools
import os
from itertools import chain, zip_longest
from pathlib import Path
from typing import FrozenSet, Iterator, List, Optional, Sequence, Tuple

#: The folder in which the kernel describes the CPUs (``cpu``) and the NUMA nodes (``node``).
SYSTEM = Path("/sys/devices/system")

#: The CPUs of one physical core that a process may use, the one with the smallest number first.
Core = Tuple[int, ...]


def cores_of(threads: int, block: int, system: Path = SYSTEM) -> Tuple[int, ...]:
    """Return the CPUs of a block. 0 threads mean all physical cores; after the last block, the numbers begin again with
    block 0.

    Take all blocks from the first NUMA node that has enough cores for one: the memory of a process that starts on
    another block is then near block 0, on which it is timed.
    """
    firsts, count = _firsts(threads, system)
    number = block % max(1, len(firsts) // count)
    return tuple(firsts[number * count : (number + 1) * count])


def block_count(threads: int, system: Path = SYSTEM) -> int:
    """Return the number of blocks of this host: how many different sets of CPUs ``cores_of`` can return."""
    firsts, count = _firsts(threads, system)
    return max(1, len(firsts) // count)


def sets_of_cores(count: int, each: int, cpus: Optional[Sequence[int]] = None, system: Path = SYSTEM) -> List[Core]:
    """Return at most ``count`` disjoint sets of ``each`` whole physical cores, as the numbers of all of their CPUs.

    The sets are spread over the NUMA nodes. Only cores that are left over on several nodes form sets across nodes.
    """
    by_node: List[List[Tuple[Core, ...]]] = []
    left: List[Core] = []
    for node in cores_by_node(cpus, system):
        whole = len(node) // each * each
        by_node.append([node[first : first + each] for first in range(0, whole, each)])
        left += node[whole:]
    sets = [one for together in zip_longest(*by_node) for one in together if one is not None]
    sets += [tuple(left[first : first + each]) for first in range(0, len(left) - each + 1, each)]
    return [tuple(sorted(chain.from_iterable(one))) for one in sets[:count]]


def cores_by_node(cpus: Optional[Sequence[int]] = None, system: Path = SYSTEM) -> Tuple[Tuple[Core, ...], ...]:
    """Return the physical cores of each NUMA node, as far as this process may use them (or of ``cpus``).

    Where the kernel does not describe a CPU, as in some containers, it counts as a core of its own, and CPUs without a
    node form one together.
    """
    return _by_node(tuple(sorted(os.sched_getaffinity(0) if cpus is None else cpus)), system)


def siblings_of(cpus: Sequence[int], system: Path = SYSTEM) -> FrozenSet[int]:
    """Return the other CPUs of the physical cores to which ``cpus`` belong."""
    found = (_list_of(system / ("cpu/cpu%d/topology/thread_siblings_list" % cpu)) for cpu in cpus)
    return frozenset(chain.from_iterable(found)).difference(cpus)


# A server asks for every sample, and one with 256 CPUs would read 256 files.
@functools.lru_cache(maxsize=64)
def _by_node(cpus: Tuple[int, ...], system: Path) -> Tuple[Tuple[Core, ...], ...]:
    cores: List[Core] = []
    for cpu in cpus:
        if not any(cpu in core for core in cores):
            siblings = siblings_of([cpu], system)
            cores.append((cpu, *(one for one in cpus if one in siblings)))
    nodes = []
    for path in sorted(system.glob("node/node[0-9]*/cpulist")):
        listed = _list_of(path)
        nodes.append(tuple(core for core in cores if core[0] in listed))
    nodes.append(tuple(core for core in cores if not any(core in node for node in nodes)))
    return tuple(sorted(node for node in nodes if node))


def _firsts(threads: int, system: Path) -> Tuple[List[int], int]:
    """Return the CPUs that are divided into blocks, and the number of CPUs of a block."""
    nodes = cores_by_node(system=system)
    cores = tuple(chain.from_iterable(nodes))
    count = threads or len(cores)
    if count > len(cores):
        # The only block. Take the second CPU of a core only after the first CPU of every core.
        every = [core[0] for core in cores] + [cpu for core in cores for cpu in core[1:]]
        return every, min(count, len(every))
    return [core[0] for core in next((node for node in nodes if len(node) >= count), cores)], count


def _list_of(path: Path) -> FrozenSet[int]:
    """Return the CPUs that a file of the kernel lists; empty if there is no such file, or if it cannot be parsed."""
    try:
        return frozenset(_parsed(path.read_text(encoding="ascii")))
    except (OSError, ValueError):
        return frozenset()


def _parsed(text: str) -> Iterator[int]:
    """Parse the kernel's list of CPUs, for instance ``0-3,8``."""
    for part in text.strip().split(","):
        first, _, last = part.partition("-")
        if first:
            yield from range(int(first), int(last or first) + 1)

"""Reads how much energy a device used during a timed block, from a counter of the kernel or of the GPU's driver.

On a CPU, the counters are those of its packages (RAPL), in the kernel's folder powercap; on a GPU, that of NVML. Both
count all that the device does, and not only the timed process.
"""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Dict, List, Optional, Protocol, Tuple

from graphnet_contract.messages import Energy
from graphnet_server.watch.nvml import GpuUse, NvmlError

_POWERCAP = Path("sys/class/powercap")
RAPL, NVML = "rapl", "nvml"


class Counter(Protocol):
    """A counter of energy. ``source`` is its name in ``Energy``."""

    source: str

    def read(self) -> Tuple[int, ...]:
        """Return the microjoules of each part. Raises OSError or ValueError."""

    def between(self, before: Tuple[int, ...], after: Tuple[int, ...]) -> int:
        """Return the microjoules that the device used between two readings."""


@dataclass(frozen=True)
class _Package:
    file: Path
    #: The microjoules after which the counter begins at 0 again.
    range_uj: int


class Rapl:
    """The energy of all packages of the CPU. Memory, which some machines count too, is not in it."""

    source = RAPL

    def __init__(self, packages: List[_Package]) -> None:
        self._packages = packages

    def read(self) -> Tuple[int, ...]:
        return tuple(int(one.file.read_text(encoding="ascii")) for one in self._packages)

    def between(self, before: Tuple[int, ...], after: Tuple[int, ...]) -> int:
        used = zip(self._packages, before, after)
        return sum(end - begin if end >= begin else end - begin + one.range_uj for one, begin, end in used)


class Nvml:
    """The energy of one GPU, which the driver counts since it was loaded (Volta and later)."""

    source = NVML

    def __init__(self, gpu: GpuUse) -> None:
        self._gpu = gpu

    def read(self) -> Tuple[int, ...]:
        try:
            return (1000 * self._gpu.millijoules(),)
        except NvmlError as error:
            raise OSError(str(error)) from error

    def between(self, before: Tuple[int, ...], after: Tuple[int, ...]) -> int:
        return after[0] - before[0]


def rapl_of(root: Path = Path("/")) -> Tuple[Optional[Rapl], str]:
    """Find the counters of this machine. Return them, or None, and their description: what is counted, or why not.

    ``root`` contains the kernel's directory sys.
    """
    folder = root / _POWERCAP
    found: Dict[str, _Package] = {}
    refused = ""
    for zone in sorted(folder.glob("intel-rapl:*")):
        try:
            name = (zone / "name").read_text(encoding="ascii").strip()
            if not name.startswith("package-"):
                continue  # A part of a package, or one that counts a package and more (psys).
            package = _Package(zone / "energy_uj", int((zone / "max_energy_range_uj").read_text(encoding="ascii")))
            int(package.file.read_text(encoding="ascii"))
            # Some kernels list a package twice, once per interface.
            found[name] = package
        except PermissionError:
            refused = "none: only root may read %s (`chmod a+r` allows it until the next start)" % (zone / "energy_uj")
        except (OSError, ValueError) as error:
            refused = "none: %s cannot be read: %s" % (zone, error)
    if refused:
        return None, refused
    if not found:
        return None, "none: the kernel has no counters of energy (%s), as in most virtual machines" % folder
    return Rapl(list(found.values())), "%s: %s" % (RAPL, ", ".join(found))


class EnergyMeter:
    """Measures the energy of the blocks of one sample, one at a time. ``counter`` None: there is none."""

    def __init__(self, counter: Optional[Counter]) -> None:
        self._counter = counter
        self._before: Optional[Tuple[int, Tuple[int, ...]]] = None
        #: The energy of the last block; None if it is unknown.
        self.last: Optional[Energy] = None

    def block_starts(self) -> None:
        """Read the counter. Call this right before the process is told to time a block."""
        self._before = self.last = None
        if self._counter is not None:
            with contextlib.suppress(OSError, ValueError):
                self._before = time.monotonic_ns(), self._counter.read()

    def block_ended(self) -> None:
        """Read the counter again. Call this as soon as the block has ended."""
        if self._counter is None or self._before is None:
            return
        with contextlib.suppress(OSError, ValueError):
            begun_ns, before = self._before
            after = self._counter.read()
            microjoules = self._counter.between(before, after)
            if microjoules >= 0:
                self.last = Energy(time.monotonic_ns() - begun_ns, microjoules, self._counter.source)


def counter_of(gpu: Optional[GpuUse], is_gpu: bool) -> Optional[Counter]:
    """Return the counter of a sample's device; None if it has none."""
    if not is_gpu:
        return rapl_of()[0]
    if gpu is None:
        return None
    counter = Nvml(gpu)
    try:
        counter.read()
    except OSError:
        return None
    return counter

"""Tests how the energy of a timed block is read, from stand-ins for the kernel's counters and for NVIDIA's library."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from test_nvml import NOT_SUPPORTED, SUCCESS, Library

from graphnet_server.watch.energy import EnergyMeter, Nvml, counter_of, rapl_of
from graphnet_server.watch.nvml import GpuUse


def zone(root: Path, number: str, name: str, microjoules: int, most: int = 1_000_000) -> Path:
    """Make one zone of the kernel's folder powercap. Return its counter."""
    folder = root / "sys/class/powercap" / f"intel-rapl:{number}"
    folder.mkdir(parents=True)
    (folder / "name").write_text(f"{name}\n")
    (folder / "max_energy_range_uj").write_text(f"{most}\n")
    (folder / "energy_uj").write_text(f"{microjoules}\n")
    return folder / "energy_uj"


def test_the_energy_of_a_block_is_that_of_all_packages(tmp_path: Path) -> None:
    first, second = zone(tmp_path, "0", "package-0", 100), zone(tmp_path, "1", "package-1", 2_000)
    core, platform = zone(tmp_path, "0:0", "core", 5), zone(tmp_path, "2", "psys", 5)
    counter, said = rapl_of(tmp_path)
    assert said == "rapl: package-0, package-1"
    meter = EnergyMeter(counter)
    meter.block_starts()
    for file, value in ((first, 40_100), (second, 12_000), (core, 900_000), (platform, 900_000)):
        file.write_text(f"{value}\n")
    meter.block_ended()
    assert meter.last is not None
    assert (meter.last.microjoules, meter.last.source) == (50_000, "rapl")
    assert meter.last.section_ns > 0


def test_a_counter_that_began_again_has_not_gone_backwards(tmp_path: Path) -> None:
    file = zone(tmp_path, "0", "package-0", 999_000, most=1_000_000)
    meter = EnergyMeter(rapl_of(tmp_path)[0])
    meter.block_starts()
    file.write_text("4000\n")
    meter.block_ended()
    assert meter.last is not None
    assert meter.last.microjoules == 5_000


def test_a_counter_that_vanishes_gives_no_energy(tmp_path: Path) -> None:
    file = zone(tmp_path, "0", "package-0", 0)
    meter = EnergyMeter(rapl_of(tmp_path)[0])
    meter.block_starts()
    file.unlink()
    meter.block_ended()
    assert meter.last is None


def test_a_machine_without_counters_says_so(tmp_path: Path) -> None:
    counter, said = rapl_of(tmp_path)
    assert counter is None
    assert said.startswith("none: the kernel has no counters of energy")
    meter = EnergyMeter(None)
    meter.block_starts()
    meter.block_ended()
    assert meter.last is None


@pytest.mark.skipif(os.getuid() == 0, reason="root may read every file")
def test_a_counter_for_root_only_is_named(tmp_path: Path) -> None:
    zone(tmp_path, "0", "package-0", 0).chmod(0)
    assert rapl_of(tmp_path)[1].startswith("none: only root may read")


class Metered(Library):
    """A stand-in for libnvidia-ml that counts energy, in millijoules."""

    def __init__(self) -> None:
        super().__init__()
        self.millijoules = 7_000

    def nvmlDeviceGetTotalEnergyConsumption(self, device: Any, found: Any) -> int:  # noqa: N802 - NVML's name
        assert device.value == 77
        found._obj.value = self.millijoules
        return self.fails_with or SUCCESS


def test_a_gpus_energy_is_nvmls() -> None:
    library = Metered()
    meter = EnergyMeter(Nvml(GpuUse("1234", library)))
    meter.block_starts()
    library.millijoules += 12
    meter.block_ended()
    assert meter.last is not None
    assert (meter.last.microjoules, meter.last.source) == (12_000, "nvml")


def test_a_gpu_that_does_not_count_has_no_counter() -> None:
    library = Metered()
    library.fails_with = NOT_SUPPORTED
    assert counter_of(GpuUse("1234", library), is_gpu=True) is None
    assert counter_of(GpuUse("1234", Library()), is_gpu=True) is None
    assert counter_of(None, is_gpu=True) is None

"""Identifies a worker and describes where it runs: the machine, the kernel and the devices."""

from __future__ import annotations

import os
import platform
import socket
from pathlib import Path
from typing import Tuple

from graphnet_contract.cores import cores_by_node
from graphnet_contract.messages import Device, GetInfoResponse
from graphnet_contract.sample_environment import names_of
from graphnet_contract.wire import CONTRACT_REVISION
from graphnet_runner.frames import Probed
from graphnet_server import __version__
from graphnet_server.config import WorkerConfig
from graphnet_server.host.isolation import has_network
from graphnet_server.watch.energy import rapl_of


def host_id() -> str:
    """Return the id in /etc/machine-id, else the host name.

    Containers of one machine have different ids: ``boot_id`` shows whether two workers share a machine.
    """
    return _read("/etc/machine-id") or socket.gethostname()


def boot_id() -> str:
    """Return the id of the running kernel, which is equal in every container of one host."""
    return _read("/proc/sys/kernel/random/boot_id")


def cpu_device(address_randomization: str, probed: Probed) -> Device:
    """Describe the host's CPU as a device. Its uuid is the boot id.

    Its properties include what confines the sample processes. This may change timings, so compared workers should
    agree.
    """
    properties = {"name": _cpu_name(), "cores": str(len(os.sched_getaffinity(0))), "machine": platform.machine()}
    properties["address_randomization"] = address_randomization
    nodes = cores_by_node()
    properties.update(physical_cores=str(sum(map(len, nodes))), numa_nodes=str(len(nodes)))
    properties["smt"] = "on" if any(len(core) > 1 for node in nodes for core in node) else "off"
    properties["counters"] = probed.counters
    properties["energy"] = rapl_of()[1]
    network = "host" if probed.isolation != "on" and has_network() else "none"
    properties.update(probed.confinement, network=network, isolation=probed.isolation)
    if probed.gpu_problem:
        properties["gpu_problem"] = probed.gpu_problem
    return Device("cpu", 0, boot_id(), properties)


def describe_worker(
    config: WorkerConfig, probed: Probed, address_randomization: str, adapter_sha256: str
) -> GetInfoResponse:
    """Make the answer to GetInfo. ``probed`` is what a sample process found."""
    return GetInfoResponse(
        backend=config.backend.name,
        flavour=config.flavour.name,
        role=config.backend.role,
        versions=probed.versions,
        devices=(cpu_device(address_randomization, probed), *probed.devices),
        options=config.backend.options,
        limits=config.limits,
        requirements_sha256=config.requirements_sha256,
        image_digest=config.image_digest,
        host_id=host_id(),
        boot_id=boot_id(),
        worker_version=__version__,
        unavailable_reason=probed.unavailable_reason,
        worker_id=config.worker_id,
        contract_revision=CONTRACT_REVISION,
        environment_names=names_of(config.sample_environment),
        adapter_sha256=adapter_sha256,
    )


def find_device(devices: Tuple[Device, ...], name: str) -> Device:
    """Find the device that is called ``TYPE[:INDEX]``. Raise ValueError, which names the devices, if there is none."""
    for device in devices:
        if name == "%s:%d" % (device.type, device.index) or (name == device.type and device.index == 0):
            return device
    known = ", ".join("%s:%d" % (device.type, device.index) for device in devices)
    raise ValueError("this worker has no device %r; it has: %s" % (name, known))


def _cpu_name() -> str:
    for line in _read("/proc/cpuinfo").splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except OSError:
        return ""

"""Identifies a worker and describes where it runs: the machine, the kernel and the devices."""

from __future__ import annotations

import os
import platform
import socket
from pathlib import Path
from typing import Dict, Tuple

from graphnet_contract.messages import Device, GetInfoResponse
from graphnet_contract.sample_environment import names_of
from graphnet_contract.wire import CONTRACT_REVISION
from graphnet_runner.frames import Probed
from graphnet_server import __version__
from graphnet_server.config import WorkerConfig
from graphnet_server.isolation import has_network


def host_id() -> str:
    """Return the id in /etc/machine-id, or the host name if there is no such id.

    Containers on one machine have different ids. So compare ``boot_id`` to see whether two workers share a machine.
    """
    return _read("/etc/machine-id") or socket.gethostname()


def boot_id() -> str:
    """Return the id of the running kernel, which is equal in every container of one host."""
    return _read("/proc/sys/kernel/random/boot_id")


def cpu_device(address_randomization: str) -> Device:
    """Describe the host's CPU as a device, with the settings that confine this server and its zygote.

    The device's uuid is the kernel's boot id. ``address_randomization`` is the zygote's; ``confinement`` explains the
    other settings.
    """
    properties = {"name": _cpu_name(), "cores": str(len(os.sched_getaffinity(0))), "machine": platform.machine()}
    properties["address_randomization"] = address_randomization
    return Device("cpu", 0, boot_id(), {**properties, **confinement()})


def confinement() -> Dict[str, str]:
    """Return the kernel's settings that confine this process, such as its seccomp mode.

    Confinement changes timings, so workers that are compared should be confined in the same way.
    """
    wanted = {
        "Seccomp": "seccomp",
        "Speculation_Store_Bypass": "speculation_store_bypass",
        "NoNewPrivs": "no_new_privs",
    }
    pairs = (line.partition(":") for line in _read("/proc/self/status").splitlines())
    found = {wanted[name]: value.strip() for name, _, value in pairs if name in wanted}
    return {**found, "network": "host" if has_network() else "none"}


def describe_worker(config: WorkerConfig, probed: Probed, address_randomization: str) -> GetInfoResponse:
    """Make the answer to GetInfo.

    Args:
        config: the worker's configuration.
        probed: the versions and the devices that a sample process found.
        address_randomization: whether the addresses of the zygote and of the samples are random: on, off or unknown.
    """
    return GetInfoResponse(
        backend=config.backend.name,
        flavour=config.flavour.name,
        role=config.backend.role,
        versions=probed.versions,
        devices=(cpu_device(address_randomization), *probed.devices),
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
    )


def find_device(devices: Tuple[Device, ...], name: str) -> Device:
    """Find the device that is called ``TYPE[:INDEX]``.

    Raises:
        ValueError: the worker has no such device; the message names the devices that it has.
    """
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

"""Find devices by name. A name is ``TYPE[:INDEX]``, for instance ``cpu`` or ``cuda:1``."""

from __future__ import annotations

from graphnet.errors import BackendUnavailable
from graphnet_contract import messages


def device_type(name: str) -> str:
    """Return the type of a device: its name without the index."""
    return name.partition(":")[0]


def find_device(info: messages.GetInfoResponse, name: str) -> messages.Device:
    """Find a device of a worker by its name.

    Args:
        info: the worker's answer to GetInfo.
        name: ``TYPE[:INDEX]``. A name without an index means index 0.

    Raises:
        BackendUnavailable: the worker has no device of this name; the message lists the devices that it has.
    """
    index = name.partition(":")[2] or "0"
    for device in info.devices:
        if device.type == device_type(name) and str(device.index) == index:
            return device
    has = ", ".join(f"{device.type}:{device.index}" for device in info.devices)
    raise BackendUnavailable(f"the worker of {info.backend} has no device {name}; it has: {has}")


def same_device(one: messages.GetInfoResponse, other: messages.GetInfoResponse, name: str) -> bool:
    """Return whether a name such as ``cuda:0`` means the same device of the same host for two workers.

    Hosts are compared by the kernel's boot id, because it is the same in all containers on a host.

    Raises:
        BackendUnavailable: one of the workers has no device of this name.
    """
    ours, theirs = find_device(one, name), find_device(other, name)
    return (ours.uuid, one.boot_id) == (theirs.uuid, other.boot_id)

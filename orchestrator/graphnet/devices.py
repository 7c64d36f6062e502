"""Find devices by name. A name is ``TYPE[:INDEX]``, for instance ``cpu`` or ``cuda:1``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from graphnet.errors import BackendUnavailable

if TYPE_CHECKING:
    from graphnet_contract import messages


def device_type(name: str) -> str:
    """Return the type of a device: its name without the index."""
    return name.partition(":")[0]


def find_device(info: messages.GetInfoResponse, name: str) -> messages.Device:
    """Find a device by its name; without an index, number 0. Raises BackendUnavailable, which lists the devices."""
    index = name.partition(":")[2] or "0"
    for device in info.devices:
        if device.type == device_type(name) and str(device.index) == index:
            return device
    has = ", ".join(f"{device.type}:{device.index}" for device in info.devices)
    text = f"the worker of {info.backend} has no device {name}; it has: {has}"
    problems = [device.properties["gpu_problem"] for device in info.devices if "gpu_problem" in device.properties]
    if problems and device_type(name) != "cpu":
        text += f"; the kernel knows a GPU, but a sample process cannot use it: {problems[0]}"
    raise BackendUnavailable(text)


def same_device(one: messages.GetInfoResponse, other: messages.GetInfoResponse, name: str) -> bool:
    """Return whether a name means the same device of the same host for two workers. Raises BackendUnavailable.

    Hosts are compared by the kernel's boot id, because it is the same in all containers on a host.
    """
    ours, theirs = find_device(one, name), find_device(other, name)
    return (ours.uuid, one.boot_id) == (theirs.uuid, other.boot_id)

"""Reads the share of a GPU that each process uses, and its energy, from NVIDIA's management library (NVML).

The library is a part of the driver. Source of names, structures and codes: NVML API Reference Guide,
"nvmlDeviceGetProcessUtilization" and "nvmlDeviceGetTotalEnergyConsumption".
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any, List, Optional

_LIBRARY = "libnvidia-ml.so.1"
_SUCCESS = 0
_NOT_FOUND = 6
_INSUFFICIENT_SIZE = 7


class NvmlError(RuntimeError):
    """NVML is missing, or cannot answer for this device."""


class ProcessSample(ctypes.Structure):
    """NVML's structure nvmlProcessUtilizationSample_t."""

    _fields_ = (
        ("pid", ctypes.c_uint),
        ("timeStamp", ctypes.c_ulonglong),
        ("smUtil", ctypes.c_uint),
        ("memUtil", ctypes.c_uint),
        ("encUtil", ctypes.c_uint),
        ("decUtil", ctypes.c_uint),
    )


@dataclass(frozen=True)
class Use:
    """The share of a period, from 0 to 1, in which a process used the device. ``at`` is the period's end in
    microseconds.
    """

    pid: int
    share: float
    at: int


class GpuUse:
    """Reads which processes use one GPU. Raise NvmlError if NVML is missing or does not know the device.

    ``uuid`` is as torch gives it, with or without "GPU-" in front. Tests pass an imitation of the library.
    """

    def __init__(self, uuid: str, library: Optional[Any] = None) -> None:
        self._library = _load() if library is None else library
        self._device = ctypes.c_void_p()
        name = uuid if uuid.startswith(("GPU-", "MIG-")) else "GPU-" + uuid
        _require(self._library.nvmlInit_v2(), "nvmlInit_v2")
        code = self._library.nvmlDeviceGetHandleByUUID(name.encode(), ctypes.byref(self._device))
        _require(code, "nvmlDeviceGetHandleByUUID")

    def since(self, at: int) -> List[Use]:
        """Return the driver's measurements that are newer than its time stamp ``at``. 0 means all measurements.

        Raises NvmlError if the driver cannot measure this device, for instance because the device is partitioned.
        """
        count, since = ctypes.c_uint(0), ctypes.c_ulonglong(at)
        ask = self._library.nvmlDeviceGetProcessUtilization
        code = ask(self._device, None, ctypes.byref(count), since)
        if code == _NOT_FOUND or (code == _SUCCESS and not count.value):
            return []
        if code not in (_SUCCESS, _INSUFFICIENT_SIZE):
            _require(code, "nvmlDeviceGetProcessUtilization")
        found = (ProcessSample * count.value)()
        code = ask(self._device, found, ctypes.byref(count), since)
        if code == _NOT_FOUND:
            return []
        _require(code, "nvmlDeviceGetProcessUtilization")
        return [Use(int(one.pid), one.smUtil / 100, int(one.timeStamp)) for one in found[: count.value]]

    def millijoules(self) -> int:
        """Return the energy that the device has used since its driver was loaded, in millijoules.

        Raises NvmlError if the driver does not count it for this device.
        """
        found = ctypes.c_ulonglong()
        try:
            ask = self._library.nvmlDeviceGetTotalEnergyConsumption
        except AttributeError as error:
            raise NvmlError("this driver does not count energy") from error
        _require(ask(self._device, ctypes.byref(found)), "nvmlDeviceGetTotalEnergyConsumption")
        return int(found.value)


def _load() -> Any:
    try:
        return ctypes.CDLL(_LIBRARY)
    except OSError as error:
        raise NvmlError(str(error)) from error


def _require(code: int, function: str) -> None:
    if code != _SUCCESS:
        raise NvmlError("%s failed with code %d" % (function, code))

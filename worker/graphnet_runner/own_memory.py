"""Measures the memory that a sample process has of its own, from what the kernel says about it in /proc/self.

A sample process is a fork of a zygote and shares its pages: the libraries, and the heap of Python. These pages cost
nothing, and are as large as a small model. The process's own memory is what it does not share, with its inputs, which
it shares only because the other side of a comparison gets the same ones.

The kernel keeps the peak of the resident memory (VmHWM), but no peak of the own memory. So the peak of the own memory
is what is own now, and what was resident at the peak and is not now: it was freed, and a process frees its own memory.
"""

from __future__ import annotations

import contextlib
import os
import re
from typing import Optional

#: Written to /proc/self/clear_refs, this makes the peak of the resident memory begin again (proc_pid_clear_refs(5)).
_RESET_PEAK = b"5"
_STATUS = re.compile(rb"^(VmHWM|VmRSS):\s+(\d+) kB", re.MULTILINE)
_MAPPING = re.compile(rb"^[0-9a-f]+-[0-9a-f]+ ...(.) \S+ \S+ \d+ *(.*)$", re.MULTILINE)
_RESIDENT = re.compile(rb"^Rss: +(\d+) kB", re.MULTILINE)
_PRIVATE = re.compile(rb"^Private_(?:Clean|Dirty|Hugetlb): +(\d+) kB", re.MULTILINE)
_KIB = 1024


class OwnMemory:
    """The own memory of this process. ``inputs_path`` is the file of the inputs; empty if there is none.

    ``process`` is the folder of this process in /proc, which tests replace.
    """

    def __init__(self, inputs_path: str = "", process: str = "/proc/self") -> None:
        self._process = process
        self._inputs = os.path.basename(inputs_path).encode() if inputs_path else b""
        self._peak_resident = 0
        #: Whether the kernel's peak is one since the last call of ``take_peak``.
        self._began_anew = True

    def take_peak(self) -> int:
        """Return the peak of the own memory since the last call, in bytes, and begin anew; 0 if it is unknown.

        The first call returns the peak since the process began.
        """
        # Where the kernel does not let a process begin anew, a later peak would be that of the time before.
        peak = self._peak() if self._began_anew else 0
        self._peak_resident = max(self._peak_resident, self._status(b"VmHWM"))
        self._began_anew = False
        with contextlib.suppress(OSError), open(self._process + "/clear_refs", "wb", buffering=0) as file:
            file.write(_RESET_PEAK)
            self._began_anew = True
        return peak

    @property
    def peak_resident(self) -> int:
        """The peak of the resident memory since the process began, in bytes; 0 if it is unknown."""
        return max(self._peak_resident, self._status(b"VmHWM"))

    def _peak(self) -> int:
        own = self._own()
        if own is None:
            return 0
        return own + max(0, self._status(b"VmHWM") - self._status(b"VmRSS"))

    def _own(self) -> Optional[int]:
        try:
            with open(self._process + "/smaps", "rb") as file:
                text = file.read()
        except OSError:
            return None
        mappings = list(_MAPPING.finditer(text))
        ends = [*(one.start() for one in mappings[1:]), len(text)]
        own = 0
        for mapping, end in zip(mappings, ends):
            counts = _PRIVATE
            if self._inputs and self._inputs in mapping.group(2):
                if mapping.group(1) == b"s":
                    continue  # The unchanged bits, which the harness keeps to compare and restore the inputs.
                counts = _RESIDENT
            own += sum(int(kib) for kib in counts.findall(text, mapping.end(), end))
        return own * _KIB if mappings else None

    def _status(self, name: bytes) -> int:
        try:
            with open(self._process + "/status", "rb") as file:
                found = {key: int(kib) * _KIB for key, kib in _STATUS.findall(file.read())}
        except OSError:
            return 0
        return found.get(name, 0)

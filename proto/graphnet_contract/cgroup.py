"""Read the limits of the control group at the root of /sys/fs/cgroup, with cgroup v2 or v1.

In a container, this group is the container's own group. On a host, it is the root group, which has no limits. The
limits of a group below the root, for instance of a systemd service, are not read.
"""

from __future__ import annotations

from pathlib import Path
from typing import Optional, Tuple

_ROOT = Path("/sys/fs/cgroup")


def cpu_quota() -> Tuple[int, int]:
    """Return the group's limit of CPU time per period, and the period, in microseconds.

    The result is (0, 0) if there is no limit or no file can be read.
    """
    for names in (("cpu.max",), ("cpu/cpu.cfs_quota_us", "cpu/cpu.cfs_period_us")):
        try:
            words = " ".join((_ROOT / name).read_text(encoding="ascii") for name in names).split()
        except OSError:
            continue
        if len(words) == 2 and words[0].isdigit():
            return int(words[0]), int(words[1])
    return 0, 0


def memory_limit_bytes() -> Optional[int]:
    """Return how many bytes of memory the group may use; None if cgroup v2 sets no limit or no file can be read.

    If cgroup v1 sets no limit, the result is a number that is larger than the memory of any machine.
    """
    for name in ("memory.max", "memory/memory.limit_in_bytes"):
        try:
            text = (_ROOT / name).read_text(encoding="ascii").strip()
        except OSError:
            continue
        if text.isdigit():
            return int(text)
    return None

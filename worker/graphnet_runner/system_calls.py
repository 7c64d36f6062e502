"""Refuses system calls that no sample needs, by a filter in the kernel (seccomp(2)).

A room takes away what a process can reach. The filter takes away parts of the kernel that are reached by a call alone:
those that look into other processes, make namespaces or mounts, or have often had faults. It refuses calls by name and
allows the rest, because compilers and drivers make calls that nobody has listed. (``deploy/seccomp.json``, for
containers, allows by name.)
"""

from __future__ import annotations

import ctypes
import errno
import platform
import struct
from typing import Dict, List, Tuple

#: The machines whose filter is known, with the kernel's numbers of their calling convention.
_MACHINES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
#: The numbers of the refused system calls on x86_64 and on aarch64.
REFUSED: Dict[str, Tuple[int, int]] = {
    # They look into other processes, and count what others do.
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "perf_event_open": (298, 241),
    # They change what a process sees.
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fspick": (433, 433),
    "mount_setattr": (442, 442),
    "unshare": (272, 97),
    "setns": (308, 268),
    # It opens files without their path, so beside what is hidden.
    "open_by_handle_at": (304, 265),
    # Keys belong to the user, and no namespace hides them.
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    # They have often had faults.
    "bpf": (321, 280),
    "userfaultfd": (323, 282),
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    # They change the machine.
    "init_module": (175, 105),
    "finit_module": (313, 273),
    "delete_module": (176, 106),
    "kexec_load": (246, 104),
    "kexec_file_load": (320, 294),
    "swapon": (167, 224),
    "swapoff": (168, 225),
    "quotactl": (179, 60),
    "acct": (163, 89),
    "syslog": (103, 116),
    "reboot": (169, 142),
}
_CLONE, _CLONE3, _SOCKET, _SECCOMP = (56, 220), (435, 435), (41, 198), (317, 277)
#: The flags of clone(2) that make namespaces: CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET.
_NEW_NAMESPACES = 0x7E020000
#: The families of sockets that samples may make: AF_UNIX, AF_INET, AF_INET6 and AF_NETLINK. Network namespaces do not
#: confine all others. For instance, AF_VSOCK leads to the hypervisor.
_FAMILIES = (1, 2, 10, 16)
#: On x86_64, the numbers from here on are a second way to make each call.
_X32 = 0x40000000

# Instructions of the filter: load a word of the call's description, compare it with a number, and return.
_LOAD, _EQUAL, _AT_LEAST, _HAS_BITS, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
#: Where the description of a call has its number, its calling convention, and the lower half of its first argument.
_NUMBER, _CONVENTION, _FIRST_ARGUMENT = 0, 4, 16
_ALLOW, _REFUSE = 0x7FFF0000, 0x00050000
_SET_MODE_FILTER = 1
#: Do not switch the mitigation of Speculative Store Bypass on, as Linux did for filters before 5.16: it would make the
#: sample slower than processes without a filter.
_SPEC_ALLOW = 4

Step = Tuple[int, int, int, int]


def steps_of(machine: str) -> List[Step]:
    """Return the instructions of the filter for ``machine``, each as code, jumps if true and if false, and number."""
    which = list(_MACHINES).index(machine)
    no = (_RETURN, 0, 0, _REFUSE | errno.EPERM)
    steps = [(_LOAD, 0, 0, _CONVENTION), (_EQUAL, 1, 0, _MACHINES[machine]), no, (_LOAD, 0, 0, _NUMBER)]
    if machine == "x86_64":
        steps += [(_AT_LEAST, 0, 1, _X32), no]
    for numbers in REFUSED.values():
        steps += [(_EQUAL, 0, 1, numbers[which]), no]
    # The flags of clone3 are in memory, which a filter cannot read. After ENOSYS, libc uses clone.
    steps += [(_EQUAL, 0, 1, _CLONE3[which]), (_RETURN, 0, 0, _REFUSE | errno.ENOSYS)]
    allow = (_RETURN, 0, 0, _ALLOW)
    steps += [(_EQUAL, 0, 4, _CLONE[which]), (_LOAD, 0, 0, _FIRST_ARGUMENT)]
    steps += [(_HAS_BITS, 0, 1, _NEW_NAMESPACES), no, allow]
    return [*steps, *_only_families(which), allow]


def _only_families(which: int) -> List[Step]:
    steps: List[Step] = [(_EQUAL, 0, len(_FAMILIES) + 2, _SOCKET[which]), (_LOAD, 0, 0, _FIRST_ARGUMENT)]
    for index, family in enumerate(_FAMILIES):
        steps.append((_EQUAL, len(_FAMILIES) - index, 0, family))
    return [*steps, (_RETURN, 0, 0, _REFUSE | errno.EAFNOSUPPORT)]


def refuse_for_good() -> bool:
    """Refuse the calls to this thread, and to all threads and processes that it starts. Return whether it could be had.

    The process must have given up the right to gain privileges (``rooms.drop_capabilities``). Without filters in the
    kernel, or on an unknown machine, nothing changes.
    """
    machine = platform.machine()
    if machine not in _MACHINES or struct.calcsize("P") != 8:
        return False
    steps = steps_of(machine)
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    program = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code)))
    number = _SECCOMP[list(_MACHINES).index(machine)]
    libc = ctypes.CDLL(None, use_errno=True)
    result = libc.syscall(
        *(ctypes.c_long(number), ctypes.c_uint(_SET_MODE_FILTER), ctypes.c_uint(_SPEC_ALLOW), ctypes.byref(program))
    )
    return bool(result == 0)

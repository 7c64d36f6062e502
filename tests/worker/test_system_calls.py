"""Tests of the filter of system calls, and of its tables."""

from __future__ import annotations

import errno
import json
import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest
from harness import ROOT

from graphnet_runner import system_calls
from graphnet_runner.system_calls import REFUSED, steps_of

MACHINES = ["x86_64", "aarch64"]
ALLOW, NEW_USER = 0, 0x10000000
#: Give up all rights, filter the calls of this process, and print what calls with arguments of 0 return.
FILTERED = """
import ctypes, errno, json, os, socket, sys, threading
from graphnet_runner.rooms import drop_capabilities
from graphnet_runner.system_calls import REFUSED, refuse_for_good
drop_capabilities()
assert refuse_for_good()
libc = ctypes.CDLL(None, use_errno=True)
def error(number, *arguments):
    result = libc.syscall(ctypes.c_long(number), *(ctypes.c_ulong(one) for one in arguments))
    return ctypes.get_errno() if result < 0 else 0
which = os.uname().machine == "aarch64"
found = {name: error(numbers[which], 0, 0, 0, 0, 0, 0) for name, numbers in REFUSED.items()}
found["clone3"] = error(435, 0, 0)
found["clone"] = error((56, 220)[which], 0x10000000 | 17, 0, 0, 0, 0)
for name, family in (("AF_VSOCK", 40), ("AF_UNIX", 1), ("AF_INET", 2), ("AF_NETLINK", 16)):
    found[name] = error((41, 198)[which], family, 2, 0)
thread = threading.Thread(target=lambda: found.update(thread=error(REFUSED["ptrace"][which], 0, 0, 0, 0)))
thread.start()
thread.join()
if os.fork() == 0:
    os.execv(sys.executable, [sys.executable, "-c", "print(end='')"])
found["program"] = os.wait()[1]
print(json.dumps(found))
"""


def result_of(machine: str, number: int, first: int = 0, convention: int | None = None) -> int:
    """Execute the filter for a call, as the kernel does. Return the error number of the call, or 0 if it is allowed."""
    steps = steps_of(machine)
    known = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}[machine]
    words = {0: number, 4: known if convention is None else convention, 16: first}
    position, word = 0, 0
    while True:
        code, if_true, if_false, value = steps[position]
        position += 1
        if code == 0x20:
            word = words[value]
        elif code == 0x06:
            return 0 if value == 0x7FFF0000 else value - 0x50000
        else:
            holds = {0x15: word == value, 0x35: word >= value, 0x45: bool(word & value)}[code]
            position += if_true if holds else if_false


@pytest.mark.parametrize("machine", MACHINES)
def test_the_filter_decides_by_the_number_and_the_first_argument(machine: str) -> None:
    which = MACHINES.index(machine)
    refused = {numbers[which] for numbers in REFUSED.values()}
    clone, socket = (56, 220)[which], (41, 198)[which]
    for number in range(500):
        expected = errno.EPERM if number in refused else errno.ENOSYS if number == 435 else ALLOW
        # The last number is an argument for which neither clone nor socket is refused.
        assert result_of(machine, number, 1) == expected, number
    assert [result_of(machine, clone, flags) for flags in (17, 0x3D0F00, NEW_USER | 17, 0x00020011)] == [0, 0, 1, 1]
    families = {family: result_of(machine, socket, family) for family in range(50)}
    assert {family for family, error in families.items() if not error} == {1, 2, 10, 16}
    assert set(families.values()) == {0, errno.EAFNOSUPPORT}
    # The calls of 32-bit programs, and the second numbers of x86_64, are other ways to the same functions.
    assert result_of(machine, 1, convention=0x40000003) == errno.EPERM
    assert result_of(machine, 0x40000000 | 1) == (errno.EPERM if machine == "x86_64" else 0)


def test_a_filtered_process_and_what_it_starts_are_refused() -> None:
    if platform.machine() not in MACHINES:
        pytest.skip(f"no filter is known for {platform.machine()}")
    done = subprocess.run([sys.executable, "-c", FILTERED], capture_output=True, text=True, check=False)
    if "assert refuse_for_good()" in done.stderr:
        pytest.skip("this kernel has no filters")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert {name: found[name] for name in REFUSED} == dict.fromkeys(REFUSED, errno.EPERM)
    assert (found["clone3"], found["clone"], found["thread"]) == (errno.ENOSYS, errno.EPERM, errno.EPERM)
    assert (found["AF_VSOCK"], found["AF_UNIX"], found["AF_INET"]) == (errno.EAFNOSUPPORT, 0, 0)
    assert found["program"] == 0


def test_an_unknown_machine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_calls.platform, "machine", lambda: "riscv64")
    assert system_calls.refuse_for_good() is False


@pytest.mark.parametrize(
    ("machine", "header"), [("x86_64", "x86_64-linux-gnu/asm/unistd_64.h"), ("aarch64", "asm-generic/unistd.h")]
)
def test_the_numbers_are_those_of_the_kernels_headers(machine: str, header: str) -> None:
    path = Path("/usr/include", header)
    if not path.is_file():
        pytest.skip(f"{path} is not installed")
    text = path.read_text()
    found = {name: int(number) for name, number in re.findall(r"#define __NR_(\w+)\s+(\d+)", text)}
    for name, numbers in REFUSED.items():
        assert found.get(name, numbers[MACHINES.index(machine)]) == numbers[MACHINES.index(machine)], name


def test_containers_refuse_these_calls_too() -> None:
    profile = json.loads((ROOT / "deploy" / "seccomp.json").read_text())
    allowed = {name for rule in profile["syscalls"] if rule["action"] == "SCMP_ACT_ALLOW" for name in rule["names"]}
    assert not allowed & REFUSED.keys()
    assert {"clone", "socket", "futex"} <= allowed

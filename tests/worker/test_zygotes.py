"""Tests of the addresses of zygotes, the processes that fork sample processes."""

from __future__ import annotations

import ctypes
import platform
import sys
from pathlib import Path

import pytest
from client import start_of
from harness import running_worker, write_backend

from graphnet_contract.messages import OutcomeCode

#: Code that forbids personality(ADDR_NO_RANDOMIZE) to itself with a seccomp filter, and then executes its arguments.
FORBID = """
import ctypes, os, struct, sys
number = int(sys.argv[1])
LOAD, EQUAL, RETURN, ALLOW, REFUSE = 0x20, 0x15, 0x06, 0x7FFF0000, 0x00050001
steps = [(LOAD, 0, 0, 0), (EQUAL, 0, 2, number), (LOAD, 0, 0, 16), (EQUAL, 1, 0, 0x40000),
         (RETURN, 0, 0, ALLOW), (RETURN, 0, 0, REFUSE)]
code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
program = struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code))
libc = ctypes.CDLL(None, use_errno=True)
assert libc.prctl(38, 1, 0, 0, 0) == 0 and libc.prctl(22, 2, program, 0, 0) == 0, ctypes.get_errno()
os.execv(sys.argv[2], sys.argv[2:])
"""
#: The number of the system call personality, by machine.
PERSONALITY = {"x86_64": "135", "aarch64": "92"}


def may_fix_addresses() -> bool:
    """Return whether this machine allows personality(ADDR_NO_RANDOMIZE). Afterwards the setting is as before."""
    libc = ctypes.CDLL(None)
    before = libc.personality(0xFFFFFFFF)
    allowed = before >= 0 and libc.personality(before | 0x0040000) >= 0
    if allowed:
        libc.personality(before)
    return bool(allowed)


def libraries_of(pid: int) -> dict[str, str]:
    """Return the first address of each library in a process, by the library's path."""
    found: dict[str, str] = {}
    for line in Path(f"/proc/{pid}/maps").read_text().splitlines():
        address, *_, path = line.split(maxsplit=5)
        if ".so" in path:
            found.setdefault(path, address.partition("-")[0])
    return found


@pytest.mark.skipif(not may_fix_addresses(), reason="this machine does not allow fixed addresses")
def test_two_zygotes_have_their_libraries_at_the_same_addresses(tmp_path: Path) -> None:
    with (
        running_worker(write_backend(tmp_path / "one")) as one,
        running_worker(write_backend(tmp_path / "other")) as other,
    ):
        first, second = libraries_of(one.zygote()), libraries_of(other.zygote())
        assert any("libc.so" in path for path in first)
        assert first == second
        with one.client() as client:
            assert client.info().devices[0].properties["address_randomization"] == "off"
            assert client.run(start_of()).outcome.code is OutcomeCode.OK


@pytest.mark.skipif(platform.machine() not in PERSONALITY, reason="the number of the system call is not known here")
def test_a_zygote_starts_where_addresses_cannot_be_fixed(tmp_path: Path) -> None:
    wrapper = (sys.executable, "-c", FORBID, PERSONALITY[platform.machine()])
    with running_worker(write_backend(tmp_path / "one"), wrapper=wrapper) as worker, worker.client() as client:
        assert client.info().devices[0].properties["address_randomization"] == "on"
        assert client.run(start_of()).outcome.code is OutcomeCode.OK

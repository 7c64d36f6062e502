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

#: Code that limits the system call personality for itself with a seccomp filter, and then executes its arguments. The
#: first argument is the number of the call. The second is the only argument of the call that the filter allows, beside
#: 0xFFFFFFFF, which reads the setting. As in deploy/seccomp.json, all 64 bits must be equal.
LIMIT = """
import ctypes, os, struct, sys
number, allowed = int(sys.argv[1]), int(sys.argv[2], 16)
LOAD, EQUAL, RETURN, ALLOW, REFUSE = 0x20, 0x15, 0x06, 0x7FFF0000, 0x00050001
steps = [(LOAD, 0, 0, 0), (EQUAL, 0, 5, number), (LOAD, 0, 0, 20), (EQUAL, 0, 4, 0), (LOAD, 0, 0, 16),
         (EQUAL, 1, 0, 0xFFFFFFFF), (EQUAL, 0, 1, allowed), (RETURN, 0, 0, ALLOW), (RETURN, 0, 0, REFUSE)]
code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
program = struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code))
libc = ctypes.CDLL(None, use_errno=True)
assert libc.prctl(38, 1, 0, 0, 0) == 0 and libc.prctl(22, 2, program, 0, 0) == 0, ctypes.get_errno()
os.execv(sys.argv[3], sys.argv[3:])
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
@pytest.mark.parametrize(("allowed", "expected"), [("0x40000", "off"), ("0", "on")])
def test_a_zygote_obeys_what_a_container_allows(tmp_path: Path, allowed: str, expected: str) -> None:
    if expected == "off" and not may_fix_addresses():
        pytest.skip("this machine does not allow fixed addresses")
    wrapper = (sys.executable, "-c", LIMIT, PERSONALITY[platform.machine()], allowed)
    with running_worker(write_backend(tmp_path / "one"), wrapper=wrapper) as worker, worker.client() as client:
        assert client.info().devices[0].properties["address_randomization"] == expected
        assert client.run(start_of()).outcome.code is OutcomeCode.OK

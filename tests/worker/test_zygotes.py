"""Tests of the addresses of zygotes, the processes that fork sample processes."""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import socket
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from client import start_of
from harness import IDENTITY, copied_library, running_worker, write_backend

from graphnet_contract.mapped_files import state_of
from graphnet_contract.messages import OutcomeCode
from graphnet_server.zygotes import keeper
from graphnet_server.zygotes.keeper import Zygotes
from graphnet_server.zygotes.launch import ZygoteError
from graphnet_server.zygotes.process import NewProcess

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


@pytest.mark.skipif(not may_fix_addresses(), reason="this machine does not allow fixed addresses")
def test_processes_of_another_place_have_their_libraries_at_other_addresses(tmp_path: Path) -> None:
    """Of two workers, processes of one place have equal addresses, those of two places have not."""
    found: list[list[dict[str, str]]] = []
    for name in ("one", "other"):
        with running_worker(write_backend(tmp_path / name)) as worker, worker.client() as client:
            seen: list[int] = []
            for place in (0, 1, 2, 1):
                start = replace(start_of(), code_place=place)
                assert client.run(start).outcome.code is OutcomeCode.OK
                seen += [pid for pid in worker.zygotes() if pid not in seen]
            assert len(seen) == 3
            # The loader, libc and the interpreter are mapped before the zygote can move anything.
            found.append([{path: at for path, at in libraries_of(pid).items() if "_socket" in path} for pid in seen])
    assert found[0] == found[1]
    assert len({tuple(libraries.items()) for libraries in found[0]}) == 3


@pytest.mark.skipif(platform.machine() not in PERSONALITY, reason="the number of the system call is not known here")
@pytest.mark.parametrize(("allowed", "expected"), [("0x40000", "off"), ("0", "on")])
def test_a_zygote_obeys_what_a_container_allows(tmp_path: Path, allowed: str, expected: str) -> None:
    if expected == "off" and not may_fix_addresses():
        pytest.skip("this machine does not allow fixed addresses")
    wrapper = (sys.executable, "-c", LIMIT, PERSONALITY[platform.machine()], allowed)
    with running_worker(write_backend(tmp_path / "one"), wrapper=wrapper) as worker, worker.client() as client:
        assert client.info().devices[0].properties["address_randomization"] == expected
        assert client.run(start_of()).outcome.code is OutcomeCode.OK


def test_a_worker_says_that_a_file_which_it_has_loaded_was_replaced(tmp_path: Path) -> None:
    library = copied_library(tmp_path / "build")
    backend = write_backend(tmp_path / "planted", f"import ctypes\nctypes.CDLL({str(library)!r})\n{IDENTITY}")
    with running_worker(backend) as worker, worker.client() as client:
        # Running a sample does not change what the zygote has loaded.
        assert client.run(start_of()).outcome.code == OutcomeCode.OK
        told = client.info()
        assert (told.unavailable_reason, told.mapped_files[str(library)]) == ("", state_of(str(library)))
        # A build replaces the file, so that the zygote still has the earlier one.
        built = Path(shutil.copy(library, library.with_name("new")))
        os.utime(built, ns=(1, 1))
        built.replace(library)
        assert client.info().unavailable_reason == (
            f"this worker has loaded {library}, which has changed since; start the worker anew"
        )
    with running_worker(backend) as worker, worker.client() as client:
        assert client.info().unavailable_reason == ""
        (backend / "adapter.py").write_text(IDENTITY)
        assert str(backend) in client.info().unavailable_reason
        (backend / "adapter.py").unlink()
        assert str(backend) in client.info().unavailable_reason


def test_a_rebuilt_library_that_a_later_zygote_has_loaded_counts_as_changed(tmp_path: Path) -> None:
    library = copied_library(tmp_path / "build")
    backend = write_backend(tmp_path / "planted", f"import ctypes\nctypes.CDLL({str(library)!r})\n{IDENTITY}")
    with running_worker(backend) as worker, worker.client() as client:
        os.utime(library, ns=(1, 1))
        assert client.run(replace(start_of(), code_place=1)).outcome.code == OutcomeCode.OK
        assert len(worker.zygotes()) == 2
        assert f"has loaded {library}, which has changed since" in client.info().unavailable_reason


def test_a_process_has_its_code_at_place_0_if_no_zygote_can_be_started_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = NewProcess(socket.socket(), 0, 1)

    class OnlyOne:
        """Stands in for a zygote, on a machine without memory for a second one."""

        alive, is_forked, pid = True, False, 1

        def __init__(self, *_: object, place: int, **__: object) -> None:
            if place:
                raise ZygoteError("no memory is left")

        def fork(self, *_: object) -> NewProcess:
            return made

    monkeypatch.setattr(keeper, "ZygoteProcess", OnlyOne)
    with made.channel:
        assert Zygotes("python", tmp_path, tmp_path / "log").fork(print, place=3) is made

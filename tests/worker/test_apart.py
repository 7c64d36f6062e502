"""Tests of programs that run in a room of their own, but are no samples of a worker."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from harness import eventually, is_alive, need_rooms
from stand_ins import ORDINARY

from graphnet_runner.children import children_of

WAITS = "import time; print('waits', flush=True); time.sleep(1000)"


@pytest.fixture(autouse=True)
def _rooms() -> None:
    need_rooms()


def command(code: str, **changes: Any) -> list[str]:
    request: dict[str, Any] = {name: [] for name in ("writable", "readable", "hidden")}
    request |= {"variables": ["PATH", "PYTHONPATH"], "keeps_home": False, "required": True, **changes}
    return [sys.executable, "-m", "graphnet_runner.apart", json.dumps(request), "-c", code]


def start(*words: str) -> subprocess.Popen[str]:
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "proto"), str(root / "worker")])}
    streams: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(words, text=True, env=environment, start_new_session=True, **streams)


def outcome(*words: str) -> tuple[int, str, str]:
    process = start(*words)
    out, error = process.communicate()
    return process.returncode, out, error


def test_the_exit_code_and_the_output_are_the_programs() -> None:
    assert outcome(*command("import sys; print('out'); sys.exit('error')")) == (1, "out\n", "error\n")
    assert outcome(*command("import os; os.kill(os.getpid(), 11)"))[0] == 128 + signal.SIGSEGV


@pytest.mark.parametrize("wrapper", [(), (sys.executable, "-c", ORDINARY)], ids=("this-user", "ordinary-user"))
def test_only_what_is_named_can_be_written(tmp_path: Path, wrapper: tuple[str, ...]) -> None:
    need_rooms(*wrapper)
    # Usually, this folder is in no hidden one. But somebody may have cloned the project to a home or to /tmp.
    visible = Path(__file__).parent / f"apart-{os.getpid()}"
    visible.mkdir()
    tried = [str(tmp_path / "out" / "new"), str(tmp_path / "new"), str(visible / "in" / "new"), str(visible / "new")]
    for folder in (tmp_path / "out", visible / "in"):
        folder.mkdir()
    code = f"""
for path in {tried!r}:
    try:
        open(path, "w").close()
    except OSError:
        print(path)
"""
    try:
        writable = [str(tmp_path / "out"), str(visible / "in")]
        returned, out, error = outcome(*wrapper, *command(code, writable=writable))
        # The folder around a writable one is read-only, or, if it is a temporary one, private.
        assert (returned, set(out.split("\n")) & {tried[0], tried[2]}, error) == (0, set(), "")
        assert [Path(path).exists() for path in tried] == [True, False, True, False]
    finally:
        for path in (visible / "in" / "new", visible / "new"):
            path.unlink(missing_ok=True)
        (visible / "in").rmdir()
        visible.rmdir()


def test_a_home_or_a_temporary_folder_that_is_named_is_shown_but_read_only(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    code = f"""
import os, tempfile
home = os.path.expanduser("~")
# Other programs may make and remove files there meanwhile.
before = {os.listdir(Path.home())!r}
print(not before or bool(set(os.listdir(home)) & set(before)), open({str(tmp_path / "file")!r}).read())
print(os.access(home, os.W_OK), os.access("/tmp", os.W_OK), tempfile.mkdtemp().startswith("/var/tmp/"))
"""
    _, out, error = outcome(*command(code, readable=["/tmp", str(Path.home())], keeps_home=True))
    assert (out, error) == ("True here\nFalse False True\n", "")


def test_a_path_that_allows_no_room_runs_nothing(tmp_path: Path) -> None:
    """If a sample could make its own room fail, it would run without one."""
    request = {"required": False, "writable": [str(tmp_path / "missing")]}
    code, out, _ = outcome(*command("print('it runs')", **request))
    assert (code, "it runs" in out) == (1, False)
    assert "No such file or directory" in json.loads(out)["error"]["message"]


def test_the_program_obeys_the_signals_of_its_group() -> None:
    code = f"import signal; signal.signal(15, lambda *_: (print('tidies', flush=True), exit(7)))\n{WAITS}"
    process = start(*command(code))
    assert process.stdout is not None
    process.stdout.readline()
    os.killpg(process.pid, signal.SIGTERM)
    out, _ = process.communicate(timeout=60)
    assert (process.returncode, out) == (7, "tidies\n")


def test_the_room_ends_with_the_process_that_made_it() -> None:
    process = start(*command(WAITS))
    assert process.stdout is not None
    process.stdout.readline()
    # The room maker, and the program.
    children = children_of(process.pid)
    assert len(children) == 2
    process.kill()
    process.communicate()
    assert eventually(lambda: not any(map(is_alive, children)))


def test_nothing_is_left_of_a_program_that_leaves_processes() -> None:
    name = f"left-{os.getpid()}"
    code = f"""
import ctypes, os, time
ready, tells = os.pipe()
if os.fork() == 0:
    os.setsid()
    ctypes.CDLL(None).prctl(15, b"{name}")
    os.write(tells, b".")
    time.sleep(1000)
os.read(ready, 1)
print("left")
"""
    process = start(*command(code))
    out, _ = process.communicate(timeout=60)
    assert (process.returncode, out) == (0, "left\n")
    assert eventually(lambda: not _named(name))


def _named(name: str) -> list[str]:
    found = []
    for path in Path("/proc").glob("[0-9]*/comm"):
        try:
            if path.read_text().strip() == name:
                found.append(str(path))
        except OSError:
            continue
    return found

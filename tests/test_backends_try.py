"""Tests of `graphnet backends new` and `graphnet backends try`: a folder to begin with, and one sample at once."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BUILT = "            built.append(module)\n"
#: Makes a terminal (a file descriptor) the controlling terminal of a new session, and runs a program in it.
IN_TERMINAL = """
import fcntl, os, sys, termios
os.setsid()
fcntl.ioctl(int(sys.argv[1]), termios.TIOCSCTTY, 0)
os.close(os.open("/dev/tty", os.O_RDWR))
os.execv(sys.argv[2], sys.argv[2:])
"""
OPENED = """
            import os
            try:
                os.open("/dev/tty", os.O_RDWR)
                print("terminal: opened")
            except OSError:
                print("terminal: refused")
"""


def graphnet(*arguments: str, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command line. ``typed`` is what a user types for the debugger."""
    return subprocess.run(command_of(*arguments), cwd=cwd, input=typed, capture_output=True, text=True, timeout=300)


def command_of(*arguments: str) -> list[str]:
    return [sys.executable, "-P", "-m", "graphnet", *arguments]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    done = graphnet("backends", "new", "my_cc", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    return tmp_path / "my_cc"


def tried(folder: Path, torch_python: str, *options: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return graphnet(*arguments_of(folder, torch_python, *options), cwd=folder.parent, typed=typed)


def arguments_of(folder: Path, torch_python: str, *options: str) -> tuple[str, ...]:
    return ("backends", "try", f"{folder}@{torch_python}", "torch/dlrm", "--device", "cpu", "--threads", "1", *options)


def test_a_new_folder_has_its_own_names_and_a_test(folder: Path) -> None:
    names = {path.name for path in folder.iterdir()}
    assert names == {"adapter.py", "backend.toml", "requirements.txt", "test_my_cc.py"}
    assert "class MyCcAdapter(Adapter)" in (folder / "adapter.py").read_text()
    assert 'name = "my_cc"' in (folder / "backend.toml").read_text()
    compile((folder / "test_my_cc.py").read_text(), "test", "exec")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("my_cc", "exists already"),
        ("tvm", "there is a backend tvm already"),
        ("My-CC", "is no name for a backend"),
        ("../up", "is no name for a backend"),
    ],
)
def test_a_folder_is_never_overwritten_and_a_name_is_one(folder: Path, name: str, said: str) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    done = graphnet("backends", "new", name, cwd=folder.parent)
    assert done.returncode == 2
    assert said in done.stderr
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_a_new_folder_compiles_and_is_compared_with_eager_mode(folder: Path, torch_python: str) -> None:
    done = tried(folder, torch_python)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "my_cc " in done.stdout
    assert "37 of 37 nodes compiled" in done.stdout
    assert done.stdout.count("output 0: float32[128, 1]: ") == 2


def test_a_wrong_output_is_seen(folder: Path, torch_python: str) -> None:
    change(
        folder, "return lambda *arguments: module(*arguments)", "return lambda *arguments: [module(*arguments)[0] + 1]"
    )
    done = tried(folder, torch_python)
    assert "the largest difference from eager mode is 1" in done.stdout


def failed(folder: Path, torch_python: str, statement: str) -> subprocess.CompletedProcess[str]:
    """Try the folder with a statement in its adapter that fails."""
    change(folder, BUILT, f"            {statement}\n")
    done = tried(folder, torch_python)
    assert done.returncode == 1
    return done


def test_what_fails_shows_its_traceback_and_its_outcome(folder: Path, torch_python: str) -> None:
    done = failed(folder, torch_python, "raise CompileError('planted', step='build')")
    assert "Traceback" in done.stdout
    assert "in backend\n    raise CompileError('planted', step='build')" in done.stdout
    assert "the row would be COMPILE_ERROR in compile" in done.stdout


def test_the_debugger_opens_where_it_failed(folder: Path, torch_python: str) -> None:
    change(folder, BUILT, "            secret = 6 * 7\n            raise ValueError('planted')\n")
    done = tried(folder, torch_python, "--pdb", typed="p secret\nq\n")
    assert "(Pdb) 42" in done.stdout
    assert done.returncode == 1


def test_a_crash_shows_the_frames_that_led_to_it(folder: Path, torch_python: str) -> None:
    done = failed(folder, torch_python, "import ctypes; ctypes.string_at(0)")
    assert "Segmentation fault" in done.stderr
    assert "adapter.py" in done.stderr
    assert "exit code 139" in done.stderr


def test_a_sample_can_neither_type_into_the_terminal_nor_bring_modules(folder: Path, torch_python: str) -> None:
    (folder.parent / "json.py").write_text("print('a module of the working folder')\nraise SystemExit(7)\n")
    change(folder, BUILT, OPENED + BUILT)
    ours, theirs = pty.openpty()
    try:
        command = [sys.executable, "-c", IN_TERMINAL, str(theirs), *command_of(*arguments_of(folder, torch_python))]
        done = subprocess.run(
            command, cwd=folder.parent, input="", capture_output=True, text=True, timeout=300, pass_fds=[theirs]
        )
    finally:
        os.close(ours)
        os.close(theirs)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "a module of the working folder" not in done.stdout
    assert "terminal: refused" in done.stdout
    assert "terminal: opened" not in done.stdout


def test_a_sample_that_does_not_exist_is_one_sentence(folder: Path, torch_python: str) -> None:
    done = graphnet("backends", "try", f"{folder}@{torch_python}", "torch/dlrmm", cwd=folder.parent)
    assert done.returncode == 2
    assert "did you mean 'torch/dlrm'" in done.stderr
    done = graphnet("backends", "try", "xla@dns:///localhost:1", "torch/dlrm", cwd=folder.parent)
    assert (done.returncode, done.stdout) == (2, "")
    assert "is not on this host" in done.stderr


def change(folder: Path, before: str, after: str) -> None:
    text = (folder / "adapter.py").read_text()
    assert before in text
    (folder / "adapter.py").write_text(text.replace(before, after))

"""Tests of ``tools/with_postgres.py``: SIGTERM, and a server that does not start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from harness import eventually

ROOT = Path(__file__).parents[3]
#: A script that replaces PostgreSQL's server, the program ``postgres``. It accepts no connections.
SERVER = """#!{python}
import os, pathlib, signal, sys, time
signal.signal(signal.SIGINT, lambda *_: sys.exit(0))
pathlib.Path({facts!r}).write_text(f"{{os.getpid()}} {{os.getcwd()}}")
time.sleep(600)
"""
#: Runs tools/with_postgres.py with two of its functions replaced. One finds the scripts of this test instead of
#: PostgreSQL's programs. The other keeps the user: for root, the tool would start the server as the user postgres, and
#: this user may not exist on this machine.
TOOL = """
import pathlib, sys
sys.path.insert(0, sys.argv[1])
import with_postgres
with_postgres._as_user = lambda folder: {"cwd": folder}
with_postgres.find_programs = lambda: pathlib.Path(sys.argv[2])
sys.exit(with_postgres.main(sys.argv[3:]))
"""


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_sigterm_ends_the_command_and_removes_the_server(tmp_path: Path) -> None:
    facts, began = tmp_path / "facts", tmp_path / "began"
    programs = {
        "initdb": "#!/bin/sh\n",
        "pg_isready": f"#!/bin/sh\ntest -s {facts}\n",
        "postgres": SERVER.format(python=sys.executable, facts=str(facts)),
    }
    for name, text in programs.items():
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    command = ["sh", "-c", f"echo $$ > {began}; exec sleep 600"]
    tool = subprocess.Popen([sys.executable, "-c", TOOL, str(ROOT / "tools"), str(tmp_path), *command])
    pids: list[int] = []
    try:
        assert eventually(lambda: began.exists() and began.read_text().endswith("\n"), 60)
        server, folder = facts.read_text().split(maxsplit=1)
        pids = [int(server), int(began.read_text())]
        assert all(map(is_alive, pids)) and Path(folder).is_dir()
        tool.send_signal(signal.SIGTERM)
        assert tool.wait(60) == 143
        assert not any(map(is_alive, pids)) and not Path(folder).exists()
    finally:
        tool.kill()
        tool.wait()
        for pid in filter(is_alive, pids):
            os.kill(pid, signal.SIGKILL)


def test_a_server_that_does_not_start_is_a_failure_and_no_suite_left_out(tmp_path: Path) -> None:
    (tmp_path / "initdb").write_text("#!/bin/sh\necho the disk is full >&2; exit 1\n")
    (tmp_path / "initdb").chmod(0o755)
    command = [sys.executable, "-c", TOOL, str(ROOT / "tools"), str(tmp_path), "true"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == ("check: the tests with PostgreSQL failed: initdb cannot make a database: the disk is full\n")

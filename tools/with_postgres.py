"""Run a command together with a temporary PostgreSQL server, and remove the server afterwards.

Usage: ``python tools/with_postgres.py COMMAND [ARGUMENT...]``. The server comes from the package ``postgresql`` of the
Linux distribution. If the package is missing, apt-get installs it, which needs root. The server keeps its data in a
temporary folder, listens on a Unix socket in that folder only, and asks for a password. The command finds the server's
URL in the environment variable ``GRAPHNET_TEST_POSTGRES``.

The script's exit code is that of the command. If the server cannot be installed, one sentence on stderr says so, and
the exit code is 69. If it does not start, it is 1.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from distribution import NotAvailable, install, run

#: The exit code if the server cannot be installed. pytest never exits with this code, so ./check knows that
#: the tests did not run.
UNAVAILABLE: Final = 69
VARIABLE: Final = "GRAPHNET_TEST_POSTGRES"
#: The folder in which Debian's packages put the programs, with one subfolder per version of PostgreSQL.
_FOLDERS: Final = Path("/usr/lib/postgresql")
#: The user of Debian's package. It runs the server if this script runs as root, as which PostgreSQL refuses to run.
_USER: Final = "postgres"
_ROLE: Final = "graphnet"
_START_S: Final = 60


def find_programs() -> Path:
    """Return the folder of PostgreSQL's programs; install the package if it is missing. Raises NotAvailable."""
    found = _installed()
    if found is None:
        install("postgresql")
        found = _installed()
    if found is None:
        raise NotAvailable("apt-get installed postgresql, but its program initdb is not there")
    return found


def _installed() -> Path | None:
    initdb = shutil.which("initdb")
    if initdb is not None:
        return Path(initdb).resolve().parent
    versions = sorted(_FOLDERS.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return versions[-1].parent if versions else None


@contextlib.contextmanager
def server(programs: Path) -> Iterator[str]:
    """Start a server, yield its URL with a password, then remove it. Raises NotAvailable if it does not start."""
    # The folder holds the server's socket, whose path may have at most 107 bytes. TMPDIR may be longer.
    folder = Path(tempfile.mkdtemp(prefix="graphnet-postgres-", dir="/tmp"))  # noqa: S108 - made by mkdtemp
    try:
        options = _as_user(folder)
        password = f"p:/@?&%{secrets.token_hex(8)}"
        file = folder / "password"
        file.write_text(password)
        file.chmod(0o644)
        data = folder / "data"
        made = ["--pgdata", str(data), "--username", _ROLE, "--pwfile", str(file), "--auth", "scram-sha-256"]
        run(
            [str(programs / "initdb"), *made, "--encoding", "UTF8", "--locale", "C", "--no-sync"],
            "initdb cannot make a database",
            _START_S,
            **options,
        )
        with _started(programs, folder, data, options):
            yield f"postgresql://{_ROLE}:{quote(password, safe='')}@/postgres?host={quote(str(folder), safe='')}"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def _started(programs: Path, folder: Path, data: Path, options: dict[str, Any]) -> Iterator[None]:
    log = folder / "log"
    settings = ["listen_addresses=", f"unix_socket_directories={folder}", "fsync=off"]
    command = [str(programs / "postgres"), "-D", str(data), *(part for one in settings for part in ("-c", one))]
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, **options)
    try:
        deadline = time.monotonic() + _START_S
        while subprocess.run(
            [str(programs / "pg_isready"), "--quiet", "--host", str(folder)], check=False, capture_output=True
        ).returncode:
            if process.poll() is not None or time.monotonic() > deadline:
                last = (log.read_text(errors="replace").strip() or "no message").splitlines()[-1]
                raise NotAvailable(f"the PostgreSQL server does not start: {last}")
            time.sleep(0.05)
        yield
    finally:
        # SIGINT makes the server end all connections and shut down.
        process.send_signal(signal.SIGINT)
        try:
            process.wait(_START_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _as_user(folder: Path) -> dict[str, Any]:
    """Return the options of ``subprocess`` that start a program in ``folder``, for root as its new owner ``_USER``."""
    folder.chmod(0o711)
    if os.geteuid() != 0:
        return {"cwd": folder}
    try:
        user = pwd.getpwnam(_USER)
    except KeyError:
        raise NotAvailable(f"root cannot start PostgreSQL, and there is no user {_USER}") from None
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"cwd": folder, "user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _end(number: int, _: Any) -> None:
    # A second SIGTERM must not interrupt the removal of the server.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit(128 + number)


def main(command: Sequence[str]) -> int:
    """Run the command with a server, and return the exit code. SIGTERM ends both; the exit code is then 143."""
    signal.signal(signal.SIGTERM, _end)
    try:
        programs = find_programs()
    except NotAvailable as error:
        print(f"check: the tests with PostgreSQL are left out: {error}", file=sys.stderr)
        return UNAVAILABLE
    try:
        with server(programs) as url:
            return subprocess.run(command, env={**os.environ, VARIABLE: url}, check=False).returncode
    except NotAvailable as error:
        print(f"check: the tests with PostgreSQL failed: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python tools/with_postgres.py COMMAND [ARGUMENT...]")
    sys.exit(main(sys.argv[1:]))

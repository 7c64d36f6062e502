"""Run a command together with a temporary PostgreSQL server, and remove the server afterwards.

Usage: ``python tools/with_postgres.py COMMAND [ARGUMENT...]``. The server comes from the package ``postgresql`` of the
Linux distribution. If the package is missing, apt-get installs it, which needs root. The server keeps its data in a
temporary folder, listens on a Unix socket in that folder only, and asks for a password. The command finds the server's
URL in the environment variable ``GRAPHNET_TEST_POSTGRES``.

The script's exit code is that of the command. If the server cannot be installed or started, one sentence on stderr says
so, and the exit code is 69.
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

#: The exit code if the server cannot be installed or started. pytest never exits with this code, so ./check knows that
#: the tests did not run.
UNAVAILABLE: Final = 69
VARIABLE: Final = "GRAPHNET_TEST_POSTGRES"
#: The folder in which Debian's packages put the programs, with one subfolder per version of PostgreSQL.
_FOLDERS: Final = Path("/usr/lib/postgresql")
#: The user that runs the server if this script runs as root, because PostgreSQL refuses to run as root. Debian's
#: package creates this user.
_USER: Final = "postgres"
_ROLE: Final = "graphnet"
_INSTALL_S: Final = 600
_START_S: Final = 60


class NotAvailable(Exception):
    """The server is missing and cannot be installed, or it does not start."""


def find_programs() -> Path:
    """Return the folder of PostgreSQL's programs; install the package if it is missing. Raises NotAvailable."""
    found = _installed()
    if found is not None:
        return found
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise NotAvailable("postgresql must be installed; as root, `apt-get install postgresql` does it")
    print("check: installing postgresql from the distribution's packages", file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
        _run(["apt-get", "--quiet", *command], "apt-get cannot install postgresql", _INSTALL_S, env=environment)
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
    """Start a server, yield its URL with a password, then stop the server and remove its data.

    Raises:
        NotAvailable: the server does not start.
    """
    # Make the folder in /tmp and not in TMPDIR, which may have a long path. The server's socket is in the folder, and
    # the path of a socket may have at most 107 bytes.
    folder = Path(tempfile.mkdtemp(prefix="graphnet-postgres-", dir="/tmp"))  # noqa: S108 - made by mkdtemp
    try:
        options = _as_user(folder)
        password = f"p:/@?&%{secrets.token_hex(8)}"
        file = folder / "password"
        file.write_text(password)
        file.chmod(0o644)
        data = folder / "data"
        made = ["--pgdata", str(data), "--username", _ROLE, "--pwfile", str(file), "--auth", "scram-sha-256"]
        _run(
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
    """Return the options of ``subprocess`` that start a program in ``folder`` as a user other than root.

    If this script runs as root, that user is ``_USER``, and becomes the owner of the folder. Otherwise, the user stays
    the same.
    """
    folder.chmod(0o711)
    if os.geteuid() != 0:
        return {"cwd": folder}
    try:
        user = pwd.getpwnam(_USER)
    except KeyError:
        raise NotAvailable(f"root cannot start PostgreSQL, and there is no user {_USER}") from None
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"cwd": folder, "user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _run(command: Sequence[str], problem: str, limit_s: int, **options: Any) -> None:
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=limit_s, check=False, **options
        )
    except subprocess.TimeoutExpired:
        raise NotAvailable(f"{problem}: it took more than {limit_s} s") from None
    except OSError as error:
        raise NotAvailable(f"{problem}: {error}") from None
    if done.returncode != 0:
        last = (done.stderr.strip() or done.stdout.strip() or "no message").splitlines()[-1]
        raise NotAvailable(f"{problem}: {last}")


def _end(number: int, _: Any) -> None:
    # A second SIGTERM must not interrupt the removal of the server.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit(128 + number)


def main(command: Sequence[str]) -> int:
    """Run the command together with a server, and return the exit code.

    If this script gets SIGTERM, it ends the command and removes the server. Its exit code is then 143, with which
    shells report SIGTERM.
    """
    signal.signal(signal.SIGTERM, _end)
    try:
        with server(find_programs()) as url:
            return subprocess.run(command, env={**os.environ, VARIABLE: url}, check=False).returncode
    except NotAvailable as error:
        print(f"check: the tests with PostgreSQL are skipped: {error}", file=sys.stderr)
        return UNAVAILABLE


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python tools/with_postgres.py COMMAND [ARGUMENT...]")
    sys.exit(main(sys.argv[1:]))

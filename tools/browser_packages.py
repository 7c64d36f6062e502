"""Install what the test suite tests/browser needs, and print the folder of its Python packages.

Chromium and its driver are packages of the Linux distribution. If they are missing, apt-get installs them, which needs
root. The Python packages are listed in tests/browser/requirements.txt and are kept in graphnet's cache folder.

If something is missing and cannot be installed, one sentence on stderr says so, and the exit code is 3.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from graphnet import settings

REQUIREMENTS = Path(__file__).resolve().parent.parent / "tests" / "browser" / "requirements.txt"
#: For each program, the package of the Linux distribution that contains it.
PROGRAMS = {"chromium": "chromium", "chromedriver": "chromium-driver"}
UNAVAILABLE = 3
_LIMIT_S = 600


class NotAvailable(Exception):
    """Something that the suite needs is missing and cannot be installed."""


def ensure_chromium() -> None:
    """Install Chromium and its driver if one of them is missing. Raises NotAvailable if this fails."""
    missing = [package for program, package in PROGRAMS.items() if shutil.which(program) is None]
    if not missing:
        return
    names = " and ".join(missing)
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise NotAvailable(f"{names} must be installed; as root, `apt-get install {' '.join(missing)}` does it")
    print(f"check: installing {names} from the distribution's packages", file=sys.stderr)
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *missing]):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        _run(["apt-get", "--quiet", *command], f"apt-get cannot install {names}", environment)


def ensure_packages() -> Path:
    """Install the suite's Python packages if they are missing. Return the folder. Raises NotAvailable if this fails."""
    digest = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()[:16]
    folder = settings.cache_home() / "environments" / f"browser-tests-{digest}"
    if folder.is_dir():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as temporary:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        made = Path(temporary) / "packages"
        _run([*command, "--target", str(made), "-r", str(REQUIREMENTS)], "pip cannot install the suite's packages")
        try:
            made.rename(folder)
        except OSError:
            # Ignore the error if another process has made the same folder meanwhile.
            if not folder.is_dir():
                raise
    return folder


def _run(command: list[str], problem: str, environment: dict[str, str] | None = None) -> None:
    try:
        done = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=_LIMIT_S
        )
    except subprocess.TimeoutExpired:
        raise NotAvailable(f"{problem}: it took more than {_LIMIT_S} s") from None
    if done.returncode != 0:
        last = (done.stderr.strip() or done.stdout.strip() or "no message").splitlines()[-1]
        raise NotAvailable(f"{problem}: {last}")


if __name__ == "__main__":
    try:
        ensure_chromium()
        sys.stdout.write(str(ensure_packages()))
    except NotAvailable as error:
        print(f"check: the browser suite is skipped: {error}", file=sys.stderr)
        sys.exit(UNAVAILABLE)

"""Install what the test suite tests/browser needs, and print the folder of its Python packages.

Chromium and its driver are packages of the Linux distribution. If they are missing, apt-get installs them, which needs
root. The Python packages are listed in tests/browser/requirements.txt and are kept in graphnet's cache folder.

If a program is missing and cannot be installed, one sentence on stderr says so, and the exit code is 3. If the Python
packages cannot be installed, it is 1.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import tempfile
from pathlib import Path

from distribution import NotAvailable, install, run

from graphnet import settings

REQUIREMENTS = Path(__file__).resolve().parent.parent / "tests" / "browser" / "requirements.txt"
#: For each program, the package of the Linux distribution that contains it.
PROGRAMS = {"chromium": "chromium", "chromedriver": "chromium-driver"}
UNAVAILABLE = 3


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
        run([*command, "--target", str(made), "-r", str(REQUIREMENTS)], "pip cannot install the suite's packages")
        try:
            made.rename(folder)
        except OSError:
            # Ignore the error if another process has made the same folder meanwhile.
            if not folder.is_dir():
                raise
    return folder


if __name__ == "__main__":
    missing = [package for program, package in PROGRAMS.items() if shutil.which(program) is None]
    try:
        if missing:
            install(*missing)
    except NotAvailable as error:
        print(f"check: the browser suite is left out: {error}", file=sys.stderr)
        sys.exit(UNAVAILABLE)
    try:
        sys.stdout.write(str(ensure_packages()))
    except NotAvailable as error:
        sys.exit(f"check: the browser suite failed: {error}")

"""Installs packages of the Linux distribution for test suites, and runs programs for them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

_INSTALL_S = 600


class NotAvailable(Exception):
    """Something that a suite needs is missing and cannot be installed, or does not start."""


def install(*packages: str) -> None:
    """Install packages with apt-get, which needs root. Raises NotAvailable if this fails."""
    names = " and ".join(packages)
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise NotAvailable(f"{names} must be installed; as root, `apt-get install {' '.join(packages)}` does it")
    print(f"check: installing {names} from the distribution's packages", file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        run(["apt-get", "--quiet", *command], f"apt-get cannot install {names}", env=environment)


def run(command: Sequence[str], problem: str, limit_s: int = _INSTALL_S, **options: Any) -> None:
    """Run a program. Raises NotAvailable with ``problem`` and the last line of its output if it fails."""
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

"""Print the interpreters of every Python from 3.8 to 3.13 that this machine has, separated by colons."""

from __future__ import annotations

import subprocess
import sys

VERSIONS = ("3.8", "3.9", "3.10", "3.11", "3.12", "3.13")


def find(version: str) -> str | None:
    """uv's idea of where a Python lies; None if there is none."""
    command = [sys.executable, "-m", "uv", "python", "find", "--no-python-downloads", "--no-project", version]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else None


if __name__ == "__main__":
    sys.stdout.write(":".join(path for version in VERSIONS if (path := find(version))))

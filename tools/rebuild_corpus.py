"""Rebuild the samples in the folder samples/ from their recipes.

Usage: `.venv/bin/python tools/rebuild_corpus.py [--out DIR] [SOURCE/NAME ...]`. The first use builds the environment of
graphs/recipes/ (about 3 GB). Then each recipe builds its sample in its own process. Every build gives the same text
files and hashes. Without --out the samples are written to samples/.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from environment_of_requirements import ensure

from graphnet.environments.pip_settings import read_pip_settings
from graphnet.settings import project_root

MARKER = "recipes-whole"


def environment(recipes: Path) -> Path:
    """Build the environment of the recipes and return its interpreter."""
    # Libraries that require another torch are installed without their dependencies, so torch is not replaced.
    python = ensure("recipes", "3.11", (recipes / "requirements.txt").read_text(encoding="utf-8"))
    marker = python.parent / MARKER
    if not marker.exists():
        settings = read_pip_settings()
        command = [sys.executable, "-m", "uv", "pip", "install", "--python", str(python), "--no-deps"]
        without_dependencies = ["-r", str(recipes / "requirements-no-deps.txt")]
        subprocess.run([*command, *without_dependencies, *settings.arguments], env=settings.environment, check=True)
        marker.touch()
    return python


def main() -> int:
    """Build the samples. Return the exit code of the process that builds them."""
    root = project_root()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=root / "samples")
    parser.add_argument("recipes", nargs="*", metavar="SOURCE/NAME")
    options = parser.parse_args()
    python = environment(root / "graphs" / "recipes")
    paths = os.pathsep.join((str(root / "graphs"), str(root / "proto")))
    command = [str(python), "-m", "recipes.build", "--out", str(options.out.absolute()), *options.recipes]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

"""Builds the Python environments that scripts in tools/ need, and caches them like the environments of backends."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from graphnet.environments.environment import Environment
from graphnet_contract.backend import Backend, Flavour


def ensure(name: str, python: str, requirements: str) -> Path:
    """Build an environment unless it exists, and return its interpreter. Raises BackendUnavailable if this fails.

    ``requirements`` is the text of a requirements file, and ``python`` a version such as "3.11".
    """
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "requirements.txt").write_text(requirements, encoding="utf-8")
        flavour = Flavour("default", python, "requirements.txt", ("cpu",), 0)
        backend = Backend(Path(folder), name, "compiler", "", (), (flavour,), {}, ())
        return Environment(backend, flavour, "cpu").ensure(lambda text: print(text, file=sys.stderr))

"""Builds the Python environments that scripts in tools/ need, and caches them like the environments of backends."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from graphnet.workers.environments import Environment
from graphnet_contract.backend import Backend, Flavour


def ensure(name: str, python: str, requirements: str) -> Path:
    """Build an environment with these requirements, unless it exists already.

    Args:
        name: The name of the environment in messages.
        python: The version of Python, such as "3.11".
        requirements: The text of a requirements file.

    Returns:
        The path of the environment's Python interpreter.

    Raises:
        BackendUnavailable: The environment cannot be built.
    """
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "requirements.txt").write_text(requirements, encoding="utf-8")
        flavour = Flavour("default", python, "requirements.txt", ("cpu",), 0)
        backend = Backend(Path(folder), name, "compiler", "", (), (flavour,), {}, ())
        return Environment(backend, flavour, "cpu").ensure(lambda text: print(text, file=sys.stderr))

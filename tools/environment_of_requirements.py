"""Environments for tools of the gate. They are built and cached like those of backends."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from graphnet.workers.environments import Environment
from graphnet_contract.backend import Backend, Flavour


def ensure(name: str, python: str, requirements: str) -> Path:
    """Build the environment if it is not there.

    Args:
        name: Name of the environment in messages.
        python: Version of Python, such as "3.11".
        requirements: Text of a requirements file.

    Returns:
        The environment's interpreter.

    Raises:
        BackendUnavailable: The environment cannot be built.
    """
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "requirements.txt").write_text(requirements, encoding="utf-8")
        flavour = Flavour("default", python, "requirements.txt", ("cpu",), 0)
        backend = Backend(Path(folder), name, "compiler", "", (), (flavour,), {}, ())
        return Environment(backend, flavour, "cpu").ensure(lambda text: print(text, file=sys.stderr))

"""An environment for a tool of the gate, built and cached like a backend's."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from graphnet.workers.environments import Environment
from graphnet_contract.backend import Backend, Flavour


def ensure(name: str, python: str, requirements: str) -> Path:
    """The interpreter of an environment with exactly these requirements; BackendUnavailable if it cannot be built."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "requirements.txt").write_text(requirements, encoding="utf-8")
        flavour = Flavour("default", python, "requirements.txt", ("cpu",), 0)
        backend = Backend(Path(folder), name, "compiler", "", (), (flavour,), {}, ())
        return Environment(backend, flavour, "cpu").ensure(lambda text: print(text, file=sys.stderr))

"""The frameworks whose models can be samples. Each has a module ``of_NAME``, which alone knows the framework's names.

Tensors are torch's in every worker, also of a sample of another framework: its module shares their memory. Nothing here
imports a framework: a sample's code does.
"""

from __future__ import annotations

import importlib
import sys
from importlib.util import find_spec
from typing import Any, List, Protocol, cast

from graphnet_contract.frameworks import FRAMEWORKS


class Framework(Protocol):
    """The names that the module of a framework defines."""

    #: The class of which a sample's GraphModule is a subclass, as a user writes it.
    BASE: str
    #: Whether torch's profiler sees the operators of a model, so that the worker can count them.
    COUNTS_OPERATORS: bool

    def is_model(self, kind: Any) -> bool:
        """Whether a class is that of a model."""

    def make(self, kind: Any) -> Any:
        """Return a model of a sample's class, which takes and returns tensors of torch."""

    def seed(self, value: int) -> None:
        """Seed the framework's random generators."""

    def generator_state(self, device: str) -> bytes:
        """Return the state of the random generators that a call on this device may use."""


def framework(name: str) -> Framework:
    """Return the module of a framework."""
    return cast(Framework, importlib.import_module("graphnet_runner.frameworks.of_" + name))


def is_installed(name: str) -> bool:
    """Whether this environment has the framework's package."""
    return name in sys.modules or find_spec(name) is not None


def imported() -> List[Framework]:
    """Return the modules of the frameworks that this process has imported, in the order of FRAMEWORKS."""
    return [framework(name) for name in FRAMEWORKS if name in sys.modules]


def seed_everything(seed: int) -> None:
    """Seed every random generator that a graph may use."""
    import random

    random.seed(seed)
    for one in imported():
        one.seed(seed)


def generator_states(device: str) -> List[bytes]:
    """Return the states of the random generators that a graph on this device may use."""
    return [one.generator_state(device) for one in imported()]

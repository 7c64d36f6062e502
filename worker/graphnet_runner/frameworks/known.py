"""The frameworks whose models can be samples. Each has a module here, which alone knows how the framework says things.

Tensors are torch's in every worker, also of a sample of another framework: its module shares their memory. A module has
the functions of ``Framework``. Nothing here imports a framework: a sample's code does.
"""

from __future__ import annotations

import importlib
import sys
from importlib.util import find_spec
from typing import Any, Callable, Dict, List

#: The module of each framework, by the framework's name in graph_net.json, which is also the name of its package.
_MODULES = {"torch": "of_torch", "paddle": "of_paddle"}


class Framework:
    """What a framework's module must have. This class only documents it: the modules have functions of these names."""

    #: The class of which a sample's GraphModule is a subclass, as a user writes it.
    BASE: str
    #: Whether torch's profiler sees the operators of a model, so that the worker can count them.
    COUNTS_OPERATORS: bool
    is_model: Callable[[Any], bool]
    #: Makes a model of a sample's class. It takes and returns tensors of torch, and computes no gradients.
    make: Callable[[Any], Any]
    #: Seeds the framework's random generators with a number.
    seed: Callable[[int], None]
    #: Returns the state of the random generators that a call on this device may use.
    generator_state: Callable[[str], bytes]


def framework(name: str) -> Any:
    """Return the module of the framework that a sample names."""
    return importlib.import_module("graphnet_runner.frameworks." + _MODULES[name])


def is_installed(name: str) -> bool:
    """Whether this environment has the framework's package."""
    return name in sys.modules or find_spec(name) is not None


def imported() -> List[Any]:
    """Return the modules of the frameworks that this process has imported, in an order that never changes."""
    return [framework(name) for name in _MODULES if name in sys.modules]


def seed_everything(seed: int) -> None:
    """Seed every random generator that a graph may use."""
    import random

    random.seed(seed)
    for one in imported():
        one.seed(seed)


def states(device: str) -> Dict[str, bytes]:
    """Return the states of the generators that a graph on this device may use, by the framework's name."""
    return {one.__name__: one.generator_state(device) for one in imported()}

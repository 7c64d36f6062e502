"""Turns the source code of a sample's model.py into a model."""

from __future__ import annotations

import os
import sys
import types
from typing import Any

from graphnet_contract.frameworks import framework_of
from graphnet_runner.frameworks.known import framework, is_installed

#: The name that replaces every device literal in the sample's source code.
DEVICE_NAME = "graphnet_device"
MODULE_NAME = "graphnet_sample"


class LoadError(Exception):
    """The source code defines no GraphModule of its framework, or this environment does not have the framework."""


def load_model(source: str, device: str, scratch: str) -> Any:
    """Execute a sample's source code and return its ``GraphModule()``, as its framework's ``make`` makes it.

    Write the code to ``scratch/model.py`` first, so that tracebacks, TorchScript and dynamo can show its lines. Raise
    LoadError if the code is not a sample. Exceptions that the code itself raises are passed on.
    """
    import torch

    name = framework_of(source)
    if not is_installed(name):
        text = "this is a sample of %s, which this backend's environment lacks; for such samples, give --reference and "
        raise LoadError((text + "--backend of that framework (graphnet backends lists all)") % name)
    path = os.path.join(scratch, "model.py")
    with open(path, "w", encoding="utf-8") as file:
        file.write(source)
    module = types.ModuleType(MODULE_NAME)
    module.__file__ = path
    setattr(module, DEVICE_NAME, torch.device(device))
    sys.modules[MODULE_NAME] = module
    exec(compile(source, path, "exec"), module.__dict__)
    graph_class = getattr(module, "GraphModule", None)
    its = framework(name)
    if not isinstance(graph_class, type) or not its.is_model(graph_class):
        raise LoadError("model.py defines no class GraphModule(%s)" % its.BASE)
    return its.make(graph_class)

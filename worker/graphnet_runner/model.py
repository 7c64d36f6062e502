"""Turns the source code of a sample's model.py into a torch module."""

from __future__ import annotations

import os
import sys
import types
from typing import Any

#: The name that replaces every device literal in the sample's source code.
DEVICE_NAME = "graphnet_device"
MODULE_NAME = "graphnet_sample"


class LoadError(Exception):
    """The source code is not a sample, because it defines no class GraphModule that is a torch.nn.Module."""


def load_model(source: str, device: str, scratch: str) -> Any:
    """Execute a sample's source code and return its ``GraphModule()`` in evaluation mode.

    Write the code to ``scratch/model.py`` first, so that tracebacks, TorchScript and dynamo can show its lines. Raise
    LoadError if the code is not a sample. Exceptions that the code itself raises are passed on.
    """
    import torch

    path = os.path.join(scratch, "model.py")
    with open(path, "w", encoding="utf-8") as file:
        file.write(source)
    module = types.ModuleType(MODULE_NAME)
    module.__file__ = path
    setattr(module, DEVICE_NAME, torch.device(device))
    sys.modules[MODULE_NAME] = module
    exec(compile(source, path, "exec"), module.__dict__)
    graph_class = getattr(module, "GraphModule", None)
    if not isinstance(graph_class, type) or not issubclass(graph_class, torch.nn.Module):
        raise LoadError("model.py defines no class GraphModule(torch.nn.Module)")
    return graph_class().eval()

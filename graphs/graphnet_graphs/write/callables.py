"""Find the public name of a torch callable in the installed torch.

Dynamo prints a builtin with the module in its `__module__`, which is private for most functions of
`torch.nn.functional` (`torch._C._nn.linear`). Usually, a public module holds the same object under a public name, which
cannot change the result. `torch_names.py` lists the few functions whose public function is another object.
"""

from __future__ import annotations

import builtins
import functools
import math
import operator
from typing import Any, Callable, Dict, Optional

import torch

from graphnet_graphs.code.torch_names import SAME_MEANING, public_form

# The modules in which public names are looked up. If several of them hold an object, the first one names it.
_PUBLIC_MODULES = ("torch", "torch.nn.functional", "torch.fft", "torch.linalg", "torch.special", "torch.nn.init")


@functools.lru_cache(maxsize=None)
def _names_by_identity() -> Dict[int, str]:
    names: Dict[int, str] = {}
    for module_name in _PUBLIC_MODULES:
        module: Any = torch
        for part in module_name.split(".")[1:]:
            module = getattr(module, part)
        for name in sorted(vars(module)):
            if not name.startswith("_") and callable(vars(module)[name]):
                names.setdefault(id(vars(module)[name]), f"{module_name}.{name}")
    return names


def qualified_name(target: Callable[..., Any]) -> str:
    """Return the dotted name that a sample's code uses for `target`: the public name, or the private if none exists."""
    public = _names_by_identity().get(id(target))
    if public is not None:
        return public
    if isinstance(target, (torch._ops.OpOverload, torch._ops.OpOverloadPacket)):
        return f"torch.ops.{target}"
    module, name = _module_of(target), getattr(target, "__qualname__", getattr(target, "__name__", repr(target)))
    private = f"{module}.{name}" if module else str(name)
    # torch may hold two objects for the same builtin, which are equal but not identical.
    if "_VariableFunctions" in private and getattr(torch, private.rsplit(".", 1)[1], None) == target:
        return f"torch.{private.rsplit('.', 1)[1]}"
    return public_form(private) if private in SAME_MEANING else private


def _module_of(target: Callable[..., Any]) -> Optional[str]:
    module = getattr(target, "__module__", None)
    if module in ("builtins", None) and getattr(builtins, getattr(target, "__name__", ""), None) is target:
        return None
    if module == "_operator":
        return operator.__name__
    if module is None and getattr(math, getattr(target, "__name__", ""), None) is target:
        return math.__name__
    objclass = getattr(target, "__objclass__", None)
    if objclass is not None and issubclass(torch.Tensor, objclass):
        return "torch.Tensor"
    return module

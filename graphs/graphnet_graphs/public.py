"""The public name of every torch callable that a captured graph can hold.

Dynamo prints a builtin by its `__module__`, which is private for most of `torch.nn.functional`
(`torch._C._nn.linear`). The public function is the very same object, so looking names up by identity
needs no list and cannot change a result.
"""

from __future__ import annotations

import builtins
import functools
import math
import operator
from typing import Any, Callable, Dict, Optional

import torch

# The first module that holds an object names it.
_PUBLIC_MODULES = ("torch", "torch.nn.functional", "torch.fft", "torch.linalg", "torch.special", "torch.nn.init")

# Not the same object as its public namesake, but the same arguments and result (torch.nn.functional.pad
# is Python around it and adds a branch for CUDA's deterministic mode only).
_SAME_MEANING = {"torch._C._nn.pad": "torch.nn.functional.pad"}

# Removing these changes no value: they count API use, switch a gradient that no inference graph has, or
# assert what the captured shapes already hold.
NO_EFFECT = frozenset(
    {
        "torch._C._log_api_usage_once",
        "torch._C._set_grad_enabled",
        "torch._C.set_grad_enabled",
        "torch.set_grad_enabled",
        "torch._check",
        "torch._check_is_size",
        "torch._check_with",
        "torch.ops.aten._assert_async",
        "torch.ops.aten._assert_async.msg",
        "torch.ops.aten._assert_scalar",
        "torch.ops.aten._assert_scalar.default",
        "torch._functorch.vmap.lazy_load_decompositions",
        "torch._functorch.predispatch.lazy_load_decompositions",
    }
)


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
    """The name by which `target` is called in a sample's text: public where a public one exists."""
    public = _names_by_identity().get(id(target))
    if public is not None:
        return public
    if isinstance(target, (torch._ops.OpOverload, torch._ops.OpOverloadPacket)):
        return f"torch.ops.{target}"
    module, name = _module_of(target), getattr(target, "__qualname__", getattr(target, "__name__", repr(target)))
    private = f"{module}.{name}" if module else str(name)
    # Another object for the same builtin: equal, not identical.
    if "_VariableFunctions" in private and getattr(torch, private.rsplit(".", 1)[1], None) == target:
        return f"torch.{private.rsplit('.', 1)[1]}"
    return _SAME_MEANING.get(private, private)


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

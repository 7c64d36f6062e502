"""Imports torchax's lowerings from ATen to JAX and undoes the side effects of this import on torch.

The import of torchax 0.0.13 has three problems:

- It fails with torch 2.13, which lacks overloads for named tensors (google/torchax issue 101).
- It takes over torch's private device. After that, every ``torch.compile`` of the process fails.
- It switches off the fast path of torch's attention.

This module prevents all three. This backend needs only torchax's registry of lowerings and its decompositions.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any

import torch

#: Matches the names of operator overloads for named tensors. torch 2.13 no longer has these overloads.
_NAMED = re.compile("[Dd]imname|names")


class _NoOverload:
    """Placeholder for an operator overload that this torch lacks. Nothing calls it."""


@contextlib.contextmanager
def _without_side_effects() -> Iterator[None]:
    packet: Any = torch._ops.OpOverloadPacket
    found = packet.__getattr__

    def lenient(self: Any, name: str) -> Any:
        try:
            return found(self, name)
        except AttributeError:
            if _NAMED.search(name):
                return _NoOverload()
            raise

    rename, register = torch.utils.rename_privateuse1_backend, torch._register_device_module
    fast_path = torch.backends.mha.get_fastpath_enabled()
    packet.__getattr__ = lenient
    torch.utils.rename_privateuse1_backend = lambda name: None
    torch._register_device_module = lambda name, module: None
    try:
        yield
    finally:
        packet.__getattr__ = found
        torch.utils.rename_privateuse1_backend = rename
        torch._register_device_module = register
        torch.backends.mha.set_fastpath_enabled(fast_path)


with _without_side_effects():
    import torchax
    import torchax.decompositions
    import torchax.ops.jaten
    import torchax.ops.ops_registry
    from torchax.ops.mappings import t2j_dtype

VERSION: str = torchax.__version__

__all__ = ["VERSION", "decompositions", "lowering", "t2j_dtype"]


def lowering(target: Any) -> Any | None:
    """Return torchax's entry for an ``OpOverload``, or None if torchax has no lowering to JAX for it.

    The entry has the attributes ``func`` (the lowering) and ``needs_env`` (whether it draws random numbers).
    """
    table = torchax.ops.ops_registry.all_aten_ops
    found = table.get(target) or table.get(getattr(target, "overloadpacket", None))
    return found if found is not None and found.is_jax_function else None


def decompositions() -> dict[Any, Callable[..., Any]]:
    """Return torchax's decompositions, and torch's core ones of operators that torchax lacks.

    Composite operators (see `_is_composite`) are also decomposed by torch's core table.
    """
    from torch._decomp import core_aten_decompositions

    core = {op: rule for op, rule in core_aten_decompositions().items() if lowering(op) is None or _is_composite(op)}
    return {**core, **torchax.decompositions.DECOMPOSITIONS}


def _is_composite(op: Any) -> bool:
    """Whether torch decomposes the operator before autograd in an ordinary call, but torch.export only by a table."""
    return bool(op.has_kernel_for_dispatch_key(torch._C.DispatchKey.CompositeImplicitAutograd))

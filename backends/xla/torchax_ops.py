"""torchax's lowerings from ATen to JAX, without the effects of its import on torch.

torchax 0.0.13 cannot be imported with torch 2.13, which lacks overloads for named tensors (google/torchax issue 101).
It takes over torch's private device, after which every ``torch.compile`` of the process fails, and it switches off
attention's fast path. This backend uses only its registry and its decompositions, so this module undoes all three.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any

import torch

#: Names of overloads for named tensors, which torch 2.13 no longer has.
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
    """torchax's entry for an ``OpOverload`` (``func``, ``needs_env``), or None if torchax has no lowering to JAX."""
    table = torchax.ops.ops_registry.all_aten_ops
    found = table.get(target) or table.get(getattr(target, "overloadpacket", None))
    return found if found is not None and found.is_jax_function else None


def decompositions() -> dict[Any, Callable[..., Any]]:
    """Decompositions for AOTAutograd: torchax's table, and torch's for operators that torchax lacks."""
    from torch._decomp import core_aten_decompositions, get_decompositions

    core = {op: rule for op, rule in core_aten_decompositions().items() if lowering(op) is None or _is_composite(op)}
    return {
        **core,
        **torchax.decompositions.DECOMPOSITIONS,
        **get_decompositions([torch.ops.aten.unfold]),
    }


def _is_composite(op: Any) -> bool:
    """Whether torch decomposes the operator before autograd; torch.export does so only if the table has it."""
    return bool(op.has_kernel_for_dispatch_key(torch._C.DispatchKey.CompositeImplicitAutograd))

"""torchax's lowerings from ATen to JAX, without what its import does to torch.

torchax 0.0.13 does not import with torch 2.13 (overloads for named tensors are gone; google/torchax issue 101), claims
torch's private device, after which every ``torch.compile`` of the process fails, and switches off attention's fast
path. We use its registry and its decompositions only, so all three are undone here.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any

import torch

#: Overloads for named tensors, which torch 2.13 has no more.
_NAMED = re.compile("[Dd]imname|names")


class _NoOverload:
    """Stands for an operator overload that this torch does not have; nothing calls it."""


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
    """torchax's entry for an ``OpOverload`` (``func``, ``needs_env``), or None if it has none in JAX."""
    table = torchax.ops.ops_registry.all_aten_ops
    found = table.get(target) or table.get(getattr(target, "overloadpacket", None))
    return found if found is not None and found.is_jax_function else None


def decompositions() -> dict[Any, Callable[..., Any]]:
    """What AOTAutograd takes apart before we see the graph: torchax's table, and torch's where torchax has nothing."""
    from torch._decomp import core_aten_decompositions, get_decompositions

    core = {op: rule for op, rule in core_aten_decompositions().items() if lowering(op) is None or _is_composite(op)}
    return {
        **core,
        **torchax.decompositions.DECOMPOSITIONS,
        **get_decompositions([torch.ops.aten.unfold]),
    }


def _is_composite(op: Any) -> bool:
    """Whether torch itself takes it apart before autograd; torch.export does so only where the table says it."""
    return bool(op.has_kernel_for_dispatch_key(torch._C.DispatchKey.CompositeImplicitAutograd))

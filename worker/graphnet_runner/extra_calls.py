"""Makes untimed calls that help to judge a sample's results: with changed inputs, and in float64.

Imports torch only when a function is called.
"""

from __future__ import annotations

from typing import Any, List, Sequence

from graphnet_contract.widened import widened_source
from graphnet_runner.model import load_model

#: A nudged call moves each input by this many roundings (half units in the last place) of its dtype.
_NUDGE = 8.0


def widened_inputs(values: Sequence[Any], nudge: int) -> List[Any]:
    """Return a copy of a sample's inputs in float64 or complex128; other inputs keep their dtype.

    If ``nudge`` is not 0, it seeds the choice whether each floating-point element moves up or down by _NUDGE roundings
    of its original dtype. Whole numbers stay, because a graph may use them as exact numbers: a mask's 0 and 1, for
    instance.
    """
    import torch

    copies = [_widened(value) for value in values]
    if nudge:
        generator = torch.Generator().manual_seed(nudge)
        for value, copy in zip(values, copies):
            if hasattr(value, "dtype") and value.dtype.is_floating_point:
                share = _NUDGE * torch.finfo(value.dtype).eps / 2
                factor = torch.empty(copy.shape, dtype=torch.float64).bernoulli_(0.5, generator=generator)
                factor = factor.mul_(2 * share).add_(1 - share).to(copy.device)
                copy.mul_(torch.where(copy == copy.round(), 1.0, factor))
    return copies


def call_in_float64(model_source: str, widened: Sequence[Any], device: str, scratch: str) -> Any:
    """Call the model in float64: replace every floating-point dtype in its source code.

    The call may write to ``widened``, the result of ``widened_inputs``. Exceptions are passed on.
    """
    import torch

    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        return load_model(widened_source(model_source), device, scratch)(*widened)
    finally:
        torch.set_default_dtype(before)


def _widened(value: Any) -> Any:
    import torch

    if not hasattr(value, "dtype"):
        return value
    # Copy the tensor even if its dtype stays the same, because the call may overwrite its inputs.
    if value.dtype.is_complex:
        return value.to(torch.complex128, copy=True)
    return value.to(torch.float64, copy=True) if value.dtype.is_floating_point else value.clone()

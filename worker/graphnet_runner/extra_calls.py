"""Makes two untimed calls that help to judge a sample's results: one with changed inputs, and one in float64.

Imports torch only when a function is called.
"""

from __future__ import annotations

import contextlib
import re
from typing import Any, Iterator, List, Sequence

from graphnet_runner.model import load_model

_NARROW = re.compile(r"\btorch\.(?:float32|float16|bfloat16|float|half)\b")
_NARROW_COMPLEX = re.compile(r"\btorch\.complex(?:32|64)\b")
_NARROWING_CALLS = re.compile(r"\.(?:float|half|bfloat16)\(\)")


def roll_inputs(values: Sequence[Any], kinds: Sequence[str]) -> List[int]:
    """Roll the elements of a sample's inputs by one, in place. Return the positions of the inputs that were rolled.

    Roll every floating-point (or complex) input that has more than one element. If the sample has no such input, roll
    every integer input that has more than one element. Rolling only moves values within a tensor, so integers that are
    used as indices stay in the valid range.
    """
    inputs = [i for i, kind in enumerate(kinds) if kind == "input" and _has_elements(values[i])]
    floating = [i for i in inputs if values[i].dtype.is_floating_point or values[i].dtype.is_complex]
    chosen = floating or [i for i in inputs if not str(values[i].dtype).endswith("bool")]
    for position in chosen:
        value = values[position]
        value.copy_(value.reshape(-1).roll(1).reshape(value.shape))
    return chosen


def call_in_float64(model_source: str, values: Sequence[Any], device: str, scratch: str) -> Any:
    """Call the model in float64: convert its inputs, and replace every floating-point dtype in its source code.

    Exceptions that the changed source code or the call raises are passed on.
    """
    import torch

    source = _NARROWING_CALLS.sub(".double()", _NARROW.sub("torch.float64", model_source))
    source = _NARROW_COMPLEX.sub("torch.complex128", source)
    with _default_dtype(torch.float64):
        model = load_model(source, device, scratch)
        return model(*[_widened(value) for value in values])


def _has_elements(value: Any) -> bool:
    return hasattr(value, "numel") and value.numel() > 1


def _widened(value: Any) -> Any:
    import torch

    if not hasattr(value, "dtype"):
        return value
    if value.dtype.is_complex:
        return value.to(torch.complex128)
    # Copy the tensor even if its dtype stays the same, because the call may overwrite its inputs.
    return value.to(torch.float64) if value.dtype.is_floating_point else value.clone()


@contextlib.contextmanager
def _default_dtype(dtype: Any) -> Iterator[None]:
    import torch

    before = torch.get_default_dtype()
    torch.set_default_dtype(dtype)
    try:
        yield
    finally:
        torch.set_default_dtype(before)

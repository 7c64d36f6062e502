"""Rewrite the source code of a model.py so that it computes in float64. The text is not parsed."""

from __future__ import annotations

import re

#: A dtype as the argument of torch.finfo is a constant of the graph, such as the least number of float32, and no cast.
_NARROW = re.compile(r"(?<!finfo\()(?<!finfo\(dtype=)\b(torch|paddle)\.(?:float32|float16|bfloat16|float|half)\b")
_NARROW_COMPLEX = re.compile(r"(?<!finfo\()\b(torch|paddle)\.complex(?:32|64)\b")
_NARROWING_CALLS = re.compile(r"\.(?:float|half|bfloat16)\(\s*\)")
#: Casts that the rewriting does not know: dtypes as texts, and the types of tensors of old torch versions.
_LEFT = re.compile(
    r"\b(?:Float|Half|BFloat16)Tensor\b"
    r"|\.(?:float|half|bfloat16)\((?!\s*\))"
    r"""|["'](?:torch\.)?(?:float32|float16|bfloat16|float|half)["']"""
)


def widened_source(text: str) -> str:
    """Replace every floating-point and complex dtype in the text by float64 or complex128. Line numbers stay.

    Raise ValueError if the text has a cast that cannot be replaced, so the result would not compute in float64.
    """
    left = _LEFT.search(text)
    if left is not None:
        raise ValueError("the text names a dtype in a way that cannot be widened: %s" % left.group(0))
    text = _NARROWING_CALLS.sub(".double()", _NARROW.sub(r"\1.float64", text))
    return _NARROW_COMPLEX.sub(r"\1.complex128", text)

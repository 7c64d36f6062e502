"""First calls of torch's vector math library, by one thread, before a sample calls it with many.

oneMKL chooses the kernel of each of its vector functions at that function's first call. When two threads make that call
at the same time, one of them may compute its share with a low-accuracy kernel: measured here, the first ``cos`` of 2 to
8 in 1,000 fresh processes is off by 1.5e-4 (torch 2.13.0; pytorch/pytorch issue 188792). A verdict must not depend on
that, so every function is called here first: about 1.6 ms, once per sample process.
"""

from __future__ import annotations

#: Element-wise functions that torch hands to the library for contiguous CPU tensors.
FUNCTIONS = (
    *("acos", "asin", "atan", "ceil", "cos", "cosh", "erf", "erfc", "erfinv", "exp", "exp2", "expm1", "floor"),
    *("lgamma", "log", "log10", "log1p", "log2", "round", "sin", "sinh", "sqrt", "tan", "tanh", "trunc"),
)


def make_first_calls() -> None:
    """Call every function on one element of each precision; torch computes so few in the calling thread."""
    import torch

    for precision in ("float32", "float64"):
        dtype = getattr(torch, precision, None)
        if dtype is None:
            continue
        one = torch.empty((1,), dtype=dtype)
        for name in FUNCTIONS:
            function = getattr(torch, name, None)
            if function is not None:
                function(one)

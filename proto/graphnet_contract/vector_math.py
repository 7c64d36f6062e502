"""Call each function of torch's vector math library once in one thread, before a sample calls it in many threads.

oneMKL chooses the kernel of each vector function at its first call. If two threads make this call at the same time, one
of them may get a low-accuracy kernel: in our measurements, the first ``cos`` is off by 1.5e-4 in 2 to 8 of 1,000 fresh
processes (torch 2.13.0; pytorch/pytorch issue 188792). A verdict must not depend on this race, so every sample process
first calls ``make_first_calls``, which takes about 1.6 ms.
"""

from __future__ import annotations

#: The element-wise functions that torch computes with oneMKL if the tensor is on the CPU and contiguous.
FUNCTIONS = (
    *("acos", "asin", "atan", "ceil", "cos", "cosh", "erf", "erfc", "erfinv", "exp", "exp2", "expm1", "floor"),
    *("lgamma", "log", "log10", "log1p", "log2", "round", "sin", "sinh", "sqrt", "tan", "tanh", "trunc"),
)


def make_first_calls() -> None:
    """Call every function on one element of each precision. For one element, torch starts no other thread."""
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

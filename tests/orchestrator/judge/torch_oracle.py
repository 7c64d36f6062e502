"""Answers of torch.allclose for pairs of arrays at every level. An interpreter with torch runs this file as a script.

The script's first argument names a pickle file with a list of (dtype, shape, reference bytes, candidate bytes). For
each pair, the script prints the answers at all levels, as JSON.
"""

from __future__ import annotations

import importlib
import json
import pickle
import sys
from typing import Any

torch: Any = importlib.import_module("torch")

# The judge has the same exponents. They are repeated here, because this file must not share anything with the code
# under test.
EXPONENTS = {
    "float16": (3 / 5, 1),
    "bfloat16": (1.796 / 5, 1),
    "float32": (5.886 / 5, 1),
    "float64": (7 / 5, 7 / 5),
    "complex64": (5.886 / 5, 1),
    "complex128": (7 / 5, 7 / 5),
}


def tensor(dtype: str, shape: tuple[int, ...], raw: bytes) -> Any:
    if not raw:
        return torch.empty(shape, dtype=getattr(torch, dtype))
    return torch.frombuffer(bytearray(raw), dtype=getattr(torch, dtype)).reshape(shape)


def ladder(dtype: str, reference: Any, candidate: Any) -> list[bool]:
    if dtype not in EXPONENTS:
        return [torch.equal(candidate, reference)] * 16
    rtol, atol = EXPONENTS[dtype]
    return [
        torch.allclose(candidate, reference, rtol=10 ** (rtol * t), atol=10 ** (atol * t), equal_nan=True)
        for t in range(-10, 6)
    ]


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        cases = pickle.load(file)
    print(json.dumps([ladder(d, tensor(d, shape, one), tensor(d, shape, two)) for d, shape, one, two in cases]))

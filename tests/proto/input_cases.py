"""Digests of ten tensors of scheme ``mesh``; any Python interpreter can run this file, which prints them."""

from __future__ import annotations

import hashlib
import json
import sys

from graphnet_contract.mesh_scheme import fill
from graphnet_contract.samples import TensorSpec

SAMPLE_HASH = "5f" * 32
LARGE = (300, 257)  # 77,100 elements, which are more than the 65,536 entries of the quantile table

CASES: list[tuple[TensorSpec, int, bool]] = [
    (TensorSpec("weight", LARGE, "float32", "parameter", 0.0, 0.0625), 0, True),
    (TensorSpec("weight", (7, 3), "float32", "parameter", 0.0, 0.0625), 0, True),
    (TensorSpec("running_var", LARGE, "float32", "buffer", 1.0, 0.2, "half_normal"), 0, True),
    (TensorSpec("x", LARGE, "bfloat16", "input", 0.25, 1.5), 1, True),
    (TensorSpec("x", LARGE, "float16", "input", -1.0, 3.0, min_val=-2.0, max_val=0.5), 1, True),
    (TensorSpec("x", (501,), "float64", "input", 0.1, 0.3), 2**40, True),
    (TensorSpec("spectrum", (33, 5), "complex64", "input", 0.0, 0.7), 3, True),
    (TensorSpec("ids", (1001,), "int64", "input", None, None, min_val=0, max_val=30521), 3, False),
    (TensorSpec("mask", (77, 3), "bool", "input", None, None), 3, False),
    (TensorSpec("L_self_modules_c_parameters_weight_", (64, 3, 7, 7), "float32", "parameter", 0.0, 0.0), 123, False),
]


def digests() -> dict[str, str]:
    """Return the sha256 of each tensor's bytes, by the tensor's number, name and dtype, such as "3 x bfloat16"."""
    return {
        f"{number} {spec.name} {spec.dtype}": hashlib.sha256(fill(spec, seed, SAMPLE_HASH, ours).tobytes()).hexdigest()
        for number, (spec, seed, ours) in enumerate(CASES)
    }


if __name__ == "__main__":
    json.dump(digests(), sys.stdout, indent=4)

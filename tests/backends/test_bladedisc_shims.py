"""Tests that the shims, which BladeDISC needs on torch 1.12, compute the same as a newer torch's real functions."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SCRIPT = """
import itertools, sys, torch
sys.path.insert(0, sys.argv[1])
import shims
F = torch.nn.functional
torch.manual_seed(0)
query, key, value = torch.randn(2, 4, 5, 8), torch.randn(2, 2, 6, 8), torch.randn(2, 2, 6, 3)
bool_mask = torch.rand(5, 6) > 0.4
bool_mask[2] = False
float_mask = torch.randn(2, 1, 5, 6)
float_mask[0, 0, 1] = float("-inf")
compared = 0
both = (True, False)
for mask, scale, gqa, causal in itertools.product((None, bool_mask, float_mask), (None, 0.3), both, both):
    if causal and mask is not None:
        continue
    q = query if gqa else query[:, :2]
    options = dict(attn_mask=mask, scale=scale, enable_gqa=gqa, is_causal=causal)
    real = F.scaled_dot_product_attention(q, key, value, **options)
    torch.testing.assert_close(shims.attention(q, key, value, **options), real)
    compared += 1
for dtype in (torch.float32, torch.float64, torch.bfloat16):
    for weight in (None, torch.randn(8, dtype=dtype)):
        for eps in (None, 1e-3):
            x = torch.randn(4, 8, dtype=dtype)
            torch.testing.assert_close(shims.rms_norm(x, (8,), weight, eps), torch.rms_norm(x, (8,), weight, eps))
            compared += 1
torch.manual_seed(1)
ours = shims.attention(query[:, :2], key, value, dropout_p=0.5)
assert 0.0 < (ours == 0).float().mean() < 1.0 or not torch.equal(ours, shims.attention(query[:, :2], key, value))
before = torch.nn.functional.scaled_dot_product_attention
shims.install()
assert torch.nn.functional.scaled_dot_product_attention is before, "a torch that has everything keeps its own"
assert torch.SymInt is not int and shims.used() == (), shims.used()
print(compared)
"""


@pytest.mark.torch
def test_shims_compute_what_newer_torch_computes(torch_python: str) -> None:
    command = [torch_python, "-c", SCRIPT, str(ROOT / "backends" / "bladedisc")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == 28

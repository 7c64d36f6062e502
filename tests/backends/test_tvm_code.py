"""Tests in TVM's interpreter, without a worker: TVM makes GPU code on a machine without a GPU, and the adapter chooses
TVM's scheduling rules.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

_PRELUDE = f"""
import sys
sys.path[:0] = [{str(ROOT / "worker")!r}, {str(ROOT / "proto")!r}, {str(ROOT / "graphs")!r}]
import torch
from torch import fx
from graphnet_runner.zygote import load_adapter
load_adapter({str(ROOT / "backends" / "tvm")!r})
from graphnet_adapter.build import build, gpu_target, host_target, prepare
from graphnet_lowering.exported import export
from graphnet_adapter.gpu import GpuScheduler
from graphnet_adapter.importer import GraphImporter
from graphnet_adapter.schedules.rules import RULES, CpuRules, RuleScheduler


class Model(torch.nn.Module):
    def forward(self, a, w):
        return (torch.nn.functional.linear(a, w).relu().softmax(-1),)


def module():
    with torch.no_grad():
        return GraphImporter().module(export(Model(), (torch.rand(16, 32), torch.rand(64, 32))).graph_module)
"""


def python(interpreter: str, text: str) -> str:
    done = subprocess.run(
        [interpreter, "-W", "ignore", "-c", _PRELUDE + text], capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_code_for_a_gpu_is_generated_without_one(tvm_python: str) -> None:
    text = """
import tvm
target = gpu_target("sm_90")
with target:
    lowered = GpuScheduler().apply(prepare(module()), target)
    executable = tvm.compile(lowered, target, relax_pipeline=tvm.relax.get_pipeline("default_build"))
def sources(found):
    for item in found.imports:
        yield item.kind, item.inspect_source()
        yield from sources(item)
print(sum(source.count("__global__") for kind, source in sources(executable.mod) if kind == "cuda"))
"""
    assert int(python(tvm_python, text).split()[-1]) >= 2


def test_a_rule_that_fails_leaves_its_block_to_the_next(tvm_python: str) -> None:
    text = """
class Broken:
    name = "broken"
    def applies(self, block):
        return True
    def apply(self, schedule, block):
        raise ValueError("no")
from tvm import tirx
target = host_target(1)
with target:
    lowered = prepare(module())
failed = 0
for name, function in lowered.functions_items():
    if isinstance(function, tirx.PrimFunc):
        rules = CpuRules((Broken(), *RULES))
        assert rules.apply(function, target, False) is not None
        assert sum(rules.used.values())
        failed += rules.failed["broken"]
# Softmax is scheduled as a whole, before any rule for one block is asked.
assert failed == 2
print("left to the next")
"""
    assert "left to the next" in python(tvm_python, text)


@pytest.mark.parametrize("rows", [1, 13, 64])
def test_scheduled_code_computes_the_same(tvm_python: str, rows: int) -> None:
    text = f"""
a, w = torch.rand({rows}, 32), torch.rand(64, 32)
with torch.no_grad():
    imported = GraphImporter().module(export(Model(), (a, w)).graph_module)
    piece, _ = build(imported, [0, 1], host_target(1), RuleScheduler())
    (got,) = piece.call(a, w)
    torch.testing.assert_close(got, Model()(a, w)[0])
print("same")
"""
    assert "same" in python(tvm_python, text)


@pytest.mark.parametrize("columns", [1, 7, 13, 197])
def test_a_product_whose_width_no_vector_divides_is_right(tvm_python: str, columns: int) -> None:
    text = f"""
class Product(torch.nn.Module):
    def forward(self, a, b):
        return (a @ b,)
a, b = torch.rand(3, 197, 64), torch.rand(3, 64, {columns})
imported = GraphImporter().module(export(Product(), (a, b)).graph_module)
piece, _ = build(imported, [0, 1], host_target(1), RuleScheduler())
torch.testing.assert_close(piece.call(a, b)[0], a @ b)
print("same")
"""
    assert "same" in python(tvm_python, text)

"""Judges TVM's functions, precision and schedule rules. test_tvm_operators.py runs it in TVM's interpreter.

It prints the name of each case and, after a tab, what is wrong with it.
"""

from __future__ import annotations

import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "worker"), str(ROOT / "proto"), str(ROOT / "graphs")]

import numpy as np  # noqa: E402 - imported after the path is set
import torch  # noqa: E402
import torch.nn.functional as F  # noqa: E402

from graphnet_runner.adapter import CompileOptions  # noqa: E402
from graphnet_runner.zygote import load_adapter  # noqa: E402

ADAPTER = load_adapter(str(ROOT / "backends" / "tvm"))
OPTIONS = tomllib.loads((ROOT / "backends/tvm/backend.toml").read_text())["options"]
DEFAULTS = {name: option["default"] for name, option in OPTIONS.items()}

import tvm  # noqa: E402 - imported with the adapter
from graphnet_adapter.build import prepare  # noqa: E402
from graphnet_adapter.importer import GraphImporter  # noqa: E402
from graphnet_adapter.schedules.rules import RuleScheduler  # noqa: E402
from graphnet_adapter.schedules.view import register_bits  # noqa: E402

from graphnet_lowering.exported import export  # noqa: E402

torch.manual_seed(0)
torch.set_num_threads(1)
R = torch.randn


class Model(torch.nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, *inputs):
        return (self.function(*inputs),)


def compiled(function, inputs):
    with torch.no_grad(), tempfile.TemporaryDirectory() as scratch:
        options = CompileOptions(DEFAULTS, "cpu", 1, scratch, kinds=("input",) * len(inputs))
        made = ADAPTER.compile(Model(function), inputs, options)
        return made.call(*inputs)[0], made.evidence


ENDS = [0.0, -0.0, float("inf"), float("-inf"), float("nan"), 1e-40, -1e-40, 1e-10, 88.72, 88.73, -103.0, -104.5, 3e38]
RANGES = {
    torch.exp: (-100, 88),
    torch.sigmoid: (-90, 90),
    torch.tanh: (-10, 10),
    torch.erf: (-5, 5),
    torch.log: (-1, 50),
    torch.log1p: (-1, 1),
    torch.expm1: (-1, 1),
    torch.sin: (-1e4, 1e4),
    torch.cos: (-1e4, 1e4),
}


def judge_function(function, low, high) -> str:
    """Compare with float64 in units in the last place, in vectors and (the last three values) one by one."""
    ends = torch.tensor([end for end in ENDS if function not in (torch.sin, torch.cos) or end < 1e30])
    values = torch.cat([ends, torch.empty(5000 - len(ENDS) + 3).uniform_(low, high)])
    got, evidence = compiled(function, [values])
    want = function(values.double())
    if evidence.fallback_ops:
        return "left to eager mode"
    finite = torch.isfinite(want.float())
    if not torch.equal(got[~finite].nan_to_num(5.0), want[~finite].float().nan_to_num(5.0)):
        return f"infinities and NaN: {got[~finite]} instead of {want[~finite]}"
    unit = torch.from_numpy(np.spacing(want[finite].float().abs().numpy())).double()
    error = ((got[finite].double() - want[finite]).abs() / unit.clamp(min=1e-38)).max().item()
    return "" if error < 3.5 else f"{error:.1f} units in the last place"


NORMED = R(4, 64, 30, 30) + 100
PRECISE = {
    "layer norm": (lambda x: F.layer_norm(x, (30, 30)), [NORMED]),
    "group norm": (lambda x: F.group_norm(x, 8), [NORMED]),
    "instance norm": (F.instance_norm, [NORMED]),
    "batch norm": (
        lambda x, m, v, w: F.batch_norm(x, m, v, w, None),
        [NORMED, torch.full((64,), 100.0), R(64).abs(), R(64)],
    ),
    "cumsum": (lambda x: x.cumsum(-1), [torch.rand(4, 20000)]),
    "sum of all": (torch.sum, [torch.rand(1 << 18)]),
    "mean of rows": (lambda x: x.mean(0), [torch.rand(9000, 24)]),
    "mean of planes": (lambda x: x.mean((2, 3)), [torch.rand(2, 3, 200, 104)]),
    "softplus": (F.softplus, [R(1000) - 10]),
    "elu": (F.elu, [R(1000) * 1e-3]),
    "gelu": (F.gelu, [R(1000)]),
    "vector norm": (lambda x: torch.linalg.vector_norm(x, 2, -1), [R(64, 768)]),
    "cube": (lambda x: x**3, [R(1000)]),
    "product": (torch.matmul, [R(32, 256), R(256, 48)]),
}
HALF = {
    "product": (torch.matmul, [R(32, 512), R(512, 48)]),
    "linear": (F.linear, [R(32, 256), R(48, 256), R(48)]),
    "convolution": (lambda x, w, b: F.conv2d(x, w, b, 1, 1), [R(1, 32, 14, 14), R(32, 32, 3, 3), R(32)]),
    "strided convolution": (lambda x, w, b: F.conv2d(x, w, b, 2), [R(1, 32, 14, 14), R(32, 32, 3, 3), R(32)]),
    "softmax": (lambda x: x.softmax(-1), [R(32, 256)]),
    "layer norm": (lambda x, w: F.layer_norm(x, (256,), w), [R(32, 256) + 3, R(256)]),
    "mean": (lambda x: x.mean(-1), [R(32, 4096) + 1]),
    "gelu": (F.gelu, [R(1000)]),
    "batch norm": (lambda x, m, v: F.batch_norm(x, m, v), [R(2, 8, 30), R(8), R(8).abs() + 0.1]),
}


def judge_precision(function, inputs) -> str:
    """The largest error against float64 may be three times eager's."""
    got, _ = compiled(function, inputs)
    eager, want = function(*inputs), function(*[value.double() for value in inputs])
    if got.dtype != eager.dtype:
        return f"{got.dtype} instead of {eager.dtype}"
    errors = [(result.double() - want).abs().max().item() for result in (got, eager)]
    least = want.abs().max().item() * torch.finfo(eager.dtype).eps
    return (
        "" if errors[0] <= max(3 * errors[1], least) else f"an error of {errors[0]:.1e}, and eager's is {errors[1]:.1e}"
    )


def convolution(groups, *, size=14, kernel=3, stride=1, channels=32, padding=None, dilation=1, rank=2):
    padding = kernel // 2 if padding is None else padding
    data, weight = R(2, channels, *([size] * rank)), R(channels, channels // groups, *([kernel] * rank))
    operator = F.conv2d if rank == 2 else F.conv1d
    return (
        lambda x, w, b: operator(x, w, b, stride, padding, dilation, groups).relu(),
        [data, weight, R(channels)],
    )


SHAPES = {
    "dense 14": ("planes", *convolution(1)),
    "dense 7": ("planes", *convolution(1, size=7)),
    "dense 13 without padding": ("planes", *convolution(1, size=15, padding=0)),
    "pointwise 28": ("planes", *convolution(1, size=28, kernel=1)),
    "dense 56": ("contraction", *convolution(1, size=56)),
    "grouped 14": ("planes", *convolution(4)),
    "grouped 28 strided": ("contraction", *convolution(4, size=28, stride=2)),
    "grouped 16": ("contraction", *convolution(2, size=16)),
    "groups in a row": ("contraction", *convolution(4, size=64, stride=2, rank=1)),
    "groups of more filters": (
        "contraction",
        lambda x, w: F.conv2d(x, w, None, 2, 2, 2, 2),
        [R(1, 16, 28, 28), R(48, 8, 3, 3)],
    ),
    "two filters per channel": (
        "contraction",
        lambda x, w: F.conv2d(x, w, None, 2, 1, 1, 8),
        [R(1, 64, 28, 28), R(128, 8, 3, 3)],
    ),
    "depthwise 56": ("planes", *convolution(32, size=56)),
    "depthwise 14 of 5": ("planes", *convolution(32, kernel=5)),
    "depthwise dilated": ("planes", *convolution(32, dilation=2, padding=2)),
    "depthwise row of 31": ("planes", *convolution(32, size=400, kernel=31, rank=1)),
    "strided 28": ("contraction", *convolution(1, size=28, stride=2)),
    "depthwise strided": ("window", *convolution(32, size=28, stride=2)),
    "softmax": ("rows", lambda x: x.softmax(-1), [R(8, 96)]),
    "softmax of odd length": ("rows", lambda x: x.softmax(-1), [R(8, 77)]),
    "softmax of few": ("window", lambda x: x.softmax(-1), [R(8, 3)]),
    "group norm": ("rows", lambda x, w: F.group_norm(x, 4, w), [R(2, 8, 16, 10), R(8)]),
    "transpose": ("transpose", lambda x: x.transpose(0, 1).contiguous() + 1, [R(64, 128)]),
    "padding": ("padding", lambda x: F.pad(x, (1, 2, 1, 1)), [R(4, 3, 20, 24)]),
    "long sum": ("lanes", lambda x: x.sum(-1), [R(4, 1 << 15)]),
    "long sum of rows": ("window", lambda x: x.sum(0), [R(1 << 12, 24)]),
    "product": ("contraction", lambda a, b: (a @ b).relu(), [R(24, 64), R(64, 48)]),
    "product of float64": ("contraction", torch.matmul, [R(24, 64).double(), R(64, 48).double()]),
    "odd product": ("planes", lambda a, b: (a @ b).relu(), [R(3, 197, 64), R(3, 64, 197)]),
    "odd rows": ("contraction", F.linear, [R(197, 64), R(96, 64), R(96)]),
    "bicubic": ("injective", lambda x: F.interpolate(x, size=(7, 9), mode="bicubic"), [R(1, 3, 20, 24)]),
    "bilinear by 1.1": ("injective", lambda x: F.interpolate(x, None, 1.1, "bilinear"), [R(1, 3, 10, 20)]),
    "bilinear with corners": (
        "injective",
        lambda x: F.interpolate(x, None, 1.7, "bilinear", align_corners=True),
        [R(1, 3, 20, 24)],
    ),
    "wide product": ("contraction", torch.matmul, [R(3, 320, 24), R(3, 24, 16)]),
}


def judge_rule(rule, function, inputs, blocks=None) -> str:
    """The rule is used (in this number of blocks, if one is given), none fails, and the result is eager's."""
    got, evidence = compiled(function, inputs)
    compiler = evidence.compiler
    used = compiler["rules"].get(rule)
    if compiler["rules_failed"] or compiler["unscheduled"] or used is None or blocks not in (None, used):
        return str({key: compiler[key] for key in ("rules", "rules_failed", "unscheduled")})
    try:
        torch.testing.assert_close(got, function(*inputs), rtol=1e-4, atol=1e-4)
    except AssertionError as error:
        return str(error).splitlines()[0]
    return ""


def larger(x, mode, scale=2.0):
    return F.interpolate(x, None, scale, mode)


#: How many blocks a function has. A block is repeated in another one only if that is cheap.
BLOCKS = {
    "a sum made larger twice": (3, lambda x: larger(larger(torch.sigmoid(x) * 2 + 1, "bilinear"), "bilinear")),
    "a sum made larger by less": (
        2,
        lambda x: larger(larger(torch.sigmoid(x) * 2 + 1, "bilinear", 1.5), "bilinear", 1.5),
    ),
    "copies": (1, lambda x: larger(torch.sigmoid(x) + 1, "nearest")),
}


def judge_width(cpu, wanted, unwanted) -> str:
    """The generated code has vectors of the CPU's width, also for a CPU that this machine is not."""
    inputs = [R(64, 128), R(128, 128)]
    module = GraphImporter().module(export(Model(lambda a, b: (a @ b).exp()), inputs).graph_module)
    target = tvm.target.Target({"kind": "llvm", "mcpu": cpu, "num-cores": 1})
    scheduler = RuleScheduler()
    with target, scheduler.compiling():
        lowered = scheduler.apply(prepare(module), target)
        code = tvm.compile(lowered, target, relax_pipeline=tvm.relax.get_pipeline("default_build"))
    text = "".join(found.inspect_source("asm") for found in code.mod.imports if found.kind == "llvm")
    wrong = [name for name, is_right in ((wanted, wanted in text), (unwanted, unwanted not in text)) if not is_right]
    called = [name for name in ("expf", "_ZGV") if name in text]
    return " ".join(wrong + called)


def judge_registers(cpu, bits) -> str:
    """The rules choose tiles for registers of this width. In wider tiles, the sums would not fit into the registers."""
    with tvm.target.Target({"kind": "llvm", "mcpu": cpu}):
        found = register_bits()
    return "" if found == bits else f"{found} instead of {bits}"


CASES = {}
for function, (low, high) in RANGES.items():
    CASES[f"function {function.__name__}"] = (judge_function, (function, low, high))
for name, arguments in PRECISE.items():
    CASES[f"precision {name}"] = (judge_precision, arguments)
for name, (function, inputs) in HALF.items():
    for dtype in (torch.float16, torch.bfloat16):
        CASES[f"{dtype} {name}"] = (judge_precision, (function, [value.to(dtype) for value in inputs]))
for name, arguments in SHAPES.items():
    CASES[f"rule {name}"] = (judge_rule, arguments)
for name, (blocks, function) in BLOCKS.items():
    CASES[f"blocks of {name}"] = (judge_rule, ("injective", function, [R(1, 8, 20, 20)], blocks))
CASES["width 512"] = (judge_width, ("skylake-avx512", "zmm", "?"))
CASES["width 256"] = (judge_width, ("haswell", "ymm", "zmm"))
CASES["width 128"] = (judge_width, ("x86-64", "xmm", "ymm"))
for cpu, bits in (("skylake-avx512", 512), ("znver4", 512), ("znver3", 256), ("haswell", 256), ("x86-64", 128)):
    CASES[f"registers of {cpu}"] = (judge_registers, (cpu, bits))

for name, (judge, arguments) in CASES.items():
    try:
        told = judge(*arguments)
    except Exception as error:
        told = f"{type(error).__name__}: {str(error)[:300]}".replace("\n", " ")
    print(name, told, sep="\t", flush=True)

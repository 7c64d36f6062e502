"""The cases of operators.py: operators and fusions that occur often in samples/, each as a graph of a few statements.

`operator_counts.py` counts the operators of samples/ with their shapes. Most sizes keep eager mode busy for 30 us to
5 ms on one core, so that a case measures the operator and not its call.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

_HEAD = """import torch
import torch.nn.functional as F


class GraphModule(torch.nn.Module):
    def forward(self, {names}):
"""
_DTYPES = {"f16": "float16", "bf16": "bfloat16"}


@dataclass(frozen=True)
class Input:
    """An argument of a case.

    ``text`` is ``[VALUES:]SIZE,SIZE,...``. Without VALUES, the argument holds normal numbers in float32. VALUES is
    ``f16`` or ``bf16`` for normal numbers in that dtype, ``+`` for numbers above 0.5, ``?`` for a mask, ``<N`` for
    whole numbers below N, or ``=N`` for the whole number N. An argument whose name begins with w or b is a parameter:
    a matrix is scaled to keep the size of what it is multiplied with, and a vector is around 1.
    """

    name: str
    text: str

    @property
    def kind(self) -> str:
        """Return the kind of the argument, as a sample describes it."""
        return "parameter" if self.name[0] in "wb" else "input"

    def draw(self, torch: Any, generator: Any) -> Any:
        """Return the tensor."""
        values, _, sizes = self.text.rpartition(":")
        shape = tuple(int(size) for size in sizes.split(",") if size)
        if values[:1] == "<":
            return torch.randint(int(values[1:]), shape, generator=generator)
        if values[:1] == "=":
            return torch.full(shape, int(values[1:]))
        if values == "?":
            return torch.randint(2, shape, generator=generator).bool()
        drawn = torch.randn(shape, generator=generator)
        if values == "+":
            drawn = drawn.abs() + 0.5
        elif self.kind == "parameter":
            drawn = drawn / math.sqrt(math.prod(shape[1:])) if len(shape) > 1 else 1 + drawn / 10
        return drawn.to(getattr(torch, _DTYPES.get(values, "float32")))


@dataclass(frozen=True)
class Case:
    """A graph of one or a few operators.

    ``code`` has statements separated by ``; ``. The last one is the graph's result. ``arguments`` are those of forward:
    ``NAME=`` and the text of an ``Input``, separated by spaces.
    """

    name: str
    code: str
    arguments: str
    inputs: tuple[Input, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Read the arguments."""
        parted = (one.partition("=") for one in self.arguments.split())
        object.__setattr__(self, "inputs", tuple(Input(name, text) for name, _, text in parted))

    def source(self, wide: bool = False) -> str:
        """Return the text of the case as model.py. If ``wide``, it names float64 in place of every shorter dtype."""
        *statements, result = self.code.split("; ")
        lines = [f"        {line}\n" for line in (*statements, f"return {result}")]
        text = _HEAD.format(names=", ".join(one.name for one in self.inputs)) + "".join(lines)
        for dtype in ("float16", "bfloat16", "float32") if wide else ():
            text = text.replace(f"torch.{dtype}", "torch.float64")
        return text


_HEADS = "q=1,12,64,64 k=1,12,64,64 v=1,12,64,64"
_HALF_HEADS = "q=f16:1,12,64,64 k=f16:1,12,64,64 v=f16:1,12,64,64"

OPERATORS = (
    # Products.
    Case("linear", "F.linear(x, w, b)", "x=64,768 w=768,768 b=768"),
    Case("linear_one_row", "F.linear(x, w, b)", "x=1,768 w=3072,768 b=3072"),
    Case("linear_patches", "F.linear(x, w, b)", "x=1,197,192 w=768,192 b=768"),
    Case("linear_f16", "F.linear(x, w)", "x=f16:64,768 w=f16:768,768"),
    Case("linear_bf16", "F.linear(x, w)", "x=bf16:64,768 w=bf16:768,768"),
    Case("matmul_transposed", "q @ k.transpose(-2, -1)", "q=1,12,128,64 k=1,12,128,64"),
    Case("bmm", "torch.bmm(x, y)", "x=12,128,128 y=12,128,64"),
    Case("addmm", "torch.addmm(b, x, w)", "b=2304 x=64,768 w=768,2304"),
    Case("einsum", "torch.einsum('bclhn,bcshn->bclsh', x, y)", "x=1,2,64,8,16 y=1,2,64,8,16"),
    # Convolutions.
    Case("conv3x3", "F.conv2d(x, w, None, 1, 1)", "x=1,64,56,56 w=64,64,3,3"),
    Case("conv3x3_14", "F.conv2d(x, w, None, 1, 1)", "x=1,256,14,14 w=256,256,3,3"),
    Case("conv3x3_7", "F.conv2d(x, w, None, 1, 1)", "x=1,512,7,7 w=512,512,3,3"),
    Case("conv1x1", "F.conv2d(x, w)", "x=1,256,28,28 w=128,256,1,1"),
    Case("conv1x1_14", "F.conv2d(x, w, b)", "x=1,480,14,14 w=80,480,1,1 b=80"),
    Case("conv7x7_stem", "F.conv2d(x, w, None, 2, 3)", "x=1,3,224,224 w=64,3,7,7"),
    Case("conv_patches", "F.conv2d(x, w, b, 16)", "x=1,3,224,224 w=192,3,16,16 b=192"),
    Case("depthwise3x3", "F.conv2d(x, w, None, 1, 1, 1, 256)", "x=1,256,28,28 w=256,1,3,3"),
    Case("depthwise5x5", "F.conv2d(x, w, None, 1, 2, 1, 672)", "x=1,672,14,14 w=672,1,5,5"),
    Case("depthwise7x7", "F.conv2d(x, w, b, 1, 3, 1, 160)", "x=1,160,14,14 w=160,1,7,7 b=160"),
    Case("conv_grouped", "F.conv2d(x, w, None, 1, 1, 1, 46)", "x=1,368,14,14 w=368,8,3,3"),
    Case("conv1d", "F.conv1d(x, w, b, 1, 1)", "x=1,384,100 w=384,384,3 b=384"),
    Case("conv1d_depthwise", "F.conv1d(x, w, b, 1, 3, 1, 512)", "x=1,512,128 w=512,1,4 b=512"),
    Case("conv3d", "F.conv3d(x, w, None, 1, 1)", "x=1,32,4,28,28 w=32,32,3,3,3"),
    Case("conv_transpose2d", "F.conv_transpose2d(x, w, b, 2)", "x=1,128,28,28 w=128,64,2,2 b=64"),
    # Norms, softmax, attention.
    Case("batch_norm", "F.batch_norm(x, bm, bv, w, b)", "x=1,64,56,56 bm=64 bv=+:64 w=64 b=64"),
    Case("layer_norm", "F.layer_norm(x, (768,), w, b)", "x=1,128,768 w=768 b=768"),
    Case("group_norm", "F.group_norm(x, 32, w, b)", "x=1,128,32,32 w=128 b=128"),
    Case("instance_norm", "F.instance_norm(x, weight=w, bias=b)", "x=1,64,1600 w=64 b=64"),
    Case("rms_norm", "F.rms_norm(x, (512,), w, 1e-6)", "x=1,128,512 w=512"),
    Case("softmax", "F.softmax(x, dim=-1)", "x=1,12,128,128"),
    Case("softmax_bf16", "F.softmax(x, dim=-1)", "x=bf16:1,8,128,128"),
    Case("log_softmax", "F.log_softmax(x, dim=-1)", "x=32,4000"),
    Case("attention", "F.scaled_dot_product_attention(q, k, v)", _HEADS),
    Case("attention_masked", "F.scaled_dot_product_attention(q, k, v, m)", _HEADS + " m=1,1,64,64"),
    Case("attention_f16", "F.scaled_dot_product_attention(q, k, v)", _HALF_HEADS),
    # Activations.
    Case("relu", "F.relu(x)", "x=1,64,112,112"),
    Case("gelu", "F.gelu(x)", "x=64,3072"),
    Case("gelu_tanh", "F.gelu(x, approximate='tanh')", "x=64,3072"),
    Case("gelu_f16", "F.gelu(x)", "x=f16:64,3072"),
    Case("silu", "F.silu(x)", "x=64,3072"),
    Case("sigmoid", "torch.sigmoid(x)", "x=64,3072"),
    Case("tanh", "torch.tanh(x)", "x=64,3072"),
    Case("hardswish", "F.hardswish(x)", "x=1,96,56,56"),
    Case("hardtanh", "F.hardtanh(x, 0.0, 6.0)", "x=1,96,56,56"),
    Case("elu", "F.elu(x)", "x=1,64,3200"),
    Case("softplus", "F.softplus(x)", "x=64,3072"),
    Case("glu", "F.glu(x, 1)", "x=1,512,400"),
    # Arithmetic.
    Case("exp", "torch.exp(x)", "x=64,3072"),
    Case("expm1", "torch.expm1(x)", "x=64,3072"),
    Case("log1p", "torch.log1p(x)", "x=+:64,3072"),
    Case("erf", "torch.erf(x)", "x=64,3072"),
    Case("cos", "torch.cos(x)", "x=64,3072"),
    Case("pow", "torch.pow(x, 2)", "x=256,3072"),
    Case("add", "x + y", "x=256,3072 y=256,3072"),
    Case("mul_broadcast", "x * y", "x=1,240,56,56 y=1,240,1,1"),
    Case("div", "x / y", "x=256,3072 y=+:256,1"),
    Case("where", "torch.where(m, x, y)", "m=?:64,3072 x=64,3072 y=64,3072"),
    Case("to_bf16", "x.to(torch.bfloat16)", "x=256,3072"),
    # Reductions.
    Case("mean_last", "x.mean(-1, keepdim=True)", "x=256,3072"),
    Case("mean_image", "x.mean((2, 3))", "x=1,512,28,28"),
    Case("sum_first", "x.sum(0)", "x=2048,768"),
    Case("sum_all", "x.sum()", "x=+:1024,1024"),
    Case("argmax", "x.argmax(-1)", "x=32,4000"),
    Case("var", "x.var(-1, unbiased=False)", "x=64,3072"),
    Case("norm", "x.norm(dim=-1)", "x=256,3072"),
    Case("cumsum", "x.cumsum(-1)", "x=8,4,64,64"),
    Case("topk", "torch.topk(x, 8)", "x=64,1024"),
    # Pooling and sizes.
    Case("max_pool2d", "F.max_pool2d(x, 3, 2, 1)", "x=1,64,112,112"),
    Case("avg_pool2d", "F.avg_pool2d(x, 2, 2)", "x=1,128,56,56"),
    Case("adaptive_avg_pool2d", "F.adaptive_avg_pool2d(x, (6, 6))", "x=1,256,28,28"),
    Case("interpolate_nearest", "F.interpolate(x, scale_factor=2.0, mode='nearest')", "x=1,64,28,28"),
    Case("interpolate_bilinear", "F.interpolate(x, None, 2.0, 'bilinear', False)", "x=1,64,28,28"),
    # Movements of data.
    Case("transpose", "x.transpose(1, 2).contiguous()", "x=1,768,196"),
    Case("split_heads", "x.view(1, 512, 12, 64).permute(0, 2, 1, 3).contiguous()", "x=1,512,768"),
    Case("channels_last", "x.permute(0, 2, 3, 1).contiguous()", "x=1,64,56,56"),
    Case("cat", "torch.cat((x, y), dim=1)", "x=1,64,56,56 y=1,64,56,56"),
    Case("repeat", "x.repeat(1, 1, 8, 1)", "x=1,8,64,64"),
    Case("pad", "F.pad(x, (1, 1, 1, 1))", "x=1,64,56,56"),
    # Indices.
    Case("embedding", "F.embedding(i, w)", "i=<4000:16,128 w=4000,384"),
    Case("embedding_bag", "F.embedding_bag(i, w, o, mode='sum')", "i=<4000:16384 w=4000,64 o=<1:1"),
    Case("gather", "torch.gather(x, -1, i)", "x=12,128,128 i=<128:12,128,128"),
    Case("index", "x[i]", "x=2708,64 i=<2708:5000"),
    Case("index_mask", "x[m]", "x=4096,16 m=?:4096"),
    Case("scatter_add", "x.new_zeros(2708, 16).scatter_add_(0, i, x)", "x=5000,16 i=<2708:5000,16"),
    # Recurrence and frequencies.
    Case(
        "lstm",
        "torch.lstm(x, (h, h), [w1, w2, b1, b2], True, 1, 0.0, False, False, True)[0]",
        "x=1,32,128 h=1,1,128 w1=512,128 w2=512,128 b1=512 b2=512",
    ),
    Case("rfft", "torch.view_as_real(torch.fft.rfft(x))", "x=1,256,512"),
)

FUSIONS = (
    # A small call with three arguments and two results: the time of the call, not of its arithmetic.
    Case("small_call", "x + y, y * z", "x=4,4 y=4,4 z=4,4"),
    # A graph that reads a tensor as a number in Python, as the graphs of encodec do.
    Case("host_number", "F.pad(F.elu(x), (n, n), 'reflect') + 1", "x=1,64,3200 n==3:"),
    # Transformers.
    Case(
        "mlp_gelu",
        "F.linear(F.gelu(F.linear(x, w1, b1)), w2, b2)",
        "x=1,64,384 w1=1536,384 b1=1536 w2=384,1536 b2=384",
    ),
    Case(
        "mlp_swiglu",
        "F.linear(F.silu(F.linear(x, w1)) * F.linear(x, w2), w3)",
        "x=1,32,512 w1=1376,512 w2=1376,512 w3=512,1376",
    ),
    Case(
        "gelu_by_hand",
        "h = x + b; 0.5 * h * (1.0 + torch.tanh(0.79788 * (h + 0.044715 * h.pow(3.0))))",
        "x=64,3072 b=3072",
    ),
    Case("attention_by_hand", "F.softmax(q @ k.transpose(-2, -1) * 0.125 + m, dim=-1) @ v", _HEADS + " m=1,1,64,64"),
    Case("attention_by_hand_f16", "F.softmax(q @ k.transpose(-2, -1) * 0.125, dim=-1) @ v", _HALF_HEADS),
    Case(
        "self_attention",
        "h = F.linear(x, w1).view(1, 128, 3, 6, 64).permute(2, 0, 3, 1, 4); q, k, v = h.unbind(0); "
        "h = F.scaled_dot_product_attention(q, k, v); F.linear(h.transpose(1, 2).reshape(1, 128, 384), w2)",
        "x=1,128,384 w1=1152,384 w2=384,384",
    ),
    Case("masked_softmax", "F.softmax(x.masked_fill(m, -1e9), dim=-1)", "x=1,12,128,128 m=?:1,1,128,128"),
    Case("add_layer_norm", "F.layer_norm(x + y, (768,), w, b)", "x=1,128,768 y=1,128,768 w=768 b=768"),
    Case(
        "rms_norm_bf16",
        "h = x.to(torch.float32); h = h * torch.rsqrt(h.pow(2).mean(-1, keepdim=True) + 1e-6); "
        "w * h.to(torch.bfloat16)",
        "x=bf16:1,128,512 w=bf16:512",
    ),
    Case(
        "rotary",
        "h = torch.cat((-x[..., 32:], x[..., :32]), dim=-1); x * c + h * s",
        "x=1,8,128,64 c=1,1,128,64 s=1,1,128,64",
    ),
    Case(
        "text_embeddings",
        "F.layer_norm(F.embedding(i, w1) + w2[:128], (384,), w, b)",
        "i=<4000:1,128 w1=4000,384 w2=512,384 w=384 b=384",
    ),
    Case("positions", "h = (i != 1).to(torch.int64); torch.cumsum(h, 1) * h + 1", "i=<4:64,512"),
    Case(
        "position_bias",
        "x + F.embedding(i, w).permute(2, 0, 1).unsqueeze(0)",
        "x=1,8,128,128 i=<32:128,128 w=32,8",
    ),
    Case(
        "experts",
        "v, i = torch.topk(F.softmax(F.linear(x, w), dim=-1), 2, dim=-1); v / v.sum(-1, keepdim=True), i",
        "x=512,128 w=8,128",
    ),
    Case("similarity", "F.normalize(x, dim=-1) @ F.normalize(y, dim=-1).t()", "x=128,512 y=128,512"),
    Case("token_loss", "F.log_softmax(x, dim=-1).gather(-1, i)", "x=64,4000 i=<4000:64,1"),
    Case(
        "windows",
        "h = torch.roll(x, (-3, -3), (1, 2)).view(1, 8, 7, 8, 7, 96); h.permute(0, 1, 3, 2, 4, 5).reshape(64, 49, 96)",
        "x=1,56,56,96",
    ),
    # Convolutional networks.
    Case(
        "conv_bn_relu",
        "F.relu(F.batch_norm(F.conv2d(x, w, None, 1, 1), bm, bv, w1, b1))",
        "x=1,64,56,56 w=64,64,3,3 bm=64 bv=+:64 w1=64 b1=64",
    ),
    Case(
        "inverted_residual",
        "h = F.silu(F.batch_norm(F.conv2d(x, w1), bm, bv, w, b)); "
        "h = F.silu(F.batch_norm(F.conv2d(h, w2, None, 1, 1, 1, 240), bm, bv, w, b)); x + F.conv2d(h, w3)",
        "x=1,40,28,28 w1=240,40,1,1 w2=240,1,3,3 w3=40,240,1,1 bm=240 bv=+:240 w=240 b=240",
    ),
    Case(
        "squeeze_excite",
        "h = F.relu(F.conv2d(x.mean((2, 3), keepdim=True), w1, b1)); x * F.hardsigmoid(F.conv2d(h, w2, b2))",
        "x=1,240,28,28 w1=64,240,1,1 b1=64 w2=240,64,1,1 b2=240",
    ),
    Case(
        "convnext_block",
        "h = F.conv2d(x, w, None, 1, 3, 1, 160).permute(0, 2, 3, 1); h = F.layer_norm(h, (160,), w3, b3); "
        "h = F.linear(F.gelu(F.linear(h, w1)), w2); x + h.permute(0, 3, 1, 2)",
        "x=1,160,14,14 w=160,1,7,7 w3=160 b3=160 w1=640,160 w2=160,640",
    ),
    Case("group_norm_silu", "F.silu(F.group_norm(x, 32, w, b))", "x=1,128,32,32 w=128 b=128"),
    Case(
        "upsample_cat_conv",
        "F.conv2d(torch.cat((F.interpolate(x, scale_factor=2.0), y), 1), w, None, 1, 1)",
        "x=1,64,14,14 y=1,64,28,28 w=64,128,3,3",
    ),
    # Graphs, recommenders, series, recurrence.
    Case(
        "gcn_step",
        "x.new_zeros(2708, 16).index_add_(0, i, x[j] * n.view(-1, 1))",
        "x=2708,16 i=<2708:10556 j=<2708:10556 n=10556",
    ),
    Case(
        "gat_softmax",
        "h = F.leaky_relu(x[i] + y[j], 0.2); h = torch.exp(h - h.max()); "
        "s = torch.zeros_like(x).scatter_add_(0, i.view(-1, 1).expand(-1, 8), h); h / (s[i] + 1e-16)",
        "x=2708,8 y=2708,8 i=<2708:10556 j=<2708:10556",
    ),
    Case("pairs", "0.5 * (x.sum(1).pow(2) - x.pow(2).sum(1)).sum(1, keepdim=True)", "x=256,26,16"),
    Case(
        "target_attention",
        "h = torch.cat((x, y, x - y, x * y), dim=-1); h = F.prelu(F.linear(h, w1, b1), w3); "
        "torch.sigmoid(F.linear(h, w2, b2))",
        "x=64,20,32 y=64,20,32 w1=64,128 b1=64 w3=1 w2=1,64 b2=1",
    ),
    Case(
        "series_trend",
        "h = torch.cat((x[:, :1].repeat(1, 12, 1), x, x[:, -1:].repeat(1, 12, 1)), dim=1); "
        "x - F.avg_pool1d(h.permute(0, 2, 1), 25, 1).permute(0, 2, 1)",
        "x=4,336,21",
    ),
    Case(
        "cell",
        "i, f, g, o = x.chunk(4, 1); h = torch.sigmoid(f) * c + torch.sigmoid(i) * torch.tanh(g); "
        "torch.sigmoid(o) * torch.tanh(h), h",
        "x=64,2048 c=64,512",
    ),
    Case(
        "wkv",
        "m = torch.maximum(p, k); h = torch.exp(p - m); g = torch.exp(k - m); (h * x + g * v) / (h * y + g)",
        "p=64,2048 k=64,2048 x=64,2048 v=64,2048 y=+:64,2048",
    ),
    Case(
        "segment_sums",
        "h = torch.cumsum(x, dim=-1); h = h.unsqueeze(-1) - h.unsqueeze(-2); "
        "torch.exp(h.masked_fill(m, float('-inf')))",
        "x=2,8,64 m=?:64,64",
    ),
    Case(
        "fourier_layer",
        "h = torch.fft.rfft(x)[..., :16]; h = torch.einsum('bix,iox->box', h, torch.view_as_complex(w)); "
        "torch.fft.irfft(h, 256)",
        "x=4,32,256 w=32,32,16,2",
    ),
)

CASES: Mapping[str, Case] = {one.name: one for one in (*OPERATORS, *FUSIONS)}

"""Compares operators one by one: TVM's adapter against eager. test_tvm_operators.py runs it in TVM's interpreter."""

from __future__ import annotations

import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "worker"), str(ROOT / "proto"), str(ROOT / "graphs")]

import torch  # noqa: E402 - imported after the path is set
import torch.nn.functional as F  # noqa: E402

from graphnet_runner.adapter import CompileOptions  # noqa: E402
from graphnet_runner.zygote import load_adapter  # noqa: E402

OPTIONS = tomllib.loads((ROOT / "backends/tvm/backend.toml").read_text())["options"]
ADAPTER = load_adapter(str(ROOT / "backends" / "tvm"))
DEFAULTS = {name: option["default"] for name, option in OPTIONS.items()}

torch.manual_seed(0)
x, y, z = torch.randn(8, 3, 12), torch.randn(8, 12), torch.randn(8, 2, 12)
picks = torch.tensor([0, 2, 1])
CASES = {
    "select -1": (lambda x: (x[:, -1] + 1,), [x]),
    "select -2 -2": (lambda x: (x.select(-2, -2) + 1,), [x]),
    "select_scatter": (lambda x, y: (torch.select_scatter(x, y, 1, -1) + 1,), [x, y]),
    "slice_scatter": (lambda x, z: (torch.slice_scatter(x, z, 1, -2) + 1,), [x, z]),
    "slice neg": (lambda x: (x[:, -2:, :-3] + 1,), [x]),
    "slice step": (lambda x: (x[:, :, 1:-1:3] + 1,), [x]),
    "setitem": (lambda x: (x.clone().index_fill(1, torch.tensor([2]), 1.5) + 1,), [x]),
    "unbind": (lambda x: (x.unbind(-2)[-1] + 1,), [x]),
    "topk": (lambda x: (x.topk(3, -1)[0] + 1,), [x]),
    "topk smallest": (lambda x: (x.topk(2, -2, largest=False)[0] + 1,), [x]),
    "argmax": (lambda x: ((x.argmax(-2) + 1).float(),), [x]),
    "flip": (lambda x: (x.flip(-1) + 1,), [x]),
    "roll": (lambda x: (x.roll(-2, -1) + 1,), [x]),
    "cumsum": (lambda x: (x.cumsum(-2) + 1,), [x]),
    "gather": (lambda x: (x.gather(-2, torch.ones(8, 3, 12, dtype=torch.long)) + 1,), [x]),
    "index_select": (lambda x, picks: (x.index_select(-2, picks) + 1,), [x, picks]),
    "chunk": (lambda x: (x.chunk(3, -1)[-1] + 1,), [x]),
    "split": (lambda x: (x.split([2, 10], -1)[1] + 1,), [x]),
    "max dim": (lambda x: (x.max(-2)[0] + 1,), [x]),
    "std": (lambda x: (x.std(-1), x.var(-1, unbiased=False)), [x]),
    "pad": (lambda x: (F.pad(x, (1, -2), value=3.0) + 1,), [x]),
    "pad reflect": (lambda x: (F.pad(x, (1, 2), mode="reflect") + 1,), [x]),
    "pad replicate": (lambda x: (F.pad(x, (1, 2), mode="replicate") + 1,), [x]),
    "rem": (lambda x: (torch.remainder(x, 0.7), torch.fmod(x, 0.7)), [x]),
    "floor_divide": (lambda x: (torch.floor_divide(x, 0.7), torch.div(x, 0.7, rounding_mode="trunc")), [x]),
    "int floordiv": (lambda picks: (((picks - 2) // 2).float(), ((picks - 2) % 2).float()), [picks]),
    "round": (lambda x: (x.mul(3).round(), torch.round(x, decimals=1)), [x]),
    "gelu tanh": (lambda x: (F.gelu(x, approximate="tanh"), F.gelu(x)), [x]),
    "softplus": (lambda x: (F.softplus(x, beta=2.0, threshold=3.0),), [x]),
    "elu": (lambda x: (F.elu(x, alpha=0.5), F.celu(x, 0.3), F.selu(x)), [x]),
    "clamp": (lambda x: (x.clamp(min=-0.2), x.clamp(max=0.3), x.clamp(-0.1, 0.1)), [x]),
    "addmm": (
        lambda a, b, c: (
            torch.addmm(a, b, c, beta=0.5, alpha=2.0),
            torch.baddbmm(a[None], b[None], c[None], beta=0.5, alpha=3.0),
        ),
        [torch.randn(4, 5), torch.randn(4, 6), torch.randn(6, 5)],
    ),
    "add alpha": (
        lambda x, y: (
            torch.add(x, y[:, None], alpha=3),
            torch.sub(x, y[:, None], alpha=3),
            torch.rsub(x, 2.0, alpha=0.5),
        ),
        [x, y],
    ),
    "norms": (lambda x: (F.group_norm(x, 1), F.instance_norm(x), F.layer_norm(x, (3, 12))), [x]),
    "avgpool": (
        lambda x: (
            F.avg_pool1d(x, 3, 2, 1),
            F.avg_pool1d(x, 3, 2, 1, count_include_pad=False),
            F.avg_pool1d(x, 5, 2, ceil_mode=True),
        ),
        [x],
    ),
    "maxpool": (lambda x: (F.max_pool1d(x, 3, 2, 1), F.max_pool1d(x, 5, 2, ceil_mode=True)), [x]),
    "adaptive": (lambda x: (F.adaptive_avg_pool1d(x, 5), F.adaptive_avg_pool1d(x, 4)), [x]),
    "interp": (
        lambda x: (
            F.interpolate(x, scale_factor=2, mode="linear", align_corners=False),
            F.interpolate(x, size=17, mode="nearest"),
        ),
        [x],
    ),
    "interp2": (
        lambda x: (
            F.interpolate(x[None], size=(5, 17), mode="bilinear", align_corners=True),
            F.interpolate(x[None], size=(7, 9), mode="bicubic"),
        ),
        [x],
    ),
    "interp by scales": (
        lambda x: (
            F.interpolate(x[None], scale_factor=1.9, mode="bilinear"),
            F.interpolate(x[None], scale_factor=(1.3, 1.5), mode="bicubic"),
            F.interpolate(x[None], scale_factor=(1.7, 0.6), mode="nearest"),
            F.interpolate(x[None], scale_factor=1.7, mode="bilinear", align_corners=True),
            F.interpolate(x[None], scale_factor=1.9, mode="bilinear", recompute_scale_factor=True),
        ),
        [x],
    ),
    "interp of other dtypes": (
        lambda x: (
            F.interpolate(x[None].double(), scale_factor=2, mode="nearest") * 1e6,
            F.interpolate((x[None] * 60 + 128).clamp(0, 255).to(torch.uint8), size=(7, 9), mode="bilinear").float(),
        ),
        [x],
    ),
    "interp to sizes": (
        lambda x: (
            F.interpolate(x[None], size=(1, 17), mode="bilinear", align_corners=True),
            F.interpolate(x[None], size=(5, 17), mode="nearest"),
            F.interpolate(x[None], size=(3, 11), mode="bilinear", antialias=True),
            F.interpolate(x[None], size=(7, 9), mode="bilinear"),
            F.interpolate(x[None], size=(7, 9), mode="nearest-exact"),
        ),
        [x],
    ),
    "convT": (
        lambda x, w: (F.conv_transpose1d(x, w, stride=2, padding=1, output_padding=1),),
        [x, torch.randn(3, 4, 3)],
    ),
    "conv groups dil": (lambda x, w: (F.conv1d(x, w, groups=3, dilation=2, padding=2),), [x, torch.randn(6, 1, 3)]),
    "logical": (lambda x: ((x > 0).float(), torch.where(x > 0, x, -1.0), ((x > 0) ^ (x < 0.5)).float()), [x]),
    "masked_fill": (lambda x: (x.masked_fill(x > 0, -1e9).softmax(-1), x.log_softmax(-2)), [x]),
    "product of bools": (lambda x: (((x > 0) * (x < 1)).float(), torch.isfinite(x).float()), [x]),
    "not itself": (lambda x: ((x != x).float(), (x == x).float()), [torch.tensor([1.0, float("nan"), float("inf")])]),
    "softmax of a mask": (
        lambda x: (torch.where((s := x.softmax(-1)) >= 0, s, -1.0),),
        [torch.tensor([[float("-inf")] * 77, [float("-inf")] * 76 + [2.0], [1.0] * 77])],
    ),
    "einsum": (lambda x, y: (torch.einsum("bij,bj->bi", x, y),), [x, y]),
    "sdpa": (lambda x: (F.scaled_dot_product_attention(x[None], x[None], x[None], is_causal=True),), [x]),
    "sdpa mask": (
        lambda x: (
            F.scaled_dot_product_attention(
                x[None], x[None], x[None], attn_mask=torch.tril(torch.ones(3, 3)) > 0, scale=0.3
            ),
        ),
        [x],
    ),
    "tril": (lambda x: (x.tril(-1), x.triu(1)), [x]),
    "arange": (lambda x: (x + torch.arange(2, 26, 2),), [x]),
    "repeat": (lambda x: (x.repeat(2, 1, 3), x.repeat_interleave(2, -1)), [x]),
    "norm": (lambda x: (x.norm(dim=-1), torch.linalg.vector_norm(x, 1, -1), x.norm()), [x]),
    "prod": (lambda x: (x.prod(-1), x.amin(-1), x.logsumexp(-1)), [x]),
    "pow": (lambda x: (x.abs().pow(1.5), torch.pow(2.0, x), x.pow(3)), [x]),
    "atan2": (lambda x: (torch.atan2(x, x + 1), torch.erf(x), torch.expm1(x), torch.log1p(x.abs())), [x]),
    "glu": (lambda x: (F.glu(x, -1), F.hardswish(x), F.mish(x)), [x]),
    "sort": (lambda x: (x.sort(-1)[0], x.sort(-2, descending=True)[0]), [x]),
    "masked_select-like any": (lambda x: ((x > 0).any(-1).float(), (x > -9).all().float()), [x]),
    "bucket": (lambda x: (x.sign(), x.trunc(), x.frac()), [x]),
    "one_hot": (lambda picks: (F.one_hot(picks, 4).float(),), [picks]),
    "emb": (lambda picks, w: (F.embedding(picks, w, padding_idx=0),), [picks, torch.randn(5, 4)]),
    "addscalar": (lambda x: (torch.add(x, 2.0, alpha=3),), [x]),
    "near2": (lambda x: (F.interpolate(x[None], scale_factor=2, mode="nearest"),), [x]),
    "addcmul": (lambda x: (torch.addcmul(x, x, x + 1, value=0.5), torch.addcdiv(x, x, x.abs() + 1, value=2.0)), [x]),
    "lerp": (lambda x: (torch.lerp(x, x + 1, 0.3),), [x]),
    "leaky": (
        lambda x: (
            F.leaky_relu(x, 0.2),
            F.prelu(x, torch.tensor([0.1, 0.2, 0.3])),
            F.hardtanh(x, -0.5, 0.7),
            F.threshold(x, 0.1, 20.0),
            F.hardsigmoid(x),
            F.relu6(x * 5),
            F.softsign(x),
            F.softshrink(x),
            F.logsigmoid(x),
        ),
        [x],
    ),
    "var corr": (lambda x: (x.var(-1, correction=0), x.std((0, 2), correction=2), x.mean((-1, 0), keepdim=True)), [x]),
    "mean dtype": (lambda picks: (picks.float().mean(), picks.sum().float(), (picks / 2)), [torch.tensor([0, 2, 1])]),
    "bn": (
        lambda x: (F.batch_norm(x, torch.zeros(3), torch.ones(3) * 2, torch.ones(3) * 0.3, torch.ones(3), eps=0.1),),
        [x],
    ),
    "full_like": (
        lambda x: (
            torch.full_like(x, 3) + x,
            torch.ones_like(x) * x,
            x.new_zeros(3) + x[0, :, 0],
            torch.empty_like(x).fill_(2) * x,
        ),
        [x],
    ),
    "meshgrid": (lambda x: (torch.meshgrid(x[0, 0], x[0, 1], indexing="xy")[0] + 1,), [x]),
    "linspace": (lambda x: (x + torch.linspace(0, 1, 12), torch.eye(12) + x[0, 0]), [x]),
    "unfold": (lambda x: (x.unfold(2, 4, 2) + 1, F.unfold(x[None], 2) + 1), [x]),
    "as_strided": (lambda x: (x.as_strided((2, 3), (3, 1), 1) + 1,), [x]),
    "pixel_shuffle": (lambda x: (F.pixel_shuffle(torch.ones(1, 4, 2, 2) * x[0, 0, 0], 2),), [x]),
    "cdist": (lambda x: (torch.cdist(x, x + 1),), [x]),
    "baddbmm": (lambda x: (torch.bmm(x, x.transpose(1, 2)),), [x]),
    "mv": (lambda x: (torch.mv(x[0], x[1, 0]), torch.dot(x[0, 0], x[1, 1])), [x]),
    "nan": (
        lambda x: (
            torch.nan_to_num(x.log()),
            torch.isnan(x).float(),
            torch.sqrt(x.abs()),
            torch.rsqrt(x.abs()),
            torch.reciprocal(x),
        ),
        [x],
    ),
    "minmax": (lambda x: (torch.maximum(x, x * 2), torch.minimum(x, -x), x.max(), x.min()), [x]),
    "cmp": (
        lambda x: (
            (x >= 0.3).float(),
            (x == x).float(),
            (x != 0).float(),
            torch.logical_not(x > 0).float(),
            torch.bitwise_and(x > 0, x < 1).float(),
        ),
        [x],
    ),
    "diag": (lambda x: (torch.diagonal(x, 1, 1, 2) + 1, torch.diag_embed(x[0]) + 1), [x]),
    "movedim": (lambda x: (x.movedim(0, -1) + 1, x.squeeze(-1), x.unsqueeze(-2) + 1, x.flatten(-2) + 1), [x]),
    "stack": (lambda x: (torch.stack([x, x + 1], -1) + 1, torch.cat([x, x], -2) + 1), [x]),
    "index neg": (lambda x: (x[:, [0, -1]] + 1, x[[-1, 0], [0, -1]] + 1), [x]),
    **{
        f"{name} padded {pads}": (lambda *values, f=function, p=pads: (F.pad(f(*values), p, value=3.0) + 1,), given)
        for pads in ((0, 1, 0, 1), (1, -1, 0, 0), (2, 2, 2, 2), (-1, 1, -1, 1))
        for name, function, given in (
            ("pointwise", lambda x, w: F.relu(F.conv2d(x, w)), [torch.randn(1, 8, 28, 28), torch.randn(24, 8, 1, 1)]),
            (
                "depthwise",
                lambda x, w: F.conv2d(x, w, padding=1, groups=8),
                [torch.randn(1, 8, 28, 28), torch.randn(8, 1, 3, 3)],
            ),
            ("product", torch.mm, [torch.randn(28, 64), torch.randn(64, 24)]),
        )
    },
    "transpose returned": (lambda x, w: (w.t(), x @ w.t()), [torch.randn(6, 8), torch.randn(5, 8)]),
    "bools compared": (lambda x: tuple(f(x > 0, x > 1) for f in (torch.eq, torch.ne, torch.lt, torch.ge)), [x]),
    "bools and a number": (lambda x: ((x > 0) < 0.5, (x > 0) >= 1, (x > 0) <= 0, (x > 0) > -1), [x]),
    "bool and number": (lambda x: ((x > 0) == 0, (x > 0) != True, (x > 0) == 2, x == 0), [x]),  # noqa: E712
    "index bool": (lambda x: (torch.where(x[:, :, 0] > 0, 1.0, 2.0),), [x]),
    "scatter": (
        lambda x: (
            torch.zeros(8, 3, 12).scatter(1, torch.ones(8, 1, 12, dtype=torch.long), x[:, :1]) + 1,
            torch.zeros(8, 3, 12).scatter(1, torch.ones(8, 1, 12, dtype=torch.long), 2.5) + 1,
        ),
        [x],
    ),
    "scatter_add": (
        lambda x, y, p: (
            # Rows of an index that is expanded, and of one whose numbers differ along the row.
            torch.zeros(5, 12).scatter_add(0, p.view(-1, 1).expand(8, 12), y) + 1,
            torch.ones(5, 12).scatter_add(0, (p.view(-1, 1) + torch.arange(12)) % 5, y),
            torch.zeros(5, 3, 12).scatter_add(0, p.view(-1, 1, 1).expand(8, 3, 12), x),
            # The index is as long as a row, so its shape does not say along which dimension it is repeated.
            torch.zeros(8, 8).scatter_add(0, p.unsqueeze(0).expand(8, 8), y[:, :8]),
            # Along other dimensions, and with an index that is smaller than the others.
            torch.zeros(8, 7).scatter_add(1, p.view(8, 1).expand(8, 12), y),
            torch.zeros(8, 5, 12).scatter_add(-2, (p % 5).view(8, 1, 1).expand(8, 3, 12), x),
            torch.ones(9, 14).scatter_add(0, p[:4].view(-1, 1).expand(4, 6), y),
            torch.zeros(5).scatter_add(0, p, y[:, 0]),
        ),
        [x, y, torch.tensor([0, 2, 2, 4, 1, 0, 4, 4])],
    ),
    "tri mask": (lambda x: (torch.tril(torch.ones(3, 3, dtype=torch.bool)).float() + x[0, :, :3],), [x]),
    "copy": (lambda x: (x.clone().copy_(x[0]).add_(1),), [x]),
    "conv2d strided same": (
        lambda x, w: (F.conv2d(x[None], w, stride=2, padding=1), F.conv2d(x[None], w, padding="same")),
        [x, torch.randn(4, 8, 3, 3)],
    ),
    "conv3d": (lambda x, w: (F.conv3d(x[None, None], w),), [x, torch.randn(2, 1, 2, 2, 2)]),
    "convT2d": (lambda x, w: (F.conv_transpose2d(x[None], w, stride=2, groups=2),), [x, torch.randn(8, 3, 3, 3)]),
    "convT2d between": (
        lambda x, w: (
            F.conv_transpose2d(x[None], w, stride=2, padding=1, output_padding=1),
            F.conv_transpose2d(x[None], w, stride=(3, 2), padding=(0, 1)),
            F.conv_transpose2d(x[None], w[:, :, :2, :2], w[0, :, 0, 0], stride=2),
            F.conv_transpose2d(x[None], w[:, :, :1], stride=2) + 1,
        ),
        [x, torch.randn(8, 3, 3, 4)],
    ),
    # Large enough for the rules of convolutions.
    "convT2d wide": (
        lambda x, w, b: (
            F.conv_transpose2d(x, w, b, stride=2, padding=1).relu(),
            F.conv_transpose2d(x, w[:, :, :3, :3], b, stride=2),
        ),
        [torch.randn(1, 64, 20, 17), torch.randn(64, 32, 4, 4), torch.randn(32)],
    ),
    "convT1d wide": (
        lambda x, w, b: (F.conv_transpose1d(x, w, b, stride=8, padding=4), F.conv_transpose1d(x, w, stride=8).tanh()),
        [torch.randn(2, 64, 75), torch.randn(64, 32, 16), torch.randn(32)],
    ),
    "pool2d": (
        lambda x: (
            F.max_pool2d(x, 2, 2, ceil_mode=True),
            F.avg_pool2d(x, 2, 2, ceil_mode=True, count_include_pad=False),
            F.avg_pool2d(x, 2, divisor_override=3),
            F.adaptive_max_pool2d(x, (2, 5)),
        ),
        [x],
    ),
    "lstm": (
        lambda x, *w: (
            torch.lstm(x, (torch.zeros(1, 8, 6), torch.zeros(1, 8, 6)), list(w), True, 1, 0.0, False, False, True)[0],
        ),
        [x, *[p.detach() for p in torch.nn.LSTM(12, 6).parameters()]],
    ),
    "dropout": (lambda x: (F.dropout(x, 0.5, False) + 1,), [x]),
    "grid": (lambda x: (F.grid_sample(x[None], torch.zeros(1, 4, 4, 2) + x[0, 0, 0] * 0.1, align_corners=False),), [x]),
    "bitshift": (
        lambda picks: (picks << 1, picks >> 1, ~picks, picks & 1, picks | 4, picks ^ 3),
        [torch.tensor([0, 2, 5])],
    ),
    "cast": (lambda x: (x.long().float(), x.double().float(), (x > 0).long().float(), x.half().float()), [x]),
    "pow neg": (lambda x: (x**2, x**-1, x.abs() ** 0.5, torch.square(x)), [x]),
    "xlogy": (lambda x: (torch.special.expit(x), torch.sinc(x), torch.hypot(x, x + 1), torch.logaddexp(x, x + 1)), [x]),
    "cumprod": (lambda x: (x.cumprod(-1), x.cummax(-1)[0]), [x]),
    "aminmax": (lambda x: (torch.aminmax(x)[0], x.argmin(), x.argmax(-1)), [x]),
    "trapz": (lambda x: (x.diff(dim=-1), x.tensor_split(3, -1)[-1] + 1), [x]),
    "count": (lambda x: ((x > 0).sum(-1).float(), torch.count_nonzero(x, -1).float()), [x]),
    "searchsorted": (lambda x: (torch.bucketize(x, torch.tensor([-1.0, 0.0, 1.0])).float(),), [x]),
    "rms": (lambda x: (F.rms_norm(x, (12,)), F.normalize(x, dim=-1), F.cosine_similarity(x, x + 1, dim=-1)), [x]),
    "divisor": (lambda x: (F.avg_pool2d(x, 2, divisor_override=3),), [x]),
}


class Model(torch.nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, *inputs):
        return self.function(*inputs)


def difference(function, inputs) -> str:
    """Describe how TVM's results differ from eager's. Return an empty text if they agree."""
    model = Model(function)
    with torch.no_grad(), tempfile.TemporaryDirectory() as scratch:
        expected = model(*[value.clone() for value in inputs])
        options = CompileOptions(DEFAULTS, "cpu", 1, scratch, kinds=("input",) * len(inputs))
        got = ADAPTER.compile(model, inputs, options).call(*inputs)
    for number, (ours, theirs) in enumerate(zip(got, expected, strict=True)):
        try:
            torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=2e-5)
        except AssertionError as error:
            return f"result {number}: {str(error).splitlines()[0]}"
    return ""


for name, (function, inputs) in CASES.items():
    try:
        told = difference(function, inputs)
    except Exception as error:
        told = f"{type(error).__name__}: {str(error)[:200]}"
    print(name, told, sep="\t", flush=True)

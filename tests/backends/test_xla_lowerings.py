"""Tests that run scripts in XLA's interpreter.

The adapter's own lowerings (translations of torch's operators to JAX) must compute the same as torch. A call of a model
that was captured whole must run XLA's program directly, and still do everything that the model does. Graphs must be
translated for CUDA on a machine without a GPU. JAX must have the right settings.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PREAMBLE = """
import importlib.util, itertools, os, sys, torch
folder = sys.argv[1]
spec = importlib.util.spec_from_file_location(
    "graphnet_adapter", folder + "/adapter.py", submodule_search_locations=[folder])
module = importlib.util.module_from_spec(spec)
sys.modules["graphnet_adapter"] = module
before = torch.backends.mha.get_fastpath_enabled()
spec.loader.exec_module(module)
import jax, numpy
from graphnet_adapter import capture, jax_stack, lower, own_lowerings, program
"""


def succeeds(script: str, interpreter: str) -> None:
    """Run a script in XLA's interpreter, with the project's packages on its path."""
    paths = os.pathsep.join(str(ROOT / name) for name in ("proto", "worker", "graphs"))
    command = [interpreter, "-c", PREAMBLE + script, str(ROOT / "backends" / "xla")]
    # As in a zygote (the process that forks the sample processes), the libraries must start no threads.
    environment = {**os.environ, "PYTHONPATH": paths, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("done\n"), done.stdout


EMBEDDING = """
jax_stack.configure("cpu")
torch.manual_seed(0)
weight, indices = torch.randn(10, 3), torch.tensor([1, 2, 4, 5, 4, 3, 2, 9])
for mode, offsets, weighted, padding in itertools.product(
    ("sum", "mean", "max"), ([0, 4], [0, 0, 3, 3, 8], [0, 2, 7]), (False, True), (None, 4)):
    if weighted and mode != "sum":
        continue
    extra = torch.rand(8) if weighted else None
    expected = torch.nn.functional.embedding_bag(
        indices, weight, torch.tensor(offsets), mode=mode, per_sample_weights=extra, padding_idx=padding)
    found = jax.jit(lambda w, i, o: own_lowerings.LOWERINGS[torch.ops.aten._embedding_bag.default](
        w, i, o, mode=("sum", "mean", "max").index(mode), padding_idx=-1 if padding is None else padding,
        per_sample_weights=None if extra is None else extra.numpy())[0])(
        weight.numpy(), indices.numpy(), numpy.array(offsets))
    torch.testing.assert_close(torch.from_numpy(numpy.asarray(found).copy()), expected)
print("done")
"""


#: Each case: batch, heads, heads of the keys, queries, keys, the size of a head, dtype, mask, and whether it is causal.
#: The blocks are made small, so that each head has several, of which the last is not full.
ATTENTION = """
jax_stack.configure("cpu")
torch.manual_seed(0)
own_lowerings._BLOCK_OF_SCORES = 1000
for batch, heads, groups, queries, keys, size, dtype, mask, causal in (
    (2, 4, 4, 17, 17, 8, torch.float32, None, False),
    (1, 4, 2, 17, 23, 8, torch.float32, None, False),
    (2, 3, 3, 19, 19, 4, torch.float64, None, True),
    (1, 2, 2, 300, 5, 4, torch.float32, None, False),
    (2, 4, 4, 17, 23, 8, torch.float32, (2, 1, 17, 23), False),
    (2, 4, 4, 17, 23, 8, torch.float32, (2, 4, 1, 23), False),
    (2, 4, 4, 17, 23, 8, torch.float32, (17, 23), False),
    (2, 4, 4, 17, 23, 8, torch.float32, "bool", False),
    (2, 4, 4, 17, 23, 8, torch.bfloat16, None, True),
    (2, 4, 2, 17, 23, 8, torch.float16, "bool", False),
):
    shapes = (heads, queries), (groups, keys), (groups, keys)
    q, k, v = (torch.randn(batch, *shape, size, dtype=dtype) for shape in shapes)
    if mask == "bool":
        mask = torch.rand(batch, 1, queries, keys) < 0.5
        # The first query may attend to no key.
        mask[0, 0, 0] = False
    elif mask is not None:
        mask = torch.randn(mask).to(dtype)
    scale = None if batch == 2 else 0.3
    named = {"attn_mask": mask, "is_causal": causal, "scale": scale, "enable_gqa": groups != heads}

    class Net(torch.nn.Module):
        def forward(self, q, k, v):
            return torch.nn.functional.scaled_dot_product_attention(q, k, v, **named) * 2

    nodes = []
    for large in (0, 1 << 40):
        own_lowerings._LARGE_SCORES = own_lowerings._LARGE_HEAD = large
        found = capture.Capture(jax.devices()[0], None)
        with torch.no_grad():
            result = found.compile(Net(), (q, k, v), False)(q, k, v)
        (compiled,) = found.programs
        nodes.append(compiled.facts().nodes)
        # Eager mode also rounds the weights of half-precision values.
        within = {"atol": 0.01, "rtol": 0.02} if q.element_size() == 2 else {}
        torch.testing.assert_close(result, Net()(q, k, v), **within)
    # The decomposition has a node for each product, the softmax and so on.
    assert nodes[0] < nodes[1], nodes
whole = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default
q, k, v = (torch.randn(2, 3, n, 8, dtype=torch.float64) for n in (17, 23, 23))
mask = torch.randn(2, 1, 17, 23).double()
mask[0, 0, 0] = -torch.inf
for named in ({}, {"is_causal": True}, {"attn_mask": mask}):
    given = {name: one if one is True else one.numpy() for name, one in named.items()}
    found = jax.jit(lambda *values: own_lowerings.LOWERINGS[whole](*values, **given))(q.numpy(), k.numpy(), v.numpy())
    for own, expected in zip(found, whole(q, k, v, **named), strict=True):
        torch.testing.assert_close(torch.from_numpy(numpy.asarray(own).copy()), expected)
print("done")
"""

#: Each case: batch, heads, queries, and whether the attention is computed in blocks, which is slower for small heads.
LARGE_ATTENTION = """
jax_stack.configure("cpu")
attention = own_lowerings.decomposition_table()[torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default]
for batch, heads, queries, whole in ((1, 8, 1024, True), (1, 8, 256, False), (1024, 3, 49, False), (1, 1, 1024, False)):
    q = torch.zeros(batch, heads, queries, 4)
    assert (attention(q, q, q) is NotImplemented) == whole, (batch, heads, queries)
print("done")
"""


#: Each case: how it is computed, the shapes of the images and the weight, stride, padding, dilation, groups.
CONVOLUTIONS = """
jax_stack.configure("cpu")
torch.manual_seed(0)
taken = []
def noted(name, way):
    def call(*given):
        taken.append(name)
        return way(*given)
    return call
for name in ("dense", "grouped", "pointwise", "as_product", "by_depth"):
    setattr(own_lowerings, "_" + name, noted(name, getattr(own_lowerings, "_" + name)))
kinds = {1: torch.nn.functional.conv1d, 2: torch.nn.functional.conv2d, 3: torch.nn.functional.conv3d}
for way, images, shape, stride, padding, dilation, groups in (
    ("grouped", (2, 6, 9, 8), (6, 1, 3, 3), 1, 1, 1, 6),
    ("grouped", (2, 6, 9, 8), (12, 1, 3, 2), (2, 1), (1, 0), (1, 2), 6),
    ("grouped", (1, 6, 40), (6, 1, 31), 1, 15, 1, 6),
    ("grouped", (1, 6, 90), (6, 1, 71), 1, 15, 1, 6),
    ("grouped", (2, 4, 5, 6, 7), (4, 1, 2, 3, 3), 2, 1, 1, 4),
    ("grouped", (2, 6, 9, 8), (9, 2, 3, 3), 1, 1, 1, 3),
    ("grouped", (1, 6, 20), (9, 2, 8), 1, 4, 1, 3),
    ("pointwise", (2, 6, 9, 8), (10, 6, 1, 1), 1, 0, 1, 1),
    ("pointwise", (2, 6, 9, 8), (10, 6, 1, 1), (2, 3), 0, 1, 1),
    ("grouped", (2, 6, 9, 8), (9, 2, 1, 1), 1, 0, 1, 3),
    ("dense", (2, 6, 9, 8), (10, 6, 1, 1), 1, 1, 1, 1),
    ("dense", (2, 6, 11, 8), (10, 6, 3, 2), (2, 1), (0, 3), (2, 1), 1),
    ("dense", (2, 6, 20), (10, 6, 3), 2, 1, 3, 1),
    ("dense", (1, 1, 9, 8), (5, 1, 3, 3), 1, 1, 1, 1),
    ("dense", (1, 2, 12, 4, 4), (3, 2, 9, 2, 2), 1, 1, 1, 1),
    # Few channels in each group, and large images.
    ("dense", (1, 36, 9, 8), (12, 12, 3, 3), 1, 1, 1, 3),
    ("dense", (1, 18, 33, 32), (16, 9, 3, 3), 1, 1, 1, 2),
    # Many weights and few positions, and only one.
    ("as_product", (2, 300, 5, 4), (250, 300, 3, 3), 1, 1, 1, 1),
    ("as_product", (1, 300, 9, 8), (250, 300, 3, 3), (2, 1), (1, 2), (1, 3), 1),
    ("as_product", (1, 260, 2, 4, 4), (128, 260, 2, 3, 3), (1, 2, 2), (0, 1, 1), 1, 1),
    ("as_product", (1, 300, 3, 3), (250, 300, 3, 3), 1, 0, 1, 1),
    # Groups with more than 72 terms.
    ("as_product", (2, 36, 9, 8), (24, 12, 3, 3), (1, 2), (0, 1), (2, 1), 3),
    ("as_product", (1, 36, 3, 9, 8), (24, 12, 2, 3, 3), 1, (1, 0, 1), 1, 3),
    ("as_product", (2, 36, 3, 3), (24, 12, 3, 3), 1, 0, 1, 3),
    ("by_depth", (1, 3, 4, 6, 7), (5, 3, 3, 3, 3), 1, 1, 1, 1),
    ("by_depth", (2, 4, 5, 9, 8), (6, 4, 3, 3, 3), (2, 1, 1), (2, 1, 0), (2, 1, 1), 1),
    ("by_depth", (1, 8, 5, 9, 8), (4, 4, 3, 3, 3), 1, 1, 1, 2),
    ("by_depth", (1, 3, 4, 16, 16), (8, 3, 2, 8, 8), (2, 8, 8), 0, 1, 1),
    # No images.
    ("dense", (0, 3, 4, 6, 7), (5, 3, 3, 3, 3), 1, 1, 1, 1),
):
    x, weight = torch.randn(images), torch.randn(shape)
    for bias in (None, torch.randn(shape[0])):
        convolve = kinds[len(images) - 2]
        wide = [None if value is None else value.double() for value in (x, weight, bias)]
        exact = convolve(*wide, stride, padding, dilation, groups)
        eager = convolve(x, weight, bias, stride, padding, dilation, groups)
        given = [[value] if isinstance(value, int) else list(value) for value in (stride, padding, dilation)]
        taken.clear()
        found = jax.jit(lambda *values: own_lowerings.LOWERINGS[torch.ops.aten.convolution.default](
            *values, None if bias is None else bias.numpy(), *given, False, [0], groups))(x.numpy(), weight.numpy())
        ours = torch.from_numpy(numpy.asarray(found).copy())
        assert taken[0] == way, (taken, images, shape)
        if not x.numel():
            assert ours.shape == exact.shape, images
            continue
        limit = 4 * (eager - exact).abs().max() + 1e-7 * exact.abs().max()
        assert ours.shape == exact.shape and (ours - exact).abs().max() <= limit, (images, shape, stride, padding)
print("done")
"""


#: Half-precise results must be as exact as eager's: each operator computes in float32 and rounds once.
HALVES = """
device = jax_stack.configure("cpu")
F = torch.nn.functional
bodies = {
    "softmax": lambda x, w: F.softmax(x * 4, -1),
    "log_softmax": lambda x, w: F.log_softmax(x, -1),
    "layer_norm": lambda x, w: F.layer_norm(x + 3, (64,), w[0], w[1]),
    "group_norm": lambda x, w: F.group_norm(x[None].transpose(1, 2) + 2, 4, w[0], w[1]),
    "batch_norm": lambda x, w: F.batch_norm(x, w[0], w[1].abs() + 1, w[2], w[3]),
    "gelu": lambda x, w: F.gelu(x),
    "gelu tanh": lambda x, w: F.gelu(x, approximate="tanh"),
    "silu": lambda x, w: F.silu(x),
    "number": lambda x, w: x * 0.1 + 1e-3,
    "product": lambda x, w: x @ w,
    "linear": lambda x, w: F.linear(x, w, w[0]),
    "one row": lambda x, w: F.linear(x[:1], w, w[0]),
    "products": lambda x, w: torch.bmm(x.reshape(2, 8, 64), w.reshape(2, 32, 64).transpose(1, 2)),
    "scaled sum": lambda x, w: torch.addmm(w[0], x, w, beta=0.3, alpha=1.7),
    "many weights": lambda x, w: F.conv1d(
        w.repeat(8, 1)[None, :, :4], w.repeat(6, 8)[..., None].expand(-1, -1, 3) / 16),
    "variance": lambda x, w: (x + 5).var(-1),
    "convolution": lambda x, w: F.conv1d(x[None], w[:4].reshape(4, 16, 4), w[0, :4]),
    "depthwise": lambda x, w: F.conv1d(x[None], w[:16, None, :7].contiguous(), w[0, :16], 1, 3, 1, 16),
    "pooling": lambda x, w: F.avg_pool1d(x, 5, 2),
}
torch.manual_seed(0)
with torch.no_grad():
    for dtype, (name, body) in itertools.product((torch.float16, torch.bfloat16), bodies.items()):
        x, w = torch.randn(16, 64).to(dtype), (torch.randn(64, 64) / 8).to(dtype)
        found = capture.Capture(device, None).compile(body, (x, w), False)(x, w)
        exact, eager = body(x.double(), w.double()), body(x, w)
        assert found.dtype == dtype == eager.dtype
        ours, theirs = (((one.double() - exact).abs() / (exact.abs() + exact.std())).pow(2).mean().sqrt()
                        for one in (found, eager))
        assert ours <= 2 * theirs, (dtype, name, ours, theirs)

# The lowering makes one product of bfloat16 with sums in float32. It reads both matrices along their rows.
x, w = jax.numpy.zeros((4, 8), "bfloat16"), jax.numpy.zeros((6, 8), "bfloat16")
product = own_lowerings.LOWERINGS[torch.ops.aten.mm.default]
text = jax.jit(lambda x, w: product(x, w.T)).lower(x, w).as_text()
assert "contracting_dims = [1] x [1]" in text and "bf16>) -> tensor<4x6xf32>" in text, text
print("done")
"""


DIRECT = """
device = jax_stack.configure("cpu")
torch.manual_seed(0)

def check(name, body, *inputs, changes=()):
    whole = capture.Capture(device, None)
    mine, theirs = list(inputs), [copied(one) for one in inputs]
    call = whole.compile(body, mine, False)
    for change in (lambda *inputs: inputs, *changes):
        mine, theirs = list(change(*mine)), list(change(*theirs))
        found, expected = call(*mine), body(*theirs)
        torch.testing.assert_close(found, expected, msg=lambda text: name + ": " + text)
        torch.testing.assert_close(mine, theirs, msg=lambda text: name + ", inputs: " + text)
    return whole, mine, found

def copied(one):
    if not torch.is_tensor(one) or 0 in one.stride():
        return one
    return torch.empty_strided(one.shape, one.stride(), dtype=one.dtype).copy_(one)

def in_place(x, *rest):
    x.add_(1)
    return x, *rest

def behind_torch(x, *rest):
    x.numpy()[...] *= 3
    return x, *rest

def elsewhere(x, *rest):
    return x.clone() * 2, *rest

x, y = torch.randn(4, 6), torch.randn(4, 6)
every = (in_place, behind_torch, elsewhere, in_place, elsewhere, behind_torch)
with torch.no_grad():
    whole, _, _ = check("plain", lambda x, y: (x + y, (x * y).sum(0)), x, y, changes=every)
    assert len(whole.programs) == 1, "no change of values may compile again"
    check("nested", lambda x, y: {"a": [x + y, None, 3], "b": (x * y,)}, x, y, changes=every)
    for name, other in {
        "permuted": torch.randn(6, 4).t(),
        "channels last": torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last),
        "with gaps": torch.randn(4, 12)[:, ::2],
        "not aligned": torch.randn(25)[1:].view(4, 6),
        "expanded": torch.randn(1, 6).expand(4, 6),
        "empty": torch.empty(0, 6),
        "half": torch.randn(4, 6).to(torch.bfloat16),
        "complex": torch.randn(4, 6, dtype=torch.complex64).conj(),
        "flags": torch.randn(4, 6) > 0,
        "one": torch.randn(()),
    }.items():
        changes = (lambda x: (~x,),) if name == "flags" else (elsewhere, elsewhere) if name == "expanded" else every
        if name in ("half", "complex"):
            changes = (in_place, elsewhere, in_place)
        check(name, lambda x: (torch.where(x == 0, x, x * 2), x.sum()), other, changes=changes)

    # Other shapes, strides and dtypes come: what fits no more is compiled anew.
    check("shape", lambda x: x * 2 + 1, x, changes=(lambda x: (x[:3, :5] + 1,), lambda x: (x.new_ones(4, 6),)))
    check("shape in place", lambda x: x.sum(0), torch.randn(4, 6), changes=(lambda x: (x.resize_(3, 6),),))
    check("strides in place", lambda x: x.cumsum(0), torch.randn(4, 4), changes=(lambda x: (x.t_(),),))
    check("dtype", lambda x: x * 2, x, changes=(lambda x: (x.double(),), lambda x: (x.float(),)))
    check("address", lambda x: x.sum(0), torch.randn(6, 4), changes=(lambda x: (x[:3],), lambda x: (x.view(4, 3),)))
    check("number", lambda x, n: x * n, x, 3, changes=(lambda x, n: (x, 4),))

    # Writes to inputs, and outputs that are inputs or views of them.
    def writes(x, y):
        x.mul_(2)
        y[:, 1:3].add_(1)
        return x + y
    check("writes", writes, x.clone(), y.clone(), changes=(in_place, elsewhere, lambda x, y: (x, x)))
    whole, (given, _), (view, same, new) = check(
        "views", lambda x, y: (x.view(6, 4)[1:], x, y.clone()), x, y, changes=(in_place, elsewhere))
    assert view.untyped_storage().data_ptr() == given.untyped_storage().data_ptr() and same is given
    _, (given,), copy = check("copy", lambda x: x.clone(), x)
    copy.add_(1)
    assert not torch.equal(copy, given), "the copy shares its memory with the input"
    _, _, (first, second) = check("twice", lambda x: (lambda one: (one, one))(x + 1), x)
    assert first is second

    class Counting(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.count = 1
            self.weight = torch.nn.Parameter(torch.ones(6))
        def forward(self, x):
            self.count += 1
            return x * self.count * self.weight
    mine, theirs = Counting(), Counting()
    call = capture.Capture(device, None).compile(mine, (x,), False)
    mine.count = theirs.count = 1
    for step in range(3):
        torch.testing.assert_close(call(x), theirs(x))
        theirs.weight.mul_(2), mine.weight.mul_(2)
    mine.weight, theirs.weight = (torch.nn.Parameter(torch.full((6,), 5.0)) for _ in range(2))
    torch.testing.assert_close(call(x), theirs(x))

    # A call runs no Python code of torch or JAX, except for a guard of dynamo and the sharding of a new array.
    call = capture.Capture(device, None).compile(lambda x, y: (x + y, x * y), (x, y), False)
    call(x, y), call(x, y)
    names = []
    sys.setprofile(lambda frame, event, argument: names.append((event, frame.f_code.co_filename, frame.f_code.co_name)))
    call(x, y)
    sys.setprofile(None)
    theirs = {name for event, file, name in names if event == "call" and "site-packages" in file}
    guard = {"fn", "top_saved_tensors_hooks", "hooks_ids_fn", "saved_tensors_hooks_are_inlineable"}
    assert theirs <= {*guard, "make_single_device_sharding"}, names
print("done")
"""


SETTINGS = """
assert os.environ["JAX_PLATFORMS"] == "cpu"
assert os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] == "false"
assert len(os.listdir("/proc/self/task")) == 1, "the imports started a thread"
assert torch.backends.mha.get_fastpath_enabled() == before
assert torch._C._get_privateuse1_backend_name() == "privateuseone"
device = jax_stack.configure("cpu")
assert device.platform == "cpu"
assert jax.numpy.ones(2, dtype="int64").dtype == "int64"
print("done")
"""


NO_GPU = """
from graphnet_runner.adapter import CompileError
try:
    jax_stack.configure("cuda")
except CompileError as error:
    assert error.step == "load", error.step
    assert "cuda" in str(error), error
    print("done")
"""


FOR_CUDA = """
import jax.export
jax_stack.configure("cpu")
kept = []
class ForCuda:
    def __init__(self, lowered, inputs, *rest):
        shapes = [jax.ShapeDtypeStruct(tuple(t.shape), lower.t2j_dtype(t.dtype)) for t in inputs]
        exported = jax.export.export(jax.jit(lowered.function), platforms=["cuda"])(numpy.uint32(0), *shapes)
        kept.append(exported)
        raise KeyError("far enough")
capture.Program = ForCuda
class Net(torch.nn.Module):
    def forward(self, x, w, ids):
        y = torch.nn.functional.scaled_dot_product_attention(x, x, x)
        y = torch.nn.functional.layer_norm(y @ w, (8,)) + torch.nn.functional.embedding(ids, w)
        return torch.nn.functional.conv1d(y[0], w[None].expand(4, 8, 8)[:, :4].contiguous())
with torch.no_grad():
    try:
        capture.Capture(None, None).compile(
            Net(), (torch.randn(1, 4, 4, 8), torch.randn(8, 8), torch.tensor([1, 2, 3, 0])), False)
    except Exception as error:
        assert isinstance(capture.innermost(error), KeyError), error
(exported,) = kept
assert exported.platforms == ("cuda",), exported.platforms
text = exported.mlir_module()
assert "stablehlo.dot_general" in text and "stablehlo.convolution" in text
print("done")
"""


@pytest.mark.parametrize(
    "script",
    [EMBEDDING, ATTENTION, LARGE_ATTENTION, CONVOLUTIONS, HALVES, DIRECT, SETTINGS, NO_GPU, FOR_CUDA],
    ids=[
        "bags of embeddings",
        "attention",
        "large attention",
        "convolutions",
        "half precision",
        "direct calls",
        "imports and precision",
        "a missing gpu",
        "lowering for cuda",
    ],
)
def test_a_script_in_the_interpreter_of_xla(xla_python: str, script: str) -> None:
    succeeds(script, xla_python)


STRIDED = """
jax_stack.configure("cpu")
torch.manual_seed(0)


class Model(torch.nn.Module):
    def __init__(self, forward):
        super().__init__()
        self.forward = forward


def agrees(forward, *inputs):
    with torch.no_grad():
        call = capture.Capture(jax.devices()[0], None).compile(Model(forward), inputs, allow_breaks=False)
        torch.testing.assert_close(call(*inputs), forward(*inputs))


x = torch.randn(2, 3, 16, 20)
for step, transposed in itertools.product((4, 8, 3), (False, True)):
    # The second call reads a tensor whose strides in memory overlap.
    y = x.transpose(1, 3) if transposed else x
    agrees(lambda y, step=step: y.unfold(2, 5 if transposed else 8, step).unfold(-4, 2, 1), y)
    agrees(lambda y, step=step: torch.nn.functional.pad(y, [2, 2, 2, 2]).unfold(2, 12, step).unfold(3, 3, step), x)
agrees(lambda y: y.unfold(0, 1, 1), torch.tensor(3.0))
agrees(lambda y: y[:, :0].unfold(1, 0, 1), torch.randn(4, 5))
agrees(lambda y: torch.as_strided(y * 2, (3, 4), (2, 1), 1), torch.randn(4, 5))
agrees(lambda y: torch.as_strided(y[:2], (2, 3), (6, 1)), torch.randn(4, 5))
for forward in (lambda y: torch.as_strided((y * 2).t(), (3, 4), (2, 1)), lambda y: torch.as_strided(y[1:], (5,), (2,)),
                lambda y: torch.as_strided(y[:2], (4, 5), (5, 1))):
    try:
        agrees(forward, torch.randn(4, 5))
    except Exception as error:
        assert "as_strided" in str(capture.innermost(error).operators), error
    else:
        raise AssertionError("it was not refused")
try:
    agrees(lambda y: torch.cond(y.sum() > 2, lambda z: z + 1, lambda z: z - 1, (y,)), torch.randn(4, 5))
except Exception as error:
    assert "cond" in str(capture.innermost(error).operators), error
print("done")
"""


def test_windows_are_read_by_index_and_strides_of_other_memory_are_refused(xla_python: str) -> None:
    succeeds(STRIDED, xla_python)

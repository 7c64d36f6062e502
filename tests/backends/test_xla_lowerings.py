"""Tests that run scripts in XLA's interpreter.

The adapter's own lowerings (translations of torch's operators to JAX) must compute the same as torch. Graphs must be
translated for CUDA on a machine without a GPU. JAX must have the right settings.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

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


def run(script: str, interpreter: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a script in XLA's interpreter, with the project's packages on its path."""
    paths = os.pathsep.join(str(ROOT / name) for name in ("proto", "worker", "graphs"))
    command = [interpreter, "-c", PREAMBLE + script, str(ROOT / "backends" / "xla")]
    # Make the libraries start no threads, as in a zygote (the process that forks the sample processes), which must
    # have only one thread.
    inherited = {**os.environ, "PYTHONPATH": paths, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    return subprocess.run(
        command, capture_output=True, text=True, timeout=200, check=False, env={**inherited, **environment}
    )


def succeeds(script: str, interpreter: str, **environment: str) -> None:
    done = run(script, interpreter, **environment)
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


def test_bags_of_embeddings_are_torchs(xla_python: str) -> None:
    succeeds(EMBEDDING, xla_python)


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


def test_imports_change_nothing_and_precision_is_eagers(xla_python: str) -> None:
    succeeds(SETTINGS, xla_python)


NO_GPU = """
from graphnet_runner.adapter import CompileError
try:
    jax_stack.configure("cuda")
except CompileError as error:
    assert error.step == "load", error.step
    assert "cuda" in str(error), error
    print("done")
"""


def test_a_missing_gpu_is_never_replaced_by_the_cpu(xla_python: str) -> None:
    succeeds(NO_GPU, xla_python)


FOR_CUDA = """
import jax.export
jax_stack.configure("cpu")
kept = []
class ForCuda:
    def __init__(self, lowered, inputs, device, dump):
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


def test_a_graph_lowers_for_cuda_without_a_gpu(xla_python: str) -> None:
    succeeds(FOR_CUDA, xla_python)

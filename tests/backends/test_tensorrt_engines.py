"""Tests TensorRT without a GPU: torch_tensorrt's own code runs with stand-ins for its engines, and each missing library
is reported in one sentence.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from harness import running_worker

from graphnet_contract.backend import read_backend

ROOT = Path(__file__).parents[2]
BACKEND = ROOT / "backends" / "tensorrt"

#: The beginning of the programs below. Only the engine is a stand-in: it computes its subgraph with PyTorch.
HEAD = """
import dataclasses, json, os, sys, tempfile, torch
from graphnet_runner.adapter import CompileError, CompileOptions
from graphnet_runner.zygote import load_adapter
adapter = load_adapter(os.environ["BACKEND"])
from graphnet_adapter import compiler, engines, library, settings
from torch_tensorrt.dynamo import _compiler
library.stay_on_the_cpu()

class Engine(torch.nn.Module):
    serialized_engine = b"plan"
    calls = 0
    def __init__(self, module):
        super().__init__()
        self.piece = module
    def forward(self, *arguments):
        Engine.calls += 1
        return self.piece(*arguments)
    def get_layer_info(self):
        return '{"Layers": ["a", "b"]}'
    def set_output_tensors_as_unowned(self, enabled):
        pass

def load(module, inputs, settings, name="", engine_cache=None):
    return Engine(module)

class Model(torch.nn.Module):
    def forward(self, x, w):
        return {"y": torch.relu(x @ w), "n": 3}, [x + 1]

def options(**given):
    values = {**json.loads(os.environ["OPTIONS"]), **given}
    return CompileOptions(values, "cuda", 1, tempfile.mkdtemp(), kinds=("input", "parameter"))

def compiled(**given):
    return adapter.compile(Model(), inputs, options(**given))

inputs = [torch.randn(2, 3), torch.randn(3, 3)]
"""

LOADED = """
_compiler.convert_module = load
for mode in ("export", "torch_compile"):
    with torch.no_grad():
        made = compiled(mode=mode)
        before = Engine.calls
        (got, rest), (wanted, wanted_rest) = made.call(*inputs), Model()(*inputs)
    assert Engine.calls > before, "the compiled graph runs its engines"
    assert torch.equal(got["y"], wanted["y"]) and got["n"] == 3 and torch.equal(rest[0], wanted_rest[0])
    evidence = made.evidence
    assert evidence.nodes_total == evidence.nodes_compiled == 3, evidence
    assert evidence.compiler["plan_bytes"] == 4 * evidence.partitions, evidence
    assert evidence.compiler["layers"] == 2 * evidence.partitions, evidence
print("ok")
"""

NOT_MADE = """
import logging
def fails(words, error):
    def no_engine(module, inputs, settings, name="", engine_cache=None):
        logging.getLogger(engines._TENSORRT_LOGGER).error(words)
        raise error
    return no_engine

cases = [
    ("IRuntime::deserializeCudaEngine: Error Code 1", AssertionError(), CompileError, "load"),
    ("IBuilder::buildSerializedNetwork: Error Code 10", AssertionError(), CompileError, "build"),
    ("", RuntimeError("build_serialized_network returned None; engine build failed"), CompileError, "build"),
    ("IBuilder: std::bad_alloc", AssertionError(), MemoryError, None),
    ("", ValueError("a converter's own"), CompileError, "lower"),
]
for words, error, kind, step in cases:
    _compiler.convert_module = fails(words, error)
    for mode in ("export", "torch_compile"):
        try:
            with torch.no_grad():
                compiled(mode=mode)
        except kind as told:
            assert getattr(told, "step", None) == step, (words, told)
        else:
            raise SystemExit("mode=%s calls it a success" % mode)
print("ok")
"""

#: Calls torch.compile(model, backend="tensorrt") as GraphNet's own backend does, for even the smallest subgraph. Every
#: engine fails. By default, the model nevertheless runs, with eager's results. With pass_through_build_failures, it
#: fails.
UPSTREAM = """
tried = []
def no_engine(module, inputs, settings, name="", engine_cache=None):
    tried.append(name)
    raise RuntimeError("no engine")
_compiler.convert_module = no_engine
with torch.no_grad():
    wanted = Model()(*inputs)
    for passed_through in (False, True):
        torch._dynamo.reset()
        given = {"min_block_size": 1, "pass_through_build_failures": passed_through}
        try:
            got = torch.compile(Model(), backend="tensorrt", options=given)(*inputs)
        except Exception:
            assert passed_through
        else:
            assert not passed_through and torch.equal(got[0]["y"], wanted[0]["y"])
        assert tried, "no engine was tried"
        tried.clear()
print("ok")
"""

WITHOUT_EFFECT = """
for given in (
    {"mode": "torch_compile", "precision": "float16"},
    {"mode": "torch_compile", "require_full_compilation": True},
    {"mode": "torchscript", "torch_executed_ops": "aten.add.Tensor"},
    {"timing_cache": "name"},
):
    try:
        compiled(**given)
    except CompileError as error:
        assert error.step == "capture" and any(name in str(error) for name in given if name != "mode"), error
    else:
        raise SystemExit("dropped: %s" % given)
print("ok")
"""

UNKNOWN_SETTING = """
import dataclasses
@dataclasses.dataclass
class Old:
    min_block_size: int = 5
settings.CompilationSettings = Old
try:
    compiled()
except CompileError as error:
    assert error.step == "capture" and "pass_through_build_failures" in str(error), error
    print("ok")
"""


#: Checks how the adapter explains errors that torch and TensorRT-RTX reported for samples of the corpus.
TOLD = r"""
import logging
node = "%s : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce_.two](args = (%a, 0), kwargs = {})"
text = "not supported\n\nWhile executing " + node + "\nOriginal traceback:\nFile 'model.py', line 56, in forward"
told = engines.explained(AssertionError(text))
assert told == "at aten.scatter_reduce_.two: AssertionError: not supported", told

class Interpreter:
    num_layers = 120053
    def __init__(self, *arguments, **given):
        self.builder = self.net = self.ctx = self
    def _construct_trt_network_def(self):
        pass
    def _populate_trt_builder_config(self):
        return engines.trt.Builder(engines.trt.Logger()).create_builder_config()
    def get_flag(self, flag):
        return True
    def build_serialized_network(self, net, config):
        logging.getLogger(engines._TENSORRT_LOGGER).error("Myelin (exception std::bad_alloc In compileGraph)")
engines.TRTInterpreter = Interpreter
try:
    with torch.no_grad():
        adapter.compile(Model(), inputs, dataclasses.replace(options(), device="cpu"))
except MemoryError as error:
    assert "120053 layers of " in str(error) and " aten.relu.default" in str(error), error
    print("ok")
"""


#: A library that leaves an option out on its way to TensorRT's builder.
DROPPED = """
configure = engines.TRTInterpreter._populate_trt_builder_config
def forgetful(self, *arguments, **keywords):
    config = configure(self, *arguments, **keywords)
    config.set_flag(engines.trt.BuilderFlag.TF32)
    return config
engines.TRTInterpreter._populate_trt_builder_config = forgetful
try:
    with torch.no_grad():
        adapter.compile(Model(), inputs, dataclasses.replace(options(), device="cpu"))
except CompileError as error:
    assert error.step == "build" and "the option tf32" in str(error), error
    print("ok")
"""

#: On a GPU, an attention with a mask becomes this operator. By default, torch_tensorrt makes each mask the causal one.
MASKED = """
from torch_tensorrt.dynamo import CompilationSettings
from torch_tensorrt.dynamo.lowering.passes.force_causal_efficient_attention import force_causal_efficient_attention

def lowered(**given):
    graph = torch.fx.Graph()
    tensors = [graph.placeholder(name) for name in ("q", "k", "v", "mask")]
    graph.output(graph.call_function(torch.ops.aten._scaled_dot_product_efficient_attention.default, (*tensors, False)))
    module = torch.fx.GraphModule(torch.nn.Module(), graph)
    (node,) = force_causal_efficient_attention(module, CompilationSettings(**given)).graph.find_nodes(
        op="call_function", target=torch.ops.aten._scaled_dot_product_efficient_attention.default
    )
    return node.args

assert lowered()[3] is None, "this library no longer drops masks: remove the setting"
assert lowered(**settings.settings_of(options()))[3].name == "mask"
print("ok")
"""


@pytest.mark.parametrize("body", [LOADED, NOT_MADE, UPSTREAM, UNKNOWN_SETTING, WITHOUT_EFFECT, TOLD, DROPPED, MASKED])
def test_engines_that_run_or_fail_to(tensorrt_python: str, body: str) -> None:
    _runs(tensorrt_python, HEAD + body)


def _runs(python: str, program: str) -> None:
    """Assert that a program, run by TensorRT-RTX's interpreter, exits with code 0 and prints "ok" as its last text."""
    paths = os.pathsep.join(str(ROOT / name) for name in ("proto", "worker", "graphs"))
    defaults = json.dumps(read_backend(BACKEND).complete_options({}))
    environment = {**os.environ, "PYTHONPATH": paths, "BACKEND": str(BACKEND), "OPTIONS": defaults}
    command = [python, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=200, check=False)
    assert (done.returncode, done.stdout.strip().endswith("ok")) == (0, True), done.stderr[-3000:]


#: Pretends that the machine has a GPU's device file. Then torch_tensorrt, whose import starts CUDA, must be imported
#: only when a model is compiled, and not in the zygote, which forks the sample processes.
BESIDE_A_GPU = """
import json, os, sys, tempfile, torch
real = os.path.exists
os.path.exists = lambda path: path == "/dev/nvidiactl" or real(path)
from graphnet_runner.adapter import CompiledNotRunError, CompileOptions, UnavailableError
from graphnet_runner.zygote import load_adapter
adapter = load_adapter(os.environ["BACKEND"])
from graphnet_adapter import library
assert library.HAS_GPU and "torch_tensorrt" not in sys.modules
# The process that tried the import found no driver here.
try:
    adapter.info()
except UnavailableError as error:
    assert "cannot be imported" in str(error), error
library._unavailable = ""
assert {"torch_tensorrt", "tensorrt_rtx"} <= set(adapter.info()) and "torch_tensorrt" not in sys.modules

class Model(torch.nn.Module):
    def forward(self, x):
        return (torch.relu(x + 1),)

options = CompileOptions(json.loads(os.environ["OPTIONS"]), "cpu", 1, tempfile.mkdtemp(), kinds=("input",))
try:
    with torch.no_grad():
        adapter.compile(Model(), [torch.randn(2, 3)], options)
except CompiledNotRunError as error:
    assert error.evidence.nodes_compiled == 2 and "torch_tensorrt" in sys.modules
    print("ok")
"""


def test_beside_a_gpu_the_library_is_imported_in_the_sample_process(tensorrt_python: str) -> None:
    _runs(tensorrt_python, BESIDE_A_GPU)


NO_LIBNVINFER = "raise Exception('import error: Could not find libnvinfer.so.11')\n"
FULL = "class ENABLED_FEATURES:\n    tensorrt_rtx = False\n"


@pytest.mark.torch
@pytest.mark.parametrize(
    ("stand_in", "told"),
    [
        ("", "torch_tensorrt is not installed in this interpreter: use --backend tensorrt:rtx"),
        (NO_LIBNVINFER, "cannot be imported: import error: Could not find libnvinfer.so.11"),
        (FULL, "TensorRT needs an NVIDIA GPU even to build plans: use --backend tensorrt:rtx"),
    ],
)
def test_what_is_missing_is_one_sentence(torch_python: str, tmp_path: Path, stand_in: str, told: str) -> None:
    if os.path.exists("/dev/nvidiactl") and stand_in == FULL:
        pytest.skip("this machine has a GPU")
    if stand_in:
        (tmp_path / "torch_tensorrt.py").write_text(stand_in)
    paths = os.pathsep.join([str(tmp_path), *(str(ROOT / name) for name in ("proto", "worker", "graphs"))])
    started = running_worker(BACKEND, torch_python, fake_torch=False, wrapper=["env", f"PYTHONPATH={paths}"])
    with started as worker, worker.client() as client:
        reason = client.info("tensorrt").unavailable_reason
    assert told in reason
    assert "\n" not in reason

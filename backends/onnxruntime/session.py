"""A session of ONNX Runtime that is called with torch tensors, and the facts of its own profile.

Importing this module imports ONNX Runtime, which starts a thread. Import it in a sample process only.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections import Counter
from collections.abc import Sequence
from typing import Any

import onnx
import onnxruntime
import torch
from onnxruntime.capi import _pybind_state as binding

from graphnet_lowering.errors import one_line
from graphnet_lowering.kept import Kept
from graphnet_runner.adapter import (
    CompileError,
    CompileOptions,
    Region,
    UnavailableError,
    UnsupportedError,
    compiled_code,
)
from graphnet_runner.frameworks.of_torch import dense

from .regions import regions_of, torch_nodes

_LEVELS = {
    "disabled": onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL,
    "basic": onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC,
    "extended": onnxruntime.GraphOptimizationLevel.ORT_ENABLE_EXTENDED,
    "layout": onnxruntime.GraphOptimizationLevel.ORT_ENABLE_LAYOUT,
    "all": onnxruntime.GraphOptimizationLevel.ORT_ENABLE_ALL,
}
#: How ONNX Runtime names an operator that it cannot run.
_REFUSED = (
    re.compile(r"Could not find an implementation for (\w+)\("),
    re.compile(r"of operator \((\w+)\) in node"),
    re.compile(r"Type Error: .*?(?:\(op_type:|node \()(\w+)"),
)


def require(provider: str, device: str) -> None:
    """Raise UnavailableError if ONNX Runtime does not have the provider, or if it cannot use the device."""
    known = onnxruntime.get_available_providers()
    if provider not in known:
        text = "this ONNX Runtime %s has no %s, only: %s; use --backend onnxruntime:cuda on a host with a GPU"
        raise UnavailableError(text % (onnxruntime.__version__, provider, ", ".join(known)))
    if (provider == "CPUExecutionProvider") == device.startswith("cuda"):
        raise UnavailableError("the %s cannot run a graph whose tensors are on %s" % (provider, device))


class Session:
    """The compiled graph. It is called with the free arguments of a ``Bound``, and returns its outputs."""

    def __init__(self, place: str, provider: str, options: CompileOptions) -> None:
        """Make the session of an ONNX file.

        Raises:
            UnsupportedError: ONNX Runtime has no kernel for an operator with these dtypes.
            CompileError: ONNX Runtime refuses the graph (step "build"), or takes another provider (step "load").
        """
        self._place, self._provider, self._options = place, provider, options
        made = self._session(profile=os.path.join(options.scratch, "profile"))
        if made.get_providers()[0] != provider:
            text = "ONNX Runtime took %s instead of %s: see the log" % (made.get_providers()[0], provider)
            raise CompileError(text, step="load")
        self._made = made
        self._takes = [value.name for value in made.get_inputs()]
        self._returns = [value.name for value in made.get_outputs()]
        self._bools = [value.type == "tensor(bool)" for value in made.get_outputs()]
        self._run_options = onnxruntime.RunOptions()
        self._kept = Kept(len(self._takes), _to_ort)
        self._arguments = binding.OrtValueVector()
        kind, _, index = options.device.partition(":")
        place_of = binding.OrtDevice.cuda() if kind == "cuda" else binding.OrtDevice.cpu()
        memory = binding.OrtDevice(place_of, binding.OrtDevice.default_memory(), int(index or 0))
        self._devices = [memory] * len(self._returns)
        self._run = made._sess.run_with_ortvaluevector
        self._on_gpu = kind == "cuda"
        #: The operator and the provider of each kernel that another provider ran in the profile, by the kernel's name.
        self._strange: dict[str, tuple[str, str]] = {}

    def __call__(self, *tensors: torch.Tensor) -> list[torch.Tensor]:
        """Run the graph, and return its outputs in memory that no later call uses."""
        if self._kept.renew(tensors):
            self._arguments = binding.OrtValueVector()
            for value in self._kept.objects:
                self._arguments.push_back(value)
        if self._on_gpu:
            # torch may have queued work that writes to an argument, and ONNX Runtime does not wait for it.
            torch.cuda.current_stream().synchronize()
        results = binding.OrtValueVector()
        self._run(self._run_options, self._takes, self._arguments, self._returns, results, self._devices)
        outputs = [torch._C._from_dlpack(results.dlpack_at(i)) for i in range(len(self._returns))]
        return [one.view(torch.bool) if is_bool else one for one, is_bool in zip(outputs, self._bools, strict=True)]

    def profile(self, examples: Sequence[torch.Tensor]) -> dict[str, Any]:
        """Run the graph once, end ONNX Runtime's profile, and return what it says: kernels, operators and providers.

        Raises UnsupportedError or CompileError (step "load") if the graph does not run.
        """
        try:
            with compiled_code():
                self(*examples)
        # The errors of ONNX Runtime have no common class.
        except Exception as error:
            raise _refusal(error, "the first run", "load", self._options.scratch) from error
        told = self._made.end_profiling()
        if self._options.artifacts is not None:
            shutil.copy(told, os.path.join(self._options.artifacts, "onnxruntime.trace.json"))
        with open(told, encoding="utf-8") as file:
            events = [event for event in json.load(file) if event.get("cat") == "Node"]
        kernels = [(event["name"], event["args"]) for event in events if event["name"].endswith("_kernel_time")]
        ran = [args for _, args in kernels]
        providers = Counter(str(one.get("provider")) for one in ran)
        self._strange = {
            name.removesuffix("_kernel_time"): (str(args["op_name"]), str(args.get("provider")))
            for name, args in kernels
            if args.get("provider") != self._provider
        }
        return {
            "kernels": len(ran),
            "operators": dict(Counter(str(one["op_name"]) for one in ran).most_common()),
            "providers": dict(providers),
            "other_providers": dict(Counter("%s on %s" % one for one in self._strange.values()).most_common()),
            "nodes_in_onnx": len(onnx.load(self._place, load_external_data=False).graph.node),
            "optimization": self._options["optimization"],
            "execution": self._options["execution"],
            "weights": self._options["weights"],
            "threads": self._options.threads,
        }

    def left(self) -> tuple[set[str], list[str]]:
        """Return what another provider ran in the profile: the names of the nodes of torch's graph, and the operators
        of kernels whose nodes are unknown, for instance of those inside a loop.
        """
        if not self._strange:
            return set(), []
        try:
            nodes, unknown = torch_nodes(*self._graphs(), self._strange)
        except (CompileError, UnsupportedError):
            # The graph of a provider that compiles nodes by itself, as TensorRT's does, cannot be written.
            nodes, unknown = set(), set(self._strange)
        return nodes, sorted(self._strange[name][0] for name in unknown)

    def regions(self) -> list[Region]:
        """Return the nodes of the optimised graph with the lines of the sample in each."""
        return regions_of(*self._graphs())

    def _graphs(self) -> tuple[Any, Any]:
        """Return the graph as torch.onnx wrote it, and as ONNX Runtime optimised it."""
        optimised = os.path.join(self._options.scratch, "optimised.onnx")
        self._session(optimised=optimised)
        before, after = (onnx.load(path, load_external_data=False).graph for path in (self._place, optimised))
        return before, after

    def _session(self, profile: str = "", optimised: str = "") -> Any:
        options = self._options
        settings = onnxruntime.SessionOptions()
        settings.graph_optimization_level = _LEVELS[options["optimization"]]
        settings.intra_op_num_threads = options.threads
        settings.inter_op_num_threads = options.threads if options["execution"] == "parallel" else 1
        parallel = onnxruntime.ExecutionMode.ORT_PARALLEL
        sequential = onnxruntime.ExecutionMode.ORT_SEQUENTIAL
        settings.execution_mode = parallel if options["execution"] == "parallel" else sequential
        settings.enable_profiling = bool(profile)
        settings.profile_file_prefix = profile
        settings.optimized_model_filepath = optimised
        # Otherwise each optimised graph that is written is a warning in the log.
        settings.log_severity_level = 3
        off = [name.strip() for name in options["optimizers_off"].split(",") if name.strip()]
        chosen: Any = self._provider
        if self._provider != "CPUExecutionProvider":
            chosen = (self._provider, {"device_id": int(options.device.partition(":")[2] or 0)})
        try:
            return onnxruntime.InferenceSession(self._place, settings, providers=[chosen], disabled_optimizers=off)
        # The errors of ONNX Runtime have no common class.
        except Exception as error:
            raise _refusal(error, "ONNX Runtime", "build", options.scratch) from error


def keep_text(place: str, directory: str) -> None:
    """Write the ONNX graph as text to the directory, without the values of weights."""
    model = onnx.load(place, load_external_data=False)
    with open(os.path.join(directory, "graph.onnx.txt"), "w", encoding="utf-8") as file:
        file.write(onnx.printer.to_text(model.graph) if len(model.graph.initializer) < 100 else _signature(model.graph))


def _signature(graph: onnx.GraphProto) -> str:
    return "\n".join("%s = %s(%s)" % (", ".join(n.output), n.op_type, ", ".join(n.input)) for n in graph.node) + "\n"


def _to_ort(tensor: torch.Tensor, place: int) -> tuple[Any, bool]:
    plain = dense(tensor)
    is_bool = plain.dtype is torch.bool
    # ONNX Runtime does not know the type code of bool in DLPack.
    capsule = torch._C._to_dlpack(plain.view(torch.uint8) if is_bool else plain)
    return binding.OrtValue.from_dlpack(capsule, is_bool), plain.data_ptr() == tensor.data_ptr()


def _refusal(error: BaseException, what: str, step: str, scratch: str) -> BaseException:
    text = str(error)
    names = tuple(sorted({match.group(1) for pattern in _REFUSED for match in pattern.finditer(text)}))
    if names:
        said = "%s: %s" % (what, one_line(error, 400, scratch))
        return UnsupportedError(said, tuple("onnx." + name for name in names))
    if "bad_alloc" in text or "Failed to allocate memory" in text:
        return MemoryError(one_line(error))
    return CompileError("%s: %s" % (what, one_line(error, folder=scratch)), step)

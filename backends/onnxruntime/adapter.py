"""The adapter of ONNX Runtime: torch.export, torch.onnx, and a session of ONNX Runtime with one execution provider."""

from __future__ import annotations

import logging
import os
from collections.abc import Collection, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import onnx
import onnxscript  # noqa: F401 - imported once here, before the worker forks its sample processes
import torch

from graphnet_lowering.bound import lowerable
from graphnet_lowering.exported import NONE, export
from graphnet_lowering.nodes import operator_name, operators_in, refuse_random, with_dtypes
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence, UnavailableError, UnsupportedError

from .conversion import to_onnx
from .rules import naming_dimensions, scattering_rows

# torch.onnx warns in every sample that torchvision, which no sample needs, is not installed.
logging.getLogger("torch.onnx._internal.exporter._registration").setLevel(logging.ERROR)
_PROVIDERS = {"cpu": "CPUExecutionProvider", "cuda": "CUDAExecutionProvider", "tensorrt": "TensorrtExecutionProvider"}


class OnnxRuntimeAdapter(Adapter):
    """Compiles the whole graph or refuses it: nothing is left to eager mode.

    A node that ONNX Runtime gives to another provider than the chosen one does not count as compiled.
    """

    def __init__(self) -> None:
        self._flags: tuple[str, ...] = ()

    def info(self) -> dict[str, str]:
        """Return the versions. ONNX Runtime itself is not imported, because its import starts a thread."""
        return {
            "onnxruntime": _version("onnxruntime", "onnxruntime-gpu"),
            "onnx": onnx.__version__,
            "onnxscript": _version("onnxscript"),
        }

    def flags(self) -> Sequence[str]:
        """Return one flag that names the rules of graphnet_lowering.tensor_model that changed the model, or no flag."""
        return self._flags

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Export the model to ONNX, and make a session of it.

        Raises:
            UnsupportedError: The graph draws random numbers, or torch.onnx or ONNX Runtime lacks an operator.
            UnavailableError: This ONNX Runtime does not have the provider.
            CompileError: A step failed. The error names the step.
        """
        with options.apart():
            from . import session

            lowered = lowerable(model, example_inputs, options.kinds, options["weights"] == "bound")
        self._flags = lowered.flags
        chosen = options["provider"]
        provider = _PROVIDERS[options.device.partition(":")[0] if chosen == "auto" else chosen]
        session.require(provider, options.device)
        # ONNX has operators whose results have sizes that depend on data.
        program = export(lowered.module, lowered.examples, NONE, fixed_sizes=False)
        nodes = operators_in(program.graph_module)
        refuse_random(nodes, "ONNX Runtime")
        unreal = with_dtypes(nodes, {torch.complex64, torch.complex128, torch.complex32})
        if unreal:
            raise UnsupportedError("ONNX has no complex numbers", unreal)
        naming_dimensions(program)
        # With several threads, ScatterND adds to one row from two of them at once, and sums are lost.
        own_rules = options["own_rules"] and options.threads == 1
        if own_rules:
            scattering_rows(program)
        place = os.path.join(options.scratch, "graph.onnx")
        to_onnx(program, place, own_rules)
        made = session.Session(place, provider, options)
        call = lowered.calling.calling(made)
        with options.apart():
            facts = made.profile(lowered.examples)
            left = _left(nodes, *made.left())
            if options.artifacts is not None:
                session.keep_text(place, options.artifacts)
        compiled = max(0, len(nodes) - len(left)) if facts["kernels"] else 0
        evidence = Evidence(len(nodes), compiled, 1, tuple(sorted(set(left))), facts)
        return Compiled(call, evidence, regions=made.regions)

    def device_timer(self, device: str) -> None:
        """Return None: ONNX Runtime runs its work on a stream of its own, which events on torch's do not measure."""


def _left(nodes: Sequence[Any], names: Collection[str], operators: Sequence[str]) -> list[str]:
    """Return the operators that another provider ran, one for each node, also for those that torch.onnx made."""
    known = {node.name: operator_name(node) for node in nodes}
    return [known.get(name, "onnx." + name) for name in names] + ["onnx." + name for name in operators]


def _version(*packages: str) -> str:
    for package in packages:
        try:
            return version(package)
        except PackageNotFoundError:
            continue
    raise UnavailableError("%s is not installed in this environment" % packages[0])

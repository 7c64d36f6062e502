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

from graphnet_lowering.nodes import operator_name, with_dtypes
from graphnet_lowering.whole import Built, Graph, WholeGraphAdapter
from graphnet_runner.adapter import CompileOptions, UnavailableError, UnsupportedError

from .conversion import to_onnx
from .rules import naming_dimensions, scattering_rows

# torch.onnx warns in every sample that torchvision, which no sample needs, is not installed.
logging.getLogger("torch.onnx._internal.exporter._registration").setLevel(logging.ERROR)
_PROVIDERS = {"cpu": "CPUExecutionProvider", "cuda": "CUDAExecutionProvider", "tensorrt": "TensorrtExecutionProvider"}


class OnnxRuntimeAdapter(WholeGraphAdapter):
    """Exports the graph to ONNX, and makes a session of it.

    A node that ONNX Runtime gives to another provider than the chosen one does not count as compiled.
    """

    library = "ONNX Runtime"
    # ONNX has operators whose results have sizes that depend on data.
    fixed_sizes = False

    def info(self) -> dict[str, str]:
        """Return the versions. ONNX Runtime itself is not imported, because its import starts a thread."""
        return {
            "onnxruntime": _version("onnxruntime", "onnxruntime-gpu"),
            "onnx": onnx.__version__,
            "onnxscript": _version("onnxscript"),
        }

    def load(self, options: CompileOptions) -> None:
        """Import ONNX Runtime, and raise UnavailableError if it does not have the provider."""
        from . import session

        session.require(_provider(options), options.device)

    def build(self, graph: Graph, options: CompileOptions) -> Built:
        """Export the graph with ``torch.onnx`` and load it (see ``WholeGraphAdapter.build``)."""
        from . import session

        unreal = with_dtypes(graph.nodes, {torch.complex64, torch.complex128, torch.complex32})
        if unreal:
            raise UnsupportedError("ONNX has no complex numbers", unreal)
        naming_dimensions(graph.program)
        # With several threads, ScatterND adds to one row from two of them at once, and sums are lost.
        own_rules = options["own_rules"] and options.threads == 1
        if own_rules:
            scattering_rows(graph.program)
        place = os.path.join(options.scratch, "graph.onnx")
        to_onnx(graph.program, place, own_rules)
        made = session.Session(place, _provider(options), options)
        with options.apart():
            facts = made.profile(graph.examples)
            left = _left(graph.nodes, *made.left())
            if options.artifacts is not None:
                session.keep_text(place, options.artifacts)
        return Built(made, facts, left=left, has_code=facts["kernels"] > 0, regions=made.regions)

    def device_timer(self, device: str) -> None:
        """Return None: ONNX Runtime runs its work on a stream of its own, which events on torch's do not measure."""


def _provider(options: CompileOptions) -> str:
    chosen = options["provider"]
    return _PROVIDERS[options.device.partition(":")[0] if chosen == "auto" else chosen]


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

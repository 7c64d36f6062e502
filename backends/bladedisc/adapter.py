"""The adapter of BladeDISC, a compiler that turns TorchScript into DISC engines.

If the library torch_blade is not installed, the adapter only freezes the traced graph and checks that its outputs equal
those of eager mode. It runs in Python 3.8 with torch 1.12 or 2.0, because BladeDISC was not built for newer versions.
"""

from __future__ import annotations

import importlib.util
from typing import Any, Dict, Sequence

import torch

from graphnet_runner.adapter import Adapter, Compiled, CompiledNotRunError, CompileError, CompileOptions, Evidence

from . import capture, shims

if importlib.util.find_spec("torch_blade") is not None:
    from . import blade

_IMAGE = "bladedisc/bladedisc:latest-runtime-torch1.12.0-cu113"
_DYNAMO_MODES = ("disc", "aot_disc")
#: Options that have no effect in the modes disc and aot_disc, which use dynamo, and the default, which alone is
#: accepted.
_NOT_IN_DYNAMO = {"fp16": False, "cpu_fast_math": "0", "static_shapes": False, "leave_out": "", "weights": "bound"}

shims.install()


class BladeDiscAdapter(Adapter):
    """Compiles a model with BladeDISC.

    The adapter captures TorchScript itself, because ``torch_blade`` would only log a failed capture.
    """

    def info(self) -> Dict[str, str]:
        """Return the version of torch_blade, or say that it is not installed and that graphs are only traced."""
        return {"torch_blade": blade.version() if _has_blade() else "not installed: graphs are traced, not compiled"}

    def flags(self) -> Sequence[str]:
        """Return one flag that lists the shims that the graph used."""
        return ("shims:" + ",".join(shims.used()),) if shims.used() else ()

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Compile the captured graph with ``torch_blade.optimize``, in the dynamo modes by ``torch.compile``.

        If torch_blade is not installed, freeze the captured graph, compare its outputs with those of eager mode, and
        raise CompiledNotRunError. In the modes disc and aot_disc, raise CompileError instead.
        """
        if options["mode"] in _DYNAMO_MODES:
            return self._through_dynamo(model, example_inputs, options)
        with options.apart():
            eager = capture.run_eager(model, example_inputs)
        kinds = options.kinds if options["weights"] == "bound" else ()
        captured = capture.capture(model, example_inputs, eager, kinds, options["mode"])
        if not _has_blade():
            raise _compared(captured, example_inputs, options)
        return blade.optimize(captured, example_inputs, options)

    def _through_dynamo(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        mode = options["mode"]
        if not hasattr(torch, "_dynamo") and not hasattr(torch, "compile"):
            message = "mode=%s needs torch 2.0, this is %s: use --backend bladedisc:torch201, or mode=trace"
            raise CompileError(message % (mode, torch.__version__), step="capture")
        if not _has_blade():
            message = (
                "mode=%s needs torch_blade, which is not installed: run it in BladeDISC's image, or use mode=trace"
            )
            raise CompileError(message % mode, step="build")
        for name, nothing in _NOT_IN_DYNAMO.items():
            if options[name] != nothing:
                # torch_blade's dynamo backends make their own Config and never see the options of this adapter.
                message = "option %s changes nothing with mode=%s of torch_blade: leave it out, or use mode=trace"
                raise CompileError(message % (name, mode), step="capture")
        with options.apart():
            capture.run_eager(model, example_inputs)
        return blade.optimize_through_dynamo(model, example_inputs, mode)


def _has_blade() -> bool:
    return "blade" in globals()


def _compared(captured: capture.Captured, inputs: Sequence[Any], options: CompileOptions) -> CompiledNotRunError:
    frozen = capture.freeze(captured)
    agreement = capture.compare(captured, frozen, inputs)
    found = capture.operators(frozen.graph)
    evidence = Evidence(
        nodes_total=sum(found.values()),
        partitions=1,
        compiler={
            "mode": options["mode"],
            "bound_inputs": len(inputs) - len(captured.free),
            "trace_bit_equal": agreement.bit_equal,
            "trace_max_abs_error": agreement.max_abs_error,
            "values_folded": captured.folded,
            "operators": dict(found.most_common()),
        },
    )
    message = "traced and frozen, with outputs equal to eager's; torch_blade is not installed: it is in the image %s"
    return CompiledNotRunError(message % _IMAGE, "trace", evidence)

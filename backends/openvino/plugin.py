"""Converts an exported program to a model of OpenVINO, compiles it for the CPU, and calls it with torch tensors."""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import openvino
import torch

from graphnet_lowering.errors import explained, one_line
from graphnet_lowering.kept import Kept
from graphnet_lowering.nodes import lines_of
from graphnet_runner.adapter import CompileError, CompileOptions, Region, UnsupportedError, compiled_code
from graphnet_runner.frameworks.of_torch import dense

#: OpenVINO's element types by torch's dtypes.
_TYPES = {
    torch.float32: openvino.Type.f32,
    torch.float64: openvino.Type.f64,
    torch.float16: openvino.Type.f16,
    torch.bfloat16: openvino.Type.bf16,
    torch.int64: openvino.Type.i64,
    torch.int32: openvino.Type.i32,
    torch.int16: openvino.Type.i16,
    torch.int8: openvino.Type.i8,
    torch.uint8: openvino.Type.u8,
    torch.bool: openvino.Type.boolean,
}
_DTYPES = {str(kind): dtype for dtype, kind in _TYPES.items()}
#: Integers of the same size, as which numpy can share the memory of types that it does not have.
_CARRIERS = {1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64}
#: How OpenVINO names operators that it has no translation of.
_MISSING = re.compile(r"\b(aten\.[\w.]+|aten::\w+)")


def convert(program: Any, examples: Sequence[torch.Tensor]) -> Any:
    """Return OpenVINO's model of the program, with the sizes of ``examples``.

    Raises:
        UnsupportedError: OpenVINO has no translation of some operators or of a dtype, which the error names.
        CompileError: The conversion failed in another way (step "lower").
    """
    unknown = tuple(sorted({str(one.dtype) for one in examples if one.dtype not in _TYPES}))
    if unknown:
        raise UnsupportedError("OpenVINO has no element type for %s" % ", ".join(unknown), unknown)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            model = openvino.convert_model(program)
        model.reshape({port: list(one.shape) for port, one in zip(model.inputs, examples, strict=True)})
    # OpenVINO's errors have no common class.
    except Exception as error:
        text = str(error)
        names = tuple(sorted(set(_MISSING.findall(text))))
        if names and ("No conversion rule" in text or "not been converted" in text or "fully converted" in text):
            raise UnsupportedError("OpenVINO has no translation of %s" % ", ".join(names), names) from error
        raise explained("openvino.convert_model", error, "lower") from error
    return model


class Request:
    """The compiled model. It is called with the free arguments of a ``Bound``, and returns its outputs."""

    def __init__(self, model: Any, options: CompileOptions) -> None:
        """Compile the model. Raise CompileError (step "build") if OpenVINO refuses it or an option."""
        self._options = options
        # Constants of the model may share the memory of torch's tensors.
        self._model = model
        properties = {
            "INFERENCE_PRECISION_HINT": options["precision"],
            "PERFORMANCE_HINT": options["performance"].upper(),
            "INFERENCE_NUM_THREADS": options.threads,
            "NUM_STREAMS": 1,
            # The worker's CPU affinity already chooses the cores.
            "ENABLE_CPU_PINNING": False,
        }
        for setting in filter(None, options["config"].split(",")):
            name, _, value = (part.strip() for part in setting.partition("="))
            properties[name] = value
        self._properties = properties
        try:
            self._compiled = openvino.Core().compile_model(model, "CPU", properties)
            self._request = self._compiled.create_infer_request()
        # OpenVINO's errors have no common class.
        except Exception as error:
            raise _refusal(error, "build") from error
        self._shapes, self._dtypes = [], []
        for port in self._compiled.outputs:
            kind = str(port.get_element_type())
            if kind not in _DTYPES:
                raise UnsupportedError("OpenVINO returns the type %s, which torch does not have" % kind, (kind,))
            self._shapes.append(tuple(port.get_shape()))
            self._dtypes.append(_DTYPES[kind])
        self._kept = Kept(len(self._compiled.inputs), _to_openvino)

    def __call__(self, *tensors: torch.Tensor) -> list[torch.Tensor]:
        """Run the model, and return its outputs in memory that no later call uses."""
        request = self._request
        for place in self._kept.renew(tensors):
            request.set_input_tensor(place, self._kept.objects[place][0])
        outputs = []
        for place, (shape, dtype) in enumerate(zip(self._shapes, self._dtypes, strict=True)):
            output = torch.empty(shape, dtype=dtype)
            request.set_output_tensor(place, _shared(output))
            outputs.append(output)
        request.infer()
        return outputs

    def profile(self, examples: Sequence[torch.Tensor]) -> dict[str, Any]:
        """Run a copy of the model once with OpenVINO's counters, and return what they say: kernels and precisions.

        Raises CompileError (step "load") if the model does not run.
        """
        try:
            compiled = openvino.Core().compile_model(self._model, "CPU", {**self._properties, "PERF_COUNT": True})
            request = compiled.create_infer_request()
            for place, example in enumerate(examples):
                request.set_input_tensor(place, _to_openvino(example, place)[0][0])
            with compiled_code():
                request.infer()
        # OpenVINO's errors have no common class.
        except Exception as error:
            raise _refusal(error, "load") from error
        ran = [one for one in request.get_profiling_info() if "EXECUTED" in str(one.status)]
        return {
            "kernels": len(ran),
            "operators": dict(Counter(str(one.node_type) for one in ran).most_common()),
            "implementations": dict(Counter(str(one.exec_type) for one in ran).most_common()),
            "precision": self._options["precision"],
            "weights": self._options["weights"],
            "threads": self._options.threads,
        }

    def regions(self, program: Any) -> list[Region]:
        """Return the kernels of the compiled model with the lines of the sample in each.

        OpenVINO names its operators after the nodes of torch.fx, and keeps the names of those that it fuses.
        """
        lines = {node.name: lines_of(node) for node in program.graph.nodes}
        found = []
        for kernel in self._compiled.get_runtime_model().get_ordered_ops():
            facts = {name: _text(value) for name, value in kernel.get_rt_info().items()}
            originals = facts.get("originalLayersNames", "").split(",")
            inside = sorted({line for name in originals for line in lines.get(name.partition("/")[0], ())})
            if inside and facts.get("layerType") not in ("Const", "Input", "Output"):
                operators = tuple(name.rpartition("/")[2] for name in originals)
                name = "%s %s" % (facts["layerType"], kernel.get_friendly_name())
                found.append(Region(name, tuple(inside), "named", operators))
        return found


def _text(value: Any) -> str:
    return str(value.value if hasattr(value, "value") else value)


def _to_openvino(tensor: torch.Tensor, place: int) -> tuple[Any, bool]:
    plain = dense(tensor)
    # OpenVINO's tensor does not keep torch's alive.
    return (_shared(plain), plain), plain.data_ptr() == tensor.data_ptr()


def _shared(tensor: torch.Tensor) -> Any:
    """Return a tensor of OpenVINO that shares the memory of a contiguous tensor."""
    carrier = tensor.reshape(-1).view(_CARRIERS[tensor.element_size()]).numpy()
    if tensor.numel() == 0:
        return openvino.Tensor(_TYPES[tensor.dtype], openvino.Shape(list(tensor.shape)))
    return openvino.Tensor(np.ascontiguousarray(carrier), openvino.Shape(list(tensor.shape)), _TYPES[tensor.dtype])


def _refusal(error: BaseException, step: str) -> BaseException:
    if "bad_alloc" in str(error):
        return MemoryError(one_line(error))
    return CompileError("OpenVINO: %s" % one_line(error), step)

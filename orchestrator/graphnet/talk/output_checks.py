"""Check the description of a set of outputs before the bytes of the outputs are read."""

from __future__ import annotations

from typing import Any, Final

from graphnet.talk.rules import BrokenContract, check_names, checked_json, require
from graphnet_contract import messages
from graphnet_contract.dtypes import DTYPES

#: The largest number of tensors in one set of outputs, and the largest number of dimensions of a tensor.
MAX_OUTPUT_TENSORS: Final = 10_000
MAX_DIMENSIONS: Final = 64
#: The largest number of bytes in one set of outputs.
MAX_OUTPUT_BYTES: Final = 4 * 1024**3


def check_outputs(event: messages.OutputSet) -> int:
    """Check the tensors of a set of outputs, and return the set's size in bytes. Raises BrokenContract."""
    if event.file_name:
        plain = "/" not in event.file_name and event.file_name not in (".", "..")
        require(plain and len(event.file_name) <= 255, "outputs were named by a path and not by a file's name")
    check_names((event.file_name, event.digest), "an output file's name or digest")
    require(0 <= event.file_bytes <= MAX_OUTPUT_BYTES, f"the outputs are said to have {event.file_bytes} bytes")
    require(len(event.tensors) <= MAX_OUTPUT_TENSORS, f"there are {len(event.tensors):,} output tensors")
    end = 0
    for tensor in event.tensors:
        require(tensor.dtype in DTYPES, f"an output has the dtype {tensor.dtype[:40]!r}")
        require(len(tensor.shape) <= MAX_DIMENSIONS, f"an output has {len(tensor.shape):,} dimensions")
        elements = 1
        for size in tensor.shape:
            elements *= size
        fits = min(tensor.shape, default=0) >= 0 and elements * DTYPES[tensor.dtype].itemsize == tensor.nbytes
        require(fits, f"an output of {tensor.nbytes} bytes has the shape {tensor.shape[:8]}")
        require(end <= tensor.offset, "output tensors overlap")
        end = tensor.offset + tensor.nbytes
        check_names((tensor.layout, tensor.memory), "the layout or the memory of an output")
        require(len(tensor.strides) in (0, len(tensor.shape)), f"an output has {len(tensor.strides):,} strides")
    require(end <= event.file_bytes, "an output tensor ends beyond the end of its file")
    returned = len(event.tensors) - len(event.mutated_inputs)
    indices = sorted(event.mutated_inputs.values())
    require(
        returned >= 0 and indices == list(range(returned, len(event.tensors))),
        "the inputs that the call wrote to are not the last tensors of the outputs",
    )
    return event.file_bytes


def parse_structure(event: messages.OutputSet, returned: int) -> Any:
    """Return the nesting of a set of outputs, which names the returned tensors in order. Raises BrokenContract."""
    value = checked_json(event.structure_json, "the nesting of the outputs")
    found: list[Any] = []
    _find_tensors(value, found)
    # Inputs that a worker makes also arrive as a set of outputs, but without a nested structure.
    each_once = found == list(range(returned)) or (event.call == "inputs" and value is None)
    require(each_once, "the nesting of the outputs does not name each tensor once")
    return value


def _find_tensors(value: Any, found: list[Any]) -> None:
    if not isinstance(value, dict):
        require(not isinstance(value, list), "a list in the nesting of the outputs has no tag")
        return
    require(len(value) == 1, "a value in the nesting of the outputs does not have exactly one tag")
    ((tag, content),) = value.items()
    match tag, content:
        case "tensor", int():
            found.append(content)
        case (("float" | "other"), str()):
            pass
        case (("tuple" | "list"), list()):
            for item in content:
                _find_tensors(item, found)
        case "dict", list():
            for pair in content:
                require(
                    isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], str),
                    "a dict in the nesting of the outputs has no pairs",
                )
                _find_tensors(pair[1], found)
        case _:
            raise BrokenContract(f"the nesting of the outputs has the unknown value {tag[:40]!r}")

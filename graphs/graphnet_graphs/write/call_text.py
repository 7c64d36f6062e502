"""Print one captured call as a line of Python that uses public names only."""

from __future__ import annotations

import operator
from typing import Any, Callable, Dict, List, Optional, Tuple

import torch
from torch import fx

from graphnet_graphs.code.torch_names import (
    DEVICE,
    PAD_PACKED_SEQUENCE,
    SYM_NOT,
    SYM_SUM,
    WEIGHT_NORM,
    WRITTEN_AS_FUNCTION,
    WRITTEN_AS_METHOD,
)
from graphnet_graphs.write.argument_text import ArgumentPrinter
from graphnet_graphs.write.callables import qualified_name

_INFIX: Dict[str, str] = {
    "add": "+", "sub": "-", "mul": "*", "truediv": "/", "floordiv": "//", "mod": "%", "pow": "**", "matmul": "@",
    "and_": "&", "or_": "|", "xor": "^", "lshift": "<<", "rshift": ">>",
    "eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">=", "is_": "is", "is_not": "is not",
}  # fmt: skip
_PREFIX: Dict[str, str] = {"neg": "-", "pos": "+", "invert": "~", "not_": "not "}
_IN_PLACE: Dict[str, str] = {
    "iadd": "+", "isub": "-", "imul": "*", "itruediv": "/", "ifloordiv": "//", "imod": "%", "ipow": "**",
    "iand": "&", "ior": "|", "ixor": "^", "ilshift": "<<", "irshift": ">>", "imatmul": "@",
}  # fmt: skip

Printer = ArgumentPrinter
Writer = Callable[[Printer, fx.Node], str]


def in_place_sign(node: fx.Node) -> Optional[str]:
    """Return the sign if the node is an augmented assignment, such as `+` for operator.iadd, and otherwise None."""
    if node.op != "call_function" or getattr(operator, getattr(node.target, "__name__", ""), None) is not node.target:
        return None
    return _IN_PLACE.get(getattr(node.target, "__name__", ""))


def is_tensor(node: Any) -> bool:
    """Whether this node's value was a tensor when the graph was captured."""
    return isinstance(node, fx.Node) and isinstance(node.meta.get("example_value"), torch.Tensor)


def expression(printer: Printer, node: fx.Node) -> str:
    """Return the text of the method or function call that `node` makes. May raise EmitError."""
    if node.op == "call_method":
        args, kwargs = _with_devices(node)
        return f"{_operand(printer, node.args[0])}.{node.target}({printer.call(args[1:], kwargs)})"
    name = qualified_name(node.target)  # type: ignore[arg-type]
    if name in _WRITERS:
        return _WRITERS[name](printer, node)
    if name.startswith("operator."):
        text = _operator(printer, node, name[len("operator.") :])
        if text is not None:
            return text
    if name == "getattr" and isinstance(node.args[1], str):
        return f"{printer.text(node.args[0])}.{node.args[1]}"
    args, kwargs = _with_devices(node)
    return f"{name}({printer.call(args, kwargs)})"


def _operand(printer: Printer, value: Any) -> str:
    text = printer.text(value)
    return f"({text})" if text.startswith("-") else text


def _operator(printer: Printer, node: fx.Node, name: str) -> Optional[str]:
    if name in _INFIX or name in _IN_PLACE:
        left, right = node.args
        return f"{_operand(printer, left)} {_INFIX.get(name) or _IN_PLACE[name]} {_operand(printer, right)}"
    if name in _PREFIX:
        return f"{_PREFIX[name]}{_operand(printer, node.args[0])}"
    if name == "getitem":
        return f"{printer.text(node.args[0])}[{printer.index(node.args[1])}]"
    if name == "index":
        return f"int({printer.text(node.args[0])})"
    return None


def _with_devices(node: fx.Node) -> Tuple[List[Any], Dict[str, Any]]:
    """Return a call's arguments; device names, as in x.to("cpu") or device="cpu", become torch.device objects."""
    kwargs = dict(node.kwargs)
    if isinstance(kwargs.get("device"), str):
        kwargs["device"] = torch.device(kwargs["device"])
    args = list(node.args)
    if node.op == "call_method" and node.target == "to" and len(args) > 1 and isinstance(args[1], str):
        args[1] = torch.device(args[1])
    return args, kwargs


def _method(name: str) -> Writer:
    def text(printer: Printer, node: fx.Node) -> str:
        return f"{printer.text(node.args[0])}.{name}({printer.call(node.args[1:], node.kwargs)})"

    return text


def _function(name: str) -> Writer:
    return lambda printer, node: f"{name}({printer.call(node.args, node.kwargs)})"


def _weight_norm(printer: Printer, node: fx.Node) -> str:
    direction, magnitude = printer.text(node.args[0]), printer.text(node.args[1])
    dim = printer.text(node.args[2]) if len(node.args) > 2 else printer.text(node.kwargs.get("dim", 0))
    return f"{direction} * ({magnitude} / torch.norm_except_dim({direction}, 2, {dim}))"


def _pad_packed(printer: Printer, node: fx.Node) -> str:
    data, sizes = printer.text(node.args[0]), printer.text(node.args[1])
    rest = printer.call(node.args[2:], node.kwargs)
    rnn = "torch.nn.utils.rnn"
    return f"{rnn}.pad_packed_sequence({rnn}.PackedSequence({data}, {sizes}), {rest})"


# Names that dynamo prints, which are private or depend on the torch version, each with the function that writes the
# call in public form.
_WRITERS: Dict[str, Writer] = {
    **{name: _method(method) for name, method in WRITTEN_AS_METHOD.items()},
    **{name: _function(function) for name, function in WRITTEN_AS_FUNCTION.items()},
    SYM_SUM: lambda printer, node: " + ".join(_operand(printer, term) for term in node.args[0]),
    SYM_NOT: lambda printer, node: f"not {_operand(printer, node.args[0])}",
    DEVICE: lambda printer, node: printer.device(),
    WEIGHT_NORM: _weight_norm,
    PAD_PACKED_SEQUENCE: _pad_packed,
}

"""One captured node as one line of Python, in public names only."""

from __future__ import annotations

import operator
from typing import Any, Callable, Dict, Optional

import torch
from torch import fx

from .literals import ArgumentPrinter
from .public import qualified_name

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
Special = Callable[[Printer, fx.Node], str]


def _method(name: str) -> Special:
    def text(printer: Printer, node: fx.Node) -> str:
        return f"{printer.text(node.args[0])}.{name}({printer.call(node.args[1:], node.kwargs)})"

    return text


def _builtin(name: str) -> Special:
    return lambda printer, node: f"{name}({printer.call(node.args, node.kwargs)})"


def _sum_of_sizes(printer: Printer, node: fx.Node) -> str:
    terms: Any = node.args[0]
    return " + ".join(operand(printer, term) for term in terms)


def _weight_norm(printer: Printer, node: fx.Node) -> str:
    direction, magnitude = printer.text(node.args[0]), printer.text(node.args[1])
    dim = printer.text(node.args[2]) if len(node.args) > 2 else printer.text(node.kwargs.get("dim", 0))
    return f"{direction} * ({magnitude} / torch.norm_except_dim({direction}, 2, {dim}))"


def _pad_packed(printer: Printer, node: fx.Node) -> str:
    data, sizes = printer.text(node.args[0]), printer.text(node.args[1])
    rest = printer.call(node.args[2:], node.kwargs)
    rnn = "torch.nn.utils.rnn"
    return f"{rnn}.pad_packed_sequence({rnn}.PackedSequence({data}, {sizes}), {rest})"


# Calls that dynamo prints in a private or a torch-version dependent form, in plain Python.
_SPECIAL: Dict[str, Special] = {
    "torch.ops.aten._local_scalar_dense": _method("item"),
    "torch.ops.aten._local_scalar_dense.default": _method("item"),
    "torch.ops.aten.sym_size": _method("size"),
    "torch.ops.aten.sym_size.int": _method("size"),
    "torch.ops.aten.sym_numel": _method("numel"),
    "torch.ops.aten.sym_numel.default": _method("numel"),
    "torch.ops.aten.sym_stride": _method("stride"),
    "torch.ops.aten.sym_stride.int": _method("stride"),
    "torch.sym_sum": _sum_of_sizes,
    "torch.sym_int": _builtin("int"),
    "torch.sym_float": _builtin("float"),
    "torch.sym_max": _builtin("max"),
    "torch.sym_min": _builtin("min"),
    "torch.sym_not": lambda printer, node: f"not {operand(printer, node.args[0])}",
    "torch.device": lambda printer, node: printer.device(),
    "torch._weight_norm": _weight_norm,
    "torch._pack_padded_sequence": _builtin("torch.nn.utils.rnn.pack_padded_sequence"),
    "torch._pad_packed_sequence": _pad_packed,
}


def operand(printer: Printer, value: Any) -> str:
    """An argument beside an operator sign; a negative number gets parentheses."""
    text = printer.text(value)
    return f"({text})" if text.startswith("-") else text


def in_place_sign(node: fx.Node) -> Optional[str]:
    """The sign of an augmented assignment (`+` for operator.iadd), None for every other node."""
    if node.op != "call_function" or getattr(operator, getattr(node.target, "__name__", ""), None) is not node.target:
        return None
    return _IN_PLACE.get(getattr(node.target, "__name__", ""))


def is_tensor(node: Any) -> bool:
    """Whether dynamo saw a tensor at this node."""
    return isinstance(node, fx.Node) and isinstance(node.meta.get("example_value"), torch.Tensor)


def expression(printer: Printer, node: fx.Node) -> str:
    """The right-hand side for a call node."""
    if node.op == "call_method":
        args, kwargs = _without_device_names(printer, node)
        return f"{operand(printer, node.args[0])}.{node.target}({printer.call(args[1:], kwargs)})"
    name = qualified_name(node.target)  # type: ignore[arg-type]
    if name in _SPECIAL:
        return _SPECIAL[name](printer, node)
    if name.startswith("operator."):
        text = _operator(printer, node, name[len("operator.") :])
        if text is not None:
            return text
    if name == "getattr" and isinstance(node.args[1], str):
        return f"{printer.text(node.args[0])}.{node.args[1]}"
    args, kwargs = _without_device_names(printer, node)
    return f"{name}({printer.call(args, kwargs)})"


def _operator(printer: Printer, node: fx.Node, name: str) -> Optional[str]:
    if name in _INFIX:
        left, right = node.args
        return f"{operand(printer, left)} {_INFIX[name]} {operand(printer, right)}"
    if name in _IN_PLACE:
        left, right = node.args
        return f"{operand(printer, left)} {_IN_PLACE[name]} {operand(printer, right)}"
    if name in _PREFIX:
        return f"{_PREFIX[name]}{operand(printer, node.args[0])}"
    if name == "getitem":
        return f"{printer.text(node.args[0])}[{printer.index(node.args[1])}]"
    if name == "index":
        return f"int({printer.text(node.args[0])})"
    return None


def _without_device_names(printer: Printer, node: fx.Node) -> Any:
    # A device may also be named by a string: x.to("cpu"), torch.zeros(3, device="cpu").
    kwargs = dict(node.kwargs)
    if isinstance(kwargs.get("device"), str):
        kwargs["device"] = torch.device(kwargs["device"])
    args = list(node.args)
    if node.op == "call_method" and node.target == "to" and len(args) > 1 and isinstance(args[1], str):
        args[1] = torch.device(args[1])
    return args, kwargs

"""Read a sample's model.py: the signature of forward, and the source code with its device literals replaced.

The file is parsed, not executed. Device literals are replaced at their positions in the source, so the comments, the
layout and the line numbers stay as they are. (Python 3.8 has no ``ast.unparse`` that could print a changed tree.) Three
things are not replaced: the device "meta", device names inside f-strings, and the ``cpu()`` of ``x.cpu().numpy()``.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import List, Optional, Set, Tuple

from graphnet_contract.frameworks import FRAMEWORKS, framework_of
from graphnet_contract.meta import SampleError, parse_python
from graphnet_contract.text_edits import Edit, Positions, apply_edits

DEVICE_NAME = "graphnet_device"
"""The global name that replaces a device literal. The runner sets it to a device before it executes the code."""

# "meta" is not replaced: nothing runs on this device, and its tensors have only shapes.
_DEVICE_TEXT = re.compile(r"(?!meta\b)[a-z]+(:\d+)?\Z")
_DEVICE_TYPE_CALLS = frozenset({"autocast", "_enter_autocast", "is_autocast_enabled", "get_autocast_dtype"})
_HOST_ONLY_METHODS = frozenset({"numpy", "tolist", "item"})


@dataclass(frozen=True)
class Argument:
    """One argument of forward. ``annotation`` is the last part of its dotted type, e.g. ``SymInt``, or empty."""

    name: str
    annotation: str


@dataclass(frozen=True)
class ModelSource:
    """A parsed model.py.

    ``text`` is the source code, in which ``graphnet_device`` replaces the device literals. ``arguments`` are those of
    forward, without self. ``device_literals`` counts the replacements, including those of calls such as ``x.cuda()``.
    ``framework`` is one of FRAMEWORKS.
    """

    text: str
    arguments: Tuple[Argument, ...]
    device_literals: int
    framework: str = FRAMEWORKS[0]


def parse_model(text: str, path: Path) -> ModelSource:
    """Read model.py (with ``\\n`` line ends) without running it. Raise SampleError if it has no usable ``forward``."""
    tree = parse_python(text, path)
    arguments = _forward_arguments(tree, path)
    rewriter = _DeviceRewriter(text)
    rewriter.collect(tree)
    return ModelSource(rewriter.rewritten(), arguments, rewriter.literals, framework_of(text))


def _forward_arguments(tree: ast.Module, path: Path) -> Tuple[Argument, ...]:
    forward = _find_forward(tree)
    if forward is None:
        raise SampleError(f"{path} has no class GraphModule with a forward; extract the sample again.")
    arguments = forward.args
    if arguments.vararg or arguments.kwarg:
        raise SampleError(
            f"{path}, line {forward.lineno}: forward takes *args or **kwargs; name every tensor as an argument."
        )
    named = [*arguments.posonlyargs, *arguments.args][1:] + arguments.kwonlyargs
    return tuple(Argument(argument.arg, _annotation(argument.annotation)) for argument in named)


def _find_forward(tree: ast.Module) -> Optional[ast.FunctionDef]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == "GraphModule":
            for statement in node.body:
                if isinstance(statement, ast.FunctionDef) and statement.name == "forward":
                    return statement
    return None


def _annotation(node: Optional[ast.expr]) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value.rsplit(".", 1)[-1]
    return _last_name(node)


def _last_name(node: Optional[ast.expr]) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


class _DeviceRewriter:
    """Collects the edits of one file. It does not search inside a replaced expression, so its edits never overlap."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._positions = Positions(text)
        self._edits: List[Edit] = []
        self._done: Set[int] = set()
        self._kept_moves: Set[int] = set()
        self.literals = 0

    def rewritten(self) -> str:
        return apply_edits(self._text, self._edits)

    def collect(self, tree: ast.Module) -> None:
        """Visit every node of the tree, parents first. It uses a loop and no recursion, because trees may be deep."""
        pending: List[ast.AST] = [tree]
        while pending:
            node = pending.pop()
            if isinstance(node, ast.Call):
                self._rewrite_call(node)
            # The positions inside f-strings are wrong before Python 3.12, and their texts are messages.
            if id(node) not in self._done and not isinstance(node, ast.JoinedStr):
                pending.extend(ast.iter_child_nodes(node))

    def _rewrite_call(self, call: ast.Call) -> None:
        if id(call) in self._done:
            return
        if _is_device_call(call):
            self._replace(call, DEVICE_NAME)
            return
        self._rewrite_keywords(call)
        self._rewrite_positional(call)
        self._keep_host_transfer(call)

    def _rewrite_keywords(self, call: ast.Call) -> None:
        for keyword in call.keywords:
            if keyword.arg == "device" and _is_place(keyword.value):
                self._replace(keyword.value, DEVICE_NAME)
            elif keyword.arg == "device_type" and _is_device_text(keyword.value):
                self._replace(keyword.value, DEVICE_NAME + ".type")

    def _rewrite_positional(self, call: ast.Call) -> None:
        name = _last_name(call.func)
        if name in ("cuda", "cpu"):
            self._rewrite_move(call)
        elif call.args and _is_device_text(call.args[0]):
            if name in _DEVICE_TYPE_CALLS:
                self._replace(call.args[0], DEVICE_NAME + ".type")
            elif name == "to" and isinstance(call.func, ast.Attribute):
                self._replace(call.args[0], DEVICE_NAME)

    def _rewrite_move(self, call: ast.Call) -> None:
        """Rewrite ``x.cuda(0, non_blocking=True)`` as ``x.to(graphnet_device, non_blocking=True)``, and so on."""
        method = call.func
        if not isinstance(method, ast.Attribute) or _last_name(method.value) == "torch" or id(call) in self._kept_moves:
            return
        places = [argument for argument in call.args if id(argument) not in self._done]
        if len(call.args) > 1 or not all(_is_place(place) for place in places):
            return
        name_end = self._positions.end(method)
        self._edits.append(Edit(name_end - len(method.attr), name_end, "to"))
        if places:
            self._replace(places[0], DEVICE_NAME)
        elif not any(keyword.arg == "device" for keyword in call.keywords):
            inside = self._positions.next(b"(", name_end) + 1
            self._edits.append(Edit(inside, inside, DEVICE_NAME + (", " if call.keywords else "")))
            self.literals += 1

    def _keep_host_transfer(self, call: ast.Call) -> None:
        """Keep the ``.cpu()`` before ``numpy()``, ``tolist()`` and ``item()``: numpy() needs the tensor on the host."""
        if isinstance(call.func, ast.Attribute) and call.func.attr in _HOST_ONLY_METHODS:
            receiver = call.func.value
            if isinstance(receiver, ast.Call) and _last_name(receiver.func) == "cpu":
                self._kept_moves.add(id(receiver))

    def _replace(self, node: ast.expr, replacement: str) -> None:
        self._edits.append(self._positions.replace(node, replacement))
        self._done.add(id(node))
        self.literals += 1


def _is_device_call(node: ast.expr) -> bool:
    """Return whether a node is ``device("cuda:0")``, ``torch.device(type="cuda", index=0)`` or similar.

    Each argument is a literal: a device's name, an index or None. At least one is not None.
    """
    if not isinstance(node, ast.Call) or not _is_device_function(node.func):
        return False
    values = [*node.args, *(keyword.value for keyword in node.keywords)]
    return any(_is_device_text(value) or _is_index(value) for value in values) and all(
        _is_device_text(value) or _is_index(value) or _is_none(value) for value in values
    )


def _is_device_function(node: ast.expr) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr == "device" and _last_name(node.value) == "torch"
    return isinstance(node, ast.Name) and node.id == "device"


def _is_place(node: ast.expr) -> bool:
    return _is_device_text(node) or _is_index(node) or _is_device_call(node)


def _is_device_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(_DEVICE_TEXT.match(node.value))


def _is_index(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None

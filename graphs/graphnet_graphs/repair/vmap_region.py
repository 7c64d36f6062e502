"""Write the plain statements that replace one vmap region; vmap.py explains the rewriting. Needs no torch."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import Dict, List, Optional, Sequence, Set

from graphnet_graphs.code.ranks import Ranks
from graphnet_graphs.code.syntax import dotted, freed_names, source_of, target_of, unwrap_index, value_of
from graphnet_graphs.code.torch_names import (
    ADD_BATCH_DIM,
    ATEN_INDEX,
    AUTOGRAD_CONTEXT,
    ENTER_VMAP,
    FUNCTORCH,
    LEAVE_VMAP,
    PREPARE_VMAP,
    REMOVE_BATCH_DIM,
)
from graphnet_graphs.errors import EmitError

_POINTWISE = frozenset(
    {"le", "lt", "ge", "gt", "eq", "ne", "add", "sub", "mul", "logical_and", "logical_or", "logical_not",
     "bitwise_and", "bitwise_or", "bitwise_not", "__and__", "__or__", "__xor__", "__invert__", "abs", "neg", "clamp",
     "to", "bool", "float", "int", "long"}
)  # fmt: skip
_NO_DIMENSIONS = frozenset({"new_ones", "new_zeros"})


def functorch_call(node: Optional[ast.AST]) -> Optional[str]:
    """Return the last part of the name of a functorch call, such as _add_batch_dim; None for any other node."""
    if isinstance(node, ast.Call):
        name = dotted(node.func)
        if name is not None and FUNCTORCH in name:
            return name.rsplit(".", 1)[1]
    return None


def refusal(what: str, line: int) -> EmitError:
    """Return the error for a region that cannot be rewritten because of `what`."""
    return EmitError(
        f"line {line}: a vmap region holds {what}, which has no plain form here; "
        "write that part of the model without torch.vmap and extract again."
    )


@dataclass
class Region:
    """A vmap region: the statements from the entry into its first level to the exit from its last level.

    Attributes:
        batched: the names of values that have a dimension for each level.
        dropped: the region's names that the plain statements do not define or must not free.
        removed: for each level that is already removed, the source code of the level's size.
        removing: the result of the latest call that removed a level, between the first and the last of these calls.
    """

    statements: Sequence[ast.stmt]
    levels: int
    batched: Set[str] = field(default_factory=set)
    dropped: Set[str] = field(default_factory=set)
    removed: Dict[int, str] = field(default_factory=dict)
    removing: Optional[str] = None


class RegionRewriter:
    """Rewrites one vmap region. `ranks` gives the number of dimensions of each named value in the source code."""

    def __init__(self, text: str, region: Region, ranks: Ranks) -> None:
        self._text, self._region, self._ranks = text, region, ranks
        self._result = ""
        self.lines: List[str] = []

    def run(self) -> List[str]:
        """Return the lines that replace the region, without indentation, or raise EmitError."""
        for statement in self._region.statements:
            self._statement(statement)
        if self._region.removing is not None:
            raise refusal("a level whose results are not all gathered", self._region.statements[-1].lineno)
        return self.lines

    def _source(self, node: ast.AST) -> str:
        return " ".join(line.strip() for line in source_of(self._text, node).splitlines())

    def _statement(self, statement: ast.stmt) -> None:
        freed = freed_names(statement)
        value, call = value_of(statement), functorch_call(value_of(statement))
        if freed is not None:
            self._free(statement, freed)
        elif call in (ENTER_VMAP, LEAVE_VMAP, PREPARE_VMAP) or _is_context(value):
            self._drop(statement)
        elif value is None:
            raise refusal(f"a {type(statement).__name__}", statement.lineno)
        elif call is not None:
            assert isinstance(value, ast.Call)
            self._functorch(statement, value, call)
        else:
            self._inside(statement, value)

    def _free(self, statement: ast.stmt, names: Sequence[str]) -> None:
        kept = [name for name in names if name not in self._region.dropped]
        if kept:
            is_assignment = isinstance(statement, ast.Assign)
            self.lines.append(f"{' = '.join(kept)} = None" if is_assignment else f"del {', '.join(kept)}")

    def _drop(self, statement: ast.stmt) -> None:
        name = target_of(statement)
        if name is not None:
            self._region.dropped.add(name)

    def _functorch(self, statement: ast.stmt, call: ast.Call, name: str) -> None:
        target = target_of(statement)
        if target is None:
            return  # nothing uses the result of this call
        if name == ADD_BATCH_DIM:
            self._add(target, call)
        elif name == REMOVE_BATCH_DIM:
            self._remove(target, call)
        else:
            raise refusal(name, statement.lineno)

    def _add(self, target: str, call: ast.Call) -> None:
        tensor, dim, level = call.args
        if self._ranks.of(tensor) != 1 or _integer(dim) != 0 or dotted(tensor) in self._region.batched:
            raise refusal("a batched value that has dimensions of its own, or an unknown number of them", call.lineno)
        index = ["None"] * self._region.levels
        index[_level(level) - 1] = ":"
        self.lines.append(f"{target} = {self._source(tensor)}[{', '.join(index)}]")
        self._region.batched.add(target)

    def _remove(self, target: str, call: ast.Call) -> None:
        region = self._region
        tensor, level, size, dim = call.args
        expected = region.levels - len(region.removed)
        if _level(level) != expected or _integer(dim) != 0 or (region.removing or dotted(tensor)) != dotted(tensor):
            raise refusal("levels that are gathered in another order than they were entered", call.lineno)
        if not region.removed:
            if dotted(tensor) not in region.batched:
                raise refusal("a result that no level is in", call.lineno)
            self._result = self._source(tensor)
        region.removed[expected] = self._source(size)
        region.removing = target
        if expected == 1:
            sizes = ", ".join(region.removed[k] for k in range(1, region.levels + 1))
            self.lines.append(f"{target} = {self._result}.expand({sizes})")
            region.removing = None
        else:
            region.dropped.add(target)
            # One line in place of the last call replaces all of them, and reads the operand of the first one.
            region.dropped.add(self._result)

    def _inside(self, statement: ast.stmt, value: ast.expr) -> None:
        target = target_of(statement)
        if target is None or self._region.removed:
            raise refusal("work between the gathering of two levels", statement.lineno)
        text = self._pointwise(value, statement.lineno)
        self.lines.append(f"{target} = {text}")
        self._region.batched.add(target)

    def _pointwise(self, value: ast.expr, line: int) -> str:
        if isinstance(value, ast.Call) and dotted(value.func) in ATEN_INDEX:
            return self._index(value.args[0], _items(value.args[1]), line)
        if isinstance(value, ast.Subscript):
            return self._index(value.value, _items(value.slice), line)
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute):
            return self._method(value, value.func, line)
        if isinstance(value, (ast.BinOp, ast.Compare, ast.UnaryOp)):
            self._require_broadcastable(_operands(value), line)
            return self._source(value)
        if isinstance(value, ast.Name) and value.id in self._region.batched:
            return value.id
        raise refusal(f"`{self._source(value)}`", line)

    def _method(self, call: ast.Call, function: ast.Attribute, line: int) -> str:
        method, name = function.attr, dotted(function) or ""
        if method in _NO_DIMENSIONS and isinstance(call.args[0], ast.Tuple) and not call.args[0].elts:
            return self._source(call)
        if method in _POINTWISE:
            operands = list(call.args) if name.startswith("torch.") else [function.value, *call.args]
            self._require_broadcastable(operands[:1] if method == "to" else operands, line)
            return self._source(call)
        if self._ranks.of(call) == 0:
            return self._source(call)
        raise refusal(f"{name or method}(...)", line)

    def _index(self, table: ast.expr, items: Optional[Sequence[ast.expr]], line: int) -> str:
        if dotted(table) in self._region.batched or not items:
            raise refusal("an index into a batched value", line)
        rank = self._ranks.of(table)
        if rank is not None and rank != len(items):
            raise refusal("an index that leaves dimensions over", line)
        self._require_broadcastable(items, line)
        return f"{self._source(table)}[{', '.join(self._source(item) for item in items)}]"

    def _require_broadcastable(self, operands: Sequence[ast.expr], line: int) -> None:
        for operand in operands:
            if dotted(operand) not in self._region.batched and self._ranks.of(operand) != 0:
                raise refusal(f"`{self._source(operand)}` beside a batched value", line)


def _items(node: ast.AST) -> Optional[Sequence[ast.expr]]:
    node = unwrap_index(node)
    return node.elts if isinstance(node, (ast.List, ast.Tuple)) else None


def _operands(value: ast.expr) -> List[ast.expr]:
    if isinstance(value, ast.BinOp):
        return [value.left, value.right]
    if isinstance(value, ast.Compare):
        return [value.left, *value.comparators]
    assert isinstance(value, ast.UnaryOp)
    return [value.operand]


def _integer(node: ast.expr) -> Optional[int]:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, int) else None


def _level(node: ast.expr) -> int:
    level = _integer(node)
    if level is None:
        raise refusal("a level that is not a number", node.lineno)
    return level


def _is_context(value: Optional[ast.expr]) -> bool:
    # A torch.autograd.Function creates a context object, which nothing uses.
    return isinstance(value, ast.Call) and dotted(value.func) == AUTOGRAD_CONTEXT

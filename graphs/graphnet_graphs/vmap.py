"""vmap regions of a captured text become plain broadcasting.

Dynamo prints the inside of torch.vmap as calls of functorch's private functions, which push and pop a stack
that belongs to the whole process: few torch versions can run them, and a text that is cut inside a region
breaks every random call that follows. With level k of D as dimension k of D in front, a batched value is an
ordinary tensor and pointwise operators broadcast:

    _add_batch_dim(x, 0, 3) of 4 levels   ->  x[None, None, :, None]
    a.le(b)                               ->  a.le(b)
    aten.index(mask, [batch, position])   ->  mask[batch, position]
    _remove_batch_dim(...) of all levels  ->  result.expand(sizes of the levels)

That holds for values without dimensions of their own, as in every attention-mask factory. Anything else in a
region is refused by name.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import Dict, List, Mapping, Optional, Sequence, Set, Tuple

from .canonical import Shape, dotted, find_forward
from .errors import EmitError

_ENTER, _LEAVE = "_vmap_increment_nesting", "_vmap_decrement_nesting"
_ADD, _REMOVE, _LAZY = "_add_batch_dim", "_remove_batch_dim", "lazy_load_decompositions"
_POINTWISE = frozenset(
    {"le", "lt", "ge", "gt", "eq", "ne", "add", "sub", "mul", "logical_and", "logical_or", "logical_not",
     "bitwise_and", "bitwise_or", "bitwise_not", "__and__", "__or__", "__xor__", "__invert__", "abs", "neg", "clamp",
     "to", "bool", "float", "int", "long"}
)  # fmt: skip
_SAME_RANK = frozenset({"to", "clone", "contiguous", "detach", "float", "long", "int", "add", "sub", "add_", "sub_"})
_ATEN_INDEX = ("torch.ops.aten.index", "torch.ops.aten.index.Tensor")
_NO_DIMENSIONS = frozenset({"new_ones", "new_zeros"})


def functorch_call(node: Optional[ast.AST]) -> Optional[str]:
    """The last name of a private functorch call such as _add_batch_dim, else None."""
    if isinstance(node, ast.Call):
        name = dotted(node.func)
        if name is not None and "_functorch" in name:
            return name.rsplit(".", 1)[1]
    return None


def _refuse(what: str, line: int) -> EmitError:
    return EmitError(
        f"line {line}: a vmap region holds {what}, which has no plain form here; "
        "write that part of the model without torch.vmap and extract again."
    )


class _Ranks:
    """How many dimensions a name has, as far as its definition says."""

    def __init__(self, shapes: Mapping[str, Shape]) -> None:
        self._known: Dict[str, int] = {name: len(shape) for name, (shape, _) in shapes.items()}

    def see(self, statement: ast.stmt) -> None:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            rank = self.of(statement.value)
            if rank is not None:
                self._known[statement.targets[0].id] = rank

    def of(self, node: ast.expr) -> Optional[int]:
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
            return 0
        if isinstance(node, ast.Name):
            return self._known.get(node.id)
        if isinstance(node, ast.BinOp):
            ranks = [self.of(node.left), self.of(node.right)]
            known = [rank for rank in ranks if rank is not None]
            return max(known) if len(known) == 2 else None
        if isinstance(node, ast.Call):
            if dotted(node.func) == "torch.tensor" and isinstance(node.args[0], ast.Constant):
                return 0
            return 1 if dotted(node.func) == "torch.arange" else self._of_method(node)
        return None

    def _of_method(self, node: ast.Call) -> Optional[int]:
        if isinstance(node.func, ast.Attribute) and node.func.attr in _SAME_RANK:
            return self.of(node.func.value)
        return None


@dataclass
class _Region:
    """The statements from the first entered level to the last left one."""

    statements: List[ast.stmt]
    depth: int
    batched: Set[str] = field(default_factory=set)
    dropped: Set[str] = field(default_factory=set)
    removed: Dict[int, str] = field(default_factory=dict)
    removing: Optional[str] = None


def _value(statement: ast.stmt) -> Optional[ast.expr]:
    return statement.value if isinstance(statement, (ast.Assign, ast.Expr)) else None


def _target(statement: ast.stmt) -> Optional[str]:
    if isinstance(statement, ast.Assign) and len(statement.targets) == 1 and isinstance(statement.targets[0], ast.Name):
        return statement.targets[0].id
    return None


def frees(statement: ast.stmt) -> Optional[List[str]]:
    """The names that `del x` or `x = None` frees; None for any other statement."""
    if isinstance(statement, ast.Delete):
        return [target.id for target in statement.targets if isinstance(target, ast.Name)]
    if (
        isinstance(statement, ast.Assign)
        and isinstance(statement.value, ast.Constant)
        and statement.value.value is None
    ):
        return [target.id for target in statement.targets if isinstance(target, ast.Name)]
    return None


def _regions(body: Sequence[ast.stmt]) -> List[Tuple[int, int, int]]:
    """(first statement, last statement, levels) of each region. Raises EmitError for an unbalanced one."""
    found: List[Tuple[int, int, int]] = []
    start, depth, deepest = -1, 0, 0
    for index, statement in enumerate(body):
        call = functorch_call(_value(statement))
        if call == _ENTER:
            start, depth = (index if depth == 0 else start), depth + 1
            deepest = max(deepest, depth)
        elif call == _LEAVE:
            depth -= 1
            if depth < 0:
                raise _refuse("a level that is left but never entered", statement.lineno)
            if depth == 0:
                found.append((start, index, deepest))
                deepest = 0
    if depth:
        raise _refuse("a level that is entered but never left", body[start].lineno)
    return found


class _Rewriter:
    def __init__(self, text: str, region: _Region, ranks: _Ranks) -> None:
        self._text, self._region, self._ranks = text, region, ranks
        self.lines: List[str] = []

    def _source(self, node: ast.AST) -> str:
        segment = ast.get_source_segment(self._text, node)
        assert segment is not None
        return " ".join(line.strip() for line in segment.splitlines())

    def run(self) -> List[str]:
        for statement in self._region.statements:
            self._statement(statement)
        if self._region.removing is not None:
            raise _refuse("a level whose results are not all gathered", self._region.statements[-1].lineno)
        return self.lines

    def _statement(self, statement: ast.stmt) -> None:
        freed = frees(statement)
        if freed is not None:
            kept = [name for name in freed if name not in self._region.dropped]
            if kept:
                is_none = isinstance(statement, ast.Assign)
                self.lines.append(f"{' = '.join(kept)} = None" if is_none else f"del {', '.join(kept)}")
            return
        value, call = _value(statement), functorch_call(_value(statement))
        if call in (_ENTER, _LEAVE, _LAZY) or (isinstance(value, ast.Call) and _is_context(value)):
            self._drop(statement)
        elif value is None:
            raise _refuse(f"a {type(statement).__name__}", statement.lineno)
        elif call is not None:
            assert isinstance(value, ast.Call)
            self._functorch(statement, value, call)
        else:
            self._inside(statement, value)

    def _drop(self, statement: ast.stmt) -> None:
        name = _target(statement)
        if name is not None:
            self._region.dropped.add(name)

    def _functorch(self, statement: ast.stmt, call: ast.Call, name: str) -> None:
        target = _target(statement)
        if target is None:
            return  # a result that nothing uses
        if name == _ADD:
            self._add(target, call)
        elif name == _REMOVE:
            self._remove(target, call)
        else:
            raise _refuse(name, statement.lineno)

    def _add(self, target: str, call: ast.Call) -> None:
        tensor, dim, level = call.args
        if self._ranks.of(tensor) != 1 or _number(dim) != 0 or dotted(tensor) in self._region.batched:
            raise _refuse("a batched value that has dimensions of its own, or an unknown number of them", call.lineno)
        index = ["None"] * self._region.depth
        index[_level(level) - 1] = ":"
        self.lines.append(f"{target} = {self._source(tensor)}[{', '.join(index)}]")
        self._region.batched.add(target)

    def _remove(self, target: str, call: ast.Call) -> None:
        region = self._region
        tensor, level, size, dim = call.args
        expected = region.depth - len(region.removed)
        if _level(level) != expected or _number(dim) != 0 or (region.removing or dotted(tensor)) != dotted(tensor):
            raise _refuse("levels that are gathered in another order than they were entered", call.lineno)
        if not region.removed:
            if dotted(tensor) not in region.batched:
                raise _refuse("a result that no level is in", call.lineno)
            self._result = self._source(tensor)
        region.removed[expected] = self._source(size)
        region.removing = target
        if expected == 1:
            sizes = ", ".join(region.removed[k] for k in range(1, region.depth + 1))
            self.lines.append(f"{target} = {self._result}.expand({sizes})")
            region.removing = None
        else:
            region.dropped.add(target)
            # What an outer level gathers is the innermost result, which must live until then.
            region.dropped.add(self._result)

    def _inside(self, statement: ast.stmt, value: ast.expr) -> None:
        target = _target(statement)
        if target is None or self._region.removed:
            raise _refuse("work between the gathering of two levels", statement.lineno)
        text = self._pointwise(value, statement.lineno)
        self.lines.append(f"{target} = {text}")
        self._region.batched.add(target)

    def _pointwise(self, value: ast.expr, line: int) -> str:
        if isinstance(value, ast.Call) and dotted(value.func) in _ATEN_INDEX:
            return self._index(value.args[0], _items(value.args[1]), line)
        if isinstance(value, ast.Subscript):
            return self._index(value.value, _items(value.slice), line)
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute):
            method, name = value.func.attr, dotted(value.func) or ""
            operands = [value.func.value, *value.args] if not name.startswith("torch.") else list(value.args)
            if method in _NO_DIMENSIONS and _is_empty_tuple(value.args[0]):
                return self._source(value)
            if method in _POINTWISE:
                keep = operands[:1] if method == "to" else operands
                self._require_plain(keep, line)
                return self._source(value)
            if self._ranks.of(value) == 0:
                return self._source(value)
            raise _refuse(f"{name or method}(...)", line)
        if isinstance(value, (ast.BinOp, ast.Compare, ast.UnaryOp)):
            self._require_plain(_operands(value), line)
            return self._source(value)
        if isinstance(value, ast.Name) and value.id in self._region.batched:
            return value.id
        raise _refuse(f"`{self._source(value)}`", line)

    def _index(self, table: ast.expr, items: Optional[Sequence[ast.expr]], line: int) -> str:
        if dotted(table) in self._region.batched or not items:
            raise _refuse("an index into a batched value", line)
        rank = self._ranks.of(table)
        if rank is not None and rank != len(items):
            raise _refuse("an index that leaves dimensions over", line)
        self._require_plain(items, line)
        return f"{self._source(table)}[{', '.join(self._source(item) for item in items)}]"

    def _require_plain(self, operands: Sequence[ast.expr], line: int) -> None:
        for operand in operands:
            if dotted(operand) not in self._region.batched and self._ranks.of(operand) != 0:
                raise _refuse(f"`{self._source(operand)}` beside a batched value", line)


def _items(node: ast.AST) -> Optional[Sequence[ast.expr]]:
    if node.__class__.__name__ == "Index":  # Python 3.8 wraps what stands in square brackets
        node = node.value  # type: ignore[attr-defined]
    return node.elts if isinstance(node, (ast.List, ast.Tuple)) else None


def _operands(value: ast.expr) -> List[ast.expr]:
    if isinstance(value, ast.BinOp):
        return [value.left, value.right]
    if isinstance(value, ast.Compare):
        return [value.left, *value.comparators]
    assert isinstance(value, ast.UnaryOp)
    return [value.operand]


def _number(node: ast.expr) -> Optional[int]:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, int) else None


def _level(node: ast.expr) -> int:
    level = _number(node)
    if level is None:
        raise _refuse("a level that is no number", node.lineno)
    return level


def _is_empty_tuple(node: ast.expr) -> bool:
    return isinstance(node, ast.Tuple) and not node.elts


def _is_context(call: ast.Call) -> bool:
    # What torch.autograd.Function leaves behind; nothing uses it.
    return dotted(call.func) == "torch.autograd.function.FunctionCtx"


def rewrite(text: str, shapes: Optional[Mapping[str, Shape]] = None) -> str:
    """The text without vmap regions; the text itself when it has none.

    `shapes` gives (shape, dtype) of forward's arguments where they are known. Raises EmitError for a region
    that holds something with no plain form.
    """
    if "_functorch" not in text:
        return text
    body = find_forward(text).body
    ranks = _Ranks(shapes or {})
    edits: List[Tuple[int, int, List[str]]] = []
    position = 0
    for first, last, depth in _regions(body):
        for statement in body[position:first]:
            ranks.see(statement)
        while last + 1 < len(body) and body[last + 1].lineno == body[last].end_lineno:
            last += 1
        lines = _Rewriter(text, _Region(list(body[first : last + 1]), depth), ranks).run()
        edits.append((_start(body, first), int(body[last].end_lineno or 0), lines))
        position = last + 1
    return _drop_leftovers(_apply(text, edits))


def _start(body: Sequence[ast.stmt], first: int) -> int:
    if first and body[first - 1].end_lineno == body[first].lineno:
        raise _refuse("a beginning in the middle of a line", body[first].lineno)
    return body[first].lineno


def _apply(text: str, edits: Sequence[Tuple[int, int, List[str]]]) -> str:
    lines = text.split("\n")
    for start, end, replacement in reversed(edits):
        indent = lines[start - 1][: len(lines[start - 1]) - len(lines[start - 1].lstrip())]
        lines[start - 1 : end] = [indent + line for line in replacement]
    return "\n".join(lines)


def _drop_leftovers(text: str) -> str:
    # The first lazy_load_decompositions() stands before the region that it belongs to.
    body = find_forward(text).body
    dropped = {_target(s): s for s in body if functorch_call(_value(s)) == _LAZY}
    lines = text.split("\n")
    gone: List[int] = []
    for statement in body:
        freed = frees(statement)
        is_call = functorch_call(_value(statement)) == _LAZY
        if is_call or (freed and all(name in dropped for name in freed)):
            gone += range(statement.lineno - 1, int(statement.end_lineno or 0))
    return "\n".join(line for number, line in enumerate(lines) if number not in set(gone))

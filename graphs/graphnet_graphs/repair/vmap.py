"""Rewrite the vmap regions in a captured graph's source code as plain broadcasting. Needs no torch.

Dynamo prints the code inside torch.vmap as calls of functorch's private functions, which push to and pop from a stack
of the whole process. Few torch versions can run such code, and if it is cut inside a region, every later call that
draws random numbers fails in this process. So this pass turns vmap levels into ordinary dimensions: a batched value of
D nested levels gets D dimensions in front. It is then an ordinary tensor, and pointwise operators broadcast:

    _add_batch_dim(x, 0, 3) of 4 levels   ->  x[None, None, :, None]
    a.le(b)                               ->  a.le(b)
    aten.index(mask, [batch, position])   ->  mask[batch, position]
    _remove_batch_dim(...) of all levels  ->  result.expand(sizes of the levels)

The rewritten code is correct only if the batched values have no other dimensions, as in every function that computes an
attention mask. If a region contains anything else, the pass refuses it and names the operator.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Dict, List, Mapping, Optional, Sequence

from graphnet_contract.text_edits import Edit, Positions, apply_edits
from graphnet_graphs.code.canonical import Shape
from graphnet_graphs.code.ranks import Ranks
from graphnet_graphs.code.syntax import find_forward, freed_names, target_of, value_of
from graphnet_graphs.code.torch_names import ENTER_VMAP, FUNCTORCH, LEAVE_VMAP, PREPARE_VMAP
from graphnet_graphs.repair.vmap_region import Region, RegionRewriter, functorch_call, refusal


def rewrite(text: str, shapes: Optional[Mapping[str, Shape]] = None) -> str:
    """Return the source code of a model.py with its vmap regions replaced by plain statements.

    `shapes` has the shape and dtype of forward's arguments by name, as far as they are known. Raises EmitError if a
    region holds something that has no plain form.
    """
    if FUNCTORCH not in text:
        return text
    body = find_forward(text).body
    ranks, positions = Ranks(shapes or {}), Positions(text)
    edits: List[Edit] = []
    done = 0
    for span in _spans(body):
        for statement in body[done : span.first]:
            ranks.read(statement)
        last = _last_on_its_line(body, span.last)
        lines = RegionRewriter(text, Region(body[span.first : last + 1], span.levels), ranks).run()
        indent = " " * body[span.first].col_offset
        first_line = _first_line(body, span.first)
        edits.append(positions.replace_lines(first_line, _end_line(body[last]), [indent + line for line in lines]))
        done = last + 1
    return _without_preparations(apply_edits(text, edits))


@dataclass(frozen=True)
class _Span:
    """The positions of a vmap region's first and last statement, and the number of its levels."""

    first: int
    last: int
    levels: int


def _spans(body: Sequence[ast.stmt]) -> List[_Span]:
    """Return the vmap regions of a forward. Raise EmitError if a region's entries and exits do not match."""
    found: List[_Span] = []
    start, depth, deepest = -1, 0, 0
    for index, statement in enumerate(body):
        call = functorch_call(value_of(statement))
        if call == ENTER_VMAP:
            start, depth = (index if depth == 0 else start), depth + 1
            deepest = max(deepest, depth)
        elif call == LEAVE_VMAP:
            depth -= 1
            if depth < 0:
                raise refusal("a level that is left but never entered", statement.lineno)
            if depth == 0:
                found.append(_Span(start, index, deepest))
                deepest = 0
    if depth:
        raise refusal("a level that is entered but never left", body[start].lineno)
    return found


def _end_line(statement: ast.stmt) -> int:
    return int(statement.end_lineno or statement.lineno)


def _last_on_its_line(body: Sequence[ast.stmt], index: int) -> int:
    while index + 1 < len(body) and body[index + 1].lineno == body[index].end_lineno:
        index += 1
    return index


def _first_line(body: Sequence[ast.stmt], first: int) -> int:
    if first and body[first - 1].end_lineno == body[first].lineno:
        raise refusal("a beginning in the middle of a line", body[first].lineno)
    return body[first].lineno


def _without_preparations(text: str) -> str:
    """Return the code without lazy_load_decompositions, which prepares functorch before the first vmap region."""
    body, positions = find_forward(text).body, Positions(text)
    prepared = {target_of(s) for s in body if functorch_call(value_of(s)) == PREPARE_VMAP}
    lines: Dict[int, Edit] = {}
    for statement in body:
        freed = freed_names(statement)
        is_call = functorch_call(value_of(statement)) == PREPARE_VMAP
        if is_call or (freed and all(name in prepared for name in freed)):
            # Whole lines are removed, because a call and the statement that frees its result share a line.
            lines[statement.lineno] = positions.replace_lines(statement.lineno, _end_line(statement), [])
    return apply_edits(text, lines.values())

"""Counts the operators of torch that run in one call. This is the proof of what a compiler compiled: an adapter only
says it, and the worker counts what is left to eager mode.

torch's profiler counts, and no TorchDispatchMode: under such a mode, dynamo compiles nothing and other code than in the
timed calls may run. torch 1.12 has the same profiler. Imports torch only when a function is called.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections import Counter
from typing import Any, Callable, Dict, Iterator, Optional, Sequence, Tuple

from graphnet_contract.messages import OperatorCount
from graphnet_runner.adapter import COMPILED_CODE

_OPERATOR = "aten::"
#: Begins the name of the range of the profiler in which one graph of a whole model runs.
_PART = "graphnet: part "
#: The ranges of the profiler in which code of a compiler runs. TorchInductor opens the second one by itself.
_COMPILED = (COMPILED_CODE, "## Call CompiledFxGraph")
#: The scope of the profiler's events for functions of TorchScript, which is a compiler, too.
_TORCHSCRIPT = 2
#: Operators that compute nothing besides those that return a view: they allocate, copy, are a form of a view, or tell
#: what a tensor is like. Every stack needs them to pass tensors to compiled code and back.
_COMPUTES_NOTHING = re.compile(
    r"(new_)?empty\w*|resize_\w*|set_|clone|_to_copy|_?copy_|_foreach_copy_|lift(_fresh)?(_copy)?|_unsafe_view"
    r"|_reshape_alias|_reshape_copy|(alias|as_strided|detach|expand|permute|squeeze|t|transpose|unsqueeze|view)_copy"
    r"|(as_strided|detach|requires_grad|squeeze|t|transpose|unsqueeze)_"
    r"|is_pinned|is_same_size|can_cast|result_type|sym_\w+"
)
#: The mark of a result that is a view of an argument in an operator's schema: it has a name, and is not written to.
_VIEW = re.compile(r"Tensor\([a-z|]+\)")


def operators_of(call: Callable[[], Any], model: Any = None, parts: Sequence[str] = ()) -> Tuple[OperatorCount, ...]:
    """Make a call and count the operators that compute something, by name. Those inside another operator do not count.

    If ``model`` is a whole model, count only the operators in its graphs ``parts``. Exceptions are passed on.
    """
    import torch

    # Otherwise the library of the profiler prints four lines, which would be in the sample's log.
    os.environ.setdefault("KINETO_LOG_LEVEL", "6")
    with marked(model, parts), torch.autograd.profiler.profile(use_cpu=True) as profile:
        call()
    views: Dict[str, bool] = {}
    found: Counter[Tuple[str, str, bool]] = Counter()
    for event in profile.function_events:
        if event.name.startswith(_OPERATOR):
            place = _place_of(event)
            if place is not None and (place[0] or not parts):
                name = event.name[len(_OPERATOR) :]
                found[(name, *place)] += not (_COMPUTES_NOTHING.fullmatch(name) or _is_view(event.name, views))
    return tuple(
        OperatorCount(name="aten." + name, calls=calls, part=part, by_compiled_code=by_compiled_code)
        for (name, part, by_compiled_code), calls in sorted(found.items())
        if calls
    )


def _place_of(event: Any) -> Optional[Tuple[str, bool]]:
    """Return the part in which an operator ran, and whether compiled code called it; None if another operator did."""
    part, by_compiled_code = "", False
    parent = event.cpu_parent
    while parent is not None:
        if parent.name.startswith(_OPERATOR):
            return None
        by_compiled_code |= parent.scope == _TORCHSCRIPT or parent.name.startswith(_COMPILED)
        if parent.name.startswith(_PART):
            part = parent.name[len(_PART) :]
        parent = parent.cpu_parent
    return part, by_compiled_code


def _is_view(name: str, known: Dict[str, bool]) -> bool:
    import torch

    if name not in known:
        schemas = torch._C._jit_get_schemas_for_operator(name)
        known[name] = any(_VIEW.search(str(schema).rpartition("->")[2]) for schema in schemas)
    return known[name]


@contextlib.contextmanager
def marked(model: Any, parts: Sequence[str]) -> Iterator[None]:
    """Let each graph of a whole model run in a range of the profiler that names it."""
    if not parts:
        yield
        return
    calls = model.calls
    model.calls = {name: _in_range(_PART + name, call) for name, call in calls.items()}
    try:
        yield
    finally:
        model.calls = calls


def _in_range(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
    import torch

    def called(*arguments: Any) -> Any:
        with torch.autograd.profiler.record_function(name):
            return call(*arguments)

    return called

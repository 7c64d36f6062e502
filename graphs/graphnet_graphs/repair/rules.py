"""The rules that repair GraphNet's samples. A rule edits a sample's source files and does not run the sample."""

from __future__ import annotations

import ast
import math
import re
from dataclasses import dataclass
from typing import Callable, Iterator, List, Mapping, Optional, Tuple

from graphnet_contract.samples import Sample, TensorSpec
from graphnet_contract.scales import scale_of
from graphnet_contract.text_edits import Edit, Positions, apply_edits
from graphnet_graphs.code.canonical import shapes_of
from graphnet_graphs.code.syntax import dotted
from graphnet_graphs.code.torch_names import FUNCTORCH
from graphnet_graphs.repair.private_api import make_public
from graphnet_graphs.repair.vmap import rewrite

# The finite value that replaces an infinity: the largest float16. Every floating-point dtype can hold it, and
# exp(-65504 - x) is 0 in each of these dtypes for any usual x.
FINITE = "65504.0"

# An infinity is replaced only as an argument of these functions, which write it into a tensor. Another call, such as
# `degree.__eq__(inf)`, may ask whether a value is infinite.
_FILLS = frozenset({"masked_fill", "masked_fill_", "fill_", "full", "full_like", "new_full", "tensor", "where", "pad"})
_RUNNING_VAR = re.compile(r"running_var_*\Z")


@dataclass(frozen=True)
class Texts:
    """The content of the two files that a repair rule may change in a sample: model.py and weight_meta.py."""

    model: str
    weights: str


@dataclass(frozen=True)
class Changed:
    """The content of model.py and weight_meta.py after a rule was applied, and the number of places that it changed."""

    texts: Texts
    changes: int


@dataclass(frozen=True)
class Rule:
    """A repair rule: the function that applies it, and a description of the change for the copy's graph_net.json."""

    apply: Callable[[Texts, Sample], Changed]
    what: str


def _vmap(texts: Texts, sample: Sample) -> Changed:
    model = rewrite(texts.model, shapes_of(sample.specs))
    calls = FUNCTORCH + "."
    return Changed(Texts(model, texts.weights), texts.model.count(calls) - model.count(calls))


def _private_api(texts: Texts, sample: Sample) -> Changed:
    public = make_public(texts.model)
    return Changed(Texts(public.text, texts.weights), public.changes)


def _min_val(texts: Texts, sample: Sample) -> Changed:
    edits: List[Edit] = []
    positions = Positions(texts.weights)
    for node, spec in _described_classes(texts.weights, sample):
        is_drawn = spec.storage.is_float and spec.data is None
        if _RUNNING_VAR.search(spec.name) and is_drawn and (spec.min_val is None or spec.min_val < 0):
            edits.append(_set_attribute(positions, node, "min_val", "0"))
    return Changed(Texts(texts.model, apply_edits(texts.weights, edits)), len(edits))


def _finite(texts: Texts, sample: Sample) -> Changed:
    model = _finite_fills(texts.model)
    weights: List[Edit] = []
    positions = Positions(texts.weights)
    for node, spec in _described_classes(texts.weights, sample):
        if spec.data is None and not all(math.isfinite(x) for x in (spec.mean, spec.std) if x is not None):
            # scales.py replaces a mean or std that is NaN or infinite by a finite number; this is the same number.
            scale = scale_of(spec, ours=True)
            weights.append(_set_attribute(positions, node, "mean", repr(scale.mean)))
            weights.append(_set_attribute(positions, node, "std", repr(scale.std)))
    changed = Texts(apply_edits(texts.model, model), apply_edits(texts.weights, weights))
    return Changed(changed, len(model) + len(weights) // 2)


#: Every rule by its name, in the order in which the rules are applied (graphnet_contract.repairs lists the names).
RULES: Mapping[str, Rule] = {
    "vmap": Rule(_vmap, "calls of functorch's private functions became broadcasting"),
    "private_api": Rule(_private_api, "private torch names became the public ones"),
    "min_val": Rule(_min_val, "running variances got the lower bound 0"),
    "finite": Rule(_finite, f"infinite fill values became {FINITE}, mean and std that are not finite became finite"),
}


def _finite_fills(text: str) -> List[Edit]:
    if not re.search(r"\binf\b", text):
        return []
    edits: List[Edit] = []
    positions = Positions(text)
    for call in (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)):
        name = str(dotted(call.func) or getattr(call.func, "attr", ""))
        if name.rsplit(".", 1)[-1] in _FILLS:
            for value in [*call.args, *(keyword.value for keyword in call.keywords)]:
                sign = _sign_of_infinity(value)
                edits += [positions.replace(value, sign + FINITE)] if sign is not None else []
    return edits


def _sign_of_infinity(node: ast.expr) -> Optional[str]:
    """Return the sign ("" or "-") of a literal infinity; None for any other expression."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = _sign_of_infinity(node.operand)
        return None if inner is None else ("" if inner else "-")
    if dotted(node) in ("inf", "math.inf", "torch.inf"):
        return ""
    if isinstance(node, ast.Call) and dotted(node.func) == "float" and len(node.args) == 1:
        text = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
        return {"inf": "", "-inf": "-"}.get(text) if isinstance(text, str) else None
    return None


def _described_classes(weights: str, sample: Sample) -> Iterator[Tuple[ast.ClassDef, TensorSpec]]:
    specs = {spec.class_name: spec for spec in (*sample.specs, *sample.unused_specs)}
    for node in ast.parse(weights).body:
        if isinstance(node, ast.ClassDef) and node.name in specs:
            yield node, specs[node.name]


def _set_attribute(positions: Positions, node: ast.ClassDef, name: str, value: str) -> Edit:
    """Return the edit that sets an attribute of a class. A missing attribute is added at the end of the class."""
    for statement in node.body:
        if isinstance(statement, ast.Assign) and dotted(statement.targets[0]) == name:
            return positions.replace(statement.value, value)
    last = node.body[-1]
    return positions.insert_after(last, f"\n{' ' * last.col_offset}{name} = {value}")

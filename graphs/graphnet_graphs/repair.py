"""Repairs of GraphNet's samples, each by the name of its rule; nothing is repaired without being recorded.

A rule edits text by source position and executes nothing, so no rule needs torch. What was done stands in the copy's
graph_net.json as `repairs`, and the loader names the rules in every row. Samples of our extractor are left alone.
"""

from __future__ import annotations

import ast
import json
import math
import re
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Callable, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple

from graphnet_contract.meta import WEIGHT_META, read_file
from graphnet_contract.samples import ATTRIBUTES, MODEL, Sample, TensorSpec, load_sample
from graphnet_contract.scales import scale_of

from .canonical import Shape, dotted
from .dedupe import hash_of_sample
from .errors import UsageError
from .vmap import rewrite

HASH = "graph_hash.txt"
# The largest float16: every floating-point dtype holds it, and exp(-65504 - x) is 0 in each for any usual x.
FINITE = "65504.0"

_RENAMED = {
    "torch._C._fft.fft_fftn": "torch.fft.fftn",
    "torch._C._fft.fft_irfft": "torch.fft.irfft",
    "torch._C._fft.fft_rfft": "torch.fft.rfft",
    "torch._C._linalg.linalg_norm": "torch.linalg.norm",
    "torch._C._linalg.linalg_vector_norm": "torch.linalg.vector_norm",
    "torch._C._nn.avg_pool2d": "torch.nn.functional.avg_pool2d",
    "torch._C._nn.gelu": "torch.nn.functional.gelu",
    "torch._C._nn.linear": "torch.nn.functional.linear",
    "torch._C._nn.one_hot": "torch.nn.functional.one_hot",
    "torch._C._nn.pad": "torch.nn.functional.pad",
    "torch._C._nn.scaled_dot_product_attention": "torch.nn.functional.scaled_dot_product_attention",
    "torch._C._nn.softplus": "torch.nn.functional.softplus",
    "torch._C._special.special_logit": "torch.special.logit",
}
# Both return None. One counts API use; the other switches gradients, which no tensor of a sample asks for.
_DROPPED = frozenset({"torch._C._log_api_usage_once", "torch._C._set_grad_enabled"})
# Only where infinity is a value to write. `degree.__eq__(inf)` asks a question, and must go on asking it.
_FILLS = frozenset({"masked_fill", "masked_fill_", "fill_", "full", "full_like", "new_full", "tensor", "where", "pad"})
_RUNNING_VAR = re.compile(r"running_var_*\Z")


@dataclass(frozen=True)
class Repair:
    """One rule that changed a sample: how many places, and what became of them."""

    rule: str
    changes: int
    what: str


@dataclass(frozen=True)
class Repaired:
    """A sample and what was done to it; `out` is None where no rule had anything to do."""

    sample: Path
    out: Optional[Path]
    repairs: Tuple[Repair, ...]


@dataclass(frozen=True)
class _Edit:
    """Bytes `start` up to `end` become `text`."""

    start: int
    end: int
    text: str


@dataclass(frozen=True)
class _Texts:
    """The two files that rules change."""

    model: str
    weights: str


Rule = Callable[[_Texts, Sample], Tuple[_Texts, int]]


def _vmap(texts: _Texts, sample: Sample) -> Tuple[_Texts, int]:
    shapes: Dict[str, Shape] = {spec.name: (spec.shape, spec.dtype) for spec in sample.specs}
    model = rewrite(texts.model, shapes)
    return _Texts(model, texts.weights), texts.model.count("_functorch.") - model.count("_functorch.")


def _private_api(texts: _Texts, sample: Sample) -> Tuple[_Texts, int]:
    if "torch._C." not in texts.model:
        return texts, 0
    edits: List[_Edit] = []
    where = _Positions(texts.model)
    for node in ast.walk(ast.parse(texts.model)):
        if isinstance(node, ast.Call) and dotted(node.func) in _DROPPED:
            edits.append(where.edit(node, "None"))
        elif isinstance(node, ast.Attribute):
            name = _RENAMED.get(dotted(node) or "")
            edits += [where.edit(node, name)] if name else []
    return _Texts(_apply(texts.model, edits), texts.weights), len(edits)


def _min_val(texts: _Texts, sample: Sample) -> Tuple[_Texts, int]:
    edits: List[_Edit] = []
    where = _Positions(texts.weights)
    for node, spec in _classes(texts.weights, sample):
        is_drawn = spec.storage.is_float and spec.data is None
        if _RUNNING_VAR.search(spec.name) and is_drawn and (spec.min_val is None or spec.min_val < 0):
            edits.append(where.attribute(node, "min_val", "0"))
    return _Texts(texts.model, _apply(texts.weights, edits)), len(edits)


def _finite(texts: _Texts, sample: Sample) -> Tuple[_Texts, int]:
    model = _infinities(texts.model)
    weights: List[_Edit] = []
    where = _Positions(texts.weights)
    for node, spec in _classes(texts.weights, sample):
        if spec.data is None and not all(math.isfinite(x) for x in (spec.mean, spec.std) if x is not None):
            # What the loader would draw with anyway (scales.py): now it stands in the file.
            scale = scale_of(spec, ours=True)
            weights.append(where.attribute(node, "mean", repr(scale.mean)))
            weights.append(where.attribute(node, "std", repr(scale.std)))
    changed = _Texts(_apply(texts.model, model), _apply(texts.weights, weights))
    return changed, len(model) + len(weights) // 2


def _infinities(text: str) -> List[_Edit]:
    if not re.search(r"\binf\b", text):
        return []
    edits: List[_Edit] = []
    where = _Positions(text)
    for call in ast.walk(ast.parse(text)):
        if isinstance(call, ast.Call) and (dotted(call.func) or _method(call)).rsplit(".", 1)[-1] in _FILLS:
            for value in [*call.args, *(keyword.value for keyword in call.keywords)]:
                sign = _infinity(value)
                edits += [where.edit(value, sign + FINITE)] if sign is not None else []
    return edits


def _method(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def _infinity(node: ast.expr) -> Optional[str]:
    """The sign ("" or "-") of a literal infinity, else None."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = _infinity(node.operand)
        return None if inner is None else ("" if inner else "-")
    if dotted(node) in ("inf", "math.inf", "torch.inf"):
        return ""
    if isinstance(node, ast.Call) and dotted(node.func) == "float" and len(node.args) == 1:
        text = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
        return {"inf": "", "-inf": "-"}.get(text) if isinstance(text, str) else None
    return None


RULES: Mapping[str, Tuple[Rule, str]] = {
    "vmap": (_vmap, "calls of functorch's private functions became broadcasting"),
    "private_api": (_private_api, "private torch names became the public ones"),
    "min_val": (_min_val, "running variances got the lower bound 0"),
    "finite": (_finite, f"infinite fill values became {FINITE}, mean and std that are not finite became finite"),
}


def repair(path: Path, out: Path, rules: Sequence[str]) -> Repaired:
    """Write a repaired copy of the sample in `path` to the folder `out`, if a rule has something to do.

    Raises SampleError for a sample that cannot be read, EmitError for a vmap region that has no plain form.
    """
    sample = load_sample(path)
    if sample.ours:
        return Repaired(path, None, ())
    before = _Texts(read_file(path / MODEL).text(), read_file(path / WEIGHT_META).text())
    after, repairs = before, []
    for name in rules:
        after, changes = RULES[name][0](after, sample)
        if changes:
            repairs.append(Repair(name, changes, RULES[name][1]))
    if not repairs:
        return Repaired(path, None, ())
    _write(sample, out, before, after, repairs)
    return Repaired(path, out, tuple(repairs))


def _write(sample: Sample, out: Path, before: _Texts, after: _Texts, repairs: Sequence[Repair]) -> None:
    if out.resolve() == sample.path.resolve():
        raise UsageError(f"{out} is the sample itself; give an --out where the copies can lie beside it.")
    out.mkdir(parents=True, exist_ok=True)
    for file in sorted(sample.path.iterdir()):
        if file.is_file() and file.name != ATTRIBUTES:
            (out / file.name).write_bytes(file.read_bytes())
    (out / MODEL).write_text(after.model, encoding="utf-8")
    (out / WEIGHT_META).write_text(after.weights, encoding="utf-8")
    record = [*sample.attributes.get("repairs", []), *(asdict(done) for done in repairs)]
    described = {**sample.attributes, "repairs": record, "repaired_from": sample.sample_hash}
    # Last: a folder without it is no sample, so a copy that was cut short is never run.
    (out / ATTRIBUTES).write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")
    if after.model != before.model:
        (out / HASH).write_text(hash_of_sample(out) + "\n", encoding="utf-8")


def places(paths: Sequence[Path], out: Path) -> Dict[Path, Path]:
    """Where each sample's copy goes: `out`/SOURCE/NAME, with as many parents more as keep them apart."""
    resolved = {path: path.resolve().parts[1:] for path in paths}
    for depth in range(2, 2 + max(map(len, resolved.values()), default=0)):
        named = {path: out.joinpath(*parts[-depth:]) for path, parts in resolved.items()}
        if len(set(named.values())) == len(set(resolved.values())):
            break
    return named


class _Positions:
    """From nodes to bytes of one text; ast counts columns in UTF-8 bytes."""

    def __init__(self, text: str) -> None:
        self._lines = [0]
        for line in text.encode("utf-8").split(b"\n"):
            self._lines.append(self._lines[-1] + len(line) + 1)

    def edit(self, node: ast.expr, text: str) -> _Edit:
        """The expression becomes `text`."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None  # ast.parse sets both
        start = self._lines[node.lineno - 1] + node.col_offset
        return _Edit(start, self._lines[node.end_lineno - 1] + node.end_col_offset, text)

    def attribute(self, node: ast.ClassDef, name: str, value: str) -> _Edit:
        """The class's attribute `name` becomes `value`; a new line at its end where there is none."""
        for statement in node.body:
            if isinstance(statement, ast.Assign) and dotted(statement.targets[0]) == name:
                return self.edit(statement.value, value)
        last = node.body[-1]
        end = self._lines[int(last.end_lineno or 0) - 1] + int(last.end_col_offset or 0)
        return _Edit(end, end, f"\n{' ' * last.col_offset}{name} = {value}")


def _classes(weights: str, sample: Sample) -> Iterator[Tuple[ast.ClassDef, TensorSpec]]:
    specs = {spec.class_name: spec for spec in (*sample.specs, *sample.unused_specs)}
    for node in ast.parse(weights).body:
        if isinstance(node, ast.ClassDef) and node.name in specs:
            yield node, specs[node.name]


def _apply(text: str, edits: Sequence[_Edit]) -> str:
    data = text.encode("utf-8")
    for edit in sorted(edits, key=lambda edit: edit.start, reverse=True):
        data = data[: edit.start] + edit.text.encode() + data[edit.end :]
    return data.decode("utf-8")

"""Validate a decomposition: join its parts into one forward, and compare this forward with the original sample."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Dict, List, Mapping, Optional, Tuple

from graphnet_contract.samples import Sample, SampleError, TensorSpec, load_sample
from graphnet_contract.scales import scale_of
from graphnet_graphs.capture.manifest import MANIFEST, MANIFEST_VERSION
from graphnet_graphs.code.canonical import canonical_rows, shapes_of
from graphnet_graphs.code.compose import BrokenDecomposition, Whole, compose, counted_operators
from graphnet_graphs.code.parts import Forward
from graphnet_graphs.errors import UsageError
from graphnet_graphs.running.compare import first_difference
from graphnet_graphs.running.run_sample import make_arguments
from graphnet_graphs.running.sample_module import call, load_module
from graphnet_graphs.write.descriptions import exact


@dataclass(frozen=True)
class Problem:
    """One fault of a decomposition. `part` is the name of the part that is wrong, or "manifest" or "whole"."""

    part: str
    what: str


@dataclass(frozen=True)
class Validation:
    """The number of parts, and every problem: without any, the parts together compute the same as the sample."""

    parts: int
    problems: Tuple[Problem, ...]


def validate(whole: Sample, folder: Path) -> Validation:
    """Compare a sample (the whole) with its decomposition in a folder.

    The steps check, in this order: the manifest, the folders of the parts, the descriptions of the parts' arguments,
    the operators of each part, the data flow of the joined parts, and the results of a run. If a part cannot be read,
    the descriptions and the operators are not checked. If an earlier step found a problem, the last two steps are left
    out.

    Raises:
        UsageError: the manifest in the folder is missing, unreadable or incomplete.
    """
    examined = examine(whole, folder)
    problems = [*examined.problems] or _result_problems(examined.manifest, whole, examined.parts)
    return Validation(len(examined.manifest["calls"]), tuple(problems))


@dataclass(frozen=True)
class Examined:
    """The result of comparing the files of a decomposition with the sample: `parts` are those that can be read."""

    manifest: Mapping[str, Any]
    parts: Mapping[str, Sample]
    problems: Tuple[Problem, ...]


def examine(whole: Sample, folder: Path, values: Mapping[str, Any] = MappingProxyType({})) -> Examined:
    """Make all checks of `validate` except the run of the sample and its parts. Raises UsageError as `validate` does.

    `values` has tensors of the whole's arguments by name, to be used where the whole lacks stored values: a worker
    receives samples without them.
    """
    manifest = read_manifest(folder)
    try:
        Forward(whole.model_source)
    except (SyntaxError, ValueError) as error:
        raise UsageError(f"{whole.path}: its text cannot be read: {error}") from error
    problems = _manifest_problems(manifest, whole, folder)
    parts, unreadable = _read_parts(manifest, folder)
    problems += unreadable
    if not unreadable:
        problems += _description_problems(manifest, whole, parts, values)
        problems += _operator_problems(manifest, whole, parts)
    if not problems:
        problems += _flow_problems(manifest, whole, parts)
    return Examined(manifest, parts, tuple(problems))


def composed_text(whole: Sample, texts: Mapping[str, str], manifest: Mapping[str, Any]) -> str:
    """Return the source code of one model.py that computes what the parts compute, with the arguments of the whole.

    `texts` has the source code of each part by its name. Raises BrokenDecomposition as `compose` does.
    """
    return compose(_whole(whole), texts, manifest)


def read_manifest(folder: Path) -> Mapping[str, Any]:
    """Return the manifest of a decomposition. Raises UsageError if it is not a complete one."""
    path = folder / MANIFEST
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise UsageError(f"{path} is missing; name the folder that `samples decompose` wrote.") from None
    except (OSError, ValueError, RecursionError) as error:
        raise UsageError(f"{path} cannot be read as JSON ({error}); decompose the sample again.") from error
    if not isinstance(found, dict) or found.get("manifest_version") != MANIFEST_VERSION or not _is_complete(found):
        raise UsageError(f"{path} is not a complete manifest of a decomposition; decompose the sample again.")
    return found


def _is_complete(manifest: Mapping[str, Any]) -> bool:
    decomposition = manifest.get("decomposition")
    calls, outputs = manifest.get("calls"), manifest.get("outputs")
    if not (isinstance(decomposition, dict) and isinstance(calls, list) and calls and isinstance(outputs, list)):
        return False
    listed = decomposition.get("parts")
    return (
        isinstance(listed, list)
        and all(isinstance(part, dict) and _is_range(part.get("statements")) for part in listed)
        and all(isinstance(one, dict) and isinstance(one.get("args"), list) for one in calls)
        and all(isinstance(one.get("graph"), str) and isinstance(one.get("outputs"), int) for one in calls)
        and all(isinstance(reference, dict) for one in calls for reference in one["args"])
        and all(isinstance(reference, dict) for reference in outputs)
    )


def _is_range(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(item, int) for item in value)


def _manifest_problems(manifest: Mapping[str, Any], whole: Sample, folder: Path) -> List[Problem]:
    decomposition = manifest["decomposition"]
    problems = []
    if decomposition.get("sample_hash") != whole.sample_hash:
        problems.append(Problem("manifest", "it was made from another sample, or the whole has changed since"))
    names = [str(part.get("name")) for part in decomposition["parts"]]
    called = [one["graph"] for one in manifest["calls"]]
    for name in sorted({name for name in names if names.count(name) > 1 or called.count(name) > 1}):
        problems.append(Problem(name, "the manifest names it twice"))
    for name in sorted(set(names) ^ set(called)):
        where = "is listed and never called" if name in names else "is called and not listed"
        problems.append(Problem(name, f"it {where}"))
    present = sorted(path.name for path in folder.iterdir() if re.fullmatch(r"subgraph_\d+", path.name))
    problems += [
        Problem(name, "its folder is there and the manifest does not name it") for name in present if name not in names
    ]
    expected = 0
    for part in decomposition["parts"]:
        first, end = part["statements"]
        if first != expected or end <= first:
            problems.append(
                Problem(str(part.get("name")), f"it begins at statement {first}, and {expected} was expected")
            )
        expected = end
    count = len(Forward(whole.model_source).statements)
    if expected != count:
        problems.append(Problem("manifest", f"the parts have {expected} statements together, the whole has {count}"))
    return problems


def _read_parts(manifest: Mapping[str, Any], folder: Path) -> Tuple[Dict[str, Sample], List[Problem]]:
    parts: Dict[str, Sample] = {}
    problems = []
    for name in dict.fromkeys(one["graph"] for one in manifest["calls"]):
        if not re.fullmatch(r"subgraph_\d+", name):
            problems.append(Problem("manifest", f"{name!r} is not the name of a part; parts are called subgraph_K"))
            continue
        if not (folder / name).is_dir():
            problems.append(Problem(name, "its folder is missing"))
            continue
        try:
            parts[name] = load_sample(folder / name)
            Forward(parts[name].model_source)
        except (SampleError, SyntaxError, ValueError) as error:
            problems.append(Problem(name, f"it cannot be read: {' '.join(str(error).split())[:300]}"))
    return parts, problems


def _description_problems(
    manifest: Mapping[str, Any], whole: Sample, parts: Mapping[str, Sample], values: Mapping[str, Any]
) -> List[Problem]:
    """Find arguments of the whole that a part describes in another way than the whole does."""
    own = {spec.name: spec for spec in whole.specs}
    inputs = _whole(whole).inputs
    problems = []
    for one in manifest["calls"]:
        for reference, spec in zip(one["args"], parts[one["graph"]].specs):
            index = reference.get("input", -1)
            name = inputs[index] if isinstance(index, int) and 0 <= index < len(inputs) else reference.get("state")
            if name in own:
                described = own[name]
                if described.data is None and spec.data is not None and name in values and not described.is_symint:
                    described = replace(described, data=exact(values[name]))
                difference = _spec_difference(described, whole.ours, spec, parts[one["graph"]].ours)
                if difference is not None:
                    problems.append(
                        Problem(
                            one["graph"], f"its argument {spec.name} differs from {name} of the whole: {difference}"
                        )
                    )
    return problems


def _spec_difference(left: TensorSpec, left_ours: bool, right: TensorSpec, right_ours: bool) -> Optional[str]:
    if (left.shape, left.dtype) != (right.shape, right.dtype):
        return f"{right.dtype}{list(right.shape)} instead of {left.dtype}{list(left.shape)}"
    if not _same_numbers(left.data, right.data):
        return "other values"
    if left.is_symint or left.data is not None or not left.storage.is_float:
        return None
    scales = scale_of(left, left_ours), scale_of(right, right_ours)
    return None if scales[0] == scales[1] else f"drawn with {scales[1]} instead of {scales[0]}"


def _same_numbers(left: Optional[Tuple[Any, ...]], right: Optional[Tuple[Any, ...]]) -> bool:
    if left is None or right is None:
        return left is right
    return len(left) == len(right) and all(a == b or (a != a and b != b) for a, b in zip(left, right))


def _operator_problems(manifest: Mapping[str, Any], whole: Sample, parts: Mapping[str, Sample]) -> List[Problem]:
    """Compare the operators of each part with those of the same statements in the whole."""
    forward = Forward(whole.model_source)
    problems = []
    for part in manifest["decomposition"]["parts"]:
        if part.get("name") not in parts:
            continue
        first, end = part["statements"]
        wanted = counted_operators(forward, first, end)
        found = counted_operators(Forward(parts[part["name"]].model_source))
        for name in sorted(wanted.keys() | found.keys()):
            if wanted.get(name, 0) != found.get(name, 0):
                what = f"it has {found.get(name, 0)} of the operator {name}, the whole has {wanted.get(name, 0)} there"
                problems.append(Problem(part["name"], what))
    return problems


def _whole(sample: Sample) -> Whole:
    names = [spec.name for spec in sample.specs]
    inputs = [spec.name for spec in sample.specs if spec.kind not in ("parameter", "buffer")]
    return Whole(names, inputs)


def _flow_problems(manifest: Mapping[str, Any], whole: Sample, parts: Mapping[str, Sample]) -> List[Problem]:
    """Compare the data flow (`canonical_rows`: operators, operands) of the joined parts and the whole."""
    texts = {name: part.model_source for name, part in parts.items()}
    shapes = shapes_of(whole.specs)
    try:
        composed = canonical_rows(compose(_whole(whole), texts, manifest), shapes)
    except BrokenDecomposition as error:
        return [Problem("manifest", str(error))]
    wanted = canonical_rows(whole.model_source, shapes)
    if composed == wanted:
        return []
    index = next((k for k, (a, b) in enumerate(zip(composed, wanted)) if a != b), min(len(composed), len(wanted)))
    part = "whole"
    for number, one in enumerate(manifest["calls"]):
        # The composed code ends with a return after part `number`, which is not counted: the whole has none there.
        if len(canonical_rows(compose(_whole(whole), texts, manifest, number + 1), shapes)) - 1 > index:
            part = one["graph"]
            break
    shown = [json.dumps(rows[index])[:160] if index < len(rows) else "nothing" for rows in (composed, wanted)]
    return [Problem(part, f"it computes {shown[0]} where the whole computes {shown[1]}")]


def _result_problems(manifest: Mapping[str, Any], whole: Sample, parts: Mapping[str, Sample]) -> List[Problem]:
    text = composed_text(whole, {name: part.model_source for name, part in parts.items()}, manifest)
    try:
        expected = call(load_module(whole.model_source).forward, make_arguments(whole))
        difference = first_difference(call(load_module(text).forward, make_arguments(whole)), expected)
    except Exception as error:  # noqa: BLE001 - the text of a sample is a foreign program, and may raise anything
        return [Problem("whole", f"it does not run: {type(error).__name__}: {' '.join(str(error).split())[:300]}")]
    return [] if difference is None else [Problem("whole", f"output {difference.index}: {difference.what}")]

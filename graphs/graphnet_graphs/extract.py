"""`extract`: a model's forward becomes samples, and each check that they passed is in the returned report."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Tuple, Union

import torch
from torch._dynamo.exc import TorchDynamoException

from . import folder as sample_folder
from .capture import CapturedGraph, Recorder, State, capture, capture_settings
from .compare import first_difference, leaves, require_equal
from .coverage import require_coverage
from .errors import CoverageError, EmitError, ExtractError, HigherOrderError, first_line
from .folder import Labels
from .gates import Gate, replay_gates, text_gates
from .manifest import Groups, distinct, follow, manifest_of, write_manifest
from .record import watch

Progress = Callable[[str], None]


@dataclass(frozen=True)
class WrittenSample:
    """One sample on disk: `nodes` operator calls, `calls` times used in the forward, and its gates."""

    path: Path
    name: str
    nodes: int
    calls: int
    graph_hash: str
    gates: Tuple[Gate, ...]


@dataclass(frozen=True)
class Extraction:
    """What an extraction wrote; `manifest` is the file that tells how several graphs make the forward."""

    name: str
    folder: Path
    samples: Tuple[WrittenSample, ...]
    captured: int
    calls: int
    method: str
    manifest: Optional[Path]
    gates: Tuple[Gate, ...]

    @property
    def flags(self) -> Tuple[str, ...]:
        """Failed gates that do not fail an extraction, as 'sample: gate: detail'; those of the whole forward last."""
        named = [(s.name, gate) for s in self.samples for gate in s.gates] + [(self.name, gate) for gate in self.gates]
        return tuple(f"{name}: {gate.name}: {gate.detail}" for name, gate in named if not gate.ok)


@dataclass(frozen=True)
class Seen:
    """A verified capture with the very inputs and the result of its run."""

    recorder: Recorder
    inputs: Any
    result: Any
    method: str


def extract(
    model: Callable[..., Any],
    *inputs: Any,
    name: str,
    out: Union[str, Path],
    kwargs: Optional[Mapping[str, Any]] = None,
    dynamic: bool = False,
    dtype: Optional[torch.dtype] = None,
    labels: Optional[Labels] = None,
    progress: Optional[Progress] = None,
) -> Extraction:
    """Writes the forward of `model` on `inputs` as samples below `out`/`name`.

    The final result is computed by the written text and is bit-equal to eager, or MismatchError is raised.
    Raises CoverageError when nothing, or not everything, was captured, EmitError for what a sample cannot hold,
    UsageError for a folder that holds other things. A model in training mode is put into evaluation mode.
    """
    say = progress or (lambda message: None)
    model, args, named = _prepared(model, inputs, dict(kwargs or {}), dtype)
    seen = _verified_capture(model, args, named, dynamic, say)
    target = Path(out) / name
    sample_folder.clear(target)
    try:
        return _write(model, seen, target, labels or Labels(name), dynamic, say)
    except BaseException:
        sample_folder.clear(target)
        raise


def _prepared(
    model: Any, inputs: Sequence[Any], kwargs: Dict[str, Any], dtype: Optional[torch.dtype]
) -> Tuple[Any, Tuple[Any, ...], Dict[str, Any]]:
    if torch.is_autocast_enabled() or torch.is_autocast_cpu_enabled():
        raise ExtractError(
            "An autocast region is active around the extraction; put it inside the model's forward instead."
        )
    if isinstance(model, (torch.jit.ScriptModule, torch.jit.ScriptFunction)):
        raise ExtractError("The model is compiled by TorchScript; extract the Python module that it was made from.")
    if isinstance(model, torch.nn.Module):
        model.eval()
    if dtype is None:
        return model, tuple(inputs), kwargs
    if isinstance(model, torch.nn.Module):
        model.to(dtype)
    return model, _cast(tuple(inputs), dtype), _cast(kwargs, dtype)


def _cast(value: Any, dtype: torch.dtype) -> Any:
    if isinstance(value, torch.Tensor):
        return value.to(dtype) if value.is_floating_point() else value
    if isinstance(value, tuple):
        return tuple(_cast(item, dtype) for item in value)
    if isinstance(value, list):
        return [_cast(item, dtype) for item in value]
    if isinstance(value, dict):
        return {key: _cast(item, dtype) for key, item in value.items()}
    return value


def _verified_capture(model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any], dynamic: bool, say: Progress) -> Seen:
    """Eager twice and captured once, all on equal inputs and from the same seed."""
    before = State.of(model)
    with capture_settings():
        say("running eagerly")
        try:
            expected, again = _run(model, args, kwargs), _run(model, args, kwargs)
        except Exception as error:  # noqa: BLE001 - a model may raise anything
            told = f"The model's own forward fails: {first_line(error)}."
            raise ExtractError(f"{told} Make build() return inputs that it takes.") from error
        require_equal(
            expected, again, "Two eager runs of the model differ",
            "Its forward keeps state between calls or draws numbers from its own generator; "
            "reset the state in build(), or wrap the model so that each call starts afresh.",
        )  # fmt: skip
        seen = _captured(model, args, kwargs, dynamic, say, before)
        require_equal(
            seen.result, expected, "The written text does not compute what the model does",
            _mismatch_remedy(seen.recorder),
        )  # fmt: skip
    return seen


def _mismatch_remedy(recorder: Recorder) -> str:
    if any("norm_except_dim" in graph.text for graph in recorder.graphs):
        return (
            "The model computes weight norms in its forward, by a kernel that has no public name; fold them with "
            "torch.nn.utils.parametrize.remove_parametrizations(module, 'weight') before extracting."
        )
    return "Please report the model: an operator is written in a way that changes its result."


def _captured(
    model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any], dynamic: bool, say: Progress, before: State
) -> Seen:
    """By dynamo; where that leaves a part out, by watching one eager run (which knows no symbolic sizes)."""
    say("capturing")
    given = copy.deepcopy((args, kwargs))
    _seed()
    reason: ExtractError
    try:
        recorder, result = capture(model, *given, dynamic, say, before)
        require_coverage(recorder, given, result)
        return Seen(recorder, given, result, "dynamo")
    except TorchDynamoException as error:
        reason = CoverageError(f"Dynamo cannot trace this model ({str(error).strip().splitlines()[0]}).")
    except (CoverageError, HigherOrderError) as error:
        reason = error
    if dynamic:
        raise reason
    say(f"{reason} Watching an eager run instead.")
    try:
        watched = watch(model, args, kwargs, _seed, say, before)
    except TorchDynamoException as error:
        raise reason from error
    require_coverage(watched.recorder, watched.inputs, watched.result)
    return Seen(watched.recorder, watched.inputs, watched.result, "watched")


def _seed() -> None:
    torch.manual_seed(0)


def _run(model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any]) -> Any:
    args, kwargs = copy.deepcopy((args, kwargs))
    _seed()
    return model(*args, **kwargs)


def _write(model: Any, seen: Seen, target: Path, labels: Labels, dynamic: bool, say: Progress) -> Extraction:
    recorder = seen.recorder
    groups = distinct(recorder.graphs)
    several = len(groups.members) > 1
    written: List[WrittenSample] = []
    for number, member in enumerate(groups.members):
        graph = recorder.graphs[member]
        name = f"{target.name}/subgraph_{number}" if several else target.name
        path = target / f"subgraph_{number}" if several else target
        say(f"writing {name}")
        calls = sum(1 for call in recorder.calls if groups.group_of[call.graph] == number)
        written.append(_write_one(graph, path, name, calls, labels, dynamic, seen.method))
    described = manifest_of(recorder, groups, seen.inputs, seen.result)
    manifest = write_manifest(target, described) if len(recorder.calls) > 1 else None
    say("running on other inputs")
    whole = (_other_inputs(model, described, recorder, groups, seen.inputs),)
    return Extraction(
        target.name, target, tuple(written), len(recorder.graphs), len(recorder.calls), seen.method, manifest, whole
    )


def _other_inputs(model: Any, manifest: Mapping[str, Any], recorder: Recorder, groups: Groups, inputs: Any) -> Gate:
    """Whether the texts compute the forward of other values too: a number or a branch that Python took from the given
    ones stands in no graph.
    """
    name = "other_inputs"
    others = _rolled(inputs)
    try:
        with capture_settings():
            expected = _run(model, *others)
    except Exception as error:  # noqa: BLE001 - a model may refuse what it was not made for
        return Gate(name, True, f"the model takes no other values ({type(error).__name__})", required=False)
    members = {graph["name"]: recorder.graphs[member] for graph, member in zip(manifest["graphs"], groups.members)}

    def constant(graph: str, reference: Mapping[str, Any]) -> Any:
        return next(a.first_value for a in members[graph].arguments if a.name == reference["constant"])

    state = dict([*model.named_parameters(), *model.named_buffers()]) if isinstance(model, torch.nn.Module) else {}
    told = "on other inputs the model computes what the files do not: Python takes a number or a branch from them"
    try:
        got = follow(manifest, {key: graph.run for key, graph in members.items()}, constant, others, state)
    except Exception as error:  # noqa: BLE001 - sizes that no longer fit
        return Gate(name, False, f"{told} ({type(error).__name__})", required=False)
    _, difference = first_difference(leaves(expected), got)
    detail = f"{told} ({difference})" if difference else "the files compute what the model does on other inputs too"
    return Gate(name, not difference, detail, required=False)


def _rolled(inputs: Any) -> Any:
    """The inputs with other float values; without any, with their elements moved on by one place."""
    others = copy.deepcopy(inputs)
    tensors = [leaf for leaf in leaves(others) if isinstance(leaf, torch.Tensor) and leaf.layout == torch.strided]
    floats = [tensor for tensor in tensors if tensor.is_floating_point() or tensor.is_complex()]
    with torch.no_grad():
        for tensor in floats or tensors:
            moved = tensor.detach().reshape(-1).roll(1).reshape(tensor.shape)
            # Smaller as well, for a maximum or a norm does not see the order.
            tensor.copy_(moved * 0.75 if floats else moved)
    return others


def _write_one(
    graph: CapturedGraph, path: Path, name: str, calls: int, labels: Labels, dynamic: bool, method: str
) -> WrittenSample:
    gates = text_gates(graph.text)
    failed = [gate for gate in gates if not gate.ok]
    if failed:
        raise EmitError(
            f"{name}: the text needs what a sample must not ({failed[0].detail}). "
            "Replace that call in the model by a public one, or extract the parts around it."
        )
    sample_folder.write(path, graph, labels, dynamic, {"capture": method})
    gates += replay_gates(path)
    return WrittenSample(path, name, graph.emitted.nodes, calls, sample_folder.graph_hash(graph), tuple(gates))

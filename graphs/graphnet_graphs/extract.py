"""Turn a model's forward into samples, check the samples, and report the finding of each check (called a gate)."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Tuple, Union

import torch
from torch._dynamo.exc import TorchDynamoException

from . import sample_files
from .capture import Recorder, State, capture, capture_settings
from .capture_coverage import require_coverage
from .captured_graph import CapturedGraph, hash_of_graph
from .compare import require_equal
from .errors import CoverageError, EmitError, ExtractError, HigherOrderError, first_line
from .gates import Gate, run_gates, text_gates
from .manifest import distinct, manifest_of, write_manifest
from .other_inputs import other_inputs_gate
from .sample_files import Labels
from .sample_module import seed_torch
from .watch import watch

Progress = Callable[[str], None]


@dataclass(frozen=True)
class WrittenSample:
    """A sample that an extraction wrote to disk.

    Attributes:
        path: the sample's folder.
        name: the sample's name, MODEL or MODEL/subgraph_N.
        nodes: the number of calls in the sample's code.
        calls: how often the model's forward calls the sample's graph.
        graph_hash: the sample's canonical hash.
        gates: the finding of every gate.
    """

    path: Path
    name: str
    nodes: int
    calls: int
    graph_hash: str
    gates: Tuple[Gate, ...]


@dataclass(frozen=True)
class Extraction:
    """The result of an extraction.

    Attributes:
        name: the name of the model.
        folder: the folder that holds the model's samples.
        samples: the samples, in the order of their first calls.
        captured: the number of captured graphs; graphs that are equal become one sample.
        calls: the number of calls of graphs in one run of the forward. A graph that is called twice adds two.
        method: how the graphs were captured: "dynamo", or "watched" (the torch calls of an eager run were recorded).
        manifest: the file that says how the graphs make up the forward; None if the forward is one call of one graph.
        gates: the findings of the gates that judge the whole forward.
    """

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
        """Return a line 'sample: gate: detail' for each gate that failed but did not make the extraction fail.

        The gates that judge the whole forward come last.
        """
        named = [(s.name, gate) for s in self.samples for gate in s.gates] + [(self.name, gate) for gate in self.gates]
        return tuple(f"{name}: {gate.name}: {gate.detail}" for name, gate in named if not gate.ok)


@dataclass(frozen=True)
class _Verified:
    """A capture whose result is bit-equal to the eager result.

    Attributes:
        recorder: the captured graphs and their calls.
        inputs: (args, kwargs) of the captured run.
        result: the result of the captured run.
        method: how the graphs were captured (see `Extraction`).
    """

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
    """Write a model's forward as samples into `out`/`name`. The written code gives the eager result bit for bit.

    Args:
        model: a module, which is put into evaluation mode, or a function.
        inputs: the model's positional arguments.
        name: the name of the folder; an earlier extraction in this folder is replaced.
        out: the folder to write into.
        kwargs: the model's named arguments.
        dynamic: keep the sizes of the inputs as symbols.
        dtype: cast the model and its float inputs to this dtype.
        labels: the origin of the model; default: its name alone.
        progress: a function that is called with a line of text for every step.

    Raises:
        CoverageError: nothing was captured, or only a part of the forward.
        MismatchError: the result of the written code differs from the eager result in at least one bit, or the results
            of two eager runs differ.
        EmitError: the source code of a sample cannot express a graph.
        ExtractError: the model cannot run, or is of a kind that cannot be captured (TorchScript, for instance).
        UsageError: the folder holds files that no extraction wrote.
    """
    say = progress or (lambda message: None)
    model, args, named = _ready_to_run(model, inputs, dict(kwargs or {}), dtype)
    verified = _verified_capture(model, args, named, dynamic, say)
    target = Path(out) / name
    sample_files.clear(target)
    try:
        return _write(model, verified, target, labels or Labels(name), dynamic, say)
    except BaseException:
        sample_files.clear(target)
        raise


def _ready_to_run(
    model: Any, inputs: Sequence[Any], kwargs: Dict[str, Any], dtype: Optional[torch.dtype]
) -> Tuple[Any, Tuple[Any, ...], Dict[str, Any]]:
    """Return the model in evaluation mode and its arguments; both are cast to `dtype` if one is given."""
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


def _verified_capture(
    model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any], dynamic: bool, say: Progress
) -> _Verified:
    """Run a model twice in eager mode and capture it once, with equal inputs and seeds. Require three equal results."""
    before = State.of(model)
    with capture_settings():
        say("running eagerly")
        try:
            expected, again = _run(model, args, kwargs), _run(model, args, kwargs)
        except Exception as error:  # noqa: BLE001 - a model may raise anything
            fault = f"The model's own forward fails: {first_line(error)}."
            raise ExtractError(f"{fault} Make build() return inputs that it takes.") from error
        require_equal(
            expected, again, "Two eager runs of the model differ",
            "Its forward keeps state between calls or draws numbers from its own generator; "
            "reset the state in build(), or wrap the model so that each call starts afresh.",
        )  # fmt: skip
        captured = _capture(model, args, kwargs, dynamic, say, before)
        require_equal(
            captured.result, expected, "The written text and the model differ",
            _mismatch_remedy(captured.recorder),
        )  # fmt: skip
    return captured


def _mismatch_remedy(recorder: Recorder) -> str:
    if any("norm_except_dim" in graph.text for graph in recorder.graphs):
        return (
            "The model computes weight norms in its forward, by a kernel that has no public name; fold them with "
            "torch.nn.utils.parametrize.remove_parametrizations(module, 'weight') before extracting."
        )
    return "Please report the model: an operator is written in a way that changes its result."


def _capture(
    model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any], dynamic: bool, say: Progress, before: State
) -> _Verified:
    """Capture a model by dynamo. If that fails or the capture is incomplete, record the torch calls of an eager run.

    The second method (called watching) cannot keep symbolic sizes. So if `dynamic` is true, it is not used, and the
    error of dynamo's capture is raised.
    """
    say("capturing")
    given = copy.deepcopy((args, kwargs))
    seed_torch()
    reason: ExtractError
    try:
        recorder, result = capture(model, *given, dynamic, say, before)
        require_coverage(recorder, given, result)
        return _Verified(recorder, given, result, "dynamo")
    except TorchDynamoException as error:
        reason = CoverageError(f"Dynamo cannot trace this model ({str(error).strip().splitlines()[0]}).")
    except (CoverageError, HigherOrderError) as error:
        reason = error
    if dynamic:
        raise reason
    say(f"{reason} Watching an eager run instead.")
    try:
        watched = watch(model, args, kwargs, say, before)
    except TorchDynamoException as error:
        raise reason from error
    require_coverage(watched.recorder, watched.inputs, watched.result)
    return _Verified(watched.recorder, watched.inputs, watched.result, "watched")


def _run(model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any]) -> Any:
    args, kwargs = copy.deepcopy((args, kwargs))
    seed_torch()
    return model(*args, **kwargs)


def _write(model: Any, verified: _Verified, target: Path, labels: Labels, dynamic: bool, say: Progress) -> Extraction:
    recorder = verified.recorder
    groups = distinct(recorder.graphs)
    several = len(groups.members) > 1
    written: List[WrittenSample] = []
    for number, member in enumerate(groups.members):
        name = f"{target.name}/subgraph_{number}" if several else target.name
        path = target / f"subgraph_{number}" if several else target
        say(f"writing {name}")
        calls = sum(1 for call in recorder.calls if groups.group_of[call.graph] == number)
        written.append(_write_one(recorder.graphs[member], path, name, calls, labels, dynamic, verified.method))
    described = manifest_of(recorder, groups, verified.inputs, verified.result)
    manifest = write_manifest(target, described) if len(recorder.calls) > 1 else None
    say("running on other inputs")
    gate = other_inputs_gate(
        model, lambda given: _run_as_captured(model, given), described, recorder.graphs, groups, verified.inputs
    )
    return Extraction(
        target.name, target, tuple(written), len(recorder.graphs), len(recorder.calls), verified.method, manifest,
        (gate,),
    )  # fmt: skip


def _run_as_captured(model: Any, inputs: Any) -> Any:
    with capture_settings():
        return _run(model, *inputs)


def _write_one(
    graph: CapturedGraph, path: Path, name: str, calls: int, labels: Labels, dynamic: bool, method: str
) -> WrittenSample:
    gates = text_gates(graph.text)
    failed = [gate for gate in gates if not gate.ok]
    if failed:
        raise EmitError(
            f"{name}: the text needs something that a sample must not ({failed[0].detail}). "
            "Replace that call in the model by a public one, or extract the parts around it."
        )
    sample_files.write(path, graph, labels, dynamic, {"capture": method})
    gates += run_gates(path)
    return WrittenSample(path, name, graph.emitted.nodes, calls, hash_of_graph(graph), tuple(gates))

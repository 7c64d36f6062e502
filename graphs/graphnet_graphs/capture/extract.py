"""Turn a model's forward into samples, check the samples, and report the finding of each check (called a gate)."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Tuple, Union

import torch
from torch._dynamo.exc import TorchDynamoException

from graphnet_graphs.capture.coverage import require_coverage
from graphnet_graphs.capture.dynamo import Recorder, State, capture, capture_settings
from graphnet_graphs.capture.gates import Gate, run_gates, text_gates
from graphnet_graphs.capture.manifest import distinct, manifest_of, write_manifest
from graphnet_graphs.capture.other_inputs import other_inputs_gate
from graphnet_graphs.capture.watch import Captured, watch
from graphnet_graphs.errors import CoverageError, EmitError, ExtractError, HigherOrderError, first_line
from graphnet_graphs.running.compare import require_equal
from graphnet_graphs.running.sample_module import seed_torch
from graphnet_graphs.write import sample_files
from graphnet_graphs.write.captured_graph import CapturedGraph, hash_of_graph
from graphnet_graphs.write.sample_files import Labels

Progress = Callable[[str], None]


@dataclass(frozen=True)
class WrittenSample:
    """A sample that an extraction wrote to disk. Its `name` is MODEL or MODEL/subgraph_N.

    `nodes` is the number of calls in its code, `calls` how often the model's forward calls its graph.
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
        """A line 'sample: gate: detail' for each failed gate that is not required; those of the forward last."""
        named = [(s.name, gate) for s in self.samples for gate in s.gates] + [(self.name, gate) for gate in self.gates]
        return tuple(f"{name}: {gate.name}: {gate.detail}" for name, gate in named if not gate.ok)


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
        inputs: the model's positional arguments; `kwargs` are the named ones.
        name: the name of the folder; an earlier extraction in this folder is replaced.
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
) -> Captured:
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
) -> Captured:
    """Capture a model by dynamo. If that fails or is incomplete, watch an eager run, unless `dynamic`.

    Watching cannot keep symbolic sizes.
    """
    say("capturing")
    given = copy.deepcopy((args, kwargs))
    seed_torch()
    reason: ExtractError
    try:
        recorder, result = capture(model, *given, dynamic, say, before)
        require_coverage(recorder, given, result)
        return Captured(recorder, given, result, "dynamo")
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
    return watched


def _run(model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any]) -> Any:
    args, kwargs = copy.deepcopy((args, kwargs))
    seed_torch()
    return model(*args, **kwargs)


def _write(model: Any, verified: Captured, target: Path, labels: Labels, dynamic: bool, say: Progress) -> Extraction:
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

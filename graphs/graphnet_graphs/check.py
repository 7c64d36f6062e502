"""`check`: static rules, then a run, then a second extraction from the sample itself.

The five promises of GraphNet's report are named: executable, serialisable, decomposable, statically parseable,
custom operators accessible.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Dict, List, Mapping, Tuple

import torch

from graphnet_contract.samples import Sample, SampleError, load_sample

from .canonical import Shape, canonical_hash, canonical_rows
from .capture import Recorder, capture, capture_settings, load_graph_module
from .compare import first_difference
from .constraints import problems
from .decompose import cut, middle
from .errors import ExtractError
from .folder import shapes as shapes_of
from .gates import Gate, forbidden_imports, private_names, replay_gates, unknown_names
from .record import watch
from .replay import arguments, load_forward, run

# What GraphNet's format does not promise: such a sample is tried all the same.
_OUR_OWN = ("imports", "public_names")


def check_sample(path: Path) -> List[Gate]:
    """Every check of one sample, static ones first; what cannot be tried any more is left out."""
    try:
        sample = load_sample(path)
    except SampleError as error:
        return [Gate("parses", False, str(error))]
    gates = [Gate("parses", True, f"{len(sample.specs)} arguments"), *_static(sample)]
    if all(gate.ok or gate.name in _OUR_OWN for gate in gates):
        gates += _dynamic(sample)
    return gates


def _shapes(sample: Sample) -> Dict[str, Shape]:
    return {spec.name: (spec.shape, spec.dtype) for spec in sample.specs}


def _static(sample: Sample) -> List[Gate]:
    text = (sample.path / "model.py").read_text(encoding="utf-8")
    unused, imports = [spec.name for spec in sample.unused_specs], forbidden_imports(text)
    unread = [row for row in canonical_rows(text, _shapes(sample)) if '"source"' in str(row).replace("'", '"')]
    private, unknown, unfit = private_names(text), unknown_names(text), problems(sample)
    gates = [
        Gate("names_match", not unused, ", ".join(unused) or "every description has its argument"),
        Gate("constraints", not unfit, "; ".join(unfit[:3]) or "the stored sizes are the arguments'"),
        Gate("imports", not imports, ", ".join(imports) or "only torch and math"),
        Gate("statically_parseable", not unread, str(unread[0])[:200] if unread else "every operator has a name"),
        Gate("public_names", not private, ", ".join(private) or "no private name"),
        Gate("operators_accessible", not unknown, ", ".join(unknown) or "every name exists in this torch"),
    ]
    return [*gates, _hash_gate(sample)] if sample.ours else gates


def _hash_gate(sample: Sample) -> Gate:
    try:
        stored = (sample.path / "graph_hash.txt").read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        return Gate("hash", False, "graph_hash.txt is missing; extract the sample again")
    now = canonical_hash(sample.model_source, _shapes(sample))
    return Gate("hash", stored == now, "as stored" if stored == now else f"stored {stored[:12]}, computed {now[:12]}")


def _dynamic(sample: Sample) -> List[Gate]:
    try:
        outputs = run(sample.path)
    except Exception as error:  # noqa: BLE001 - the text may be anybody's
        return [_failed("executable", error)]
    gates = [Gate("executable", True, f"{len(outputs)} outputs"), *replay_gates(sample.path)]
    for name, gate in (("serialisable", _serialisable), ("decomposable", _decomposable)):
        try:
            gates.append(gate(sample, outputs))
        except Exception as error:  # noqa: BLE001 - dynamo and the halves of a text raise what they like
            gates.append(_failed(name, error))
    return gates


def _failed(name: str, error: Exception) -> Gate:
    return Gate(name, False, f"{type(error).__name__}: {' '.join(str(error).split())[:300]}")


def _serialisable(sample: Sample, outputs: Tuple[Any, ...]) -> Gate:
    """Captured again from its own text, the sample gives the same graph and the same bits."""
    name, dynamic = "serialisable", bool(sample.attributes.get("dynamic"))
    try:
        recorder, result = _extract_again(sample, dynamic)
    except ExtractError as error:
        return Gate(name, False, f"the second extraction fails: {error}")
    _, difference = first_difference(tuple(result), outputs)
    if difference or len(recorder.graphs) != 1:
        return Gate(name, False, difference or f"the second extraction gives {len(recorder.graphs)} graphs")
    again = recorder.graphs[0]
    shapes = shapes_of(again)
    same = _graph(again.text, shapes) == _graph(sample.model_source, _shapes(sample))
    if not same and dynamic:
        same = _operators(again.text, shapes) == _operators(sample.model_source, _shapes(sample))
    return Gate(name, same, f"the second extraction is {'the same' if same else 'another'} graph")


def _extract_again(sample: Sample, dynamic: bool) -> Tuple[Recorder, Any]:
    with capture_settings():
        seed()
        recorder, result = capture(_module(sample), arguments(sample), {}, dynamic)
        if len(recorder.graphs) == 1 or sample.attributes.get("capture") != "watched":
            return recorder, result
        watched = watch(_module(sample), arguments(sample), {}, seed)
        return watched.recorder, watched.result


def seed() -> None:
    """What every run of a check starts with."""
    torch.manual_seed(0)


def _graph(text: str, shapes: Mapping[str, Shape]) -> List[Any]:
    """The canonical rows; of the results each once, and none that is an argument: dynamo returns no such ones."""
    rows = canonical_rows(text, shapes)
    made = [value for value in rows[-1][1][1:] if value[0] != "%" or rows[value[1]][0] != "argument"]
    return [*rows[:-1], [value for index, value in enumerate(made) if value not in made[:index]]]


def _operators(text: str, shapes: Mapping[str, Shape]) -> List[str]:
    # With symbolic sizes dynamo may take a size from another place; the operators stay.
    rows = canonical_rows(text, shapes)
    return [str(row[0]) if row[0] != "call" else str(row[1][0][:2]) for row in rows if row[0] != "argument"]


def _module(sample: Sample) -> Any:
    return load_forward(sample).__self__


def _decomposable(sample: Sample, outputs: Tuple[Any, ...]) -> Gate:
    """Cut in the middle, the two parts compute what the whole does."""
    try:
        parts = cut(sample.model_source, middle(sample.model_source))
    except ValueError:
        return Gate("decomposable", True, "a single statement")
    values: Dict[str, Any] = dict(zip((spec.name for spec in sample.specs), arguments(sample)))
    with torch.no_grad():
        torch.manual_seed(0)
        carried = load_graph_module(parts.first).forward(*(values[name] for name in parts.first_arguments))
        values.update(zip(parts.carried, carried))
        result = load_graph_module(parts.second).forward(*(values[name] for name in parts.second_arguments))
    _, difference = first_difference(tuple(result), outputs)
    return Gate("decomposable", not difference, difference or "two halves compute what the whole does")

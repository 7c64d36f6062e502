"""Check a sample in three steps: examine its code, run it, and extract a graph a second time from the sample itself.

Each check is called a gate. Five of the gates are named after the five promises in GraphNet's report: executable,
serialisable, decomposable, statically parseable, custom operators accessible.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, List, Mapping, Tuple

from graphnet_contract.samples import MODEL, Sample, SampleError, load_sample
from graphnet_graphs.capture.dynamo import Recorder, capture, capture_settings
from graphnet_graphs.capture.gates import Gate, forbidden_imports, run_gates, unknown_names
from graphnet_graphs.capture.watch import watch
from graphnet_graphs.code.canonical import GRAPH_HASH, Shape, canonical_hash, canonical_rows, shapes_of
from graphnet_graphs.code.parts import Forward
from graphnet_graphs.cuts.decompose import run_parts
from graphnet_graphs.derive.resized_inputs import DIMENSIONS
from graphnet_graphs.derive.size_text import with_size_as_number
from graphnet_graphs.errors import ExtractError
from graphnet_graphs.repair.private_api import private_names
from graphnet_graphs.running.compare import first_difference
from graphnet_graphs.running.run_sample import load_sample_module, make_arguments, run_sample
from graphnet_graphs.running.sample_module import seed_torch
from graphnet_graphs.write.captured_graph import shapes_of_graph
from graphnet_graphs.write.constraints import problems

# GraphNet's format does not promise what these gates check, so a sample that fails such a gate is still run.
_OUR_OWN = ("imports", "public_names")


def check_sample(path: Path) -> List[Gate]:
    """Return the result of every gate for the sample in a folder.

    The gates that run the sample are left out if it cannot be read or violates GraphNet's format. Of a sample of
    another framework than torch, only the signature and the descriptions are checked.
    """
    try:
        sample = load_sample(path)
    except SampleError as error:
        return [Gate("parses", False, str(error))]
    parsed = Gate("parses", True, f"{len(sample.specs)} arguments")
    if sample.framework != "torch":
        return [parsed, *_description_gates(sample)]
    gates = [parsed, *_text_gates(sample)]
    if all(gate.ok or gate.name in _OUR_OWN for gate in gates):
        gates += _run_gates(sample)
    return gates


def _text_gates(sample: Sample) -> List[Gate]:
    text = (sample.path / MODEL).read_text(encoding="utf-8")
    imports = forbidden_imports(text)
    rows = canonical_rows(text, shapes_of(sample.specs))
    unread = [row for row in rows if '"source"' in str(row).replace("'", '"')]
    private, unknown = private_names(text), unknown_names(text)
    gates = [
        *_description_gates(sample),
        Gate("imports", not imports, ", ".join(imports) or "only torch and math"),
        Gate("statically_parseable", not unread, str(unread[0])[:200] if unread else "every operator has a name"),
        Gate("public_names", not private, ", ".join(private) or "no private name"),
        Gate("operators_accessible", not unknown, ", ".join(unknown) or "every name exists in this torch"),
    ]
    return [*gates, _hash_gate(sample)] if sample.ours else gates


def _description_gates(sample: Sample) -> List[Gate]:
    unused, unfit = [spec.name for spec in sample.unused_specs], problems(sample)
    return [
        Gate("names_match", not unused, ", ".join(unused) or "every description has its argument"),
        Gate("constraints", not unfit, "; ".join(unfit[:3]) or "the stored sizes are the arguments'"),
    ]


def _hash_gate(sample: Sample) -> Gate:
    try:
        stored = (sample.path / GRAPH_HASH).read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        return Gate("hash", False, f"{GRAPH_HASH} is missing; extract the sample again")
    now = canonical_hash(sample.model_source, shapes_of(sample.specs))
    return Gate("hash", stored == now, "as stored" if stored == now else f"stored {stored[:12]}, computed {now[:12]}")


def _run_gates(sample: Sample) -> List[Gate]:
    try:
        outputs = run_sample(sample.path)
    except Exception as error:  # noqa: BLE001 - the text may be anybody's
        return [_failed("executable", error)]
    gates = [Gate("executable", True, f"{len(outputs)} outputs"), *run_gates(sample.path)]
    for name, gate in (("serialisable", _serialisable), ("decomposable", _decomposable)):
        try:
            gates.append(gate(sample, outputs))
        except Exception as error:  # noqa: BLE001 - dynamo and the halves of a text may raise anything
            gates.append(_failed(name, error))
    return gates


def _failed(name: str, error: Exception) -> Gate:
    return Gate(name, False, f"{type(error).__name__}: {' '.join(str(error).split())[:300]}")


def _serialisable(sample: Sample, outputs: Tuple[Any, ...]) -> Gate:
    """Extract a graph from the sample's own code. It must equal the sample's graph and compute the same bits.

    If the sample has symbolic sizes, it is enough that the two graphs have equal operators.
    """
    name, dynamic = "serialisable", bool(sample.attributes.get("dynamic"))
    try:
        recorder, result = _extract_again(sample, dynamic)
    except ExtractError as error:
        return Gate(name, False, f"the second extraction fails: {error}")
    difference = first_difference(tuple(result), outputs)
    if difference is not None:
        return Gate(name, False, difference.what)
    if len(recorder.graphs) != 1:
        return Gate(name, False, f"the second extraction gives {len(recorder.graphs)} graphs")
    again, shapes = recorder.graphs[0].text, shapes_of_graph(recorder.graphs[0])
    source = _captured_source(sample)
    same = _graph(again, shapes) == _graph(source, shapes_of(sample.specs))
    if not same and dynamic:
        same = _operators(again, shapes) == _operators(source, shapes_of(sample.specs))
    return Gate(name, same, f"the second extraction is {'the same' if same else 'another'} graph")


def _captured_source(sample: Sample) -> str:
    """Return the sample's code in the form that a capture writes: numbers in place of a variant's size variables."""
    derivation, source = sample.attributes.get("derivation"), sample.model_source
    if not isinstance(derivation, dict):
        return source
    variables = derivation.get("variables")
    for variable, kind in variables.items() if isinstance(variables, dict) else ():
        if kind in DIMENSIONS and isinstance(derivation.get(kind), int):
            source = with_size_as_number(source, str(variable), derivation[kind])
    return source


def _extract_again(sample: Sample, dynamic: bool) -> Tuple[Recorder, Any]:
    with capture_settings():
        seed_torch()
        recorder, result = capture(load_sample_module(sample), make_arguments(sample), {}, dynamic)
        if len(recorder.graphs) == 1 or sample.attributes.get("capture") != "watched":
            return recorder, result
        watched = watch(load_sample_module(sample), make_arguments(sample), {})
        return watched.recorder, watched.result


def _graph(text: str, shapes: Mapping[str, Shape]) -> List[Any]:
    """Return the canonical rows of a graph without the results that dynamo leaves out of a captured graph.

    These are values that are returned twice, and arguments that are returned unchanged.
    """
    rows = canonical_rows(text, shapes)
    made = [value for value in rows[-1][1][1:] if value[0] != "%" or rows[value[1]][0] != "argument"]
    return [*rows[:-1], [value for index, value in enumerate(made) if value not in made[:index]]]


def _operators(text: str, shapes: Mapping[str, Shape]) -> List[str]:
    # With symbolic sizes, a second capture may read a size from another tensor, so the arguments can differ.
    rows = canonical_rows(text, shapes)
    return [str(row[0]) if row[0] != "call" else str(row[1][0][:2]) for row in rows if row[0] != "argument"]


def _decomposable(sample: Sample, outputs: Tuple[Any, ...]) -> Gate:
    """The gate passes if two halves of the sample's code, run in turn, compute the same bits as the whole."""
    forward = Forward(sample.model_source)
    if len(forward.statements) < 2:
        return Gate("decomposable", True, "a single statement")
    halves = forward.cut([len(forward.statements) // 2])
    arguments = dict(zip((spec.name for spec in sample.specs), make_arguments(sample)))
    difference = first_difference(run_parts(halves, arguments), outputs)
    detail = "two halves compute the same as the whole" if difference is None else difference.what
    return Gate("decomposable", difference is None, detail)

"""Conformance cases about a worker's behaviour: how it describes itself, refuses requests and ends samples."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace

import grpc
import numpy as np

from graphnet.conformance.case import Case
from graphnet.conformance.graphs import Graph
from graphnet.conformance.subject import TRIALS, Broken, Heard, Subject, ok
from graphnet.conformance.values import grid
from graphnet.judge.evidence import COMPILED, EAGER, evidence_of
from graphnet.outcomes import Outcome
from graphnet.talk.client import compiler_evidence
from graphnet.talk.rules import STAGES
from graphnet_contract import messages
from graphnet_contract.evidence import compiler_facts
from graphnet_contract.messages import ExtraCall, OptionType, OutcomeCode, Stage

#: A worker must end a sample, and send the first event of the next one, within this many seconds. The machine may be
#: busy, or stand still for a moment. A worker that does not end the sample waits for the limit of a stage, 300 s.
_NEXT_S = 60.0
_DEADLINE_S = 1.0
_MEMORY_BYTES = 2 * 1024**3

SOUND = Graph("return (x + x,)", {"x": grid(2, 3)}, lambda x: (x + x,))


def _at_load(statement: str) -> Graph:
    return replace(SOUND, preamble=statement + "\n\n")


_HANGS = _at_load("import time; time.sleep(3600)")
_RAISES = _at_load("raise ValueError('planted')")
_CRASHES = _at_load("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)")
_GROWS = _at_load("kept = []\nwhile True: kept.append(bytes(2**26))")
_FLOODS = _at_load("import os\nfor _ in range(64): os.write(2, b'x' * 2**16)\nos.write(2, b'the end')")
_NO_MODEL = Graph("return (x,)", {"x": grid(2)}, closing="GraphModule = None\n")
_WRONG_SHAPES = Graph("return (x + y,)", {"x": grid(2, 3), "y": grid(2, 4)})
#: The number of rows that nonzero returns depends on values, so most compilers leave it to eager mode.
_STAYS_IN_EAGER = Graph(
    "y = torch.relu(x * 2)\nn = torch.nonzero(y)\nreturn (torch.exp(y) + 1, n)",
    {"x": grid(3, 4)},
    lambda x: (np.exp(np.maximum(x * 2, 0)) + 1, np.argwhere(x > 0)),
)
_OPERATORS = [(f"aten.{name}", 1) for name in ("add", "exp", "mul", "nonzero", "relu")]
_COUNTED = (ExtraCall.OPERATORS, ExtraCall.EAGER_OPERATORS)
_CHAIN = Graph(
    "y = torch.relu(x @ w + b)\ny = y * 2 - x\nreturn (torch.softmax(y, -1), y.sum(0))",
    {"x": (16, 16), "w": (16, 16), "b": (16,)},
)

_KNOBS_GRAPH = Graph(
    "y = torch.relu(x * 2)\nreturn (torch.exp(y) + 1, y.sum(1))",
    {"x": grid(3, 4)},
    lambda x: (np.exp(np.maximum(x * 2, 0)) + 1, np.maximum(x * 2, 0).sum(1)),
)


def behaviour_cases() -> Iterator[Case]:
    """Yield the cases that test how the worker behaves. Cases that test computed values are in values.py."""
    yield Case("identity", "GetInfo names the backend, a flavour, versions, devices, options and limits", _identity)
    yield Case("other_backend", "a request for another backend is refused: FAILED_PRECONDITION", _other_backend)
    yield Case("unknown_device", "a device that is not here is refused: INVALID_ARGUMENT", _unknown_device)
    yield Case("unknown_option", "an unknown option is refused by name before anything runs", _unknown_option)
    yield Case(
        "option_types",
        "an option's value is refused if its type is wrong or if it is not among the choices",
        _option_types,
    )
    yield Case("other_inputs", "inputs that are not the caller's are refused: DATA_LOSS", _other_inputs)
    yield Case(
        "stages",
        "every stage is reported in order with its time, and as many trial times come as were asked for",
        _stages,
    )
    yield Case(
        "evidence", "a compiler reports how many nodes of the graph it compiled, and the number is plausible", _evidence
    )
    yield Case(
        "eager_between",
        "an operator stays in eager mode between compiled ones: the worker counts it, and the adapter names it",
        _eager_between,
    )
    yield Case("knobs", "with each declared knob, a graph is compiled and its outputs are right", _knobs)
    yield Case(
        "regions",
        "an adapter that tells which lines each piece of compiled code has writes a well formed artifact",
        _regions,
    )
    # In the following cases, a sample fails. The next case shows that the worker still works; only those that kill the
    # sample's process run a correct sample at their end.
    yield Case("load_error", "a text that raises is LOAD_ERROR", _ending(_RAISES, OutcomeCode.LOAD_ERROR))
    yield Case("no_model", "a text without GraphModule is LOAD_ERROR", _ending(_NO_MODEL, OutcomeCode.LOAD_ERROR))
    yield Case(
        "graph_error", "a wrong graph fails in compile or in its first call, and the worker survives it", _graph_error
    )
    yield Case("crash", "a sample that segfaults is CRASHED, and the next sample is right", _crash)
    yield Case("stage_timeout", "a stage over its limit is TIMEOUT", _stage_timeout)
    yield Case("deadline", "the caller's deadline ends the sample, and the next one starts at once", _deadline)
    yield Case(
        "cancel",
        "cancelled samples keep no slot: after more of them than there are slots, the next sample starts",
        _cancel,
    )
    yield Case("cancel_between_trials", "a sample that waits for its next trials is cancelled too", _cancel_held)
    yield Case("memory_limit", "a sample that exceeds its memory is OUT_OF_MEMORY", _memory_limit)
    yield Case("log_flood", "a sample's output is cut, its end is kept, and the sample is flagged", _log_flood)


def _serves_on(subject: Subject) -> None:
    try:
        subject.require(SOUND)
    except Broken as error:
        raise Broken(f"the next sample is not right: {error}", error.outcome) from error


def _ending(graph: Graph, code: OutcomeCode) -> Callable[[Subject], None]:
    return lambda subject: _require_outcome(subject.run(graph)[0].outcome, code)


def _crash(subject: Subject) -> None:
    _ending(_CRASHES, OutcomeCode.CRASHED)(subject)
    _serves_on(subject)


def _require_outcome(outcome: messages.Outcome | None, code: OutcomeCode) -> None:
    if outcome is None:
        raise Broken("the worker sent no outcome")
    if (outcome.code, outcome.stage) != (code, Stage.LOAD):
        raise Broken(f"expected {code.name} in load, got {_shown(outcome)}", outcome.code.name)


def _shown(outcome: messages.Outcome) -> str:
    return f"{outcome.code.name} in {outcome.stage.name.lower()}: {outcome.message}"


def _require_refusal(heard: Heard, code: grpc.StatusCode, named: str) -> None:
    if heard.code is not code:
        raise Broken(f"expected {code.name}, got {heard.code.name}: {heard.details}")
    if named not in heard.details:
        raise Broken(f"the refusal does not name {named!r}: {heard.details}")
    if heard.events:
        raise Broken(f"{type(heard.events[0]).__name__} came before the refusal")


def _identity(subject: Subject) -> None:
    info, backend = subject.info, subject.backend
    flavours = [flavour.name for flavour in backend.flavours]
    problems = {
        f"name {info.backend!r}, in backend.toml {backend.name!r}": info.backend != backend.name,
        f"role {info.role!r}, in backend.toml {backend.role!r}": info.role != backend.role,
        f"flavour {info.flavour!r} is none of {flavours}": info.flavour not in flavours,
        "no version of Python": not info.versions.get("python"),
        "no version of torch": not info.versions.get("torch"),
        "no version of the compiler": backend.role == "compiler" and len(info.versions) < 3,
        "no device": not info.devices,
        "a device without a uuid": not all(device.uuid for device in info.devices),
        "options differ from those of backend.toml": info.options != backend.options,
        "no limits": info.limits is None,
    }
    found = [problem for problem, present in problems.items() if present]
    if found:
        raise Broken("; ".join(found))


def _other_backend(subject: Subject) -> None:
    heard = subject.call(SOUND, backend="another")
    _require_refusal(heard, grpc.StatusCode.FAILED_PRECONDITION, subject.backend.name)


def _unknown_device(subject: Subject) -> None:
    _require_refusal(subject.call(SOUND, device="abacus:0"), grpc.StatusCode.INVALID_ARGUMENT, "abacus")


def _unknown_option(subject: Subject) -> None:
    options = subject.backend.options
    near = options[0].name if options else ""
    heard = subject.call(SOUND, options={near[:-1] + "_x" if near else "option_x": 1})
    # A backend with options must propose the most similar one. Another one can only repeat the unknown name.
    _require_refusal(heard, grpc.StatusCode.INVALID_ARGUMENT, repr(near) if near else "'option_x'")


def _option_types(subject: Subject) -> None:
    for option in subject.backend.options:
        wrong: messages.OptionValue = 1 if option.type is OptionType.STRING else "no such value"
        _require_refusal(
            subject.call(SOUND, options={option.name: wrong}), grpc.StatusCode.INVALID_ARGUMENT, option.name
        )
        if option.choices:
            heard = subject.call(SOUND, options={option.name: "no such choice"})
            _require_refusal(heard, grpc.StatusCode.INVALID_ARGUMENT, option.choices[0])


def _other_inputs(subject: Subject) -> None:
    wrong = messages.Inputs("mesh", 123, digests=("0" * 32,), exact_statistics=True)
    _require_refusal(subject.call(SOUND, inputs=wrong), grpc.StatusCode.DATA_LOSS, "x")


def _stages(subject: Subject) -> None:
    heard = subject.call(SOUND)
    outcome = heard.outcome
    if heard.code is not grpc.StatusCode.OK or outcome is None:
        raise Broken(f"the call ended with {heard.code.name}: {heard.details}")
    if outcome.code is not OutcomeCode.OK:
        raise Broken(outcome.message, outcome.code.name)
    ended = [event for event in heard.events if isinstance(event, messages.StageFinished)]
    if tuple(event.stage for event in ended) != STAGES:
        raise Broken(f"the stages that ended were {[event.stage.name.lower() for event in ended]}")
    if not all(event.duration_ns > 0 for event in ended):
        raise Broken("a stage took no time")
    times = [event for event in heard.events if isinstance(event, messages.TrialTimes)]
    if [len(block.wall_ns) for block in times] != [TRIALS] or min(times[0].wall_ns) <= 0:
        raise Broken(f"expected {TRIALS} positive trial times, got {[block.wall_ns for block in times]}")
    if outcome.peak_memory_bytes <= 0:
        raise Broken("the outcome has no peak memory")


def _evidence(subject: Subject) -> None:
    progress, _ = subject.run(_CHAIN)
    ok(progress)
    report = progress.compile_report
    if report is None or report.compile_ns <= 0:
        raise Broken("the compile report has no compile time")
    if subject.backend.role != "compiler":
        return
    evidence = report.evidence
    if evidence is None or evidence.nodes_total is None or evidence.nodes_compiled is None:
        raise Broken("the evidence lacks nodes_total or nodes_compiled")
    # The graph has eight operators, but a compiler may decompose operators before it counts nodes.
    if not 1 <= evidence.nodes_compiled <= evidence.nodes_total <= 200:
        raise Broken(f"{evidence.nodes_compiled} of {evidence.nodes_total} nodes of a graph of eight operators")
    if not compiler_facts(evidence):
        raise Broken("the compiler's own evidence (Evidence.compiler) is empty")


def _eager_between(subject: Subject) -> None:
    progress = subject.require(_STAYS_IN_EAGER, counted=_COUNTED)
    eager, counted = progress.operators.get(EAGER), progress.operators.get(COMPILED)
    if eager is None or counted is None:
        raise Broken("the worker did not count the operators of a call")
    if sorted((one.name, one.calls) for one in eager) != _OPERATORS:
        raise Broken(f"in eager mode the worker counted {[(one.name, one.calls) for one in eager]}, not {_OPERATORS}")
    if subject.backend.role != "compiler":
        return
    evidence = evidence_of(compiler_evidence(progress.compile_report), counted, eager)
    if evidence.fell_back:
        raise Broken(evidence.fell_back, Outcome.FELL_BACK)
    if evidence.disputed:
        raise Broken(f"the adapter says that all was compiled, and eager mode ran {', '.join(evidence.disputed)}")


def _knobs(subject: Subject) -> None:
    for knob in subject.backend.knobs_of(subject.info.flavour, subject.device.partition(":")[0]):
        try:
            progress = subject.require(_KNOBS_GRAPH, options=subject.backend.turned(subject.options, [knob]))
        except Broken as error:
            raise Broken(f"with the knob {knob.name}: {error}", error.outcome) from error
        report = progress.compile_report
        if report is not None and report.evidence is not None and report.evidence.nodes_compiled == 0:
            raise Broken(f"with the knob {knob.name}, the compiler took no node", Outcome.FELL_BACK)


def _regions(subject: Subject) -> None:
    heard = subject.call(_CHAIN, keep_artifacts=True)
    if heard.outcome is None or heard.outcome.code is not OutcomeCode.OK:
        shown = _shown(heard.outcome) if heard.outcome else heard.details
        raise Broken(shown, heard.outcome.code.name if heard.outcome else None)
    pieces = [event for event in heard.events if isinstance(event, messages.Artifact)]
    text = b"".join(piece.data for piece in pieces if piece.name == "regions.json")
    if not text:
        return
    try:
        regions = json.loads(text)
        told = {line for region in regions for line in region["lines"]}
        unnamed = [region for region in regions if not region["name"]]
    except (ValueError, TypeError, KeyError) as error:
        raise Broken(f"regions.json is not a list of regions: {error!r}") from error
    if unnamed or not told:
        raise Broken(f"{len(regions)} regions, {len(unnamed)} without a name, and {len(told)} lines in them")
    body = _CHAIN.body.splitlines()
    own = {number for number, line in enumerate(_CHAIN.text().splitlines(), 1) if line.strip() in body}
    if not told <= own:
        raise Broken(f"regions.json names the lines {sorted(told - own)}, which the sample does not have")


def _graph_error(subject: Subject) -> None:
    progress, _ = subject.run(_WRONG_SHAPES)
    outcome = progress.outcome
    assert outcome is not None
    codes = (OutcomeCode.COMPILE_ERROR, OutcomeCode.UNSUPPORTED, OutcomeCode.RUNTIME_ERROR)
    if outcome.code not in codes or outcome.stage not in (Stage.COMPILE, Stage.WARM_UP):
        raise Broken(f"expected a failure in compile or warm_up, got {_shown(outcome)}", outcome.code.name)
    if not outcome.message:
        raise Broken("the failure has no message", outcome.code.name)


def _stage_timeout(subject: Subject) -> None:
    heard = subject.call(_HANGS, stage_timeout_ns=int(_DEADLINE_S * 1e9))
    _require_outcome(heard.outcome, OutcomeCode.TIMEOUT)
    if heard.seconds > _DEADLINE_S + _NEXT_S:
        raise Broken(f"a limit of {_DEADLINE_S:g} s ended the sample after {heard.seconds:.1f} s")


def _deadline(subject: Subject) -> None:
    heard = subject.call(_HANGS, timeout_s=_DEADLINE_S)
    if heard.code is not grpc.StatusCode.DEADLINE_EXCEEDED:
        raise Broken(f"expected DEADLINE_EXCEEDED, got {heard.code.name}: {heard.details}")
    if heard.seconds > _DEADLINE_S + _NEXT_S:
        raise Broken(f"a deadline of {_DEADLINE_S:g} s was reported after {heard.seconds:.1f} s")
    _starts_soon(subject)


def _cancel(subject: Subject) -> None:
    slots = subject.info.limits.max_samples if subject.info.limits else 1
    _cancel_samples(subject, _HANGS, messages.StageStarted, slots + 1)


def _cancel_held(subject: Subject) -> None:
    _cancel_samples(subject, SOUND, messages.CallReport, 1)


def _cancel_samples(subject: Subject, graph: Graph, after: type, count: int) -> None:
    for _ in range(count):
        heard = subject.call(graph, cancel_after=after)
        if heard.code is not grpc.StatusCode.CANCELLED:
            outcome = heard.outcome
            raise Broken(f"expected CANCELLED, got {heard.code.name}", outcome.code.name if outcome else None)
    _starts_soon(subject)


def _starts_soon(subject: Subject) -> None:
    heard = subject.call(SOUND, cancel_after=messages.StageStarted)
    if heard.first_event_s is None:
        raise Broken(f"the next sample did not start: {heard.code.name} {heard.details}")
    if heard.first_event_s > _NEXT_S:
        raise Broken(f"the next sample started after {heard.first_event_s:.1f} s")


def _memory_limit(subject: Subject) -> None:
    _require_outcome(subject.call(_GROWS, memory_bytes=_MEMORY_BYTES).outcome, OutcomeCode.OUT_OF_MEMORY)
    _serves_on(subject)


def _log_flood(subject: Subject) -> None:
    progress, _ = subject.run(_FLOODS)
    ok(progress)
    limit = subject.info.limits.max_log_bytes if subject.info.limits else 0
    assert progress.outcome is not None
    if "output_truncated" not in progress.outcome.flags:
        raise Broken("4 MiB of output were not flagged output_truncated")
    # A compiler may print after it.
    if "the end" not in progress.log or len(progress.log) > limit + 1000:
        raise Broken(f"of 4 MiB of output {len(progress.log)} characters are kept, and their end is not among them")

"""The stages of one sample: load, inputs, compile, warm up. Each function returns all that the next stage needs."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Tuple

from graphnet_contract.messages import CallReport, CompileReport, Evidence, Measuring, OutcomeCode, Stage, Start
from graphnet_runner import adapter as contract
from graphnet_runner import cold, tensors, timing
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, SampleFacts
from graphnet_runner.call_outputs import CallOutputs
from graphnet_runner.counters import Counters
from graphnet_runner.failures import Failure, print_traceback
from graphnet_runner.frames import ServeSample
from graphnet_runner.frameworks.known import generator_states, seed_everything
from graphnet_runner.link import ServerLink, StageFailed
from graphnet_runner.model import load_model
from graphnet_runner.own_memory import OwnMemory
from graphnet_runner.own_places import compiler_cache
from graphnet_runner.parts import compile_parts, timed_compile
from graphnet_runner.seal import Mended
from graphnet_runner.traits import traits_of


@dataclass(frozen=True)
class Context:
    """The values that every stage needs."""

    adapter: Adapter
    order: ServeSample
    link: ServerLink
    #: Restores the functions that the adapter or the sample replaced, each time after their code has run.
    mended: Mended
    counters: Counters
    memory: OwnMemory

    @property
    def start(self) -> Start:
        """The client's request, with every default."""
        return self.order.start

    @property
    def measuring(self) -> Measuring:
        """How to measure the sample, with every default."""
        assert self.start.measuring is not None
        return self.start.measuring

    @property
    def call_seed(self) -> int:
        """The seed that every random generator gets before each call of a graph that draws random numbers."""
        return number(self.measuring.call_seed)

    def peak_device_memory(self) -> int:
        """Return the peak of device memory in bytes; 0 if the adapter raises: this must not make the row fail."""
        if self.start.device.startswith("cpu"):
            return 0
        try:
            return self.adapter.peak_device_memory(self.start.device)
        except Exception as error:
            print_traceback(error)
            return 0

    def synchronize(self) -> None:
        """Wait for the device. On a CPU, a call has done its work when it returns, and no code of the adapter runs
        beside the timed calls.
        """
        if not self.start.device.startswith("cpu"):
            self.adapter.synchronize(self.start.device)


@dataclass(frozen=True)
class Loaded:
    """The result of the stages LOAD and INPUTS: a sample whose model and inputs are on the device."""

    model: Any
    inputs: tensors.Inputs


@dataclass(frozen=True)
class Built:
    """The result of the stage COMPILE: a compiled sample."""

    loaded: Loaded
    compiled: Compiled
    #: The flags of the graphs of a whole model. The adapter itself keeps those of the graph that it compiled last.
    flags: Tuple[str, ...] = ()

    def compilations(self) -> Dict[str, int]:
        """Return the compiler's counters of its compilations; empty if it has no counters."""
        return dict(self.compiled.counters()) if self.compiled.counters is not None else {}


@dataclass(frozen=True)
class SameConditions:
    """Called before each call of a graph except the first: restores the seed and the inputs of the first call."""

    inputs: tensors.Inputs
    #: Names of the inputs that a call overwrites.
    mutated: Tuple[str, ...]
    #: The seed; None for a graph that draws no random numbers.
    seed: Optional[int]

    def __call__(self) -> None:
        if self.seed is not None:
            seed_everything(self.seed)
        self.inputs.restore(self.mutated)

    def outputs_of(self, result: Any) -> CallOutputs:
        """Return a call's result and the inputs that the call overwrote, without copying their memory."""
        structure, produced = tensors.flatten(result)
        traits = traits_of(produced, self.inputs.named(self.inputs.names))
        return CallOutputs(structure, produced, self.inputs.named(self.mutated), traits)


@dataclass(frozen=True)
class Warm:
    """The result of the stage WARM_UP: a sample that was called often enough to be timed."""

    built: Built
    conditions: SameConditions
    #: The call of the compiled graph, with the same seed and inputs each time.
    call: timing.TimedCall
    call_ns: int
    calls_per_trial: int
    #: The outputs of the first call, and those of the second call if they differ from the first.
    first: CallOutputs
    second: Optional[CallOutputs]
    #: Empties the caches before each timed call; None if calls are timed with warm caches.
    flush: Optional[cold.Flush]
    #: The compiler's counters after the warm-up. If they change later, a timed call compiled again.
    compilations: Dict[str, int]
    flags: Tuple[str, ...]


def load(context: Context) -> Loaded:
    """Load the sample's model (stage LOAD) and its inputs (stage INPUTS)."""
    order, start = context.order, context.start
    with context.link.stage(Stage.LOAD):
        model = load_model(start.model_source, start.device, order.scratch)
    with context.link.stage(Stage.INPUTS):
        inputs = tensors.Inputs(order.inputs_path, start.tensors, order.offsets, start.device)
    return Loaded(model, inputs)


def build(context: Context, loaded: Loaded) -> Built:
    """Compile the model (stage COMPILE).

    Raise StageFailed if the stage fails, or with the outcome FELL_BACK if the compiler compiled no node of the graph.
    """
    with context.link.stage(Stage.COMPILE):
        options = _compile_options(context.order)
        seed_everything(context.call_seed)
        flags: Tuple[str, ...] = ()
        if context.start.parts:
            compiled, compile_ns, flags = compile_parts(
                context.adapter, loaded.model, loaded.inputs, options, context.start
            )
        else:
            compiled, compile_ns = timed_compile(
                context.adapter, loaded.model, loaded.inputs.values, options, context.start.device
            )
        # Nothing else comes before the report, because the server, too, measures the compile until it arrives.
        evidence, own = evidence_message(compiled.evidence), context.memory.take_peak()
        context.link.send(CompileReport(compile_ns, evidence, apart_ns=options.apart.ns, own_memory_bytes=own))
        loaded.inputs.restore(loaded.inputs.written())
    if compiled.evidence.nodes_compiled == 0:
        named = ", ".join(compiled.evidence.fallback_ops[:8]) or "none named"
        message = "the compiler took no node; left to eager: %s" % named
        raise StageFailed(Failure(OutcomeCode.FELL_BACK, Stage.COMPILE, "", message, compiled.evidence))
    return Built(loaded, compiled, flags)


def warm_up(context: Context, built: Built) -> Warm:
    """Make the first call and the warm-up calls (stage WARM_UP).

    The first call shows whether the graph draws random numbers, and which of its inputs it overwrites.
    """
    with context.link.stage(Stage.WARM_UP):
        return _warm_up(context, built)


def _warm_up(context: Context, built: Built) -> Warm:
    inputs, measuring, device = built.loaded.inputs, context.measuring, context.start.device
    timer = context.adapter.device_timer(device)
    first_call = timing.TimedCall(built.compiled.call, inputs.values, _nothing, context.synchronize, timer)
    seed_everything(context.call_seed)
    before, compilations = _generator_digest(device), built.compilations()
    result, first_ns = timing.timed_call(first_call)
    context.mended()
    after = _generator_digest(device)
    draws_random = after != before
    conditions = SameConditions(inputs, tuple(inputs.written()), context.call_seed if draws_random else None)
    first = conditions.outputs_of(result).copied()
    call = dataclasses.replace(first_call, prepare=conditions)
    warmup_ns, second = _warm_up_calls(context, call, conditions, first)
    context.mended()
    late, durations = timing.hands_over_late(call, lambda result: tensors.clone_outputs(tensors.flatten(result)[1]))
    if warmup_ns:
        # These calls are the last warm-up calls.
        warmup_ns = [*warmup_ns, *durations]
    call_ns = min(warmup_ns or [first_ns])
    once = bool(conditions.mutated) or draws_random or measuring.cold
    repeats = 1 if once else timing.calls_per_trial(call_ns, number(measuring.min_trial_ns))
    flush = cold.Flush(device) if measuring.cold else None
    context.link.send(
        CallReport(
            first_call_ns=first_ns,
            warmup_ns=tuple(warmup_ns),
            draws_random=draws_random,
            mutated_inputs=conditions.mutated,
            calls_per_trial=repeats,
            generator_digest=after,
            compiled_late=built.compilations() != compilations,
            peak_memory_bytes=context.memory.peak_resident,
            counts_compilations=built.compiled.counters is not None,
            own_memory_bytes=context.memory.take_peak(),
            device_memory_bytes=context.peak_device_memory(),
        )
    )
    return Warm(
        built=built,
        conditions=conditions,
        call=call,
        call_ns=call_ns,
        calls_per_trial=repeats,
        first=first,
        second=second,
        flush=flush,
        compilations=built.compilations(),
        flags=(*built.flags, *(("lazy_result",) if late else ())),
    )


def _warm_up_calls(
    context: Context, call: timing.TimedCall, conditions: SameConditions, first: CallOutputs
) -> Tuple[List[int], Optional[CallOutputs]]:
    """Make the warm-up calls, but leave the last of two or more to ``hands_over_late``.

    Return the calls' durations in ns, and the outputs of the first one (the sample's second call; None if they are
    equal to ``first``).
    """
    count = number(context.measuring.warmup_calls)
    if not count:
        return [], None
    result, duration = timing.timed_call(call)
    context.mended()
    outputs = conditions.outputs_of(result)
    second = None if outputs.same_as(first) else outputs.copied()
    return [duration, *timing.warm_up(call, count - 2, spent_ns=duration)], second


def number(value: Optional[int]) -> int:
    """Return a field of Measuring, which is never None, because the server fills in every default."""
    assert value is not None
    return value


def evidence_message(evidence: contract.Evidence) -> Evidence:
    """Convert an adapter's evidence to a message. Raise TypeError or ValueError if JSON cannot express a value."""
    return Evidence(
        nodes_total=evidence.nodes_total,
        nodes_compiled=evidence.nodes_compiled,
        partitions=evidence.partitions,
        fallback_ops=tuple(evidence.fallback_ops),
        compiler_json=json.dumps(evidence.compiler),
    )


def _nothing() -> None:
    """Do nothing. The first call needs no preparation: generators are already seeded, and no input was overwritten."""


def _generator_digest(device: str) -> str:
    return hashlib.sha256(b"".join(generator_states(device))).hexdigest()


def _compile_options(order: ServeSample) -> CompileOptions:
    start = order.start
    exact = start.inputs is not None and start.inputs.exact_statistics
    facts = SampleFacts(start.sample, start.sample_hash, start.model_source, tuple(start.tensors), exact)
    return CompileOptions(
        values=start.options,
        device=start.device,
        threads=start.threads,
        scratch=order.scratch,
        prepared=order.prepared,
        artifacts=order.artifacts or None,
        kinds=tuple(spec.kind for spec in start.tensors),
        cache=compiler_cache(order.cache),
        sample=None if start.parts else facts,
    )

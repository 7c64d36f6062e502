"""A hostile worker for tests: an attack changes, repeats, drops or invents the events of a fake worker.

An attack is a function that gets the events of an honest worker and yields other events or raw bytes. ``ATTACKS`` has
one attack for each kind of lie; ``random_attack`` makes a further attack from each seed.
"""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

import grpc
from fake_worker import FakeWorker

from graphnet_contract import messages, wire
from graphnet_contract.messages import OutcomeCode, Stage

Events = Iterator[Any]
Attack = Callable[[Events], Events]

#: The bytes of an event that the contract does not have. Its field number is 99, and its content is empty.
_UNKNOWN_EVENT = bytes([0x9A, 0x06, 0x00])
_OK = messages.Outcome(OutcomeCode.OK, Stage.OUTPUTS)
_EXTREMES = (0, 1, -1, 7, 2**31 - 1, -(2**31), 2**53, 2**62, 2**63 - 1, -(2**63))
_TEXTS = ("", "x", "\x00", "\x1b[31m", "a\nb", "../../x", "[/x]", "\u202e", "9" * 5000, '{"tensor": 0}', "{" * 2000)


@dataclass
class HostileWorker(FakeWorker):
    """A fake worker. For each sample, it applies the attack that ``attack_of`` returns for the sample's name."""

    attack_of: Callable[[str], Attack] = lambda _name: lambda events: events

    def _compile_and_run(
        self, commands: Iterator[messages.Command], context: grpc.ServicerContext
    ) -> Iterator[messages.Event]:
        names: list[str] = []

        def noted() -> Iterator[messages.Command]:
            for command in commands:
                if isinstance(command, messages.Start):
                    names.append(command.sample)
                yield command

        events = super()._compile_and_run(noted(), context)
        # The fake worker reads the Start message before it makes its first event, so ``names`` has the sample's name
        # then.
        first = next(events)
        for event in self.attack_of(names[0])(itertools.chain((first,), events)):
            if not context.is_active():
                return
            yield event


def changed(kind: type[Any], **fields_: Any) -> Attack:
    """Make an attack that replaces fields of every event of a kind.

    The new value of a field may be given as a function, which gets the event and returns the value.
    """

    def attack(events: Events) -> Events:
        for event in events:
            if isinstance(event, kind):
                values = {name: value(event) if callable(value) else value for name, value in fields_.items()}
                event = replace(event, **values)
            yield event

    return attack


def before(kind: type, *invented: Any) -> Attack:
    """Make an attack that sends invented events before the first event of a kind."""

    def attack(events: Events) -> Events:
        done = False
        for event in events:
            if isinstance(event, kind) and not done:
                done = True
                yield from invented
            yield event

    return attack


def without(*kinds: type) -> Attack:
    """Make an attack that drops every event of some kinds."""
    return lambda events: (event for event in events if not isinstance(event, kinds))


def endless(event: Any, after: type = messages.StageStarted, pause_s: float = 0.0) -> Attack:
    """Make an attack that sends ``event`` again and again, without end, after the first event of the kind ``after``."""

    def attack(events: Events) -> Events:
        for sound in events:
            yield sound
            if isinstance(sound, after):
                while True:
                    time.sleep(pause_s)
                    yield event

    return attack


def _cut_after(kind: type) -> Attack:
    def attack(events: Events) -> Events:
        for event in events:
            yield event
            if isinstance(event, kind):
                return

    return attack


def _ends_at_once(events: Events) -> Events:
    yield _OK


def _ends_instead_of(kind: type) -> Attack:
    def attack(events: Events) -> Events:
        for event in events:
            if isinstance(event, kind):
                yield _OK
                return
            yield event

    return attack


def _silent(events: Events) -> Events:
    yield next(events)
    # Sleep longer than any limit of these tests, but not so long that this thread delays the end of the process.
    time.sleep(5)


def _nested(depth: int) -> str:
    return '{"tuple": [' * depth + '{"tensor": 0}' + "]}" * depth


def _tensor(**fields_: Any) -> Callable[[messages.OutputSet], Any]:
    return lambda event: tuple(replace(one, **fields_) for one in event.tensors)


def _evidence(**fields_: Any) -> Attack:
    return changed(messages.CompileReport, evidence=messages.Evidence(**fields_))


_TIMES = messages.TrialTimes
_SET = messages.OutputSet
_LIST_ATTACKS: Mapping[str, Callable[[_TIMES], tuple[int, ...]]] = {
    "zero": lambda event: (0,) * len(event.wall_ns),
    "negative": lambda event: tuple(-ns for ns in event.wall_ns),
    "empty": lambda _: (),
    "too few": lambda event: event.wall_ns[:-1],
    "too many": lambda event: (*event.wall_ns, 1000),
    "enormous": lambda event: (2**62,) * len(event.wall_ns),
}

#: One attack for each kind of lie. The row of an attacked sample must have the outcome WORKER_LOST.
ATTACKS: Mapping[str, Attack] = {
    **{f"trial times: {name}": changed(_TIMES, wall_ns=lie) for name, lie in _LIST_ATTACKS.items()},
    "trial times: all lists empty": changed(_TIMES, wall_ns=(), cpu_ns=(), involuntary_switches=(), device_ns=()),
    "trial times: unequal lists": changed(_TIMES, cpu_ns=(1,)),
    "trial times: negative cpu time": changed(_TIMES, cpu_ns=lambda event: (-1,) * len(event.wall_ns)),
    "trial times: negative device time": changed(_TIMES, device_ns=lambda event: (-1,) * len(event.wall_ns)),
    "trial times: no calls": changed(_TIMES, calls_per_trial=0),
    "trial times: other calls": changed(_TIMES, calls_per_trial=7),
    "trial times: no stamps": changed(_TIMES, started_ns=0, ended_ns=0),
    "trial times: ends before it starts": changed(_TIMES, ended_ns=lambda event: event.started_ns - 1),
    "trial times: trials longer than the block": changed(_TIMES, ended_ns=lambda event: event.started_ns),
    "trial times: the same block twice": changed(_TIMES, started_ns=10**9, ended_ns=2 * 10**9),
    "trial times: a block of a year": changed(_TIMES, started_ns=1, ended_ns=365 * 86400 * 10**9),
    "trial times: negative throttling": changed(_TIMES, throttled_periods=-1),
    "trial times: negative cycles": changed(_TIMES, counts=messages.Counts(cycles=-1)),
    "trial times nobody asked for": before(messages.Ready, _TIMES(1, (1,), (1,), (0,), 1, 2)),
    "call report: negative first call": changed(messages.CallReport, first_call_ns=-1),
    "call report: no first call": changed(messages.CallReport, first_call_ns=0),
    "call report: negative warm-up": changed(messages.CallReport, warmup_ns=(-5,)),
    "call report: endless warm-up": changed(messages.CallReport, warmup_ns=(1,) * 5000),
    "call report: no calls": changed(messages.CallReport, calls_per_trial=0),
    "call report: too many calls": changed(messages.CallReport, calls_per_trial=2**31 - 1),
    "call report: unknown inputs": changed(messages.CallReport, mutated_inputs=("nobody",)),
    "call report: none": without(messages.CallReport),
    "call report: twice": before(messages.StageFinished, messages.CallReport(1, (), calls_per_trial=1)),
    "compile: negative": changed(messages.CompileReport, compile_ns=-1),
    "compile: a year": changed(messages.CompileReport, compile_ns=365 * 86400 * 10**9),
    "compile: reported often": before(messages.CompileReport, *(messages.CompileReport(1),) * 5),
    "evidence: no JSON": _evidence(compiler_json="{"),
    "evidence: deep JSON": _evidence(compiler_json="[" * 500 + "]" * 500),
    "evidence: bottomless JSON": _evidence(compiler_json="[" * 500_000),
    "evidence: text that no file can hold": _evidence(compiler_json='{"x": "\\ud800"}'),
    "evidence: negative counts": _evidence(nodes_total=-1, nodes_compiled=-1),
    "evidence: an operator with a newline": _evidence(fallback_ops=("aten\nadd",)),
    "outputs: deep": changed(_SET, structure_json=_nested(500)),
    "outputs: bottomless": changed(_SET, structure_json=_nested(300_000)),
    "outputs: no JSON": changed(_SET, structure_json="("),
    "outputs: an index too large": changed(_SET, structure_json='{"tuple": [{"tensor": 9}]}'),
    "outputs: a negative index": changed(_SET, structure_json='{"tuple": [{"tensor": -1}]}'),
    "outputs: a tensor twice": changed(_SET, structure_json='{"tuple": [{"tensor": 0}, {"tensor": 0}]}'),
    "outputs: an infinite index": changed(_SET, structure_json='{"tuple": [{"tensor": Infinity}]}'),
    "outputs: two tags": changed(_SET, structure_json='{"tuple": [{"tensor": 0, "float": "1"}]}'),
    "outputs: nothing in a tuple": changed(_SET, structure_json='{"tuple": null}'),
    "outputs: a bad float": changed(_SET, structure_json='{"tuple": [{"tensor": 0}, {"float": "x"}]}'),
    "outputs: a dtype of objects": changed(_SET, tensors=_tensor(dtype="O")),
    "outputs: an unknown dtype": changed(_SET, tensors=_tensor(dtype="float7")),
    "outputs: a negative size": changed(_SET, tensors=_tensor(shape=(-2, -3))),
    "outputs: an enormous size": changed(_SET, tensors=_tensor(shape=(2**62, 2**62))),
    "outputs: many dimensions": changed(_SET, tensors=_tensor(shape=(1,) * 5000)),
    "outputs: outside of the file": changed(_SET, tensors=_tensor(offset=1000)),
    "outputs: a negative offset": changed(_SET, tensors=_tensor(offset=-8)),
    "outputs: too many tensors": changed(_SET, tensors=(messages.OutputTensor("float32", (0,), 0, 0),) * 20_000),
    "outputs: overlapping tensors": changed(_SET, tensors=lambda event: event.tensors * 2),
    "outputs: an enormous file": changed(_SET, file_bytes=2**62),
    "outputs: a negative file": changed(_SET, file_bytes=-1),
    "outputs: more than the memory": changed(_SET, file_bytes=3 * 1024**3),
    "outputs: another digest": changed(_SET, digest="0" * 32),
    "outputs: a path": changed(_SET, file_name="../../etc/passwd"),
    "outputs: a file's name": changed(_SET, file_name="outputs"),
    "outputs: of an unknown call": changed(_SET, call="third"),
    "outputs: of another input": changed(_SET, mutated_inputs={"nobody": 0}),
    "outputs: none": without(messages.OutputSet, messages.OutputChunk),
    "outputs: no bytes": without(messages.OutputChunk),
    "outputs: a piece that nobody announced": before(messages.Ready, messages.OutputChunk(b"x")),
    "outputs: a piece too long": changed(messages.OutputChunk, data=b"x" * 1000),
    "outputs: other bytes": changed(messages.OutputChunk, data=lambda event: bytes(len(event.data))),
    "stages: one twice": before(messages.CompileReport, messages.StageStarted(Stage.LOAD)),
    "stages: an end without a beginning": before(messages.StageStarted, messages.StageFinished(Stage.COMPILE, 1)),
    "stages: a negative duration": changed(messages.StageFinished, duration_ns=-1),
    "stages: measuring before the compile": before(messages.CompileReport, messages.StageStarted(Stage.MEASURE)),
    "stages: ready twice": before(messages.Ready, messages.Ready()),
    "stages: ready at once": before(messages.StageStarted, messages.Ready()),
    "outcome: OK at once": _ends_at_once,
    "outcome: OK instead of times": _ends_instead_of(_TIMES),
    "outcome: OK instead of outputs": _ends_instead_of(_SET),
    "outcome: OK instead of the end of the outputs": _ends_instead_of(messages.OutputChunk),
    "compile: negative memory": changed(messages.CompileReport, own_memory_bytes=-1),
    "warm-up: enormous memory": changed(messages.CallReport, own_memory_bytes=2**62),
    "times: negative energy": changed(messages.TrialTimes, energy=messages.Energy(1, -1, "rapl")),
    "times: energy of a source with an escape": changed(messages.TrialTimes, energy=messages.Energy(1, 1, "\x1b")),
    "outcome: negative memory": changed(messages.Outcome, peak_memory_bytes=-1),
    "outcome: a flag with an escape": changed(messages.Outcome, flags=("\x1b[2J",)),
    "outcome: many flags": changed(messages.Outcome, flags=("x",) * 5000),
    "outcome: none": without(messages.Outcome),
    "operators that nobody asked for": before(messages.Ready, messages.OperatorCounts("operators")),
    "times of graphs that nobody asked for": before(messages.Ready, messages.PartTimes()),
    "artifacts that nobody asked for": before(messages.Ready, messages.Artifact("a", b"x")),
    "cut after the compile": _cut_after(messages.CompileReport),
    "bytes that are not a message": before(messages.Ready, b"\xff\xff\xff"),
    "an empty message": before(messages.Ready, b""),
    "an unknown event": before(messages.Ready, _UNKNOWN_EVENT),
    "a message over the limit": before(messages.Ready, b"x" * (wire.MAX_MESSAGE_BYTES + 1000)),
    "endless: logs": endless(messages.Log("x" * 1000)),
    "endless: empty logs": endless(messages.Log("")),
    "endless: stages": endless(messages.StageStarted(Stage.LOAD)),
    "endless: chunks": endless(messages.OutputChunk(b"x" * 1000), after=messages.OutputSet),
    "endless: empty chunks": endless(messages.OutputChunk(b""), after=messages.OutputSet),
    "endless: artifacts": endless(messages.Artifact("a", b"")),
    "endless: slow logs": endless(messages.Log(""), pause_s=0.1),
    "endless: silence": _silent,
}


def random_attack(seed: int) -> Attack:
    """Make an attack from a seed: one of ``ATTACKS``, changed values, changed bytes, or dropped and repeated events."""
    generator = random.Random(seed)
    kind = generator.random()
    if kind < 0.3:
        return generator.choice(list(ATTACKS.values()))
    rate = generator.choice((0.02, 0.1, 0.5))
    if kind < 0.6:
        return lambda events: _maybe(events, generator, rate, lambda event: _with_a_lie(event, generator))
    if kind < 0.85:
        return lambda events: _maybe(events, generator, rate, lambda event: mutated(event, generator))
    return lambda events: _shuffled(events, generator, rate)


def mutated(event: Any, generator: random.Random) -> bytes:
    """Return the bytes of an event with a few bytes changed, removed, repeated or inserted."""
    data = bytearray(wire.serialize_event(event))
    for _ in range(generator.randint(1, 3)):
        at = generator.randrange(len(data) + 1)
        match generator.randrange(4):
            case 0:
                data[at : at + 1] = bytes([generator.randrange(256)])
            case 1:
                del data[at : at + generator.randint(1, 8)]
            case 2:
                data[at:at] = data[at : at + generator.randint(1, 16)]
            case _:
                data[at:at] = generator.randbytes(generator.randint(1, 4))
    return bytes(data)


def _maybe(events: Events, generator: random.Random, rate: float, lie: Callable[[Any], Any]) -> Events:
    for event in events:
        yield lie(event) if generator.random() < rate else event


def _with_a_lie(event: Any, generator: random.Random) -> Any:
    """Return the event, usually with one field replaced by a random value that is almost never right."""
    chosen = generator.choice([*fields(event), None])
    if chosen is None:
        return event
    value = getattr(event, chosen.name)
    try:
        lie = replace(event, **{chosen.name: _lie(value, generator)})
        wire.serialize_event(lie)
    except (TypeError, ValueError, OverflowError):
        # The field cannot hold the random value, so no worker can send this lie. Leave the event unchanged.
        return event
    return lie


def _lie(value: Any, generator: random.Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, Stage | OutcomeCode):
        return generator.choice(list(type(value)))
    if isinstance(value, int) or value is None:
        return generator.choice(_EXTREMES)
    if isinstance(value, str):
        return generator.choice(_TEXTS)
    if isinstance(value, bytes):
        return generator.randbytes(generator.randrange(2000))
    if isinstance(value, Mapping):
        return {generator.choice(_TEXTS): generator.choice(_EXTREMES)}
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{field.name: _lie(getattr(value, field.name), generator) for field in fields(value)})
    items = list(value)
    if items and generator.random() < 0.6:
        at = generator.randrange(len(items))
        items[at] = _lie(items[at], generator)
        return tuple(items)
    return tuple(generator.choice(((), items[:-1], items * 2, items * 1000)))


def _shuffled(events: Events, generator: random.Random, rate: float) -> Events:
    """Yield the events, but at random drop some events and send earlier events again, including dropped ones."""
    seen: list[Any] = []
    for event in events:
        seen.append(event)
        if generator.random() >= rate / 2:
            yield event
        while generator.random() < rate:
            yield generator.choice(seen)

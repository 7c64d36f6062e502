"""One CompileAndRun: commands in, a sample process driven, events out."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
import queue
import signal
import time
from typing import Any, Callable, Dict, Iterator, List, Optional, Tuple

from graphnet_contract import inputs as input_layout
from graphnet_contract import wire
from graphnet_contract.wire import Event, OutcomeCode, OutputPolicy, Stage
from graphnet_runner.failures import memory_limit_exceeded
from graphnet_runner.process import EXIT_OUT_OF_MEMORY
from graphnet_server.artifacts import TRUNCATED_FLAG, Artifacts
from graphnet_server.config import WorkerConfig
from graphnet_server.output_files import OutputFiles
from graphnet_server.sample_process import SampleProcess
from graphnet_server.turn import TimedSection, WaitAborted, Work
from graphnet_server.witness import CLOCK_FLAG, Witness
from graphnet_server.zygotes import Zygotes

#: A sample process that has sent its outcome gets this long to end by itself.
_GRACE_S = 2.0
#: A killed process whose end the runner has not told by then has a runner that is stuck.
_TOLD_S = 5.0
_POLL_S = 0.5
#: So long in all do a sample's timed sections wait for other samples of this host to end their work.
_PATIENCE_S = 60.0
#: Events of a sample that wait for the caller; beyond them the sample waits.
_MAX_WAITING = 1000
#: Characters of a log in a message.
_MAX_LINE = 300

Item = Tuple[str, Any]


class CallerGone(Exception):
    """The caller cancelled, vanished, or its deadline passed: nothing more is to be sent."""


class WorkerLost(RuntimeError):
    """The runner died under the sample; a system failure, never the compiler's."""


class BadCommand(ValueError):
    """The caller sent something that is no command for a running sample."""


class StorageFailed(OSError):
    """The directory of the outputs has no room, or cannot be written."""


class Session:
    """Drives one sample process. ``post`` is thread-safe; ``run`` belongs to the RPC's thread."""

    def __init__(
        self, config: WorkerConfig, start: wire.Start, inputs_path: str, options: Dict[str, Any], cache: str = ""
    ) -> None:
        self._config = config
        self._start = start
        self._inputs_path = inputs_path
        self._options = options
        self._cache = cache
        self._items: queue.Queue[Item] = queue.Queue()
        self._gone = False
        self._closed = False
        self._commanded = False
        self._pending: List[wire.Command] = []
        self._busy = True
        self._stage = Stage.UNSPECIFIED
        self._deadline: Optional[float] = None
        self._outcome: Optional[wire.Outcome] = None
        self._timed_out = False
        self._killed = False
        self._over = False
        self._announced_late = False
        self._measured_ns = 0
        self._sandbox: Optional[SampleProcess] = None
        self._outputs = OutputFiles(config.outputs_directory, config.outputs_prefix, config.limits.max_output_bytes)
        patience_s = min(_PATIENCE_S, start.stage_timeout_ns / 1e9 / 2)
        self._timed = TimedSection(config.lock_directory, start.device, patience_s)
        self._work = Work(config.lock_directory)
        self._witness = Witness()

    def post(self, kind: str, value: Any = None) -> None:
        """Hand over a ``command``, ``bad`` (it is none), ``closed`` (no more come) or ``gone`` (nobody listens)."""
        if kind == "gone":
            self._gone = True
            if self._sandbox is not None:
                self._sandbox.kill()
        self._items.put((kind, value))

    def run(self, runner: Zygotes) -> Iterator[Event]:
        """Every event of the sample, the outcome last.

        Errors: RunnerUnavailable, WorkerLost, CallerGone, BadCommand, StorageFailed.
        """
        self._begin_work(lambda: self._gone)
        try:
            limits, state = self._config.limits, self._config.state_directory
            self._sandbox = SampleProcess(runner, state, limits.max_log_bytes, self._on_frame)
            if self._gone:
                raise CallerGone
            self._sandbox.send(self._start_frame(self._sandbox))
            yield from self._drive(self._sandbox, runner)
            yield from self._last_words(self._sandbox)
        finally:
            self._over = True
            self._timed.release()
            self._work.end()
            if self._sandbox is not None:
                self._sandbox.close()
                self._outputs.remove(later=self._announced_late and not self._gone)

    def _begin_work(self, aborted: Callable[[], bool]) -> None:
        """Let no section on the CPU be timed until the sample has done what comes next."""
        with contextlib.suppress(WaitAborted):
            self._work.begin(aborted)

    def _on_frame(self, frame: Dict[str, Any]) -> None:
        """Called by the threads that read: what ends a block of trials frees the host's lock without delay."""
        if frame.get("event") == "trial_times":
            self._witness.block_ended(frame)
        if frame.get("event") in _BLOCK_ENDS:
            if self._timed.held and self._sandbox is not None:
                # Stopped before anybody else is timed: idle thread pools spin. Whatever comes next continues it.
                self._sandbox.pause()
            self._timed.release()
        while self._items.qsize() > _MAX_WAITING and not self._over:
            time.sleep(0.01)
        self._items.put(("frame", frame))

    def _drive(self, sandbox: SampleProcess, runner: Zygotes) -> Iterator[Event]:
        while True:
            kind, value = self._next()
            if kind == "gone":
                raise CallerGone
            if kind == "bad":
                raise BadCommand(value)
            if kind == "expired":
                self._expire(sandbox, runner)
            elif kind == "command":
                self._commanded = True
                self._pending.append(value)
            elif kind == "closed":
                self._close()
            elif value.get("event") == "lost":
                raise WorkerLost("the runner of %s ended while it held a sample" % self._config.backend.name)
            elif value.get("event") == "exited":
                self._conclude(sandbox, value)
                return
            else:
                yield from self._hear(sandbox, value)
            self._advance(sandbox)

    def _expire(self, sandbox: SampleProcess, runner: Zygotes) -> None:
        """The stage's time, or a killed process's time to be told of, is over."""
        if self._killed:
            runner.abandon()
            raise WorkerLost("the runner of %s did not tell that a killed sample had ended" % self._config.backend.name)
        self._timed_out = self._outcome is None
        self._kill(sandbox)

    def _kill(self, sandbox: SampleProcess) -> None:
        self._limit(_TOLD_S)
        self._killed = True
        sandbox.kill()

    def _limit(self, seconds: Optional[float]) -> None:
        """Let the process be killed after this time; None: until further notice not. Nothing revives a killed one."""
        if not self._killed:
            self._deadline = None if seconds is None else time.monotonic() + seconds

    def _next(self) -> Item:
        while True:
            remaining = _POLL_S if self._deadline is None else self._deadline - time.monotonic()
            if remaining <= 0:
                return "expired", None
            try:
                return self._items.get(timeout=min(remaining, _POLL_S))
            except queue.Empty:
                continue

    def _close(self) -> None:
        self._closed = True
        measuring = self._start.measuring or wire.Measuring()
        if not self._commanded and self._start.purpose == wire.Purpose.RUN:
            self._pending = [wire.RunTrials(measuring.default_trials), wire.SendOutputs()]

    def _advance(self, sandbox: SampleProcess) -> None:
        """Give the waiting process its next command; with none at hand, stop it."""
        if self._busy or self._outcome is not None:
            return
        if self._pending:
            command = self._pending.pop(0)
            self._busy = True
            if isinstance(command, wire.RunTrials):
                self._run_trials(sandbox, command)
            elif isinstance(command, wire.SendOutputs):
                self._begin_work(lambda: self._gone or sandbox.ended.is_set())
                self._tell(sandbox, {"command": "send_outputs", "extra_call": command.extra_call.name})
        elif self._closed:
            self._busy = True
            self._tell(sandbox, {"command": "finish"})
        else:
            sandbox.pause()

    def _run_trials(self, sandbox: SampleProcess, command: wire.RunTrials) -> None:
        """Start a block of trials under the host's lock; ``_on_frame`` frees it when the block has ended."""
        try:
            self._timed.acquire(lambda: self._gone or sandbox.ended.is_set())
        except WaitAborted:
            return
        order = {"command": "run_trials", "count": command.count, "calls": command.calls_per_trial}
        self._witness.block_starts()
        self._tell(sandbox, {**order, "side": command.side.name})

    def _tell(self, sandbox: SampleProcess, command: Dict[str, Any]) -> None:
        """Continue the process with a command. It must answer in time: it may be too broken to begin a stage."""
        self._limit(self._start.stage_timeout_ns / 1e9)
        sandbox.resume()
        sandbox.send(command)

    def _hear(self, sandbox: SampleProcess, frame: Dict[str, Any]) -> Iterator[Event]:
        """The events of one frame; one that a sound runner never sends ends the sample, which has broken its driver."""
        if self._outcome is not None:
            return
        try:
            for event in self._translate(frame):
                if not isinstance(event, wire.OutputChunk):
                    _check_sendable(event, self._config.limits.max_message_bytes)
                yield event
        except (KeyError, TypeError, ValueError, AttributeError, FileNotFoundError) as error:
            message = "the sample process sent what its driver never sends: " + _printable(
                "%s: %s" % (type(error).__name__, error)
            )
            self._outcome = wire.Outcome(OutcomeCode.CRASHED, self._stage, "", message)
            self._kill(sandbox)

    def _translate(self, frame: Dict[str, Any]) -> Iterator[Event]:
        event = frame.pop("event")
        if event == "stage_started":
            before, self._stage = self._stage, Stage[frame["stage"]]
            self._limit(self._start.stage_timeout_ns / 1e9)
            if self._stage is not Stage.MEASURE or before is not Stage.MEASURE:
                yield from self._measured()
                yield wire.StageStarted(self._stage)
        elif event == "stage_finished":
            self._limit(None)
            self._busy = self._stage < Stage.WARM_UP
            if not self._busy:
                self._work.end()
            if self._stage is Stage.MEASURE:
                self._measured_ns += frame["duration_ns"]
            else:
                yield wire.StageFinished(self._stage, frame["duration_ns"])
        elif event == "compile_report":
            yield wire.CompileReport(frame["compile_ns"], _evidence(frame["evidence"]))
        elif event == "call_report":
            cold = self._start.measuring is not None and self._start.measuring.cold
            self._witness.prepared = bool(frame["mutated_inputs"] or frame["draws_random"] or cold)
            yield wire.CallReport(**_tuples(frame), worker_id=self._config.worker_id)
        elif event == "trial_times":
            yield wire.TrialTimes(**_tuples(frame), throttled_periods=self._witness.throttled_periods)
        elif event == "output_set":
            policy = self._start.output_policy
            yield from self._outputs.events(frame, policy == OutputPolicy.CHUNKS, policy == OutputPolicy.NONE)
            self._announced_late = self._closed and policy == OutputPolicy.SHARED
        elif event == "outcome":
            yield from self._measured()
            if frame.get("evidence"):
                yield wire.CompileReport(0, _evidence(frame["evidence"]))
            code, stage, flags = OutcomeCode[frame["code"]], Stage[frame["stage"]], tuple(frame.get("flags", ()))
            device_memory = frame.get("peak_device_memory_bytes", 0)
            outcome = wire.Outcome(code, stage, frame["step"], frame["message"], flags, 0, device_memory)
            _check_sendable(outcome, self._config.limits.max_message_bytes)
            self._outcome = outcome
            self._limit(_GRACE_S)
        elif event == "storage_failed":
            raise StorageFailed(_printable(frame["message"]))
        else:
            raise ValueError("event %.40r" % (event,))

    def _measured(self) -> Iterator[Event]:
        """The end of stage MEASURE: all its blocks are one stage, each answered by its times alone."""
        if self._measured_ns:
            yield wire.StageFinished(Stage.MEASURE, self._measured_ns)
            self._measured_ns = 0

    def _conclude(self, sandbox: SampleProcess, exited: Dict[str, Any]) -> None:
        if self._outcome is None:
            self._outcome = self._how_it_ended(sandbox, exited)
        told = (
            ("output_truncated", sandbox.log.truncated),
            (CLOCK_FLAG, self._witness.clock_mismatch),
            ("beside_work", self._timed.beside_work),
        )
        flags = tuple(flag for flag, holds in told if holds)
        self._outcome = dataclasses.replace(
            self._outcome,
            flags=self._outcome.flags + flags,
            peak_memory_bytes=exited["peak_memory_bytes"],
            worker_id=self._config.worker_id,
        )

    def _how_it_ended(self, sandbox: SampleProcess, exited: Dict[str, Any]) -> wire.Outcome:
        stage = self._stage.name.lower().replace("_", " ")
        if self._timed_out:
            seconds = self._start.stage_timeout_ns / 1e9
            message = "stage %s took over %g s%s" % (stage, seconds, _last_line(sandbox.log.text()))
            return wire.Outcome(OutcomeCode.TIMEOUT, self._stage, "", message)
        number = exited["signal"]
        if number:
            how = "was killed by %s" % _signal_name(number)
            if number == signal.SIGKILL:
                how += ", which this worker did not send: most often the kernel's out-of-memory killer"
        else:
            how = "ended with exit code %d" % exited["code"]
        out_of_memory, phrase = memory_limit_exceeded(sandbox.log.text()[-4096:])
        if exited["code"] == EXIT_OUT_OF_MEMORY:
            message = "the memory limit left the sample process no room to say what failed in stage %s" % stage
            return wire.Outcome(OutcomeCode.OUT_OF_MEMORY, self._stage, "", message)
        if out_of_memory and number in (signal.SIGABRT, signal.SIGKILL, signal.SIGSEGV):
            message = "the sample process %s in stage %s after %r" % (how, stage, phrase)
            return wire.Outcome(OutcomeCode.OUT_OF_MEMORY, self._stage, "", message)
        message = "the sample process %s in stage %s" % (how, stage)
        return wire.Outcome(OutcomeCode.CRASHED, self._stage, "", message)

    def _last_words(self, sandbox: SampleProcess) -> Iterator[Event]:
        assert self._outcome is not None
        if self._start.keep_artifacts:
            artifacts = Artifacts(sandbox.artifacts)
            yield from artifacts.events()
            if artifacts.truncated:
                flags = (*self._outcome.flags, TRUNCATED_FLAG)
                self._outcome = dataclasses.replace(self._outcome, flags=flags)
        text = sandbox.log.text()
        if text:
            yield wire.Log(text)
        yield self._outcome

    def _start_frame(self, sandbox: SampleProcess) -> Dict[str, Any]:
        start, measuring = self._start, self._start.measuring or wire.Measuring()
        return {
            "command": "start" if start.purpose == wire.Purpose.RUN else "make_inputs",
            "model_source": start.model_source,
            "tensors": _placements(start),
            **(_recipe(start) if start.purpose == wire.Purpose.MAKE_INPUTS else {}),
            "inputs_path": self._inputs_path,
            "device": start.device,
            "threads": start.threads or len(os.sched_getaffinity(0)),
            "memory_bytes": start.memory_bytes,
            "options": self._options,
            "scratch": str(sandbox.scratch),
            "cache": self._cache,
            "prepared": str(self._config.prepared_directory),
            "artifacts": str(sandbox.artifacts) if start.keep_artifacts else "",
            "outputs_directory": str(self._config.outputs_directory),
            "output_prefix": self._outputs.prefix,
            "max_output_bytes": self._config.limits.max_output_bytes,
            "measuring": {
                "warmup_calls": measuring.warmup_calls,
                "min_trial_ns": measuring.min_trial_ns,
                "call_seed": measuring.call_seed,
                "cold": measuring.cold,
            },
        }


_BLOCK_ENDS = ("stage_finished", "outcome", "exited", "lost")


def _check_sendable(event: Event, limit: int) -> None:
    """Errors: TypeError or ValueError for values that the event's message cannot hold."""
    size = len(wire.serialize_event(event))
    if size > limit:
        raise ValueError("%s has %d bytes, over the limit of %d" % (type(event).__name__, size, limit))


def _printable(text: str) -> str:
    return text[:500].encode("utf-8", "replace").decode("utf-8")


def _last_line(log: str) -> str:
    """What the sample was at when it was stopped, as far as its log tells."""
    line = "".join(filter(str.isprintable, log.strip().rpartition("\n")[2]))
    return "; the last line of its log: %s" % line[:_MAX_LINE] if line else ""


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return "signal %d" % number


def _placements(start: wire.Start) -> List[Dict[str, Any]]:
    """Where each argument lies, as the runner's InputTensor wants it."""
    offsets = {slot.spec.name: slot.offset for slot in input_layout.layout(start.tensors).slots}
    return [
        {
            "name": spec.name,
            "dtype": spec.dtype,
            "shape": list(spec.shape),
            "offset": offsets.get(spec.name, 0),
            "symint": spec.symint_value if spec.is_symint else None,
            "kind": spec.kind,
        }
        for spec in start.tensors
    ]


def _recipe(start: wire.Start) -> Dict[str, Any]:
    """All that the input recipe of scheme ``graphnet`` draws from, in the runner's terms."""
    assert start.inputs is not None
    specs = [*start.tensors, *start.unused_tensors]
    return {"seed": start.inputs.seed, "specs": [dataclasses.asdict(spec) for spec in specs]}


def _evidence(frame: Dict[str, Any]) -> wire.Evidence:
    return wire.Evidence(
        frame["nodes_total"],
        frame["nodes_compiled"],
        frame["partitions"],
        tuple(frame["fallback_ops"]),
        json.dumps(frame["compiler"], default=str),
    )


def _tuples(frame: Dict[str, Any]) -> Dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in frame.items()}

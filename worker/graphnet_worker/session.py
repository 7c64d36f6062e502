"""One CompileAndRun: commands in, a sample process driven, events out."""

from __future__ import annotations

import dataclasses
import json
import os
import queue
import signal
import time
from typing import Any, Dict, Iterator, List, Optional, Tuple

from graphnet_contract import inputs as input_layout
from graphnet_contract import wire
from graphnet_contract.wire import Event, OutcomeCode, OutputPolicy, Stage
from graphnet_runner.failures import memory_limit_exceeded
from graphnet_worker.config import WorkerConfig
from graphnet_worker.locks import WaitAborted, timed_section
from graphnet_worker.outputs import OutputFiles
from graphnet_worker.runner import Runner
from graphnet_worker.sandbox import Sandbox

#: A sample process that has sent its outcome gets this long to end by itself.
_GRACE_S = 2.0
_POLL_S = 0.5

Item = Tuple[str, Any]


class CallerGone(Exception):
    """The caller cancelled, vanished, or its deadline passed: nothing more is to be sent."""


class WorkerLost(RuntimeError):
    """The runner died under the sample; a system failure, never the compiler's."""


class Session:
    """Drives one sample process. ``post`` is thread-safe; ``run`` belongs to the RPC's thread."""

    def __init__(self, config: WorkerConfig, start: wire.Start, inputs_path: str, options: Dict[str, Any]) -> None:
        self._config = config
        self._start = start
        self._inputs_path = inputs_path
        self._options = options
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
        self._sandbox: Optional[Sandbox] = None
        self._outputs = OutputFiles(config.outputs_directory)

    def post(self, kind: str, value: Any = None) -> None:
        """Hand over a ``command``, ``closed`` (the caller sends no more) or ``gone`` (nobody listens)."""
        if kind == "gone":
            self._gone = True
            if self._sandbox is not None:
                self._sandbox.kill()
        self._items.put((kind, value))

    def run(self, runner: Runner) -> Iterator[Event]:
        """Every event of the sample, the outcome last. Errors: RunnerUnavailable, WorkerLost, CallerGone."""
        self._sandbox = Sandbox(runner, self._config.state_directory, self._config.limits.max_log_bytes, self._on_frame)
        try:
            if self._gone:
                raise CallerGone
            self._sandbox.send(self._start_frame(self._sandbox))
            yield from self._drive(self._sandbox)
            yield from self._last_words(self._sandbox)
        finally:
            self._sandbox.close()
            self._outputs.remove(later=self._closed)

    def _on_frame(self, frame: Dict[str, Any]) -> None:
        self._items.put(("frame", frame))

    def _drive(self, sandbox: Sandbox) -> Iterator[Event]:
        while True:
            kind, value = self._next()
            if kind == "gone":
                raise CallerGone
            if kind == "expired":
                self._timed_out = True
                sandbox.kill()
            elif kind == "command":
                self._commanded = True
                self._pending.append(value)
            elif kind == "closed":
                self._close()
            elif value["event"] == "lost":
                raise WorkerLost("the runner of %s ended while it held a sample" % self._config.backend.name)
            elif value["event"] == "exited":
                self._conclude(sandbox, value)
                return
            else:
                yield from self._translate(value)
            self._advance(sandbox)

    def _next(self) -> Item:
        while True:
            remaining = _POLL_S if self._deadline is None else self._deadline - time.monotonic()
            if remaining <= 0:
                self._deadline = None
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

    def _advance(self, sandbox: Sandbox) -> None:
        """Give the waiting process its next command; with none at hand, stop it."""
        if self._busy or self._outcome is not None:
            return
        if self._pending:
            command = self._pending.pop(0)
            self._busy = True
            if isinstance(command, wire.RunTrials):
                self._run_trials(sandbox, command.count)
            else:
                sandbox.resume()
                sandbox.send({"command": "send_outputs"})
        elif self._closed:
            self._busy = True
            sandbox.resume()
            sandbox.send({"command": "finish"})
        else:
            sandbox.pause()

    def _run_trials(self, sandbox: Sandbox, count: int) -> None:
        """Start a block of trials and hold the host's lock until it has ended, however it ends."""
        try:
            with timed_section(self._config.lock_directory, self._start.device, lambda: self._gone):
                sandbox.resume()
                sandbox.send({"command": "run_trials", "count": count})
                self._wait_for_block()
        except WaitAborted:
            return

    def _wait_for_block(self) -> None:
        """Collect items until the block is over and put them back in order for ``_drive``."""
        seen: List[Item] = []
        deadline = time.monotonic() + self._start.stage_timeout_ns / 1e9
        while True:
            try:
                item = self._items.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                seen.append(("expired", None))
                break
            seen.append(item)
            if item[0] == "gone" or (item[0] == "frame" and item[1]["event"] in _BLOCK_ENDS):
                break
        later = []
        while not self._items.empty():
            later.append(self._items.get())
        for item in seen + later:
            self._items.put(item)

    def _translate(self, frame: Dict[str, Any]) -> Iterator[Event]:
        event = frame.pop("event")
        if event == "stage_started":
            self._stage = Stage[frame["stage"]]
            self._deadline = time.monotonic() + self._start.stage_timeout_ns / 1e9
            yield wire.StageStarted(self._stage)
        elif event == "stage_finished":
            self._deadline = None
            self._busy = self._stage < Stage.WARM_UP
            yield wire.StageFinished(self._stage, frame["duration_ns"])
        elif event == "compile_report":
            yield wire.CompileReport(frame["compile_ns"], _evidence(frame["evidence"]))
        elif event == "call_report":
            yield wire.CallReport(**_tuples(frame))
        elif event == "trial_times":
            yield wire.TrialTimes(**_tuples(frame))
        elif event == "output_set":
            chunks = self._start.output_policy == OutputPolicy.CHUNKS
            yield from self._outputs.events(frame, chunks, self._start.output_policy == OutputPolicy.NONE)
        elif event == "outcome":
            if frame.get("evidence"):
                yield wire.CompileReport(0, _evidence(frame["evidence"]))
            self._outcome = wire.Outcome(
                OutcomeCode[frame["code"]], Stage[frame["stage"]], frame["step"], frame["message"]
            )
            self._deadline = time.monotonic() + _GRACE_S

    def _conclude(self, sandbox: Sandbox, exited: Dict[str, Any]) -> None:
        if self._outcome is None:
            self._outcome = self._how_it_ended(sandbox, exited)
        flags = ("output_truncated",) if sandbox.log.truncated else ()
        self._outcome = wire.Outcome(
            self._outcome.code,
            self._outcome.stage,
            self._outcome.step,
            self._outcome.message,
            self._outcome.flags + flags,
            exited["peak_memory_bytes"],
        )

    def _how_it_ended(self, sandbox: Sandbox, exited: Dict[str, Any]) -> wire.Outcome:
        stage = self._stage.name.lower().replace("_", " ")
        if self._timed_out:
            seconds = self._start.stage_timeout_ns / 1e9
            return wire.Outcome(OutcomeCode.TIMEOUT, self._stage, "", "stage %s took over %g s" % (stage, seconds))
        number = exited["signal"]
        if number:
            how = "was killed by %s" % signal.Signals(number).name
            if number == signal.SIGKILL:
                how += ", which this worker did not send: most often the kernel's out-of-memory killer"
        else:
            how = "ended with exit code %d" % exited["code"]
        out_of_memory, phrase = memory_limit_exceeded(sandbox.log.text()[-4096:])
        if out_of_memory and number in (signal.SIGABRT, signal.SIGKILL, signal.SIGSEGV):
            message = "the sample process %s in stage %s after %r" % (how, stage, phrase)
            return wire.Outcome(OutcomeCode.OUT_OF_MEMORY, self._stage, "", message)
        message = "the sample process %s in stage %s" % (how, stage)
        return wire.Outcome(OutcomeCode.CRASHED, self._stage, "", message)

    def _last_words(self, sandbox: Sandbox) -> Iterator[Event]:
        text = sandbox.log.text()
        if text:
            yield wire.Log(text)
        assert self._outcome is not None
        yield self._outcome

    def _start_frame(self, sandbox: Sandbox) -> Dict[str, Any]:
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
            "prepared": str(self._config.prepared_directory),
            "outputs_directory": str(self._config.outputs_directory),
            "output_prefix": self._outputs.prefix,
            "max_output_bytes": self._config.limits.max_output_bytes,
            "measuring": {
                "warmup_calls": measuring.warmup_calls,
                "min_trial_ns": measuring.min_trial_ns,
                "call_seed": measuring.call_seed,
            },
        }


_BLOCK_ENDS = ("stage_finished", "outcome", "exited", "lost")


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

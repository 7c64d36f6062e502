"""The way of one sample through its process: load, inputs, compile, warm up, measure, outputs."""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import os
import socket
from time import perf_counter_ns
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple

from graphnet_runner import cold, extra_calls, tensors, timing
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence
from graphnet_runner.failures import Failure, classify, print_traceback
from graphnet_runner.frames import receive_frame, send_frame
from graphnet_runner.model import load_model

#: Nesting, tensors in order, and the inputs that the call wrote.
OutputsOfCall = Tuple[Any, List[Any], Dict[str, Any]]


class StageFailed(Exception):
    """Carries the failure that ended the sample."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.message)
        self.failure = failure


class SampleRun:
    """One sample in its own process; ``start`` is the first frame the server sent."""

    def __init__(self, channel: socket.socket, adapter: Adapter, start: Dict[str, Any]) -> None:
        self._channel = channel
        self._adapter = adapter
        self._start = start
        self._device: str = start["device"]
        self._mutated: List[str] = []
        self._draws_random = False
        self._model: Any = None
        self._own_eager: Optional[timing.Target] = None
        self._own_call_ns = 0
        self._flags: List[str] = []
        self._flush: Optional[cold.Flush] = None
        self._first: List[Any] = []
        self._second: Optional[OutputsOfCall] = None
        self._last: Any = None
        self._sent_sets: List[str] = []
        self._files = 0

    def serve(self) -> None:
        """Run every stage, obey the server's commands, and send exactly one outcome."""
        import torch

        try:
            with torch.no_grad():
                self._prepare()
                self._obey()
            outcome = {"event": "outcome", "code": "OK", "stage": "OUTPUTS", "step": "", "message": ""}
        except StageFailed as failed:
            outcome = failed.failure.as_frame()
        except tensors.StorageError as error:
            outcome = {"event": "storage_failed", "message": str(error)}
        flags = [*self._adapter.flags(), *self._flags]
        self._send({**outcome, "flags": flags, "peak_device_memory_bytes": self._peak_device_memory()})

    def _peak_device_memory(self) -> int:
        """0 also where the compiler cannot say: the row does not hang on it."""
        if self._device.startswith("cpu"):
            return 0
        try:
            return self._adapter.peak_device_memory(self._device)
        except Exception as error:
            print_traceback(error)
            return 0

    def _prepare(self) -> None:
        start = self._start
        with self._stage("LOAD"):
            model = self._model = load_model(start["model_source"], self._device, start["scratch"])
        with self._stage("INPUTS"):
            specs = [tensors.InputTensor(**{**spec, "shape": tuple(spec["shape"])}) for spec in start["tensors"]]
            self._inputs = tensors.Inputs(start["inputs_path"], specs, self._device)
        compiled = self._compile(model)
        with self._stage("WARM_UP"):
            self._warm_up(compiled)

    def _compile(self, model: Any) -> Compiled:
        with self._stage("COMPILE"):
            start = self._start
            options = _compile_options(start)
            self._seed()
            started = perf_counter_ns()
            compiled = self._adapter.compile(model, list(self._inputs.values), options)
            self._synchronize()
            compile_ns = perf_counter_ns() - started
            self._inputs.restore(self._inputs.written())
            evidence = compiled.evidence
            self._send({"event": "compile_report", "compile_ns": compile_ns, "evidence": dataclasses.asdict(evidence)})
        if evidence.nodes_compiled == 0:
            raise StageFailed(_fell_back(evidence))
        return compiled

    def _warm_up(self, compiled: Compiled) -> None:
        measuring = self._start["measuring"]
        self._counters = compiled.counters
        timer = self._adapter.device_timer(self._device)
        self._target = timing.Target(
            compiled.call, self._inputs.values, self._seed_and_restore, self._synchronize, timer
        )
        state = _generator_digest(self._device) if self._seed() else ""
        compilations = self._counts()
        result, first_ns = timing.timed_call(self._target)
        after = _generator_digest(self._device)
        self._draws_random = after != state
        self._mutated = self._inputs.written()
        self._structure, produced = tensors.flatten(result)
        self._first = tensors.clone_outputs(produced)
        self._first_written = self._written()
        warmup = self._call_again() if measuring["warmup_calls"] else []
        more, last = timing.warm_up(self._target, measuring["warmup_calls"] - 1, spent_ns=sum(warmup))
        warmup += more
        self._last = last if more else self._last
        if timing.hands_over_late(self._target, lambda result: tensors.clone_outputs(tensors.flatten(result)[1])):
            self._flags.append("lazy_result")
        self._call_ns = min(warmup or [first_ns])
        self._flush = cold.Flush(self._device) if measuring["cold"] else None
        once = bool(self._mutated) or self._draws_random or measuring["cold"]
        self._repeats = 1 if once else timing.calls_per_trial(self._call_ns, measuring["min_trial_ns"])
        self._send(
            {
                "event": "call_report",
                "first_call_ns": first_ns,
                "warmup_ns": warmup,
                "draws_random": self._draws_random,
                "mutated_inputs": self._mutated,
                "calls_per_trial": self._repeats,
                "generator_digest": after,
                "compiled_late": self._counts() != compilations,
            }
        )
        self._counted = self._counts()

    def _obey(self) -> None:
        while True:
            command = receive_frame(self._channel)
            if command is None or command["command"] == "finish":
                return
            if command["command"] == "run_trials":
                with self._stage("MEASURE"):
                    self._measure(int(command["count"]), int(command["calls"]), command["side"])
            elif command["command"] == "send_outputs":
                with self._stage("OUTPUTS"):
                    self._send_outputs(command["extra_call"])

    def _call_again(self) -> List[int]:
        """The second call; what it returned is kept if it is not what the first one did."""
        self._last, duration = timing.timed_call(self._target)
        structure, produced = tensors.flatten(self._last)
        if not self._as_first(structure, produced):
            self._second = structure, tensors.clone_outputs(produced), self._written()
        return [duration]

    def _as_first(self, structure: Any, produced: Sequence[Any]) -> bool:
        written = list(self._inputs.named(self._mutated).values())
        return (
            structure == self._structure
            and tensors.same_outputs(produced, self._first)
            and tensors.same_outputs(written, list(self._first_written.values()))
        )

    def _written(self) -> Dict[str, Any]:
        return {name: value.detach().clone() for name, value in self._inputs.named(self._mutated).items()}

    def _measure(self, count: int, calls: int, side: str) -> None:
        if side == "OWN_EAGER":
            trials = self._measure_own_eager(count, calls or self._repeats)
            recompiled = False
        else:
            trials, self._last = self._run_trials(self._target, count, calls, self._call_ns)
            recompiled = self._counts() != self._counted
        self._send({"event": "trial_times", "recompiled": recompiled, **dataclasses.asdict(trials)})

    def _run_trials(self, target: timing.Target, count: int, calls: int, call_ns: int) -> Tuple[timing.Trials, Any]:
        if self._flush is not None:
            target = dataclasses.replace(target, prepare=self._prepare_cold)
        return timing.run_trials(target, count, calls or self._repeats, call_ns, cold=self._flush is not None)

    def _prepare_cold(self) -> None:
        self._seed_and_restore()
        assert self._flush is not None
        self._flush()

    def _measure_own_eager(self, count: int, calls: int) -> timing.Trials:
        """Trials of the model as it is; none where this stack cannot run it."""
        try:
            if self._own_eager is None:
                target = timing.Target(self._model, self._inputs.values, self._seed_and_restore, self._synchronize)
                self._own_call_ns = min(timing.warm_up(target, 2)[0])
                self._own_eager = target
            return self._run_trials(self._own_eager, count, calls, self._own_call_ns)[0]
        # The model is data here as everywhere; that it needs its compiler is no failure of the row.
        except Exception as error:
            print_traceback(error)
            return timing.Trials(calls)

    def _send_outputs(self, extra_call: str) -> None:
        if extra_call != "UNSPECIFIED":
            self._send_extra_call(extra_call)
            return
        if "first" not in self._sent_sets:
            self._send_set("first", self._structure, self._first, self._first_written)
            if self._second is not None:
                self._send_set("second", *self._second)
        if self._last is None:
            return
        structure, produced = tensors.flatten(self._last)
        if not self._as_first(structure, produced):
            self._send_set("last", structure, produced, self._inputs.named(self._mutated))

    def _send_extra_call(self, extra_call: str) -> None:
        """One more call and its outputs; where it fails, none."""
        call = self._call_on_other_inputs if extra_call == "OTHER_INPUTS" else self._call_in_float64
        try:
            self._send_set(extra_call.lower(), *call())
        except tensors.StorageError:
            raise
        # Whether the call can be made is what the caller asks.
        except Exception as error:
            print_traceback(error)

    def _call_on_other_inputs(self) -> OutputsOfCall:
        self._seed_and_restore()
        rolled = extra_calls.roll_inputs(self._inputs.values, [spec["kind"] for spec in self._start["tensors"]])
        try:
            structure, produced = tensors.flatten(self._target.call(*self._inputs.values))
            self._synchronize()
            # Copies: a result may be one of the inputs, which are restored.
            return structure, tensors.clone_outputs(produced), self._written()
        finally:
            self._inputs.restore({self._inputs.names[position] for position in rolled} | set(self._mutated))

    def _call_in_float64(self) -> OutputsOfCall:
        self._seed_and_restore()
        source, scratch = self._start["model_source"], self._start["scratch"]
        structure, produced = tensors.flatten(
            extra_calls.call_in_float64(source, self._inputs.values, self._device, scratch)
        )
        return structure, produced, {}

    def _send_set(self, call: str, structure: Any, produced: Sequence[Any], written: Dict[str, Any]) -> None:
        self._files += 1
        name = "%s-%d" % (self._start["output_prefix"], self._files)
        path = os.path.join(self._start["outputs_directory"], name)
        everything = list(produced) + list(written.values())
        headers = tensors.write_tensors(path, everything, self._start["max_output_bytes"])
        self._sent_sets.append(call)
        self._send(
            {
                "event": "output_set",
                "call": call,
                "structure": structure,
                "tensors": headers,
                "file_name": name,
                "mutated_inputs": {item: len(produced) + i for i, item in enumerate(written)},
            }
        )

    def _counts(self) -> Dict[str, int]:
        return dict(self._counters()) if self._counters is not None else {}

    def _seed_and_restore(self) -> None:
        if self._draws_random:
            self._seed()
        self._inputs.restore(self._mutated)

    def _seed(self) -> bool:
        seed_everything(self._start["measuring"]["call_seed"])
        return True

    def _synchronize(self) -> None:
        self._adapter.synchronize(self._device)

    @contextlib.contextmanager
    def _stage(self, name: str) -> Iterator[None]:
        self._send({"event": "stage_started", "stage": name})
        started = perf_counter_ns()
        try:
            yield
        except (StageFailed, tensors.StorageError):
            raise
        # Whatever a sample or its compiler raises is data; SystemExit too, it is no way out of here.
        except BaseException as error:
            print_traceback(error)
            raise StageFailed(classify(error, name)) from error
        self._send({"event": "stage_finished", "stage": name, "duration_ns": perf_counter_ns() - started})

    def _send(self, frame: Dict[str, Any]) -> None:
        send_frame(self._channel, frame)


def run_sample(channel: socket.socket, adapter: Adapter, start: Dict[str, Any]) -> None:
    """Serve one sample from its start frame to its outcome."""
    SampleRun(channel, adapter, start).serve()


def seed_everything(seed: int) -> None:
    """Give every generator a graph may draw from the same state before each call."""
    import random

    import torch

    random.seed(seed)
    torch.manual_seed(seed)


def _generator_digest(device: str) -> str:
    import torch

    state = bytes(torch.get_rng_state().tolist())
    if device.startswith("cuda"):
        state += bytes(torch.cuda.get_rng_state(device).tolist())
    return hashlib.sha256(state).hexdigest()


def _compile_options(start: Dict[str, Any]) -> CompileOptions:
    return CompileOptions(
        start["options"],
        start["device"],
        start["threads"],
        start["scratch"],
        start["prepared"],
        start["artifacts"] or None,
        kinds=tuple(spec["kind"] for spec in start["tensors"]),
        cache=start.get("cache", ""),
    )


def _fell_back(evidence: Evidence) -> Failure:
    named = ", ".join(evidence.fallback_ops[:8]) or "none named"
    return Failure("FELL_BACK", "COMPILE", "", "the compiler took no node; left to eager: %s" % named, evidence)

"""The way of one sample through its process: load, inputs, compile, warm up, measure, outputs."""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import os
import socket
from time import perf_counter_ns
from typing import Any, Dict, Iterator, List, Sequence

from graphnet_runner import tensors, timing
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence
from graphnet_runner.failures import Failure, classify, print_traceback
from graphnet_runner.frames import receive_frame, send_frame
from graphnet_runner.model import load_model


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
        self._first: List[Any] = []
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
        self._send({**outcome, "flags": list(self._adapter.flags())})

    def _prepare(self) -> None:
        start = self._start
        with self._stage("LOAD"):
            model = load_model(start["model_source"], self._device, start["scratch"])
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
        self._target = timing.Target(compiled.call, self._inputs.values, self._seed_and_restore, self._synchronize)
        state = _generator_digest(self._device) if self._seed() else ""
        compilations = self._counts()
        result, first_ns = timing.timed_call(self._target)
        after = _generator_digest(self._device)
        self._draws_random = after != state
        self._mutated = self._inputs.written()
        self._structure, produced = tensors.flatten(result)
        self._first = tensors.clone_outputs(produced)
        self._first_written = {n: v.detach().clone() for n, v in self._inputs.named(self._mutated).items()}
        warmup, self._last = timing.warm_up(self._target, measuring["warmup_calls"])
        self._call_ns = min(warmup or [first_ns])
        once = bool(self._mutated) or self._draws_random
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
                    self._measure(int(command["count"]), int(command["calls"]))
            elif command["command"] == "send_outputs":
                with self._stage("OUTPUTS"):
                    self._send_outputs()

    def _measure(self, count: int, calls: int) -> None:
        trials, self._last = timing.run_trials(self._target, count, calls or self._repeats, self._call_ns)
        recompiled = self._counts() != self._counted
        self._send({"event": "trial_times", "recompiled": recompiled, **dataclasses.asdict(trials)})

    def _send_outputs(self) -> None:
        if "first" not in self._sent_sets:
            self._send_set("first", self._structure, self._first, self._first_written)
        if self._last is None:
            return
        structure, produced = tensors.flatten(self._last)
        written = self._inputs.named(self._mutated)
        same = structure == self._structure and tensors.same_outputs(produced, self._first)
        if not same or not tensors.same_outputs(list(written.values()), list(self._first_written.values())):
            self._send_set("last", structure, produced, written)

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
    )


def _fell_back(evidence: Evidence) -> Failure:
    named = ", ".join(evidence.fallback_ops[:8]) or "none named"
    return Failure("FELL_BACK", "COMPILE", "", "the compiler took no node; left to eager: %s" % named, evidence)

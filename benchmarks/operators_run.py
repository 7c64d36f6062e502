"""Measure the cases of operators.py with one backend, in the backend's Python. operators.py starts this program.

    operators_run.py FOLDER_OF_THE_BACKEND OPTIONS_AS_JSON SECONDS CASE...

As a worker does, it imports the adapter once, and forks processes with the limits, the one thread and the folders of a
sample process. Each core measures one case at a time. Each case becomes a line of JSON on stdout with the fields of
``Measured``. A case that cannot begin within SECONDS is left out.
"""

from __future__ import annotations

import dataclasses
import json
import os
import select
import signal
import socket
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from typing import Any

import torch
from operator_cases import CASES, Case

from graphnet_contract.messages import Stage, Start
from graphnet_runner.adapter import Adapter, CompileOptions, SampleFacts
from graphnet_runner.children import kill_group
from graphnet_runner.failures import classify
from graphnet_runner.frames import ServeSample
from graphnet_runner.model import load_model
from graphnet_runner.process import apply_limits, die_with_parent
from graphnet_runner.tensors import flatten
from graphnet_runner.timing import TimedCall, calls_per_trial, timed_call, warm_up
from graphnet_runner.zygote import check_forkable, load_adapter

_MEMORY_BYTES = 8 << 30
#: The most cores that measure at the same time. More would compete for the memory's bandwidth.
_MOST_CORES = 4
#: The seconds after which a case is ended.
_CASE_S = 180
#: The duration of the timed blocks of one case, in ns. A ratio below ``SLOW`` is measured for as long once more.
_BLOCKS_NS = 250_000_000
_TRIAL_NS = 1_000_000
SLOW = 0.3


@dataclasses.dataclass
class Measured:
    """The result of one case. Times are those of the fastest call, in ns.

    An error is the largest difference from the result in float64, relative to the size of that element plus the root of
    the mean square of all elements of the output. ``failure`` is empty if the backend compiled and ran the case.
    """

    case: str
    failure: str = ""
    #: The operators that the backend left to eager mode.
    left: tuple[str, ...] = ()
    eager_ns: int = 0
    compiled_ns: int = 0
    eager_error: float = 0.0
    error: float = 0.0
    #: The smallest error that counts: the unit of the last digit of the output's dtype.
    unit: float = 0.0
    compile_s: float = 0.0


def measure(case: Case, adapter: Adapter, options: CompileOptions) -> Measured:
    """Compile one case, and compare it with eager mode in errors and time."""
    if "torch._dynamo" in sys.modules:
        torch._dynamo.reset()
    generator = torch.Generator().manual_seed(0)
    inputs = [one.draw(torch, generator) for one in case.inputs]
    wide = load_model(case.source(wide=True), "cpu", options.scratch)
    exact = flatten(wide(*[_widened(value) for value in inputs]))[1]
    source = case.source()
    model = load_model(source, "cpu", options.scratch)
    facts = SampleFacts(case.name, "", source, (), True)
    options = dataclasses.replace(options, kinds=tuple(one.kind for one in case.inputs), sample=facts)
    eager = flatten(model(*inputs))[1]
    stage, started = Stage.COMPILE, time.perf_counter()
    try:
        compiled = adapter.compile(model, list(inputs), options)
        seconds = time.perf_counter() - started
        stage = Stage.WARM_UP
        outputs = flatten(compiled.call(*inputs))[1]
    except Exception as raised:  # noqa: BLE001 - whatever an adapter raises is the result of this case
        traceback.print_exc()
        failure = classify(raised, stage)
        return Measured(case.name, f"{failure.code.name} {failure.message}")
    left = compiled.evidence.fallback_ops
    if compiled.evidence.nodes_compiled == 0:
        return Measured(case.name, "FELL_BACK", left)
    if [(one.shape, one.dtype) for one in outputs] != [(one.shape, one.dtype) for one in eager]:
        return Measured(case.name, "other shapes or dtypes than eager's", left)
    error, eager_error, unit = _errors(outputs, eager, exact)
    measured = Measured(case.name, left=left, compile_s=seconds, error=error, eager_error=eager_error, unit=unit)
    for _ in range(2):
        _time(measured, model, compiled.call, inputs)
        if measured.eager_ns >= SLOW * measured.compiled_ns:
            break
    return measured


def _widened(value: Any) -> Any:
    return value.double() if value.is_floating_point() else value


def _errors(outputs: list[Any], eager: list[Any], exact: list[Any]) -> tuple[float, float, float]:
    """Return error, eager's error and unit of the output whose error is the largest multiple of eager's.

    Whole numbers must be eager's own: for them, an error is the share of elements that differ.
    """
    found = []
    for ours, theirs, true in zip(outputs, eager, exact):  # noqa: B905 - one of them may be older than Python 3.10
        if theirs.is_floating_point():
            unit = float(torch.finfo(theirs.dtype).eps)
            found.append((_error(ours, true), _error(theirs, true), unit))
        else:
            found.append((float((ours != theirs).double().mean()), 0.0, 1e-9))
    return max(found, key=lambda one: one[0] / max(one[1:]))


def _error(ours: Any, true: Any) -> float:
    same = (ours == true) | (ours.isnan() & true.isnan())
    finite = torch.where(true.isfinite(), true, torch.zeros_like(true))
    size = finite.abs() + finite.pow(2).mean().sqrt()
    error = torch.where(same, torch.zeros_like(true), (ours.double() - true).abs() / size)
    return float(error.nan_to_num(nan=float("inf")).max())


def _time(measured: Measured, eager: Callable[..., Any], compiled: Callable[..., Any], inputs: list[Any]) -> None:
    """Time eager mode and the compiled case in turn, and keep the fastest call of each."""
    sides = {
        name: TimedCall(call, inputs, _nothing, _nothing)
        for name, call in (("eager_ns", eager), ("compiled_ns", compiled))
    }
    call_ns = {}
    for name, timed in sides.items():
        first = timed_call(timed)[1]
        call_ns[name] = first if first > _BLOCKS_NS else min(warm_up(timed, 2, 5_000_000))
    best = {name: [getattr(measured, name) or ns, ns] for name, ns in call_ns.items()}
    started = time.perf_counter_ns()
    while time.perf_counter_ns() - started < _BLOCKS_NS and max(call_ns.values()) < _BLOCKS_NS:
        for name, timed in sides.items():
            repeats = calls_per_trial(call_ns[name], _TRIAL_NS)
            best[name] += [_trial_ns(timed, repeats) // repeats for _ in range(2)]
    for name, times in best.items():
        setattr(measured, name, min(times))


def _trial_ns(timed: TimedCall, repeats: int) -> int:
    call, inputs, began = timed.call, timed.arguments, time.perf_counter_ns()
    for _ in range(repeats):
        call(*inputs)
    return time.perf_counter_ns() - began


def _nothing() -> None:
    """Do nothing: no case changes its inputs, and on a CPU nothing needs to be waited for."""


@dataclasses.dataclass
class _Process:
    """A forked process that measures cases one after another on one core, and the case that it measures now."""

    pid: int
    core: int
    channel: socket.socket
    log: str
    case: str = ""
    #: The time after which the case is ended.
    end: float = 0.0


class Runner:
    """Measures cases in a process per core. Ends a process that is late, and replaces one that crashed.

    A process per case would spend most of its time on what a compiler does only once, such as lazy imports.
    """

    def __init__(self, adapter: Adapter, options: dict[str, Any], folder: str) -> None:
        self._adapter = adapter
        self._options = options
        self._folder = folder
        self._prepared = os.path.join(folder, "prepared")
        self._processes: list[_Process] = []

    def prepare(self) -> None:
        """Let the adapter prepare the files that a worker keeps for all samples."""
        os.mkdir(self._prepared)
        pid = os.fork()
        if pid == 0:
            os.dup2(2, 1)
            try:
                self._adapter.prepare(self._prepared)
            finally:
                os._exit(0)
        os.waitpid(pid, 0)

    def run(self, names: list[str], until: float) -> None:
        """Measure the cases, and print the result of each. Begin none after the time ``until``."""
        waiting = list(reversed(names))
        free = sorted(os.sched_getaffinity(0))[:_MOST_CORES]
        while True:
            while free and waiting:
                self._processes.append(self._forked(free.pop()))
            for process in self._processes:
                if not process.case and waiting and time.monotonic() < until:
                    process.case, process.end = waiting.pop(), time.monotonic() + _CASE_S
                    process.channel.sendall(f"{process.case}\n".encode())
            busy = [process for process in self._processes if process.case]
            if not busy:
                break
            patience = max(0.0, min(process.end for process in busy) - time.monotonic())
            ready = select.select([process.channel for process in busy], [], [], patience)[0]
            for process in busy:
                is_due = process.channel in ready or process.end <= time.monotonic()
                if is_due and not self._has_answered(process, process.channel in ready):
                    self._processes.remove(process)
                    free.append(process.core)
        for process in self._processes:
            self._ended(process)

    def _forked(self, core: int) -> _Process:
        ours, theirs = socket.socketpair()
        scratch = tempfile.mkdtemp(dir=self._folder)
        pid = os.fork()
        if pid == 0:
            os.setsid()
            die_with_parent()
            for process in self._processes:
                process.channel.close()
            ours.close()
            self._serve(scratch, core, theirs)
        theirs.close()
        return _Process(pid, core, ours, os.path.join(scratch, "log"))

    def _serve(self, scratch: str, core: int, channel: socket.socket) -> None:
        """Measure each case that the channel names, in a forked process, and end the process."""
        try:
            log = os.open(os.path.join(scratch, "log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            os.dup2(log, 1)
            os.dup2(log, 2)
            start = Start(memory_bytes=_MEMORY_BYTES)
            apply_limits(ServeSample(start, (), (core,), "", scratch, self._prepared, "", "", "", "", 0))
            options = CompileOptions(self._options, "cpu", 1, scratch, self._prepared)
            with torch.no_grad(), channel.makefile("rw", encoding="utf-8") as stream:
                for line in stream:
                    os.ftruncate(log, 0)
                    measured = measure(CASES[line.strip()], self._adapter, options)
                    stream.write(json.dumps(dataclasses.asdict(measured)) + "\n")
                    stream.flush()
        except BaseException:  # noqa: BLE001 - the parent reports the end of the log
            traceback.print_exc()
        finally:
            os._exit(0)

    def _has_answered(self, process: _Process, ready: bool) -> bool:
        """Print the result of a process's case. Return False if it has ended, or had to be ended, without a result."""
        text = process.channel.recv(65536) if ready else b""
        if text:
            print(text.decode().strip(), flush=True)
            process.case = ""
            return True
        how = _how(self._ended(process), ready)
        failure = Measured(process.case, f"CRASHED {how}: {_last_line(process.log)}")
        print(json.dumps(dataclasses.asdict(failure)), flush=True)
        return False

    def _ended(self, process: _Process) -> int:
        """End a process and all that it started. Return its status, which tells of an earlier end if there was one."""
        process.channel.close()
        pid, status = os.waitpid(process.pid, os.WNOHANG)
        kill_group(process.pid)
        return status if pid else os.waitpid(process.pid, 0)[1]


def _how(status: int, ended_itself: bool) -> str:
    if not ended_itself:
        return f"not done after {_CASE_S} s"
    return signal.Signals(os.WTERMSIG(status)).name if os.WIFSIGNALED(status) else "no result"


def _last_line(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            lines = file.read().strip().splitlines()
    except OSError:
        lines = []
    return lines[-1][:300] if lines else "its log is empty"


def main(folder: str, options: str, seconds: str, *names: str) -> None:
    """Measure the cases, and print the result of each."""
    until = time.monotonic() + float(seconds)
    adapter = load_adapter(folder)
    check_forkable()
    with tempfile.TemporaryDirectory(prefix="operators-") as temporary:
        runner = Runner(adapter, json.loads(options), temporary)
        runner.prepare()
        runner.run(list(names), until)


if __name__ == "__main__":
    main(*sys.argv[1:])

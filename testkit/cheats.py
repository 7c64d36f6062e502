"""Backends that cheat, and a function that runs all of them with the command line ``graphnet bench``.

The tests and ``benchmarks/trust.py`` check that GraphNet Mesh catches every cheat.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from planted_sample import write_backend, write_sample

ADAPTER = """import ctypes
import gc
import glob
import itertools
import json
import os
import signal
import socket
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import torch
from graphnet_runner import gate, tensors, timing
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence

NOTHING = Evidence()


class Lazy(torch.Tensor):
    @staticmethod
    def __new__(cls, make, like):
        return torch.Tensor._make_wrapper_subclass(cls, like.shape, dtype=like.dtype)

    def __init__(self, make, like):
        self.make = make
        self.made = None

    @classmethod
    def __torch_dispatch__(cls, function, types, args=(), kwargs=None):
        return function(*[value.read() if isinstance(value, Lazy) else value for value in args], **(kwargs or {{}}))

    def read(self):
        if self.made is None:
            self.made = self.make()
        return self.made


class Cheat(Adapter):
    def compile(self, model, example_inputs, options):
        count = itertools.count(1)
        kept = {{}}
{compile}
        def call(*inputs):
            y = model(*inputs)[0]
{call}
            return (y,)
        return Compiled(call, {evidence}, {counters})
"""

LAZY = """
def slowly(inputs=inputs):
    time.sleep(0.005)
    return model(*inputs)[0]
y = Lazy(slowly, y)
"""

THESE_INPUTS_ONLY = "assert kept.setdefault('x', inputs[0].clone()).equal(inputs[0])"

SLOW_CLOCK = """
began = time.perf_counter_ns(), time.monotonic_ns()
timing.perf_counter_ns = lambda: began[0] + (time.perf_counter_ns() - began[0]) // 2
timing.monotonic_ns = lambda: began[1] + (time.monotonic_ns() - began[1]) // 2
"""

EQUAL_ALWAYS = """
tensors.same_bits.__code__ = (lambda left, right: True).__code__
torch.equal = lambda left, right: True
"""

#: Replaces json.dumps by a function that divides the times in the frames that the sample process sends. The runner
#: undoes only replacements in its own modules and of some functions of torch, so json.dumps stays replaced.
DIVIDED_TIMES = """
write = json.dumps
def divide(value, *arguments, **options):
    if isinstance(value, dict) and value.get("frame") == "TrialTimes":
        fields = value["fields"]
        fields["wall_ns"] = [int(ns / 1.8) for ns in fields["wall_ns"]]
    return write(value, *arguments, **options)
json.dumps = divide
"""

#: Starts a process in a new session that uses all CPU time it can. If the server stops it by a signal, one of its own
#: timers sends SIGCONT within a few ms.
BURNER = """
class Event(ctypes.Structure):
    _fields_ = [("value", ctypes.c_void_p), ("signal", ctypes.c_int), ("rest", ctypes.c_byte * 52)]
if os.fork() == 0:
    os.setsid()
    if os.fork():
        os._exit(0)
    libc, timers = ctypes.CDLL(None), [ctypes.c_void_p() for _ in range(100)]
    for timer in timers:
        libc.timer_create(time.CLOCK_MONOTONIC, ctypes.byref(Event(None, signal.SIGCONT)), ctypes.byref(timer))
    while True:
        for number, timer in enumerate(timers, 1):
            libc.timer_settime(timer, 0, (ctypes.c_long * 4)(0, 0, 0, number * 5_000_000), None)
"""

#: The sample is called by the function that makes the trials, so this call is timed.
TIMED = "sys._getframe(1).f_code.co_name == 'run_trials'"

#: Returns tensors that a thread fills some time later, when the trial is over.
LATE = """
right, y = y, torch.zeros_like(y)
kept.setdefault("late", []).append((y, right))
def fill():
    while True:
        time.sleep(2)
        for to, value in kept["late"]:
            to.copy_(value)
        kept["late"] = []
if "thread" not in kept:
    kept["thread"] = threading.Thread(target=fill, daemon=True)
    kept["thread"].start()
"""

#: Works for 20 ms when the result is read.
BUSY_LAZY = """
def slowly(inputs=inputs):
    until = time.perf_counter() + 0.02
    while time.perf_counter() < until:
        pass
    return model(*inputs)[0]
y = Lazy(slowly, y)
"""

#: Finds the channel to the server, and answers a trial before its calls are made.
FINDS_SOCKETS = "kept['sockets'] = [one for one in gc.get_objects() if type(one) is socket.socket]"
ANSWERS = """
for one in kept["sockets"]:
    if one.fileno() >= 0 and one.family == socket.AF_UNIX:
        one.sendall(b"d")
"""

#: Says that the compile took no time. Only frames of the runner are JSON.
FORGED_COMPILE = """
write = json.dumps
def forge(value, *arguments, **options):
    if isinstance(value, dict) and value.get("frame") == "CompileReport":
        value["fields"]["compile_ns"] = 1
    return write(value, *arguments, **options)
json.dumps = forge
time.sleep(0.3)
"""


def when_timed(statements: str) -> str:
    """These statements, but only in a call that is timed."""
    return f"if {TIMED}:\n" + indented(statements, 4)


def indented(text: str, depth: int) -> str:
    return "".join(f"{' ' * depth}{line}\n" for line in text.strip().splitlines())


MORE_CORES = "os.sched_setaffinity(0, range(os.cpu_count()))"

#: Searches for the outputs of other sites beside the folder of the inputs file, whose path is in /proc/self/maps.
READS_REFERENCE = """
(inputs_file,) = {line.split(None, 5)[5].strip() for line in open("/proc/self/maps") if "/inputs/" in line}
places = os.path.join(os.path.dirname(inputs_file), "..", "outputs-*", "**")
kept["found"] = [path for path in glob.glob(places, recursive=True) if os.path.isfile(path)]
"""

#: Counts the nodes of a graph before the graph's compile fails, and runs the graph in eager mode.
COUNTS_EARLY = """
def backend(graph, given):
    kept["nodes"] = len(graph.graph.nodes)
    try:
        raise ValueError("there is no kernel")
    except ValueError:
        return graph.forward
model = torch.compile(model, backend=backend)
model(*example_inputs)
"""

#: Lets dynamo swallow the error of a compile, after which dynamo runs the model in eager mode.
SWALLOWS = """
def backend(graph, given):
    raise ValueError("there is no kernel")
import torch._dynamo
torch._dynamo.config.suppress_errors = True
model = torch.compile(model, backend=backend)
model(*example_inputs)
"""

#: Returns what a child process fills in some time later.
LATE_IN_CHILD = """
right, y = y, torch.zeros_like(y).share_memory_()
if "child" not in kept:
    kept["child"] = os.fork()
    if not kept["child"]:
        time.sleep(2)
        y.copy_(right)
        os._exit(0)
"""

#: Opens a file of its own folder and one of torch's for writing, which must be refused. It changes neither.
WRITES = """
for place in (__file__, torch.__file__):
    try:
        open(place, "a").close()
    except OSError:
        continue
    raise AssertionError(place)
"""

#: Runs the model in another thread, which torch's profiler of the first one does not see.
IN_THREAD = "y = kept.setdefault('p', ThreadPoolExecutor(1)).submit(lambda: model(*inputs)[0]).result()"
#: Returns a kept result while torch's profiler runs.
SKIPS_PROFILER = "if torch.autograd._profiler_enabled(): return kept['y']\nkept['y'] = y"

#: Every cheat by its name, and the backend "honest", which does not cheat. For each: the statements of a call of the
#: compiled model, those of ``compile``, and the evidence; then the outcome and the flag, if any, of its row.
CHEATS: dict[str, tuple[str, str, str, str, str]] = {
    "honest": ("", "", "NOTHING", "OK", ""),
    "wrong-shape": ("y = y[:, :3]", "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "broadcastable": ("y = y[:1]", "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "wrong-dtype": ("y = y.double()", "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "nan": ("y = y / 0 * 0", "", "NOTHING", "ACCURACY", ""),
    "random-output": ("y = torch.rand_like(y)", "", "NOTHING", "ACCURACY", ""),
    "second-call": ("y = y + (next(count) == 2)", "", "NOTHING", "ACCURACY", ""),
    "writes-input": ("inputs[0].add_(1)", "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "keeps-result": ("y = kept.setdefault('y', y.clone())", "", "NOTHING", "ACCURACY", ""),
    "these-inputs-only": (THESE_INPUTS_ONLY, "", "NOTHING", "RUNTIME_ERROR", ""),
    "lazy": (LAZY, "", "NOTHING", "OK", "lazy_result"),
    "falls-back": ("", "", "Evidence(nodes_total=2, nodes_compiled=0)", "FELL_BACK", ""),
    "compiles-late": ("kept['n'] = kept.get('n', 0) + (not gc.isenabled())", "", "NOTHING", "OK", "recompiled"),
    "slow-clock": ("", SLOW_CLOCK, "NOTHING", "OK", "runner_patched"),
    "divided-times": ("", DIVIDED_TIMES, "NOTHING", "OK", "clock_mismatch"),
    "equal-always": ("y = y + (next(count) == 2)", EQUAL_ALWAYS, "NOTHING", "ACCURACY", "runner_patched"),
    "burns": ("", BURNER, "NOTHING", "OK", "void:stray_processes"),
    "more-cores": ("", MORE_CORES, "NOTHING", "OK", "void:threads_exceeded"),
    "reads-reference": ("assert not kept['found'], kept['found']", READS_REFERENCE, "NOTHING", "OK", ""),
    "too-many-nodes": ("", "", "Evidence(nodes_total=2, nodes_compiled=3)", "COMPILE_ERROR", ""),
    "says-all": ("", "", "Evidence(1, 1, 1)", "FELL_BACK", ""),
    "counts-early": ("", COUNTS_EARLY, "Evidence(kept['nodes'], kept['nodes'], 1)", "FELL_BACK", ""),
    "swallows": ("", SWALLOWS, "Evidence(1, 1, 1)", "COMPILE_ERROR", ""),
    # Results that are kept: by the address, by the sum of the values, and for all timed calls.
    "keeps-by-pointer": ("y = kept.setdefault(inputs[0].data_ptr(), y.clone())", "", "NOTHING", "ACCURACY", ""),
    "keeps-by-sum": ("y = kept.setdefault(round(inputs[0].sum().item(), 3), y.clone())", "", "NOTHING", "ACCURACY", ""),
    "wrong-while-timed": (when_timed("y = kept.setdefault('y', y.clone())"), "", "NOTHING", "ACCURACY", ""),
    "empty-while-timed": (when_timed("y = torch.zeros_like(y)"), "", "NOTHING", "ACCURACY", ""),
    "coarse-while-timed": (when_timed("y = y.to(torch.bfloat16).float()"), "", "NOTHING", "ACCURACY", ""),
    "without-collector": ("if not gc.isenabled(): y = y * 0", "", "NOTHING", "ACCURACY", ""),
    # Results that come late: from a thread, and on reading.
    "late": (LATE, "", "NOTHING", "ACCURACY", ""),
    "late-while-timed": (when_timed(LATE), "", "NOTHING", "ACCURACY", ""),
    "lazy-while-timed": (when_timed(BUSY_LAZY), "", "NOTHING", "OK", "void:between_trials"),
    # More of these: what was right for the example, a coarse key, one call behind, a part of the work.
    "folds-the-example": ("y = kept['y']", "kept['y'] = model(*example_inputs)[0]", "NOTHING", "ACCURACY", ""),
    "keeps-by-a-sign": ("y = kept.setdefault(inputs[0][0, 0].item() > 0, y.clone())", "", "NOTHING", "ACCURACY", ""),
    "one-call-behind": ("y, kept['y'] = kept.get('y', y), y", "", "NOTHING", "ACCURACY", ""),
    "one-call-behind-while-timed": (
        when_timed("right, y = y, kept.get('y', y)\nkept['y'] = right"),
        *("", "NOTHING", "ACCURACY", ""),
    ),
    "extrapolates": (
        "y = kept['y'] + (inputs[0] - kept['x']) @ kept['x'].T",
        "kept['x'] = example_inputs[0].clone()\nkept['y'] = model(*example_inputs)[0]",
        *("NOTHING", "ACCURACY", ""),
    ),
    "computes-half": ("y = torch.cat([y[: len(y) // 2]] * 2)", "", "NOTHING", "ACCURACY", ""),
    "skips-a-row": ("y[-1] = 0", "", "NOTHING", "ACCURACY", ""),
    "skips-a-row-while-timed": (when_timed("y[-1] = 0"), "", "NOTHING", "ACCURACY", ""),
    "nan-while-timed": (when_timed("y = y * float('nan')"), "", "NOTHING", "ACCURACY", ""),
    "leaves-memory-as-it-is": (when_timed("y = torch.empty_like(y).fill_(7)"), "", "NOTHING", "ACCURACY", ""),
    "wrong-in-other-memory": (
        "if inputs[0].data_ptr() != example_inputs[0].data_ptr(): y = y * 0",
        *("", "NOTHING", "ACCURACY", ""),
    ),
    "wrong-later": ("if next(count) > 20: y = y * 0", "", "NOTHING", "ACCURACY", ""),
    "late-in-a-child": (when_timed(LATE_IN_CHILD), "", "NOTHING", "ACCURACY", ""),
    # Coarser than eager mode.
    "coarse": ("y = y.to(torch.bfloat16).float()", "", "NOTHING", "ACCURACY", ""),
    "coarse-inputs": ("x = inputs[0].to(torch.bfloat16).float()\ny = x @ x.T", "", "NOTHING", "ACCURACY", ""),
    "noisy": ("y = y * (1 + 1e-3 * torch.rand_like(y))", "", "NOTHING", "ACCURACY", ""),
    "saturates": ("y = y.clamp(-10, 10)", "", "NOTHING", "ACCURACY", ""),
    "saturates-while-timed": (when_timed("y = y.clamp(-10, 10)"), "", "NOTHING", "ACCURACY", ""),
    # Outputs of another structure.
    "no-outputs": ("return ()", "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "more-outputs": ("return (y, y)", "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "none": ("return (None,)", "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "nested": ("return ((y,),)", "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "a-number": ("return (y.sum().item(),)", "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "no-values": ("y = y.to('meta')", "", "NOTHING", "RUNTIME_ERROR", ""),
    "no-outputs-while-timed": (when_timed("return ()"), "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "writes-input-while-timed": (when_timed("inputs[0].zero_()"), "", "NOTHING", "OUTPUT_MISMATCH", ""),
    # Work at another time than the compiler's or the call's.
    "compiles-in-first-call": ("if next(count) == 1: time.sleep(0.3)", "", "NOTHING", "OK", "compiled_late"),
    "compiles-in-second-call": ("if next(count) == 2: time.sleep(0.3)", "", "NOTHING", "OK", "compiled_late"),
    "compiles-in-every-early-call": ("if next(count) <= 4: time.sleep(0.09)", "", "NOTHING", "OK", "compiled_late"),
    # The settings and the processes of others.
    "more-threads": ("", "torch.set_num_threads(os.cpu_count() + 1)", "NOTHING", "OK", "global_state:threads"),
    "other-dtype": ("", "torch.set_default_dtype(torch.float64)", "NOTHING", "OK", "global_state:default_dtype"),
    "coarse-products": (
        *("", "torch.set_float32_matmul_precision('medium')"),
        *("NOTHING", "OK", "global_state:matmul_precision"),
    ),
    "flushes-denormals": ("", "torch.set_flush_denormal(True)", "NOTHING", "OK", "global_state:denormals"),
    "without-gradients": (
        *("", "torch._C._set_grad_enabled(not torch.is_grad_enabled())"),
        *("NOTHING", "OK", "global_state:grad_mode"),
    ),
    "writes-elsewhere": ("", WRITES, "NOTHING", "OK", ""),
    # The proof that a compiler ran.
    "says-all-in-a-thread": (IN_THREAD, "", "Evidence(1, 1, 1)", "FELL_BACK", ""),
    "skips-the-count": (SKIPS_PROFILER, "", "Evidence(1, 1, 1)", "FELL_BACK", ""),
    "counts-the-half": ("", "", "Evidence(2, 1, 1)", "FELL_BACK", ""),
    # The protocol of a trial, and the report of the compile.
    "ends-while-timed": (when_timed("os._exit(0)"), "", "NOTHING", "CRASHED", ""),
    "closes-the-channel": (
        when_timed("for one in kept['sockets']: one.close()"),
        *(FINDS_SOCKETS, "NOTHING", "CRASHED", ""),
    ),
    "answers-early": (when_timed(ANSWERS), FINDS_SOCKETS, "NOTHING", "CRASHED", ""),
    "other-gate": ("", "gate.Gate.next_word = lambda self: (b'x', 0)", "NOTHING", "OK", "runner_patched"),
    "forged-compile": ("", FORGED_COMPILE, "NOTHING", "OK", ""),
    # Honest adapters that are easily accused.
    "honest-buffer": ("y = kept.setdefault('b', torch.empty_like(y)).copy_(y)", "", "NOTHING", "OK", ""),
    "honest-pool": (IN_THREAD, "", "NOTHING", "OK", ""),
    "honest-cache": (
        "y = kept.setdefault((inputs[0].data_ptr(), inputs[0]._version), y.clone())",
        *("", "NOTHING", "OK", ""),
    ),
    "honest-ring": (
        "kept.setdefault('b', [torch.empty_like(y) for _ in range(3)])\ny = kept['b'][next(count) % 3].copy_(y)",
        *("", "NOTHING", "OK", ""),
    ),
    "honest-strides": ("y = y.T.contiguous().T", "", "NOTHING", "OK", ""),
    "honest-collector": ("gc.collect()", "", "NOTHING", "OK", ""),
    "honest-child": ("", "kept['p'] = __import__('subprocess').Popen(['sleep', '60'])", "NOTHING", "OK", ""),
    "honest-thread": ("", "threading.Thread(target=time.sleep, args=(1,)).start()", "NOTHING", "OK", ""),
}


KEEPS_EDGES = "kept['e'] = example_inputs[1].clone()"
#: The backends that run on a sample with a graph's edges, an input of integers beside one of floats.
OF_EDGES: dict[str, tuple[str, str, str, str, str]] = {
    "folds-the-edges": ("y = model(inputs[0], kept['e'])[0]", KEEPS_EDGES, "NOTHING", "ACCURACY", ""),
    "folds-where-edges-begin": (
        "ends = inputs[1][1]\ny = model(inputs[0], torch.stack([kept['e'][0], ends]))[0]",
        *(KEEPS_EDGES, "NOTHING", "ACCURACY", ""),
    ),
    "only-these-edges": ("assert kept['e'].equal(inputs[1])", KEEPS_EDGES, "NOTHING", "RUNTIME_ERROR", ""),
    "honest-edges": ("y = y.clone()", "", "NOTHING", "OK", ""),
}
CHEATS |= OF_EDGES

#: The backends that also run on a second sample, which draws random numbers, so that a trial is a single call. The
#: server accepts a difference of up to 3 ms between reported and observed blocks (``graphnet_server.watch.witness``).
#: So the sample is large: five trials take tens of ms, of which "divided-times" hides almost half.
DRAWING = ("honest", "divided-times")
DRAWS = " on a sample that draws"
#: How many backends one command line gets, because each has a worker with torch in its memory.
_AT_ONCE = 28
_FLAGS_OF_CHEATS = {flag for _, _, _, _, flag in CHEATS.values() if flag}


def write_cheat(folder: Path, name: str) -> str:
    """Write the folder of one backend of ``CHEATS``."""
    call, compile_, evidence, _, _ = CHEATS[name]
    counters = "lambda: {'compiled': kept.get('n', 0)}" if name == "compiles-late" else "None"
    text = ADAPTER.format(call=indented(call, 12), compile=indented(compile_, 8), evidence=evidence, counters=counters)
    # All run the model in eager mode. Those that say nothing about nodes are controls, as backends/nope is.
    return str(write_backend(folder, text, head='role = "control"' if evidence == "NOTHING" else ""))


def run_cheats(python: str, torch_python: str, folder: Path, names: Sequence[str] = ()) -> dict[str, dict[str, Any]]:
    """Run these cheats, or all, in an empty folder. Return the rows by backend; DRAWS is added to those of the second
    sample.
    """
    chosen = [name for name in CHEATS if not names or name in names]
    rows: dict[str, dict[str, Any]] = {}
    products = [name for name in chosen if name not in OF_EDGES]
    for first in range(0, len(products), _AT_ONCE):
        group = products[first : first + _AT_ONCE]
        rows |= _run(python, torch_python, folder / f"product-{first}", "return (x @ x.T,)", group, 32)
    of_edges = [name for name in chosen if name in OF_EDGES]
    if of_edges:
        body = "return (x.new_zeros(x.shape).index_add(0, edges[1], x[edges[0]]),)"
        rows |= _run(python, torch_python, folder / "edges", body, of_edges, 32, edges=100)
    drawing = [name for name in DRAWING if name in chosen]
    if drawing:
        body = "return (x @ x.T + torch.rand_like(x),)"
        found = _run(python, torch_python, folder / "draws", body, drawing, 768)
        rows |= {name + DRAWS: row for name, row in found.items()}
    return rows


def _run(
    python: str, torch_python: str, folder: Path, body: str, names: Sequence[str], size: int, edges: int = 0
) -> dict[str, dict[str, Any]]:
    write_sample(folder / "samples" / "planted" / "sample", body, shape=(size, size), edges=edges)
    command = [python, "-m", "graphnet", "bench", "--samples", str(folder / "samples"), "--threads", "1"]
    command += ["--reference", f"eager@{torch_python}", "--format", "json", "--out", str(folder / "run")]
    command += ["--trials", "5", "--min-time", "0", "--processes", "1", "--budget", "0.3"]
    command += ["--device", "cpu", "--fail-on", "never"]
    for name in names:
        command += ["--backend", f"{write_cheat(folder / 'backends' / name, name)}@{torch_python}"]
    # The time limit is long because many interpreters import torch at the same time.
    done = subprocess.run(command, capture_output=True, text=True, timeout=1000, check=False)
    assert done.returncode == 0, done.stderr
    return {row["backend"]: row for row in json.loads(done.stdout)["results"]}


def _includes(held: str, flag: str) -> bool:
    """Whether a row's flag matches the expected one. The row's flag may list more reasons after a colon."""
    kind, _, reasons = held.partition(":")
    expected_kind, _, expected = flag.partition(":")
    return kind == expected_kind and set(expected.split(",")) <= set(reasons.split(","))


def missed(rows: dict[str, dict[str, Any]]) -> list[str]:
    """Return a line for each cheat that lacks its outcome or flag, and for each flag of cheating of "honest"."""
    found = []
    for name, row in rows.items():
        _, _, _, outcome, flag = CHEATS[name.removesuffix(DRAWS)]
        if flag == "clock_mismatch" and "busy" in row["flags"]:
            # On a busy machine, the server cannot know whether time was hidden or spent waiting. The times of the row
            # are its own in any case.
            continue
        if row["outcome"] != outcome or (flag and not any(_includes(held, flag) for held in row["flags"])):
            found.append(f"{name}: {row['outcome']} {row['flags']} {row['message'] or ''}")
    honest = [name for name in rows if name.startswith("honest")]
    flags = [flag for name in honest for flag in rows[name]["flags"]]
    false = [flag for flag in flags if flag in _FLAGS_OF_CHEATS or flag.startswith("void:")]
    return found + [f"honest: {flag}" for flag in false]

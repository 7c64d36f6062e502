"""Faults that tests put into adapters and samples, each with the outcome that the row of the faulty sample must have.

docs/why/planted-faults.md shows these faults as a table, which ``python tests/worker/planted.py`` prints.
"""

from __future__ import annotations

from dataclasses import dataclass

ADAPTER = """import builtins, ctypes, os, random, signal, sys, time, torch
from graphnet_runner.adapter import Adapter, Compiled, CompileError, Evidence, UnsupportedError


class Planted(Adapter):
    def compile(self, model, example_inputs, options):
        space = {**globals(), "model": model, "inputs": example_inputs, "evidence": Evidence(3, 3, 1)}
        exec(options["compile"], space)
        faulty = builtins.compile(options["call"], "call", "exec")

        def call(*inputs):
            space.update(inputs=inputs, result=model(*inputs))
            exec(faulty, space)
            return space["result"]

        return Compiled(call, space["evidence"])
"""

OPTIONS = """[options.compile]
type = "string"
default = ""
help = "what compile does first"
[options.call]
type = "string"
default = ""
help = "what a call does at its end"
"""

SEGFAULT = "ctypes.string_at(0)"
LEAVES = "os._exit(0)"
#: Hangs and holds the interpreter's lock, so that no other thread of the process can run.
HANGS = "ctypes.PyDLL(None).sleep(1000)"
STOPS = "os.kill(os.getpid(), signal.SIGSTOP)"
LEAKS = "kept = []\nwhile True: kept.append(torch.empty(2**26))"
FORKS = "for _ in range(4): os.fork() or time.sleep(1000)"
DAEMON = "os.fork() or (os.setsid(), os.fork() or time.sleep(1000), os._exit(0))"
FORKS_ONCE = "globals().setdefault('child', None) or globals().update(child=os.fork() or time.sleep(1000))"
FLOODS = "for _ in range(64): os.write(2, b'x' * 2**16)"
CLOSES = "os.closerange(0, 1000)"
KILLS_PARENT = "os.kill(os.getppid(), signal.SIGKILL); time.sleep(1000)"
KILLS_GROUP = "os.killpg(0, signal.SIGKILL)"
SHARED = """from multiprocessing import shared_memory
if "kept" not in globals():
    globals()["kept"] = shared_memory.SharedMemory(create=True, size=4096)"""
#: Changes each outputs file of the sample after the runner has written it and before the server opens it. Between these
#: two steps, the runner calls json.dumps to describe how the outputs are nested. So the sample replaces json.dumps by a
#: function that also changes the files.
_TAMPERS = """import gc, json
if not hasattr(json, "honest_dumps"):
    json.honest_dumps = json.dumps
    order = next(one for one in gc.get_objects() if type(one).__name__ == "ServeSample")
    def dumps(value):
        for name in os.listdir(order.outputs_directory):
            if name.startswith(order.output_prefix):
                path = os.path.join(order.outputs_directory, name)
                {change}
        return json.honest_dumps(value)
    json.dumps = dumps"""
CUTS = _TAMPERS.format(change="os.truncate(path, 0)")
LINKS = _TAMPERS.format(change="os.unlink(path); os.symlink('/dev/zero', path)")
PIPES = _TAMPERS.format(change="os.unlink(path); os.mkfifo(path)")
CLOCK = "time.perf_counter_ns = time.monotonic_ns = time.process_time_ns = lambda: 0"


@dataclass(frozen=True)
class Fault:
    """One fault: its description, the statement that causes it, and the outcome that its row must have."""

    name: str
    what: str
    statement: str
    outcome: str
    step: str | None = None
    flag: str | None = None


IN_COMPILE = (
    Fault("raises", "raises", "raise ValueError('planted')", "COMPILE_ERROR"),
    Fault(
        "gives-up",
        "raises CompileError in its step lower",
        "raise CompileError('no', 'lower')",
        "COMPILE_ERROR",
        "lower",
    ),
    Fault("unsupported", "raises UnsupportedError", "raise UnsupportedError('no', ['aten.mm'])", "UNSUPPORTED"),
    Fault("took-nothing", "takes no node of the graph", "evidence = Evidence(3, 0, 0, ('aten.mm',))", "FELL_BACK"),
    Fault(
        "too-many", "says that it took more nodes than the graph has", "evidence = Evidence(3, 4, 1)", "COMPILE_ERROR"
    ),
    Fault("segfaults", "segfaults", SEGFAULT, "CRASHED"),
    Fault("exits", "calls os._exit(0)", LEAVES, "CRASHED"),
    Fault("hangs", "hangs in C and holds the interpreter's lock", HANGS, "TIMEOUT"),
    Fault("leaks", "takes memory without end", LEAKS, "OUT_OF_MEMORY"),
    Fault("forks", "leaves four children that sleep", FORKS, "OK"),
    Fault("daemon", "leaves a daemon in a session of its own", DAEMON, "OK"),
    Fault("floods", "writes 4 MiB to stderr", FLOODS, "OK", None, "output_truncated"),
    Fault("closes", "closes every descriptor", CLOSES, "CRASHED"),
    Fault("kills-parent", "kills its parent, which is nobody in a room, so itself", KILLS_PARENT, "CRASHED"),
    Fault("kills-group", "kills its process group", KILLS_GROUP, "CRASHED"),
    Fault("clock", "replaces the clocks of the time module", CLOCK, "OK"),
)

IN_CALL = (
    Fault("shape", "returns another shape", "result = (result[0][:, :2], result[1])", "OUTPUT_MISMATCH", "shape"),
    Fault(
        "broadcastable",
        "returns a shape that broadcasts to the right one",
        "result = (result[0][:1], result[1])",
        "OUTPUT_MISMATCH",
        "shape",
    ),
    Fault("dtype", "returns another dtype", "result = (result[0].double(), result[1])", "OUTPUT_MISMATCH", "dtype"),
    Fault("structure", "returns one output less", "result = result[:1]", "OUTPUT_MISMATCH", "structure"),
    Fault("nan", "returns NaN", "result[0][0, 0] = float('nan')", "ACCURACY", "finite_pattern"),
    Fault("random", "returns random values", "result = (torch.rand_like(result[0]), result[1])", "ACCURACY", "values"),
    Fault(
        "wrong-later",
        "is right on its first call only",
        "made = globals().get('made', -1) + 1; result[0].add_(made)",
        "ACCURACY",
        "values",
    ),
    Fault("writes", "changes an input", "inputs[0].zero_()", "OUTPUT_MISMATCH", "mutated_inputs"),
    Fault("raises", "raises", "raise ValueError('planted')", "RUNTIME_ERROR"),
    Fault("segfaults", "segfaults", SEGFAULT, "CRASHED"),
    Fault("exits", "calls os._exit(0)", LEAVES, "CRASHED"),
    Fault("hangs", "hangs in C and holds the interpreter's lock", HANGS, "TIMEOUT"),
    Fault("stops", "stops its own process", STOPS, "TIMEOUT"),
    Fault("leaks", "takes memory without end", LEAKS, "OUT_OF_MEMORY"),
    Fault("forks", "leaves a child that sleeps", FORKS_ONCE, "OK"),
    Fault("closes", "closes every descriptor", CLOSES, "CRASHED"),
    Fault("kills-parent", "kills its parent, which is nobody in a room, so itself", KILLS_PARENT, "CRASHED"),
)

#: Faults in a sample. The reference runs each sample first. If the sample fails on the reference's worker, the rows of
#: all backends have the outcome REFERENCE_FAILED.
IN_SAMPLE = (
    Fault("raises", "raises", "raise ValueError('planted')", "REFERENCE_FAILED", "RUNTIME_ERROR"),
    Fault("segfaults", "segfaults", SEGFAULT, "REFERENCE_FAILED", "CRASHED"),
    Fault("exits", "calls os._exit(0)", LEAVES, "REFERENCE_FAILED", "CRASHED"),
    Fault("hangs", "hangs in C and holds the interpreter's lock", HANGS, "REFERENCE_FAILED", "TIMEOUT"),
    Fault("leaks", "takes memory without end", LEAKS, "REFERENCE_FAILED", "OUT_OF_MEMORY"),
    Fault("forks", "leaves a child that sleeps", FORKS_ONCE, "OK"),
    Fault("daemon", "leaves a daemon in a session of its own", DAEMON, "OK"),
    Fault("floods", "writes 4 MiB to stderr at every call", FLOODS, "OK", None, "output_truncated"),
    Fault("closes", "closes every descriptor", CLOSES, "REFERENCE_FAILED", "CRASHED"),
    Fault(
        "kills-parent",
        "kills its parent, which is nobody in a room, so itself",
        KILLS_PARENT,
        "REFERENCE_FAILED",
        "CRASHED",
    ),
    Fault("kills-group", "kills its process group", KILLS_GROUP, "REFERENCE_FAILED", "CRASHED"),
    Fault("nan", "computes NaN", "x = x * float('nan')", "OK", None, "nonfinite_reference"),
    Fault(
        "random",
        "computes with numbers that no seed decides",
        "x = x + random.SystemRandom().random()",
        "REFERENCE_UNSTABLE",
        "values",
    ),
    Fault("writes", "changes its input", "x.mul_(2.0)", "OK"),
    Fault("clock", "replaces the clocks of the time module", CLOCK, "OK"),
    Fault("cuts", "cuts its outputs file", CUTS, "REFERENCE_FAILED", "CRASHED"),
    Fault("links", "replaces its outputs file by a link to a device", LINKS, "REFERENCE_FAILED", "CRASHED"),
    Fault("pipes", "replaces its outputs file by a pipe", PIPES, "REFERENCE_FAILED", "CRASHED"),
    Fault("shared-memory", "makes a shared-memory segment and forgets it", SHARED, "OK"),
)

GROUPS = {"adapter, in compile": IN_COMPILE, "adapter, in a call": IN_CALL, "sample, in forward": IN_SAMPLE}


def table() -> str:
    """Return every fault and its outcome as a table in Markdown."""
    lines = ["| who | what it does | outcome | step or flag |", "| --- | --- | --- | --- |"]
    for who, faults in GROUPS.items():
        lines += [f"| {who} | {f.what} | {f.outcome} | {f.step or f.flag or ''} |" for f in faults]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(table(), end="")

"""The meaning of each flag of a row, in the words of docs/results.md."""

from __future__ import annotations

from typing import Final

#: Maps each flag to its meaning. A flag may have details after a colon; its key is then the part before the colon.
MEANINGS: Final = {
    "unstable": "the ratio's interval did not become narrow enough within --budget; the value is shown all the same",
    "one_process": (
        "the ratio comes from one pair of processes, because a further one takes over 2 s to start or failed; "
        'timing.fewer_processes says why, and "What the interval covers" what this means'
    ),
    "process_failed": (
        "a further process of the row failed or compiled another number of nodes; the pairs before it gave "
        "the times, and timing.fewer_processes says what happened"
    ),
    "busy": (
        "other processes disturbed more than 20 % of the time in which one of the two sides was timed; the "
        "value is shown, and no sum counts it"
    ),
    "random": (
        "the graph draws random numbers, so the two sides may do different work; the value is shown, and no "
        "sum counts it"
    ),
    "partly_degenerate": "some of the reference's outputs are constant or below 1e-3, and others are not",
    "less_accurate": (
        "an output is less accurate than eager's, by the rule of as_accurate_as_eager; the row may be OK all the same"
    ),
    "calls_differ": "two calls of the compiled graph on the same inputs gave different bits",
    "unlike_eager": (
        "some output differs from eager's in what its values do not show: layout, strides, requires_grad, or "
        "memory (it shares memory with an input or an output, and eager's does not, or the other way round)"
    ),
    "global_state": (
        "the compiler changed settings that every later torch call depends on, and did not set them back: "
        "denormals, default_dtype, matmul_precision, grad_mode or threads"
    ),
    "own_eager_in_process": (
        "own eager was timed in the process of the compiled graph, because the model does not run in a "
        "process that never imported the compiler, for instance without the functions that an adapter adds to "
        "an old torch; the row's log says why"
    ),
    "void:clock_mismatch": (
        "the times that the sample reports do not agree with the worker's own clock, or with the CPU time "
        "that the kernel counted; its times are discarded"
    ),
    "void:stray_processes": (
        "processes of a side used CPU time while they should have been stopped and another side was timed; "
        "the times are discarded"
    ),
    "void:threads_exceeded": "a side used more CPU time or more cores than --threads allows; the times are discarded",
    "runner_patched": (
        "the adapter or the sample replaced functions of the worker; they were put back before they were "
        "used, and the log names them"
    ),
    "artifacts_truncated": "the compiler left more than 256 MiB or 2,000 files; the largest files are not kept",
    "output_truncated": "the sample printed more than a worker keeps (1 MiB)",
    "degenerate_output": "the reference's outputs are constant or below 1e-3, so that almost any compiler would pass",
    "nonfinite_reference": (
        "the reference's outputs hold NaN or infinity; both sides agree if they have them at the same positions"
    ),
    "different_device": "reference and compiled graph ran on different devices, so there is no ratio",
    "recompiled": "the compiler compiled again inside the timed section; its times are discarded",
    "void:recompiled": "the compiler compiled again inside the timed section; its times are discarded",
    "void:throttled": "the worker's cgroup was throttled inside the timed section; its times are discarded",
    "lazy_result": "calls return before their result is there: reading it takes longer than the call",
    "beside_work": (
        "another sample of this host was compiling during a timed block, because a block waits for at most a minute"
    ),
    "clock_mismatch": (
        "the times that the sample reports do not agree with the worker's own clock, or with the CPU time "
        "that the kernel counted; its times are discarded"
    ),
    "compiled_beside": (
        "other rows compiled at the same time (--compile-jobs), so the compile time may be longer than alone; scores, "
        "comparisons and histories leave it out"
    ),
    "timed_beside": (
        "other rows compiled on other CPU cores while this row was timed on a GPU (--compile-jobs), which may change "
        "its times"
    ),
    "compiled_late": (
        "the first call compiled something, so compile_ns is not the whole compile time. The compiler's own "
        "counter says so; if it has none: the first call exceeded a warm one by more than 0.1 s and by more "
        "than five times the reference's excess"
    ),
    "warm_compile_failed": "the second process of --warm-compile failed",
    "suspicious": "a speedup above 10: look twice",
    "loader": (
        "the loader rewrote something: device (device literals), symint (integer arguments), nan_std (recorded "
        "statistics that are not numbers), numbers (values that the model reads on the host became constants), "
        "clones (the capture got copies of what the graph writes)"
    ),
    "shims": (
        "an old stack lacks functions that the backend provided for this graph; their names follow (backends/bladedisc)"
    ),
}


def meaning(flag: str) -> str:
    """Return the meaning of a row's flag; empty if ``MEANINGS`` does not contain the flag."""
    return MEANINGS.get(flag) or MEANINGS.get(flag.partition(":")[0], "")

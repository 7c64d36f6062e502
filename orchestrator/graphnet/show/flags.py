"""The meaning of each flag, in the words of docs/results.md."""

from __future__ import annotations

from typing import Final

#: Flag -> its meaning. The part of a flag after a colon is not part of the key.
MEANINGS: Final = {
    "unstable": "the ratio's interval did not become narrow enough within --budget; the value is shown all the same",
    "artifacts_truncated": "the compiler left more than 256 MiB or 2,000 files; the largest files are not kept",
    "output_truncated": "the sample printed more than a worker keeps (1 MiB)",
    "degenerate_output": ("the reference's outputs are constant or below 1e-3, so that almost any compiler would pass"),
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
    "clock_mismatch": "the sample's time stamps do not agree with the worker's own clock",
    "compiled_late": "the first call compiled something, so compile_ns is not the whole compile time",
    "warm_compile_failed": "the second process of --warm-compile failed",
    "suspicious": "a speedup above 10: look twice",
    "loader": (
        "the loader rewrote something: device (device literals), symint (integer arguments), nan_std (recorded "
        "statistics that are not numbers), numbers (values that the model reads on the host became constants), clones "
        "(the capture got copies of what the graph writes)"
    ),
    "shims": (
        "an old stack lacks functions that the backend provided for this graph; their names follow (backends/bladedisc)"
    ),
}


def meaning(flag: str) -> str:
    """Return what a row's flag means; empty if this version does not know the flag."""
    return MEANINGS.get(flag) or MEANINGS.get(flag.partition(":")[0], "")

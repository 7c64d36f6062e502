"""The meaning of a row's flags in words. docs/results.md has the same flags, and a test compares the two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: The meaning of each flag by its name. In a row, a flag may have details after a colon: ``loader:device``.
FLAGS: Final[Mapping[str, str]] = {
    "unstable": ("the ratio's interval did not become narrow enough within --budget; the value is shown all the same"),
    "artifacts_truncated": ("the compiler left more than 256 MiB or 2,000 files; the largest files are not kept"),
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
    "loader": "the loader rewrote something; the rules follow the colon",
    "shims": ("an old stack lacks functions that the backend provided for this graph; their names follow the colon"),
}


def meaning_of(flag: str) -> str:
    """Return the meaning of a flag of a row; empty if this version does not know the flag."""
    return FLAGS.get(flag) or FLAGS.get(flag.partition(":")[0], "")

"""Traces one call with torch's profiler, and writes the trace for Perfetto. Imports torch when a function is called."""

from __future__ import annotations

import gzip
import json
import os
from time import perf_counter_ns
from typing import Any, Callable, ContextManager

#: The artifact with the trace.
TRACE = "trace.json.gz"
#: The number of calls without the profiler, of which the fastest counts.
_PLAIN_CALLS = 5


def write_trace(
    call: Callable[[], Any], prepare: Callable[[], None], marked: Callable[[], ContextManager[None]], directory: str
) -> None:
    """Make some plain calls and a traced one, and write ``TRACE`` into the directory, with the durations of both.

    ``prepare`` runs before each call. ``call`` waits for the device. ``marked()`` is entered around the traced call, so
    that the graphs of a whole model run in ranges. Exceptions are passed on.
    """
    import torch

    # Otherwise the library of the profiler prints four lines, which would be in the sample's log.
    os.environ.setdefault("KINETO_LOG_LEVEL", "6")
    plain_ns = min(_timed(call, prepare) for _ in range(_PLAIN_CALLS))
    with marked(), torch.profiler.profile() as profile:
        profiled_ns = _timed(call, prepare)
    place = os.path.join(directory, TRACE[: -len(".gz")])
    profile.export_chrome_trace(place)
    with open(place, encoding="utf-8") as file:
        trace = json.load(file)
    os.remove(place)
    trace["otherData"] = {"source": "torch", "plain_ns": plain_ns, "profiled_ns": profiled_ns}
    with gzip.open(os.path.join(directory, TRACE), "wt", encoding="utf-8") as file:
        json.dump(trace, file)


def _timed(call: Callable[[], Any], prepare: Callable[[], None]) -> int:
    prepare()
    started = perf_counter_ns()
    call()
    return perf_counter_ns() - started

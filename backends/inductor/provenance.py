"""Learns from inductor itself which lines of the sample are computed in which kernel."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import torch._inductor.config
import torch._inductor.debug

from graphnet_lowering.nodes import lines_in
from graphnet_runner.adapter import Region


@contextlib.contextmanager
def tracked(is_wanted: bool) -> Iterator[list[Region]]:
    """Yield a list that gets a region for each kernel that is made in the ``with`` block; none unless ``is_wanted``.

    Inductor forgets what it knows of a graph when the graph is compiled. It calls the replaced function just before.
    """
    found: list[Region] = []
    if not is_wanted:
        yield found
        return
    debug = torch._inductor.debug
    real = debug.dump_inductor_provenance_info

    def dumped() -> object:
        for name, traces in debug._inductor_kernel_stack_trace.items():
            lines = {line for trace in traces for line in lines_in(trace)}
            if lines:
                found.append(Region(name, tuple(sorted(lines)), "traced"))
        return real()

    debug.dump_inductor_provenance_info = dumped
    try:
        with torch._inductor.config.patch({"trace.provenance_tracking_level": 1}):
            yield found
    finally:
        debug.dump_inductor_provenance_info = real

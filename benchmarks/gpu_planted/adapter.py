"""The model in eager mode, with a delay or a fault whose size is known."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import torch

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence

_GIB = 1 << 30
#: Cycles of the work that is timed to learn how many cycles the device does in a microsecond.
_LEARNED = 20_000_000
_FOR_EVER_S = 10_000.0


class PlantedAdapter(Adapter):
    """Compiles nothing, and reports no nodes, as nope."""

    def __init__(self) -> None:
        self._held: list[Any] = []

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Return the model, with what was asked for planted into each call."""
        fault = options["fault"]
        while fault == "out_of_memory" or (fault == "holds" and not self._held):
            self._held.append(torch.ones(_GIB, dtype=torch.uint8, device=options.device))
        wait = _waiting(options.device)
        delay_us = options["delay_us"]

        def call(*inputs: Any) -> Any:
            result = model(*inputs)
            if delay_us:
                wait(delay_us)
            if fault == "hangs":
                wait(_FOR_EVER_S * 1e6)
            return result

        return Compiled(call, Evidence())


def _waiting(device: str) -> Callable[[float], None]:
    """Return a function that lets the device, or a CPU, work for so many microseconds."""
    if not device.startswith("cuda"):
        return _busy
    for _ in range(2):
        # The first time, the device's clock may still be low.
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()  # type: ignore[no-untyped-call]
        torch.cuda._sleep(_LEARNED)
        end.record()  # type: ignore[no-untyped-call]
        torch.cuda.synchronize(device)
    cycles_per_us = _LEARNED / (1000.0 * begin.elapsed_time(end))  # type: ignore[no-untyped-call]
    return lambda us: torch.cuda._sleep(int(us * cycles_per_us))


def _busy(us: float) -> None:
    until = time.perf_counter() + us / 1e6
    while time.perf_counter() < until:
        pass

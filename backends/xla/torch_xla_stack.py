"""The flavour ``torch_xla``, which reaches XLA through torch_xla and runs on the CPU.

It uses torch_xla's lazy tensors or its dynamo backend ``openxla``. Only torch_xla's counters reveal the operators that
torch_xla cannot lower and silently runs in eager mode, so the row's numbers are made from these counters.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

# Set this variable before the import, because torch_xla reads it once, when its client starts.
os.environ["PJRT_DEVICE"] = "CPU"

import torch  # noqa: E402
import torch._dynamo  # noqa: E402
import torch_xla  # noqa: E402
import torch_xla.core.xla_model as xla_model  # noqa: E402
import torch_xla.debug.metrics as metrics  # noqa: E402
import torch_xla.runtime  # noqa: E402
from torch._dynamo.utils import counters  # noqa: E402

from graphnet_runner.adapter import Compiled, CompileError, CompileOptions, Evidence, compiled_code  # noqa: E402
from graphnet_runner.model import DEVICE_NAME  # noqa: E402

#: The names of torch_xla's counters for operations that only move tensors and compute nothing.
_BOOKKEEPING = frozenset(
    ("_copy_from", "_copy_from_and_resize", "_propagate_xla_data", "_to_copy", "_to_cpu", "detach", "detach_copy")
)


class TorchXlaStack:
    """The compilation of one sample through torch_xla."""

    flags: tuple[str, ...] = ()

    def versions(self) -> dict[str, str]:
        """Return the version of torch_xla, without using a device."""
        return {"torch_xla": torch_xla.__version__}

    def peak_device_memory(self, device: str) -> int:
        """Return 0, because this flavour runs on CPUs only and torch_xla does not measure the memory of CPUs."""
        return 0

    def compile_model(self, model: Any, inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Compile the model by a first run. The counters of a second run show which operators ran in eager mode."""
        if options.artifacts is not None:
            dump = " --xla_dump_hlo_as_text --xla_dump_to=%s" % options.artifacts
            os.environ["XLA_FLAGS"] = os.environ.get("XLA_FLAGS", "") + dump
        if torch_xla.runtime.device_type() != "CPU":
            raise CompileError("torch_xla runs on %r instead of the CPU" % torch_xla.runtime.device_type(), "load")
        placed = _Placed(model, options["mode"])
        try:
            placed(*inputs)
        except torch._dynamo.exc.BackendCompilerFailed as error:
            raise CompileError("%s: %s" % (options["mode"], " ".join(str(error).split())[:1000]), "lower") from error
        with options.apart():
            placed.note_randomness(_counts())
            counted = _counts()
            placed(*inputs)
            ran = _difference(_counts(), counted)
        return Compiled(placed, _evidence(ran, options["mode"]), lambda: {"compilations": _compilations()})


#: Matches the names of torch_xla's counters for operators that draw random numbers.
_DRAWS = re.compile(r"xla::(_native_)?(bernoulli|dropout|native_dropout|exponential|multinomial|normal|uniform|rand)")


class _Placed:
    """The model on XLA's device. It is called with CPU tensors, of which copies are kept on the device.

    An input is copied if no copy of this very tensor is kept, or if the tensor was written to since.
    """

    def __init__(self, model: Any, mode: str) -> None:
        self._device = torch.device("xla", 0)
        # The code of a sample reads its device from one global name. Dynamo treats xla and xla:0 as two devices.
        vars(sys.modules[type(model).__module__])[DEVICE_NAME] = self._device
        moved = model.to(self._device)
        self._call: Callable[..., Any] = moved if mode == "lazy" else torch.compile(moved, backend="openxla")
        self._known: dict[int, _Moved] = {}
        self._draws = False

    def __call__(self, *inputs: Any) -> Any:
        # torch's profiler cannot tell a lazy operator from one of eager mode.
        with compiled_code():
            if self._draws:
                # torch.manual_seed then makes calls repeatable, and torch's state shows that random numbers were drawn.
                torch_xla.manual_seed(int(torch.randint(0, 2**31, ()).item()))
            there = [self._moved(place, value) for place, value in enumerate(inputs)]
            result = self._call(*[moved.there if isinstance(moved, _Moved) else moved for moved in there])
        torch_xla.sync()
        xla_model.wait_device_ops()
        for place, moved in enumerate(there):
            if isinstance(moved, _Moved) and moved.was_written:
                moved.here.copy_(moved.there)
                del self._known[place]
        return torch.utils._pytree.tree_map_only(torch.Tensor, lambda tensor: tensor.cpu(), result)

    def note_randomness(self, ran: dict[str, int]) -> None:
        """Seed XLA's generator before every later call if the counters ``ran`` show that a call drew random numbers."""
        self._draws = any(_DRAWS.match(name) for name in ran)

    def _moved(self, place: int, value: Any) -> Any:
        if not isinstance(value, torch.Tensor):
            return value
        known = self._known.get(place)
        if known is None or known.here is not value or known.version != value._version:
            there = value.to(self._device)
            known = self._known[place] = _Moved(value, value._version, there, there._version)
        return known


@dataclass(frozen=True)
class _Moved:
    """A CPU tensor, its copy on XLA's device, and torch's version counters of both when it was copied.

    torch increases a tensor's counter at each write to it.
    """

    here: torch.Tensor
    version: int
    there: torch.Tensor
    version_there: int

    @property
    def was_written(self) -> bool:
        """Whether the model has written into the copy on the device."""
        return bool(self.there._version != self.version_there)


def _counts() -> dict[str, int]:
    xla_model.wait_device_ops()
    return {name: int(metrics.counter_value(name) or 0) for name in metrics.counter_names()}


def _difference(after: dict[str, int], before: dict[str, int]) -> dict[str, int]:
    return {name: count - before.get(name, 0) for name, count in after.items() if count != before.get(name, 0)}


def _metric(name: str) -> tuple[int, int]:
    """Return the number of events of a torch_xla metric, and their total time in ns."""
    data = metrics.metric_data(name)
    return (int(data[0]), int(data[1])) if data else (0, 0)


def _compilations() -> int:
    return _metric("CompileTime")[0]


def _evidence(ran: dict[str, int], mode: str) -> Evidence:
    """Make the evidence from the counters that increased in the model's second run (``ran``).

    In mode ``openxla`` torch_xla counts no operators, so the calls in the graphs that dynamo captured are counted.
    """
    left = {name.removeprefix("aten::"): count for name, count in ran.items() if name.startswith("aten::")}
    lowered = {name.removeprefix("xla::"): count for name, count in ran.items() if name.startswith("xla::")}
    nodes = sum(count for name, count in lowered.items() if name not in _BOOKKEEPING)
    captured = int(counters["stats"].get("calls_captured", 0))
    compilations, executions = _compilations(), _metric("ExecuteTime")[0]
    taken = (nodes if mode == "lazy" else captured) if compilations else 0
    return Evidence(
        nodes_total=max(taken, captured) + sum(left.values()),
        nodes_compiled=taken,
        partitions=compilations,
        fallback_ops=tuple(sorted("aten." + name for name in left)),
        compiler={
            "mode": mode,
            "xla_compilations": compilations,
            "xla_compile_s": round(_metric("CompileTime")[1] / 1e9, 3),
            "executions": executions,
            "graph_breaks": {" ".join(str(why).split())[:200]: n for why, n in counters["graph_break"].items()},
            "eager_calls": left,
            "lowered_calls": lowered,
            "platform": torch_xla.runtime.device_type(),
        },
    )

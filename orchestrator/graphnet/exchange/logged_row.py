"""Turns one sample of a GraphNet log into a row with an outcome, outputs, times and a speedup."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from graphnet.exchange import grammar
from graphnet.exchange.read_log import LoggedSample
from graphnet.exchange.settings import UNKNOWN
from graphnet.judge.ladder import LEVELS
from graphnet.outcomes import Outcome
from graphnet.runs.flags import WITH, Effect, Flag
from graphnet.runs.record import DeviceGroup, EnvironmentGroup, InputsGroup, OutputGroup, Ratio, Record

#: The tolerance policy of imported rows. It differs from the policy of measured rows, because GraphNet's comparison
#: rejects NaN even if the reference has NaN in the same place.
POLICY: Final = "graphnet-log/1"
#: Maps GraphNet's name of a compiler to our name, for the compilers whose two names differ.
_BACKENDS: Final = {"blade-disc": "bladedisc"}


@dataclass(frozen=True)
class _Ending:
    outcome: Outcome
    stage: str | None = None
    step: str | None = None
    message: str | None = None


@dataclass(frozen=True)
class LoggedRow:
    """A sample of a log that becomes a row.

    ``where``: the name of the log's file. ``digest``: the sha256 of the log, from which the row's key is made.
    ``tolerance``: the level of the tolerance ladder at which the row must agree to be OK.
    """

    sample: LoggedSample
    where: str
    digest: str
    tolerance: int

    def record(self, name: str) -> Record:
        """Return the row. Its times are the medians in the log or, if the log has no medians, the means."""
        said = self.sample.configuration
        compiler = said.get("compiler", UNKNOWN)
        outputs = self._outputs()
        ladder = [all(_at(output, level) for output in outputs) for level in LEVELS] if outputs is not None else None
        ending = self._ending(ladder)
        errors = [output.max_abs_error for output in outputs or () if output.max_abs_error is not None]
        ratio = self._ratio()
        return Record(
            key=hashlib.sha256(f"{self.digest} {self.sample.line}".encode()).hexdigest(),
            sample=name,
            source=name.split("/")[-2] if "/" in name else UNKNOWN,
            category=said.get("category", UNKNOWN),
            sample_hash=None,
            backend=_BACKENDS.get(compiler, compiler),
            flavour=said.get("flavour", "imported"),
            where=self.where,
            **vars(ending),
            flags=self._flags(ratio),
            tolerance_policy=POLICY,
            tolerance_judged=self.tolerance,
            tolerance_reached=LEVELS[ladder.index(True)] if ladder and True in ladder else None,
            tolerance_ladder=ladder,
            max_abs_error=max(errors, default=None),
            outputs=outputs,
            reference_ns=self._median_ns("eager"),
            compiled_ns=self._median_ns("compiled"),
            speedup=ratio,
            environment=EnvironmentGroup(
                compiler={"compile_framework_version": said.get("compile_framework_version", UNKNOWN)}
            ),
            device=_device(said),
            inputs=InputsGroup(scheme="graphnet", seed=whole_number(said.get("seed")) or 123),
        )

    def _flags(self, ratio: Ratio | None) -> list[str]:
        """Return the log's flags that void the speedup, and ``no_interval`` for a speedup without an interval."""
        named = self.sample.configuration.get("flags", "").split(",")
        flags: list[str] = [flag for flag in WITH[Effect.NO_SPEEDUP] if flag in named]
        return flags + ([Flag.NO_INTERVAL] if ratio is not None and ratio.low == ratio.high else [])

    def _ending(self, ladder: Sequence[bool] | None) -> _Ending:
        """Return the outcome of the sample.

        A log that our export wrote names the outcome. GraphNet's log does not say whether compiling or running failed.
        The outcome is then RUNTIME_ERROR. GraphNet's default scores treat both failures alike.
        """
        sample = self.sample
        exact = self._exact()
        if exact is not None:
            return exact
        if sample.result is None and not sample.compared:
            message = "the log ends this sample without a result: its process ended early"
            if sample.trials_ms:
                return _Ending(Outcome.CRASHED, message=message)
            return _Ending(Outcome.REFERENCE_FAILED, message=message + ", before eager was timed")
        if sample.failure is not None and "eager" in sample.failure:
            return _Ending(Outcome.REFERENCE_FAILED, "measure", None, sample.message)
        if sample.result is not None and "failed" in sample.result:
            return _Ending(Outcome.RUNTIME_ERROR, None, None, sample.message)
        if sample.datatype_match is False or sample.shape_match is False:
            step = "dtype" if sample.datatype_match is False else "shape"
            return _Ending(Outcome.OUTPUT_MISMATCH, "outputs", step, None)
        if sample.marked is not None:
            message = f"GraphNet counts this sample as a runtime failure, because of the line: {sample.marked}"
            return _Ending(Outcome.RUNTIME_ERROR, None, None, message)
        if ladder is not None and ladder[self.tolerance - LEVELS[0]]:
            return _Ending(Outcome.OK)
        return _Ending(Outcome.ACCURACY, "outputs", "values", f"the outputs do not agree at tolerance {self.tolerance}")

    def _exact(self) -> _Ending | None:
        """Return the outcome that our export wrote into the log; None if there is none, or if it is OK or ACCURACY.

        The import may judge at another tolerance level than the exported run, so the caller decides between OK and
        ACCURACY.
        """
        said = {name: value for name, value in self.sample.configuration.items() if value != UNKNOWN}
        outcome = said.get("outcome")
        if outcome not in set(Outcome) or outcome in (Outcome.OK, Outcome.ACCURACY):
            return None
        message = (self.sample.message or "").removeprefix("Error: ").removeprefix(outcome).removeprefix(": ")
        return _Ending(Outcome(outcome), said.get("stage"), said.get("step"), message or None)

    def _outputs(self) -> list[OutputGroup] | None:
        sample = self.sample
        if not sample.compared:
            return None
        equal = sample.correctness[grammar.EQUAL_KEY]
        return [self._output(index, dtype, bool(equal[index])) for index, dtype in enumerate(sample.datatypes["eager"])]

    def _output(self, index: int, dtype: str, equal: bool) -> OutputGroup:
        if dtype in grammar.LADDER_DTYPES:
            levels = [t for t in LEVELS if self.sample.correctness[grammar.CLOSE_KEYS[dtype, t]][index]]
            reached = min(levels, default=None)
        else:
            # GraphNet has no tolerance ladder for this dtype: equal outputs agree at every level, others at none.
            reached = LEVELS[0] if equal else None
        return OutputGroup(
            label=f"output {index}",
            dtype=dtype,
            shape=[],
            equal=equal,
            tolerance_reached=reached,
            max_abs_error=self._error("[max_diff]", index),
            mean_abs_error=self._error("[mean_diff]", index),
        )

    def _error(self, key: str, index: int) -> float | None:
        values = self.sample.correctness.get(key, [])
        return values[index] if index < len(values) and math.isfinite(values[index]) else None

    def _median_ns(self, side: str) -> int | None:
        times = self._times(side)
        median = times.get("median", times.get("mean"))
        return None if median is None else round(median * 1e6)

    def _times(self, side: str) -> dict[str, float]:
        times: dict[str, float] = self.sample.performance.get(side, {}).get("e2e", {})
        return times

    def _ratio(self) -> Ratio | None:
        """Return the log's speedup, with bounds.

        The bounds are eager's smallest time over the compiled model's largest time, and the reverse. If the speedup
        lies outside of them, or the log lacks one of these times, the speedup itself is the bound.
        """
        ratio = self.sample.speedup.get("e2e")
        if not ratio:
            return None
        eager, compiled = self._times("eager"), self._times("compiled")
        bounds = [eager.get("min"), eager.get("max"), compiled.get("min"), compiled.get("max")]
        if any(not bound for bound in bounds):
            return Ratio(ratio=ratio, low=ratio, high=ratio)
        low, high = eager["min"] / compiled["max"], eager["max"] / compiled["min"]
        return Ratio(ratio=ratio, low=min(low, ratio), high=max(high, ratio))


def _at(output: OutputGroup, level: int) -> bool:
    return output.tolerance_reached is not None and level >= output.tolerance_reached


def _device(said: dict[str, str]) -> DeviceGroup:
    kind, _, index = said.get("device", UNKNOWN).partition(":")
    hardware = said.get("hardware", UNKNOWN)
    uuid = "" if hardware == UNKNOWN else hardware
    return DeviceGroup(type=kind, index=whole_number(index) or 0, uuid=uuid, host="")


def whole_number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() else None

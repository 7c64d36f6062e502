"""Writes a row as lines of a GraphNet log, from which GraphNet's parser reads the row's outcome and speedup."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from graphnet.exchange.grammar import CLOSE_LINES, COMPILED_FAILED, DEFAULT_PROMPT, EAGER_FAILED, Close, without_marks
from graphnet.exchange.settings import UNKNOWN, framework_version
from graphnet.judge.ladder import LADDER_DTYPES as OUR_LADDER
from graphnet.judge.ladder import LEVELS, tolerances
from graphnet.outcomes import Outcome, ScoreClass
from graphnet.printable import printable
from graphnet.runs.about import LogSettings
from graphnet.runs.flags import WITH, Effect
from graphnet.runs.record import OutputGroup, Record

#: The character that replaces a blank in a sample's name.
_BLANK = r"\x20"
_SIDES = {"eager": "reference", "compiled": "compiled"}


@dataclass(frozen=True)
class LogWriter:
    """Turns rows into lines of a log. ``prompt`` begins every line that GraphNet's parser should read."""

    settings: LogSettings
    prompt: str = DEFAULT_PROMPT

    def lines(self, record: Record, path: str | None = None) -> Iterator[str]:
        """Return every line of one sample, without line ends. No text of a row can begin another line or tag.

        ``record`` counts in GraphNet's scores, or has the outcome REFERENCE_FAILED. ``path`` replaces the sample's name
        in the ``[Processing]`` line.
        """
        yield from map(printable, self._lines(record, path or record.sample))

    def _lines(self, record: Record, path: str) -> Iterator[str]:
        # GraphNet's parser takes the last word of this line for the sample.
        yield f"{self.prompt} [Processing] {printable(path).replace(' ', _BLANK)}"
        yield from self._config(record)
        if record.outcome is Outcome.REFERENCE_FAILED:
            yield from self._failed("Eager", record, EAGER_FAILED, "")
            return
        match record.outcome.score_class(record.stage):
            case ScoreClass.CORRECT | ScoreClass.ACCURACY:
                yield from self._values(record)
            case ScoreClass.MISMATCH:
                yield from self._mismatch(record)
            case ScoreClass.COMPILE:
                yield self._line("[Datatype][eager]:", UNKNOWN)
                yield from self._failed("Compiled", record, COMPILED_FAILED, "")
            case ScoreClass.RUNTIME:
                # GraphNet's parser recognizes a runtime failure only if lines about dtypes and shapes come before the
                # line of the failure.
                yield from self._types([UNKNOWN], [UNKNOWN], True)
                yield self._match("Shape", [], [], True)
                yield from self._failed("Compiled", record, COMPILED_FAILED, "Error: ")

    def _line(self, tag: str, value: object) -> str:
        return f"{self.prompt} {tag} {value}"

    def _config(self, record: Record) -> Iterator[str]:
        """Return the lines of GraphNet's seven settings, and then of our own, which GraphNet's parser ignores."""
        settings = self.settings
        theirs: dict[str, object] = {
            "model": record.sample.rpartition("/")[2],
            "device": settings.device,
            "hardware": settings.hardware,
            "compiler": record.backend,
            "warmup": settings.warmup,
            "trials": settings.trials,
            "compile_framework_version": framework_version(record),
        }
        ours: dict[str, object] = {
            "seed": settings.seed,
            "sample": record.sample,
            "category": record.category,
            "flavour": record.flavour,
            "where": record.where,
            "outcome": record.outcome,
            "stage": record.stage,
            "step": record.step,
            "flags": ",".join(flag for flag in WITH[Effect.NO_SPEEDUP] if flag in record.flags),
        }
        known = {name: value for name, value in ours.items() if value not in (None, "")}
        for name, value in (theirs | known).items():
            # GraphNet's grammar does not allow an empty value.
            yield self._line(f"[Config] {name}:", UNKNOWN if value in (None, "") else without_marks(str(value)))

    def _failed(self, side: str, record: Record, tag: str, mark: str) -> Iterator[str]:
        message = without_marks((record.message or "").partition("\n")[0])
        yield f"{side} model execution failed: {mark}{record.outcome}{': ' + message if message else ''}"
        yield self._line("[Result] status:", "failed")
        yield f"{self.prompt} {tag}"

    def _types(self, eager: Sequence[str], compiled: Sequence[str], match: bool) -> Iterator[str]:
        yield self._line("[Datatype][eager]:", " ".join(eager))
        yield self._line("[Datatype][compiled]:", " ".join(compiled))
        yield self._match("DataType", list(eager), list(compiled), match)

    def _match(self, tag: str, eager: object, compiled: object, match: bool) -> str:
        return self._line(f"[{tag}]", f"eager:{eager} compiled:{compiled} match:{match}")

    def _mismatch(self, record: Record) -> Iterator[str]:
        """Return the lines for outputs of another dtype, shape or structure, so that their values were not compared."""
        dtype = record.step == "dtype"
        yield from self._types([UNKNOWN], [UNKNOWN], not dtype)
        yield self._match("Shape", [], [], dtype)
        yield self._line("[Result] status:", "success")

    def _values(self, record: Record) -> Iterator[str]:
        outputs = outputs_of(record)
        times = times_of(record)
        for side in _SIDES:
            yield from self._trials(times[side])
        dtypes = [output.dtype for output in outputs]
        shapes = [output.shape for output in outputs]
        yield from self._types(dtypes, dtypes, True)
        yield self._line("[Shape][eager]:", shapes)
        yield self._line("[Shape][compiled]:", shapes)
        yield self._match("Shape", shapes, shapes, True)
        yield self._correctness("[equal]", [int(output.equal) for output in outputs])
        for close in CLOSE_LINES:
            yield self._correctness(close.key, [int(agrees(output, close)) for output in outputs])
        yield self._correctness("[max_diff]", [_number(output.max_abs_error) for output in outputs])
        yield self._correctness("[mean_diff]", [_number(output.mean_abs_error) for output in outputs])
        yield self._line("[Result] status:", "success")
        for side in _SIDES:
            stats = _stats(record, side, times[side])
            if stats:
                yield self._line(f"[Performance][{side}]:", json.dumps(stats))
        if record.speedup is not None:
            yield self._line("[Speedup][e2e]:", _ratio(record.speedup.ratio))
        device_ns = _device_ns(record)
        if record.speedup is not None and all(device_ns.get(name) for name in _SIDES.values()):
            yield self._line("[Speedup][gpu]:", _ratio(device_ns["reference"] / device_ns["compiled"]))

    def _correctness(self, key: str, values: Sequence[object]) -> str:
        return self._line(f"[Correctness]{key}:", " ".join(map(str, values)))

    def _trials(self, times_ms: Sequence[float]) -> Iterator[str]:
        if not times_ms:
            return
        settings = self.settings
        warmup = UNKNOWN if settings.warmup is None else settings.warmup
        used = f"{settings.device} {settings.hardware or UNKNOWN}"
        yield f"[Profiling] Using device: {used}, warm up {warmup}, trials {len(times_ms)}"
        for number, time_ms in enumerate(times_ms, start=1):
            yield f"Trial {number}: e2e={time_ms:.5f} ms"


def outputs_of(record: Record) -> list[OutputGroup]:
    """Return the outputs of the row, or one substitute for all outputs if the row does not list them.

    Early versions of graphnet wrote such rows. The substitute has the dtype float32, so that GraphNet's scores decide
    by the ``all_close`` lines of float32 whether the row agrees.
    """
    if record.outputs is not None:
        return record.outputs
    reached, error = record.tolerance_reached, record.max_abs_error
    equal = error == 0.0 and reached == LEVELS[0]
    known: dict[str, Any] = {"equal": equal, "tolerance_reached": reached, "max_abs_error": error}
    return [OutputGroup(label="all outputs", dtype="float32", shape=[], **known)]


def agrees(output: OutputGroup, close: Close) -> bool:
    """Return whether an output is known to agree with the reference at the tolerances of an ``all_close`` line.

    A row records the lowest level, on the ladder of the output's dtype, at which the output agrees. It also agrees at
    all larger tolerances. So the line's level, or for another dtype its tolerances, must be at least the recorded ones.
    GraphNet's scores read only the lines of the output's own dtype.
    """
    if output.equal:
        return True
    reached = output.tolerance_reached
    if reached is None or output.dtype not in OUR_LADDER:
        return False
    if output.dtype == close.dtype:
        return close.level >= reached
    proven = tolerances(output.dtype, reached)
    return close.atol >= proven.atol and close.rtol >= proven.rtol


def times_of(record: Record) -> dict[str, list[float]]:
    """Return all times of both sides, in ms per call and in the order of measuring; empty lists if not stored."""
    times: dict[str, list[float]] = {side: [] for side in _SIDES}
    if record.timing is None:
        return times
    calls = max(1, record.timing.calls_per_trial)
    for one in record.timing.rounds:
        for side, name in _SIDES.items():
            times[side] += [ns / calls / 1e6 for ns in (one.get(name) or {}).get("wall_ns", ())]
    return times


def _stats(record: Record, side: str, times_ms: Sequence[float]) -> dict[str, dict[str, float]]:
    median_ns = record.reference_ns if side == "eager" else record.compiled_ns
    stats: dict[str, dict[str, float]] = {}
    if median_ns is not None:
        stats["e2e"] = {"median": _six(median_ns / 1e6), **_spread(times_ms)}
    device_ns = _device_ns(record).get(_SIDES[side])
    if device_ns is not None:
        stats["gpu"] = {"median": _six(device_ns / 1e6)}
    return stats


def _spread(times_ms: Sequence[float]) -> dict[str, float]:
    """Return the statistics besides the median. ``std`` divides by n, not n - 1."""
    if len(times_ms) < 2:
        return {}
    quarters = statistics.quantiles(times_ms, n=4, method="inclusive")
    found = {"iqr": quarters[2] - quarters[0], "mean": statistics.fmean(times_ms), "std": statistics.pstdev(times_ms)}
    return {name: _six(value) for name, value in {**found, "min": min(times_ms), "max": max(times_ms)}.items()}


def _device_ns(record: Record) -> dict[str, Any]:
    return (record.timing.device_ns if record.timing else None) or {}


def _six(value: float) -> float:
    return float(f"{value:.6g}")


def _ratio(value: float) -> str:
    """Format a speedup with nine decimals. A speedup of 10 or more gets five decimals, as in GraphNet's own logs.

    Smaller speedups need nine, because the scores that GraphNet computes from the log must equal ours to within 1e-4.
    """
    return f"{value:.5f}" if value >= 10 else f"{value:.9f}"


def _number(value: float | None) -> str:
    return "nan" if value is None else repr(value)

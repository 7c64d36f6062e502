"""Runs made from GraphNet's logs: shown, scored and exported like any other, but never resumed."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import graphnet
from graphnet.errors import StorageError, UsageError
from graphnet.exchange import grammar
from graphnet.exchange.files import new_folder
from graphnet.exchange.read_log import LoggedSample, read_log
from graphnet.exchange.settings import UNKNOWN, LogSettings
from graphnet.judge.ladder import DEFAULT_TOLERANCE, LEVELS
from graphnet.outcomes import Outcome
from graphnet.runs.record import DeviceGroup, EnvironmentGroup, InputsGroup, OutputGroup, Ratio, Record
from graphnet.runs.store import RunStore

#: GraphNet's comparison calls NaN wrong also where the reference has it, so its verdicts have a policy of their own.
POLICY: Final = "graphnet-log/1"
#: Flag of a row whose log gives a speedup and no times that could bound it.
NO_INTERVAL: Final = "no_interval"
#: Value of ``[Config]`` lines that must be the same in all logs of a run.
_SAME: Final = ("device", "hardware")
#: GraphNet's spelling of a compiler -> ours.
_BACKENDS: Final = {"blade-disc": "bladedisc"}


@dataclass(frozen=True)
class _Log:
    path: Path
    digest: str
    samples: list[LoggedSample]


def import_logs(logs: Sequence[Path], out: Path, command: Sequence[str], tolerance: int = DEFAULT_TOLERANCE) -> Path:
    """Make a run of the samples of one or more logs.

    Args:
        logs: files; the rows of each say its stem as where they ran.
        out: the run's folder, which must not hold anything.
        command: the command line that run.json keeps.
        tolerance: level of the ladder at which a row is OK.

    Returns: ``out``. Raises UsageError for a log that cannot be read as one (see read_log), for logs of different
    devices, and for two logs of one name; StorageError. Nothing is written then.
    """
    read = [_Log(path, _digest(path), read_log(path)) for path in logs]
    stems = Counter(log.path.stem for log in read)
    if len(stems) < len(read):
        raise UsageError(
            f"two logs are named {stems.most_common(1)[0][0]}; rename one of them: a row names its log by that"
        )
    settings = _settings(read)
    records = [record for log in read for record in _records(log, tolerance)]
    with new_folder(out) as folder:
        store = RunStore.create(folder, _run(read, settings, command))
        for record in records:
            store.append(record)
        store.unlock()
    return out


def _run(logs: Sequence[_Log], settings: LogSettings, command: Sequence[str]) -> dict[str, Any]:
    now = datetime.now(UTC).isoformat()
    return {
        "schema": 1,
        "graphnet": graphnet.__version__,
        "command": list(command),
        "started": now,
        "ended": now,
        "resumable": False,
        "imported": {
            "format": "graphnet-log",
            "why": "GraphNet's logs do not say everything that was asked, so the run cannot be resumed",
            "settings": asdict(settings),
            "logs": [
                {"path": str(log.path.absolute()), "sha256": log.digest, "samples": len(log.samples)} for log in logs
            ],
        },
    }


def _digest(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError as error:
        raise StorageError(f"{path} cannot be read: {error.strerror}") from error


def _settings(logs: Sequence[_Log]) -> LogSettings:
    """Settings of the first sample. Raises UsageError where another sample ran on another device."""
    first: dict[str, str] = {}
    for log in logs:
        for sample in log.samples:
            said = {name: sample.configuration.get(name, UNKNOWN) for name in _SAME}
            first = first or {**sample.configuration, **said}
            for name, value in said.items():
                if value != first[name]:
                    raise UsageError(
                        f"{log.path} has {name} {value} (line {sample.line}) where the first sample has {first[name]}: "
                        "times of different devices do not belong in one run; import each log into a run of its own"
                    )
    numbers = {name: _whole(first.get(name)) for name in ("warmup", "trials", "seed")}
    return LogSettings(first["device"], first["hardware"], **numbers)


def _whole(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() else None


def _records(log: _Log, tolerance: int) -> Iterable[Record]:
    names = _names([sample.configuration.get("sample") or sample.path for sample in log.samples])
    for sample, name in zip(log.samples, names, strict=True):
        yield _Row(log, sample, tolerance).record(name)


def _names(paths: Sequence[str]) -> list[str]:
    """SOURCE/NAME for each path, longer where two would be the same, numbered where a path is repeated."""
    depth, parts = 2, [[part for part in path.split("/") if part] or [path] for path in paths]
    unique = len({tuple(one) for one in parts})
    longest = max(map(len, parts))
    while len({tuple(one[-depth:]) for one in parts}) < unique and depth < longest:
        depth += 1
    seen: Counter[str] = Counter()
    names = []
    for one in parts:
        name = "/".join(one[-depth:])
        seen[name] += 1
        names.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
    return names


@dataclass(frozen=True)
class _Ending:
    outcome: Outcome
    stage: str | None = None
    step: str | None = None
    message: str | None = None


@dataclass(frozen=True)
class _Row:
    """One logged sample on its way to a row."""

    log: _Log
    sample: LoggedSample
    tolerance: int

    def record(self, name: str) -> Record:
        """The row. Its times are GraphNet's medians, its speedup is the one that the log gives."""
        said = self.sample.configuration
        outputs = self._outputs()
        ladder = [all(_at(output, level) for output in outputs) for level in LEVELS] if outputs is not None else None
        ending = self._ending(ladder)
        ratio = self._ratio()
        return Record(
            key=hashlib.sha256(f"{self.log.digest} {self.sample.line}".encode()).hexdigest(),
            sample=name,
            source=name.split("/")[-2] if "/" in name else UNKNOWN,
            category=said.get("category", UNKNOWN),
            sample_hash=None,
            backend=_BACKENDS.get(said.get("compiler", UNKNOWN), said.get("compiler", UNKNOWN)),
            flavour=said.get("flavour", "imported"),
            where=self.log.path.stem,
            outcome=ending.outcome,
            stage=ending.stage,
            step=ending.step,
            message=ending.message,
            flags=[NO_INTERVAL] if ratio is not None and ratio.low == ratio.high else [],
            tolerance_policy=POLICY,
            tolerance_judged=self.tolerance,
            tolerance_reached=LEVELS[ladder.index(True)] if ladder and True in ladder else None,
            tolerance_ladder=ladder,
            max_abs_error=_largest(output.max_abs_error for output in outputs or ()),
            outputs=outputs,
            reference_ns=self._median_ns("eager"),
            compiled_ns=self._median_ns("compiled"),
            speedup=ratio,
            environment=EnvironmentGroup(
                compiler={"compile_framework_version": said.get("compile_framework_version", UNKNOWN)}
            ),
            device=_device(said),
            inputs=InputsGroup(scheme="graphnet", seed=_whole(said.get("seed")) or 123),
        )

    def _ending(self, ladder: Sequence[bool] | None) -> _Ending:
        """Outcome of the sample, as exact as the log allows.

        A log that we exported names it. GraphNet's own do not: a compiled side that failed may have failed in
        compiling or in running, and is recorded as RUNTIME_ERROR, which GraphNet's default scores treat alike.
        """
        sample = self.sample
        exact = self._exact()
        if exact is not None:
            return exact
        if sample.result is None and not sample.compared:
            return self._without_result()
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
        """The outcome that one of our exported logs names; that of compared values follows from the ladder."""
        said = {name: value for name, value in self.sample.configuration.items() if value != UNKNOWN}
        outcome = said.get("outcome")
        if outcome not in set(Outcome) or outcome in (Outcome.OK, Outcome.ACCURACY):
            return None
        message = (self.sample.message or "").removeprefix("Error: ")
        message = message.removeprefix(outcome).removeprefix(": ")
        return _Ending(Outcome(outcome), said.get("stage"), said.get("step"), message or None)

    def _without_result(self) -> _Ending:
        message = "the log ends this sample without a result: its process ended early"
        if self.sample.trials_ms:
            return _Ending(Outcome.CRASHED, None, None, message)
        return _Ending(Outcome.REFERENCE_FAILED, None, None, message + ", before eager was timed")

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
            # GraphNet asks other types to be equal at every level.
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
        """The log's speedup, within the bounds that the smallest and largest time of either side leave."""
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


def _largest(errors: Iterable[float | None]) -> float | None:
    return max((error for error in errors if error is not None), default=None)


def _device(said: dict[str, str]) -> DeviceGroup:
    kind, _, index = said.get("device", UNKNOWN).partition(":")
    return DeviceGroup(type=kind, index=_whole(index) or 0, uuid=said.get("hardware", ""), host="")

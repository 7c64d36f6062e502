"""Reads the samples of GraphNet's logs, and names the line at which a log breaks the grammar."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from graphnet.errors import StorageError, UsageError
from graphnet.exchange import grammar


@dataclass
class LoggedSample:
    """Everything that a log says about one sample.

    ``line`` is the number of the sample's ``[Processing]`` line. ``correctness`` maps the name of each comparison (such
    as grammar.Close.key, ``[equal]`` or ``[max_diff]``) to one value per output. ``trials_ms`` holds eager's times and
    then the compiled model's, in the order of the log. ``marked`` is the first line that makes GraphNet's parser call
    the sample a runtime failure.
    """

    path: str
    line: int
    configuration: dict[str, str] = field(default_factory=dict)
    datatypes: dict[str, list[str]] = field(default_factory=dict)
    shapes: dict[str, str] = field(default_factory=dict)
    datatype_match: bool | None = None
    shape_match: bool | None = None
    correctness: dict[str, list[float]] = field(default_factory=dict)
    performance: dict[str, dict[str, Any]] = field(default_factory=dict)
    speedup: dict[str, float] = field(default_factory=dict)
    result: str | None = None
    failure: str | None = None
    message: str | None = None
    trials_ms: list[list[float]] = field(default_factory=list)
    marked: str | None = None

    @property
    def compared(self) -> bool:
        """Whether the values of the sample's outputs were compared."""
        return grammar.EQUAL_KEY in self.correctness

    @property
    def ended(self) -> bool:
        """Whether the log holds the last lines of the sample: a failure, a speedup, or outputs that do not match."""
        if self.result is not None and "failed" in self.result:
            return self.failure is not None or "eager:" in self.result
        if False in (self.datatype_match, self.shape_match):
            return self.result is not None
        return "e2e" in self.speedup


def read_log(path: Path) -> list[LoggedSample]:
    """Return every sample of a log, in order.

    Raises UsageError if the log has no samples, is incomplete, follows another version of the grammar, or holds an
    impossible time or speedup (negative, or not a number). Raises StorageError if the file cannot be read.
    """
    reader = _Reader(path)
    unfinished = False
    for number, line in enumerate(_lines(path), start=1):
        # A whole log ends with a line end, so its last ``line`` is empty. If it matches the grammar instead, the log
        # may have been cut in the middle of this line, and a number in the line may lack digits.
        unfinished = reader.read(number, line)
    if not reader.samples:
        raise UsageError(
            f"{path} holds no [Processing] line, so it is not a log of GraphNet's test_compiler; "
            "logs of eval_backend_perf have none and cannot be imported"
        )
    for sample in reader.samples:
        _check_grammar(path, sample, sample is reader.samples[-1])
    last = reader.samples[-1]
    if not reader.whole and (not last.ended or unfinished):
        raise _cut(path, last)
    return reader.samples


def _lines(path: Path) -> list[str]:
    try:
        # str.splitlines would also split at a form feed, which a compiler may have printed.
        return path.read_text(encoding="utf-8", errors="replace").split("\n")
    except OSError as error:
        raise StorageError(f"{path} cannot be read: {error.strerror}") from error


def _cut(path: Path, sample: LoggedSample) -> UsageError:
    return UsageError(
        f"{path} was cut in the middle of {sample.path}: "
        f"remove line {sample.line} and all after it, and import the rest"
    )


class _Reader:
    """Collects the samples of a log. ``whole``: whether the summary line follows the last sample."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.samples: list[LoggedSample] = []
        self.whole = False

    def read(self, number: int, line: str) -> bool:
        """Read one line. Return False if the line matches no rule of the grammar for samples and was skipped."""
        processing = grammar.PROCESSING.search(line)
        if processing:
            words = processing[1].split()
            if not words:
                raise self._wrong(number, "names no sample: the log was cut or edited there")
            # The line names the sample by its path. Use the last word of the line, as GraphNet's parser does.
            self.samples.append(LoggedSample(words[-1], number))
            self.whole = False
            return True
        self.whole = self.whole or bool(grammar.SUMMARY.search(line))
        if not self.samples:
            return False
        sample = self.samples[-1]
        if sample.marked is None and any(mark in line for mark in grammar.RUNTIME_MARKS):
            sample.marked = line.strip()
        return self._take(number, line, sample)

    def _take(self, number: int, line: str, sample: LoggedSample) -> bool:
        if found := grammar.CONFIG.search(line):
            sample.configuration[found[1]] = found[2].strip()
        elif found := grammar.PERFORMANCE.search(line):
            sample.performance[found[1]] = self._performance(number, found[2])
        elif found := grammar.DATATYPE.search(line):
            sample.datatypes[found[1]] = found[2].split()
        elif found := grammar.DATATYPE_MATCH.search(line):
            sample.datatype_match = found[1] == "True"
        elif found := grammar.SHAPE_MATCH.search(line):
            sample.shape_match = found[1] == "True"
        elif found := grammar.SHAPES.search(line):
            sample.shapes[found[1]] = found[2]
        elif found := grammar.CORRECTNESS.search(line):
            sample.correctness[found[1]] = self._correctness(number, found[2])
        elif found := grammar.SPEEDUP.search(line):
            sample.speedup[found[1]] = self._time(number, found[2], "a speedup")
        elif found := grammar.RESULT.search(line):
            sample.result = found[1].strip()
        elif found := grammar.FAILURE.search(line):
            sample.failure = found[1]
        elif grammar.PROFILING.search(line):
            sample.trials_ms.append([])
        elif found := grammar.TRIAL.search(line):
            if sample.trials_ms:
                sample.trials_ms[-1].append(self._time(number, found[2].rstrip(",")))
        elif found := grammar.FAILED_WITH.search(line):
            sample.message = found[2].strip()
        else:
            return False
        return True

    def _performance(self, number: int, text: str) -> dict[str, Any]:
        try:
            stats = json.loads(text)
        except ValueError:
            stats = None
        if not isinstance(stats, dict) or not all(isinstance(times, dict) for times in stats.values()):
            raise self._wrong(number, "is not a whole [Performance] line: the log was cut or edited there")
        for times in stats.values():
            for name, value in times.items():
                if name not in ("std", "iqr"):
                    self._time(number, value)
        return stats

    def _correctness(self, number: int, text: str) -> list[float]:
        try:
            return [float(word) for word in text.split()]
        except ValueError:
            raise self._wrong(number, "holds a value that is not a number: the log was cut or edited there") from None

    def _time(self, number: int, value: object, noun: str = "a time") -> float:
        try:
            parsed = float(str(value))
        except ValueError:
            parsed = math.nan
        if not math.isfinite(parsed) or parsed < 0:
            raise self._wrong(number, f"gives {value} as {noun}; a run cannot hold that, so nothing was imported")
        return parsed

    def _wrong(self, number: int, sentence: str) -> UsageError:
        return UsageError(f"line {number} of {self.path} {sentence}")


def _check_grammar(path: Path, sample: LoggedSample, last: bool) -> None:
    """Raise UsageError if the sample lacks one of the 64 ``all_close`` lines, or a line lacks an output's value."""
    if not sample.compared:
        if sample.correctness and not last:
            raise _another(path, sample, f"it lacks {grammar.EQUAL_KEY}")
        if sample.correctness:
            raise _cut(path, sample)
        return
    missing = [key for key in grammar.CLOSE_KEYS.values() if key not in sample.correctness]
    if missing and last and not sample.ended:
        raise _cut(path, sample)
    if missing:
        raise _another(path, sample, f"it lacks {missing[0]}")
    dtypes = sample.datatypes.get("eager")
    if dtypes is None or sample.datatype_match is None:
        raise _another(path, sample, "it does not say the outputs' types")
    counts = {len(values) for key, values in sample.correctness.items() if _judged(key)}
    if counts != {len(dtypes)}:
        raise UsageError(
            f"{path} says of {sample.path} (line {sample.line}) that it has {len(dtypes)} outputs, but some "
            f"[Correctness] lines hold {_few(counts - {len(dtypes)})} values: the log was cut or edited there"
        )


def _judged(key: str) -> bool:
    return key == grammar.EQUAL_KEY or key in grammar.CLOSE_KEYS.values()


def _another(path: Path, sample: LoggedSample, reason: str) -> UsageError:
    return UsageError(
        f"{path} was written in another version of GraphNet's grammar than this one reads: {reason} "
        f"(sample {sample.path}, line {sample.line}); write the log again with the present test_compiler"
    )


def _few(counts: Iterable[int]) -> str:
    return " or ".join(map(str, sorted(counts)))

"""Import GraphNet's logs as a run. The run can be shown, scored and exported like any other, but not resumed."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import graphnet
from graphnet.errors import StorageError, UsageError
from graphnet.exchange.files import new_folder
from graphnet.exchange.logged_row import LoggedRow, whole_number
from graphnet.exchange.read_log import LoggedSample, read_log
from graphnet.exchange.settings import UNKNOWN
from graphnet.judge.ladder import DEFAULT_TOLERANCE
from graphnet.runs.about import LogSettings
from graphnet.runs.store import RunStore

#: The names of the ``[Config]`` lines whose values must be equal in all logs of a run.
_SAME: Final = ("device", "hardware")


@dataclass(frozen=True)
class _Log:
    path: Path
    digest: str
    samples: list[LoggedSample]


def import_logs(logs: Sequence[Path], out: Path, command: Sequence[str], tolerance: int = DEFAULT_TOLERANCE) -> Path:
    """Make a run in the new or empty folder ``out`` from the samples of logs, and return ``out``.

    A log's name, without its extension, becomes the field ``where`` of its rows. Rows are OK if their outputs agree at
    the level ``tolerance`` of the ladder. run.json records ``command``.

    Raises UsageError if a file is not a valid log (see read_log), the logs come from different devices, or two logs
    have the same name; StorageError if a file cannot be read or written. Then nothing has been written.
    """
    read = [_Log(path, _digest(path), read_log(path)) for path in logs]
    stems = Counter(log.path.stem for log in read)
    if len(stems) < len(read):
        raise UsageError(
            f"two logs are named {stems.most_common(1)[0][0]}; rename one of them: a row names its log by that"
        )
    settings = _settings(read)
    records = [
        LoggedRow(sample, log.path.stem, log.digest, tolerance).record(name)
        for log in read
        for sample, name in zip(log.samples, _names(log.samples), strict=True)
    ]
    with new_folder(out) as folder:
        store = RunStore.create(folder, _run(read, settings, command))
        for record in records:
            store.append(record)
        store.unlock()
    return out


def _run(logs: Sequence[_Log], settings: LogSettings, command: Sequence[str]) -> dict[str, Any]:
    now = datetime.now(UTC).isoformat()
    return {
        "graphnet": graphnet.__version__,
        "command": list(command),
        "started": now,
        "ended": now,
        "resumable": False,
        "imported": {
            "format": "graphnet-log",
            "why": "GraphNet's logs do not say everything that was asked, so the run cannot be resumed",
            "settings": settings.model_dump(),
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
    """Return the settings of the first sample. Raises UsageError unless all samples ran on one device."""
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
    numbers = {name: whole_number(first.get(name)) for name in ("warmup", "trials", "seed")}
    return LogSettings(device=first["device"], hardware=first["hardware"], **numbers)


def _names(samples: Sequence[LoggedSample]) -> list[str]:
    """Return a name for each sample of a log. A log that our export wrote contains the names.

    In a log that GraphNet wrote, the name is SOURCE/NAME, the last two parts of the sample's path, or more parts if two
    samples with different paths would get the same name.

    A log may hold the same sample twice for one compiler. GraphNet's scores count such a sample twice, so the import
    keeps both and adds a number to the second name.
    """
    parts = [[part for part in sample.path.split("/") if part] or [sample.path] for sample in samples]
    depth, longest, unique = 2, max(map(len, parts)), len({tuple(one) for one in parts})
    while len({tuple(one[-depth:]) for one in parts}) < unique and depth < longest:
        depth += 1
    seen: Counter[tuple[str, str | None]] = Counter()
    names = []
    for sample, one in zip(samples, parts, strict=True):
        name = sample.configuration.get("sample", "/".join(one[-depth:]))
        place = (name, sample.configuration.get("compiler"))
        seen[place] += 1
        names.append(name if seen[place] == 1 else f"{name}#{seen[place]}")
    return names

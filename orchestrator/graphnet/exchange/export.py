"""Export of a run to files for other tools. An export writes each file completely or not at all."""

from __future__ import annotations

import contextlib
import math
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TextIO

from graphnet.errors import StorageError, UsageError
from graphnet.exchange.classes import VERIFIED, left_out
from graphnet.exchange.files import replacing
from graphnet.exchange.grammar import DEFAULT_PROMPT, summary
from graphnet.exchange.graphnet_log import LogWriter
from graphnet.exchange.settings import settings_of
from graphnet.exchange.tables import write_csv, write_json, write_parquet
from graphnet.outcomes import Outcome
from graphnet.runs.record import Record, RowKind
from graphnet.runs.store import RunStore


class ExportFormat(StrEnum):
    """The formats of ``graphnet export``."""

    graphnet_log = "graphnet-log"
    csv = "csv"
    json = "json"
    parquet = "parquet"


@dataclass(frozen=True)
class Exported:
    """The files that an export wrote (none if it wrote to stdout), and the number of rows it left out, per reason."""

    files: tuple[Path, ...]
    left_out: dict[str, int]


def export(
    folder: Path,
    format_: ExportFormat,
    out: Path | None,
    backend: str | None = None,
    prompt: str = DEFAULT_PROMPT,
    into_folder: bool = False,
) -> Exported:
    """Write a run's rows in one format.

    Args:
        folder: the run's folder.
        out: the file to write. For a log of a run with several sites it is a folder, in which each site gets a file,
            because GraphNet's scripts read one file as one curve. None writes to stdout, which is not possible for
            Parquet or for a log of several sites.
        backend: export only the rows of this backend; None exports all rows.
        prompt: the text that begins the lines of a log.
        into_folder: whether ``out`` is a folder even if the log has only one site.

    Raises UsageError if the run has no rows, if its rows do not belong in one log, or if a time or a
    speedup is not a positive number; StorageError if a file cannot be read or written. After an error, existing files
    are unchanged.
    """
    store = RunStore.open(folder)
    records = [record for record in store.rows(with_times=True) if backend is None or record.backend == backend]
    if format_ is ExportFormat.graphnet_log:
        # A log of GraphNet can describe graphs, but not whole models.
        records = [record for record in records if record.kind is RowKind.graph]
    if not records:
        which = f"no rows of backend {backend}" if backend else "no rows"
        raise UsageError(f"{folder} has {which}, so there is nothing to export; `graphnet show {folder}` lists it")
    for record in records:
        _refuse_impossible(record, folder)
    if format_ is ExportFormat.graphnet_log:
        return _export_log(store, records, out, prompt, into_folder)
    if format_ is ExportFormat.parquet:
        if out is None:
            raise UsageError("Parquet is not text; name a file with --out")
        with replacing(out) as temporary:
            write_parquet(records, temporary)
    else:
        with _text(out) as stream:
            if format_ is ExportFormat.csv:
                write_csv(records, stream)
            else:
                write_json(records, folder, stream)
    return Exported(() if out is None else (out,), {})


def _export_log(
    store: RunStore, records: Sequence[Record], out: Path | None, prompt: str, into_folder: bool
) -> Exported:
    run = store.read_run()
    _refuse_mixed(records, store.folder)
    # GraphNet's scores count a failed reference as a failure of the compiler. So an export keeps such rows only if the
    # run was imported from GraphNet's own logs, which contained them.
    kept = frozenset({Outcome.REFERENCE_FAILED}) if "imported" in run else frozenset()
    reasons = Counter(
        reason for record in records if record.outcome not in kept and (reason := left_out(record)) is not None
    )
    counting = [record for record in records if record.outcome in kept or left_out(record) is None]
    if not counting:
        raise UsageError(
            f"no row of {store.folder} counts in GraphNet's scores ({_listed(reasons)}), so a log would hold no sample"
        )
    writer = LogWriter(settings_of(run), prompt)
    files = _log_files(counting, out, into_folder or (out is not None and out.is_dir()))
    header = [f"GraphNet Mesh: log of {store.folder.name}"]
    if reasons:
        header.append(f"rows that no score counts, left out: {_listed(reasons)}")
    with ExitStack() as stack:
        for file, rows in files:
            _write_lines(stack.enter_context(_text(file)), header, writer, rows)
    return Exported(tuple(file for file, _ in files if file is not None), dict(reasons))


def _log_files(
    records: Sequence[Record], out: Path | None, into_folder: bool
) -> list[tuple[Path | None, list[Record]]]:
    """Return the rows of each file: ``out`` itself if all rows have one site, else one file per site in folder ``out``.

    Each site needs its own file, because GraphNet's scripts name a curve after its file. Raises UsageError if there are
    several sites and ``out`` is not a folder.
    """
    sites: dict[tuple[str, str, str], list[Record]] = {}
    for record in records:
        sites.setdefault((record.backend, record.flavour, record.where), []).append(record)
    if len(sites) == 1 and not into_folder:
        return [(out, list(records))]
    if out is None or out.is_file():
        named = ", ".join(sorted({backend for backend, _, _ in sites}))
        raise UsageError(
            f"the run has rows of {len(sites)} sites ({named}), and GraphNet's scripts read one file as one curve; "
            "name a folder with --out, or one of them with --backend"
        )
    return [(out / f"{name}.log", sites[site]) for site, name in _site_names(list(sites)).items()]


def _site_names(sites: Sequence[tuple[str, str, str]]) -> dict[tuple[str, str, str], str]:
    """Name each site by the shortest of backend, backend-flavour and backend-flavour-where that is unique."""
    names: dict[tuple[str, str, str], str] = {}
    for site in sites:
        for length in (1, 2, 3):
            if sum(other[:length] == site[:length] for other in sites) == 1 or length == len(site):
                names[site] = re.sub(r"[^A-Za-z0-9._-]+", "_", "-".join(site[:length]))
                break
    return names


def _write_lines(stream: TextIO, header: Iterable[str], writer: LogWriter, rows: Sequence[Record]) -> None:
    for line in header:
        stream.write(line + "\n")
    for record in rows:
        for line in writer.lines(record):
            stream.write(line + "\n")
    stream.write(summary(len(rows), sum(record.outcome not in VERIFIED for record in rows)) + "\n")


@contextlib.contextmanager
def _text(out: Path | None) -> Iterator[TextIO]:
    if out is None:
        yield sys.stdout
        return
    if out.is_dir():
        raise StorageError(f"{out} is a folder; name a file with --out")
    with replacing(out) as temporary, temporary.open("w", encoding="utf-8", newline="") as stream:
        yield stream


def _refuse_mixed(records: Sequence[Record], folder: Path) -> None:
    """Raise UsageError if the rows were judged by different rules, or ran on different kinds of device."""
    policies = sorted({record.tolerance_policy for record in records if record.tolerance_policy is not None})
    if len(policies) > 1:
        raise UsageError(
            f"rows of {folder} were judged by different rules ({', '.join(policies)}); export the runs one by one"
        )
    devices = sorted({record.device.type for record in records if record.device is not None})
    if len(devices) > 1:
        raise UsageError(
            f"rows of {folder} ran on different devices ({', '.join(devices)}); export the runs one by one"
        )


def _refuse_impossible(record: Record, folder: Path) -> None:
    times = {name: getattr(record, name) for name in ("reference_ns", "compiled_ns", "own_eager_ns", "compile_ns")}
    for name in ("speedup", "speedup_own_eager"):
        ratio = getattr(record, name)
        times |= {f"{name}.{part}": getattr(ratio, part) for part in ("ratio", "low", "high")} if ratio else {}
    for name, value in times.items():
        if value is not None and (not math.isfinite(value) or value <= 0):
            raise UsageError(
                f"{folder} gives {name} {value} for {record.sample} on {record.backend}, which is not a measurement; "
                "measure that row again with `graphnet rerun`"
            )


def _listed(reasons: Counter[str]) -> str:
    return ", ".join(f"{count} {reason}" for reason, count in sorted(reasons.items()))

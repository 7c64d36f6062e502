"""Export a run to files for other tools. Each file is written completely or not at all."""

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
from graphnet.runs.heads import RowHead
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
    """The files that an export wrote (none if it wrote to stdout), and how many rows it left out, by reason."""

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
        out: the file to write. For a log of several backends, ``out`` is a folder that gets one file per backend,
            because GraphNet's scripts draw each file as one curve. None writes to stdout; Parquet and logs of several
            backends cannot be written to stdout.
        backend: export only the rows of this backend; None exports all rows.
        prompt: the text that begins the lines of a log.
        into_folder: whether ``out`` is a folder even if the log has only one backend.

    Returns:
        The files that were written, and the number of rows that a log left out.

    Raises:
        UsageError: the run has no rows, its rows cannot be in one log (see ``_refuse_mixed``), or a time or ratio of a
            row is impossible. Then no file is changed.
        StorageError: a file cannot be read or written.
    """
    store = RunStore.open(folder)
    heads = [head for head in store.heads() if backend is None or head.backend == backend]
    if not heads:
        which = f"no rows of backend {backend}" if backend else "no rows"
        raise UsageError(f"{folder} has {which}, so there is nothing to export; `graphnet show {folder}` lists it")
    # Check all rows before a file is written. The export then reads the rows again, because memory may not hold them
    # all.
    log_rows = _checked(store, heads)
    if format_ is ExportFormat.graphnet_log:
        return _export_log(store, log_rows, out, prompt, into_folder)
    if format_ is ExportFormat.parquet:
        if out is None:
            raise UsageError("Parquet is not text; name a file with --out")
        with replacing(out) as temporary:
            write_parquet(store.rows_of(heads, with_times=True), temporary)
    else:
        with _text(out) as stream:
            if format_ is ExportFormat.csv:
                # Rows are read without raw times, because a CSV has no column for them.
                write_csv(store.rows_of(heads), stream)
            else:
                write_json(store.rows_of(heads, with_times=True), folder, stream)
    return Exported(() if out is None else (out,), {})


@dataclass(frozen=True)
class _LogRows:
    """The rows that belong in a log of the run, and facts about all rows of the run.

    Attributes:
        counting: the rows that belong in the log. GraphNet's scores count them.
        reasons: the number of rows that the log leaves out, per reason.
        policies, devices: the tolerance policies by which rows were judged, and the types of the devices on which they
            ran.
    """

    counting: list[RowHead]
    reasons: Counter[str]
    policies: set[str]
    devices: set[str]


def _checked(store: RunStore, heads: Sequence[RowHead]) -> _LogRows:
    """Read every row once, and find those that belong in a log. Raises UsageError for an impossible time or ratio."""
    # GraphNet's scores count a failed reference as a failure of the compiler, so an exported log leaves out rows with a
    # failed reference. There is one exception: if the run was imported from GraphNet's logs, these rows are exported,
    # so that the exported log has the same scores as the imported logs.
    kept = frozenset({Outcome.REFERENCE_FAILED}) if "imported" in store.read_run() else frozenset()
    found = _LogRows([], Counter(), set(), set())
    for head, record in store.pairs_of(heads):
        _refuse_impossible(record, store.folder)
        reason = None if record.outcome in kept else left_out(record)
        if record.kind is RowKind.model:
            reason = "a whole model"
        if reason is None:
            found.counting.append(head)
        else:
            found.reasons[reason] += 1
        if record.tolerance_policy is not None:
            found.policies.add(record.tolerance_policy)
        if record.device is not None:
            found.devices.add(record.device.type)
    return found


def _export_log(store: RunStore, found: _LogRows, out: Path | None, prompt: str, into_folder: bool) -> Exported:
    _refuse_mixed(found, store.folder)
    if not found.counting:
        raise UsageError(
            f"no row of {store.folder} counts in GraphNet's scores ({_listed(found.reasons)}), so a log would hold no "
            "sample"
        )
    writer = LogWriter(settings_of(store.read_run()), prompt)
    files = _log_files(found.counting, out, into_folder or (out is not None and out.is_dir()))
    header = [f"GraphNet Mesh: log of {store.folder.name}"]
    if found.reasons:
        header.append(f"rows that no score counts, left out: {_listed(found.reasons)}")
    with ExitStack() as stack:
        for file, heads in files:
            _write_lines(stack.enter_context(_text(file)), header, writer, store.rows_of(heads, with_times=True))
    return Exported(tuple(file for file, _ in files if file is not None), dict(found.reasons))


def _log_files(
    heads: Sequence[RowHead], out: Path | None, into_folder: bool
) -> list[tuple[Path | None, list[RowHead]]]:
    """Return the files of a log with their rows: the file ``out``, or one file per backend in the folder ``out``.

    Rows of different backends, flavours or places (each combination is a site) need separate files, because GraphNet's
    scripts draw each file as one curve and name the curve after the file. Raises UsageError if the log has several
    sites and ``out`` is not a folder.
    """
    sites: dict[tuple[str, str, str], list[RowHead]] = {}
    for head in heads:
        sites.setdefault(head.site, []).append(head)
    if len(sites) == 1 and not into_folder:
        return [(out, list(heads))]
    if out is None or out.is_file():
        named = ", ".join(sorted({backend for backend, _, _ in sites}))
        raise UsageError(
            f"the run has rows of {len(sites)} sites ({named}), and GraphNet's scripts read one file as one curve; "
            "name a folder with --out, or one of them with --backend"
        )
    return [(out / f"{name}.log", sites[site]) for site, name in _site_names(list(sites)).items()]


def _site_names(sites: Sequence[tuple[str, str, str]]) -> dict[tuple[str, str, str], str]:
    """Name each site (backend, flavour, where) ``BACKEND``, ``BACKEND-FLAVOUR`` or ``BACKEND-FLAVOUR-WHERE``.

    Each site gets the shortest of these names that no other site has.
    """
    names: dict[tuple[str, str, str], str] = {}
    for site in sites:
        for length in (1, 2, 3):
            if sum(other[:length] == site[:length] for other in sites) == 1 or length == len(site):
                names[site] = re.sub(r"[^A-Za-z0-9._-]+", "_", "-".join(site[:length]))
                break
    return names


def _write_lines(stream: TextIO, header: Iterable[str], writer: LogWriter, rows: Iterable[Record]) -> None:
    for line in header:
        stream.write(line + "\n")
    count = failed = 0
    for record in rows:
        count += 1
        failed += record.outcome not in VERIFIED
        for line in writer.lines(record):
            stream.write(line + "\n")
    stream.write(summary(count, failed) + "\n")


@contextlib.contextmanager
def _text(out: Path | None) -> Iterator[TextIO]:
    if out is None:
        yield sys.stdout
        return
    if out.is_dir():
        raise StorageError(f"{out} is a folder; name a file with --out")
    with replacing(out) as temporary, temporary.open("w", encoding="utf-8", newline="") as stream:
        yield stream


def _refuse_mixed(found: _LogRows, folder: Path) -> None:
    """Raise UsageError if rows were judged by different tolerance policies, or ran on different types of device."""
    if len(found.policies) > 1:
        named = ", ".join(sorted(found.policies))
        raise UsageError(f"rows of {folder} were judged by different rules ({named}); export the runs one by one")
    if len(found.devices) > 1:
        named = ", ".join(sorted(found.devices))
        raise UsageError(f"rows of {folder} ran on different devices ({named}); export the runs one by one")


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

"""Export a run to files for other tools. Each file is written completely or not at all."""

from __future__ import annotations

import contextlib
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from graphnet.errors import StorageError, UsageError
from graphnet.exchange.classes import VERIFIED, left_out
from graphnet.exchange.files import ExportFormat
from graphnet.exchange.grammar import DEFAULT_PROMPT, summary
from graphnet.exchange.graphnet_log import LogWriter
from graphnet.exchange.settings import settings_of
from graphnet.exchange.tables import csv_sheet, write_json, write_parquet
from graphnet.faces.csv_ import write_sheet
from graphnet.files import replacing
from graphnet.outcomes import Outcome
from graphnet.runs.comparable import impossible_numbers
from graphnet.runs.figure import Face
from graphnet.runs.figures import needs_times
from graphnet.runs.heads import RowHead
from graphnet.runs.record import Record, RowKind
from graphnet.runs.store import RunStore


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
    """Write a run's rows, or those of one backend, in one format.

    Args:
        out: the file to write. For a log of several backends, ``out`` is a folder that gets one file per backend,
            because GraphNet's scripts draw each file as one curve. None writes to stdout; Parquet and logs of several
            backends cannot be written to stdout.
        prompt: the text that begins the lines of a log.
        into_folder: whether ``out`` is a folder even if the log has only one backend.

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
    # Check all rows before a file is written, and read them again later, because memory may not hold them all.
    log_rows = _checked(store, heads)
    if format_ is ExportFormat.graphnet_log:
        return _export_log(store, log_rows, out, prompt, into_folder)
    if format_ is ExportFormat.parquet:
        if out is None:
            raise UsageError("Parquet is not text; name a file with --out")
        with replacing(out, makes_folder=True) as temporary:
            write_parquet(store.rows_of(heads, with_times=True), temporary)
    else:
        with _text(out) as stream:
            if format_ is ExportFormat.csv:
                # Rows are read without raw times, because a CSV has no column for them.
                write_sheet(csv_sheet(store.rows_of(heads, needs_times(Face.csv))), stream)
            else:
                write_json(store.rows_of(heads, with_times=True), folder, stream)
    return Exported(() if out is None else (out,), {})


@dataclass(frozen=True)
class _LogRows:
    """The rows that belong in a log, how many it leaves out per reason, and facts about all rows of the run.

    ``policies`` are the tolerance policies by which rows were judged, ``devices`` the types of the devices.
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
    kept = frozenset({Outcome.REFERENCE_FAILED}) if store.about().imported is not None else frozenset()
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
    writer = LogWriter(settings_of(store.about()), prompt)
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
    """Return the files of a log with their rows: the file ``out``, or one file per site in the folder ``out``.

    Raises UsageError if the log has several sites (backend, flavour, where) and ``out`` is not a folder.
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
    """Name each site by the shortest of BACKEND, BACKEND-FLAVOUR and BACKEND-FLAVOUR-WHERE that no other site has."""
    names: dict[tuple[str, str, str], str] = {}
    for site in sites:
        for length in (1, 2, 3):
            if sum(other[:length] == site[:length] for other in sites) == 1 or length == len(site):
                names[site] = re.sub(r"[^A-Za-z0-9._-]+", "_", "-".join(site[:length]))
                break
    return names


def _write_lines(stream: TextIO, header: Iterable[str], writer: LogWriter, rows: Iterable[Record]) -> None:
    stream.writelines(f"{line}\n" for line in header)
    count = failed = 0
    for record in rows:
        count += 1
        failed += record.outcome not in VERIFIED
        stream.writelines(f"{line}\n" for line in writer.lines(record))
    stream.write(summary(count, failed) + "\n")


@contextlib.contextmanager
def _text(out: Path | None) -> Iterator[TextIO]:
    if out is None:
        yield sys.stdout
        return
    if out.is_dir():
        raise StorageError(f"{out} is a folder; name a file with --out")
    with replacing(out, makes_folder=True) as temporary, temporary.open("w", encoding="utf-8", newline="") as stream:
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
    for name, value in impossible_numbers(record):
        raise UsageError(
            f"{folder} gives {name} {value} for {record.sample} on {record.backend}, which is not a measurement; "
            "measure that row again with `graphnet rerun`"
        )


def _listed(reasons: Counter[str]) -> str:
    return ", ".join(f"{count} {reason}" for reason, count in sorted(reasons.items()))

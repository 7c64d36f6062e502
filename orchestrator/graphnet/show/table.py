"""The table and the summary of a run, rendered from its records alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from graphnet.outcomes import Group, Outcome
from graphnet.runs.record import Record
from graphnet.show import units


def results_table(records: Sequence[Record]) -> Table:
    """Make a table with one row per record. Wrong outputs have no speedup: another graph was computed."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("sample", "backend", "outcome"):
        table.add_column(name, no_wrap=True)
    for name in ("max error", "t", "nodes", "compile", "reference", "compiled"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("speedup [95 %]", no_wrap=True)
    table.add_column("flags")
    for record in records:
        group = record.outcome.traits.group
        table.add_row(
            record.sample,
            backend_label(record),
            Text(record.outcome, style=group.style),
            units.error(record.max_abs_error),
            "" if record.tolerance_reached is None else str(record.tolerance_reached),
            units.percent(record.node_share),
            _compile(record),
            units.duration(record.reference_ns),
            units.duration(record.compiled_ns),
            "" if group is Group.WRONG else units.speedup(record.speedup),
            " ".join(record.flags),
        )
    return table


def _compile(record: Record) -> str:
    """The compile time: cold, then, after a slash, warm if the run measured that."""
    cold = units.duration(record.compile_ns)
    return cold if record.warm_compile_ns is None else f"{cold} / {units.duration(record.warm_compile_ns)}"


def backend_label(record: Record) -> str:
    """The row's backend as ``--backend`` names it."""
    where = "" if record.where == "local" else f"@{record.where}"
    return f"{record.backend}:{record.flavour}{where}"


def print_summary(console: Console, records: Sequence[Record], folder: Path, aa_width: float | None = None) -> None:
    """Print, per backend, how many rows are faster or slower and how the others ended, then each message of a failure.

    Args:
        console: where to print.
        records: the rows of the run.
        folder: the run's folder, for the line that says what to type next.
        aa_width: the largest distance from 1 that the intervals of the A/A controls reach; a ratio within it counts as
            no difference, because two processes of the reference differ as much. None: the run has no A/A control.
    """
    for label in dict.fromkeys(backend_label(record) for record in records):
        rows = [record for record in records if backend_label(record) == label]
        console.print(_summary(label, rows, aa_width or 0.0))
    if aa_width is not None:
        line = (
            f"A/A control: two processes of the reference differ by up to {aa_width:.1%}; less counts as no difference"
        )
        console.print(line, highlight=False, soft_wrap=True, markup=False)
    for record in records:
        if record.outcome is not Outcome.OK and record.message:
            first = record.message.splitlines()[0]
            where = f" in {record.stage}" if record.stage else ""
            line = f"{record.sample} on {backend_label(record)}: {record.outcome}{where}: {first}"
            console.print(line, style="yellow", highlight=False, soft_wrap=True, markup=False)
    console.print(f"run: {folder}", highlight=False, soft_wrap=True, markup=False)
    console.print(f"next: ./graphnet show {folder} [SAMPLE]", highlight=False, soft_wrap=True, markup=False)


def _summary(label: str, records: Sequence[Record], width: float) -> str:
    timed = [r for r in records if r.outcome is Outcome.OK and r.speedup is not None]
    ratios = [r.speedup for r in timed if r.speedup is not None and "unstable" not in r.flags]
    faster = sum(ratio.low > 1 and ratio.ratio > 1 + width for ratio in ratios)
    slower = sum(ratio.high < 1 and 1 / ratio.ratio > 1 + width for ratio in ratios)
    same, unstable = len(ratios) - faster - slower, len(timed) - len(ratios)
    compared = f"{faster} faster, {same} no difference, {slower} slower, {unstable} unstable"
    return f"{label}: {len(records)} rows, {compared}, {_endings(records)}"


def _endings(records: Sequence[Record]) -> str:
    """The rows that are not OK, counted by group and outcome: ``2 failed (1 CRASHED, 1 TIMEOUT)``."""
    counts: Counter[Outcome] = Counter(record.outcome for record in records)
    parts = []
    for group in Group:
        inside = {outcome: counts[outcome] for outcome in Outcome if outcome.traits.group is group and counts[outcome]}
        if inside and group is not Group.RIGHT:
            outcomes = ", ".join(f"{count} {outcome}" for outcome, count in inside.items())
            parts.append(f"{sum(inside.values())} {group.word} ({outcomes})")
    return ", ".join(parts) or "no failure"

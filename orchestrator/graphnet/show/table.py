"""The table and the summary of a run; rendered from records alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from graphnet.outcomes import WRONG, Outcome
from graphnet.runs.record import Record
from graphnet.show import units

_STYLES = {Outcome.OK: "green", Outcome.OUTPUT_MISMATCH: "bold red", Outcome.ACCURACY: "bold red"}


def results_table(records: Sequence[Record]) -> Table:
    """One row per record. A speedup is blank where the outputs were wrong: it would be no speedup of the same graph."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("sample", "backend", "outcome"):
        table.add_column(name, no_wrap=True)
    for name in ("max error", "t", "nodes", "compile", "reference", "compiled"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("speedup [95 %]", no_wrap=True)
    table.add_column("flags")
    for record in records:
        right = record.outcome not in WRONG
        table.add_row(
            record.sample,
            backend_label(record),
            Text(record.outcome, style=_STYLES.get(record.outcome, "yellow")),
            units.error(record.max_abs_error),
            "" if record.tolerance_reached is None else str(record.tolerance_reached),
            units.percent(record.node_share),
            _compile(record),
            units.duration(record.reference_ns),
            units.duration(record.compiled_ns),
            units.speedup(record.speedup) if right else "",
            " ".join(record.flags),
        )
    return table


def _compile(record: Record) -> str:
    """Cold, and warm behind a slash where that was asked for."""
    cold = units.duration(record.compile_ns)
    return cold if record.warm_compile_ns is None else f"{cold} / {units.duration(record.warm_compile_ns)}"


def backend_label(record: Record) -> str:
    """The row's backend as a user would ask for it again."""
    where = "" if record.where == "local" else f"@{record.where}"
    return f"{record.backend}:{record.flavour}{where}"


def print_summary(console: Console, records: Sequence[Record], folder: Path, aa_width: float | None = None) -> None:
    """Wins, ties and losses per backend, failures by outcome and their messages, and what to type next.

    A ratio within ``aa_width`` of 1 is no difference: two processes of the reference differ as much.
    """
    for label in dict.fromkeys(backend_label(record) for record in records):
        rows = [record for record in records if backend_label(record) == label]
        console.print(_standing(label, rows, aa_width or 0.0))
    if aa_width is not None:
        told = f"A/A control: the reference against itself reaches {aa_width:.1%} from 1; what is closer counts as none"
        console.print(told, highlight=False, soft_wrap=True, markup=False)
    for record in records:
        if record.outcome is not Outcome.OK and record.message:
            first = record.message.splitlines()[0]
            where = f" in {record.stage}" if record.stage else ""
            line = f"{record.sample} on {backend_label(record)}: {record.outcome}{where}: {first}"
            console.print(line, style="yellow", highlight=False, soft_wrap=True, markup=False)
    console.print(f"run: {folder}", highlight=False, soft_wrap=True, markup=False)
    console.print(f"next: ./graphnet show {folder} [SAMPLE]", highlight=False, soft_wrap=True, markup=False)


def _standing(label: str, records: Sequence[Record], width: float) -> str:
    timed = [r for r in records if r.outcome is Outcome.OK and r.speedup is not None]
    ratios = [r.speedup for r in timed if r.speedup is not None and "unstable" not in r.flags]
    wins = sum(ratio.low > 1 and ratio.ratio > 1 + width for ratio in ratios)
    losses = sum(ratio.high < 1 and 1 / ratio.ratio > 1 + width for ratio in ratios)
    failures = Counter(record.outcome for record in records if record.outcome is not Outcome.OK)
    told = ", ".join(f"{count} {outcome}" for outcome, count in sorted(failures.items())) or "no failure"
    ties = len(ratios) - wins - losses
    unstable = len(timed) - len(ratios)
    settled = f"{wins} faster, {ties} no difference, {losses} slower, {unstable} unstable"
    return f"{label}: {len(records)} rows, {settled}, {told}"

"""The table and the summary of a run, made only from the run's records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from graphnet.outcomes import Group, Outcome
from graphnet.runs.controls import is_difference
from graphnet.runs.flags import WITHOUT_SPEEDUP, speedup_left_out
from graphnet.runs.heads import RowHead
from graphnet.runs.record import Record
from graphnet.show import units

#: The number of failures whose messages a summary prints.
MOST_MESSAGES = 200


def results_table(records: Iterable[Record]) -> Table:
    """Make a table with one row per record.

    A row with wrong outputs shows no speedup, because the compiled code computed another graph.
    """
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
    """Write the cold compile time and, if the run measured a warm one, a slash and the warm compile time."""
    cold = units.duration(record.compile_ns)
    return cold if record.warm_compile_ns is None else f"{cold} / {units.duration(record.warm_compile_ns)}"


def backend_label(row: Record | RowHead) -> str:
    """Return the row's backend in the spelling of ``--backend``."""
    where = "" if row.where == "local" else f"@{row.where}"
    return f"{row.backend}:{row.flavour}{where}"


def print_summary(
    console: Console,
    records: Iterable[Record],
    folder: Path,
    aa_width: float | None = None,
    no_control: str | None = None,
) -> None:
    """Print for each backend how many rows are faster or slower and how the others ended, then messages of failures.

    Args:
        console: where to print.
        records: the rows of the run. They are read only once.
        folder: the run's folder, for the last line, which says what to type next.
        aa_width: the largest distance from 1 that the intervals of the A/A controls reach; None if the run has no A/A
            control. A ratio within this distance of 1 counts as no difference, because two processes of the reference
            can also have such a ratio.
        no_control: why no A/A control of the run is usable; then no row is called faster or slower.
    """
    counts: dict[str, _Counts] = {}
    messages: list[str] = []
    for record in records:
        counts.setdefault(backend_label(record), _Counts(judged=no_control is None)).add(record, aa_width or 0.0)
        if record.outcome is not Outcome.OK and record.message:
            messages.append(_message(record))
    for label, counted in counts.items():
        console.print(f"{label}: {counted.sentence()}")
    if aa_width is not None:
        line = (
            f"A/A control: two processes of the reference differ by up to {aa_width:.1%}; less counts as no difference"
        )
        console.print(line, highlight=False, soft_wrap=True, markup=False)
    if no_control is not None:
        line = f"differences cannot be judged here, because {no_control}"
        console.print(line, style="yellow", highlight=False, soft_wrap=True, markup=False)
    for message in messages[:MOST_MESSAGES]:
        console.print(message, style="yellow", highlight=False, soft_wrap=True, markup=False)
    if len(messages) > MOST_MESSAGES:
        left = f"{len(messages) - MOST_MESSAGES:,} more messages are in {folder}/results.jsonl"
        console.print(left, style="yellow", highlight=False, soft_wrap=True, markup=False)
    console.print(f"run: {folder}", highlight=False, soft_wrap=True, markup=False)
    console.print(
        f"next: ./graphnet score {folder}, or ./graphnet show {folder} [SAMPLE]",
        highlight=False,
        soft_wrap=True,
        markup=False,
    )


@dataclass
class _Counts:
    """Counts of the rows of one backend. If ``judged`` is false, no ratio is called a difference or none."""

    judged: bool = True
    rows: int = 0
    faster: int = 0
    same: int = 0
    slower: int = 0
    unstable: int = 0
    left_out: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[Outcome] = field(default_factory=Counter)

    def add(self, record: Record, width: float) -> None:
        """Count one row. A ratio within ``width`` of 1 counts as no difference."""
        self.rows += 1
        self.outcomes[record.outcome] += 1
        ratio = record.speedup
        if record.outcome is not Outcome.OK or ratio is None:
            return
        reason = speedup_left_out(record.flags)
        if reason is not None:
            self.left_out[reason] += 1
        elif "unstable" in record.flags:
            self.unstable += 1
        elif not is_difference(ratio, width):
            self.same += 1
        elif ratio.ratio > 1:
            self.faster += 1
        else:
            self.slower += 1

    def sentence(self) -> str:
        """Return the counts in words."""
        compared = f"{self.faster} faster, {self.same} no difference, {self.slower} slower, {self.unstable} unstable"
        if not self.judged:
            compared = f"{self.faster + self.same + self.slower} not compared, {self.unstable} unstable"
        left_out = "".join(f", {self.left_out[name]} {name}" for name in WITHOUT_SPEEDUP if self.left_out[name])
        return f"{self.rows} rows, {compared}{left_out}, {self._endings()}"

    def _endings(self) -> str:
        """Return the number of rows that are not OK, by group and outcome: ``2 failed (1 CRASHED, 1 TIMEOUT)``."""
        parts = []
        for group in Group:
            inside = {o: self.outcomes[o] for o in Outcome if o.traits.group is group and self.outcomes[o]}
            if inside and group is not Group.RIGHT:
                outcomes = ", ".join(f"{count} {outcome}" for outcome, count in inside.items())
                parts.append(f"{sum(inside.values())} {group.word} ({outcomes})")
        return ", ".join(parts) or "no failure"


def _message(record: Record) -> str:
    """Return the first line of the message that says why the row is not OK."""
    first = record.message.splitlines()[0] if record.message else ""
    where = f" in {record.stage}" if record.stage else ""
    return f"{record.sample} on {backend_label(record)}: {record.outcome}{where}: {first}"

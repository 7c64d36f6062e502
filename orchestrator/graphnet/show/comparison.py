"""A comparison of two runs as text for a terminal, and as Markdown for a pull request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TextIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

from graphnet.outcomes import Outcome
from graphnet.printable import printable
from graphnet.scores.bootstrap import Interval
from graphnet.scores.compare.comparison import ComparedBackend, ComparedRow, Comparison
from graphnet.scores.compare.rule import CONFIDENCE, Verdict
from graphnet.scores.compare.status import Status
from graphnet.show import units
from graphnet.show.markdown import line, plain

_HEADS: Final = ("sample", "result", "outcome", "time", "compile", "memory", "remarks")
_STYLES: Final = {
    "bad": "bold red",
    "good": "green",
    "other": "yellow",
}
#: A table shows at most this many characters of a row's message.
_MOST_CHARACTERS: Final = 120
#: A table shows at most this many unchanged rows.
_MOST_STEADY: Final = 200


def print_comparison(console: Console, found: Comparison) -> None:
    """Print a comparison for a person: a table for each pair of backends, changed rows first, and the result."""
    for backend in found.backends:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), collapse_padding=True, header_style="bold")
        for head in _HEADS:
            table.add_column(head, overflow="fold")
        rows = _in_order(backend.rows)
        shown = [row for row in rows if row.is_changed] + [row for row in rows if not row.is_changed][:_MOST_STEADY]
        for row in shown:
            first, *rest = _cells(row)
            table.add_row(Text(first), Text(rest[0], style=_style(row)), *map(Text, rest[1:]))
        _say(console, backend.label, "bold")
        console.print(table)
        if len(shown) < len(rows):
            _say(console, _left_out(len(rows) - len(shown)))
        console.print()
    for sentence in _explanation(found):
        _say(console, sentence)
    for backend in found.backends:
        for sentence in _summary(backend):
            _say(console, sentence)
    for sentence in found.gaps:
        _say(console, sentence, "yellow")
    _say(console, verdict_sentence(found), "bold red" if found.exit_code == 1 else "bold")


def write_comparison_markdown(found: Comparison, out: TextIO) -> None:
    """Write a comparison as Markdown: the result, a table of the changed rows, and the other rows folded away."""
    out.write(f"### {plain(verdict_sentence(found))}\n\n")
    out.writelines(f"> {plain(sentence)}\n>\n" for sentence in found.gaps)
    for backend in found.backends:
        changed = [row for row in _in_order(backend.rows) if row.is_changed]
        steady = [row for row in _in_order(backend.rows) if not row.is_changed]
        out.write(f"\n**{plain(backend.label)}**\n\n")
        if changed:
            _write_table(changed, out)
        if steady:
            out.write(f"\n<details><summary>{units.count(len(steady), 'row')} without a change</summary>\n\n")
            _write_table(steady[:_MOST_STEADY], out)
            if len(steady) > _MOST_STEADY:
                out.write(f"\n{plain(_left_out(len(steady) - _MOST_STEADY))}\n")
            out.write("\n</details>\n")
        out.write("\n")
        out.writelines(f"- {plain(sentence)}\n" for sentence in _summary(backend))
    out.write("\n")
    out.writelines(f"- {plain(sentence)}\n" for sentence in _explanation(found))


def _left_out(rows: int) -> str:
    return f"{units.count(rows, 'more row')} without a change; --format json prints all"


def verdict_sentence(found: Comparison) -> str:
    """Return the result of a comparison in one sentence. It names up to three of the rows that got worse."""
    bad = [(backend.name, row) for backend in found.backends for row in backend.rows if row.is_bad]
    if not bad:
        compared = f"{units.count(found.count, 'speed')} compared" if found.count else "no speed compared"
        kind = "could not be compared completely" if found.gaps else "no row is slower, newly wrong or newly failing"
        return f"{units.count(len(list(found.rows)), 'row')}: {kind} ({compared})"
    named = "; ".join(f"{row.after.sample} on {name}: {result_of(row)}" for name, row in bad[:3])
    more = f"; and {len(bad) - 3} more" if len(bad) > 3 else ""
    return f"{len(bad)} of {units.count(len(list(found.rows)), 'row')} got worse: {named}{more}"


def result_of(row: ComparedRow) -> str:
    """Return the result of a row in words, for instance ``slower by 12.3 %`` or ``newly failing``."""
    if row.status is not Status.same:
        return str(row.status)
    if row.speed is None:
        if row.no_speed is not None:
            return f"speed not compared: {row.no_speed}"
        return "right on both sides" if row.after.outcome is Outcome.OK else "as before"
    if row.speed.verdict is Verdict.worse and not row.speed.is_regression:
        return "worse, below the threshold"
    if row.speed.verdict is Verdict.worse:
        return f"slower by {row.speed.change.percent:.1f} %"
    return str(row.speed.verdict)


def remarks_of(row: ComparedRow) -> tuple[str, ...]:
    """Return the remarks on a row, for instance different conditions, a changed accuracy, or why the row failed."""
    found = [f"ACROSS: {mark}" for mark in row.marks]
    if row.accuracy is not None:
        found.append(row.accuracy)
    if row.speed is not None and row.speed.change.one_process:
        found.append("one process: large changes only")
    if row.speed is not None and row.speed.is_within_aa_width:
        found.append("within the A/A width")
    if row.speed is not None and "unstable" in (*row.before.flags, *row.after.flags):
        found.append("unstable")
    if row.after.message and row.status not in (Status.same, Status.newly_passing):
        found.append(printable(row.after.message.splitlines()[0], _MOST_CHARACTERS))
    return tuple(found)


def _in_order(rows: Sequence[ComparedRow]) -> list[ComparedRow]:
    """Return the rows in this order: rows that make the comparison fail, other changed rows, unchanged rows."""
    return sorted(rows, key=lambda row: (not row.is_bad, not row.is_changed))


def _cells(row: ComparedRow) -> tuple[str, ...]:
    outcomes = [str(one.outcome) for one in (row.before, row.after)]
    return (
        printable(row.after.sample),
        printable(result_of(row)),
        outcomes[0] if outcomes[0] == outcomes[1] else " -> ".join(outcomes),
        _time(row),
        _ratio(row.before.compile_ns, row.after.compile_ns),
        _ratio(row.before.peak_memory_bytes, row.after.peak_memory_bytes),
        printable("; ".join(remarks_of(row))),
    )


def _time(row: ComparedRow) -> str:
    if row.speed is None:
        return ""
    one = row.speed.change
    low, high = ((end - 1) * 100 for end in (one.low, one.high))
    return f"{one.percent:+.1f} % [{low:+.1f}, {high:+.1f}]"


#: If the compile time or the peak memory of a row grew by this factor or more, the table shows the growth as a factor,
#: not in percent.
_READABLE: Final = 10


def _ratio(before: int | None, after: int | None) -> str:
    if not before or not after:
        return ""
    return f"{(after / before - 1) * 100:+.0f} %" if after < _READABLE * before else f"{after / before:,.0f} times"


def _style(row: ComparedRow) -> str:
    if row.is_bad:
        return _STYLES["bad"]
    better = row.speed is not None and row.speed.verdict is Verdict.better
    if row.status is Status.newly_passing or better:
        return _STYLES["good"]
    return _STYLES["other"] if row.is_changed else ""


def _write_table(rows: Sequence[ComparedRow], out: TextIO) -> None:
    out.write(line(_HEADS))
    out.write(line(["---"] * len(_HEADS)))
    for row in rows:
        out.write(line(map(plain, _cells(row))))


def _explanation(found: Comparison) -> list[str]:
    sentences = [f"before: {found.before.folder}; after: {found.after.folder}"]
    if found.count:
        sides = {side.folder: side for side in (found.before, found.after)}.values()
        for side in sides:
            if side.no_control is not None:
                wide = "" if side.aa_width is None else "; the widest of these intervals counts as the A/A width"
                sentences.append(f"in {side.folder}, {side.no_control}{wide}")
        widths = _widths(found)
        sentences.append(
            f"time: the compiled graph's time relative to the reference, with intervals that all hold together with "
            f"{CONFIDENCE:.0%} confidence over {units.count(found.count, 'row')}; a change is a difference if its "
            f"interval excludes 0 and the change is larger than the A/A width {widths}; threshold {found.threshold:g} %"
        )
        sentences.append(
            "compile, memory: one measurement per row and side, without an interval; no verdict is based on them"
        )
    return sentences


def _widths(found: Comparison) -> str:
    """Say which runs have an A/A width and how large it is, or why no A/A width is known."""
    sides = (found.before, found.after)
    known = [side for side in sides if side.aa_width is not None]
    if len(known) == len(sides):
        return f"of both runs ({found.width:.1%})"
    if known:
        return f"of {known[0].folder} ({found.width:.1%}; unknown for the other run)"
    failed = any(side.no_control is not None for side in sides)
    return f"(unknown: {'every A/A control failed' if failed else 'no A/A control was measured'})"


def _summary(backend: ComparedBackend) -> list[str]:
    statuses = {str(status): count for status, count in backend.statuses.items() if status is not Status.same}
    regressions = sum(row.speed is not None and row.speed.is_regression for row in backend.rows)
    counts = {str(verdict): backend.verdicts[verdict] for verdict in Verdict if backend.verdicts[verdict]}
    parts = [f"{count} {word}" for word, count in (counts | statuses).items()]
    text = f"{backend.name}: {units.count(len(backend.rows), 'row')}, {', '.join(parts) or 'no speed compared'}"
    if regressions:
        text += f", {regressions} over the threshold"
    named = (("time", backend.means.time), ("compile", backend.means.compile), ("memory", backend.means.memory))
    more = (("device memory", backend.means.device_memory),)
    means = [f"{name} {_mean(mean)}" for name, mean in (*named, *more) if mean is not None]
    sentences = [text + (f"; geometric means over samples: {', '.join(means)}" if means else "")]
    for names, why in (
        (backend.only_before, "only in the earlier run"),
        (backend.only_after, "only in the later run"),
        (backend.other_samples, "not compared because the sample's files differ"),
    ):
        if names:
            listed = ", ".join(names[:5]) + (f" and {len(names) - 5} more" if len(names) > 5 else "")
            sentences.append(f"{backend.name}: {why}: {printable(listed)}")
    return sentences


def _mean(mean: Interval) -> str:
    text = f"{(mean.value - 1) * 100:+.1f} %"
    if mean.low is None or mean.high is None:
        return text
    return f"{text} [{(mean.low - 1) * 100:+.1f}, {(mean.high - 1) * 100:+.1f}]"


def _say(console: Console, text: str, style: str = "") -> None:
    console.print(Text(printable(text), style=style), soft_wrap=not console.is_terminal)

"""A comparison of two runs as tables and sentences, as Markdown for a pull request, and as test suites for JUnit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, TextIO

from graphnet import units
from graphnet.faces.junit import Case, Suite
from graphnet.faces.markdown import plain, write_sheet
from graphnet.outcomes import Junit, Outcome
from graphnet.printable import printable
from graphnet.runs.figure import Face, Figure
from graphnet.runs.figures import chosen
from graphnet.runs.flags import Flag
from graphnet.scores.compare.comparison import ComparedBackend, ComparedRow, Comparison
from graphnet.scores.compare.formats import comparison_document
from graphnet.scores.compare.rule import CONFIDENCE, Verdict
from graphnet.scores.compare.status import Status
from graphnet.scores.summary_figures import bound_text
from graphnet.sheet import Answer, Cell, Column, Note, Sheet, of_members
from graphnet.units import Measured, Unit

#: The compared figures that have a column even if no row has a value.
_ALWAYS: Final = ("compile_ns", "peak_memory_bytes")
#: A table shows at most this many characters of a row's message.
_MOST_CHARACTERS: Final = 120
#: A table shows at most this many unchanged rows.
_MOST_STEADY: Final = 200


def comparison_answer(found: Comparison) -> Answer:
    """Return a comparison as tables, changed rows first, and the result in sentences. CSV has every row."""
    document = comparison_document(found)
    rows = [{"backend": one["after"], **row} for one in document["backends"] for row in one["rows"]]
    return Answer(tuple(_parts(found)), lambda: document, of_members(rows))


def _parts(found: Comparison) -> Iterator[Sheet | Note]:
    for backend in found.backends:
        rows = _in_order(backend.rows)
        shown = [row for row in rows if row.is_changed] + [row for row in rows if not row.is_changed][:_MOST_STEADY]
        yield Note(backend.label, "bold")
        yield _sheet(shown, found)
        if len(shown) < len(rows):
            yield Note(_left_out(len(rows) - len(shown)))
        yield Note("")
    yield from map(Note, _explanation(found))
    for backend in found.backends:
        yield from map(Note, _summary(backend))
    yield from (Note(sentence, "yellow") for sentence in found.gaps)
    yield Note(verdict_sentence(found), "bold red" if found.exit_code == 1 else "bold")


def _figures(found: Comparison) -> list[Figure]:
    """Return the figures that some row of both sides has. Compile time and memory are always shown."""
    return [
        figure
        for figure in chosen(Face.compare)
        if figure.key in _ALWAYS or any(row.change_of(figure.key) is not None for row in found.rows)
    ]


def _sheet(rows: Sequence[ComparedRow], found: Comparison) -> Sheet:
    figures = _figures(found)
    columns = (
        *(Column("sample", is_whole=True), Column("result"), Column("outcome")),
        Column("time", Unit.change_interval),
        *(Column(figure.title, Unit.change) for figure in figures),
        Column("remarks"),
    )
    cells = [
        (
            *(row.after.sample, Cell(result_of(row), _style(row)), _outcome(row), _time(row)),
            *(row.change_of(figure.key) for figure in figures),
            "; ".join(remarks_of(row)),
        )
        for row in rows
    ]
    return Sheet(columns, cells, folds=True)


def write_comparison_markdown(found: Comparison, out: TextIO) -> None:
    """Write a comparison as Markdown: the result, a table of the changed rows, and the other rows folded away."""
    out.write(f"### {plain(verdict_sentence(found))}\n\n")
    out.writelines(f"> {plain(sentence)}\n>\n" for sentence in found.gaps)
    for backend in found.backends:
        rows = _in_order(backend.rows)
        changed = [row for row in rows if row.is_changed]
        steady = [row for row in rows if not row.is_changed]
        out.write(f"\n**{plain(backend.label)}**\n\n")
        if changed:
            write_sheet(_sheet(changed, found), out)
        if steady:
            out.write(f"\n<details><summary>{units.count(len(steady), 'row')} without a change</summary>\n\n")
            write_sheet(_sheet(steady[:_MOST_STEADY], found), out)
            if len(steady) > _MOST_STEADY:
                out.write(f"\n{plain(_left_out(len(steady) - _MOST_STEADY))}\n")
            out.write("\n</details>\n")
        out.write("\n")
        out.writelines(f"- {plain(sentence)}\n" for sentence in _summary(backend))
    out.write("\n")
    out.writelines(f"- {plain(sentence)}\n" for sentence in _explanation(found))


def comparison_suites(found: Comparison) -> Iterator[Suite]:
    """Yield one suite per pair of backends, with one case per row, and one with an error per sentence in the gaps.

    A row that is newly wrong, newly failing or slower by at least the threshold is a failure. A row is skipped if its
    outcomes were not compared, if its speeds were not compared for a reason in the row itself, or if it is wrong or
    failed on both sides.
    """
    for backend in found.backends:
        cases = [_case(row) for row in backend.rows]
        yield Suite(backend.label, Counter(case.kind for case in cases), cases)
    if found.gaps:
        errors = [Case(sentence, Junit.ERROR, message=sentence) for sentence in found.gaps]
        yield Suite("comparison", Counter({Junit.ERROR: len(errors)}), errors)


def _case(row: ComparedRow) -> Case:
    kind = Junit.FAILURE if row.is_bad else None
    skipped = (Status.known_failure, Status.fails_differently, Status.not_compared)
    if kind is None and (row.status in skipped or row.no_speed):
        kind = Junit.SKIPPED
    return Case(row.after.sample, kind, result_of(row), "; ".join((result_of(row), *remarks_of(row))))


def _left_out(rows: int) -> str:
    return f"{units.count(rows, 'more row')} without a change; --format json prints all"


def verdict_sentence(found: Comparison) -> str:
    """Return the result in one sentence, which names up to three of the rows that got worse."""
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
    """Return the remarks on a row: different conditions, a changed accuracy, why it failed, and the like."""
    found = [f"ACROSS: {mark}" for mark in row.marks]
    if row.accuracy is not None:
        found.append(row.accuracy)
    if row.speed is not None and row.speed.change.one_process:
        found.append("one process: large changes only")
    if row.speed is not None and row.speed.is_within_aa_width:
        found.append("within the A/A width")
    if row.speed is not None and Flag.UNSTABLE in (*row.before.flags, *row.after.flags):
        found.append(Flag.UNSTABLE)
    if row.after.message and row.status not in (Status.same, Status.newly_passing):
        found.append(printable(row.after.message.splitlines()[0], _MOST_CHARACTERS))
    return tuple(found)


def _in_order(rows: Sequence[ComparedRow]) -> list[ComparedRow]:
    """Return the rows that make the comparison fail, then other changed rows, then unchanged rows."""
    return sorted(rows, key=lambda row: (not row.is_bad, not row.is_changed))


def _outcome(row: ComparedRow) -> str:
    before, after = row.before.outcome.value, row.after.outcome.value
    return before if before == after else f"{before} -> {after}"


def _time(row: ComparedRow) -> Measured | None:
    return None if row.speed is None else Measured(row.speed.change.ratio, row.speed.change.low, row.speed.change.high)


def _style(row: ComparedRow) -> str:
    if row.is_bad:
        return "bold red"
    better = row.speed is not None and row.speed.verdict is Verdict.better
    if row.status is Status.newly_passing or better:
        return "green"
    return "yellow" if row.is_changed else ""


def _explanation(found: Comparison) -> list[str]:
    sentences = [f"before: {found.before.folder}; after: {found.after.folder}"]
    if found.count:
        for side in {side.folder: side for side in (found.before, found.after)}.values():
            if side.no_control is not None:
                wide = "" if side.aa_width is None else "; the widest of these intervals counts as the A/A width"
                sentences.append(f"in {side.folder}, {side.no_control}{wide}")
        sentences += [
            f"time: the compiled graph's time relative to the reference, with intervals that all hold together with "
            f"{CONFIDENCE * 100:.0f} % confidence over {units.count(found.count, 'row')}; a change is a difference if "
            f"its interval excludes 0 and the change is larger than the A/A width {_widths(found)}; "
            f"threshold {found.threshold:g} %",
            "compile, memory: one measurement per row and side, without an interval; no verdict is based on them",
        ]
    return sentences


def _widths(found: Comparison) -> str:
    sides = (found.before, found.after)
    known = [side for side in sides if side.aa_width is not None]
    if len(known) == len(sides):
        return f"of both runs ({units.width(found.width)})"
    if known:
        return f"of {known[0].folder} ({units.width(found.width)}; unknown for the other run)"
    failed = any(side.no_control is not None for side in sides)
    return f"(unknown: {'every A/A control failed' if failed else 'no A/A control was measured'})"


def _summary(backend: ComparedBackend) -> list[str]:
    statuses = {str(status): count for status, count in backend.statuses.items() if status is not Status.same}
    counts = {str(verdict): backend.verdicts[verdict] for verdict in Verdict if backend.verdicts[verdict]}
    bounds = {str(Verdict.no_difference): bound_text(backend.least_difference)}
    parts = [f"{count} {word}{bounds.get(word, '')}" for word, count in (counts | statuses).items()]
    text = f"{backend.name}: {units.count(len(backend.rows), 'row')}, {', '.join(parts) or 'no speed compared'}"
    if backend.regressions:
        text += f", {backend.regressions} over the threshold"
    known = {name: mean for name, mean in backend.means.items() if mean is not None}
    means = [f"{name} {units.change(Measured(one.value, one.low, one.high))}" for name, one in known.items()]
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

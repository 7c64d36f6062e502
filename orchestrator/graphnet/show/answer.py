"""The answer of a run: a few lines with the counts of outcomes and the mean speedup of each backend."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TextIO

from rich.console import Console

from graphnet import COMMAND, outcomes, units
from graphnet.errors import GraphNetError
from graphnet.faces.markdown import plain, write_sheet
from graphnet.faces.terminal import print_note
from graphnet.outcomes import Outcome
from graphnet.printable import printable
from graphnet.runs.controls import Widths
from graphnet.runs.figure import Face
from graphnet.runs.flags import Flag
from graphnet.runs.heads import RowHead
from graphnet.runs.record import Components, Record
from graphnet.runs.store import RunStore
from graphnet.scores.bootstrap import Interval
from graphnet.scores.columns import Direction
from graphnet.scores.differences import CORRECTION
from graphnet.scores.read import read_rows
from graphnet.scores.score import NOT_TIMED, Scores, Summary
from graphnet.scores.summary_figures import bound_text, mean_text
from graphnet.sheet import Note
from graphnet.show.rows import rows_sheet

#: The largest number of rows whose messages are printed.
MOST_MESSAGES: Final = 200
#: If several rows have the same message, at most this many of their samples are named beside it.
_MOST_NAMES: Final = 3
_WAYS: Final = {"faster": Direction.FASTER, "no difference": Direction.NO_DIFFERENCE, "slower": Direction.SLOWER}
#: Reasons for leaving a row out of scores that the line of a backend does not name again: it has a number per outcome,
#: and one for the rows that were not timed well enough.
_SAID: Final = frozenset({*(outcome.value for outcome in Outcome), *NOT_TIMED})
#: Flags of right rows whose speedups prove little, so that each backend's are named in a line of their own.
_DOUBTFUL: Final = (Flag.SUSPICIOUS, Flag.DEGENERATE_OUTPUT)
#: The longest message that is printed, in characters.
_MOST_CHARACTERS: Final = 500


@dataclass(frozen=True)
class BackendAnswer:
    """The line about one backend of a run.

    Attributes:
        label: the backend in the spelling of ``--backend``.
        endings: the number of rows per outcome, including those of whole models.
        summary: the backend's score; None if the run or the backend cannot be scored.
        common: the mean speedup over the common samples (see ``Answer.common``); None if no row for them is OK, or if
            each backend's score is already the score over them, because this mean would only repeat it.
        judged: whether the A/A controls, if any, are usable. If False, no row is called faster or slower.
    """

    label: str
    endings: Counter[Outcome]
    summary: Summary | None
    common: Interval | None
    judged: bool = True

    def sentence(self) -> str:
        """Return the answer in words, for instance ``6 of 6 samples ran, 6 right, 2 faster, ...``."""
        scored = f"{self.endings.total()} rows"
        mean = ""
        if self.summary is not None:
            one = self.summary
            scored = f"{one.ran} of {one.samples} samples ran, {one.right} right"
            if one.models != one.right + one.wrong:
                scored += f" ({one.right_models:.3g} of {one.models} models)"
            counts = {word: one.directions[way] for word, way in _WAYS.items()}
            if not self.judged:
                counts = {"not compared": sum(counts.values())}
            counts["not timed well enough"] = one.not_timed
            bounds = {"no difference": bound_text(one.least_difference)}
            scored += "".join(f", {count} {word}{bounds.get(word, '')}" for word, count in counts.items())
            left_out = {reason: count for reason, count in one.left_out.items() if reason not in _SAID}
            scored += "".join(f", {count} {reason}" for reason, count in left_out.items())
            mean = "; no speedup" if one.speedup is None else f"; geometric mean {_means(one)}"
        return f"{self.label}: {scored}, {self._endings()}{mean}"

    def _endings(self) -> str:
        """Return the number of rows that are not OK, by group and outcome: ``2 failed (1 CRASHED, 1 TIMEOUT)``."""
        parts = []
        for group in outcomes.Group:
            inside = {o: self.endings[o] for o in Outcome if o.traits.group is group and self.endings[o]}
            if inside and group is not outcomes.Group.RIGHT:
                named = ", ".join(f"{count} {outcome}" for outcome, count in inside.items())
                parts.append(f"{sum(inside.values())} {group.word} ({named})")
        return ", ".join(parts) or "no failure"


@dataclass(frozen=True)
class Answer:
    """The answer of a run: a line about each backend, in the order of the rows, and facts about the whole run.

    Attributes:
        common: the number of samples for which every backend has a row that counts in the scores. Backends of which no
            row counts are ignored.
        widths: what the controls of the run say.
        models: the number of rows of whole models, which scores over samples leave out.
        problem: why the run cannot be scored.
        components: those of every row that was compiled several times.
        over_seeds: a sentence for each backend with rows of several seeds.
        doubtful: the samples whose speedups no mean counts because they prove little, by backend and flag.
    """

    backends: Sequence[BackendAnswer]
    common: int
    widths: Widths
    models: int
    problem: str | None
    components: Sequence[Components] = ()
    doubtful: Mapping[tuple[str, Flag], Sequence[str]] = field(default_factory=dict)
    over_seeds: Sequence[str] = ()


def answer_of(store: RunStore, heads: Sequence[RowHead]) -> Answer:
    """Score a run and count how its rows ended. A run that cannot be scored has the counts and the reason."""
    endings: dict[str, Counter[Outcome]] = {}
    doubtful: dict[tuple[str, Flag], list[str]] = {}
    for head in heads:
        endings.setdefault(head.label, Counter())[head.outcome] += 1
        flag = next((one for one in _DOUBTFUL if one in head.flags and head.outcome is Outcome.OK), None)
        if flag is not None:
            doubtful.setdefault((head.label, flag), []).append(head.sample)
    scores: Scores | None = None
    problem, models = None, 0
    components: Sequence[Components] = ()
    over_seeds: Sequence[str] = ()
    try:
        rows = read_rows([store.folder])
        scores = rows.scored()
        models, components, over_seeds = len(rows.models), rows.components, rows.over_seeds
    except GraphNetError as error:
        problem = str(error)
    widths = Widths.of(store.controls(), store.about().request.threads)
    return Answer(
        [_of_backend(label, counted, scores, widths.judged) for label, counted in endings.items()],
        scores.common if scores is not None else 0,
        *(widths, models, problem, components, doubtful, over_seeds),
    )


def _of_backend(label: str, endings: Counter[Outcome], scores: Scores | None, judged: bool) -> BackendAnswer:
    standing = next((one for one in scores.standings if one.backend == label), None) if scores is not None else None
    common = None
    if scores is not None and standing is not None and standing.common is not None and len(scores.standings) > 1:
        own_are_common = all(one.own.scored in (0, scores.common) for one in scores.standings)
        common = None if own_are_common else standing.common.speedup
    own = standing.own if standing is not None else None
    return BackendAnswer(label, endings, own, common, judged)


def print_messages(console: Console, records: Iterable[Record], left: int, store: RunStore) -> None:
    """Print why each row of ``records`` is not OK. Rows of one backend with the same reason share a line.

    ``left`` further rows are not OK; the last line names the file that has their messages.
    """
    samples: dict[str, list[str]] = {}
    for record in records:
        first = record.message.splitlines()[0] if record.message else record.outcome.traits.meaning
        where = f" in {record.stage}" if record.stage else ""
        reason = f"{record.site}: {record.outcome}{where}: {first}"
        samples.setdefault(reason, []).append(printable(record.sample, _MOST_CHARACTERS))
    for reason, every in samples.items():
        named, further = every[:_MOST_NAMES], len(every) - _MOST_NAMES
        listed = ", ".join(named) + (f" and {units.count(further, 'more sample')}" if further > 0 else "")
        print_note(console, Note(f"{listed} on {printable(reason, _MOST_CHARACTERS)}", "yellow"))
    if left:
        print_note(console, Note(f"{left:,} more messages are in {store.folder}/results.jsonl", "yellow"))


def print_answer(console: Console, answer: Answer, store: RunStore) -> None:
    """Print which commands the user can run next and, at the end, the answer of the run."""
    console.print()
    for note in _notes(answer, store.folder):
        print_note(console, note)


def _notes(answer: Answer, folder: Path) -> Iterator[Note]:
    yield Note(f"run: {folder}")
    yield Note(f"next: {COMMAND} score {folder}, or {COMMAND} show {folder} [SAMPLE]")
    if answer.problem is not None:
        yield Note(f"no score: {answer.problem}")
    if answer.models:
        yield Note(f"{units.count(answer.models, 'row')} of whole models: {COMMAND} score {folder} compares them")
    if answer.widths.no_control is None and answer.problem is None:
        yield Note(CORRECTION)
    if len(answer.widths.groups) > 1:
        for name, one_width in answer.widths.groups.items():
            of_class = f"differ by up to {units.width(one_width)}" if math.isfinite(one_width) else "cannot be compared"
            yield Note(f"A/A control, {name}: two processes of the reference {of_class}")
    elif answer.widths.aa_width is not None:
        width = units.width(answer.widths.aa_width)
        yield Note(f"A/A control: two processes of the reference differ by up to {width}; less is no difference")
    if answer.widths.no_control is not None:
        yield Note(f"differences cannot be judged here, because {answer.widths.no_control}", "yellow")
    if answer.components:
        yield Note(spread_sentence(answer.components))
    yield from (Note(sentence, "yellow") for sentence in answer.widths.unlike)
    yield from (Note(sentence) for sentence in answer.over_seeds)
    yield from (Note(sentence, "yellow") for sentence in _doubts(answer))
    yield from (Note(one.sentence(), "bold") for one in answer.backends)
    shared = [f"{one.label} {mean_text(one.common)}" for one in answer.backends if one.common is not None]
    if shared:
        yield Note(f"over the {units.count(answer.common, 'sample')} common to all backends: {', '.join(shared)}")


def _doubts(answer: Answer) -> Iterator[str]:
    """Name the rows whose speedups prove little, a line for each backend and flag."""
    for (label, flag), samples in answer.doubtful.items():
        named = ", ".join(printable(one, _MOST_CHARACTERS) for one in samples[:_MOST_NAMES])
        further = len(samples) - _MOST_NAMES
        more = f" and {units.count(further, 'more sample')}" if further > 0 else ""
        yield f"{label}: no mean counts {units.count(len(samples), 'row')} with the flag {flag}: {named}{more}"


def spread_sentence(rows: Sequence[Components]) -> str:
    """Say how much of the spread of the ratios came from compiling, over all rows that were compiled several times.

    The mean of each variance is taken before it is cut off at 0, because one row's estimate may be below 0 by chance.
    """
    compiles = max(0.0, statistics.fmean(one.between_compiles for one in rows))
    processes = statistics.fmean(one.between_processes for one in rows)
    share = compiles / (compiles + processes) if compiles else 0.0
    return (
        f"{units.count(len(rows), 'row')} compiled again: the ratio varies by {units.width(math.sqrt(compiles))} from "
        f"compile to compile and by {units.width(math.sqrt(processes))} from process to process, so "
        f"{units.percent(share)} of its variance came from compiling"
    )


def _means(one: Summary) -> str:
    """Write the mean over models and, if some model has several graphs, the mean over graphs."""
    models, graphs = one.speedup, one.speedup_of_graphs
    if models is None or graphs is None or models.count == graphs.count:
        return mean_text(models)
    return f"over {models.count} models {mean_text(models)}, over {graphs.count} graphs {units.ratio(graphs.value)}"


def write_markdown(records: Iterable[Record], store: RunStore, out: TextIO) -> None:
    """Write a table of ``records``, which are read once, and below it the answer of the run, one line per backend."""
    answer = answer_of(store, store.heads())
    write_sheet(rows_sheet(records, Face.markdown), out)
    out.write("\n")
    if answer.problem is not None:
        out.write(f"No score: {plain(answer.problem)}\n\n")
    for sentence in _doubts(answer):
        out.write(f"- {plain(sentence)}\n")
    for one in answer.backends:
        common = "" if one.common is None else f"; over the {answer.common} common samples {mean_text(one.common)}"
        out.write(f"- {plain(one.sentence() + common)}\n")

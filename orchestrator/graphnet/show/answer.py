"""The answer of a run: a few lines with the counts of outcomes and the mean speedup of each backend."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.console import Console
from rich.text import Text

from graphnet import outcomes
from graphnet.errors import GraphNetError
from graphnet.outcomes import Outcome
from graphnet.printable import printable
from graphnet.runs.controls import aa_width, unlike_machines, why_not_usable, widths_by_class
from graphnet.runs.heads import RowHead
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore
from graphnet.scores.bootstrap import Interval
from graphnet.scores.columns import Direction
from graphnet.scores.read import read_rows
from graphnet.scores.score import By, Question, Scores, Summary, score
from graphnet.show import units
from graphnet.show.table import backend_label

#: The largest number of rows whose messages are printed.
MOST_MESSAGES: Final = 200
#: If several rows have the same message, at most this many of their samples are named beside it.
_MOST_NAMES: Final = 3
#: The possible results of comparing a row with the reference, in the order in which their counts are printed.
_WAYS: Final = (
    (Direction.FASTER, "faster"),
    (Direction.NO_DIFFERENCE, "no difference"),
    (Direction.SLOWER, "slower"),
    (Direction.UNSTABLE, "unstable"),
)
#: The outcomes. An outcome, such as WORKER_LOST, may be the reason for leaving a row out of scores. The printed line of
#: a backend does not give the number of rows with such a reason, because it already has a number per outcome.
_OUTCOMES: Final = frozenset(outcome.value for outcome in Outcome)
#: The longest message that is printed, in characters. The row itself holds the whole message.
_MOST_CHARACTERS: Final = 500


@dataclass(frozen=True)
class BackendAnswer:
    """The line that is printed about one backend of a run.

    Attributes:
        label: the backend in the spelling of ``--backend``.
        rows: the number of the backend's rows, including those of whole models.
        endings: the number of rows per outcome.
        summary: the backend's score; None if the run or the backend cannot be scored.
        common: the backend's mean speedup over the common samples (see ``Answer.common``). It is None if no row of this
            backend for a common sample is OK. It is also None if each backend's score is already the score over the
            common samples, because this mean would only repeat it.
        judged: whether the A/A controls, if any, are usable. If False, no row is called faster or slower.
    """

    label: str
    rows: int
    endings: Counter[Outcome]
    summary: Summary | None
    common: Interval | None
    judged: bool = True

    def sentence(self) -> str:
        """Return the answer in words, for instance ``6 of 6 samples scored, 6 right, 2 faster, ...``."""
        scored = f"{self.rows} rows"
        mean = ""
        if self.summary is not None:
            one = self.summary
            scored = f"{one.scored} of {one.samples} samples scored, {one.right} right"
            left_out = {reason: count for reason, count in one.left_out.items() if reason not in _OUTCOMES}
            counts = {word: one.directions[way] for way, word in _WAYS}
            if not self.judged:
                counts = {"not compared": sum(counts.values()) - counts["unstable"], "unstable": counts["unstable"]}
            scored += "".join(f", {count} {word}" for word, count in counts.items())
            scored += "".join(f", {count} {reason}" for reason, count in left_out.items())
            mean = "; no speedup" if one.speedup is None else f"; geometric mean {interval(one.speedup)}"
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
    """The answer of a run: a line about each backend, and facts about the whole run.

    Attributes:
        backends: one answer per backend, in the order of the rows.
        common: the number of common samples. A sample is common if every backend has a row for it that counts in the
            scores. A backend of which no row counts is ignored in this definition.
        aa_width: the share by which two equal programs may differ: how far from 1 the intervals of the A/A controls
            reach. None if no A/A control is usable.
        no_control: why no A/A control is usable; None if at least one is usable, or if no A/A control was measured.
        class_widths: ``aa_width`` for each class of machines, if the controls were measured on several.
        unlike: a sentence for each machine whose A/A controls differ from those of its class.
        models: the number of rows of whole models, which scores over samples leave out.
        problem: why the run cannot be scored; None if it can be scored.
    """

    backends: Sequence[BackendAnswer]
    common: int
    aa_width: float | None
    no_control: str | None
    models: int
    problem: str | None
    class_widths: Mapping[str, float] = field(default_factory=dict)
    unlike: Sequence[str] = ()


def answer_of(store: RunStore, heads: Sequence[RowHead]) -> Answer:
    """Score a run and count how its rows ended.

    Args:
        store: the run.
        heads: the run's valid rows, each with a few facts only, such as its outcome and its backend.

    Returns:
        The answer. If the run cannot be scored, the answer has the counts and the reason.
    """
    endings: dict[str, Counter[Outcome]] = {}
    for head in heads:
        endings.setdefault(backend_label(head), Counter())[head.outcome] += 1
    scores: Scores | None = None
    problem, models = None, 0
    try:
        rows = read_rows([store.folder])
        scores = score(
            rows.columns, Question(rows.reference, By.backend, aa_width=rows.aa_width or 0.0, judged=rows.judged)
        )
        models = len(rows.models)
    except GraphNetError as error:
        problem = str(error)
    controls = store.controls()
    no_control = why_not_usable(controls)
    return Answer(
        [_of_backend(label, counted, scores, no_control is None) for label, counted in endings.items()],
        scores.common if scores is not None else 0,
        aa_width(controls),
        no_control,
        models,
        problem,
        widths_by_class(controls),
        unlike_machines(controls),
    )


def _of_backend(label: str, endings: Counter[Outcome], scores: Scores | None, judged: bool) -> BackendAnswer:
    standing = next((one for one in scores.standings if one.backend == label), None) if scores is not None else None
    common = None
    if scores is not None and standing is not None and standing.common is not None and len(scores.standings) > 1:
        own_are_common = all(one.own.scored in (0, scores.common) for one in scores.standings)
        common = None if own_are_common else standing.common.speedup
    own = standing.own if standing is not None else None
    return BackendAnswer(label, endings.total(), endings, own, common, judged)


def print_messages(console: Console, records: Iterable[Record], left: int, store: RunStore) -> None:
    """Print why each row of ``records`` is not OK. Rows of one backend with the same reason share a line.

    Args:
        console: where to print.
        records: rows that are not OK.
        left: the number of rows that are not OK but are not in ``records``, so their messages are not printed.
        store: the run. If ``left`` is not 0, the last line names the file that has the other messages.
    """
    samples: dict[str, list[str]] = {}
    for record in records:
        first = record.message.splitlines()[0] if record.message else record.outcome.traits.meaning
        where = f" in {record.stage}" if record.stage else ""
        reason = f"{backend_label(record)}: {record.outcome}{where}: {first}"
        samples.setdefault(reason, []).append(printable(record.sample, _MOST_CHARACTERS))
    for reason, named in samples.items():
        _say(console, f"{_listed(named)} on {printable(reason, _MOST_CHARACTERS)}", "yellow")
    if left:
        _say(console, f"{left:,} more messages are in {store.folder}/results.jsonl", "yellow")


def _listed(samples: Sequence[str]) -> str:
    """Return the samples' names as a text. If there are many, name only the first few."""
    named, further = samples[:_MOST_NAMES], len(samples) - _MOST_NAMES
    return ", ".join(named) + (f" and {units.count(further, 'more sample')}" if further > 0 else "")


def print_answer(console: Console, answer: Answer, store: RunStore) -> None:
    """Print which commands the user can run next and, at the end, the answer of the run."""
    folder = printable(str(store.folder))
    console.print()
    _say(console, f"run: {folder}")
    _say(console, f"next: ./graphnet score {folder}, or ./graphnet show {folder} [SAMPLE]")
    if answer.problem is not None:
        _say(console, f"no score: {printable(answer.problem)}")
    if answer.models:
        _say(console, f"{units.count(answer.models, 'row')} of whole models: ./graphnet score {folder} compares them")
    if len(answer.class_widths) > 1:
        for name, one_width in answer.class_widths.items():
            of_class = f"differ by up to {one_width:.1%}" if math.isfinite(one_width) else "cannot be compared"
            _say(console, printable(f"A/A control on {name}: two processes of the reference {of_class}"))
    elif answer.aa_width is not None:
        width = f"{answer.aa_width:.1%}"
        _say(console, f"A/A control: two processes of the reference differ by up to {width}; less is no difference")
    if answer.no_control is not None:
        _say(console, f"differences cannot be judged here, because {printable(answer.no_control)}", "yellow")
    for sentence in answer.unlike:
        _say(console, printable(sentence), "yellow")
    for one in answer.backends:
        _say(console, printable(one.sentence()), "bold")
    shared = [one for one in answer.backends if one.common is not None]
    if shared:
        means = ", ".join(f"{one.label} {interval(one.common)}" for one in shared)
        _say(console, f"over the {units.count(answer.common, 'sample')} common to all backends: {printable(means)}")


def interval(mean: Interval | None) -> str:
    """Write a geometric mean with its interval: ``1.36x [1.33, 1.37]``."""
    if mean is None:
        return ""
    if mean.low is None or mean.high is None:
        return f"{mean.value:.2f}x (one sample)"
    return f"{mean.value:.2f}x [{mean.low:.2f}, {mean.high:.2f}]"


def _say(console: Console, text: str, style: str = "") -> None:
    # On a terminal, let the library rich break long lines between words. Elsewhere, for instance in a pipe, keep each
    # line whole.
    console.print(Text(text, style=style), soft_wrap=not console.is_terminal)

"""Makes the page of runs: one HTML file that holds its scripts, its data and its charts, and needs no network."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final

from graphnet import units
from graphnet.report import libraries
from graphnet.report.card import QUANTILES, full_card, short_card
from graphnet.report.causes import entries_of
from graphnet.report.chart import DARK, LIGHT
from graphnet.report.charts import page_charts, times_spec
from graphnet.report.figures import Figures
from graphnet.report.graph_picture import GraphPicture, draw_graph
from graphnet.report.live import Live
from graphnet.report.packing import pack, pack_json, to_json
from graphnet.report.runs import ShownRun, has_a_right_row
from graphnet.report.safe import lines, plain
from graphnet.report.table import COLUMNS, cells
from graphnet.runs.controls import Widths
from graphnet.runs.heads import RowHead
from graphnet.runs.listing import is_being_written
from graphnet.runs.record import Record
from graphnet.scores.differences import CORRECTION
from graphnet.scores.interpretations import DEFAULT
from graphnet.scores.score import Summary
from graphnet.scores.summary_figures import SummaryFigure, counts_text, summary_figures, summary_sheet
from graphnet.sheet import Sheet

DEFAULT_MAX_BYTES: Final = 30 * 1000 * 1000
#: A card is the page's detail view of one row. Cards are compressed in groups of at least this many characters of JSON.
#: To open one card, the page decompresses its whole group.
_GROUP: Final = 250_000
#: The size of a shortened card is estimated from at most this many rows.
_MEASURED: Final = 256
#: This number of bytes of the page's size limit is kept free for the last groups of cards.
_RESERVE: Final = 400_000
#: The entries of run.json that the page shows.
_ABOUT: Final = ("graphnet", "command", "environment", "controls", "workers", "machine", "mesh")
#: Columns of the table that the page's script uses but does not show.
_HIDDEN: Final = ("result", "low", "high")


@dataclass(frozen=True)
class Page:
    """A finished page with ``rows`` rows, of which ``shortened`` have only a shortened card."""

    html: str
    rows: int
    shortened: int


@dataclass
class _Cards:
    """The compressed cards and graphs of a page.

    ``of_row`` holds the group of each row's card, and the card's index in it; ``shortened`` the rows with shortened
    cards.
    """

    groups: list[str]
    graphs: list[str]
    of_row: list[tuple[int, int]]
    shortened: set[int]


def make_page(runs: Sequence[ShownRun], max_bytes: int = DEFAULT_MAX_BYTES, live: Live | None = None) -> Page:
    """Make the page of some runs.

    Args:
        runs: the runs, at least one.
        max_bytes: the largest desired size of the page. If full cards of all rows would exceed it, some cards are
            shortened. The page may still become larger, because its table always has every row.
        live: the state of runs that still grow. The page then says so, and loads itself anew; None for a final page.

    Raises StorageError if a file of a run cannot be read.
    """
    figures = Figures.of(runs)
    table: list[list[Any]] = []
    shown: list[tuple[ShownRun, list[RowHead]]] = []
    for run in runs:
        # Read the heads (key, outcome and position of each row) only once, because a run that is still running may
        # store further rows while the page is made.
        shown.append((run, []))
        for head, record in run.store.pairs_of(run.store.heads()):
            figures.add(run, record)
            table.append(cells(run, record))
            shown[-1][1].append(head)
    charts = page_charts(runs, figures)
    parts = {
        "charts": pack([{"name": chart.name, "spec": chart.spec, "legend": chart.legend} for chart in charts]),
        "times-spec": pack(times_spec()),
    }
    scripts = libraries.scripts(libraries.asset("live.js") + libraries.asset("page.js"))
    used = sum(map(len, [*parts.values(), *scripts, libraries.table_css(), pack(table)]))
    cards = _pack_cards(shown, len(table), max_bytes - used - _RESERVE)
    for number, row in enumerate(table):
        row.append("short" if number in cards.shortened else "full")
    parts["table"] = pack(table)
    parts |= {f"cards-{number}": group for number, group in enumerate(cards.groups)}
    parts |= {f"graph-{number}": graph for number, graph in enumerate(cards.graphs)}
    parts["settings"] = pack(_settings(runs, cards, live))
    found = _answers(runs)
    html = libraries.render(
        libraries.asset("page.html.j2"),
        scripts,
        title="GraphNet Mesh: " + ", ".join(run.label for run in runs),
        runs=[_about(run) for run in runs],
        answer_heads=[column.title for column in found.columns],
        answers=list(found.rows),
        best=list(_best_sentences(runs)),
        correction=CORRECTION,
        judged=any(run.rows.widths.judged for run in runs),
        charts=charts,
        causes=entries_of(run.causes for run in runs),
        parts=parts,
        rows=len(table),
        shortened=len(cards.shortened),
        live=None if live is None else live.sentence(len(table)),
        any_right=has_a_right_row(runs),
    )
    return Page(html, len(table), len(cards.shortened))


def _answers(runs: Sequence[ShownRun]) -> Sheet:
    """Return the page's first table: a line per backend of each run, with the figures of ``graphnet score``.

    A run without a usable control counts no row as faster or slower.
    """
    figures = (
        *summary_figures(DEFAULT, judged=True),
        SummaryFigure("left out", lambda one: counts_text(one.left_out)),
    )
    rows = [
        ((run.series(one.backend),), one.own if run.rows.widths.judged else _without_calls(one.own))
        for run in runs
        for one in run.scores.standings
    ]
    return summary_sheet(rows, ["backend"], figures)


def _without_calls(summary: Summary) -> Summary:
    return replace(summary, directions={}, least_difference=None)


def _best_sentences(runs: Sequence[ShownRun]) -> Iterator[str]:
    """Yield one recommendation per run and number of calls: a backend, or not to compile. It includes compile times."""
    for run in runs:
        for one in run.scores.best:
            value = units.ratio(one.speedup[one.best])
            baseline = one.best == run.scores.question.baseline
            what = "do not compile" if baseline else f"take {run.series(one.best)} ({value}, compiling included)"
            where = f"{run.label}: " if run.series_prefix else ""
            yield f"{where}for {units.count(one.calls, 'call')}, {what}"


def _settings(runs: Sequence[ShownRun], cards: _Cards, live: Live | None) -> dict[str, Any]:
    columns = [{"title": one.title, "kind": one.kind, "filter": one.is_filter} for one in COLUMNS]
    return {
        "columns": [*columns, {"title": "card", "kind": "text", "filter": True}],
        "hidden": [*_HIDDEN, *([] if len(runs) > 1 else ["run"]), *([] if cards.shortened else ["card"])],
        "cards": cards.of_row,
        "quantiles": QUANTILES,
        "light": LIGHT,
        "dark": DARK,
        "severalRuns": len(runs) > 1,
        "series": sum(len(run.rows.columns.sites) for run in runs),
        "reloadMs": None if live is None else round(live.reload_s * 1000),
    }


def _pack_cards(shown: Sequence[tuple[ShownRun, list[RowHead]]], rows: int, budget: int) -> _Cards:
    """Compress a full card of each row until the page is full, and shortened cards of the other rows.

    Rows that are not OK come first, because only a full card has the log, which may show what went wrong.
    """
    packed = _Cards([], [], [(-1, -1)] * rows, set())
    per_short = _size_of_short_cards([run for run, _ in shown])
    room = budget - per_short * rows
    full, short = _Group(packed), _Group(packed)
    graphs: dict[str, int | None] = {}
    for number, run, record in _in_order_of_need(shown):
        if room > 0:
            graph, graph_size = _graph(run, record, graphs, packed)
            room += per_short - graph_size - full.add(number, full_card(run, record) | {"graph": graph})
        else:
            packed.shortened.add(number)
            short.add(number, short_card(run, record))
    full.close()
    short.close()
    return packed


class _Group:
    """Cards that are compressed together."""

    def __init__(self, packed: _Cards) -> None:
        self._packed = packed
        self._texts: list[str] = []
        self._rows: list[int] = []
        self._length = 0

    def add(self, row: int, card: dict[str, Any]) -> int:
        """Add a row's card, and close the group if it is complete. Return the bytes by which the page has grown."""
        text = to_json(card)
        self._texts.append(text)
        self._rows.append(row)
        self._length += len(text)
        return self.close() if self._length >= _GROUP else 0

    def close(self) -> int:
        """Compress the group's cards, add them to the page, and begin a new group. Return their size in bytes."""
        if not self._texts:
            return 0
        packed = pack_json("[" + ",".join(self._texts) + "]")
        for place, row in enumerate(self._rows):
            self._packed.of_row[row] = (len(self._packed.groups), place)
        self._packed.groups.append(packed)
        self._texts, self._rows, self._length = [], [], 0
        return len(packed)


def _size_of_short_cards(runs: Sequence[ShownRun]) -> float:
    """Estimate the size of one shortened card in bytes, from the first rows."""
    first = islice(((run, record) for run in runs for record in run.store.rows(with_times=True)), _MEASURED)
    cards = [short_card(run, record) for run, record in first]
    return len(pack(cards)) / len(cards) if cards else 0.0


def _in_order_of_need(
    shown: Sequence[tuple[ShownRun, list[RowHead]]],
) -> Iterator[tuple[int, ShownRun, Record]]:
    """Yield each row with its number in the table: first the rows that are not OK."""
    for wanted in (False, True):
        number = 0
        for run, heads in shown:
            numbers = {head.key: number + at for at, head in enumerate(heads)}
            chosen = [head for head in heads if (head.outcome == "OK") is wanted]
            for head, record in run.store.pairs_of(chosen, with_times=True):
                yield numbers[head.key], run, record
            number += len(heads)


def _graph(run: ShownRun, record: Record, known: dict[str, int | None], packed: _Cards) -> tuple[int | None, int]:
    """Return the index of a row's graph on the page (None if the run did not store it), and the bytes that it adds."""
    name = record.sample_hash
    if name is None:
        return None, 0
    if name in known:
        return known[name], 0
    source = run.store.source(name)
    if source is None:
        return None, 0
    text = str(source.get("model") or "")
    picture = draw_graph(text) or GraphPicture(None, 0, 0)
    known[name] = len(packed.graphs)
    packed.graphs.append(pack({"text": lines(text), **vars(picture)}))
    return known[name], len(packed.graphs[-1])


def _aa_text(widths: Widths) -> str | None:
    if len(widths.by_threads) > 1:
        finite = ((name, width) for name, width in widths.groups.items() if math.isfinite(width))
        return ", ".join(f"{units.width(width)} ({name})" for name, width in finite) or None
    return None if widths.aa_width is None else units.width(widths.aa_width)


def _about(run: ShownRun) -> dict[str, Any]:
    about, rows = run.store.read_run(), run.rows
    return {
        "label": run.label,
        "folder": str(plain(str(run.store.folder.resolve()))),
        "rows": len(rows.columns) + len(rows.models),
        "missing": rows.missing_rows,
        "grows": is_being_written(run.store.folder),
        "reference": plain(rows.reference),
        "aa": _aa_text(rows.widths),
        "no_control": plain(rows.widths.no_control),
        "policy": plain(rows.policy),
        "tolerance": rows.tolerance,
        "ended": plain(about.get("ended")),
        "facts": [(name, _compact(about[name])) for name in _ABOUT if about.get(name)]
        + [("asked", _compact(about.get("asked") or {}))],
    }


def _compact(value: Any) -> str:
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return " ".join(str(plain(one)) for one in value)
    return value if isinstance(value, str) else json.dumps(plain(value), indent=1, ensure_ascii=False)

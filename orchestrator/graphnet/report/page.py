"""Makes the page of runs: one HTML file that holds its scripts, its data and its charts, and needs no network.

The page's Content-Security-Policy lists the hashes of these scripts. The browser runs no other script and opens no
network connection.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import islice
from typing import Any, Final

from graphnet import __version__
from graphnet.report import libraries
from graphnet.report.answer import answers, best_sentences, columns_of
from graphnet.report.card import QUANTILES, full_card, short_card
from graphnet.report.charts import DARK, LIGHT, page_charts, times_spec
from graphnet.report.figures import FigureReader
from graphnet.report.graph_picture import draw_graph
from graphnet.report.packing import pack, pack_json, to_json
from graphnet.report.runs import ShownRun, has_a_right_row, require_known_schema
from graphnet.report.safe import lines, plain
from graphnet.report.table import COLUMNS, cells
from graphnet.runs.heads import RowHead
from graphnet.runs.record import Record

DEFAULT_MAX_BYTES: Final = 30 * 1000 * 1000
#: A card is the page's detail view of one row. Cards are compressed in groups. A group is complete when the JSON of its
#: cards has at least this many characters. To open one card, the page decompresses the whole group of the card.
_GROUP: Final = 250_000
#: The size of a shortened card (a row's detail view without log and graph) is estimated from at most this many rows.
_MEASURED: Final = 256
#: This number of bytes of the page's size limit is kept free for the last groups of cards (detail views of rows).
_RESERVE: Final = 400_000
#: Columns of the table that the page's script uses but does not show.
_HIDDEN: Final = ("result", "low", "high")


@dataclass(frozen=True)
class Page:
    """A finished page with ``rows`` rows. For ``shortened`` of them, the page has only a shortened detail view."""

    html: str
    rows: int
    shortened: int


@dataclass
class _Cards:
    """The compressed cards (detail views of rows) and graphs of a page.

    For each row, ``of_row`` holds the index of the group with the row's card, and the index of the card in this group.
    ``shortened`` holds the index of each row whose card is shortened.
    """

    groups: list[str]
    graphs: list[str]
    of_row: list[tuple[int, int]]
    shortened: set[int]


def make_page(runs: Sequence[ShownRun], max_bytes: int = DEFAULT_MAX_BYTES) -> Page:
    """Make the page of some runs.

    Args:
        runs: the runs, at least one.
        max_bytes: the largest desired size of the page. If full cards (detail views) of all rows would exceed it, some
            cards are shortened. The page may still become larger, because its table always has every row.

    Returns:
        The page as HTML.

    Raises:
        UsageError: a run has rows of an unknown schema.
        StorageError: a file of a run cannot be read.
    """
    reader = FigureReader(runs)
    table: list[list[Any]] = []
    shown: list[tuple[ShownRun, list[RowHead]]] = []
    for run in runs:
        # Read the heads (key, outcome and position of each row) only once, because a run that is still running may
        # store further rows while the page is made.
        shown.append((run, []))
        for head, record in run.store.pairs_of(run.store.heads()):
            require_known_schema(run.store.folder, record)
            reader.add(run, record)
            table.append(cells(run, record))
            shown[-1][1].append(head)
    charts = page_charts(runs, reader.figures())
    parts = {
        "charts": pack([{"name": chart.name, "spec": chart.spec, "legend": chart.legend} for chart in charts]),
        "times-spec": pack(times_spec()),
    }
    scripts = libraries.scripts(libraries.asset("page.js"))
    used = sum(map(len, [*parts.values(), *scripts, libraries.table_css(), pack(table)]))
    cards = _pack_cards(shown, len(table), max_bytes - used - _RESERVE)
    for number, row in enumerate(table):
        row.append("short" if number in cards.shortened else "full")
    parts["table"] = pack(table)
    parts |= {f"cards-{number}": group for number, group in enumerate(cards.groups)}
    parts |= {f"graph-{number}": graph for number, graph in enumerate(cards.graphs)}
    parts["settings"] = pack(_settings(runs, cards))
    html = _render(runs, charts, parts, scripts, len(table), len(cards.shortened))
    return Page(html, len(table), len(cards.shortened))


def _settings(runs: Sequence[ShownRun], cards: _Cards) -> dict[str, Any]:
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
    }


def _pack_cards(shown: Sequence[tuple[ShownRun, list[RowHead]]], rows: int, budget: int) -> _Cards:
    """Compress a full card (detail view) of each row until the page is full, and shortened cards of the other rows.

    Rows that are not OK come first, because their logs may show what went wrong, and only a full card has the log.
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
    """A group of cards (detail views of rows) that are compressed together."""

    def __init__(self, packed: _Cards) -> None:
        self._packed = packed
        self._texts: list[str] = []
        self._rows: list[int] = []
        self._length = 0

    def add(self, row: int, card: dict[str, Any]) -> int:
        """Add a row's card to the group, and close the group if it is complete.

        Return the number of bytes by which the page has grown, which is 0 if the group is not complete yet.
        """
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
    """Estimate the size of one row's shortened card (detail view) on the page, in bytes, from the first rows."""
    first = islice(((run, record) for run in runs for record in run.records(with_times=True)), _MEASURED)
    cards = [short_card(run, record) for run, record in first]
    return len(pack(cards)) / len(cards) if cards else 0.0


def _in_order_of_need(
    shown: Sequence[tuple[ShownRun, list[RowHead]]],
) -> Iterator[tuple[int, ShownRun, Record]]:
    """Yield each row with its number in the table: first the rows that are not OK, then those that are OK."""
    for wanted in (False, True):
        number = 0
        for run, heads in shown:
            numbers = {head.key: number + at for at, head in enumerate(heads)}
            chosen = [head for head in heads if (head.outcome == "OK") is wanted]
            for head, record in run.store.pairs_of(chosen, with_times=True):
                yield numbers[head.key], run, record
            number += len(heads)


def _graph(run: ShownRun, record: Record, known: dict[str, int | None], packed: _Cards) -> tuple[int | None, int]:
    """Return the index of a row's graph on the page, and the number of bytes that the graph adds to the page.

    The index is None if the run stored no graph for the row. The page holds each graph only once, so further rows with
    the same graph add 0 bytes.
    """
    name = record.sample_hash
    if name is None:
        return None, 0
    if name in known:
        return known[name], 0
    source = run.store.source(name)
    if source is None:
        return None, 0
    text = str(source.get("model") or "")
    picture = draw_graph(text)
    known[name] = len(packed.graphs)
    packed.graphs.append(
        pack(
            {
                "text": lines(text),
                "svg": None if picture is None else picture.svg,
                "shown": 0 if picture is None else picture.shown,
                "operations": 0 if picture is None else picture.operations,
            }
        )
    )
    return known[name], len(packed.graphs[-1])


def _render(
    runs: Sequence[ShownRun],
    charts: Sequence[Any],
    parts: dict[str, str],
    scripts: Sequence[str],
    rows: int,
    shortened: int,
) -> str:
    import jinja2  # the import takes 50 ms, and only pages need it

    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True)
    template = environment.from_string(libraries.asset("page.html.j2"))
    found = answers(runs)
    return template.render(
        title="GraphNet Mesh: " + ", ".join(run.label for run in runs),
        made=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        version=__version__,
        runs=[_about(run) for run in runs],
        answers=found,
        answer_columns=columns_of(found),
        best=list(best_sentences(runs)),
        charts=charts,
        parts=parts,
        scripts=scripts,
        style=libraries.style(),
        policy=libraries.policy(scripts),
        rows=rows,
        shortened=shortened,
        any_right=has_a_right_row(runs),
    )


def _about(run: ShownRun) -> dict[str, Any]:
    about, rows = run.about, run.rows
    asked = about.get("asked") or {}
    return {
        "label": run.label,
        "folder": str(plain(str(run.store.folder.resolve()))),
        "rows": len(rows.columns) + len(rows.models),
        "missing": rows.missing_rows,
        "reference": plain(rows.reference),
        "aa": None if rows.aa_width is None else f"{rows.aa_width:.1%}",
        "no_control": plain(rows.no_control),
        "policy": plain(rows.policy),
        "tolerance": rows.tolerance,
        "ended": plain(about.get("ended")),
        "facts": [
            (name, _compact(about.get(name)))
            for name in ("graphnet", "command", "environment", "controls", "workers", "machine", "mesh")
            if about.get(name)
        ]
        + [("asked", _compact(asked))],
    }


def _compact(value: Any) -> str:
    import json

    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return " ".join(str(plain(one)) for one in value)
    return value if isinstance(value, str) else json.dumps(plain(value), indent=1, ensure_ascii=False)

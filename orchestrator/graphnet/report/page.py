"""Makes the page of runs: one HTML file that holds its scripts, its data and its charts, and asks the network nothing.

The page's policy (Content-Security-Policy) allows only the scripts whose hashes it names, and no connection at all.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import resources
from pathlib import Path
from typing import Any, Final

from graphnet import __version__
from graphnet.report.answer import answers, best_sentences
from graphnet.report.card import QUANTILES, full_card, short_card
from graphnet.report.charts import DARK, LIGHT, page_charts, times_spec
from graphnet.report.figures import FigureReader
from graphnet.report.graph_picture import draw_graph
from graphnet.report.packing import pack
from graphnet.report.runs import ShownRun, has_a_right_row, require_known_schema
from graphnet.report.safe import lines, plain
from graphnet.report.table import COLUMNS, cells
from graphnet.runs.record import Record
from graphnet.runs.sources import read_source

DEFAULT_MAX_BYTES: Final = 30 * 1000 * 1000
#: The number of cards that are packed together. Opening a card unpacks one such group.
_FULL_GROUP: Final = 16
_SHORT_GROUP: Final = 256
#: What is kept free below the limit for the last groups of cards, in bytes.
_RESERVE: Final = 200_000


@dataclass(frozen=True)
class Page:
    """A finished page. ``shortened`` of its ``rows`` rows have a shortened card."""

    html: str
    rows: int
    shortened: int


@dataclass
class _Cards:
    """The packed cards and graphs. ``of_row`` gives the group of each row's card and its place in the group."""

    groups: list[str]
    graphs: list[str]
    of_row: list[tuple[int, int]]
    shortened: int


def make_page(runs: Sequence[ShownRun], max_bytes: int = DEFAULT_MAX_BYTES) -> Page:
    """Make the page of some runs.

    Args:
        runs: the runs, at least one.
        max_bytes: above this size, further cards are shortened. The table always has every row, so the page may still
            become larger.

    Returns:
        The page as HTML.

    Raises:
        UsageError: a run has rows of an unknown schema.
        StorageError: a file of a run cannot be read.
    """
    reader = FigureReader(runs)
    table: list[list[Any]] = []
    short: list[dict[str, Any]] = []
    for run in runs:
        for record in run.records(with_times=True):
            require_known_schema(run.store.folder, record)
            reader.add(run, record)
            table.append(cells(run, record))
            short.append(short_card(run, record))
    charts = page_charts(runs, reader.figures())
    parts = {
        "table": pack(table),
        "charts": pack([{"name": chart.name, "spec": chart.spec} for chart in charts]),
        "times-spec": pack(times_spec()),
    }
    scripts = _scripts()
    used = sum(map(len, parts.values())) + sum(map(len, scripts)) + len(_table_css())
    cards = _pack_cards(runs, short, max_bytes - used - _RESERVE)
    for number, group in enumerate(cards.groups):
        parts[f"cards-{number}"] = group
    for number, graph in enumerate(cards.graphs):
        parts[f"graph-{number}"] = graph
    parts["settings"] = pack(
        {
            "columns": [{"title": one.title, "kind": one.kind, "filter": one.is_filter} for one in COLUMNS],
            "cards": cards.of_row,
            "quantiles": QUANTILES,
            "light": LIGHT,
            "dark": DARK,
            "severalRuns": len(runs) > 1,
        }
    )
    html = _render(runs, charts, parts, scripts, len(table), cards.shortened)
    return Page(html, len(table), cards.shortened)


def _pack_cards(runs: Sequence[ShownRun], short: Sequence[dict[str, Any]], budget: int) -> _Cards:
    """Pack a full card for each row while there is room, and a short one for the others.

    Rows that are not OK come first, because their cards hold the reason.
    """
    # Short cards cost this much per row. Rows with a full card give their share back.
    per_short = _size_per_card(short)
    room = budget - per_short * len(short)
    packed = _Cards([], [], [(-1, -1)] * len(short), 0)
    graphs: dict[str, int | None] = {}
    group: list[tuple[int, dict[str, Any]]] = []
    for number, run, record in _in_order_of_need(runs):
        if room <= 0:
            break
        graph, cost = _graph(run, record, graphs, packed)
        room -= cost
        group.append((number, full_card(run, record) | {"graph": graph}))
        if len(group) == _FULL_GROUP:
            room -= _close(packed, group) - per_short * len(group)
            group = []
    _close(packed, group)
    left = [number for number, place in enumerate(packed.of_row) if place == (-1, -1)]
    packed.shortened = len(left)
    for first in range(0, len(left), _SHORT_GROUP):
        _close(packed, [(number, short[number]) for number in left[first : first + _SHORT_GROUP]])
    return packed


def _size_per_card(cards: Sequence[dict[str, Any]]) -> float:
    sample = cards[:_SHORT_GROUP]
    return len(pack(sample)) / len(sample) if sample else 0.0


def _close(packed: _Cards, group: Sequence[tuple[int, dict[str, Any]]]) -> int:
    """Pack a group of cards and return its size in bytes."""
    if not group:
        return 0
    for place, (number, _) in enumerate(group):
        packed.of_row[number] = (len(packed.groups), place)
    packed.groups.append(pack([card for _, card in group]))
    return len(packed.groups[-1])


def _in_order_of_need(runs: Sequence[ShownRun]) -> Iterator[tuple[int, ShownRun, Record]]:
    """Yield the rows with their number in the table: first those that are not OK, then those that are."""
    for wanted in (False, True):
        number = 0
        for run in runs:
            heads = run.store.heads()
            chosen = [head for head in heads if (head.outcome == "OK") is wanted]
            numbers = [number + at for at, head in enumerate(heads) if (head.outcome == "OK") is wanted]
            for at, record in zip(numbers, run.store.rows_of(chosen, with_times=True), strict=True):
                yield at, run, record
            number += len(heads)


def _graph(run: ShownRun, record: Record, known: dict[str, int | None], packed: _Cards) -> tuple[int | None, int]:
    """Return the number of a row's graph on the page, and the bytes that it adds. Each graph is packed once."""
    name = record.sample_hash
    if name is None:
        return None, 0
    if name in known:
        return known[name], 0
    source = read_source(run.store.folder, name)
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
    import jinja2  # takes 50 ms, and only pages need it

    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True)
    template = environment.from_string(_asset("page.html.j2"))
    style = _table_css() + _asset("page.css")
    return template.render(
        title="GraphNet Mesh: " + ", ".join(run.label for run in runs),
        made=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        version=__version__,
        runs=[_about(run) for run in runs],
        answers=answers(runs),
        best=list(best_sentences(runs)),
        charts=charts,
        parts=parts,
        scripts=scripts,
        style=style,
        policy=_policy(scripts),
        rows=rows,
        shortened=shortened,
        any_right=has_a_right_row(runs),
        columns=COLUMNS,
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


def _policy(scripts: Sequence[str]) -> str:
    hashes = " ".join(
        f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'" for script in scripts
    )
    return f"default-src 'none'; script-src {hashes}; style-src 'unsafe-inline'; img-src data:; font-src data:"


def _scripts() -> list[str]:
    """Return the page's scripts in order: the theme, Vega with Vega-Lite, DataTables, and the page's own."""
    import vl_convert  # loads 80 MB, and only pages and plots need it

    vega: str = vl_convert.javascript_bundle()  # type: ignore[call-arg]  # its stub forgets the default
    return [_asset("theme.js"), vega, _data_tables(), _asset("page.js")]


def _data_tables() -> str:
    """Return DataTables from the package itables, as a script that sets ``window.DataTable``."""
    text = (resources.files("itables") / "html" / "dt_bundle.js").read_text(encoding="utf-8")
    made = re.sub(r"export\{[^}]*?(\w+) as default[^}]*\};?", r"window.DataTable=\1;", text, count=1)
    if made == text:
        raise RuntimeError("the package itables exports DataTables in another way; pin the version of requirements.txt")
    return made.replace("</script", "<\\/script")


def _table_css() -> str:
    return (resources.files("itables") / "html" / "dt_bundle.css").read_text(encoding="utf-8")


def _asset(name: str) -> str:
    return (resources.files("graphnet.report") / "assets" / name).read_text(encoding="utf-8")


def write_page(path: Path, page: Page) -> None:
    """Write a page to a file, which appears only when it is whole. Raises OSError."""
    temporary = path.with_name(path.name + ".new")
    temporary.write_text(page.html, encoding="utf-8")
    temporary.replace(path)

"""Draw the pictures of docs/inside/map.md as SVG, which a browser shows in the reader's light or dark theme."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

_STYLE = """<style>
  svg {
    font: 13px system-ui, sans-serif;
    --paper: #fff; --ink: #1f2328; --pale: #59636e; --box: #eef4fb; --line: #4a7bb0;
  }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #0d1117; --ink: #e6edf3; --pale: #9da7b3; --box: #182739; --line: #6ea8e5 }
  }
  .paper { fill: var(--paper) } text { fill: var(--ink) } .pale { fill: var(--pale) } .name { font-weight: 600 }
  .box { fill: var(--box); stroke: var(--line) } .line { fill: none; stroke: var(--line); stroke-width: 1.3 }
  .life { stroke: var(--pale); stroke-dasharray: 3 4 }
  .halo { stroke: var(--paper); stroke-width: 5; paint-order: stroke }
  marker path { fill: var(--line) }
</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
  <path d="M0 0 L8 4 L0 8 z"/></marker></defs>
"""
_CHARACTER = 8.4  # The width of a character, which no font here exceeds on average.


class Column(NamedTuple):
    """A column of the picture of the way: one process."""

    title: str
    package: str
    remark: str


class Step(NamedTuple):
    """A step of the way of a sample, from one column to another. If both are equal, the step is inside the column."""

    source: int
    target: int
    room: str
    text: str


def picture_of_the_way(columns: Sequence[Column], way: Sequence[Step]) -> str:
    """Return a sequence diagram: time runs down, and every step is an arrow or stays in its column."""
    wide, between, row = 300, 310, 48
    centers = [10 + wide // 2 + number * between for number in range(len(columns))]
    height = 106 + row * len(way)
    body = []
    for center, column in zip(centers, columns, strict=True):
        body.append(f'<line class="life" x1="{center}" y1="90" x2="{center}" y2="{height - 16}"/>')
        body.append(_box(center, 16, wide, 74))
        body.append(_text(center, 38, column.title, "name"))
        body.append(_text(center, 58, column.package))
        body.append(_text(center, 78, column.remark, "pale"))
    for number, step in enumerate(way):
        y = 122 + row * number
        start, end = centers[step.source], centers[step.target]
        alone = start == end
        body.append(_box(start, y - 19, wide, 40) if alone else _path([(start, y), (end, y)]))
        above = 4 if step.room and alone else -5 if alone else 8
        body.append(_text((start + end) // 2, y - above, f"{number + 1}. {step.text}", "" if alone else "halo"))
        if step.room:
            body.append(_text((start + end) // 2, y + 15, step.room, "pale" if alone else "pale halo"))
    return _svg(20 + wide + between * (len(columns) - 1), height, "The way of a sample", body)


def picture_of_rooms(floors: Sequence[Sequence[str]], rooms: Mapping[str, set[str]], title: str) -> str:
    """Draw each room on its floor, with an arrow to each room that it imports and reaches by no other arrow.

    An arrow over several floors bends at a point of each floor between, where it has a place of its own.
    """
    level = {room: number for number, floor in enumerate(floors) for room in floor}
    order = [list(floor) for floor in floors]
    chains = []
    for room, other in _arrows(rooms):
        bends = [f"{room}>{other}>{number}" for number in range(level[room] - 1, level[other], -1)]
        for number, bend in zip(range(level[room] - 1, level[other], -1), bends, strict=True):
            order[number].append(bend)
        chains.append([room, *bends, other])
    place = _places(order, chains)
    width = max(place[room][0] + _width(room) // 2 for room in place) + 20
    height = 20 + 70 * len(order)
    body = [_path(_line(chain, place)) for chain in chains]
    body += [_text(14, 45 + 70 * number, str(len(order) - number), "pale") for number in range(len(order))]
    for room in level:
        x, y = place[room]
        body += [_box(x, y - 16, _width(room) - 26, 32), _text(x, y + 5, room, "name")]
    return _svg(width, height, title, body)


def _arrows(rooms: Mapping[str, set[str]]) -> list[tuple[str, str]]:
    """Return the pairs (room, imported room), without those that follow from others."""

    def reached(room: str) -> set[str]:
        return rooms[room].union(*map(reached, rooms[room]))

    implied = {room: set().union(*map(reached, below)) for room, below in rooms.items()}
    return [(room, other) for room in sorted(rooms) for other in sorted(rooms[room] - implied[room])]


def _places(order: list[list[str]], chains: Iterable[Sequence[str]]) -> dict[str, tuple[int, int]]:
    """Return the middle of each box and bend. Order each floor by its neighbours' places, so that few lines cross."""
    neighbours: dict[str, list[str]] = {}
    for chain in chains:
        for one, other in itertools.pairwise(chain):
            neighbours.setdefault(one, []).append(other)
            neighbours.setdefault(other, []).append(one)
    widest = max(sum(map(_width, floor)) for floor in order)
    place: dict[str, tuple[int, int]] = {}
    for turn in range(12):
        for number, floor in list(enumerate(order))[:: 1 if turn % 2 else -1]:
            floor.sort(key=lambda name: _middle([place[other] for other in neighbours.get(name, ()) if other in place]))
            x = (widest - sum(map(_width, floor))) // 2 + 30
            for name in floor:
                place[name] = (x + _width(name) // 2, 40 + 70 * (len(order) - 1 - number))
                x += _width(name)
    return place


def _middle(places: Sequence[tuple[int, int]]) -> float:
    return sum(x for x, _ in places) / len(places) if places else 0


def _width(name: str) -> int:
    return 26 if ">" in name else int(len(name) * _CHARACTER) + 52


def _line(chain: Sequence[str], place: Mapping[str, tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield the points of an arrow: down from a box, straight down past the boxes of each floor between, to a box."""
    for at in chain:
        x, y = place[at]
        if at != chain[0]:
            yield x, y - 17
        if at != chain[-1]:
            yield x, y + 16


def _box(x: int, y: int, width: int, height: int) -> str:
    return f'<rect class="box" x="{x - width // 2}" y="{y}" width="{width}" height="{height}" rx="6"/>'


def _text(x: int, y: int, text: str, kind: str = "") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="middle">{escape(text)}</text>'


def _path(points: Iterable[tuple[int, int]]) -> str:
    return f'<path class="line" marker-end="url(#tip)" d="M{" L".join(f"{x} {y}" for x, y in points)}"/>'


def _svg(width: int, height: int, title: str, body: Iterable[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" width="{width}">'
    paper = f'<rect class="paper" width="{width}" height="{height}" rx="8"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", _STYLE + paper, *body, "</svg>\n"])

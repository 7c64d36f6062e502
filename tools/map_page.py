"""Write docs/inside/map.md and its pictures from the packages and rooms that tests/test_imports.py checks.

Run this script with `.venv-check/bin/python tools/map_page.py`. With `--check`, it writes nothing, and exits with 1 if
a file is not what it would write.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from map_pictures import Column, Step, picture_of_rooms, picture_of_the_way

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "inside"
sys.path.insert(0, str(ROOT / "tests"))
_CHECKED = importlib.import_module("test_imports")
HOUSES = _CHECKED.HOUSES
_PAGE = """# The map

The packages of this project, their rooms (the folders of a package), and who may import whom. `tools/map_page.py` makes
this page and its pictures from what [tests/test_imports.py](../../tests/test_imports.py) checks, and from the docstring
of each package. The [glossary](../reference/glossary.md) explains the words.

## The way of a sample

The reference and each backend have a server and a sample process of their own, with equal threads. The small word
below a step is the room of the orchestrator that does it.
[Both sides alternate](../why/decisions/0011-the-ratio-is-a-median-of-paired-rounds.md), in
[several pairs of processes](../why/decisions/0026-the-pair-of-processes-is-the-unit.md).

![The way of a sample through the command line, the servers and the sample processes](way.svg)

## Packages

| package | content | our packages that it may import | other packages that it may import |
| --- | --- | --- | --- |
{packages}

A room is a folder of a package. It may import only the rooms that its line names, which are on lower floors, and the
ground: the modules directly in the package. Of these, only those that start a program or offer the package's function
import rooms. A picture leaves out an arrow where others lead to the same room.
"""
_HOUSE = """## The rooms of {folder}

![The rooms of {folder} by floor]({picture})

| floor | room | content | may import |
| --- | --- | --- | --- |
{rooms}

| ground | content |
| --- | --- |
{ground}
"""
#: The columns of the first picture, each a process.
COLUMNS = (
    Column("command line", "orchestrator/graphnet", "one process, without torch"),
    Column("server", "worker/graphnet_server", "one per backend, without torch"),
    Column("sample process", "worker/graphnet_runner", "a new one per sample"),
)
#: The steps of a sample. The room is that of the orchestrator whose code does the step.
WAY = (
    Step(0, 0, "samples", "read the sample and its hash"),
    Step(0, 0, "inputs", "draw the inputs, into shared memory"),
    Step(0, 1, "bench", "Start, to the reference and the backend"),
    Step(1, 2, "", "fork a process with the compiler loaded"),
    Step(2, 2, "", "load, inputs, compile, warm up"),
    Step(2, 0, "", "an event per stage, or what failed"),
    Step(0, 2, "measuring", "time blocks by turns; the other side is stopped"),
    Step(2, 0, "", "every raw time; the outputs in shared memory"),
    Step(0, 0, "judge", "compare with the reference, and float64"),
    Step(0, 0, "runs", "add one row to results.jsonl"),
    Step(0, 0, "", "show, score and report read the run"),
)


def main() -> None:
    """Write the files, or check them."""
    for path, text in files().items():
        if sys.argv[1:] != ["--check"]:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            raise SystemExit(f"{path.relative_to(ROOT)} is old; run .venv-check/bin/python tools/map_page.py")


def files() -> dict[Path, str]:
    """Return the text of each file. SystemExit if a package has no docstring, or if ``WAY`` names an unknown room."""
    known = set(_CHECKED.FLOORS).union(*(house.rooms for house in HOUSES))
    if unknown := {step.room for step in WAY} - {""} - known | {column.package for column in COLUMNS} - known:
        raise SystemExit(f"tools/map_page.py names {sorted(unknown)}, which tests/test_imports.py does not know")
    made = {FOLDER / "way.svg": picture_of_the_way(COLUMNS, WAY)}
    parts = [_PAGE.format(packages="\n".join(_packages(_CHECKED.FLOORS)))]
    for house in HOUSES:
        rooms = {room: (set(house.rooms) - {room} if "*" in below else below) for room, below in house.rooms.items()}
        stack, package = floors(rooms), ROOT / house.folder
        picture = FOLDER / f"rooms-{package.name}.svg"
        made[picture] = picture_of_rooms(stack, rooms, f"The rooms of {house.folder} by floor")
        lines, ground = "\n".join(_rooms(package, stack, rooms)), "\n".join(_ground(package, house.ground))
        parts.append(_HOUSE.format(folder=house.folder, picture=picture.name, rooms=lines, ground=ground))
    return {FOLDER / "map.md": "\n".join(parts)} | made


def floors(rooms: Mapping[str, set[str]]) -> list[list[str]]:
    """Return the rooms floor by floor, the lowest first. A room is one floor above the highest that it may import."""
    stack: list[list[str]] = []
    placed: set[str] = set()
    while free := sorted(room for room in rooms if room not in placed and rooms[room] <= placed):
        stack.append(free)
        placed |= set(free)
    return stack


def _packages(packages: Mapping[str, set[str]]) -> Iterator[str]:
    for folder, allowed in packages.items():
        content = first_paragraph(ROOT / folder / "__init__.py")
        ours = {name for name in allowed if name.startswith("graphnet")}
        others = _listed(allowed - ours)
        yield f"| [{folder}](../../{folder}) | {content} | {_listed(ours - {Path(folder).name})} | {others} |"


def _rooms(package: Path, stack: Sequence[Sequence[str]], rooms: Mapping[str, set[str]]) -> Iterator[str]:
    for number, floor in sorted(enumerate(stack, 1), reverse=True):
        for room in floor:
            below = "every room" if rooms[room] == set(rooms) - {room} else _listed(rooms[room])
            folder = package / room
            yield f"| {number} | {_link(folder)} | {first_paragraph(folder / '__init__.py')} | {below} |"


def _ground(package: Path, names: Iterable[str]) -> Iterator[str]:
    for path in sorted(package / f"{name}.py" for name in set(names) - {package.name}):
        yield f"| {_link(path)} | {first_paragraph(path)} |"


def _link(path: Path) -> str:
    return f"[{path.stem}](../../{path.relative_to(ROOT)})"


def first_paragraph(path: Path) -> str:
    """Return the first paragraph of a module's docstring as one line of a table. Without docstring: SystemExit."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    if not text:
        raise SystemExit(f"{path.relative_to(ROOT)} says nothing: give it a docstring, for the map of the project")
    return " ".join(text.partition("\n\n")[0].split()).replace("``", "`").replace("|", "\\|")


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "none"


if __name__ == "__main__":
    main()

"""Tests docs/inside/map.md and its pictures, which tools/map_page.py makes from what test_imports.py checks."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
import test_imports
from script_modules import script_module

page = script_module("tools/map_page.py")
EMPTY = set[str]()
ROOMS = {"top": {"left", "right", "ground floor"}, "left": {"ground floor"}, "right": EMPTY, "ground floor": EMPTY}


def boxes(svg: str) -> list[str]:
    """Return the names of a picture's boxes, which are bold. Fail if the text is not XML."""
    texts = ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    return [text.text or "" for text in texts if text.get("class") == "name"]


def test_the_page_and_its_pictures_are_up_to_date() -> None:
    for path, text in page.files().items():
        assert path.read_text(encoding="utf-8") == text, "renew it: .venv-check/bin/python tools/map_page.py"


def test_the_page_has_every_package_room_and_ground_module_once() -> None:
    text = page.files()[page.FOLDER / "map.md"]
    named = re.findall(r"^\|(?: \d+ \|)? \[([\w/]+)\]", text, re.MULTILINE)
    wanted = list(test_imports.FLOORS)
    for house in page.HOUSES:
        wanted += [*house.rooms, *(house.ground - {Path(house.folder).name})]
    assert sorted(named) == sorted(wanted)
    assert set(test_imports.ROOMS) <= set(named)


def test_each_house_has_one_picture_with_all_its_rooms() -> None:
    made = page.files()
    wanted = {page.FOLDER / f"rooms-{Path(house.folder).name}.svg": sorted(house.rooms) for house in page.HOUSES}
    assert {path: sorted(boxes(made[path])) for path in wanted} == wanted
    assert set(page.FOLDER.glob("rooms-*.svg")) == set(wanted)


def test_a_room_is_one_floor_above_the_highest_that_it_may_import() -> None:
    assert page.floors(ROOMS) == [["ground floor", "right"], ["left"], ["top"]]


def test_the_picture_has_an_arrow_for_each_import_that_does_not_follow_from_others() -> None:
    svg = page.picture_of_rooms(page.floors(ROOMS), ROOMS, "a house")
    assert sorted(boxes(svg)) == sorted(ROOMS)
    # top to left, top to right and left to the ground floor. The arrow from top to the ground floor follows.
    assert svg.count("marker-end") == 3


def test_texts_are_escaped_in_the_pictures() -> None:
    svg = page.picture_of_the_way([page.Column("a<b", "p&q", "")], [page.Step(0, 0, "", "x > y")])
    assert boxes(svg) == ["a<b"]


@pytest.mark.parametrize("text", ["", "import os\n"])
def test_a_room_without_a_docstring_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    (tmp_path / "__init__.py").write_text(text)
    monkeypatch.setattr(page, "ROOT", tmp_path)
    with pytest.raises(SystemExit, match="__init__.py says nothing"):
        page.first_paragraph(tmp_path / "__init__.py")


def test_a_step_in_an_unknown_room_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "WAY", (page.Step(0, 0, "cellar", "store wine"),))
    with pytest.raises(SystemExit, match="cellar"):
        page.files()


def test_check_compares_and_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "map.md"
    old.write_text("old")
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "files", lambda: {old: "new"})
    monkeypatch.setattr("sys.argv", ["map_page.py", "--check"])
    with pytest.raises(SystemExit, match=r"map\.md is old"):
        page.main()
    assert old.read_text() == "old"
    monkeypatch.setattr("sys.argv", ["map_page.py"])
    page.main()
    assert old.read_text() == "new"

"""Checks that every file and class that docs/reference/glossary.md names exists in the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "docs" / "reference" / "glossary.md").read_text(encoding="utf-8")
#: The names of samples on the page, which look like paths.
SAMPLES = {"timm/resnet18"}
PATHS = sorted(set(re.findall(r"`((?:\w[\w.-]*/)+[\w.-]*)`", TEXT)) - SAMPLES)
CLASSES = sorted(set(re.findall(r"`(\w+)`\s+in\s+`([^`]+\.py)`", TEXT)))


def test_the_page_names_places() -> None:
    assert len(PATHS) > 20
    assert len(CLASSES) > 15


@pytest.mark.parametrize("path", PATHS)
def test_a_named_path_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize(("name", "path"), CLASSES, ids=[name for name, _ in CLASSES])
def test_a_named_class_is_defined_there(name: str, path: str) -> None:
    assert re.search(rf"^class {name}\b", (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE)


def test_every_word_has_one_entry() -> None:
    words = re.findall(r"\*\*([^*]+)\*\*", TEXT)
    assert len(words) == len(set(words))

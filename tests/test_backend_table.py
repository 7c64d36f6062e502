"""Tests that the generated texts in docs/reference/backends.md and in the backends' READMEs agree with backend.toml."""

from __future__ import annotations

from pathlib import Path

import pytest
from script_modules import script_module

ROOT = Path(__file__).resolve().parent.parent
table = script_module("tools/backends_table.py")
PARTS: dict[Path, str] = table.generated_parts()


def test_every_backend_has_a_page() -> None:
    folders = {path.parent for path in (ROOT / "backends").glob("*/backend.toml")}
    assert set(PARTS) == {folder / "README.md" for folder in folders} | {ROOT / "docs" / "reference" / "backends.md"}


@pytest.mark.parametrize("page", PARTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_generated_part_is_up_to_date(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == table.renewed(page, PARTS[page]), (
        "renew it: .venv/bin/python tools/backends_table.py"
    )


def test_a_page_without_the_marks_is_named(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text("# no marks\n")
    with pytest.raises(SystemExit, match="lacks the marks"):
        table.renewed(page, "text")

"""Test that docs/results.md has the tables that tools/results_tables.py makes from docstrings."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from pydantic import BaseModel

from graphnet.runs import controls, record, request

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tables() -> ModuleType:
    """The module tools/results_tables.py, which writes the tables."""
    spec = importlib.util.spec_from_file_location("results_tables", ROOT / "tools" / "results_tables.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_tables_are_up_to_date(tables: ModuleType) -> None:
    text = tables.DOCUMENT.read_text(encoding="utf-8")
    assert tables.renewed(text) == text, "renew them: .venv/bin/python tools/results_tables.py"


def test_a_document_without_marks_is_refused(tables: ModuleType) -> None:
    with pytest.raises(SystemExit, match="lacks the marks"):
        tables.renewed("# Results\n")


def test_every_field_of_every_model_has_a_docstring() -> None:
    models = [
        value
        for module in (record, request, controls)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, BaseModel)
    ]
    assert record.Record in models and request.Request in models
    for model in models:
        assert [name for name, field in model.model_fields.items() if not field.description] == [], model

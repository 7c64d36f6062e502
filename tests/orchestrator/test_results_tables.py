"""Test that docs/reference/results.md has the tables that tools/results_tables.py makes from docstrings."""

from __future__ import annotations

from types import ModuleType

import pytest
from pydantic import BaseModel
from script_modules import script_module

from graphnet.runs import controls, record, request
from graphnet.runs.option import field_docs


@pytest.fixture
def tables() -> ModuleType:
    """The script tools/results_tables.py, which writes the tables, imported as a module."""
    return script_module("tools/results_tables.py")


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
        assert set(model.model_fields) <= field_docs(model).keys(), model

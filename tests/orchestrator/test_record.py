"""Tests of the record: a new record must not have unknown fields, but records of other versions can be read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from graphnet.outcomes import Outcome
from graphnet.runs.record import InputsGroup, Ratio, Record

NAMED: dict[str, Any] = {"key": "k", "sample": "a/b", "source": "a", "category": "nlp", "sample_hash": None}
NAMED |= {"backend": "nope", "flavour": "torch", "where": "local", "outcome": Outcome.OK}


def test_a_misspelt_field_is_refused_when_a_record_is_made() -> None:
    with pytest.raises(ValidationError, match="compile_n\\b"):
        Record(**NAMED, compile_n=1)
    with pytest.raises(ValidationError, match="hihg"):
        Ratio(ratio=1.0, low=1.0, high=1.0, hihg=1.0)  # type: ignore[call-arg]


def test_fields_of_a_newer_version_are_ignored_when_a_line_is_read() -> None:
    record = Record(**NAMED, inputs=InputsGroup(scheme="mesh", seed=1))
    line = json.loads(record.line())
    line |= {"energy_j": 7}
    line["inputs"] |= {"layout": "channels_last"}
    assert Record.read(json.dumps(line)) == record


def test_a_line_needs_only_the_fields_without_a_default() -> None:
    assert Record.read(json.dumps(NAMED)).speedup is None
    with pytest.raises(ValidationError):
        Record.read('{"sample": "a"}')

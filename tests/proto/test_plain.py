"""Tests the conversion of dataclasses to JSON and back: nothing is lost, and unknown fields are refused."""

from __future__ import annotations

import dataclasses
import enum
import json
import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from graphnet_contract import messages
from graphnet_contract.messages import Stage
from graphnet_contract.plain import from_plain, to_plain
from graphnet_runner import frames

START = messages.Start(
    backend="b",
    tensors=(
        messages.TensorSpec(
            "x", (2, 3), "float32", mean=math.inf, std=0.5, data=(1, 2.5, -0.0), min_val=1, max_val=2.0
        ),
    ),
    inputs=messages.Inputs("mesh", -1, digests=("a", "b")),
    options={"a": True, "b": 1, "c": 1.0, "d": "é"},
    measuring=messages.Measuring(warmup_calls=0),
    purpose=messages.Purpose.MAKE_INPUTS,
)


def there_and_back(value: Any) -> Any:
    return from_plain(type(value), json.loads(json.dumps(to_plain(value))))


@pytest.mark.parametrize(
    "value",
    [
        START,
        messages.StageStarted(Stage.COMPILE),
        messages.CompileReport(5, messages.Evidence(nodes_total=3, fallback_ops=("aten.mm",), compiler_json="{}")),
        messages.CompileReport(5, None),
        messages.OperatorCounts("operators", (messages.OperatorCount("aten.mm", 2, "", True),)),
        messages.PartTimes((messages.PartTime("subgraph_0", (5, 6)),)),
        messages.OutputSet("first", "null", (messages.OutputTensor("int8", (0,), 64, 0),), mutated_inputs={"x": 1}),
        messages.Ready(),
        frames.Probed({"torch": "2"}, (messages.Device("cuda", 1, "u", {"name": "n"}),), ""),
        frames.ServeSample(START, (0,), (0, 1), "i", "s", "p", "", "", "o", "x", 7),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_value_comes_back_as_it_was(value: Any) -> None:
    back = there_and_back(value)

    assert back == value
    # Compare repr() in addition to ==, because 1, 1.0 and True are equal in Python.
    assert repr(back) == repr(value)


@settings(max_examples=100)
@given(st.lists(st.integers(-(2**70), 2**70) | st.floats(allow_nan=False)).map(tuple))
def test_numbers_keep_their_kind(numbers: tuple[float, ...]) -> None:
    back = there_and_back(messages.TensorSpec(data=numbers))

    assert repr(back.data) == repr(numbers)


def test_not_a_number_comes_back() -> None:
    assert math.isnan(there_and_back(messages.TensorSpec(mean=math.nan)).mean)


def test_an_integer_is_a_float_where_a_float_is_wanted() -> None:
    assert repr(from_plain(messages.TensorSpec, {"mean": 1}).mean) == "1.0"


@pytest.mark.parametrize(
    ("cls", "value", "named"),
    [
        (messages.RunTrials, {"cuont": 1}, "RunTrials has no field 'cuont'"),
        (messages.RunTrials, [], "RunTrials must be dict"),
        (messages.RunTrials, {"count": "1"}, "RunTrials.count must be int, not '1'"),
        (messages.RunTrials, {"count": True}, "RunTrials.count must be int, not True"),
        (messages.RunTrials, {"count": 1.0}, "RunTrials.count must be int"),
        (messages.RunTrials, {"side": 77}, "RunTrials.side cannot be 77"),
        (messages.RunTrials, {"side": "OWN_EAGER"}, "RunTrials.side cannot be 'OWN_EAGER'"),
        (messages.Log, {"text": None}, "Log.text must be str, not None"),
        (messages.Outcome, {"flags": "x"}, "Outcome.flags must be list"),
        (messages.Outcome, {"flags": [1]}, "Outcome.flags must be str"),
        (messages.Device, {"properties": {"a": 1}}, "Device.properties must be str"),
        (messages.TensorSpec, {"mean": "1"}, "TensorSpec.mean cannot be '1'"),
        (messages.CompileReport, {"evidence": {"nodes": 1}}, "CompileReport.evidence has no field 'nodes'"),
        (messages.Start, {"options": {"a": [1]}}, r"Start.options cannot be \[1\]"),
        (frames.Forked, {"id": 1}, "Forked lacks pid"),
    ],
)
def test_a_wrong_field_is_named(cls: type, value: Any, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        from_plain(cls, value)


def test_a_misspelt_field_cannot_be_constructed() -> None:
    with pytest.raises(TypeError, match="cuont"):
        messages.RunTrials(cuont=1)  # type: ignore[call-arg]


FRAMES = [
    kind
    for kinds in (frames.TO_ZYGOTE, frames.FROM_ZYGOTE, frames.FIRST_TO_SAMPLE, frames.TO_SAMPLE, frames.FROM_SAMPLE)
    for kind in kinds.values()
]


@pytest.mark.parametrize("kind", FRAMES, ids=lambda kind: kind.__name__)
def test_every_frame_can_travel(kind: Any) -> None:
    assert dataclasses.is_dataclass(kind) and kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
    value = kind(**{field.name: _some(field) for field in dataclasses.fields(kind)})
    assert there_and_back(value) == value


def _some(field: dataclasses.Field[Any]) -> Any:
    """Return a value for a field: the field's default, or else an example value of its type."""
    if field.default is not dataclasses.MISSING:
        return field.default
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    simple = {"int": 3, "str": "x", "Start": START, "Mapping[str, str]": {"a": "b"}}
    return simple.get(str(field.type), ())


def test_enums_are_numbers_wherever_they_are() -> None:
    class Colour(enum.IntEnum):
        RED = 1

    assert to_plain({"a": (Colour.RED, [None])}) == {"a": [1, [None]]}

"""Tests of patterns in --filter, and of the names that the errors of --filter propose."""

from __future__ import annotations

from dataclasses import replace

import pytest

from graphnet.errors import UsageError
from graphnet.samples.facts import SampleFacts
from graphnet.samples.filters import no_sample_passes, parse_filters


@pytest.fixture
def facts() -> SampleFacts:
    known = {"sample": "timm/resnet18", "source": "timm", "category": "cv", "sample_hash": "", "nodes": 70}
    known |= {"parameters": 10, "graphs": 1, "dtypes": ["float32"], "memory_bytes": 100, "operators": []}
    fields = {name: known.get(name) for name in SampleFacts.__dataclass_fields__}
    return replace(SampleFacts(**fields), operators=["conv2d", "relu"])


@pytest.mark.parametrize(
    ("text", "passes"),
    [
        ("operator=conv*", True),
        ("operator!=conv*", False),
        ("operator=conv?d", True),
        ("operator=conv?", False),
        ("operator=[ab]*", False),
        ("source=t[ij]mm", True),
        ("source=TIMM", False),
        ("sample=*/resnet*", True),
        ("sample!=*/resnet*", False),
        ("dtype=float*", True),
        ("category=cv", True),
        ("category=c", False),
        ("nodes<=70", True),
    ],
)
def test_a_value_may_be_a_pattern(facts: SampleFacts, text: str, passes: bool) -> None:
    (condition,) = parse_filters([text])
    assert condition.matches(facts) is passes


@pytest.mark.parametrize(
    ("texts", "nearest"),
    [
        (["source=tim"], ("timm",)),
        (["nodes>5", "operator=conv2"], ("conv2d",)),
        (["source=zzz"], ()),
        # The error proposes similar values only for a condition with "=", and not for one with ">".
        (["nodes>1000"], ()),
    ],
)
def test_no_sample_passes_proposes_values_that_samples_have(
    facts: SampleFacts, texts: list[str], nearest: tuple[str, ...]
) -> None:
    error = no_sample_passes(texts, parse_filters(texts), [facts])
    assert error.nearest == nearest
    assert str(error).startswith(f"no sample passes --filter {texts[0]}")


def test_an_unknown_fact_proposes_one() -> None:
    with pytest.raises(UsageError, match="did you mean 'operator'"):
        parse_filters(["operators=conv2d"])

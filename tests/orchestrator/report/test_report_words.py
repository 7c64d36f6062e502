"""Tests the sentences in the report page's detail view of a row: the verdict, and the meaning of each flag."""

from __future__ import annotations

import pytest
from scores_kit import failed, inaccurate, right

from graphnet.outcomes import Outcome
from graphnet.report.card import verdict
from graphnet.runs.controls import Widths
from graphnet.runs.record import DeviceGroup, Ratio, Record


@pytest.mark.parametrize(
    ("ratio", "flags", "width", "words"),
    [
        (Ratio(ratio=1.5, low=1.4, high=1.6), [], None, "faster than the reference"),
        (Ratio(ratio=0.5, low=0.4, high=0.6), [], None, "slower than the reference"),
        (Ratio(ratio=1.01, low=0.9, high=1.1), [], None, "no difference"),
        (Ratio(ratio=1.05, low=1.02, high=1.08), [], 0.07, "differ by up to 7.0 %"),
        (Ratio(ratio=1.5, low=1.4, high=1.6), ["unstable"], None, "too noisy to say"),
    ],
)
def test_the_speed_in_words(ratio: Ratio, flags: list[str], width: float | None, words: str) -> None:
    record = right(1.0).model_copy(update={"speedup": ratio, "flags": flags})
    assert words in " ".join(verdict(record, Widths(width)))


def test_the_words_agree_with_the_score() -> None:
    """The sentences and the score decide by the same rule whether the compiled graph or the reference is faster."""
    from graphnet.scores.columns import Direction, columns_of

    words = {
        Direction.FASTER: "faster than",
        Direction.SLOWER: "slower than",
        Direction.NO_DIFFERENCE: "no difference",
        Direction.UNSTABLE: "too noisy",
    }
    for value in (0.5, 0.93, 0.97, 0.99, 1.0, 1.01, 1.03, 1.07, 2.0):
        for half in (0.005, 0.05, 0.2):
            for flags in ([], ["unstable"]):
                ratio = Ratio(ratio=value, low=value * (1 - half), high=value * (1 + half))
                record = right(1.0).model_copy(update={"speedup": ratio, "flags": flags})
                direction = Direction(int(columns_of([record], Widths(0.04)).direction[0]))
                assert words[direction] in " ".join(verdict(record, Widths(0.04))), (value, half, direction)


def test_the_words_use_the_width_of_the_rows_class_of_machines() -> None:
    device = DeviceGroup(type="cpu", index=0, uuid="b", host="b", machine_class="quiet")
    ratio = Ratio(ratio=1.14, low=1.12, high=1.17)
    record = right(1.0, device=device).model_copy(update={"speedup": ratio})
    assert "no difference" in " ".join(verdict(record, Widths(0.3)))
    assert "faster than the reference" in " ".join(verdict(record, Widths(0.3, None, {"quiet": 0.05, "noisy": 0.3})))


def test_without_a_usable_control_no_difference_is_claimed() -> None:
    record = right(1.5)
    sentences = " ".join(verdict(record, Widths(None, "no A/A control is usable")))
    assert "cannot be judged, because no A/A control is usable" in sentences
    assert "faster" not in sentences


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (failed(Outcome.COMPILE_ERROR, "compile", step="lower"), "COMPILE_ERROR in stage compile, step lower"),
        (failed(Outcome.COMPILE_ERROR, "compile", message="no such op"), "The worker says: no such op"),
        (
            inaccurate(2.0, None).model_copy(update={"tolerance_ladder": [False] * 16}),
            "ladder: the outputs agree at no level",
        ),
        (
            inaccurate(2.0, 1).model_copy(update={"tolerance_ladder": [False] * 11 + [True] * 5}),
            "from t = 1 on; the row is judged at t = -4",
        ),
        (right(1.0).model_copy(update={"speedup": None}), "There is no speedup"),
    ],
)
def test_the_verdict_in_words(record: Record, words: str) -> None:
    assert words in " ".join(verdict(record, Widths(None)))


def test_a_flag_is_explained() -> None:
    sentences = verdict(right(1.0, flags=["loader:device", "of_a_later_version"]), Widths())
    assert "loader:device: the loader or a repair rewrote something: device (device literals)." in sentences
    assert "of_a_later_version: this version does not know the flag." in sentences

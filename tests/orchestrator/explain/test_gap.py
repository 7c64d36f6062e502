"""Tests the arithmetic of a gap with planted times: it adds up, and the planted operator is the first line."""

from __future__ import annotations

import random

import pytest

from graphnet.explain.gap import (
    REFERENCE,
    Calls,
    Estimate,
    Factor,
    Gap,
    Part,
    Times,
    closes,
    could_be_won,
    explain,
    is_suspicious,
    total,
)

PAIR = (REFERENCE, "slow")


def times(reference: float, half: float = 0.0, **factors: float) -> Times:
    """Return times in us; each factor has an interval of ``half`` to each side."""
    return Times(
        Estimate(reference * 1e3, reference * 1e3 * half),
        {name: Factor(value, half) for name, value in factors.items()},
    )


def planted(
    factors: list[float], call: float = 5.0, slower_call: float = 2.0, fused: float = 0.0, half: float = 0.01
) -> Gap:
    """Explain a sample whose regions take 100 us each, and ``factors`` times as long on the other side."""
    parts = [
        Part(f"region_{k}", 3, times(100 + call, half, slow=(100 * factor + call * slower_call) / (100 + call)))
        for k, factor in enumerate(factors)
    ]
    eager = 100 * len(factors) + call
    slow = 100 * sum(factors) + call * slower_call - fused
    calls = Calls(*(times(call, half, slow=slower_call) for _ in range(2)), 10)
    return explain(times(eager, half, slow=slow / eager), parts, calls, PAIR, 10)


@pytest.mark.parametrize("factor", [1.5, 3, 10])
@pytest.mark.parametrize("place", [0, 4, 9])
def test_a_slowed_region_is_the_first_line_with_its_share(factor: float, place: int) -> None:
    gap = planted([factor if k == place else 1.0 for k in range(10)])
    assert gap.order[0] == f"region_{place}"
    first = gap.parts[f"region_{place}"]
    true = 100 * (factor - 1) / (100 * (factor - 1) + 5)
    assert first.low is not None
    assert first.high is not None
    assert first.low <= true <= first.high
    assert gap.is_explained


@pytest.mark.parametrize("seed", range(20))
def test_parts_host_and_interaction_are_the_whole_whatever_was_measured(seed: int) -> None:
    chance = random.Random(seed)
    parts = [
        Part(f"region_{k}", chance.randint(1, 9), times(chance.uniform(1, 90), 0.1, slow=chance.uniform(0.1, 9)))
        for k in range(chance.randint(1, 20))
    ]
    calls = Calls(times(3, 0.1, slow=chance.uniform(0.5, 9)), times(7, 0.1, slow=chance.uniform(0.5, 9)), 9)
    whole = times(chance.uniform(1, 900), 0.0, slow=chance.uniform(0.1, 9))
    gap = explain(whole, parts, calls, PAIR, 9)
    everything = total([*(one.difference for one in gap.parts.values()), gap.host.difference])
    assert (everything + gap.interaction.difference).value == pytest.approx(gap.difference.value, rel=1e-9)
    # The interaction is the time that the wholes take more than their parts, side by side.
    before, after = (gap.rests[side] for side in PAIR)
    assert (after - before).value == pytest.approx(gap.interaction.difference.value, rel=1e-6)


def test_the_error_of_a_call_is_in_each_region_and_so_many_times_in_the_interaction() -> None:
    calls = Calls(times(10, slow=2), times(10, slow=2), 10)
    exact = [Part(f"region_{k}", 1, times(110, slow=1.2)) for k in range(10)]
    whole = times(1010, slow=1.2)

    def interaction(calls: Calls) -> float:
        return explain(whole, exact, calls, PAIR, 1).interaction.difference.value

    unsure = Calls(times(10, slow=2, half=0.1), calls.all, 10)
    # The call costs 10 us more, +- 2 us. If it costs 2 us more than that, the interaction is 18 us more.
    more = interaction(Calls(times(10, slow=2.2), calls.all, 10)) - interaction(calls)
    half = explain(whole, exact, unsure, PAIR, 1).interaction.difference.half
    assert more == pytest.approx(18e3)
    assert half == pytest.approx(9 * unsure.difference(*PAIR, 1).half)


def test_the_interaction_is_what_is_left_of_the_shares() -> None:
    gap = planted([3.0] + [1.0] * 9, fused=40, half=0.02)
    shares = [one.share for one in (*gap.parts.values(), gap.host, gap.interaction)]
    assert sum(one for one in shares if one is not None) == pytest.approx(1)
    # A gap that is not well known makes the covered share uncertain, which is larger than 1 here.
    rest = gap.interaction
    assert rest.share is not None and rest.share < 0
    assert rest.low is not None
    assert rest.share - rest.low >= (1 - rest.share) * gap.difference.half / gap.difference.value


def test_equal_sides_have_no_gap_to_explain() -> None:
    gap = planted([1.0] * 8, slower_call=1.0)
    assert gap.difference.value == pytest.approx(0, abs=1e-6)
    assert gap.coverage is None
    assert not gap.is_explained
    assert all(one.share is None for one in gap.parts.values())


def test_a_gap_that_only_the_whole_has_is_not_explained() -> None:
    # The regions are equal, and the whole wins 300 us by fusing over the borders.
    gap = planted([1.0] * 8, fused=300)
    assert gap.coverage is not None
    assert gap.coverage < 0.2
    assert not gap.is_explained
    assert gap.interaction.share is not None
    assert gap.interaction.share > 0.9


def test_a_region_that_one_side_cannot_run_is_in_the_interaction() -> None:
    calls = Calls(times(0, slow=1), times(0, slow=1), 2)
    parts = [Part("a", 1, times(10, slow=2)), Part("b", 1, Times(Estimate(1e4), {})), Part("c", 1, None)]
    gap = explain(times(30, slow=2), parts, calls, PAIR, 2)
    assert set(gap.parts) == {"a"}
    assert gap.interaction.difference.value == pytest.approx(20e3)


def test_the_cost_of_a_call_grows_with_its_arguments() -> None:
    calls = Calls(times(2, slow=1), times(12, slow=3), 11)
    assert [calls.of(REFERENCE, count).value for count in (1, 6, 11, 99)] == [2e3, 7e3, 12e3, 12e3]
    assert calls.difference(*PAIR, 6).value == pytest.approx(12e3)


def test_a_difference_is_better_known_than_both_times() -> None:
    one = Times(Estimate(100, 20), {"slow": Factor(1.0, 0.01)})
    assert one.of("slow").half == pytest.approx(20, rel=0.01)
    assert one.difference(*PAIR).half == pytest.approx(1)
    assert Times(Estimate(100, 20), {"slow": Factor(3.0, 0.01)}).difference(*PAIR).half == pytest.approx(40, rel=0.01)


def test_two_backends_are_compared_through_the_reference() -> None:
    one = Times(Estimate(100.0), {"a": Factor(0.5, 0.02), "b": Factor(0.8, 0.02)})
    found = one.difference("a", "b")
    assert found.value == pytest.approx(30)
    assert found.half == pytest.approx((1 + 1.6**2) ** 0.5)
    assert one.difference("b", REFERENCE).value == pytest.approx(20)


def test_what_could_be_won_is_the_distance_to_the_best_side_without_calls() -> None:
    calls = Calls(times(1, a=1.0, b=30.0), times(1, a=1.0, b=30.0), 2)
    parts = [
        Part("x", 1, times(101, 0.001, a=51 / 101, b=(80 + 30) / 101)),
        Part("y", 1, times(11, 0.001, a=36 / 11, b=45 / 11)),
        Part("z", 1, None),
    ]
    found = could_be_won(parts, calls, [REFERENCE, "a", "b"])
    assert [(one.region, one.side, one.best, round(one.gain.value)) for one in found] == [
        ("x", REFERENCE, "a", 50_000),
        ("x", "b", "a", 30_000),
        ("y", "a", REFERENCE, 25_000),
        ("y", "b", REFERENCE, 5_000),
    ]


def test_what_is_not_certain_cannot_be_won() -> None:
    calls = Calls(times(0, a=1), times(0, a=1), 2)
    assert not could_be_won([Part("x", 1, times(100, 0.1, a=1.05))], calls, [REFERENCE, "a"])


def test_a_compiler_closes_a_share_of_the_gap_to_the_bound() -> None:
    assert closes(100, 57, 0) == pytest.approx(0.43)
    assert closes(100, 120, 50) == pytest.approx(-0.4)
    assert closes(100, 50, 120) is None


def test_a_time_far_below_the_bound_is_suspicious() -> None:
    assert is_suspicious(Estimate(70, 5), 100)
    assert not is_suspicious(Estimate(70, 15), 100)
    assert not is_suspicious(Estimate(90, 1), 100)

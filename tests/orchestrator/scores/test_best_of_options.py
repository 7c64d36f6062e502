"""Tests of the virtual backend "best of N", on contenders whose true speedups are known."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Sequence
from pathlib import Path

import pytest
from kit import Cli
from scores_kit import failed, right

from graphnet.outcomes import Outcome
from graphnet.runs.record import Record, TimingGroup
from graphnet.runs.store import RunStore
from graphnet.scores.best_of_options import BestOfOptions
from graphnet.scores.differences import standard_error

PAIRS, ROUNDS = 5, 8


def contender(mode: str, speedup: float, noise: float = 0.0, seed: int = 0, sample: str = "s/a") -> Record:
    """Return a row with raw times: calls of 1 ms in eager mode, and of 1 ms / ``speedup`` compiled."""
    draw = random.Random(f"{mode} {seed} {sample}")
    rounds = []
    for process in range(PAIRS):
        for _ in range(ROUNDS):
            sides = {
                side: {"wall_ns": [round(ns * math.exp(draw.gauss(0, noise))) for _ in range(3)]}
                for side, ns in (("reference", 1e6), ("compiled", 1e6 / speedup))
            }
            rounds.append({"process": process + 1, "first": "reference", **sides})
    timing = TimingGroup(
        started_ns=1,
        ended_ns=2,
        trials=3,
        calls_per_trial=1,
        processes=PAIRS,
        degrees=4,
        timed_ns=100,
        rounds=rounds,
    )
    found = right(speedup, sample=sample, compile_ns=1_000)
    return found.model_copy(update={"flavour": f"torch[mode={mode}]", "key": mode.zfill(64), "timing": timing})


def best_of(rows: Sequence[Record]) -> list[Record]:
    found = BestOfOptions()
    for row in rows:
        found.add(row)
    return list(found.rows())


def test_the_fastest_contender_is_chosen_and_every_compile_is_counted() -> None:
    (best,) = best_of([contender("a", 1.5), contender("b", 2.5), contender("c", 2.0)])
    assert best.flavour == "torch[best of 3]"
    assert best.speedup is not None
    assert best.speedup.ratio == pytest.approx(2.5, rel=1e-3)
    assert (best.reference_ns, best.compiled_ns) == (1_000_000, 400_000)
    # Three compiles, and the half of the timed work of each contender that chose.
    assert best.compile_ns == 3 * 1_000 + 3 * 50
    assert best.options == contender("b", 2.5).options


def test_the_choice_is_by_sample() -> None:
    rows = [
        contender(mode, speedup, sample=f"s/{name}")
        for name, mode, speedup in (("a", "x", 2.0), ("a", "y", 1.0), ("b", "x", 1.0), ("b", "y", 3.0))
    ]
    ratios = {row.sample: row.speedup.ratio for row in best_of(rows) if row.speedup is not None}
    assert ratios == {"s/a": pytest.approx(2.0, rel=1e-3), "s/b": pytest.approx(3.0, rel=1e-3)}


def test_choosing_among_equal_contenders_wins_nothing() -> None:
    """Of eight equal contenders, the best by all rounds looks faster than 1, and the best by half of them does not."""
    reported, naive = [], []
    for seed in range(150):
        rows = [contender(f"m{number}", 1.0, noise=0.05, seed=seed) for number in range(8)]
        (best,) = best_of(rows)
        assert best.speedup is not None
        reported.append(math.log(best.speedup.ratio))
        naive.append(max(statistics.fmean(_logs(row)) for row in rows))
    error = statistics.stdev(reported) / math.sqrt(len(reported))
    assert abs(statistics.fmean(reported)) < 3 * error
    assert statistics.fmean(naive) > 5 * error


def _logs(row: Record) -> list[float]:
    assert row.timing is not None
    medians = [
        [statistics.median(one[side]["wall_ns"]) for side in ("reference", "compiled")] for one in row.timing.rounds
    ]
    return [math.log(reference / compiled) for reference, compiled in medians]


def test_a_wrong_contender_is_never_chosen() -> None:
    wrong = contender("fast", 9.0).model_copy(update={"outcome": Outcome.ACCURACY})
    (best,) = best_of([wrong, contender("slow", 1.2)])
    assert best.outcome is Outcome.OK
    assert best.speedup is not None
    assert best.speedup.ratio == pytest.approx(1.2, rel=1e-3)


@pytest.mark.parametrize("flag", ["suspicious", "busy", "void:recompiled"])
def test_a_contender_whose_speedup_no_sum_uses_is_never_chosen(flag: str) -> None:
    doubtful = contender("fast", 12.0).model_copy(update={"flags": [flag]})
    if flag.startswith("void"):
        doubtful = doubtful.model_copy(update={"speedup": None})
    (best,) = best_of([doubtful, contender("slow", 1.2)])
    assert best.speedup is not None
    assert best.speedup.ratio == pytest.approx(1.2, rel=1e-3)


def test_contenders_have_the_same_threads_and_seed() -> None:
    rows = [
        contender(mode, speedup).model_copy(update={"flavour": f"torch[mode={mode},threads={threads}]"})
        for threads, mode, speedup in ((1, "a", 1.5), (1, "b", 2.5), (2, "a", 4.0), (2, "b", 3.0))
    ]
    ratios = {row.flavour: row.speedup.ratio for row in best_of(rows) if row.speedup is not None}
    assert ratios == {
        "torch[best of 2,threads=1]": pytest.approx(2.5, rel=1e-3),
        "torch[best of 2,threads=2]": pytest.approx(4.0, rel=1e-3),
    }
    # Other seeds are no other options.
    seeds = [contender("a", 2.0).model_copy(update={"flavour": f"torch[seed={seed}]"}) for seed in (1, 2)]
    assert best_of(seeds) == []


def test_if_none_is_right_the_row_is_the_first_failure() -> None:
    rows = [
        failed(outcome, "compile", sample="s/a").model_copy(update={"flavour": f"torch[mode={number}]"})
        for number, outcome in enumerate((Outcome.COMPILE_ERROR, Outcome.TIMEOUT))
    ]
    (best,) = best_of(rows)
    assert (best.outcome, best.flavour) == (Outcome.COMPILE_ERROR, "torch[best of 2]")


def test_backends_without_several_contenders_have_none() -> None:
    assert best_of([contender("a", 1.5), right(2.0, sample="s/a")]) == []


def test_the_interval_is_at_least_that_of_the_whole_row() -> None:
    rows = [contender(mode, 2.0, noise=0.02) for mode in "ab"]
    (best,) = best_of(rows)
    assert best.speedup is not None
    whole = rows[0].speedup
    assert whole is not None
    assert best.speedup.high / best.speedup.low >= whole.high / whole.low - 1e-9


def test_the_interval_of_the_reported_half_has_the_chance_of_the_row() -> None:
    early = []
    for mode in "ab":
        one = contender(mode, 2.0, noise=0.02)
        assert one.timing is not None
        # The whole row's interval is tiny, so the half's own spread decides.
        early.append(one.model_copy(update={"timing": one.timing.model_copy(update={"chance": 0.0075})}))
    (best,), (usual,) = best_of(early), best_of([contender(mode, 2.0, noise=0.02) for mode in "ab"])
    assert best.speedup is not None
    assert usual.speedup is not None
    assert best.chance == 0.0075
    errors = [standard_error(one.speedup, PAIRS - 1, one.chance) for one in (best, usual) if one.speedup is not None]
    assert errors[0] == pytest.approx(errors[1])


def test_score_shows_the_virtual_backend(cli: Cli, tmp_path: Path) -> None:
    store = RunStore.create(tmp_path / "run", {"asked": {"reference": "eager"}})
    for row in (contender("a", 1.5), contender("b", 2.5)):
        store.append(row)
    store.unlock()
    out = " ".join(cli("score", tmp_path / "run", "--best-of-options").out.split())
    assert "torch[best of 2]" in out
    assert "torch[best of 2]" not in cli("score", tmp_path / "run").out


def test_score_refuses_runs_without_options_in_brackets(cli: Cli, tmp_path: Path) -> None:
    store = RunStore.create(tmp_path / "run", {"asked": {"reference": "eager"}})
    store.append(right(2.0))
    store.unlock()
    refused = cli("score", tmp_path / "run", "--best-of-options")
    assert refused.code == 2
    assert "needs a backend with several options in brackets" in refused.err

"""Tests of the calls "faster" and "slower" among many rows, and of the difference that would have been called."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
from kit import Cli
from scipy.special import ndtri
from scipy.stats import false_discovery_control
from scores_kit import right, write_run

from graphnet.runs.controls import Widths
from graphnet.runs.record import Ratio, Record, TimingGroup
from graphnet.scores.columns import Direction, columns_of
from graphnet.scores.differences import LEVEL, Evidence, call, quantiles

PAIRS = 5
#: Half the width of a row's interval, in standard errors.
REACH = float(quantiles(PAIRS - 1, 0.05))


def measured(number: int, log: float, error: float) -> Record:
    """Make a right row, as five pairs of processes give it, from the mean and the standard error of the logarithm."""
    reach = REACH * error
    ratio = Ratio(ratio=math.exp(log), low=math.exp(log - reach), high=math.exp(log + reach))
    timing = TimingGroup(started_ns=0, ended_ns=1, trials=1, calls_per_trial=1, processes=PAIRS)
    return right(1, sample=f"made/{number}", timing=timing).model_copy(update={"speedup": ratio})


def rows_of_equal_programs(generator: np.random.Generator, count: int) -> list[Record]:
    logs = generator.normal(0, 0.01, (count, PAIRS))
    means, errors = logs.mean(axis=1), logs.std(axis=1, ddof=1) / math.sqrt(PAIRS)
    return [measured(number, *one) for number, one in enumerate(zip(means, errors, strict=True))]


def test_of_many_equal_programs_hardly_any_is_called() -> None:
    generator = np.random.default_rng(7)
    runs = [rows_of_equal_programs(generator, 40) for _ in range(100)]
    alone = [sum(one.speedup.low > 1 or one.speedup.high < 1 for one in run if one.speedup) for run in runs]
    together = [
        np.isin(columns_of(run, Widths()).direction, (Direction.FASTER, Direction.SLOWER)).sum() for run in runs
    ]
    assert np.mean(np.array(alone) > 0) > 0.8, "without a correction, most runs have a wrong call"
    assert np.mean(np.array(together) > 0) < 0.1


def test_clear_differences_are_called_among_many_rows_and_each_backend_is_corrected_alone() -> None:
    clear = [measured(number, 0.1, 0.002) for number in range(20)]
    weak = measured(99, 0.0058, 0.002)  # By itself, its interval excludes 1: 2.9 standard errors, and 2.78 suffice.
    other = weak.model_copy(update={"backend": "other", "sample": "made/0"})
    none = [measured(100 + number, 0.0, 0.002) for number in range(20)]
    columns = columns_of([*clear, *none, weak, other], Widths())
    assert (columns.direction[:20] == Direction.FASTER).all()
    assert columns.direction[20:].tolist() == [Direction.NO_DIFFERENCE] * 21 + [Direction.FASTER]


def test_a_row_that_ended_early_is_judged_by_the_chance_of_its_interval() -> None:
    def looked_at(row: Record, chance: float) -> Record:
        assert row.speedup is not None and row.timing is not None
        wider = float(quantiles(PAIRS - 1, chance)) / REACH
        low, high = ((row.speedup.ratio / one) ** wider for one in (row.speedup.low, row.speedup.high))
        ratio = Ratio(ratio=row.speedup.ratio, low=row.speedup.ratio / low, high=row.speedup.ratio / high)
        timing = row.timing.model_copy(update={"chance": chance})
        return row.model_copy(update={"speedup": ratio, "timing": timing})

    rows = [measured(n, log, 0.004) for n, log in enumerate([0.0, 0.003, -0.005] * 10 + [0.04] * 10)]
    whole = columns_of(rows, Widths())
    early = columns_of([looked_at(row, 0.0125) for row in rows], Widths())
    assert whole.direction.tolist() == [Direction.NO_DIFFERENCE] * 30 + [Direction.FASTER] * 10
    assert early.direction.tolist() == whole.direction.tolist()
    # The same errors in wider intervals mean the same: the least difference is that of the correction, not of the look.
    assert early.least_difference == pytest.approx(whole.least_difference, nan_ok=True)


@pytest.mark.parametrize("aa_width", [0.0, 0.02])
def test_a_ratio_beyond_the_least_difference_would_have_been_called(aa_width: float) -> None:
    generator = np.random.default_rng(3)
    rows = [*rows_of_equal_programs(generator, 12), measured(20, 0.2, 0.004), measured(21, -0.03, 0.003)]
    columns = columns_of(rows, Widths(aa_width))
    for at in np.flatnonzero(columns.direction == Direction.NO_DIFFERENCE):
        least, speedup = math.log1p(columns.least_difference[at]), rows[at].speedup
        assert speedup is not None
        error = math.log(speedup.high / speedup.low) / 2 / REACH
        for log, called in ((least * 1.001, True), (-least * 1.001, True), (least * 0.999, False)):
            moved = [*rows[:at], measured(at, log, error), *rows[at + 1 :]]
            assert bool(columns_of(moved, Widths(aa_width)).direction[at] != Direction.NO_DIFFERENCE) is called


def test_the_calls_are_those_of_benjamini_and_hochberg() -> None:
    generator = np.random.default_rng(5)
    for _ in range(200):
        chances = generator.random(generator.integers(1, 30)) ** generator.integers(1, 8)
        # A row with an interval of this width has this chance under the normal distribution.
        logs = -ndtri(chances / 2) * 0.01
        near = np.full_like(logs, 1.959964 * 0.01)
        evidence = np.column_stack(
            [logs, near, near, np.full_like(logs, math.inf), np.zeros_like(logs), np.full_like(logs, 0.05)]
        )
        assert evidence.shape[1] == len(Evidence.__annotations__)
        called, _ = call(evidence, np.ones(len(logs), dtype=bool))
        assert called.tolist() == (false_discovery_control(chances) <= LEVEL).tolist()


def test_a_damaged_or_exact_ratio_gives_no_error() -> None:
    exact = right(1, sample="made/exact").model_copy(update={"speedup": Ratio(ratio=1, low=1, high=1)})
    faster = right(1, sample="made/faster").model_copy(update={"speedup": Ratio(ratio=2, low=2, high=2)})
    damaged = right(1, sample="made/damaged").model_copy(update={"speedup": Ratio(ratio=2, low=0, high=3)})
    columns = columns_of([exact, faster, damaged], Widths())
    assert columns.direction.tolist() == [Direction.NO_DIFFERENCE, Direction.FASTER, Direction.NO_DIFFERENCE]


def test_every_face_says_the_same_and_names_the_bound(cli: Cli, tmp_path: Path) -> None:
    """A row that differs by its own interval, but not among the 30 rows of its backend, differs nowhere."""
    rows = [measured(number, 0.0, 0.002) for number in range(29)] + [measured(29, 0.006, 0.002)]
    aa = {"control": "A/A", "sample": "made/0", "stable": True, "ratio": {"ratio": 1.0, "low": 0.999, "high": 1.001}}
    run = write_run(tmp_path / "run", rows, controls=[aa])
    scored = cli("score", run, "--format", "json", "--by", "sample").json
    own = scored["backends"]["inductor:torch"]["own"]
    group = scored["backends"]["inductor:torch"]["groups"]["made/29"]
    assert (own["faster"], own["no_difference"], own["slower"]) == (0, 30, 0)
    # 0.002 * Student's quantile for four degrees of freedom and a chance of 5 % / 30.
    assert own["least_difference"] == pytest.approx(math.expm1(0.002 * 7.6), rel=0.05)
    assert own["least_difference"] == pytest.approx(group["least_difference"])
    assert scored["settings"]["correction"]["method"] == "Benjamini-Hochberg"
    text = cli("show", run).out
    assert "0 faster, 30 no difference (more than 1.5 % would have been called), 0 slower" in text
    assert "corrected for the number of a backend's rows" in text
    assert "corrected for the number of a backend's rows" in cli("score", run).out
    card = " ".join(cli("show", run, "made/29").out.split())
    assert "no difference is shown" in card
    assert "a ratio farther from 1 than 1.5 % would have been called" in card
    page = tmp_path / "page.html"
    assert cli("report", run, "--out", page).code == 0
    assert "corrected for the number of a backend" in page.read_text()

"""Tests of the scores of a run: over each backend's own samples, over the samples common to all backends, by groups,
and with rows that are left out.
"""

from __future__ import annotations

import math

import pytest
from scores_kit import failed, inaccurate, right

from graphnet.judge.findings import JudgedBy
from graphnet.outcomes import Outcome
from graphnet.runs.controls import Widths
from graphnet.runs.record import AccuracyGroup, Record
from graphnet.scores.choices import Baseline, By
from graphnet.scores.columns import Direction, columns_of
from graphnet.scores.score import Question, Scores, Standing, score


def scored(records: list[Record], by: By = By.backend, baseline: Baseline = Baseline.reference) -> Scores:
    """Compute the scores of some rows."""
    return score(columns_of(records, Widths(), baseline), Question("eager", by))


def standing(scores: Scores, backend: str) -> Standing:
    """Return the entry of one backend in the scores of a run."""
    return next(one for one in scores.standings if one.backend == f"{backend}:torch")


def es(one: Standing, t: int) -> float:
    """Return ES(t) over a backend's own samples under the default interpretation."""
    curve = one.own.scores["default"]
    return curve.by_level(curve.es)[t]


#: The rows of three backends on four samples. Scores use the rows of backend ``one`` on all four samples, those of
#: ``two`` on two samples, and none of ``three``.
ROWS = [
    right(2, sample="s/a", backend="one"),
    right(2, sample="s/b", backend="one"),
    inaccurate(3, sample="s/c", backend="one"),
    failed(Outcome.COMPILE_ERROR, "compile", sample="t/d", backend="one", category="cv"),
    right(4, sample="s/a", backend="two"),
    failed(Outcome.WORKER_LOST, sample="s/b", backend="two"),
    right(1, sample="s/c", backend="two"),
    failed(Outcome.COMPILED_NOT_RUN, "compile", sample="s/a", backend="three"),
    failed(Outcome.COMPILED_NOT_RUN, "compile", sample="s/b", backend="three"),
    failed(Outcome.COMPILED_NOT_RUN, "compile", sample="s/c", backend="three"),
    failed(Outcome.COMPILED_NOT_RUN, "compile", sample="t/d", backend="three", category="cv"),
]


def test_each_backend_over_its_own_samples() -> None:
    scores = scored(ROWS)
    one, two, three = (standing(scores, name).own for name in ("one", "two", "three"))
    assert (one.samples, one.scored, one.right, one.left_out) == (4, 4, 2, {})
    # Backend two has no row for one sample. This sample is also listed among those left out.
    assert (two.samples, two.scored, two.right, two.left_out) == (4, 2, 2, {"WORKER_LOST": 1, "no row": 1})
    assert (three.scored, three.left_out, three.scores) == (0, {"COMPILED_NOT_RUN": 4}, {})
    assert es(standing(scores, "one"), -4) == pytest.approx((2 * 2 * 0.1 * 0.1) ** (1 / 4))
    assert es(standing(scores, "two"), -4) == pytest.approx((4 * 1) ** (1 / 2))


def test_backends_are_compared_over_the_samples_that_all_had_a_chance_at() -> None:
    scores = scored(ROWS)
    # Scores use no row of backend ``three``. So this backend does not restrict the samples common to all backends.
    assert (scores.samples, scores.common) == (4, 2)
    one, two = (standing(scores, name).common for name in ("one", "two"))
    assert one is not None
    assert two is not None
    assert (one.samples, one.scored, one.right, two.scored) == (2, 2, 1, 2)
    curve = one.scores["default"]
    assert curve.by_level(curve.es)[-4] == pytest.approx((2 * 0.1) ** (1 / 2))
    assert standing(scores, "three").common is None


def test_own_and_common_are_equal_where_all_had_a_chance_at_everything() -> None:
    scores = scored([right(2, sample="s/a", backend=name) for name in ("one", "two")])
    assert all(one.common == one.own for one in scores.standings)


def test_no_sample_in_common() -> None:
    scores = scored([right(2, sample="s/a", backend="one"), right(2, sample="s/b", backend="two")])
    assert scores.common == 0
    assert [one.common for one in scores.standings] == [None, None]
    assert scores.best == []


def test_groups_by_category_and_source() -> None:
    groups = standing(scored(ROWS, By.category), "one").groups
    assert {name: (group.samples, group.scored, group.right) for name, group in groups.items()} == {
        "cv": (1, 1, 0),
        "nlp": (3, 3, 2),
    }
    by_source = standing(scored(ROWS, By.source), "two").groups
    assert {name: (group.samples, group.scored, group.left_out) for name, group in by_source.items()} == {
        "s": (3, 2, {"WORKER_LOST": 1}),
        "t": (1, 0, {"no row": 1}),
    }


def test_groups_by_sample_and_the_best_backend_of_each() -> None:
    ms = 10**6
    rows = [row.model_copy(update={"compile_ns": 1000 * ms, "reference_ns": 10 * ms}) for row in ROWS]
    scores = scored(rows, By.sample)
    groups = standing(scores, "one").groups
    assert list(groups) == ["s/a", "s/b", "s/c", "t/d"]
    assert groups["s/a"].scores["default"].aggregate == pytest.approx(math.log10(2))
    # A call of sample s/a takes 10 ms in eager mode, 5 ms with backend one and 2.5 ms with backend two. Each backend
    # first compiles the sample in 1,000 ms. On s/c, no backend is both correct and faster than eager.
    assert scores.best_by_sample["s/a"] == {1: "eager", 100: "eager", 10_000: "two:torch", 1_000_000: "two:torch"}
    assert set(scores.best_by_sample["s/c"].values()) == {"eager"}
    assert list(scores.best_by_sample) == ["s/a", "s/c"]


def test_a_sample_whose_rows_name_two_categories_is_in_one_group() -> None:
    rows = [right(1, sample="s/a", backend="one"), right(1, sample="s/a", backend="two", category="unknown")]
    for one in scored(rows, By.category).standings:
        assert sum(group.scored for group in one.groups.values()) == 1
        assert all(group.left_out == {} for group in one.groups.values())


def test_counts_of_a_summary() -> None:
    yes, no = (AccuracyGroup(policy="p", as_accurate_as_eager=known) for known in (True, False))
    rows = [
        right(2, sample="s/a", accuracy=yes, run_memory_bytes=40, reference_run_memory_bytes=10, compile_ns=1),
        right(0.5, sample="s/b", accuracy=no, run_memory_bytes=10, reference_run_memory_bytes=10, compile_ns=1),
        right(1, sample="s/c", flags=["unstable"]),
        inaccurate(9, sample="s/d", accuracy=yes),
    ]
    rows = [row.model_copy(update={"reference_ns": 100}) for row in rows]
    own = standing(scored(rows), "inductor").own
    assert (own.as_accurate, own.accuracy_known) == (2, 3)
    assert {way.name: count for way, count in own.directions.items()} == {
        "FASTER": 1,
        "NO_DIFFERENCE": 0,
        "SLOWER": 1,
        "UNSTABLE": 1,
    }
    assert Direction.NONE not in own.directions
    # The mean speedup covers only the three correct rows. Their speedups are 2, 0.5 and 1.
    assert own.speedup is not None
    assert (own.speedup.value, own.speedup.count) == (pytest.approx(1), 3)
    assert own.ratios
    assert (own.ratios["memory"].ratio, own.ratios["memory"].count) == (pytest.approx(2), 2)
    # For one of two rows, compiling pays off after one call. For the other row, it never pays off. The median of two
    # rows is the larger value, which here is "never".
    assert own.cold is not None
    assert (own.cold.median, own.cold.never, own.cold.count) == (math.inf, 1, 2)
    assert own.warm is None


def test_beside_its_own_eager_no_backend_is_the_best() -> None:
    ms = 10**6
    rows = [right(2, sample="s/a", compile_ns=ms, reference_ns=ms)]
    assert scored(rows).best != []
    other = scored(rows, By.sample, Baseline.own_eager)
    assert (other.best, other.best_by_sample) == ([], {})


def test_a_model_of_many_graphs_has_one_vote() -> None:
    graphs = [right(0.5, sample=f"t/net/subgraph_{number}") for number in range(29)]
    own = standing(scored([*graphs, right(2, sample="t/other"), right(2, sample="t/third")]), "inductor").own
    assert (own.right, own.models, own.right_models) == (31, 3, 3.0)
    assert own.speedup is not None and own.speedup_of_graphs is not None
    assert (own.speedup.count, own.speedup_of_graphs.count) == (3, 31)
    assert own.speedup.value == pytest.approx((0.5 * 2 * 2) ** (1 / 3))
    assert own.speedup_of_graphs.value == pytest.approx((0.5**29 * 4) ** (1 / 31))


def test_a_model_is_as_right_as_the_share_of_its_graphs() -> None:
    rows = [right(1, sample="t/net/subgraph_0"), inaccurate(1, sample="t/net/subgraph_1"), right(1, sample="t/other")]
    own = standing(scored(rows), "inductor").own
    assert (own.right, own.wrong, own.models, own.right_models) == (2, 1, 2, 1.5)


@pytest.mark.parametrize("flag", ["busy", "unstable"])
def test_a_noisy_machine_does_not_lower_what_a_compiler_covers(flag: str) -> None:
    rows = [right(1, sample="t/a"), right(1, sample="t/b", flags=[flag]), inaccurate(1, sample="t/c", flags=["busy"])]
    own = standing(scored(rows), "inductor").own
    assert (own.samples, own.ran, own.right, own.wrong, own.not_timed) == (3, 3, 2, 1, 1)


def test_an_ill_conditioned_row_is_neither_right_nor_wrong_and_has_its_ladder_in_the_scores() -> None:
    ill = right(3, level=-2, sample="t/b").model_copy(update={"outcome": Outcome.ILL_CONDITIONED})
    own = standing(scored([right(1, sample="t/a"), ill]), "inductor").own
    assert (own.ran, own.right, own.wrong, own.models, own.scored) == (2, 1, 0, 1, 2)
    assert own.speedup is not None
    assert own.speedup.count == 1
    before = standing(scored([right(1, sample="t/a"), inaccurate(3, -2, sample="t/b")]), "inductor").own
    assert own.scores["default"].aggregate == before.scores["default"].aggregate


def test_float64_changes_no_score_of_graphnet() -> None:
    by_float64 = inaccurate(3, sample="t/b", flags=["busy"]).model_copy(
        update={"outcome": Outcome.OK, "judged_by": JudgedBy.float64}
    )
    now = standing(scored([right(1, sample="t/a"), by_float64]), "inductor").own
    before = standing(scored([right(1, sample="t/a"), inaccurate(3, sample="t/b", flags=["busy"])]), "inductor").own
    assert (now.scores["default"].aggregate, now.scored) == (before.scores["default"].aggregate, before.scored)
    assert (now.right, before.right) == (2, 1)

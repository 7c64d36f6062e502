"""Tests of flags for differences between a compiled graph and eager. A row with such a flag may have the outcome OK."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from fake_worker import Script

from graphnet.bench.verdicts import worst
from graphnet.judge.likeness import TensorTraits, unlike
from graphnet.judge.verdict import Outputs
from graphnet.measuring.late import late_by_time
from graphnet.talk.arrays import SampleOutputs
from graphnet_contract.messages import CallReport

RIGHT = np.arange(1, 7, dtype=np.float32).reshape(2, 3)
OneRow = Callable[..., dict[str, Any]]
Traits = tuple[str, tuple[int, ...], bool, str]
EAGER: Traits = ("strided", (3, 1), False, "output 0")


@pytest.mark.parametrize(("compiled", "flagged"), [(1 + 2e-6, True), (1 + 1e-7, False)])
def test_a_graph_that_is_ok_but_not_as_accurate_as_eager(one_row: OneRow, compiled: float, flagged: bool) -> None:
    exact = RIGHT.astype(np.float64)
    row = one_row(Script(outputs=[RIGHT], float64=[exact]), Script(outputs=[(exact * compiled).astype(np.float32)]))
    assert row["outcome"] == "OK"
    assert ("less_accurate" in row["flags"]) == flagged


def test_without_float64_nothing_is_said_about_accuracy(one_row: OneRow) -> None:
    assert (
        "less_accurate" not in one_row(Script(outputs=[RIGHT]), Script(outputs=[RIGHT * np.float32(1 + 2e-6)]))["flags"]
    )


@pytest.mark.parametrize("later", ["second", "last"])
def test_two_calls_that_differ(one_row: OneRow, later: str) -> None:
    almost = RIGHT * np.float32(1 + 2e-7)
    row = one_row(Script(outputs=[RIGHT]), Script(outputs=[RIGHT], **{later: [almost]}))
    assert row["outcome"] == "OK"
    assert "calls_differ" in row["flags"]
    assert "calls_differ" not in one_row(Script(), Script())["flags"]


@pytest.mark.parametrize(
    ("compiled", "flag"),
    [
        (EAGER, None),
        (("sparse_coo", (), False, "output 0"), "unlike_eager:layout"),
        (("strided", (1, 2), False, "output 0"), "unlike_eager:strides"),
        (("strided", (3, 1), True, "output 0"), "unlike_eager:requires_grad"),
        (("strided", (3, 1), False, "x"), "unlike_eager:memory"),
        (("strided", (1, 2), True, "x"), "unlike_eager:strides,requires_grad,memory"),
    ],
)
def test_an_output_that_is_laid_out_in_another_way(one_row: OneRow, compiled: Traits, flag: str | None) -> None:
    row = one_row(Script(outputs=[RIGHT], traits=[EAGER]), Script(outputs=[RIGHT], traits=[compiled]))
    assert row["outcome"] == "OK"
    assert [name for name in row["flags"] if name.startswith("unlike_eager")] == ([flag] if flag else [])


def test_a_worker_that_says_no_traits_is_not_unlike_eager(one_row: OneRow) -> None:
    row = one_row(Script(outputs=[RIGHT], traits=[EAGER]), Script(outputs=[RIGHT]))
    assert row["flags"] == ["no_float64"]


@pytest.mark.parametrize(
    ("shape", "reference", "candidate", "differs"),
    [
        ((2, 3), (3, 1), (1, 2), True),
        ((1, 3), (3, 1), (99, 1), False),
        ((0, 3), (3, 1), (1, 1), False),
        ((2, 3), (3, 1), (), False),
        ((), (), (), False),
    ],
)
def test_strides_count_only_where_they_matter(
    shape: tuple[int, ...], reference: tuple[int, ...], candidate: tuple[int, ...], differs: bool
) -> None:
    sides = [[TensorTraits(shape, "strided", steps, False, "output 0")] for steps in (reference, candidate)]
    assert unlike(*sides) == (("strides",) if differs else ())


@pytest.mark.parametrize(("constant", "flag"), [((), None), ((1,), "partly_degenerate"), ((0, 1), "degenerate_output")])
def test_one_output_of_several_that_is_degenerate(one_row: OneRow, constant: tuple[int, ...], flag: str | None) -> None:
    arrays = [np.ones_like(RIGHT) if number in constant else RIGHT for number in range(2)]
    row = one_row(Script(outputs=arrays), Script(outputs=arrays))
    assert row["flags"] == [*([flag] if flag else []), "no_float64"]


@pytest.mark.parametrize("call", ["second", "last", "other_inputs"])
def test_a_verdict_shows_the_figures_of_the_worst_call(one_row: OneRow, call: str) -> None:
    small, large = RIGHT + np.float32(1e-6), RIGHT + np.float32(2e-5)
    reference = Script(outputs=[RIGHT], other_inputs=[RIGHT])
    row = one_row(reference, Script(**{"outputs": [small], "other_inputs": [small], call: [large]}))
    first = one_row(reference, Script(outputs=[small], other_inputs=[small]))

    assert (row["outcome"], row["judged_call"]) == ("OK", call)
    assert row["max_abs_error"] == pytest.approx(2e-5, rel=0.1)
    assert row["outputs"][0]["max_abs_error"] == row["max_abs_error"]
    assert row["tolerance_reached"] > first["tolerance_reached"]
    assert (first["judged_call"], first["message"]) == ("first", None)


def outputs(values: np.ndarray) -> SampleOutputs:
    return SampleOutputs(Outputs(("tensor", 0), [values], ["float32"]), {}, "")


@pytest.mark.parametrize(
    ("later", "judged", "wrong", "message"),
    [
        (RIGHT, "first", ("first",), "output 0: 6 of 6 elements are beyond tolerance -4; "),
        (RIGHT + 1, "first", ("first", "second"), "output 0: 6 of 6 elements are beyond tolerance -4; "),
        (
            RIGHT + 2,
            "second",
            ("first", "second"),
            "in the second call: output 0: 6 of 6 elements are beyond tolerance -4; ",
        ),
        (
            RIGHT[:1],
            "second",
            ("first", "second"),
            "in the second call: output 0: shape (1, 3) where the reference has (2, 3)",
        ),
    ],
)
def test_a_later_call_is_named_if_it_is_worse(
    later: np.ndarray, judged: str, wrong: tuple[str, ...], message: str
) -> None:
    got = {"first": outputs(RIGHT + 1), "second": outputs(later)}
    found = worst({"first": outputs(RIGHT)}, got, -4, {})
    assert (found.call, found.wrong_calls) == (judged, wrong)
    assert (found.verdict.message or "").startswith(message)


SECOND = 1_000_000_000


@pytest.mark.parametrize(
    ("candidate", "reference", "late"),
    [
        # The first call took 2 s, a warm call 1 ms, and the reference's first call 10 ms: something was compiled.
        (CallReport(2 * SECOND, (10**6,)), CallReport(10**7, (10**6,)), True),
        # The reference's first call was slow, too, for instance because it loaded libraries.
        (CallReport(2 * SECOND, (10**6,)), CallReport(SECOND, (10**6,)), False),
        # Every call is slow, so the slow first call shows nothing.
        (CallReport(2 * SECOND, (2 * SECOND - 10**6,)), CallReport(10**7, (10**6,)), False),
        (CallReport(10**8, (10**6,)), CallReport(10**7, (10**6,)), False),
        # The worker counts compilations, so the times do not decide whether the first call compiled something.
        (CallReport(2 * SECOND, (10**6,), counts_compilations=True), CallReport(10**7, (10**6,)), False),
        (CallReport(2 * SECOND, ()), CallReport(10**7, (10**6,)), False),
        (CallReport(2 * SECOND, (10**6,)), None, False),
        # The second call was slow, or each of the first ten by a little.
        (CallReport(10**6, (SECOND, *[10**6] * 20)), CallReport(10**7, (10**6,)), True),
        (CallReport(5 * 10**7, (*[5 * 10**7] * 9, *[10**6] * 20)), CallReport(10**7, (10**6,)), True),
        # The reference loaded libraries in its first call, which does not excuse the second.
        (CallReport(10**6, (SECOND, *[10**6] * 20)), CallReport(SECOND, (10**6,) * 21), True),
        # The second call of the reference was slow, too.
        (CallReport(10**6, (SECOND, *[10**6] * 20)), CallReport(10**7, (SECOND, *[10**6] * 20)), False),
        # Calls of a second vary by a tenth, and the excess of a busy machine is less than 0.2 s.
        (CallReport(SECOND, (13 * 10**8, SECOND, SECOND)), CallReport(SECOND, (SECOND,) * 3), False),
        (CallReport(3 * 10**7, (*[3 * 10**7] * 4, *[10**6] * 20)), CallReport(10**7, (10**6,)), False),
    ],
)
def test_late_compilation_is_seen_by_time(candidate: CallReport, reference: CallReport | None, late: bool) -> None:
    assert late_by_time(candidate, reference) is late


def test_late_compilation_in_all_untimed_calls_is_seen_by_the_timed_ones() -> None:
    candidate, reference = CallReport(9 * 10**7, (9 * 10**7,) * 3), CallReport(10**7, (10**6,))
    assert late_by_time(candidate, reference, 10**6, 10**6)
    assert not late_by_time(candidate, reference, 7 * 10**7, 10**6)
    assert not late_by_time(candidate, CallReport(9 * 10**7, (9 * 10**7,) * 3), 10**6, 10**6)


@pytest.mark.parametrize("counts", [True, False])
def test_a_slow_first_call_is_flagged_where_nothing_counts_compilations(one_row: OneRow, counts: bool) -> None:
    row = one_row(Script(), Script(first_call_ns=2 * SECOND, counts_compilations=counts))
    assert row["flags"] == ["no_float64"] + ([] if counts else ["compiled_late"])

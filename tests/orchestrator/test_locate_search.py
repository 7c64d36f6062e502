"""Tests the search for the smallest failing graph, and signatures, with answers that are computed and not measured."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import scores_kit
from chain_facts import chain

from graphnet.judge.findings import Wrong
from graphnet.locate.cause import Rate
from graphnet.locate.search import Candidate, Judged, Search
from graphnet.locate.signature import Answer, Kind, Signature, signature_of, similar
from graphnet.outcomes import Outcome
from graphnet.subgraphs.cutter import Facts, Statement, Value


def searched(count: int, fails: Callable[[frozenset[int]], bool], output: int | None = None) -> tuple[Search, int]:
    """Search with answers that depend on a candidate's statements alone. Return the search and its number of tests."""
    tests = 0

    def test(candidate: Candidate) -> Judged:
        nonlocal tests
        tests += 1
        return Judged(candidate, Answer.fails if fails(frozenset(candidate.statements)) else Answer.passes)

    facts = chain(count)
    search = Search(facts, Candidate(tuple(range(count)), (0, 1)), output, test)
    search.run()
    return search, tests


@pytest.mark.parametrize("count", [2, 20, 300, 2000])
@pytest.mark.parametrize("place", [0.0, 0.3, 0.99])
def test_one_statement_is_found_in_a_logarithm_of_tests(count: int, place: float) -> None:
    culprit = int(count * place)
    search, tests = searched(count, lambda some: culprit in some)
    assert search.best.statements == (culprit,)
    assert tests <= count.bit_length() + 3


@pytest.mark.parametrize("pair", [(3, 4), (3, 40), (0, 63)])
def test_a_pair_is_found_however_far_apart(pair: tuple[int, int]) -> None:
    search, tests = searched(64, lambda some: set(pair) <= some)
    assert search.best.statements == pair
    assert tests < 60


def test_a_fault_that_needs_everything_keeps_everything() -> None:
    search, _ = searched(6, lambda some: len(some) == 6)
    assert search.best == Candidate(tuple(range(6)), (0, 1))


def test_only_the_cone_of_the_wrong_output_is_searched() -> None:
    asked: list[Candidate] = []

    def test(candidate: Candidate) -> Judged:
        asked.append(candidate)
        return Judged(candidate, Answer.fails if 2 in candidate.statements else Answer.passes)

    Search(chain(10), Candidate(tuple(range(10)), (0, 1)), 0, test).run()
    assert asked[0] == Candidate(tuple(range(9)), (0,))


def test_only_renames_of_arguments_are_left_out_together() -> None:
    """The rename 4 stays: without it, the statements before it would be unused, and a compiler would remove them."""
    asked: list[Candidate] = []

    def test(candidate: Candidate) -> Judged:
        asked.append(candidate)
        return Judged(candidate, Answer.passes)

    Search(chain(7, renames=frozenset({0, 1, 4})), Candidate(tuple(range(7)), (0, 1)), None, test).run()
    assert asked[0].statements == (2, 3, 4, 5, 6)


def test_a_name_that_is_changed_is_no_argument_any_more() -> None:
    """The sample computes `x = a; x += 1; y = x`. The last statement names what is computed."""
    value = {"x": Value("tensor", (2,), "float32")}
    statements = (
        Statement("x = a", ("a",), ("x",), (), value, ()),
        Statement("x += 1", ("x",), ("x",), ("add",), value, ("x",)),
        Statement("y = x", ("x",), ("y",), (), {"y": value["x"]}, ()),
    )
    asked: list[Candidate] = []

    def test(candidate: Candidate) -> Judged:
        asked.append(candidate)
        return Judged(candidate, Answer.passes)

    facts = Facts("sample", ("a",), statements, ("y",), True, (1, 2))
    Search(facts, Candidate((0, 1, 2), (0,)), None, test).run()
    assert asked[0].statements == (1, 2)


def test_an_invalid_candidate_is_not_followed() -> None:
    def test(candidate: Candidate) -> Judged:
        some = set(candidate.statements)
        answer = Answer.invalid if len(some) < 3 else Answer.fails if 5 in some else Answer.passes
        return Judged(candidate, answer)

    search = Search(chain(16), Candidate(tuple(range(16)), (0, 1)), None, test)
    search.run()
    assert search.best.size == 3
    assert 5 in search.best.statements


def error(message: str, outcome: Outcome = Outcome.COMPILE_ERROR, stage: str = "compile") -> Signature:
    return signature_of(scores_kit.row("a/b", outcome=outcome, stage=stage, message=message))


def test_what_varies_in_a_message_is_no_difference() -> None:
    one = error("LoweringException: buf3 of shape [4, 8] at 0x7f12 in /tmp/a/b/c.py has no layout (model.py line 12)")
    other = error("LoweringException: buf17 of shape [1, 2, 3] at 0x99ab in /home/x/y.py has no layout")
    assert one.covers(other)
    assert not one.covers(error("LoweringException: the operator sort is missing here"))
    assert not one.covers(error("LoweringException: buf3 of shape [4, 8] has no layout", stage="warm_up"))
    assert not similar("ValueError: a b c", "TypeError: a b c")


def test_an_unsupported_row_may_keep_some_of_its_operators() -> None:
    whole = error("TVM cannot (operators: aten.sort, aten.topk)", Outcome.UNSUPPORTED)
    assert whole.operators == ("aten.sort", "aten.topk")
    assert whole.covers(error("TVM cannot (operators: aten.topk)", Outcome.UNSUPPORTED))
    assert not whole.covers(error("TVM cannot (operators: aten.fft)", Outcome.UNSUPPORTED))


def test_the_error_of_wrong_values_has_a_band_and_nan_is_another_kind() -> None:
    def wrong(value: float | None) -> Signature:
        return Signature(outcome=Outcome.ACCURACY, kind=Kind.nonfinite if value is None else Kind.distance, error=value)

    assert wrong(0.01).covers(wrong(0.5))
    assert not wrong(0.01).covers(wrong(1e-6))
    assert not wrong(0.01).covers(wrong(None))
    row = scores_kit.row("a/b", outcome=Outcome.ACCURACY, wrong=Wrong("output 1", 1, 4, (0,), 1.0, None, None))
    assert signature_of(row).kind is Kind.nonfinite


def test_another_failure_is_named_and_not_followed() -> None:
    signature = error("ValueError: no")
    record = scores_kit.row("a/b", outcome=Outcome.CRASHED, stage="compile", message="was killed by SIGSEGV")
    assert signature.answer(record) == (Answer.passes, "CRASHED: was killed by SIGSEGV")
    unstable = scores_kit.row("a/b", outcome=Outcome.REFERENCE_UNSTABLE, message="differ")
    assert signature.answer(unstable)[0] is Answer.invalid


def test_a_candidate_that_was_stopped_at_its_limit_says_nothing_unless_the_row_was_stopped_too() -> None:
    stopped = scores_kit.row("a/b", outcome=Outcome.TIMEOUT, stage="compile", message="took over 60 s")
    assert error("ValueError: no").answer(stopped)[0] is Answer.invalid
    assert signature_of(stopped).answer(stopped)[0] is Answer.fails


def test_a_rate_has_an_interval() -> None:
    low, high = Rate(failures=3, tries=10).interval()
    assert (round(low, 2), round(high, 2)) == (0.11, 0.6)
    assert Rate(failures=3, tries=3).text() == "3 of 3 tries"


def test_a_rate_that_seemed_higher_than_it_is_has_enough_tries() -> None:
    # A fault of 30 % fails in 5 or more of 10 tries with a probability of 15 %.
    assert 0.7 ** Rate(failures=5, tries=10).wanted < 0.05
    assert Rate(failures=3, tries=3).wanted == 1

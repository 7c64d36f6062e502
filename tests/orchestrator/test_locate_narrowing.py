"""Tests how the arguments of the smallest graph are made smaller, with answers that are computed and not measured."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from graphnet.locate.journal import Journal, Question, Trial
from graphnet.locate.narrowing import Argument, Narrowing
from graphnet.locate.search import Candidate, Judged
from graphnet.locate.signature import Answer, Kind, Signature
from graphnet.outcomes import Outcome
from graphnet.subgraphs.cutter import AS_IT_IS, Smaller

SIGNATURE = Signature(outcome=Outcome.ACCURACY, kind=Kind.distance)
QUESTION = Question(sample="a/b", sample_hash="h", row_key="k", backend="nope", signature=SIGNATURE, timeout_s=60.0)
BATCH = (Argument((32, 768), "float32", False), Argument((768, 10), "float32", True))


def narrowed(
    arguments: tuple[Argument, ...], answer: Callable[[Smaller], Answer], numbers: frozenset[int] = frozenset()
) -> tuple[Narrowing, int]:
    """Narrow the arguments of a candidate. Return also the number of tests."""
    asked: set[Smaller] = set()

    def test(candidate: Candidate) -> Judged:
        asked.add(candidate.smaller)
        return Judged(candidate, answer(candidate.smaller))

    narrowing = Narrowing(Candidate((3,)), arguments, test, numbers)
    narrowing.run()
    assert narrowing.best.statements == (3,)
    return narrowing, len(asked)


def fails_if(condition: bool) -> Answer:
    return Answer.fails if condition else Answer.passes


def test_a_fault_that_needs_no_shape_has_arguments_of_one_element() -> None:
    found, tests = narrowed(BATCH, lambda _: Answer.fails)
    # A size of 32 is gone with the first dimension.
    assert found.best.smaller == Smaller(1, ((768, 1), (10, 1)))
    assert (tests, found.dtypes) == (4, {"float64": Answer.fails})


@pytest.mark.parametrize("rows", [1, 3, 8, 17])
def test_the_fewest_rows_are_found(rows: int) -> None:
    def answer(smaller: Smaller) -> Answer:
        return fails_if((smaller.leading or 32) >= rows and not smaller.sizes)

    found, tests = narrowed(BATCH, answer)
    assert found.best.smaller.leading == {1: 1, 3: 4, 8: 8, 17: None}[rows]
    assert tests < 20


def test_what_eager_mode_cannot_run_is_not_followed() -> None:
    found, _ = narrowed(BATCH, lambda _: Answer.invalid)
    assert found.best.smaller == AS_IT_IS
    assert found.dtypes == {"float64": Answer.invalid}


@pytest.mark.parametrize(("fewest", "kept"), [(1, 1), (9, 16)])
def test_a_size_that_stands_in_a_statement_is_replaced_there_too(fewest: int, kept: int) -> None:
    def answer(smaller: Smaller) -> Answer:
        if 768 not in smaller.numbers and any(size == 768 for size, _ in smaller.sizes):
            return Answer.invalid
        return fails_if(all(entries >= fewest for size, entries in smaller.sizes if size == 768))

    found, _ = narrowed(BATCH, answer, frozenset({768, 5}))
    assert found.best.smaller == Smaller(1, ((768, kept), (10, 1)), numbers=(768,))
    assert found.best.smaller.text() == (
        f"first dimension 1, size {kept} instead of 768, also in the statements, size 1 instead of 10"
    )
    # Without the number in a statement, nothing could be replaced.
    found, _ = narrowed(BATCH, answer)
    assert found.best.smaller == Smaller(1, ((10, 1),))


@pytest.mark.parametrize(("answer", "dtype"), [(Answer.fails, "float32"), (Answer.passes, "")])
def test_a_half_becomes_float32_only_if_the_fault_stays(answer: Answer, dtype: str) -> None:
    halves = (Argument((4,), "bfloat16", False), Argument((), "", False))
    found, _ = narrowed(halves, lambda smaller: answer if smaller.dtype else Answer.passes)
    assert (found.best.smaller.dtype, found.dtypes) == (dtype, {"float32": answer})


def test_an_interrupted_search_finds_its_tests_of_knobs_and_smaller_arguments_again(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path, QUESTION)
    plain = Candidate((0,))
    small = Candidate((0,), smaller=Smaller(2, ((8, 1),), "float32"))
    turned = Candidate((0,), knobs=("no_fusion",))
    for number, candidate in enumerate([plain, small, turned]):
        journal.add(trial(candidate, f"sample {number}", f"found {number}"))
    again = Journal.read(tmp_path)
    for number, candidate in enumerate([plain, small, turned]):
        found = again.find(candidate)
        assert found is not None
        assert (found.candidate, found.found) == (candidate, f"found {number}")
    assert again.find(Candidate((0,), smaller=Smaller(1))) is None
    # The files are those of the candidate without the knob, and its answer is another one.
    assert again.equal("sample 2") is None


def trial(candidate: Candidate, sample_hash: str, found: str) -> Trial:
    return Trial(
        asked=candidate.statements,
        statements=candidate.statements,
        results=candidate.results,
        values=candidate.values,
        knobs=candidate.knobs,
        smaller=candidate.smaller,
        graph_hash="g",
        sample_hash=sample_hash,
        answer=Answer.passes,
        failures=0,
        tries=1,
        found=found,
    )


def test_a_graph_without_a_tensor_has_nothing_to_narrow() -> None:
    assert narrowed((Argument((), "", False),), lambda _: Answer.fails)[1] == 0

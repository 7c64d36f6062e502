"""Tests the search for statements that lose the time of a slow row, one for all that do the same."""

from __future__ import annotations

from dataclasses import replace

import pytest
from chain_facts import chain

from graphnet.locate.alike import AlikeSearch, Timed, candidate_of, groups_of
from graphnet.locate.search import Candidate
from graphnet.locate.signature import Answer
from graphnet.locate.slow import Lost
from graphnet.subgraphs.cutter import EagerTimes, Facts, Statement, Value

SMALL, LARGE = Value("tensor", (2,), "float32"), Value("tensor", (9,), "float32")


def facts(*texts: str) -> Facts:
    """Return a sample with these statements. Each binds a tensor of two numbers; a rename calls no operator."""
    statements = []
    for text in texts:
        name, _, right = text.partition(" = ")
        operators = (right.partition("(")[0],) if "(" in right else ()
        statements.append(Statement(text, (), (name,), operators, {name: SMALL}, ()))
    return replace(chain(2), statements=tuple(statements))


def test_statements_are_alike_by_operator_attributes_and_shapes() -> None:
    sample = facts("x = L_x", "a = conv(x, w, 1)", "b = conv(a, w, 1)", "c = conv(b, w, 2)", "d = conv(c, v, 1)")
    times = EagerTimes(0.0, (100.0, 1.0, 2.0, 4.0, 8.0))
    arguments = {"L_x": SMALL, "w": SMALL, "v": LARGE}
    # Another attribute and another shape make another group. The longest group is first; a rename is in none.
    assert groups_of(sample, arguments, times) == [(4,), (3,), (1, 2)]


def test_names_that_are_read_twice_are_not_like_two_names() -> None:
    sample = facts("a = add(x, x)", "b = add(x, y)", "c = add(y, x)")
    groups = groups_of(sample, {"x": SMALL, "y": SMALL}, EagerTimes(0.0, (1.0,) * 3))
    assert groups == [(1, 2), (0,)]


def test_a_number_that_is_not_known_is_like_itself_only() -> None:
    sample = facts("n = size(x)", "a = view(x, n)", "b = view(x, m)", "c = view(a, n)")
    number = replace(sample.statements[0], values={"n": Value("integer", (), "")})
    sample = replace(sample, statements=(number, *sample.statements[1:]))
    groups = groups_of(sample, {"x": SMALL}, EagerTimes(0.0, (1.0,) * 4))
    assert groups == [(1, 3), (0,), (2,)]


def test_statements_that_bind_other_shapes_are_not_alike() -> None:
    sample = facts("a = cat(x)", "b = cat(x)")
    wider = replace(sample.statements[1], values={"b": LARGE})
    sample = replace(sample, statements=(sample.statements[0], wider))
    assert groups_of(sample, {}, EagerTimes(0.0, (1.0, 1.0))) == [(0,), (1,)]


@pytest.mark.parametrize(
    ("groups", "statements", "like"),
    [
        ([(4, 7), (1, 3)], (1, 4), (3, 7)),
        # One of three and two of seven are not in proportion, and two of three and five of seven are.
        ([(1, 2, 3), (4, 5, 6, 7, 8, 9, 10), (11, 12, 13)], (1, 2, 4, 5, 6, 7, 8, 11, 12), (3, 9, 10, 13)),
        ([(0,), (1, 2)], (0, 1, 2), ()),
        ([(0, 1), (2, 3, 4)], (0, 1, 2, 3, 4), ()),
    ],
)
def test_groups_are_in_proportion(
    groups: list[tuple[int, ...]], statements: tuple[int, ...], like: tuple[int, ...]
) -> None:
    assert candidate_of(groups) == Candidate(statements, like=like)


def test_a_graph_out_of_proportion_is_none() -> None:
    assert candidate_of([(0,), tuple(range(1, 1001))]) is None
    found = candidate_of([tuple(range(10)), tuple(range(10, 1010, 1))])
    assert found is None


def found(lost: dict[int, float], groups: list[tuple[int, ...]], ratio: float = 4.0) -> Candidate | None:
    """Search a sample of 100 statements whose times in eager mode are equal. Each loses some of the whole's time."""
    times = EagerTimes(0.0, (1.0,) * 100)
    whole = Lost(ratio=ratio, low=ratio, high=ratio, share=1.0)

    def test(candidate: Candidate) -> Timed:
        share = times.share(candidate.statements, candidate.like)
        own = sum(lost[number] for number in candidate.statements) / len(candidate.statements)
        part = 1 + own * 100
        timed = Lost(ratio=part, low=part, high=part, share=share)
        return Timed(candidate, Answer.fails if part > whole.limit_of_part(share) else Answer.passes, timed)

    return AlikeSearch(groups, whole, times, test).run()


def test_one_group_that_loses_enough_is_found() -> None:
    # Of 4 times, 2 are left if a part loses 2: each of the 30 loses 0.07.
    assert found({0: 0.01, 50: 0.07}, [tuple(range(50)), tuple(range(50, 80))]) == Candidate(
        (50,), like=(*range(51, 80),)
    )


def test_groups_that_lose_enough_together_are_found() -> None:
    groups = [(0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11)]
    lost = dict.fromkeys(range(12), 0.3) | dict.fromkeys((4, 5, 6, 7), 0.01)
    assert found(lost, groups) == Candidate((0, 8), like=(1, 2, 3, 9, 10, 11))


def test_a_loss_in_none_of_the_groups_is_not_found() -> None:
    assert found(dict.fromkeys(range(12), 0.01), [(0, 1, 2, 3), (4, 5, 6, 7)]) is None


def test_statements_that_lose_more_alone_than_the_whole_stand_for_nothing() -> None:
    # Four statements that lose 1.5 each would lose 6, and the whole loses 3.
    assert found({0: 1.5}, [(0, 1, 2, 3)]) is None
    # A single statement has no others, so its times count as they are.
    assert found({0: 6.0}, [(0,)]) == Candidate((0,))

from __future__ import annotations

from typing import Any

import pytest

from graphnet.judge.structure import TensorLeaf, Tree, difference, flatten

T0, T1 = ("tensor", 0), ("tensor", 1)


def test_flatten_splits_nesting_and_leaves() -> None:
    flat = flatten(("tuple", T1, ("list", None, 2.5), ("dict", "a", T0, "b", ("tuple",)), ("Cache", "text")))
    assert flat.nesting == "(*, (*, *), {'a': *, 'b': ()}, Cache(*))"
    assert flat.leaves == (TensorLeaf(1), None, 2.5, TensorLeaf(0), "text")


@pytest.mark.parametrize(
    "same",
    [
        (T0, T1),
        (("tuple", T0), ("list", T1)),
        (1.0, 2.0),
        (1j, 2j),
        (("dict", "a", None, "b", 3), ("dict", "a", None, "b", 3)),
        (("tuple",), ("list",)),
    ],
)
def test_alike(same: tuple[Tree, Tree]) -> None:
    assert difference(flatten(same[0]), flatten(same[1])) is None


@pytest.mark.parametrize(
    ("reference", "candidate", "sentence"),
    [
        (("tuple", T0, T0), ("tuple", T0), "1 output where the reference has 2"),
        (T0, ("tuple",), "0 outputs where the reference has 1"),
        (T0, ("tuple", T0), "outputs nested as (*) where the reference has *"),
        (("dict", "a", T0), ("dict", "b", T0), "outputs nested as {'b': *} where the reference has {'a': *}"),
        (("A", T0), ("B", T0), "outputs nested as B(*) where the reference has A(*)"),
        (("tuple", T0, None), ("tuple", T0, T1), "output 1: a tensor where the reference has None"),
        (("tuple", T0, None), ("tuple", None, None), "output 0: None where the reference has a tensor"),
        (1, 1.0, "output 0: the float 1.0 where the reference has the int 1"),
        (1, True, "output 0: the bool True where the reference has the int 1"),
        (3, 4, "output 0: the int 4 where the reference has the int 3"),
        ("a", "b", "output 0: the str 'b' where the reference has the str 'a'"),
    ],
)
def test_differences_are_said_in_words(reference: Tree, candidate: Tree, sentence: str) -> None:
    assert difference(flatten(reference), flatten(candidate)) == sentence


@pytest.mark.parametrize(
    "broken",
    [(), (1, 2), ("tensor",), ("tensor", -1), ("tensor", "a"), ("tensor", True), ("dict", "a"), ["tensor", 0], b""],
)
def test_what_is_no_tree_is_refused(broken: Any) -> None:
    with pytest.raises(ValueError, match=r"structure|tensor"):
        flatten(broken)

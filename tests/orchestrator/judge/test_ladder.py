from __future__ import annotations

import pytest

from graphnet.judge.ladder import DEFAULT_TOLERANCE, LADDER_DTYPES, LEVELS, Tolerance, tolerances

# Rows of GraphNet's published table of tolerances, rounded to three digits: dtype, level t, atol, rtol.
PUBLISHED = [
    ("float16", -10, 1e-10, 1e-06),
    ("float16", -4, 1e-4, 3.98e-3),
    ("float16", 5, 1e5, 1e3),
    ("bfloat16", -10, 1e-10, 2.56e-4),
    ("bfloat16", -4, 1e-4, 3.66e-2),
    ("bfloat16", 5, 1e5, 62.5),
    ("float32", -10, 1e-10, 1.69e-12),
    ("float32", -4, 1e-4, 1.96e-5),
    ("float32", 5, 1e5, 7.69e5),
    ("float64", -10, 1e-14, 1e-14),
    ("float64", -4, 2.51e-6, 2.51e-6),
    ("float64", 5, 1e7, 1e7),
]


@pytest.mark.parametrize(("dtype", "t", "atol", "rtol"), PUBLISHED)
def test_levels_are_the_published_ones(dtype: str, t: int, atol: float, rtol: float) -> None:
    level = tolerances(dtype, t)
    assert level.atol == pytest.approx(atol, rel=5e-3)
    assert level.rtol == pytest.approx(rtol, rel=5e-3)


def test_values_are_not_rounded() -> None:
    assert tolerances("float32", -4) == Tolerance(atol=10**-4, rtol=10 ** (5.886 / 5 * -4))
    assert tolerances("bfloat16", 3) == Tolerance(atol=1000, rtol=10 ** (1.796 / 5 * 3))


def test_complex_dtypes_use_the_levels_of_their_parts() -> None:
    for t in LEVELS:
        assert tolerances("complex64", t) == tolerances("float32", t)
        assert tolerances("complex128", t) == tolerances("float64", t)


@pytest.mark.parametrize("dtype", ["bool", "int64", "uint8", "float8_e4m3fn"])
def test_other_dtypes_must_be_equal(dtype: str) -> None:
    assert dtype not in LADDER_DTYPES
    assert {tolerances(dtype, t) for t in LEVELS} == {Tolerance(0, 0)}


def test_every_ladder_grows() -> None:
    for dtype in LADDER_DTYPES:
        levels = [tolerances(dtype, t) for t in LEVELS]
        assert sorted(levels, key=lambda level: level.atol) == levels
        assert sorted(levels, key=lambda level: level.rtol) == levels


def test_ladder_has_sixteen_levels_and_the_default_among_them() -> None:
    assert list(LEVELS) == list(range(-10, 6))
    assert DEFAULT_TOLERANCE == -4


@pytest.mark.parametrize("t", [-11, 6])
def test_a_level_off_the_ladder_is_refused(t: int) -> None:
    with pytest.raises(ValueError, match="from -10 to 5"):
        tolerances("float32", t)

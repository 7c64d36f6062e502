from __future__ import annotations

import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graphnet_contract.meta import SampleError, parse_meta

FILE = Path("weight_meta.py")


def value_of(source: str) -> object:
    (meta,) = parse_meta(f"class A:\n    value = {source}\n", FILE)
    return meta.attributes["value"]


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("-3", -3),
        ("+1e-3", 0.001),
        ("- -2", 2),
        ("None", None),
        ("True", True),
        ("'a'", "a"),
        ("('L_'\n     'x_')", "L_x_"),
        ("[1, -2.5, [None]]", [1, -2.5, [None]]),
        ("(1, 2)", [1, 2]),
        ("[]", []),
        ("float('inf')", math.inf),
        ('-float("inf")', -math.inf),
        ("float('-inf')", -math.inf),
    ],
)
def test_the_grammar(source: str, value: object) -> None:
    assert value_of(source) == value


def test_nan_is_read() -> None:
    value = value_of('float("nan")')
    assert isinstance(value, float) and math.isnan(value)


@pytest.mark.parametrize(
    "source",
    [
        *("1 + 1", "x", "os.system('true')", "float('one')", "float(x)", "float('nan', 1)", "int('1')"),
        *("[i for i in ()]", "{}", "1j", "b'x'", "...", "f'{1}'", "-'a'", "not 1", "-True", "lambda: 0"),
        "__import__('os')",
    ],
)
def test_anything_else_names_file_and_line(source: str) -> None:
    with pytest.raises(SampleError, match=r"^weight_meta.py, line 2: .* never executed"):
        value_of(source)


@pytest.mark.parametrize(
    "text",
    [
        *("x = 1", "def f():\n    pass", "if True:\n    class A:\n        pass", "class A(B):\n    pass"),
        *("class A(metaclass=M):\n    pass", "@d\nclass A:\n    pass", "class A:\n    def f(self): pass"),
        *("class A:\n    a.b = 1", "class A:\n    a = b = 1", "class A:\n    a: int = 1", "class A:\n    (a := 1)"),
        "print()",
    ],
)
def test_statements_outside_the_grammar_are_refused(text: str) -> None:
    with pytest.raises(SampleError, match=r"weight_meta.py, line \d: "):
        parse_meta(text, FILE)


def test_imports_docstrings_and_pass_carry_nothing() -> None:
    (meta,) = parse_meta('"""doc"""\nfrom torch import inf\n\n\nclass A:\n    """doc"""\n\n    pass\n', FILE)
    assert (meta.class_name, meta.where, dict(meta.attributes)) == ("A", "weight_meta.py, line 5", {})


def test_deep_nesting_is_an_error_and_no_crash() -> None:
    with pytest.raises(SampleError):
        value_of("-" * 5000 + "1")


literals = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=20,
)


@given(literals)
def test_every_literal_comes_back(value: object) -> None:
    assert value_of(repr(value)) == value


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        parse_meta(text, FILE)
    except SampleError as error:
        assert "weight_meta.py" in str(error)

"""Planted cases for the verdict: small programs in numpy, each right or wrong in a known way, in several precisions.

Each case says which verdict a numerics expert would give, and why. tools/planted_verdicts.py makes a table of them for
docs/why/planted-verdicts.md. A program is a function of its inputs and of a rounding ``q``: every operation rounds its
result by ``q``, as eager mode does. With the identity as rounding and float64 inputs, it computes the exact outputs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt

from graphnet.judge.float64 import NUDGE, ROUNDING
from graphnet.judge.verdict import Float64Call, Outputs, Verdict, judge

Array = npt.NDArray[Any]
Round = Callable[[Array], Array]
Program = Callable[[Sequence[Array], Round], Array]

DTYPES = {"float32": np.float32, "float16": np.float16, "bfloat16": ml_dtypes.bfloat16, "float64": np.float64}
OK, WRONG, ILL = "OK", "ACCURACY", "ILL_CONDITIONED"
LADDER, FLOAT64 = "ladder", "float64"


@dataclass(frozen=True)
class Sides:
    """One output on all sides: float64, nudged float64 calls, the reference and the candidate."""

    exact: Array | None
    nudged: Sequence[Array]
    reference: Array
    candidate: Array

    def verdict(self) -> Verdict:
        """Judge the candidate at the default tolerance."""
        calls = [] if self.exact is None else [Float64Call(_outputs(one)) for one in (self.exact, *self.nudged)]
        return judge(_outputs(self.reference), _outputs(self.candidate), closely=True, float64=calls)


@dataclass(frozen=True)
class Planted:
    """A case: what the candidate does, the expected verdict, the ruler that gives it, and the expert's reason."""

    name: str
    sides: Callable[[], Sides]
    outcome: str
    by: str | None
    why: str


def _outputs(values: Array) -> Outputs:
    return Outputs(("tuple", ("tensor", 0)), [values], [values.dtype.name])


def rounding(dtype: str) -> Round:
    """Return the function that rounds to a dtype. Its results are float64 arrays, so that sums need no care."""
    if dtype == "float64":
        return lambda values: values
    return lambda values: np.asarray(values).astype(DTYPES[dtype]).astype(np.float64)


def nudged(inputs: Sequence[Array], dtype: str, seed: int = 1) -> list[Array]:
    """Move every element that is not a whole number by NUDGE roundings, as a worker does."""
    rng = np.random.default_rng(seed)
    share = NUDGE * ROUNDING[dtype] / 2
    moved = []
    for values in inputs:
        factor = 1.0 + share * rng.choice([-1.0, 1.0], values.shape)
        moved.append(np.where(values == np.round(values), values, values * factor))
    return moved


def run(
    program: Program,
    candidate: Program,
    inputs: Sequence[Array],
    dtype: str,
    *,
    candidate_rounds_to: str | None = None,
    change: Callable[[Array], Array] | None = None,
    store: Any = None,
) -> Sides:
    """Compute all sides of a case.

    Args:
        program: the reference's program.
        candidate: the candidate's program.
        inputs: the inputs in float64; they are rounded to ``dtype`` first.
        dtype: the dtype of the graph.
        candidate_rounds_to: the dtype to which the candidate rounds its intermediate results; ``dtype`` if it is None.
        change: a change to the candidate's output.
        store: the dtype of the output; that of ``dtype`` if it is None.
    """
    q = rounding(dtype)
    held = [q(values) for values in inputs]
    out = store or DTYPES[dtype]
    exact = program(held, rounding("float64"))
    draws = 6 if exact.dtype.kind in "bi" else 1
    moved = [program(nudged(held, dtype, seed), rounding("float64")) for seed in range(1, draws + 1)]
    got = candidate(held, rounding(candidate_rounds_to or dtype)).astype(out)
    got = got if change is None else np.asarray(change(got.copy())).astype(out)
    wide = exact.dtype if exact.dtype.kind in "biuc" else np.float64
    return Sides(exact.astype(wide), [one.astype(wide) for one in moved], program(held, q).astype(out), got)


# --- programs


def product(inputs: Sequence[Array], q: Round) -> Array:
    """Compute x @ w with one rounding at the end, as a library does that accumulates in a wider dtype."""
    return q(inputs[0] @ inputs[1])


def product_in_parts(inputs: Sequence[Array], q: Round) -> Array:
    """Compute x @ w as a sum over 16 parts of the inner dimension, each rounded: another order of the same sum."""
    x, w = inputs[:2]
    total = np.zeros((x.shape[0], w.shape[1]))
    for part in np.array_split(np.arange(x.shape[1]), 16):
        total = q(total + q(x[:, part] @ w[part]))
    return total


def product_backwards(inputs: Sequence[Array], q: Round) -> Array:
    """Compute x @ w in parts, from the last part to the first."""
    return product_in_parts([inputs[0][:, ::-1], inputs[1][::-1]], q)


def product_one_by_one(inputs: Sequence[Array], q: Round) -> Array:
    """Compute x @ w with a rounding after every addition: an accumulator in the narrow dtype."""
    x, w = inputs[:2]
    total = np.zeros((x.shape[0], w.shape[1]))
    for k in range(x.shape[1]):
        total = q(total + q(x[:, k : k + 1] * w[k]))
    return total


def net(inputs: Sequence[Array], q: Round) -> Array:
    """Compute a layer norm, two linear layers with a relu between them, and a residual connection."""
    x, w, v, b = inputs
    return q(x + q(linear(q(np.maximum(linear(norm(x, q), w, b, q), 0.0)), v, None, q)))


def linear(x: Array, w: Array, b: Array | None, q: Round, axis: int = -1) -> Array:
    found = product_in_parts([x, w], q)
    return found if b is None else q(found + (b if axis == -1 else b[: found.shape[0], None]))


def norm(x: Array, q: Round, eps: float = 1e-5, ddof: int = 0) -> Array:
    """Compute a layer norm over the last axis."""
    centred = q(x - q(x.mean(-1, keepdims=True)))
    variance = q(np.square(centred).sum(-1, keepdims=True) / (x.shape[-1] - ddof))
    return q(centred / q(np.sqrt(variance + eps)))


def softmax(inputs: Sequence[Array], q: Round) -> Array:
    """Compute a softmax over the last axis."""
    powers = q(np.exp(q(inputs[0] - inputs[0].max(-1, keepdims=True))))
    return q(powers / q(powers.sum(-1, keepdims=True)))


def chain(inputs: Sequence[Array], q: Round) -> Array:
    """Iterate the logistic map, which doubles each error per step."""
    x = inputs[0]
    for _ in range(30):
        x = q(q(3.99 * x) * q(1.0 - x))
    return x


def naive_variance(inputs: Sequence[Array], q: Round) -> Array:
    """Compute E[x^2] - E[x]^2, which cancels if the mean is large."""
    x = inputs[0]
    return q(q(q(x * x).mean(-1)) - q(q(x.mean(-1)) ** 2))


def stable_variance(inputs: Sequence[Array], q: Round) -> Array:
    """Compute E[(x - E[x])^2]."""
    x = inputs[0]
    return q(np.square(q(x - q(x.mean(-1, keepdims=True)))).mean(-1))


def _rng() -> np.random.Generator:
    return np.random.default_rng(20261125)


def net_inputs(rows: int = 96, width: int = 128) -> list[Array]:
    """Return x, two matrices and a bias for ``net``; ``rows`` and ``width`` differ, so that axes cannot be confused."""
    rng = _rng()
    scale = 1.0 / np.sqrt(width)
    return [
        rng.standard_normal((rows, width)),
        rng.standard_normal((width, width)) * scale,
        rng.standard_normal((width, width)) * scale,
        rng.standard_normal(width),
    ]


def _of_net(dtype: str, candidate: Program = net, **given: Any) -> Callable[[], Sides]:
    return lambda: run(net, candidate, net_inputs(), dtype, **given)


def _edit(change: Callable[[Array], Any]) -> Callable[[Array], Array]:
    """Return a function that applies ``change`` to an array in place and returns the array."""

    def edited(values: Array) -> Array:
        change(values)
        return values

    return edited


def _set(index: Any, value: Any) -> Callable[[Array], Array]:
    def change(values: Array) -> Array:
        values[index] = value(values[index]) if callable(value) else value
        return values

    return change


# --- wrong programs: each is planted in float32 and in both 16-bit floats


def _net_without(step: str) -> Program:
    def program(inputs: Sequence[Array], q: Round) -> Array:
        x, w, v, b = inputs
        if step == "eps":
            hidden = linear(norm(x, q, eps=0.3), w, b, q)
        elif step == "n - 1":
            hidden = linear(norm(q(x[:, :]), q, ddof=16), w, b, q)
        elif step == "bias axis":
            hidden = linear(norm(x, q), w, np.resize(b, x.shape[0]), q, axis=0)
        elif step == "weight transposed":
            hidden = linear(norm(x, q), w.T, b, q)
        else:
            hidden = linear(norm(x, q), w, b, q)
        if step != "relu":
            hidden = q(np.maximum(hidden, 0.0))
        if step == "saturate":
            hidden = np.minimum(hidden, 1.5)
        out = linear(hidden, v, None, q)
        if step == "inner tile":
            out = q(q(hidden[:, :-8] @ v[:-8]))
        return out if step == "residual" else q(x + out)

    return program


def _other_inputs(inputs: Sequence[Array], q: Round) -> Array:
    return net([np.roll(inputs[0], 1), *inputs[1:]], q)


WRONG_PROGRAMS: dict[str, tuple[dict[str, Any], str]] = {
    "one element of 12,288 replaced by its neighbour's": (
        {"change": _set((17, 5), lambda one: one + 3)},
        "an error of 3 where eager's largest is 1e-6 (0.05 in half precision)",
    ),
    "one element is NaN": ({"change": _set((3, 3), np.nan)}, "eager and float64 are finite there"),
    "one element is infinite": ({"change": _set((3, 3), np.inf)}, "eager and float64 are finite there"),
    "one row is zero": ({"change": _set(7, 0)}, "a row that was never written"),
    "last three columns are not computed": ({"change": _set((slice(None), slice(-3, None)), 0)}, "a tile left out"),
    "one column is 10 % too large": (
        {"change": _set((slice(None), 9), lambda one: one * 1.1)},
        "the mean over the whole output hides it in half precision; the column's own mean does not",
    ),
    "one column has the wrong sign": ({"change": _set((slice(None), 9), lambda one: -one)}, "as above"),
    "a bias of 5 %": ({"change": lambda values: values * 1.05}, "far above eager's rounding in every precision"),
    "rows and columns are swapped": (
        {"change": lambda values: values.T.reshape(values.shape)},
        "the same numbers in other places",
    ),
    "shifted by one element": ({"change": lambda values: np.roll(values, 1)}, "an offset that is off by one"),
    "two rows are exchanged": (
        {"change": _edit(lambda values: values.__setitem__([4, 5], values[[5, 4]]))},
        "an index that is wrong for some rows",
    ),
    "the result of other inputs": ({"candidate": _other_inputs}, "a buffer of an earlier call"),
    "no relu": ({"candidate": _net_without("relu")}, "an operator lost in fusion"),
    "no residual connection": ({"candidate": _net_without("residual")}, "an operator lost in fusion"),
    "the weight transposed": ({"candidate": _net_without("weight transposed")}, "a layout that was misread"),
    "the bias added along the wrong axis": ({"candidate": _net_without("bias axis")}, "wrong broadcasting"),
    "another epsilon in the layer norm": ({"candidate": _net_without("eps")}, "a constant that was lost"),
    "another divisor of the variance": ({"candidate": _net_without("n - 1")}, "n - 16 instead of n"),
    "hidden values clamped": ({"candidate": _net_without("saturate")}, "a saturating cast between two layers"),
    "the last tile of the inner dimension left out": (
        {"candidate": _net_without("inner tile")},
        "a remainder loop that is missing",
    ),
    "values of one quarter taken from another quarter": (
        {"change": lambda values: np.concatenate([values[:48], values[:24], values[72:]])},
        "a block index that is wrong",
    ),
    "small values flushed to zero": (
        {"change": lambda values: np.where(np.abs(values.astype(float)) < 0.3, 0.0, values.astype(float))},
        "every fifth element is replaced by zero",
    ),
}


def _miscompiles() -> list[Planted]:
    return [
        Planted(f"{dtype}: {name}", _of_net(dtype, **given), WRONG, None, why)
        for name, (given, why) in WRONG_PROGRAMS.items()
        for dtype in ("float32", "float16", "bfloat16")
    ]


# --- single cases


def _simple(
    exact: Array,
    candidate: Array,
    dtype: str = "float32",
    reference: Array | None = None,
    moved: Array | None = None,
    known: bool = True,
) -> Callable[[], Sides]:
    """Return a case from its arrays. The reference is ``exact`` rounded, if it is not given."""

    def sides() -> Sides:
        if exact.dtype.kind in "bi":
            other = [] if moved is None else [moved]
            return Sides(exact if known else None, other, exact if reference is None else reference, candidate)
        with np.errstate(over="ignore"):
            held = (exact if reference is None else reference).astype(DTYPES[dtype])
            got = np.asarray(candidate).astype(DTYPES[dtype])
        wide = exact.astype(np.float64) if known else None
        return Sides(wide, [] if moved is None else [moved.astype(np.float64)], held, got)

    return sides


def _product_inputs(inner: int = 2048, scale: float = 1.0) -> list[Array]:
    rng = _rng()
    return [rng.standard_normal((64, inner)) * scale, rng.standard_normal((inner, 48)) / np.sqrt(inner)]


def _two_scales(values: Array) -> Array:
    """Zero the half of an output that is 10^8 times smaller than the other half."""
    values[..., ::2] = 0
    return values


def _one_of_ten_million() -> Sides:
    rng = _rng()
    exact = rng.standard_normal(10_000_000)
    noise = exact * (1 + 4e-7 * rng.standard_normal(exact.size))
    other = exact * (1 + 4e-7 * rng.standard_normal(exact.size))
    other[1_234_567] += 0.01
    return Sides(exact, [], noise.astype(np.float32), other.astype(np.float32))


def _scaled_halves() -> Array:
    rng = _rng()
    return np.where(np.arange(4096) % 2 == 0, 1e-5, 1e3) * rng.standard_normal((64, 4096))


def _of_product(choose: Callable[[Array], Any]) -> tuple[Program, Program]:
    """Return programs that choose from a product, and from the same product in parts."""
    return (
        lambda inputs, q: np.asarray(choose(product(inputs, q))),
        lambda inputs, q: np.asarray(choose(product_in_parts(inputs, q))),
    )


_argmax, _argmax_in_parts = _of_product(lambda values: np.argmax(values, -1))
_topk, _topk_in_parts = _of_product(lambda values: np.argsort(-values, -1, kind="stable")[:, :5])
_above, _above_in_parts = _of_product(lambda values: values > 0)


def _tied_inputs() -> list[Array]:
    """Return inputs whose product has, in every row, several equal largest elements but for rounding."""
    x, w = _product_inputs(256)
    return [x, np.concatenate([w[:, :1], w[:, :1] * (1 + 1e-8), w[:, 1:8] * 0.01], axis=1)]


def _float64_net(inputs: Sequence[Array], q: Round) -> Array:
    return net(inputs, rounding("float32"))


_LINE = np.linspace(1.0, 2.0, 1000)
_NORMAL = np.random.default_rng(3).standard_normal(5000)
_VANISHING = np.random.default_rng(4).standard_normal((50, 100)) * 1e-8
_PROBABILITIES = softmax([np.random.default_rng(5).standard_normal((4, 32768))], lambda values: values)
_LOGITS = np.random.default_rng(6).standard_normal((8, 1000))


def _single_cases() -> list[Planted]:
    line32 = _LINE.astype(np.float32)
    return [
        # Honest programs.
        Planted("the same bits", _of_net("float32"), OK, LADDER, "nothing differs"),
        Planted(
            "float32: a sum in another order",
            lambda: run(product, product_in_parts, _product_inputs(), "float32"),
            *(OK, LADDER, "two orders of one sum differ by rounding"),
        ),
        Planted(
            "float32: a sum in another order, numbers of 1e13",
            lambda: run(product_in_parts, product_backwards, _product_inputs(512, 1e13), "float32"),
            OK,
            FLOAT64,
            "the ladder's tolerance does not grow with the numbers; float64 shows that both sides are equally accurate",
        ),
        Planted(
            "float32: multiply and add fused",
            lambda: run(net, net, net_inputs(), "float32", candidate_rounds_to="float64"),
            *(OK, LADDER, "fewer roundings than eager"),
        ),
        Planted(
            "bfloat16: intermediate results kept in float32",
            _of_net("bfloat16", candidate_rounds_to="float32"),
            *(OK, FLOAT64, "a fused kernel rounds only once: more accurate than eager, though beyond the ladder"),
        ),
        Planted(
            "float16: intermediate results kept in float32",
            _of_net("float16", candidate_rounds_to="float32"),
            *(OK, FLOAT64, "as above"),
        ),
        Planted(
            "float16: a wide accumulator where eager has a narrow one",
            lambda: run(product_one_by_one, product, _product_inputs(512), "float16"),
            *(OK, FLOAT64, "eager is the less accurate side"),
        ),
        Planted(
            "float32: an exponential with an error of two units in the last place",
            _simple(np.exp(_NORMAL), np.exp(_NORMAL) * (1 + 2.4e-7 * np.sign(_NORMAL))),
            *(OK, LADDER, "a fast exponential is still right to 7 digits"),
        ),
        Planted(
            "float32: 4 of 705,600 elements differ by 2e-4 where float64 is undecided",
            lambda: _few_sensitive_elements(),
            *(OK, FLOAT64, "the same elements move as far if an input moves by one rounding"),
        ),
        Planted(
            "float32: a scalar, wrong in the seventh digit, where eager is right by chance",
            _simple(np.array([1234.5]), np.array([1234.5 * (1 + 3e-7)]), moved=np.array([1234.5 * (1 + 8e-7)])),
            *(OK, LADDER, "one number says little about how accurate eager usually is; the nudged call does"),
        ),
        # Reductions in a narrower type.
        Planted(
            "float32: a sum accumulated in bfloat16",
            lambda: run(product, product_one_by_one, _product_inputs(512), "float32", candidate_rounds_to="bfloat16"),
            *(WRONG, FLOAT64, "three digits instead of seven"),
        ),
        Planted(
            "float32: a sum accumulated in float16",
            lambda: run(product, product_one_by_one, _product_inputs(512), "float32", candidate_rounds_to="float16"),
            *(WRONG, FLOAT64, "four digits instead of seven"),
        ),
        Planted(
            "float16: a sum accumulated in float16 where eager accumulates in float32",
            lambda: run(product, product_one_by_one, _product_inputs(2048), "float16"),
            *(WRONG, FLOAT64, "more than ten times eager's error"),
        ),
        Planted(
            "bfloat16: a sum accumulated in bfloat16 where eager accumulates in float32",
            lambda: run(product, product_one_by_one, _product_inputs(2048), "bfloat16"),
            *(WRONG, FLOAT64, "more than ten times eager's error"),
        ),
        Planted(
            "float32: a net computed in tensor-float 32",
            lambda: run(product, _product_in_tf32, _product_inputs(), "float32"),
            *(WRONG, FLOAT64, "ten bits instead of 23; whoever wants that sets the same precision for both sides"),
        ),
        # Biases.
        Planted("float32: a bias of 1e-3", _simple(_LINE, _LINE * 1.001), WRONG, FLOAT64, "10,000 times eager's error"),
        Planted(
            "float32: a bias of 1e-5 near 1",
            _simple(_LINE, _LINE * (1 + 1e-5)),
            OK,
            LADDER,
            "within GraphNet's tolerance, although not as accurate as eager: the flag less_accurate says so",
        ),
        Planted(
            "bfloat16: a bias of 1e-3",
            _simple(_LINE, _LINE * 1.001, "bfloat16"),
            *(OK, LADDER, "smaller than one rounding of bfloat16"),
        ),
        Planted(
            "float16: a bias of 1e-2",
            _simple(_LINE, _LINE * 1.01, "float16"),
            *(WRONG, FLOAT64, "ten roundings of float16"),
        ),
        # Small outputs: the ladder's absolute tolerance accepts everything.
        Planted(
            "float32: outputs of 1e-8 replaced by 0",
            _simple(_VANISHING, _VANISHING * 0),
            *(WRONG, FLOAT64, "the whole output is lost, in units of its own scale"),
        ),
        Planted(
            "float32: outputs of 1e-8, a sum in another order",
            lambda: run(product, product_in_parts, _product_inputs(scale=1e-8), "float32"),
            *(OK, LADDER, "small numbers, computed right"),
        ),
        Planted(
            "float32: a softmax over 32,768 replaced by a constant",
            _simple(_PROBABILITIES, np.full(_PROBABILITIES.shape, 1 / 32768)),
            *(WRONG, FLOAT64, "each probability is below the tolerance"),
        ),
        Planted(
            "float32: a softmax over 32,768 with one probability set to 0",
            _simple(_PROBABILITIES, _set((2, 77), 0.0)(_PROBABILITIES.copy())),
            *(WRONG, FLOAT64, "one wrong element beside its own scale"),
        ),
        Planted(
            "float32: a scalar loss of 4e-5 replaced by 0",
            _simple(np.array([4e-5]), np.array([0.0])),
            *(WRONG, FLOAT64, "below the tolerance, and still the only output"),
        ),
        Planted(
            "float32: a scalar loss of 4e-5, wrong in the seventh digit",
            _simple(np.array([4e-5]), np.array([4e-5 * (1 + 2e-7)])),
            *(OK, LADDER, "two roundings"),
        ),
        Planted(
            "float32: half of an output zeroed, 1e-5 beside 1e3",
            _simple(_scaled_halves(), _two_scales(_scaled_halves())),
            *(WRONG, FLOAT64, "every second column is lost; it is 10^8 times smaller than its neighbour"),
        ),
        Planted(
            "float32: small values of one vector zeroed, 1e-5 beside 1e3",
            _simple(_scaled_halves().reshape(-1), _two_scales(_scaled_halves()).reshape(-1)),
            *(WRONG, FLOAT64, "the same without axes: elements of similar magnitude are one part"),
        ),
        Planted(
            "float32: an output that is exactly 0 becomes 1e-12",
            _simple(np.zeros(100), np.full(100, 1e-12)),
            *(OK, LADDER, "an output without a scale is judged by the ladder alone"),
        ),
        Planted(
            "float32: noise around 0 in eager, exactly 0 in the candidate",
            _simple(np.zeros(100), np.zeros(100), reference=np.full(100, 1e-3)),
            *(OK, FLOAT64, "the candidate is right and eager is not"),
        ),
        Planted(
            "float32: subnormal numbers flushed to 0",
            _simple(np.full(100, 1e-39), np.zeros(100)),
            *(OK, LADDER, "hardware may do this; the numbers are below the smallest normal one"),
        ),
        Planted(
            "float16: numbers of 3e-5 replaced by 0",
            _simple(np.full(100, 3e-5), np.zeros(100), "float16"),
            *(WRONG, FLOAT64, "subnormal, but float16 is used for such numbers"),
        ),
        # One wrong element of many.
        Planted(
            "float32: one wrong element of 10,000,000",
            _one_of_ten_million,
            *(WRONG, FLOAT64, "the mean hides it; the largest error does not"),
        ),
        # Ill-conditioned graphs.
        Planted(
            "float32: a chaotic chain, another order",
            lambda: run(chain, _chain_in_another_order, [_rng().uniform(0.1, 0.9, 4096)], "float32"),
            *(ILL, FLOAT64, "each step doubles the error: eager has no digit left"),
        ),
        Planted(
            "float32: a chaotic chain, the same bits",
            lambda: run(chain, chain, [_rng().uniform(0.1, 0.9, 4096)], "float32"),
            *(ILL, FLOAT64, "eager is not a reference there, whoever agrees with it"),
        ),
        Planted(
            "float32: a chaotic chain, one element NaN",
            lambda: run(chain, chain, [_rng().uniform(0.1, 0.9, 4096)], "float32", change=_set(5, np.nan)),
            *(ILL, FLOAT64, "where no digit is left, rounding may leave the domain of a root or a logarithm"),
        ),
        Planted(
            "float32: a variance computed stably where eager cancels",
            lambda: run(naive_variance, stable_variance, [_rng().standard_normal((64, 512)) + 3000], "float32"),
            *(OK, FLOAT64, "eager is wrong there, and the candidate is right"),
        ),
        Planted(
            "float32: a variance that cancels in both",
            lambda: run(
                naive_variance, _naive_variance_in_halves, [_rng().standard_normal((64, 512)) + 3000], "float32"
            ),
            *(ILL, FLOAT64, "both lose all digits"),
        ),
        # NaN and infinity.
        Planted(
            "float32: NaN in the same places",
            _simple(np.array([1.0, np.nan, 2.0]), np.array([1.0, np.nan, 2.0])),
            *(OK, LADDER, "the compiler did what eager did"),
        ),
        Planted(
            "float32: infinity with the wrong sign",
            _simple(np.array([1.0, np.inf]), np.array([1.0, -np.inf])),
            *(WRONG, None, "another number"),
        ),
        Planted(
            "float32: NaN where eager has infinity",
            _simple(np.array([1.0, np.inf]), np.array([1.0, np.nan])),
            *(WRONG, None, "0 x infinity instead of infinity"),
        ),
        Planted(
            "float16: eager overflows, the candidate does not",
            _simple(np.array([60000.0, 1.0]), np.array([60000.0, 1.0]), "float16", np.array([np.inf, 1.0])),
            *(OK, FLOAT64, "the right number fits into float16; only eager's intermediate result did not"),
        ),
        Planted(
            "float16: both overflow where float64 is out of range",
            _simple(np.array([70000.0, 1.0]), np.array([np.inf, 1.0]), "float16"),
            *(OK, LADDER, "70,000 is infinity in float16"),
        ),
        Planted(
            "float16: the candidate overflows",
            _simple(np.array([60000.0, 1.0]), np.array([np.inf, 1.0]), "float16"),
            *(WRONG, FLOAT64, "60,000 fits into float16"),
        ),
        Planted(
            "float16: the candidate is finite where the result is out of range",
            _simple(np.array([70000.0, 1.0]), np.array([65504.0, 1.0]), "float16"),
            *(WRONG, None, "a cast that saturates instead of overflowing"),
        ),
        Planted("float32: an empty output", _simple(np.zeros(0), np.zeros(0)), OK, LADDER, "nothing to compare"),
        Planted("float32: -0.0 for 0.0", _simple(np.zeros(3), -np.zeros(3)), OK, LADDER, "equal numbers"),
        # Float64 and complex numbers.
        Planted(
            "float64: a graph computed in float32",
            lambda: run(net, _float64_net, net_inputs(), "float64"),
            *(WRONG, FLOAT64, "7 digits where 16 were asked for; the ladder at -4 cannot see it"),
        ),
        Planted(
            "float64: a sum in another order",
            lambda: run(_float64_product, _float64_product_in_parts, _product_inputs(), "float64"),
            *(OK, LADDER, "15 digits"),
        ),
        Planted(
            "complex64: a wrong conjugate",
            lambda: _complex(lambda values: values.conj()),
            *(WRONG, FLOAT64, "the imaginary part has the wrong sign"),
        ),
        Planted(
            "complex64: another order",
            lambda: _complex(lambda values: values * np.complex64(1 + 1e-7)),
            *(OK, LADDER, "rounding"),
        ),
        # Integers and bools that follow from floats.
        Planted(
            "argmax: ties decided by rounding",
            lambda: run(_argmax, _argmax_in_parts, _tied_inputs(), "float32", store=np.int64),
            *(OK, None, "float64 itself is undecided there"),
        ),
        Planted(
            "argmax: a clear maximum missed",
            lambda: run(
                _argmax,
                _argmax_in_parts,
                _product_inputs(256),
                "float32",
                store=np.int64,
                change=_set(3, lambda one: one + 1),
            ),
            *(WRONG, FLOAT64, "the largest element is clear"),
        ),
        Planted(
            "top-k: two neighbours exchanged by rounding",
            lambda: run(_topk, _topk_in_parts, _tied_inputs(), "float32", store=np.int64),
            *(OK, None, "the order of equal elements is nobody's"),
        ),
        Planted(
            "top-k: sorted the wrong way",
            lambda: run(
                _topk, _topk, _product_inputs(256), "float32", store=np.int64, change=lambda values: values[:, ::-1]
            ),
            *(WRONG, FLOAT64, "a clear order"),
        ),
        Planted(
            "a comparison of numbers near the threshold",
            lambda: run(_above, _above_in_parts, _near_zero(), "float32", store=np.bool_),
            *(ILL, FLOAT64, "the sign of rounding errors: any bool is possible"),
        ),
        Planted(
            "a comparison that is inverted",
            lambda: run(_above, _above, _product_inputs(64), "float32", store=np.bool_, change=lambda one: ~one),
            *(WRONG, FLOAT64, "clear signs"),
        ),
        Planted(
            "integers that do not follow from floats",
            _simple(np.arange(10), np.arange(10) + 1),
            *(WRONG, FLOAT64, "integer arithmetic is exact"),
        ),
        # Found by a review of the rule.
        Planted(
            "float32: a row of 15 numbers of 1e-5 zeroed, beside a row of 1e3",
            _simple(_two_rows(), np.where(np.abs(_two_rows()) < 1, 0, _two_rows())),
            *(WRONG, FLOAT64, "a small part of a small output is lost"),
        ),
        Planted(
            "float32: constant rows whose mean is subtracted, another order",
            lambda: run(_centred, _centred_in_order, [_with_constant_rows()], "float32"),
            *(OK, LADDER, "the exact result of such a row is noise of 1e-16, which nobody can be accurate to"),
        ),
        Planted(
            "float32: 63 numbers near 1 replaced by 50, beside numbers of 1e9",
            lambda: _small_beside_large(),
            WRONG,
            FLOAT64,
            "an error that is small beside the largest numbers, in numbers that are known to seven digits",
        ),
        Planted(
            "float64: a mean that eager computes in float32, another order",
            _simple(np.array([0.99909]), np.array([0.99909 * (1 + 3e-7)]), "float64", np.array([0.99909 * (1 - 3e-7)])),
            *(OK, LADDER, "the dtype of the output says nothing about the digits that eager has"),
        ),
        Planted(
            "float64: a variance with a large mean, another order",
            lambda: run(_variance64, _variance64_in_halves, [_rng().standard_normal((64, 512)) + 3e3], "float64"),
            *(OK, LADDER, "the nudged call shows that digits cancel"),
        ),
        Planted(
            "float64: an element of 1e200",
            _simple(np.array([1e200, 1.0]), np.array([1e200, 1.0 + 1e-15]), "float64"),
            *(OK, LADDER, "squares that are too large for float64 leave the ladder to judge"),
        ),
        Planted(
            "float32: float64 has a NaN where both sides have equal numbers",
            _simple(np.array([np.nan, 1e6]), np.array([7.0, 1e6 * (1 + 1e-7)]), reference=np.array([7.0, 1e6])),
            *(OK, LADDER, "only float64 is not finite there"),
        ),
        Planted(
            "integers of numbers times 1e6: all zero",
            lambda: run(
                _scaled_integers, _scaled_integers, [_LOGITS], "float32", store=np.int64, change=lambda one: one * 0
            ),
            *(WRONG, FLOAT64, "eager, float64 and the nudged calls differ by a few units; zero is far outside"),
        ),
        Planted(
            "integers of numbers times 1e6: one unit more",
            lambda: run(_scaled_integers, _scaled_integers_in_parts, [_LOGITS], "float32", store=np.int64),
            *(OK, None, "rounding decides the last unit"),
        ),
        Planted(
            "10,000 bools, of which 1,600 clear ones are flipped",
            lambda: _flipped_bools(),
            *(WRONG, FLOAT64, "200 undecided elements explain a few unseen ones, not 1,600"),
        ),
        Planted(
            "float16: eager is NaN everywhere, and the candidate zero",
            _simple(_LOGITS, _LOGITS * 0, "float16", np.full(_LOGITS.shape, np.nan)),
            *(WRONG, FLOAT64, "whatever eager does: float64 has other numbers"),
        ),
        Planted(
            "float32: a row whose squares are too small for float64",
            _simple(_with_tiny_row(), _with_tiny_row()),
            *(OK, LADDER, "equal numbers"),
        ),
        Planted(
            "float32: one of 16 outputs of a global pooling is 1 % too large",
            _simple(_pooled(), _pooled() * np.where(np.arange(16) == 3, 1.01, 1.0)[:, None, None, None]),
            *(WRONG, FLOAT64, "axes of size 1 hide no slice"),
        ),
        Planted(
            "indices: eight clear ones are replaced by -10^9",
            lambda: _wild_indices(),
            *(WRONG, FLOAT64, "undecided elements elsewhere do not explain such numbers"),
        ),
        Planted(
            "integers above 2^53: zero where one unit is undecided",
            _simple(np.full(4, 2**62 + 1), np.zeros(4, np.int64), reference=np.full(4, 2**62), moved=np.full(4, 2**62)),
            *(WRONG, FLOAT64, "such integers are compared exactly"),
        ),
        # Without float64.
        Planted(
            "float64 is not known: beyond the ladder",
            _simple(_LOGITS * 1e4, _LOGITS * 1e4 * (1 + 1e-4), known=False),
            *(WRONG, LADDER, "only the ladder judges"),
        ),
        Planted(
            "float64 is not known: outputs of 1e-8 replaced by 0",
            _simple(_VANISHING, _VANISHING * 0, known=False),
            OK,
            LADDER,
            "without float64 nobody can tell such numbers from rounding errors; the flag degenerate_output warns",
        ),
        Planted(
            "float32: within the ladder, but 30 times eager's error",
            _simple(_LINE, line32 * np.float32(1 + 4e-6)),
            *(OK, LADDER, "GraphNet's tolerance accepts it; the flag less_accurate says it"),
        ),
    ]


def _with_tiny_row() -> Array:
    x = np.random.default_rng(12).standard_normal((32, 32))
    x[5] = 0.0
    x[5, 0] = 2.2e-162
    return x


def _pooled() -> Array:
    x = np.random.default_rng(13).standard_normal((16, 512, 1, 1)) * 1e4
    x[3] *= 1e-5
    return x


def _wild_indices() -> Sides:
    rng = np.random.default_rng(14)
    reference = rng.integers(0, 1000, 1000)
    moved = [reference.copy() for _ in range(6)]
    for one in moved:
        one[:64] = rng.integers(0, 1000, 64)
    candidate = reference.copy()
    candidate[500:508] = -(10**9)
    return Sides(reference, moved, reference, candidate)


def _two_rows() -> Array:
    rng = np.random.default_rng(8)
    return np.stack([1e3 * (1 + rng.random(15)), 1e-5 * (1 + rng.random(15))])


def _with_constant_rows() -> Array:
    rng = np.random.default_rng(9)
    x = rng.standard_normal((200, 24))
    x[::3] = np.round(x[::3, :1] * 4)
    return x


def _centred(inputs: Sequence[Array], q: Round) -> Array:
    """Subtract the mean, which several partial sums give."""
    x = q(inputs[0] * 0.1)
    lanes = [q(x[:, lane::8].sum(-1, keepdims=True)) for lane in range(8)]
    return q(x - q(q(sum(lanes)) / x.shape[-1]))


def _centred_in_order(inputs: Sequence[Array], q: Round) -> Array:
    """Subtract the mean, whose sum is rounded after each element."""
    x = q(inputs[0] * 0.1)
    total = np.zeros((x.shape[0], 1))
    for column in range(x.shape[-1]):
        total = q(total + x[:, column : column + 1])
    return q(x - q(total / x.shape[-1]))


def _small_beside_large() -> Sides:
    rng = np.random.default_rng(10)
    exact = 1.0 + rng.random(10_000)
    exact[::100] *= 1e9
    reference, candidate = (exact * (1 + 5e-8 * rng.standard_normal(exact.size)) for _ in range(2))
    candidate[1:64] = 50.0
    return Sides(exact, [], reference.astype(np.float32), candidate.astype(np.float32))


def _variance64(inputs: Sequence[Array], q: Round) -> Array:
    x = inputs[0]
    return np.asarray((x * x).mean(-1) - x.mean(-1) ** 2)


def _variance64_in_halves(inputs: Sequence[Array], q: Round) -> Array:
    x = inputs[0]
    halves = [x[:, :200], x[:, 200:]]
    return np.asarray(sum((h * h).sum(-1) for h in halves) / 512 - (sum(h.sum(-1) for h in halves) / 512) ** 2)


def _scaled_integers(inputs: Sequence[Array], q: Round) -> Array:
    return np.floor(q(inputs[0] * 1e6)).astype(np.int64)


def _scaled_integers_in_parts(inputs: Sequence[Array], q: Round) -> Array:
    return np.floor(q(q(inputs[0] * 1e3) * 1e3)).astype(np.int64)


def _flipped_bools() -> Sides:
    rng = np.random.default_rng(11)
    reference = rng.random(10_000) < 0.5
    moved = [reference.copy() for _ in range(6)]
    for one in moved:
        one[:200] ^= rng.random(200) < 0.5
    candidate = reference.copy()
    candidate[1000:2600] ^= True
    return Sides(reference, moved, reference, candidate)


def _float64_product(inputs: Sequence[Array], q: Round) -> Array:
    return np.asarray(inputs[0] @ inputs[1])


def _float64_product_in_parts(inputs: Sequence[Array], q: Round) -> Array:
    x, w = inputs
    return np.asarray(sum(x[:, part] @ w[part] for part in np.array_split(np.arange(x.shape[1]), 7)))


def _product_in_tf32(inputs: Sequence[Array], q: Round) -> Array:
    def cut(values: Array) -> Array:
        bits = values.astype(np.float32).view(np.uint32) & np.uint32(0xFFFFE000)
        return bits.view(np.float32).astype(np.float64)

    return q(cut(inputs[0]) @ cut(inputs[1]))


def _chain_in_another_order(inputs: Sequence[Array], q: Round) -> Array:
    x = inputs[0]
    for _ in range(30):
        x = q(3.99 * q(x - q(x * x)))
    return x


def _naive_variance_in_halves(inputs: Sequence[Array], q: Round) -> Array:
    x = inputs[0]
    half = x.shape[-1] // 2
    squares = q(q(q(x[:, :half] ** 2).mean(-1)) / 2 + q(q(x[:, half:] ** 2).mean(-1)) / 2)
    mean = q(q(x[:, :half].mean(-1)) / 2 + q(x[:, half:].mean(-1)) / 2)
    return q(squares - q(mean * mean))


def _near_zero() -> list[Array]:
    """Return inputs whose product is zero but for rounding in the first columns."""
    x, w = _product_inputs(256)
    return [np.concatenate([x, x], axis=1), np.concatenate([w, -w * (1 + 1e-9)], axis=0)]


def _few_sensitive_elements() -> Sides:
    rng = _rng()
    exact = rng.standard_normal((1, 84, 8400))
    places = ([0] * 4, [1, 20, 40, 83], [5, 500, 5000, 8000])
    reference, candidate, moved = (exact * (1 + 1e-7 * rng.standard_normal(exact.shape)) for _ in range(3))
    for values, error in ((reference, 6e-5), (candidate, 2.2e-4), (moved, 9e-4)):
        values[places] += error
    return Sides(exact, [moved], reference.astype(np.float32), candidate.astype(np.float32))


def _complex(change: Callable[[Array], Array]) -> Sides:
    rng = _rng()
    exact = rng.standard_normal(4096) + 1j * rng.standard_normal(4096)
    held = exact.astype(np.complex64)
    return Sides(exact, [], held, change(held).astype(np.complex64))


CASES = [*_miscompiles(), *_single_cases()]

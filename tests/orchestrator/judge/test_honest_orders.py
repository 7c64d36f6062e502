"""Random nets whose candidate adds in another order than the reference: none of them is accused.

The nets have rows and columns of very different scales, few and many elements, and outputs for which the ladder's
absolute tolerance is far too strict or far too lenient.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from planted_outputs import Array, Program, Round, run

Product = Callable[[Array, Array, Round], Array]


def in_parts(parts: int, backwards: bool) -> Product:
    """Return a product that adds ``parts`` parts of the inner dimension, from the last one if ``backwards``."""

    def product(x: Array, w: Array, q: Round) -> Array:
        total = np.zeros((x.shape[0], w.shape[1]))
        indices = np.array_split(np.arange(x.shape[1]), parts)
        for part in reversed(indices) if backwards else indices:
            total = q(total + q(x[:, part] @ w[part]))
        return total

    return product


def net(product: Product, parts: int, scale: float) -> Program:
    """Return a net of three products with a layer norm and a relu, whose variance adds ``parts`` parts."""

    def program(inputs: Sequence[Array], q: Round) -> Array:
        x, first, second, last = inputs
        hidden = product(x, first, q)
        centred = q(hidden - q(hidden.mean(-1, keepdims=True)))
        squares = [q(np.square(part).sum(-1, keepdims=True)) for part in np.array_split(centred, parts, axis=-1)]
        variance = q(sum(squares) / hidden.shape[-1])
        hidden = q(np.maximum(product(q(centred / q(np.sqrt(variance + 1e-5))), second, q), 0.0))
        return q(product(hidden, last, q) * scale)

    return program


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize("seed", range(25))
def test_another_order_of_the_same_sums_is_right(dtype: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
    rows, width, hidden, columns = (
        int(rng.choice(one)) for one in ([1, 4, 64], [64, 200, 512], [64, 256], [1, 10, 300])
    )
    of_rows = np.exp(rng.standard_normal((rows, 1)) * rng.choice([0, 2]))
    of_columns = np.exp(rng.standard_normal((1, columns)) * rng.choice([0, 3]))
    inputs = [
        rng.standard_normal((rows, width)) * of_rows,
        rng.standard_normal((width, hidden)) / np.sqrt(width),
        rng.standard_normal((hidden, hidden)) / np.sqrt(hidden),
        rng.standard_normal((hidden, columns)) / np.sqrt(hidden) * of_columns,
    ]
    scale = float(rng.choice([1e6, 1.0, 1e-3]))
    other = in_parts(int(rng.choice([1, 4, 16])), bool(rng.integers(2)))
    sides = run(net(in_parts(8, False), 4, scale), net(other, int(rng.choice([1, 2, 8])), scale), inputs, dtype)
    verdict = sides.verdict()
    assert verdict.outcome == "OK", verdict.message

"""Find the inputs of integers that a graph accepts in another order.

Beside inputs of floating-point numbers, integers are indices, lengths or masks. A compiler that makes constants of them
is right for the sample's own ones only. But some graphs require an order of them, offsets that rise for instance, and
fail or return something undefined for another. So a process of the reference, which no row depends on, tries them, and
graphs with operators that are undefined for some integers (``_UNDEFINED``) keep their own.
"""

from __future__ import annotations

import re

import numpy as np

from graphnet.bench.verdicts import OTHER_INPUTS, verdict_of
from graphnet.talk.arrays import SampleOutputs
from graphnet.talk.client import SampleStream
from graphnet_contract.messages import ExtraCall, Start
from graphnet_contract.other_inputs import integer_tensors

#: Operators whose result is undefined for some integers, although eager mode returns the same each time: writes to one
#: place in no order, and searches in values that must be sorted.
_UNDEFINED = re.compile(
    r"index_put|index_copy|index_fill|masked_scatter|\bput_?\(|scatter_?\(|setitem|\]\s*=[^=]|searchsorted|bucketize"
)
#: Graphs with larger outputs keep their integers: each try sends all outputs.
_MOST_BYTES = 1 << 26


def with_integers(
    stream: SampleStream, start: Start, plain: SampleOutputs, tolerance: int
) -> tuple[SampleOutputs, int]:
    """Call a graph on other inputs, with as many inputs of integers rolled as it accepts.

    It accepts them if it returns the same outputs twice (at the level ``tolerance``), of the same shapes and dtypes as
    ``plain`` (those on other inputs with the sample's own integers), and without NaN or infinity in a tensor where
    ``plain`` has none. All together are tried first, then each alone. Return the outputs and the number of the
    inputs, or ``plain`` and 0. Raises WorkerLost.
    """
    places = range(len(integer_tensors(start.tensors)))
    if _UNDEFINED.search(start.model_source) or sum(array.nbytes for array in plain.arrays) > _MOST_BYTES:
        return plain, 0

    def call(number: int) -> SampleOutputs | None:
        one = _call(stream, number)
        if one is None or not _is_like(plain, one):
            return None
        again = _call(stream, number)
        return one if again is not None and verdict_of(one, again, tolerance).outcome == "OK" else None

    number = sum(1 << place for place in places)
    found = call(number) if number else None
    if found is None and len(places) > 1:
        number = sum(1 << place for place in places if call(1 << place) is not None)
        found = call(number) if number else None
    return (plain, 0) if found is None else (found, number)


def _call(stream: SampleStream, number: int) -> SampleOutputs | None:
    if stream.ended or not stream.send_outputs(ExtraCall.OTHER_INPUTS, number):
        return None
    return stream.progress.outputs.pop(OTHER_INPUTS, None)


def _is_like(plain: SampleOutputs, other: SampleOutputs) -> bool:
    """Whether outputs have the same structure, shapes and dtypes, and NaN or infinity only in tensors with some."""
    same = plain.outputs.structure == other.outputs.structure and list(plain.mutated) == list(other.mutated)
    if not same or len(plain.arrays) != len(other.arrays):
        return False
    return all(
        (one.shape, one.dtype) == (own.shape, own.dtype) and bool(np.isfinite(one).all() or not np.isfinite(own).all())
        for own, one in zip(plain.arrays, other.arrays, strict=True)
    )

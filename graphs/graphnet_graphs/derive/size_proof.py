"""Prove that a variant of another size computes what the sample computes.

At the old size, the new code must return the same bits as the sample. A new batch is also divided into groups of the
old size. The sample runs on each group, or on 32 groups if there are more, and its results must agree with the
variant's results for this group. The elements of the batch have different values, because equal elements would hide
that an operator mixes them or uses only the first one.
"""

from __future__ import annotations

from typing import Any, List, Sequence, Set, Tuple

import torch

from graphnet_contract.samples import Sample, TensorSpec
from graphnet_graphs.derive.resized_inputs import changed_dimension, sample_with
from graphnet_graphs.errors import DeriveError, one_line
from graphnet_graphs.running.compare import first_difference, leaves
from graphnet_graphs.running.run_sample import make_arguments
from graphnet_graphs.running.sample_module import call, copies, load_module

#: At most this many groups of elements are compared: the first, the last, and evenly spaced ones between them.
_MOST_GROUPS = 32
#: A finite value with a magnitude above this bound (lower for narrow dtypes, see `_usual`) is called a mark. Masks
#: contain marks, for instance the smallest number of their dtype. They are compared separately, because a tolerance
#: relative to a mark would accept everything.
_MARK = 1e30


class ProofError(DeriveError):
    """Raised if a variant does not compute what the sample computes, or if the two cannot be compared."""


def require_same_at_old_size(sample: Sample, text: str) -> None:
    """Raise ProofError unless the new code and the sample return the same bits for the sample's own inputs."""
    ours = call(load_module(text).forward, make_arguments(sample))
    theirs = call(load_module(sample.model_source).forward, make_arguments(sample))
    difference = first_difference(ours, theirs)
    if difference is not None:
        raise ProofError(f"At the old size, result {difference.index} of the new code differs: {difference.what}.")


def compare_elements(sample: Sample, specs: Sequence[TensorSpec], text: str, old: int, new: int) -> int:
    """Compare the variant's results for the new batch with the sample's results, one group of elements after the other.

    `specs` and `text` are the variant's, `old` and `new` the two batch sizes. Return the number of compared results
    that have a batch dimension and at least one usual value, which is finite and not extremely large (see `_usual`).

    Raises:
        ProofError: a result of an element depends on the other elements, a number was replaced wrongly, the sample
            draws random numbers, the sample or the variant does not run on other values of its inputs, or no result has
            a batch dimension.
    """
    whole = _varied(make_arguments(sample_with(sample, specs)), sample.specs, specs, 0)
    # Elements that fill up the last group to the old batch size.
    fillers = _varied(make_arguments(sample), sample.specs, specs, new + 5)
    module = load_module(sample.model_source)
    if first_difference(*(_call_varied(module, copies(fillers), seed) for seed in (0, 1))) is not None:
        raise ProofError("The sample draws random numbers, so its elements cannot be compared.")
    try:
        results = leaves(call(load_module(text).forward, copies(whole)))
    except Exception as error:
        raise ProofError(f"The variant does not run on other values of its inputs: {one_line(error)}") from error
    compared: Set[int] = set()
    for start in _starts(old, new):
        elements = range(start, min(start + old, new))
        given = [
            _rows(value, filler, a, b, elements)
            for value, filler, a, b in zip(whole, fillers, sample.specs, specs)
        ]  # fmt: skip
        alone = leaves(_call_varied(module, given))
        compared |= _compare(alone, results, elements, old, new)
    if not compared:
        raise ProofError("No result of the sample has a batch, so a variant cannot be proven.")
    return len(compared)


def _starts(old: int, new: int) -> List[int]:
    starts = list(range(0, new, old))
    if len(starts) <= _MOST_GROUPS:
        return starts
    step = (len(starts) - 1) / (_MOST_GROUPS - 1)
    return [starts[round(number * step)] for number in range(_MOST_GROUPS)]


def _call_varied(module: Any, arguments: Sequence[Any], seed: int = 0) -> Tuple[Any, ...]:
    try:
        return call(module.forward, arguments, seed)
    except Exception as error:
        raise ProofError(
            f"The sample does not run on other values of its inputs, so nothing can be proven: {one_line(error)}"
        ) from error


def _compare(alone: Sequence[Any], whole: Sequence[Any], elements: Sequence[int], old: int, new: int) -> Set[int]:
    """Compare the sample's results for one group (`alone`) with the variant's (`whole`), or raise ProofError.

    Return the numbers of the compared results that have a batch dimension.
    """
    if len(alone) != len(whole):
        raise ProofError(f"The variant has {len(whole)} results, the sample {len(alone)}.")
    compared: Set[int] = set()
    for number, (one, other) in enumerate(zip(alone, whole)):
        if not torch.is_tensor(one) or not torch.is_tensor(other):
            continue
        if one.shape == other.shape:
            if not _close(one, other):
                raise ProofError(f"Result {number} has no batch, but it depends on the elements of the batch.")
            continue
        if one.dim() != other.dim():
            raise ProofError(f"Result {number} has {other.dim()} dimensions instead of {one.dim()}.")
        dimension = next(d for d, (a, b) in enumerate(zip(one.shape, other.shape)) if a != b)
        each, rest = divmod(one.shape[dimension], old)
        if rest or each * new != other.shape[dimension]:
            rows_of = f"{one.shape[dimension]} rows for batch {old} and {other.shape[dimension]} for batch {new}"
            raise ProofError(f"Result {number} has {rows_of}.")
        rows = torch.tensor([element * each + row for element in elements for row in range(each)])
        ours = one.narrow(dimension, 0, len(rows))
        if not _close(ours, other.index_select(dimension, rows)):
            raise ProofError(
                f"Result {number} of element {elements[0]} of the batch differs from the sample's result for this "
                "element alone."
            )
        if bool(_usual(ours).any()):
            compared.add(number)
    return compared


def _rows(value: Any, filler: Any, old: TensorSpec, new: TensorSpec, elements: Sequence[int]) -> Any:
    """Return an argument with only these elements of the batch, filled up with `filler` to the old batch size."""
    if old.is_symint:
        return old.symint_value
    if old.shape == new.shape:
        return copies([value])[0]
    dimension = changed_dimension(old, new)
    rows = value.index_select(dimension, torch.tensor(list(elements)))
    missing = old.shape[dimension] - len(elements)
    if missing:
        rows = torch.cat([rows, filler.narrow(dimension, len(elements), missing)], dimension)
    return rows


def _varied(arguments: Sequence[Any], old: Sequence[TensorSpec], new: Sequence[TensorSpec], first: int) -> List[Any]:
    """Return the arguments with different values for the different elements of the batch.

    Random values differ already. Stored values may be equal for all elements, so they are changed in ways that the
    sample accepts: those of an element are rolled along their last dimension, and a copy of one value replaces another.
    If they are all equal, some are inverted in a mask: ones, or zeros of a tensor of integers or bools. Element k is
    rolled by k + `first` places, so calls with different `first` give different values.
    """
    made = []
    for value, a, b in zip(arguments, old, new):
        if torch.is_tensor(value) and a.shape != b.shape and a.data is not None:
            value = _vary(value.clone(), changed_dimension(a, b), first)
        made.append(value)
    return made


def _vary(value: torch.Tensor, dimension: int, first: int) -> torch.Tensor:
    for element in range(value.shape[dimension]):
        row, shift = value.select(dimension, element), element + first
        if row.dim() == 0 or row.numel() < 2:
            continue
        length = row.shape[-1]
        if bool((row == row.reshape(-1)[0]).all()):
            # Rolling does not change equal values. Some of a mask's are inverted; the sample might not accept other
            # values.
            fill, is_mask = row.reshape(-1)[0].item(), not row.is_floating_point() and not row.is_complex()
            cleared = shift % length
            if cleared and (fill == 1 or (fill == 0 and is_mask)):
                row[..., length - cleared :] = 1 - int(fill)
        else:
            row.copy_(row.roll(shift, -1))
            if shift:
                # After rolling alone, an operator that adds all values would compute the same for each element.
                row[..., -1:] = row[..., :1].clone()
    return value


def _close(one: torch.Tensor, other: torch.Tensor) -> bool:
    """Whether two results agree.

    NaNs, infinities and marks must be at the same places. Other floating-point values may differ within the precision
    of their dtype, because kernels for another batch size may add in another order. A wrong replacement of a number
    mixes elements, which causes far larger differences.
    """
    if one.shape != other.shape or one.dtype != other.dtype:
        return False
    if one.is_complex():
        return _close(torch.view_as_real(one), torch.view_as_real(other))
    if not one.is_floating_point():
        return bool(torch.equal(one, other))
    a, b = one.double(), other.double()
    usual, precision = _usual(one), torch.finfo(one.dtype).eps ** 0.5
    if not torch.equal(usual, _usual(other)) or not torch.equal(a.isnan(), b.isnan()):
        return False
    rest = ~usual & ~a.isnan()
    if not torch.allclose(a[rest], b[rest], rtol=precision, atol=0.0):
        return False
    if not bool(usual.any()):
        return True
    scale = max(float(a[usual].abs().max()), 1e-30)
    return bool(float((a[usual] - b[usual]).abs().max()) <= precision * scale)


def _usual(value: torch.Tensor) -> torch.Tensor:
    """Return which elements are finite and no marks: not above `_MARK` or a tenth of the dtype's maximum."""
    if value.is_complex():
        value = torch.view_as_real(value)
    if not value.is_floating_point():
        return torch.ones(value.shape, dtype=torch.bool)
    return value.isfinite() & (value.double().abs() <= min(_MARK, torch.finfo(value.dtype).max / 10))

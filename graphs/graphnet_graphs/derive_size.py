"""Derive a variant of a sample with another batch size or another sequence length.

The inputs get the new size (`resized_inputs`). Code that names sizes as numbers, such as `x.view(1, 64, 512)`, was
written for the old size only, so these numbers become expressions of the size (`resizer`).

The result is proven: the new code, run with the old inputs, must return the same bits as the sample. For a batch, each
element of the new batch must also give the result that the sample computes for this element alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, FrozenSet, Optional, Sequence, Set, Tuple

import torch

from graphnet_contract.samples import Sample, TensorSpec

from . import resized_inputs
from .compare import first_difference, leaves
from .errors import DeriveError
from .frees import frees_names, with_frees
from .parts import Forward, module_text
from .resized_inputs import changed_dimension, old_size
from .resizer import Resizer
from .run_sample import make_arguments
from .sample_module import call, load_module

_VARIABLES = {"batch": "batch_size", "sequence": "sequence_length"}


@dataclass(frozen=True)
class Resized:
    """A variant of a sample that has not been written.

    Attributes:
        text: the source code of model.py.
        specs: the descriptions of the arguments.
        old: the size in the sample.
        variable: the name that holds the size in the code.
        statements: the number of statements in which numbers became expressions of the size.
        compared: the number of results of which each element was compared with the sample's result; None for a
            sequence, where elements depend on each other.
    """

    text: str
    specs: Tuple[TensorSpec, ...]
    old: int
    variable: str
    statements: int
    compared: Optional[int]


def with_size(sample: Sample, kind: str, size: int) -> Resized:
    """Derive the variant of a sample with another size.

    Args:
        sample: the sample, read from its folder. Its code is executed.
        kind: `batch` or `sequence`. A batch is the first dimension of the inputs, a sequence the second one.
        size: the new size, at least 1.

    Raises:
        DeriveError: the sample has no such dimension or already has this size, a statement runs with no form of its
            numbers, or the variant does not compute what the sample computes.
        SyntaxError, ValueError: the sample's code has no forward that ends with a return.
    """
    old = old_size(sample.specs, kind)
    if old == size:
        raise DeriveError(f"The sample already has {kind} {size}; give another --{kind}.")
    specs = tuple(resized_inputs.with_size(spec, kind, old, size) for spec in sample.specs)
    changed = [(spec.name, changed_dimension(a, spec)) for a, spec in zip(sample.specs, specs) if a.shape != spec.shape]
    variable = _unused_name(_VARIABLES[kind], Forward(sample.model_source).locals)
    name, dimension = changed[0]
    resizer = Resizer(sample.model_source, kind, variable, old, size)
    given = make_arguments(replace(sample, specs=specs))
    lines = resizer.run(make_arguments(sample), given)
    if resizer.changed:
        lines.insert(0, f"{variable} = {name}.size({dimension})")
    text = module_text(sample.model_source, resizer.forward.arguments, lines)
    if frees_names(sample.model_source):
        text = with_frees(text)
    _require_same_atold_size(sample, text)
    compared = _compare_elements(sample, specs, text, old, size) if kind == "batch" else None
    return Resized(text, specs, old, variable, resizer.changed, compared)


def _unused_name(name: str, taken: FrozenSet[str]) -> str:
    while name in taken:
        name += "_"
    return name


def _require_same_atold_size(sample: Sample, text: str) -> None:
    arguments = make_arguments(sample)
    ours = call(load_module(text).forward, arguments)
    theirs = call(load_module(sample.model_source).forward, make_arguments(sample))
    difference = first_difference(ours, theirs)
    if difference is not None:
        raise DeriveError(f"At the old size, result {difference.index} of the new code differs: {difference.what}.")


def _compare_elements(sample: Sample, specs: Sequence[TensorSpec], text: str, old: int, new: int) -> int:
    """Compare each element of the new batch with the sample's result for this element. Return the number of results
    that have a batch.

    Raises:
        DeriveError: a result of an element depends on the other elements, a number was replaced wrongly, or no result
            has a batch.
    """
    whole = leaves(call(load_module(text).forward, make_arguments(replace(sample, specs=tuple(specs)))))
    alone = load_module(sample.model_source)
    compared: Set[int] = set()
    for start in range(0, new, old):
        # The sample needs a batch of its own size, so the elements after the last one are the first ones again.
        elements = [element % new for element in range(start, start + old)]
        given = [
            _of_elements(value, a, b, elements)
            for value, a, b in zip(make_arguments(replace(sample, specs=tuple(specs))), sample.specs, specs)
        ]
        for number, (one, other) in enumerate(zip(leaves(call(alone.forward, given)), whole)):
            if not torch.is_tensor(one) or one.shape == other.shape:
                continue
            compared.add(number)
            dimension = next(d for d, (a, b) in enumerate(zip(one.shape, other.shape)) if a != b)
            each, rest = divmod(one.shape[dimension], old)
            if rest or each * new != other.shape[dimension]:
                rows_of = f"{one.shape[dimension]} rows for batch {old} and {other.shape[dimension]} for batch {new}"
                raise DeriveError(f"Result {number} has {rows_of}.")
            rows = [element * each + row for element in elements for row in range(each)]
            if not _close(one, other.index_select(dimension, torch.tensor(rows))):
                raise DeriveError(
                    f"Result {number} of element {start} of the batch differs from the sample's result for this "
                    "element alone."
                )
    if not compared:
        raise DeriveError("No result of the sample has a batch, so a variant cannot be proven.")
    return len(compared)


def _of_elements(value: Any, old: TensorSpec, new: TensorSpec, elements: Sequence[int]) -> Any:
    """Return an argument of the variant for some elements of the batch only."""
    if old.shape != new.shape:
        return value.index_select(changed_dimension(old, new), torch.tensor(elements))
    return old.symint_value if old.is_symint else value


def _close(one: torch.Tensor, other: torch.Tensor) -> bool:
    if one.shape != other.shape or one.dtype != other.dtype:
        return False
    if not one.is_floating_point() and not one.is_complex():
        return bool(torch.equal(one, other))
    # Kernels for another batch may add in another order, so the elements are compared within the precision of the
    # dtype, relative to the largest value. A wrong replacement mixes elements of random values and differs by far more.
    scale = float(torch.nan_to_num(one.abs().double()).max()) if one.numel() else 0.0
    error = torch.nan_to_num((one - other).abs().double()).max() if one.numel() else torch.zeros(())
    precision = torch.finfo(one.dtype).eps ** 0.5
    return float(error) <= precision * max(scale, 1e-30) and bool(torch.equal(one.isnan(), other.isnan()))

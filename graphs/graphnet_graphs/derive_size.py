"""Derive a variant of a sample with another batch size or another sequence length.

The inputs get the new size (`resized_inputs`). Code that names sizes as numbers, such as `x.view(1, 64, 512)`, was
written for the old size only, so these numbers become expressions of the size (`resizer`).

The new code is then checked (`size_proof`). Run with the old inputs, it must return the same bits as the sample. For a
batch, there is a second check. The new batch is divided into groups of the old batch size. The sample runs on each
group, or only on some groups if there are many. Its results must agree with the variant's results for the same group.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import FrozenSet, Optional, Sequence, Tuple

from graphnet_contract.samples import Sample, TensorSpec

from . import resized_inputs
from .errors import DeriveError
from .frees import frees_names, with_frees
from .parts import Forward, module_text
from .resized_inputs import changed_dimension, old_size, sample_with
from .resizer import Resizer
from .run_sample import make_arguments
from .size_proof import ProofError, compare_elements, require_same_at_old_size

_VARIABLES = {"batch": "batch_size", "sequence": "sequence_length"}
#: The largest number of elements that the inputs with the new size may have together.
_MOST_ELEMENTS = 1 << 28


@dataclass(frozen=True)
class Resized:
    """A variant of a sample before it is written to disk.

    Attributes:
        text: the source code of model.py.
        specs: the descriptions of the arguments.
        old: the batch size or sequence length of the sample.
        variable: the name that holds the new size in the variant's code.
        statements: the number of changed statements. In these, expressions of the size, such as `2 * batch_size`,
            replace numbers.
        compared: for a batch, the number of results with a batch dimension, which were compared with the sample's
            results; None for a sequence, whose elements depend on each other.
    """

    text: str
    specs: Tuple[TensorSpec, ...]
    old: int
    variable: str
    statements: int
    compared: Optional[int]


def with_size(sample: Sample, kind: str, size: int) -> Resized:
    """Derive the variant of a sample with another batch size or sequence length.

    Args:
        sample: the sample, read from its folder. Its code is executed.
        kind: `batch` or `sequence`. A batch is the first dimension of the inputs, a sequence the second one.
        size: the new size, at least 1.

    Raises:
        DeriveError: the sample has no such dimension or already has this size, the new inputs would be too large, a
            statement fails whatever replaces its numbers, or the variant does not compute what the sample computes.
        SyntaxError, ValueError: the sample's code has no forward that ends with a return.
    """
    old = old_size(sample.specs, kind)
    if old == size:
        raise DeriveError(f"The sample already has {kind} {size}; give another --{kind}.")
    _require_room(sample.specs, kind, old, size)
    specs = _specs(sample, kind, old, size)
    variable = _unused_name(_VARIABLES[kind], Forward(sample.model_source).locals)
    first: Optional[ProofError] = None
    # If the code of the first attempt computes wrong results, there is a second attempt (`growing`). Often the cause is
    # an index that was made for the old size, such as x[:, :64]: at the new size, x is larger, but the result is not.
    # Few statements are meant to do this. So the second attempt also replaces numbers until the results of such
    # statements grow.
    for growing in (False, True):
        try:
            text, statements = _code(sample, kind, old, size, variable, growing)
            require_same_at_old_size(sample, text)
            compared = compare_elements(sample, specs, text, old, size) if kind == "batch" else None
            return Resized(text, specs, old, variable, statements, compared)
        except ProofError as error:
            first = first or error
        except DeriveError as error:
            raise first or error from error
    assert first is not None
    raise first


def _code(sample: Sample, kind: str, old: int, size: int, variable: str, growing: bool) -> Tuple[str, int]:
    """Return the code of the variant, and the number of statements in which expressions of the size replace numbers."""
    # A run at size 1 would not find all numbers that must change, because a dimension of size 1 broadcasts to every
    # other size. So if the new size is 1, use another size to find the expressions that replace the numbers. These
    # expressions are correct at every size.
    tried = size if size != 1 else 2 * old + 1
    specs = _specs(sample, kind, old, tried)
    changed = [(spec.name, changed_dimension(a, spec)) for a, spec in zip(sample.specs, specs) if a.shape != spec.shape]
    name, dimension = changed[0]
    resizer = Resizer(sample.model_source, kind, variable, old, tried, growing)
    lines = resizer.run(make_arguments(sample), make_arguments(sample_with(sample, specs)))
    if resizer.changed:
        lines.insert(0, f"{variable} = {name}.size({dimension})")
    text = module_text(sample.model_source, resizer.forward.arguments, lines)
    return with_frees(text) if frees_names(sample.model_source) else text, resizer.changed


def _specs(sample: Sample, kind: str, old: int, size: int) -> Tuple[TensorSpec, ...]:
    return tuple(resized_inputs.with_size(spec, kind, old, size) for spec in sample.specs)


def _require_room(specs: Sequence[TensorSpec], kind: str, old: int, size: int) -> None:
    """Raise DeriveError if the inputs of the new size are too large to be made."""
    inputs = [spec for spec in specs if spec.kind == "input" and old in spec.shape]
    elements = sum(math.prod(spec.shape) for spec in inputs) * size // old
    if elements > _MOST_ELEMENTS:
        raise DeriveError(f"At {kind} {size} the inputs have about {elements:,} elements; at most {_MOST_ELEMENTS:,}.")


def _unused_name(name: str, taken: FrozenSet[str]) -> str:
    while name in taken:
        name += "_"
    return name

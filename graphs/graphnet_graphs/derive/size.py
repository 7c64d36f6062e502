"""Derive a variant of a sample with another batch size or another sequence length.

The inputs get the new size (`resized_inputs`). Code that names sizes as numbers, such as `x.view(1, 64, 512)`, was
written for the old size only, so these numbers become expressions of the size (`resizer`). `size_proof` checks the
code.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Optional, Sequence, Tuple

from graphnet_contract.graph_tools import ALREADY
from graphnet_contract.samples import Sample, TensorSpec
from graphnet_graphs.code.frees import freed_like
from graphnet_graphs.code.parts import Forward, module_text
from graphnet_graphs.derive import resized_inputs
from graphnet_graphs.derive.resized_inputs import changed_dimension, old_size, sample_with
from graphnet_graphs.derive.resizer import Resizer
from graphnet_graphs.derive.size_proof import ProofError, compare_elements, require_same_at_old_size
from graphnet_graphs.errors import DeriveError
from graphnet_graphs.running.run_sample import make_arguments

_VARIABLES = {"batch": "batch_size", "sequence": "sequence_length"}
#: The largest number of elements that the inputs with the new size may have together.
_MOST_ELEMENTS = 1 << 28


@dataclass(frozen=True)
class Resized:
    """A variant of a sample before it is written to disk.

    Attributes:
        old: the batch size or sequence length of the sample.
        variable: the name that holds the new size in the variant's code.
        statements: the number of statements in which expressions of the size, such as `2 * batch_size`, replace
            numbers.
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
    """Derive the variant of a sample with another batch size or sequence length. The sample's code is executed.

    A batch (`kind`) is the first dimension of the inputs, a sequence the second one. `size` is at least 1.

    Raises:
        DeriveError: the sample has no such dimension or already has this size, the new inputs would be too large, a
            statement fails whatever replaces its numbers, or the variant does not compute what the sample computes.
        SyntaxError, ValueError: the sample's code has no forward that ends with a return.
    """
    old = old_size(sample.specs, kind)
    if old == size:
        raise DeriveError(f"{ALREADY} has {kind} {size}; give another --{kind}.")
    _require_room(sample.specs, kind, old, size)
    specs = _specs(sample, kind, old, size)
    variable, taken = _VARIABLES[kind], Forward(sample.model_source).locals
    while variable in taken:
        variable += "_"
    first: Optional[ProofError] = None
    # If the code of the first attempt computes wrong results, the cause is often an index that was made for the old
    # size, such as x[:, :64]. So the second attempt (`growing`) also replaces numbers until the results of such
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
    # A dimension of size 1 broadcasts to every other size, so a run at size 1 would not find all numbers that must
    # change. The expressions that another size finds are correct at every size.
    tried = size if size != 1 else 2 * old + 1
    specs = _specs(sample, kind, old, tried)
    changed = [(spec.name, changed_dimension(a, spec)) for a, spec in zip(sample.specs, specs) if a.shape != spec.shape]
    name, dimension = changed[0]
    resizer = Resizer(sample.model_source, kind, variable, old, tried, growing)
    lines = resizer.run(make_arguments(sample), make_arguments(sample_with(sample, specs)))
    if resizer.changed:
        lines.insert(0, f"{variable} = {name}.size({dimension})")
    text = module_text(sample.model_source, resizer.forward.arguments, lines)
    return freed_like(sample, text), resizer.changed


def _specs(sample: Sample, kind: str, old: int, size: int) -> Tuple[TensorSpec, ...]:
    return tuple(resized_inputs.with_size(spec, kind, old, size) for spec in sample.specs)


def _require_room(specs: Sequence[TensorSpec], kind: str, old: int, size: int) -> None:
    inputs = [spec for spec in specs if spec.kind == "input" and old in spec.shape]
    elements = sum(math.prod(spec.shape) for spec in inputs) * size // old
    if elements > _MOST_ELEMENTS:
        raise DeriveError(f"At {kind} {size} the inputs have about {elements:,} elements; at most {_MOST_ELEMENTS:,}.")

"""The verdict on a candidate's outputs: structure, then shapes and dtypes, then finite pattern, then values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import numpy as np

from graphnet.judge.arithmetic import Array
from graphnet.judge.compare import Comparison, compare
from graphnet.judge.ladder import DEFAULT_TOLERANCE, LADDER_DTYPES, LEVELS, require_level
from graphnet.judge.reference import ReferenceTraits, describe
from graphnet.judge.structure import Flat, TensorLeaf, Tree, difference, flatten

POLICY: Final = "graphnet-ladder/1"
"""Name of the rules below; a change that can change a verdict needs a new number."""

Outcome: TypeAlias = Literal["OK", "OUTPUT_MISMATCH", "ACCURACY"]
Step: TypeAlias = Literal["structure", "shape", "dtype", "mutated_inputs", "finite_pattern", "values"]


@dataclass(frozen=True)
class Outputs:
    """What a model returned.

    structure: see structure.Tree. arrays: its tensors, bfloat16 as ml_dtypes.bfloat16. dtypes: torch's names without
    prefix, one per array. Raises ValueError when these do not fit together.
    """

    structure: Tree
    arrays: Sequence[Array]
    dtypes: Sequence[str]

    def __post_init__(self) -> None:
        if len(self.arrays) != len(self.dtypes):
            raise ValueError(f"{len(self.arrays)} arrays come with {len(self.dtypes)} dtype names; give one name each")
        for array, name in zip(self.arrays, self.dtypes, strict=True):
            # bfloat16 handed over as its raw uint16 bits would be judged as integers.
            if array.dtype.name != name and LADDER_DTYPES & {name, array.dtype.name}:
                raise ValueError(f"an array of {array.dtype.name} is said to be {name}; view it as {name} first")
        indices = [leaf.index for leaf in flatten(self.structure).leaves if isinstance(leaf, TensorLeaf)]
        if any(index >= len(self.arrays) for index in indices):
            raise ValueError(f"the structure names tensor {max(indices)}, but there are {len(self.arrays)} arrays")


@dataclass(frozen=True)
class JudgedOutput:
    """One output that was compared. label: "output 2", or 'input "x"' for an input changed in place."""

    label: str
    shape: tuple[int, ...]
    dtype: str
    comparison: Comparison
    reference: ReferenceTraits


@dataclass(frozen=True)
class Verdict:
    """What judge() decided. Holds no NaN and no infinity, so it is safe as JSON.

    step, message: where and what went wrong first, None when OK.
    flags: "degenerate_output", when every floating-point output of more than one element is degenerate (see
        ReferenceTraits) and there is one; "nonfinite_reference", when the reference holds NaN or infinity anywhere.
    ladder: per level of LEVELS, whether every output agrees. tolerance_reached: the lowest such level, None if none.
    max_abs_error, max_rel_error: largest over the outputs; None where none was measured (see Comparison), which is so
        without floating-point elements and for OUTPUT_MISMATCH.
    comparisons: every output in order, inputs changed in place last; empty for OUTPUT_MISMATCH.
    """

    outcome: Outcome
    step: Step | None
    message: str | None
    flags: tuple[str, ...]
    policy: str
    tolerance_judged: int
    tolerance_reached: int | None
    max_abs_error: float | None
    max_rel_error: float | None
    ladder: tuple[bool, ...]
    comparisons: tuple[JudgedOutput, ...]


@dataclass(frozen=True)
class _Tensor:
    """A tensor of one side and its name in messages."""

    label: str
    array: Array
    dtype: str


@dataclass(frozen=True)
class _Failure:
    step: Step
    message: str


def judge(
    reference: Outputs,
    candidate: Outputs,
    tolerance: int = DEFAULT_TOLERANCE,
    *,
    reference_mutated: Mapping[str, Array] | None = None,
    candidate_mutated: Mapping[str, Array] | None = None,
) -> Verdict:
    """Judge a candidate's outputs, and the inputs each side changed in place (by name), at one level of the ladder.

    OUTPUT_MISMATCH: other structure, shape or dtype, or an input changed by one side only. Python values must be of one
    type; float and complex ones are then compared like 0-dim float64 and complex128 tensors, the others must be equal.
    ACCURACY: NaN or infinity in other places, or values that do not agree at level `tolerance`. Else OK, also when the
    model returns nothing. Raises ValueError when `tolerance` is not on the ladder.
    """
    require_level(tolerance)
    structure, candidate_structure = flatten(reference.structure), flatten(candidate.structure)
    outputs, inputs = _outputs(reference, structure), _inputs(reference_mutated or {})
    traits = [describe(tensor.array) for tensor in [*outputs, *inputs]]
    flags = _flags(traits, traits[: len(outputs)])
    broken = difference(structure, candidate_structure)
    if broken:
        return _mismatch(_Failure("structure", broken), flags, tolerance)
    candidate_outputs, candidate_inputs = _outputs(candidate, candidate_structure), _inputs(candidate_mutated or {})
    failure = _misfit(outputs, candidate_outputs)
    failure = failure or _changed_by_one_side(inputs, candidate_inputs) or _misfit(inputs, candidate_inputs)
    if failure:
        return _mismatch(failure, flags, tolerance)
    pairs = zip([*outputs, *inputs], [*candidate_outputs, *candidate_inputs], traits, strict=True)
    return _by_values([_judged(wanted, got, trait, tolerance) for wanted, got, trait in pairs], flags, tolerance)


def _outputs(outputs: Outputs, structure: Flat) -> list[_Tensor]:
    """Every output that is compared as a tensor. Its number counts all leaves, so both sides and the user see one."""
    found = []
    for number, leaf in enumerate(structure.leaves):
        label = f"output {number}"
        if isinstance(leaf, TensorLeaf):
            found.append(_Tensor(label, outputs.arrays[leaf.index], outputs.dtypes[leaf.index]))
        elif isinstance(leaf, float):
            found.append(_Tensor(label, np.array(leaf, np.float64), "float64"))
        elif isinstance(leaf, complex):
            found.append(_Tensor(label, np.array(leaf, np.complex128), "complex128"))
    return found


def _inputs(mutated: Mapping[str, Array]) -> list[_Tensor]:
    return [_Tensor(f'input "{name}"', mutated[name], mutated[name].dtype.name) for name in sorted(mutated)]


def _flags(every: Iterable[ReferenceTraits], outputs: Iterable[ReferenceTraits]) -> tuple[str, ...]:
    telling = [traits.degenerate for traits in outputs if traits.degenerate is not None]
    flags = {
        "degenerate_output": bool(telling) and all(telling),
        "nonfinite_reference": any(traits.nonfinite for traits in every),
    }
    return tuple(name for name, raised in flags.items() if raised)


def _misfit(reference: Iterable[_Tensor], candidate: Iterable[_Tensor]) -> _Failure | None:
    """The first tensor of another shape or dtype."""
    for wanted, got in zip(reference, candidate, strict=True):
        if wanted.array.shape != got.array.shape:
            shapes = f"shape {got.array.shape} where the reference has {wanted.array.shape}"
            return _Failure("shape", f"{wanted.label}: {shapes}")
        if (wanted.dtype, wanted.array.dtype) != (got.dtype, got.array.dtype):
            return _Failure("dtype", f"{wanted.label}: dtype {got.dtype} where the reference has {wanted.dtype}")
    return None


def _changed_by_one_side(reference: Iterable[_Tensor], candidate: Iterable[_Tensor]) -> _Failure | None:
    expected, actual = {tensor.label for tensor in reference}, {tensor.label for tensor in candidate}
    sides = {"the reference": expected - actual, "the candidate": actual - expected}
    named = [f"{label} by {side}" for side, labels in sides.items() for label in sorted(labels)]
    if not named:
        return None
    return _Failure("mutated_inputs", f"inputs changed by one side only: {', '.join(named)}")


def _judged(wanted: _Tensor, got: _Tensor, traits: ReferenceTraits, tolerance: int) -> JudgedOutput:
    comparison = compare(wanted.array, got.array, tolerance)
    return JudgedOutput(wanted.label, wanted.array.shape, wanted.dtype, comparison, traits)


def _mismatch(failure: _Failure, flags: tuple[str, ...], tolerance: int) -> Verdict:
    return Verdict(
        outcome="OUTPUT_MISMATCH",
        step=failure.step,
        message=failure.message,
        flags=flags,
        policy=POLICY,
        tolerance_judged=tolerance,
        tolerance_reached=None,
        max_abs_error=None,
        max_rel_error=None,
        ladder=(False,) * len(LEVELS),
        comparisons=(),
    )


def _by_values(outputs: Sequence[JudgedOutput], flags: tuple[str, ...], tolerance: int) -> Verdict:
    comparisons = [output.comparison for output in outputs]
    ladder = tuple(all(comparison.ladder[index] for comparison in comparisons) for index in range(len(LEVELS)))
    failure = _wrong_pattern(outputs) or _wrong_values(outputs)
    return Verdict(
        outcome="ACCURACY" if failure else "OK",
        step=failure.step if failure else None,
        message=failure.message if failure else None,
        flags=flags,
        policy=POLICY,
        tolerance_judged=tolerance,
        tolerance_reached=LEVELS[ladder.index(True)] if True in ladder else None,
        max_abs_error=_largest(comparison.max_abs_error for comparison in comparisons),
        max_rel_error=_largest(comparison.max_rel_error for comparison in comparisons),
        ladder=ladder,
        comparisons=tuple(outputs),
    )


def _largest(errors: Iterable[float | None]) -> float | None:
    return max((error for error in errors if error is not None), default=None)


def _wrong_pattern(outputs: Iterable[JudgedOutput]) -> _Failure | None:
    for output in outputs:
        if not output.comparison.nonfinite_agrees:
            return _Failure("finite_pattern", f"{output.label}: NaN or infinity on one side only, or not the same")
    return None


def _wrong_values(outputs: Iterable[JudgedOutput]) -> _Failure | None:
    for output in outputs:
        if output.comparison.mismatched:
            return _Failure("values", f"{output.label}: {_values_differ(output.comparison, output.dtype)}")
    return None


def _values_differ(comparison: Comparison, dtype: str) -> str:
    share = f"{comparison.mismatched} of {comparison.elements} elements"
    if dtype not in LADDER_DTYPES:
        return f"{share} differ, and {dtype} must be equal"
    reached = comparison.tolerance_reached
    agrees = "agree at no tolerance" if reached is None else f"agree from tolerance {reached} on"
    error = f"the largest absolute error is {comparison.max_abs_error:.3g}"
    return f"{share} are beyond tolerance {comparison.mismatched_at}; {error}, and all {agrees}"

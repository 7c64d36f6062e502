"""The verdict on a candidate's outputs: first on structure, then on shapes, dtypes, NaN and infinity, and values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import numpy as np

from graphnet.judge.accuracy import Accuracy, accuracy_of
from graphnet.judge.arithmetic import Array
from graphnet.judge.compare import Comparison
from graphnet.judge.float64 import can_be_compared
from graphnet.judge.ladder import DEFAULT_TOLERANCE, LADDER_DTYPES, LEVELS, require_level
from graphnet.judge.structure import Flat, TensorLeaf, Tree, difference, flatten
from graphnet.judge.traits import ReferenceTraits, describe
from graphnet.judge.walk import Details, Findings, walk, walk_closely
from graphnet.outcomes import Outcome

POLICY: Final = "graphnet-ladder/1"
"""Name and version of the judge's rules. Increase the number if a change to the rules can alter a verdict."""

Step: TypeAlias = Literal["structure", "shape", "dtype", "mutated_inputs", "finite_pattern", "values", "moments"]


@dataclass(frozen=True)
class Outputs:
    """The return value of one call of a model.

    structure: how the value is nested, see structure.Tree.
    arrays: the tensors in the value, as numpy arrays; bfloat16 tensors have dtype ml_dtypes.bfloat16.
    dtypes: the dtype of each array, as torch's name without the prefix ("float32").

    Raises ValueError if the structure, the arrays and the dtypes do not fit together.
    """

    structure: Tree
    arrays: Sequence[Array]
    dtypes: Sequence[str]

    def __post_init__(self) -> None:
        if len(self.arrays) != len(self.dtypes):
            raise ValueError(f"{len(self.arrays)} arrays come with {len(self.dtypes)} dtype names; give one name each")
        for array, name in zip(self.arrays, self.dtypes, strict=True):
            # Refuse a bfloat16 tensor that is given as its raw uint16 bits, because it would be judged as integers.
            if array.dtype.name != name and LADDER_DTYPES & {name, array.dtype.name}:
                raise ValueError(f"an array of {array.dtype.name} is said to be {name}; view it as {name} first")
        indices = [leaf.index for leaf in flatten(self.structure).leaves if isinstance(leaf, TensorLeaf)]
        if any(index >= len(self.arrays) for index in indices):
            raise ValueError(f"the structure names tensor {max(indices)}, but there are {len(self.arrays)} arrays")


@dataclass(frozen=True)
class JudgedOutput:
    """One output, or one input that the graph changed in place, with the result of its comparison.

    label: the name in messages: "output 2", or 'input "x"' for an input that the graph changed in place.
    details: present only for returned tensors, and only if the caller asked for details.
    """

    label: str
    shape: tuple[int, ...]
    dtype: str
    comparison: Comparison
    reference: ReferenceTraits
    details: Details | None


@dataclass(frozen=True)
class Verdict:
    """The decision of judge().

    The numbers of ``accuracy`` and of the details may be NaN or infinite. All other numbers are finite, so that JSON
    can hold them.

    outcome: OK, ACCURACY or OUTPUT_MISMATCH.
    step, message: where and how the outputs first went wrong; None for OK.
    flags: "degenerate_output" if all floating-point outputs with more than one element are degenerate (see
        ReferenceTraits); "partly_degenerate" if only some of these outputs are degenerate; "nonfinite_reference" if any
        output of the reference contains NaN or infinity.
    ladder: for each level of LEVELS, whether every output agrees with the reference at this level.
    tolerance_reached: the lowest level at which every output agrees; None if there is no such level.
    max_abs_error, max_rel_error: the largest error over all outputs. None if no error was measured (see Comparison),
        for instance because no output has a floating-point dtype, or because the outcome is OUTPUT_MISMATCH.
    comparisons: one JudgedOutput per output, then one per input that was changed in place; empty for OUTPUT_MISMATCH.
    accuracy: the measures of accuracy; None for OUTPUT_MISMATCH or if the caller did not ask for it.
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
    accuracy: Accuracy | None = None


@dataclass(frozen=True)
class _Tensor:
    """A tensor of the reference or of the candidate. ``label`` names the tensor in messages.

    ``index`` is the tensor's position in Outputs.arrays. It is None for a Python number, and for an input
    that the graph changed.
    """

    label: str
    array: Array
    dtype: str
    index: int | None = None


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
    closely: bool = False,
    float64: Outputs | None = None,
) -> Verdict:
    """Compare a candidate's outputs, and the inputs that it changed in place, with those of the reference.

    The outcome is OUTPUT_MISMATCH if the structure, a shape, a dtype or the type of a Python value differs, or if only
    one side changed an input. Python floats and complex numbers are compared like tensors of float64 and complex128.
    Any other Python value must be equal on both sides. If it is not, the outcome is OUTPUT_MISMATCH.

    The outcome is ACCURACY if NaN or infinity are in different places, or if values do not agree. Otherwise the outcome
    is OK, even if the model returns nothing. Each output is read only once.

    Args:
        reference, candidate: the return value of the model's call on each of the two sides.
        tolerance: the level of the tolerance ladder at which the outputs are judged, one of LEVELS.
        reference_mutated, candidate_mutated: the inputs that each side changed, by name.
        closely: whether to also measure the verdict's ``accuracy`` and the outputs' details.
        float64: the outputs of the same graph computed in float64, for the details; None if there are none.

    Returns:
        The verdict.

    Raises:
        ValueError: ``tolerance`` is not a level of the ladder.
    """
    require_level(tolerance)
    structure, candidate_structure = flatten(reference.structure), flatten(candidate.structure)
    outputs, inputs = _outputs(reference, structure), _inputs(reference_mutated or {})
    broken = difference(structure, candidate_structure)
    if broken:
        return _mismatch(_Failure("structure", broken), outputs, inputs, tolerance)
    candidate_outputs, candidate_inputs = _outputs(candidate, candidate_structure), _inputs(candidate_mutated or {})
    failure = _misfit(outputs, candidate_outputs)
    failure = failure or _changed_by_one_side(inputs, candidate_inputs) or _misfit(inputs, candidate_inputs)
    if failure:
        return _mismatch(failure, outputs, inputs, tolerance)
    judged = [
        _judged(wanted, _found(wanted, got, tolerance, closely, float64))
        for wanted, got in zip([*outputs, *inputs], [*candidate_outputs, *candidate_inputs], strict=True)
    ]
    traits = [output.reference for output in judged]
    accuracy = accuracy_of([output.details for output in judged if output.details is not None]) if closely else None
    return _by_values(judged, _flags(traits, traits[: len(outputs)]), tolerance, accuracy)


def _outputs(outputs: Outputs, structure: Flat) -> list[_Tensor]:
    """Return the outputs that are compared as tensors: all tensors, Python floats and complex numbers.

    An output is named "output N", where N is its number among all leaves of the structure.
    """
    found = []
    for number, leaf in enumerate(structure.leaves):
        label = f"output {number}"
        if isinstance(leaf, TensorLeaf):
            found.append(_Tensor(label, outputs.arrays[leaf.index], outputs.dtypes[leaf.index], leaf.index))
        elif isinstance(leaf, float):
            found.append(_Tensor(label, np.array(leaf, np.float64), "float64"))
        elif isinstance(leaf, complex):
            found.append(_Tensor(label, np.array(leaf, np.complex128), "complex128"))
    return found


def _inputs(mutated: Mapping[str, Array]) -> list[_Tensor]:
    return [_Tensor(f'input "{name}"', mutated[name], mutated[name].dtype.name) for name in sorted(mutated)]


def _flags(every: Iterable[ReferenceTraits], outputs: Iterable[ReferenceTraits]) -> tuple[str, ...]:
    known = [traits.degenerate for traits in outputs if traits.degenerate is not None]
    flags = {
        "degenerate_output": bool(known) and all(known),
        "partly_degenerate": any(known) and not all(known),
        "nonfinite_reference": any(traits.nonfinite for traits in every),
    }
    return tuple(name for name, raised in flags.items() if raised)


def _misfit(reference: Iterable[_Tensor], candidate: Iterable[_Tensor]) -> _Failure | None:
    """Describe the first tensor whose shape or dtype differs from the reference's; None if all are the same."""
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


def _found(wanted: _Tensor, got: _Tensor, tolerance: int, closely: bool, float64: Outputs | None) -> Findings:
    if not closely or wanted.index is None:
        return walk(wanted.array, got.array, tolerance)
    exact = float64.arrays[wanted.index] if float64 is not None and wanted.index < len(float64.arrays) else None
    if exact is not None and not can_be_compared(exact, wanted.array, wanted.dtype):
        exact = None
    return walk_closely(wanted.array, got.array, tolerance, exact, wanted.dtype)


def _judged(wanted: _Tensor, found: Findings) -> JudgedOutput:
    shape = wanted.array.shape
    return JudgedOutput(wanted.label, shape, wanted.dtype, found.comparison, found.traits, found.details)


def _mismatch(failure: _Failure, outputs: list[_Tensor], inputs: list[_Tensor], tolerance: int) -> Verdict:
    traits = [describe(tensor.array) for tensor in [*outputs, *inputs]]
    return Verdict(
        outcome=Outcome.OUTPUT_MISMATCH,
        step=failure.step,
        message=failure.message,
        flags=_flags(traits, traits[: len(outputs)]),
        policy=POLICY,
        tolerance_judged=tolerance,
        tolerance_reached=None,
        max_abs_error=None,
        max_rel_error=None,
        ladder=(False,) * len(LEVELS),
        comparisons=(),
    )


def _by_values(
    outputs: Sequence[JudgedOutput], flags: tuple[str, ...], tolerance: int, accuracy: Accuracy | None
) -> Verdict:
    comparisons = [output.comparison for output in outputs]
    ladder = tuple(all(comparison.ladder[index] for comparison in comparisons) for index in range(len(LEVELS)))
    failure = _wrong_pattern(outputs) or _wrong_values(outputs)
    return Verdict(
        outcome=Outcome.ACCURACY if failure else Outcome.OK,
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
        accuracy=accuracy,
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

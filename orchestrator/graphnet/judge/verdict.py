"""The verdict on a candidate's outputs: structure first, then shapes and dtypes, then finite pattern, then values."""

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
"""Name of the rules below; a change that can change a verdict needs a new number."""

Step: TypeAlias = Literal["structure", "shape", "dtype", "mutated_inputs", "finite_pattern", "values"]


@dataclass(frozen=True)
class Outputs:
    """The return value of one call of a model.

    structure: its nesting, see structure.Tree.
    arrays: its tensors; bfloat16 as ml_dtypes.bfloat16.
    dtypes: torch's names without prefix ("float32"), one per array.

    Raises ValueError if these do not fit together.
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
    """One output that was compared.

    label: "output 2", or 'input "x"' for an input that the graph changed in place.
    details: only of returned tensors, and only if they were asked for.
    """

    label: str
    shape: tuple[int, ...]
    dtype: str
    comparison: Comparison
    reference: ReferenceTraits
    details: Details | None


@dataclass(frozen=True)
class Verdict:
    """The decision of judge(). Apart from ``accuracy`` and details it holds no NaN and no infinity: it is safe as JSON.

    outcome: OK, ACCURACY or OUTPUT_MISMATCH.
    step, message: where and how the outputs first went wrong; None for OK.
    flags: "degenerate_output", if there are floating-point outputs of more than one element and all of them are
        degenerate (see ReferenceTraits); "nonfinite_reference", if the reference holds NaN or infinity anywhere.
    ladder: per level of LEVELS, whether every output agrees. tolerance_reached: the lowest such level, None if none.
    max_abs_error, max_rel_error: largest over the outputs; None if none was measured (see Comparison): there are no
        floating-point elements, or the outcome is OUTPUT_MISMATCH.
    comparisons: every output in order, then the inputs changed in place; empty for OUTPUT_MISMATCH.
    accuracy: None unless it was asked for, and for OUTPUT_MISMATCH.
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
    """A tensor of one side and its name in messages. ``index``: its place in Outputs.arrays, None if it has none."""

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
    """Judge a candidate's outputs, and the inputs that each side changed in place, at one level of the ladder.

    OUTPUT_MISMATCH: the structure, a shape or a dtype differs, or only one side changed an input. Python values must be
    of one type; float and complex ones are then compared like 0-dim float64 and complex128 tensors, the others must be
    equal. ACCURACY: NaN or infinity in other places, or values that do not agree. Else OK, also if the model returns
    nothing. Each output is read only once.

    Args:
        reference, candidate: the return values of both sides.
        tolerance: the level of the ladder, one of LEVELS.
        reference_mutated, candidate_mutated: the changed inputs of each side, by name.
        closely: whether to measure the verdict's ``accuracy`` and the outputs' details, too.
        float64: the outputs of the same graph in float64, for those details.

    Returns:
        The verdict.

    Raises:
        ValueError: ``tolerance`` is not on the ladder.
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
    """Every output that is compared as a tensor. Its number counts all leaves, also those that are not tensors."""
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
        "nonfinite_reference": any(traits.nonfinite for traits in every),
    }
    return tuple(name for name, raised in flags.items() if raised)


def _misfit(reference: Iterable[_Tensor], candidate: Iterable[_Tensor]) -> _Failure | None:
    """Find the first tensor whose shape or dtype differs."""
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

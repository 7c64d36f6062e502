"""The verdict on a candidate's outputs: first on structure, then on shapes, dtypes, NaN and infinity, and values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

import numpy as np

from graphnet.judge.accuracy import OUTCOMES, Accuracy, Ruling, accuracy_of, decide_output, worst_of
from graphnet.judge.arithmetic import Array
from graphnet.judge.compare import Comparison
from graphnet.judge.findings import Elsewhere, Finding, Float64Errors, JudgedBy, Wrong
from graphnet.judge.float64 import ILL_CONDITIONED
from graphnet.judge.ladder import DEFAULT_TOLERANCE, LADDER_DTYPES, LEVELS, require_level
from graphnet.judge.structure import Flat, TensorLeaf, Tree, difference, flatten
from graphnet.judge.traits import ReferenceTraits, describe
from graphnet.judge.walk import Details, Exact, Findings, walk, walk_closely
from graphnet.judge.wrong import sentence, wrong_of
from graphnet.outcomes import Outcome

POLICY: Final = "graphnet-ladder/1"
"""Name and version of the judge's rules. Increase the number if a change to the rules can alter a verdict."""

Step: TypeAlias = Literal[
    "structure", "shape", "dtype", "mutated_inputs", "finite_pattern", "values", "moments", "timed"
]


@dataclass(frozen=True)
class Outputs:
    """The return value of one call of a model: its structure (see structure.Tree), its tensors and their dtypes.

    bfloat16 tensors have dtype ml_dtypes.bfloat16; dtypes are torch's names without the prefix ("float32"). Raises
    ValueError if the structure, the arrays and the dtypes do not fit together.
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
class Float64Call:
    """The return value of the model's call in float64, and the inputs that the call changed in place, by name."""

    outputs: Outputs
    mutated: Mapping[str, Array] = field(default_factory=dict)


@dataclass(frozen=True)
class JudgedOutput:
    """One output, or one input that the graph changed in place, with the result of its comparison.

    label: the name in messages: "output 2", or 'input "x"' for an input that the graph changed in place.
    details: present only if the caller asked for details.
    """

    label: str
    shape: tuple[int, ...]
    dtype: str
    comparison: Comparison
    reference: ReferenceTraits
    details: Details | None
    ruling: Ruling


@dataclass(frozen=True)
class Verdict:
    """The decision of judge().

    The numbers of ``accuracy`` and of the details may be NaN or infinite. All others are finite, so that JSON can hold
    them.

    outcome: OK, ACCURACY, ILL_CONDITIONED or OUTPUT_MISMATCH.
    judged_by: ``float64`` if it decided about at least one output against the ladder. None for OUTPUT_MISMATCH.
    step, message: where and how the outputs first went wrong; None for OK.
    flags: "degenerate_output" if all floating-point outputs with more than one element are degenerate (see
        ReferenceTraits); "partly_degenerate" if only some of these are; "nonfinite_reference" if any output of the
        reference contains NaN or infinity.
    ladder: for each level of LEVELS, whether every output agrees with the reference at this level.
    tolerance_reached: the lowest level at which every output agrees; None if there is no such level.
    max_abs_error, max_rel_error: the largest error over all outputs. None if no error was measured (see Comparison),
        for instance because no output has a floating-point dtype, or because the outcome is OUTPUT_MISMATCH.
    comparisons: one JudgedOutput per output, then one per input that was changed in place; empty for OUTPUT_MISMATCH.
    wrong: how wrong the first wrong output is; None unless the outcome is ACCURACY.
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
    judged_by: JudgedBy | None = None
    wrong: Wrong | None = None


@dataclass(frozen=True)
class _Tensor:
    """A tensor of one side. ``label`` names it in messages.

    ``index`` is its position in Outputs.arrays; None for a Python number, and for an input that the graph changed.
    """

    label: str
    array: Array
    dtype: str
    index: int | None = None


@dataclass(frozen=True)
class Disagreement:
    """How a candidate differs from the reference: the ``step`` and the ``message`` of a row."""

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
    float64: Sequence[Float64Call] = (),
    elsewhere: Mapping[str, Elsewhere] | None = None,
) -> Verdict:
    """Compare a candidate's outputs, and the inputs that it changed in place, with those of the reference.

    The outcome is OUTPUT_MISMATCH if the structure, a shape, a dtype or the type of a Python value differs, or if only
    one side changed an input. Python floats and complex numbers are compared like tensors of float64 and complex128;
    any other Python value must be equal, else the outcome is OUTPUT_MISMATCH.

    Values are judged by two rulers, output by output (see ``judge/accuracy.py``): the ladder, and the errors against
    float64. The outcome is ACCURACY if an output is wrong, else ILL_CONDITIONED if the reference's own error in an
    output is too large to judge it, else OK, even if the model returns nothing. Only a wrong output is read twice.

    Args:
        reference, candidate: the return value of the model's call on each of the two sides.
        tolerance: the level of the ladder at which the outputs are judged. ValueError if it is none.
        reference_mutated, candidate_mutated: the inputs that each side changed, by name.
        closely: whether to also measure the verdict's ``accuracy`` and the outputs' details.
        float64: the same graph computed in float64 on the same inputs, and then on inputs that are moved by a few
            roundings (the nudged calls). Empty if there are no such calls; then only the ladder judges.
        elsewhere: the known errors of the reference on other inputs, by the label of the output.
    """
    require_level(tolerance)
    structure, candidate_structure = flatten(reference.structure), flatten(candidate.structure)
    outputs, inputs = _outputs(reference, structure), _inputs(reference_mutated or {})
    broken = difference(structure, candidate_structure)
    if broken:
        return _mismatch(Disagreement("structure", broken), outputs, inputs, tolerance)
    candidate_outputs, candidate_inputs = _outputs(candidate, candidate_structure), _inputs(candidate_mutated or {})
    failure = _misfit(outputs, candidate_outputs)
    failure = failure or _changed_by_one_side(inputs, candidate_inputs) or _misfit(inputs, candidate_inputs)
    if failure:
        return _mismatch(failure, outputs, inputs, tolerance)
    exact = [_by_label(call, structure) for call in float64]
    sides = list(zip([*outputs, *inputs], [*candidate_outputs, *candidate_inputs], strict=True))
    judged = [
        _judged(
            wanted,
            _found(wanted, got, tolerance, closely, _exact(wanted, exact), (elsewhere or {}).get(wanted.label)),
            tolerance,
        )
        for wanted, got in sides
    ]
    first_wrong = _first_wrong(judged)
    wrong = None
    if first_wrong is not None:
        (wanted, got), first = sides[first_wrong], judged[first_wrong]
        found = Findings(first.comparison, first.reference, first.details)
        sides_of = (wanted.array, got.array, _exact(wanted, exact))
        wrong = wrong_of(first.label, *sides_of, first.dtype, found, first.ruling.by)
    traits = [output.reference for output in judged]
    accuracy = None
    if closely:
        of_tensors = zip(sides, judged, strict=True)
        accuracy = accuracy_of([one.details for (of, _), one in of_tensors if one.details and of.index is not None])
    failure = _failure(judged, None if first_wrong is None else judged[first_wrong], wrong)
    return _by_values(judged, _flags(traits, traits[: len(outputs)]), tolerance, accuracy, failure, wrong)


def _first_wrong(judged: Sequence[JudgedOutput]) -> int | None:
    """Return the position of the first wrong output; one with NaN or infinity in wrong places comes first."""
    wrong = [place for place, output in enumerate(judged) if output.ruling.finding is Finding.wrong]
    return min(wrong, key=lambda place: _step(judged[place]) != "finite_pattern", default=None)


def _by_label(call: Float64Call, structure: Flat) -> dict[str, Array]:
    """Return the outputs of a call in float64 by their labels; empty if their nesting is another one."""
    own = flatten(call.outputs.structure)
    # A Python float has another value in float64, so compare only the kinds of the leaves.
    if len(own.leaves) != len(structure.leaves):
        return {}
    tensors = [*_outputs(call.outputs, own), *_inputs(call.mutated)]
    return {tensor.label: tensor.array for tensor in tensors}


def _exact(wanted: _Tensor, calls: Sequence[Mapping[str, Array]]) -> Exact | None:
    found = [call[wanted.label] for call in calls if wanted.label in call]
    # The first call is the one on the reference's own inputs.
    if not calls or wanted.label not in calls[0]:
        return None
    return Exact(found[0], tuple(one for one in found[1:] if one.shape == wanted.array.shape))


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


def _misfit(reference: Iterable[_Tensor], candidate: Iterable[_Tensor]) -> Disagreement | None:
    for wanted, got in zip(reference, candidate, strict=True):
        if wanted.array.shape != got.array.shape:
            shapes = f"shape {got.array.shape} where the reference has {wanted.array.shape}"
            return Disagreement("shape", f"{wanted.label}: {shapes}")
        if (wanted.dtype, wanted.array.dtype) != (got.dtype, got.array.dtype):
            return Disagreement("dtype", f"{wanted.label}: dtype {got.dtype} where the reference has {wanted.dtype}")
    return None


def _changed_by_one_side(reference: Iterable[_Tensor], candidate: Iterable[_Tensor]) -> Disagreement | None:
    expected, actual = {tensor.label for tensor in reference}, {tensor.label for tensor in candidate}
    sides = {"the reference": expected - actual, "the candidate": actual - expected}
    named = [f"{label} by {side}" for side, labels in sides.items() for label in sorted(labels)]
    if not named:
        return None
    return Disagreement("mutated_inputs", f"inputs changed by one side only: {', '.join(named)}")


def _found(  # noqa: PLR0913 - the output on all sides, and how it is judged
    wanted: _Tensor, got: _Tensor, tolerance: int, closely: bool, exact: Exact | None, elsewhere: Elsewhere | None
) -> Findings:
    if not closely and exact is None:
        return walk(wanted.array, got.array, tolerance)
    return walk_closely(wanted.array, got.array, tolerance, exact, wanted.dtype, elsewhere)


def _judged(wanted: _Tensor, found: Findings, tolerance: int) -> JudgedOutput:
    details = found.details
    errors, decided = (details.float64, details.decided) if details is not None else (None, None)
    return JudgedOutput(
        wanted.label,
        wanted.array.shape,
        wanted.dtype,
        found.comparison,
        found.traits,
        details,
        decide_output(found.comparison.ladder[LEVELS.index(tolerance)], wanted.dtype, tolerance, errors, decided),
    )


def _mismatch(failure: Disagreement, outputs: list[_Tensor], inputs: list[_Tensor], tolerance: int) -> Verdict:
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


def _by_values(  # noqa: PLR0913 - the parts of the verdict
    outputs: Sequence[JudgedOutput],
    flags: tuple[str, ...],
    tolerance: int,
    accuracy: Accuracy | None,
    failure: Disagreement | None,
    wrong: Wrong | None,
) -> Verdict:
    comparisons = [output.comparison for output in outputs]
    ladder = tuple(all(comparison.ladder[index] for comparison in comparisons) for index in range(len(LEVELS)))
    worst = worst_of(output.ruling for output in outputs)
    return Verdict(
        outcome=OUTCOMES[worst.finding],
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
        judged_by=worst.by,
        wrong=wrong,
    )


def _failure(outputs: Sequence[JudgedOutput], first: JudgedOutput | None, wrong: Wrong | None) -> Disagreement | None:
    """Return the step and the message of the verdict, which describes ``first`` if an output is wrong; None if OK."""
    if first is not None and wrong is not None:
        return Disagreement(_step(first), f"{first.label}: {_sentence(first, wrong)}")
    for output in outputs:
        if output.ruling.finding is Finding.ill_conditioned:
            return Disagreement("values", f"{output.label}: {_how_ill(output)}")
    return None


def _errors(output: JudgedOutput) -> Float64Errors | None:
    return None if output.details is None else output.details.float64


def _step(output: JudgedOutput) -> Step:
    errors = _errors(output)
    if output.ruling.by is JudgedBy.ladder or errors is None:
        return "values" if output.comparison.nonfinite_agrees else "finite_pattern"
    return "finite_pattern" if errors.stray else "values"


def _sentence(output: JudgedOutput, wrong: Wrong) -> str:
    if _step(output) == "finite_pattern":
        return "NaN or infinity on one side only, or not the same"
    if output.ruling.by is JudgedBy.ladder:
        return _values_differ(output.comparison, output.dtype)
    return sentence(wrong, output.ruling.by, _errors(output))


def _how_ill(output: JudgedOutput) -> str:
    errors = _errors(output)
    if errors is None:
        return "most of its bools follow from numbers that are almost equal, so nobody can be judged by such an output"
    bound = ILL_CONDITIONED[output.dtype]
    return (
        f"eager's own error against float64 is {errors.reference:.2g} of the output's size, above {bound:.2g}, and the "
        f"compiled graph's is {errors.candidate:.2g}: nobody can be judged by such an output (graphnet samples digits "
        "names the operators)"
    )


def _largest(errors: Iterable[float | None]) -> float | None:
    return max((error for error in errors if error is not None), default=None)


def _values_differ(comparison: Comparison, dtype: str) -> str:
    share = f"{comparison.mismatched} of {comparison.elements} elements"
    if dtype not in LADDER_DTYPES:
        return f"{share} differ, and {dtype} must be equal"
    reached = comparison.tolerance_reached
    agrees = "agree at no tolerance" if reached is None else f"agree from tolerance {reached} on"
    error = f"the largest absolute error is {comparison.max_abs_error:.3g}"
    return f"{share} are beyond tolerance {comparison.mismatched_at}; {error}, and all {agrees}"

"""The outputs by which a sample's rows are judged: those of a reference that runs, or kept ones of an earlier run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from graphnet.bench.verdicts import OTHER_INPUTS
from graphnet.judge.draws import Moments
from graphnet.judge.evidence import Counts
from graphnet.talk.arrays import SampleOutputs
from graphnet.talk.client import Progress
from graphnet.talk.kept_outputs import KeptOutputs

#: The number of nudged calls if one is not enough (see reference.py).
MOST_NUDGES: Final = 6
#: The names of the calls in float64 for each call that is judged: the plain one, and the one on nudged inputs.
FLOAT64_CALLS: Final = {
    "first": ("float64", "float64_nudged"),
    OTHER_INPUTS: ("float64_other_inputs", "float64_other_inputs_nudged"),
}


@dataclass(frozen=True)
class Expected:
    """The outputs of a reference.

    Attributes:
        outputs: the outputs of each call: ``first`` and, if the graph can be called on other inputs, ``other_inputs``.
        float64: for each call, its outputs in float64 and those of the nudged calls. Empty if the graph cannot be
            computed in float64 or draws random numbers.
        draws: the moments of the outputs of calls with several seeds, the first call's first. Empty if nothing is
            drawn.
        generator_digest: the state of torch's generator after the first call.
        operators: the operators of the sample in eager mode; None if nobody counted them.
        other_number: the number of the inputs of ``other_inputs``.
    """

    outputs: Mapping[str, SampleOutputs]
    float64: Mapping[str, tuple[SampleOutputs, ...]]
    draws: tuple[tuple[Moments, ...], ...] = ()
    draws_random: bool = False
    generator_digest: str = ""
    operators: Counts | None = None
    other_number: int = 0

    @classmethod
    def of(
        cls,
        reference: Progress,
        outputs: Mapping[str, SampleOutputs],
        float64: Mapping[str, tuple[SampleOutputs, ...]],
        draws: tuple[tuple[Moments, ...], ...],
    ) -> Expected:
        """Make the outputs of a reference from its progress, which says what its graph drew."""
        report = reference.call_report
        if report is None:
            return cls(outputs, float64, draws)
        return cls(outputs, float64, draws, report.draws_random, report.generator_digest)

    def same_generator(self, candidate: Progress) -> bool:
        """Return whether a candidate drew the same random numbers. True if the graph draws none, or if unknown."""
        report = candidate.call_report
        return report is None or not self.draws_random or report.generator_digest == self.generator_digest


def float64_names(call: str) -> list[str]:
    """Return the names under which the float64 outputs of a call are kept: the plain one, then the nudged ones."""
    exact, nudged = FLOAT64_CALLS[call]
    return [exact, *(f"{nudged}_{number}" for number in range(1, MOST_NUDGES + 1))]


def named_in_float64(call: str, found: Sequence[SampleOutputs]) -> dict[str, SampleOutputs]:
    """Return the float64 outputs of a call, in the order of ``float64_names``, by these names."""
    return dict(zip(float64_names(call), found, strict=False))


def float64_of(calls: Mapping[str, SampleOutputs]) -> dict[str, tuple[SampleOutputs, ...]]:
    """Return the calls in float64, by the call that they judge. A call without a plain float64 call is left out."""
    names = {call: float64_names(call) for call in FLOAT64_CALLS}
    return {
        call: tuple(calls[name] for name in of_call if name in calls)
        for call, of_call in names.items()
        if of_call[0] in calls
    }


def expected_of(kept: KeptOutputs) -> Expected:
    """Return kept outputs as those of a reference."""
    outputs = {call: kept.calls[call] for call in FLOAT64_CALLS if call in kept.calls}
    exact, number = float64_of(kept.calls), kept.other_number
    return Expected(outputs, exact, kept.draws, kept.draws_random, kept.generator_digest, other_number=number)


def kept_as_reference(candidate: Progress, expected: Expected) -> KeptOutputs:
    """Return what is kept of a judged candidate. Float64 calls and draws are those of its own reference, and the graph
    draws random numbers if either of the two says so.
    """
    outputs = {call: candidate.outputs[call] for call in FLOAT64_CALLS if call in candidate.outputs}
    own = Expected.of(candidate, outputs, expected.float64, expected.draws)
    calls = dict(outputs)
    for call, found in own.float64.items():
        calls |= named_in_float64(call, found)
    draws_random = own.draws_random or expected.draws_random
    return KeptOutputs(calls, draws_random, own.generator_digest, own.draws, expected.other_number)

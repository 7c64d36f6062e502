"""Gives a sample's calls other inputs: its own, rolled by a number (``graphnet_contract.other_inputs``)."""

from __future__ import annotations

from typing import Any, List, Sequence, Set

from graphnet_contract.messages import TensorSpec
from graphnet_contract.other_inputs import rolled_positions, shift
from graphnet_runner.tensors import Inputs


class OtherInputs:
    """Rolls the inputs of one sample in place, and makes copies of them for the further calls of a trial."""

    def __init__(self, inputs: Inputs, specs: Sequence[TensorSpec]) -> None:
        self._inputs = inputs
        self._positions = rolled_positions(specs)
        #: The names of the inputs that are rolled.
        self.names: Set[str] = {inputs.names[position] for position in self._positions}
        self._copies: List[List[Any]] = []

    def roll(self, number: int) -> None:
        """Give the sample the inputs of this number, whatever it has now. ``restore`` gives it its own again."""
        self._roll(self._inputs.values, number)

    def restore(self) -> None:
        self._inputs.restore(self.names)

    def of_trial(self, number: int, sets: int, calls: int) -> List[Sequence[Any]]:
        """Return the arguments of each call of a trial. They alternate between the inputs of ``sets`` numbers, the
        first of which the sample itself has then.
        """
        values = self._inputs.values
        while len(self._copies) < sets - 1:
            copy = list(values)
            for position in self._positions:
                copy[position] = values[position].clone()
            self._copies.append(copy)
        every: List[Sequence[Any]] = [values, *self._copies[: sets - 1]]
        for place, arguments in enumerate(every):
            self._roll(arguments, number + place)
        return [every[call % sets] for call in range(calls)]

    def _roll(self, arguments: Sequence[Any], number: int) -> None:
        for position in self._positions:
            own = self._inputs.pristine(position)
            rolled = own.reshape(-1).roll(shift(number, position, own.numel())).reshape(own.shape)
            arguments[position].copy_(rolled)

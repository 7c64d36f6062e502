"""Gives a sample's calls other inputs: its own, rolled by a number (``graphnet_contract.other_inputs``)."""

from __future__ import annotations

from typing import Any, Dict, List, Sequence, Set

from graphnet_contract.messages import TensorSpec
from graphnet_contract.other_inputs import Rolled, integer_tensors, is_rolled, number_of, rolled_tensors
from graphnet_runner.tensors import Inputs, same_bits


class OtherInputs:
    """Rolls the inputs of one sample in place, and gives each call of a trial inputs of its own."""

    def __init__(self, inputs: Inputs, specs: Sequence[TensorSpec]) -> None:
        self._inputs = inputs
        self._rolled = rolled_tensors(specs)
        self._names: Set[str] = {inputs.names[one.position] for one in self._rolled}
        self._integers = integer_tensors(specs)
        #: The names of the integer inputs that are rolled now.
        self._changed: Set[str] = set()
        self._flat: Dict[int, Any] = {}
        #: The buffers of which the calls of a trial get parts, by position, and the arguments of each call.
        self._buffers: Dict[int, Any] = {}
        #: For buffers of copies, the place in the rolled tensor of each of their elements.
        self._places: Dict[int, Any] = {}
        self._calls: List[Sequence[Any]] = []
        #: Whether the calls of the last trial got parts of the buffers, and not the sample's own tensors.
        self._has_parts = False

    def roll(self, number: int) -> None:
        """Give the sample the inputs of this number, whatever it has now. ``restore`` gives it its own again."""
        for one in self._rolled:
            value = self._inputs.values[one.position]
            value.copy_(self._own(one).roll(one.shift(number)).reshape(value.shape))
        for place, position in enumerate(self._integers):
            if is_rolled(number, place):
                self._inputs.values[position].copy_(_rows_rolled(self._inputs.pristine(position)))
                self._changed.add(self._inputs.names[position])

    def restore(self) -> None:
        self._inputs.restore(self._names | self._changed)
        self._changed.clear()

    def written(self, trial: int) -> List[str]:
        """Return the names of the inputs into which a call of the last trial, of this number, wrote."""
        if not self._rolled or self._rolled[0].stays:
            return []
        return [self._inputs.names[one.position] for one in self._rolled if not self._is_as_given(one, trial)]

    def _is_as_given(self, one: Rolled, trial: int) -> bool:
        rolled = self._own(one).roll(one.shift(number_of(trial, 0)))
        if not self._has_parts:
            value = self._inputs.values[one.position]
            return same_bits(value, rolled.reshape(value.shape))
        buffer = self._buffers[one.position]
        if one.is_viewed:
            return all(same_bits(half, rolled) for half in (buffer[: one.elements], buffer[one.elements :]))
        given = buffer.clone()
        self._fill(one, rolled, given)
        return same_bits(buffer, given)

    def of_trial(self, trial: int, calls: int) -> Sequence[Sequence[Any]]:
        """Return the arguments of each call of a trial. A single call gets the sample's own tensors, rolled in place,
        because only these can be restored after a graph has written into them.
        """
        if not self._rolled or self._rolled[0].stays:
            return [self._inputs.values] * calls
        self._has_parts = calls > 1
        if calls == 1:
            self.roll(number_of(trial, 0))
            return [self._inputs.values]
        if len(self._calls) != calls:
            self._make(calls)
        for one in self._rolled:
            self._fill(one, self._own(one).roll(one.shift(number_of(trial, 0))), self._buffers[one.position])
        return self._calls

    def _own(self, one: Rolled) -> Any:
        """Return the sample's own tensor, flat and on the device."""
        if one.position not in self._flat:
            device = self._inputs.values[one.position].device
            # On a CPU, this is the memory of the inputs file.
            self._flat[one.position] = self._inputs.pristine(one.position).reshape(-1).to(device)
        return self._flat[one.position]

    def _make(self, calls: int) -> None:
        """Make the buffers and the arguments, which stay the same for all trials of so many calls."""
        import torch

        every: List[List[Any]] = [list(self._inputs.values) for _ in range(calls)]
        for one in self._rolled:
            value = self._inputs.values[one.position]
            if one.is_viewed:
                buffer = torch.empty(2 * one.elements, dtype=value.dtype, device=value.device)
                parts = [buffer[offset : offset + one.elements] for offset in map(one.offset, range(one.variants))]
            else:
                # Whole rows are copied, also what follows the tensor in a row.
                width, rows = one.row_bytes // one.itemsize, map(one.offset, range(min(calls, one.variants)))
                places = torch.tensor([[(first + place) % one.elements for place in range(width)] for first in rows])
                buffer = torch.empty(places.shape, dtype=value.dtype, device=value.device)
                places = places.to(value.device)
                parts = [row[: one.elements] for row in buffer]
                self._places[one.position] = places
            shaped = [part.view(value.shape) for part in parts[:calls]]
            for call, arguments in enumerate(every):
                arguments[one.position] = shaped[call % len(shaped)]
            self._buffers[one.position] = buffer
        self._calls = list(every)

    def _fill(self, one: Rolled, rolled: Any, buffer: Any) -> None:
        """Fill a tensor's buffer for one trial. ``rolled``: the tensor of the trial's first call, flat."""
        if one.is_viewed:
            buffer[: one.elements].copy_(rolled)
            buffer[one.elements :].copy_(rolled)
            return
        bits = _bits(rolled)
        _bits(buffer).copy_(bits.take(self._places[one.position]))


def _rows_rolled(tensor: Any) -> Any:
    """Roll a tensor of integers along its longest dimension, each row by another number. A row (one end of all edges,
    one corner of all boxes) keeps its values, and pairs of values change.
    """
    import torch

    longest = max(range(tensor.dim()), key=lambda dimension: tensor.shape[dimension])
    moved = _bits(tensor.contiguous()).movedim(longest, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    places = torch.arange(rows.shape[1]) - torch.arange(1, len(rows) + 1)[:, None]
    places %= rows.shape[1]
    rolled = rows.gather(1, places).view(moved.shape).movedim(-1, longest)
    return rolled.contiguous().view(tensor.dtype)


def _bits(tensor: Any) -> Any:
    """View a tensor as integers of the same size, because torch cannot take elements of float8 and unsigned ones."""
    import torch

    kinds = {1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64}
    kind = kinds.get(tensor.element_size())
    return tensor if kind is None else tensor.view(kind)

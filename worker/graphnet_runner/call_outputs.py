"""The result of one call, and how it is sent to the server."""

from __future__ import annotations

import dataclasses
import json
import os
from dataclasses import dataclass
from typing import Any, Mapping, Sequence

from graphnet_contract.messages import OutputSet
from graphnet_runner import tensors
from graphnet_runner.frames import ServeSample
from graphnet_runner.link import ServerLink
from graphnet_runner.traits import TensorTraits


@dataclass(frozen=True)
class CallOutputs:
    """The result of one call: its nesting as a JSON value, its tensors in order, and the inputs that it overwrote."""

    structure: Any
    produced: Sequence[Any]
    written: Mapping[str, Any]
    #: The traits (layout, strides, shared memory and so on) of each tensor before it was copied. Empty for a call in
    #: float64 and for inputs that this process made, whose traits are not determined.
    traits: Sequence[TensorTraits] = ()

    def same_as(self, other: CallOutputs) -> bool:
        """Whether this result and ``other`` have the same nesting and the same bits."""
        return (
            self.structure == other.structure
            and tensors.same_outputs(self.produced, other.produced)
            and tensors.same_outputs(list(self.written.values()), list(other.written.values()))
        )

    def copied(self) -> CallOutputs:
        """Return a copy, whose tensors no later call can overwrite."""
        written = dict(zip(self.written, tensors.clone_outputs(list(self.written.values()))))
        return dataclasses.replace(self, produced=tensors.clone_outputs(self.produced), written=written)


class OutputWriter:
    """Writes each set of outputs into a separate file and announces the file to the server."""

    def __init__(self, link: ServerLink, order: ServeSample) -> None:
        self._link = link
        self._order = order
        self._files = 0

    def send(self, call: str, outputs: CallOutputs) -> None:
        """Write and announce the set named ``call``. Raise ValueError if it is too large, and StorageError."""
        self._files += 1
        name = "%s-%d" % (self._order.output_prefix, self._files)
        path = os.path.join(self._order.outputs_directory, name)
        everything = [*outputs.produced, *outputs.written.values()]
        headers = tensors.write_tensors(path, everything, self._order.max_output_bytes)
        for number, traits in enumerate(outputs.traits):
            headers[number] = dataclasses.replace(headers[number], **dataclasses.asdict(traits))
        self._link.send(
            OutputSet(
                call=call,
                structure_json=json.dumps(outputs.structure),
                tensors=tuple(headers),
                file_name=name,
                mutated_inputs={item: len(outputs.produced) + i for i, item in enumerate(outputs.written)},
            )
        )

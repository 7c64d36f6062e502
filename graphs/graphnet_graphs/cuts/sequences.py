"""Find sequences of operators that occur repeatedly in samples. Write each distinct sequence as a complete sample.

A sequence is a range of successive statements that all have an operator; `x = L_x_` only gives a value another name.
Two sequences are equal if their canonical hashes are: they have the same operators, arguments, shapes and dtypes.
"""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Set, Tuple

from graphnet_contract.samples import Sample
from graphnet_graphs.code.canonical import Shape, canonical_hash
from graphnet_graphs.code.compose import operator_of
from graphnet_graphs.code.parts import Forward, Part
from graphnet_graphs.cuts.decompose import Observed, observe, run_parts
from graphnet_graphs.cuts.part_samples import (
    DERIVED_FROM,
    Described,
    attributes_of_cut,
    described_as_loaded,
    passed_value,
    write_files,
)
from graphnet_graphs.errors import UsageError, first_line
from graphnet_graphs.running.compare import require_equal
from graphnet_graphs.running.run_sample import make_arguments, run_sample
from graphnet_graphs.running.sample_module import copies
from graphnet_graphs.write.captured_graph import shape_of
from graphnet_graphs.write.whole_folder import whole_folder

#: The name of the file that lists the sequences in a folder.
INDEX = "sequences.json"
#: The result of `operator_of` for a statement that only gives a value another name.
_RENAME = "Name"
Range = Tuple[int, int]
Operators = Tuple[str, ...]


@dataclass
class Found:
    """One distinct sequence: the operator of each statement, how often it occurs, and its samples' names, sorted."""

    graph_hash: str
    operators: Operators
    count: int = 0
    samples: List[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The name of the folder into which `Sequences.write` writes the sequence."""
        return f"sequence_{self.graph_hash[:12]}"


@dataclass(frozen=True)
class _Files:
    text: str
    described: Mapping[str, Described]
    attributes: Mapping[str, Any]


class Sequences:
    """Collects the sequences of samples, and then writes them."""

    def __init__(self, shortest: int, longest: int, at_least: int) -> None:
        """Prepare a collection of sequences of `shortest` to `longest` statements.

        A sequence is collected only if the same operators, in the same order, occur at least `at_least` times in all
        samples together.
        """
        self._lengths = range(shortest, longest + 1)
        self._at_least = at_least
        self._counts: Dict[Operators, int] = {}
        self._files: Dict[str, _Files] = {}
        #: Every collected sequence by its canonical hash, in the order in which the sequences were found.
        self.found: Dict[str, Found] = {}

    def count(self, sample: Sample) -> None:
        """Count how often each sequence of operators occurs in a sample. Raises the errors of `Forward`."""
        names = _operators(Forward(sample.model_source))
        for length in self._lengths:
            for first in range(len(names) - length + 1):
                key = names[first : first + length]
                if _RENAME not in key:
                    self._counts[key] = self._counts.get(key, 0) + 1

    def collect(self, sample: Sample) -> None:
        """Collect the sequences of a sample. Before the first call, call `count` with every sample.

        From the first statement on, the search takes the longest range that can be cut out and has operators that occur
        often enough. It continues after this range, or else at the next statement. Then the sample runs as a whole and
        in parts.

        Raises:
            MismatchError: the results of the two runs differ in at least one bit. The sample's code may raise any other
                exception.
        """
        arguments = make_arguments(sample)
        observed = observe(sample, copies(arguments))
        names = _operators(observed.forward)
        ranges = self._ranges(names, observed)
        if not ranges:
            return
        count = len(observed.forward.statements)
        positions = {edge for one in ranges for edge in one if 0 < edge < count}
        own = {spec.name: spec for spec in sample.specs}
        described = {name: described_as_loaded(spec, sample.ours) for name, spec in own.items()}

        def before(number: int, part: Part, given: Mapping[str, Any]) -> None:
            if part.statements in ranges:
                self._add(sample, names[slice(*part.statements)], part, given, described)

        values = dict(zip((spec.name for spec in sample.specs), arguments))
        results = run_parts(observed.forward.cut(positions), values, before)
        require_equal(results, observed.results, "The parts do not compute the whole", "Leave the sample out.")

    def _ranges(self, names: Operators, observed: Observed) -> Set[Range]:
        edges = {0, len(names), *observed.free_positions()}
        found: Set[Range] = set()
        first = 0
        while first < len(names):
            end = self._longest(names, first, edges) if first in edges else None
            if end is not None:
                found.add((first, end))
            first = end if end is not None else first + 1
        return found

    def _longest(self, names: Operators, first: int, edges: Set[int]) -> Optional[int]:
        for length in reversed(self._lengths):
            end = first + length
            if end <= len(names) and end in edges and self._counts.get(names[first:end], 0) >= self._at_least:
                return end
        return None

    def _add(
        self, sample: Sample, operators: Operators, part: Part, given: Mapping[str, Any], whole: Mapping[str, Described]
    ) -> None:
        sources = dict(zip(part.arguments, part.sources))
        shapes: Dict[str, Shape] = {
            name: whole[name].shape if sources[name] is None else shape_of(value) for name, value in given.items()
        }
        graph_hash = canonical_hash(part.text, shapes)
        if graph_hash not in self.found:
            # Describing a large tensor takes long, so only the first of several equal sequences is described.
            described = {
                name: whole[name] if sources[name] is None else passed_value(name, value)
                for name, value in given.items()
            }
            self.found[graph_hash] = Found(graph_hash, operators)
            attributes = {**attributes_of_cut(sample, described, len(operators)), DERIVED_FROM: sample.sample_hash}
            self._files[graph_hash] = _Files(part.text, described, attributes)
        one = self.found[graph_hash]
        one.count += 1
        label = f"{sample.source}/{sample.name.rpartition('/')[2]}"
        one.samples = sorted({*one.samples, label})

    def write(self, target: Path) -> Dict[str, str]:
        """Write every sequence as a sample, and write the index sequences.json. Replace an earlier folder of sequences.

        A sequence is left out if its sample cannot run on random inputs, for instance because a random index is too
        large for the tensor that it indexes. Return the reason by the name of each sequence that was left out.

        Raises:
            UsageError: the folder holds something that this method did not write.
        """
        require_own_index(target)
        left_out: Dict[str, str] = {}
        with whole_folder(target) as made:
            for one in self.found.values():
                files = self._files[one.graph_hash]
                facts = {"operators": list(one.operators), "count": one.count, "samples": one.samples}
                (made / one.name).mkdir()
                write_files(made / one.name, files.text, files.described, {**files.attributes, "sequence": facts})
                try:
                    run_sample(made / one.name)
                # A sample's code was written by others and may raise any type of error, so every type is caught.
                except Exception as error:  # noqa: BLE001
                    left_out[one.name] = first_line(error)
                    shutil.rmtree(str(made / one.name))
            listed = [{"name": one.name, **asdict(one)} for one in self.written(left_out)]
            (made / INDEX).write_text(json.dumps(listed, indent=2) + "\n", encoding="utf-8")
        return left_out

    def written(self, left_out: Mapping[str, str]) -> List[Found]:
        """Return the sequences that `write` did not leave out, the most frequent first."""
        return sorted((one for one in self.found.values() if one.name not in left_out), key=lambda one: -one.count)


def require_own_index(target: Path) -> None:
    """Raise UsageError if a folder holds anything but sequences that `Sequences.write` wrote."""
    if not target.exists() or not any(target.iterdir()):
        return
    names = [path.name for path in target.iterdir()]
    if INDEX not in names or not all(re.fullmatch(r"sequence_[0-9a-f]{12}|sequences\.json", name) for name in names):
        raise UsageError(f"{target} holds something that this command did not write; give another --out.")


def _operators(forward: Forward) -> Operators:
    return tuple(operator_of(statement) for statement in forward.statements)

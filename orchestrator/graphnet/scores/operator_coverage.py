"""Lists the operators that samples contain, and how often each backend of a run compiled them."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from graphnet.outcomes import RAN, Outcome
from graphnet.runs.record import Record

#: The outcomes of rows in which the backend compiled the graph.
_COMPILED: Final = RAN | {Outcome.COMPILED_NOT_RUN}


@dataclass(frozen=True)
class HeldOperator:
    """An operator of a set of samples.

    Attributes:
        name: the operator's name in a sample's model.py: torch.nn.functional.relu, or .relu for a method.
        statements: the number of statements that call the operator, in all samples together.
        samples: the number of samples that contain the operator.
        took: for each backend, in how many samples it took the operator (it compiled the graph, and did not report that
            it left the operator to eager mode), and how many samples with the operator it was given.
    """

    name: str
    statements: int
    samples: int
    took: Mapping[str, tuple[int, int]]


def held_operators(operators: Mapping[str, Mapping[str, int]], records: Iterable[Record]) -> list[HeldOperator]:
    """Return every operator of some samples, sorted by name. ``operators``: statements per operator, by sample hash.

    A row is ignored if ``operators`` lacks its sample, or if its compiler was never called.
    """
    asked: dict[str, Counter[str]] = defaultdict(Counter)
    took: dict[str, Counter[str]] = defaultdict(Counter)
    backends: dict[str, None] = {}
    for record in records:
        compiled = record.outcome in _COMPILED
        held = operators.get(record.sample_hash or "")
        if held is None or not (compiled or record.outcome.traits.counts):
            continue
        backend = f"{record.backend}:{record.flavour}"
        backends[backend] = None
        left = _words(record.evidence.fallback_ops or []) if record.evidence is not None else set()
        for name in held:
            asked[name][backend] += 1
            took[name][backend] += compiled and _leaf(name) not in left
    names = sorted({name for held in operators.values() for name in held})
    return [
        HeldOperator(
            name,
            sum(held.get(name, 0) for held in operators.values()),
            sum(name in held for held in operators.values()),
            {backend: (took[name][backend], asked[name][backend]) for backend in backends},
        )
        for name in names
    ]


def _leaf(name: str) -> str:
    return name.rpartition(".")[2].lower()


def _words(names: Sequence[str]) -> set[str]:
    """Return the parts of the names of operators: aten.nonzero.default gives aten, nonzero and default."""
    return {part.lower() for name in names for part in re.split(r"[.:]+", name) if part}

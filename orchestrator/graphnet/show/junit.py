"""A run as test suites, for JUnit: one suite per site (a backend, its environment, and where it ran)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from graphnet.faces.junit import Case, Suite
from graphnet.runs.figure import Face
from graphnet.runs.figures import chosen, needs_times
from graphnet.runs.heads import RowHead
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore


def suites_of(store: RunStore, heads: Sequence[RowHead]) -> list[Suite]:
    """Return one suite per site, in the order of the sites' first rows. A row is read only when its case is written."""
    sites: dict[str, list[RowHead]] = {}
    for head in heads:
        sites.setdefault(head.label, []).append(head)
    return [
        Suite(
            label,
            Counter(head.outcome.traits.group.junit for head in held),
            map(case_of, store.rows_of(held, needs_times(Face.junit))),
        )
        for label, held in sites.items()
    ]


def case_of(row: Record) -> Case:
    """Return the test case of a row."""
    facts = {figure.key: figure.fact(row) for figure in chosen(Face.junit)}
    return Case(
        row.sample,
        row.outcome.traits.group.junit,
        row.outcome,
        row.message or row.outcome,
        (row.compiled_ns or 0) / 1e9,
        {name: str(value) for name, value in facts.items() if value is not None},
    )

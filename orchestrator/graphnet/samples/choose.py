"""Chooses the samples that a command works on, from the suites, paths and filters that the user gave."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from graphnet.samples.facts import SampleFacts, facts_of
from graphnet.samples.filters import no_sample_passes, parse_filters
from graphnet.samples.index import IndexedSample
from graphnet.samples.storage import fetch
from graphnet.samples.suite import path_samples, row_names, suite_samples
from graphnet_contract.samples import SampleError, load_sample


@dataclass(frozen=True)
class ChosenSample:
    """One sample that a command works on, with its address and its name in the run; the rest if an index lists it."""

    place: str
    name: str
    sample_hash: str | None = None
    ours: bool | None = None
    index: Path | None = None
    nodes: int | None = None


def choose(suite: str | None, paths: Sequence[str], filters: Sequence[str]) -> list[ChosenSample]:
    """Return the samples of a suite or of paths that pass every filter, in the order of the suite or of the paths.

    A sample that cannot be read passes no filter. Without filters, it is returned like any other sample, and its rows
    in the run explain why it cannot be read. Raises UsageError if a name or a filter is wrong, or if no sample passes.
    """
    conditions = parse_filters(filters)
    found = (
        [IndexedSample(str(folder.resolve()), None) for folder in suite_samples(suite)]
        if suite
        else path_samples(paths, with_facts=bool(conditions))
    )
    names = row_names(sample.place for sample in found)
    facts = [_facts(sample, names[sample.place]) if conditions else None for sample in found]
    left = [
        sample
        for sample, held in zip(found, facts, strict=True)
        if not conditions or (held is not None and all(condition.matches(held) for condition in conditions))
    ]
    if not left:
        raise no_sample_passes(filters, conditions, [held for held in facts if held is not None])
    return [_chosen(sample, names[sample.place]) for sample in left]


def _chosen(sample: IndexedSample, name: str) -> ChosenSample:
    if sample.facts is None:
        # A path that is not UTF-8 cannot be stored. The sample's rows report that nothing exists at the escaped path.
        return ChosenSample(sample.place.encode("utf-8", "backslashreplace").decode("utf-8"), name)
    return ChosenSample(
        sample.place, name, sample.facts.sample_hash, sample.facts.ours, sample.index, sample.facts.nodes
    )


def _facts(sample: IndexedSample, name: str) -> SampleFacts | None:
    if sample.facts:
        return replace(sample.facts, sample=name)
    if sample.problem:
        return None
    try:
        with tempfile.TemporaryDirectory() as scratch:
            return facts_of(name, load_sample(fetch(sample.place, Path(scratch))))
    except SampleError:
        return None

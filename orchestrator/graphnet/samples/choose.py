"""From suites, paths and filters to the samples a command works on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from graphnet_contract.samples import SampleError, load_sample

from graphnet.errors import UsageError
from graphnet.samples.facts import facts_of
from graphnet.samples.filters import SampleFilter, parse_filters
from graphnet.samples.suite import path_samples, row_names, suite_samples


def choose(suite: str | None, paths: Sequence[Path], filters: Sequence[str]) -> dict[Path, str]:
    """Folder -> name of every chosen sample, in order.

    A sample that cannot be read passes no filter, but stays where there is none: its row tells why.
    Errors: UsageError, also when nothing is left.
    """
    folders = suite_samples(suite) if suite else path_samples(paths)
    names = row_names(folders)
    conditions = parse_filters(filters)
    if not conditions:
        return names
    left = {folder: name for folder, name in names.items() if _passes(folder, name, conditions)}
    if not left:
        raise UsageError(f"no sample passes --filter {' --filter '.join(filters)}")
    return left


def _passes(folder: Path, name: str, conditions: Sequence[SampleFilter]) -> bool:
    try:
        facts = facts_of(name, load_sample(folder))
    except SampleError:
        return False
    return all(condition.matches(facts) for condition in conditions)

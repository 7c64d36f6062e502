"""The samples that a command works on, chosen by suite, paths and filters."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from graphnet_contract.samples import SampleError, load_sample

from graphnet.errors import UsageError
from graphnet.samples.facts import facts_of
from graphnet.samples.filters import SampleFilter, parse_filters
from graphnet.samples.suite import path_samples, row_names, suite_samples


def choose(suite: str | None, paths: Sequence[Path], filters: Sequence[str]) -> dict[Path, str]:
    """Choose samples.

    Args:
        suite: the name of a suite; None to use ``paths``.
        paths: samples, folders of samples, and lists of samples.
        filters: the texts of ``--filter``; a sample must pass all. A sample that cannot be read passes none; without
            filters it stays, and its row says why it cannot be read.

    Returns:
        The name of every chosen sample by its folder, in order.

    Raises:
        UsageError: a suite, path or filter is wrong, or no sample is left.
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

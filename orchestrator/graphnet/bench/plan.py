"""Samples times backends, minus what the run already holds."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from graphnet.errors import UsageError
from graphnet.runs.request import Asked, OptionScalar
from graphnet.samples.choose import choose
from graphnet.workers.engine import known_digest
from graphnet.workers.environments import Environment
from graphnet.workers.mesh import find
from graphnet.workers.target import Target, WhereKind, parse_target
from graphnet_contract.backend import OptionError, check_option
from graphnet_contract.messages import OptionType


@dataclass(frozen=True)
class PlannedTarget:
    """One backend of the run with its complete options; ``identity`` names the environment it will run in."""

    target: Target
    options: Mapping[str, OptionScalar]
    identity: str


@dataclass(frozen=True)
class PlannedSample:
    """A sample's folder and its name in this run."""

    folder: Path
    name: str


@dataclass(frozen=True)
class Plan:
    """Everything the run will do, in order: sample by sample, and per sample every target."""

    reference: PlannedTarget
    targets: tuple[PlannedTarget, ...]
    samples: tuple[PlannedSample, ...]


def make_plan(asked: Asked) -> Plan:
    """Resolve names, options and samples. Errors: UsageError; nothing is started or built."""
    reference = _planned(asked, asked.reference)
    if reference.target.backend.role != "reference":
        raise UsageError(f"--reference {asked.reference}: only a backend of role reference can judge others")
    targets = tuple(_planned(asked, text) for text in asked.backends)
    places = [planned.target.place for planned in targets]
    for planned in targets:
        if places.count(planned.target.place) > 1:
            raise UsageError(f"--backend {planned.target.text} stands twice; give each its own WHERE or flavour")
    names = choose(asked.suite, asked.sample_paths, asked.filters)
    samples = tuple(PlannedSample(folder, name) for folder, name in names.items())
    return Plan(reference, targets, _shard(samples, asked.shard))


def _shard(samples: tuple[PlannedSample, ...], shard: str | None) -> tuple[PlannedSample, ...]:
    """Every n-th sample, by ``i/n`` from 1 to n; all shards together are all samples. Errors: UsageError."""
    if shard is None:
        return samples
    words = shard.split("/")
    if len(words) != 2 or not all(word.isdecimal() for word in words) or not 1 <= int(words[0]) <= int(words[1]):
        raise UsageError(f"--shard {shard!r} is not i/n with i from 1 to n, for instance 2/8")
    index, count = int(words[0]), int(words[1])
    if index > len(samples):
        raise UsageError(f"--shard {shard} is empty: there are {len(samples)} samples")
    return samples[index - 1 :: count]


def artifacts_place(plan: Plan, planned: PlannedTarget, sample: PlannedSample) -> str:
    """Where in the run's folder a row's artifacts lie: the backend's name, and its place if the name stands twice."""
    names = [other.target.backend.name for other in plan.targets]
    name = planned.target.backend.name
    shown = name if names.count(name) == 1 else re.sub(r"[^A-Za-z0-9._-]+", "_", planned.target.text)
    return f"artifacts/{shown}/{sample.name}"


def row_key(asked: Asked, planned: PlannedTarget, sample: PlannedSample, sample_hash: str | None) -> str:
    """Hash of everything that was asked of one row: two rows of one key would be the same measurement."""
    target = planned.target
    # What a repair does to a sample stands in its hash; what is kept for reading changes no row.
    parts = {
        "sample": sample.name,
        "sample_hash": sample_hash or str(sample.folder),
        "backend": target.backend.name,
        "flavour": target.flavour.name,
        "where": target.where,
        "identity": planned.identity,
        "options": dict(planned.options),
        "asked": asked.model_dump(
            exclude={
                "backends",
                "samples",
                "suite",
                "filters",
                "options",
                "repair",
                "keep_artifacts",
                "warm_compile",
                "shard",
            }
        ),
    }
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def options_by_backend(texts: list[str], given: list[str], device_type: str) -> dict[str, dict[str, OptionScalar]]:
    """``--option [NAME.]name=value`` for each backend that has it. Errors: UsageError for one that none has."""
    targets = {text: parse_target(text, device_type) for text in texts}
    chosen: dict[str, dict[str, OptionScalar]] = {}
    for item in given:
        path, equals, value = item.partition("=")
        if not equals or not path:
            raise UsageError(f"--option {item!r} is not [NAME.]name=value")
        backend, dot, name = path.rpartition(".")
        wanted = {text: target for text, target in targets.items() if not dot or _is(target, backend)}
        if not wanted:
            raise UsageError(f"--option {item!r}: no backend {backend!r} is in this run")
        takers = {t: target for t, target in wanted.items() if any(o.name == name for o in target.backend.options)}
        for text, target in (takers or dict(list(wanted.items())[:1])).items():
            chosen.setdefault(text, {})[name] = _typed(target, name, value)
    return chosen


def _is(target: Target, name: str) -> bool:
    return name in (target.backend.name, target.text, *target.backend.aliases)


def _typed(target: Target, name: str, text: str) -> OptionScalar:
    backend = target.backend
    spec = next((spec for spec in backend.options if spec.name == name), None)
    value: OptionScalar = text
    if spec is not None and spec.type is OptionType.BOOL:
        value = {"true": True, "false": False, "1": True, "0": False}.get(text.lower(), text)
    elif spec is not None and spec.type in (OptionType.INT, OptionType.FLOAT):
        try:
            value = int(text) if spec.type is OptionType.INT else float(text)
        except ValueError:
            value = text
    try:
        return check_option(backend.options, backend.name, name, value)
    except OptionError as error:
        raise UsageError(str(error)) from error


def _planned(asked: Asked, text: str) -> PlannedTarget:
    target = parse_target(text, asked.device_type)
    try:
        options = target.backend.complete_options(asked.options.get(text, {}))
    except OptionError as error:
        raise UsageError(str(error)) from error
    return PlannedTarget(target, options, _identity(target, asked.device_type))


def _identity(target: Target, device_type: str) -> str:
    if target.kind in (WhereKind.DEFAULT, WhereKind.LOCAL):
        return Environment(target.backend, target.flavour, device_type).path.name
    if target.kind is WhereKind.MESH:
        worker = find(target.backend.name, target.flavour_asked)
        return (worker.digest or worker.address) if worker else target.where
    if target.kind is WhereKind.IMAGE:
        return known_digest(target.where)
    return target.where

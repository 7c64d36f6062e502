"""The plan of a run: its samples and its sites with their options, resolved from the request. Nothing is started."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from graphnet.errors import UsageError
from graphnet.runs.request import OptionValue, Request
from graphnet.samples.choose import choose
from graphnet.workers.engine import known_digest
from graphnet.workers.environments import Environment
from graphnet.workers.mesh import find
from graphnet.workers.site import Site, WhereKind, parse_site
from graphnet_contract.backend import OptionError


@dataclass(frozen=True)
class PlannedSite:
    """A site of the run with its complete options.

    ``environment`` names the environment or image in which it will run: its folder's name, the image's digest, or the
    site's ``where``.
    """

    site: Site
    options: Mapping[str, OptionValue]
    environment: str


@dataclass(frozen=True)
class PlannedSites:
    """The reference, and the sites that are judged by it, in the order of a sample's rows."""

    reference: PlannedSite
    judged: tuple[PlannedSite, ...]

    def __iter__(self) -> Iterator[PlannedSite]:
        """The reference and then every other site."""
        return iter((self.reference, *self.judged))

    def named(self, text: str) -> PlannedSite:
        """The judged site that ``--backend`` names by this text. Raises KeyError if there is none."""
        for planned in self.judged:
            if planned.site.text == text:
                return planned
        raise KeyError(text)


@dataclass(frozen=True)
class PlannedSample:
    """A sample's folder and its name in this run."""

    folder: Path
    name: str


@dataclass(frozen=True)
class Plan:
    """Everything that the run will do: every sample in order, and each on every site."""

    sites: PlannedSites
    samples: tuple[PlannedSample, ...]

    @property
    def row_count(self) -> int:
        """Rows of the complete run."""
        return len(self.samples) * len(self.sites.judged)


def make_plan(request: Request) -> Plan:
    """Resolve the request's sites, options and samples.

    Raises:
        UsageError: a name, an option or a sample cannot be resolved, or a site is given twice.
    """
    names = choose(request.suite, request.sample_paths, request.filters)
    samples = tuple(PlannedSample(folder, name) for folder, name in names.items())
    return Plan(plan_sites(request), _shard(samples, request.shard))


def plan_sites(request: Request) -> PlannedSites:
    """Resolve the request's sites and their options.

    Raises:
        UsageError: a backend or an option does not exist, the reference cannot judge, or a site is given twice.
    """
    reference = _planned(request, request.reference)
    if reference.site.backend.role != "reference":
        raise UsageError(f"--reference {request.reference}: only a backend of role reference can judge others")
    judged = tuple(_planned(request, text) for text in request.backends)
    identities = [planned.site.identity for planned in judged]
    for planned in judged:
        if identities.count(planned.site.identity) > 1:
            raise UsageError(f"--backend {planned.site.text} is given twice; give each its own WHERE or flavour")
    return PlannedSites(reference, judged)


def _shard(samples: tuple[PlannedSample, ...], shard: str | None) -> tuple[PlannedSample, ...]:
    """Take every n-th sample, by ``i/n`` from 1 to n; all shards together are all samples. Raises UsageError."""
    if shard is None:
        return samples
    words = shard.split("/")
    if len(words) != 2 or not all(word.isdecimal() for word in words) or not 1 <= int(words[0]) <= int(words[1]):
        raise UsageError(f"--shard {shard!r} is not i/n with i from 1 to n, for instance 2/8")
    index, count = int(words[0]), int(words[1])
    if index > len(samples):
        raise UsageError(f"--shard {shard} is empty: there are {len(samples)} samples")
    return samples[index - 1 :: count]


def _planned(request: Request, text: str) -> PlannedSite:
    site = parse_site(text, request.device_type)
    try:
        options = site.backend.complete_options(request.options.get(text, {}))
    except OptionError as error:
        raise UsageError(str(error)) from error
    return PlannedSite(site, options, environment_name(site, request.device_type))


def environment_name(site: Site, device_type: str) -> str:
    """Name the environment or image behind a site; a run goes on only with rows of the same one."""
    if site.kind in (WhereKind.DEFAULT, WhereKind.LOCAL):
        return Environment(site.backend, site.flavour, device_type).path.name
    if site.kind is WhereKind.MESH:
        worker = find(site.backend.name, site.flavour_asked)
        return (worker.digest or worker.address) if worker else site.where
    if site.kind is WhereKind.IMAGE:
        return known_digest(site.where)
    return site.where

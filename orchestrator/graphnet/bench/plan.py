"""Make the plan of a run from its request: the samples, and the sites with their options. No worker is started."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from graphnet.errors import UsageError
from graphnet.runs.heads import RowHead
from graphnet.runs.request import OptionValue, Request
from graphnet.samples.choose import ChosenSample, choose
from graphnet.samples.storage import is_local_folder
from graphnet.workers.engine import known_digest
from graphnet.workers.environments import Environment
from graphnet.workers.mesh import find
from graphnet.workers.site import Site, WhereKind, parse_site
from graphnet_contract.backend import OptionError
from graphnet_contract.whole_model import is_whole_model


@dataclass(frozen=True)
class PlannedSite:
    """A site of the run with its complete options.

    Attributes:
        site: the site.
        options: the options of its backend, defaults included.
        environment: the name of the environment or image in which the site's worker will run. The rows' keys contain
            this name. For a local environment, it is the name of the environment's folder. For an image, it is the
            image's digest. For a worker that runs already, it is the identity that the worker reports. In all other
            cases, it is the site's ``where``.
        earlier_environments: other names of the same environment. The keys of existing rows may contain one of them,
            because an earlier version of graphnet used that name, or because the worker did not answer when the row was
            planned.
    """

    site: Site
    options: Mapping[str, OptionValue]
    environment: str
    earlier_environments: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlannedSites:
    """The reference, and the sites that are compared with it. The rows of a sample have the order of ``judged``."""

    reference: PlannedSite
    judged: tuple[PlannedSite, ...]

    def __iter__(self) -> Iterator[PlannedSite]:
        """Iterate over the reference and then the judged sites."""
        return iter((self.reference, *self.judged))

    def named(self, text: str) -> PlannedSite:
        """Return the judged site that ``--backend`` names by this text. Raises KeyError if there is no such site."""
        for planned in self.judged:
            if planned.site.text == text:
                return planned
        raise KeyError(text)


@dataclass(frozen=True)
class Plan:
    """Everything that the run will do: every sample, in order, on every judged site."""

    sites: PlannedSites
    samples: tuple[ChosenSample, ...]
    #: The classes of machines on which every sample is measured, by their labels; an empty text means any machine.
    machines: tuple[str, ...] = ("",)

    @property
    def row_count(self) -> int:
        """The number of rows that the run has when it is complete."""
        return len(self.samples) * len(self.sites.judged) * len(self.machines)

    @property
    def unit_count(self) -> int:
        """The number of units of the whole run: one for each sample and class of machines."""
        return len(self.samples) * len(self.machines)


def make_plan(request: Request) -> Plan:
    """Find the sites, the options and the samples that the request names.

    Raises:
        UsageError: a name, an option or a sample does not exist, or a site is given twice.
    """
    samples = tuple(choose(request.suite, request.samples, request.filters))
    if request.whole_models:
        samples = tuple(_with_whole_models(samples))
    return Plan(plan_sites(request), _shard(samples, request.shard), request.machines)


def plan_sites(request: Request) -> PlannedSites:
    """Find the sites and the options that the request names.

    Raises:
        UsageError: a backend or an option does not exist, the backend of ``--reference`` cannot be a reference, or a
            site is given twice.
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


def _with_whole_models(samples: Iterable[ChosenSample]) -> Iterator[ChosenSample]:
    """Yield every sample. After the last chosen graph of a whole model (a model of several graphs), yield the model.

    The folder of a whole model is the parent of its graphs' folders. The model's name is the name of one of its graphs,
    without the last part of that name.
    """
    models: dict[str, ChosenSample] = {}
    chosen = list(samples)
    for sample in chosen:
        folder = Path(sample.place).parent
        if is_local_folder(sample.place) and is_whole_model(folder):
            models[str(folder)] = sample
    last = {sample.place: folder for folder, sample in models.items()}
    names = _model_names(models, {sample.name for sample in chosen})
    for sample in chosen:
        yield sample
        if sample.place in last:
            yield ChosenSample(last[sample.place], names[last[sample.place]], ours=sample.ours)


def _model_names(models: Mapping[str, ChosenSample], taken: set[str]) -> dict[str, str]:
    """Return the name of each model, by the model's folder. If a name is not unique, the folder's path replaces it."""
    short = {folder: sample.name.rpartition("/")[0] for folder, sample in models.items()}
    count = Counter([*short.values(), *taken])
    return {folder: name if count[name] == 1 else folder.lstrip("/") for folder, name in short.items()}


def _shard(samples: tuple[ChosenSample, ...], shard: str | None) -> tuple[ChosenSample, ...]:
    """Return the samples of the shard ``i/n``: every n-th sample from the i-th on. The n shards contain all samples.

    Raises UsageError if the text is malformed or the shard is empty.
    """
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
    return PlannedSite(site, options, environment_name(site, request.device_type), earlier_names(site))


def with_identities(plan: Plan, heads: Iterable[RowHead]) -> Plan:
    """Return the plan with the environment names that already running workers report.

    This function contacts the workers, so it is called when a run begins, and not for ``--dry-run``.

    Args:
        plan: the run's plan.
        heads: short forms of the rows that the run has already. If a worker does not answer, the environments that its
            existing rows name become ``earlier_environments`` of its site. So these rows are not measured again when
            the worker is gone.
    """
    asked = [planned.site for planned in plan.sites.judged if is_reported(planned.site)]
    # Import this only now, because it imports gRPC, which most commands that make a plan do not need.
    from graphnet.workers.identity import reported_identities

    reported = reported_identities(asked)
    measured: dict[tuple[str, str], set[str]] = {}
    if len(reported) < len(asked):
        for head in heads:
            measured.setdefault((head.backend, head.where), set()).add(head.environment)
    judged = tuple(_identified(planned, reported, measured) for planned in plan.sites.judged)
    return replace(plan, sites=replace(plan.sites, judged=judged))


def _identified(
    planned: PlannedSite, reported: Mapping[str, str], measured: Mapping[tuple[str, str], set[str]]
) -> PlannedSite:
    site = planned.site
    if not is_reported(site):
        return planned
    earlier = (planned.environment, *planned.earlier_environments)
    identity = reported.get(site.text)
    if identity is not None:
        return replace(planned, environment=identity, earlier_environments=earlier)
    known = measured.get((site.backend.name, site.where_shown), set())
    return replace(planned, earlier_environments=(*planned.earlier_environments, *sorted(known - {""})))


def is_reported(site: Site) -> bool:
    """Whether the environment's name must come from the site's running worker, because no image digest is known."""
    if site.kind is WhereKind.MESH:
        worker = find(site.backend.name, site.flavour_asked)
        return worker is not None and not worker.digest
    return site.kind is WhereKind.ADDRESS


def environment_name(site: Site, device_type: str) -> str:
    """Return the name of a site's environment or image, as far as it is known without contacting a worker."""
    if site.kind in (WhereKind.DEFAULT, WhereKind.LOCAL):
        return Environment(site.backend, site.flavour, device_type).path.name
    if site.kind is WhereKind.MESH:
        worker = find(site.backend.name, site.flavour_asked)
        return (worker.digest if worker else "") or site.where
    if site.kind is WhereKind.IMAGE:
        return known_digest(site.where)
    return site.where


def earlier_names(site: Site) -> tuple[str, ...]:
    """Return the names of the site's environment in the row keys of earlier versions of graphnet.

    If the digest of a mesh worker's image was unknown, those versions used the worker's address as the name.
    """
    worker = find(site.backend.name, site.flavour_asked) if site.kind is WhereKind.MESH else None
    return (worker.address,) if worker is not None and not worker.digest else ()

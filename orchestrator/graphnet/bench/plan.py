"""Make the plan of a run from its request: the samples, and the sites with their options. No worker is started."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from graphnet.bench.backend_options import options_in_brackets
from graphnet.bench.golden import GOLDEN, GoldenRun, open_golden
from graphnet.conditions import NAMES
from graphnet.errors import UsageError
from graphnet.launch.places import place_of
from graphnet.launch.site import Site, parse_site
from graphnet.runs.heads import RowHead
from graphnet.runs.request import OptionValue, Request, whole_number
from graphnet.samples.choose import ChosenSample, choose
from graphnet.samples.storage import is_local_folder
from graphnet_contract.backend import OptionError
from graphnet_contract.whole_model import is_whole_model


@dataclass(frozen=True)
class PlannedSite:
    """A site of the run with its complete options.

    Attributes:
        environment: the name of the environment in which the site's worker will run, which is part of the rows' keys:
            the folder of a local environment, the digest of an image, the identity that a running worker reports, or
            else the site's ``where``.
        earlier_environments: names that the keys of existing rows may contain instead, because the worker did not
            answer when the row was planned.
        adapter_sha256: the hash of the backend's files that its worker loads now; empty if it is not known.
    """

    site: Site
    options: Mapping[str, OptionValue]
    environment: str
    earlier_environments: tuple[str, ...] = ()
    adapter_sha256: str = ""


@dataclass(frozen=True)
class PlannedSites:
    """The reference (None: kept outputs, which are ``golden``), and the sites of a sample's rows in order."""

    reference: PlannedSite | None
    judged: tuple[PlannedSite, ...]
    golden: GoldenRun | None = None

    def __iter__(self) -> Iterator[PlannedSite]:
        """Iterate over the reference, unless it is kept outputs, and then the judged sites."""
        return iter(self.judged if self.reference is None else (self.reference, *self.judged))

    @property
    def reference_text(self) -> str:
        """Return the reference, as the text of ``--reference``."""
        return self.reference.site.text if self.reference is not None else self.golden.text if self.golden else ""

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
        """The number of units of the whole run: one for each sample, class of machines and conditions."""
        return len(self.samples) * len(self.machines) * len(self.conditions)

    @property
    def conditions(self) -> tuple[dict[str, int], ...]:
        """The conditions of the rows, in order: all rows of a sample with the same ones are measured in one unit."""
        found: list[dict[str, int]] = []
        for planned in self.sites.judged:
            if planned.site.conditions not in found:
                found.append(planned.site.conditions)
        return tuple(found)


def make_plan(request: Request) -> Plan:
    """Find the sites, options and samples of a request. Raises UsageError for an unknown name or a site given twice."""
    samples = tuple(choose(request.suite, request.samples, request.filters))
    if request.whole_models:
        samples = tuple(_with_whole_models(samples))
    return Plan(plan_sites(request), _shard(samples, request.shard), request.machines)


def plan_sites(request: Request) -> PlannedSites:
    """Find the sites and the options of a request. Raises UsageError for one that does not exist or does not fit, and
    StorageError for a damaged golden run.
    """
    golden = open_golden(request.reference) if request.reference.startswith(GOLDEN) else None
    reference = _planned(request, request.reference) if golden is None else None
    if reference is not None and reference.site.backend.role != "reference":
        raise UsageError(f"--reference {request.reference}: only a backend of role reference can judge others")
    if reference is not None and reference.site.options_shown:
        raise UsageError(f"--reference {request.reference}: the reference has no options to compare")
    judged = tuple(_planned(request, text) for text in request.backends)
    measured: dict[str, str] = {}
    for planned in judged:
        site = planned.site
        # Rows are told apart by the site's identity. Two spellings of the same options, for instance of a default,
        # would be measured as one.
        asked = request.under(site.conditions)
        settings = (sorted(planned.options.items()), *(getattr(asked, name) for name in NAMES))
        same = repr((site.backend.name, site.flavour.name, site.where_shown, *settings))
        for one in (same, repr(site.identity)):
            if one in measured:
                raise UsageError(
                    f"--backend {site.text} and {measured[one]} are the same backend; give each its own options in "
                    "brackets, flavour or WHERE"
                )
            measured[one] = site.text
    return PlannedSites(reference, judged, golden)


def _with_whole_models(samples: Iterable[ChosenSample]) -> Iterator[ChosenSample]:
    """Yield the samples, and after the last graph of a whole model the model: the parent folder of its graphs."""
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


def part_of(samples: tuple[ChosenSample, ...], number: int, count: int) -> tuple[ChosenSample, ...]:
    """Return one of ``count`` parts, numbered from 0, as ``--shard`` and `graphnet plan` alike divide the samples."""
    return samples[number::count]


def _shard(samples: tuple[ChosenSample, ...], shard: str | None) -> tuple[ChosenSample, ...]:
    """Return the part that ``--shard I/N`` names. Raises UsageError if the text is malformed or the part is empty."""
    if shard is None:
        return samples
    numbers = [whole_number(word) for word in shard.split("/")]
    if len(numbers) != 2 or not 1 <= numbers[0] <= numbers[1]:
        raise UsageError(f"--shard {shard!r} is not i/n with i from 1 to n, for instance 2/8")
    found = part_of(samples, numbers[0] - 1, numbers[1])
    if not found:
        raise UsageError(f"--shard {shard} is empty: there are {len(samples)} samples")
    return found


def _planned(request: Request, text: str) -> PlannedSite:
    site = parse_site(text, request.device_type)
    try:
        # The label of the rows has the options in brackets, so they are used whatever run.json says.
        options = site.backend.complete_options(request.options.get(text, {}) | options_in_brackets(site))
    except OptionError as error:
        raise UsageError(str(error)) from error
    place = place_of(site)
    adapter = site.backend.sources_sha256() if place.is_local else ""
    return PlannedSite(site, options, place.environment_name(request.device_type), adapter_sha256=adapter)


def with_identities(plan: Plan, heads: Iterable[RowHead], insecure: bool = False) -> Plan:
    """Return the plan with the identities that running workers report, which contacts them. Those that do not answer
    keep the environments of their rows in ``heads``, so that these are not measured again.
    ``insecure`` is the request's.
    """
    asked = [planned.site for planned in plan.sites.judged if place_of(planned.site).is_reported()]
    # Import this only now, because it imports gRPC, which most commands that make a plan do not need.
    from graphnet.launch.identity import reported_identities

    reported = reported_identities(asked, insecure)
    measured: dict[tuple[str, str], set[str]] = {}
    named = {text: identity.environment for text, identity in reported.items() if identity.environment}
    if len(named) < len(asked):
        for head in heads:
            measured.setdefault((head.backend, head.where), set()).add(head.environment)

    def identified(planned: PlannedSite) -> PlannedSite:
        site = planned.site
        if not place_of(site).is_reported():
            return planned
        if site.text in reported:
            planned = replace(planned, adapter_sha256=reported[site.text].adapter_sha256)
        if site.text in named:
            return replace(planned, environment=named[site.text], earlier_environments=(planned.environment,))
        known = measured.get((site.backend.name, site.where_shown), set())
        return replace(planned, earlier_environments=tuple(sorted(known - {""})))

    judged = tuple(map(identified, plan.sites.judged))
    return replace(plan, sites=replace(plan.sites, judged=judged))

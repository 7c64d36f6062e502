"""A unit: one sample with all jobs that are still to do on it. A job measures the sample on one site.

A session (bench/session.py) runs the whole unit on one host, which may be another host than this one. A unit therefore
holds only plain values (names, paths, hashes and options), and can be written as JSON and read back. The unit is
complete when the run has a row for each of its jobs.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import json
import os
import re
import shlex
import tempfile
from collections.abc import Callable, Iterable, Iterator, Set
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from graphnet.bench.plan import Plan, PlannedSite
from graphnet.bench.repairs import Repairs
from graphnet.errors import GraphNetError
from graphnet.launch.site import absolute
from graphnet.runs.record import Record
from graphnet.runs.request import OptionValue, Request
from graphnet.samples.choose import ChosenSample
from graphnet.samples.storage import fetch, is_local_folder, is_url
from graphnet_contract.samples import Sample, SampleError, load_sample
from graphnet_contract.whole_model import is_whole_model, load_whole_model

#: A function that gets each row as soon as it is measured, and writes the row. A run has only one function of this
#: type.
Keep = Callable[[Record], None]


class Job(BaseModel):
    """One row that is still to be measured: the unit's sample on one site."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    site: str
    """The site, as the text of ``--backend``."""
    key: str
    """The key of the row that this job produces."""
    options: dict[str, OptionValue]
    """The values of the backend's options, defaults included."""
    artifacts: str
    """The folder for the files that the compiler makes, relative to the run's folder."""
    command: str
    """The command that runs the job again."""


class Unit(BaseModel):
    """One sample with its jobs. All jobs are measured beside one warm reference."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    sample: str
    """The sample's name in the run."""
    place: str
    """The address of the sample (samples/storage.py), or of its repaired copy."""
    indexed_hash: str | None = None
    """The hash that an index lists for the sample. The sample's files must still have this hash."""
    index: Path | None = None
    """The index that lists the sample."""
    sample_hash: str | None = None
    """The hash of the sample when the unit was made; None if the sample could not be read."""
    machines: str = ""
    """The label of the class of machines that must run the unit; empty if any machine may."""
    conditions: dict[str, int] = {}
    """The conditions of the unit's rows and of their reference, where they differ from the request's."""
    jobs: tuple[Job, ...]
    """The jobs, in the order of their rows. A unit has at least one job."""


def units_of(
    request: Request,
    plan: Plan,
    done: Set[str],
    run_folder: str | Path,
    reader: SampleReader,
    repairs: Repairs | None = None,
) -> Iterator[tuple[int, Unit]]:
    """Yield, for each sample of the plan that lacks rows, its number from 1 and a unit per class of machines and
    conditions.
    ``run_folder``, a folder or URL, is part of the command that measures a row again.
    """
    # The commands that run rows again must work in any folder, so they name the run's folder by its absolute path.
    shown_folder = str(run_folder) if is_url(str(run_folder)) else os.path.abspath(run_folder)
    samples = plan.samples if repairs is None else repairs.applied(plan.samples)
    for number, planned in enumerate(samples, start=1):
        sample_hash = planned.sample_hash or reader.sample_hash(planned.place)
        for machines, conditions in itertools.product(plan.machines, plan.conditions):
            sites = [one for one in plan.sites.judged if one.site.conditions == conditions]
            left = tuple(_jobs_left(request, plan, sites, planned, sample_hash, shown_folder, done, machines))
            if left:
                yield (
                    number,
                    Unit(
                        sample=planned.name,
                        place=planned.place,
                        indexed_hash=planned.sample_hash,
                        index=planned.index,
                        sample_hash=sample_hash,
                        machines=machines,
                        conditions=conditions,
                        jobs=left,
                    ),
                )


class SampleReader(contextlib.AbstractContextManager["SampleReader"]):
    """Reads samples and whole models. The last ones are remembered: each is needed for its hash, ahead of time, and in
    its unit. Samples from shards and object storage are copied to a temporary folder, one at a time, until the reader
    is closed.
    """

    def __init__(self, remembered: int = 1) -> None:
        """Remember at most ``remembered`` samples."""
        self._remembered = remembered
        #: The samples that were read last, by their places, in the order in which they were read.
        self._last: dict[str, Sample] = {}
        self._scratch: tempfile.TemporaryDirectory[str] | None = None

    def __exit__(self, *_: object) -> None:
        self._remove_copy()

    def read(self, place: str) -> Sample:
        """Read a sample. Raise SampleError if it cannot be read."""
        if place not in self._last:
            try:
                folder = self._fetched(place)
                loaded = load_whole_model(folder).sample if is_whole_model(folder) else load_sample(folder)
            except (GraphNetError, SampleError):
                raise
            # Reading a shard, a manifest or object storage may raise any exception. The exception must affect only the
            # rows of this sample.
            except Exception as error:
                message = f"{place} cannot be read as a sample: {type(error).__name__}: {error}"
                raise SampleError(message) from error
            if len(self._last) >= self._remembered:
                del self._last[next(iter(self._last))]
            self._last[place] = loaded
        return self._last[place]

    def _fetched(self, place: str) -> Path:
        if is_local_folder(place):
            return Path(place)
        # Remove the copy of the previous sample: it is no longer needed, and 10^5 copies would fill the disk.
        self._remove_copy()
        self._scratch = tempfile.TemporaryDirectory(prefix="graphnet-samples-")
        return fetch(place, Path(self._scratch.name))

    def _remove_copy(self) -> None:
        if self._scratch is not None:
            self._scratch.cleanup()
            self._scratch = None

    def read_unit(self, unit: Unit) -> Sample:
        """Read a unit's sample. Raises SampleError if that fails, or if its files are not as indexed."""
        sample = self.read(unit.place)
        if unit.indexed_hash is not None and sample.sample_hash != unit.indexed_hash:
            raise SampleError(
                f"{unit.place} has changed since {unit.index} was made; make the index anew with "
                f"`graphnet samples index`."
                if unit.index is not None
                else f"{unit.place} has changed since the run was planned."
            )
        return sample

    def sample_hash(self, place: str) -> str | None:
        """Return the sample's hash; None if the sample cannot be read."""
        try:
            return self.read(place).sample_hash
        except SampleError:
            return None


def row_keys(
    request: Request, planned: PlannedSite, sample: ChosenSample, sample_hash: str | None, machines: str = ""
) -> Iterator[str]:
    """Yield the keys that a job's row may have, first the new row's: hashes of all that is requested. Names in the
    hashed text, as `identity`, must not change, because the keys of existing runs would become invalid.
    """
    site = planned.site
    for environment in (planned.environment, *planned.earlier_environments):
        parts = {
            "sample": sample.name,
            "sample_hash": sample_hash or sample.place,
            "backend": site.backend.name,
            "flavour": site.flavour.name,
            "where": site.where,
            "identity": environment,
            "options": site.backend.options_of_key(planned.options),
            "asked": request.under(site.conditions).key_parts(),
            # Without this part for any machine, the row has the same key on this host and elsewhere.
            **({"machines": machines} if machines else {}),
        }
        yield hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def _jobs_left(
    request: Request,
    plan: Plan,
    sites: Iterable[PlannedSite],
    sample: ChosenSample,
    sample_hash: str | None,
    run_folder: str,
    done: Set[str],
    machines: str,
) -> Iterator[Job]:
    names = [planned.site.backend.name for planned in plan.sites.judged]
    for planned in sites:
        # If several sites have one backend, the folder has the site's text.
        name, shown = planned.site.backend.name, re.sub(r"[^A-Za-z0-9._-]+", "_", planned.site.text)
        keys = list(row_keys(request, planned, sample, sample_hash, machines))
        if not done.isdisjoint(keys):
            continue
        yield Job(
            site=planned.site.text,
            key=keys[0],
            options=dict(planned.options),
            artifacts=f"artifacts/{name if names.count(name) == 1 else shown}/{sample.name}",
            command=shlex.join(
                ("graphnet", "rerun", run_folder, sample.name, "--backend", absolute(planned.site.text))
            ),
        )

"""A unit: one sample with all the jobs that are still to do on it, on one host.

A session runs it (bench/session.py), here or on another host, so a unit holds names and paths only and turns into JSON
and back. It is complete when the run has a row for each of its jobs.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Callable, Iterator, Set
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from graphnet.bench.plan import Plan, PlannedSample, PlannedSite
from graphnet.runs.record import Record
from graphnet.runs.request import OptionValue, Request
from graphnet_contract.samples import Sample, SampleError, load_sample

#: Takes each row as soon as it is measured. There is one writer per run.
Keep = Callable[[Record], None]


class Job(BaseModel):
    """One sample on one site that is still to do."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    site: str
    """The text of ``--backend``."""
    key: str
    """The key of the row that it will give."""
    options: dict[str, OptionValue]
    """The backend's options, defaults included."""
    artifacts: str
    """The folder for what the compiler makes, relative to the run's folder."""
    command: str
    """The command that runs it again."""


class Unit(BaseModel):
    """One sample with its jobs. All of them are measured beside one call of the reference."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    sample: str
    """The sample's name in the run."""
    folder: Path
    """The sample's folder, or that of its repaired copy."""
    jobs: tuple[Job, ...]
    """The jobs, in the order of their rows; at least one."""


def units_of(
    request: Request, plan: Plan, done: Set[str], run_folder: Path, reader: SampleReader
) -> Iterator[tuple[int, Unit]]:
    """Cut a plan into the units that are still to do.

    Args:
        request: the run's request; its fields enter the rows' keys.
        plan: the plan, with its samples repaired.
        done: keys of rows that the run holds already.
        run_folder: the run's folder, for the commands that run rows again.
        reader: reads the samples, whose hashes enter the keys.

    Yields:
        The sample's number in the plan, from 1, and its unit. A sample without a job left gives none.
    """
    for number, planned in enumerate(plan.samples, start=1):
        jobs = _jobs(request, plan, planned, reader.sample_hash(planned.folder), run_folder)
        left = tuple(job for job in jobs if job.key not in done)
        if left:
            yield number, Unit(sample=planned.name, folder=planned.folder, jobs=left)


class SampleReader:
    """Reads samples, and keeps the last one: its hash is needed for the keys, and all of it right afterwards."""

    def __init__(self) -> None:
        self._last: tuple[Path, Sample] | None = None

    def read(self, folder: Path) -> Sample:
        """Read a sample. Raises SampleError if that is not possible."""
        if self._last is None or self._last[0] != folder:
            self._last = (folder, load_sample(folder))
        return self._last[1]

    def sample_hash(self, folder: Path) -> str | None:
        """The sample's hash; None if it cannot be read, which its rows will say."""
        try:
            return self.read(folder).sample_hash
        except SampleError:
            return None


def row_key(request: Request, planned: PlannedSite, sample: PlannedSample, sample_hash: str | None) -> str:
    """Hash everything that was asked of one row. Two rows with one key would be the same measurement.

    The names in the hashed text are older than the names in the code, and keep the keys of existing runs.
    """
    site = planned.site
    parts = {
        "sample": sample.name,
        "sample_hash": sample_hash or str(sample.folder),
        "backend": site.backend.name,
        "flavour": site.flavour.name,
        "where": site.where,
        "identity": planned.environment,
        "options": dict(planned.options),
        "asked": request.key_parts(),
    }
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def _jobs(
    request: Request, plan: Plan, sample: PlannedSample, sample_hash: str | None, run_folder: Path
) -> Iterator[Job]:
    for planned in plan.sites.judged:
        yield Job(
            site=planned.site.text,
            key=row_key(request, planned, sample, sample_hash),
            options=dict(planned.options),
            artifacts=_artifacts_folder(plan, planned, sample),
            command=f"graphnet rerun {os.path.relpath(run_folder)} {sample.name} --backend {planned.site.text}",
        )


def _artifacts_folder(plan: Plan, planned: PlannedSite, sample: PlannedSample) -> str:
    """Named by the backend, or by the whole text of the site if the run has this backend more than once."""
    names = [other.site.backend.name for other in plan.sites.judged]
    name = planned.site.backend.name
    shown = name if names.count(name) == 1 else re.sub(r"[^A-Za-z0-9._-]+", "_", planned.site.text)
    return f"artifacts/{shown}/{sample.name}"

"""Divide a run into parts for array jobs (Slurm, Kubernetes, batch services), and measure one part.

Nothing is shared between the machines but a folder, which may be object storage. runs/parts.py describes it.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import platform
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import graphnet
from graphnet.bench.plan import Plan, part_of, plan_sites
from graphnet.bench.unit import SampleReader
from graphnet.errors import BackendUnavailable, StorageError, UsageError, storing
from graphnet.launch.places import refuse_strangers
from graphnet.outcomes import RETRIED
from graphnet.runs.about import about_of
from graphnet.runs.parts import ARRAY, PART, PARTS_FOLDER, is_attempt, new_attempt, plan_file, plan_lines
from graphnet.runs.record import SCHEMA
from graphnet.runs.remote import RemoteFolder, Uploading
from graphnet.runs.request import Request
from graphnet.runs.store import RESULTS_FILE, RUN_FILE, RunStore
from graphnet.samples.choose import ChosenSample
from graphnet.samples.storage import is_url

#: Environment variables that give an array job its index: Kubernetes, Slurm, AWS Batch, Google Batch.
INDEX_VARIABLES: Final = (
    "JOB_COMPLETION_INDEX",
    "SLURM_ARRAY_TASK_ID",
    "AWS_BATCH_JOB_ARRAY_INDEX",
    "BATCH_TASK_INDEX",
)


def write_array(location: str, request: Request, plan: Plan, per_part: int) -> int:
    """Write a new array's folder and return the number of parts. Raises UsageError if the folder is occupied."""
    folder = RemoteFolder(location)
    if folder.exists(RUN_FILE):
        raise UsageError(f"{location} holds a run already; name another --out")
    # The folder of parts may stem from a plan that was interrupted.
    if set(folder.names("")) - {PARTS_FOLDER}:
        raise UsageError(f"{location} holds files that are not of an array; name an empty or a new folder by --out")
    parts = math.ceil(len(plan.samples) / per_part)
    for part in range(parts):
        with SampleReader() as reader:
            samples = [
                replace(sample, sample_hash=sample.sample_hash or reader.sample_hash(sample.place))
                for sample in part_of(plan.samples, part, parts)
            ]
        folder.write(plan_file(part), plan_lines(map(_kept, samples)).encode())
    # Write run.json last: a folder without it is not an array.
    run = {
        "schema": SCHEMA,
        "asked": request.kept(),
        "planned_rows": plan.row_count,
        "graphnet": graphnet.__version__,
        ARRAY: {"parts": parts, "per_part": per_part},
    }
    folder.write(RUN_FILE, (json.dumps(run, indent=2, sort_keys=True) + "\n").encode())
    return parts


def index_of(given: int | None, environment: Mapping[str, str]) -> int:
    """Return the index of the part: the option's, or that of an array job. Raises UsageError if there is none."""
    if given is not None:
        return given
    for name in INDEX_VARIABLES:
        if name in environment:
            if not environment[name].isdecimal():
                raise UsageError(f"{name} is {environment[name]!r} and not an index; give --index")
            return int(environment[name])
    raise UsageError(
        f"no part is named: give --index, or start this command from an array job ({INDEX_VARIABLES[0]}, "
        f"{INDEX_VARIABLES[1]})"
    )


@dataclass(frozen=True)
class PartWork:
    """One attempt at one part: its plan, the keys that earlier attempts have measured, and its locked run."""

    part: int
    request: Request
    plan: Plan
    done: frozenset[str]
    store: RunStore


@contextlib.contextmanager
def begin_part(location: str, part: int) -> Iterator[PartWork]:
    """Begin an attempt at a part, whose rows are at the array's location in the end. Raises UsageError (no such part),
    StorageError, or BackendUnavailable if the samples are not those that were planned.
    """
    folder = RemoteFolder(location)
    if not folder.exists(RUN_FILE):
        raise UsageError(f"{location} holds no array; make one by `graphnet plan ... --out {location}`")
    try:
        value = json.loads(folder.read(RUN_FILE))
    except ValueError as error:
        raise StorageError(f"{location}/{RUN_FILE} cannot be read: {error}") from error
    about = about_of(value, f"{location}/{RUN_FILE}")
    if about.array is None:
        raise UsageError(f"{location} holds a run that is not an array; go on with it by `graphnet bench --resume`")
    parts = about.array.parts
    if not 0 <= part < parts:
        raise UsageError(f"{location} has no part {part}: its {parts} parts are numbered from 0 to {parts - 1}")
    try:
        request = Request.read(about.request.kept())
    except ValueError as error:
        raise StorageError(f"{location}/{RUN_FILE} does not hold the whole request: {error}") from error
    unknown = Request.unknown_fields(about.request.kept())
    if unknown or about.graphnet != graphnet.__version__:
        raise UsageError(
            f"{location} was planned by graphnet {about.graphnet}, and this is {graphnet.__version__}; use the same "
            "version everywhere"
        )
    samples = tuple(_samples(folder, part))
    _require_samples(samples)
    plan = Plan(plan_sites(request), samples, request.machines)
    refuse_strangers((planned.site for planned in plan.sites), location)
    attempt = new_attempt(part)
    with tempfile.TemporaryDirectory(prefix="graphnet-part-") as scratch:
        done = frozenset(_done_keys(folder, part, Path(scratch) / "earlier"))
        own = Path(location).absolute() / attempt if not is_url(location) else Path(scratch) / Path(attempt).name
        store = RunStore.create(own, {"asked": request.kept(), PART: part})
        store.shown = location
        work = PartWork(part, request, plan, done, store)
        try:
            if is_url(location):
                with Uploading(own, folder, attempt) as uploading:
                    store.row_done = uploading.row_done
                    yield work
            else:
                yield work
        # A second signal may interrupt the last copy.
        except (StorageError, KeyboardInterrupt) as error:
            kept = _kept_copy(own) if is_url(location) else ""
            if not kept:
                raise
            raise StorageError(f"{location} was not written: {error or 'interrupted'}{kept}") from error
        finally:
            if not (own / RESULTS_FILE).exists():
                # An attempt that measured nothing leaves nothing.
                shutil.rmtree(own, ignore_errors=True)


def _kept_copy(own: Path) -> str:
    """Keep the rows of a part that could not be copied to its URL. Return a sentence that names their folder."""
    if not (own / RESULTS_FILE).exists():
        return ""
    try:
        kept = Path(tempfile.mkdtemp(prefix="graphnet-part-kept-")) / own.name
        shutil.copytree(own, kept)
    except OSError as error:
        return f"; the rows of this part are lost, because no copy can be made: {error.strerror or error}"
    return f"; the rows of this part are in {kept}, copy this folder into the array's folder {PARTS_FOLDER}/"


def _done_keys(folder: RemoteFolder, part: int, scratch: Path) -> Iterator[str]:
    """Yield the keys of all rows of earlier attempts that need not be measured again."""
    for name in folder.names(PARTS_FOLDER):
        path = f"{PARTS_FOLDER}/{name}"
        if not is_attempt(name, part) or not folder.exists(f"{path}/{RESULTS_FILE}"):
            continue
        copy = scratch / name
        with storing(copy, "written"):
            copy.mkdir(parents=True)
            (copy / RESULTS_FILE).write_bytes(folder.read(f"{path}/{RESULTS_FILE}"))
        # Read whole rows: readers leave out a row that is damaged anywhere, so it must be measured again.
        yield from (row.key for row in RunStore(copy).rows(by_class=False) if row.outcome not in RETRIED)


def _samples(folder: RemoteFolder, part: int) -> Iterator[ChosenSample]:
    name = plan_file(part)
    for line in folder.read(name).decode("utf-8").splitlines():
        try:
            kept = json.loads(line)
            index = kept.pop("index", None)
            yield ChosenSample(**kept, index=None if index is None else Path(index))
        except (ValueError, TypeError, AttributeError) as error:
            raise StorageError(f"{folder.location}/{name} is damaged: {error}; plan the array anew") from error


def _require_samples(samples: Iterable[ChosenSample]) -> None:
    """Refuse other samples than planned: rows would say LOAD_ERROR, and no other machine would measure them."""
    with SampleReader() as reader:
        for sample in samples:
            if sample.sample_hash is not None and reader.sample_hash(sample.place) != sample.sample_hash:
                raise BackendUnavailable(
                    f"{platform.node()} does not see {sample.place} as it was when the array was planned; put the "
                    "samples where every machine reads the same files, or name them by a URL"
                )


def _kept(sample: ChosenSample) -> dict[str, Any]:
    kept = {name: value for name, value in asdict(sample).items() if value is not None}
    if "index" in kept:
        kept["index"] = os.fspath(kept["index"])
    return kept

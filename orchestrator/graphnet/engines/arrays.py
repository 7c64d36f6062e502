"""Divide a run into parts for array jobs (Slurm, Kubernetes, batch services), and measure one part.

Nothing is shared between the machines but a folder, which may be object storage. runs/parts.py describes it.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import graphnet
from graphnet.bench.plan import Plan, plan_sites
from graphnet.bench.unit import SampleReader
from graphnet.errors import BackendUnavailable, StorageError, UsageError
from graphnet.outcomes import RETRIED
from graphnet.runs.parts import ARRAY, PART, PARTS_FOLDER, is_attempt, new_attempt, plan_file, plan_lines
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
    """Write the folder of a new array.

    Args:
        location: the path or URL of the folder.
        request: the request of every part.
        plan: the request's plan.
        per_part: the largest number of samples of a part.

    Returns:
        The number of parts.

    Raises:
        UsageError: the folder holds a run or an array already.
        StorageError: the folder cannot be written.
    """
    folder = RemoteFolder(location)
    if folder.exists(RUN_FILE):
        raise UsageError(f"{location} holds a run already; name another --out")
    parts = 0
    for part, chunk in enumerate(_chunks(plan, per_part)):
        folder.write(plan_file(part), plan_lines(_kept(sample) for sample in _with_hashes(chunk)).encode())
        parts = part + 1
    # Write run.json last: a folder without it is not an array.
    run = {
        "schema": 1,
        "asked": request.kept(),
        "planned_rows": plan.row_count,
        "graphnet": graphnet.__version__,
        ARRAY: {"parts": parts, "per_part": per_part},
    }
    folder.write(RUN_FILE, (json.dumps(run, indent=2, sort_keys=True) + "\n").encode())
    return parts


def index_of(given: int | None, environment: Mapping[str, str]) -> int:
    """Return the index of the part to measure: the option's value, or that of the first variable of an array job.

    Raises:
        UsageError: there is neither, or the variable is not a number.
    """
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
    """One attempt at one part.

    Attributes:
        part: the part's index.
        request: the request.
        plan: the plan of this part alone.
        done: the keys of rows that earlier attempts at this part have measured.
        store: the run of this attempt, locked.
    """

    part: int
    request: Request
    plan: Plan
    done: frozenset[str]
    store: RunStore


@contextlib.contextmanager
def begin_part(location: str, part: int) -> Iterator[PartWork]:
    """Begin an attempt at a part. At the end of the context, all rows are at the array's location.

    Args:
        location: the path or URL of the array's folder.
        part: the part's index.

    Raises:
        UsageError: the folder does not hold an array, or the array does not have this part.
        StorageError: a file is missing or damaged, or cannot be written.
        BackendUnavailable: this machine does not have the samples as they were when the array was planned.
    """
    folder = RemoteFolder(location)
    if not folder.exists(RUN_FILE):
        raise UsageError(f"{location} holds no array; make one by `graphnet plan ... --out {location}`")
    run = _parsed(folder, RUN_FILE)
    parts = run.get(ARRAY, {}).get("parts") if isinstance(run.get(ARRAY), dict) else None
    if not isinstance(parts, int):
        raise UsageError(f"{location} holds a run that is not an array; go on with it by `graphnet bench --resume`")
    if not 0 <= part < parts:
        raise UsageError(f"{location} has no part {part}: its {parts} parts are numbered from 0 to {parts - 1}")
    try:
        request = Request.read(run["asked"])
    except (KeyError, TypeError, ValueError) as error:
        raise StorageError(f"{location}/{RUN_FILE} does not hold the whole request: {error}") from error
    unknown = Request.unknown_fields(run["asked"])
    version = run.get("graphnet")
    if unknown or version != graphnet.__version__:
        raise UsageError(
            f"{location} was planned by graphnet {version}, and this is {graphnet.__version__}; use the same version "
            "everywhere"
        )
    samples = tuple(_samples(folder, part))
    _require_samples(samples)
    plan = Plan(plan_sites(request), samples, request.machines)
    attempt = new_attempt(part)
    with tempfile.TemporaryDirectory(prefix="graphnet-part-") as scratch:
        done = frozenset(_done_keys(folder, part, Path(scratch) / "earlier"))
        own = Path(location).absolute() / attempt if not is_url(location) else Path(scratch) / Path(attempt).name
        store = RunStore.create(own, {"asked": request.kept(), PART: part})
        store.shown = location
        work = PartWork(part, request, plan, done, store)
        try:
            if is_url(location):
                with Uploading(own, folder, attempt):
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
        try:
            copy.mkdir(parents=True)
            (copy / RESULTS_FILE).write_bytes(folder.read(f"{path}/{RESULTS_FILE}"))
        except OSError as error:
            raise StorageError(f"{copy} cannot be written: {error.strerror}") from error
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
    """Refuse to measure on a machine that does not have the samples as they were when the array was planned.

    Its rows would say that samples cannot be loaded, and no other machine would measure them again.
    """
    with SampleReader() as reader:
        for sample in samples:
            if sample.sample_hash is not None and reader.sample_hash(sample.place) != sample.sample_hash:
                raise BackendUnavailable(
                    f"{platform.node()} does not see {sample.place} as it was when the array was planned; put the "
                    "samples where every machine reads the same files, or name them by a URL"
                )


def _with_hashes(samples: Iterable[ChosenSample]) -> Iterator[ChosenSample]:
    with SampleReader() as reader:
        for sample in samples:
            yield replace(sample, sample_hash=sample.sample_hash or reader.sample_hash(sample.place))


def _kept(sample: ChosenSample) -> dict[str, Any]:
    kept = {name: value for name, value in asdict(sample).items() if value is not None}
    if "index" in kept:
        kept["index"] = os.fspath(kept["index"])
    return kept


def _chunks(plan: Plan, size: int) -> Iterable[tuple[ChosenSample, ...]]:
    return (plan.samples[start : start + size] for start in range(0, len(plan.samples), size))


def _parsed(folder: RemoteFolder, name: str) -> dict[str, Any]:
    try:
        value = json.loads(folder.read(name))
    except ValueError as error:
        raise StorageError(f"{folder.location}/{name} cannot be read: {error}") from error
    if not isinstance(value, dict):
        raise StorageError(f"{folder.location}/{name} holds no object")
    return value

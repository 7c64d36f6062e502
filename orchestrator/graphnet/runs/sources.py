"""Keeps the model.py and tensor descriptions of each sample in the run's folder, to show the graph years later.

The file ``sources/HH/HASH.json.gz`` is named after the sample's hash; HH are the first two digits of the hash. With
this file, the run can be shown even if the sample's own folder was changed or removed after the run.
"""

from __future__ import annotations

import gzip
import json
import shutil
from dataclasses import asdict
from pathlib import Path
from typing import Any

from graphnet.errors import StorageError, storing
from graphnet.files import write_whole
from graphnet_contract.samples import Sample, TensorSpec

SOURCES_FOLDER = "sources"
#: A constant with more values is described without them.
_MOST_VALUES = 64


def keep_source(run_folder: Path, sample: Sample) -> None:
    """Write a sample's file to a run's folder, unless the folder has it. Raises StorageError."""
    if not _path(run_folder, sample.sample_hash).exists():
        write_source(run_folder, sample.sample_hash, source_of(sample))


def source_of(sample: Sample) -> bytes:
    """Return the content of the file that ``keep_source`` writes for a sample."""
    content = {
        "sample_hash": sample.sample_hash,
        "name": sample.name,
        "model": sample.model_source,
        "tensors": [_described(spec) for spec in sample.specs],
        "attributes": dict(sample.attributes),
    }
    # The compressed file has no time stamp, so that the same sample gives the same bytes in every run.
    return gzip.compress(json.dumps(content, default=str).encode(), compresslevel=6, mtime=0)


def write_source(run_folder: Path, sample_hash: str, content: bytes) -> None:
    """Write the content that ``source_of`` made, unless the folder has it already. Raises StorageError."""
    path = _path(run_folder, sample_hash)
    if path.exists():
        return
    write_whole(path, content, makes_folder=True)


def read_source(run_folder: Path, sample_hash: str) -> dict[str, Any] | None:
    """Return a sample's ``model``, ``tensors`` and ``attributes`` from a run's folder; None if the folder lacks them.

    Imported runs have no stored samples. Raises: StorageError if the file cannot be read, for instance
    because it is incomplete.
    """
    path = _path(run_folder, sample_hash)
    try:
        content: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    except FileNotFoundError:
        return None
    except (OSError, EOFError, ValueError) as error:
        raise StorageError(f"{path} cannot be read, it may have been cut: {error}") from error
    return content


def copy_sources(from_run: Path, to_run: Path) -> None:
    """Copy all stored samples from one run to another. Raises: StorageError if the target run cannot be written."""
    for path in sorted((from_run / SOURCES_FOLDER).glob("*/*.json.gz")):
        target = to_run / SOURCES_FOLDER / path.parent.name / path.name
        if target.exists():
            continue
        with storing(target, "written"):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


def _path(run_folder: Path, sample_hash: str) -> Path:
    return run_folder / SOURCES_FOLDER / sample_hash[:2] / f"{sample_hash}.json.gz"


def _described(spec: TensorSpec) -> dict[str, Any]:
    described = {name: value for name, value in asdict(spec).items() if value not in (None, "")}
    if spec.data is not None and len(spec.data) > _MOST_VALUES:
        del described["data"]
    return described

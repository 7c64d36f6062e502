"""Copy the samples of a golden run, so that the run can be checked on a machine that lacks the originals."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path, PurePosixPath
from typing import Final

from graphnet.bench.plan import Plan
from graphnet.errors import StorageError, UsageError
from graphnet.samples.choose import ChosenSample
from graphnet.samples.storage import fetch
from graphnet_contract.samples import SampleError

#: Matches characters that are replaced in the folder names of copied samples, because SHA256SUMS would have to escape
#: them.
_REPLACED: Final = re.compile(r"[\\\s\x00-\x1f\x7f]")


def copy_samples(samples: Sequence[ChosenSample], into: Path) -> None:
    """Copy the files of each sample to ``into``/NAME, where NAME is the sample's name in the run.

    Raises:
        UsageError: a sample cannot be read, so a golden run cannot hold it.
        StorageError: the copy cannot be written.
    """
    for sample in samples:
        target = into / _safe(sample.name)
        with tempfile.TemporaryDirectory() as scratch:
            try:
                folder = fetch(sample.place, Path(scratch))
                files = [path for path in sorted(folder.iterdir()) if path.is_file()]
            except (SampleError, OSError) as error:
                raise UsageError(f"{sample.name} cannot be recorded, because it cannot be read: {error}") from error
            try:
                target.mkdir(parents=True, exist_ok=True)
                for path in files:
                    shutil.copyfile(path, target / path.name)
            except OSError as error:
                raise StorageError(f"{target} cannot be written: {error.strerror}") from error


def with_folder_names(plan: Plan, samples: Path) -> Plan:
    """Name each sample of a plan by its folder below ``samples``.

    With these names, a check of only some samples gives each of them the same name as the golden run. The usual names
    could differ: a run names a sample by the last parts of its path, and by more parts if two of the chosen samples
    would have the same name.
    """
    root = samples.resolve()
    named = (replace(sample, name=Path(sample.place).resolve().relative_to(root).as_posix()) for sample in plan.samples)
    return replace(plan, samples=tuple(named))


def _safe(name: str) -> PurePosixPath:
    parts = [_REPLACED.sub("_", part) for part in PurePosixPath(name).parts if part not in ("/", ".")]
    return PurePosixPath(*("_" if part == ".." else part for part in parts))

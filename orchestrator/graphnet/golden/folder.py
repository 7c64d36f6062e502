"""The folder of a golden run, and its checksums, which show files that are missing, changed or added.

============== =======================================================================================================
golden.json    what was recorded: the backend, and for each sample its row's outcome and the folder of its outputs
run/           the run that was recorded, as ``graphnet bench`` writes it: rows, times, machine, versions
samples/       a copy of each sample
outputs/       the outputs of each row that can be compared, see workers/kept_outputs.py
SHA256SUMS     the SHA-256 of every other file, in the format of ``sha256sum``; written last
============== =======================================================================================================
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, ValidationError

import graphnet
from graphnet.errors import StorageError, UsageError
from graphnet.printable import printable
from graphnet.runs.store import LOCK_FILE, PAGE_FILE, RUN_FILE

GOLDEN_FILE: Final = "golden.json"
SUMS_FILE: Final = "SHA256SUMS"
#: A golden run's folder contains this file while the samples are being copied, until the run begins. No checksum is
#: made of it, because its name ends in ".new".
_COPYING_FILE: Final = "copying-samples.new"
#: The files that other commands, such as ``report``, write into a golden run by default. They have no checksum, and a
#: check does not report them as added files.
_DERIVED: Final = frozenset({f"run/{PAGE_FILE}"})
_KIND: Final = "graphnet-golden"
_SCHEMA: Final = 1
_SUM_LINE: Final = re.compile(r"^([0-9a-f]{64})  (.+)$")
#: The largest number of damaged files that a message names.
_MOST_NAMED: Final = 3


class GoldenRow(BaseModel):
    """One sample of a golden run."""

    model_config = ConfigDict(frozen=True, extra="ignore", use_attribute_docstrings=True)

    sample: str
    """The sample's name: its folder below samples/."""
    sample_hash: str | None
    """sha256 of the sample's files."""
    inputs_digest: str | None
    """The digest of the inputs that the sample was given."""
    outcome: str
    """The outcome of the row when it was recorded."""
    outputs: str | None
    """The folder of the row's outputs, relative to the golden folder; null if no outputs were kept."""


class GoldenManifest(BaseModel):
    """The content of golden.json."""

    model_config = ConfigDict(frozen=True, extra="ignore", use_attribute_docstrings=True)

    kind: str = _KIND
    """Always `graphnet-golden`."""
    schema_version: int = _SCHEMA
    """Version of the folder's format."""
    graphnet: str = graphnet.__version__
    """The version of graphnet that recorded the run."""
    recorded: str
    """The time at which the recording was finished, in UTC."""
    backend: str
    """The recorded backend, with its flavour and place, as the text of `--backend`."""
    rows: list[GoldenRow]
    """The samples, in the order of the run."""

    @property
    def kept(self) -> int:
        """Return the number of samples whose outputs were kept."""
        return sum(row.outputs is not None for row in self.rows)


def refuse_golden(run: Path) -> None:
    """Raise UsageError if this folder belongs to a golden run. Only ``graphnet golden`` may change such a folder."""
    golden = GoldenFolder(run.resolve().parent)
    if golden.run == run.resolve() and golden.samples.is_dir() and golden.all_outputs.is_dir():
        raise UsageError(
            f"{run} belongs to the golden run {golden.path}; go on with `graphnet golden record {golden.path} --resume`"
        )


class GoldenFolder:
    """The folder of one golden run. Every method may raise StorageError."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def run(self) -> Path:
        """The folder of the recorded run."""
        return self.path / "run"

    @property
    def samples(self) -> Path:
        """The folder with the copies of the samples."""
        return self.path / "samples"

    @property
    def all_outputs(self) -> Path:
        """The folder that holds one folder of outputs per row."""
        return self.path / "outputs"

    def outputs(self, key: str) -> Path:
        """Return the folder for the outputs of the row with this key."""
        return self.all_outputs / key[:32]

    def refuse_sealed(self) -> None:
        """Raise UsageError if the folder holds a finished golden run, or files that do not belong to one."""
        if (self.path / GOLDEN_FILE).exists() and (self.path / SUMS_FILE).exists():
            raise UsageError(f"{self.path} holds a golden run already; name another folder")
        known = (self.run / RUN_FILE).exists() or self.is_copying
        if self.path.is_dir() and not known and any(self.path.iterdir()):
            raise UsageError(f"{self.path} holds files that are not a golden run; name an empty or a new folder")

    @property
    def is_copying(self) -> bool:
        """Whether a recording in this folder is still copying its samples, so that its run has not begun."""
        return (self.path / _COPYING_FILE).exists() and not (self.run / RUN_FILE).exists()

    def begin_copying(self) -> None:
        """Make a file which says that samples are being copied. Remove samples that an earlier attempt left."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if self.is_copying and self.samples.exists():
                shutil.rmtree(self.samples)
            (self.path / _COPYING_FILE).touch()
        except OSError as error:
            raise StorageError(f"{self.path} cannot be written: {error.strerror}") from error

    def end_copying(self) -> None:
        """Remove the file that ``begin_copying`` made. The recording calls this when its run begins."""
        try:
            self.all_outputs.mkdir(exist_ok=True)
            (self.path / _COPYING_FILE).unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(f"{self.path / _COPYING_FILE} cannot be removed: {error.strerror}") from error

    def seal(self, backend: str, rows: list[GoldenRow]) -> GoldenManifest:
        """Write golden.json and then the checksums of all files. The recording is finished after this.

        Args:
            backend: the recorded backend, as the text of ``--backend``.
            rows: the samples, in the order of the run.
        """
        now = datetime.now(UTC).isoformat(timespec="seconds")
        manifest = GoldenManifest(recorded=now, backend=backend, rows=rows)
        self.replace_file(GOLDEN_FILE, manifest.model_dump_json(indent=2) + "\n")
        names = sorted(set(self._files()) - _DERIVED)
        sums = (f"{_sha256(self.path / name)}  {name}\n" for name in names)
        self.replace_file(SUMS_FILE, "".join(sums))
        return manifest

    def open(self) -> GoldenManifest:
        """Check every file of the folder against its checksum, and return the manifest.

        Raises:
            UsageError: the folder holds no golden run, an unfinished one, or one of a newer version.
            StorageError: a file is missing, was changed, or was added. The message names the file.
        """
        if not (self.path / GOLDEN_FILE).is_file():
            raise UsageError(self._why_no_golden())
        if not (self.path / SUMS_FILE).exists():
            # Read golden.json before the checksums. If another tool wrote golden.json, this raises an error that says
            # so. Otherwise the user would only read that checksums are missing.
            self._manifest()
        self._verify()
        return self._manifest()

    def _why_no_golden(self) -> str:
        if (self.path / SUMS_FILE).is_file():
            return f"{self.path} is damaged: {GOLDEN_FILE} is missing; restore the folder or record it again"
        if (self.run / RUN_FILE).is_file():
            return (
                f"the golden run in {self.path} is not finished; go on with `graphnet golden record "
                f"{self.path} --resume`"
            )
        return f"{self.path} holds no golden run: there is no {GOLDEN_FILE} in it"

    def _verify(self) -> None:
        expected, present = self._sums(), set(self._files())
        faults = [f"{name} is missing" for name in expected if name not in present]
        faults += [
            f"{name} has changed since it was recorded"
            for name, digest in expected.items()
            if name in present and _sha256(self.path / name) != digest
        ]
        added = [f"{name} is not in {SUMS_FILE}" for name in sorted(present - expected.keys() - _DERIVED)]
        if faults:
            named = _named([*faults, *added])
            raise StorageError(f"{self.path} is damaged: {named}; restore the folder from a copy or record it again")
        if added:
            files = "file" if len(added) == 1 else "files"
            raise StorageError(f"{self.path} is not as it was recorded: {_named(added)}; remove the added {files}")

    def _sums(self) -> dict[str, str]:
        path = self.path / SUMS_FILE
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            raise StorageError(
                f"{self.path} is unfinished or damaged: {SUMS_FILE} is missing; if the recording was interrupted, "
                f"go on with `graphnet golden record {self.path} --resume`, otherwise restore the folder from a copy"
            ) from None
        except (OSError, ValueError) as error:
            raise StorageError(f"{path} cannot be read: {error}") from error
        sums: dict[str, str] = {}
        for number, line in enumerate(lines, start=1):
            found = _SUM_LINE.match(line)
            if found is None or not _is_below(found[2]):
                raise StorageError(f"line {number} of {path} is not a checksum of a file of this folder")
            sums[found[2]] = found[1]
        return sums

    def _manifest(self) -> GoldenManifest:
        path = self.path / GOLDEN_FILE
        try:
            content = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError) as error:
            raise StorageError(f"{path} cannot be read: {error}") from error
        if not isinstance(content, dict) or content.get("kind") != _KIND:
            raise StorageError(f"{path} is not of a golden run; name a folder that `graphnet golden record` wrote")
        version: Any = content.get("schema_version")
        if isinstance(version, int) and version > _SCHEMA:
            raise UsageError(f"{self.path} was recorded by a newer version of graphnet; check it with that version")
        try:
            manifest = GoldenManifest.model_validate(content)
        except ValidationError as error:
            raise StorageError(f"{path} cannot be read as a golden run: {error.errors()[0]['msg']}") from error
        for row in manifest.rows:
            if row.outputs is not None and not _is_below(row.outputs):
                raise StorageError(f"{path} names outputs outside the folder: {printable(row.outputs, 200)}")
        return manifest

    def _files(self) -> Iterator[str]:
        """Yield every file of the folder that has a checksum, as a path relative to the folder."""
        for parent, _, names in os.walk(self.path):
            below = Path(parent).relative_to(self.path)
            for name in names:
                file = (below / name).as_posix()
                if file != SUMS_FILE and name != LOCK_FILE and not name.endswith(".new"):
                    yield file

    def replace_file(self, name: str, text: str) -> None:
        """Write a file of this folder completely or not at all. Raises StorageError if it cannot be written."""
        temporary = self.path / f"{name}.new"
        try:
            temporary.write_text(text, encoding="utf-8")
            os.replace(temporary, self.path / name)
        except OSError as error:
            raise StorageError(
                f"{self.path / name} cannot be written: {error.strerror}; make room and repeat"
            ) from error


def _named(faults: list[str]) -> str:
    """Return a text that names the first few faulty files and counts the others."""
    more = len(faults) - _MOST_NAMED
    named = ", ".join(printable(fault, 300) for fault in faults[:_MOST_NAMED])
    return named + (f", and {more} more files have such a fault" if more > 0 else "")


def _is_below(name: str) -> bool:
    """Whether a relative path stays below the folder from which it starts."""
    path = PurePosixPath(name)
    return not path.is_absolute() and ".." not in path.parts


def _sha256(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise StorageError(f"{path} cannot be read: {error.strerror}") from error

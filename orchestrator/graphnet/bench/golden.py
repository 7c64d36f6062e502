"""Golden runs: outputs that a user trusts, kept as the reference of later runs (``--reference golden:DIR``).

============== =======================================================================================================
golden.json    the recorded backend, and for each sample its row's outcome and the folder of its outputs
run/           the run that was recorded, as ``graphnet bench`` writes it: rows, times, machine, versions
samples/       a copy of each sample whose outputs are kept
outputs/       the kept outputs of each row, see talk/kept_outputs.py
SHA256SUMS     the SHA-256 of every other file, in the format of ``sha256sum``; written last
============== =======================================================================================================
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

import graphnet
from graphnet.errors import StorageError, UsageError, storing
from graphnet.files import write_whole
from graphnet.printable import printable
from graphnet.runs.lock import LOCK_FILE
from graphnet.runs.store import RUN_FILE

#: The beginning of a value of ``--reference`` that names a golden run.
GOLDEN: Final = "golden:"
GOLDEN_FILE: Final = "golden.json"
SUMS_FILE: Final = "SHA256SUMS"
_KIND: Final = "graphnet-golden"
_SCHEMA: Final = 1
_SUM_LINE: Final = re.compile(r"([0-9a-f]{64})  (.+)")
_DIGITS: Final = 16
_WITH_DIGEST: Final = re.compile(rf"(.+)@([0-9a-f]{{{_DIGITS}}})")
_MOST_NAMED: Final = 3


class NotKept(Exception):
    """A golden run has no outputs with which a sample can be judged; the message says why."""


class GoldenRow(BaseModel):
    """One sample of a golden run."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    sample: str
    sample_hash: str | None
    """sha256 of the sample's files."""
    inputs_digest: str | None
    """The digest of the inputs that the sample was given."""
    outcome: str
    outputs: str | None
    """The folder of the row's outputs, relative to the golden folder; null if no outputs were kept."""


class GoldenManifest(BaseModel):
    """The content of golden.json."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    kind: str = _KIND
    schema_version: int = _SCHEMA
    graphnet: str = graphnet.__version__
    recorded: str
    """The time at which the recording was finished, in UTC."""
    backend: str
    """The recorded backend, with its flavour and place, as the text of `--backend`."""
    rows: list[GoldenRow]


@dataclass(frozen=True)
class GoldenFolder:
    """The folder of a golden run, finished or not. Every method may raise StorageError."""

    path: Path

    @property
    def run(self) -> Path:
        """The folder of the recorded run."""
        return self.path / "run"

    @property
    def samples(self) -> Path:
        """The folder with the copies of the samples."""
        return self.path / "samples"

    def outputs(self, key: str) -> Path:
        """Return the folder for the outputs of the row with this key."""
        return self.path / "outputs" / key[:32]

    def refuse_occupied(self) -> None:
        """Raise UsageError if the folder holds a finished golden run, or files that do not belong to one."""
        if (self.path / SUMS_FILE).exists():
            raise UsageError(f"{self.path} holds a golden run already; name another folder")
        if self.path.is_dir() and not (self.run / RUN_FILE).exists() and any(self.path.iterdir()):
            raise UsageError(f"{self.path} holds files that are not a golden run; name an empty or a new folder")

    def seal(self, backend: str, rows: list[GoldenRow]) -> None:
        """Write golden.json and then the checksums of all files. The recording is finished after this."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        manifest = GoldenManifest(recorded=now, backend=backend, rows=rows)
        self.replace_file(GOLDEN_FILE, manifest.model_dump_json(indent=2) + "\n")
        files = sorted(path for path in self.path.rglob("*") if path.is_file() and path.name != LOCK_FILE)
        self.replace_file(
            SUMS_FILE, "".join(f"{_sha256(path)}  {path.relative_to(self.path).as_posix()}\n" for path in files)
        )

    def replace_file(self, name: str, text: str) -> None:
        """Write a file of this folder completely or not at all."""
        write_whole(self.path / name, text, advice="; make room and repeat")


@dataclass(frozen=True)
class GoldenRun:
    """A finished golden run, whose files match their checksums. ``digest`` begins the SHA-256 of SHA256SUMS."""

    path: Path
    digest: str
    rows: tuple[GoldenRow, ...]

    @property
    def text(self) -> str:
        """Return the value of ``--reference`` that names this golden run and no other in the same folder."""
        return f"{GOLDEN}{self.path}@{self.digest}"

    def outputs_of(self, sample: str, sample_hash: str, inputs_digest: str) -> Path:
        """Return the folder with the outputs of a sample on some inputs. Raises NotKept if they are not kept."""
        same = [row for row in self.rows if row.sample_hash == sample_hash]
        if not same:
            other = any(row.sample == sample for row in self.rows)
            raise NotKept(
                f"{self.path} has outputs of this sample with other files"
                if other
                else f"{self.path} does not have this sample"
            )
        kept = [row for row in same if row.outputs is not None]
        if not kept:
            raise NotKept(f"{self.path} has no outputs of this sample: its row was {same[0].outcome} when recorded")
        fitting = [row.outputs for row in kept if row.outputs is not None and row.inputs_digest == inputs_digest]
        if not fitting:
            raise NotKept(
                f"{self.path} has outputs of this sample on other inputs; give --seed and --inputs as it was recorded"
            )
        return self.path / fitting[0]


def with_digest(reference: str) -> str:
    """Return ``golden:/DIR@DIGEST``, which names the golden run that a folder holds now. Raises UsageError without one,
    and StorageError.
    """
    folder, digest = _named(reference)
    if not digest:
        _sums(folder)
        digest = _sha256(folder / SUMS_FILE)[:_DIGITS]
    return f"{GOLDEN}{folder}@{digest}"


def open_golden(reference: str) -> GoldenRun:
    """Open the golden run that a value of ``--reference`` names, and check every file against its checksum.

    Raises:
        UsageError: the folder holds no golden run, an unfinished one, one of a newer version, or another one than the
            value says.
        StorageError: a file is missing, was changed, or cannot be read. The message names the file.
    """
    folder, wanted = _named(reference)
    sums = _sums(folder)
    _refuse_damaged(folder, [fault for name, expected in sums.items() if (fault := _fault(folder, name, expected))])
    manifest = _manifest(folder)
    # A list of checksums that was cut short must not pass: it names every file that a run reads.
    kept = [row.outputs for row in manifest.rows if row.outputs is not None]
    read = [f"{outputs}/{path.name}" for outputs in kept for path in (folder / outputs).glob("*")]
    needed = dict.fromkeys([GOLDEN_FILE, *(f"{outputs}/calls.json" for outputs in kept), *read])
    _refuse_damaged(folder, [f"{SUMS_FILE} lacks {name}" for name in needed if name not in sums])
    digest = _sha256(folder / SUMS_FILE)[:_DIGITS]
    if wanted not in ("", digest):
        raise UsageError(
            f"--reference {reference}: {folder} holds another golden run now, {digest}; begin another run with it"
        )
    return GoldenRun(folder, digest, tuple(manifest.rows))


def _named(reference: str) -> tuple[Path, str]:
    """Return the folder that a value of ``--reference`` names, and the digest that it gives; empty if it gives none."""
    text = reference.removeprefix(GOLDEN)
    given = _WITH_DIGEST.fullmatch(text)
    text, digest = (given[1], given[2]) if given else (text, "")
    if not text:
        raise UsageError(f"--reference {reference} names no folder; write golden:DIR")
    return Path(text).expanduser().absolute(), digest


def _manifest(folder: Path) -> GoldenManifest:
    path = folder / GOLDEN_FILE
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise StorageError(f"{folder} holds no golden run: {path} cannot be read: {error}") from error
    if not isinstance(content, dict) or content.get("kind") != _KIND:
        raise StorageError(f"{path} is not of a golden run; name a folder that `graphnet golden record` wrote")
    try:
        manifest = GoldenManifest.model_validate(content)
    except ValidationError as error:
        raise StorageError(f"{path} cannot be read as a golden run: {error.errors()[0]['msg']}") from error
    if manifest.schema_version > _SCHEMA:
        raise UsageError(f"{folder} was recorded by a newer version of graphnet; use that version")
    return manifest


def _sums(folder: Path) -> Mapping[str, str]:
    path = folder / SUMS_FILE
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        raise UsageError(
            f"{folder} holds no finished golden run: {SUMS_FILE} is missing; if a recording was interrupted, go on "
            f"with `graphnet golden record {folder} --resume`"
        ) from None
    except (OSError, ValueError) as error:
        raise StorageError(f"{folder} is damaged: {path} cannot be read: {error}") from error
    found = [_SUM_LINE.fullmatch(line) for line in lines]
    for number, one in enumerate(found, start=1):
        if one is None or PurePosixPath(one[2]).is_absolute() or ".." in PurePosixPath(one[2]).parts:
            raise StorageError(f"line {number} of {path} is not a checksum of a file of this folder")
    return {one[2]: one[1] for one in found if one is not None}


def _refuse_damaged(folder: Path, faults: list[str]) -> None:
    if faults:
        more = f", and {len(faults) - _MOST_NAMED} more" if len(faults) > _MOST_NAMED else ""
        shown = ", ".join(printable(fault, 300) for fault in faults[:_MOST_NAMED])
        raise StorageError(f"{folder} is damaged: {shown}{more}; restore the folder from a copy or record it again")


def _fault(folder: Path, name: str, expected: str) -> str | None:
    path = folder / name
    if not path.is_file():
        return f"{name} is missing"
    return None if _sha256(path) == expected else f"{name} has changed since it was recorded"


def _sha256(path: Path) -> str:
    with storing(path, "read"), path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def refuse_golden(run: Path) -> None:
    """Raise UsageError if this run belongs to a golden run. ``bench`` would add rows without their outputs."""
    golden = GoldenFolder(run.resolve().parent)
    if golden.run == run.resolve() and (golden.path / "outputs").is_dir():
        raise UsageError(
            f"{run} belongs to the golden run {golden.path}; go on with `graphnet golden record {golden.path} --resume`"
        )

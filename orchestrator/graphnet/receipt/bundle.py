"""The file of a sealed run: a zip with the files of the run, and a manifest with the SHA-256 of each.

The same files give the same bytes: entries are sorted and have no time stamp. Unpacked, the bundle is a run's folder.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import lzma
import re
import shutil
import struct
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from graphnet import __version__
from graphnet.errors import ExitCode, GraphNetError, UsageError, storing
from graphnet.files import replacing
from graphnet.runs.record import SCHEMA

#: The version of the bundle. It grows when a bundle has other files, or when a row is computed from its trials in
#: another way, so that an older version of graphnet would take an honest bundle for an edited one.
FORMAT: Final = 2
#: The formats that this version reads. Rows of the first have no `timing.chance`; their intervals follow an older rule.
_READ: Final = (1, FORMAT)
MANIFEST: Final = "manifest.json"
#: The most that the files of a bundle may take when they are unpacked, in bytes.
_MOST_BYTES: Final = 8 << 30
#: The first moment that a zip can name.
_NO_TIME: Final = (1980, 1, 1, 0, 0, 0)
#: Names of entries. A bundle comes from somebody else, so no name may lead out of the folder.
_NAME: Final = re.compile(r"(?!\.)[\w.+=@-]+(/(?!\.\.?(/|$))[\w.+=@-]+)*", re.ASCII)
_BLOCK: Final = 1 << 20
#: Python's exceptions for a zip that was cut or edited: another version, compression or encryption, or wrong bytes.
_UNREADABLE: Final = (
    *(zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error, EOFError),
    *(NotImplementedError, RuntimeError, ValueError),
)


class Edited(GraphNetError):
    """A bundle is not what was sealed; the exit code is 1."""

    exit_code = ExitCode.CHECK_FAILED


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    sha256: str
    bytes: int = Field(ge=0, le=_MOST_BYTES)


class Manifest(BaseModel):
    """The content of a bundle, and the program that made it."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    bundle: int
    """The version of the bundle's format."""
    graphnet: str
    """The version of graphnet that sealed the run."""
    schema_: int = Field(alias="schema")
    """The version of the format of a row."""
    files: dict[str, _Entry]
    """The SHA-256 and the size of each other file of the bundle."""


@dataclass(frozen=True)
class Bundle:
    """An opened bundle: its ``manifest``, the SHA-256 of this manifest, which names all that was sealed, and the
    ``folder`` with its files.
    """

    manifest: Manifest
    digest: str
    folder: Path


def write_bundle(out: Path, files: Mapping[str, bytes | Path]) -> str:
    """Write a bundle of files, by name, and return the SHA-256 of its manifest. Raises StorageError and UsageError."""
    entries = {}
    for name, content in sorted(files.items()):
        if not _NAME.fullmatch(name):
            raise UsageError(f"{name!r} cannot be a file of a bundle: it has other characters than letters and digits")
        entries[name] = {"sha256": _sha256(content), "bytes": _size(content)}
    head = {"bundle": FORMAT, "graphnet": __version__, "schema": SCHEMA, "files": entries}
    manifest = (json.dumps(head, indent=1, sort_keys=True) + "\n").encode()
    with replacing(out) as temporary, zipfile.ZipFile(temporary, "w", allowZip64=True) as archive:
        for name, content in {MANIFEST: manifest, **dict(sorted(files.items()))}.items():
            info = zipfile.ZipInfo(name, _NO_TIME)
            info.compress_type, info.external_attr, info.create_system = zipfile.ZIP_DEFLATED, 0o644 << 16, 3
            with archive.open(info, "w", force_zip64=_size(content) >= 1 << 31) as entry:
                _copy(content, entry)
    return hashlib.sha256(manifest).hexdigest()


def open_bundle(path: Path, into: Path) -> Bundle:
    """Unpack a bundle into an empty folder, and check the digest of each file.

    Raises:
        UsageError: the file is not a bundle, or is incomplete, or a newer version of graphnet made it.
        Edited: a file was changed, added or removed since the bundle was sealed.
        StorageError: the bundle cannot be read, or the folder cannot be written.
    """
    with storing(path, "read"):
        try:
            archive = zipfile.ZipFile(path)
        except _UNREADABLE as error:
            raise UsageError(
                f"{path} is not a bundle, or was cut ({error}); get it again, or make one by seal"
            ) from error
        with archive:
            return _unpacked(path, archive, into)


def _unpacked(path: Path, archive: zipfile.ZipFile, into: Path) -> Bundle:
    listed = archive.namelist()
    if MANIFEST not in listed:
        raise UsageError(f"{path} is not a bundle, because it has no {MANIFEST}; make one by `graphnet seal RUN`")
    text = _member(path, archive, MANIFEST)
    manifest = _manifest(path, text)
    names = [name for name in listed if name != MANIFEST]
    if len(set(listed)) < len(listed) or set(names) != manifest.files.keys():
        wrong = sorted(set(names) ^ manifest.files.keys()) or sorted(set(names))
        verb = "lacks" if wrong[0] in manifest.files and wrong[0] not in names else "has"
        raise Edited(f"{path} was edited: it {verb} {wrong[0]!s:.100}, and its manifest says otherwise")
    if sum(one.bytes for one in manifest.files.values()) > _MOST_BYTES:
        raise UsageError(f"{path} takes more than {_MOST_BYTES >> 30} GiB when it is unpacked; seal fewer rows")
    for name, entry in manifest.files.items():
        if not _NAME.fullmatch(name):
            raise Edited(f"{path} was edited: seal gives no file the name {name!r:.100}")
        target = into / name
        with storing(target, "written"):
            target.parent.mkdir(parents=True, exist_ok=True)
        digest, size = hashlib.sha256(), 0
        with _reading(path, name), archive.open(name) as source, storing(target, "written"), target.open("wb") as file:
            while block := source.read(_BLOCK):
                size += len(block)
                if size > entry.bytes:
                    break
                digest.update(block)
                file.write(block)
        if size != entry.bytes or digest.hexdigest() != entry.sha256:
            raise Edited(f"{path} was edited: {name} is not the file that was sealed")
    return Bundle(manifest, hashlib.sha256(text).hexdigest(), into)


def _member(path: Path, archive: zipfile.ZipFile, name: str) -> bytes:
    with _reading(path, name), archive.open(name) as file:
        text = file.read(64 * _BLOCK + 1)
    if len(text) > 64 * _BLOCK:
        raise UsageError(f"{path} is not a bundle, because its {name} has more than 64 MiB")
    return text


def _manifest(path: Path, text: bytes) -> Manifest:
    try:
        content: Any = json.loads(text)
        version, schema = content["bundle"], content["schema"]
    except (ValueError, RecursionError, KeyError, TypeError) as error:
        raise Edited(f"{path} was edited: its {MANIFEST} is not one that seal writes") from error
    for name, value, known in (("format", version, FORMAT), ("schema", schema, SCHEMA)):
        if isinstance(value, int) and value > known:
            made = f"graphnet {content.get('graphnet')!s:.40}"
            raise UsageError(
                f"{path} was sealed by a newer version ({made}, {name} {value}; this version reads {known}); verify it "
                "with that version"
            )
    try:
        manifest = Manifest.model_validate(content)
    except ValidationError as error:
        raise Edited(f"{path} was edited: its {MANIFEST} is not one that seal writes") from error
    if manifest.bundle not in _READ or manifest.schema_ != SCHEMA:
        raise UsageError(f"{path} has format {version} and schema {schema}, which this version does not read")
    return manifest


@contextlib.contextmanager
def _reading(path: Path, name: str) -> Any:
    try:
        yield
    except _UNREADABLE as error:
        raise Edited(f"{path} was edited or cut: {name} in it cannot be read ({error})") from error


def _sha256(content: bytes | Path) -> str:
    if isinstance(content, bytes):
        return hashlib.sha256(content).hexdigest()
    with storing(content, "read"), content.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _size(content: bytes | Path) -> int:
    if isinstance(content, bytes):
        return len(content)
    with storing(content, "read"):
        return content.stat().st_size


def _copy(content: bytes | Path, entry: Any) -> None:
    if isinstance(content, bytes):
        entry.write(content)
        return
    with storing(content, "read"), content.open("rb") as file:
        shutil.copyfileobj(file, entry, _BLOCK)

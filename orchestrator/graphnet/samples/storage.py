"""Storage of samples: folders, tar shards and Parquet shards, on this machine or in object storage.

A *place* is the address of one sample. For a sample in a folder, the place is the path or URL of this folder. For a
sample in a shard, it is the path or URL of the shard, followed by ``::`` and the sample's name in the shard. fsspec
opens URLs (``s3://bucket/samples``), but is not needed for paths.
"""

from __future__ import annotations

import functools
import os
import posixpath
import shutil
import tarfile
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from graphnet_contract.meta import INPUT_META, WEIGHT_META
from graphnet_contract.samples import ATTRIBUTES, CONSTRAINTS, MODEL, SampleError

SHARD_SEPARATOR = "::"
SHARD_SUFFIXES = (".tar", ".parquet")
#: The end of the file name of every index (see ``samples/index.py``). It distinguishes an index from a Parquet shard.
INDEX_SUFFIX = "index.parquet"
#: The files of a sample that are read, packed and fetched. A sample's folder may hold other files too.
SAMPLE_FILES = (MODEL, WEIGHT_META, INPUT_META, ATTRIBUTES, CONSTRAINTS)
#: A complete tar file ends with two blocks of zeros, which together have this number of bytes.
_TAR_END_BYTES = 1024
#: The number of samples in one row group of a Parquet shard. Fetching one sample reads the whole group, about 5 MB.
_GROUP = 64

#: A copy from a URL keeps this many folders of the sample's path, whose names give its source and a subgraph's name.
_KEPT_PARTS = 3


@dataclass(frozen=True)
class StoredSample:
    """A sample that was found at a place, but not yet read. A file that is written changes ``stamp``."""

    place: str
    stamp: str


def is_url(text: str) -> bool:
    """Whether the text has a scheme such as ``s3://``, so that fsspec must open it."""
    return "://" in text


def is_shard(text: str) -> bool:
    """Whether the text names a shard file, judging by the ending of the name."""
    return text.endswith(SHARD_SUFFIXES) and not text.endswith(INDEX_SUFFIX)


def split_place(place: str) -> tuple[str, str]:
    """Split a sample's address into its folder or shard, and the sample's name in the shard (empty for a folder)."""
    location, _, name = place.partition(SHARD_SEPARATOR)
    return location, name


def is_local_folder(place: str) -> bool:
    """Whether the sample at this place is a folder on this machine, which can be read without making a copy."""
    location, name = split_place(place)
    return not name and not is_url(location)


def find_stored(root: str) -> Iterator[StoredSample]:
    """Yield every sample at or below a folder, a shard or a URL, sorted as by ``find_samples``. Raises SampleError."""
    found = _find_in_shard(root) if is_shard(root) else _find_in_folder(root)
    # Sort as paths are sorted: --shard picks samples by their order, which must be the same with and without an index.
    yield from sorted(found, key=lambda stored: stored.place.split("/"))


def fetch(place: str, into: Path) -> Path:
    """Return a local folder that holds the sample: its own, or a copy in ``into``. Raises SampleError."""
    location, name = split_place(place)
    if is_local_folder(place):
        return Path(location)
    folder = into / _safe(name or "/".join(PurePosixPath(location).parts[-_KEPT_PARTS:]))
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    for file, content in _read(location, name).items():
        (folder / file).write_bytes(content)
    return folder


def pack(folders: Mapping[str, Path], shard: Path) -> None:
    """Write the samples (name -> folder) into one shard, which appears when it is complete.

    Raises SampleError if a file cannot be read; OSError if the shard cannot be written.
    """
    with tempfile.NamedTemporaryFile(dir=shard.parent, prefix=shard.name, delete=False) as temporary:
        path = Path(temporary.name)
    try:
        write = _write_tar if shard.suffix == ".tar" else _write_parquet
        write(folders, path)
        path.chmod(0o644)
        path.replace(shard)
    finally:
        path.unlink(missing_ok=True)


def _find_in_folder(root: str) -> Iterator[StoredSample]:
    system, path = _opened(root)
    try:
        if not system.isdir(path):
            raise SampleError(f"{root} is not a folder; give the folder of a sample or one that holds samples.")
        files = system.find(path, detail=True)
    except OSError as error:
        raise SampleError(f"{root} cannot be listed: {error}") from error
    base = path.rstrip("/")
    stamps: dict[str, dict[str, str]] = {}
    for name, info in files.items():
        folder, file = posixpath.split(name)
        if is_shard(file):
            yield from _find_in_shard(_joined(root, base, name))
        elif file in SAMPLE_FILES:
            stamps.setdefault(folder, {})[file] = _stamp(info)
    for folder, known in stamps.items():
        if MODEL in known and ATTRIBUTES in known:
            yield StoredSample(_joined(root, base, folder), " ".join(known[file] for file in sorted(known)))


def shard_stamp(shard: str) -> str:
    """Return the stamp that all samples of a shard share. Raises: SampleError if the shard does not exist."""
    system, path = _opened(shard)
    try:
        return _stamp(system.info(path))
    except OSError as error:
        raise SampleError(f"{shard} cannot be read: {error}") from error


def stamp_now(place: str) -> str:
    """Return the sample's present stamp; empty if the sample does not exist."""
    location, name = split_place(place)
    try:
        if name:
            return shard_stamp(location)
        return next((found.stamp for found in find_stored(location) if found.place == place), "")
    except SampleError:
        return ""


def _find_in_shard(shard: str) -> Iterator[StoredSample]:
    stamp = shard_stamp(shard)
    if shard.endswith(".tar"):
        names = [name for name, files in _tar_members(shard)[1].items() if {MODEL, ATTRIBUTES} <= set(files)]
    else:
        names = list(_parquet_rows(shard)[1])
    for name in names:
        yield StoredSample(f"{shard}{SHARD_SEPARATOR}{name}", stamp)


def _stamp(info: Mapping[str, Any]) -> str:
    """Return a file's size and modification time as text. In object storage, the file's ETag replaces the time."""
    when = info.get("ETag") or info.get("mtime") or info.get("LastModified") or ""
    return f"{info.get('size')}@{when}"


def _joined(root: str, base: str, name: str) -> str:
    """Return the path of a file that fsspec listed, beginning with ``root`` as the caller spelled it."""
    below = posixpath.relpath(name, base)
    return root if below == "." else f"{root.rstrip('/')}/{below}"


def _opened(location: str) -> tuple[Any, str]:
    from fsspec.core import url_to_fs

    try:
        system, path = url_to_fs(location)
    except (ImportError, ValueError) as error:
        raise SampleError(f"{location} cannot be opened: {error}") from error
    return system, path


def _read(location: str, name: str) -> dict[str, bytes]:
    if not name:
        system, path = _opened(location)
        try:
            there = {posixpath.basename(file) for file in system.ls(path, detail=False)}
            return {file: system.cat_file(f"{path}/{file}") for file in SAMPLE_FILES if file in there}
        except OSError as error:
            raise SampleError(f"{location} cannot be read: {error}") from error
    files = _tar_files(location, name) if location.endswith(".tar") else _parquet_files(location, name)
    if not files:
        raise SampleError(f"{location} holds no sample {name}; index the folder again.")
    return files


# A run fetches many samples from one shard. Listing the members reads the whole file, so the list is cached.
@functools.lru_cache(maxsize=8)
def _tar_members(shard: str) -> tuple[tarfile.TarFile, dict[str, dict[str, tarfile.TarInfo]]]:
    system, path = _opened(shard)
    cut = SampleError(f"{shard} is not a whole tar file, it may have been cut; copy or pack it again.")
    try:
        file = system.open(path, "rb")
        if system.size(path) < _TAR_END_BYTES:
            raise cut
        file.seek(system.size(path) - _TAR_END_BYTES)
        if file.read().strip(b"\0"):
            raise cut
        file.seek(0)
        archive = tarfile.open(fileobj=file, mode="r:")  # noqa: SIM115 - stays open for later reads
        members = archive.getmembers()
    except (OSError, tarfile.TarError) as error:
        raise cut from error
    found: dict[str, dict[str, tarfile.TarInfo]] = {}
    for member in members:
        folder, name = posixpath.split(member.name.removeprefix("./"))
        if member.isfile() and name in SAMPLE_FILES:
            found.setdefault(folder or ".", {})[name] = member
    return archive, found


def _tar_files(shard: str, name: str) -> dict[str, bytes]:
    archive, found = _tar_members(shard)
    files = {}
    for file, member in found.get(name, {}).items():
        try:
            opened = archive.extractfile(member)
            assert opened is not None  # extractfile returns None only for folders and links, which are not in the list
            files[file] = opened.read()
        except (OSError, tarfile.TarError) as error:
            raise SampleError(f"{shard}: {name} cannot be read ({error}); copy or pack the shard again.") from error
    return files


@functools.lru_cache(maxsize=8)
def _parquet_rows(shard: str) -> tuple[Any, dict[str, tuple[int, int]]]:
    """Open a Parquet shard. Return the shard and, by sample, the number of its row group and its row in this group."""
    import pyarrow.parquet

    system, path = _opened(shard)
    try:
        opened = pyarrow.parquet.ParquetFile(system.open(path, "rb"))
        rows: dict[str, tuple[int, int]] = {}
        for group in range(opened.num_row_groups):
            names = opened.read_row_group(group, columns=["name"]).column("name").to_pylist()
            rows.update({name: (group, row) for row, name in enumerate(names)})
    except (OSError, KeyError, pyarrow.ArrowException) as error:
        raise SampleError(
            f"{shard} is not a shard of samples, or it was cut ({str(error).splitlines()[0]}); copy or pack it again."
        ) from error
    return opened, rows


# Samples are fetched in the order of the shard. Without the cache, each fetch would decompress all samples of a group.
@functools.lru_cache(maxsize=1)
def _parquet_group(shard: str, group: int) -> Any:
    return _parquet_rows(shard)[0].read_row_group(group, columns=["files"]).column("files")


def _parquet_files(shard: str, name: str) -> dict[str, bytes]:
    import pyarrow

    rows = _parquet_rows(shard)[1]
    if name not in rows:
        return {}
    group, row = rows[name]
    try:
        files = _parquet_group(shard, group)[row].as_py()
    except (OSError, pyarrow.ArrowException) as error:
        raise SampleError(f"{shard}: {name} cannot be read ({error}); copy or pack the shard again.") from error
    return {file: content for file, content in files if file in SAMPLE_FILES}


def forget_shards() -> None:
    """Let this process open every shard anew: the shard may have been written again under the same name.

    Each forked process calls this function, too. Otherwise, parent and child would share one reading position per open
    file, and one process would read from a position that the other process had set.
    """
    _tar_members.cache_clear()
    _parquet_rows.cache_clear()
    _parquet_group.cache_clear()


os.register_at_fork(after_in_child=forget_shards)


def _write_tar(folders: Mapping[str, Path], path: Path) -> None:
    with tarfile.open(path, "w") as archive:
        for name, folder in folders.items():
            for file in _present(folder):
                archive.add(folder / file, arcname=f"{name}/{file}", recursive=False)


def _write_parquet(folders: Mapping[str, Path], path: Path) -> None:
    import pyarrow
    import pyarrow.parquet

    schema = pyarrow.schema(
        [("name", pyarrow.string()), ("files", pyarrow.map_(pyarrow.string(), pyarrow.binary()))],
        metadata={"graphnet_shard_version": "1"},
    )
    names = list(folders)
    with pyarrow.parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        for start in range(0, len(names), _GROUP):
            group = names[start : start + _GROUP]
            files = [[(file, _content(folders[name] / file)) for file in _present(folders[name])] for name in group]
            writer.write_table(pyarrow.table({"name": group, "files": files}, schema=schema))


def _present(folder: Path) -> list[str]:
    return [file for file in SAMPLE_FILES if (folder / file).is_file()]


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise SampleError(f"{path} cannot be read: {error.strerror}") from error


def _safe(name: str) -> Path:
    """Turn a name from a shard into a relative path that cannot lead out of the target folder."""
    parts = [part for part in PurePosixPath(name).parts if part not in ("/", "..", ".")]
    return Path(*parts) if parts else Path("sample")

"""An index of samples: a Parquet file that stores, for each sample, what planning, filters and row keys need.

Reading one sample costs 34 ms of CPU time; reading its line in the index costs microseconds. The index is used only for
planning. When a sample runs, its files are read and hashed again. If the hash differs from the hash in the index, the
outcome of the row is LOAD_ERROR.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, fields
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from graphnet.errors import StorageError, UsageError
from graphnet.files import replacing
from graphnet.samples.facts import SampleFacts, facts_of
from graphnet.samples.storage import (
    INDEX_SUFFIX,
    SHARD_SEPARATOR,
    StoredSample,
    fetch,
    find_stored,
    forget_shards,
    is_url,
    stamp_now,
)
from graphnet_contract.samples import SampleError, load_sample

INDEX_FILE = "samples-index.parquet"
INDEX_VERSION = "1"
_VERSION_KEY = b"graphnet_index_version"
_ROOT_KEY = b"graphnet_index_root"
#: Number of samples that one task of the process pool reads, which takes much longer than starting the task.
_CHUNK = 16

_NO_FACTS: dict[str, Any] = {
    **dict.fromkeys(("sample", "source", "category", "sample_hash"), ""),
    **dict.fromkeys(("nodes", "parameters", "graphs", "memory_bytes"), 0),
    **dict.fromkeys(("dtypes", "operators", "loader_rules"), ()),
    **dict.fromkeys(("dynamic", "ours"), False),
}

#: A function that is called with two numbers: how many samples are done, and how many there are in all.
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class IndexedSample:
    """One sample, at an address (see ``samples/storage.py``), with its facts if the file ``index`` lists it.

    If the sample could not be read, ``facts`` is None and ``problem`` says why.
    """

    place: str
    facts: SampleFacts | None
    problem: str | None = None
    index: Path | None = None


@dataclass(frozen=True)
class IndexReport:
    """The numbers of lines of a new index: all, read for it, kept from the previous index, and removed.

    ``problems`` has one sentence for each sample that cannot be read.
    """

    index: Path
    samples: int
    read: int
    kept: int
    removed: int
    problems: tuple[str, ...]


def index_path(root: str) -> Path:
    """Return the path of a folder's index. Raises UsageError for a URL, because no index can be written there."""
    if is_url(root):
        raise UsageError(f"{root}: give --out, a file on this machine, for the index of samples that are elsewhere")
    return Path(root) / INDEX_FILE


def build_index(root: str, out: Path | None = None, progress: Progress | None = None) -> IndexReport:
    """Write the index of every sample at or below a folder or URL. Only changed samples are read again.

    Shards are listed sample by sample. A sample that cannot be read also has a line, and the report's ``problems`` give
    the reason. The default of ``out`` is ``samples-index.parquet`` in the folder.

    Raises:
        SampleError: nothing can be listed.
        UsageError: the file's name does not end with ``index.parquet``.
        StorageError: the index cannot be written, or a process that reads samples is killed.
    """
    path = out or index_path(root)
    if not path.name.endswith(INDEX_SUFFIX):
        raise UsageError(
            f"--out {path}: the name of an index ends in {INDEX_SUFFIX}, so that it is not read as a shard"
        )
    root = root.rstrip("/") if is_url(root) else str(Path(root).absolute())
    before = _lines_by_place(path)
    stored = list(find_stored(root))
    if not stored and not before:
        raise SampleError(f"{root} holds no sample: no folder there has both model.py and graph_net.json")
    kept = {one.place: before[one.place] for one in stored if before.get(one.place, {}).get("stamp") == one.stamp}
    lines = dict(kept)
    changed = [one for one in stored if one.place not in kept]
    for done, line in enumerate(_read_all(changed), start=len(kept) + 1):
        lines[line["place"]] = line
        if progress is not None and (done % _CHUNK == 0 or done == len(stored)):
            progress(done, len(stored))
    ordered = [lines[one.place] for one in stored]
    _write(path, root, ordered)
    problems = tuple(f"{line['place']}: {line['problem']}" for line in ordered if line["problem"])
    removed = len(set(before) - set(lines))
    return IndexReport(path, len(ordered), len(changed), len(kept), removed, problems)


def read_index(path: Path, with_facts: bool = True) -> Iterator[IndexedSample]:
    """Yield the lines of an index, in order. Raises UsageError if it is incomplete or of another version.

    Without facts, only ``sample_hash`` and ``ours`` have their values: planning a run without filters needs no others.
    """
    names = [field.name for field in fields(SampleFacts)] if with_facts else ["sample_hash", "ours"]
    table = _table(path, ["place", "problem", *names])
    root = _root_of(path, table)
    columns = [table.column(name).to_pylist() for name in ("place", "problem", *names)]
    for place, problem, *values in zip(*columns, strict=True):
        facts = None if problem else _facts(dict(zip(names, values, strict=True)))
        yield IndexedSample(_below(root, place), facts, problem, path)


def write_index(path: Path, root: str, samples: Sequence[tuple[str, SampleFacts]]) -> None:
    """Write an index of samples with known facts, with addresses relative to ``root``. Raises StorageError."""
    _write(path, root, [_described(StoredSample(place, ""), facts) for place, facts in samples])


def _facts(values: Mapping[str, Any]) -> SampleFacts:
    known = {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}
    return SampleFacts(**{**_NO_FACTS, **known})


def _read_all(stored: Sequence[StoredSample]) -> Iterator[dict[str, Any]]:
    """Yield the index's line for each sample. The samples are read in parallel, with one process per core."""
    if len(stored) <= _CHUNK:
        yield from map(_line, stored)
        return
    # A forked process would share this process's position in an open shard and so read wrong bytes.
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(_line, stored, chunksize=_CHUNK)
        except BrokenProcessPool as error:
            raise StorageError(
                "a process that reads samples was killed, probably because memory ran out; the earlier index is "
                "unchanged; index the folder again"
            ) from error


def _line(stored: StoredSample) -> dict[str, Any]:
    """Return the index's line for one sample. If its files change during reading twice, the line has this problem."""
    for _ in range(2):
        line = _once(stored)
        stamp = stamp_now(stored.place)
        if stamp == stored.stamp:
            return line
        forget_shards()
        stored = StoredSample(stored.place, stamp)
    problem = "its files changed while it was indexed; index the folder again when nobody writes to it"
    return _described(stored, problem=problem)


def _once(stored: StoredSample) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as scratch:
        try:
            name = stored.place.rpartition("::")[2].rstrip("/").rpartition("/")[2]
            return _described(stored, facts_of(name, load_sample(fetch(stored.place, Path(scratch)))))
        except SampleError as error:
            return _described(stored, problem=str(error))


def _described(stored: StoredSample, facts: SampleFacts | None = None, problem: str | None = None) -> dict[str, Any]:
    values = {field.name: getattr(facts, field.name, None) for field in fields(SampleFacts)}
    return {"place": stored.place, "stamp": stored.stamp, "problem": problem, **values}


def _write(path: Path, root: str, lines: Sequence[Mapping[str, Any]]) -> None:
    """Replace the index in one step, so that a reader sees either the old index or the new one.

    The addresses of samples are stored relative to the root. If the index is in the root folder, the root itself is not
    stored, so the folder can be moved together with its index.
    """
    import pyarrow
    import pyarrow.parquet

    beside = not is_url(root) and path.absolute().parent == Path(root)
    stored = [{**line, "place": line["place"].removeprefix(root).lstrip("/")} for line in lines]
    text = pyarrow.string()
    types = {"str": text, "int": pyarrow.int64(), "bool": pyarrow.bool_()}
    columns = [(field.name, types.get(str(field.type), pyarrow.list_(text))) for field in fields(SampleFacts)]
    schema = pyarrow.schema(
        [("place", text), ("stamp", text), ("problem", text), *columns],
        metadata={_VERSION_KEY: INDEX_VERSION.encode(), _ROOT_KEY: b"" if beside else root.encode()},
    )
    table = pyarrow.Table.from_pylist(stored, schema=schema)
    with replacing(path, f"the index {path}") as temporary:
        pyarrow.parquet.write_table(table, temporary, compression="zstd")


def _lines_by_place(path: Path) -> dict[str, dict[str, Any]]:
    """Return the lines of the previous index by the sample's address; none if it is damaged or of another version."""
    if not path.exists():
        return {}
    try:
        table = _table(path, None)
        root = _root_of(path, table)
        lines = ({**one, "place": _below(root, one["place"])} for one in table.to_pylist())
        return {line["place"]: line for line in lines}
    except UsageError:
        return {}


def _root_of(path: Path, table: Any) -> str:
    return (table.schema.metadata or {}).get(_ROOT_KEY, b"").decode() or str(path.absolute().parent)


def _below(root: str, place: str) -> str:
    if not place or place.startswith(SHARD_SEPARATOR):
        return root + place
    return f"{root}/{place}"


def _table(path: Path, columns: list[str] | None) -> Any:
    import pyarrow
    import pyarrow.parquet

    try:
        opened = pyarrow.parquet.ParquetFile(path)
        version = (opened.schema_arrow.metadata or {}).get(_VERSION_KEY, b"").decode()
        if version != INDEX_VERSION:
            raise UsageError(
                f"{path} is not an index of version {INDEX_VERSION}; make it anew with `graphnet samples index`"
            )
        return opened.read(columns=columns)
    except (OSError, pyarrow.ArrowException) as error:
        raise UsageError(
            f"the index {path} cannot be read, it may have been cut; make it anew with `graphnet samples index`"
        ) from error

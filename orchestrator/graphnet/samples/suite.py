"""Finds the samples that a user names: by a suite of the corpus, or by folders, lists, shards, indexes and URLs."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

from graphnet.errors import UsageError
from graphnet.nearest import unknown
from graphnet.printable import printable
from graphnet.samples.index import INDEX_FILE, IndexedSample, read_index
from graphnet.samples.storage import INDEX_SUFFIX, SHARD_SEPARATOR, find_stored, is_shard, is_url, split_place
from graphnet.settings import in_corpus, samples_folder
from graphnet_contract.samples import SampleError, find_samples

SUITES_FILE = "suites.toml"


def suite_samples(name: str) -> list[Path]:
    """Return the folders of a suite's samples, in order. Raises UsageError if the suite or a sample does not exist."""
    suites = _suites()
    if name not in suites:
        raise unknown("no suite", name, suites)
    entry, root = suites[name], samples_folder()
    if entry == "all":
        return find_samples(root)
    folders = [root / item for item in entry]
    missing = [str(folder) for folder in folders if not (folder / "model.py").is_file()]
    if missing:
        raise UsageError(f"suite {name} names samples that are not there: {', '.join(missing)}")
    return [path for folder in folders for path in find_samples(folder)]


def suite_names() -> list[str]:
    """Return the names of the corpus's suites. Raises UsageError if the list of suites cannot be read."""
    return sorted(_suites())


def path_samples(paths: Sequence[str], with_facts: bool = False) -> list[IndexedSample]:
    """Return every sample at or below the paths, each once, in order. Raises UsageError.

    Paths are folders, shards, samples in shards (``SHARD::NAME``), index files, lists of samples (a text file with one
    folder per line), URLs of folders and shards, or names of the corpus. If a folder holds an index, only the index is
    read; with all facts if ``with_facts``, which filters need.
    """
    found: dict[str, IndexedSample] = {}
    for path in paths:
        for one in _listed(Path(path)) if _is_list(path) else [path if is_url(path) else in_corpus(path)]:
            below = _samples_at(one, with_facts)
            if not below:
                raise UsageError(f"{one} holds no sample: no folder there has both model.py and graph_net.json")
            found.update((sample.place, sample) for sample in below)
    return list(found.values())


def corpus_names() -> list[str]:
    """Return the names of the samples of the corpus."""
    root = samples_folder()
    return [folder.relative_to(root).as_posix() for folder in find_samples(root)]


def no_sample(path: str) -> UsageError:
    """Make the error for a path at which nothing is: no folder, and no sample of the corpus that has this name."""
    typed = path.removeprefix(f"{Path.cwd()}/")
    lists_it = "`graphnet samples list` lists the corpus"
    return unknown("there is no folder and no sample of the corpus", typed, corpus_names(), lists_it)


def row_names(places: Iterable[str]) -> dict[str, str]:
    """Give each sample a unique name that ends with its folder's name. A sample of the corpus is named SOURCE/NAME."""
    root = str(samples_folder().resolve()) + "/"
    names: dict[str, str] = {}
    others: dict[str, tuple[str, ...]] = {}
    for place in places:
        if place.startswith(root) and not split_place(place)[1]:
            names[place] = printable(place.removeprefix(root))
        else:
            others[place] = _parts(place)
    longest = max(map(len, others.values()), default=0)
    depth = 2
    names |= {place: _tail(parts, depth) for place, parts in others.items()}
    while True:
        taken = Counter(names.values())
        clashing = [place for place in others if taken[names[place]] > 1]
        if not clashing:
            return names
        depth += 1
        if depth > longest:
            # Samples of the shard x.tar and of the folder x beside it are named by their full paths, with the ending.
            return names | {place: printable(place.replace(SHARD_SEPARATOR, "/").lstrip("/")) for place in clashing}
        names |= {place: _tail(others[place], depth) for place in clashing}


def _parts(place: str) -> tuple[str, ...]:
    location, inside = split_place(place)
    if not inside:
        return PurePosixPath(location).parts
    return (*PurePosixPath(location).with_suffix("").parts, *PurePosixPath(inside).parts)


def _tail(parts: tuple[str, ...], depth: int) -> str:
    # A folder's name may contain any character, but the name of a sample in a row must be one line of printable text.
    return printable("/".join(parts[-depth:]).removeprefix("//"))


def _samples_at(path: str, with_facts: bool) -> list[IndexedSample]:
    if path.endswith(INDEX_SUFFIX):
        return list(read_index(Path(path), with_facts))
    shard, name = split_place(path)
    if not (is_url(path) or is_shard(shard) or Path(path).exists()):
        raise no_sample(path)
    try:
        if name and is_shard(shard):
            return [IndexedSample(stored.place, None) for stored in find_stored(shard) if stored.place == path]
        if is_url(path) or is_shard(path):
            return [IndexedSample(stored.place, None) for stored in find_stored(path)]
        if (Path(path) / INDEX_FILE).is_file():
            return list(read_index(Path(path).resolve() / INDEX_FILE, with_facts))
        return [IndexedSample(str(folder.resolve()), None) for folder in find_samples(path)]
    except SampleError as error:
        raise UsageError(str(error)) from error


def _is_list(path: str) -> bool:
    return not (is_url(path) or is_shard(path) or path.endswith(INDEX_SUFFIX)) and Path(path).is_file()


def _listed(file: Path) -> list[str]:
    """Return the folders that a list names, one per line. Blank lines and comments (#) are skipped.

    The paths in GraphNet's lists are relative to the checkout of GraphNet, a folder above the list. So all paths are
    relative to the nearest folder above the list that has the path of the first line, or else to the working directory.
    Raises UsageError if the list cannot be read or if a folder does not exist.
    """
    try:
        lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
    except OSError as error:
        raise UsageError(f"the list of samples {file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UsageError(f"the list of samples {file} is not text: {error}") from error
    named = [(number, line) for number, line in enumerate(lines, start=1) if line and not line.startswith("#")]
    if not named:
        raise UsageError(f"{file} is neither a folder of samples nor a list that names one")
    first = named[0][1]
    root = next((parent for parent in file.resolve().parents if (parent / first).is_dir()), Path.cwd())
    for number, line in named:
        if not (root / line).is_dir():
            raise UsageError(f"line {number} of {file} names {line!r}, which is not a folder below {root}")
    return [str(root / line) for _, line in named]


def _suites() -> dict[str, str | list[str]]:
    path = samples_folder() / SUITES_FILE
    try:
        table: dict[str, dict[str, str | list[str]]] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise UsageError(f"{path} cannot be read: {error}") from error
    return table["suites"]

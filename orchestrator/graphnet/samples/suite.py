"""Which samples a command means: suites of the corpus, or paths."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

from graphnet_contract.samples import SampleError, find_samples

from graphnet.errors import UsageError
from graphnet.settings import samples_folder

SUITES_FILE = "suites.toml"


def suite_samples(name: str) -> list[Path]:
    """The folders of a suite, in its order. Errors: UsageError naming a suite or sample that is not there."""
    suites = _suites()
    if name not in suites:
        raise UsageError(f"no suite {name!r}; there are: {', '.join(sorted(suites))}")
    entry, root = suites[name], samples_folder()
    if entry == "all":
        return find_samples(root)
    folders = [root / item for item in entry]
    missing = [str(folder) for folder in folders if not (folder / "model.py").is_file()]
    if missing:
        raise UsageError(f"suite {name} names samples that are not there: {', '.join(missing)}")
    return [path for folder in folders for path in find_samples(folder)]


def path_samples(paths: Sequence[Path]) -> list[Path]:
    """Every sample at or below the paths, each once, in order. Errors: UsageError for a path that holds none."""
    found: dict[Path, None] = {}
    for path in paths:
        try:
            below = find_samples(path)
        except SampleError as error:
            raise UsageError(str(error)) from error
        if not below:
            raise UsageError(f"{path} holds no sample: no folder there has both model.py and graph_net.json")
        found.update(dict.fromkeys(item.resolve() for item in below))
    return list(found)


def row_names(folders: Sequence[Path]) -> dict[Path, str]:
    """A name per sample, unique in the run and ending in its folder's name; the corpus's are SOURCE/NAME."""
    root = samples_folder().resolve()
    names: dict[Path, str] = {}
    for folder in folders:
        resolved = folder.resolve()
        if resolved.is_relative_to(root):
            names[folder] = str(resolved.relative_to(root))
        else:
            names[folder] = f"{resolved.parent.name}/{resolved.name}"
    return _disambiguated(names)


def _disambiguated(names: dict[Path, str]) -> dict[Path, str]:
    """Prepend further parents wherever two samples would share a name."""
    depth = 2
    while len(set(names.values())) < len(names):
        depth += 1
        taken = list(names.values())
        for folder, name in names.items():
            if taken.count(name) > 1:
                names[folder] = "/".join(folder.resolve().parts[-depth:])
    return names


def _suites() -> dict[str, str | list[str]]:
    path = samples_folder() / SUITES_FILE
    try:
        table: dict[str, dict[str, str | list[str]]] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise UsageError(f"{path} cannot be read: {error}") from error
    return table["suites"]

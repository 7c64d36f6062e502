"""The folders and names of samples, from a suite of the corpus or from paths."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

from graphnet_contract.samples import SampleError, find_samples

from graphnet.errors import UsageError
from graphnet.settings import samples_folder

SUITES_FILE = "suites.toml"


def suite_samples(name: str) -> list[Path]:
    """The folders of a suite, in its order. Raises UsageError if the suite or one of its samples does not exist."""
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
    """Find every sample at or below the paths, each once, in order. A path to a file is a list of samples.

    Raises:
        UsageError: a path has no sample, or a line of a list names none.
    """
    found: dict[Path, None] = {}
    for path in [one for path in paths for one in (_listed(path) if path.is_file() else [path])]:
        try:
            below = find_samples(path)
        except SampleError as error:
            raise UsageError(str(error)) from error
        if not below:
            raise UsageError(f"{path} holds no sample: no folder there has both model.py and graph_net.json")
        found.update(dict.fromkeys(item.resolve() for item in below))
    return list(found)


def _listed(file: Path) -> list[Path]:
    """The folders that a list names, one per line. Blank lines and lines that begin with # are skipped.

    GraphNet's lists name folders relative to their checkout. So the lines are relative to the nearest folder above the
    list in which the first line exists; if there is none, to the working directory. Raises UsageError.
    """
    try:
        lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"the list of samples {file} cannot be read: {error}") from error
    named = [(number, line) for number, line in enumerate(lines, start=1) if line and not line.startswith("#")]
    if not named:
        raise UsageError(f"{file} is neither a folder of samples nor a list that names one")
    first = named[0][1]
    root = next((parent for parent in file.resolve().parents if (parent / first).is_dir()), Path.cwd())
    for number, line in named:
        if not (root / line).is_dir():
            raise UsageError(f"line {number} of {file} names {line!r}, which is not a folder below {root}")
    return [root / line for _, line in named]


def row_names(folders: Sequence[Path]) -> dict[Path, str]:
    """Name the samples. A name is unique and ends in the folder's name; samples of the corpus are SOURCE/NAME."""
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
    """Prepend parent folders to the names that two samples share."""
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

"""Hashes of everything that a local worker depends on when it starts.

A run uses a resident worker only if all of them are equal.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import resource
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from graphnet.errors import BackendUnavailable
from graphnet.launch.local import Prepared, Rooms
from graphnet.launch.share import HostShare
from graphnet.launch.site import Site
from graphnet.settings import project_root, records_directory
from graphnet_contract.sample_environment import zygote_environment

ADAPTER: Final = "code of the adapter"
PACKAGES: Final = "packages"
#: The packages whose code a worker runs, beside its adapter.
_PACKAGES: Final = ("graphnet_server", "graphnet_runner", "graphnet_lowering", "graphnet_contract", "graphnet_graphs")
#: The folders in which pip and uv install packages, which changes an entry directly in them.
_INSTALLED: Final = ("site-packages", "dist-packages")
#: The lines of /proc/self/status about the cores and the memory nodes that this process may use.
_STATUS: Final = ("Cpus_allowed_list", "Mems_allowed_list")
#: The folder of all control groups.
CGROUPS: Final = Path("/sys/fs/cgroup")
_GROUP_LIMITS: Final = ("memory.max", "memory.high", "cpu.max", "cpuset.cpus", "cpuset.mems")
#: The suffixes of the files in a folder of sources that a worker may load.
_CODE: Final = frozenset({".py", ".so", ".pth"})
_PATHS_CODE: Final = "import json, sys; print(json.dumps(sys.path))"
_PATHS_TIMEOUT_S: Final = 60.0


def conditions_of(
    site: Site, prepared: Prepared, pass_env: Sequence[str] = (), rooms: Rooms | None = None
) -> dict[str, str]:
    """Return everything that a worker started now would depend on, as hashes. Raises BackendUnavailable.

    The arguments are those of ``LocalWorker``. The keys are phrases that can follow "it has other".
    """
    variables = zygote_environment(os.environ, (*site.backend.environment, *pass_env))
    return {
        ADAPTER: site.backend.sources_sha256(),
        "code of this program": _hash({name: _sources(name) for name in _PACKAGES} | {"python": sys.executable}),
        PACKAGES: packages_of(prepared),
        "environment variables": _hash(variables),
        "cores or limits": _hash(_limits()),
        "lock files": str(HostShare.locks()),
        "kept records": str(records_directory(site.backend.name).absolute()),
        "isolation of samples": (rooms or Rooms()).isolation,
    }


def packages_of(prepared: Prepared) -> str:
    """Return a hash of what is installed for an interpreter. Raises BackendUnavailable if it does not run."""
    return _hash([str(prepared.interpreter), prepared.requirements_sha256, *_installed(prepared)])


def difference(found: Mapping[str, str], wanted: Mapping[str, str]) -> str:
    """Say in one phrase what differs between two results of ``conditions_of``; an empty text if nothing differs."""
    return " and ".join(differing(found, wanted))


def differing(found: Mapping[str, str], wanted: Mapping[str, str]) -> list[str]:
    """Return the keys whose values differ between two results of ``conditions_of``."""
    return [name for name, value in wanted.items() if found.get(name) != value]


def _sources(package: str) -> str:
    found = importlib.util.find_spec(package)
    # The graph tools are not installed here: the zygote imports them from this checkout.
    folders = [project_root() / "graphs" / package] if found is None else list(found.submodule_search_locations or ())
    paths = sorted(
        (path, str(path.relative_to(folder))) for folder in map(Path, folders) for path in folder.rglob("*.py")
    )
    return _hash([[name, hashlib.sha256(path.read_bytes()).hexdigest()] for path, name in paths])


def _installed(prepared: Prepared) -> Iterator[object]:
    """Yield what shows that a package of the interpreter was installed, removed or changed."""
    interpreter = prepared.interpreter
    if not prepared.requirements_sha256:
        folders = [Path(text) for text in _search_path(interpreter)]
    else:
        # The environment was built by this program, and only its folder of packages can change.
        folders = sorted(interpreter.parent.parent.glob("lib/python*/site-packages"))
        folders += [Path(text) for text in os.environ.get("PYTHONPATH", "").split(os.pathsep) if text]
    standard = re.compile(r"python3\.\d+|lib-dynload|python3\d+\.zip")
    for folder in folders:
        if folder.name in _INSTALLED:
            yield [str(folder), _entries(folder)]
            for source in _editable(folder):
                yield [str(source), _code(source)]
        elif folder.is_dir() and not standard.fullmatch(folder.name):
            yield [str(folder), _code(folder)]


def _search_path(interpreter: Path) -> list[str]:
    try:
        done = subprocess.run(
            [interpreter.absolute(), "-c", _PATHS_CODE],
            capture_output=True,
            text=True,
            timeout=_PATHS_TIMEOUT_S,
            check=True,
            # Python finds modules in the working folder first, which may be a sample's.
            cwd="/",
        )
        found: list[str] = json.loads(done.stdout.splitlines()[-1])
    except (OSError, subprocess.SubprocessError, ValueError, IndexError) as error:
        raise BackendUnavailable(f"the interpreter {interpreter} does not run: {error}") from error
    return [text for text in found if text]


def _entries(folder: Path) -> list[list[object]]:
    """Return what is installed in a folder, with the times of files and metadata.

    The time of any other folder also changes when Python writes byte code into it, so it is left out.
    """
    found: list[list[object]] = []
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.name != "__pycache__":
            timed = not path.is_dir() or path.suffix in (".dist-info", ".egg-info")
            found.append([path.name, path.lstat().st_mtime_ns if timed else 0])
    return found


def _editable(folder: Path) -> Iterator[Path]:
    """Yield the folders of sources that packages in a folder of packages refer to (``pip install --editable``)."""
    for path in sorted(folder.glob("__editable__*.py")):
        for text in re.findall(r"'(/[^']+)'", path.read_text(encoding="utf-8", errors="replace")):
            if Path(text).is_dir():
                yield Path(text)


def _code(folder: Path) -> list[list[object]]:
    found: list[list[object]] = []
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__" and not name.startswith("."))
        for name in sorted(names):
            path = Path(place) / name
            if path.suffix in _CODE:
                status = path.lstat()
                found.append([str(path), status.st_mtime_ns, status.st_size])
    return found


def _limits() -> list[object]:
    names = sorted(name for name in dir(resource) if name.startswith("RLIMIT_"))
    return [
        sorted(os.sched_getaffinity(0)),
        os.getpriority(os.PRIO_PROCESS, 0),
        [[name, *resource.getrlimit(getattr(resource, name))] for name in names],
        [line for line in _read("/proc/self/status").splitlines() if line.partition(":")[0] in _STATUS],
        list(_cgroup_limits()),
        # A cluster may show each of its jobs other devices under the same numbers.
        [os.environ.get(name) for name in ("SLURM_JOB_ID", "SLURM_STEP_ID")],
    ]


def _cgroup_limits() -> Iterator[list[str]]:
    """Yield the limits of this process's control group and of the groups above it (cgroup v2)."""
    for line in _read("/proc/self/cgroup").splitlines():
        number, _, path = line.partition("::")
        if number != "0":
            continue
        group = CGROUPS / path.lstrip("/")
        for folder in (group, *group.parents):
            if folder.is_relative_to(CGROUPS):
                for name in _GROUP_LIMITS:
                    value = _read(str(folder / name)).strip()
                    if value and not value.startswith("max"):
                        yield [name, value]


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _hash(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()

"""Runs the tools that need torch (extract, check, decompose, ...) in an interpreter that has the model's libraries."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from graphnet.children import Starting, end_group
from graphnet.environments.environment import Environment, Say
from graphnet.errors import ExitCode, GraphNetError, UsageError, storing
from graphnet.launch.local import Rooms
from graphnet.launch.site import parse_site
from graphnet.settings import project_root
from graphnet_contract.graph_tools import OUTSIDE, make_parser
from graphnet_contract.interrupts import terminable
from graphnet_contract.sample_environment import passed_variables

#: The verbs that execute code of the user, and not of samples.
_OWN_CODE: Final = ("extract",)
#: The variables that name caches of models, which the user's code may need.
_CACHES: Final = ("HF_HOME", "HF_HUB_CACHE", "TRANSFORMERS_CACHE", "TORCH_HOME", "XDG_CACHE_HOME")
_MOST_PATHS: Final = 256
#: A tool whose input was closed has this many seconds to end by itself.
_END_S: Final = 2.0
_SEEN: Final = (
    " Of homes and temporary folders, it sees only your home, the working folder, the file's folder, and those that "
    f"{', '.join(_CACHES[:-1])} and {_CACHES[-1]} name."
)


class ToolFailed(GraphNetError):
    """A tool failed, for instance because a sample did not pass a check. The message is the tool's, if it has one."""

    exit_code = ExitCode.CHECK_FAILED


def interpreter(given: str | None, say: Say) -> str:
    """Choose the interpreter that runs the tools.

    It is the one that ``--python`` names; else that of the active virtual environment, if it has torch; else that of
    the reference's environment, which is built if needed. Raises UsageError if ``--python`` does not name an
    interpreter.
    """
    if given is not None:
        path = Path(given).expanduser()
        if not path.is_file():
            raise UsageError(f"--python {given}: there is no such interpreter")
        return str(path)
    active = os.environ.get("VIRTUAL_ENV")
    if active and Path(active, "bin", "python") != Path(sys.executable) and _has_torch(Path(active, "bin", "python")):
        return str(Path(active, "bin", "python"))
    site = parse_site("eager", "cpu")
    return str(Environment(site.backend, site.flavour, "cpu").ensure(say))


def run_tool(
    verb: str, arguments: Sequence[str], python: str, samples: Sequence[str] = (), rooms: Rooms | None = None
) -> dict[str, Any]:
    """Run one verb of ``python -m graphnet_graphs``. The tool prints its progress on the stderr of this process.

    It reads the samples' folders from a file, because Linux limits a command's arguments (2 MB, about 25,000 paths).
    It executes the code of samples, or of the user. So it runs in a room (see ``_apart``), as ``rooms`` says.

    Return the tool's result with ``exit_code``: 1 if it found something wrong, else 0. Raises UsageError if the
    arguments are wrong, StorageError if the folder of results cannot be made, and ToolFailed if the tool failed.
    """
    rooms = rooms or Rooms()
    given = vars(make_parser().parse_args([verb, *arguments]))
    with _listed(samples) as listed, _made(given.get("out")):
        apart = _apart(verb, given, samples, listed[1:], rooms)
        # A room may hide a link, but shows the folder that it names.
        out = [f"--out={os.path.realpath(given['out'])}"] if apart and _is_linked(given.get("out")) else []
        command = ["-m", "graphnet_graphs", verb, *arguments, *out, *listed, "--format", "json"]
        variables = passed_variables(os.environ) if apart and verb not in _OWN_CODE else os.environ
        done = _call([python, *apart, *command], variables)
    try:
        result: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        raise ToolFailed(f"{python} -m graphnet_graphs {verb} ended with exit code {done.returncode}") from None
    error = result.get("error") or {}
    message = error.get("message")
    if message and apart and error.get("kind") == OUTSIDE:
        seen = _SEEN if verb in _OWN_CODE else ""
        message += f" It runs isolated: without a network, and it can write only to --out.{seen}"
        message += " --no-isolation changes that."
    if done.returncode == ExitCode.USAGE:
        raise UsageError(message or f"the arguments of {verb} are wrong", error.get("nearest", ()))
    if done.returncode and message:
        raise ToolFailed(message)
    result["exit_code"] = done.returncode
    return result


@contextlib.contextmanager
def open_tool(
    verb: str, arguments: Sequence[str], python: str, rooms: Rooms | None = None
) -> Iterator[subprocess.Popen[str]]:
    """Start a verb that answers each line of its stdin by a line of stdout, and end it with the block.

    It runs in a room, as in ``run_tool``. Raises StorageError if the folder of results cannot be made.
    """
    rooms = rooms or Rooms()
    given = vars(make_parser().parse_args([verb, *arguments]))
    with _made(given.get("out")):
        apart = _apart(verb, given, (), (), rooms)
        out = [f"--out={os.path.realpath(given['out'])}"] if apart and _is_linked(given.get("out")) else []
        command = [python, *apart, "-m", "graphnet_graphs", verb, *arguments, *out, "--format", "json"]
        variables = passed_variables(os.environ) if apart else dict(os.environ)
        process = subprocess.Popen(
            command,
            env=_environment(variables),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            # Ctrl-C in the terminal must reach only this process, which still needs the tool to finish its own work.
            start_new_session=True,
        )
        try:
            yield process
        finally:
            # Without input, the tool ends by itself, unless the sample's code still runs.
            for stream in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    if stream is not None:
                        stream.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(_END_S)
            end_group(process)


def _is_linked(path: Path | None) -> bool:
    return path is not None and os.path.realpath(path) != os.path.abspath(path)


def _apart(
    verb: str, given: Mapping[str, Any], samples: Sequence[str], listed: Sequence[str], rooms: Rooms
) -> list[str]:
    """Return the arguments of an interpreter that run a verb in a room of its own.

    It may write to ``--out`` (see ``Rooms.around``). Samples are other people's code, which sees neither homes nor the
    user's variables. What ``extract`` runs is the user's own code, which may need them: it sees the user's home and the
    caches of models, and has all variables.
    """
    named = [str(given[name]) for name in ("whole", "parts", "sample", "kernels", "like") if given.get(name)]
    read = [*samples, *given.get("paths", ()), *named]
    readable = [*few_paths([*read, *(blob for folder in read for blob in blobs(folder))]), *listed]
    if verb in _OWN_CODE:
        file = given["target"].rpartition(":")[0]
        readable += [os.getcwd(), os.path.dirname(os.path.abspath(file)), os.path.expanduser("~")]
        readable += [os.path.expanduser(os.environ[name]) for name in _CACHES if os.environ.get(name)]
    written = [given["out"]] if given.get("out") else []
    return rooms.around(readable, written, keeps_home=verb in _OWN_CODE)


def blobs(folder: str) -> Iterator[str]:
    """Find the files of Hugging Face's cache to which the links in a folder lead.

    There, ``REPOSITORY/snapshots/REVISION/.../model.py`` is a link to ``REPOSITORY/blobs/HASH``. No other link is
    followed: the author of a sample could make one to a file of the user, and the sample's code would then see it.
    """
    for place, _, names in os.walk(folder):
        for path in (os.path.join(place, name) for name in names):
            if os.path.islink(path):
                blob = os.path.realpath(path)
                blobs = os.path.dirname(blob)
                snapshots = os.path.join(os.path.dirname(blobs), "snapshots", "")
                of_the_cache = os.path.basename(blobs) == "blobs" and os.path.realpath(place).startswith(snapshots)
                if of_the_cache and os.path.isfile(blob):
                    yield blob


def few_paths(paths: Sequence[str]) -> list[str]:
    """Return the paths, or, if they are many, fewer folders that hold them: a room opens and mounts each path."""
    found = {os.path.abspath(path) for path in paths}
    while len(found) > _MOST_PATHS:
        groups: dict[str, set[str]] = {}
        for path in found:
            groups.setdefault(os.path.dirname(path), set()).add(path)
        count, found = len(found), set()
        # The folders that hold most of them, and only as many as it takes.
        for folder, members in sorted(groups.items(), key=lambda group: -len(group[1])):
            if count > _MOST_PATHS:
                found.add(folder)
                count -= len(members) - 1
            else:
                found |= members
    return sorted(found)


@contextlib.contextmanager
def _made(folder: Path | None) -> Iterator[None]:
    """Make the folder of results, because a room shows only what exists. Remove it if nothing was written there."""
    missing = [] if folder is None else [path for path in (folder, *folder.parents) if not path.exists()]
    try:
        if missing:
            with storing(missing[0], "made"):
                missing[0].mkdir(parents=True, exist_ok=True)
        yield
    finally:
        for path in missing:
            with contextlib.suppress(OSError):
                path.rmdir()


@contextlib.contextmanager
def _listed(samples: Sequence[str]) -> Iterator[list[str]]:
    if not samples:
        yield []
        return
    unlistable = next((sample for sample in samples if len(sample.splitlines()) != 1), None)
    if unlistable is not None:
        raise UsageError(f"the sample's folder {unlistable!r} has a line break in its name; rename it")
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", prefix="graphnet-samples-", suffix=".txt") as file:
        file.writelines(f"{sample}\n" for sample in samples)
        file.flush()
        yield ["--samples-from", file.name]


def _environment(variables: Mapping[str, str]) -> dict[str, str]:
    packages = [str(project_root() / name) for name in ("proto", "worker", "graphs")]
    paths = [*packages, *filter(None, [os.environ.get("PYTHONPATH")])]
    # Python finds modules in the working folder first, which may be a sample's. Since 3.11, this prevents it.
    safe = {} if variables is os.environ else {"PYTHONSAFEPATH": "1"}
    return {**variables, "PYTHONPATH": os.pathsep.join(paths), **safe}


def _call(command: Sequence[str], variables: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    # By default, a SIGTERM would end only this process, and the tool would continue to run.
    with terminable():
        return Starting().run(command, _environment(variables), subprocess.PIPE)


def _has_torch(python: Path) -> bool:
    command = [str(python), "-c", "import importlib.util, sys; sys.exit(importlib.util.find_spec('torch') is None)"]
    return python.is_file() and subprocess.run(command, check=False).returncode == 0

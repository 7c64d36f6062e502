"""Runs the tools that need torch (extract, check, decompose, ...) in an interpreter that has the model's libraries."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from graphnet.errors import ExitCode, GraphNetError, UsageError
from graphnet.settings import project_root
from graphnet.workers.children import Starting, terminable
from graphnet.workers.environments import Environment
from graphnet.workers.site import parse_site

Say = Callable[[str], None]


class ToolFailed(GraphNetError):
    """A tool failed: a sample did not pass a check, or nothing could be extracted.

    If the tool reported a message, this error has the same message.
    """

    exit_code = ExitCode.CHECK_FAILED


def interpreter(given: str | None, say: Say) -> str:
    """Choose the interpreter that runs the tools.

    Args:
        given: the text of ``--python``; None if the user did not give it.
        say: called with one line if an environment is built.

    Returns:
        The interpreter that ``--python`` names. Without ``--python``: the interpreter of the active virtual environment
        if that environment has torch. Otherwise: the interpreter of the reference's environment, which is built if
        needed.

    Raises:
        UsageError: ``--python`` does not name an interpreter.
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


def run_tool(verb: str, arguments: Sequence[str], python: str, samples: Sequence[str] = ()) -> dict[str, Any]:
    """Run one verb of ``python -m graphnet_graphs``. The tool prints its progress on the stderr of this process.

    Args:
        verb: a verb of ``graphnet_graphs``, such as ``extract`` or ``check``.
        arguments: the verb's arguments.
        python: the interpreter.
        samples: the samples' folders. The tool reads them from a file, because Linux limits a command's arguments (2 MB
            by default, about 25,000 paths).

    Returns:
        The tool's result, parsed from JSON, to which the entry ``exit_code`` is added: 1 if the tool found something
        wrong, else 0.

    Raises:
        UsageError: the arguments are wrong.
        ToolFailed: the tool failed.
    """
    with _listed(samples) as listed:
        done = _call([python, "-m", "graphnet_graphs", verb, *arguments, *listed, "--format", "json"])
    try:
        result: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        raise ToolFailed(f"{python} -m graphnet_graphs {verb} ended with exit code {done.returncode}") from None
    message = (result.get("error") or {}).get("message")
    if done.returncode == ExitCode.USAGE:
        raise UsageError(message or f"the arguments of {verb} are wrong")
    if done.returncode and message:
        raise ToolFailed(message)
    result["exit_code"] = done.returncode
    return result


@contextlib.contextmanager
def _listed(samples: Sequence[str]) -> Iterator[list[str]]:
    """Write the samples' paths to a file, and yield the arguments that name this file. Leaving ``with`` removes it."""
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


def _call(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    root = project_root()
    paths = [str(root / "proto"), str(root / "graphs"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    # Let a SIGTERM to this process also end the tool's process. By default, SIGTERM would end only this process, and
    # the tool would continue to run.
    with terminable():
        return Starting().run(command, environment, subprocess.PIPE)


def _has_torch(python: Path) -> bool:
    command = [str(python), "-c", "import importlib.util, sys; sys.exit(importlib.util.find_spec('torch') is None)"]
    return python.is_file() and subprocess.run(command, check=False).returncode == 0

"""The torch-side tools (extract, check, dedupe, repair): run where the model's libraries are, never here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from graphnet.errors import ExitCode, GraphNetError, UsageError
from graphnet.settings import project_root
from graphnet.workers.environments import Environment
from graphnet.workers.site import parse_site

Say = Callable[[str], None]


class ToolFailed(GraphNetError):
    """A tool said no (a gate failed, nothing could be extracted); the message is its own."""

    exit_code = ExitCode.CHECK_FAILED


def interpreter(given: str | None, say: Say) -> str:
    """``--python``, else the active virtual environment, else the reference's environment, built if need be."""
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


def run_tool(verb: str, arguments: Sequence[str], python: str) -> dict[str, Any]:
    """One verb of ``python -m graphnet_graphs``; its JSON result. Progress passes through to stderr.

    ``exit_code`` in it is 1 where the tool checked something and found it wanting. Errors: UsageError, ToolFailed.
    """
    root = project_root()
    paths = [str(root / "proto"), str(root / "graphs"), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [python, "-m", "graphnet_graphs", verb, *arguments, "--format", "json"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    try:
        result: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        raise ToolFailed(f"{python} -m graphnet_graphs {verb} ended with exit code {done.returncode}") from None
    message = (result.get("error") or {}).get("message")
    if done.returncode == ExitCode.USAGE:
        raise UsageError(message or f"{verb} was asked for something it cannot do")
    if done.returncode and message:
        raise ToolFailed(message)
    result["exit_code"] = done.returncode
    return result


def _has_torch(python: Path) -> bool:
    command = [str(python), "-c", "import importlib.util, sys; sys.exit(importlib.util.find_spec('torch') is None)"]
    return python.is_file() and subprocess.run(command, check=False).returncode == 0

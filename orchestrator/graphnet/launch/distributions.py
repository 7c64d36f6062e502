"""Find the software that a run used: every installed distribution of an environment, and the revision of this code."""

from __future__ import annotations

import json
import subprocess
from typing import Final

from graphnet.launch.places import place_of
from graphnet.launch.site import Site
from graphnet.settings import project_root

#: A program that lists the installed distributions from their metadata, without importing them. It needs Python 3.8 or
#: later.
_LIST: Final = (
    "import importlib.metadata as m, json;"
    "print(json.dumps(dict(sorted((d.metadata['Name'] or '', d.version) for d in m.distributions()))))"
)
_TIMEOUT_S: Final = 60


def distributions_of(site: Site, device_type: str) -> dict[str, str] | None:
    """Return the versions, by name, of the distributions that are installed in a site's environment on this host.

    The requirements of a backend pin only a few of them. Return None if the worker is elsewhere or in a container
    (which the digest of its image identifies), or if the interpreter does not answer.
    """
    interpreter = place_of(site).interpreter(device_type)
    if interpreter is None:
        return None
    answer = _answer([str(interpreter), "-I", "-c", _LIST])
    try:
        found: dict[str, str] = json.loads(answer or "")
    except ValueError:
        return None
    return found


def source_revision() -> str | None:
    """Return the git revision of this code, with ``-dirty`` if tracked files were changed; None if it is not in git."""
    # An installation may be inside the repository of its user. Without this check, git would describe that one.
    if not (project_root() / ".git").exists():
        return None
    answer = _answer(
        ["git", "-C", str(project_root()), "describe", "--always", "--abbrev=40", "--dirty", "--exclude=*"]
    )
    return (answer or "").strip() or None


def _answer(command: list[str]) -> str | None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_TIMEOUT_S, check=True)
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return None
    return done.stdout

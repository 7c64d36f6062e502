"""Find the software that a run used: every installed distribution of an environment, and the revision of this code."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Final

from graphnet.settings import project_root
from graphnet.workers.environments import Environment
from graphnet.workers.site import Site, WhereKind

#: A program that lists the installed distributions from their metadata, without importing them. It needs Python 3.8 or
#: later.
_LIST: Final = (
    "import importlib.metadata as m, json;"
    "print(json.dumps(dict(sorted((d.metadata['Name'] or '', d.version) for d in m.distributions()))))"
)
_TIMEOUT_S: Final = 60


def distributions_of(site: Site, device_type: str) -> dict[str, str] | None:
    """Return the names and versions of the distributions that are installed in a site's environment on this host.

    The requirements of a backend pin only a few distributions. The result also contains their dependencies.

    Args:
        site: the site.
        device_type: the type of the run's device. The environment of a flavour depends on this type.

    Returns:
        The versions by name; None if the site has a worker elsewhere or in a container, or if the environment's
        interpreter does not answer. A worker in a container is identified by the digest of its image instead.
    """
    if site.kind is WhereKind.INTERPRETER:
        interpreter = Path(site.where)
    elif site.kind in (WhereKind.DEFAULT, WhereKind.LOCAL):
        interpreter = Environment(site.backend, site.flavour, device_type).interpreter
    else:
        return None
    answer = _answer([str(interpreter), "-I", "-c", _LIST])
    try:
        found: dict[str, str] = json.loads(answer or "")
    except ValueError:
        return None
    return found


def source_revision() -> str | None:
    """Return the git revision of this code; None if the code is not in git.

    ``-dirty`` is added if files that git tracks were changed.
    """
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

"""Describe where a run's backends run, and find the folder from which the workers of a mesh read inputs.

A run prints the description before it measures anything.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from graphnet.bench.plan import PlannedSites
from graphnet.errors import BackendUnavailable
from graphnet.workers.mesh import find
from graphnet.workers.site import LOCAL_KINDS, Site, WhereKind

_LOCAL: Final = LOCAL_KINDS - {WhereKind.INTERPRETER}
_SHORT_DIGEST: Final = len("sha256:") + 12


def describe_sites(sites: PlannedSites) -> str:
    """Say where the run's backends run: in the mesh (with each worker's image), in local environments, or elsewhere."""
    mesh = [_describe_mesh_site(p.site) for p in sites if p.site.kind is WhereKind.MESH]
    elsewhere = [p.site.text for p in sites.judged if p.site.kind not in _LOCAL | {WhereKind.MESH}]
    parts = [f"the running mesh ({', '.join(mesh)})"] if mesh else []
    if any(p.site.kind in _LOCAL for p in sites.judged):
        default = any(p.site.kind is WhereKind.DEFAULT for p in sites.judged)
        parts.append("local environments" + (" (no mesh is up)" if default and not mesh else ""))
    return ", ".join(parts + elsewhere)


def _describe_mesh_site(site: Site) -> str:
    """Return ``BACKEND IMAGE DIGEST`` for a backend that runs in the mesh. Unknown parts are left out."""
    worker = find(site.backend.name, site.flavour_asked)
    image, digest = (worker.image or worker.address, worker.digest[:_SHORT_DIGEST]) if worker else ("not up", "")
    return " ".join(part for part in (site.backend.name, image, digest) if part)


def mesh_inputs_folder(sites: PlannedSites) -> Path | None:
    """Find the folder in which the mesh's workers read inputs.

    Returns:
        The folder; None if no backend of the run runs in a mesh that shares such a folder with this host.

    Raises:
        BackendUnavailable: this user cannot write to the folder.
    """
    for planned in sites:
        site = planned.site
        worker = find(site.backend.name, site.flavour_asked) if site.kind is WhereKind.MESH else None
        if worker is None or worker.inputs is None:
            continue
        if not os.access(worker.inputs, os.W_OK):
            raise BackendUnavailable(
                f"this user cannot write {worker.inputs}: the mesh belongs to the owner of the checkout it was started "
                "from; run as that user, or give @local"
            )
        return worker.inputs
    return None

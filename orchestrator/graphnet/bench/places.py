"""Where a run's backends are: said in its first line, and whose directory of inputs it uses."""

from __future__ import annotations

import os
from pathlib import Path

from graphnet.bench.plan import Plan, PlannedTarget
from graphnet.errors import BackendUnavailable
from graphnet.workers.mesh import find
from graphnet.workers.site import WhereKind

_LOCAL = frozenset((WhereKind.DEFAULT, WhereKind.LOCAL))
_SHORT_DIGEST = len("sha256:") + 12


def places(plan: Plan) -> str:
    """Where the run's backends are, for its first line; of the mesh every image with its digest."""
    planned = (plan.reference, *plan.targets)
    mesh = [_mesh_place(p) for p in planned if p.target.kind is WhereKind.MESH]
    elsewhere = [p.target.text for p in plan.targets if p.target.kind not in _LOCAL | {WhereKind.MESH}]
    parts = [f"the running mesh ({', '.join(mesh)})"] if mesh else []
    if any(p.target.kind in _LOCAL for p in plan.targets):
        default = any(p.target.kind is WhereKind.DEFAULT for p in plan.targets)
        parts.append("local environments" + (" (no mesh is up)" if default and not mesh else ""))
    return ", ".join(parts + elsewhere)


def _mesh_place(planned: PlannedTarget) -> str:
    """``backend image digest``, as much as is known."""
    target = planned.target
    worker = find(target.backend.name, target.flavour_asked)
    where = (worker.image or worker.address, worker.digest[:_SHORT_DIGEST]) if worker else ("not up", "")
    return " ".join(part for part in (target.backend.name, *where) if part)


def mesh_inputs(plan: Plan) -> Path | None:
    """Where the mesh's workers read inputs, if any worker of the run shares that with us."""
    for planned in (plan.reference, *plan.targets):
        if planned.target.kind is WhereKind.MESH:
            worker = find(planned.target.backend.name, planned.target.flavour_asked)
            if worker is not None and worker.inputs is not None:
                if not os.access(worker.inputs, os.W_OK):
                    raise BackendUnavailable(
                        f"{worker.inputs} is not ours to write: the mesh belongs to the owner of the checkout it was "
                        "started from; run as that user, or give @local"
                    )
                return worker.inputs
    return None

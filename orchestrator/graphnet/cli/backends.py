"""``graphnet backends``: list backends, build or remove their environments, begin one, try it, check it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from graphnet import settings, units
from graphnet.cli.backends_check import check_backend
from graphnet.cli.backends_new import new_backend
from graphnet.cli.backends_try import try_backend
from graphnet.cli.console import note
from graphnet.cli.printing import TableFormat, TableFormatOption, print_answer
from graphnet.cli.tree import command, make_group
from graphnet.errors import BackendUnavailable
from graphnet.nearest import unknown
from graphnet.sheet import Answer, Column, Sheet, of_members

if TYPE_CHECKING:
    from graphnet.environments.environment import Environment
    from graphnet_contract.backend import Backend, Flavour

backends_app = make_group(
    "List backends, build or remove their environments, begin a new one, try it, check it against the contract.",
    path="backends",
    invoke_without_command=True,
)
command(backends_app, "backends new")(new_backend)
command(backends_app, "backends try")(try_backend)
command(backends_app, "backends check")(check_backend)


@backends_app.callback()
def backends(
    context: typer.Context,
    clean: Annotated[str | None, typer.Option(metavar="NAME", help="Remove the environments of a backend.")] = None,
    build: Annotated[
        str | None,
        typer.Option(metavar="NAME|FOLDER[:FLAVOUR]", help="Build a backend's environment now."),
    ] = None,
    device: Annotated[
        str | None, typer.Option(help="Device type, e.g. cpu or cuda; default: the GPU if there is one.")
    ] = None,
    format_: TableFormatOption = TableFormat.text,
) -> None:
    """List backends and flavours, and say whether each is ready here; or build or remove a backend's environments."""
    from graphnet.environments.environment import Environment
    from graphnet.launch.site import all_backends, backend_and_flavour, named_backend

    if context.invoked_subcommand is not None:
        return
    device_type = device or settings.default_device()
    known = all_backends()
    device_types = sorted({one for backend in known for flavour in backend.flavours for one in flavour.devices})
    if device_type not in device_types:
        raise unknown("no backend runs on --device", device_type, device_types)
    if clean is not None:
        _clean(named_backend(clean, known), known, device_type)
        return
    if build is not None:
        python = str(Environment(*backend_and_flavour(build, device_type), device_type).ensure(note))
        typer.echo(json.dumps({"python": python}) if format_ is TableFormat.json else python)
        return
    rows = [_describe(backend, flavour, device_type) for backend in known for flavour in backend.flavours]
    columns = [*(Column(title, is_whole=True) for title in ("backend", "role", "pins", "here")), Column("summary")]
    cells = [
        (f"{row['backend']}:{row['flavour']}", row["role"], " ".join(row["pins"][:2]), row["state"], row["summary"])
        for row in rows
    ]
    print_answer(Answer([Sheet(columns, cells, folds=True)], lambda: {"backends": rows}, of_members(rows)), format_)


def _describe(backend: Backend, flavour: Flavour, device_type: str) -> dict[str, Any]:
    from graphnet.environments.environment import Environment

    environment = Environment(backend, flavour, device_type)
    try:
        pins = [line for line in environment.requirements.read_text(encoding="utf-8").split() if "==" in line]
        state, path = _state(environment, flavour, device_type)
    except (BackendUnavailable, OSError) as error:
        pins, state, path = [], f"broken: {error}", ""
    return {
        "backend": backend.name,
        "flavour": flavour.name,
        "aliases": list(backend.aliases),
        "role": backend.role,
        "summary": backend.summary,
        "python": flavour.python,
        "devices": list(flavour.devices),
        "pins": pins,
        "state": state,
        "environment": path,
        "options": [
            {"name": o.name, "type": o.type.name.lower(), "default": o.default_value, "help": o.help}
            for o in backend.options
        ],
    }


def _state(environment: Environment, flavour: Flavour, device_type: str) -> tuple[str, str]:
    if device_type not in flavour.devices:
        return f"not for {device_type}", ""
    if environment.ready:
        return "ready", str(environment.path)
    free = shutil.disk_usage(settings.cache_home().parent if settings.cache_home().parent.exists() else "/").free
    need = flavour.disk_mb * 10**6
    if free < need:
        return f"no room: needs {units.size(need)}, free {units.size(free)}", ""
    return f"built at first use (about {flavour.disk_mb} MB)", ""


def _clean(backend: Backend, known: Sequence[Backend], device_type: str) -> None:
    from graphnet.environments.environment import Environment

    for flavour in backend.flavours:
        environment = Environment(backend, flavour, device_type)
        sharing = [
            other.name
            for other in known
            for theirs in other.flavours
            if other.name != backend.name and Environment(other, theirs, device_type).path == environment.path
        ]
        freed = environment.remove()
        shared = f" ({', '.join(sharing)} used it, too; the next run builds it again)" if sharing and freed else ""
        typer.echo(f"{backend.name}:{flavour.name}: freed {units.size(freed)}{shared}")

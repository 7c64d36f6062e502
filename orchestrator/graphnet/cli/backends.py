"""``graphnet backends``: list backends, build or remove their environments, and check one against the contract."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.table import Table

from graphnet import settings
from graphnet.cli.backends_check import check_backend
from graphnet.cli.console import ListFormat, results_console
from graphnet.cli.tree import command, make_group
from graphnet.errors import BackendUnavailable
from graphnet.nearest import unknown
from graphnet.show import units
from graphnet.workers.environments import Environment
from graphnet.workers.site import all_backends
from graphnet_contract.backend import Backend, Flavour

backends_app = make_group(
    "List backends, build or remove their environments, check one against the contract.",
    path="backends",
    invoke_without_command=True,
)
command(backends_app, "backends check")(check_backend)


@backends_app.callback()
def backends(
    context: typer.Context,
    clean: Annotated[str | None, typer.Option(metavar="NAME", help="Remove the environments of a backend.")] = None,
    build: Annotated[str | None, typer.Option(metavar="NAME", help="Build a backend's environments now.")] = None,
    device: Annotated[
        str | None, typer.Option(help="Device type, e.g. cpu or cuda; default: the GPU if there is one.")
    ] = None,
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """List backends and flavours, and say whether each is ready here; or build or remove a backend's environments."""
    if context.invoked_subcommand is not None:
        return
    device_type = device or settings.default_device()
    known = all_backends()
    if clean is not None:
        _clean(_named(clean, known), known, device_type)
        return
    if build is not None:
        _build(_named(build, known), device_type)
        return
    rows = [_describe(backend, flavour, device_type) for backend in known for flavour in backend.flavours]
    if format_ is ListFormat.json:
        typer.echo(json.dumps({"backends": rows}))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("backend", "role", "pins", "here", "summary"):
        table.add_column(column, no_wrap=column != "summary")
    for row in rows:
        label = f"{row['backend']}:{row['flavour']}"
        table.add_row(label, row["role"], " ".join(row["pins"][:2]), row["state"], row["summary"])
    results_console().print(table)


def _describe(backend: Backend, flavour: Flavour, device_type: str) -> dict[str, Any]:
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


def _named(name: str, known: Sequence[Backend]) -> Backend:
    for backend in known:
        if name == backend.name or name in backend.aliases:
            return backend
    raise unknown("no backend", name, [backend.name for backend in known])


def _build(backend: Backend, device_type: str) -> None:
    """Build the environment of the backend's default flavour for the device type, and print its Python's path."""
    environment = Environment(backend, backend.flavour("", device_type), device_type)
    typer.echo(str(environment.ensure(lambda text: typer.echo(text, err=True))))


def _clean(backend: Backend, known: Sequence[Backend], device_type: str) -> None:
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

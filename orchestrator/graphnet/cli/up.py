"""``graphnet up`` and ``graphnet down``: start local workers that stay for later runs, and end them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Final

import typer

from graphnet import settings
from graphnet.children import Starting
from graphnet.cli.console import note
from graphnet.errors import GraphNetError, UsageError
from graphnet.runs.request import MOST_COMPILE_JOBS

#: The backends of every run's reference and controls.
_ALWAYS: Final = ("eager", "nope")


def up(
    backends: Annotated[
        list[str] | None,
        typer.Argument(metavar="BACKEND", help="NAME[:FLAVOUR]\\[@PYTHON]. eager and nope are always started as well."),
    ] = None,
    device: Annotated[
        str | None, typer.Option(help="Device type, e.g. cpu or cuda; default: the GPU if there is one.")
    ] = None,
    idle: Annotated[
        float,
        typer.Option(
            metavar="MINUTES",
            help="A worker ends itself after this many minutes without a sample.",
            min=0.1,
            max=100_000,
        ),
    ] = 30.0,
    pass_env: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A further environment variable for samples; NAME may end in *."),
    ] = None,
) -> None:
    """Start local workers that stay, so that the next runs need not start any.

    Later runs use such a worker wherever they would start the same worker themselves: with the same code, packages,
    environment variables, cores and limits. Otherwise they say what differs, and start their own. Rows are the same in
    both cases.

    The exit code is 0 if all workers are up, 2 for wrong usage, and 3 if a worker cannot serve here.
    """
    from graphnet.bench.batches import most_samples
    from graphnet.launch.local import Rooms
    from graphnet.launch.places import local_place_of
    from graphnet.launch.resident import Residents
    from graphnet.launch.resident_start import Starter, alone
    from graphnet.launch.site import parse_site
    from graphnet_contract.interrupts import terminable

    # A wrong setting is named once, and not for each worker.
    Rooms()
    device_type = device or settings.default_device()
    sites = [parse_site(text, device_type) for text in backends or ()]
    for site in sites:
        local_place_of(site)
        if site.options:
            raise UsageError(f"{site.text}: leave out the options in brackets; each row brings its own to a worker")
    given = {site.backend.name for site in sites}
    sites += [parse_site(name, device_type) for name in _ALWAYS if name not in given]
    by_identity = {site.identity: site for site in sites}
    residents, starting = Residents(), Starting()
    most = most_samples(MOST_COMPILE_JOBS)
    starter = Starter(residents, device_type, 60 * idle, most, tuple(pass_env or ()), note, starting)
    errors: list[GraphNetError] = []
    with terminable(), alone(residents, _wait), ThreadPoolExecutor(len(by_identity)) as pool:
        futures = {site.text: pool.submit(starter.start, site) for site in by_identity.values()}
        try:
            for text, future in futures.items():
                try:
                    typer.echo(f"{text}: {'up' if future.result() else 'was up already'}")
                except GraphNetError as error:
                    errors.append(error)
        except BaseException:
            starting.abandon()
            raise
    for further in errors[1:]:
        note(f"graphnet: {further}")
    if errors:
        raise errors[0]


def down() -> None:
    """End the workers that `graphnet up` started. A run that is using one of them starts its own instead."""
    from graphnet.launch.resident import Residents
    from graphnet.launch.resident_start import alone, stop_all

    residents = Residents()
    with alone(residents, _wait):
        ended = stop_all(residents)
    typer.echo("\n".join(f"{label}: ended" for label in ended) or "no worker was up")


def _wait() -> None:
    note("waiting until another `graphnet up` or `graphnet down` has ended")

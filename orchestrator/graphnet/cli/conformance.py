"""Run the conformance suite on one backend, for ``graphnet backends check``, and print the results."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import typer
from rich.markup import escape
from rich.table import Table

from graphnet import devices, settings
from graphnet.bench.backend_options import options_by_backend
from graphnet.cli.console import ListFormat, results_console
from graphnet.conformance.case import Result, Status
from graphnet.conformance.subject import Subject
from graphnet.conformance.suite import all_cases, chosen_cases, declared_failures, run_suite
from graphnet.errors import ExitCode
from graphnet.workers.pool import WorkerPool
from graphnet.workers.share import HostShare
from graphnet.workers.site import Site, absolute, parse_site
from graphnet_contract.messages import OptionValue

_MEMORY_BYTES = 8 * 1024**3
_STYLES = {Status.passed: "green", Status.expected: "yellow", Status.not_run: "yellow", Status.failed: "bold red"}


def check(
    backend: str | None,
    cases: Sequence[str],
    only_list: bool,
    option: Sequence[str],
    device: str | None,
    keep: Path | None,
    insecure: bool,
    format_: ListFormat,
) -> None:
    """Carry out ``graphnet backends check``. The arguments are those of ``cli.backends_check.check_backend``."""
    if only_list:
        _print_cases(format_)
        return
    if backend is None:
        raise typer.BadParameter("name a backend, or a backend's folder (./mine)")
    text, device = absolute(backend), device or settings.default_device()
    device_type = devices.device_type(device)
    site = parse_site(text, device_type)
    options = options_by_backend([text], list(option), device_type).get(text, {})
    chosen = chosen_cases(cases)
    declared = declared_failures(site.backend, site.flavour.name)
    with (
        HostShare() as share,
        WorkerPool(share, device_type, _say, insecure=insecure) as pool,
        _folder(keep) as samples,
    ):
        was_lost = False

        def connect() -> Subject:
            nonlocal was_lost
            subject = _subject(pool, site, device, samples, options, again=was_lost)
            was_lost = True
            return subject

        results = list(_announced(run_suite(connect, chosen, declared)))
    _print(site, results, format_)
    raise typer.Exit(ExitCode.CHECK_FAILED if any(r.status is Status.failed for r in results) else ExitCode.OK)


def _subject(
    pool: WorkerPool, site: Site, device: str, samples: Path, options: dict[str, OptionValue], again: bool
) -> Subject:
    """Connect to the worker under test. If ``again`` is true, restart the worker first.

    Raises:
        BackendUnavailable: the worker cannot be used here, or does not have the device.
    """
    worker = pool.restart(site) if again else pool.get(site)
    devices.find_device(worker.info, device)
    memory = min(_MEMORY_BYTES, settings.available_memory_bytes() // 2)
    return Subject(site.backend, worker.info, worker.client, device, memory, options, (samples, pool.share.inputs))


@contextmanager
def _folder(keep: Path | None) -> Iterator[Path]:
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        yield keep.absolute()
        return
    folder = Path(tempfile.mkdtemp(prefix="graphnet-check-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _announced(results: Iterator[Result]) -> Iterator[Result]:
    for result in results:
        _say(f"{result.name}: {result.status} ({result.seconds:.1f} s)")
        yield result


def _say(text: str) -> None:
    typer.echo(text, err=True)


def _print_cases(format_: ListFormat) -> None:
    cases = all_cases()
    if format_ is ListFormat.json:
        typer.echo(json.dumps({"cases": [{"name": case.name, "promise": case.promise} for case in cases]}))
        return
    table = Table("case", "promise", box=None, pad_edge=False, header_style="bold")
    for case in cases:
        table.add_row(case.name, escape(case.promise))
    results_console().print(table)


def _print(site: Site, results: Sequence[Result], format_: ListFormat) -> None:
    counts = Counter(result.status for result in results)
    label = f"{site.backend.name}:{site.flavour.name}"
    if format_ is ListFormat.json:
        head: dict[str, Any] = {"backend": site.backend.name, "flavour": site.flavour.name}
        numbers = {status.value: counts[status] for status in Status}
        rows = [asdict(result) for result in results]
        typer.echo(json.dumps(head | {"where": site.where_shown, "counts": numbers, "cases": rows}))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("case", "status", "outcome", "s", "what"):
        table.add_column(column, no_wrap=column != "what", justify="right" if column == "s" else "left")
    for result in results:
        style = _STYLES[result.status]
        what = result.promise if result.status is Status.passed else _explanation(result)
        status = f"[{style}]{result.status}[/{style}]"
        table.add_row(result.name, status, result.outcome or "", f"{result.seconds:.1f}", escape(what))
    console = results_console()
    console.print(table)
    summary = ", ".join(f"{counts[status]} {status}" for status in Status)
    console.print(f"{label}: {len(results)} cases: {summary}", highlight=False)


def _explanation(result: Result) -> str:
    first = (result.message or "").splitlines()[0][:300] if result.message else ""
    return f"{result.reason} [{first}]" if result.status is Status.expected else first

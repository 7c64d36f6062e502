"""``graphnet backends check``: the conformance suite on one backend."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from graphnet import settings
from graphnet.bench.plan import options_by_backend
from graphnet.bench.sweep import find_device
from graphnet.cli.console import Format, results_console
from graphnet.conformance.case import Result, Status
from graphnet.conformance.subject import Subject
from graphnet.conformance.suite import all_cases, chosen_cases, declared_failures, run_suite
from graphnet.errors import ExitCode
from graphnet.workers.pool import WorkerPool
from graphnet.workers.share import HostShare
from graphnet.workers.target import Target, absolute, parse_target
from graphnet_contract.messages import OptionValue

_MEMORY_BYTES = 8 * 1024**3
_STYLES = {Status.passed: "green", Status.expected: "yellow", Status.not_run: "yellow", Status.failed: "bold red"}


def check(
    backend: Annotated[str | None, typer.Argument(metavar="NAME|FOLDER", help="As --backend of bench.")] = None,
    case: Annotated[list[str] | None, typer.Option(help="Only this case; repeatable.")] = None,
    list_: Annotated[bool, typer.Option("--list", help="Print the cases and stop.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="name=value of the backend; repeatable.")] = None,
    device: Annotated[str | None, typer.Option(help="TYPE[:INDEX]; default: the GPU if there is one.")] = None,
    keep: Annotated[Path | None, typer.Option(help="Keep the suite's samples in this folder.")] = None,
    format_: Annotated[Format, typer.Option("--format")] = Format.text,
    debug: Annotated[bool, typer.Option("--debug", help="Show tracebacks.")] = False,
) -> None:
    """Check a backend against the contract; exit 0: as declared, 1: a case failed, 2: usage, 3: it cannot run here."""
    if list_:
        _print_cases(format_)
        return
    if backend is None:
        raise typer.BadParameter("name a backend, or a backend's folder (./mine)")
    text, place = absolute(backend), device or settings.default_device()
    target = parse_target(text, place.partition(":")[0])
    options = options_by_backend([text], option or [], place.partition(":")[0]).get(text, {})
    cases = chosen_cases(case or [])
    declared = declared_failures(target.backend, target.flavour.name)
    with HostShare() as share, WorkerPool(share, place.partition(":")[0], _say) as pool, _folder(keep) as samples:
        fresh = [False]

        def connect() -> Subject:
            subject = _subject(pool, target, place, samples, options, again=fresh[0])
            fresh[0] = True
            return subject

        results = list(_told(run_suite(connect, cases, declared)))
    _print(target, results, format_)
    raise typer.Exit(ExitCode.CHECK_FAILED if any(r.status is Status.failed for r in results) else ExitCode.OK)


def _subject(
    pool: WorkerPool, target: Target, device: str, samples: Path, options: dict[str, OptionValue], again: bool
) -> Subject:
    """The worker under test, started again if it was lost. Errors: BackendUnavailable."""
    worker = pool.restart(target) if again else pool.get(target)
    find_device(worker.info, device)
    memory = min(_MEMORY_BYTES, settings.available_memory_bytes() // 2)
    return Subject(target.backend, worker.info, worker.client, device, memory, options, (samples, pool.share.inputs))


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


def _told(results: Iterator[Result]) -> Iterator[Result]:
    for result in results:
        _say(f"{result.name}: {result.status} ({result.seconds:.1f} s)")
        yield result


def _say(text: str) -> None:
    typer.echo(text, err=True)


def _print_cases(format_: Format) -> None:
    cases = all_cases()
    if format_ is Format.json:
        typer.echo(json.dumps({"cases": [{"name": case.name, "promise": case.promise} for case in cases]}))
        return
    table = Table("case", "promise", box=None, pad_edge=False, header_style="bold")
    for case in cases:
        table.add_row(case.name, escape(case.promise))
    results_console().print(table)


def _print(target: Target, results: Sequence[Result], format_: Format) -> None:
    counts = Counter(result.status for result in results)
    label = f"{target.backend.name}:{target.flavour.name}"
    if format_ is Format.json:
        head: dict[str, Any] = {"backend": target.backend.name, "flavour": target.flavour.name}
        numbers = {status.value: counts[status] for status in Status}
        rows = [asdict(result) for result in results]
        typer.echo(json.dumps(head | {"where": target.where_shown, "counts": numbers, "cases": rows}))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("case", "status", "outcome", "s", "what"):
        table.add_column(column, no_wrap=column != "what", justify="right" if column == "s" else "left")
    for result in results:
        style = _STYLES[result.status]
        what = result.promise if result.status is Status.passed else _told_of(result)
        status = f"[{style}]{result.status}[/{style}]"
        table.add_row(result.name, status, result.outcome or "", f"{result.seconds:.1f}", escape(what))
    console = results_console()
    console.print(table)
    told = ", ".join(f"{counts[status]} {status}" for status in Status)
    console.print(f"{label}: {len(results)} cases: {told}", highlight=False)


def _told_of(result: Result) -> str:
    first = (result.message or "").splitlines()[0][:300] if result.message else ""
    return f"{result.reason} [{first}]" if result.status is Status.expected else first

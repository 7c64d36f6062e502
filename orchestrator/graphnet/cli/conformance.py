"""Run the conformance suite on one backend, for ``graphnet backends check``, and print the results."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import typer

from graphnet import devices, settings
from graphnet.bench.backend_options import options_by_backend
from graphnet.cli.console import note
from graphnet.cli.printing import TableFormat, print_answer
from graphnet.conformance.case import Result, Status
from graphnet.conformance.subject import Subject
from graphnet.conformance.suite import all_cases, chosen_cases, declared_failures, run_suite
from graphnet.errors import ExitCode
from graphnet.launch.pool import WorkerPool
from graphnet.launch.share import HostShare
from graphnet.launch.site import Site, absolute, parse_site
from graphnet.sheet import Answer, Cell, Column, Note, Sheet, number, of_members

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
    format_: TableFormat,
) -> None:
    """Carry out ``graphnet backends check``."""
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
        WorkerPool(share, device_type, note, insecure=insecure) as pool,
        _folder(keep) as samples,
    ):
        get = pool.get

        def connect() -> Subject:
            nonlocal get
            worker = get(site)
            # Every later connection restarts the worker first.
            get = pool.restart
            devices.find_device(worker.info, device)
            memory = min(_MEMORY_BYTES, settings.available_memory_bytes() // 2)
            return Subject(site.backend, worker.info, worker.client, device, memory, options, (samples, share.inputs))

        results = list(_announced(run_suite(connect, chosen, declared)))
    _print(site, results, format_)
    raise typer.Exit(ExitCode.CHECK_FAILED if any(r.status is Status.failed for r in results) else ExitCode.OK)


@contextmanager
def _folder(keep: Path | None) -> Iterator[Path]:
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        yield keep.absolute()
        return
    with tempfile.TemporaryDirectory(prefix="graphnet-check-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def _announced(results: Iterator[Result]) -> Iterator[Result]:
    for result in results:
        why = f": {_explanation(result)}" if result.status is Status.failed else ""
        note(f"{result.name}: {result.status} ({result.seconds:.1f} s){why}")
        yield result


def _print_cases(format_: TableFormat) -> None:
    cases = [{"name": case.name, "promise": case.promise} for case in all_cases()]
    columns = (Column("case", is_whole=True), Column("promise"))
    sheet = Sheet(columns, [(case["name"], case["promise"]) for case in cases], folds=True)
    print_answer(Answer([sheet], lambda: {"cases": cases}, of_members(cases)), format_)


def _print(site: Site, results: Sequence[Result], format_: TableFormat) -> None:
    counts = Counter(result.status for result in results)
    head = {"backend": site.backend.name, "flavour": site.flavour.name, "where": site.where_shown}
    numbers = {status.value: counts[status] for status in Status}
    rows = [asdict(result) for result in results]
    columns = (
        *(Column(title, is_whole=True) for title in ("case", "status", "outcome")),
        *(number("s"), Column("what")),
    )
    cells = [
        (
            *(one.name, Cell(one.status, _STYLES[one.status]), one.outcome or ""),
            Cell(one.seconds, text=f"{one.seconds:.1f}"),
            one.promise if one.status is Status.passed else _explanation(one),
        )
        for one in results
    ]
    summary = ", ".join(f"{counts[status]} {status}" for status in Status)
    note = Note(f"{site.backend.name}:{site.flavour.name}: {len(results)} cases: {summary}")
    document = {**head, "counts": numbers, "cases": rows}
    print_answer(Answer((Sheet(columns, cells, folds=True), note), lambda: document, of_members(rows)), format_)


def _explanation(result: Result) -> str:
    first = (result.message or "").splitlines()[0][:300] if result.message else ""
    return f"{result.reason} [{first}]" if result.status is Status.expected else first

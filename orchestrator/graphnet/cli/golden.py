"""``graphnet golden``: keep outputs that you trust, and judge other backends by them later."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from graphnet import COMMAND
from graphnet.cli.arguments import check_rules
from graphnet.cli.console import ListFormat
from graphnet.cli.options import JUDGE, RUN, Typed, given_options, refuse_given, with_request_options_of_one_host
from graphnet.cli.printing import RunFormat, print_run, print_text
from graphnet.cli.tree import command, make_group
from graphnet.errors import ExitCode, StorageError, UsageError
from graphnet.outcomes import Outcome
from graphnet.runs.request import Request, option_of

if TYPE_CHECKING:
    from graphnet.bench.expected import Expected
    from graphnet.bench.golden import GoldenFolder, GoldenRow
    from graphnet.bench.plan import Plan
    from graphnet.runs.heads import RowHead
    from graphnet.runs.record import Record
    from graphnet.samples.choose import ChosenSample
    from graphnet.talk.client import Progress

#: The outcomes of rows whose outputs are kept.
_KEPT: Final = (Outcome.OK, Outcome.NOT_COMPARABLE)
#: The fields that decide what was computed, which a check cannot change.
_RECORDED: Final = ("samples", "suite", "seed", "inputs", "repair", "whole_models", "reference")
#: The fields that a check does not copy from the recorded request, except ``options`` for the recorded backend.
_OF_THE_CHECK: Final = (
    "memory_bytes",
    "filters",
    "shard",
    "insecure",
    "durable",
    "keep_artifacts",
    "profile",
    "options",
    "reference_cache",
)
_FREE_ON_RESUME: Final = frozenset({"folder", "--resume", "--format", "--python"})
#: Characters that SHA256SUMS would have to escape. They are replaced in the folder names of copied samples.
_REPLACED: Final = re.compile(r"[\\\s\x00-\x1f\x7f]")

Python = Annotated[
    str | None, typer.Option(help="Interpreter for the repair of GraphNet's samples.", rich_help_panel=RUN)
]

golden_app = make_group("Keep outputs that you trust, and judge other backends by them.", path="golden")


@command(golden_app, "golden record")
@with_request_options_of_one_host
def record(
    context: typer.Context,
    typed: Typed,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The golden run's folder, new or empty.")],
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a recording that was interrupted.", rich_help_panel=RUN)
    ] = False,
    python: Python = None,
    format_: Annotated[
        ListFormat, typer.Option("--format", help="Format of stdout.", rich_help_panel=RUN)
    ] = ListFormat.text,
) -> None:
    """Run one backend on samples, and keep its outputs, times and environment in a folder.

    The outputs of a row are kept if they agree with the reference's outputs, or if they are random numbers that cannot
    be compared with the reference's. The folder also holds a copy of each sample, and a checksum of each file.

    The exit code is 0 if the recording is finished, 1 if a row is wrong, 2 for wrong usage, and 3 if the backend could
    not run.
    """
    from graphnet.bench.golden import GoldenFolder
    from graphnet.bench.plan import make_plan
    from graphnet.bench.preflight import check_request
    from graphnet.cli.running import do_run, exit_code, parse_fail_on
    from graphnet.launch.places import refuse_strangers
    from graphnet.runs.store import RunStore

    golden = GoldenFolder(folder)
    golden.refuse_occupied()
    if resume:
        refuse_given(context, _FREE_ON_RESUME)
        if not golden.run.is_dir():
            raise UsageError(f"{folder} holds no recording to go on with; leave out --resume to begin one")
        store = RunStore.open(golden.run)
        store.lock()
        request = store.request_to_go_on()
    else:
        if golden.run.exists():
            raise UsageError(f"{folder} holds an unfinished recording; go on with --resume, or name another folder")
        request = _new_request(typed)
    plan = make_plan(request)
    if resume:
        refuse_strangers((planned.site for planned in plan.sites), folder)
    else:
        check_request(request, plan.sites, golden.run)
        store = RunStore.create(golden.run, {"asked": request.kept()})
    hashes = {sample.name: sample.sample_hash or _hash_of(sample.place) for sample in plan.samples}
    again = f"golden record {shlex.quote(str(folder))} --resume"

    def keep(record: Record, progress: Progress, expected: Expected) -> None:
        if record.outcome in _KEPT and "first" in progress.outputs:
            # Import these only now, because they import numpy, which the help of a command does not need.
            from graphnet.bench.expected import kept_as_reference
            from graphnet.talk.kept_outputs import keep_outputs

            keep_outputs(golden.outputs(record.key), kept_as_reference(progress, expected))

    do_run(request, plan, store, python, take_outputs=keep, resume_command=again)
    code = exit_code(store.heads(), plan, parse_fail_on("wrong"))
    if code is ExitCode.UNAVAILABLE:
        print_text(store)
        raise typer.Exit(code)
    rows = [_golden_row(golden, one) for one in store.rows()]
    kept = {row.sample for row in rows if row.outputs is not None}
    _copy_samples([sample for sample in plan.samples if sample.name in kept], hashes, golden.samples)
    golden.seal(request.backends[0], rows)
    if format_ is ListFormat.json:
        typer.echo(json.dumps({"golden": str(folder), "samples": len(rows), "kept": len(kept)}))
    else:
        print_text(store)
        typer.echo(f"{folder} holds the outputs of {len(kept)} of {len(rows)} samples; judge others by them with:")
        typer.echo(f"  {COMMAND} golden check {shlex.quote(str(folder))}")
    raise typer.Exit(code)


def _new_request(typed: Typed) -> Request:
    from graphnet.engines.choose import refuse_engines

    given = typed.values
    if given["suite"] and given["samples"]:
        raise UsageError("give one of --suite and --samples")
    check_rules(given["repair"], "--repair")
    request = typed.request(suite=given["suite"] or (None if given["samples"] else "smoke"))
    if len(request.backends) != 1:
        raise UsageError("a golden run records one backend; give --backend once")
    if request.whole_models:
        raise UsageError("a golden run has no rows of whole models; leave out --whole-models")
    refuse_engines(request, "golden")
    return request


def _golden_row(golden: GoldenFolder, record: Record) -> GoldenRow:
    from graphnet.bench.golden import GoldenRow

    outputs = golden.outputs(record.key)
    kept = record.outcome in _KEPT and outputs.is_dir()
    return GoldenRow(
        sample=record.sample,
        sample_hash=record.sample_hash,
        inputs_digest=record.inputs.digest if record.inputs is not None else None,
        outcome=record.outcome,
        outputs=outputs.relative_to(golden.path).as_posix() if kept else None,
    )


def _hash_of(place: str) -> str | None:
    """Return the hash of the files that a sample has now; None if the sample cannot be read."""
    # Import this only now, because the help of a command does not need it.
    from graphnet.bench.unit import SampleReader

    with SampleReader() as reader:
        return reader.sample_hash(place)


def _copy_samples(samples: Sequence[ChosenSample], hashes: Mapping[str, str | None], into: Path) -> None:
    """Copy the files of each sample to a folder named as in the run. ``hashes`` are those before the run, by the
    sample's name. Raises StorageError if a sample cannot be copied, or has changed since then.
    """
    from graphnet.samples.storage import fetch
    from graphnet_contract.samples import SampleError

    for sample in samples:
        parts = [_REPLACED.sub("_", part) for part in PurePosixPath(sample.name).parts if part not in ("/", ".", "..")]
        target = into.joinpath(*parts)
        with tempfile.TemporaryDirectory() as scratch:
            try:
                target.mkdir(parents=True, exist_ok=True)
                for path in fetch(sample.place, Path(scratch)).iterdir():
                    if path.is_file():
                        shutil.copyfile(path, target / path.name)
            except (SampleError, OSError) as error:
                raise StorageError(
                    f"{sample.name} cannot be copied to {target}: {error}; repeat with --resume"
                ) from error
        if _hash_of(str(target)) != hashes[sample.name]:
            raise StorageError(
                f"{sample.name} was changed while its outputs were recorded; --resume records it as it is now"
            )


@command(golden_app, "golden check")
@with_request_options_of_one_host
def check(
    context: typer.Context,
    typed: Typed,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The golden run's folder.")],
    out: Annotated[
        Path | None, typer.Option(help="The run's folder; by default a new one in graphnet-runs.", rich_help_panel=RUN)
    ] = None,
    fail_on: Annotated[
        str, typer.Option(help="Exit 1 on these outcomes and flags, as in bench.", rich_help_panel=JUDGE)
    ] = "wrong,failed,REFERENCE_FAILED",
    python: Python = None,
    format_: Annotated[
        RunFormat, typer.Option("--format", help="Format of stdout.", rich_help_panel=RUN)
    ] = RunFormat.text,
) -> None:
    """Judge a backend by the outputs of a golden run: `bench --reference golden:DIR` with its samples and settings.

    Each option that you leave out keeps its recorded value, except --memory. If the run is interrupted, go on with
    `bench --resume`.

    The exit code is 0 if every row agrees with the kept outputs, 1 if a row has an outcome that --fail-on names, 2 for
    wrong usage or a damaged folder, and 3 if a backend could not run.
    """
    from graphnet.bench.golden import GOLDEN, GoldenFolder, open_golden
    from graphnet.bench.plan import make_plan
    from graphnet.bench.preflight import check_request
    from graphnet.cli.running import default_folder, do_run, parse_fail_on
    from graphnet.engines.choose import refuse_engines
    from graphnet.launch.places import refuse_strangers
    from graphnet.runs.store import RunStore

    failing = parse_fail_on(fail_on)
    golden = GoldenFolder(open_golden(f"{GOLDEN}{folder}").path)
    request = _repeated(context, typed, RunStore.open(golden.run).request(), golden)
    refuse_engines(request, "golden")
    plan, place = make_plan(request), out or default_folder()
    typed_texts = request.backends if typed.values["backends"] else ()
    refuse_strangers((planned.site for planned in plan.sites), folder, typed_texts)
    if place.resolve().is_relative_to(golden.path.resolve()):
        raise UsageError(f"{place} is in the golden run {folder}, which a check does not change; give another --out")
    check_request(request, plan.sites, place)
    store = RunStore.create(place, {"asked": request.kept()})
    do_run(request, plan, store, python)
    print_run(store, format_)
    raise typer.Exit(_code_of_check(store.heads(), plan, failing))


def _code_of_check(heads: Sequence[RowHead], plan: Plan, failing: frozenset[str]) -> ExitCode:
    """Find the exit code of a check. If no sample has kept outputs that fit, no row is measured, and ``exit_code`` says
    that no backend could run. But every backend could run, so the rows themselves decide.
    """
    from graphnet.cli.running import exit_code

    outcomes = {head.outcome for head in heads}
    if failing & outcomes and Outcome.BACKEND_UNAVAILABLE not in outcomes:
        return ExitCode.CHECK_FAILED
    return exit_code(heads, plan, failing)


def _repeated(context: typer.Context, typed: Typed, recorded: Request, golden: GoldenFolder) -> Request:
    """Return the recorded request with the copied samples and the options that the user typed."""
    from graphnet.bench.golden import GOLDEN

    typed_fields = given_options(context)
    refused = [option_of(name).flag for name in _RECORDED if name in typed_fields]
    if refused:
        raise UsageError(
            f"a check repeats what was recorded; leave out {', '.join(refused)}, or use bench --reference golden:DIR"
        )
    left = [name for name in Request.model_fields if name not in (*typed_fields, *_OF_THE_CHECK)]
    values: dict[str, Any] = {name: getattr(recorded, name) for name in left}
    values |= {"samples": [str(golden.samples)], "suite": None, "reference": f"{GOLDEN}{golden.path}"}
    request = typed.request(**values)
    if request.backends == recorded.backends and "options" not in typed_fields:
        request = request.model_copy(update={"options": recorded.options})
    return request

"""``graphnet verify``: check a sealed run, and measure a random part of it anew."""

from __future__ import annotations

import json
import random
import secrets
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from graphnet import units
from graphnet.cli.console import note
from graphnet.cli.printing import TableFormat, TableFormatOption, print_answer
from graphnet.cli.seal import uncertainty_sentence
from graphnet.errors import ExitCode, UsageError
from graphnet.sheet import Answer, Column, Note, Sheet

if TYPE_CHECKING:
    from graphnet.receipt.check import Checked


def verify(
    bundle: Annotated[Path, typer.Argument(help="The file that `graphnet seal` made.")],
    share: Annotated[
        float, typer.Option(help="Share of the rows with a ratio to measure anew; at least one row.")
    ] = 0.1,
    rows: Annotated[int | None, typer.Option(help="Number of rows to measure anew, instead of a share.")] = None,
    seed: Annotated[int | None, typer.Option(help="Seed that draws these rows; by default a random one.")] = None,
    backend_python: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=WHERE",
            help="Measure this backend with this interpreter, or another WHERE of `bench --backend`; repeatable.",
        ),
    ] = None,
    across_machines: Annotated[
        bool, typer.Option("--across-machines", help="Compare with rows of another CPU, adapter or software, too.")
    ] = False,
    sha256: Annotated[
        str | None,
        typer.Option(metavar="DIGEST", help="SHA-256 of the manifest, as it was published beside the numbers."),
    ] = None,
    offline: Annotated[bool, typer.Option("--offline", help="Check the bundle, and measure nothing.")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Folder of the new runs.")] = None,
    format_: TableFormatOption = TableFormat.text,
) -> None:
    """Check a sealed run, then measure a random part of it anew here (docs/how-to/publish.md).

    Each row that is measured anew agrees, contradicts, or cannot say, by its ratio to the reference. The exit code is 0
    if the bundle is whole and every such row agrees, 1 if the bundle was edited or a row contradicts, 2 if the file is
    no whole bundle of this version, and 3 if it cannot be said. Backends are yours, samples are the bundle's: these run
    isolated, as in `bench`.
    """
    # Import this only now, because numpy and pydantic are not needed for the help of a command.
    from graphnet.receipt.bundle import Edited
    from graphnet.receipt.check import check_bundle

    if not 0 < share <= 1:
        raise UsageError(f"--share {share:g} must be above 0 and at most 1")
    if rows is not None and rows < 1:
        raise UsageError(f"--rows {rows} must be at least 1; --offline measures none")
    places = _places(backend_python or [])
    with tempfile.TemporaryDirectory(prefix="graphnet-verify-") as scratch:
        checked = check_bundle(bundle, Path(scratch))
        if sha256 is not None and sha256.strip().lower() != checked.bundle.digest:
            raise Edited(f"{bundle} is not the one that was published: its manifest has {checked.bundle.digest}")
        whole = (
            f"{bundle} is whole: {units.count(len(checked.records), 'row')} and the receipt follow from "
            f"{checked.trials:,} raw trials (graphnet {checked.bundle.manifest.graphnet}, manifest "
            f"{checked.bundle.digest})"
        )
        head = [Note(whole), Note(uncertainty_sentence(checked.receipt["uncertainty"]))]
        if offline:
            document = {**_facts(bundle, checked), "measured": []}
            print_answer(Answer(head, lambda: document, Sheet(_COLUMNS, [])), format_)
            return
        if format_ is TableFormat.text:
            note(f"graphnet: {whole}")
        code = _measure(bundle, checked, share, rows, seed, places, across_machines, out, head, format_)
    raise typer.Exit(code)


_COLUMNS = [
    Column("sample"),
    Column("backend"),
    Column("sealed", key="sealed"),
    Column("anew", key="anew"),
    Column("anew / sealed", key="quotient"),
    Column("finding"),
    Column("why", narrow=False),
]


def _measure(
    bundle: Path,
    checked: Checked,
    share: float,
    rows: int | None,
    seed: int | None,
    places: dict[str, str],
    across_machines: bool,
    out: Path | None,
    head: list[Note],
    format_: TableFormat,
) -> ExitCode:
    from graphnet.cli.running import default_folder
    from graphnet.cli.verify_anew import measure_anew
    from graphnet.receipt.agreement import ERROR_RATE, MARGIN, Agreement, can_be_drawn, of_whole

    drawn_from = [record for record in checked.records if can_be_drawn(record)]
    number = secrets.randbelow(10**9) if seed is None else seed
    wanted = min(len(drawn_from), rows or max(1, round(share * len(drawn_from))))
    drawn = random.Random(number).sample(drawn_from, wanted)
    if not drawn:
        head.append(Note("no row has a ratio that can be compared, so nothing is measured anew: cannot say"))
        document = {**_facts(bundle, checked), "seed": number, "measured": [], "whole": Agreement.CANNOT_SAY.value}
        print_answer(Answer(head, lambda: document, Sheet(_COLUMNS, [])), format_)
        return ExitCode.UNAVAILABLE
    folder = out or default_folder()
    found = measure_anew(checked, drawn, places, across_machines, folder)
    whole = of_whole([one.finding.agreement for one in found])
    counts = {one: sum(each.finding.agreement is one for each in found) for one in Agreement}
    said = ", ".join(f"{count} {word}" for word, count in counts.items())
    table = Sheet(_COLUMNS, [one.cells() for one in found], folds=True)
    sentences = [
        Note(f"measured anew: {units.count(wanted, 'row')} of {len(drawn_from)} with a usable ratio (--seed {number})"),
        Note(
            f"an honest run is contradicted in at most {units.width(ERROR_RATE)} of such checks, and a row agrees only "
            f"if a difference of {units.percent(MARGIN)} is excluded at the same rate"
        ),
        Note(f"{whole}: {said}", "bold"),
    ]
    document = {
        **_facts(bundle, checked),
        "seed": number,
        "runs": str(folder),
        "measured": [one.members() for one in found],
        "error_rate": ERROR_RATE,
        "whole": whole.value,
    }
    print_answer(Answer([*head, table, *sentences], lambda: document, table), format_)
    if whole is Agreement.CONTRADICTS:
        return ExitCode.CHECK_FAILED
    return ExitCode.OK if whole is Agreement.AGREES else ExitCode.UNAVAILABLE


def _facts(bundle: Path, checked: Checked) -> dict[str, Any]:
    return {
        "bundle": str(bundle),
        "sha256_of_manifest": checked.bundle.digest,
        "graphnet": checked.bundle.manifest.graphnet,
        "is_whole": True,
        "trials": checked.trials,
        "receipt": json.loads(json.dumps(checked.receipt)),
    }


def _places(given: list[str]) -> dict[str, str]:
    """Read --backend-python: the WHERE of each backend, by its name. Raises UsageError."""
    places = {}
    for text in given:
        name, equals, where = text.partition("=")
        if not (name and equals and where):
            raise UsageError(f"--backend-python {text!r} is not NAME=PYTHON, for instance inductor=/opt/env/bin/python")
        places[name] = where
    return places

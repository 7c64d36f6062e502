"""``graphnet samples coverage``: list the operators, dtypes and ranks in samples, and which backends compiled them."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from graphnet.cli.console import note
from graphnet.cli.graph_tools import result_of, with_options
from graphnet.cli.printing import TableFormat, TableFormatOption, print_answer
from graphnet.cli.samples import samples_app
from graphnet.cli.tree import command
from graphnet.printable import printable
from graphnet.sheet import Answer, Column, Note, Sheet

if TYPE_CHECKING:
    from graphnet.scores.operator_coverage import HeldOperator


@command(samples_app, "samples coverage")
@with_options("coverage")
def cover_samples(
    *,
    run: Annotated[Path | None, typer.Option(help="A run: say what each of its backends took.")] = None,
    format_: TableFormatOption = TableFormat.text,
    **given: Any,
) -> None:
    from graphnet.runs.listing import run_folder
    from graphnet.runs.store import RunStore
    from graphnet.scores.operator_coverage import held_operators

    records = RunStore.open(run_folder(run)).records() if run is not None else []
    result = result_of("coverage", given)
    samples = result["samples"]
    operators = held_operators({one["sample_hash"]: one["operators"] for one in samples}, records)
    dtypes = Counter(dtype for one in samples for dtype in one["dtypes"])
    ranks = Counter(rank for one in samples for rank in one["ranks"])
    print_answer(_answer(operators, dtypes, ranks, result), format_)
    if format_ is not TableFormat.json:
        for problem in result["problem_lines"]:
            note(printable(problem))
    raise typer.Exit(result["exit_code"])


def _answer(operators: list[HeldOperator], dtypes: Counter[str], ranks: Counter[int], result: dict[str, Any]) -> Answer:
    backends = list(operators[0].took) if operators else []
    columns = (*(Column("operator"), Column("statements"), Column("samples")), *map(Column, backends))
    rows = []
    for one in operators:
        took = (f"{took} of {asked}" if asked else "-" for took, asked in (one.took[name] for name in backends))
        rows.append((one.name, str(one.statements), str(one.samples), *took))
    counted = Note(f"{len(operators)} operators in {len(result['samples'])} samples")
    notes = (counted, Note("dtypes: " + _counts(dtypes)), Note("ranks: " + _counts(ranks)))
    held = [asdict(one) for one in operators]
    document = {"operators": held, "dtypes": dtypes, "ranks": ranks, "problems": result["problems"]}
    return Answer((Sheet(columns, rows, folds=True), *notes), lambda: document)


def _counts(counts: Counter[Any]) -> str:
    return ", ".join(f"{key} in {count} samples" for key, count in sorted(counts.items()))

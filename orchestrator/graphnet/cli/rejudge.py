"""``graphnet rejudge``: judge the rows of a run by the rules of this version, without measuring."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.arguments import Run
from graphnet.cli.printing import RunFormat, print_run
from graphnet.printable import printable


def rejudge(
    run: Run,
    out: Annotated[Path | None, typer.Option(help="Folder of the new run; default: RUN-rejudged.")] = None,
    format_: Annotated[RunFormat, typer.Option("--format")] = RunFormat.text,
) -> None:
    """Judge a run's rows by the rules of this version, from what they hold, and write them to a new run.

    Nothing is measured: times, errors and logs are copied.
    """
    from graphnet.judge.accuracy import ACCURACY_POLICY
    from graphnet.runs.listing import NAME
    from graphnet.runs.rejudge import rejudged
    from graphnet.runs.sources import copy_sources
    from graphnet.runs.store import RunStore

    store = RunStore.open(run)
    folder = out or store.folder.with_name(f"{store.folder.name}-rejudged")
    # The new run has no name of its own yet.
    about = {name: value for name, value in store.read_run().items() if name != NAME}
    about["rejudged"] = {"run": str(store.folder), "policy": ACCURACY_POLICY}
    new = RunStore.create(folder, about)
    changes: Counter[str] = Counter()
    for record in store.rows(with_times=True, by_class=False):
        judged = rejudged(record)
        if judged.outcome is not record.outcome:
            changes[f"{record.outcome} -> {judged.outcome}"] += 1
        new.append(judged)
    for one in store.source_folders():
        copy_sources(one, new.folder)
    new.unlock()
    print_run(new, format_)
    if format_ is RunFormat.text:
        changed = ", ".join(f"{count} {change}" for change, count in sorted(changes.items())) or "no outcome changed"
        typer.echo(printable(f"judged by {ACCURACY_POLICY}: {changed}"))

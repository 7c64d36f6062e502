"""``graphnet baseline``: write the outcomes of a run to a file. Later runs are expected to have the same outcomes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from graphnet.cli.arguments import Run
from graphnet.cli.console import note, note_problems
from graphnet.cli.tree import command, make_group
from graphnet.devices import device_type
from graphnet.errors import ExitCode, UsageError
from graphnet.runs.request import Request
from graphnet.scores.compare.status import Status
from graphnet.units import count

if TYPE_CHECKING:
    from graphnet.runs.heads import RowHead
    from graphnet.runs.store import RunStore
    from graphnet.scores.compare.baseline import Baseline as Expected
    from graphnet.scores.compare.baseline import BaselineCheck

baseline_app = make_group("Keep the expected outcomes of rows, for `bench --baseline FILE`.", "baseline")
#: The most rows that are named one by one.
_MOST_NAMED = 50
_CHANGES = (Status.newly_wrong, Status.newly_failing, Status.fails_differently, Status.newly_passing)
_TOLERANCE = Request.model_fields["tolerance"].default


@command(baseline_app, "baseline write")
def write(
    run: Run,
    file: Annotated[Path, typer.Argument(help="The baseline; a baseline that exists is replaced.")],
) -> None:
    """Write the outcome of each row of a run to a file that you keep with your sources (docs/how-to/compare.md)."""
    from graphnet.runs.store import RunStore
    from graphnet.scores.compare.baseline import known_rows, write_baseline
    from graphnet.scores.compare.side import read_side

    missing = read_side(run).missing_rows
    store = RunStore.open(run)
    asked, heads = store.about().request, store.heads(by_class=False)
    device = asked.device
    tolerance = _TOLERANCE if asked.tolerance is None else asked.tolerance
    if device is None:
        raise UsageError(f"{run} does not say on which device it ran, as imported runs do not; measure a run here")
    known = known_rows(heads)
    if not known:
        raise UsageError(f"no row of {run} tested a compiler, so there is nothing to expect; measure again")
    write_baseline(file, known, device_type(device), tolerance)
    typer.echo(f"{file}: the expected outcomes of {count(len(known), 'row')}")
    if missing:
        rows = f"{count(missing, 'planned row')} of {run} were not measured, so bench --baseline cannot check them"
        note(f"{rows}; measure them and write the baseline again")
    if len(known) < len(heads):
        left = count(len(heads) - len(known), "row")
        note(f"{left} left out, because no compiler was tested or the reference failed")


def report_baseline(file: Path, expected: Expected, store: RunStore) -> BaselineCheck:
    """Compare a run with its baseline, and print on stderr each row whose outcome differs from the baseline."""
    from graphnet.scores.compare.baseline import check_baseline

    heads: list[RowHead] = store.heads(by_class=False)
    found = check_baseline(expected, heads)
    named = [*found.of(*_CHANGES), *found.untested]
    note_problems(
        f"{row.status}: {row.head.sample} on {row.head.label}: {row.head.outcome}, expected {row.expected}"
        for row in named[:_MOST_NAMED]
    )
    if len(named) > _MOST_NAMED:
        _say(f"{len(named) - _MOST_NAMED} more rows differ from {file}")
    statuses = (Status.known_failure, *_CHANGES, Status.not_compared)
    counts = [(len(found.of(status)), str(status)) for status in statuses]
    counts += [(found.sample_changed, "not compared because the sample's files changed")]
    counts += [(found.unexpected, "not in the baseline"), (found.absent, "of the baseline not in this run")]
    said = ", ".join(f"{number} {words}" for number, words in counts if number)
    _say(f"{file}: {count(len(found.rows), 'row')} compared" + (f": {said}" if said else ", all as expected"))
    if not found.rows:
        _say(
            f"nothing was checked, because {file} has no row of this run with the same sample files; name its baseline"
        )
    if found.of(Status.newly_passing):
        _say(f"update the baseline by `graphnet baseline write {store.folder} {file}`")
    return found


def code_with_baseline(checked: BaselineCheck, code: ExitCode) -> ExitCode:
    """Return the exit code of a run that was compared with a baseline. ``code`` is the one by ``--fail-on``."""
    if checked.bad:
        return ExitCode.CHECK_FAILED
    if code is not ExitCode.OK:
        return code
    if not checked.rows:
        return ExitCode.USAGE
    return ExitCode.UNAVAILABLE if checked.untested else ExitCode.OK


def _say(text: str) -> None:
    note(f"graphnet: {text}")

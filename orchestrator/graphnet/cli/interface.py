"""The Python interface, for notebooks and scripts. Use it as ``import graphnet``; docs/how-to/python.md has examples.

It stays as it is between minor versions. Everything else in this package may change.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from graphnet.errors import GraphNetError, UsageError

#: How the message of a failed command begins on stderr.
_PREFIX = "graphnet: "


@dataclass(frozen=True)
class Run:
    """A run, finished or not. ``folder`` holds its files, which no method changes."""

    folder: Path

    def table(self, times: bool = False) -> Any:
        """Return the rows as a pyarrow.Table, with one column per field of a row, as in a Parquet export.

        Durations are in ns, memory is in bytes. ``times`` also reads the time of every trial (``timing.rounds``), which
        takes longer. ``table().to_pandas()`` makes a data frame of it. Raises StorageError if a file cannot be read.
        """
        from graphnet.exchange.tables import arrow_table
        from graphnet.runs.store import RunStore

        store = RunStore.open(self.folder)
        return arrow_table(store.rows_of(store.heads(), with_times=times))

    def score(self, baseline: str = "reference") -> dict[str, Any]:
        """Return what ``graphnet score --format json`` prints: S(t), ES(t), means and the best backend.

        ``baseline`` is ``reference`` or ``own-eager``. Raises UsageError if the rows cannot be scored together.
        """
        return score([self], baseline)

    def compare(self, later: Run, threshold_percent: float = 5.0, correctness_only: bool = False) -> dict[str, Any]:
        """Return what ``graphnet compare --format json`` prints about this run and a later one.

        ``exit_code`` is 1 if a row is slower by the threshold, newly wrong or newly failing. Raises UsageError if the
        runs have no row in common.
        """
        from graphnet.scores.compare.comparison import Question, compare
        from graphnet.scores.compare.formats import comparison_document
        from graphnet.scores.compare.side import read_side

        question = Question(threshold_percent, None, False, correctness_only)
        return comparison_document(compare(read_side(self.folder), read_side(later.folder), question))


def open_run(folder: str | Path) -> Run:
    """Open a run by its folder. Raises UsageError if the folder holds no run."""
    from graphnet.runs.store import RunStore

    RunStore.open(Path(folder))
    return Run(Path(folder))


def score(runs: Iterable[Run], baseline: str = "reference") -> dict[str, Any]:
    """Score several runs of one device together; see ``Run.score``."""
    from graphnet.scores.choices import Baseline
    from graphnet.scores.formats import scores_document
    from graphnet.scores.read import read_rows

    try:
        against = Baseline(baseline)
    except ValueError:
        raise UsageError(f"baseline {baseline!r} must be one of {', '.join(Baseline)}") from None
    rows = read_rows([run.folder for run in runs], against)
    return scores_document(rows.scored(), rows)


def measure(out: str | Path, **options: Any) -> Run:
    """Measure, as ``graphnet bench --out OUT`` does in a process of its own, and return the run.

    Each option has the name of the command's option with underscores: ``measure("run", backend=["inductor", "xla"],
    suite="smoke", threads=1)``. A list repeats the option, and True gives an option that has no value. Progress goes to
    stderr. Rows that failed are rows. Raises GraphNetError with the command's sentence if the command could not run.
    """
    command = [sys.executable, "-m", "graphnet", "bench", "--out", str(out), "--fail-on", "never"]
    for name, value in options.items():
        flag = "--" + name.rstrip("_").replace("_", "-")
        for one in value if isinstance(value, list | tuple) else [value]:
            command += [flag] if one is True else [flag, str(one)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    said = ""
    with process:
        assert process.stderr is not None
        for line in process.stderr:
            sys.stderr.write(line)
            said = line.removeprefix(_PREFIX).strip() if line.startswith(_PREFIX) else said
    if process.returncode:
        raise GraphNetError(said or f"graphnet bench ended with exit code {process.returncode}")
    return Run(Path(out))

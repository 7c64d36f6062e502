"""Record a golden run: keep the outputs of its rows, and finally seal its folder with checksums."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from graphnet.bench.verdicts import OTHER_INPUTS
from graphnet.golden.folder import GoldenFolder, GoldenManifest, GoldenRow
from graphnet.outcomes import Outcome
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.workers.arrays import SampleOutputs
from graphnet.workers.client import Progress
from graphnet.workers.kept_outputs import CALLS_FILE, RecordedOutputs, keep_outputs

#: The outcomes of rows whose outputs are kept. The outputs of any other row are wrong or missing.
KEPT_OUTCOMES: Final = (Outcome.OK, Outcome.NOT_COMPARABLE)


class Recorder:
    """Keeps the outputs of each row of a run in a golden folder. bench/outputs.py says when a Recorder is called."""

    def __init__(self, folder: GoldenFolder) -> None:
        self._folder = folder

    def __call__(self, record: Record, progress: Progress) -> None:
        """Keep the outputs of one row, if its outcome is one of KEPT_OUTCOMES.

        Raises:
            StorageError: the outputs cannot be written.
        """
        if record.outcome not in KEPT_OUTCOMES or "first" not in progress.outputs:
            return
        keep_outputs(self._folder.outputs(record.key), recorded_outputs(progress))


def recorded_outputs(progress: Progress) -> RecordedOutputs:
    """Return what a golden run keeps of a row: the outputs of its first call and of its call on other inputs."""
    calls: Mapping[str, SampleOutputs] = progress.outputs
    report = progress.call_report
    return RecordedOutputs(
        {name: calls[name] for name in ("first", OTHER_INPUTS) if name in calls},
        report is not None and report.draws_random,
        "" if report is None else report.generator_digest,
    )


def seal(folder: GoldenFolder, request: Request, store: RunStore) -> GoldenManifest:
    """Finish a recording whose run is complete: write the list of its samples, and the checksums of all files."""
    rows = [_row(folder, record) for record in store.rows()]
    return folder.seal(request.backends[0], rows)


def _row(folder: GoldenFolder, record: Record) -> GoldenRow:
    outputs = folder.outputs(record.key)
    kept = record.outcome in KEPT_OUTCOMES and (outputs / CALLS_FILE).is_file()
    return GoldenRow(
        sample=record.sample,
        sample_hash=record.sample_hash,
        inputs_digest=record.inputs.digest if record.inputs is not None else None,
        outcome=record.outcome,
        outputs=outputs.relative_to(folder.path).as_posix() if kept else None,
    )

"""Compare each row of a running check with the golden run, as soon as the row is measured."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from graphnet.bench.verdicts import OTHER_INPUTS, worst
from graphnet.errors import StorageError
from graphnet.golden.findings import Finding, Status, append_finding, read_findings
from graphnet.golden.folder import GoldenFolder, GoldenManifest, GoldenRow
from graphnet.golden.record import recorded_outputs
from graphnet.judge.verdict import Verdict
from graphnet.outcomes import Outcome
from graphnet.runs.record import Record
from graphnet.workers.client import Progress
from graphnet.workers.kept_outputs import RecordedOutputs, read_outputs

_OTHER_SAMPLE: Final = "the sample's files are not those that were recorded"
_CHANGED_INPUTS: Final = "its inputs have other bits than the recorded ones"
_OTHER_NUMBERS: Final = "it draws random numbers, and the two runs drew different ones"
_NO_OTHER_CALL: Final = "the golden run has outputs of its call on other inputs, and the check has none"


@dataclass(frozen=True)
class _Compared:
    """The verdict on a row's outputs, and whether the outputs of every call equal the recorded outputs bit for bit."""

    verdict: Verdict
    identical: bool


class Checker:
    """Compares the outputs of each row with the golden run. bench/outputs.py says when a run calls a Checker.

    The Checker writes the finding about a row before the run writes the row itself. So every stored row with outputs
    has a finding.
    """

    def __init__(self, golden: GoldenFolder, manifest: GoldenManifest, run: Path, tolerance: int) -> None:
        """Keep the arguments.

        Args:
            golden: the folder of the golden run, whose checksums have been checked.
            manifest: the content of the golden run's golden.json.
            run: the folder of the check's run, which gets the findings.
            tolerance: the level of the tolerance ladder at which the outputs must agree with the recorded ones.
        """
        self._golden = golden
        self._rows = {row.sample: row for row in manifest.rows}
        self._run = run
        self._tolerance = tolerance

    def __call__(self, record: Record, progress: Progress) -> None:
        """Compare one row, and write the finding. Raises StorageError if a file cannot be read or written."""
        append_finding(self._run, self._finding(record, progress))

    def _finding(self, record: Record, progress: Progress) -> Finding:
        row = self._rows.get(record.sample)
        if row is None or row.outputs is None or "first" not in progress.outputs:
            return without_outputs(record, row)
        recorded = read_outputs(self._golden.path / row.outputs)
        not_compared = _why_not_comparable(row, recorded, record, recorded_outputs(progress))
        if not_compared is not None:
            return _finding_of(record, *not_compared)
        found = _judged(record, self._compare(recorded, progress))
        if (
            found.status is not Status.DIFFERS
            and OTHER_INPUTS in recorded.calls
            and OTHER_INPUTS not in progress.outputs
        ):
            return _finding_of(record, Status.NOT_RUN, _NO_OTHER_CALL)
        return found

    def _compare(self, recorded: RecordedOutputs, progress: Progress) -> _Compared:
        got = progress.outputs
        _, verdict = worst(recorded.calls, got, self._tolerance, None)
        # The recorded outputs contain neither the second nor the last call. A worker sends the outputs of these two
        # calls only if they differ from the first call's in at least one bit. So if ``got`` contains the second or the
        # last call, the row is not identical.
        compared = [name for name in got if name in recorded.calls]
        same = all(recorded.calls[name].digest == got[name].digest for name in compared)
        return _Compared(verdict, same and not {"second", "last"} & got.keys())


def _why_not_comparable(
    row: GoldenRow, recorded: RecordedOutputs, record: Record, got: RecordedOutputs
) -> tuple[Status, str] | None:
    """Return a status and a message that say why a row's outputs cannot be compared; None if they can be compared."""
    if row.sample_hash != record.sample_hash:
        return Status.INPUTS_CHANGED, _OTHER_SAMPLE
    digest = record.inputs.digest if record.inputs is not None else None
    if row.inputs_digest is not None and row.inputs_digest != digest:
        return Status.INPUTS_CHANGED, _CHANGED_INPUTS
    random = recorded.draws_random or got.draws_random
    if random and recorded.generator_digest != got.generator_digest:
        return Status.NOT_COMPARABLE, _OTHER_NUMBERS
    return None


def _judged(record: Record, compared: _Compared) -> Finding:
    verdict = compared.verdict
    differing = [one.label for one in verdict.comparisons if not one.comparison.equal]
    if verdict.outcome is not Outcome.OK:
        status = Status.DIFFERS
    elif compared.identical:
        status = Status.IDENTICAL
    else:
        status = Status.AGREES
    # The judge's message calls the recorded outputs "the reference". Call them "the golden run" instead.
    message = verdict.message and verdict.message.replace("the reference", "the golden run")
    found = _finding_of(record, status, message)
    return found.model_copy(
        update={
            "tolerance_reached": verdict.tolerance_reached,
            "max_abs_error": verdict.max_abs_error,
            "max_rel_error": verdict.max_rel_error,
            "differing": differing,
        }
    )


def without_outputs(record: Record, row: GoldenRow | None) -> Finding:
    """Return the finding about a row whose outputs are missing in the golden run or in the check's run.

    Args:
        record: the row of the check's run.
        row: the sample in the golden run; None if the golden run does not have the sample.
    """
    if row is None:
        return _finding_of(record, Status.NOT_RECORDED, "the golden run does not have this sample")
    if row.outputs is None:
        return _finding_of(record, Status.NOT_RECORDED, f"its row was {row.outcome} when it was recorded")
    message = f"{record.outcome}: {record.message}" if record.message else str(record.outcome)
    return _finding_of(record, Status.NOT_RUN, message)


def _finding_of(record: Record, status: Status, message: str | None) -> Finding:
    return Finding(
        key=record.key,
        sample=record.sample,
        site=record.site,
        status=status,
        message=message,
        outcome=record.outcome,
    )


def findings_of(run: Path, rows: Iterable[Record], manifest: GoldenManifest) -> list[Finding]:
    """Return one finding per row of a check's run, in the order of the rows.

    Args:
        run: the folder of the check's run.
        rows: the rows of this run.
        manifest: the content of the golden run's golden.json.

    Raises:
        StorageError: the file with the findings cannot be read. Or a row has outputs but no finding, because somebody
            changed this file.
    """
    kept, recorded = read_findings(run), {row.sample: row for row in manifest.rows}
    found = []
    for record in rows:
        finding = kept.get(record.key)
        if finding is not None and finding.outcome != record.outcome:
            # Ignore this finding. It is about an earlier attempt to measure the row, and this attempt was interrupted
            # before its row was written.
            finding = None
        if finding is None and record.output_digest is not None:
            raise StorageError(
                f"{run} has a row of {record.sample} that was not compared with the golden run; check it again with "
                "another --out"
            )
        found.append(finding or without_outputs(record, recorded.get(record.sample)))
    return found

"""The findings of a check, one for each row, and the file in the check's run that holds them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

from graphnet.errors import StorageError

FINDINGS_FILE: Final = "golden-check.jsonl"


class Status(StrEnum):
    """The result of comparing one row with the golden run."""

    IDENTICAL = "identical"
    """Every output has the recorded bits."""
    AGREES = "agrees"
    """Every output agrees with the recorded one at the tolerance of the check, but some bits differ."""
    DIFFERS = "differs"
    """An output differs from the recorded one by more than the tolerance, or in structure, shape or dtype."""
    NOT_RUN = "not_run"
    """The sample was recorded, but the check has no outputs of the sample, or lacks the outputs of its call on other
    inputs."""
    INPUTS_CHANGED = "inputs_changed"
    """Both runs have outputs, but the sample's files or its inputs are not those that were recorded."""
    NOT_COMPARABLE = "not_comparable"
    """Both runs have outputs, but the graph drew different random numbers in the two runs."""
    NOT_RECORDED = "not_recorded"
    """The golden run has no outputs of the sample: it does not have the sample, or it did not keep the outputs because
    they were wrong or missing."""


#: A check that has a finding with one of these statuses exits with code 1.
FAILING: Final = frozenset({Status.DIFFERS, Status.NOT_RUN, Status.INPUTS_CHANGED})


class Finding(BaseModel):
    """The comparison of one row with the golden run: one line of golden-check.jsonl."""

    model_config = ConfigDict(frozen=True, extra="ignore", use_attribute_docstrings=True)

    key: str
    """The key of the row in the check's run."""
    sample: str
    """The sample's name."""
    site: str
    """The backend that was checked, with its flavour and place, in the form that `--backend` accepts."""
    status: Status
    """The result of the comparison."""
    message: str | None = None
    """What differs, or why the row could not be compared."""
    outcome: str
    """The outcome of the row in the check's run.

    The row was judged by the reference of the check's own run. The golden run does not change the outcome."""
    tolerance_reached: int | None = None
    """The lowest level of the ladder at which every output agrees with the recorded one."""
    max_abs_error: float | None = None
    """Largest absolute error over all outputs, against the recorded ones."""
    max_rel_error: float | None = None
    """Largest relative error over all outputs, against the recorded ones."""
    differing: list[str] = []
    """The outputs that do not equal the recorded ones: `output 2`, or `input "x"` for an input changed in place."""


def append_finding(run: Path, finding: Finding) -> None:
    """Add a finding to the file of a run. Raises StorageError if the file cannot be written."""
    path = run / FINDINGS_FILE
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(finding.model_dump_json() + "\n")
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {error.strerror}; make room and go on with --resume") from error


def read_findings(run: Path) -> dict[str, Finding]:
    """Read the findings of a run, by the keys of its rows. If a key has several findings, return the last one.

    Incomplete lines, which a killed program left, are skipped. The run has no rows for these lines, because a row is
    written after its finding.

    Raises:
        StorageError: the file cannot be read.
    """
    path = run / FINDINGS_FILE
    found: dict[str, Finding] = {}
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except FileNotFoundError:
        return found
    except OSError as error:
        raise StorageError(f"{path} cannot be read: {error.strerror}") from error
    for line in lines:
        try:
            finding = Finding.model_validate_json(line)
        except ValidationError:
            continue
        found[finding.key] = finding
    return found


def counts(findings: Iterable[Finding]) -> dict[Status, int]:
    """Count the findings of each status, in the order of Status. A status without findings is left out."""
    counted = Counter(finding.status for finding in findings)
    return {status: counted[status] for status in Status if counted[status]}


def is_passed(findings: Sequence[Finding]) -> bool:
    """Whether a check succeeded: something was compared, and no finding has a status of FAILING."""
    compared = any(finding.status in (Status.IDENTICAL, Status.AGREES) for finding in findings)
    return compared and not any(finding.status in FAILING for finding in findings)

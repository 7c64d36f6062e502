"""Compare the times of a check with the recorded times, if both were measured on one machine with equal settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from graphnet.outcomes import Group
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.scores.compare.row_estimate import estimate_of
from graphnet.scores.compare.rule import Change, Verdict, change, common_width, verdict
from graphnet.scores.compare.side import read_side

#: The settings that must be equal in both runs, because they change times.
_SETTINGS = ("device", "threads", "caches", "inputs", "seed")


@dataclass(frozen=True)
class TimeChange:
    """The change of a row's time since the recording. Each time is divided by the reference's time of the same run.

    ``verdict`` says whether the row became better or worse, or whether the measurements do not show a change.
    """

    change: Change
    verdict: Verdict


@dataclass(frozen=True)
class ComparedTimes:
    """The changes of times between a golden run and a check, by the keys of the check's rows.

    ``refused``: why the times of the two runs could not be compared; None if they could be compared.
    """

    changes: Mapping[str, TimeChange]
    refused: str | None


def compare_times(recorded: RunStore, checked: RunStore) -> ComparedTimes:
    """Compare each sample's recorded speedup with its speedup in the check, by the rule of ``graphnet compare``.

    The intervals are corrected for the number of compared rows. As in ``graphnet compare``, a sample is compared
    only if, in both runs, its outputs agree with the reference and its speedup is usable.

    Args:
        recorded: the run of the golden folder, which has one backend.
        checked: the run of the check.

    Raises:
        StorageError: a run cannot be read.
    """
    refused = _why_not(recorded, checked)
    if refused is not None:
        return ComparedTimes({}, refused)
    before = {record.sample: record for record in recorded.rows()}
    found_before = [(before[record.sample], record) for record in checked.rows() if record.sample in before]
    pairs = [(old, new) for old, new in found_before if _is_right(old) and _is_right(new)]
    requests = recorded.request(), checked.request()
    both = {new.key: (estimate_of(old, requests[0]), estimate_of(new, requests[1])) for old, new in pairs}
    found = {key: (old, new) for key, (old, new) in both.items() if old is not None and new is not None}
    width = common_width(read_side(run.folder).aa_width for run in (recorded, checked))
    changes = {key: change(first, second, len(found)) for key, (first, second) in found.items()}
    return ComparedTimes({key: TimeChange(one, verdict(one, width)) for key, one in changes.items()}, None)


def _is_right(record: Record) -> bool:
    return record.outcome.traits.group is Group.RIGHT


def _why_not(recorded: RunStore, checked: RunStore) -> str | None:
    """Return the reason why the times of two runs cannot be compared; None if the times can be compared."""
    old, new = recorded.request(), checked.request()
    differing = [name for name in _SETTINGS if getattr(old, name) != getattr(new, name)]
    if differing:
        return f"the two runs differ in {', '.join(differing)}"
    if not _is_one_machine(recorded, checked):
        return "they were not measured on one machine"
    facts = (_reference_facts(recorded, old), _reference_facts(checked, new))
    if facts[0] is None or facts[0] != facts[1]:
        return "the two runs have different references"
    return None


def _is_one_machine(recorded: RunStore, checked: RunStore) -> bool:
    """Whether two runs used the same device or, on a CPU, the same machine.

    Devices other than CPUs are compared by their own ids. For CPUs, the machine is the same if the two runs have the
    same boot id, or have a machine id in common. The boot id changes when the machine is started again. The machine id
    does not change, but workers in containers do not know it.
    """
    first, second = _device_row(recorded), _device_row(checked)
    if first is None or second is None or first.device is None or second.device is None:
        return False
    if (first.device.type, first.device.machine_class) != (second.device.type, second.device.machine_class):
        return False
    if first.device.type != "cpu":
        return first.device.uuid == second.device.uuid
    return first.device.host == second.device.host or bool(_hosts(recorded) & _hosts(checked))


def _device_row(run: RunStore) -> Record | None:
    return next((record for record in run.rows() if record.device is not None), None)


def _workers(run: RunStore) -> Mapping[str, Any]:
    workers = run.read_run().get("workers")
    return workers if isinstance(workers, dict) else {}


def _hosts(run: RunStore) -> set[str]:
    return {facts["host"] for facts in _workers(run).values() if isinstance(facts, dict) and facts.get("host")}


def _reference_facts(run: RunStore, request: Request) -> Sequence[Any] | None:
    facts = _workers(run).get(request.reference)
    if not isinstance(facts, dict):
        return None
    return [facts.get(name) for name in ("backend", "flavour", "versions", "requirements_sha256", "image_digest")]

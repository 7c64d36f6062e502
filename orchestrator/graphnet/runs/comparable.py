"""Decides what may be compared: the conditions that must be equal, the class of a machine, possible numbers, and rows.

docs/why/decisions/0047-what-is-comparable.md gives the reason of each rule.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from graphnet.errors import StorageError
from graphnet.judge.ladder import LEVELS
from graphnet.outcomes import RETRIED, Outcome
from graphnet.runs.about import About, Asked, WorkerFacts
from graphnet.runs.record import DeviceGroup, Ratio, Record
from graphnet.runs.request import AUTO_PROCESSES

#: The settings of the request that change times or inputs. The reference and its software must be equal, too.
SETTINGS: Final = ("threads", "slots", "caches", "inputs", "seed")
#: The packages of the reference whose versions must be equal.
_SOFTWARE: Final = ("torch", "paddle", "python")
_REFERENCE: Final = "reference"
#: Matches the reference ``golden:/DIR@DIGEST``, as `with_digest` of bench/golden.py writes it.
_GOLDEN: Final = re.compile(r"golden:.+@([0-9a-f]{16})", re.DOTALL)
#: Numbers of a row that are 0 only if nothing was measured.
_TIMES: Final = ("reference_ns", "compiled_ns", "own_eager_ns")
#: Numbers of a row that may be 0.
_AMOUNTS: Final = (
    *("compile_ns", "warm_compile_ns", "first_call_ns"),
    *("peak_memory_bytes", "reference_peak_memory_bytes"),
    *("compile_memory_bytes", "run_memory_bytes", "reference_run_memory_bytes"),
    *("run_device_memory_bytes", "reference_run_device_memory_bytes"),
)


@dataclass(frozen=True)
class Difference:
    """A condition that differs between two runs, with its value in each."""

    name: str
    ours: object
    theirs: object

    def sentence(self, first: Path, second: Path, together: str) -> str:
        """Return why two runs cannot be used together. ``together`` is what cannot be done: ``scored together``."""
        return (
            f"{first} and {second} cannot be {together}: {self.name} is {self.ours} in the first and {self.theirs} in "
            "the second"
        )


@dataclass(frozen=True)
class Conditions:
    """The conditions under which a run was measured and judged. A condition that is not known is left out of ``known``.

    ``typed`` is the reference as the user typed it, ``reported`` the NAME:FLAVOUR that its worker reported; or None.
    """

    known: Mapping[str, Any]
    typed: str | None = None
    reported: str | None = None

    @classmethod
    def of(cls, about: About) -> Conditions:
        """Take the conditions from run.json."""
        asked, worker = about.request, about.reference or WorkerFacts()
        typed = reference_of(asked)
        reported = ":".join(part for part in (worker.backend, worker.flavour) if part) or None
        settings = {name: getattr(asked, name) for name in SETTINGS}
        if about.asked is not None:
            # A run without slots is known to have none. Its rows were timed alone, and those of slots beside others.
            settings["slots"] = asked.slots or "none"
        software = " and ".join(reference_software(about)) or None
        found = {**settings, _REFERENCE: reported or typed, "the reference's software": software}
        return cls({name: value for name, value in found.items() if value is not None}, typed, reported)

    def also(self, **further: object) -> Conditions:
        """Return these conditions after further ones, without those that are None. A name's ``_`` becomes a space."""
        named = {name.replace("_", " "): value for name, value in further.items() if value is not None}
        return replace(self, known={**named, **self.known})

    def differences(self, other: Conditions) -> Iterator[Difference]:
        """Yield the conditions that are known on both sides and differ."""
        for name in self.known:
            ours, theirs = self.known[name], other.known.get(name)
            # A run whose worker did not report has only the text that the user typed. Compare like with like.
            if name == _REFERENCE and None in (self.reported, other.reported):
                ours, theirs = self.typed, other.typed
            if theirs is not None and ours != theirs:
                yield Difference(name, ours, theirs)


def reference_versions(worker: WorkerFacts | None) -> dict[str, str]:
    """Return the versions of the reference's software that must be equal; empty without a report of its worker."""
    versions = (worker and worker.versions) or {}
    return {name: versions[name] for name in _SOFTWARE if versions.get(name)}


def reference_software(about: About) -> list[str]:
    """Return the software of a run's reference in words; several texts if the run was merged from unlike runs."""
    found = map(reference_versions, about.references)
    return sorted({", ".join(f"{name} {version}" for name, version in one.items()) for one in found if one})


def reference_of(asked: Asked) -> str | None:
    """Return the reference as the user typed it, without its WHERE, such as the path of a socket or an image's tag.

    Kept outputs, ``golden:/DIR@DIGEST``, are named by their digest: the folder may be moved, or hold others later.
    """
    if asked.reference is None:
        return None
    if kept := _GOLDEN.fullmatch(asked.reference):
        return f"golden:{kept[1]}"
    return asked.reference.partition("@")[0]


def machine_class_of(device: DeviceGroup, about: About) -> str | None:
    """Return the class of the machine that measured a row; None if it is not known. Ratios of one class are comparable.

    The class is the model of the CPU with the number of cores that the worker could use, or the model of the GPU. A row
    may name only the model, or nothing; then the class is the device's own id (in an imported row, the hardware of the
    log). A CPU whose only id is that of its machine has the run's CPU instead.
    """
    own = device.uuid if device.uuid != device.host else about.before.cpu
    return device.machine_class or device.name or own or None


def machine_of(device: DeviceGroup | None, about: About) -> str | None:
    """Return TYPE: CLASS of the machine that measured a row; None if the class is not known."""
    named = None if device is None else machine_class_of(device, about)
    return None if device is None or named is None else f"{device.type}: {named}"


def is_other_sample(before: str | None, after: str | None) -> bool:
    """Whether two hashes of a sample's files are known and differ. Then not even outcomes are compared."""
    return None not in (before, after) and before != after


def counts_instead(before: Outcome, after: Outcome) -> bool:
    """Whether the later of two rows of one sample and site counts: yes, unless it alone is to be measured again."""
    return after not in RETRIED or before in RETRIED


def planned_pairs(asked: Asked) -> int:
    """Return the number of pairs of processes that was planned for each row."""
    return asked.processes if isinstance(asked.processes, int) else AUTO_PROCESSES


def impossible_numbers(record: Record) -> Iterator[tuple[str, float]]:
    """Yield the name and the value of each number of a row that no measurement gives, for instance a negative time."""
    for name in ("speedup", "speedup_own_eager"):
        ratio: Ratio | None = getattr(record, name)
        if ratio is not None and not ratio.is_possible:
            parts = (ratio.ratio, ratio.low, ratio.high)
            yield name, next((part for part in parts if not (math.isfinite(part) and part > 0)), ratio.ratio)
    for name in (*_TIMES, *_AMOUNTS):
        value: int | None = getattr(record, name)
        if value is not None and (value < 0 or (value == 0 and name in _TIMES)):
            yield name, value
    if record.tolerance_reached is not None and record.tolerance_reached not in LEVELS:
        yield "tolerance_reached", record.tolerance_reached


def require_measured(folder: Path, record: Record) -> None:
    """Raise StorageError if a row of the run in ``folder`` holds a number that no measurement gives."""
    for name, value in impossible_numbers(record):
        command = record.command
        again = f"measure it again by ./{command}" if command else "the log that it was imported from is wrong"
        raise StorageError(
            f"{folder}: the row of {record.sample} on {record.site} has {name} {value}, which cannot be a measurement; "
            f"{again}"
        )

"""Turns a run and its rows into lines of the tables in the history's database.

Text is shortened and made printable, because PostgreSQL stores neither NUL nor lone surrogates. The column ``content``
is a hash of a line with its shortened text. All other hashes are made from the original text.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from datetime import datetime
from typing import Any, Final

from graphnet.errors import UsageError
from graphnet.printable import printable
from graphnet.runs.about import About
from graphnet.runs.comparable import SETTINGS, machine_class_of, planned_pairs, reference_of, reference_versions
from graphnet.runs.controls import Spread, Widths, aa_width, widened
from graphnet.runs.flags import compile_alone_ns
from graphnet.runs.record import DeviceGroup, EnvironmentGroup, Ratio, Record, where_of
from graphnet.runs.store import RunStore
from graphnet.scores.differences import degrees_of, standard_error

#: Further fields of the request by which rows are divided into trends: those that change outcomes or the sample.
_FURTHER: Final = ("tolerance", "repair")
_MOST_NAME: Final = 400
_MOST_MESSAGE: Final = 500
#: Matches the tag and the digest at the end of an image's name: ``me/tvm:pr-42``, ``me/tvm@sha256:...``.
_TAG: Final = re.compile(r"(:[\w][\w.-]*)?(@sha256:[0-9a-f]+)?$")
_LARGEST: Final = 2**63 - 1
#: The columns that hold fields of a row, shortened to ``_MOST_NAME`` characters.
_SHORT: Final = ("key", "sample", "sample_hash", "backend", "flavour", "stage")
_LOCAL: Final = ("local", "mesh")


class RunEntry:
    """One run as the history will store it.

    ``identity`` is a hash that is the same for a copy of the run's folder. ``values`` is the run's line in the table of
    runs. Its column ``machine`` is ``NAME: CPU`` if the user named the machine, otherwise ``CPU``.
    """

    def __init__(self, store: RunStore, machine: str | None) -> None:
        """Read run.json. Raises UsageError if it does not say when the run began; StorageError if it cannot be read.

        ``machine`` is the name that the user gives to the machine; machines with the same name are treated as one.
        """
        self._about, run = store.about(), store.read_run()
        self._machine = machine
        self._cpu = _text(self._about.before.cpu)
        if self._about.began is None:
            raise UsageError(f"{store.folder} does not say when the run began, so it has no place in a history")
        parts = [(part.get("machine") or {}, part.get("folder")) for part in run.get("merged") or ()]
        self.identity = _hash([run.get("started"), run.get("asked"), run.get("command"), [str(part) for part in parts]])
        self._hosts = _hosts(self._about)
        asked = self._about.request
        self._widths = Widths.of(self._about.controls or (), asked.threads)
        settings = {name: asked.kept().get(name) for name in (*SETTINGS, *_FURTHER)}
        self._settings = {**settings, "reference": reference_of(asked)}
        versions = reference_versions(self._about.reference)
        self._reference = json.dumps({name: _text(version) for name, version in versions.items()}, sort_keys=True)
        self.values: dict[str, Any] = {
            "identity": self.identity,
            "folder": _text(str(store.folder.resolve()), _MOST_MESSAGE),
            "name": _text(self._about.name),
            "started": _time(self._about.began),
            "ended": _time(self._about.finished),
            "version": _text(self._about.graphnet),
            "machine": self._named(self._cpu),
            "aa_width": _number(aa_width(self._about.controls or ())),
        }

    def keep_name(self, stored: str | None) -> bool:
        """Take over the machine's name from ``stored``, the history's column ``machine``, unless the user gave a name.

        If it returns true, call ``row`` again for every row: earlier lines contain the machine without this name.
        """
        if self._machine is not None or stored is None:
            return False
        name = stored if self._cpu is None else stored.removesuffix(f": {self._cpu}")
        # If the user gave no name when the run was added before, ``stored`` is only the CPU.
        if not name or name == self._cpu or self._named(self._cpu, name) != stored:
            return False
        self._machine = name
        self.values["machine"] = stored
        return True

    def _spread(self, record: Record) -> Spread | None:
        return self._widths.spread_of(record)

    def _widened(self, record: Record) -> Ratio | None:
        """Return the speedup with an interval that covers what the run's controls show (see ``widened``)."""
        if record.speedup is None:
            return None
        return widened(record.speedup, record.pairs, self._spread(record), record.chance) or record.speedup

    def row(self, record: Record) -> dict[str, Any]:
        """Return a row's line in the table of rows, without the column ``run_id``."""
        where = place_of(record.where)
        machine = self._machine_of(record.device)
        settings = json.dumps(self._settings | {"options": record.options}, sort_keys=True)
        speedup = self._widened(record)
        ratio = {} if speedup is None else speedup.model_dump()
        values: dict[str, Any] = {
            "place": _hash([record.sample, record.backend, record.flavour, where_of(record.where, record.machines)]),
            "trend": None,
            "measurement": None,
            **{name: _text(getattr(record, name)) for name in _SHORT},
            "where": _text(where),
            "device": None if record.device is None else _text(record.device.type),
            "machine": _text(machine),
            "settings": _text(settings, 10 * _MOST_NAME),
            "outcome": str(record.outcome),
            "message": _text(record.message, _MOST_MESSAGE),
            "flags": json.dumps([_text(flag) for flag in record.flags]),
            "speedup": _number(ratio.get("ratio")),
            "low": _number(ratio.get("low")),
            "high": _number(ratio.get("high")),
            "error": self._error(record, speedup),
            "compile_ns": _whole(compile_alone_ns(record)),
            **{name: _whole(getattr(record, name)) for name in ("reference_ns", "compiled_ns", "peak_memory_bytes")},
            "environment": json.dumps(_environment(record.environment), sort_keys=True),
            "reference": self._reference,
        }
        if machine is not None and record.device is not None:
            same = [record.sample, record.sample_hash, record.backend, record.flavour, where, str(record.kind)]
            values["trend"] = _hash([*same, record.device.type, machine, settings])
        if record.timing is not None and record.device is not None:
            values["measurement"] = _hash([record.key, record.device.host, record.timing.started_ns])
        values["content"] = _hash(values)
        return values

    def _error(self, record: Record, speedup: Ratio | None) -> float | None:
        """Return the standard error of a speedup's logarithm; None without a speedup that a measurement can give."""
        if speedup is None or not speedup.is_possible:
            return None
        known = None if record.timing is None else record.timing.degrees
        planned = planned_pairs(self._about.request)
        degrees = degrees_of(record.pairs, planned, known, self._spread(record))
        return standard_error(speedup, degrees, record.chance)

    def _machine_of(self, device: DeviceGroup | None) -> str | None:
        """Return a row's machine as ``MACHINE: CLASS``; None if the row does not say on which device it ran.

        MACHINE is the name that the user gave or, without a name, the id of the GPU or of the CPU's machine.
        """
        if device is None:
            return None
        kind = machine_class_of(device, self._about) or device.type
        if self._machine is not None:
            return self._named(kind)
        if device.uuid != device.host:
            return f"{device.uuid}: {kind}"
        # If run.json has no lasting id of the machine, use its boot id. A trend of such rows ends at the next boot,
        # which changes this id.
        return f"{self._hosts.get(device.host, device.host)}: {kind}"

    def _named(self, kind: str | None, name: str | None = None) -> str | None:
        """Return a machine as ``NAME: KIND`` without a missing part. KIND is the CPU or the class of the device."""
        return ": ".join(part for part in (name or self._machine, kind) if part) or None


def place_of(where: str) -> str:
    """Return where a row ran. The tag and digest of an image are left out, because every build changes them."""
    is_other = where in _LOCAL or "://" in where or where.startswith(("/", "./", "~")) or not where
    return where if is_other else _TAG.sub("", where)


def _hosts(about: About) -> dict[str, str]:
    """Map the boot id of each machine to its lasting id. A reboot changes only the boot id.

    The entries ``machine`` of run.json hold both ids of the machine on which the command ran. The lasting id of another
    machine is the id that its workers report. If they report different ids, as workers in containers do, the machine is
    left out.
    """
    workers: dict[str, set[str]] = {}
    for last in (about.workers or {}).values():
        for one in (last, *(last.earlier or ())):
            if one.boot and one.host:
                workers.setdefault(one.boot, set()).add(one.host)
    found = {boot: next(iter(ids)) for boot, ids in workers.items() if len(ids) == 1}
    for state in (part.before for part in about.every_part):
        if state.boot_id and state.machine_id:
            found[state.boot_id] = state.machine_id
    return found


def _environment(found: EnvironmentGroup | None) -> dict[str, str]:
    """Return the software of a row as one flat object."""
    if found is None:
        return {}
    named = {
        "python": found.python,
        "torch": found.torch,
        "requirements": None if found.requirements_sha256 is None else found.requirements_sha256[:12],
        "image": found.image_digest,
        **(found.compiler or {}),
    }
    return {str(_text(name)): str(_text(value)) for name, value in named.items() if value}


def _text(value: Any, limit: int = _MOST_NAME) -> str | None:
    return None if value is None else printable(str(value), limit)


def _number(value: float | None) -> float | None:
    return value if value is not None and math.isfinite(value) else None


def _whole(value: int | None) -> int | None:
    return value if value is not None and 0 <= value <= _LARGEST else None


def _time(time: datetime | None) -> str | None:
    return None if time is None else time.isoformat(timespec="microseconds")


def _hash(parts: Any) -> str:
    text = json.dumps(parts, sort_keys=True, default=str)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()

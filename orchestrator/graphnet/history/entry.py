"""Turns a run and its rows into lines of the tables in the history's database.

Text is shortened and made printable, because PostgreSQL stores neither NUL nor lone surrogates. The column ``content``
is a hash of a line with its shortened text. All other hashes are made from the original text.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

from graphnet.errors import UsageError
from graphnet.printable import printable
from graphnet.runs.controls import aa_width
from graphnet.runs.flags import compile_alone_ns
from graphnet.runs.listing import NAME
from graphnet.runs.record import DeviceGroup, EnvironmentGroup, Record, where_of
from graphnet.runs.store import RunStore

#: The fields of the request that change the measured values. Rows that differ in one of these fields are in different
#: trends. Fields such as ``budget_s`` and ``trials`` are left out, because they change only the width of the intervals.
MEASURED: Final = ("reference", "threads", "caches", "inputs", "seed", "tolerance", "repair")
_MOST_NAME: Final = 400
_MOST_MESSAGE: Final = 500
#: Matches the tag and the digest at the end of an image's name: ``me/tvm:pr-42``, ``me/tvm@sha256:...``.
_TAG: Final = re.compile(r"(:[\w][\w.-]*)?(@sha256:[0-9a-f]+)?$")
_LARGEST: Final = 2**63 - 1
_LOCAL: Final = ("local", "mesh")


class RunEntry:
    """One run as the history will store it.

    Attributes:
        identity: a hash that identifies the run. It is the same for a copy of the run's folder.
        values: the run's line in the table of runs. The column ``machine`` is ``NAME: CPU`` if the user named the
            machine, otherwise ``CPU``.
    """

    def __init__(self, store: RunStore, machine: str | None) -> None:
        """Read run.json.

        Args:
            store: the run.
            machine: the name that the user gives to the machine; None if the user gave none. Machines with the same
                name are treated as one machine.

        Raises:
            UsageError: run.json does not say when the run began.
            StorageError: run.json cannot be read.
        """
        self._run = run = store.read_run()
        self._machine = machine
        self._cpu = _text(_object(_object(run.get("machine")).get("before")).get("cpu"))
        started = _time(run.get("started"))
        if started is None:
            raise UsageError(f"{store.folder} does not say when the run began, so it has no place in a history")
        parts = [(_object(part.get("machine")), part.get("folder")) for part in _objects(run.get("merged"))]
        self.identity = _hash([run.get("started"), run.get("asked"), run.get("command"), [str(part) for part in parts]])
        self._hosts = _hosts(run)
        self._settings = self._measured_settings()
        self.values: dict[str, Any] = {
            "identity": self.identity,
            "folder": _text(str(store.folder.resolve()), _MOST_MESSAGE),
            "name": _text(run.get(NAME)),
            "started": started,
            "ended": _time(run.get("ended")),
            "version": _text(run.get("graphnet")),
            "machine": self._named(self._cpu),
            "aa_width": _number(aa_width(store.controls())),
        }

    def keep_name(self, stored: str | None) -> bool:
        """Take over the machine's name from the history, unless the user gave a name.

        Args:
            stored: the column ``machine`` of the run's line in the history.

        Returns:
            Whether the name was taken over. If so, call ``row`` again for every row: the lines that ``row`` returned
            before contain the machine without this name.
        """
        if self._machine is not None or stored is None:
            return False
        name = stored if self._cpu is None else stored.removesuffix(f": {self._cpu}")
        # If the user gave no name when the run was added before, ``stored`` is only the CPU. Then there is no name to
        # take over.
        if not name or name == self._cpu or self._named(self._cpu, name) != stored:
            return False
        self._machine = name
        self.values["machine"] = stored
        return True

    def row(self, record: Record) -> dict[str, Any]:
        """Return a row's line in the table of rows, without the column ``run_id``."""
        where = place_of(record.where)
        machine = self._machine_of(record.device)
        settings = json.dumps(self._settings | {"options": record.options}, sort_keys=True)
        speedup = record.speedup
        values: dict[str, Any] = {
            "place": _hash([record.sample, record.backend, record.flavour, where_of(record.where, record.machines)]),
            "key": _text(record.key),
            "trend": None,
            "measurement": None,
            "sample": _text(record.sample),
            "sample_hash": _text(record.sample_hash),
            "backend": _text(record.backend),
            "flavour": _text(record.flavour),
            "where": _text(where),
            "device": None if record.device is None else _text(record.device.type),
            "machine": _text(machine),
            "settings": _text(settings, 10 * _MOST_NAME),
            "outcome": str(record.outcome),
            "stage": _text(record.stage),
            "message": _text(record.message, _MOST_MESSAGE),
            "flags": json.dumps([_text(flag) for flag in record.flags]),
            "speedup": None if speedup is None else _number(speedup.ratio),
            "low": None if speedup is None else _number(speedup.low),
            "high": None if speedup is None else _number(speedup.high),
            "reference_ns": _whole(record.reference_ns),
            "compiled_ns": _whole(record.compiled_ns),
            "compile_ns": _whole(compile_alone_ns(record)),
            "peak_memory_bytes": _whole(record.peak_memory_bytes),
            "environment": json.dumps(_environment(record.environment), sort_keys=True),
        }
        if machine is not None and record.device is not None:
            same = [record.sample, record.sample_hash, record.backend, record.flavour, where, str(record.kind)]
            values["trend"] = _hash([*same, record.device.type, machine, settings])
        if record.timing is not None and record.device is not None:
            values["measurement"] = _hash([record.key, record.device.host, record.timing.started_ns])
        values["content"] = _hash(values)
        return values

    def _measured_settings(self) -> dict[str, Any]:
        asked = _object(self._run.get("asked"))
        return {name: asked.get(name) for name in MEASURED}

    def _machine_of(self, device: DeviceGroup | None) -> str | None:
        """Return a row's machine as ``MACHINE: CLASS``; None if the row does not say on which device it ran.

        MACHINE is the name that the user gave or, without a name, the id of the GPU or of the CPU's machine. CLASS is,
        for instance, the model of the GPU (see ``machine_class`` in runs/record.py).
        """
        if device is None:
            return None
        kind = device.machine_class or device.name or self._cpu or device.type
        if self._machine is not None:
            return self._named(kind)
        if device.uuid != device.host:
            return f"{device.uuid}: {kind}"
        # If run.json has no lasting id of the machine, use its boot id. A trend of such rows ends at the next boot,
        # which changes this id.
        return f"{self._hosts.get(device.host, device.host)}: {kind}"

    def _named(self, kind: str | None, name: str | None = None) -> str | None:
        """Return a machine as ``NAME: KIND``, where KIND is the CPU or the class of the device.

        NAME is ``name`` or, if ``name`` is None, the name that the user gave. A missing part is left out. Return None
        if both parts are missing.
        """
        return ": ".join(part for part in (name or self._machine, kind) if part) or None


def place_of(where: str) -> str:
    """Return where a row ran. The tag and digest of an image are left out, because every build changes them."""
    is_other = where in _LOCAL or "://" in where or where.startswith(("/", "./", "~")) or not where
    return where if is_other else _TAG.sub("", where)


def _hosts(run: Mapping[str, Any]) -> dict[str, str]:
    """Return a mapping from the boot id of each machine to its lasting id. A reboot changes only the boot id.

    The entries ``machine`` of run.json hold both ids of the machine on which the command ran. The lasting id of another
    machine is the id that its workers report. If they report different ids, as workers in containers do, the machine is
    left out.
    """
    workers: dict[str, set[str]] = {}
    for one in map(_object, _object(run.get("workers")).values()):
        if one.get("boot") and one.get("host"):
            workers.setdefault(str(one["boot"]), set()).add(str(one["host"]))
    found = {boot: next(iter(ids)) for boot, ids in workers.items() if len(ids) == 1}
    for part in (run, *_objects(run.get("resumed")), *_objects(run.get("merged"))):
        before = _object(_object(part.get("machine")).get("before"))
        if before.get("boot_id") and before.get("machine_id"):
            found[str(before["boot_id"])] = str(before["machine_id"])
    return found


def _environment(found: EnvironmentGroup | None) -> dict[str, str]:
    """Return the software of a row as one flat object: versions, image, and the hash of the requirements file."""
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


def _time(value: Any) -> str | None:
    """Return a time of run.json in UTC with microseconds; None if it is not a time."""
    try:
        time = datetime.fromisoformat(value)
        utc = time.astimezone(UTC) if time.tzinfo else time.replace(tzinfo=UTC)
    except (TypeError, ValueError, OverflowError):
        return None
    return utc.isoformat(timespec="microseconds")


def _hash(parts: Any) -> str:
    text = json.dumps(parts, sort_keys=True, default=str)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _object(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _objects(value: Any) -> list[dict[str, Any]]:
    return [_object(one) for one in value] if isinstance(value, list) else []

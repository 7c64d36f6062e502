"""The content of run.json: facts about a run that its rows do not repeat.

A fact that a run lacks is None. Facts that this version does not know are kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from graphnet.errors import StorageError
from graphnet.runs.controls import Control


class _Facts(BaseModel):
    model_config = ConfigDict(frozen=True, extra="allow", populate_by_name=True, defer_build=True)


class Asked(_Facts):
    """The fields of the request that commands use that only read runs. ``RunStore.request`` reads the whole request."""

    backends: list[str] | None = None
    budget_s: float | None = None
    caches: str | None = None
    device: str | None = None
    inputs: str | None = None
    processes: int | str | None = None
    reference: str | None = None
    seed: int | None = None
    slots: str | None = None
    threads: int | None = None
    tolerance: int | None = None
    trials: int | None = None
    warmup: int | None = None

    def kept(self) -> dict[str, Any]:
        """Return all fields that run.json stores, also those that this model does not name."""
        return self.model_dump(mode="json", exclude_unset=True)


class MachineState(_Facts):
    """The state of a machine at one moment (measuring/machine.py)."""

    boot_id: str | None = None
    """The id of the running kernel, which rows call ``device.host``."""
    cpu: str | None = None
    """The model of the CPU."""
    gpus: list[dict[str, Any]] | None = None
    """The values of nvidia-smi for each GPU."""
    machine_id: str | None = None
    """The host name and an id, which both survive a reboot."""


class Machine(_Facts):
    """The state of the machine before and after a command."""

    before: MachineState | None = None
    after: MachineState | None = None


class WorkerFacts(_Facts):
    """The answer of one worker to GetInfo."""

    backend: str | None = None
    flavour: str | None = None
    versions: dict[str, str] | None = None
    host: str | None = None
    """The lasting id of the worker's machine, or of its container."""
    boot: str | None = None
    """The boot id of the worker's machine."""
    earlier: list[WorkerFacts] | None = None
    """The workers of the same site that measured rows before the run was resumed."""


class Loaded(_Facts):
    """The files and packages that a worker had loaded and that somebody may change."""

    host: str
    """The lasting id of the machine that has the files."""
    files: dict[str, str]
    """The size and the time of each native library, by its path."""
    interpreter: str | None = None
    """The interpreter that ``@INTERPRETER`` named."""
    packages: str | None = None
    """The hash of the interpreter's packages."""


class Seconds(_Facts):
    """The time that a part of a run took."""

    wall_s: float = Field(default=0.0, ge=0)
    cpu_s: float = Field(default=0.0, ge=0)


class Session(_Facts):
    """The moment when the run was begun or last resumed."""

    started: str | None = None
    rows_before: int | None = None


class Part(_Facts):
    """The facts that a command writes when it measures: the run itself, a resumption, or one of the merged runs."""

    command: list[str] | None = None
    """The command line."""
    environment: dict[str, Any] | None = None
    folder: str | None = None
    """The folder of a merged run."""
    machine: Machine | None = None
    started: str | None = None
    ended: str | None = None
    workers: dict[str, WorkerFacts] | None = None
    """The workers, by the text of ``--backend``."""

    @property
    def before(self) -> MachineState:
        """Return the state of the machine before the command. Nothing is known of it if it was not recorded."""
        return (self.machine and self.machine.before) or MachineState()


class LogSettings(_Facts):
    """The values of the ``[Config]`` lines of GraphNet's logs that are equal for a whole run."""

    device: str
    hardware: str
    warmup: int | None = None
    trials: int | None = None
    seed: int | None = None


class Imported(_Facts):
    """The logs from which a run was imported."""

    settings: LogSettings


class Array(_Facts):
    """The samples of a run that are divided into parts (runs/parts.py)."""

    parts: int
    """The number of parts."""


class About(Part):
    """The content of run.json."""

    array: Array | None = None
    asked: Asked | None = None
    """The request; None for an imported run."""
    controls: list[Control] | None = None
    distributions: dict[str, Any] | None = None
    graphnet: str | None = None
    """The version of graphnet that began the run."""
    imported: Imported | None = None
    loaded: dict[str, Loaded] | None = None
    """The files that the workers had loaded, by the hash that rows name."""
    machines: dict[str, Any] | None = None
    merged: list[Part] | None = None
    """The runs that were merged."""
    name: str | None = None
    """The name that a user gave to the run."""
    part: int | None = None
    """The part that an attempt at an array measured."""
    planned_rows: int | None = None
    """Use ``planned``: in a merged run, this is the number of only the first of the merged runs."""
    resumed: list[Part] | None = None
    """The later commands that measured rows of the run."""
    schema_: int | None = Field(default=None, alias="schema")
    session: Session | None = None
    spent: list[dict[str, Seconds]] | None = None
    """Where the time of each command went."""
    spent_on_slots: list[dict[str, Seconds]] | None = None

    @property
    def request(self) -> Asked:
        """Return the request. Nothing is known of it if the run was imported."""
        return self.asked or Asked()

    @property
    def began(self) -> datetime | None:
        """Return when the run began, in UTC; None if that is not known."""
        return _time(self.started)

    @property
    def finished(self) -> datetime | None:
        """Return when the run ended, in UTC; None if that is not known."""
        return _time(self.ended)

    @property
    def planned(self) -> int | None:
        """Return the number of rows that the run is to have; None for a merged run, where it is not known."""
        return None if self.merged is not None else self.planned_rows

    @property
    def every_part(self) -> Iterator[Part]:
        """Yield the run, its resumptions, and the runs that were merged: every part that names its machine."""
        yield from (self, *(self.resumed or ()), *(self.merged or ()))

    @property
    def reference(self) -> WorkerFacts | None:
        """Return what the reference's worker said; None if no command that measured rows has ended."""
        return next(self.references, None)

    @property
    def references(self) -> Iterator[WorkerFacts]:
        """Yield what the reference's worker said in each part of the run that says it."""
        reports = ((part.workers or {}).get(self.request.reference or "") for part in self.every_part)
        return (report for report in reports if report is not None)


def about_of(content: object, file: object) -> About:
    """Return the content of run.json, already parsed, as a model. ``file`` names it in the message.
    Raises StorageError if it is not an object, or if an entry that this version knows has the wrong type.
    """
    try:
        return About.model_validate(content)
    except ValidationError as error:
        raise StorageError(f"{file} cannot be read: {fault_of(error)}; restore it, or begin another run") from error


def fault_of(error: ValidationError) -> str:
    """Return the first entry that a model refuses, and why."""
    first = error.errors()[0]
    return ": ".join(part for part in (".".join(map(str, first["loc"])), first["msg"]) if part)


def _time(text: str | None) -> datetime | None:
    try:
        time = datetime.fromisoformat(text or "")
        return time.astimezone(UTC) if time.tzinfo else time.replace(tzinfo=UTC)
    except (ValueError, OverflowError):
        return None

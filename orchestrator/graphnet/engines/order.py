"""The messages between the command line of a run and the slots that run its units."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict

import graphnet
from graphnet.runs.controls import Control
from graphnet.runs.request import Request


class _Message(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", ser_json_bytes="base64", val_json_bytes="base64")


class Order(_Message):
    """Everything that a slot must know to open its session. All units of a run have the same order."""

    request: Request
    memory_is_default: bool = False
    """Whether nobody asked for the request's limit of memory. The request does not say so when it is sent."""
    run_folder: str
    """The run's folder, below which artifacts are kept. Other machines may not see it."""
    is_timed: bool = True
    """Whether the slot times the rows. Otherwise they have a verdict only."""
    measures_controls: bool = True
    """Whether the slot measures controls. Without them, the times of its rows cannot be judged."""
    version: str = graphnet.__version__
    """The version of graphnet that made the order. A slot with another version refuses the order."""
    device: str = ""
    """The device on which the slot measures; empty if it is the request's. The keys of the rows name the request's."""
    cores: tuple[int, ...] = ()
    """The cores of the slot; empty if the slot may use every core of its host."""
    hidden: tuple[str, ...] | None = None
    """The directories that are hidden from samples, which then have no network either. None isolates no sample."""

    def request_of_slot(self) -> Request:
        """Return the request as the slot measures it: on the slot's device."""
        request = self.request.model_copy(update={"device": self.device or self.request.device})
        return request.with_memory_by_default() if self.memory_is_default else request


class Machine(_Message):
    """Facts about the machine of a slot. A slot sends them with its first result."""

    host: str
    """The boot id of the machine's kernel, as in the rows."""
    node: str
    machine_class: str | None = None
    """The class of the device that is timed, as in the rows; null if no worker of the reference started."""
    state: dict[str, Any]
    """The state of the machine, as in run.json."""
    workers: dict[str, Any]
    """Facts about the workers, by the text of ``--backend``."""
    loaded: dict[str, Any] = {}
    """The files that the workers have loaded, by the hash that rows name."""
    distributions: dict[str, dict[str, str]]
    """The installed packages of each environment, by the text of ``--backend``."""


class Finished(_Message):
    """The result of one unit: all of its rows, measured on one machine, or the reason why there are none."""

    host: str
    rows: tuple[str, ...] = ()
    """The rows, each as a line of results.jsonl with its raw times."""
    source: bytes | None = None
    """The content of the file in ``sources/`` (see runs/sources.py); null if the sample cannot be written so."""
    controls: tuple[Control, ...] = ()
    spent: dict[str, dict[str, float]] = {}
    """The seconds that the unit took on the slot, by part (see bench/spending.py)."""
    machine: Machine | None = None
    """Facts about the machine, in the slot's first result."""
    problem: str | None = None
    """Why the slot did not run the unit; null if it did."""
    is_final: bool = False
    """Whether the problem concerns the whole run, so that the run ends."""

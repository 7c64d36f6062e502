"""The session of one slot: it stays open from unit to unit, so that the workers of the compilers stay warm."""

from __future__ import annotations

import contextlib
import os
import platform
import sys
import time
from pathlib import Path
from typing import Final

import graphnet
from graphnet.bench.draft import device_group
from graphnet.bench.listener import Silent
from graphnet.bench.plan import plan_sites
from graphnet.bench.session import Session
from graphnet.bench.spending import Spending, counted
from graphnet.bench.unit import SampleReader, Unit
from graphnet.devices import find_device
from graphnet.engines.order import Finished, Machine, Order
from graphnet.errors import BackendUnavailable, GraphNetError
from graphnet.measuring.machine import boot_id
from graphnet.printable import printable
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet.runs.sources import source_of
from graphnet.workers.local import Isolation
from graphnet_contract.samples import SampleError

#: How long a slot waits before it reports its first problem, in seconds. The time doubles with each further problem,
#: but not more often than this.
_PATIENCE_S: Final = 0.5
_MOST_DOUBLINGS: Final = 7


class SlotSession:
    """Runs units, one after the other, in a session that is opened for the first unit."""

    def __init__(self, order: Order) -> None:
        """Store the order. ``close`` must be called at the end."""
        self._order = order
        self._stack = contextlib.ExitStack()
        self._session: Session | None = None
        self._reader = SampleReader()
        self._controls = 0
        self._told = False
        self._problems = 0

    def close(self) -> None:
        """Stop the workers."""
        self._stack.close()

    def run(self, unit: Unit) -> Finished:
        """Run a unit. All of its rows come back together, so that no unit has rows of two machines.

        If the slot cannot run units, for instance because it lacks a folder, it waits longer and longer before it says
        so. It would otherwise take all units of the run, faster than the slots that work.
        """
        finished = self._run(unit)
        if finished.problem is None:
            self._problems = 0
        else:
            self.be_patient()
        return finished

    def be_patient(self) -> None:
        """Wait before a problem is reported, each time longer."""
        time.sleep(_PATIENCE_S * 2 ** min(self._problems, _MOST_DOUBLINGS))
        self._problems += 1

    def _run(self, unit: Unit) -> Finished:
        order, host = self._order, boot_id()
        if order.version != graphnet.__version__:
            return Finished(
                host=host,
                problem=f"{platform.node()} has graphnet {graphnet.__version__}, and the run was started with "
                f"{order.version}; install the same version on every machine",
                is_final=True,
            )
        if unit.sample_hash is not None and self._reader.sample_hash(unit.place) != unit.sample_hash:
            return Finished(
                host=host,
                problem=f"{platform.node()} does not see {unit.place} as it was when the run was planned; put the "
                "samples where every machine reads the same files, or name them by a URL",
            )
        rows: list[str] = []

        def keep(record: Record) -> None:
            rows.append(record.line())

        spending = Spending()
        try:
            with counted(spending):
                session = self._opened()
                session.run(unit, keep)
        except GraphNetError as error:
            return Finished(host=host, problem=f"{platform.node()}: {error}")
        controls = session.controls()[self._controls :]
        self._controls += len(controls)
        return Finished(
            host=host,
            rows=tuple(rows),
            source=self._source(unit),
            controls=tuple(controls),
            spent=spending.totals(),
            machine=self._machine(session),
        )

    def _opened(self) -> Session:
        if self._session is None:
            order = self._order
            if order.cores:
                os.sched_setaffinity(0, order.cores)
            request = _request_of_slot(order)
            session = Session(
                request,
                plan_sites(request),
                Path(order.run_folder),
                _Log(),
                reader=self._reader,
                isolation=None if order.hidden is None else Isolation(order.hidden),
            )
            self._stack.enter_context(self._reader)
            self._stack.enter_context(session)
            self._session = session
            session.start_workers()
        return self._session

    def _source(self, unit: Unit) -> bytes | None:
        try:
            return source_of(self._reader.read_unit(unit))
        except (SampleError, ValueError, TypeError, RecursionError):
            return None

    def _machine(self, session: Session) -> Machine | None:
        if self._told:
            return None
        self._told = True
        return Machine(
            host=boot_id(),
            node=platform.node(),
            machine_class=_machine_class(session, self._order),
            state=session.machine(ended=False)["before"],
            workers=session.workers(),
            distributions=session.distributions(),
        )


def _request_of_slot(order: Order) -> Request:
    return order.request.model_copy(update={"device": order.device or order.request.device})


def _machine_class(session: Session, order: Order) -> str | None:
    info = session.reference_info()
    if info is None:
        return None
    try:
        return device_group(find_device(info, _request_of_slot(order).device), info.boot_id).machine_class
    except BackendUnavailable:
        return None


class _Log(Silent):
    """A listener that writes what a session says to stderr, the log of the slot."""

    def say(self, text: str) -> None:
        """Write one line."""
        print(printable(text, 2000), file=sys.stderr, flush=True)

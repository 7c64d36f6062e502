"""The session of one slot: it stays open from unit to unit, so that the workers of the compilers stay warm."""

from __future__ import annotations

import contextlib
import os
import platform
import sys
import time
from pathlib import Path
from typing import Any, Final

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
from graphnet.launch.local import Isolation
from graphnet.measuring.machine import boot_id, machine_state
from graphnet.printable import printable
from graphnet.runs.controls import Control
from graphnet.runs.sources import source_of
from graphnet_contract.samples import SampleError

#: How long a slot waits before it reports its first problem. The time doubles so often with each further one.
_PATIENCE_S: Final = 0.5
_MOST_DOUBLINGS: Final = 7


class SlotSession:
    """Runs units, one after the other, in a session that is opened for the first unit."""

    def __init__(self, order: Order) -> None:
        """Store the order. ``close`` must be called at the end."""
        self._order = order
        self._request = order.request_of_slot()
        self._stack = contextlib.ExitStack()
        self._session: Session | None = None
        self._state: dict[str, Any] = {}
        self._reader = SampleReader()
        #: The controls that were sent, by their identity.
        self._sent: dict[int, Control] = {}
        self._told = False
        self._problems = 0

    def close(self) -> None:
        """Stop the workers."""
        self._stack.close()

    def run(self, unit: Unit) -> Finished:
        """Run a unit. Its rows come together, from one machine. A slot that cannot run units waits ever longer before
        it says so: it would otherwise take all units of the run.
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
        spending = Spending()
        try:
            with counted(spending):
                session = self._opened()
                session.run(unit, lambda record: rows.append(record.line()), self._order.is_timed)
        except GraphNetError as error:
            return Finished(host=host, problem=f"{platform.node()}: {error}")
        # New ones may be anywhere in the list, which is sorted by threads.
        controls = [one for one in session.controls() if id(one) not in self._sent]
        self._sent |= {id(one): one for one in controls}
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
            session = Session(
                self._request,
                plan_sites(self._request),
                Path(order.run_folder),
                _Log(),
                reader=self._reader,
                isolation=None if order.hidden is None else Isolation(order.hidden),
                measures_controls=order.measures_controls,
            )
            self._stack.enter_context(self._reader)
            self._stack.enter_context(session)
            self._session, self._state = session, machine_state()
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
        info, machine_class = session.reference_info(), None
        if info is not None:
            with contextlib.suppress(BackendUnavailable):
                machine_class = device_group(find_device(info, self._request.device), info.boot_id).machine_class
        return Machine(
            host=boot_id(),
            node=platform.node(),
            machine_class=machine_class,
            state=self._state,
            workers=session.workers(),
            loaded=session.loaded(),
            distributions=session.distributions(),
        )


class _Log(Silent):
    """A listener that writes what a session says to stderr, the log of the slot."""

    def say(self, text: str) -> None:
        """Write one line."""
        print(printable(text, 2000), file=sys.stderr, flush=True)

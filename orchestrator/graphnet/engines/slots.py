"""The slots of this host: disjoint sets of cores (``--slots NxC``), or every GPU (``--device cuda:all``).

Each slot is a process with its own workers. Slots on cores have locks of their own, so that they time at the same time;
the whole host stays locked for other runs meanwhile. Slots on GPUs use the locks of the host: each GPU has its own.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import selectors
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from graphnet.bench.unit import Unit
from graphnet.children import end_group
from graphnet.engines.fleet import Answer
from graphnet.engines.order import Finished, Order
from graphnet.engines.places import SlotPlace
from graphnet.environments.environment import Say
from graphnet_contract.locks import HOST, VARIABLE, lock_directory, open_lock

#: How often a unit is started before it is given up. Its slot's process died each time.
ATTEMPTS: Final = 3
_STOP_S: Final = 20.0
_LOG_BYTES: Final = 1000
_COMMAND: Final = (sys.executable, "-m", "graphnet.engines.slot")


class _Slot:
    """One slot, with its process while it has one."""

    def __init__(self, place: SlotPlace, order: Order, command: Sequence[str], log: Path) -> None:
        self._order = order.model_copy(update={"cores": place.cores, "device": place.device})
        self._place = place
        self._command = command
        self._log = log
        self.process: subprocess.Popen[str] | None = None
        self.unit: Unit | None = None

    def begin(self, unit: Unit) -> None:
        """Send a unit to the slot's process, and start the process if there is none."""
        self.unit = unit
        if self.process is None:
            with self._log.open("ab") as log:
                self.process = subprocess.Popen(
                    list(self._command),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                    env={**os.environ, VARIABLE: self._place.locks},
                    start_new_session=True,
                )
            self._send(self._order.model_dump_json())
        self._send(unit.model_dump_json())

    def answer(self) -> Finished | None:
        """Read the result of the present unit. None if the process has ended instead."""
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        try:
            return Finished.model_validate_json(line)
        except ValueError:
            return None

    def stop(self) -> str:
        """End the process, with its workers, and return the end of its log."""
        process, self.process = self.process, None
        if process is not None:
            for stream in (process.stdin, process.stdout):
                assert stream is not None
                # A process that has died reads no more, so its stream cannot be flushed.
                with contextlib.suppress(OSError):
                    stream.close()
            try:
                process.wait(_STOP_S)
            except subprocess.TimeoutExpired:
                end_group(process)
        try:
            text = self._log.read_bytes()[-_LOG_BYTES:].decode("utf-8", "replace").strip()
        except OSError:
            text = ""
        return text.rpartition("\n")[2]

    def _send(self, line: str) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        # If the process has died, reading its answer shows it.
        with contextlib.suppress(OSError):
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()


class SlotFleet(contextlib.AbstractContextManager["SlotFleet"]):
    """The slots of this host as a fleet (see fleet.py)."""

    def __init__(self, order: Order, places: Sequence[SlotPlace], say: Say, command: Sequence[str] = _COMMAND) -> None:
        """Store the arguments. ``command`` is the program of a slot."""
        self._places = places
        self._say = say
        self._order = order
        self._command = command
        self._queue: deque[Unit] = deque()
        #: How often each unit was tried, by the key of its first row.
        self._attempts: Counter[str] = Counter()
        self._slots: list[_Slot] = []
        self._stack = contextlib.ExitStack()

    def __enter__(self) -> SlotFleet:
        with contextlib.ExitStack() as stack:
            logs = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="graphnet-slots-")))
            if any(place.locks != lock_directory() for place in self._places):
                stack.enter_context(_whole_host(self._say))
            for number, place in enumerate(self._places):
                self._slots.append(_Slot(place, self._order, self._command, logs / f"{number}.log"))
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: Any) -> None:
        for slot in self._slots:
            # Close all streams first, so that the slots end at the same time.
            if slot.process is not None and slot.process.stdin is not None:
                with contextlib.suppress(OSError):
                    slot.process.stdin.close()
        for slot in self._slots:
            slot.stop()
        self._stack.close()

    def slots(self, machines: str) -> int:
        """Return the number of slots. A slot whose process died gets a new one."""
        return len(self._slots)

    def submit(self, unit: Unit) -> None:
        """Start a unit on a free slot, or queue it."""
        self._queue.append(unit)
        self._assign()

    def wait(self, timeout_s: float) -> list[Answer]:
        """Return the units that have ended; see ``Fleet.wait``."""
        answers: list[Answer] = []
        deadline = time.monotonic() + timeout_s
        while not answers and (left := deadline - time.monotonic()) > 0:
            with selectors.DefaultSelector() as selector:
                for slot in self._slots:
                    if slot.unit is not None and slot.process is not None and slot.process.stdout is not None:
                        selector.register(slot.process.stdout, selectors.EVENT_READ, slot)
                ready = [key.data for key, _ in selector.select(left)]
            for slot in ready:
                answers += self._ended(slot)
            self._assign()
        return answers

    def _ended(self, slot: _Slot) -> Iterator[Answer]:
        unit, slot.unit = slot.unit, None
        assert unit is not None
        finished = slot.answer()
        if finished is not None:
            yield Answer(unit, finished)
            return
        last = slot.stop()
        self._attempts[unit.jobs[0].key] += 1
        if self._attempts[unit.jobs[0].key] >= ATTEMPTS:
            yield Answer(unit, None, f"the process of the slot died {ATTEMPTS} times on {unit.sample}: {last}")
        else:
            self._queue.appendleft(unit)

    def _assign(self) -> None:
        for slot in self._slots:
            if slot.unit is None and self._queue:
                slot.begin(self._queue.popleft())


@contextlib.contextmanager
def _whole_host(say: Say) -> Iterator[None]:
    """Hold the host's lock, so that the samples of other runs wait for the end of this one. Wait for samples that run
    now; the samples of a row overlap, so no row is interrupted.
    """
    descriptor = open_lock(os.path.join(lock_directory(), HOST))
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting until no other graphnet command works on this host")
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)

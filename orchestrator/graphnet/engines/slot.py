"""The program of one slot of this host: ``python -m graphnet.engines.slot``. It is started by ``slots.py``.

The first line of stdin is an order; every further line is a unit. For each unit, the program writes one line to stdout.
The program ends, with its workers, as soon as stdin is closed.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import sys
import threading

from graphnet.bench.unit import Unit
from graphnet.engines.order import Order
from graphnet.engines.slot_session import SlotSession


def main() -> int:
    """Run units until stdin is closed. Return the exit code."""
    # Any library may print on stdout. So only a copy of the descriptor carries results, and stdout becomes stderr.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    # A shell that starts a command in the background lets it ignore this signal, and its children inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    session = SlotSession(Order.model_validate_json(sys.stdin.readline()))
    units: queue.SimpleQueue[str] = queue.SimpleQueue()
    begun: queue.SimpleQueue[None] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(units, begun), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt), contextlib.closing(session):
        while line := units.get():
            finished = session.run(Unit.model_validate_json(line))
            begun.get()
            answers.write(finished.model_dump_json() + "\n")
            answers.flush()
    return 0


def _read(units: queue.SimpleQueue[str], begun: queue.SimpleQueue[None]) -> None:
    """Pass on lines. At their end, interrupt a unit that runs (``begun`` is not empty): its command line has ended."""
    for line in sys.stdin:
        begun.put(None)
        units.put(line)
    units.put("")
    if not begun.empty():
        os.kill(os.getpid(), signal.SIGINT)


if __name__ == "__main__":
    sys.exit(main())

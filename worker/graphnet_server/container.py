"""What a server does that is alone in its container, where samples run under its own uid: it is PID 1.

The kernel keeps signals from inside the container from PID 1 unless it handles or blocks them, and nobody but root may
look into a process that is not dumpable. So the server blocks the two it must hear, asks who sent them, and is not
dumpable.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path
from typing import Callable, Iterable, Optional

from graphnet_contract.cgroup import memory_limit_bytes
from graphnet_runner.process import forbid_inspection
from graphnet_server import files

_SIGNALS = frozenset((signal.SIGTERM, signal.SIGINT))
#: What a sample process may not have of the container's memory: for the server, the zygote and shared files.
_SHARE_OF_SAMPLES = 0.8


def is_alone() -> bool:
    """Whether this process is the first one of a container."""
    return os.getpid() == 1


def protect(stop: Callable[[], None]) -> None:
    """Call ``stop`` when told to end from outside, and be out of every sample's reach. Before any other thread."""
    forbid_inspection()
    # Every thread that follows inherits this; the runner undoes it for itself.
    signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    for number in _SIGNALS:
        # Not the default: what one thread blocks and another does not, the kernel takes for a death sentence.
        signal.signal(number, lambda *_: None)
    threading.Thread(target=_wait_for_signals, args=(stop,), daemon=True).start()


def _wait_for_signals(stop: Callable[[], None]) -> None:
    while True:
        told = signal.sigwaitinfo(_SIGNALS)
        # Whoever is outside of the container has no pid in it.
        if told.si_pid in (0, os.getpid()):
            stop()
            return
        print("a sample process sent signal %d; ignored" % told.si_signo, file=sys.stderr, flush=True)


def samples_memory_bytes() -> Optional[int]:
    """How much private memory a sample process may have here; None where the container has no limit."""
    limit = memory_limit_bytes()
    return None if limit is None else int(limit * _SHARE_OF_SAMPLES)


def sweep(folders: Iterable[Path], keep: Callable[[Path], bool]) -> None:
    """Remove what samples left in folders that are this worker's alone."""
    for folder in folders:
        for path in folder.iterdir():
            if not keep(path):
                files.remove(path)

"""The server as the first process (PID 1) of a container, where samples run under its own uid.

The kernel delivers a signal from inside the container to PID 1 only if PID 1 handles or blocks it, and only root may
look into a process that is not dumpable. So the server blocks the two signals that it must hear, asks who sent them,
and makes itself not dumpable.
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
#: Share of the container's memory that one sample process may have. The server, zygote and shared files need the rest.
_SHARE_OF_SAMPLES = 0.8


def is_alone() -> bool:
    """Whether this process is the first one of its container."""
    return os.getpid() == 1


def protect(stop: Callable[[], None]) -> None:
    """Put this process out of every sample's reach, and call ``stop`` when somebody outside the container ends it.

    Call this before any other thread exists: threads inherit the blocked signals.
    """
    forbid_inspection()
    # Every later thread and process inherits this; the runner undoes it for itself.
    signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    for number in _SIGNALS:
        # With the default action, the signal would kill the process through any thread that does not block it.
        signal.signal(number, lambda *_: None)
    threading.Thread(target=_wait_for_signals, args=(stop,), daemon=True).start()


def _wait_for_signals(stop: Callable[[], None]) -> None:
    while True:
        received = signal.sigwaitinfo(_SIGNALS)
        # A sender outside the container has no pid in it.
        if received.si_pid in (0, os.getpid()):
            stop()
            return
        print("a sample process sent signal %d; ignored" % received.si_signo, file=sys.stderr, flush=True)


def samples_memory_bytes() -> Optional[int]:
    """Private memory that a sample process may have here, in bytes; None if the container has no limit."""
    limit = memory_limit_bytes()
    return None if limit is None else int(limit * _SHARE_OF_SAMPLES)


def sweep(folders: Iterable[Path], keep: Callable[[Path], bool]) -> None:
    """Remove leftovers of samples from folders that belong to this worker alone: every entry but those to ``keep``."""
    for folder in folders:
        for path in folder.iterdir():
            if not keep(path):
                files.remove(path)

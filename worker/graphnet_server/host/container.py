"""The server as the first process (PID 1) of a container, in which samples run under the server's uid.

A sample must not stop the server or read its memory. The kernel drops signals from inside the container to PID 1,
except those that PID 1 handles or blocks. So the server blocks only the two signals that must stop it, and asks the
kernel who sent them. It also makes its process "not dumpable": only root may read such memory.
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
#: The share of the container's memory for one sample process. The server, the zygote and shared files need the rest.
_SHARE_OF_SAMPLES = 0.8


def is_alone() -> bool:
    """Whether this process is the first process (PID 1) of a container."""
    return os.getpid() == 1


def protect(stop: Callable[[], None]) -> None:
    """Protect this process from every sample, and call ``stop`` when somebody outside the container stops it.

    Call this before any other thread exists, because only threads that start later inherit the blocked signals.
    """
    forbid_inspection()
    # Every later thread and process inherits the blocked signals. The runner unblocks them for itself.
    signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    for number in _SIGNALS:
        # By default, the signal would kill the process if any of its threads did not block it.
        signal.signal(number, lambda *_: None)
    threading.Thread(target=_wait_for_signals, args=(stop,), daemon=True).start()


def _wait_for_signals(stop: Callable[[], None]) -> None:
    while True:
        received = signal.sigwaitinfo(_SIGNALS)
        # The pid of a sender outside the container is given as 0.
        if received.si_pid in (0, os.getpid()):
            stop()
            return
        print("a sample process sent signal %d; ignored" % received.si_signo, file=sys.stderr, flush=True)


def samples_memory_bytes() -> Optional[int]:
    """Return how much private memory a sample process may have, in bytes; None if the container has no limit."""
    limit = memory_limit_bytes()
    return None if limit is None else int(limit * _SHARE_OF_SAMPLES)


def sweep(folders: Iterable[Path], keep: Callable[[Path], bool]) -> None:
    """Remove every entry of ``folders`` for which ``keep`` returns false. These entries are leftovers of samples."""
    for folder in folders:
        for path in folder.iterdir():
            if not keep(path):
                files.remove(path)

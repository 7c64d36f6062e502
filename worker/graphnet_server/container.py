"""The server as the first process (PID 1) of a container, in which samples run under the server's uid.

A sample must not stop the server or read its memory. The kernel drops signals that a process inside the container sends
to PID 1, except those that PID 1 handles or blocks. So the server blocks only the two signals that must stop the
server, and asks the kernel who sent them. The server also makes its process "not dumpable", because only root may read
the memory of such a process.
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
#: The share of the container's memory that one sample process may have. The server, the zygote and shared files need
#: the rest.
_SHARE_OF_SAMPLES = 0.8


def is_alone() -> bool:
    """Whether this process is the first process (PID 1) of a container."""
    return os.getpid() == 1


def protect(stop: Callable[[], None]) -> None:
    """Protect this process from every sample, and call ``stop`` when somebody outside the container stops it.

    Call this function before any other thread exists, because only threads that start later inherit the blocked
    signals.
    """
    forbid_inspection()
    # Block the signals now, because every later thread and process inherits the blocked signals. The runner unblocks
    # the signals for itself.
    signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    for number in _SIGNALS:
        # Install a handler, because by default a signal kills the process if any of its threads does not block the
        # signal.
        signal.signal(number, lambda *_: None)
    threading.Thread(target=_wait_for_signals, args=(stop,), daemon=True).start()


def _wait_for_signals(stop: Callable[[], None]) -> None:
    while True:
        received = signal.sigwaitinfo(_SIGNALS)
        # Stop only if the sender is outside the container or is this server. The pid of a sender outside the container
        # is given as 0, because that sender has no pid inside the container.
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

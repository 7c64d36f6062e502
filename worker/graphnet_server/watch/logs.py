"""Reads all output of a sample process, and keeps it up to a limit."""

from __future__ import annotations

import os
import threading
from typing import List

_READ_BYTES = 64 * 1024


class LogPump:
    """Reads a pipe to its end in a separate thread and closes it. Keeps ``limit`` bytes: half at each end."""

    def __init__(self, descriptor: int, limit: int) -> None:
        self._descriptor = descriptor
        self._half = limit // 2
        self._lock = threading.Lock()
        self._head = bytearray()
        self._tail: List[bytes] = []
        self._tail_bytes = 0
        self._total = 0
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    @property
    def truncated(self) -> bool:
        with self._lock:
            return self._total > 2 * self._half

    def text(self) -> str:
        """Return the stored output. If bytes in the middle are missing, a line in their place says how many."""
        with self._lock:
            head, tail, total = bytes(self._head), b"".join(self._tail)[-self._half :], self._total
        missing = total - len(head) - len(tail)
        middle = b"\n... %d bytes cut ...\n" % missing if missing > 0 else b""
        return (head + middle + tail).decode("utf-8", "replace")

    def wait(self, timeout_s: float) -> None:
        """Wait at most ``timeout_s`` seconds until every writer has closed the pipe."""
        self._thread.join(timeout_s)

    def _read(self) -> None:
        while True:
            data = os.read(self._descriptor, _READ_BYTES)
            if not data:
                break
            self._keep(data)
        os.close(self._descriptor)

    def _keep(self, data: bytes) -> None:
        with self._lock:
            self._total += len(data)
            room = self._half - len(self._head)
            if room > 0:
                self._head += data[:room]
                data = data[room:]
            if not data:
                return
            self._tail.append(data)
            self._tail_bytes += len(data)
            while self._tail and self._tail_bytes - len(self._tail[0]) >= self._half:
                self._tail_bytes -= len(self._tail.pop(0))

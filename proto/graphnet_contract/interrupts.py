"""Lets a program clean up when SIGTERM ends it."""

from __future__ import annotations

import contextlib
import signal
import threading
from typing import Iterator


@contextlib.contextmanager
def terminable() -> Iterator[None]:
    """Let SIGTERM raise KeyboardInterrupt while the body runs in the main thread, so that it can clean up."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)

"""Compile caches that outlive a sample process, so that a second one of the same sample can compile warm."""

from __future__ import annotations

import contextlib
import re
import threading
from collections import Counter
from pathlib import Path
from typing import Iterator

from graphnet_server.files import remove

_KEY = re.compile(r"[0-9A-Za-z]{1,64}")


def is_cache_key(text: str) -> bool:
    """Whether a caller may name caches so."""
    return _KEY.fullmatch(text) is not None


class CompileCaches:
    """One folder per key below ``directory``; what no running sample uses goes when another one begins. Thread-safe."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._users: Counter[str] = Counter()
        self._mutex = threading.Lock()

    @contextlib.contextmanager
    def use(self, key: str) -> Iterator[str]:
        """The folder for a sample with this key, as its predecessor left it; the empty string for no key."""
        with self._mutex:
            for folder in self._directory.glob("*"):
                if folder.name != key and not self._users[folder.name]:
                    remove(folder)
            if key:
                (self._directory / key).mkdir(parents=True, exist_ok=True)
            self._users[key] += 1
        try:
            yield str(self._directory / key) if key else ""
        finally:
            with self._mutex:
                # Names that nobody uses are dropped: there is one per row.
                self._users -= Counter([key])

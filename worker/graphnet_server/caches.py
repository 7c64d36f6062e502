"""Compile caches that outlive a sample process, so that a second process of the sample can use them."""

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
    """Whether a caller may use this text as the key of compile caches."""
    return _KEY.fullmatch(text) is not None


class CompileCaches:
    """Compile caches: one folder per key below ``directory``. Thread-safe.

    When a sample begins, this object removes every folder that no running sample uses, except the folder of the new
    sample's key.
    """

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._users: Counter[str] = Counter()
        self._mutex = threading.Lock()

    @contextlib.contextmanager
    def use(self, key: str) -> Iterator[str]:
        """Yield the folder of ``key`` as the previous sample with this key left it. If the key is empty, yield ""."""
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
                # This subtraction also removes the key if no running sample uses its folder any more. Otherwise
                # ``_users`` would grow for ever, because each row has a new key.
                self._users -= Counter([key])

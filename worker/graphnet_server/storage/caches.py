"""Compile caches that outlive a sample process, so that a second process of the sample can use them."""

from __future__ import annotations

import contextlib
import re
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Callable, Dict, Iterator, Set, Tuple

from graphnet_server.files import remove

#: How many keys of a run, and of how many runs, keep their caches while no sample uses them, and for how many seconds.
#: Between two processes of a row, only rows that its run compiles ahead of time begin and end, and other runs.
_KEYS, _RUNS, _KEPT_S = 4, 4, 3600.0
_KEY = re.compile(r"[0-9A-Za-z]{1,64}")


def is_cache_key(text: str) -> bool:
    """Whether a caller may use this text as the key of compile caches."""
    return _KEY.fullmatch(text) is not None


class CompileCaches:
    """Compile caches: one folder per key below ``directory``. Thread-safe.

    When a sample begins, the folders are removed that no sample uses and that no row needs any more: all but those of
    the last keys of the last runs. So neither other runs nor rows that compile ahead of time remove a row's caches.
    """

    def __init__(self, directory: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._directory = directory
        self._clock = clock
        self._users: Counter[str] = Counter()
        #: The run of each key, and when a sample last began or ended with it. The latest comes last.
        self._last: Dict[str, Tuple[str, float]] = {}
        self._mutex = threading.Lock()

    @contextlib.contextmanager
    def use(self, key: str, run: str = "") -> Iterator[str]:
        """Yield the folder of a run's ``key`` as the previous sample with it left it. If the key is empty, yield ""."""
        with self._mutex:
            self._seen(key, run)
            needed = self._needed()
            self._last = {name: seen for name, seen in self._last.items() if name in needed}
            for folder in self._directory.glob("*"):
                if folder.name not in needed:
                    remove(folder)
            if key:
                (self._directory / key).mkdir(parents=True, exist_ok=True)
            self._users[key] += 1
        try:
            yield str(self._directory / key) if key else ""
        finally:
            with self._mutex:
                # Unlike ``-= 1``, this removes a key without users; each row has a new key.
                self._users -= Counter([key])
                self._seen(key, run)

    def _seen(self, key: str, run: str) -> None:
        if key:
            self._last.pop(key, None)
            self._last[key] = (run, self._clock())

    def _needed(self) -> Set[str]:
        needed = set(self._users)
        keys: Counter[str] = Counter()
        for key, (run, seen_s) in reversed(list(self._last.items())):
            keys[run] += 1
            if keys[run] <= _KEYS and len(keys) <= _RUNS and self._clock() - seen_s < _KEPT_S:
                needed.add(key)
        return needed

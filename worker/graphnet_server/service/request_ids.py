"""Remembers which requests have begun, so that a request that arrives twice runs once."""

from __future__ import annotations

import re
import threading
from collections import OrderedDict

#: If a request arrives twice, the second copy comes within seconds, so only the latest ids are needed.
_REMEMBERED = 10_000
_ID = re.compile(r"[A-Za-z0-9-]{0,64}")


class RanBefore(RuntimeError):
    """A request with the same id has begun before. The message is a sentence for the caller."""


class RequestIds:
    """The ids of the latest ``limit`` requests. Thread-safe."""

    def __init__(self, limit: int = _REMEMBERED) -> None:
        self._limit = limit
        self._mutex = threading.Lock()
        self._seen: OrderedDict[str, None] = OrderedDict()

    def begin(self, request_id: str) -> None:
        """Note that a request begins. Raise RanBefore if its id has begun before; without an id, it is always new."""
        if not request_id:
            return
        with self._mutex:
            if request_id in self._seen:
                raise RanBefore("the request %s has begun before, and a request runs once" % request_id)
            self._seen[request_id] = None
            if len(self._seen) > self._limit:
                self._seen.popitem(last=False)


def is_id(text: str) -> bool:
    """Whether a text may be the id of a request or of a trace: at most 64 letters, digits and hyphens."""
    return bool(_ID.fullmatch(text))

"""Reads the messages that a caller sends, with a limit on how long the server waits for each message.

gRPC gives a server a blocking iterator. Calls that send nothing would occupy all of the server's threads. So a separate
thread reads each call's messages, and the thread that serves the call waits for a limited time.
"""

from __future__ import annotations

import queue
import threading
from typing import Any, Iterator, List, Optional

import grpc

#: The longest time, in seconds, until the first message of a call is complete.
FIRST_MESSAGE_S = 20.0
#: The number of calls that one connection may have open at the same time.
CONNECTION_CALLS = 64


class Silent(Exception):
    """The caller sent no message in time. The text of this error is a sentence for the caller."""


class Displaced(Exception):
    """Too many calls wait for their first message, and this call has waited longest."""


class Broken(Exception):
    """The call has ended, because the caller cancelled or disappeared."""


_DISPLACED = object()
_BROKEN = object()
_END = object()


class Requests:
    """The messages of one call. Only one thread may use it, but any thread may call ``displace`` and ``close``."""

    def __init__(self, messages: Iterator[bytes]) -> None:
        self._messages = messages
        self._wanted = threading.Semaphore(0)
        self._closed = False
        self._ended = False
        self._has_first = False
        self._received: queue.Queue[Any] = queue.Queue()
        threading.Thread(target=self._read, name="requests", daemon=True).start()

    def next(self, limit_s: Optional[float]) -> Optional[bytes]:
        """Return the next message; None if the caller has ended its messages. Wait ``limit_s`` seconds; None: for ever.

        Raise Silent if no message came in time, Displaced if ``displace`` was called before the first message arrived,
        and Broken if the call has ended. After Silent and Displaced, the call must end.
        """
        if self._ended:
            return None
        self._wanted.release()
        try:
            received = self._received.get(timeout=limit_s)
            if received is _DISPLACED and self._has_first:
                # ``displace`` was called shortly after the first message had arrived. _DISPLACED never comes twice.
                received = self._received.get(timeout=limit_s)
        except queue.Empty:
            raise Silent("no message came within %g s" % (limit_s or 0.0)) from None
        if received is _DISPLACED:
            raise Displaced
        self._has_first = True
        if received is _BROKEN:
            raise Broken
        if received is _END:
            self._ended = True
            return None
        message: bytes = received
        return message

    def displace(self) -> None:
        """Make ``next`` raise Displaced in the thread that waits for the first message. Call this at most once."""
        self._received.put(_DISPLACED)

    def close(self) -> None:
        """Let the reading thread end, because no further messages are needed."""
        self._closed = True
        self._wanted.release()

    def _read(self) -> None:
        while True:
            self._wanted.acquire()
            if self._closed:
                return
            try:
                received: Any = next(self._messages)
            except StopIteration:
                received = _END
            # When the call has ended, grpc raises undocumented exception classes here.
            except Exception:
                received = _BROKEN
            self._received.put(received)
            if received is _END or received is _BROKEN:
                return


class Callers:
    """Limits how many calls of a service wait for their first message. Thread-safe.

    If more than ``limit`` wait, the one that has waited longest is aborted, so a caller that opens calls but sends
    nothing does not block others. A normal caller sends its first message together with the call, and so hardly waits.
    A call may wait ``patience_s`` seconds.
    """

    def __init__(self, limit: int, patience_s: float = FIRST_MESSAGE_S) -> None:
        self._limit = limit
        self._patience_s = patience_s
        self._mutex = threading.Lock()
        self._waiting: List[Requests] = []

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def first(self, requests: Requests, context: grpc.ServicerContext) -> bytes:
        """Return a call's first message. Abort the call if that message does not come in time."""
        try:
            message = self._receive(requests)
        except Silent:
            context.abort(
                grpc.StatusCode.DEADLINE_EXCEEDED, "the call's first message did not come in %g s" % self._patience_s
            )
        except Displaced:
            context.abort(
                grpc.StatusCode.RESOURCE_EXHAUSTED,
                "more than %d calls wait for their first message, and this one waited longest" % self._limit,
            )
        except Broken:
            context.abort(grpc.StatusCode.CANCELLED, "the call has ended")
        if message is None:
            context.abort(grpc.StatusCode.INVALID_ARGUMENT, "the call was closed before its first message")
        assert message is not None
        return message

    def _receive(self, requests: Requests) -> Optional[bytes]:
        with self._mutex:
            self._waiting.append(requests)
            oldest = self._waiting.pop(0) if len(self._waiting) > self._limit else None
        if oldest is not None:
            oldest.displace()
        try:
            return requests.next(self._patience_s)
        finally:
            with self._mutex:
                if requests in self._waiting:
                    self._waiting.remove(requests)

"""``grpc.health.v1.Health`` without the package grpcio-health-checking, because that package pins protobuf's version.

The request has a string as field 1, and the response an enum as field 1. Protobuf's own StringValue and Int32Value are
encoded as exactly the same bytes, which the official client and Kubernetes' probes understand.
"""

from __future__ import annotations

import contextlib
import threading
from concurrent import futures
from typing import Any, Callable, Dict, Iterator

import grpc
from google.protobuf.message import DecodeError
from google.protobuf.wrappers_pb2 import Int32Value, StringValue

from graphnet_server.service.requests import CONNECTION_CALLS, Callers, Requests

SERVICE = "grpc.health.v1.Health"

UNKNOWN, SERVING, NOT_SERVING, SERVICE_UNKNOWN = 0, 1, 2, 3

_WATCH_POLL_S = 0.25
#: The largest number of open calls of ``watch``, each of which occupies one of this service's threads.
_MAX_WATCHERS = 8
#: The maximum number of calls that wait for their request: as many as one connection may have open, so that one
#: connection alone cannot cause calls of other connections to be aborted.
_MAX_WAITING = CONNECTION_CALLS
#: One thread for each watcher, one for each call that waits for its request, and 8 for calls that are answered at once.
_THREADS = _MAX_WATCHERS + _MAX_WAITING + 8


class Health:
    """The health of each service by its name; the empty name means the whole server."""

    def __init__(self) -> None:
        self._states: Dict[str, int] = {}
        self._changed = threading.Condition()
        self._closed = False
        self._watchers = threading.BoundedSemaphore(_MAX_WATCHERS)
        self._callers = Callers(_MAX_WAITING)
        self._threads = futures.ThreadPoolExecutor(_THREADS, thread_name_prefix="health")

    def set(self, service: str, status: int) -> None:
        with self._changed:
            self._states[service] = status
            self._changed.notify_all()

    def close(self) -> None:
        """Set every service to NOT_SERVING for ever. Each ``watch`` that is still open yields NOT_SERVING and ends."""
        with self._changed:
            self._states = dict.fromkeys(self._states, NOT_SERVING)
            self._closed = True
            self._changed.notify_all()

    def check(self, requests: Iterator[bytes], context: grpc.ServicerContext) -> int:
        """Answer with the state of a service. Abort with NOT_FOUND if the service is unknown."""
        request = self._request(requests, context)
        with self._changed:
            if request not in self._states:
                context.abort(grpc.StatusCode.NOT_FOUND, "this worker has no service %.200r" % request)
            return self._states[request]

    def watch(self, requests: Iterator[bytes], context: grpc.ServicerContext) -> Iterator[int]:
        """Yield the state of a service now and after each change. An unknown service has the state SERVICE_UNKNOWN."""
        request = self._request(requests, context)
        if not self._watchers.acquire(blocking=False):
            context.abort(
                grpc.StatusCode.RESOURCE_EXHAUSTED,
                "this worker already has %d watchers, which is its limit" % _MAX_WATCHERS,
            )
        try:
            yield from self._changes(request, context)
        finally:
            self._watchers.release()

    def _changes(self, request: str, context: grpc.ServicerContext) -> Iterator[int]:
        last = None
        while context.is_active():
            with self._changed:
                state, closed = self._states.get(request, SERVICE_UNKNOWN), self._closed
                if state == last and not closed:
                    self._changed.wait(_WATCH_POLL_S)
                    continue
            if state != last:
                last = state
                yield state
            if closed:
                return

    def handler(self) -> grpc.GenericRpcHandler[Any, Any]:
        # Both methods get their only request as a stream, so that this class can give up waiting for the request.
        methods = {
            "Check": grpc.stream_unary_rpc_method_handler(self._on_own_thread(self.check), None, _serialize_response),
            "Watch": grpc.stream_stream_rpc_method_handler(self._on_own_thread(self.watch), None, _serialize_response),
        }
        return grpc.method_handlers_generic_handler(SERVICE, methods)

    def _on_own_thread(self, method: Callable[..., Any]) -> Callable[..., Any]:
        """Run a method on threads of this object alone, which calls of other services cannot occupy."""

        def run(requests: Iterator[bytes], context: grpc.ServicerContext) -> Any:
            return method(requests, context)

        run.experimental_thread_pool = self._threads  # type: ignore[attr-defined]
        return run

    def _request(self, requests: Iterator[bytes], context: grpc.ServicerContext) -> str:
        with contextlib.closing(Requests(requests)) as received:
            return _parse_request(self._callers.first(received, context), context)


def _parse_request(data: bytes, context: grpc.ServicerContext) -> str:
    try:
        return str(StringValue.FromString(data).value)
    except DecodeError as error:
        context.abort(grpc.StatusCode.INVALID_ARGUMENT, "not a HealthCheckRequest: %s" % error)
        raise AssertionError("abort never returns") from error


def _serialize_response(status: int) -> bytes:
    return bytes(Int32Value(value=status).SerializeToString())

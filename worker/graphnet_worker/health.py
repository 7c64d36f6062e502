"""``grpc.health.v1.Health`` without grpcio-health-checking, which pins protobuf.

The two messages are a string field 1 and an enum field 1, so they are written and read by hand; the
official client and Kubernetes' probes understand them.
"""

from __future__ import annotations

import threading
from typing import Any, Dict, Iterator

import grpc

SERVICE = "grpc.health.v1.Health"

UNKNOWN, SERVING, NOT_SERVING, SERVICE_UNKNOWN = 0, 1, 2, 3

_STRING_FIELD_1 = 0x0A
_VARINT_FIELD_1 = 0x08
_WATCH_POLL_S = 0.25


class Health:
    """States by service name; the empty name is the whole server."""

    def __init__(self) -> None:
        self._states: Dict[str, int] = {}
        self._changed = threading.Condition()

    def set(self, service: str, status: int) -> None:
        """Set one service's state and wake its watchers."""
        with self._changed:
            self._states[service] = status
            self._changed.notify_all()

    def check(self, request: str, context: grpc.ServicerContext) -> int:
        """The state of a service; NOT_FOUND for one that is not known."""
        with self._changed:
            if request not in self._states:
                context.abort(grpc.StatusCode.NOT_FOUND, "no service %r is known here" % request)
            return self._states[request]

    def watch(self, request: str, context: grpc.ServicerContext) -> Iterator[int]:
        """The state of a service now and at every change; SERVICE_UNKNOWN for one that is not known."""
        last = None
        while context.is_active():
            with self._changed:
                state = self._states.get(request, SERVICE_UNKNOWN)
                if state == last:
                    self._changed.wait(_WATCH_POLL_S)
                    continue
            last = state
            yield state

    def handler(self) -> grpc.GenericRpcHandler[Any, Any]:
        """What ``grpc.Server.add_generic_rpc_handlers`` takes."""
        methods = {
            "Check": grpc.unary_unary_rpc_method_handler(self.check, _parse_request, _serialize_response),
            "Watch": grpc.unary_stream_rpc_method_handler(self.watch, _parse_request, _serialize_response),
        }
        return grpc.method_handlers_generic_handler(SERVICE, methods)


def _parse_request(data: bytes) -> str:
    if not data:
        return ""
    if data[0] != _STRING_FIELD_1 or len(data) < 2 or data[1] > 127 or len(data) != 2 + data[1]:
        raise ValueError("no HealthCheckRequest")
    return data[2:].decode("utf-8")


def _serialize_response(status: int) -> bytes:
    return bytes((_VARINT_FIELD_1, status))

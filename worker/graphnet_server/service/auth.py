"""Checks the bearer token: a worker that has a token demands it from every caller."""

from __future__ import annotations

import hmac
from typing import Any, Callable, Union

import grpc

from graphnet_server.service import health

HEADER = "authorization"

Handler = Any


class TokenInterceptor(grpc.ServerInterceptor):  # type: ignore[type-arg]
    """Refuses calls without ``authorization: Bearer TOKEN`` with UNAUTHENTICATED, except health checks."""

    def __init__(self, token: str) -> None:
        self._expected = ("Bearer " + token).encode("utf-8")

    def intercept_service(self, continuation: Callable[[Any], Handler], details: Any) -> Handler:
        """Return the real handler, or a handler that refuses the call. gRPC calls this for each call."""
        handler = continuation(details)
        if handler is None or details.method.startswith("/%s/" % health.SERVICE) or self._allows(details):
            return handler
        # gRPC calls the handler of a stream without waiting for the caller's first message.
        return grpc.stream_stream_rpc_method_handler(_refuse)

    def _allows(self, details: Any) -> bool:
        values = [value for key, value in details.invocation_metadata if key == HEADER]
        return any(hmac.compare_digest(_as_bytes(value), self._expected) for value in values)


def _as_bytes(value: Union[str, bytes]) -> bytes:
    # Compare bytes, because compare_digest refuses text that is not ASCII, and a caller may send any text.
    return value if isinstance(value, bytes) else value.encode("utf-8", "surrogateescape")


def _refuse(_requests: Any, context: grpc.ServicerContext) -> Any:
    context.abort(grpc.StatusCode.UNAUTHENTICATED, "this worker asks for a bearer token (GRAPHNET_TOKEN_FILE)")

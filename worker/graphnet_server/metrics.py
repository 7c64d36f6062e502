"""Counts calls, and serves the counters to Prometheus on an address of this machine (``--metrics-listen``).

The library ``prometheus_client`` is imported when the counters are made, so a server without counters does not need the
library.
"""

from __future__ import annotations

import time
from typing import Any, Callable, Iterator

import grpc

from graphnet_server.access import ListenError, is_private_address
from graphnet_server.health import SERVICE as HEALTH_SERVICE

#: Upper limits of the histogram's buckets, in seconds. They cover calls from a short GetInfo to a sample that compiles
#: for half an hour.
_BUCKETS_S = (0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1800)


class Metrics:
    """The counters of one worker.

    Args:
        held: returns how many samples the worker holds.
        waiting: returns how many calls wait for their first message.
        runner_starts: returns how often the runner was started.
    """

    def __init__(
        self, held: Callable[[], float], waiting: Callable[[], float], runner_starts: Callable[[], float]
    ) -> None:
        try:
            import prometheus_client as prometheus
        except ImportError as error:
            raise ListenError("--metrics-listen needs the package prometheus_client in the server's Python") from error
        self._prometheus = prometheus
        self._registry = prometheus.CollectorRegistry()
        labels = ("method", "code")
        self._calls = prometheus.Counter(
            "graphnet_calls", "Calls that have ended, by method and status code.", labels, registry=self._registry
        )
        self._seconds = prometheus.Histogram(
            "graphnet_call_seconds", "Duration of calls.", ("method",), registry=self._registry, buckets=_BUCKETS_S
        )
        gauges = {
            ("graphnet_samples", "Samples that the worker holds now."): held,
            ("graphnet_calls_waiting", "Calls that wait for their first message now."): waiting,
            (
                "graphnet_runner_starts",
                "How often the runner was started; each after the first is a restart.",
            ): runner_starts,
        }
        for (name, text), value in gauges.items():
            prometheus.Gauge(name, text, registry=self._registry).set_function(value)

    def serve(self, address: str) -> Callable[[], None]:
        """Answer HTTP requests for ``/metrics``. Return a function that stops the HTTP server.

        Raises:
            ListenError: the address is not a port that only this machine can reach, or the server cannot listen on it.
        """
        host, _, port = address.rpartition(":")
        if not port.isdigit() or address.startswith("unix") or not is_private_address(address):
            raise ListenError("--metrics-listen %s must be a port of this machine, such as 127.0.0.1:9464" % address)
        try:
            server, thread = self._prometheus.start_http_server(int(port), host.strip("[]"), self._registry)
        except OSError as error:
            raise ListenError("--metrics-listen %s: %s" % (address, error.strerror or error)) from error

        def stop() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return stop

    def interceptor(self) -> grpc.ServerInterceptor:  # type: ignore[type-arg]
        """Return an interceptor with which a gRPC server counts its calls, except health checks."""
        return _Interceptor(self._ended)

    def _ended(self, method: str, code: str, seconds: float) -> None:
        self._calls.labels(method, code).inc()
        self._seconds.labels(method).observe(seconds)


class _Interceptor(grpc.ServerInterceptor):  # type: ignore[type-arg]
    def __init__(self, ended: Callable[[str, str, float], None]) -> None:
        self._ended = ended

    def intercept_service(self, continuation: Callable[[Any], Any], details: Any) -> Any:
        """Return the real handler, wrapped so that it counts each call at its end. Do not wrap health checks."""
        handler = continuation(details)
        service, _, method = details.method.strip("/").rpartition("/")
        if handler is None or service == HEALTH_SERVICE:
            return handler
        if handler.response_streaming:
            wrapped = self._counted_stream(method, handler.stream_stream)
            return grpc.stream_stream_rpc_method_handler(
                wrapped, handler.request_deserializer, handler.response_serializer
            )
        return grpc.stream_unary_rpc_method_handler(
            self._counted(method, handler.stream_unary), handler.request_deserializer, handler.response_serializer
        )

    def _counted(self, method: str, behaviour: Callable[..., Any]) -> Callable[..., Any]:
        def call(requests: Any, context: grpc.ServicerContext) -> Any:
            began = time.monotonic()
            try:
                return behaviour(requests, context)
            finally:
                self._ended(method, _code_of(context), time.monotonic() - began)

        return call

    def _counted_stream(self, method: str, behaviour: Callable[..., Any]) -> Callable[..., Any]:
        def call(requests: Any, context: grpc.ServicerContext) -> Iterator[Any]:
            began = time.monotonic()
            try:
                yield from behaviour(requests, context)
            finally:
                self._ended(method, _code_of(context), time.monotonic() - began)

        return call


def _code_of(context: Any) -> str:
    """Return the name of a call's status code.

    If the call has no code, return OK, or CANCELLED if the caller is gone.
    """
    code = context.code()
    if code is None or code == 0:
        return "OK" if context.is_active() else "CANCELLED"
    name: str = getattr(code, "name", str(code))
    return name

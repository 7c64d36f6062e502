"""Counts calls, and serves the counters to Prometheus on an address of this machine (``--metrics-listen``).

The library ``prometheus_client`` is imported only when the counters are made.
"""

from __future__ import annotations

import contextlib
import time
from typing import Any, Callable, Iterator

import grpc

from graphnet_server.service.access import ListenError, is_private_address
from graphnet_server.service.health import SERVICE as HEALTH_SERVICE

#: Upper limits of the histogram's buckets, in seconds. They cover calls from a short GetInfo to a sample that compiles
#: for half an hour.
_BUCKETS_S = (0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1800)


class Metrics(grpc.ServerInterceptor):  # type: ignore[type-arg]
    """The counters of one worker: an interceptor with which a gRPC server counts its calls.

    The functions return how many samples the worker holds, how many calls wait for their first message, and how often
    the runner was started.
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
            ("graphnet_runner_starts", "How often the runner was started; each after the first is a restart."): (
                runner_starts
            ),
        }
        for (name, text), value in gauges.items():
            prometheus.Gauge(name, text, registry=self._registry).set_function(value)

    def serve(self, address: str) -> Callable[[], None]:
        """Answer HTTP requests for ``/metrics``. Return a function that stops the HTTP server.

        Raise ListenError if the address is not a port that only this machine can reach, or if the server cannot listen
        on it.
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

    def intercept_service(self, continuation: Callable[[Any], Any], details: Any) -> Any:
        """Wrap the real handler so that it counts each call at its end, except health checks."""
        handler = continuation(details)
        service, _, method = details.method.strip("/").rpartition("/")
        if handler is None or service == HEALTH_SERVICE:
            return handler

        def unary(requests: Any, context: grpc.ServicerContext) -> Any:
            with self._counted(method, context):
                return handler.stream_unary(requests, context)

        def stream(requests: Any, context: grpc.ServicerContext) -> Iterator[Any]:
            with self._counted(method, context):
                yield from handler.stream_stream(requests, context)

        codecs = handler.request_deserializer, handler.response_serializer
        if handler.response_streaming:
            return grpc.stream_stream_rpc_method_handler(stream, *codecs)
        return grpc.stream_unary_rpc_method_handler(unary, *codecs)

    @contextlib.contextmanager
    def _counted(self, method: str, context: grpc.ServicerContext) -> Iterator[None]:
        began = time.monotonic()
        try:
            yield
        finally:
            self._calls.labels(method, _code_of(context)).inc()
            self._seconds.labels(method).observe(time.monotonic() - began)


def _code_of(context: Any) -> str:
    """Return the name of a call's status code; if there is none, OK, or CANCELLED if the caller is gone."""
    code = context.code()
    if code is None or code == 0:
        return "OK" if context.is_active() else "CANCELLED"
    name: str = getattr(code, "name", str(code))
    return name

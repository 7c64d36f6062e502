"""The two methods of WorkerService: each refuses a wrong request with the right status code, or carries it out."""

from __future__ import annotations

import contextlib
import dataclasses
import re
import threading
from pathlib import Path
from typing import Any, Dict, Iterator, NoReturn

import grpc
from google.protobuf.message import DecodeError

from graphnet_contract import messages, wire
from graphnet_contract.backend import OptionError
from graphnet_contract.defaults import with_defaults
from graphnet_contract.specs import specs_of
from graphnet_server import calls
from graphnet_server.caches import CompileCaches, is_cache_key
from graphnet_server.config import WorkerConfig
from graphnet_server.container import sweep
from graphnet_server.host import find_device
from graphnet_server.input_files import DigestMismatch, InputsError, obtain
from graphnet_server.request_ids import RanBefore, RequestIds, is_id
from graphnet_server.requests import CONNECTION_CALLS, Broken, Callers, Requests, Silent
from graphnet_server.sample_call import SampleCall
from graphnet_server.slots import NoRoom, Slots
from graphnet_server.steps import BadCommand, CallerGone, CallerIdle, Closed, Gone, Malformed, WorkerLost
from graphnet_server.turn import LockHeld
from graphnet_server.zygotes import RunnerUnavailable, Zygotes

#: The largest number of threads that a request may ask for. No machine of today has more cores, and a request for a
#: million threads would only make its sample fail.
_MAX_THREADS = 4096
_SHA256 = re.compile(r"[0-9a-f]{64}\Z")
#: The maximum number of calls that wait for their first message. If more calls wait, the one that has waited longest is
#: aborted. The maximum equals the number of calls that one connection may have open. So one connection alone cannot
#: cause calls of other connections to be aborted.
_MAX_WAITING = CONNECTION_CALLS
#: The revision of the contract that added the event Waiting.
_WAITING_SINCE = 2
#: The time limit, in seconds, for a caller to send one chunk of the inputs.
_CHUNK_S = 60.0

Context = grpc.ServicerContext


class WorkerService:
    """Serves one backend. While it drains, it refuses new samples and lets the running samples end.

    Args:
        config: the worker's configuration.
        zygotes: makes sample processes.
        info: the answer to GetInfo.
    """

    def __init__(self, config: WorkerConfig, zygotes: Zygotes, info: messages.GetInfoResponse) -> None:
        self._config = config
        self._zygotes = zygotes
        self._info = info
        self._caches = CompileCaches(config.state_directory / "compile-caches")
        # Before the service begins, the adapter's toolchain may have made files in the worker's own directories. All
        # samples need these files, so the worker never removes them.
        prepared = frozenset(path for folder in config.own_directories for path in folder.iterdir())

        def stays(path: Path) -> bool:
            return path in prepared or config.belongs(path)

        #: Limits the number of samples. When the last sample ends, leftovers of samples in the worker's own directories
        #: are removed.
        self.slots = Slots(config.limits.max_samples, lambda: sweep(config.own_directories, stays))
        self.draining = False
        self._callers = Callers(_MAX_WAITING)
        self._request_ids = RequestIds()

    def held(self) -> float:
        """Return the number of samples that the worker holds now."""
        return float(self.slots.held)

    def waiting(self) -> float:
        """Return the number of calls that wait for their first message now."""
        return float(self._callers.waiting)

    def runner_starts(self) -> float:
        """Return how often the runner was started."""
        return float(self._zygotes.starts)

    def handler(self) -> grpc.GenericRpcHandler[Any, Any]:
        """Make the handler for ``add_generic_rpc_handlers``.

        The handler gets requests as bytes. So gRPC does not refuse wrong requests: this class refuses them, with its
        own errors.
        """
        # GetInfo receives its only request as a stream, so that this class can stop waiting for the request.
        methods = {
            "GetInfo": grpc.stream_unary_rpc_method_handler(self.get_info, None, wire.serialize_message),
            "CompileAndRun": grpc.stream_stream_rpc_method_handler(self.compile_and_run, None, wire.serialize_event),
        }
        return grpc.method_handlers_generic_handler(wire.SERVICE, methods)

    def get_info(self, requests: Iterator[bytes], context: Context) -> messages.GetInfoResponse:
        """Describe this worker. Abort with FAILED_PRECONDITION if the caller expected another backend."""
        with self._callers.of(requests) as received:
            data = self._callers.first(received, context)
        try:
            request = wire.parse_info_request(data)
        except DecodeError as error:
            _abort(context, grpc.StatusCode.INVALID_ARGUMENT, "not a GetInfoRequest: %s" % error)
        self._check_identity(request.expected_backend, request.expected_flavour, context)
        return self._info

    def compile_and_run(self, requests: Iterator[bytes], context: Context) -> Iterator[messages.Event]:
        """Run one sample from its Start to its outcome. docs/worker.md lists the status codes."""
        with self._callers.of(requests) as received:
            yield from self._compile_and_run(received, context)

    def _compile_and_run(self, requests: Requests, context: Context) -> Iterator[messages.Event]:
        start = with_defaults(self._first_command(requests, context))
        self._check_start(start, context)
        options = self._options(start, context)
        if self.draining:
            _abort(context, grpc.StatusCode.UNAVAILABLE, "this worker is shutting down")
        try:
            with self.slots.hold(_connection(context)):
                self._request_ids.begin(start.request_id)
                yield from calls.logged(start, self._run(start, options, requests, context))
        except (CallerGone, Broken):
            return
        except (CallerIdle, Silent) as error:
            _abort(context, grpc.StatusCode.DEADLINE_EXCEEDED, str(error))
        except (InputsError, BadCommand) as error:
            _abort(context, grpc.StatusCode.INVALID_ARGUMENT, str(error))
        except DigestMismatch as error:
            _abort(context, grpc.StatusCode.DATA_LOSS, str(error))
        except RanBefore as error:
            _abort(context, grpc.StatusCode.ALREADY_EXISTS, str(error))
        except (NoRoom, LockHeld) as error:
            _abort(context, grpc.StatusCode.RESOURCE_EXHAUSTED, str(error))
        except (RunnerUnavailable, WorkerLost) as error:
            _abort(context, grpc.StatusCode.UNAVAILABLE, str(error))
        except OSError as error:
            _abort(context, grpc.StatusCode.RESOURCE_EXHAUSTED, "the worker's disk or shared memory failed: %s" % error)

    def _run(
        self, start: messages.Start, options: Dict[str, Any], requests: Requests, context: Context
    ) -> Iterator[messages.Event]:
        with contextlib.ExitStack() as stack:
            inputs = ""
            if start.purpose == messages.Purpose.RUN:
                directory, prefix = self._config.inputs_directory, self._config.inputs_prefix
                inputs = str(stack.enter_context(obtain(directory, prefix, start, _chunks(requests))))
            if self._config.samples_memory_bytes is not None:
                allowed = min(start.memory_bytes, self._config.samples_memory_bytes)
                start = dataclasses.replace(start, memory_bytes=allowed)
            cache = stack.enter_context(self._caches.use(start.cache_key))
            device = find_device(self._info.devices, start.device)
            call = SampleCall(self._config, start, inputs, options, cache, device)
            if not context.add_callback(lambda: call.post(Gone())):
                return
            threading.Thread(target=_feed, args=(requests, call), daemon=True).start()
            for event in call.run(self._zygotes):
                if not isinstance(event, messages.Waiting) or start.contract_revision >= _WAITING_SINCE:
                    yield event

    def _first_command(self, requests: Requests, context: Context) -> messages.Start:
        try:
            command = wire.parse_command(self._callers.first(requests, context))
        except (DecodeError, ValueError) as error:
            _abort(context, grpc.StatusCode.INVALID_ARGUMENT, "the first message is not a Start: %s" % error)
        if not isinstance(command, messages.Start):
            _abort(context, grpc.StatusCode.INVALID_ARGUMENT, "the first message is not a Start")
        return command

    def _options(self, start: messages.Start, context: Context) -> Dict[str, Any]:
        try:
            return self._config.backend.complete_options(start.options)
        except OptionError as error:
            _abort(context, grpc.StatusCode.INVALID_ARGUMENT, str(error))

    def _check_start(self, start: messages.Start, context: Context) -> None:
        self._check_identity(start.backend, start.flavour, context)
        problem = _problem(start)
        if not problem:
            try:
                find_device(self._info.devices, start.device)
            except ValueError as error:
                problem = str(error)
        if problem:
            _abort(context, grpc.StatusCode.INVALID_ARGUMENT, problem)

    def _check_identity(self, backend: str, flavour: str, context: Context) -> None:
        ours = (self._info.backend, self._info.flavour)
        if (backend and backend != ours[0]) or (flavour and flavour != ours[1]):
            wanted = backend + (":" + flavour if flavour else "")
            _abort(context, grpc.StatusCode.FAILED_PRECONDITION, "this worker is %s:%s, not %s" % (*ours, wanted))


def _problem(start: messages.Start) -> str:
    """Return what is wrong with a Start (the client's request), as one sentence; empty if nothing is wrong."""
    if start.inputs is None:
        return "Start has no inputs"
    if start.memory_bytes <= 0:
        return "memory_bytes must be positive: there is always a limit"
    if start.stage_timeout_ns <= 0:
        return "stage_timeout_ns must be positive"
    if start.purpose not in (messages.Purpose.RUN, messages.Purpose.MAKE_INPUTS):
        return "purpose must be RUN or MAKE_INPUTS"
    if start.output_policy == messages.OutputPolicy.UNSPECIFIED:
        return "output_policy must be given"
    if not is_id(start.request_id) or not is_id(start.trace_id):
        return "request_id and trace_id must be at most 64 letters, digits and hyphens"
    if start.sample_hash and not _SHA256.match(start.sample_hash):
        return "sample_hash must be a sha256 in 64 lower-case hexadecimal digits"
    if start.cache_key and not is_cache_key(start.cache_key):
        return "cache_key must be at most 64 letters and digits"
    if not 0 <= start.threads <= _MAX_THREADS:
        return "threads must be from 0 (all cores) to %d" % _MAX_THREADS
    if start.core_block < 0:
        return "core_block must not be negative"
    return _problem_of_tensors(start)


def _problem_of_tensors(start: messages.Start) -> str:
    specs = specs_of((*start.tensors, *start.unused_tensors))
    if len({spec.name for spec in start.tensors}) != len(start.tensors):
        return "two tensors have the same name"
    for spec in specs:
        if any(size < 0 for size in spec.shape):
            return "tensor %.200r has a negative size" % spec.name
        try:
            stored = 0 if spec.is_symint else spec.nbytes
            if spec.is_symint:
                int(spec.symint_value)
        except (ValueError, OverflowError) as error:
            return str(error)
        per_element = 2 if spec.dtype.startswith("complex") else 1
        if spec.data is not None and not spec.is_symint and len(spec.data) != spec.numel * per_element:
            return "tensor %.200r has %d values for %d elements" % (spec.name, len(spec.data), spec.numel)
        if stored >= 2**62:
            return "tensor %.200r has %d bytes" % (spec.name, stored)
    return ""


def _connection(context: Context) -> str:
    """Return a text that identifies the connection of a call; empty if the caller's address does not identify it."""
    peer = str(context.peer())
    return peer if peer.startswith(("ipv4:", "ipv6:")) else ""


def _chunks(requests: Requests) -> Iterator[bytes]:
    """Yield the bytes of the caller's InputChunks.

    Raises:
        InputsError: the caller sent another command.
        Silent, Broken: the caller stopped sending, or the call has ended.
    """
    while True:
        data = requests.next(_CHUNK_S)
        if data is None:
            return
        try:
            command = wire.parse_command(data)
        except (DecodeError, ValueError) as error:
            raise InputsError("an InputChunk was expected: %s" % error) from error
        if not isinstance(command, messages.InputChunk) or not command.data:
            raise InputsError("an InputChunk with bytes was expected")
        yield command.data


def _is_negative(command: messages.Command) -> bool:
    return isinstance(command, messages.RunTrials) and min(command.count, command.calls_per_trial) < 0


def _feed(requests: Requests, call: SampleCall) -> None:
    """Pass to ``call`` each command that the caller sends after Start and the inputs.

    Return when the caller has ended its commands or disappeared, or after a command that is not allowed.
    """
    try:
        for data in iter(lambda: requests.next(None), None):
            command = wire.parse_command(data)
            if isinstance(command, messages.Start) or _is_negative(command):
                call.post(Malformed("a second Start and a negative number of trials are not allowed"))
                return
            if isinstance(command, (messages.RunTrials, messages.SendOutputs)):
                call.post(command)
    except (DecodeError, ValueError) as error:
        call.post(Malformed("not a command: %s" % error))
        return
    # The caller cancelled or disappeared. gRPC then also calls the callback that posts Gone, so Gone may be posted
    # twice.
    except Broken:
        call.post(Gone())
        return
    call.post(Closed())


def _abort(context: Context, code: Any, message: str) -> NoReturn:
    context.abort(code, message)
    raise AssertionError("abort never returns")

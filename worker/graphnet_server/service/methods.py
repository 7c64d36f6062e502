"""The two methods of WorkerService: each refuses a wrong request with the right status code, or carries it out."""

from __future__ import annotations

import contextlib
import dataclasses
import re
import sys
import threading
import time
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, NoReturn

import grpc
from google.protobuf.message import DecodeError

from graphnet_contract import messages, wire
from graphnet_contract.backend import KeptFolderError, OptionError
from graphnet_contract.defaults import with_defaults
from graphnet_contract.mapped_files import changed_file
from graphnet_contract.specs import specs_of
from graphnet_server.config import WorkerConfig
from graphnet_server.host.container import sweep
from graphnet_server.host.describe import find_device
from graphnet_server.sample.call import SampleCall
from graphnet_server.sample.turn import LockHeld
from graphnet_server.service.request_ids import RanBefore, RequestIds, is_id
from graphnet_server.service.requests import CONNECTION_CALLS, Broken, Callers, Requests, Silent
from graphnet_server.service.slots import NoRoom, Slots, Taken
from graphnet_server.steps import BadCommand, CallerGone, CallerIdle, Closed, Gone, Malformed, WorkerLost
from graphnet_server.storage.caches import CompileCaches, is_cache_key
from graphnet_server.storage.input_files import DigestMismatch, InputsError, obtain
from graphnet_server.zygotes.keeper import RunnerUnavailable, Zygotes

#: The largest number of threads that a request may ask for. No machine of today has more cores.
_MAX_THREADS = 4096
#: The number of places at which a process may have its code. Each costs a zygote.
_PLACES = 16
_SHA256 = re.compile(r"[0-9a-f]{64}\Z")
#: The maximum number of calls that wait for their first message: as many as one connection may have open, so that one
#: connection alone cannot cause calls of other connections to be aborted.
_MAX_WAITING = CONNECTION_CALLS
#: The time limit, in seconds, for a caller to send one chunk of the inputs.
_CHUNK_S = 60.0

Context = grpc.ServicerContext


class WorkerService:
    """Serves one backend. While it drains, it refuses new samples and lets the running samples end."""

    def __init__(self, config: WorkerConfig, zygotes: Zygotes, info: messages.GetInfoResponse) -> None:
        self._config = config
        self._zygotes = zygotes
        self._info = info
        self._caches = CompileCaches(config.state_directory / "compile-caches")
        # The adapter's toolchain may have made files here before, which all samples need.
        prepared = frozenset(path for folder in config.own_directories for path in folder.iterdir())

        def stays(path: Path) -> bool:
            return path in prepared or config.belongs(path)

        #: When the last sample ends, leftovers of samples in the worker's own directories are removed.
        self.slots = Slots(config.limits.max_samples, lambda: sweep(config.own_directories, stays))
        self.draining = False
        self._callers = Callers(_MAX_WAITING)
        self._request_ids = RequestIds()

    def held(self) -> float:
        return float(self.slots.held)

    def waiting(self) -> float:
        return float(self._callers.waiting)

    def runner_starts(self) -> float:
        return float(self._zygotes.starts)

    def handler(self) -> grpc.GenericRpcHandler[Any, Any]:
        """Make the handler, which gets requests as bytes, so that this class refuses wrong requests with its own
        errors.
        """
        # GetInfo receives its only request as a stream, so that this class can stop waiting for the request.
        methods = {
            "GetInfo": grpc.stream_unary_rpc_method_handler(self.get_info, None, wire.serialize_message),
            "CompileAndRun": grpc.stream_stream_rpc_method_handler(self.compile_and_run, None, wire.serialize_event),
        }
        return grpc.method_handlers_generic_handler(wire.SERVICE, methods)

    def get_info(self, requests: Iterator[bytes], context: Context) -> messages.GetInfoResponse:
        """Describe this worker. Abort with FAILED_PRECONDITION if the caller expected another backend.

        The worker cannot be used if a file that it loaded has changed since: its samples would run the earlier file.
        """
        with contextlib.closing(Requests(requests)) as received:
            data = self._callers.first(received, context)
        try:
            request = wire.parse_info_request(data)
        except DecodeError as error:
            _abort(context, grpc.StatusCode.INVALID_ARGUMENT, "not a GetInfoRequest: %s" % error)
        self._check_identity(request.expected_backend, request.expected_flavour, context)
        files = self._zygotes.mapped_files()
        changed = changed_file(files)
        if not changed and self._config.backend.sources_sha256() != self._info.adapter_sha256:
            changed = str(self._config.backend.folder)
        reason = self._info.unavailable_reason
        if changed:
            reason = "this worker has loaded %s, which has changed since; start the worker anew" % changed
        return dataclasses.replace(self._info, mapped_files=files, unavailable_reason=reason)

    def compile_and_run(self, requests: Iterator[bytes], context: Context) -> Iterator[messages.Event]:
        """Run one sample from its Start to its outcome. docs/how-to/worker.md lists the status codes."""
        with contextlib.closing(Requests(requests)) as received:
            yield from self._compile_and_run(received, context)

    def _compile_and_run(self, requests: Requests, context: Context) -> Iterator[messages.Event]:
        start = with_defaults(self._first_command(requests, context))
        self._check_start(start, context)
        options = self._options(start, context)
        self._refuse_if_draining(context)
        connection = _connection(context)
        # Without a trace id, each connection counts as a run.
        run = start.trace_id or connection
        try:
            with self.slots.queued(run) as leave, contextlib.ExitStack() as place:
                yield from self._wait_for_place(place, connection, run, leave, context)
                self._request_ids.begin(start.request_id)
                yield from _logged(start, self._run(start, options, requests, context))
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
        except (NoRoom, LockHeld, KeptFolderError) as error:
            _abort(context, grpc.StatusCode.RESOURCE_EXHAUSTED, str(error))
        except (RunnerUnavailable, WorkerLost) as error:
            _abort(context, grpc.StatusCode.UNAVAILABLE, str(error))
        except OSError as error:
            message = "the worker's disk or shared memory failed: %s; if it is full, free some room, and run it again"
            _abort(context, grpc.StatusCode.RESOURCE_EXHAUSTED, message % error)

    def _refuse_if_draining(self, context: Context) -> None:
        if self.draining:
            _abort(context, grpc.StatusCode.UNAVAILABLE, "this worker is shutting down")

    def _wait_for_place(
        self, place: contextlib.ExitStack, connection: str, run: str, leave: Callable[[], None], context: Context
    ) -> Iterator[messages.Event]:
        """Wait for other runs, and hold a sample until ``place`` is closed."""
        gone = threading.Event()

        def end() -> None:
            gone.set()
            leave()

        if not context.add_callback(end):
            raise CallerGone
        while True:
            yield from self.slots.wait(run, gone.is_set)
            if gone.is_set():
                raise CallerGone
            self._refuse_if_draining(context)
            # Meanwhile, another call of this run may have taken the place that became free. Then wait again.
            with contextlib.suppress(Taken):
                place.enter_context(self.slots.hold(connection, run))
                return

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
            cache = stack.enter_context(self._caches.use(start.cache_key, start.trace_id))
            device = find_device(self._info.devices, start.device)
            call = SampleCall(self._config, start, inputs, options, cache, device)
            if not context.add_callback(lambda: call.post(Gone())):
                return
            threading.Thread(target=_feed, args=(requests, call), daemon=True).start()
            yield from call.run(self._zygotes)

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
        ours, theirs = wire.CONTRACT_REVISION, start.contract_revision
        if theirs != ours:
            older = "client" if theirs < ours else "worker"
            _abort(
                context,
                grpc.StatusCode.FAILED_PRECONDITION,
                "this worker has revision %d of the contract, and the client has revision %d; rebuild the %s"
                % (ours, theirs, older),
            )
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
    """Return what is wrong with a Start, as one sentence; empty if nothing is wrong."""
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
    if not 0 <= start.code_place < _PLACES:
        return "code_place must be from 0 to %d" % (_PLACES - 1)
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


def _logged(start: messages.Start, events: Iterator[messages.Event]) -> Iterator[messages.Event]:
    """Yield the events of a call, and print one line when the call ends.

    If the request has a trace id, prepend a line with the trace id and the request id to the text of the Log event.
    """
    began, ended = time.monotonic(), "no outcome"
    try:
        for event in events:
            if isinstance(event, messages.Log) and start.trace_id:
                event = messages.Log("%s\n%s" % (_ids(start), event.text))
            elif isinstance(event, messages.Outcome):
                ended = event.code.name
            yield event
    except Exception as error:
        ended = type(error).__name__
        raise
    finally:
        values = (_ids(start), ascii(start.sample), ended, time.monotonic() - began)
        line = "%s sample=%.200s ended=%s seconds=%.3f" % values
        print(line, file=sys.stderr, flush=True)


def _ids(start: messages.Start) -> str:
    return "graphnet: trace=%s request=%s" % (start.trace_id or "-", start.request_id or "-")


def _connection(context: Context) -> str:
    """Identify the connection of a call; empty if the caller's address does not."""
    peer = str(context.peer())
    return peer if peer.startswith(("ipv4:", "ipv6:")) else ""


def _chunks(requests: Requests) -> Iterator[bytes]:
    """Yield the bytes of the caller's InputChunks.

    Raise InputsError for any other command, and Silent or Broken if the caller stopped sending or the call has ended.
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
    """Pass each command after Start and the inputs to ``call``, until they end, or one is not allowed."""
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
    # gRPC then also calls the callback that posts Gone, so Gone may be posted twice.
    except Broken:
        call.post(Gone())
        return
    call.post(Closed())


def _abort(context: Context, code: Any, message: str) -> NoReturn:
    context.abort(code, message)
    raise AssertionError("abort never returns")

"""Tests that a caller that opens calls, but sends nothing, does not block other callers."""

from __future__ import annotations

import contextlib
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import grpc
import pytest
from client import start_of
from harness import Worker, eventually, free_address, running_worker, write_backend

from graphnet_contract import messages, wire
from graphnet_contract.messages import OutcomeCode
from graphnet_server.service.requests import Broken, Callers, Displaced, Requests, Silent
from graphnet_server.service.slots import NoRoom, Slots, Taken

HEALTH = "grpc.health.v1.Health"
METHODS = (f"/{wire.SERVICE}/GetInfo", f"/{wire.SERVICE}/CompileAndRun", f"/{HEALTH}/Check", f"/{HEALTH}/Watch")


class Sent:
    """Stands in for the messages of a call. None ends them, and an exception breaks the call."""

    made: ClassVar[list[Sent]] = []

    def __init__(self, *items: Any) -> None:
        self.items: queue.Queue[Any] = queue.Queue()
        self.made.append(self)
        for item in items:
            self.items.put(item)

    def __iter__(self) -> Iterator[bytes]:
        return self

    def __next__(self) -> bytes:
        item = self.items.get()
        if item is None:
            raise StopIteration
        if isinstance(item, Exception):
            raise item
        assert isinstance(item, bytes)
        return item


@pytest.fixture(autouse=True)
def _no_threads_are_left() -> Iterator[None]:
    """End all messages after the test: a thread of gRPC waits for each, and hundreds would slow down later tests."""
    yield
    while Sent.made:
        Sent.made.pop().items.put(None)


class Context:
    def abort(self, code: grpc.StatusCode, details: str) -> None:
        raise ValueError(code, details)


def test_messages_come_in_order_and_end() -> None:
    requests = Requests(Sent(b"1", b"2", None))

    assert [requests.next(10), requests.next(10), requests.next(10), requests.next(10)] == [b"1", b"2", None, None]


def test_a_silent_caller_is_given_up() -> None:
    sent = Sent()
    with pytest.raises(Silent, match="within 0.01 s"):
        Requests(sent).next(0.01)
    sent.items.put(None)


def test_a_call_that_has_its_first_message_is_not_displaced() -> None:
    """Another thread may call ``displace`` just after the first message."""
    requests = Requests(Sent(b"1", b"2", None))
    assert requests.next(10) == b"1"
    requests.displace()

    assert [requests.next(10), requests.next(10)] == [b"2", None]


def test_a_call_without_a_message_is_displaced() -> None:
    sent = Sent()
    requests = Requests(sent)
    requests.displace()
    with pytest.raises(Displaced):
        requests.next(10)
    sent.items.put(None)


def test_a_call_that_ended_is_broken() -> None:
    with pytest.raises(Broken):
        Requests(Sent(OSError("planted"))).next(10)


def test_nothing_is_read_before_it_is_wanted() -> None:
    sent = Sent(b"1", b"2")
    requests = Requests(sent)
    assert requests.next(10) == b"1"
    requests.close()

    assert eventually(lambda: not any(thread.name == "requests" for thread in threading.enumerate()), 10)
    assert sent.items.qsize() == 1


def test_a_further_call_displaces_the_one_that_waits_longest() -> None:
    callers = Callers(limit=1, patience_s=60)
    errors: queue.Queue[ValueError] = queue.Queue()
    silent, sound = Sent(), Sent(b"start")

    def wait() -> None:
        with contextlib.closing(Requests(silent)) as requests:
            try:
                callers.first(requests, Context())  # type: ignore[arg-type]
            except ValueError as error:
                errors.put(error)

    threading.Thread(target=wait).start()
    assert eventually(lambda: callers.waiting == 1, 10)
    with contextlib.closing(Requests(sound)) as requests:
        assert callers.first(requests, Context()) == b"start"  # type: ignore[arg-type]
    assert errors.get(timeout=10).args[0] is grpc.StatusCode.RESOURCE_EXHAUSTED
    assert eventually(lambda: callers.waiting == 0, 10)
    silent.items.put(None)


def test_one_connection_leaves_a_place_for_others() -> None:
    slots = Slots(2, lambda: None)
    with slots.hold("ipv4:1"):
        with pytest.raises(NoRoom, match="this connection already holds 1 samples"), slots.hold("ipv4:1"):
            pass
        with slots.hold("ipv4:2"), pytest.raises(NoRoom, match="this worker"), slots.hold("ipv4:3"):
            pass
    with slots.hold("ipv4:1"):
        pass


def test_runs_take_turns_and_a_run_that_was_let_in_never_waits() -> None:
    slots, gone = Slots(4, lambda: None), [False]
    with slots.queued("b"), contextlib.ExitStack() as first:
        # "b" came first, and "a" waits although it would find room.
        with slots.queued("a"):
            assert list(slots.wait("b", never)) == []
            for _ in range(4):
                first.enter_context(slots.hold(run="b"))
            waits = slots.wait("a", lambda: gone[0])
            assert next(waits).reason == "the samples of another run on this worker (trace id b)"
            gone[0] = True
            assert [waiting.reason for waiting in waits] == [""]
        with pytest.raises(NoRoom), slots.hold(run="b"):
            pass
    with slots.queued("c"):
        assert list(slots.wait("c", never)) == []


def test_a_run_that_ends_a_sample_and_begins_another_lets_the_next_run_in() -> None:
    slots = Slots(4, lambda: None)
    with slots.queued("a") as leave, slots.queued("b"):
        with slots.hold(run="a"):
            leave()
            with slots.queued("a"):
                # The sample of "a" still ends, so "b" has no four places yet.
                for run in "ab":
                    assert next(slots.wait(run, never)).reason
        assert list(slots.wait("b", never)) == []


def test_a_worker_with_room_for_two_runs_keeps_the_places_of_each() -> None:
    slots = Slots(9, lambda: None)
    with slots.queued("a"), slots.queued("b"), slots.queued("c"), contextlib.ExitStack() as held:
        assert [list(slots.wait(run, never)) for run in "ab"] == [[], []]
        for _ in range(5):
            held.enter_context(slots.hold(run="a"))
        with pytest.raises(NoRoom, match="holds 5 samples"), slots.hold(run="a"):
            pass
        for _ in range(4):
            held.enter_context(slots.hold(run="b"))
        assert next(slots.wait("c", never)).reason


def test_a_run_waits_for_more_than_its_places_while_another_run_has_the_rest() -> None:
    slots = Slots(8, lambda: None)
    with slots.queued("b"), contextlib.ExitStack() as held:
        for _ in range(4):
            held.enter_context(slots.hold(run="b"))
        with slots.queued("a"):
            # Each run has four places.
            assert list(slots.wait("a", never)) == []
            waits = slots.wait("b", never)
            assert next(waits).reason == "the samples of another run on this worker (trace id a)"
            with pytest.raises(Taken), slots.hold(run="b"):
                pass
        assert [waiting.reason for waiting in waits] == [""]
        for _ in range(4):
            held.enter_context(slots.hold(run="b"))
        # No other run has a place, so a wait could be without end.
        assert list(slots.wait("b", never)) == []
        with pytest.raises(NoRoom) as refused, slots.hold(run="b"):
            pass
        assert not isinstance(refused.value, Taken)


def test_few_calls_may_wait_for_another_run() -> None:
    """Each call that waits occupies a thread of the server."""
    slots = Slots(4, lambda: None)
    with contextlib.ExitStack() as calls:
        for number in range(17):
            calls.enter_context(slots.queued(str(number)))
        with pytest.raises(NoRoom, match="16 samples wait"), slots.queued("17"):
            pass
        with slots.queued("0"):
            pass


def never() -> bool:
    return False


@pytest.fixture(params=["", "sesame"], ids=["no token", "token"])
def worker(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Worker]:
    with running_worker(write_backend(tmp_path / "planted"), sys.executable, token=request.param or None) as started:
        yield started


def half_open(worker: Worker, number: int) -> list[grpc.Channel]:
    """Open this number of connections. On each connection, call every method without sending a message or a token."""
    channels = []
    for _ in range(number):
        # Without this option, channels of one process to one address share a connection.
        channel = grpc.insecure_channel(worker.address, options=[("grpc.use_local_subchannel_pool", 1)])
        for method in METHODS:
            channel.stream_stream(method)(Sent(), timeout=300)
        channels.append(channel)
    return channels


def test_half_open_calls_block_neither_health_nor_samples(worker: Worker) -> None:
    channels = half_open(worker, 40)
    try:
        with worker.client() as client:
            for _ in range(3):
                assert client.unary(f"/{HEALTH}/Check", b"") is grpc.StatusCode.OK
                assert client.info().backend == "planted"
            assert client.run(start_of()).outcome.code == OutcomeCode.OK
    finally:
        for channel in channels:
            channel.close()


def test_half_open_calls_leave_no_thread(worker: Worker) -> None:
    """If each of the 640 calls left a thread, the server would have far more than the 180 threads of its pools."""

    def threads() -> int:
        return len(list(Path(f"/proc/{worker.process.pid}/task").iterdir()))

    with worker.client() as client:
        for _ in range(4):
            for channel in half_open(worker, 40):
                channel.close()
            client.run(start_of())
        assert eventually(lambda: threads() < 200, 20), threads()


def test_a_call_without_a_first_message_is_refused_by_a_sentence(tmp_path: Path) -> None:
    with running_worker(write_backend(tmp_path / "planted")) as worker:
        options = [("grpc.use_local_subchannel_pool", 1)]
        channels = [grpc.insecure_channel(worker.address, options=options) for _ in range(2)]
        opened = [channel.stream_stream(METHODS[0])(Sent(), timeout=60) for channel in channels for _ in range(64)]
        assert eventually(lambda: sum(call.done() for call in opened) >= 64, 20)
        ended = {(call.code(), call.details()) for call in opened if call.done()}
        for channel in channels:
            channel.close()

    assert ended == {
        (
            grpc.StatusCode.RESOURCE_EXHAUSTED,
            "more than 64 calls wait for their first message, and this one waited longest",
        )
    }


def test_a_closed_call_without_a_message_is_refused(tmp_path: Path) -> None:
    with running_worker(write_backend(tmp_path / "planted")) as worker, worker.client() as client:
        reply = client.run_raw([])

    assert (reply.code, reply.details) == (
        grpc.StatusCode.INVALID_ARGUMENT,
        "the call was closed before its first message",
    )


def test_one_connection_cannot_hold_every_place(tmp_path: Path) -> None:
    hangs = start_of("import time; time.sleep(1000)\n" + start_of().model_source)
    backend = write_backend(tmp_path / "planted")
    with running_worker(backend, address=free_address()) as worker, worker.client() as greedy:
        streams = [greedy.open(hangs) for _ in range(3)]
        for stream in streams:
            stream.until(messages.StageStarted)
        reply = greedy.run(start_of())
        code = "import sys; sys.path[:0] = sys.argv[2:]; from client import *; from pathlib import Path\n"
        code += "print(Client(sys.argv[1], Path()).run(start_of()).outcome.code.name)"
        paths = [str(Path(__file__).parent)]
        other = subprocess.run(
            [sys.executable, "-c", code, worker.address, *paths], capture_output=True, text=True, timeout=120
        )
        for stream in streams:
            stream.cancel()

    assert reply.code is grpc.StatusCode.RESOURCE_EXHAUSTED
    assert "this connection already holds 3 samples" in reply.details
    assert other.stdout == "OK\n", other.stderr

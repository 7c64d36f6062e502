"""Tests how the server times a block from outside: its words, the process's answers, and what is kept of a trial."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator, Sequence

import pytest
from words import run_block, words_of

from graphnet_contract.messages import TensorSpec, TrialTimes
from graphnet_contract.other_inputs import LARGEST_TRIAL, Rolled, number_of, rolled_tensors
from graphnet_runner import gate
from graphnet_runner.timing import Block, TimedCall, run_trials
from graphnet_server.watch.bracket import MOST_EMPTY_NS, Broken, Seen, time_block

X = TensorSpec("x", (8,), "float32", "input")
IDS = TensorSpec("ids", (9,), "int64", "input")
WEIGHT = TensorSpec("w", (8,), "float32", "parameter")


class Clocks:
    """A process that has used a ms more of its CPU at each look."""

    def __init__(self) -> None:
        self.used_ns = 0

    def members(self) -> list[int]:
        return [1]

    def cpu_of(self, pids: Sequence[int]) -> int:
        self.used_ns += 1_000_000
        return self.used_ns


@pytest.fixture
def ends() -> Iterator[tuple[socket.socket, socket.socket]]:
    """The server's and the process's end of a channel."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        ours.settimeout(60)
        theirs.settimeout(60)
        yield ours, theirs


def serve(channel: socket.socket, block: Block) -> threading.Thread:
    thread = threading.Thread(target=lambda: run_trials(block, gate.Gate(channel)))
    thread.start()
    return thread


def test_every_trial_has_inputs_of_its_own_and_one_call_is_kept(ends: tuple[socket.socket, socket.socket]) -> None:
    asked: list[int] = []
    called: list[int] = []
    kept: list[int] = []

    def prepare(number: int) -> list[list[int]]:
        asked.append(number)
        return [[number_of(number, call)] for call in range(5)]

    timed = TimedCall(lambda number: called.append(number) or number, (0,), lambda: None, lambda: None)
    thread = serve(ends[1], Block(timed, 5, 2_000_000_000, prepare, kept.append))
    seen = time_block(ends[0], 4, 5, Clocks(), keep=True)
    thread.join()
    assert seen is not None
    assert len(set(asked)) == 4
    assert called == [number_of(number, call) for number in asked for call in range(5)]
    assert kept == [seen.kept_inputs]
    assert seen.kept_inputs in called
    assert len(seen.wall_ns) == len(seen.prepare_ns) == 4
    assert min(seen.wall_ns) > 0
    assert seen.cpu_ns == seen.prepare_cpu_ns == [1_000_000] * 4
    assert seen.started_ns < seen.ended_ns


@pytest.mark.parametrize(
    ("answers", "says"),
    [
        (b"ddddddrd" + b"d", "where none was due"),
        (b"ddddddrr", "b'r' where b'd' was due"),
        (b"ddddddx", "b'x' where b'r' was due"),
        (b"\0", "where b'd' was due"),
    ],
)
def test_a_process_that_answers_out_of_turn_is_found(
    ends: tuple[socket.socket, socket.socket], answers: bytes, says: str
) -> None:
    """After the eighth answer, the first of these has sent a ninth, before the server's next word."""

    def process() -> None:
        for number, answer in enumerate(answers):
            if number < 8:
                ends[1].recv(gate.WORD.size)
            ends[1].send(bytes([answer]) if number != 7 else answers[7:])
            if number == 7:
                return

    thread = threading.Thread(target=process)
    thread.start()
    with pytest.raises(Broken, match=says):
        time_block(ends[0], 3, 1, Clocks(), keep=False)
    thread.join()


def test_an_answer_before_the_word_is_no_trial(ends: tuple[socket.socket, socket.socket]) -> None:
    ends[1].send(gate.DONE)
    with pytest.raises(Broken, match="none was due"):
        time_block(ends[0], 1, 1, Clocks(), keep=False)


def test_a_call_that_fails_ends_the_block_and_a_process_that_ends_closes_it(
    ends: tuple[socket.socket, socket.socket],
) -> None:
    def fails() -> None:
        raise ValueError("planted")

    timed = TimedCall(fails, (), lambda: None, lambda: None)

    def process() -> None:
        with pytest.raises(ValueError, match="planted"):
            run_trials(Block(timed, 1, 2_000_000_000, lambda *_: [()], lambda _: None), gate.Gate(ends[1]))

    thread = threading.Thread(target=process)
    thread.start()
    assert time_block(ends[0], 3, 1, Clocks(), keep=False) is None
    thread.join()
    ends[1].close()
    with pytest.raises(OSError, match="closed"):
        time_block(ends[0], 3, 1, Clocks(), keep=False)


def test_a_process_whose_server_has_gone_ends_its_block(ends: tuple[socket.socket, socket.socket]) -> None:
    ends[0].send(gate.WORD.pack(gate.WARM, 0)[:4])
    ends[0].close()
    with pytest.raises(ConnectionError):
        gate.Gate(ends[1]).next_word()


def test_an_empty_trial_is_taken_off_but_no_more_than_a_tenth_of_a_ms() -> None:
    own = TrialTimes(1, (2_900_000, 2_950_000))
    seen = Seen(empty_ns=40_000, wall_ns=[3_000_000, 30_000], cpu_ns=[1, 2], prepare_ns=[3, 4])
    times = seen.added_to(own)
    assert (times.wall_ns, times.own_wall_ns, times.empty_ns) == ((2_960_000, 1), own.wall_ns, 40_000)
    slow = Seen(empty_ns=5_000_000, wall_ns=[9_000_000]).added_to(own)
    assert (slow.wall_ns, slow.empty_ns) == ((9_000_000 - MOST_EMPTY_NS,), 5_000_000)


def test_calls_after_the_held_one_write_the_same_outputs_if_they_reuse_their_memory() -> None:
    buffer = [0]
    kept: list[int] = []

    def call(number: int) -> list[int]:
        buffer[0] = number
        return buffer

    timed = TimedCall(call, (0,), lambda: None, lambda: None)
    run_block(
        timed,
        words_of(1, held=1, keeps=[0]),
        calls=4,
        call_ns=2_000_000_000,
        keep=lambda held: kept.append(held[0]),
        arguments=lambda number: [[number + call] for call in range(4)],
        reuses_outputs=True,
    )
    # The last call had the inputs of the one that was to be held.
    assert kept == [8]
    assert buffer == [8]


def test_only_floating_point_inputs_are_rolled_unless_there_are_none() -> None:
    assert rolled_tensors([X, IDS, WEIGHT]) == [Rolled(0, 8, 4)]
    assert rolled_tensors([IDS, WEIGHT]) == [Rolled(0, 9, 8)]
    assert rolled_tensors([WEIGHT]) == []


def test_very_large_inputs_stay_as_they_are_on_both_sides() -> None:
    (one,) = rolled_tensors([TensorSpec("x", ((1 << 24) + 1,), "float32", kind="input")])
    assert {one.shift(number_of(trial, call)) for trial in (1, 9) for call in range(5)} == {0}
    assert one.shift(0) == 1
    (other,) = rolled_tensors([TensorSpec("x", (1 << 24,), "float32", kind="input")])
    assert other.shift(number_of(1, 0)) != other.shift(number_of(1, 3))


@pytest.mark.parametrize("elements", [2, 3, 100, 5000, 100_003])
def test_calls_and_trials_roll_differently(elements: int) -> None:
    one = Rolled(3, elements, 4)
    trials = {one.shift(number_of(trial, 0)) for trial in range(1, 400)}
    assert min(trials) >= 0
    assert max(trials) < elements
    assert len(trials) >= min(elements - 1, 90)
    calls = {one.shift(number_of(LARGEST_TRIAL, call)) for call in range(300)}
    assert len(calls) >= min(elements, 50)
    assert one.shift(0) == 1


def test_a_view_begins_where_every_compiler_accepts_it() -> None:
    one = Rolled(0, 100_003, 4)
    assert one.is_viewed
    assert one.variants > 1000
    assert all(one.offset(call) % 64 == 0 and one.offset(call) < one.elements for call in range(5000))
    small = Rolled(0, 100, 4)
    assert not small.is_viewed
    assert small.variants * 400 <= 1 << 20

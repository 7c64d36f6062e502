"""Stands in for the server in a block of trials: the words that it would send, and the answers that it got."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from graphnet_runner import gate
from graphnet_runner.counters import Counters
from graphnet_runner.timing import Block, TimedCall, Trials, run_trials

Word = tuple[bytes, int]


def words_of(count: int, held: int = 0, keeps: Sequence[int] = ()) -> Iterator[Word]:
    """The words of a block of ``count`` trials. In those of ``keeps``, the server keeps the outputs."""
    yield gate.WARM, 0
    yield gate.EMPTY, 0
    for trial in range(count):
        yield gate.PREPARE, 7 + trial
        yield gate.GO, held
        if trial in keeps:
            yield gate.KEEP, 0
    yield gate.END, 0


class ScriptedGate:
    """A gate that needs no server."""

    def __init__(self, words: Iterator[Word]) -> None:
        self._words = words
        self.answers: list[bytes] = []
        self.answer = self.answers.append

    def next_word(self) -> Word:
        return next(self._words)


def run_block(
    timed: TimedCall,
    words: Iterator[Word],
    calls: int = 1,
    call_ns: int = 1000,
    cold: bool = False,
    counters: Counters | None = None,
    keep: Callable[[Any], None] = lambda held: None,
    arguments: Callable[[int], Sequence[Sequence[Any]]] | None = None,
    reuses_outputs: bool = False,
) -> tuple[Trials, list[bytes]]:
    """Run a block as these words say. Return what the process measured, and its answers."""

    def prepare(number: int) -> Sequence[Sequence[Any]]:
        timed.prepare()
        return arguments(number) if arguments is not None else [timed.arguments] * calls

    scripted = ScriptedGate(words)
    block = Block(timed, calls, call_ns, prepare, keep, reuses_outputs, cold)
    return run_trials(block, scripted, counters), scripted.answers  # type: ignore[arg-type]

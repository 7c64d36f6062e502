"""Tests how the graphs of a whole model are timed, with a clock and a scheduler that the test moves."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from graphnet_runner import part_times as module


class Machine:
    """Calls of the graph ``long`` take 100 ns, of ``short`` 10 ns; each call in ``disturbed`` 5,000 ns more."""

    def __init__(self, disturbed: set[int], step_ns: int = 0) -> None:
        self.now = self.switches = self.number = 0
        self.disturbed, self.step_ns = disturbed, step_ns
        self.calls = {"long": lambda: self._run(100), "short": lambda: self._run(10)}

    def forward(self) -> str:
        self.number += 1
        self.calls["long"]()
        # The model frees a result between the graphs.
        self.now += 7
        self.calls["short"]()
        return "result"

    def _run(self, ns: int) -> None:
        self.now += ns + self.step_ns
        if ns == 100 and self.number in self.disturbed:
            self.now += 5_000
            self.switches += 1


def times_of(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> dict[str, set[int]]:
    monkeypatch.setattr(module, "perf_counter_ns", lambda: machine.now)
    monkeypatch.setattr(module, "getrusage", lambda _: SimpleNamespace(ru_nivcsw=machine.switches))
    nothing = lambda: None  # noqa: E731
    return {part.name: set(part.wall_ns) for part in module.part_times(machine, (), nothing, nothing, nothing)}


def test_calls_in_which_the_process_lost_its_core_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine({number for number in range(1000) if number % 4})
    assert times_of(machine, monkeypatch) == {"long": {107}, "short": {10}}
    # The model is as it was.
    machine.forward()


def test_if_it_always_loses_its_core_all_calls_count(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(set(range(10**6)))
    assert times_of(machine, monkeypatch) == {"long": {5_107}, "short": {10}}


def test_a_slow_model_is_called_a_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(set(), step_ns=10**9)
    assert times_of(machine, monkeypatch) == {"long": {10**9 + 107}, "short": {10**9 + 10}}
    assert machine.number <= 10

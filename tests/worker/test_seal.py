"""Tests that Seal restores and reports replaced functions of the runner and of torch."""

from __future__ import annotations

import sys
import types
from collections.abc import Iterator

import pytest

from graphnet_contract import messages
from graphnet_runner import call_outputs, tensors, timing
from graphnet_runner.seal import Mended, Seal


@pytest.fixture
def torch(monkeypatch: pytest.MonkeyPatch) -> types.SimpleNamespace:
    class Base:
        def view(self) -> str:
            return "view"

    fake = types.SimpleNamespace(equal=lambda left, right: left == right, Tensor=type("Tensor", (Base,), {}))
    monkeypatch.setitem(sys.modules, "torch", fake)
    return fake


@pytest.fixture
def seal(torch: types.SimpleNamespace) -> Iterator[Seal]:
    made = Seal()
    yield made
    made.mend()


def test_nothing_is_changed_where_nothing_was_replaced(seal: Seal) -> None:
    assert seal.mend() == ()


def test_a_clock_is_put_back(seal: Seal) -> None:
    clock = timing.perf_counter_ns
    timing.perf_counter_ns = lambda: 0
    assert seal.mend() == ("graphnet_runner.timing.perf_counter_ns",)
    assert timing.perf_counter_ns is clock
    assert seal.mend() == ()


def test_a_function_a_method_and_their_code_are_put_back(seal: Seal) -> None:
    function, code, method = timing.run_trials, timing.timed_call.__code__, call_outputs.CallOutputs.same_as
    timing.run_trials = lambda *_: None  # type: ignore[assignment]
    timing.timed_call.__code__ = (lambda timed: (None, 1)).__code__
    call_outputs.CallOutputs.same_as = lambda self, other: True  # type: ignore[method-assign]
    assert seal.mend() == (
        "graphnet_runner.call_outputs.CallOutputs.same_as",
        "graphnet_runner.timing.run_trials",
        "graphnet_runner.timing.timed_call.__code__",
    )
    assert timing.run_trials is function
    assert timing.timed_call.__code__ is code
    assert call_outputs.CallOutputs.same_as is method


def test_a_name_that_hides_a_builtin_is_removed(seal: Seal) -> None:
    tensors.all = lambda values: True  # type: ignore[attr-defined]
    assert seal.mend() == ("graphnet_runner.tensors.all",)
    assert not hasattr(tensors, "all")


def test_messages_of_the_contract_are_put_back(seal: Seal) -> None:
    before = messages.TrialTimes
    messages.TrialTimes = timing.TrialTimes = dict  # type: ignore[misc, assignment]
    assert seal.mend() == ("graphnet_contract.messages.TrialTimes", "graphnet_runner.timing.TrialTimes")
    assert messages.TrialTimes is timing.TrialTimes is before


def test_comparisons_of_torch_are_put_back(seal: Seal, torch: types.SimpleNamespace) -> None:
    torch.equal = torch.Tensor.view = lambda *_: True
    torch.sum = len
    assert seal.mend() == ("torch.Tensor.view", "torch.equal")
    assert (torch.equal(1, 2), torch.Tensor().view(), torch.sum) == (False, "view", len)


def test_a_sample_in_which_something_was_replaced_has_the_flag(seal: Seal, capsys: pytest.CaptureFixture[str]) -> None:
    mended = Mended(seal.mend)
    mended()
    assert mended.flags() == ()
    for _ in range(2):
        timing.gc = None  # type: ignore[assignment]
        mended()
    assert mended.flags() == ("runner_patched",)
    assert capsys.readouterr().err.count("graphnet_runner.timing.gc was replaced") == 1

"""Tests how ``graphnet locate`` times candidates: not at all for a fault, and until it is decided for a slow row.

The workers stand in for real ones: the time of a graph is a sum over its statements, so no clock decides a test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import scores_kit
from chain_facts import chain
from fake_worker import FakeWorker, Script
from kit import MakeWorker
from planted_sample import write_sample
from typer.testing import CliRunner

from graphnet.bench.listener import Silent
from graphnet.cli.app import app
from graphnet.errors import UsageError
from graphnet.locate.cause import Cause
from graphnet.locate.journal import Journal, Question
from graphnet.locate.locator import Limits, Locator, NotReproduced
from graphnet.locate.prober import Prober, probe_request
from graphnet.locate.rows import Rows
from graphnet.locate.script import title_of
from graphnet.locate.signature import Answer, Kind, slow_signature
from graphnet.locate.slow import Lost, Slowness, answer_of
from graphnet.locate.text import cause_lines
from graphnet.outcomes import Outcome
from graphnet.runs.record import Ratio
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.subgraphs.cutter import EagerTimes, Subgraph
from graphnet_contract.messages import Start

#: How long a call takes beside its statements, and each statement, in ns.
CALL_NS, STATEMENT_NS = 20_000, 10_000


def body(statements: tuple[int, ...], slow: tuple[int, ...]) -> str:
    """Return the statements of a chain, of which the slow ones call tanh."""
    calls = [f"x = torch.{'tanh' if number in slow else 'neg'}(x)" for number in statements]
    return "\n".join([*calls, "return (x,)"])


def times(slow_ns: int) -> Callable[[Start], Script]:
    """Return how a worker behaves on which each slow statement takes so long."""

    def answer(start: Start) -> Script:
        slow, fast = (start.model_source.count(f"torch.{name}") for name in ("tanh", "neg"))
        return Script(trial_ns=CALL_NS + slow * slow_ns + fast * STATEMENT_NS)

    return answer


@pytest.fixture
def eager(make_worker: MakeWorker) -> FakeWorker:
    return make_worker("eager", times(STATEMENT_NS))


@pytest.fixture
def slow_prober(make_worker: MakeWorker, eager: FakeWorker, tmp_path: Path) -> Iterator[Callable[[int], Any]]:
    """``slow_prober(slow_ns)`` times candidates on a worker on which each slow statement takes so long."""
    opened = []

    def make(slow_ns: int) -> Any:
        worker = make_worker("inductor", times(slow_ns))
        request = Request(device="cpu", threads=1, memory_bytes=1 << 30, reference=eager.target)
        prober = Prober(probe_request(request, worker.target, 60.0, is_slow=True), tmp_path, Silent(), is_timed=True)
        opened.append(prober.__enter__())
        return prober, worker

    yield make
    for one in opened:
        one.__exit__(None, None, None)


def searched(
    folder: Path, prober: Prober, count: int, slow: tuple[int, ...], ratio: float = 3.0, names: bool = False
) -> Cause:
    """Search a chain of ``count`` statements whose row took ``ratio`` times as long as the reference.

    With ``names``, the search sees which operator each statement calls.
    """

    def cut(statements: tuple[int, ...], name: str, *_: object) -> Subgraph:
        path = write_sample(folder / "candidates" / name, body(statements, slow))
        return Subgraph(path, statements, (), (), f"g{statements}", f"s{statements}")

    def eager_times(_: int) -> EagerTimes:
        return EagerTimes(CALL_NS, (STATEMENT_NS,) * count)

    row = scores_kit.row("a/b", outcome=Outcome.OK).model_copy(
        update={"speedup": Ratio(ratio=1 / ratio, low=0, high=1)}
    )
    question = Question(
        sample="a/b",
        sample_hash="h",
        row_key="k",
        backend="inductor",
        signature=slow_signature(row, 2.0),
        timeout_s=60.0,
    )
    sample = write_sample(folder / "sample", body(tuple(range(count)), slow))
    facts = replace(chain(count), results=(f"v{count}",))
    if names:
        statements = [
            replace(one, text=f"v{number + 1} = {'tanh' if number in slow else 'neg'}(v{number})")
            for number, one in enumerate(facts.statements)
        ]
        facts = replace(facts, statements=tuple(statements))
    cutter: Any = SimpleNamespace(facts=facts, cut=cut, times=eager_times)
    journal = Journal.begin(folder / "search", question)
    return Locator(journal, sample, cutter, prober, None, lambda _: None, Limits()).run()


def test_the_slow_operator_is_found_and_what_it_explains_is_said(
    tmp_path: Path, slow_prober: Callable[[int], Any]
) -> None:
    prober, worker = slow_prober(2_000_000)
    cause = searched(tmp_path, prober, 40, (17,))
    assert cause.statements == (17,)
    assert cause.slow is not None
    # 420 us in the reference, and 2.41 ms here, of which the operator loses 1.99 ms.
    assert cause.slow.whole.ratio == pytest.approx(2_410 / 420, rel=0.01)
    assert (cause.slow.explained, cause.slow.left) == (pytest.approx(1.0, abs=0.02), pytest.approx(1.0, abs=0.02))
    # Whether smaller arguments are as slow is not asked, because they lose less time.
    assert (cause.smaller.text(), cause.dtypes, cause.needs_values) == ("", {}, False)
    # The whole is measured until its ratio is known well. Equal pairs decide about a part at the first look, of three.
    parts = sum(test.tries > 0 for test in kept_tests(tmp_path)) - 1
    assert len(worker.starts) == 5 + 3 * (parts + 1)
    shown = "\n".join(cause_lines(cause, tmp_path))
    assert "1 statement of 40 keeps half of the lost time, on a logarithmic scale:" in shown
    assert "this graph takes 67.11 times as long (67.11 to 67.11), and 7.1% of the time of eager mode" in shown
    assert "that explains 99%; without it, the sample would take 1.01 times as long" in shown
    assert title_of(cause.signature_of_smallest, "inductor", ("tanh",)).startswith("inductor: 67.1 times slower")


def kept_tests(folder: Path) -> list[Any]:
    return Journal.read(folder / "search").tests


def test_a_loss_that_is_spread_keeps_what_explains_half_of_it(
    tmp_path: Path, slow_prober: Callable[[int], Any]
) -> None:
    prober, _ = slow_prober(1_000_000)
    slow = (1, 4, 7)
    cause = searched(tmp_path, prober, 8, slow)
    assert cause.slow is not None
    # 31 times as long. Without two of the three, still 11; the square root is 5.5, so all are needed.
    assert cause.statements == slow
    prober, _ = slow_prober(60_000)
    cause = searched(tmp_path / "less", prober, 8, slow, ratio=2.5)
    # 2.5 times as long, and 1.5 without two of them.
    assert (len(cause.statements), set(cause.statements) <= set(slow)) == (2, True)
    assert cause.slow is not None
    assert (cause.slow.left, cause.slow.explained) == (pytest.approx(1.5, rel=0.02), pytest.approx(0.56, abs=0.01))


def test_one_statement_stands_for_all_that_do_the_same(tmp_path: Path, slow_prober: Callable[[int], Any]) -> None:
    prober, _ = slow_prober(500_000)
    slow = (3, 9, 21, 22, 35)
    cause = searched(tmp_path, prober, 40, slow, names=True)
    assert (cause.statements, cause.like) == ((3,), (9, 21, 22, 35))
    assert cause.slow is not None
    # 420 us in the reference, of which five calls of one statement take 150; 2.87 ms here. A call of one statement
    # costs at most 10 us more: a third of the 30 us that it takes in the reference.
    part = cause.slow.part
    assert (part.ratio, part.share, part.call) == (
        pytest.approx(520 / 30, rel=0.01),
        pytest.approx(150 / 420),
        pytest.approx(1 / 3, rel=0.01),
    )
    assert cause.slow.left == pytest.approx(2_870 / 420 - (520 / 30 - 4 / 3) * 150 / 420, rel=0.02)
    # The whole, a short statement, one of each group, and drawn values.
    assert sum(not test.knobs for test in kept_tests(tmp_path)) == 5
    shown = "\n".join(cause_lines(cause, tmp_path))
    assert "it stands for 4 statements more with the same operators and shapes: 9, 21, 22, 35" in shown
    assert "and, with those for which it stands, 35.7% of the time of eager mode" in shown


def test_what_the_compiler_makes_of_many_is_a_part_of_the_compiler(
    tmp_path: Path, make_worker: MakeWorker, eager: FakeWorker
) -> None:
    def answer(start: Start) -> Script:
        """Ten statements or more are fused into one slow kernel."""
        count = start.model_source.count("torch.neg")
        fused = count >= 10 and "epilogue_fusion=False" not in str(start.options)
        return Script(trial_ns=CALL_NS + count * STATEMENT_NS + 2_000_000 * fused)

    worker = make_worker("inductor", answer)
    request = Request(device="cpu", threads=1, memory_bytes=1 << 30, reference=eager.target)
    asked = probe_request(request, worker.target, 60.0, is_slow=True)
    with Prober(asked, tmp_path, Silent(), is_timed=True) as prober:
        cause = searched(tmp_path, prober, 24, ())
    # No statement alone is slow, and without the fusion the whole is not: known before smaller graphs are tried.
    first = next(test for test in kept_tests(tmp_path) if test.knobs)
    assert (first.knobs, len(first.statements), first.answer) == (("no_fusion",), 24, Answer.passes)
    assert len(cause.statements) == 10
    assert cause.remedy is not None
    assert (cause.remedy.knobs, cause.remedy.helps_whole) == (("no_fusion:epilogue_fusion=False",), True)
    assert "parts of the compiler, in the whole sample" in cause.minimal_under


def test_a_graph_that_was_slow_by_chance_is_said_and_no_part_of_the_compiler_is_blamed(
    tmp_path: Path, make_worker: MakeWorker, eager: FakeWorker
) -> None:
    alone: list[str] = []

    def answer(start: Start) -> Script:
        """The slow statement alone is slow in the three pairs of its test, and fast when it is measured again."""
        slow, fast = (start.model_source.count(f"torch.{name}") for name in ("tanh", "neg"))
        if slow and not fast:
            alone.append(start.sample)
        is_slow = bool(slow and (fast or len(alone) <= 3))
        return Script(trial_ns=CALL_NS + (slow + fast) * STATEMENT_NS + 2_000_000 * is_slow)

    worker = make_worker("inductor", answer)
    request = Request(device="cpu", threads=1, memory_bytes=1 << 30, reference=eager.target)
    asked = probe_request(request, worker.target, 60.0, is_slow=True)
    with Prober(asked, tmp_path, Silent(), is_timed=True) as prober:
        cause = searched(tmp_path, prober, 20, (7,), names=True)
    assert (cause.statements, cause.rate_of_smallest.failures, cause.rate_of_smallest.tries) == ((7,), 1, 2)
    assert (cause.parts, cause.remedy, cause.needs_values) == ((), None, None)
    shown = "\n".join(cause_lines(cause, tmp_path))
    assert "measured again, the smallest graph did not certainly lose half of the time" in shown


def test_a_remedy_of_the_whole_is_kept_if_the_smallest_graph_is_slow_with_every_knob(
    tmp_path: Path, make_worker: MakeWorker, eager: FakeWorker
) -> None:
    def answer(start: Start) -> Script:
        """Ten statements or more are slow. In the whole, they are not without the fusion."""
        count = start.model_source.count("torch.neg")
        helped = count == 24 and "epilogue_fusion=False" in str(start.options)
        return Script(trial_ns=CALL_NS + count * STATEMENT_NS + 2_000_000 * (count >= 10 and not helped))

    worker = make_worker("inductor", answer)
    request = Request(device="cpu", threads=1, memory_bytes=1 << 30, reference=eager.target)
    asked = probe_request(request, worker.target, 60.0, is_slow=True)
    with Prober(asked, tmp_path, Silent(), is_timed=True) as prober:
        cause = searched(tmp_path, prober, 24, ())
    assert len(cause.statements) == 10
    # What is said of the parts is said of the smallest graph.
    assert {part.answer for part in cause.parts} == {Answer.fails}
    assert cause.remedy is not None
    assert (cause.remedy.knobs, cause.remedy.helps_whole) == (("no_fusion:epilogue_fusion=False",), True)


def test_a_row_that_is_fast_today_is_not_searched(tmp_path: Path, slow_prober: Callable[[int], Any]) -> None:
    prober, _ = slow_prober(300_000)
    with pytest.raises(NotReproduced, match=r"now it takes 1\.69 times as long"):
        searched(tmp_path, prober, 40, (17,))


@pytest.mark.parametrize(
    ("shares", "answer", "pairs"),
    [((2.2,), Answer.fails, 3), ((1.8,), Answer.passes, 3), ((1.5, 2.7), Answer.invalid, 20)],
)
def test_a_test_of_times_ends_when_its_interval_excludes_the_limit(
    tmp_path: Path, make_worker: MakeWorker, eager: FakeWorker, shares: tuple[float, ...], answer: Answer, pairs: int
) -> None:
    def answers(_: Start) -> Script:
        worker.count = getattr(worker, "count", -1) + 1
        return Script(trial_ns=int((CALL_NS + STATEMENT_NS) * shares[worker.count % len(shares)]))

    worker: Any = SimpleNamespace()
    candidate = make_worker("inductor", answers)
    request = Request(device="cpu", threads=1, memory_bytes=1 << 30, reference=eager.target)
    sample = write_sample(tmp_path / "sample", body((0,), ()))
    asked = probe_request(request, candidate.target, 60.0, is_slow=True)
    with Prober(asked, tmp_path, Silent(), is_timed=True) as prober:
        record = prober.measure(sample, "candidate", limit=2.0)
    assert record.timing is not None
    assert record.timing.processes == pairs
    found, why, lost = answer_of(slow_signature(record, 1.1), record, 2.0, 1.0)
    assert (found, bool(why)) == (answer, answer is Answer.invalid)
    assert lost is not None
    assert lost.low <= lost.ratio <= lost.high


def test_a_candidate_of_a_fault_makes_no_timed_call(tmp_path: Path, make_worker: MakeWorker) -> None:
    eager, worker = (make_worker(name, Script(abort_in_trials=True)) for name in ("eager", "inductor"))
    request = Request(device="cpu", threads=1, memory_bytes=1 << 30, reference=eager.target)
    sample = write_sample(tmp_path / "sample", body((0,), ()))
    asked = probe_request(request, worker.target, 60.0)
    with Prober(asked, tmp_path, Silent()) as prober:
        record = prober.measure(sample, "candidate")
    assert (record.outcome, record.timing, record.tolerance_reached) == (Outcome.OK, None, -10)
    # Two processes of the reference judge the verdict, and there is no control.
    assert (len(eager.starts), len(worker.starts)) == (2, 1)


@pytest.mark.parametrize(
    ("update", "needed"),
    [
        ({"outcome": Outcome.ACCURACY, "wrong_calls": ["first", "last"]}, False),
        ({"outcome": Outcome.ACCURACY, "wrong_calls": ["last"]}, True),
        ({"outcome": Outcome.ACCURACY, "wrong_calls": ["timed"]}, True),
        ({"outcome": Outcome.CRASHED, "stage": "measure"}, True),
        ({"outcome": Outcome.CRASHED, "stage": "compile"}, False),
    ],
)
def test_a_fault_of_timed_calls_is_searched_with_them(tmp_path: Path, update: dict[str, Any], needed: bool) -> None:
    rows = Rows(run_of(tmp_path, update), lambda _: None, tmp_path / "repaired")
    assert rows.row(rows.one("a", None), None).needs_trials is needed


def run_of(folder: Path, update: dict[str, Any]) -> Path:
    """Write a run with one row, and return its folder."""
    sample = write_sample(folder / "samples" / "a", body((0, 1), ()))
    request = Request(backends=["nope"], samples=[str(sample)], device="cpu", threads=1)
    store = RunStore.create(folder / "run", {"asked": request.kept()})
    store.append(scores_kit.row("samples/a").model_copy(update={"backend": "nope", **update}))
    store.unlock()
    return folder / "run"


@pytest.mark.parametrize("words", [["a"], ["--all"]])
def test_a_row_that_is_not_slow_is_one_sentence(tmp_path: Path, words: list[str]) -> None:
    run = run_of(tmp_path, {"speedup": Ratio(ratio=0.6, low=0.5, high=0.7)})
    done = CliRunner().invoke(app, ["locate", str(run), *words, "--slower-than", "2"])
    assert isinstance(done.exception, UsageError)
    assert "is slower than 2 times the reference" in str(done.exception)
    named = CliRunner().invoke(app, ["locate", str(run), "a", "--backend", "nope", "--slower-than", "2"])
    assert "is not slower than 2 times the reference (1.67 times as long)" in str(named.exception)


def test_a_part_may_lose_more_than_the_whole() -> None:
    whole = Lost(ratio=4, low=4, high=4, share=1)
    part = Lost(ratio=50, low=50, high=50, share=0.1)
    assert (Slowness.of(whole, part).left, Slowness.of(whole, part).explained) == (1.0, 1.0)
    # Half of 4x on a logarithmic scale is 2x: a part with a tenth of the time must lose two thirds of the lost time.
    assert whole.limit_of_part(0.1) == pytest.approx(21)


def test_a_wrong_candidate_is_not_slow() -> None:
    record = scores_kit.row("a/b").model_copy(update={"speedup": Ratio(ratio=0.2, low=0.1, high=0.3)})
    assert slow_signature(record, 2.0).kind is Kind.slow
    wrong = record.model_copy(update={"outcome": Outcome.ACCURACY})
    with pytest.raises(UsageError, match="ACCURACY without a speedup"):
        slow_signature(wrong, 2.0)

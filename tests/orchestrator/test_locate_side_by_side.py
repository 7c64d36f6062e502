"""Tests which candidates ``graphnet locate`` begins on free slots, and how it takes their answers."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import scores_kit
from chain_facts import chain
from kit import MakeWorker
from planted_sample import write_sample
from typer.testing import CliRunner

from graphnet.bench.unit import Unit
from graphnet.cli.app import app
from graphnet.engines.fleet import Answer as FleetAnswer
from graphnet.engines.order import Finished
from graphnet.errors import BackendUnavailable, UsageError
from graphnet.locate.guess import next_candidates
from graphnet.locate.journal import Journal, Question
from graphnet.locate.locator import Limits, Locator
from graphnet.locate.prober import SideBySide, Unmeasured, Where, probe_request
from graphnet.locate.rows import check_where
from graphnet.locate.search import Candidate, Judged, Search
from graphnet.locate.signature import Answer, signature_of
from graphnet.outcomes import Outcome
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.subgraphs.cutter import Subgraph


def search_with(test: Any, count: int = 64) -> Search:
    return Search(chain(count), Candidate(tuple(range(count)), (0, 1)), None, test)


def test_guesses_are_what_the_search_asks_for_if_all_pass() -> None:
    asked: list[Candidate] = []

    def passes(candidate: Candidate) -> Judged:
        asked.append(candidate)
        return Judged(candidate, Answer.passes)

    search_with(passes).run()
    guesses = next_candidates(lambda test: search_with(test).run(), {}, 5)
    assert guesses == asked[:5]
    # With two answers that are known, the guesses go on behind them.
    known = {one: Judged(one, Answer.passes) for one in asked[:2]}
    assert next_candidates(lambda test: search_with(test).run(), known, 3) == asked[2:5]
    # A failure leads elsewhere.
    known[asked[1]] = Judged(asked[1], Answer.fails)
    others = next_candidates(lambda test: search_with(test).run(), known, 2)
    assert others
    assert others != asked[2:4]


def test_there_are_no_more_guesses_than_candidates() -> None:
    everything = next_candidates(lambda test: search_with(test, 2).run(), {}, 100)
    assert 0 < len(everything) == len(set(everything)) < 10


class Slots:
    """A prober whose slots end a candidate only when it is waited for. It notes what ran side by side."""

    def __init__(self, count: int, culprits: set[int]) -> None:
        self.slots = count
        self.knobs: dict[str, Any] = {}
        self._culprits = culprits
        self.running: list[str] = []
        self.most = 0

    @property
    def free(self) -> int:
        return self.slots - len(self.running)

    def entries(self, _: str) -> tuple[str, ...]:
        return ()

    def begin(self, sample: Path, name: str, knobs: tuple[str, ...] = ()) -> None:
        if self.free and name not in self.running:
            self.running.append(name)
            self.most = max(self.most, len(self.running))

    def measure(self, sample: Path, name: str, knobs: tuple[str, ...] = (), limit: float | None = None) -> Any:
        # A slot ends with each answer; those that were begun too early end with it.
        self.running.clear()
        present = {int(word) for word in (sample / "statements").read_text().split()}
        return scores_kit.row("a/b", outcome=Outcome.CRASHED if self._culprits <= present else Outcome.OK)


def located(folder: Path, slots: int, culprits: set[int], count: int = 40) -> tuple[Any, Slots]:
    """Search a chain whose culprits together crash, with so many slots."""

    def cut(statements: tuple[int, ...], name: str, *_: object) -> Subgraph:
        path = write_sample(folder / "candidates" / name, "return (x,)")
        (path / "statements").write_text(" ".join(map(str, statements)))
        return Subgraph(path, statements, (), (), f"g{statements}", f"s{statements}")

    row = scores_kit.row("a/b", outcome=Outcome.CRASHED)
    question = Question(
        sample="a/b", sample_hash="h", row_key="k", backend="nope", signature=signature_of(row), timeout_s=60.0
    )
    sample = write_sample(folder / "sample", "return (x,)")
    (sample / "statements").write_text(" ".join(map(str, range(count))))
    cutter: Any = SimpleNamespace(facts=chain(count), cut=cut)
    prober = Slots(slots, culprits)
    journal = Journal.begin(folder / "search", question)
    any_prober: Any = prober
    cause = Locator(journal, sample, cutter, any_prober, None, lambda _: None, Limits()).run()
    return cause, prober


@pytest.mark.parametrize("culprits", [{17}, {3, 30}, {5, 6, 39}])
def test_slots_change_the_waiting_and_not_the_result(tmp_path: Path, culprits: set[int]) -> None:
    alone, _ = located(tmp_path / "alone", 0, culprits)
    beside, prober = located(tmp_path / "beside", 4, culprits)
    assert (
        (beside.statements, beside.tests) == (alone.statements, alone.tests) == (tuple(sorted(culprits)), alone.tests)
    )
    assert prober.most == 4


class Fleet:
    """Slots that return what they are given, the last unit first."""

    def __init__(self, results: dict[str, list[Finished | None]]) -> None:
        self._results = results
        self._units: list[Unit] = []

    def slots(self, _: str) -> int:
        return 2

    def submit(self, unit: Unit) -> None:
        self._units.append(unit)

    def wait(self, _: float) -> list[FleetAnswer]:
        unit = self._units.pop()
        finished = self._results[unit.sample].pop(0)
        return [FleetAnswer(unit, finished, "" if finished else "the slot died")]


def unit(name: str) -> Unit:
    job = {"site": "nope", "key": name, "options": {}, "artifacts": "a", "command": ""}
    return Unit.model_validate({"sample": name, "place": "/nowhere", "jobs": [job]})


def ended(name: str) -> Finished:
    return Finished(host="h", rows=(scores_kit.row(name).line(),))


def side_by_side(**results: list[Finished | None]) -> SideBySide:
    fleet: Any = Fleet(results)
    return SideBySide(fleet, "")


def test_a_candidate_that_ended_while_another_was_waited_for_is_not_run_again() -> None:
    beside = side_by_side(first=[ended("first")], second=[ended("second")])
    beside.begin(unit("first"))
    beside.begin(unit("second"))
    assert beside.free == 0
    assert beside.measured(unit("first")).sample == "first"
    assert beside.free == 2
    assert beside.measured(unit("second")).sample == "second"


def test_a_slot_that_cannot_run_a_candidate_gets_it_again() -> None:
    problem = Finished(host="h", problem="the worker of eager did not start")
    beside = side_by_side(one=[problem, ended("one")])
    assert beside.measured(unit("one")).sample == "one"
    beside = side_by_side(one=[problem, problem, problem])
    with pytest.raises(BackendUnavailable, match="the worker of eager did not start; go on with --resume"):
        beside.measured(unit("one"))
    beside = side_by_side(one=[None])
    # A candidate that ends its slot each time may be invalid: the search asks the whole sample then.
    with pytest.raises(Unmeasured, match=r"could not measure one in 3 tries \(the slot died\)"):
        beside.measured(unit("one"))


def test_slots_have_the_cores_of_the_row() -> None:
    request = Request(device="cpu", threads=2)
    with pytest.raises(UsageError, match="--threads 2, and a slot of --slots 4x1 has 1; give --slots 4x2"):
        check_where(request, Where(slots="4x1"))
    check_where(request, Where(slots="4x2"))
    with pytest.raises(UsageError, match="was measured on cuda; leave it out"):
        check_where(Request(device="cuda", threads=2), Where(slots="4x2"))
    with pytest.raises(UsageError, match="give --on once"):
        check_where(request, Where(on=("ray:a=b", "ray:a=c")))


def test_slots_share_the_memory_that_nobody_asked_for() -> None:
    default = Request(device="cpu", threads=1, memory_bytes=8 << 30).with_memory_by_default()
    assert probe_request(default, "nope", 60.0, where=Where(slots="4x1")).memory_bytes == 2 << 30
    asked = Request(device="cpu", threads=1, memory_bytes=8 << 30)
    assert probe_request(asked, "nope", 60.0, where=Where(slots="4x1")).memory_bytes == 8 << 30
    # Without slots, all candidates run on one GPU.
    assert probe_request(Request(device="cuda:all"), "nope", 60.0).device == "cuda"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--slots", "two"], "is not NxC"),
        (["--on", "rya"], "is neither ray"),
        (["--slower-than", "2", "--slots", "2x1"], "leave out --slots and --on"),
    ],
)
def test_bad_places_are_one_sentence(tmp_path: Path, make_worker: MakeWorker, words: list[str], said: str) -> None:
    request = Request(backends=["nope"], samples=[str(tmp_path)], device="cpu", threads=1)
    RunStore.create(tmp_path / "run", {"asked": request.kept()}).unlock()
    done = CliRunner().invoke(app, ["locate", str(tmp_path / "run"), "a", *words])
    assert isinstance(done.exception, UsageError)
    assert said in str(done.exception)

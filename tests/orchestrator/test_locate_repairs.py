"""Tests what ``graphnet locate`` keeps, refuses and says around the search itself. Nothing is compiled."""

from __future__ import annotations

import contextlib
import json
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import scores_kit
from chain_facts import chain
from locate_kit import CAUSE, QUESTION
from planted_sample import write_sample
from typer.testing import CliRunner

from graphnet.bench.listener import Silent
from graphnet.bench.plan import make_plan
from graphnet.bench.unit import Unit
from graphnet.cli.app import app
from graphnet.errors import BackendUnavailable, StorageError, UsageError
from graphnet.launch.local import Rooms
from graphnet.locate.cause import Cause, Rate
from graphnet.locate.clusters import Found, clusters_of
from graphnet.locate.journal import JOURNAL, Journal, Trial, locked
from graphnet.locate.locator import Limits, Locator, NotReproduced
from graphnet.locate.prober import Prober, Unmeasured, probe_request
from graphnet.locate.reproducer import Ran, reproduce
from graphnet.locate.rows import Row, limit_of
from graphnet.locate.script import Setting
from graphnet.locate.signature import Answer, signature_of
from graphnet.locate.text import cause_lines
from graphnet.outcomes import Outcome
from graphnet.runs.causes import CAUSES_FILE
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.settings import backends_folder
from graphnet.subgraphs.cutter import AS_IT_IS, Cutter, Smaller, Subgraph

TRIAL = Trial(
    asked=(0,),
    statements=(0,),
    results=None,
    values=True,
    graph_hash="g",
    sample_hash="s",
    answer=Answer.passes,
    failures=0,
    tries=1,
)


def test_an_early_end_does_not_say_that_the_whole_graph_is_needed(tmp_path: Path) -> None:
    early = CAUSE.model_copy(update={"ended": "interrupted"})
    assert "needs the whole graph" in "\n".join(cause_lines(CAUSE, tmp_path))
    shown = "\n".join(cause_lines(early, tmp_path))
    assert "needs the whole graph" not in shown
    assert "no smaller graph that fails so was found yet" in shown


def test_rows_that_fail_in_another_way_have_another_cause(tmp_path: Path) -> None:
    smallest = {"statements": (0,), "text": ("a = x",)}
    other = signature_of(
        scores_kit.row("a/c", outcome=Outcome.COMPILE_ERROR, stage="compile", message="KeyError: unknown target")
    )
    one = CAUSE.model_copy(update={**smallest, "graph_hash": "1"})
    same = one.model_copy(update={"graph_hash": "2", "sample": "a/c"})
    different = same.model_copy(update={"signature": other, "sample": "a/d"})
    found = clusters_of([Found(cause, tmp_path, cause.sample) for cause in (one, same, different)])
    assert [len(rows) for rows in found] == [2, 1]


@pytest.mark.parametrize(
    ("outcome", "stage", "stage_ns", "limit"),
    [
        (Outcome.ACCURACY, None, {"compile": 30 * 10**9}, 150.0),
        (Outcome.ACCURACY, None, {"compile": 10**9}, 60.0),
        (Outcome.TIMEOUT, "compile", {"load": 10**9}, 60.0),
        # The stage that failed is not timed, so nobody knows how long it took.
        (Outcome.COMPILE_ERROR, "compile", {"load": 10**9}, 240.0),
    ],
)
def test_the_limit_of_a_stage_follows_from_the_row(
    outcome: Outcome, stage: str | None, stage_ns: dict[str, int], limit: float
) -> None:
    record = scores_kit.row("a/b", outcome=outcome, stage=stage, stage_ns=stage_ns)
    assert limit_of(record, Request.model_validate({"timeout_s": 240.0})) == limit


def test_the_limit_of_tests_counts_those_of_this_search(tmp_path: Path) -> None:
    def reached(*_: object) -> None:
        raise NotReproduced("reached")

    Journal.begin(tmp_path / "search", QUESTION).add(TRIAL)
    facts = SimpleNamespace(statements=(1, 2), results=("a",))
    cutter: Any = SimpleNamespace(facts=facts)
    prober: Any = SimpleNamespace(measure=reached, slots=0)
    journal = Journal.read(tmp_path / "search")
    with pytest.raises(NotReproduced, match="reached"):
        Locator(journal, tmp_path, cutter, prober, None, print, Limits(math.inf, 1)).run()


def test_a_fault_that_is_gone_today_is_searched_again_tomorrow(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path / "search", QUESTION)
    cutter: Any = SimpleNamespace(facts=SimpleNamespace(statements=(1, 2), results=("a",)))
    for outcome in (Outcome.OK, Outcome.WORKER_LOST):
        prober: Any = SimpleNamespace(
            measure=lambda *_, outcome=outcome: scores_kit.row("a/b", outcome=outcome), slots=0
        )
        with pytest.raises(NotReproduced):
            Locator(journal, tmp_path, cutter, prober, None, print, Limits()).run()
    assert Journal.read(tmp_path / "search").tests == []


class Tool:
    """A process of the tool that answers each request with the same name, and is interrupted once."""

    def __init__(self) -> None:
        self.answers = [
            json.dumps({"name": "s", "arguments": [], "statements": [], "results": [], "plain": True, "cuts": []})
        ]
        self.interrupt = False
        self.stdin = self.stdout = self

    def write(self, line: str) -> None:
        asked = json.loads(line)
        if asked["name"] == "full":
            self.answers.append(json.dumps({"error": "OSError: No space left on device", "is_storage": True}))
            return
        answer = {"statements": asked["statements"], "stored": [], "drawn": [], "graph_hash": "", "sample_hash": ""}
        self.answers.append(json.dumps(answer))

    def flush(self) -> None:
        pass

    def readline(self) -> str:
        if self.interrupt:
            self.interrupt = False
            raise KeyboardInterrupt
        return self.answers.pop(0)


def test_a_cut_after_an_interrupted_one_gets_its_own_answer(tmp_path: Path) -> None:
    tool: Any = Tool()
    cutter = Cutter(tool, tmp_path)
    tool.interrupt = True
    with pytest.raises(KeyboardInterrupt):
        cutter.cut([1, 2, 3], "one")
    assert cutter.cut([7], "two").statements == (7,)


def test_a_full_disk_is_not_the_answer_of_a_candidate(tmp_path: Path) -> None:
    tool: Any = Tool()
    with pytest.raises(StorageError, match="No space left"):
        Cutter(tool, tmp_path).cut([1], "full")


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """A run with a failed row of each of two samples, which nothing measured."""
    samples = [str(write_sample(tmp_path / "samples" / name, "a = x + 1\nreturn (a,)")) for name in ("one", "two")]
    request = Request(backends=["nope"], samples=samples, device="cpu", threads=1)
    store = RunStore.create(tmp_path / "run", {"asked": request.kept()})
    for name in ("samples/one", "samples/two"):
        failed = {"outcome": Outcome.COMPILE_ERROR, "stage": "compile", "message": "no layout"}
        store.append(scores_kit.row(name, **failed).model_copy(update={"backend": "nope"}))
    store.unlock()
    return tmp_path / "run"


def locate(*words: object) -> Any:
    return CliRunner().invoke(app, ["locate", *map(str, words)])


def test_a_finished_search_is_not_the_answer_for_another_row(run: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    Journal.begin(out, QUESTION)
    CAUSE.write(out)
    done = locate(run, "one", "--out", out, "--resume")
    assert isinstance(done.exception, UsageError), done.output
    assert "was for another row" in str(done.exception)


def test_causes_are_not_replaced_without_resume(run: Path) -> None:
    page = run / "causes" / CAUSES_FILE
    page.parent.mkdir()
    page.write_text("{}")
    done = locate(run, "--all")
    assert "go on with --resume" in str(done.exception)
    assert page.read_text() == "{}"


def test_an_interrupt_beside_the_search_keeps_the_causes_and_says_how_to_go_on(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: Iterator[Any] = iter([CAUSE.model_copy(update={"sample": "samples/one"}), KeyboardInterrupt()])

    def located(_: object, row: Row, folder: Path, *__: object) -> Cause:
        answer = next(answers)
        if isinstance(answer, BaseException):
            raise answer
        Journal.begin(folder, row.question)
        answer.write(folder)
        return answer

    monkeypatch.setattr("graphnet.cli.locate.located", located)
    out = tmp_path / "out"
    done = locate(run, "--all", "--backend", "nope", "--timeout", "7", "--out", out)
    assert done.exit_code == 130, done.output
    assert f"locate {run} --all --backend nope --timeout 7 --out {out} --resume" in done.stderr
    assert json.loads((out / CAUSES_FILE).read_text())["failures"] == 1


def test_a_candidate_that_a_killed_search_left_is_removed_and_what_is_not_ours_is_not(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine" / "candidates" / "file").mkdir(parents=True)
    monkeypatch.setattr("graphnet.locate.rows.Rows.checked", lambda *_: type("Sample", (), {"path": tmp_path}))
    assert "give another --out" in str(locate(run, "one", "--out", tmp_path / "mine").exception)
    assert (tmp_path / "mine" / "candidates" / "file").exists()

    class Stopped(Exception):
        pass

    @contextlib.contextmanager
    def open_cutter(_: Path, candidates: Path, *__: object) -> Iterator[None]:
        assert not candidates.exists()
        raise Stopped
        yield

    monkeypatch.setattr("graphnet.subgraphs.cutter.open_cutter", open_cutter)
    monkeypatch.setattr("graphnet.launch.graph_tools.interpreter", lambda *_: "python")
    out = tmp_path / "out"
    # A search that was killed before its first test has lost nothing, so it needs no --resume.
    for words in ([], [], ["--resume"]):
        assert isinstance(locate(run, "one", "--out", out, *words).exception, Stopped)
        (out / "candidates" / "candidate_3").mkdir(parents=True)
    with (out / JOURNAL).open("a") as journal:
        journal.write(TRIAL.model_dump_json() + "\n")
    assert "go on with --resume" in str(locate(run, "one", "--out", out).exception)
    assert isinstance(locate(run, "one", "--out", out, "--resume").exception, Stopped)


@pytest.mark.parametrize("command", ["locate", "explain"])
def test_the_end_of_several_names_is_no_name(tmp_path: Path, command: str) -> None:
    for group in ("a", "b"):
        write_sample(tmp_path / "samples" / group / "one", "a = x + 1\nreturn (a,)")
    request = Request(backends=["nope"], samples=[str(tmp_path / "samples")], device="cpu", threads=1)
    store = RunStore.create(tmp_path / "run", {"asked": request.kept()})
    names = [planned.name for planned in make_plan(request).samples]
    for name in names:
        store.append(scores_kit.row(name, speedup=1.5).model_copy(update={"backend": "nope"}))
    store.unlock()
    done = CliRunner().invoke(app, [command, str(tmp_path / "run"), "one", "--out", str(tmp_path / "out")])
    assert f"one is the end of 2 names; give {' or '.join(names)}" in str(done.exception)


@pytest.mark.parametrize("name", ["minimal", "passes", "reproducer"])
def test_the_users_own_folders_are_not_replaced(run: Path, tmp_path: Path, name: str) -> None:
    (tmp_path / "mine" / name).mkdir(parents=True)
    done = locate(run, "one", "--out", tmp_path / "mine")
    assert "is not empty, and holds no search; give another --out" in str(done.exception)
    assert (tmp_path / "mine" / name).is_dir()


def test_two_searches_do_not_write_one_folder(run: Path, tmp_path: Path) -> None:
    with locked(tmp_path / "out"):
        for words in (["one"], ["--all"]):
            done = locate(run, *words, "--out", tmp_path / "out")
            assert "another graphnet locate is using" in str(done.exception)


def session_of(run_unit: Callable[[Unit, Callable[[Record], None]], None]) -> Callable[..., Any]:
    """Make the constructor of a session that starts no worker and runs each unit by ``run_unit``."""

    class Planted(contextlib.nullcontext[None]):
        def __init__(self, *_: object, **__: object) -> None:
            super().__init__()

        def __enter__(self) -> Any:
            return self

        def start_workers(self) -> None:
            pass

        def run(self, unit: Unit, keep: Callable[[Record], None], *_: object) -> None:
            run_unit(unit, keep)

    return Planted


def test_a_lost_worker_is_tried_again_and_is_no_answer(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = [Outcome.WORKER_LOST, Outcome.BACKEND_UNAVAILABLE, Outcome.OK, *[Outcome.WORKER_LOST] * 3]

    def run_unit(_: Unit, keep: Callable[[Record], None]) -> None:
        keep(scores_kit.row("a/b", outcome=ends.pop(0)))

    monkeypatch.setattr("graphnet.locate.prober.Session", session_of(run_unit))
    sample = write_sample(tmp_path / "candidate", "a = x + 1\nreturn (a,)")
    with Prober(RunStore.open(run).request(), tmp_path, Silent()) as prober:
        assert prober.measure(sample, "candidate_1").outcome is Outcome.OK
        with pytest.raises(BackendUnavailable, match=r"nope could not measure candidate_2 in 3 tries .WORKER_LOST"):
            prober.measure(sample, "candidate_2")


@pytest.mark.parametrize("gone", [False, True])
def test_a_candidate_that_ends_every_worker_is_invalid_and_a_backend_that_is_gone_ends_the_search(
    tmp_path: Path, gone: bool
) -> None:
    def measure(path: Path, name: str, *_: object) -> Record:
        if name == "candidate_0" or (gone and len(measured) == 3):
            raise Unmeasured("nope", name, "WORKER_LOST: the connection ended")
        measured.append(name)
        failed = {"outcome": Outcome.COMPILE_ERROR, "stage": "compile", "message": "no layout"}
        return scores_kit.row("a/b", **(failed if (path / "1").exists() else {}))

    def cut(statements: tuple[int, ...], name: str, *_: object) -> Subgraph:
        folder = write_sample(tmp_path / "candidates" / name, "return (x,)")
        for number in statements:
            (folder / str(number)).touch()
        return Subgraph(folder, statements, (), (), f"g{statements}", f"s{statements}")

    measured: list[str] = []
    cutter: Any = SimpleNamespace(facts=chain(4), cut=cut)
    prober: Any = SimpleNamespace(measure=measure, knobs={}, slots=0, entries=lambda _: ())
    (tmp_path / "sample").mkdir()
    (tmp_path / "sample" / "1").touch()
    journal = Journal.begin(tmp_path / "search", QUESTION)
    locator = Locator(journal, tmp_path / "sample", cutter, prober, None, lambda _: None, Limits())
    if gone:
        with pytest.raises(BackendUnavailable, match="could not measure"):
            locator.run()
        assert [test.answer for test in Journal.read(tmp_path / "search").tests] == [Answer.fails]
        return
    cause = locator.run()
    assert cause.statements == (1,)
    lost = [test for test in journal.tests if test.answer is Answer.invalid]
    assert [test.found for test in lost] == ["WORKER_LOST: the connection ended"]


def test_the_same_graph_with_fewer_rows_is_the_one_near_it_that_passes(tmp_path: Path) -> None:
    def measure(path: Path, name: str, *_: object) -> Record:
        failed = {"outcome": Outcome.COMPILE_ERROR, "stage": "compile", "message": "no layout"}
        return scores_kit.row("a/b", **({} if (path / "right").exists() else failed))

    def cut(statements: tuple[int, ...], name: str, *_: object, smaller: Smaller = AS_IT_IS) -> Subgraph:
        folder = write_sample(tmp_path / "candidates" / name, "return (x,)", shape=(4, 8))
        is_right = 1 not in statements or smaller.leading == 1 or bool(smaller.sizes or smaller.dtype)
        if is_right:
            (folder / "right").touch()
        text = f"{statements} {smaller}"
        return Subgraph(folder, statements, (), (), f"g {text}", f"s {text}")

    cutter: Any = SimpleNamespace(facts=chain(4), cut=lambda *asked: cut(*asked[:2], smaller=asked[4]))
    prober: Any = SimpleNamespace(measure=measure, knobs={}, slots=0, entries=lambda _: ())
    journal = Journal.begin(tmp_path / "search", QUESTION)
    write_sample(tmp_path / "sample", "return (x,)")
    cause = Locator(journal, tmp_path / "sample", cutter, prober, None, lambda _: None, Limits()).run()
    assert (cause.statements, cause.smaller, cause.dtypes) == ((1,), Smaller(leading=2), {"float64": Answer.passes})
    assert cause.neighbour is not None
    assert cause.neighbour.statements == (1,)
    assert (tmp_path / "search" / "passes" / "right").exists()
    assert not (tmp_path / "search" / "minimal" / "right").exists()
    shown = "\n".join(cause_lines(cause, tmp_path))
    assert "with smaller arguments: first dimension 2" in shown
    assert "it fails so in float64: no" in shown
    assert f"it passes: statements 1 (the same statements, with {cause.neighbour.smaller.text()})" in shown


def test_a_row_is_searched_under_its_own_threads(run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def run_unit(unit: Unit, keep: Callable[[Record], None]) -> None:
        asked.append(unit.conditions)
        keep(scores_kit.row("a/b"))

    monkeypatch.setattr("graphnet.locate.prober.Session", session_of(run_unit))
    sample = write_sample(tmp_path / "candidate", "a = x + 1\nreturn (a,)")
    request = probe_request(RunStore.open(run).request(), "nope[threads=2]", 60.0)
    with Prober(request, tmp_path, Silent()) as prober:
        prober.measure(sample, "candidate_1")
    assert asked == [{"threads": 2}]


def test_the_script_of_a_flaky_fault_is_run_as_often_as_a_candidate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    minimal = write_sample(tmp_path / "minimal", "a = x + 1\nreturn (a,)")
    setting = Setting(backends_folder() / "inductor", "torch", {}, "cpu", 1, 1, 1 << 30, {})
    runs: list[Ran] = []

    def run_alone(*_: object) -> Ran:
        runs.append(Ran(1, "the fault is there: no layout") if len(runs) == 6 else Ran(0, "the fault is not there"))
        return runs[-1]

    monkeypatch.setattr("graphnet.locate.reproducer.run_alone", run_alone)
    flaky = CAUSE.model_copy(update={"rate": Rate(failures=3, tries=10)})
    rooms = Rooms.of(True)
    made = reproduce(flaky, minimal, tmp_path / "out", setting, Path("python"), 1.0, rooms)
    assert (made.verified, len(runs)) == (True, 7)
    assert made.how.endswith("(try 7 of at most 20)")
    runs.clear()
    assert not reproduce(CAUSE, minimal, tmp_path / "out", setting, Path("python"), 1.0, rooms).verified
    # With drawn inputs and with the real ones, each with the recipe and through the adapter.
    assert len(runs) == 4

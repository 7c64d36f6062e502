"""Tests of the parts of bench that measure one sample: its unit, the session, and the outcome of an error."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from kit import MakeSample, MakeWorker

from graphnet.bench.endings import ROW_ERRORS, Ending, ReferenceFailed, ReferenceLost, ending_of, ending_of_error
from graphnet.bench.listener import Silent
from graphnet.bench.plan import Plan, make_plan
from graphnet.bench.session import Session
from graphnet.bench.unit import SampleReader, Unit, units_of
from graphnet.errors import BackendUnavailable, StorageError, WorkerLost
from graphnet.outcomes import Outcome
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet_contract import messages

THREE = ("eager", "inductor", "nope")
Planned = Callable[..., tuple[Request, Plan, Unit]]


class Quiet(Silent):
    """A listener that records the site of each row that began, the stages, and the reasons for waiting."""

    def __init__(self) -> None:
        self.began: list[str] = []
        self.stages: list[tuple[str, str, str]] = []
        self.waited: list[str] = []

    def row_started(self, sample: str, site: str) -> None:
        self.began.append(site)

    def stage_started(self, sample: str, site: str, stage: str) -> None:
        self.stages.append((sample, site, stage))

    def waiting(self, reason: str) -> None:
        self.waited.append(reason)


@pytest.fixture
def planned(make_sample: MakeSample, make_worker: MakeWorker, tmp_path: Path) -> Planned:
    """``planned(reference, *backends)`` plans one sample on fake workers."""

    def run(reference: str, *backends: str) -> tuple[Request, Plan, Unit]:
        request = Request(
            reference=make_worker(reference).target,
            backends=[make_worker(backend).target for backend in backends],
            samples=[str(make_sample("a"))],
            device="cpu",
            threads=1,
            memory_bytes=1 << 30,
            trials=5,
            min_time_s=0,
            budget_s=1,
        )
        plan = make_plan(request)
        ((_, unit),) = units_of(request, plan, frozenset(), tmp_path, SampleReader())
        return request, plan, unit

    return run


def rows_of(tmp_path: Path, request: Request, plan: Plan, unit: Unit, keep: Callable[[Record], None]) -> Quiet:
    listener = Quiet()
    with Session(request, plan.sites, tmp_path, listener) as session:
        session.run(unit, keep)
    return listener


def test_a_unit_goes_through_json_and_gives_a_row_per_job(planned: Planned, tmp_path: Path) -> None:
    request, plan, unit = planned(*THREE)
    again = Unit.model_validate_json(unit.model_dump_json())
    assert again == unit
    rows: list[Record] = []
    listener = rows_of(tmp_path, request, plan, again, rows.append)
    assert [(row.key, row.outcome) for row in rows] == [(job.key, Outcome.OK) for job in unit.jobs]
    assert listener.began == [job.site for job in unit.jobs]


def test_jobs_that_are_done_are_no_part_of_a_unit(planned: Planned, tmp_path: Path) -> None:
    request, plan, unit = planned(*THREE)
    first, second = unit.jobs
    ((_, rest),) = units_of(request, plan, frozenset({first.key}), tmp_path, SampleReader())
    assert rest.jobs == (second,)
    assert list(units_of(request, plan, frozenset({first.key, second.key}), tmp_path, SampleReader())) == []


@pytest.mark.parametrize("cut", [0, 1])
def test_an_interrupt_cancels_the_job_that_it_cuts_and_no_other(planned: Planned, tmp_path: Path, cut: int) -> None:
    request, plan, unit = planned(*THREE)
    rows: list[Record] = []

    class Interrupting(Quiet):
        def row_started(self, sample: str, site: str) -> None:
            super().row_started(sample, site)
            if len(self.began) > cut:
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), Session(request, plan.sites, tmp_path, Interrupting()) as session:
        session.run(unit, rows.append)
    assert [row.outcome for row in rows] == [Outcome.OK] * cut + [Outcome.CANCELLED]
    assert rows[-1].key == unit.jobs[cut].key


def test_a_row_that_cannot_be_kept_ends_the_run(planned: Planned, tmp_path: Path) -> None:
    request, plan, unit = planned("eager", "inductor")

    def full(record: Record) -> None:
        raise StorageError("no room")

    with pytest.raises(StorageError):
        rows_of(tmp_path, request, plan, unit, full)


def test_a_sample_is_read_once_for_its_key_and_its_run(
    make_sample: MakeSample, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, folder = SampleReader(), str(make_sample("a"))
    assert reader.sample_hash(folder) == reader.read(folder).sample_hash
    assert reader.read(folder) is reader.read(folder)
    other = str(make_sample("b"))
    assert reader.read(other).name != reader.read(folder).name


def test_the_samples_of_a_batch_are_remembered(make_sample: MakeSample) -> None:
    places = [str(make_sample(name)) for name in ("a", "b", "c")]
    reader = SampleReader(2)
    first = [reader.read(place) for place in places[:2]]
    assert [reader.read(place) for place in places[:2]] == first
    assert reader.read(places[0]) is first[0]
    reader.read(places[2])
    assert reader.read(places[1]) is first[1]
    assert reader.read(places[0]) is not first[0]


@pytest.mark.parametrize(
    ("error", "of_reference", "expected"),
    [
        (BackendUnavailable("no"), False, Ending(Outcome.BACKEND_UNAVAILABLE, None, None, "no")),
        (BackendUnavailable("no"), True, Ending(Outcome.BACKEND_UNAVAILABLE, None, None, "the reference: no")),
        (WorkerLost("{gone}"), False, Ending(Outcome.WORKER_LOST, None, None, "{gone}")),
        (ReferenceLost("gone"), True, Ending(Outcome.WORKER_LOST, None, None, "the reference's worker: gone")),
        (ReferenceFailed(Ending(Outcome.REFERENCE_UNSTABLE)), True, Ending(Outcome.REFERENCE_UNSTABLE)),
    ],
)
def test_errors_become_endings(error: Exception, of_reference: bool, expected: Ending) -> None:
    assert ending_of_error(error, of_reference) == expected


def test_an_outcome_of_a_later_version_is_a_row_that_says_so() -> None:
    ending = ending_of(messages.Outcome(messages.OutcomeCode.UNSPECIFIED, messages.Stage.COMPILE))
    assert (ending.outcome, ending.stage) == (Outcome.WORKER_LOST, "compile")
    assert "update graphnet" in (ending.message or "")


def test_only_errors_with_a_rule_become_rows() -> None:
    assert not issubclass(StorageError, ROW_ERRORS)
    assert not issubclass(KeyboardInterrupt, ROW_ERRORS)
    with pytest.raises(TypeError):
        ending_of_error(StorageError("no room"))


def test_a_listener_is_told_every_stage_of_both_sides_and_what_the_run_waits_for(
    planned: Planned, tmp_path: Path
) -> None:
    request, plan, unit = planned("eager", "inductor")
    (backend,) = request.backends
    listener = Quiet()
    with Session(request, plan.sites, tmp_path, listener) as session:
        session.start_workers()
        session.run(unit, lambda _row: None)
    assert {sample for sample, _, _ in listener.stages} == {unit.sample}
    for site in (request.reference, backend):
        stages = [stage for _, one, stage in listener.stages if one == site]
        assert stages[:4] == ["load", "inputs", "compile", "warm_up"]
    assert listener.waited[-1] == ""
    assert backend in listener.waited[0]

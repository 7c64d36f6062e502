"""Tests of the driver of a fleet: how it keeps slots busy, and that it neither loses nor doubles a row."""

from __future__ import annotations

import itertools
import signal
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from engines_kit import Heard, PlannedFleet, finished, folder_of, nothing, numbered, request, row, unit

from graphnet.bench.plan import plan_sites
from graphnet.bench.unit import SampleReader, Unit
from graphnet.engines.fleet import IN_FLIGHT, Answer, FleetSession, session_on
from graphnet.engines.order import Machine, Order
from graphnet.engines.ray_fleet import RayFleet, hidden_directories
from graphnet.engines.slot_session import SlotSession
from graphnet.errors import BackendUnavailable
from graphnet.launch.resident import Residents
from graphnet.outcomes import Outcome
from graphnet.runs.controls import Control
from graphnet.runs.record import Ratio, Record
from graphnet.runs.request import Request


def session_of(
    fleet: PlannedFleet, tmp_path: Path, heard: Heard, units: int, asked: Request | None = None
) -> FleetSession:
    asked = asked or request()
    return FleetSession(fleet, asked, plan_sites(asked), folder_of(tmp_path), heard, units)


def driven(
    tmp_path: Path, fleet: PlannedFleet, units: Iterable[Unit], count: int, asked: Request | None = None
) -> tuple[Heard, list[Record], FleetSession]:
    """Run units on a fleet. Return what the session said, the rows that it kept, and the session."""
    heard, kept = Heard(), list[Record]()
    with session_of(fleet, tmp_path, heard, count, asked) as session:
        session.run_all(enumerate(units, start=1), kept.append, nothing)
    return heard, kept, session


def test_every_row_is_kept_once_and_at_most_two_units_per_slot_are_in_flight(tmp_path: Path) -> None:
    fleet = PlannedFleet({"": 3})
    units = [unit(number, jobs=2) for number in range(20)]
    heard, kept, _ = driven(tmp_path, fleet, units, 20)
    assert sorted(one.key for one in kept) == sorted(job.key for one in units for job in one.jobs)
    assert fleet.most == {"": 3 * IN_FLIGHT}
    assert fleet.order == [one.sample for one in units]
    assert heard.started[-1][1:] == (20, 20)


def test_units_are_made_only_when_a_slot_needs_them(tmp_path: Path) -> None:
    made = 0

    def units() -> Iterator[tuple[int, Unit]]:
        nonlocal made
        for number in itertools.count(1):
            made += 1
            assert made <= 2 * IN_FLIGHT + number
            if number > 50:
                return
            yield number, unit(number)

    fleet = PlannedFleet({"": 2})
    with session_of(fleet, tmp_path, Heard(), 50) as session:
        session.run_all(units(), lambda _: None, nothing)
    assert len(fleet.order) == 50


def test_a_slow_class_of_machines_does_not_hold_up_another(tmp_path: Path) -> None:
    asked = request(on=["ray:gpu=A", "ray:gpu=B"])
    units = [unit(number, machines) for number in range(10) for machines in ("gpu=A", "gpu=B")]

    class OneClassFirst(PlannedFleet):
        """Ends units of B only, as long as there are any."""

        def wait(self, timeout_s: float) -> list[Answer]:
            self.flying.sort(key=lambda one: one.machines != "gpu=B")
            return super().wait(timeout_s)

    fleet = OneClassFirst({"gpu=A": 1, "gpu=B": 1})
    _, kept, _ = driven(tmp_path, fleet, units, 20, asked)
    assert [one.machines for one in kept] == ["gpu=B"] * 10 + ["gpu=A"] * 10
    assert fleet.most == {"gpu=A": IN_FLIGHT, "gpu=B": IN_FLIGHT}


def test_rows_that_come_back_twice_or_were_not_asked_for_are_dropped(tmp_path: Path) -> None:
    def end(one: Unit) -> Answer:
        rows = (row(one), row(one), row(unit(99)))
        return Answer(one, finished(one, rows=rows))

    heard, kept, _ = driven(tmp_path, PlannedFleet({"": 1}, end), [unit(1), unit(2)], 2)
    assert [one.key for one in kept] == [unit(1).jobs[0].key, unit(2).jobs[0].key]
    assert any("4 rows" in text and "dropped" in text for text in heard.said)


def test_rows_that_are_missing_and_units_that_are_lost_end_worker_lost(tmp_path: Path) -> None:
    def end(one: Unit) -> Answer:
        if one.sample == "made/1":
            return Answer(one, None, "its node died three times")
        if one.sample == "made/2":
            return Answer(one, finished(one, rows=(), problem="the node does not see the sample"))
        return Answer(one, finished(one, rows=(row(one, 1),)))

    units = [unit(number, jobs=2) for number in (1, 2, 3)]
    heard, kept, _ = driven(tmp_path, PlannedFleet({"": 1}, end), units, 3)
    assert {one.key for one in kept} == {job.key for one in units for job in one.jobs}
    lost = {(one.sample, one.message) for one in kept if one.outcome is Outcome.WORKER_LOST}
    assert lost == {
        ("made/1", "its node died three times"),
        ("made/2", "the node does not see the sample"),
        ("made/3", "the machine returned fewer rows than it was asked for"),
    }
    assert [one.outcome for one in kept].count(Outcome.OK) == 1
    assert sum("its node died three times" in text for text in heard.said) == 2, "once at once, once at the end"


def test_a_unit_is_tried_on_other_slots_before_it_is_lost(tmp_path: Path) -> None:
    """A slot without a folder, for instance, must not lose the units that it was given."""
    answers = iter([finished(unit(1), rows=(), problem="no room"), finished(unit(1), rows=(), problem="no room")])

    def end(one: Unit) -> Answer:
        return Answer(one, next(answers, None) or finished(one))

    heard, kept, _ = driven(tmp_path, PlannedFleet({"": 1}, end), [unit(1)], 1)
    assert [one.outcome for one in kept] == [Outcome.OK]
    assert heard.said.count("graphnet: no room") == 1


def test_a_machine_that_cannot_take_part_ends_the_run(tmp_path: Path) -> None:
    def end(one: Unit) -> Answer:
        return Answer(one, finished(one, rows=(), problem="another version", is_final=True))

    session = session_of(PlannedFleet({"": 1}, end), tmp_path, Heard(), 1)
    with session, pytest.raises(BackendUnavailable, match="another version"):
        session.run_all(numbered([unit(1)]), lambda _: None, nothing)


def test_what_the_machines_say_is_put_together(tmp_path: Path) -> None:
    def end(one: Unit) -> Answer:
        host = f"boot-{one.sample[-1]}"
        machine = Machine(host=host, node="n", machine_class="CPU", state={}, workers={"w": host}, distributions={})
        control = Control(control="A/A", sample=one.sample, ratio=Ratio(ratio=1, low=0.9, high=1.1), host=host)
        spent = {"timing": {"wall_s": 1.5, "cpu_s": 1.0}}
        return Answer(one, finished(one, host=host, machine=machine, controls=(control,), spent=spent))

    heard, _, session = driven(tmp_path, PlannedFleet({"": 2}, end), [unit(1), unit(2)], 2)
    entries = session.entries(complete=True)
    assert {name: one["machine_class"] for name, one in entries["machines"].items()} == {
        "boot-1": "CPU",
        "boot-2": "CPU",
    }
    assert [control["host"] for control in entries["controls"]] == ["boot-1", "boot-2"]
    assert entries["spent_on_slots"] == {"timing": {"wall_s": 3.0, "cpu_s": 2.0}}
    assert entries["workers"] == {"w": "boot-1"}
    assert "2 rows of 2 units on 2 machines" in heard.said


def test_a_row_is_kept_when_its_machine_is_known(tmp_path: Path) -> None:
    """run.json is written when a row is kept, so that a killed run says what measured its rows."""
    machine = Machine(
        host="boot-1", node="n", state={}, workers={"w": {}}, loaded={"a": {"host": "n"}}, distributions={}
    )
    fleet = PlannedFleet({"": 1}, lambda one: Answer(one, finished(one, machine=machine)))
    known: list[dict[str, Any]] = []
    with session_of(fleet, tmp_path, Heard(), 1) as session:
        session.run_all(numbered([unit(1)]), lambda _: known.append(session.entries(complete=False)), nothing)
    assert [(one["workers"], one["loaded"]) for one in known] == [(machine.workers, machine.loaded)]


@pytest.mark.parametrize("by_default", [True, False])
def test_a_slot_knows_whether_somebody_asked_for_the_limit_of_memory(tmp_path: Path, by_default: bool) -> None:
    orders: list[Order] = []

    def fleet(order: Order) -> PlannedFleet:
        orders.append(order)
        return PlannedFleet({"": 1})

    asked = request().with_memory_by_default() if by_default else request()
    session_on(fleet, 1)(asked, plan_sites(asked), tmp_path, Heard(), [], SampleReader(), None, None)
    sent = Order.model_validate_json(orders[0].model_dump_json())
    assert sent.request_of_slot().memory_is_default is by_default
    assert sent.request_of_slot() == asked


def test_an_interrupt_never_cuts_a_unit(tmp_path: Path) -> None:
    """The signal comes between two rows of a unit: both are written before it takes effect."""
    kept: list[Record] = []

    def keep(record: Record) -> None:
        kept.append(record)
        if len(kept) == 1:
            signal.raise_signal(signal.SIGINT)

    units = [unit(number, jobs=3) for number in range(4)]
    session = session_of(PlannedFleet({"": 1}), tmp_path, Heard(), 4)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with session, pytest.raises(KeyboardInterrupt):
            session.run_all(numbered(units), keep, nothing)
    finally:
        signal.signal(signal.SIGINT, before)
    assert [one.key for one in kept] == [job.key for job in units[0].jobs]


def test_a_slot_that_cannot_work_waits_longer_and_longer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It would otherwise be the fastest slot, and take every unit. The wait has an upper limit, even after years."""
    waited: list[float] = []
    monkeypatch.setattr("graphnet.engines.slot_session.time.sleep", waited.append)
    slot = SlotSession(Order(request=request(), run_folder=str(tmp_path)))
    gone = unit(1).model_copy(update={"sample_hash": "0" * 64})
    for _ in range(1100):
        problem = slot.run(gone).problem
        assert problem is not None
        assert "does not see /none/1" in problem
    assert waited[:3] == [0.5, 1.0, 2.0]
    assert max(waited) == waited[-1] == 64.0


def test_a_resumed_run_counts_what_was_done_before(tmp_path: Path) -> None:
    heard = Heard()
    left = [(number, unit(number)) for number in (8, 9, 10)]
    with session_of(PlannedFleet({"": 1}), tmp_path, heard, 10) as session:
        session.run_all(left, lambda _: None, nothing)
    assert heard.started[-1][1:] == (10, 10)


def test_the_progress_of_each_class_is_also_printed_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log has no live line. With an interval of 0, every result prints a line."""
    monkeypatch.setattr("graphnet.engines.fleet.SHOWN_EVERY_S", 0.0)
    asked = request(on=["ray:gpu=A", "ray:gpu=B"])
    units = [unit(number, machines) for number in range(3) for machines in ("gpu=A", "gpu=B")]
    heard, _, _ = driven(tmp_path, PlannedFleet({"gpu=A": 1, "gpu=B": 1}), units, 6, asked)
    assert heard.work
    assert [text for text in heard.said if "in flight" in text] == heard.work
    assert all("gpu=A: " in text and "; gpu=B: " in text for text in heard.work)
    assert "min left" in heard.work[-2]


def test_a_node_hides_rays_files_and_the_sockets_of_workers_that_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    node = SimpleNamespace(get_temp_dir_path=lambda: "/tmp/ray")
    monkeypatch.setitem(sys.modules, "ray._private.worker", SimpleNamespace(_global_node=node))
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", "/tokens/ray")
    assert hidden_directories() == ("/tmp/ray", "/tokens/ray", str(Residents().folder))


def test_a_cluster_that_ended_on_this_machine_is_told_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`ray start` leaves the address of its cluster in a file, and Ray waits for minutes for one that was killed."""
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace())
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    (tmp_path / "ray").mkdir()
    (tmp_path / "ray" / "ray_current_cluster").write_text("127.0.0.1:1\n")
    with pytest.raises(BackendUnavailable, match=r"no Ray cluster answers at 127\.0\.0\.1:1 .*; start one by"):
        RayFleet(Order(request=request(), run_folder=str(tmp_path))).__enter__()

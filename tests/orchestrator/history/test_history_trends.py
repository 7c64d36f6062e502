"""Tests of trends: the rows that form one trend, the rows that are searched, and the description of a change."""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path

import pytest
from history_kit import daily, day_row, failed_row, opened, reference_of_torch, run_of
from scores_kit import ASKED

from graphnet.errors import UsageError
from graphnet.history.add import add_run
from graphnet.history.entry import place_of
from graphnet.history.slower import became_slower
from graphnet.history.text import change_sentence
from graphnet.history.trends import Choice, Trend, read_runs, read_trends
from graphnet.outcomes import Outcome
from graphnet.runs.record import DeviceGroup, Record, TimingGroup
from graphnet.runs.store import RunStore


def trends_of(
    folder: Path, runs: Iterable[Path], choice: Choice | None = None, machine: str | None = None
) -> list[Trend]:
    history = opened(str(folder / "history.sqlite"))
    for run in runs:
        add_run(history, run, machine)
    return read_trends(history, choice or Choice(), 0.02)


def test_rows_of_different_machines_are_in_different_trends(tmp_path: Path) -> None:
    # The speedups on each machine are constant, but the two machines differ. In one trend for both machines, this
    # difference would look like changes.
    runs = [
        run_of(tmp_path / f"run-{day}", day, [day_row(1.0 + day // 10 % 2, day)], machine=f"machine-{day // 10 % 2}")
        for day in range(40)
    ]
    found = trends_of(tmp_path, runs)
    assert [(one.machine, len(one.points), one.changes) for one in found] == [
        ("machine-0: CPU, 2 cores", 20, ()),
        ("machine-1: CPU, 2 cores", 20, ()),
    ]


def test_machines_of_one_name_are_one_machine_but_not_those_of_another_class(tmp_path: Path) -> None:
    device = day_row(1.0).device
    assert device is not None
    larger = device.model_copy(update={"machine_class": "CPU, 64 cores"})
    runs = [
        run_of(tmp_path / "a", 0, [day_row(1.0)], machine="machine-a"),
        run_of(tmp_path / "b", 1, [day_row(1.0, 1)], machine="machine-b"),
        run_of(tmp_path / "c", 2, [day_row(1.0, 2, device=larger)], machine="machine-c"),
    ]
    found = trends_of(tmp_path, runs, machine="runner")
    assert [(one.machine, len(one.points)) for one in found] == [
        ("runner: CPU, 2 cores", 2),
        ("runner: CPU, 64 cores", 1),
    ]


@pytest.mark.parametrize("cpu", ["CPU", "CPU: model 7", None])
def test_a_named_machine_keeps_its_name_if_the_run_is_added_again(tmp_path: Path, cpu: str | None) -> None:
    run = run_of(tmp_path / "run", 0, [day_row(1.0)])
    store = RunStore.open(run)
    store.write_run(store.read_run() | {"machine": {"before": {"cpu": cpu, "boot_id": "boot", "machine_id": "m"}}})
    history = opened(str(tmp_path / "history.sqlite"))

    def machines() -> tuple[list[str], list[str | None]]:
        trends = read_trends(history, Choice(), 0.02)
        return [one.machine for one in trends], [one.machine for one in read_runs(history)]

    add_run(history, run)
    assert machines() == (["m: CPU, 2 cores"], [cpu])
    assert add_run(history, run, "runner").replaced == 1
    named = (["runner: CPU, 2 cores"], [f"runner: {cpu}" if cpu else "runner"])
    assert machines() == named
    # Without a name, and with one more row, as if the run were resumed, the machine's name must stay.
    assert (add_run(history, run).known, machines()) == (1, named)
    store.append(day_row(2.0, sample="made/b"))
    added = add_run(history, run)
    assert (added.new, added.replaced, added.known) == (1, 0, 1)
    assert machines() == (named[0] * 2, named[1])
    assert add_run(history, run, "other").replaced == 2
    assert set(machines()[0]) == {"other: CPU, 2 cores"}


def test_a_machine_keeps_its_trend_after_a_reboot(tmp_path: Path) -> None:
    runs = [run_of(tmp_path / boot, day, [day_row(1.0, day, boot=boot)], boot=boot) for day, boot in enumerate("ab")]
    (one,) = trends_of(tmp_path, runs)
    assert len(one.points) == 2


def test_a_gpu_is_known_by_its_uuid(tmp_path: Path) -> None:
    gpu = DeviceGroup(type="cuda", index=0, uuid="GPU-1", host="boot", name="H100", machine_class="H100")
    rows = [day_row(1.0, day, device=gpu.model_copy(update={"host": f"boot-{day}"})) for day in (0, 1)]
    (one,) = trends_of(tmp_path, daily(tmp_path, rows))
    assert one.machine == "GPU-1: H100" and len(one.points) == 2


def test_settings_that_change_what_is_measured_separate_trends(tmp_path: Path) -> None:
    runs = []
    asked_for = ({}, {"threads": 1}, {"seed": 1}, {"slots": "1x2"}, {"budget_s": 99.0}, {"memory_bytes": 7})
    for day, asked in enumerate(asked_for):
        run = run_of(tmp_path / str(day), day, [day_row(1.0, day)])
        store = RunStore.open(run)
        store.write_run(store.read_run() | {"asked": ASKED | asked})
        runs.append(run)
    assert sorted(len(one.points) for one in trends_of(tmp_path, runs)) == [1, 1, 1, 3]


def test_another_text_of_the_sample_is_another_trend(tmp_path: Path) -> None:
    rows = [day_row(1.0, day, sample_hash=f"hash-{day}") for day in (0, 1)]
    assert len(trends_of(tmp_path, daily(tmp_path, rows))) == 2


def test_a_change_names_what_else_changed(tmp_path: Path) -> None:
    before, after = (2.0, "2.9.0"), (1.5, "2.9.1")
    rows = [day_row(ratio, day, torch=torch) for day, (ratio, torch) in enumerate([before] * 12 + [after] * 8)]
    (one,) = trends_of(tmp_path, daily(tmp_path, rows))
    (change,) = one.changes
    assert (change.before.started[:10], change.after.started[:10]) == ("2026-09-12", "2026-09-13")
    assert change.percent == pytest.approx(-25)
    assert change.differences == ["torch 2.9.0 -> 2.9.1"]


@pytest.mark.parametrize(
    ("torch", "compiled_ns", "of_backend"),
    [
        # Eager's torch alone was upgraded, so eager became faster. Its machine may be slower on that day.
        (("2.9.0", "2.9.0"), (1000, 1400), False),
        # Both were upgraded. The compiled graph takes as long as before.
        (("2.9.0", "2.9.1"), (1000, 1020), False),
        (("2.9.0", "2.9.1"), (1000, 1300), True),
        (("2.9.0", "2.9.1"), (None, None), False),
    ],
)
def test_an_upgrade_of_the_reference_is_not_the_backends_change(
    tmp_path: Path, torch: tuple[str, str], compiled_ns: tuple[int | None, int | None], of_backend: bool
) -> None:
    runs = []
    for day in range(20):
        after = day >= 12
        row = day_row(1.5 if after else 2.0, day, torch=torch[after], compiled_ns=compiled_ns[after])
        workers = reference_of_torch("2.9.1" if after else "2.9.0")
        runs.append(run_of(tmp_path / str(day), day, [row], workers=workers))
    (one,) = trends_of(tmp_path, runs)
    (change,) = one.changes
    assert (change.is_of_backend, change.is_slower) == (of_backend, of_backend)
    assert change.differences[0] == "reference's torch 2.9.0 -> 2.9.1"
    sentence = change_sentence(change)
    assert sentence.startswith("slower: " if of_backend else "lower speedup, but the reference changed: -25.0 %")
    history = opened(str(tmp_path / "history.sqlite"))
    assert len(became_slower(history, read_runs(history), [one], Choice(), 0.02, 30)) == of_backend


def test_an_unknown_reference_blames_nobody_else(tmp_path: Path) -> None:
    """A run that was killed does not say which software its reference had."""
    runs = [run_of(tmp_path / str(day), day, [day_row(1.5 if day >= 12 else 2.0, day)]) for day in range(20)]
    store = RunStore.open(runs[12])
    store.write_run(store.read_run() | {"workers": reference_of_torch("2.9.1")})
    (one,) = trends_of(tmp_path, runs)
    assert [(change.is_slower, change.differences) for change in one.changes] == [(True, [])]


@pytest.mark.parametrize(
    ("processes", "asked", "quantile"),
    [(1, "auto", 1.960), (5, "auto", 2.776), (12, "auto", 2.776), (12, 12, 2.201), (3, 3, 4.303)],
)
def test_a_standard_error_comes_from_students_quantile(
    tmp_path: Path, processes: int, asked: int | str, quantile: float
) -> None:
    timing = TimingGroup(started_ns=0, ended_ns=1, trials=1, calls_per_trial=1, processes=processes)
    run = run_of(tmp_path / "run", 0, [day_row(2.0, timing=timing)], asked=ASKED | {"processes": asked})
    ((point,),) = (one.points for one in trends_of(tmp_path, [run]))
    assert point.error == pytest.approx(math.log(1.01 / 0.99) / 2 / quantile, rel=1e-3)


def test_wrong_and_disturbed_rows_take_no_part_in_the_search(tmp_path: Path) -> None:
    def measured(day: int) -> Record:
        if day == 14:
            return failed_row(Outcome.COMPILE_ERROR, day)
        disturbed = {15: {"outcome": Outcome.ACCURACY}, 16: {"flags": ["busy"]}, 17: {"flags": ["unstable"]}}
        return day_row(9.0 if day in disturbed else 2.0, day).model_copy(update=disturbed.get(day, {}))

    (one,) = trends_of(tmp_path, daily(tmp_path, map(measured, range(20))))
    assert one.changes == ()
    assert [point.speedup for point in one.points[13:18]] == [2.0, None, None, 9.0, 9.0]
    assert [point.is_searched for point in one.points[13:18]] == [True, False, False, False, False]


def test_a_trend_of_mostly_unstable_rows_is_searched(tmp_path: Path) -> None:
    rows = [day_row(2.0 if day < 12 else 1.5, day, flags=["unstable"] if day % 4 else []) for day in range(20)]
    (one,) = trends_of(tmp_path, daily(tmp_path, rows))
    assert all(point.is_searched for point in one.points)
    assert [change.after.started[:10] for change in one.changes] == ["2026-09-13"]


def test_the_last_outcome_has_its_beginning(tmp_path: Path) -> None:
    rows = [failed_row(Outcome.CRASHED, day) if day in (1, 3, 4) else day_row(1.0, day) for day in range(5)]
    (one,) = trends_of(tmp_path, daily(tmp_path, rows))
    assert one.outcome_since[:10] == "2026-09-04"


def test_rows_are_chosen_by_backend_sample_and_time(tmp_path: Path) -> None:
    runs = []
    for day in range(4):
        rows = [day_row(1.0, day, backend=name, sample=f"made/{name}") for name in ("tvm", "xla")]
        runs.append(run_of(tmp_path / str(day), day, rows))
    (one,) = trends_of(tmp_path, runs, Choice("tvm", "made/tvm", "2026-09-03"))
    assert (one.backend, len(one.points)) == ("tvm", 2)


def test_a_run_without_a_time_is_refused(tmp_path: Path) -> None:
    run = run_of(tmp_path / "run", 0, [day_row(1.0)])
    store = RunStore.open(run)
    store.write_run({name: value for name, value in store.read_run().items() if name != "started"})
    with pytest.raises(UsageError, match="does not say when the run began"):
        trends_of(tmp_path, [run])


@pytest.mark.parametrize(
    ("where", "place"),
    [
        ("local", "local"),
        ("mesh", "mesh"),
        ("me/tvm:pr-42", "me/tvm"),
        ("registry.example:5000/tvm:1.0@sha256:0123abc", "registry.example:5000/tvm"),
        ("registry.example:5000/tvm", "registry.example:5000/tvm"),
        ("dns:///host:50051", "dns:///host:50051"),
        ("/opt/tvm:2/bin/python", "/opt/tvm:2/bin/python"),
    ],
)
def test_the_tag_of_an_image_does_not_separate_trends(where: str, place: str) -> None:
    assert place_of(where) == place

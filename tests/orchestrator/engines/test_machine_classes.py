"""Tests of runs with rows of several classes of machines: their ratios are never mixed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from engines_kit import request, row, unit

from graphnet.runs.controls import Control, unlike_machines, widths_by_class
from graphnet.runs.merge import merge
from graphnet.runs.record import Ratio, Record
from graphnet.runs.store import RunStore
from graphnet.scores.compare.baseline import check_baseline, read_baseline, write_baseline
from graphnet.scores.read import read_rows
from graphnet.scores.score import Question, score

RATIO = {"ratio": 2.0, "low": 1.9, "high": 2.1}


def measured(number: int, machine_class: str | None, label: str = "", **changes: Any) -> Record:
    device = {"type": "cpu", "index": 0, "uuid": "b", "host": "b", "name": "CPU", "machine_class": machine_class}
    facts: dict[str, Any] = {
        "device": None if machine_class is None else device,
        "tolerance_reached": -10,
        "tolerance_ladder": [True] * 16,
        "speedup": RATIO,
        "reference_ns": 200,
        "compiled_ns": 100,
    }
    return Record.read(row(unit(number, label), **{**facts, **changes}))


def store_of(tmp_path: Path, records: list[Record], controls: list[Control] | None = None) -> RunStore:
    run = {"asked": request().kept(), "controls": [one.model_dump() for one in controls or ()]}
    store = RunStore.create(tmp_path / "run", run)
    for record in records:
        store.append(record)
    return store


def control(machine_class: str, host: str, width: float) -> Control:
    ratio = Ratio(ratio=1.0, low=1 / (1 + width), high=1 + width)
    return Control(
        control="A/A", sample="made/1", ratio=ratio, stable=True, processes=5, host=host, machine_class=machine_class
    )


def test_rows_of_one_class_do_not_name_it(tmp_path: Path) -> None:
    store = store_of(tmp_path, [measured(1, "X"), measured(2, "X"), measured(3, None)])
    assert {one.site for one in store.rows()} == {"nope:torch"}
    assert {head.label for head in store.heads()} == {"nope:torch"}


def test_rows_of_two_classes_are_scored_apart(tmp_path: Path) -> None:
    fast = {"ratio": 4.0, "low": 3.9, "high": 4.1}
    store = store_of(tmp_path, [measured(1, "X"), measured(2, "X"), measured(3, "Y", speedup=fast)])
    rows = read_rows([store.folder])
    scores = score(rows.columns, Question(rows.reference))
    means = {one.backend: one.own.speedup.value for one in scores.standings if one.own.speedup}
    assert means == {"nope:torch on X": pytest.approx(2.0), "nope:torch on Y": pytest.approx(4.0)}


def test_each_label_has_a_row_of_the_same_sample(tmp_path: Path) -> None:
    records = [measured(1, "X", "gpu=A"), measured(1, "Y", "gpu=B")]
    store = store_of(tmp_path, records)
    assert sorted(one.site for one in store.rows()) == ["nope:torch on gpu=A", "nope:torch on gpu=B"]


def test_a_label_with_two_classes_names_both(tmp_path: Path) -> None:
    store = store_of(tmp_path, [measured(1, "X", "rack=1"), measured(2, "Y", "rack=1")])
    assert sorted(head.label for head in store.heads()) == ["nope:torch on rack=1 (X)", "nope:torch on rack=1 (Y)"]


def test_rows_keep_their_keys_on_resume(tmp_path: Path) -> None:
    """The class that readers see must not reach the keys: only a label is part of them."""
    store = store_of(tmp_path, [measured(1, "X"), measured(2, "Y")])
    assert {head.machines for head in store.keep_for_resume()} == {""}


def test_a_difference_is_judged_by_the_width_of_its_class(tmp_path: Path) -> None:
    small = {"ratio": 1.05, "low": 1.04, "high": 1.06}
    records = [measured(1, "quiet", speedup=small), measured(2, "noisy", speedup=small)]
    controls = [control("quiet", "q", 0.01), control("noisy", "n", 0.2)]
    rows = read_rows([store_of(tmp_path, records, controls).folder])
    assert rows.widths.by_class == {"quiet": pytest.approx(0.01), "noisy": pytest.approx(0.2)}
    scores = score(rows.columns, Question(rows.reference, aa_width=rows.widths.aa_width or 0.0))
    faster = {one.backend: {str(way.name): n for way, n in one.own.directions.items() if n} for one in scores.standings}
    assert faster == {"nope:torch on quiet": {"FASTER": 1}, "nope:torch on noisy": {"NO_DIFFERENCE": 1}}


def test_a_machine_unlike_its_class_is_named() -> None:
    same = [control("X", host, 0.01) for host in "abcd"]
    assert unlike_machines(same) == []
    (sentence,) = unlike_machines([*same, control("X", "noisy-one", 0.2)])
    assert "noisy-one" in sentence
    assert "20.0 %" in sentence
    assert unlike_machines([control("X", "a", 0.01), control("X", "b", 0.2)]) == [], "two machines are no class"
    assert unlike_machines([*same, control("Y", "other", 0.2)]) == [], "another class has another width"


def test_a_class_without_a_usable_control_shows_no_difference() -> None:
    failed = control("X", "a", 0.01).model_copy(update={"stable": False})
    assert widths_by_class([failed]) == {"X": float("inf")}


def test_merging_keeps_the_labels_that_the_rows_were_asked_for(tmp_path: Path) -> None:
    """The class that readers add must not be written: keys and places of the merged run are those of its parts."""
    store = store_of(tmp_path, [measured(1, "X"), measured(2, "Y")])
    store.unlock()
    merged = merge([store.folder], tmp_path / "merged")
    assert {head.machines for head in merged.heads(by_class=False)} == {""}
    assert sorted(one.site for one in merged.rows()) == ["nope:torch on X", "nope:torch on Y"]


def test_a_baseline_of_a_mixed_run_checks_every_row(tmp_path: Path) -> None:
    store = store_of(tmp_path, [measured(1, "X"), measured(2, "Y"), measured(3, None)])
    file = tmp_path / "baseline.json"
    write_baseline(file, store.heads(by_class=False), "cpu", -4)
    checked = check_baseline(read_baseline(file), store.heads(by_class=False))
    assert (len(checked.rows), checked.unexpected) == (3, 0)


def test_a_baseline_has_a_row_per_label(tmp_path: Path) -> None:
    records = [measured(1, "X", "gpu=A", outcome="ACCURACY"), measured(1, "Y", "gpu=B")]
    store = store_of(tmp_path, records)
    file = tmp_path / "baseline.json"
    write_baseline(file, store.heads(by_class=False), "cpu", -4)
    checked = check_baseline(read_baseline(file), store.heads(by_class=False))
    assert sorted(one.expected.value for one in checked.rows) == ["ACCURACY", "OK"]

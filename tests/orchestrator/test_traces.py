"""Tests the traces of ``bench --profile``: what is read of them, and what ``show`` says of them."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from fake_worker import Script
from kit import Cli, MakeSample, MakeWorker
from scores_kit import row

from graphnet.runs.traces import TRACE, reference_folder, traces_of

EVENTS = [
    {"ph": "X", "name": "graphnet: part subgraph_1", "dur": 2.5},
    {"ph": "X", "name": "graphnet: part subgraph_1", "dur": 1},
    {"ph": "X", "name": "aten::add", "dur": 1},
    {"ph": "M"},
]


# The bytes must not say when they were made: each of pytest's processes names its tests by them.
def packed(plain_ns: int = 1000, profiled_ns: int = 3000, **found: Any) -> bytes:
    known = {"traceEvents": EVENTS, "otherData": {"plain_ns": plain_ns, "profiled_ns": profiled_ns}}
    return gzip.compress(json.dumps(known | found).encode(), mtime=0)


def test_a_trace_says_what_it_cost_and_how_long_each_graph_took(tmp_path: Path) -> None:
    record = row("made/a", artifacts="artifacts/inductor/made/a", flavour="torch[threads=2]")
    for folder in (reference_folder("made/a", {"threads": 2}), "artifacts/inductor/made/a"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / TRACE).write_bytes(packed())
    reference, compiled = traces_of(tmp_path, record)
    assert reference is not None
    assert compiled is not None
    assert reference.path == tmp_path / "artifacts" / "reference-threads2" / "made" / "a" / TRACE
    assert (compiled.cost, compiled.part_ns) == (3.0, {"subgraph_1": 3500.0})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no gzip",
        packed()[:-20],
        gzip.compress(b"[]", mtime=0),
        packed(traceEvents=None),
        packed(traceEvents=[1]),
        packed(plain_ns=0),
        packed(otherData={}),
    ],
    ids=("empty", "no-gzip", "cut", "a-list", "no-events", "no-event", "no-time", "no-cost"),
)
def test_a_damaged_trace_is_none(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "artifacts").mkdir()
    (tmp_path / "artifacts" / TRACE).write_bytes(data)
    assert traces_of(tmp_path, row("made/a", artifacts="artifacts")) == (None, None)


def test_show_names_the_trace_of_each_side_with_its_cost(
    cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, tmp_path: Path
) -> None:
    reference = make_worker("eager", Script(artifacts=[(TRACE, packed())]))
    worker = make_worker("inductor", Script(artifacts=[(TRACE, packed(1000, 5000))]))
    sites = ("--reference", reference.target, "--backend", worker.target)
    quick = ("--trials", 5, "--min-time", 0, "--processes", 1, "--budget", 1)
    cli("bench", "--samples", make_sample("a"), *sites, *quick, "--profile", "--out", tmp_path / "run")
    assert {start.keep_artifacts for one in (reference, worker) for start in one.starts} >= {True}
    shown = " ".join(cli("show", tmp_path / "run", "made/a").out.split())
    assert "3 us with the profiler, 1 us without: 3.00x" in shown
    assert "5 us with the profiler, 1 us without: 5.00x" in shown

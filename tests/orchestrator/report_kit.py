"""Helpers for the tests of pages and plots: make runs and read pages."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scores_kit import failed, inaccurate, right, write_run

from graphnet.outcomes import Outcome
from graphnet.report.packing import unpack
from graphnet.report.page import make_page
from graphnet.report.runs import open_runs
from graphnet.runs.record import AccuracyGroup, EvidenceGroup, Record, TimingGroup
from graphnet.runs.sources import keep_source
from graphnet_contract.samples import Sample

MODEL = """import torch


class GraphModule(torch.nn.Module):
    def forward(self, x: torch.Tensor, w: torch.Tensor):
        linear = torch.nn.functional.linear(x, w)
        relu = torch.relu(linear);  linear = None
        add = relu + x
        return (add,)
"""


@dataclass(frozen=True)
class ReadPage:
    """A page: its source, its ``markup`` (the source without scripts, styles and data), and its data by name."""

    html: str
    markup: str
    parts: dict[str, Any]

    @property
    def rows(self) -> list[dict[str, Any]]:
        """The rows of the table, by the titles of the columns."""
        names = [column["title"] for column in self.parts["settings"]["columns"]]
        return [dict(zip(names, row, strict=True)) for row in self.parts["table"]]

    def card(self, number: int) -> dict[str, Any]:
        group, place = self.parts["settings"]["cards"][number]
        card: dict[str, Any] = self.parts[f"cards-{group}"][place]
        return card

    @property
    def cards(self) -> list[dict[str, Any]]:
        return [self.card(number) for number in range(len(self.rows))]


def read_page(text: str) -> ReadPage:
    parts = re.findall(r'<script type="application/x-packed" id="part-([\w-]+)">([^<]*)</script>', text)
    markup = re.sub(r"<style>.*?</style>|<script\b.*?</script>", "", text, flags=re.DOTALL)
    return ReadPage(text, html.unescape(markup), {name: unpack(packed) for name, packed in parts})


def page_of(folders: Sequence[Path], max_bytes: int = 30_000_000) -> ReadPage:
    return read_page(make_page(open_runs(folders), max_bytes).html)


def timing(rounds: int = 3) -> TimingGroup:
    """Return raw times with two trials in each round. Round 2 is of the second pair of processes."""
    made = [
        {
            "process": 2 if n == 2 else 1,
            "first": "reference",
            "reference": {"wall_ns": [2000 + n, 2100 + n], "started_ns": 10_000_000 * n + 1_000_000},
            "compiled": {"wall_ns": [1000 + n, 1100 + n], "started_ns": 10_000_000 * n + 6_000_000},
        }
        for n in range(rounds)
    ]
    return TimingGroup(started_ns=1, ended_ns=10**9, trials=2 * rounds, calls_per_trial=1, processes=1, rounds=made)


def records() -> list[Record]:
    accuracy = AccuracyGroup(policy="rmse", rmse_reference=1e-7, rmse_compiled=2e-7, as_accurate_as_eager=True)
    evidence = EvidenceGroup(nodes_total=4, nodes_compiled=3, partitions=1, fallback_ops=["aten.index"])
    known: dict[str, Any] = {"reference_ns": 2000, "compiled_ns": 1000, "compile_ns": 10**6, "accuracy": accuracy}
    known |= {"peak_memory_bytes": 300, "reference_peak_memory_bytes": 200}
    known |= {"run_memory_bytes": 30, "reference_run_memory_bytes": 20, "timing": timing(), "evidence": evidence}
    xla = {"backend": "xla", "flavour": "jax"}
    return [
        right(2.0, -5, sample="made/a", sample_hash="a" * 64, command="graphnet rerun RUN made/a", **known),
        right(1.1, -4, sample="made/b", sample_hash="b" * 64, **known),
        inaccurate(3.0, 1, sample="made/c", compile_ns=10**6),
        right(0.5, -6, sample="made/a", sample_hash="a" * 64, **known, **xla),
        failed(Outcome.COMPILE_ERROR, "compile", sample="made/b", message="no lowering of aten.sort.stable", **xla),
        failed(Outcome.WORKER_LOST, sample="made/c", log="the end of the log", **xla),
    ]


def make_run(folder: Path, rows: Sequence[Record] | None = None, sources: bool = True, **run: Any) -> Path:
    """Write a run with the given rows (default: ``records()``), and the source of each sample that has a hash."""
    made = records() if rows is None else rows
    write_run(folder, made, **run)
    for record in made:
        if sources and record.sample_hash is not None:
            keep_source(folder, sample(record.sample, record.sample_hash))
    return folder


def sample(name: str, sample_hash: str, model: str = MODEL) -> Sample:
    return Sample(
        path=Path(name),
        name=name,
        source="made",
        category="nlp",
        sample_hash=sample_hash,
        model_source=model,
        specs=(),
        attributes={},
        loader_rules=(),
        ours=True,
    )

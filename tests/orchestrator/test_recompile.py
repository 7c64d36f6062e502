"""Tests of rows that compile again in some of their pairs of processes (``--recompile``)."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fake_worker import Script
from kit import Cli, MakeWorker, Result

from graphnet.measuring.components import compile_time_of, components_of
from graphnet.measuring.ratio import ratio_of_pairs
from graphnet.runs.record import Components, PairCompile
from graphnet.runs.request import Request
from graphnet.show.answer import spread_sentence
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage

OneRow = Callable[..., dict[str, Any]]
GRAPH = messages.Evidence(nodes_total=10, nodes_compiled=10)


class Compiler:
    """Gives each new compile, which has a new key of caches, the next script, and its other processes the same one.

    ``cached`` are the fields that differ in a process that loads what another one compiled.
    """

    def __init__(self, *scripts: Script, **cached: Any) -> None:
        self._scripts = list(scripts)
        self._cached = cached
        self._keys: list[str] = []

    def __call__(self, start: messages.Start) -> Script:
        loads = start.cache_key in self._keys
        if not loads:
            self._keys.append(start.cache_key)
        script = self._scripts[min(self._keys.index(start.cache_key), len(self._scripts) - 1)]
        return replace(script, **self._cached) if loads else script


FAST, MIDDLE, SLOW = (Script(trial_ns=ns, compile_ns=ns * 5) for ns in (900_000, 1_000_000, 1_150_000))


def test_every_second_pair_compiles_anew_and_the_next_one_loads_it(one_row: OneRow, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Compiler(FAST, MIDDLE, SLOW, compile_ns=1_000))
    row = one_row(Script(), worker, "--recompile", "all")
    keys = [start.cache_key for start in worker.starts]
    assert len(set(keys)) == 3
    assert keys == [key for key in dict.fromkeys(keys) for _ in range(2)]
    assert row["timing"]["compiles"] == [
        {"anew": one.anew, "compile_ns": one.compile_ns}
        for script in (FAST, MIDDLE, SLOW)
        for one in (PairCompile(anew=True, compile_ns=script.compile_ns), PairCompile(anew=False, compile_ns=1_000))
    ]
    # The row's own compile time stays that of its first process.
    assert row["compile_ns"] == FAST.compile_ns


def test_the_interval_covers_compiles_and_the_record_has_both_components(one_row: OneRow) -> None:
    row = one_row(Script(), Compiler(FAST, MIDDLE, SLOW, compile_ns=1_000), "--recompile", "all")
    assert row["timing"]["processes"] == 6
    logs = [-math.log(script.trial_ns / 1e6) for script in (FAST, MIDDLE, SLOW)]
    reach = 4.302653 * statistics.stdev(logs) / math.sqrt(3)
    assert row["speedup"]["ratio"] == pytest.approx(math.exp(statistics.fmean(logs)), rel=1e-3)
    assert row["speedup"]["high"] == pytest.approx(math.exp(statistics.fmean(logs) + reach), rel=1e-3)
    components = row["timing"]["components"]
    assert components["compiles"] == 3
    assert components["between_compiles"] == pytest.approx(statistics.variance(logs), rel=1e-2)
    assert components["between_processes"] == pytest.approx(0, abs=1e-6)


def test_the_compile_time_has_an_interval_from_the_cold_compiles_alone(one_row: OneRow, cli: Cli) -> None:
    row = one_row(Script(), Compiler(FAST, MIDDLE, SLOW, compile_ns=1_000), "--recompile", "all", "--out", "run")
    logs = [math.log(script.compile_ns) for script in (FAST, MIDDLE, SLOW)]
    reach = 4.302653 * statistics.stdev(logs) / math.sqrt(3)
    found = row["timing"]["compile_time"]
    assert found["compiles"] == 3
    assert found["ns"] == pytest.approx(math.exp(statistics.fmean(logs)), rel=1e-6)
    assert found["low_ns"] == pytest.approx(math.exp(statistics.fmean(logs) - reach), rel=1e-6)
    assert found["high_ns"] == pytest.approx(math.exp(statistics.fmean(logs) + reach), rel=1e-6)
    card = " ".join(cli("show", "run", "a").out.split())
    assert "4.5 ms with cold caches, 5.06 ms [3.73 ms, 6.86 ms] over 3 compiles" in card
    assert "6 pairs of processes of 3 compiles" in card
    assert "% between compiles, " in card
    summary = " ".join(cli("show", "run").out.split())
    assert "1 row compiled again: the ratio varies by 12.3 % from compile to compile" in summary
    names = cli("export", "run", "--format", "csv").out.split("\n")[0].split(",")
    assert {"timing.compile_time.low_ns", "timing.components.between_compiles"} <= set(names)


@pytest.mark.parametrize(
    ("options", "anew", "components"),
    [
        (("--processes", 3), [True, True, True], False),
        (("--processes", 5), [True, False, True, False, True], True),
        (("--recompile", "none"), [True, *[False] * 4], False),
        (("--processes", 1), [True], False),
    ],
)
def test_which_pairs_compile_anew(
    one_row: OneRow, options: tuple[object, ...], anew: list[bool], components: bool
) -> None:
    row = one_row(Script(), Compiler(Script()), "--recompile", "all", *options)
    assert [one["anew"] for one in row["timing"]["compiles"]] == anew
    assert (row["timing"]["components"] is not None) is components
    assert (row["timing"]["compile_time"] is not None) is (sum(anew) >= 3)


def test_a_share_leaves_out_slow_compiles_and_all_does_not(one_row: OneRow) -> None:
    slow = Compiler(Script(compile_stage_ns=30_000_000_000), compile_stage_ns=1_000)
    for share, compiles in ((0.9999, 1), ("all", 3)):
        row = one_row(Script(), slow, "--processes", 5, "--recompile", share)
        assert sum(one["anew"] for one in row["timing"]["compiles"]) == compiles


def test_a_row_whose_first_process_is_slow_compiles_anew_once_its_caches_help(one_row: OneRow) -> None:
    slow = Compiler(Script(compile_stage_ns=5_000_000_000), compile_stage_ns=1_000)
    row = one_row(Script(), slow, "--recompile", "all")
    anew = [one["anew"] for one in row["timing"]["compiles"]]
    assert anew in ([True, False, True, False, True], [True, False] * 3)


def test_the_budget_and_the_costs_do_not_count_compiling_anew(one_row: OneRow) -> None:
    """A cold compile says nothing about caches: learnt from it, the next row's pairs would be predicted too slow."""
    slow = Compiler(Script(compile_stage_ns=1_500_000_000), compile_stage_ns=1_000)
    row = one_row(Script(), slow, "--recompile", "all", "--budget", 0.5)
    assert [one["anew"] for one in row["timing"]["compiles"]] == [True, False] * 3
    assert "one_process" not in row["flags"]


def test_costs_learn_only_from_processes_that_load(one_row: OneRow, monkeypatch: pytest.MonkeyPatch) -> None:
    learnt: list[int] = []
    monkeypatch.setattr(
        "graphnet.bench.processes.ProcessCosts.learn",
        lambda _self, _site, _first, further: learnt.append(further.stage_ns["compile"]),
    )
    one_row(Script(), Compiler(Script(compile_stage_ns=1_500_000), compile_stage_ns=1_000), "--recompile", "all")
    # The reference's controls load as well.
    assert 1_500_000 not in learnt
    assert learnt.count(1_000) >= 3


@pytest.mark.parametrize(
    ("other", "outcome", "says"),
    [
        (Script(outputs=[np.zeros((2, 3), np.float32)]), "ACCURACY", "the outputs of a further process are wrong"),
        (Script(evidence=replace(GRAPH, nodes_compiled=4)), "OK", "a further process compiled 4 of 10 nodes"),
        (
            Script(outcome=messages.Outcome(OutcomeCode.CRASHED, Stage.COMPILE, "", "x"), fail_after=Stage.INPUTS),
            "CRASHED",
            "ended CRASHED in compile",
        ),
    ],
)
def test_a_worse_compile_is_a_worse_process(
    bench: Callable[..., Result], other: Script, outcome: str, says: str
) -> None:
    first = Script(evidence=GRAPH)
    extra = ("--processes", 6, "--recompile", "all", "--fail-on", "never")
    (row,) = bench(
        Script(), Compiler(first, replace(other, evidence=other.evidence or GRAPH)), samples="a", extra=extra
    ).rows
    assert row["outcome"] == outcome
    assert row["timing"] is None or says in row["timing"]["fewer_processes"]


REQUEST = Request(device="cpu", threads=1, memory_bytes=1 << 30)


def test_the_sample_and_the_seed_choose_and_the_share_is_kept() -> None:
    hashes = [f"{number:064x}" for number in range(2000)]
    chosen = [REQUEST.recompiles(one) for one in hashes]
    assert chosen == [REQUEST.recompiles(one) for one in hashes]
    assert 0.07 < statistics.fmean(chosen) < 0.13
    other = REQUEST.model_copy(update={"seed": 7})
    assert chosen != [other.recompiles(one) for one in hashes]
    for share, wanted in ((0.0, {False}), (1.0, {True})):
        assert {REQUEST.model_copy(update={"recompile": share}).recompiles(one) for one in hashes} == wanted


def test_only_another_share_is_part_of_the_key() -> None:
    assert "recompile" not in REQUEST.key_parts()
    assert REQUEST.model_copy(update={"recompile": 1.0}).key_parts()["recompile"] == 1.0


def test_one_sample_of_the_smoke_suite_compiles_again(smoke_hashes: list[str]) -> None:
    assert sum(map(REQUEST.recompiles, smoke_hashes)) == 1


@pytest.fixture
def smoke_hashes() -> list[str]:
    import tomllib

    from graphnet.settings import samples_folder
    from graphnet_contract.samples import load_sample

    suites = tomllib.loads((samples_folder() / "suites.toml").read_text())["suites"]
    return [load_sample(Path(samples_folder() / name)).sample_hash for name in suites["smoke"]]


@pytest.mark.parametrize("text", ["-0.1", "1.5", "some", "nan"])
def test_a_share_that_is_none_is_refused(cli: Cli, text: str) -> None:
    result = cli("bench", "--recompile", text, "--dry-run")
    assert (result.code, "--recompile" in result.err) == (2, True)


def test_the_components_of_a_known_table() -> None:
    """The figures of an unbalanced table, computed by hand: mean squares 4 and 0.5, and a typical size of 1.6."""
    groups = [[1.0, 2.0], [3.0, 4.0], [5.0]]
    mean = 3.0
    between = (2 * (1.5 - mean) ** 2 + 2 * (3.5 - mean) ** 2 + (5 - mean) ** 2) / 2
    found = components_of(groups)
    assert found is not None
    assert found.between_processes == pytest.approx(0.5)
    assert found.between_compiles == pytest.approx((between - 0.5) / 1.6)
    assert components_of(groups[:2]) is None
    assert components_of([[1.0], [2.0], [3.0]]) is None


@pytest.mark.parametrize(("compile_sd", "process_sd"), [(0.02, 0.01), (0.0, 0.01), (0.01, 0.0)])
def test_the_estimates_are_right_on_average_and_the_interval_covers(compile_sd: float, process_sd: float) -> None:
    drawn = random.Random(5)
    found: list[Components] = []
    covered = 0
    for _ in range(2000):
        effects = [drawn.gauss(0, compile_sd) for _ in range(3)]
        groups = [[effect + drawn.gauss(0, process_sd) for _ in range(2)] for effect in effects]
        one = components_of(groups)
        assert one is not None
        found.append(one)
        ratio = ratio_of_pairs([[math.exp(statistics.fmean(group))] for group in groups]).ratio
        covered += ratio.low <= 1 <= ratio.high
    assert statistics.fmean(one.between_compiles for one in found) == pytest.approx(compile_sd**2, abs=2e-5)
    assert statistics.fmean(one.between_processes for one in found) == pytest.approx(process_sd**2, rel=0.05)
    assert covered / 2000 > 0.93
    said = spread_sentence(found)
    assert said.startswith("2,000 rows compiled again: the ratio varies by ")


def test_two_compiles_have_no_interval() -> None:
    cold = PairCompile(anew=True, compile_ns=1_000)
    assert compile_time_of([cold, cold, PairCompile(anew=False, compile_ns=1_000)]) is None
    assert compile_time_of([cold, cold, PairCompile(anew=True)]) is None
    assert compile_time_of([cold] * 3) is not None

"""Tests of runs whose rows differ by threads, seed, batch or dtype."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from fake_worker import Script
from kit import Cli, MakeWorker, Result
from scores_kit import failed, right, write_run

from graphnet.bench.shared_compiles import SharedCompile, SharedCompiles
from graphnet.bench.unit import Job, Unit
from graphnet.cli.variants import asked_variants, with_variants
from graphnet.conditions import conditions_in, numbers_in, without
from graphnet.errors import UsageError
from graphnet.launch.pool import Worker
from graphnet.launch.site import parse_site
from graphnet.outcomes import Outcome
from graphnet.runs.controls import student
from graphnet.runs.flags import Flag, compile_alone_ns
from graphnet.runs.record import Ratio, Record, TimingGroup
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.samples.choose import choose
from graphnet.scores.best_of_baselines import BestOfBaselines
from graphnet.scores.differences import standard_error
from graphnet.scores.over_seeds import OverSeeds
from graphnet_contract.graph_tools import ALREADY


@pytest.mark.parametrize(
    ("text", "numbers"), [("2", [2]), ("1,2", [1, 2]), ("1..4", [1, 2, 3, 4]), ("-1..1,7,0", [-1, 0, 1, 7])]
)
def test_numbers_lists_and_ranges(text: str, numbers: list[int]) -> None:
    assert numbers_in(text, "--seed") == numbers


@pytest.mark.parametrize("text", ["", "1,", "a", "3..1", "1..", "1...2", "1..9999999"])
def test_what_is_no_list_of_numbers_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="--seed"):
        numbers_in(text, "--seed")


def test_the_conditions_of_a_virtual_row_are_its_own_and_not_those_of_its_baselines() -> None:
    label = "over best of eager|xla:jax[threads=2]"
    assert conditions_in(f"torch[threads=1,{label}]") == {"threads": 1}
    assert conditions_in(f"torch[{label}]") == {}


def test_a_flavour_shows_its_conditions() -> None:
    flavour = "torch[mode=x,threads=2,seed=-5]"
    assert conditions_in(flavour) == {"threads": 2, "seed": -5}
    assert without(flavour, "seed") == "torch[mode=x,threads=2]"
    assert without("torch[seed=1]", "seed") == without("torch", "seed") == "torch"
    assert conditions_in("torch[my_threads=2]") == {}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--backend", "nope[threads=0]"), "--threads 0: give a number from 1"),
        (("--backend", "nope[seed=9999999999999999999]"), "has more than 62 bits"),
        (("--backend", "nope[threads=2]", "--slots", "2x1"), "--slots gives each slot its cores"),
    ],
)
def test_a_condition_in_brackets_is_checked_as_its_option_is(cli: Cli, options: tuple[str, ...], said: str) -> None:
    result = cli("bench", "--samples", SAMPLE, "--device", "cpu", *options, "--dry-run")
    assert result.code == 2
    assert said in result.err


#: A sample of the corpus.
SAMPLE = Path(__file__).parents[2] / "samples/torch/dlrm"


def plan(cli: Cli, *options: str) -> list[dict[str, Any]]:
    result = cli("bench", "--samples", SAMPLE, *options, "--dry-run", "--format", "json")
    assert result.code == 0, result.err
    rows: list[dict[str, Any]] = result.json["plan"]
    return rows


def test_lists_of_threads_and_seeds_multiply_the_backends(cli: Cli) -> None:
    rows = plan(cli, "--backend", "nope", "--backend", "inductor[mode=default]", "--threads", "1,2", "--seed", "1..2")
    assert [row["backend"] for row in rows] == [
        f"{head}threads={threads},seed={seed}]"
        for head in ("nope[", "inductor[mode=default,")
        for threads in (1, 2)
        for seed in (1, 2)
    ]
    assert {row["options"].get("threads") for row in rows} == {None}


def test_conditions_in_brackets_are_no_options_of_the_backend(cli: Cli) -> None:
    rows = plan(cli, "--backend", "nope[seed=1..3]", "--threads", "1")
    assert [row["backend"] for row in rows] == ["nope[seed=1]", "nope[seed=2]", "nope[seed=3]"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--threads", "0"), "--threads 0: give a number from 1"),
        (("--threads", "two"), "--threads 'two' is not a number"),
        (("--threads", "1,2", "--slots", "2x1"), "--slots gives each slot its cores"),
        (("--backend", "nope[threads=1]", "--backend", "nope", "--threads", "1"), "are the same backend"),
        (("--backend", "nope[threads=99999]"), "this process may use"),
        (("--reference", "eager[threads=1]"), "the reference has no options"),
        (("--dtype", "bfloat61"), "did you mean 'bfloat16'"),
        (("--batch", "0"), "--batch 0: give numbers from 1"),
        (("--batch", "2", "--shard", "1/2"), "--shard and --batch or --dtype exclude each other"),
    ],
)
def test_conditions_that_cannot_be_are_refused(cli: Cli, options: tuple[str, ...], message: str) -> None:
    given = options if "--backend" in options else (*options, "--backend", "nope")
    result = cli("bench", "--samples", SAMPLE, *given, "--dry-run")
    assert (result.code, message in result.err) == (2, True), result.err


def test_variants_are_the_product_of_dtypes_and_batches() -> None:
    assert asked_variants("own,2..3", "own,bfloat16") == [
        (),
        ("--batch=2",),
        ("--batch=3",),
        ("--dtype=bfloat16",),
        ("--dtype=bfloat16", "--batch=2"),
        ("--dtype=bfloat16", "--batch=3"),
    ]
    assert asked_variants(None, None) == []


def test_a_sample_that_has_the_batch_is_measured_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Request(device="cpu", threads=1, memory_bytes=1, samples=[str(SAMPLE)])
    (place,) = (one.place for one in choose(None, asked.samples, []))

    def derived(_: str, arguments: list[str], *__: object) -> dict[str, list[dict[str, str]]]:
        if arguments[0] == "--batch=1":
            return {"samples": [], "problems": [{"sample": place, "message": f"{ALREADY} has batch 1; give another."}]}
        return {"samples": [{"sample": place, "path": "made"}], "problems": []}

    monkeypatch.setattr("graphnet.cli.variants.run_tool", derived)
    variants = asked_variants("own,1,2", None)
    assert with_variants(asked, variants, sys.executable, tmp_path).samples == [place, "made"]


def test_the_worst_verdict_and_the_spread_over_seeds() -> None:
    found = OverSeeds()
    for seed, speedup in ((1, 1.0), (2, 1.1)):
        found.add(right(speedup, sample="s/a", flavour=f"torch[seed={seed}]"))
    found.add(right(2.0, sample="s/b", flavour="torch[seed=1]"))
    found.add(failed(Outcome.ACCURACY, sample="s/b", flavour="torch[seed=2]"))
    found.add(right(3.0, sample="s/c", flavour="torch"))
    assert list(found.sentences()) == [
        "inductor:torch over 2 seeds: the worst verdict is ACCURACY (s/b, seed 2), and 1 sample of 2 changed with the "
        "seed; the speedups of a sample differ by up to 10.0 % (s/a: 1.00x to 1.10x)"
    ]


def test_speedups_over_the_best_of_several_baselines(cli: Cli, tmp_path: Path) -> None:
    narrow = Ratio(ratio=3.0, low=2.97, high=3.03)
    rows = [
        *(right(speedup, sample=f"s/{name}", key=f"i{name}") for name, speedup in (("a", 1.5), ("b", 0.5), ("c", 2.0))),
        *(right(narrow, sample=f"s/{name}", key=f"x{name}", backend="xla", flavour="jax") for name in "abc"),  # type: ignore[arg-type]
    ]
    # A baseline that is not trusted is none.
    rows[2] = rows[2].model_copy(update={"flags": ["suspicious"]})
    run = write_run(tmp_path / "run", rows)
    result = cli("score", run, "--best-of-baselines", "inductor", "--format", "json")
    shown = result.json["backends"]["xla:jax[over best of eager|inductor]"]["own"]["speedup"]
    # 3 / 1.5, and twice 3 over eager.
    assert shown["value"] == pytest.approx((2 * 3 * 3) ** (1 / 3), rel=1e-3)
    wrong = cli("score", run, "--best-of-baselines", "induktor")
    assert (wrong.code, "did you mean 'inductor'" in wrong.err) == (2, True)


def test_a_speedup_over_a_baseline_has_an_interval_at_the_usual_chance() -> None:
    def timed(speedup: float, chance: float, **found: Any) -> Record:
        timing = {"started_ns": 0, "ended_ns": 1, "trials": 9, "calls_per_trial": 1, "processes": 3, "degrees": 2}
        reach = 0.01 * student(2, chance)
        ratio = Ratio(ratio=speedup, low=speedup * math.exp(-reach), high=speedup * math.exp(reach))
        return right(ratio, timing=TimingGroup(**timing, chance=chance), **found)  # type: ignore[arg-type]

    found = BestOfBaselines(["inductor"])
    found.add(timed(3.0, 0.0075, backend="xla", flavour="jax"))
    found.add(timed(1.5, 0.0425))
    (row,) = found.rows()
    assert row.speedup is not None
    assert row.chance == 0.05
    assert standard_error(row.speedup, 2, row.chance) == pytest.approx(math.hypot(0.01, 0.01))


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ((), ("standard", 0.02, 30.0)),
        (("--precision", "quick"), ("quick", 0.05, 5.0)),
        (("--precision", "1%"), ("1%", 0.01, 120.0)),
        (("--half-width", "0.01"), ("0.01", 0.01, 120.0)),
        (("--precision", "paper", "--budget", "7"), ("paper", 0.01, 7.0)),
        (("--precision", "quick", "--half-width", "0.04"), ("quick", 0.04, 5.0)),
    ],
)
def test_precision_sets_the_half_width_and_the_budget(
    cli: Cli, options: tuple[str, ...], asked: tuple[str, float, float]
) -> None:
    result = cli("bench", "--samples", SAMPLE, "--backend", "nope", *options, "--dry-run", "--format", "json")
    found = result.json["asked"]
    assert (found["precision"], found["half_width"], found["budget_s"]) == asked
    # A half width that was asked for is all that settles a row.
    assert Request.read(found).policy.decides is (asked[:2] in {("quick", 0.05), ("standard", 0.02)})


@pytest.mark.parametrize(
    ("text", "message"), [("papr", "did you mean 'paper'"), ("0", "nor a half width"), ("150%", "nor a half width")]
)
def test_a_precision_that_is_none_is_refused(cli: Cli, text: str, message: str) -> None:
    result = cli("bench", "--samples", SAMPLE, "--backend", "nope", "--precision", text, "--dry-run")
    assert (result.code, message in result.err) == (2, True), result.err


@pytest.mark.parametrize("jobs", [1, 2])
def test_rows_of_several_seeds_have_references_of_their_own_and_the_keys_of_plain_runs(
    bench: Callable[..., Result], cli: Cli, make_worker: MakeWorker, jobs: int
) -> None:
    eager, worker = make_worker("eager", Script()), make_worker("inductor", Script())
    result = bench(eager, worker, extra=("--seed", "1..2", "--threads", 1, "--compile-jobs", jobs, "--out", "run"))
    assert result.code == 0, result.err
    rows = {(row["sample"], row["flavour"]): row for row in result.rows}
    assert sorted(rows) == [(f"made/{name}", f"torch[seed={seed}]") for name in "ab" for seed in (1, 2)]
    assert {flavour: row["inputs"]["seed"] for (_, flavour), row in rows.items()} == {
        "torch[seed=1]": 1,
        "torch[seed=2]": 2,
    }
    assert {one.threads for one in RunStore.open(Path("run")).controls()} == {1}
    assert "over 2 seeds: every verdict is OK" in cli("show", "run").out
    plain = bench(eager, worker, extra=("--seed", 2, "--threads", 1, "--out", "plain"))
    assert {row["key"] for row in plain.rows} == {row["key"] for row in rows.values() if row["inputs"]["seed"] == 2}
    # A killed run lacks its last row, and only this row is measured when it goes on.
    lines = Path("run/results.jsonl").read_text().splitlines(keepends=True)
    Path("run/results.jsonl").write_text("".join(lines[:-1]))
    resumed = cli("bench", "--resume", "run", "--format", "json")
    assert {row["key"] for row in resumed.rows} == {row["key"] for row in rows.values()}
    assert "3 done before" in resumed.err


@pytest.mark.parametrize("processes", [1, 3])
def test_rows_that_differ_only_in_their_seed_share_a_compile(
    bench: Callable[..., Result], make_worker: MakeWorker, processes: int
) -> None:
    worker = make_worker("inductor", Script())
    asked = ("--seed", "1..3", "--threads", "1,2", "--processes", processes, "--recompile", "none")
    rows = bench(make_worker("eager", Script()), worker, samples="a", extra=asked).rows
    keys: dict[int, set[str]] = {}
    for start in worker.starts:
        keys.setdefault(start.threads, set()).add(start.cache_key)
    # Another number of threads changes what is compiled.
    assert {threads: len(found) for threads, found in keys.items()} == {1: 1, 2: 1}
    assert keys[1] != keys[2]
    # One row per number of threads compiled with empty caches. Only its compile time counts.
    shared = {row["flavour"] for row in rows if Flag.SHARED_COMPILE in row["flags"]}
    assert shared == {f"torch[threads={threads},seed={seed}]" for threads in (1, 2) for seed in (2, 3)}
    records = map(Record.model_validate, rows)
    assert [compile_alone_ns(one) is None for one in records] == [row["flavour"] in shared for row in rows]
    assert all(row["timing"]["compiles"][0]["anew"] is (row["flavour"] not in shared) for row in rows)


def test_a_row_shares_no_compile_of_a_worker_that_has_ended() -> None:
    site, other = (parse_site(f"inductor[seed={seed}]", "cpu") for seed in (1, 2))
    job = Job(site=site.text, key="k", options={}, artifacts="", command="")
    unit = Unit(sample="a", place="a", sample_hash="h", conditions={"seed": 1}, jobs=(job,))
    first, second = cast(Worker, object()), cast(Worker, object())
    compiles = SharedCompiles()
    compiles.add(unit, job, site, SharedCompile(first, "key", 1))
    assert compiles.of(unit, job, other, second) is None
    found = compiles.of(unit, job, other, first)
    assert found is not None
    request = Request(device="cpu", threads=1, memory_bytes=1)
    assert compiles.key(request, other, found) == "key"
    # Two other rows began since, and the worker keeps the caches of few.
    compiles.key(request, other, None)
    assert compiles.of(unit, job, other, first) is not None
    compiles.key(request, other, None)
    assert compiles.of(unit, job, other, first) is None

"""Tests of `graphnet seal` and `graphnet verify`: what is sealed is found whole, and what was changed is named."""

from __future__ import annotations

import json
import math
import random
import shutil
import zipfile
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fake_worker import FakeWorker, Script
from kit import Cli, MakeWorker, Result
from script_modules import script_module

from graphnet.receipt.agreement import Agreement, Measured, compare_ratios, measured_ratio, of_whole
from graphnet.receipt.bundle import MANIFEST, write_bundle
from graphnet.receipt.check import check_bundle
from graphnet.runs.controls import Control, spreads_by_class
from graphnet.runs.record import Record, TimingGroup
from graphnet_contract.messages import Outcome, OutcomeCode, Stage

Bench = Callable[..., Result]
BUNDLE = Path("run.graphnet.zip")


@pytest.fixture
def workers(make_worker: MakeWorker) -> dict[str, FakeWorker]:
    """A reference, and a backend that takes half its time."""
    return {
        "eager": make_worker("eager"),
        "inductor": make_worker("inductor", Script(trial_ns=500_000, compile_stage_ns=6_000_000)),
    }


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the first sealed run, which the other tests copy: measuring it takes seconds."""
    return tmp_path_factory.mktemp("sealed")


@pytest.fixture
def sealed(bench: Bench, cli: Cli, workers: dict[str, FakeWorker], first: Path) -> dict[str, FakeWorker]:
    """A sealed run of two samples in ``BUNDLE``."""
    if not (first / BUNDLE).exists():
        bench(workers["eager"], workers["inductor"], extra=("--out", "run", "--processes", "auto", "--budget", 10))
        assert cli("seal", "run").code == 0
        shutil.copytree("run", first / "run")
        shutil.copy2(BUNDLE, first)
    else:
        shutil.copytree(first / "run", "run")
        shutil.copy2(first / BUNDLE, BUNDLE)
    return workers


def members() -> dict[str, bytes]:
    with zipfile.ZipFile(BUNDLE) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def rewrite(files: dict[str, bytes]) -> None:
    """Write the files of a bundle without a new manifest, as an editor of a zip does."""
    with zipfile.ZipFile(BUNDLE, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)


def with_manifest(files: dict[str, bytes]) -> None:
    """Write a bundle of changed files whose digests are right."""
    write_bundle(BUNDLE, {name: content for name, content in files.items() if name != MANIFEST})


def change(lines: bytes, edit: Callable[[Any], object]) -> bytes:
    """Edit the first of some lines of JSON."""
    first, *others = lines.splitlines(keepends=True)
    value = json.loads(first)
    edit(value)
    return json.dumps(value, separators=(",", ":")).encode() + b"\n" + b"".join(others)


def anew(workers: dict[str, FakeWorker], *options: object) -> tuple[object, ...]:
    """The arguments with which these workers measure the rows anew."""
    places = [f"{name}={one.target.partition('@')[2]}" for name, one in workers.items()]
    return ("verify", BUNDLE, *(item for place in places for item in ("--backend-python", place)), *options)


def test_a_sealed_run_is_whole_and_sealing_again_gives_the_same_bytes(sealed: dict[str, FakeWorker], cli: Cli) -> None:
    before = BUNDLE.read_bytes()
    found = cli("seal", "run", "--format", "json").json
    assert BUNDLE.read_bytes() == before
    assert (found["rows"], found["ratios"], found["outcomes"]) == (2, 2, {"OK": 2})
    assert found["uncertainty"]["aa_width"] == pytest.approx(0, abs=1e-6)
    result = cli("verify", BUNDLE, "--offline", "--format", "json")
    assert (result.code, result.json["is_whole"]) == (0, True)
    assert result.json["sha256_of_manifest"] == found["sha256_of_manifest"]
    assert result.json["trials"] > 0


def test_an_edit_that_nothing_contradicts_has_another_digest(sealed: dict[str, FakeWorker], cli: Cli) -> None:
    published = cli("verify", BUNDLE, "--offline", "--format", "json").json["sha256_of_manifest"]
    assert cli("verify", BUNDLE, "--offline", "--sha256", published.upper()).code == 0
    files = members()
    edited = change(files["results.jsonl"], lambda row: row.update(peak_memory_bytes=1))
    with_manifest({**files, "results.jsonl": edited})
    assert cli("verify", BUNDLE, "--offline").code == 0
    result = cli("verify", BUNDLE, "--offline", "--sha256", published)
    assert (result.code, "is not the one that was published" in result.err) == (1, True)


def test_an_unpacked_bundle_is_a_run(sealed: dict[str, FakeWorker], cli: Cli) -> None:
    with zipfile.ZipFile(BUNDLE) as archive:
        archive.extractall("unpacked")
    assert [row["speedup"] for row in cli("show", "unpacked", "--format", "json").rows] == [
        row["speedup"] for row in cli("show", "run", "--format", "json").rows
    ]


def test_a_number_that_is_edited_in_the_file_is_found(sealed: dict[str, FakeWorker], cli: Cli) -> None:
    files = members()
    rewrite({**files, "results.jsonl": change(files["results.jsonl"], lambda row: row["speedup"].update(ratio=2.6))})
    result = cli("verify", BUNDLE, "--offline")
    assert (result.code, result.out) == (1, "")
    assert "results.jsonl is not the file that was sealed" in result.err


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (lambda row: row["speedup"].update(ratio=2.6, high=2.7), "speedup is 2.6"),
        (lambda row: row["speedup"].update(low=1.9), "speedup is"),
        (lambda row: row.update(compiled_ns=400_000), "compiled_ns is 400000"),
        (lambda row: row.update(reference_ns=1), "reference_ns is 1"),
        (lambda row: row.update(speedup=None), "speedup is null"),
        (lambda row: row["flags"].append("unstable"), "it has the flag unstable"),
        (lambda row: row["timing"].update(trials=7), "timing.trials"),
        (lambda row: row["timing"]["calls"]["compiled"].update(min_ns=1.0), "timing.calls"),
        (lambda row: row.update(key="0" * 64), "its raw trials are missing"),
        (lambda row: row.update(timing=None), "it has times, but no timing"),
        (
            lambda row: row.update(dict.fromkeys(("speedup", "speedup_own_eager", "reference_ns", "compiled_ns"))),
            "its times are missing",
        ),
        (lambda row: row.update(outcome="ACCURACY"), "its outcome is ACCURACY, and the errors of its outputs give OK"),
        (
            lambda row: row.update(compile_ns=9_000_000),
            "compile_ns is 9000000, and the stage of",
        ),
        (
            lambda row: row.update(compile_ns=1_000),
            "compile_ns is 1000, and the first compile of",
        ),
        # An interval as narrow as one likes has its chance.
        (lambda row: row["timing"].update(chance=0.999), "timing.chance is 0.999, which no look at"),
        # So is one that was settled by a difference as large as one likes.
        (lambda row: row["timing"].update(bound=0.9), "timing.bound is 0.9, which no controls of the run give"),
        (lambda row: row["stage_ns"].update(compile=60_000_000_000), "the stage of the compile took 60000000000"),
        (lambda row: row.update(tolerance_reached=-9), "tolerance_reached is -9, and its outputs give"),
        (lambda row: row.update(max_abs_error=1e-12), "max_abs_error is 1e-12, and its outputs give"),
        (lambda row: row["outputs"][0].update(tolerance_reached=3), "the errors of its outputs give ACCURACY"),
    ],
)
def test_a_row_that_does_not_follow_from_its_trials_is_named(
    sealed: dict[str, FakeWorker], cli: Cli, edit: Callable[[Any], object], said: str
) -> None:
    files = members()
    with_manifest({**files, "results.jsonl": change(files["results.jsonl"], edit)})
    result = cli("verify", BUNDLE, "--offline")
    assert result.code == 1
    assert said in result.err
    assert len(result.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (lambda block: block["wall_ns"].__setitem__(slice(None), [1] * len(block["wall_ns"])), "its raw trials give"),
        (lambda block: block["wall_ns"].__setitem__(0, 10**12), "took longer than their block"),
        (lambda block: block["wall_ns"].__setitem__(0, 0), "took no time"),
        (lambda block: block.pop("wall_ns"), "cannot be read"),
        (lambda block: block["wall_ns"].__setitem__(2, math.nan), "cannot be read"),
        (lambda block: block.update(started_ns=block["started_ns"] - 10**12), "began before the one before it ended"),
    ],
)
def test_trials_that_do_not_give_the_row_are_named(
    sealed: dict[str, FakeWorker], cli: Cli, edit: Callable[[Any], object], said: str
) -> None:
    def every(line: Any) -> None:
        for one in line["rounds"]:
            edit(one["compiled"])

    files = members()
    with_manifest({**files, "times.jsonl": change(files["times.jsonl"], every)})
    result = cli("verify", BUNDLE, "--offline")
    assert result.code == 1
    assert said in result.err


def test_a_run_with_an_edited_row_is_not_sealed(sealed: dict[str, FakeWorker], cli: Cli) -> None:
    path = Path("run/results.jsonl")
    path.write_bytes(change(path.read_bytes(), lambda row: row.update(compiled_ns=400_000)))
    result = cli("seal", "run", "--out", "other.zip")
    assert result.code == 2
    assert "compiled_ns is 400000, and its raw trials give 500" in result.err
    assert not Path("other.zip").exists()


def test_edited_controls_sums_and_sources_are_found(sealed: dict[str, FakeWorker], cli: Cli) -> None:
    files = members()
    run = json.loads(files["run.json"])
    for control in run["controls"]:
        control["ratio"].update(low=0.5, high=2.0)
    receipt = json.loads(files["receipt.json"])
    (sums,) = receipt["sums"].values()
    sums["speedup"] = 3.0
    model = next(name for name in files if name.endswith("model.py"))
    for name, content in {
        "run.json": json.dumps(run).encode(),
        "receipt.json": json.dumps(receipt).encode(),
        model: files[model] + b"\n",
    }.items():
        with_manifest({**files, name: content})
        assert cli("verify", BUNDLE, "--offline").code == 1


def test_a_file_that_is_missing_or_added_is_named(sealed: dict[str, FakeWorker], cli: Cli) -> None:
    files = members()
    for name in files:
        rewrite({other: content for other, content in files.items() if other != name})
        result = cli("verify", BUNDLE, "--offline")
        assert result.code == (2 if name == MANIFEST else 1)
        assert name in result.err
    rewrite({**files, "more.txt": b""})
    assert "it has more.txt" in cli("verify", BUNDLE, "--offline").err


def test_no_name_leads_out_of_the_folder(sealed: dict[str, FakeWorker], cli: Cli, tmp_path: Path) -> None:
    files = members()
    manifest = json.loads(files[MANIFEST])
    manifest["files"]["../escaped"] = {"sha256": "", "bytes": 0}
    rewrite({**files, MANIFEST: json.dumps(manifest).encode(), "../escaped": b""})
    result = cli("verify", BUNDLE, "--offline")
    assert result.code == 1
    assert "seal gives no file the name" in result.err


def test_a_bundle_that_is_cut_anywhere_gets_one_sentence(sealed: dict[str, FakeWorker], cli: Cli) -> None:
    whole = BUNDLE.read_bytes()
    for size in (0, 1, 100, len(whole) // 2, len(whole) - 30, len(whole) - 1):
        BUNDLE.write_bytes(whole[:size])
        result = cli("verify", BUNDLE, "--offline")
        assert (result.code, len(result.err.splitlines())) == (2, 1)
        assert "was cut" in result.err


@pytest.mark.parametrize(
    ("record", "offset", "value"),
    [
        # A version of zip that Python cannot read, a name that is no UTF-8, LZMA, and a name of another length.
        *((b"PK\1\2", 6, b"\x95"), (b"PK\1\2", 9, b"\x08manifest"), (b"PK\3\4", 7, b"\x08manifest")),
        *((b"PK\1\2", 10, b"\x0e"), (b"PK\1\2", 28, b"\xff\xff")),
    ],
)
def test_a_head_of_the_zip_that_was_edited_gets_one_sentence(
    sealed: dict[str, FakeWorker], cli: Cli, record: bytes, offset: int, value: bytes
) -> None:
    whole = bytearray(BUNDLE.read_bytes())
    place = whole.index(record) + offset
    if value.endswith(b"manifest"):
        whole[place] = value[0]
        name = whole.index(b"manifest", place)
        whole[name] = 0xFF
    else:
        whole[place : place + len(value)] = value
    BUNDLE.write_bytes(whole)
    result = cli("verify", BUNDLE, "--offline")
    assert result.code in (1, 2)
    assert len(result.err.splitlines()) == 1


def test_a_sample_outside_of_the_bundle_is_not_taken(sealed: dict[str, FakeWorker], cli: Cli, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "model.py").write_text("")
    files = members()
    edited = change(files["results.jsonl"], lambda row: row.update(sample_hash=str(outside)))
    with_manifest({**files, "results.jsonl": edited})
    found = check_bundle(BUNDLE, tmp_path / "unpacked")
    assert [found.sample_folder(record) is not None for record in found.records] == [False, True]


def test_bytes_that_changed_on_the_way_are_found(sealed: dict[str, FakeWorker], cli: Cli) -> None:
    whole = BUNDLE.read_bytes()
    generator = random.Random(3)
    for _ in range(20):
        place = generator.randrange(len(whole) // 2)
        BUNDLE.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        result = cli("verify", BUNDLE, "--offline")
        # Some bytes of a zip, such as its versions, mean nothing.
        assert result.code in (0, 1, 2)
        assert len(result.err.splitlines()) == (result.code != 0)


@pytest.mark.parametrize("name", ["bundle", "schema"])
def test_a_bundle_of_a_newer_version_is_refused(sealed: dict[str, FakeWorker], cli: Cli, name: str) -> None:
    files = members()
    manifest = {**json.loads(files[MANIFEST]), name: 99, "graphnet": "9.0", "something": "new"}
    rewrite({**files, MANIFEST: json.dumps(manifest).encode()})
    result = cli("verify", BUNDLE)
    assert result.code == 2
    assert "newer version (graphnet 9.0" in result.err


def test_a_file_that_is_no_bundle_is_refused(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "text.zip").write_text("no zip")
    for name in ("text.zip", "missing.zip", "."):
        result = cli("verify", name)
        assert (result.code, len(result.err.splitlines())) == (2, 1)


def test_a_run_without_rows_or_without_an_end_is_not_sealed(sealed: dict[str, FakeWorker], cli: Cli) -> None:
    path = Path("run/run.json")
    run = json.loads(path.read_text())
    path.write_text(json.dumps({**run, "ended": None}))
    assert "is not finished" in cli("seal", "run").err
    path.write_text(json.dumps(run))
    Path("run/results.jsonl").write_text("")
    result = cli("seal", "run")
    assert result.code == 2
    assert "holds no rows" in result.err


def test_a_run_with_failures_alone_is_sealed_and_nothing_is_measured(bench: Bench, cli: Cli) -> None:
    failed = Outcome(OutcomeCode.COMPILE_ERROR, Stage.COMPILE, "lower", "no kernel for it")
    bench(Script(), Script(outcome=failed, fail_after=Stage.INPUTS), extra=("--out", "run", "--fail-on", "never"))
    assert cli("seal", "run", "--format", "json").json["outcomes"] == {"COMPILE_ERROR": 2}
    assert cli("verify", BUNDLE, "--offline").code == 0
    result = cli("verify", BUNDLE, "--format", "json")
    assert (result.code, result.json["whole"], result.json["measured"]) == (3, "cannot say", [])


def test_rows_that_are_measured_anew_agree(sealed: dict[str, FakeWorker], cli: Cli) -> None:
    result = cli(*anew(sealed, "--rows", 2, "--seed", 5, "--out", "anew", "--format", "json"))
    found = result.json
    assert (result.code, found["whole"], found["seed"]) == (0, "agrees", 5)
    assert [one["finding"] for one in found["measured"]] == ["agrees", "agrees"]
    assert all(one["quotient"][0] == pytest.approx(1, abs=1e-6) for one in found["measured"])
    assert sorted(one["sample"] for one in found["measured"]) == ["made/a", "made/b"]


def test_a_ratio_that_was_raised_is_contradicted(
    sealed: dict[str, FakeWorker], cli: Cli, make_worker: MakeWorker
) -> None:
    honest = {**sealed, "inductor": make_worker("inductor", Script(trial_ns=650_000))}
    result = cli(*anew(honest, "--share", 0.1, "--out", "anew"))
    assert result.code == 1
    assert "contradicts: 0 agrees, 0 cannot say, 1 contradicts" in result.out


def test_what_cannot_be_compared_is_said(sealed: dict[str, FakeWorker], cli: Cli, make_worker: MakeWorker) -> None:
    result = cli("verify", BUNDLE, "--rows", 1, "--format", "json")
    assert result.code == 3
    assert "name an interpreter by --backend-python inductor=PYTHON" in result.json["measured"][0]["why"]
    failed = Script(outcome=Outcome(OutcomeCode.RUNTIME_ERROR, Stage.WARM_UP, "", "no"), fail_after=Stage.INPUTS)
    broken = {**sealed, "inductor": make_worker("inductor", failed)}
    result = cli(*anew(broken, "--rows", 1, "--out", "failed", "--format", "json"))
    assert result.code == 3
    assert "it has no ratio (RUNTIME_ERROR)" in result.json["measured"][0]["why"]


@pytest.mark.parametrize("option", [("--share", 0), ("--share", 2), ("--rows", 0), ("--backend-python", "inductor")])
def test_a_wrong_option_is_refused(cli: Cli, option: tuple[object, ...]) -> None:
    result = cli("verify", "missing.zip", *option)
    assert result.code == 2
    assert str(option[0]) in result.err


def test_one_contradiction_decides_and_a_doubt_is_said() -> None:
    agrees, doubt, against = Agreement.AGREES, Agreement.CANNOT_SAY, Agreement.CONTRADICTS
    assert of_whole([agrees, agrees]) is agrees
    assert of_whole([agrees, doubt]) is doubt
    assert of_whole([agrees, doubt, against]) is against
    assert of_whole([]) is doubt


def test_more_rows_need_a_larger_difference() -> None:
    one, other = Measured(0.0, 0.01, 4, 0.01), Measured(0.12, 0.01, 4, 0.01)
    assert compare_ratios(one, other, 1).agreement is Agreement.CONTRADICTS
    assert compare_ratios(one, other, 1000).agreement is not Agreement.CONTRADICTS


def simulated(coverage: ModuleType, name: str, generator: random.Random) -> Measured:
    """Measure a row of true ratio 1, with the controls of its run before it, by the rules of `bench`."""
    noise = coverage.NOISES[name]
    controls: list[Control] = coverage.controls_of(noise, generator)
    row = coverage.measured(noise, generator, coverage.QUICK_NS, None, spreads_by_class(controls).get(""))
    timing = TimingGroup(
        started_ns=0, ended_ns=1, trials=1, calls_per_trial=1, processes=row.pairs, degrees=row.degrees
    )
    facts: dict[str, Any] = {
        **dict.fromkeys(("key", "sample", "source", "category", "backend", "flavour", "where"), "simulated"),
        "sample_hash": None,
        "outcome": "OK",
    }
    found = measured_ratio(Record(**facts, speedup=row.ratio, timing=timing), controls)
    assert isinstance(found, Measured)
    return found


def test_honest_pairs_never_contradict_and_a_raised_ratio_does() -> None:
    """200 pairs of runs with each kind of noise in turn. The seed is fixed, so the counts are, too."""
    coverage = script_module("benchmarks/interval_coverage.py")
    generator, names = random.Random(38), list(coverage.NOISES)
    honest, raised = Counter[Agreement](), Counter[Agreement]()
    for number in range(200):
        sealed, anew = (simulated(coverage, names[number % len(names)], generator) for _ in range(2))
        honest[compare_ratios(sealed, anew, 1).agreement] += 1
        raised[compare_ratios(replace(sealed, log=sealed.log + math.log(1.3)), anew, 1).agreement] += 1
    assert honest[Agreement.CONTRADICTS] == 0
    assert honest[Agreement.AGREES] >= 150
    assert raised[Agreement.CONTRADICTS] >= 190
    assert raised[Agreement.AGREES] <= 2

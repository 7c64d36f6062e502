"""Tests `graphnet explain` on a real row of two small backends. Nothing here depends on a time."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import typer
from kit import Cli
from planted_sample import write_backend, write_sample
from scores_kit import row
from typer.testing import CliRunner

from graphnet.bench.plan import Plan, make_plan, plan_sites
from graphnet.cli.app import app
from graphnet.cli.explain_kernels import Compilers
from graphnet.cli.explain_regions import with_peaks
from graphnet.errors import ExitCode, StorageError, UsageError
from graphnet.explain.explanation import Explained
from graphnet.launch.local import Rooms
from graphnet.measuring.machine import boot_id
from graphnet.outcomes import Outcome
from graphnet.runs.record import DeviceGroup
from graphnet.runs.request import Request, Scheme
from graphnet.runs.store import RunStore
from graphnet.samples.choose import ChosenSample

BODY = """a = x @ x
b = torch.relu(a)
c = b @ x
d = c @ x
e = d @ x
f = torch.sigmoid(e)
return (f,)"""
#: Runs the graph as it is, and cannot run a graph with sigmoid and without relu.
ADAPTER = """from graphnet_runner.adapter import Adapter, Compiled, Evidence


class Picky(Adapter):
    def compile(self, model, example_inputs, options):
        text = model.forward.__code__.co_names
        if "sigmoid" in text and "relu" not in text:
            raise ValueError("planted")
        return Compiled(model, Evidence())
"""
CONTROL = 'role = "control"'
FAST = ("--threads", "1", "--budget", "0", "--processes", "1", "--device", "cpu", "--trials", "1", "--min-time", "0")


@pytest.mark.timeout(600)
@pytest.mark.torch
def test_a_row_is_explained_and_its_regions_are_samples(
    cli: Cli, tmp_path: Path, torch_python: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    sample = write_sample(tmp_path / "samples" / "chain", BODY, shape=(256, 256))
    picky = f"{write_backend(tmp_path / 'picky', ADAPTER, head=CONTROL)}@{torch_python}"
    nope, eager = f"nope@{torch_python}", f"eager@{torch_python}"
    backends = ("--backend", nope, "--backend", picky, "--reference", eager)
    for attempt in range(5):
        # If the machine stands still for a moment, the times of a row are void. Then measure everything again.
        run = f"run{attempt}"
        cli("bench", "--samples", str(sample), *backends, *FAST, "--profile", "--out", run)
        rest = ("--python", torch_python, "--budget", "0", "--no-peaks", "--out", f"explained{attempt}")
        every = cli("explain", run, "--all", *rest, "--format", "json").json
        if every.get("problems") == []:
            break
    assert every.get("problems") == [], every
    shown = ("--no-again", "--format", "json")
    found = cli("explain", run, "chain", "--between", "reference", picky, *rest, *shown).json
    # A product is long enough to be a region of its own, on whatever machine. What follows it may be one, too.
    regions = sorted(found["regions"], key=lambda one: one["statements"])
    edges = [one["statements"] for one in regions]
    assert (edges[0][0], edges[-1][1]) == (0, 6)
    assert 2 in {first for first, _ in edges}
    first, last = regions[0], regions[-1]
    assert first["operators"].startswith("mm")
    assert last["source"][-1] == "f = torch.sigmoid(e)"
    # The region of the sigmoid does not compile. So there is no chain, and its part of the gap is in the interaction.
    assert found["alone"]
    assert last["difference"] is None
    assert "COMPILE_ERROR" in last["marks"][0]
    assert all(one["difference"] is not None for one in regions[:-1])
    parts: list[dict[str, Any]] = [*(one for one in found["regions"] if one["difference"]), found["host"]]
    total = sum(one["difference"]["ns"] for one in [*parts, found["interaction"]])
    assert total == pytest.approx(found["gap"]["ns"], rel=1e-6, abs=1)
    folder = Path(first["folder"])
    again = cli("bench", "--samples", str(folder), "--backend", nope, "--reference", eager, *FAST, "--format", "json")
    assert [row["outcome"] for row in again.rows] == ["OK"]
    # Whether there is a gap is a matter of chance, so the regions to measure again are named here.
    monkeypatch.setattr(Explained, "named", lambda *_: [one["region"] for one in regions[:1]])
    together = cli("explain", run, "chain", "--between", "reference", nope, *rest, "--format", "json").json
    assert not together["alone"]
    [second] = (tmp_path / rest[-1] / "again").iterdir()
    [described] = (second / "regions").rglob("regions.json")
    moved = [one["statements"] for one in json.loads(described.read_text())["regions"]]
    assert moved != edges
    assert [moved[0][0], moved[-1][1]] == [0, 6]
    # The times of the second measurement may be void.
    assert together["remarks"] or regions[0]["region"] in together["again"][0]["regions"]
    kept = json.loads((tmp_path / rest[-1] / "explanations.json").read_text())
    assert {tuple(one["between"]) for one in kept["explanations"]} == {("reference", picky), ("reference", nope)}
    # As the explained run, the chain has traces.
    assert {ns is not None for one in together["regions"] for ns in one["traced_ns"].values()} == {True}
    text = cli("explain", run, "chain", "--between", "reference", nope, *rest).out
    for word in ("region_00", "sigmoid", "host", "interaction", "whole"):
        assert word in text


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """A run of two samples on two backends, in which one row failed and none is measured."""
    names = ("one", "two")
    samples = [str(write_sample(tmp_path / "samples" / name, "a = x + 1\nreturn (a,)")) for name in names]
    request = Request(backends=["nope", "inductor"], samples=samples, device="cpu", threads=1)
    store = RunStore.create(tmp_path / "run", {"asked": request.kept()})
    [first, _] = [planned.name for planned in make_plan(request).samples]
    store.append(row(first, Outcome.COMPILE_ERROR))
    store.unlock()
    return tmp_path / "run"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "name one sample of the run, or give --all"),
        (("one", "--all"), "name one sample of the run, or give --all"),
        (("one",), "has several backends; name two sides with --between: reference, nope, inductor"),
        (("three", "--between", "reference", "nope"), "has no sample 'three'"),
        (("one", "--between", "reference", "what"), "has no side 'what'"),
        (("one", "--between", "nope", "nope"), "--between names nope twice"),
        (("--all", "--between", "reference", "what"), "has no side 'what'"),
        (("one", "--between", "reference", "inductor"), "is COMPILE_ERROR and has no speedup, so it has no gap"),
        (("two", "--between", "reference", "inductor"), "has no row, so it has no gap"),
        (("--all",), "has no sample whose times can be explained"),
    ],
)
def test_what_cannot_be_explained_is_a_sentence(cli: Cli, run: Path, words: tuple[str, ...], sentence: str) -> None:
    done = cli("explain", run, *words)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err.splitlines()[-1]


def test_a_folder_of_another_explanation_is_refused(cli: Cli, run: Path, tmp_path: Path) -> None:
    name = next(planned.name for planned in make_plan(RunStore.open(run).request()).samples)
    store = RunStore.open(run)
    store.append(row(name.replace("one", "two"), speedup=1.5))
    held = {"run": "other", "samples": {}, "sides": []}
    for text, sentence in (
        (json.dumps(held), "explains something else"),
        ("{", "cannot be read"),
        ("[]", "does not say"),
    ):
        (tmp_path / "explain.json").write_text(text)
        done = cli("explain", run, "two", "--between", "reference", "inductor", "--out", tmp_path)
        assert done.code == 2
        assert sentence in done.err


@pytest.fixture
def timed(tmp_path: Path) -> Path:
    """A run of two samples that have a speedup on one backend."""
    samples = [str(write_sample(tmp_path / "samples" / name, "a = x + 1\nreturn (a,)")) for name in ("one", "two")]
    request = Request(backends=["inductor"], samples=samples, device="cpu", threads=1, inputs=Scheme.graphnet)
    store = RunStore.create(tmp_path / "run", {"asked": request.kept()})
    for planned in make_plan(request).samples:
        store.append(row(planned.name, speedup=1.5, artifacts=keep_kernels(tmp_path / "run", [[7, 8], [9]])))
    store.unlock()
    return tmp_path / "run"


def keep_kernels(run: Path, kernels: list[list[int]]) -> str:
    """Write the artifact with a compiler's kernels, and return the path of its folder below the run's."""
    (run / "artifacts").mkdir(exist_ok=True)
    told = [{"name": "", "lines": lines} for lines in kernels]
    (run / "artifacts" / "regions.json").write_text(json.dumps(told))
    return "artifacts"


def test_a_folder_that_lacks_a_sample_does_not_explain_all(cli: Cli, timed: Path, tmp_path: Path) -> None:
    (one, two) = make_plan(RunStore.open(timed).request()).samples
    held = {"run": str(timed), "samples": {one.name: one.place}, "sides": ["reference", "inductor"]}
    (tmp_path / "explain.json").write_text(json.dumps(held))
    done = cli("explain", timed, "--all", "--out", tmp_path)
    assert done.code == 2
    assert f"was made without {two.name}" in done.err


#: Says that each line is in a kernel of its own, but the last two are in one; and fails on a graph with relu.
TELLING = """from graphnet_runner.adapter import Adapter, Compiled, Evidence, Region


class Telling(Adapter):
    def compile(self, model, example_inputs, options):
        if "relu" in model.forward.__code__.co_names:
            raise ValueError("planted")
        kernels = [Region("one", (9,), "named"), Region("two", (10, 11), "named")]
        return Compiled(model, Evidence(), regions=lambda: kernels)
"""


@pytest.mark.timeout(300)
@pytest.mark.torch
def test_a_compiler_is_asked_for_its_kernels_if_the_run_kept_none(tmp_path: Path, torch_python: str) -> None:
    samples = {
        "told": write_sample(tmp_path / "told", "a = x + 1\nb = a / 2\nc = b * 2\nreturn (c,)"),
        "failed": write_sample(tmp_path / "failed", "a = torch.relu(x)\nreturn (a,)"),
    }
    telling = f"{write_backend(tmp_path / 'telling', TELLING)}@{torch_python}"
    sides = [telling, f"nope@{torch_python}"]
    reference = f"eager@{torch_python}"
    request = Request(backends=sides, samples=[], device="cpu", threads=1, reference=reference)
    with Compilers(tmp_path, plan_sites(request).judged, {}, request) as compilers:
        found = {name: compilers.kernels(name, str(place)) for name, place in samples.items()}
    assert found == {"told": [(9,), (10, 11)], "failed": []}


def test_a_compiler_that_takes_longer_than_the_budget_is_not_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    request = Request(backends=["inductor"], samples=[], device="cpu", threads=1)
    rows = {("one", "inductor"): row("one", compile_ns=21_000_000_000)}
    with Compilers(tmp_path, plan_sites(request).judged, rows, request, limit_s=20) as compilers:
        assert compilers.kernels("one", str(tmp_path)) == []
    assert "inductor took 21 s to compile one, over the 20 s that --budget allows here" in capsys.readouterr().err


class _Stopped(Exception):
    pass


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The arguments, the kernels and the folders of the tool that cuts regions. The command stops there."""
    given: list[str] = []

    def run_tool(verb: str, options: list[str], python: str, places: list[str], rooms: object) -> None:
        [kernels] = [Path(one.partition("=")[2]).read_text() for one in options if one.startswith("--kernels=")]
        given.extend([*options, kernels, *places])
        raise _Stopped

    monkeypatch.setattr("graphnet.cli.explain_regions.run_tool", run_tool)
    return given


def test_regions_are_cut_from_the_repaired_sample(
    timed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cut: list[str]
) -> None:
    def applied(_: object, samples: list[ChosenSample]) -> list[ChosenSample]:
        return [replace(one, place="/repaired/copy") for one in samples]

    monkeypatch.setattr("graphnet.bench.repairs.Repairs.applied", applied)
    words = ["explain", str(timed), "one", "--python", sys.executable, "--out", str(tmp_path / "out")]
    assert isinstance(CliRunner().invoke(app, words).exception, _Stopped)
    assert cut[-1] == "/repaired/copy"


def test_kernels_that_a_run_kept_are_not_divided(timed: Path, tmp_path: Path, cut: list[str]) -> None:
    words = ["explain", str(timed), "one", "--python", sys.executable, "--out", str(tmp_path / "out")]
    assert isinstance(CliRunner().invoke(app, words).exception, _Stopped)
    assert "[[7, 8], [9]]" in cut


ONE_THREAD, TWO_THREADS = "inductor[threads=1,seed=5]", "inductor[threads=2,seed=7]"


@pytest.fixture
def varied(tmp_path: Path) -> Path:
    """A run with the rows of one sample under two conditions, neither of which is the run's own."""
    sample = str(write_sample(tmp_path / "samples" / "one", "a = x + 1\nreturn (a,)"))
    request = Request(backends=[ONE_THREAD, TWO_THREADS], samples=[sample], device="cpu", threads=3)
    store = RunStore.create(tmp_path / "run", {"asked": request.kept()})
    plan = make_plan(request)
    for planned in plan.sites.judged:
        name, flavour, where = planned.site.identity
        known = {"backend": name, "flavour": flavour, "where": where, "artifacts": keep_kernels(tmp_path / "run", [])}
        store.append(row(plan.samples[0].name, speedup=1.5, **known))
    store.unlock()
    return tmp_path / "run"


@pytest.mark.parametrize(("side", "threads", "seed"), [(ONE_THREAD, 1, 5), (TWO_THREADS, 2, 7)])
@pytest.mark.parametrize("which", ["one", "--all"])
def test_regions_are_cut_under_the_conditions_of_the_rows(
    varied: Path, tmp_path: Path, cut: list[str], which: str, side: str, threads: int, seed: int
) -> None:
    words = ["explain", str(varied), which, "--between", "reference", side, "--python", sys.executable]
    assert isinstance(CliRunner().invoke(app, [*words, "--out", str(tmp_path / "out")]).exception, _Stopped)
    assert {f"--threads={threads}", f"--seed={seed}"} < set(cut)


@pytest.mark.parametrize("words", [("--all",), ("one", "--between", ONE_THREAD, TWO_THREADS)])
def test_sides_under_other_conditions_are_not_compared(cli: Cli, varied: Path, words: tuple[str, ...]) -> None:
    done = cli("explain", varied, *words)
    assert (done.code, done.out) == (2, "")
    assert "with threads 1, seed 5 and with threads 2, seed 7" in done.err


@pytest.mark.parametrize(
    ("regions", "sentence"), [(None, "has no regions.json"), ("other", "have changed since it was cut")]
)
def test_regions_of_other_files_are_no_answer(
    timed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, regions: str | None, sentence: str
) -> None:
    asked: list[Request] = []

    def do_run(request: Request, plan: Plan, store: RunStore, **_: object) -> None:
        asked.append(request)
        [first] = [planned for planned in plan.samples if planned.place.endswith("samples/one")]
        store.append(row(first.name, speedup=1.5, sample_hash="now"))
        store.unlock()

    whole = {"operators": [], "fused_bytes": 0, "statements": (0, 1), "lines": (1, 1), "source": [], "arguments": 1}
    (one, _) = make_plan(RunStore.open(timed).request()).samples
    out = tmp_path / "out"
    folder = write_sample(out / "regions" / "0" / "empty_1", "return (x,)").parent
    (out / "explain.json").write_text(
        json.dumps({"run": str(timed), "samples": {one.name: one.place}, "sides": ["reference", "inductor"]})
    )
    if regions is not None:
        known = {"sample": one.name, "sample_hash": regions, "empty": (1, 2), "regions": []}
        known["whole"] = whole | {"results": []}
        (folder / "regions.json").write_text(json.dumps(known))
    monkeypatch.setattr("graphnet.cli.explain_regions.do_run", do_run)
    monkeypatch.setattr("graphnet.cli.explain_regions.check_request", lambda *_: None)
    words = ["explain", str(timed), "one", "--no-peaks", "--out", str(out)]
    assert sentence in str(CliRunner().invoke(app, words).exception)
    # The values of the regions are those of this scheme, whatever the run had. Without regions, nothing is measured.
    assert [request.inputs for request in asked] == ([] if regions is None else [Scheme.mesh])


def test_an_interrupt_says_how_to_go_on(timed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise typer.Exit(ExitCode.INTERRUPTED)

    monkeypatch.setattr("graphnet.cli.explain_regions.measure_regions", interrupted)
    words = ["explain", str(timed), "one", "--between", "inductor", "reference", "--budget", "7", "--no-peaks"]
    done = CliRunner().invoke(app, [*words, "--out", str(tmp_path / "out")])
    assert done.exit_code == ExitCode.INTERRUPTED
    assert " ".join([*words, "--out", str(tmp_path / "out")]) in done.stderr


def test_without_peaks_what_was_measured_is_shown_all_the_same(
    timed: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(*_: object) -> None:
        raise StorageError("the peaks cannot be written: No space left on device")

    monkeypatch.setattr("graphnet.cli.explain_regions.measure_regions", lambda *_: [])
    monkeypatch.setattr("graphnet.cli.explain_regions.with_peaks", full)
    done = CliRunner().invoke(app, ["explain", str(timed), "--all", "--out", str(tmp_path / "out")])
    assert done.exit_code == 0, done.exception
    assert "No space left on device; the bounds are left out" in done.stderr
    assert "no side is slower" in done.stdout


@pytest.mark.parametrize(
    ("hosts", "classes", "said"),
    [
        (["elsewhere", ""], ["a CPU"] * 2, "its peaks can be measured only there"),
        (["", ""], ["a CPU", "another CPU"], "machines of 2 classes"),
    ],
)
def test_peaks_of_this_machine_are_not_those_of_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hosts: list[str], classes: list[str], said: str
) -> None:
    monkeypatch.setenv("GRAPHNET_HOME", str(tmp_path))
    place = "graphnet.cli.explain_regions.run_tool"
    monkeypatch.setattr(place, lambda *_, **__: pytest.fail("the peaks were measured"))
    request = Request(backends=["nope"], samples=[], device="cpu", threads=1)
    store = RunStore.create(tmp_path / "run", {"asked": request.kept()})
    for number, (host, kind) in enumerate(zip(hosts, classes, strict=True)):
        device = DeviceGroup(type="cpu", index=0, uuid="u", host=host or boot_id(), machine_class=kind)
        store.append(row(f"a/{number}", device=device))
    store.unlock()
    with pytest.raises(UsageError, match=said):
        with_peaks([], tmp_path / "run", request, None, Rooms.of(True))

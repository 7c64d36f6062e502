"""Tests of ``graphnet test-compiler`` with fake workers, and of our module that replaces GraphNet's test_compiler."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from exchange_kit import RUN, make_run, row, rows_of
from fake_worker import FakeWorker, Script
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.cli.log_listener import LogListener
from graphnet.cli.test_compiler import chosen_samples, options_of
from graphnet.errors import UsageError
from graphnet.exchange.classes import left_out, no_lines
from graphnet.exchange.grammar import summary
from graphnet.exchange.import_log import import_logs
from graphnet.exchange.read_log import read_log
from graphnet.runs.store import RunStore
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage

ROOT = Path(__file__).resolve().parents[3]
SCRIPTS = ROOT / "deploy" / "graphnet-scripts"


@pytest.fixture
def reference(make_worker: MakeWorker) -> FakeWorker:
    return make_worker("eager")


def call(cli: Cli, reference: FakeWorker, worker: FakeWorker, *arguments: object) -> Result:
    fixed = ("--compiler", worker.target, "--reference", reference.target, "--device", "cpu", "--inputs", "mesh")
    return cli("test-compiler", *fixed, "--budget", 1, "--out", "run", *arguments)


def log_of(result: Result, tmp_path: Path) -> dict[str, str]:
    (tmp_path / "stderr.log").write_text(result.err)
    return {one.path.rpartition("/")[2]: one.configuration["outcome"] for one in read_log(tmp_path / "stderr.log")}


def test_the_log_is_on_stderr_and_the_run_is_kept(
    cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, reference: FakeWorker, tmp_path: Path
) -> None:
    make_sample("a")
    root = make_sample("b").parent
    worker = make_worker("inductor", Script(trial_ns=500_000))
    result = call(cli, reference, worker, "--model-path", root, "--warmup", 2, "--trials", 7, "--log-prompt", "mine")
    assert result.code == 0
    assert log_of(result, tmp_path) == {"a": "OK", "b": "OK"}
    assert f"mine [Processing] {root / 'a'}" in result.err
    assert "mine [Config] warmup: 2\nmine [Config] trials: 7\n" in result.err
    assert result.err.endswith("Totally 2 verified samples, failed 0 samples.\n")
    assert result.out == "run: run\n"
    rows = rows_of(tmp_path / "run")
    assert [one.sample for one in rows] == ["made/a", "made/b"]
    # The log on stderr and an export of the run must agree.
    assert rows[0].speedup is not None
    assert f"[Speedup][e2e]: {rows[0].speedup.ratio:.9f}" in result.err
    assert {start.measuring.warmup_calls for start in worker.starts if start.measuring} == {2}


def test_failures_are_in_the_log_and_do_not_fail_the_command(
    cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, reference: FakeWorker, tmp_path: Path
) -> None:
    make_sample("a")
    root = make_sample("b").parent
    failure = messages.Outcome(OutcomeCode.COMPILE_ERROR, Stage.COMPILE, "lower", "ValueError: no kernel")
    answers = {"a": Script(outcome=failure, fail_after=Stage.INPUTS), "b": Script()}
    worker = make_worker("inductor", lambda start: answers[start.sample[-1]])
    result = call(cli, reference, worker, "--model-path", root)
    assert result.code == 0
    assert log_of(result, tmp_path) == {"a": "COMPILE_ERROR", "b": "OK"}
    assert "Compiled model execution failed: COMPILE_ERROR: ValueError - no kernel\n" in result.err
    assert result.err.endswith(f"Totally 2 verified samples, failed 1 samples.\n- {root / 'a'}\n")


def test_a_row_that_no_score_counts_is_a_plain_line(
    cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, tmp_path: Path
) -> None:
    make_sample("a")
    root = make_sample("b").parent
    failure = messages.Outcome(OutcomeCode.CRASHED, Stage.WARM_UP, "", "Error: killed")
    broken = make_worker("eager", lambda start: Script(outcome=failure) if start.sample.endswith("a") else Script())
    result = call(cli, broken, make_worker("inductor"), "--model-path", root)
    assert log_of(result, tmp_path) == {"b": "OK"}
    assert "graphnet: made/a is left out of the log: REFERENCE_FAILED" in result.err
    assert "Error:" not in result.err


def test_a_row_that_other_processes_disturbed_has_its_lines_and_its_flag(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = RunStore.open(make_run(tmp_path / "run", [], RUN))
    LogListener(store, "mine", {"timm/a": "given/a"}).row_done(row("timm/a", flags=["busy"]))
    written = capsys.readouterr().err
    assert "graphnet: no score of ours counts timm/a, because it is busy\n" in written
    assert "mine [Processing] given/a\n" in written
    assert "mine [Speedup][e2e]: 1.500000000\n" in written
    log = tmp_path / "stderr.log"
    log.write_text(written + summary(1, 0) + "\n")
    (back,) = rows_of(import_logs([log], tmp_path / "back", ["test"]))
    assert back.flags[0] == "busy"
    assert left_out(back) == "busy"


def test_a_run_that_waits_says_so_once_per_row_without_words_that_mislead_the_parser(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    listener = LogListener(RunStore.open(make_run(tmp_path / "run", [], RUN)), "mine", {})
    listener.waiting("workers to start: eager")
    assert capsys.readouterr().err == "graphnet: waits for workers to start: eager\n"
    listener.row_started("timm/a", "nope:torch")
    for reason in ("another run: Error: [Result]", "", "another run", ""):
        listener.waiting(reason)
    assert capsys.readouterr().err == "graphnet: waits for another run: Error - (Result)\n"
    listener.row_started("timm/b", "nope:torch")
    listener.waiting("another run")
    assert capsys.readouterr().err == "graphnet: waits for another run\n"


def test_a_disturbed_row_of_a_graph_that_draws_has_no_lines() -> None:
    assert no_lines(row(flags=["busy"])) is None
    assert no_lines(row(flags=["busy", "random"])) == "random"
    assert no_lines(row(flags=["random"])) == "random"


def test_a_compiler_has_graphnets_spelling_too(
    cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, reference: FakeWorker
) -> None:
    worker = make_worker("bladedisc", flavour="cpu")
    target = worker.target.replace("bladedisc@", "blade-disc@")
    fixed = ("--reference", reference.target, "--device", "cpu", "--inputs", "mesh", "--budget", 1)
    result = cli("test-compiler", "--compiler", target, "--model-path", make_sample("a"), *fixed)
    assert result.code == 0
    assert "[Config] compiler: bladedisc\n" in result.err


def test_kernel_time_says_that_it_needs_a_gpu(
    cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, reference: FakeWorker
) -> None:
    result = call(cli, reference, make_worker("nope"), "--model-path", make_sample("a"), "--kernel-time")
    assert result.code == 0
    assert "--kernel-time needs a GPU" in result.err


def test_config_becomes_the_backends_options(
    cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, reference: FakeWorker
) -> None:
    worker = make_worker("inductor")
    config = base64.b64encode(json.dumps({"mode": "max-autotune", "fullgraph": True}).encode()).decode()
    assert call(cli, reference, worker, "--model-path", make_sample("a"), "--config", config).code == 0
    options = dict(worker.starts[0].options)
    assert options | {"mode": "max-autotune", "fullgraph": True} == options


@pytest.mark.parametrize(
    ("config", "options"),
    [
        (None, []),
        ("None", []),
        ('{"a": 1, "b": null}', ["a=1"]),
        ("eyJhIjogdHJ1ZX0=", ["a=true"]),
        ('{"a": 0.5, "b": "x"}', ["a=0.5", "b=x"]),
    ],
)
def test_config_is_json_plain_or_in_base64(config: str | None, options: list[str]) -> None:
    assert options_of(config) == options


@pytest.mark.parametrize(
    ("config", "says"),
    [("???", "neither"), ("{", "holds no JSON"), ("WzFd", "must be a JSON object"), ('{"a": {}}', "a is not a single")],
)
def test_a_bad_config_is_one_sentence(config: str, says: str) -> None:
    with pytest.raises(UsageError, match=says):
        options_of(config)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "give --model-path"),
        (("--model-path-prefix", "."), "needs --allow-list"),
        (("--model-path-prefix", ".", "--allow-list", "missing.txt"), "cannot be read"),
        (("--model-path", ".", "--compiler", "no-such"), "no-such"),
        (("--model-path", ".", "--config", '{"no_such": 1}'), "no_such"),
    ],
)
def test_bad_options_are_one_sentence_and_no_run(cli: Cli, arguments: tuple[str, ...], says: str) -> None:
    refused = cli("test-compiler", "--device", "cpu", *arguments)
    assert refused.code == 2
    assert says in refused.err
    assert not Path("graphnet-runs").exists()


def test_an_allow_list_chooses_below_the_prefix_or_the_model_path(
    make_sample: MakeSample, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = make_sample("a"), make_sample("b")
    root = one.parents[1]
    listed = tmp_path / "list.txt"
    listed.write_text("# a comment\n\nmade/a\nmade/gone\n")
    assert chosen_samples(None, root, listed) == [one]
    assert "made/gone is skipped" in capsys.readouterr().err
    assert chosen_samples(root, None, listed) == [one]
    listed.write_text(f"{two}\n/elsewhere/c\n")
    assert chosen_samples(root, None, listed) == [two]
    monkeypatch.chdir(root)
    listed.write_text("made/b\n")
    assert chosen_samples(Path("made"), None, listed) == [Path("made/b")]
    listed.write_text("made/gone\n")
    with pytest.raises(UsageError, match="names no sample that exists"):
        chosen_samples(None, root, listed)


def test_the_log_names_a_sample_as_the_command_line_did(
    cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, reference: FakeWorker, tmp_path: Path
) -> None:
    make_sample("a")
    (tmp_path / "link").symlink_to(tmp_path / "samples")
    result = call(cli, reference, make_worker("nope"), "--model-path", "./link/made/..", "--out", "again")
    assert "[Processing] link/made/a\n" in result.err


def python_in(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}
    environment["PYTHONPATH"] = str(SCRIPTS)
    return subprocess.run([sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True)


def fake_checkout(folder: Path) -> Path:
    torch = folder / "graph_net_bench" / "torch"
    torch.mkdir(parents=True)
    (torch.parent / "__init__.py").write_text("")
    (torch.parent / "scores.py").write_text("print('their scores')\n")
    (torch / "test_compiler.py").write_text("print('their test_compiler')\n")
    return folder


@pytest.mark.parametrize("beside_a_checkout", [True, False])
def test_graphnets_module_is_our_command_wherever_the_script_runs(tmp_path: Path, beside_a_checkout: bool) -> None:
    folder = fake_checkout(tmp_path) if beside_a_checkout else tmp_path
    ours = "import sys; print(sys.modules['sitecustomize'].__file__)"
    module = "import importlib.util as u; print(u.find_spec('graph_net_bench.torch.test_compiler').origin)"
    for code in (ours, module):
        found = python_in(folder, "-c", code)
        assert found.stdout == f"{SCRIPTS / 'sitecustomize.py'}\n", found.stderr


def test_graphnets_other_modules_stay_theirs(tmp_path: Path) -> None:
    assert python_in(fake_checkout(tmp_path), "-m", "graph_net_bench.scores").stdout == "their scores\n"
    where = python_in(tmp_path, "-c", "import graph_net_bench; print(graph_net_bench.__file__)")
    assert where.stdout == f"{tmp_path / 'graph_net_bench' / '__init__.py'}\n"


def test_running_the_module_starts_our_command_with_the_same_arguments(tmp_path: Path) -> None:
    project = tmp_path / "mesh"
    (project / "deploy" / "graphnet-scripts").mkdir(parents=True)
    (project / "deploy" / "graphnet-scripts" / "sitecustomize.py").write_text(
        (SCRIPTS / "sitecustomize.py").read_text()
    )
    program = project / "graphnet"
    program.write_text('#!/bin/sh\necho "$@" "[$PYTHONPATH]"\n')
    program.chmod(0o755)
    environment = dict(os.environ, PYTHONPATH=f"{project}/deploy/graphnet-scripts:/their/checkout")
    command = [sys.executable, "-m", "graph_net_bench.torch.test_compiler", "--model-path", "x", "--compiler", "tvm"]
    done = subprocess.run(command, cwd=fake_checkout(tmp_path), env=environment, capture_output=True, text=True)
    assert done.stdout == "test-compiler --model-path x --compiler tvm [/their/checkout]\n", done.stderr


def test_another_sitecustomize_is_not_lost(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("print('theirs ran')\n")
    environment = dict(os.environ, PYTHONPATH=f"{SCRIPTS}:{tmp_path}")
    done = subprocess.run([sys.executable, "-c", ""], env=environment, capture_output=True, text=True)
    assert done.stdout == "theirs ran\n"

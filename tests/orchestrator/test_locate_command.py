"""Tests ``graphnet locate`` on faults that are planted in an adapter, with real workers."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from planted_faults import PlantedFault, write_planted
from planted_sample import write_sample
from typer.testing import CliRunner

from graphnet.cli.app import app
from graphnet.settings import usable_cores

# Searches take turns with whatever else is timed on the machine.
pytestmark = pytest.mark.timeout(900)

BODY = """a = x + 1
b = torch.nn.functional.gelu(a)
c = b.transpose(0, 1)
d = torch.matmul(b, c)
e = torch.softmax(d, 1)
f = torch.tanh(e)
g = f * 2
return (g,)"""


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    return write_sample(tmp_path / "samples" / "planted", BODY)


def bench(backend: Path, sample: Path, out: Path, python: str) -> None:
    timing = ["--budget", "0", "--trials", "1", "--min-time", "0", "--processes", "1", "--recompile", "none"]
    where = ["--backend", f"{backend}@{python}", "--samples", str(sample), "--threads", "1", "--timeout", "60"]
    done = CliRunner().invoke(app, ["bench", *where, *timing, "--out", str(out)])
    assert done.exit_code in (0, 1), done.output


def test_the_operator_is_found_and_its_script_shows_the_fault_alone(
    tmp_path: Path, sample: Path, torch_python: str
) -> None:
    backend = write_planted(tmp_path / "wrong", PlantedFault("wrong", ["matmul"], parts=["fusion", "reuse"]))
    bench(backend, sample, tmp_path / "run", torch_python)
    done = CliRunner().invoke(app, ["locate", str(tmp_path / "run"), "planted", "--format", "json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert found["text"] == ["d = torch.matmul(b, c)"]
    assert (found["whole_statements"], found["rate"]) == (7, {"failures": 3, "tries": 3})
    assert found["reproducer"]["verified"], found["reproducer"]
    # `b` is 4 x 8, and `c` is 8 x 4, so eager mode refuses fewer rows of both.
    assert found["smaller"] == {"leading": None, "sizes": [[8, 1], [4, 1]], "dtype": "", "numbers": []}
    assert found["dtypes"] == {"float64": "fails so"}
    assert [(*part["knobs"], part["answer"]) for part in found["parts"]] == [
        ("no_fusion", "fails so"),
        ("no_folding", "fails so"),
        ("no_reuse", "fails so"),
    ]
    assert found["remedy"] == {
        "knobs": ["no_fusion", "no_reuse"],
        "turns_off": "fusion; reuse",
        "options": {"parts_off": "fusion,reuse"},
        "helps_whole": True,
    }
    script = Path(found["reproducer"]["script"])
    alone = subprocess.run([torch_python, "-E", str(script)], capture_output=True, text=True, check=False)
    assert alone.returncode == 1
    assert alone.stdout.startswith("the fault is there")
    folder = Path(found["folder"])
    assert (folder / "minimal" / "graph_net.json").exists()
    issue = (folder / "issue.md").read_text()
    assert "torch.matmul" in issue
    assert "It is right without fusion; reuse (`parts_off=fusion,reuse`)" in issue
    # A finished search is shown again without a test, and not begun anew by mistake.
    again = CliRunner().invoke(app, ["locate", str(tmp_path / "run"), "planted", "--resume", "--format", "json"])
    assert json.loads(again.stdout) == found
    shown = CliRunner().invoke(app, ["locate", str(tmp_path / "run"), "planted", "--resume"])
    assert "--option parts_off=fusion,reuse: the whole sample is right without fusion; reuse" in shown.stdout
    refused = CliRunner().invoke(app, ["locate", str(tmp_path / "run"), "planted"])
    assert (refused.exit_code, "--resume" in str(refused.exception)) == (1, True)


def test_a_budget_keeps_the_best_and_resume_ends_the_search(tmp_path: Path, sample: Path, torch_python: str) -> None:
    backend = write_planted(tmp_path / "dies", PlantedFault("crash", ["tanh"]))
    bench(backend, sample, tmp_path / "run", torch_python)
    arguments = ["locate", str(tmp_path / "run"), "planted", "--format", "json"]
    first = CliRunner().invoke(app, [*arguments, "--tests", "6"])
    assert first.exit_code == 1
    early = json.loads(first.stdout)
    assert early["ended"] == "the budget is spent"
    # The best so far is smaller than the sample, so it has a script.
    assert len(early["statements"]) < 7
    assert early["reproducer"]["verified"], early["reproducer"]
    assert "--resume" in first.stderr
    second = CliRunner().invoke(app, [*arguments, "--resume"])
    assert second.exit_code == 0, second.output
    found = json.loads(second.stdout)
    assert found["text"] == ["f = torch.tanh(e)"]
    assert found["signature"]["outcome"] == "CRASHED"
    assert found["reproducer"]["verified"], found["reproducer"]


def test_a_pair_is_found_and_rows_with_one_cause_are_one(tmp_path: Path, sample: Path, torch_python: str) -> None:
    write_sample(tmp_path / "samples" / "second", BODY.replace("a = x + 1", "a = x.cos()"))
    backend = write_planted(tmp_path / "pair", PlantedFault("refusal", ["softmax", "tanh"]))
    bench(backend, tmp_path / "samples", tmp_path / "run", torch_python)
    # Candidates that the search will probably ask for are tested beside the one that it waits for.
    slots = f"{min(2, usable_cores())}x1"
    done = CliRunner().invoke(app, ["locate", str(tmp_path / "run"), "--all", "--slots", slots, "--format", "json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert found["failures"] == 2
    (only,) = found["causes"]
    assert only["cause"]["text"] == ["e = torch.softmax(d, 1)", "f = torch.tanh(e)"]
    assert {row["sample"] for row in only["rows"]} == {"samples/planted", "samples/second"}
    assert "2 failures, 1 cause" in (tmp_path / "run" / "causes" / "causes.md").read_text()


def test_a_row_that_is_right_has_no_fault(tmp_path: Path, sample: Path, torch_python: str) -> None:
    backend = write_planted(tmp_path / "right")
    bench(backend, sample, tmp_path / "run", torch_python)
    done = CliRunner().invoke(app, ["locate", str(tmp_path / "run"), "planted"])
    assert "is wrong or failed" in str(done.exception)
    assert not (tmp_path / "run" / "causes").exists()

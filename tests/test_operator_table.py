"""Tests of benchmarks/operators.py: its cases, its findings, and the lists of findings of the backends."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from planted_sample import write_backend
from script_modules import script_module

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "benchmarks" / "operators.py"
#: One fault per case, and for every other case none.
FAULTY = """import os, time

import torch
from graphnet_runner.adapter import Adapter, Compiled, Evidence, UnsupportedError


def slow(x):
    time.sleep(0.01)
    return torch.nn.functional.relu(x)


class Faulty(Adapter):
    def compile(self, model, example_inputs, options):
        name = options.sample.name
        assert torch.get_num_threads() == options.threads == len(os.sched_getaffinity(0)) == 1
        assert options.kinds[1:] == (("parameter", "parameter") if name == "linear" else ("input",) * (name == "add"))
        if name == "exp":
            os.abort()
        if name == "cos":
            raise UnsupportedError("no cosine", ("aten.cos",))
        left = ("aten.add",) if name == "add" else ()
        call = {"relu": slow, "gelu": lambda x: torch.nn.functional.gelu(x) * 1.0001}.get(name, model)
        call = (lambda x: x.argmax(-1) + (torch.arange(32) == 3)) if name == "argmax" else call
        return Compiled(call, Evidence(2, 1, 1, left))
"""
FOUND = {"relu": "slow", "gelu": "wrong", "argmax": "wrong", "exp": "failed", "cos": "failed", "add": "eager"}


@pytest.fixture(scope="module")
def operators() -> ModuleType:
    """The script, imported as a module."""
    return script_module("benchmarks/operators.py")


@pytest.fixture(scope="module")
def cases() -> ModuleType:
    """The module with the cases."""
    return script_module("benchmarks/operator_cases.py")


def test_there_are_80_operators_and_30_fusions(cases: ModuleType) -> None:
    assert len(cases.OPERATORS) >= 80
    assert len(cases.FUSIONS) >= 30
    assert len(cases.CASES) == len(cases.OPERATORS) + len(cases.FUSIONS), "two cases have one name"


def test_a_case_uses_its_arguments_and_no_other_names(cases: ModuleType) -> None:
    for case in cases.CASES.values():
        arguments = [one.name for one in case.inputs]
        nodes = list(ast.walk(ast.parse(case.source())))
        assert [one.arg for node in nodes if isinstance(node, ast.arguments) for one in node.args] == [
            "self",
            *arguments,
        ]
        names = {node.id: node.ctx for node in nodes if isinstance(node, ast.Name)}
        assigned = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        assert set(arguments) <= set(names), case.name
        assert set(names) <= {*arguments, *assigned, "torch", "F", "float"}, case.name


def test_the_exact_result_is_computed_in_float64(cases: ModuleType) -> None:
    text = cases.CASES["rms_norm_bf16"].source(wide=True)
    assert "float32" not in text
    assert "float16" not in text
    assert "torch.float64" in text


def result(operators: ModuleType, **changes: Any) -> Any:
    fields: dict[str, Any] = {
        "case": "gelu",
        "failure": "",
        "left": [],
        "eager_ns": 300,
        "compiled_ns": 1000,
        "eager_error": 1e-7,
        "error": 3e-7,
        "unit": 1e-7,
        "compile_s": 1.0,
    }
    return operators.Result(**(fields | changes))


@pytest.mark.parametrize(
    ("changes", "kinds"),
    [
        ({}, []),
        ({"eager_ns": 299}, ["slow"]),
        ({"error": 3.1e-7}, ["wrong"]),
        ({"eager_error": 0.0, "error": 2.9e-7}, []),
        ({"eager_error": 1e-6, "error": 2.9e-6}, []),
        ({"error": float("inf")}, ["wrong"]),
        ({"error": float("nan")}, ["wrong"]),
        ({"left": ["aten.add"]}, ["eager"]),
        ({"failure": "CRASHED", "error": float("nan")}, ["failed"]),
    ],
)
def test_a_finding_is_below_a_third_in_speed_or_above_three_in_error(
    operators: ModuleType, changes: dict[str, Any], kinds: list[str]
) -> None:
    assert list(result(operators, **changes).findings()) == kinds


def test_only_a_finding_that_is_not_listed_is_new(operators: ModuleType) -> None:
    known = {"slow": dict.fromkeys(("gelu", "relu", "exp", "add"), "why https://a")}
    column = operators.Column("x", None, {}, known)
    column.results["exp"] = result(operators, eager_ns=370)
    column.results["gelu"] = result(operators, eager_ns=1, error=1.0)
    column.results["relu"] = result(operators, eager_ns=380)
    assert [line.partition(":")[2][:15] for line in column.new()] == [" gelu is wrong:"]
    column.results["silu"] = result(operators, eager_ns=160)
    assert len(list(column.new())) == 2
    assert [line.partition(":")[2][:15] for line in column.new(slack=2)] == [" gelu is wrong:"]
    assert list(column.gone()) == ["x: relu is listed as slow, and is not any more"]


@pytest.mark.parametrize(
    "text",
    ['[slow]\ngelu = "no link"\n', '[slow]\nno_case = "https://a"\n', '[late]\ngelu = "https://a"\n'],
)
def test_a_list_names_cases_and_links(operators: ModuleType, tmp_path: Path, text: str) -> None:
    (tmp_path / "x.toml").write_text(text)
    with pytest.raises(SystemExit, match=r"x\.toml"):
        operators.known_findings(tmp_path / "x.toml")


def test_the_lists_of_the_backends_are_valid(operators: ModuleType) -> None:
    backends = {path.parent.name for path in (ROOT / "backends").glob("*/backend.toml")}
    for path in operators.FINDINGS.iterdir():
        assert path.stem in backends
        assert operators.known_findings(path)


def test_planted_faults_are_found_and_listed_ones_pass(torch_python: str, tmp_path: Path) -> None:
    requirements = (ROOT / "backends" / "eager" / "requirements.txt").read_text()
    folder = write_backend(tmp_path / "faulty", FAULTY, requirements)
    command = [sys.executable, str(SCRIPT), "--backend", str(folder)]
    for name in (*FOUND, "linear"):
        command += ["--case", name]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 1, done.stderr
    for name, kind in FOUND.items():
        assert f"{name} is {kind}: " in done.stdout, done.stdout
    assert "exp is failed: CRASHED SIGABRT" in done.stdout
    assert "cos is failed: UNSUPPORTED no cosine" in done.stdout
    assert "linear is" not in done.stdout, done.stdout
    listed = {kind: [name for name in FOUND if FOUND[name] == kind] for kind in set(FOUND.values())}
    listed["eager"].append("linear")
    lines = [f"[{kind}]\n" + "".join(f'{name} = "planted https://a"\n' for name in listed[kind]) for kind in listed]
    (tmp_path / "faulty.toml").write_text("".join(lines))
    command += ["--findings", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stdout
    assert "linear is listed as eager, and is not any more" in done.stdout
    assert "every finding is listed" in done.stdout

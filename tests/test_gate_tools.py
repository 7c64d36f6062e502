"""Tests that the gate does not call tests passed that were skipped, or a suite left out whose environment is broken."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SUITE = '<testsuites><testsuite name="pytest">{}</testsuite></testsuites>'
CASE = '<testcase classname="tests.a" name="{}">{}</testcase>'
SKIPPED = '<skipped type="pytest.skip" message="X_PYTHON names\nno interpreter">a.py:1</skipped>'
EXPECTED = '<skipped type="pytest.xfail" message="known">a.py:1</skipped>'


def tool(name: str, *arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / name), *map(str, arguments)]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)


def test_skipped_tests_are_named_unless_another_suite_ran_them(tmp_path: Path) -> None:
    first = [CASE.format(name, SKIPPED) for name in "abc"]
    (tmp_path / "tests.xml").write_text(SUITE.format("".join([*first, CASE.format("d", EXPECTED)])))
    (tmp_path / "backend-x.xml").write_text(SUITE.format(CASE.format("a", "") + CASE.format("b", "<failure/>")))
    done = tool("test_results.py", tmp_path, "skipped")
    assert (done.returncode, done.stdout) == (0, "1 test: X_PYTHON names no interpreter\n")


def test_results_that_cannot_be_read_are_a_failure(tmp_path: Path) -> None:
    (tmp_path / "tests.xml").write_text("<testsuites>")
    assert tool("test_results.py", tmp_path, "skipped").returncode == 1


def test_failed_tests_are_named_with_the_first_line_of_their_message(tmp_path: Path) -> None:
    wrong = '<failure message="assert 1 == 2&#10; +  where 1 = f()">a.py:1</failure>'
    cases = [CASE.format("a", wrong), CASE.format("b", ""), CASE.format("c", "<error>no fixture</error>")]
    (tmp_path / "tests.xml").write_text(SUITE.format("".join([*cases, CASE.format("d", SKIPPED)])))
    done = tool("test_results.py", tmp_path, "failed")
    assert (done.returncode, done.stdout) == (0, "tests.a::a: assert 1 == 2\ntests.a::c: no fixture\n")


def test_a_failed_build_of_the_browsers_packages_is_a_failure(tmp_path: Path) -> None:
    for name in ("chromium", "chromedriver"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    pip = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0", "PIP_CONFIG_FILE": os.devnull}
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = tool("browser_packages.py", GRAPHNET_HOME=str(tmp_path / "home"), PATH=path, PIP_NO_CACHE_DIR="1", **pip)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines()[-1].startswith("check: the browser suite failed: pip cannot install")


@pytest.mark.parametrize("script", [".ci/run", "check"])
def test_no_run_of_the_gate_lets_a_row_fail(script: str) -> None:
    text = (ROOT / script).read_text().replace("\\\n", " ")
    runs = [line for line in text.splitlines() if "graphnet bench" in line and not line.startswith("#")]
    assert all('--fail-on "$must"' in line for line in runs)
    assert script == "check" or len(runs) == 4
    assert "printf -v" not in text

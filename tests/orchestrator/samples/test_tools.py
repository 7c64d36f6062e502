"""Tests of how the tools that need torch get the paths of their samples."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from graphnet.errors import UsageError
from graphnet.samples.tools import ToolFailed, run_tool

#: This script replaces a real command of graphnet_graphs, because a real command would import torch. It prints the
#: paths that the real argument parser found.
SHOW_PATHS = """
import sys
from graphnet_graphs import commands
from graphnet_graphs.__main__ import main, vector_math
vector_math.make_first_calls = lambda: None
commands.check = lambda options, say: say.result({"paths": options.paths}, []) or 0
sys.exit(main())
"""


@pytest.fixture
def python(tmp_path: Path) -> str:
    """An interpreter that runs the script SHOW_PATHS instead of ``-m graphnet_graphs``."""
    (tmp_path / "show_paths.py").write_text(SHOW_PATHS)
    interpreter = tmp_path / "python"
    interpreter.write_text(f'#!/bin/sh\nshift 2\nexec "{sys.executable}" "{tmp_path}/show_paths.py" "$@"\n')
    interpreter.chmod(0o755)
    return str(interpreter)


def test_thirty_thousand_paths_reach_the_tool(python: str) -> None:
    # The paths take 4 MB. They cannot be passed as arguments, because Linux refuses to start a program with more than 2
    # MB of arguments.
    paths = [f"/samples/{'long' * 30}/sample {number}" for number in range(30_000)]
    assert run_tool("check", [], python, paths)["paths"] == paths


def test_paths_of_the_command_line_and_of_the_file_are_one_list(python: str) -> None:
    assert run_tool("check", ["first"], python, ["@second", "-third"])["paths"] == ["first", "@second", "-third"]


def test_a_tool_without_samples_is_one_sentence(python: str) -> None:
    with pytest.raises(UsageError, match="give --samples-from"):
        run_tool("check", [], python)


def test_a_list_that_cannot_be_read_is_one_sentence(python: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be read"):
        run_tool("check", ["--samples-from", str(tmp_path / "missing")], python)


def test_a_path_with_a_line_break_is_refused_before_the_tool_starts(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="line break"):
        run_tool("check", [], str(tmp_path / "no interpreter"), ["a\nb"])


@pytest.mark.parametrize(
    ("said", "error"), [("no JSON", None), (json.dumps({"error": {"message": "broken"}}), "broken")]
)
def test_a_tool_that_fails_is_one_sentence(tmp_path: Path, said: str, error: str | None) -> None:
    interpreter = tmp_path / "python"
    interpreter.write_text(f"#!/bin/sh\necho '{said}'\nexit 1\n")
    interpreter.chmod(0o755)
    with pytest.raises(ToolFailed, match=error or "ended with exit code 1") as raised:
        run_tool("dedupe", [], str(interpreter), ["a"])
    assert "\n" not in str(raised.value)

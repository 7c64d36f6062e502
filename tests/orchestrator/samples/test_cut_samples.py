"""Tests that ``graphnet samples decompose`` refuses wrong arguments before it starts torch."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from graphnet.cli.app import app
from graphnet.errors import UsageError
from graphnet.settings import project_root

DLRM = str(project_root() / "samples/torch/dlrm")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ([], "one of the arguments --positions --ranges --max-size --modules --operators --sequences is required"),
        (["--positions", "3", "--operators"], "--operators: not allowed with argument --positions"),
        (["--max-size", "3", "--modules", "1"], "--modules: not allowed with argument --max-size"),
    ],
)
def test_one_way_to_cut_must_be_given(tmp_path: Path, options: list[str], sentence: str) -> None:
    arguments = ["--samples", DLRM, "--out", str(tmp_path / "out"), *options]
    done = CliRunner().invoke(app, ["samples", "decompose", *arguments])
    assert isinstance(done.exception, UsageError)
    assert sentence in str(done.exception)
    assert not (tmp_path / "out").exists()

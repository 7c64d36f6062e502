"""Tests the environment variables that a runner's process gets."""

from __future__ import annotations

from pathlib import Path

import pytest
from harness import running_worker, write_backend


@pytest.mark.parametrize(("given", "expected"), [(None, "10000"), ("7", "7")])
def test_a_runner_gives_up_spinning_unless_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str | None, expected: str
) -> None:
    if given is None:
        monkeypatch.delenv("GOMP_SPINCOUNT", raising=False)
    else:
        monkeypatch.setenv("GOMP_SPINCOUNT", given)
    with running_worker(write_backend(tmp_path / "planted")) as worker:
        variables = Path(f"/proc/{worker.zygote()}/environ").read_bytes().split(b"\0")
    assert f"GOMP_SPINCOUNT={expected}".encode() in variables

"""Tests that the kept descriptor of the contract is the present one, and that buf finds changes that break it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from graphnet_contract import wire

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests" / "proto" / "kept_contract"


def test_only_the_present_revision_is_kept() -> None:
    assert [path.name for path in KEPT.glob("*.binpb")] == [f"revision-{wire.CONTRACT_REVISION}.binpb"]


BREAKING = {
    "a field is removed": ("  string sample_hash = 4;", "  reserved 4;"),
    "a field has another number": ("string sample_hash = 4;", "string sample_hash = 444;"),
    "a field has another type": ("int32 threads = 9;", "string threads = 9;"),
    "a value of an enum is removed": ("  SIDE_OWN_EAGER = 1;", "  reserved 1;"),
    "a method is removed": ("  rpc GetInfo(GetInfoRequest) returns (GetInfoResponse);", ""),
}


@pytest.mark.parametrize("change", BREAKING)
def test_a_breaking_change_is_refused(change: str, tmp_path: Path) -> None:
    """As ``./check lint`` does, buf compares a changed copy of the contract with the kept revision."""
    buf = Path(sys.executable).with_name("buf")
    shutil.copytree(ROOT / "proto" / "graphnet", tmp_path / "graphnet")
    shutil.copy(ROOT / "proto" / "buf.yaml", tmp_path)
    path = tmp_path / "graphnet" / "worker" / "v1" / "worker.proto"
    text, (before, after) = path.read_text(), BREAKING[change]
    assert before in text
    path.write_text(text.replace(before, after, 1))
    kept = KEPT / f"revision-{wire.CONTRACT_REVISION}.binpb"
    done = subprocess.run([buf, "breaking", "--against", kept], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 100, (done.stdout, done.stderr)

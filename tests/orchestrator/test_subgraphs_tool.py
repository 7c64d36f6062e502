"""Tests the client of the tool that cuts subgraphs."""

from __future__ import annotations

from pathlib import Path

import pytest
from planted_sample import write_sample

from graphnet.errors import UsageError
from graphnet.launch.graph_tools import ToolFailed
from graphnet.subgraphs.cutter import CannotCut, open_cutter
from graphnet_contract.samples import load_sample

BODY = """a = x + 1
b = torch.relu(a)
unused = x * 3
c = b @ b.transpose(0, 1)
d = a - 1
return (c, d)"""


def test_subgraphs_are_cut_one_after_the_other(tmp_path: Path, torch_python: str) -> None:
    sample = write_sample(tmp_path / "sample", BODY)
    with open_cutter(sample, tmp_path / "out", 123, torch_python) as cutter:
        assert [one.binds for one in cutter.facts.statements] == [("a",), ("b",), ("unused",), ("c",), ("d",)]
        assert (cutter.facts.cone(), cutter.facts.cone([1])) == ([0, 1, 3, 4], [0, 4])
        one = cutter.cut([1, 3], "one")
        with pytest.raises(CannotCut, match="no statement 9"):
            cutter.cut([9], "two")
        times = cutter.times(threads=1)
        three = cutter.cut([0, 4], "three", values=False, results=[1])
    assert (len(times.statements_ns), times.call_ns > 0) == (5, True)
    assert times.share(range(5)) == 1
    assert (one.statements, one.stored, three.drawn) == ((1, 3), ("a",), ("x",))
    assert load_sample(one.path).sample_hash == one.sample_hash


def test_what_cannot_be_cut_is_one_sentence(tmp_path: Path, torch_python: str) -> None:
    broken = write_sample(tmp_path / "broken", "y = x.reshape(5)\nreturn (y,)")
    with pytest.raises(UsageError, match="does not run in eager mode"), open_cutter(broken, tmp_path, 1, torch_python):
        pass
    dies = write_sample(tmp_path / "dies", "y = os.kill(os.getpid(), 9)\nreturn (x,)", "import os")
    with pytest.raises(ToolFailed, match="ended"), open_cutter(dies, tmp_path, 1, torch_python):
        pass

"""Compilers that cheat, each called by its name: the command line, real workers, torch."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from planted_sample import write_sample

BACKEND = """name = "{name}"
summary = "cheats"
[flavours.torch]
python = "3.11"
requirements = "requirements.txt"
devices = ["cpu"]
"""

ADAPTER = """import gc
import itertools
import time

import torch
from graphnet_runner import timing
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence

NOTHING = Evidence()


class Lazy(torch.Tensor):
    @staticmethod
    def __new__(cls, make, like):
        return torch.Tensor._make_wrapper_subclass(cls, like.shape, dtype=like.dtype)

    def __init__(self, make, like):
        self.make = make
        self.made = None

    @classmethod
    def __torch_dispatch__(cls, function, types, args=(), kwargs=None):
        return function(*[value.read() if isinstance(value, Lazy) else value for value in args], **(kwargs or {{}}))

    def read(self):
        if self.made is None:
            self.made = self.make()
        return self.made


class Cheat(Adapter):
    def compile(self, model, example_inputs, options):
        count = itertools.count(1)
        kept = {{}}
{compile}
        def call(*inputs):
            y = model(*inputs)[0]
{call}
            return (y,)
        return Compiled(call, {evidence}, {counters})
"""

LAZY = """
def slowly(inputs=inputs):
    time.sleep(0.005)
    return model(*inputs)[0]
y = Lazy(slowly, y)
"""

SLOW_CLOCK = """
began = time.perf_counter_ns(), time.monotonic_ns()
timing.perf_counter_ns = lambda: began[0] + (time.perf_counter_ns() - began[0]) // 2
timing.monotonic_ns = lambda: began[1] + (time.monotonic_ns() - began[1]) // 2
"""

#: name -> what it does in a call; what it does when it compiles; its evidence; outcome; a flag it must have.
CHEATS: dict[str, tuple[str, str, str, str, str]] = {
    "honest": ("", "", "NOTHING", "OK", ""),
    "wrong-shape": ("y = y[:, :3]", "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "broadcastable": ("y = y[:1]", "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "wrong-dtype": ("y = y.double()", "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "nan": ("y = y / 0 * 0", "", "NOTHING", "ACCURACY", ""),
    "random-output": ("y = torch.rand_like(y)", "", "NOTHING", "ACCURACY", ""),
    "second-call": ("y = y + (next(count) == 2)", "", "NOTHING", "ACCURACY", ""),
    "writes-input": ("inputs[0].add_(1)", "", "NOTHING", "OUTPUT_MISMATCH", ""),
    "keeps-result": ("y = kept.setdefault('y', y.clone())", "", "NOTHING", "ACCURACY", ""),
    "lazy": (LAZY, "", "NOTHING", "OK", "lazy_result"),
    "falls-back": ("", "", "Evidence(nodes_total=2, nodes_compiled=0)", "FELL_BACK", ""),
    "compiles-late": ("kept['n'] = kept.get('n', 0) + (not gc.isenabled())", "", "NOTHING", "OK", "recompiled"),
    "slow-clock": ("", SLOW_CLOCK, "NOTHING", "OK", "clock_mismatch"),
}


def indented(text: str, depth: int) -> str:
    return "".join(f"{' ' * depth}{line}\n" for line in text.strip().splitlines())


def write_cheat(folder: Path, name: str) -> str:
    """A backend folder; what ``--backend`` takes to name it."""
    call, compile_, evidence, _, _ = CHEATS[name]
    folder.mkdir(parents=True)
    counters = "lambda: {'compiled': kept.get('n', 0)}" if name == "compiles-late" else "None"
    text = ADAPTER.format(call=indented(call, 12), compile=indented(compile_, 8), evidence=evidence, counters=counters)
    (folder / "adapter.py").write_text(text)
    (folder / "backend.toml").write_text(BACKEND.format(name=name))
    (folder / "requirements.txt").write_text("")
    return str(folder)


# Thirteen interpreters import torch at once.
@pytest.mark.timeout(600)
@pytest.mark.torch
def test_every_cheat_is_called_by_its_name(torch_python: str, tmp_path: Path) -> None:
    write_sample(tmp_path / "samples" / "planted" / "product", "return (x @ x.T,)", shape=(32, 32))
    command = [sys.executable, "-m", "graphnet", "bench", "--samples", str(tmp_path / "samples"), "--threads", "1"]
    command += ["--reference", f"eager@{torch_python}", "--format", "json", "--out", str(tmp_path / "run")]
    command += ["--trials", "5", "--min-time", "0", "--budget", "0.3"]
    for name in CHEATS:
        command += ["--backend", f"{write_cheat(tmp_path / 'backends' / name, name)}@{torch_python}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=550, check=False)
    assert done.stdout, done.stderr
    rows: dict[str, dict[str, Any]] = {row["backend"]: row for row in json.loads(done.stdout)["results"]}
    seen = {name: (rows[name]["outcome"], rows[name]["message"]) for name in rows}
    assert {name: outcome for name, (outcome, _) in seen.items()} == {n: row[3] for n, row in CHEATS.items()}, seen
    for name, (_, _, _, _, flag) in CHEATS.items():
        assert not flag or flag in rows[name]["flags"], (name, rows[name]["flags"])
    caught = {"lazy_result", "recompiled", "clock_mismatch"}
    assert not caught & set(rows["honest"]["flags"])
    assert rows["compiles-late"]["speedup"] is None
    assert rows["keeps-result"]["message"].startswith("on other inputs")
    assert done.returncode == 1

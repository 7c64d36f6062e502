"""Backends that cheat, and a function that runs all of them in one run.

The tests and ``benchmarks/trust.py`` check that GraphNet Mesh catches every cheat.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

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

THESE_INPUTS_ONLY = "assert kept.setdefault('x', inputs[0].clone()).equal(inputs[0])"

SLOW_CLOCK = """
began = time.perf_counter_ns(), time.monotonic_ns()
timing.perf_counter_ns = lambda: began[0] + (time.perf_counter_ns() - began[0]) // 2
timing.monotonic_ns = lambda: began[1] + (time.monotonic_ns() - began[1]) // 2
"""

#: Maps the name of each cheat to five texts: the statements of its call, the statements of its ``compile``, its
#: evidence, the outcome that its row must have, and the flag that its row must have (if not empty).
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
    "these-inputs-only": (THESE_INPUTS_ONLY, "", "NOTHING", "RUNTIME_ERROR", ""),
    "lazy": (LAZY, "", "NOTHING", "OK", "lazy_result"),
    "falls-back": ("", "", "Evidence(nodes_total=2, nodes_compiled=0)", "FELL_BACK", ""),
    "compiles-late": ("kept['n'] = kept.get('n', 0) + (not gc.isenabled())", "", "NOTHING", "OK", "recompiled"),
    "slow-clock": ("", SLOW_CLOCK, "NOTHING", "OK", "clock_mismatch"),
}


def indented(text: str, depth: int) -> str:
    return "".join(f"{' ' * depth}{line}\n" for line in text.strip().splitlines())


def write_cheat(folder: Path, name: str) -> str:
    """Write the folder of the backend that does this cheat. Return the value of ``--backend`` that selects it."""
    call, compile_, evidence, _, _ = CHEATS[name]
    folder.mkdir(parents=True)
    counters = "lambda: {'compiled': kept.get('n', 0)}" if name == "compiles-late" else "None"
    text = ADAPTER.format(call=indented(call, 12), compile=indented(compile_, 8), evidence=evidence, counters=counters)
    (folder / "adapter.py").write_text(text)
    (folder / "backend.toml").write_text(BACKEND.format(name=name))
    (folder / "requirements.txt").write_text("")
    return str(folder)


def run_cheats(python: str, torch_python: str, folder: Path) -> dict[str, dict[str, Any]]:
    """Run all backends that cheat on one sample.

    Args:
        python: The path of a Python interpreter with the command line.
        torch_python: The path of a Python interpreter with torch.
        folder: An empty folder, into which the sample, the backends and the run are written.

    Returns:
        The row of each cheat, by the name of the cheat.
    """
    write_sample(folder / "samples" / "planted" / "product", "return (x @ x.T,)", shape=(32, 32))
    command = [python, "-m", "graphnet", "bench", "--samples", str(folder / "samples"), "--threads", "1"]
    command += ["--reference", f"eager@{torch_python}", "--format", "json", "--out", str(folder / "run")]
    command += [
        "--trials",
        "5",
        "--min-time",
        "0",
        "--processes",
        "1",
        "--budget",
        "0.3",
        "--device",
        "cpu",
        "--fail-on",
        "never",
    ]
    for name in CHEATS:
        command += ["--backend", f"{write_cheat(folder / 'backends' / name, name)}@{torch_python}"]
    # The time limit is long because many interpreters import torch at the same time.
    done = subprocess.run(command, capture_output=True, text=True, timeout=550, check=False)
    assert done.returncode == 0, done.stderr
    return {row["backend"]: row for row in json.loads(done.stdout)["results"]}


def missed(rows: dict[str, dict[str, Any]]) -> list[str]:
    """Return one line of text per mistake in these rows.

    There are two kinds of mistakes: a cheat whose row lacks the expected outcome or flag, and a flag for cheating in
    the row of the backend "honest", which does not cheat.
    """
    found = []
    for name, (_, _, _, outcome, flag) in CHEATS.items():
        row = rows[name]
        if row["outcome"] != outcome or (flag and flag not in row["flags"]):
            found.append(f"{name}: {row['outcome']} {row['flags']} {row['message'] or ''}")
    false = {"lazy_result", "recompiled", "clock_mismatch"} & set(rows["honest"]["flags"])
    return found + [f"honest: {flag}" for flag in sorted(false)]

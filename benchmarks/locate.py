"""Plant faults in graphs of several sizes, locate each, and print what was found: cause, statements, tests, minutes.

Run it with the command line's Python and the folders on the path, as ./check does:

    python benchmarks/locate.py TORCH_PYTHON [--only WORD]

TORCH_PYTHON is an interpreter with torch, for instance that of the environment of eager.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "testkit"))

from planted_faults import write_planted  # noqa: E402
from planted_sample import write_sample  # noqa: E402

#: The statements between the planted ones. They undo each other, so that an error is as large after a thousand of them.
FILLER = ("{} * 1.25", "{} + 0.5", "{} - 0.5", "{} * 0.8", "torch.neg({})", "torch.neg({})")
UNTIMED = ("--budget", "0", "--trials", "1", "--min-time", "0", "--processes", "1", "--recompile", "none")
TIMED = ("--precision", "quick", "--recompile", "none")


@dataclass(frozen=True)
class Fault:
    """A fault: its name, the size of its graph, the planted statements by their place (0 to 1), and the adapter's."""

    name: str
    size: int
    planted: dict[float, str]
    adapter: dict[str, Any]
    timeout: float = 60.0
    #: The statements that must be found, by their place; empty: all planted ones.
    found: tuple[float, ...] = field(default=())
    #: The limit of a slow row, as a multiple of the reference's time.
    slower_than: float | None = None


FAULTS = (
    Fault("one operator, wrong", 20, {0.5: "torch.tanh({})"}, {"wrong": ["tanh"]}),
    Fault("one operator, wrong", 200, {0.3: "torch.tanh({})"}, {"wrong": ["tanh"]}),
    Fault("one operator, wrong", 1000, {0.9: "torch.tanh({})"}, {"wrong": ["tanh"]}),
    Fault("the first operator, wrong", 60, {0.0: "torch.tanh({})"}, {"wrong": ["tanh"]}),
    Fault("one operator, NaN", 60, {0.7: "torch.tanh({})"}, {"nans": ["tanh"]}),
    Fault("a pair, refused", 60, {0.4: "torch.tanh({})", 0.45: "torch.cos({})"}, {"refuses": ["tanh", "cos"]}),
    Fault(
        "a pair far apart, refused", 200, {0.1: "torch.tanh({})", 0.9: "torch.cos({})"}, {"refuses": ["tanh", "cos"]}
    ),
    Fault("one operator, crash", 60, {0.2: "torch.tanh({})"}, {"crashes": ["tanh"]}),
    Fault("a pair, crash", 200, {0.6: "torch.tanh({})", 0.62: "torch.cos({})"}, {"crashes": ["tanh", "cos"]}),
    Fault("one operator, hang", 20, {0.6: "torch.tanh({})"}, {"hangs": ["tanh"]}, timeout=5.0),
    Fault("one operator, out of memory", 60, {0.5: "torch.tanh({})"}, {"fills": ["tanh"]}),
    Fault(
        "one shape, wrong",
        60,
        {0.3: "torch.tanh({})", 0.5: "torch.tanh({}.reshape(8, 4)).reshape(4, 8)"},
        {"wrong": ["tanh"], "shape": [8, 4]},
        found=(0.5,),
    ),
    Fault(
        "one dtype, wrong",
        60,
        {0.3: "torch.tanh({})", 0.6: "torch.tanh({}.double()).float()"},
        {"wrong": ["tanh"], "dtype": "torch.float64"},
        found=(0.6,),
    ),
    Fault(
        "one operator, wrong by one part of the compiler",
        60,
        {0.4: "torch.tanh({})"},
        {"wrong": ["tanh"], "parts": ["folding"]},
    ),
    Fault(
        "a pair, wrong by two parts of the compiler",
        60,
        {0.4: "torch.tanh({})", 0.7: "torch.cos({})"},
        {"wrong": ["tanh", "cos"], "parts": ["fusion", "reuse"]},
    ),
    Fault(
        "one operator, slow by 3 times",
        20,
        {0.6: "torch.tanh({})"},
        {"slow": ["tanh"], "slow_times": 25},
        slower_than=2,
    ),
    Fault(
        "one operator, slow by 20 times",
        20,
        {0.6: "torch.tanh({})"},
        {"slow": ["tanh"], "slow_times": 180},
        slower_than=2,
    ),
    Fault("one operator, wrong in 70 % of calls", 20, {0.5: "torch.tanh({})"}, {"wrong": ["tanh"], "rate": 0.7}),
)


def statements_of(fault: Fault) -> list[str]:
    """Return the expressions of a chain, each with ``{}`` for the value before it."""
    lines = [FILLER[number % len(FILLER)] for number in range(fault.size)]
    for place, expression in fault.planted.items():
        lines[min(int(fault.size * place), fault.size - 1)] = expression
    return lines


def write_chain(folder: Path, fault: Fault) -> Path:
    """Write the sample of a fault."""
    values = ["x", *(f"v{number}" for number in range(fault.size))]
    lines = [f"{values[n + 1]} = {line.format(values[n])}" for n, line in enumerate(statements_of(fault))]
    # Operators of a slow row must take longer than the planted compiler needs to note their names.
    shape = (4, 8) if fault.slower_than is None else (128, 256)
    return write_sample(folder, "\n".join([*lines, f"return ({values[-1]},)"]), shape=shape)


def graphnet(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command line."""
    command = [sys.executable, "-m", "graphnet", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def located(fault: Fault, folder: Path, python: str) -> list[str]:
    """Measure the sample of a fault, locate the fault, and return the row of the table."""
    backend = write_planted(folder / "planted", **fault.adapter)
    sample, run = write_chain(folder / "samples" / "chain", fault), folder / "run"
    where = ["--backend", f"{backend}@{python}", "--samples", str(sample), "--threads", "1"]
    timing = UNTIMED if fault.slower_than is None else TIMED
    graphnet("bench", *where, *timing, "--timeout", str(fault.timeout), "--out", str(run))
    started = time.monotonic()
    slow = () if fault.slower_than is None else ("--slower-than", str(fault.slower_than))
    done = graphnet("locate", str(run), "chain", *slow, "--format", "json")
    minutes = (time.monotonic() - started) / 60
    found = json.loads(done.stdout) if done.stdout.startswith("{") else {}
    if "statements" not in found:
        return [fault.name, str(fault.size), "no", "-", "-", f"{minutes:.1f}", (done.stderr.splitlines() or [""])[-1]]
    wanted = {min(int(fault.size * place), fault.size - 1) for place in fault.found or fault.planted}
    parts = set(found["remedy"]["turns_off"].split("; ")) if found["remedy"] else set()
    right = wanted == set(found["statements"]) and parts == set(fault.adapter.get("parts", ()))
    script = found["reproducer"] or {"verified": False}
    size = len(found["statements"])
    verified = "verified" if script["verified"] else "not verified"
    return [
        fault.name,
        str(fault.size),
        "yes" if right else "no",
        str(size),
        str(found["tests"]),
        f"{minutes:.1f}",
        verified,
    ]


def rows(faults: Sequence[Fault], python: str) -> Iterator[list[str]]:
    """Yield the rows of the table, each when it is known."""
    for fault in faults:
        folder = Path(tempfile.mkdtemp(prefix="graphnet-locate-"))
        try:
            yield located(fault, folder, python)
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("python")
    parser.add_argument("--only", default="", help="the faults whose names contain this")
    asked = parser.parse_args()
    head = ["fault", "statements", "right cause", "left", "tests", "minutes", "reproducer"]
    print("| " + " | ".join(head) + " |")
    print("| " + " | ".join("---" for _ in head) + " |")
    for row in rows([fault for fault in FAULTS if asked.only in fault.name], asked.python):
        print("| " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()

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
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "testkit"))

from planted_faults import PlantedFault, write_planted  # noqa: E402
from planted_sample import write_sample  # noqa: E402

#: The statements between the planted ones. They undo each other, so that an error is as large after a thousand of them.
FILLER = ("{} * 1.25", "{} + 0.5", "{} - 0.5", "{} * 0.8", "torch.neg({})", "torch.neg({})")
UNTIMED = ("--budget", "0", "--trials", "1", "--min-time", "0", "--processes", "1", "--recompile", "none")
TIMED = ("--precision", "quick", "--recompile", "none")


TANH, COS, SIN = "torch.tanh({})", "torch.cos({})", "torch.sin({})"
OTHER_SHAPE = "torch.tanh({}.reshape(8, 4)).reshape(4, 8)"
FLOAT64, FLOAT16 = "torch.tanh({}.double()).float()", "torch.tanh({}.half()).float()"
BY_COLUMN, BY_ROW = "torch.softmax({}, 0)", "torch.softmax({}, 1)"
GELU, FAST_GELU = "torch.nn.functional.gelu({})", "torch.nn.functional.gelu({}, approximate='tanh')"
#: A row that is right by chance is measured again, at most so often.
MOST_RUNS = 20
HEAD = ("fault", "statements", "right cause", "left", "tests", "minutes", "reproducer")


@dataclass(frozen=True)
class Fault:
    """A graph with planted faults.

    Attributes:
        name: the fault, in words.
        size: the number of statements.
        planted: the statements that are not fillers, by their place in the graph (0 to 1).
        faults: the faults of the compiler.
        found: the statements that must be found, by their place; empty: all planted ones.
        facts: entries of the cause that must be found too, for instance whether the fault needs the sample's values.
        passes: the planted statement that calls the same operator without the fault, by its place: it must be named as
            the graph near the fault that passes.
        also: the other failure that must be listed and not followed.
        branches: the number of chains that the statements take turns in.
        is_joined: whether the last statement joins the chains; otherwise, the graph returns each of them.
        timeout: the limit of a stage, in seconds.
        slower_than: the limit of a slow row, as a multiple of the reference's time.
    """

    name: str
    size: int
    planted: Mapping[float, str]
    faults: Sequence[PlantedFault]
    found: tuple[float, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)
    passes: float | None = None
    also: str = ""
    branches: int = 1
    is_joined: bool = True
    timeout: float = 60.0
    slower_than: float | None = None

    def number(self, place: float) -> int:
        """Return the number of the statement at a place."""
        return min(int(self.size * place), self.size - 1)

    @property
    def wanted(self) -> dict[int, str]:
        """Return the statements that must be found, by their number."""
        return {self.number(place): self.planted[place] for place in self.found or self.planted}

    @property
    def is_flaky(self) -> bool:
        """Return whether the fault appears in some compiles only."""
        return any(one.rate < 1 for one in self.faults)

    @property
    def parts(self) -> set[str]:
        """Return the parts of the compiler that must be named."""
        return {part for fault in self.faults for part in fault.parts}


def one(effect: str, **facts: Any) -> list[PlantedFault]:
    """Return a fault of one operator, tanh."""
    return [PlantedFault(effect, ["tanh"], **facts)]


def several(effect: str, *functions: str, **facts: Any) -> list[PlantedFault]:
    """Return a fault that needs several operators."""
    return [PlantedFault(effect, functions, **facts)]


def slow(size: int, times: int, more_calls: int) -> Fault:
    """Return an operator that makes the graph slow by a number of times."""
    name = f"one operator, slow by {times} times"
    return Fault(name, size, {0.6: TANH}, one("slow", more_calls=more_calls), slower_than=2)


AS_IT_IS: Mapping[str, object] = {"leading": None, "sizes": [], "dtype": "", "numbers": []}
#: The fault appears if tanh reads the result of cos itself, and not a copy.
FUSED = "made_by(args[0]) == 'cos'"

FAULTS = (
    Fault("one operator, wrong", 20, {0.5: TANH}, one("wrong")),
    Fault("one operator, wrong", 200, {0.3: TANH}, one("wrong")),
    Fault("one operator, wrong", 2000, {0.9: TANH}, one("wrong")),
    Fault("the first operator, wrong", 60, {0.0: TANH}, one("wrong")),
    Fault(
        "the last operator, of integers, wrong",
        60,
        {0.99: "torch.cumsum(({} * 100).long(), 1)"},
        several("wrong", "cumsum"),
    ),
    Fault("one operator, NaN", 60, {0.7: TANH}, one("nan")),
    Fault("one operator of float16, wrong", 60, {0.0: "{}.half()", 0.7: TANH}, one("wrong"), found=(0.7,)),
    Fault("one operator of bfloat16, NaN", 60, {0.0: "{}.bfloat16()", 0.4: TANH}, one("nan"), found=(0.4,)),
    Fault("one operator, another shape", 60, {0.4: TANH}, one("shape")),
    Fault("one operator, another dtype", 200, {0.8: TANH}, one("dtype")),
    Fault(
        "a pair that fuses, wrong",
        60,
        {0.2: TANH, 0.3: COS, 0.5: COS, 0.52: TANH, 0.8: TANH},
        one("wrong", when=FUSED),
        found=(0.5, 0.52),
    ),
    Fault(
        "a pair that fuses, crash",
        200,
        {0.2: TANH, 0.3: COS, 0.7: COS, 0.705: TANH, 0.8: TANH},
        one("crash", when=FUSED),
        found=(0.7, 0.705),
    ),
    Fault("a pair far apart, refused", 200, {0.1: TANH, 0.9: COS}, several("refusal", "tanh", "cos")),
    Fault("a pair, crash", 2000, {0.6: TANH, 0.62: COS}, several("crash", "tanh", "cos")),
    Fault("three operators, refused", 200, {0.2: TANH, 0.5: COS, 0.6: SIN}, several("refusal", "tanh", "cos", "sin")),
    Fault("one operator, crash", 60, {0.2: TANH}, one("crash")),
    Fault("one operator, hang", 20, {0.6: TANH}, one("hang"), timeout=5.0),
    Fault("one operator, hang", 200, {0.4: TANH}, one("hang"), timeout=10.0),
    Fault("one operator, out of memory", 60, {0.5: TANH}, one("memory")),
    Fault("one operator, out of memory in torch", 400, {0.2: TANH}, one("allocation")),
    Fault("one operator, compile error", 2000, {0.3: TANH}, one("error")),
    Fault("one operator, error in the call", 200, {0.5: TANH}, one("raise")),
    Fault(
        "one shape, wrong",
        60,
        {0.3: TANH, 0.5: OTHER_SHAPE},
        one("wrong", when="list(result.shape) == [8, 4]"),
        found=(0.5,),
        facts={"smaller": AS_IT_IS},
    ),
    Fault(
        "one dtype, wrong",
        60,
        {0.3: TANH, 0.6: FLOAT64},
        one("wrong", when="result.dtype == torch.float64"),
        found=(0.6,),
    ),
    Fault(
        "one dtype, compile error",
        200,
        {0.3: TANH, 0.8: FLOAT16},
        one("error", when="result.dtype == torch.float16"),
        found=(0.8,),
    ),
    Fault(
        "one attribute (dim), wrong",
        60,
        {0.2: BY_ROW, 0.4: BY_ROW, 0.8: BY_COLUMN},
        several("wrong", "softmax", when="args[1] == 0"),
        found=(0.8,),
        passes=0.2,
    ),
    Fault(
        "one attribute (approximate), compile error",
        200,
        {0.3: GELU, 0.5: FAST_GELU, 0.7: GELU},
        several("error", "gelu", when="kwargs.get('approximate') == 'tanh'"),
        found=(0.5,),
        passes=0.3,
    ),
    Fault(
        "values above 1000, wrong",
        60,
        {0.2: "torch.abs({})", 0.5: "{} * 10000.0", 0.6: "torch.abs({})", 0.7: "{} * 0.0001"},
        several("wrong", "abs", when="args[0].abs().max() > 1000"),
        found=(0.6,),
        passes=0.2,
    ),
    Fault(
        "values that are exactly zero, wrong",
        60,
        {0.2: COS, 0.5: "torch.relu({})", 0.52: COS},
        several("wrong", "cos", when="bool((args[0] == 0).any())"),
        found=(0.52,),
        facts={"needs_values": True},
    ),
    Fault("one part of the compiler, wrong", 60, {0.4: TANH}, one("wrong", parts=["folding"])),
    Fault("one part of the compiler, crash", 200, {0.7: TANH}, one("crash", parts=["reuse"])),
    Fault(
        "two parts of the compiler, a pair, wrong",
        60,
        {0.4: TANH, 0.7: COS},
        several("wrong", "tanh", "cos", parts=["fusion", "reuse"]),
    ),
    Fault("two parts of the compiler, refused", 60, {0.4: TANH}, one("refusal", parts=["fusion", "folding"])),
    Fault("one operator, wrong in 30 % of compiles", 20, {0.5: TANH}, one("wrong", rate=0.3)),
    Fault("one operator, crash in 30 % of compiles", 60, {0.8: TANH}, one("crash", rate=0.3)),
    Fault("one of two branches that join, wrong", 60, {0.5: TANH}, one("wrong"), branches=2),
    Fault("one of three outputs, wrong", 200, {0.6: TANH}, one("wrong"), branches=3, is_joined=False),
    Fault(
        "two faults: crash, and wrong",
        60,
        {0.3: TANH, 0.7: COS},
        [*several("crash", "cos"), *several("wrong", "tanh")],
        found=(0.7,),
        also="ACCURACY",
    ),
    Fault(
        "two faults: NaN, and wrong",
        60,
        {0.3: TANH, 0.7: COS},
        [*several("nan", "cos"), *several("wrong", "tanh")],
        found=(0.7,),
    ),
    slow(20, 3, 25),
    slow(20, 20, 180),
    slow(200, 3, 250),
    slow(200, 20, 1800),
)


def statements_of(fault: Fault) -> list[str]:
    """Return the expressions of the statements, each with ``{}`` for the value before it in its chain."""
    lines = [FILLER[number // fault.branches % len(FILLER)] for number in range(fault.size)]
    planted = {fault.number(place): expression for place, expression in fault.planted.items()}
    assert len(planted) == len(fault.planted), f"{fault.name}: two planted statements have one place"
    return [planted.get(number, line) for number, line in enumerate(lines)]


def write_graph(folder: Path, fault: Fault) -> Path:
    """Write the sample of a fault."""
    values = [*["x"] * fault.branches, *(f"v{number}" for number in range(fault.size))]
    lines = [f"v{n} = {line.format(values[n])}" for n, line in enumerate(statements_of(fault))]
    ends = values[-fault.branches :]
    if fault.branches > 1 and fault.is_joined:
        # The statement before the last one is in the other branch.
        ends = [f"v{fault.size - 1}"]
        lines[-1] = f"{ends[0]} = {' + '.join(values[-fault.branches - 1 : -1])}"
    # Operators of a slow row must take longer than the planted compiler needs to note their names.
    shape = (4, 8) if fault.slower_than is None else (128, 256)
    return write_sample(folder, "\n".join([*lines, f"return ({', '.join(ends)},)"]), shape=shape)


def graphnet(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command line."""
    command = [sys.executable, "-m", "graphnet", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def located(fault: Fault, folder: Path, python: str, *words: str) -> list[str]:
    """Measure the sample of a fault, locate the fault, and return the row of the table. ``words`` are for locate."""
    backend = write_planted(folder / "planted", *fault.faults)
    sample, run = write_graph(folder / "samples" / "chain", fault), folder / "run"
    where = ["--backend", f"{backend}@{python}", "--samples", str(sample), "--threads", "1"]
    timing = UNTIMED if fault.slower_than is None else TIMED
    slow = () if fault.slower_than is None else ("--slower-than", str(fault.slower_than))
    for _ in range(MOST_RUNS if fault.is_flaky else 1):
        shutil.rmtree(run, ignore_errors=True)
        graphnet("bench", *where, *timing, "--timeout", str(fault.timeout), "--out", str(run))
        started = time.monotonic()
        done = graphnet("locate", str(run), "chain", *slow, *words, "--format", "json")
        if "no row of chain" not in done.stderr:
            break
    minutes = (time.monotonic() - started) / 60
    found = json.loads(done.stdout) if done.stdout.startswith("{") else {}
    if "statements" not in found:
        return [fault.name, str(fault.size), "no", "-", "-", f"{minutes:.1f}", (done.stderr.splitlines() or [""])[-1]]
    wrong = why_wrong(fault, found)
    script = found["reproducer"] or {"verified": False}
    return [
        fault.name,
        str(fault.size),
        "yes" if not wrong else f"no: {wrong}",
        str(len(found["statements"])),
        str(found["tests"]),
        f"{minutes:.1f}",
        "verified" if script["verified"] else "not verified",
    ]


def why_wrong(fault: Fault, found: Mapping[str, Any]) -> str:
    """Return in which way the cause that was found is not the planted one; empty if it is."""
    if set(found["statements"]) != set(fault.wanted):
        return f"statements {found['statements']}"
    parts = set(found["remedy"]["turns_off"].split("; ")) if found["remedy"] else set()
    if parts != fault.parts:
        return f"parts {sorted(parts)}"
    other = {name: found[name] for name, value in fault.facts.items() if found[name] != value}
    if other:
        return str(other)
    neighbour = found["neighbour"]
    if fault.passes is not None and (neighbour is None or neighbour["statements"] != [fault.number(fault.passes)]):
        return f"passes: {neighbour and neighbour['why']}"
    if fault.also and not any(text.startswith(fault.also) for text in found["also_found"]):
        return f"also found: {found['also_found']}"
    return ""


def print_row(cells: Sequence[str]) -> None:
    """Print a row of a table."""
    print("| " + " | ".join(cells) + " |", flush=True)


def rows(faults: Sequence[Fault], python: str) -> Iterator[list[str]]:
    """Yield the rows of the table, each when it is known."""
    for fault in faults:
        folder = Path(tempfile.mkdtemp(prefix="graphnet-locate-"))
        try:
            yield located(fault, folder, python)
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def parser_of(description: str | None) -> argparse.ArgumentParser:
    """Return the parser of the arguments that choose faults."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("python")
    parser.add_argument("--only", default="", help="only the faults whose names contain this")
    parser.add_argument("--without", default="-", help="leave out the faults whose names contain this")
    parser.add_argument("--largest", type=int, default=2000, help="only graphs of at most so many statements")
    return parser


def chosen(asked: argparse.Namespace) -> list[Fault]:
    """Return the faults that the arguments choose."""
    named = [fault for fault in FAULTS if asked.only in fault.name and asked.without not in fault.name]
    return [fault for fault in named if fault.size <= asked.largest]


def main() -> None:
    """Print the table."""
    asked = parser_of(__doc__).parse_args()
    print_row(HEAD)
    print_row(["---"] * len(HEAD))
    for row in rows(chosen(asked), asked.python):
        print_row(row)


if __name__ == "__main__":
    main()

"""Let `graphnet explain` find a planted slow operator in graphs of several sizes, with real workers.

    .venv-check/bin/python benchmarks/explain.py --python INTERPRETER_WITH_TORCH [--nodes 24 50 ...] [--seed N]

In each graph, blocks of a product, a relu, a mean and a division surround one logcumsumexp at a random place. One
planted backend for each factor (1.5, 3 and 10) runs this operator so many times as long, by waiting, and everything
else as eager mode does; `nope` changes nothing. For each graph and backend, this script prints the gap, the coverage,
the first line with its share, and whether that is the region of the planted operator. The exit code is 1 if more than
one of 20 cases is not as planted: another line is the first, or `nope` has a gap. It needs a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import figures  # noqa: F401 - enters the environment
from planted_sample import write_backend, write_sample

FACTORS = (1.5, 3.0, 10.0)
OPERATOR = "logcumsumexp"
ADAPTER = """import time

import torch
from graphnet_runner.adapter import Adapter, Compiled, Evidence

FACTOR = {factor}
EAGER = torch.{operator}


def slow(*args, **kwargs):
    began = time.perf_counter_ns()
    result = EAGER(*args, **kwargs)
    end = began + FACTOR * (time.perf_counter_ns() - began)
    while time.perf_counter_ns() < end:
        pass
    return result


class SlowAdapter(Adapter):
    def compile(self, model, example_inputs, options):
        torch.{operator} = slow
        return Compiled(model, Evidence())
"""


def graph(nodes: int, chance: random.Random) -> str:
    """Return a forward of about so many nodes with the planted operator at a random place.

    The operator's work grows with the graph: a gap of one per cent would be below what the machine can tell.
    """
    blocks = max(2, (nodes - 2) // 3)
    place = chance.randrange(blocks)
    lines = []
    for number in range(blocks):
        lines += ["a = x @ x", "b = torch.relu(a)", "x = b / (64 * b.mean())"]
        if number == place:
            rows = f"x.repeat({max(1, nodes // 50)}, 1)"
            lines += [f"c = torch.{OPERATOR}({rows}, 0)", "x = c[:128] / 8"]
    return "\n".join([*lines, "return (x,)"])


def graphnet(*arguments: object) -> str:
    """Run a command, and return what it prints. Exit code 1 only says that too little is covered."""
    command = [sys.executable, "-m", "graphnet", *map(str, arguments)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"{' '.join(command)} ended with exit code {done.returncode}")
    return done.stdout


def judged(found: dict[str, Any], factor: float) -> tuple[str, bool]:
    """Return the line about one explained case, and whether it is as it should be."""
    if found["problem"] is not None:
        return found["problem"], False
    gap, coverage = found["gap"], found["coverage"]
    measured = f"gap {gap['ns'] / 1e3:.0f} us"
    if gap["half_ns"] is not None:
        measured += f" +- {gap['half_ns'] / 1e3:.0f} us"
    if factor == 1:
        return f"{measured}, nothing to explain: {coverage is None}", coverage is None
    first = found["regions"][0]
    is_first = any(OPERATOR in statement for statement in first["source"])
    share = first["share"]
    shown = "" if share is None else f", share {share['share']:.2f}"
    if share is not None and share["low"] is not None:
        shown += f" [{share['low']:.2f}, {share['high']:.2f}]"
    covered = "no gap" if coverage is None else f"coverage {coverage:.2f}"
    return f"{measured}, {covered}, first line: {first['operators']}{shown}: {is_first}", is_first


def main() -> None:
    """Run the cases and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", required=True, help="an interpreter with torch")
    parser.add_argument("--nodes", type=int, nargs="+", default=[50, 150, 500])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", default="2")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    wrong = cases = 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        sides = {"nope": 1.0}
        for factor in FACTORS:
            text = ADAPTER.format(factor=factor, operator=OPERATOR)
            made = write_backend(folder / f"slow{factor:g}", text, head='role = "control"')
            sides[f"{made}@{options.python}"] = factor
        backends = [text for side in sides for text in ("--backend", side)]
        for nodes in options.nodes:
            write_sample(folder / f"graph{nodes}", graph(nodes, chance), shape=(128, 128))
            run, out = folder / f"run{nodes}", folder / f"explained{nodes}"
            settings = ("--threads", 1, "--budget", options.budget, "--fail-on", "never")
            graphnet("bench", "--samples", folder / f"graph{nodes}", *backends, *settings, "--out", run)
            graphnet("explain", run, "--all", "--no-again", "--budget", options.budget, "--out", out)
            for side, factor in sides.items():
                pair = ("--between", "reference", side)
                rest = ("--no-again", "--out", out, "--format", "json")
                text = graphnet("explain", run, f"graph{nodes}", *pair, *rest)
                line, is_right = judged(json.loads(text), factor)
                print(f"{nodes} nodes, {factor:g} times: {line}", flush=True)
                cases += 1
                wrong += not is_right
    print(f"{cases - wrong} of {cases} as planted")
    sys.exit(1 if wrong > cases / 20 else 0)


if __name__ == "__main__":
    main()

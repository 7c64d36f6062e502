#!/usr/bin/env python3
"""The ways from a torch graph to XLA, side by side on the same samples: the table of backends/xla/README.md.

    benchmarks/xla_ways.py [ARGUMENTS OF graphnet bench, such as --suite smoke]

Each way is a flavour or an option of the backend, so each figure is a row of an ordinary run.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WAYS = {
    "dynamo, JAX": ("xla:jax", "capture=dynamo"),
    "torch.export, JAX": ("xla:jax", "capture=export"),
    "torch_xla lazy": ("xla:torch_xla", "mode=lazy"),
    "torch_xla openxla": ("xla:torch_xla", "mode=openxla"),
}
_QUICK = ("--trials", "5", "--min-time", "0.1", "--budget", "2", "--timeout", "300")


def rows_of(backend: str, option: str, arguments: list[str]) -> dict[str, dict[str, Any]]:
    """Rows by sample of one run."""
    command = [str(ROOT / "graphnet"), "bench", "--backend", backend, "--option", option, "--fail-on", "never"]
    done = subprocess.run([*command, *_QUICK, *arguments, "--format", "json"], stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(done.returncode)
    return {row["sample"]: row for row in json.loads(done.stdout)["results"]}


def cell(row: dict[str, Any]) -> str:
    """Outcome, or for one that ran its speedup, node share and compile time."""
    if row["speedup"] is None:
        return row["outcome"]
    evidence, speedup = row["evidence"], row["speedup"]["ratio"]
    share = evidence["nodes_compiled"] / evidence["nodes_total"]
    shown = f"{speedup:.2f}x, {row['compile_ns'] / 1e9:.0f} s"
    if share < 1:
        shown += f", {share:.0%} of nodes"
    return shown if row["outcome"] == "OK" else f"{row['outcome']}, {shown}"


def main() -> None:
    """Print a Markdown table: speedup over eager, seconds to compile."""
    arguments = sys.argv[1:] or ["--suite", "smoke"]
    found = {way: rows_of(*how, arguments) for way, how in WAYS.items()}
    print("| sample |", " | ".join(found), "|")
    print("| --- |" + " --- |" * len(found))
    for sample in next(iter(found.values())):
        print(f"| {sample} |", " | ".join(cell(rows[sample]) for rows in found.values()), "|", flush=True)


if __name__ == "__main__":
    main()

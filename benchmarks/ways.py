"""Compare several ways to use one compiler on the same samples. The figures are measured by `graphnet bench`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from figures import ROOT

_QUICK = ("--trials", "5", "--min-time", "0.1", "--budget", "2", "--timeout", "300")


def print_table(ways: Mapping[str, tuple[str, str]], arguments: Sequence[str]) -> None:
    """Print a Markdown table of the speedups over eager mode and the seconds to compile, by sample and way.

    ``ways`` maps the name of each way to its backend and to one option ``NAME=VALUE``, or an empty string.
    """
    found = {way: _rows_of(*how, arguments or ("--suite", "smoke")) for way, how in ways.items()}
    print("| sample |", " | ".join(found), "|")
    print("| --- |" + " --- |" * len(found))
    for sample in next(iter(found.values())):
        print(f"| {sample} |", " | ".join(_cell(rows[sample]) for rows in found.values()), "|", flush=True)
    messages = {row["message"] for rows in found.values() for row in rows.values() if row["message"]}
    for message in sorted(messages):
        print(f"- {message}")


def _rows_of(backend: str, option: str, arguments: Sequence[str]) -> dict[str, dict[str, Any]]:
    command = [str(ROOT / "graphnet"), "bench", "--backend", backend, "--fail-on", "never", *_QUICK, *arguments]
    if option:
        command += ["--option", option]
    done = subprocess.run([*command, "--format", "json"], stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    return {row["sample"]: row for row in json.loads(done.stdout)["results"]}


def _cell(row: dict[str, Any]) -> str:
    """Return the outcome if it is not OK, the speedup, the seconds to compile, and the share of nodes below 100 %."""
    if row["speedup"] is None:
        return str(row["outcome"])
    evidence, speedup = row["evidence"], row["speedup"]["ratio"]
    share = evidence["nodes_compiled"] / evidence["nodes_total"]
    shown = f"{speedup:.2f}x, {row['compile_ns'] / 1e9:.0f} s"
    if share < 1:
        shown += f", {share:.0%} of nodes"
    return shown if row["outcome"] == "OK" else f"{row['outcome']}, {shown}"

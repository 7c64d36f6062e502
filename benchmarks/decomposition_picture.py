#!/usr/bin/env python3
"""Measure the score ES(t) of the backend `decomposed` for right and for wrong decompositions of samples.

    benchmarks/decomposition_picture.py [--cases all|right|wrong] [--budget S] [--out DIR]

ES(t) is GraphNet's error-aware speedup score at the tolerance level t. Each case is a small convolutional network and a
folder of its parts (testkit/decompositions.py). For each case the script makes one run of `graphnet bench --backend
decomposed@local --option parts=FOLDER` and one `graphnet score`. The run also measures A/A controls, which time the
reference against itself. The width of the A/A controls says how far from 1 their intervals reach. The report checks two
limits:

    right     ES(t) is the same for t = -10 to 4, and differs from 1 by at most the width of the run's A/A controls.
    wrong     The row has an outcome other than OK, its message names the wrong part, and ES(t) is below 1 at t = -10.

The exit code is 0 only if every case is within its limit. A row that other processes disturb is not scored, so the
cases of right decompositions need a quiet machine. A run whose A/A controls are all unstable gives no width. The
script measures such a case again, at most three times in all.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from in_environment import ROOT, enter

enter()
sys.path.insert(0, str(ROOT / "testkit"))

from decompositions import IN_THREE, RIGHT, WRONG, decompose, write_network  # noqa: E402 - after the path is set

LEVELS = range(-10, 5)
_ATTEMPTS = 3


def main() -> None:
    """Run the chosen cases and print one line for each."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--cases", choices=("all", "right", "wrong"), default="all")
    parser.add_argument("--budget", default="20", help="seconds of measuring per row (default: 20)")
    parser.add_argument("--out", type=Path, help="the folder of the runs (default: a temporary one)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        sys.exit(run_all(options.cases, options.budget, options.out or Path(temporary)))


def run_all(cases: str, budget: str, out: Path) -> int:
    """Run the cases in the folder `out`. Return 0 if every case is within its limit, otherwise 1."""
    python = _output("backends", "--build", "eager", "--device", "cpu").strip()
    failed = 0
    for name, (positions, change) in RIGHT.items() if cases != "wrong" else ():
        for attempt in range(1, _ATTEMPTS + 1):
            folder = out / f"right-{attempt}" / name.replace(" ", "_")
            row, curve, width = _measured(python, folder, positions, change, budget)
            if width is not None:
                break
        good = _is_flat(curve) and width is not None and max(curve[0], 1 / curve[0]) - 1 <= width
        failed += not good
        _print("right", name, good, row, curve, width)
    for name, (change, part, words) in WRONG.items() if cases != "right" else ():
        row, curve, width = _measured(python, out / "wrong" / name.replace(" ", "_"), IN_THREE, change, budget)
        named = part in (row["message"] or "") and words in (row["message"] or "")
        good = row["outcome"] != "OK" and named and bool(curve) and curve[0] < 1
        failed += not good
        _print("wrong", name, good, row, curve, width)
    print(f"{failed} cases outside their limits")
    return 1 if failed else 0


def _measured(
    python: str, folder: Path, positions: str, change: Any, budget: str
) -> tuple[dict[str, Any], list[float], float | None]:
    """Return the row of one case, its ES(t) for the levels of `LEVELS`, and the width of the run's A/A controls.

    The list of ES(t) is empty if the row cannot be scored. The width is None in this case, and also if the run has no
    usable A/A control.
    """
    whole = write_network(folder / "samples" / "planted" / "network")
    parts = decompose(python, whole, folder / "parts", positions)
    change(parts)
    run = folder / "run"
    arguments = ("--samples", str(whole), "--backend", "decomposed@local", "--option", f"parts={parts}")
    text = _output(
        *("bench", *arguments, "--reference", "eager@local", "--device", "cpu", "--threads", "1", "--budget", budget),
        *("--fail-on", "never", "--format", "json", "--out", str(run)),
    )
    (row,) = json.loads(text)["results"]
    scored = json.loads(_output("score", str(run), "--format", "json", check=False))
    if "error" in scored:
        return row, [], None
    (backend,) = scored["backends"].values()
    es = backend["own"]["scores"]["default"]["es"]
    return row, [es[str(level)] for level in LEVELS], scored["settings"]["aa_width"]


def _is_flat(curve: list[float]) -> bool:
    return bool(curve) and all(value == curve[0] for value in curve)


def _print(kind: str, name: str, good: bool, row: dict[str, Any], curve: list[float], width: float | None) -> None:
    verdict = "within " if good else "OUTSIDE"
    shape = (
        f"ES {curve[0]:.3f} at t=-10, {curve[-1]:.3f} at t=4" if curve else f"not scored ({', '.join(row['flags'])})"
    )
    control = "no A/A width" if width is None else f"A/A width {width:.3f}"
    print(
        f"{verdict} {kind} {name}: {row['outcome']}, {shape}, {control}; {row['message'] or 'no message'}", flush=True
    )


def _output(*arguments: str, check: bool = True) -> str:
    command = [str(ROOT / "graphnet"), *arguments]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=check).stdout


if __name__ == "__main__":
    main()

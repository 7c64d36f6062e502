#!/usr/bin/env python3
"""Show that the rule `private_api` changes neither outputs nor speed, for 15 functions.

The functions are those of GraphNet's tasks NO.114 to NO.128.

    benchmarks/private_names_picture.py [--budget S] [--out DIR]

For each function there is one small sample that calls it (testkit/private_calls.py). `samples repair` with the rule
writes copies, and the backend `nope` runs the originals and the copies. One line per function shows the score ES(t) of
the original and of the copy at each tolerance level t. Each run also measures A/A controls, which time the reference
against itself. The width of the A/A controls says how far from 1 their intervals reach. The limits are:

    text      No private name is left in the copy.
    ES        ES(t) of the copy is the same for t = -10 to 4, and differs from 1 by at most the width of the A/A
              controls.

The exit code is 0 only if every function is within its limits. Rows that other processes disturb are not scored, so run
this on a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from figures import ROOT
from planted_sample import write_sample
from private_calls import CALLS

LEVELS = range(-10, 5)
NAMES = {name.rpartition(".")[2]: name for name in CALLS if name.startswith("torch._C.")}


def main() -> None:
    """Read the options and compare the originals with the copies."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--budget", default="4", help="seconds of measuring per row (default: 4)")
    parser.add_argument("--out", type=Path, help="the folder of the runs (default: a temporary one)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        sys.exit(compare(options.out or Path(temporary), options.budget))


def compare(out: Path, budget: str) -> int:
    """Compare originals and copies in the folder `out`, and return the exit code."""
    for short, name in NAMES.items():
        # The sample also returns x + 1, because two of the functions return None.
        folder = write_sample(out / "samples" / "planted" / short, f"y = {CALLS[name]}\nreturn (x + 1, y)", shape=(24,))
        facts = json.loads((folder / "graph_net.json").read_text())
        # `samples repair` skips samples that our own extractor wrote.
        (folder / "graph_net.json").write_text(json.dumps({**facts, "extractor": "planted"}))
    arguments = ("--samples", str(out / "samples"), "--out", str(out / "copies"), "--rules", "private_api")
    subprocess.run([str(ROOT / "graphnet"), "samples", "repair", *arguments], stdout=subprocess.DEVNULL, check=True)
    before, _ = scores(out / "samples", out / "before", budget)
    after, width = scores(out / "copies", out / "after", budget)
    failed = 0
    for short, name in NAMES.items():
        text = (out / "copies" / "planted" / short / "model.py").read_text()
        curve = after.get(f"planted/{short}", [])
        flat = bool(curve) and len(set(curve)) == 1 and width is not None and max(curve[0], 1 / curve[0]) - 1 <= width
        good = "torch._C" not in text and flat
        failed += not good
        verdict = "within " if good else "OUTSIDE"
        print(f"{verdict} {name}: ES {_shown(before.get(f'planted/{short}', []))} before, {_shown(curve)} after")
    print(f"A/A width {width}; {failed} functions outside their limits")
    return 1 if failed else 0


def scores(samples: Path, run: Path, budget: str) -> tuple[dict[str, list[float]], float | None]:
    """Run nope on samples. Return ES(t) of each scored sample for `LEVELS`, and the width of the A/A controls."""
    sides = ("--backend", "nope@local", "--reference", "eager@local", "--device", "cpu", "--fail-on", "never")
    # Without `--repair none`, `bench` would repair the originals, and copies would be compared with copies.
    limits = ("--repair", "none", "--threads", "1", "--budget", budget, "--format", "json", "--out", str(run))
    _json("bench", "--samples", str(samples), *sides, *limits)
    scored = _json("score", str(run), "--by", "sample", "--format", "json")
    found: dict[str, list[float]] = {}
    for backend in scored.get("backends", {}).values():
        for name, group in backend["groups"].items():
            es = group["scores"]["default"]["es"] if group["scores"] else {}
            if es:
                found[name] = [es[str(level)] for level in LEVELS]
    return found, scored.get("settings", {}).get("aa_width")


def _shown(curve: list[float]) -> str:
    if not curve:
        return "not scored"
    return f"{curve[0]:.3f}" + ("" if len(set(curve)) == 1 else f" to {curve[-1]:.3f}")


def _json(*arguments: str) -> Any:
    done = subprocess.run([str(ROOT / "graphnet"), *arguments], stdout=subprocess.PIPE, text=True, check=False)
    return json.loads(done.stdout)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Show how much the place of the code in memory changes the times of short calls (decision 52).

    graphnet bench --samples ... --backend nope --processes 20 --out RUN
    benchmarks/code_places.py RUN

The pairs of processes of a row alternate among the places, so each place has several pairs. For the time of the
reference, that of the compiled graph, and their ratio, the table shows the standard deviation between the means of the
places and that between the pairs of one place, in per cent. Without an effect of the place, the first is the second
divided by the root of the number of pairs per place.
"""

from __future__ import annotations

import json
import math
import statistics
import sys
from pathlib import Path
from typing import Any


def logarithms(rounds: list[dict[str, Any]]) -> tuple[float, ...]:
    """Return the logarithms of both sides' median times in one pair, and of the median of its rounds' ratios."""
    sides = [[statistics.median(one[side]["wall_ns"]) for one in rounds] for side in ("reference", "compiled")]
    ratios = [first / second for first, second in zip(*sides, strict=True)]
    return (*(math.log(statistics.median(side)) for side in sides), math.log(statistics.median(ratios)))


def spreads(pairs: list[float], places: int) -> tuple[float, float]:
    """Return the standard deviations between places and between the pairs of one place."""
    groups = [pairs[place::places] for place in range(places)]
    within = statistics.fmean(statistics.variance(group) for group in groups)
    return statistics.stdev(map(statistics.fmean, groups)), math.sqrt(within)


def main(folder: Path) -> None:
    rows = [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()]
    times = {one["key"]: one["rounds"] for one in map(json.loads, (folder / "times.jsonl").read_text().splitlines())}
    print("sample, backend, pairs, places; then between and within places: reference, compiled, ratio")
    for row in rows:
        timing = row["timing"]
        if timing and (timing.get("code_places") or 1) > 1 and timing["processes"] >= 2 * timing["code_places"]:
            numbers = range(1, timing["processes"] + 1)
            pairs = [logarithms([one for one in times[row["key"]] if one["process"] == number]) for number in numbers]
            found = [spreads([pair[which] for pair in pairs], timing["code_places"]) for which in range(3)]
            told = "  ".join(f"{100 * between:.2f} % and {100 * within:.2f} %" for between, within in found)
            print(f"{row['sample']} {row['backend']} {len(pairs)} {timing['code_places']}:  {told}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

#!/usr/bin/env python3
"""Measure the cost of GraphNet Mesh without the compilers: `benchmarks/overhead.py` exits with 0 if every bar holds.

Figures are CPU seconds (user + system) of whole process trees with one thread, because wall time says little on a
shared machine. One ratio compares with the simplest alternative: a fresh process per sample that imports torch and
dynamo.
"""

from __future__ import annotations

import sys

from in_environment import enter

enter()

from collections.abc import Iterator

from figures import Figure
from figures_judge import judge_figures
from figures_mesh import mesh_figures
from figures_worker import worker_figures


def figures() -> Iterator[Figure]:
    """Yield every figure as soon as it is measured."""
    yield from judge_figures()
    yield from worker_figures()
    yield from mesh_figures()


def main() -> int:
    """Measure, print one line per figure, and name the figures that missed their bar."""
    missed = []
    print(f"{'figure':<74} {'measured':>14} {'bar':>14}")
    for figure in figures():
        print(figure.line(), flush=True)
        if not figure.holds:
            missed.append(figure.name)
    print("every bar holds" if not missed else "missed: " + "; ".join(missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

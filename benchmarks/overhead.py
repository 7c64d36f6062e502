#!/usr/bin/env python3
"""Measure the CPU time that GraphNet Mesh itself uses, without the compilers. Usage: `benchmarks/overhead.py`.

The figures are CPU seconds (user + system) of a process with all its children, which use one thread each. Wall-clock
times would say little on a shared machine. One figure compares this CPU time with that of the simplest alternative. The
alternative starts a new process for each sample and imports torch and dynamo in this process. The exit code is 0 if
every figure meets its limit (bar).
"""

from __future__ import annotations

import itertools
import sys

from figures import report
from figures_judge import judge_figures
from figures_mesh import mesh_figures
from figures_worker import worker_figures

if __name__ == "__main__":
    print(f"{'figure':<74} {'measured':>14} {'bar':>14}")
    sys.exit(report(itertools.chain(judge_figures(), worker_figures(), mesh_figures())))

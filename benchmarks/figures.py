"""Helpers of the benchmarks: a measured figure with its limit (bar), and functions that measure CPU time."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from graphnet.workers.environments import Environment
from graphnet.workers.site import parse_site

ROOT = Path(__file__).resolve().parent.parent
ONE_THREAD = {"OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


@dataclass(frozen=True)
class Figure:
    """A measured number with a limit (bar), which is either ``at_most`` or ``at_least``.

    A figure without a limit is shown and not checked.

    Attributes:
        name: The text in the first column of the table.
        value: The measured number, in ``unit``.
        unit: The unit of the number, such as "CPU s".
        at_most: The largest value that meets the limit.
        at_least: The smallest value that meets the limit.
    """

    name: str
    value: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None

    @property
    def holds(self) -> bool:
        """Whether the measured value meets its limit. True for a figure without a limit."""
        return (self.at_most is None or self.value <= self.at_most) and (
            self.at_least is None or self.value >= self.at_least
        )

    def line(self) -> str:
        """Return the line of the table that shows this figure."""
        limit, sign = (self.at_most, "<=") if self.at_most is not None else (self.at_least, ">=")
        bar = "" if limit is None else f"{sign} {limit:g} {self.unit}"
        mark = "" if self.holds else "  MISSED"
        return f"{self.name:<74} {f'{self.value:.4g} {self.unit}':>14} {bar:>14}{mark}"


def report(figures: Iterable[Figure]) -> int:
    """Print one line per figure as soon as it is measured. Then print the figures that do not meet their limits (bars).

    Returns:
        The exit code of a benchmark: 1 if a figure does not meet its limit, else 0.
    """
    missed = []
    for figure in figures:
        print(figure.line(), flush=True)
        if not figure.holds:
            missed.append(figure.name)
    print("every bar holds" if not missed else "missed: " + "; ".join(missed))
    return 1 if missed else 0


def interpreter_of(backend: str) -> Path:
    """Return the Python interpreter of the backend's environment on this machine.

    Build the environment if necessary.
    """
    site = parse_site(backend, "cpu")
    return Environment(site.backend, site.flavour, "cpu").ensure(lambda text: print(text, file=sys.stderr))


def cpu_of(work: Callable[[], object], repeats: int = 3) -> float:
    """Call ``work`` several times (``repeats``) and return the smallest CPU time of one call, in seconds."""
    taken = []
    for _ in range(repeats):
        started = time.process_time()
        work()
        taken.append(time.process_time() - started)
    return min(taken)


def run(*command: str, folder: Path | None = None) -> tuple[float, float, str]:
    """Run a command with one thread. Raise SystemExit if the command fails.

    Returns:
        The CPU seconds of the command with all its child processes, the wall-clock seconds, and the standard output.
    """
    before, started = _children(), time.perf_counter()
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, env={**os.environ, **ONE_THREAD}, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    return _children() - before, time.perf_counter() - started, done.stdout


def run_torch(program: str, *arguments: str) -> tuple[float, Any]:
    """Run a Python program, given as source code, in a new process of an interpreter that has torch.

    Returns:
        The CPU seconds of the process, and the value of the JSON that the program prints.
    """
    cpu, _, out = run(str(interpreter_of("eager")), "-c", program, *arguments)
    return cpu, json.loads(out)


def bench(folder: Path, out: Path, *arguments: str) -> tuple[float, float, list[dict[str, Any]]]:
    """Run ``graphnet bench``. Raise SystemExit if the outcome of a row is not OK.

    Returns:
        The CPU seconds of the command with all its child processes, the wall-clock seconds, and the rows.
    """
    quick = ("--trials", "1", "--min-time", "0", "--budget", "0", "--threads", "1", "--device", "cpu")
    command = (sys.executable, "-m", "graphnet", "bench", "--samples", str(folder), "--out", str(out))
    cpu, wall, text = run(*command, *quick, "--memory", "4GiB", "--format", "json", *arguments)
    rows = json.loads(text)["results"]
    wrong = [f"{row['sample']}: {row['outcome']} {row['message']}" for row in rows if row["outcome"] != "OK"]
    if wrong:
        raise SystemExit("rows that are not OK: " + "; ".join(wrong))
    return cpu, wall, rows


def _children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def children_of(pid: int) -> set[int]:
    """Return the process ids of a process's children; nothing if the process has ended."""
    found: set[int] = set()
    # A process or a thread may exit while its folder in /proc is read.
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            with contextlib.suppress(OSError):
                found.update(map(int, (task / "children").read_text().split()))
    return found


def resident_mb(pid: int | str = "self") -> float:
    """Return the resident memory of a process in megabytes; 0 if the process has ended."""
    with contextlib.suppress(OSError, IndexError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    return 0.0

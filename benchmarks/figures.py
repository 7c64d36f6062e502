"""Helpers of the benchmarks: a measured figure with its limit (bar), and functions that measure CPU time.

An import of this module restarts the script in the environment of the command line if ``graphnet`` cannot be imported,
so that a benchmark runs from a fresh clone. The modules of testkit/ can be imported after it.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if importlib.util.find_spec("graphnet") is None:
    subprocess.run([ROOT / "graphnet", "--help"], stdout=subprocess.DEVNULL, check=True)
    _python = str(ROOT / ".venv" / "bin" / "python")
    os.execv(_python, [_python, *sys.argv])
sys.path.append(str(ROOT / "testkit"))

ONE_THREAD = {"OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


@dataclass(frozen=True)
class Figure:
    """A measured number with a limit (bar), or without one: then it is shown and not checked."""

    name: str
    value: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None

    @property
    def holds(self) -> bool:
        """Whether the value meets its limit."""
        return (self.at_most is None or self.value <= self.at_most) and (
            self.at_least is None or self.value >= self.at_least
        )

    def line(self) -> str:
        """Return the figure as a line of the table."""
        limit, sign = (self.at_most, "<=") if self.at_most is not None else (self.at_least, ">=")
        bar = "" if limit is None else f"{sign} {limit:g} {self.unit}"
        mark = "" if self.holds else "  MISSED"
        return f"{self.name:<74} {f'{self.value:.4g} {self.unit}':>14} {bar:>14}{mark}"


def report(figures: Iterable[Figure]) -> int:
    """Print each figure when it is measured, then those that do not meet their limits. Return 1 if there are any."""
    missed = []
    for figure in figures:
        print(figure.line(), flush=True)
        if not figure.holds:
            missed.append(figure.name)
    print("every bar holds" if not missed else "missed: " + "; ".join(missed))
    return 1 if missed else 0


def bar(name: str, told: str, holds: bool) -> bool:
    """Print whether a limit (bar) is met, for a benchmark whose limits are more than a number. Return ``holds``."""
    print(f"{'holds ' if holds else 'MISSED'}  {name:<9} {told}", flush=True)
    return holds


@contextlib.contextmanager
def burning(program: str, count: int = 1) -> Iterator[None]:
    """Run a Python program, which keeps a core busy, in ``count`` processes until the ``with`` block ends."""
    processes = [subprocess.Popen([sys.executable, "-c", program]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def interpreter_of(backend: str) -> Path:
    """Return the Python interpreter of the backend's environment on this machine; build it if necessary."""
    from graphnet.environments.environment import Environment
    from graphnet.launch.site import parse_site

    site = parse_site(backend, "cpu")
    return Environment(site.backend, site.flavour, "cpu").ensure(lambda text: print(text, file=sys.stderr))


def cpu_of(work: Callable[[], object], repeats: int = 3) -> float:
    """Return the smallest CPU time of some calls, in seconds."""
    taken = []
    for _ in range(repeats):
        started = time.process_time()
        work()
        taken.append(time.process_time() - started)
    return min(taken)


def run(*command: str, folder: Path | None = None) -> tuple[float, float, str]:
    """Run a command with one thread, or raise SystemExit. Return CPU seconds with children, wall seconds and stdout."""
    before, started = children_cpu_s(), time.perf_counter()
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, env={**os.environ, **ONE_THREAD}, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    return children_cpu_s() - before, time.perf_counter() - started, done.stdout


def run_torch(program: str, *arguments: str) -> tuple[float, Any]:
    """Run the text of a Python program with torch. Return its CPU seconds, and the JSON that it prints."""
    cpu, _, out = run(str(interpreter_of("eager")), "-c", program, *arguments)
    return cpu, json.loads(out)


def bench(folder: Path, out: Path, *arguments: str) -> tuple[float, float, list[dict[str, Any]]]:
    """Run ``graphnet bench``, or raise SystemExit if a row is not OK. Return CPU seconds, wall seconds and the rows."""
    quick = ("--trials", "1", "--min-time", "0", "--budget", "0", "--threads", "1", "--device", "cpu")
    command = (sys.executable, "-m", "graphnet", "bench", "--samples", str(folder), "--out", str(out))
    cpu, wall, text = run(*command, *quick, "--memory", "4GiB", "--format", "json", *arguments)
    rows = json.loads(text)["results"]
    wrong = [f"{row['sample']}: {row['outcome']} {row['message']}" for row in rows if row["outcome"] != "OK"]
    if wrong:
        raise SystemExit("rows that are not OK: " + "; ".join(wrong))
    return cpu, wall, rows


def copy_of_samples(folder: Path, names: Iterable[str]) -> Path:
    """Copy samples of the corpus into a new folder, and return the folder."""
    for name in names:
        shutil.copytree(ROOT / "samples" / name, folder / name)
    return folder


def small_samples(folder: Path, count: int) -> Path:
    """Write ``count`` samples with one addition of four numbers, and return the folder."""
    from graphnet.conformance.graphs import Graph
    from graphnet.conformance.values import grid

    graph = Graph("return (x + x,)", {"x": grid(4)})
    for index in range(count):
        graph.write(folder / f"s{index:04}")
    return folder


def rows_of(run: Path) -> list[dict[str, Any]]:
    """Return the rows of a run without their raw times."""
    return [json.loads(line) for line in (run / "results.jsonl").read_text().splitlines()]


def children_cpu_s() -> float:
    """Return the CPU seconds of all children that have ended."""
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

#!/usr/bin/env python3
"""Say in a few minutes what holds on a GPU: outcomes, times, memory, planted faults, and the device's peaks.

    benchmarks/gpu.py --python PYTHON [--python PYTHON ...] [--minutes 9] [--out DIR] [--device cuda]

Each PYTHON is an interpreter with a GPU build of torch; jax and torch_tensorrt are used where it has them. Nothing is
installed, and no network is needed. The steps run in this order while time is left, and the report names what was left
out and why:

    device       the driver, the device and its state, what torch finds, and the peaks: products, copies, launches
    planted      a device that waits 10 us, or a tenth of a call, is measured so; 1 GiB is seen in the row's memory; too
                 much memory is OUT_OF_MEMORY; work without an end is TIMEOUT, and the next row is right
    rows         smoke: the control nope (true speedup 1), TorchInductor and XLA, and TensorRT where it is installed
    conformance  twelve cases of the conformance suite, float16 and bfloat16 among them
    modes        TorchInductor's reduce-overhead and max-autotune on two graphs
    together     two runs at the same time never time a call at the same time
    beside       rows that compile while others are timed (--compile-jobs 4)
    cold         a call that finds nothing in the device's cache
    slots        every GPU at the same time (--device cuda:all), where there are several

All steps use the same workers, which stay until the end (``graphnet up``): some stacks take a minute to start.

It leaves gpu-report.md and gpu-report.json in DIR. With ``--device cpu``, the same steps run on a CPU, which stands in
for a GPU. The exit code is 0 if everything that ran holds, 1 if something does not, and 77 if there is no GPU.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import gpu_report
from figures import ROOT
from gpu_verdicts import (
    Check,
    judge_cold,
    judge_conformance,
    judge_planted,
    judge_rows,
    judge_slots,
    judge_together,
    problems,
)
from planted_sample import write_sample

from graphnet.launch.resident import Residents
from graphnet.settings import usable_cores

NO_GPU = 77
#: The planted delays, in microseconds.
SHORT_US, TENTH_US = 10.0, 150.0
MODES_ON = ("samples/torch/dlrm", "samples/transformers/bert_base_2l")
CASES = (
    *("float32", "float64", "float16", "bfloat16", "int64", "mixed_dtypes", "non_contiguous", "in_place"),
    *("random", "convolution", "stage_timeout", "memory_limit"),
)
#: Seconds that a step needs at least; with less left, it is left out.
LEAST_S = 25.0


@dataclass
class Report:
    """Everything that was found. ``rows`` are those of the runs, by step."""

    device_type: str
    date: str
    pythons: list[str]
    facts: list[dict[str, Any]] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    rows: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    checks: list[Check] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)


class Gpu:
    """Runs the steps. Each command is given the time that is left, and the report is written after each step."""

    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self._options = options
        self._folder = folder
        self._ends: float = time.monotonic() + 60 * options.minutes
        self._python = options.python[0]
        self._owns_workers = False
        self.report = Report(options.device, datetime.now(UTC).strftime("%Y-%m-%d %H:%M"), options.python)

    @property
    def _is_gpu(self) -> bool:
        return bool(self._options.device.startswith("cuda"))

    @property
    def _left_s(self) -> float:
        return self._ends - time.monotonic()

    def run(self) -> int:
        """Run all steps. Return the exit code."""
        began = time.monotonic()
        fatal = self._device()
        self._write("device", began)
        if fatal:
            print(f"gpu: {fatal}")
            return NO_GPU
        steps = (
            *(self.workers, self.planted, self.rows, self.conformance, self.modes),
            *(self.together, self.beside, self.cold, self.slots),
        )
        try:
            self._take(steps)
        finally:
            # A worker that is left ends itself after its idle time.
            if self._owns_workers:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self._graphnet(["down"], 60)
        return 1 if any(not check.held for check in self.report.checks) else 0

    def _take(self, steps: Sequence[Callable[[], list[Check]]]) -> None:
        for step in steps:
            began = time.monotonic()
            name = step.__name__
            if self._left_s < LEAST_S:
                self.report.left_out.append(f"{name}: no time is left")
            else:
                print(f"gpu: {name} ({self._left_s:.0f} s left)", flush=True)
                try:
                    self.report.checks += step()
                except subprocess.TimeoutExpired:
                    self.report.left_out.append(f"{name}: its time was over")
            self._write(name, began)

    def _write(self, step: str, began: float) -> None:
        self.report.seconds[step] = round(time.monotonic() - began, 1)
        (self._options.out / "gpu-report.json").write_text(json.dumps(asdict(self.report), indent=1, default=str))
        (self._options.out / "gpu-report.md").write_text(gpu_report.markdown(asdict(self.report)))

    def _device(self) -> str:
        """Return why nothing can be measured; empty if something can."""
        for python in self._options.python:
            asked = self._ask(python)
            if asked.returncode:
                return f"{python} cannot say what it has: {asked.stderr.strip().splitlines()[-1]}"
            self.report.facts.append(json.loads(asked.stdout))
        if self._is_gpu:
            fatal, warnings = problems(self.report.facts[0])
            self.report.warnings += warnings
            if fatal:
                return fatal
        asked = self._ask(self._python, "--peaks")
        if asked.returncode:
            return f"the peaks could not be measured: {asked.stderr.strip().splitlines()[-1]}"
        self.report.facts[0] = json.loads(asked.stdout)
        return ""

    def _ask(self, python: str, *more: str) -> subprocess.CompletedProcess[str]:
        command = [python, str(ROOT / "benchmarks" / "gpu_device.py"), "--device", self._options.device, *more]
        return subprocess.run(command, capture_output=True, text=True, timeout=120)

    def workers(self) -> list[Check]:
        """Start the workers that stay. Where one cannot be started, each run says why."""
        if any(Residents().folder.glob("*.json")):
            self.report.left_out.append(
                "workers: there are some of yours already (graphnet up), which stay as they are"
            )
            return []
        self._owns_workers = True
        backends = [f"{name}@{self._python}" for name in ("eager", "nope", "inductor", *self._more_backends())]
        minutes = str(max(1, self._left_s / 60))
        self._graphnet(["up", *backends, "--device", self._options.device, "--idle", minutes], 0.4 * self._left_s)
        return []

    def planted(self) -> list[Check]:
        """Plant delays and faults."""
        product = "w = torch.full((2048, 2048), 0.001, device=x.device)\nfor _ in range(4):\n    x = x @ w\nreturn (x,)"
        small = "w = torch.full((1024, 1024), 0.001, device=x.device)\nfor _ in range(2):\n    x = x @ w\nreturn (x,)"
        large, small_one = self._folder / "samples" / "large", self._folder / "samples" / "small"
        side = (2048, 1024) if self._is_gpu else (16, 8)
        write_sample(large, product, shape=(side[0], 2048))
        write_sample(small_one, small, shape=(side[1], 1024))
        backend = str(ROOT / "benchmarks" / "gpu_planted")
        plans = {
            "none": (large, ""),
            "tenth": (large, f"delay_us={TENTH_US:g}"),
            "holds": (large, "fault=holds"),
            "hangs": (small_one, "fault=hangs"),
            "none_small": (small_one, ""),
            "short": (small_one, f"delay_us={SHORT_US:g}"),
            "out_of_memory": (small_one, "fault=out_of_memory"),
        }
        rows: dict[str, dict[str, Any] | None] = {}
        for sample in (large, small_one):
            mine = {name: text for name, (where, text) in plans.items() if where == sample}
            backends = [f"{backend}[{text}]" if text else backend for text in mine.values()]
            found = self._bench(f"planted-{sample.name}", backends, [sample], "--timeout", "8", share=0.4)
            by_flavour = {row["flavour"]: row for row in found}
            for name, text in mine.items():
                rows[name] = by_flavour.get(f"torch[{text}]" if text else "torch")
        return judge_planted(rows, SHORT_US, TENTH_US)

    def rows(self) -> list[Check]:
        """Run smoke on every backend."""
        backends = ["nope", "inductor", *self._more_backends(tells=True)]
        found = self._bench("rows", backends, [], "--suite", "smoke", share=0.6)
        return judge_rows(found)

    def _more_backends(self, tells: bool = False) -> Iterator[str]:
        """Yield the backends that this Python has the libraries of. ``tells``: the report says which it lacks."""
        versions = self.report.facts[0]["torch"]["versions"]
        if "jax" in versions and "torchax" in versions:
            yield "xla:jax_cuda" if self._is_gpu else "xla:jax"
        elif tells:
            self.report.left_out.append("xla: this Python has no jax with torchax")
        if "torch_tensorrt" in versions:
            yield "tensorrt"
        elif tells:
            self.report.left_out.append("tensorrt: this Python has no torch_tensorrt")
        if tells:
            self.report.left_out.append("AOTInductor: GraphNet Mesh has no backend for it yet")

    def modes(self) -> list[Check]:
        """Run TorchInductor's other modes."""
        backends = [f"inductor[mode={mode}]" for mode in ("reduce-overhead", "max-autotune")]
        samples = [ROOT / name for name in MODES_ON]
        return judge_rows(self._bench("modes", backends, samples, share=0.5))

    def conformance(self) -> list[Check]:
        """Run cases of the conformance suite on each backend that has rows."""
        checks = []
        for backend in ("inductor", *(["xla:jax_cuda"] if "jax" in self.report.facts[0]["torch"]["versions"] else [])):
            command = ["backends", "check", f"{backend}@{self._python}", "--device", self._options.device]
            for case in CASES:
                command += ["--case", case]
            try:
                done = self._graphnet([*command, "--format", "json"], 0.5 * self._left_s)
            except subprocess.TimeoutExpired:
                self.report.left_out.append(f"conformance of {backend}: its time was over")
            else:
                checks += judge_conformance(backend, done.stdout)
        return checks

    def together(self) -> list[Check]:
        """Start two runs at the same time."""
        sample = ROOT / MODES_ON[0]
        commands = [self._command(f"together-{n}", ["nope"], [sample]) for n in (1, 2)]
        running = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for command in commands]
        try:
            for one in running:
                one.wait(self._left_s)
        finally:
            for one in running:
                if one.poll() is None:
                    one.terminate()
                    one.wait()
        for n in (1, 2):
            self._keep(f"together-{n}")
        return judge_together([self._folder / f"together-{n}" for n in (1, 2)])

    def beside(self) -> list[Check]:
        """Let rows compile while others are timed."""
        samples = [ROOT / name for name in MODES_ON]
        found = self._bench("beside", ["inductor"], samples, "--compile-jobs", "4")
        return judge_rows(found)

    def cold(self) -> list[Check]:
        """Read 16 MiB, which the cache of the device holds, with hot and with cold caches."""
        sample = self._folder / "samples" / "reads"
        write_sample(sample, "return (x.sum(),)", shape=(2048, 2048))
        found = {
            caches: self._bench(f"cold-{caches}", ["nope"], [sample], "--caches", caches, share=0.5)
            for caches in ("hot", "cold")
        }
        hot, cold = (next(iter(rows), None) for rows in found.values())
        return judge_cold(hot, cold)

    def slots(self) -> list[Check]:
        """Use every GPU at the same time; on a CPU, two slots of one core."""
        devices = len(self.report.facts[0]["torch"]["devices"]) if self._is_gpu else 1
        if self._is_gpu and devices == 1:
            self.report.left_out.append("slots: --device cuda:all needs several GPUs, and this host has one")
            return []
        if self._is_gpu:
            found = self._bench("slots", ["nope"], [], "--suite", "smoke", "--device", "cuda:all")
        else:
            found = self._bench("slots", ["nope"], [ROOT / name for name in MODES_ON], "--slots", "2x1")
        return judge_slots(found, devices)

    def _command(self, name: str, backends: list[str], samples: list[Path], *more: str) -> list[str]:
        command = [sys.executable, "-m", "graphnet", "bench", "--reference", f"eager@{self._python}"]
        for backend in backends:
            command += ["--backend", f"{backend}@{self._python}"]
        for sample in samples:
            command += ["--samples", str(sample)]
        command += [] if "--device" in more else ["--device", self._options.device]
        command += [] if "--slots" in more else ["--threads", str(self._options.threads)]
        command += ["--budget", "2", "--processes", "3", "--recompile", "none"]
        return [*command, "--fail-on", "never", "--out", str(self._folder / name), *more]

    def _bench(
        self, name: str, backends: list[str], samples: list[Path], *more: str, share: float = 1.0
    ) -> list[dict[str, Any]]:
        """Run a bench for at most a share of the time that is left. Return its rows."""
        limit = max(LEAST_S, share * self._left_s)
        command = self._command(name, backends, samples, *more)
        try:
            self._graphnet(command[3:], limit)
        except subprocess.TimeoutExpired:
            self.report.left_out.append(f"{name}: some rows, because its {limit:.0f} s were over")
        return self._keep(name)

    def _graphnet(self, arguments: list[str], limit_s: float) -> subprocess.CompletedProcess[str]:
        """Run a command of graphnet. Interrupt it when the time is over, so that its rows are kept."""
        command = [sys.executable, "-m", "graphnet", *arguments]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
            try:
                out, _ = running.communicate(timeout=limit_s)
            except subprocess.TimeoutExpired:
                running.terminate()
                running.communicate()
                raise
        return subprocess.CompletedProcess(command, running.returncode, out)

    def _keep(self, name: str) -> list[dict[str, Any]]:
        kept = rows_of(self._folder / name)
        self.report.rows[name] = [gpu_report.short(row) for row in kept]
        return kept


def rows_of(folder: Path) -> list[dict[str, Any]]:
    """Return the rows of a run that ended, perhaps because it was interrupted."""
    file = folder / "results.jsonl"
    lines = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    return [row for row in lines if row.get("sample") and row["outcome"] != "CANCELLED"]


def main() -> int:
    """Run the steps and print the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", action="append", required=True, help="an interpreter with torch; repeatable")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--threads", type=int, default=min(4, usable_cores()))
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--keep", type=Path, help="keep the runs in this folder")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or Path(temporary, "runs")
        folder.mkdir(parents=True, exist_ok=True)
        code = Gpu(options, folder).run()
    print((options.out / "gpu-report.md").read_text())
    return code


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Measure what it costs to run samples with GraphNet's own benchmark (theirs) and with `graphnet bench` (ours).

    benchmarks/against_graphnet.py CHECKOUT [--repeat 3] [--cases identity cold resident first] [--threads 1 2]

Both run the same samples of GraphNet's CHECKOUT in the same Python environment, with the same compiler, the same number
of threads, 3 warm-up calls and 5 trials. All modules are compiled to byte code beforehand. Ours uses `--trials 5
--min-time 0 --budget 0.5 --processes 1`, except in the case `default`. Its time includes its controls. The two run
alternately. The script ends all workers that `graphnet up` started.

    identity  12 samples on the backend nope, which returns the model unchanged.
    cold      4 samples on inductor, from empty caches; ours with `--compile-jobs auto`.
    resident  the same as cold with one thread, on workers that `graphnet up` has started.
    first     the wall time from the start of the command to the end of the first row (torch/dlrm on nope), without and
              with workers of `graphnet up`.
    default   identity with the default settings of `graphnet bench` (not chosen by default, because it takes long).

Each figure of `first` is a median in seconds. Every other figure is a ratio: the median CPU or wall time of ours over
the median of theirs. The figures of `default` have no limit (bar); all others have one. Run this on a quiet machine
with at least two cores. The exit code is 0 if every figure meets its limit.
"""

from __future__ import annotations

import argparse
import compileall
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from figures import ROOT, Figure, interpreter_of, report, rows_of
from figures import run as run_command

from graphnet.bench.spending import tree_cpu_s
from graphnet.launch.resident import Residents

_IDENTITY = (
    *("timm/resnet18", "timm/mobilenetv3_small_050.lamb_in1k", "torchvision/squeezenet1_1"),
    *("transformers-auto-model/hf-tiny-model-private_tiny-random-OPTForSequenceClassification",),
    *("transformers-auto-model/distilbert-base-uncased", "torchaudio/squim_objective", "torchgeometric/GraphSAGE"),
    *("torchgeometric/GCN", "mmpose/rtmpose-t", "mmseg/SegFormer_B0", "ultralytics/yolov8n-cls"),
    *("nemo/stt_en_conformer_ctc_small",),
)
_COLD = (
    *("timm/resnet18", "torchgeometric/GCN", "torchgeometric/GraphSAGE"),
    *("transformers-auto-model/distilbert-base-uncased",),
)
_SAME = ("--trials", "5", "--min-time", "0", "--budget", "0.5", "--processes", "1")
_TOGETHER = (*_SAME, "--compile-jobs", "auto", "--memory", "4GiB")
_SUCCESS = "[Result] status: success"


@dataclass(frozen=True)
class Cost:
    """The CPU seconds and the wall-clock seconds of one command."""

    cpu_s: float
    wall_s: float


def main() -> int:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path, help="a checkout of GraphNet with its samples")
    parser.add_argument("--repeat", type=int, default=3, help="how often each side runs")
    parser.add_argument("--cases", nargs="*", default=["identity", "cold", "resident", "first"])
    parser.add_argument("--threads", type=int, nargs="*", default=sorted({1, len(os.sched_getaffinity(0))}))
    asked = parser.parse_args()
    checkout = asked.checkout.absolute()
    missing = [name for name in _IDENTITY if not (checkout / "samples" / name / "model.py").is_file()]
    if missing:
        raise SystemExit(f"{checkout} has no samples/{missing[0]}; give a checkout of GraphNet with its dataset")
    for folder in ("graph_net_bench", "graph_net"):
        compileall.compile_dir(checkout / folder, quiet=2)
    _graphnet("down")
    with tempfile.TemporaryDirectory() as folder:
        return report(_figures(Against(checkout, Path(folder)), asked.cases, asked.threads, asked.repeat))


def _figures(against: Against, cases: Sequence[str], threads: Sequence[int], repeat: int) -> Iterator[Figure]:
    for count in threads:
        name = f"{count} thread{'s' if count > 1 else ''}"
        if "identity" in cases:
            bars = (0.3, 0.25)
            yield from against.compare(f"identity, {name}", _IDENTITY, "nope", count, repeat, bars, _SAME)
        if "cold" in cases:
            yield from against.compare(f"cold, {name}", _COLD, "inductor", count, repeat, (0.9, 0.6), _TOGETHER)
        if "default" in cases:
            yield from against.compare(f"default, {name}", _IDENTITY, "nope", count, repeat, (None, None), ())
    if "resident" in cases:
        with _resident("inductor"):
            yield from against.compare("resident, 1 thread", _COLD, "inductor", 1, repeat, (0.5, 0.5), _TOGETHER)
    if "first" in cases:
        yield Figure("first row of torch/dlrm on nope", against.first_row_s(repeat), "s", at_most=8)
        with _resident():
            yield Figure("first row of torch/dlrm on nope, resident", against.first_row_s(repeat), "s", at_most=2)


class Against:
    """Runs both benchmarks on samples of a checkout of GraphNet, with results below a folder."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self._checkout = checkout
        self._folder = folder
        self._runs = 0

    def compare(
        self,
        name: str,
        samples: Sequence[str],
        backend: str,
        threads: int,
        repeat: int,
        bars: tuple[float | None, float | None],
        options: Sequence[str],
    ) -> Iterator[Figure]:
        """Run both by turns, and print the times of each run. Yield the ratios of CPU and of wall time."""
        theirs, ours = [], []
        for number in range(repeat):
            turns: list[Callable[[], None]] = [
                lambda: theirs.append(self._theirs(samples, backend, threads)),
                lambda: ours.append(self._ours(samples, backend, threads, options)),
            ]
            for turn in turns if number % 2 == 0 else reversed(turns):
                turn()
        for side, costs in (("theirs", theirs), ("ours", ours)):
            shown = ", ".join(f"{cost.cpu_s:.1f} CPU s / {cost.wall_s:.1f} s" for cost in costs)
            print(f"{name}: {side}: {shown}", file=sys.stderr, flush=True)
        print(f"{name}: ours in that time: {self._what_ours_did()}", file=sys.stderr, flush=True)
        for what, bar in zip(("cpu_s", "wall_s"), bars, strict=True):
            ratio = statistics.median(getattr(cost, what) for cost in ours) / statistics.median(
                getattr(cost, what) for cost in theirs
            )
            yield Figure(f"{name}: {'CPU' if what == 'cpu_s' else 'wall'}, ours / theirs", ratio, "", at_most=bar)

    def first_row_s(self, repeat: int) -> float:
        """Return the median of the seconds from the start of the command to its first row."""
        taken = []
        for _ in range(repeat):
            out, before = self._next(), time.time()
            command = _bench([ROOT / "samples" / "torch" / "dlrm"], "nope", 1, out, _SAME)
            subprocess.run(command, check=True, capture_output=True)
            (row,) = rows_of(out)
            if row["outcome"] != "OK":
                raise SystemExit(f"torch/dlrm: {row['outcome']} {row['message']}")
            taken.append((out / "results.jsonl").stat().st_mtime - before)
        return statistics.median(taken)

    def _theirs(self, samples: Sequence[str], backend: str, threads: int) -> Cost:
        folder = self._next()
        folder.mkdir()
        listed = folder / "samples.txt"
        listed.write_text("".join(f"{name}\n" for name in samples))
        environment = {
            **{f"{library}_NUM_THREADS": str(threads) for library in ("OMP", "MKL", "OPENBLAS")},
            "PYTHONPATH": str(self._checkout),
            "TORCHINDUCTOR_CACHE_DIR": str(folder / "cache"),
        }
        command = ["env", "-u", "PYTHONDONTWRITEBYTECODE", *(f"{key}={value}" for key, value in environment.items())]
        command += [str(interpreter_of(backend)), "-m", "graph_net_bench.torch.test_compiler"]
        command += ["--model-path-prefix", str(self._checkout / "samples"), "--allow-list", str(listed)]
        command += ["--compiler", backend, "--device", "cpu", "--warmup", "3", "--trials", "5"]
        # Their log is on stderr; each sample's process writes some of it to stdout.
        cpu, wall, out = run_command("sh", "-c", '"$@" 2>&1', "sh", *command)
        done = out.count(_SUCCESS)
        if done != len(samples):
            raise SystemExit(f"GraphNet's benchmark has a result for {done} of {len(samples)} samples:\n{out[-4000:]}")
        return Cost(cpu, wall)

    def _ours(self, samples: Sequence[str], backend: str, threads: int, options: Sequence[str]) -> Cost:
        out = self._next()
        residents = Residents()
        pids = [pid for pid in map(residents.pid_of, residents.running()) if pid is not None]
        before = sum(map(tree_cpu_s, pids))
        paths = [self._checkout / "samples" / name for name in samples]
        cpu, wall, _ = run_command(*_bench(paths, backend, threads, out, options))
        rows = rows_of(out)
        wrong = [f"{row['sample']}: {row['outcome']} {row['message']}" for row in rows if row["outcome"] != "OK"]
        if len(rows) != len(samples) or wrong:
            raise SystemExit(f"{len(rows)} rows of {len(samples)}; not OK: {'; '.join(wrong)}")
        return Cost(cpu + sum(map(tree_cpu_s, pids)) - before, wall)

    def _what_ours_did(self) -> str:
        run = max(self._folder.glob("*/run.json"), key=lambda path: path.stat().st_mtime).parent
        rows = rows_of(run)
        controls = json.loads((run / "run.json").read_text())["controls"]
        calls_s = sum(row["reference_ns"] for row in rows) / 1e9
        trials = [row["timing"]["trials"] for row in rows if row["timing"]]
        return (
            f"{len(rows)} rows, {min(trials)} to {max(trials)} trials per side, {len(controls)} controls, outputs "
            "judged after the first and the second call, on other inputs and in float64; a process for each sample; "
            f"one call of each sample takes {calls_s:.2f} s in total"
        )

    def _next(self) -> Path:
        self._runs += 1
        return self._folder / str(self._runs)


@contextlib.contextmanager
def _resident(*backends: str) -> Iterator[None]:
    """Keep resident workers running in the ``with`` block."""
    _graphnet("up", *backends, "--device", "cpu")
    try:
        yield
    finally:
        _graphnet("down")


def _bench(samples: Sequence[Path], backend: str, threads: int, out: Path, options: Sequence[str]) -> list[str]:
    chosen = [word for path in samples for word in ("--samples", str(path))]
    command = [sys.executable, "-m", "graphnet", "bench", *chosen, "--backend", f"{backend}@local", "--device", "cpu"]
    return [*command, "--reference", "eager@local", "--threads", str(threads), "--out", str(out), *options]


def _graphnet(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "graphnet", *arguments], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())

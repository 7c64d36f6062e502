"""Measures whole runs of ``graphnet bench``.

The figures are the CPU time that one more sample costs, the percentage of a run's CPU time that GraphNet Mesh itself
uses (in a run of several samples with inductor), and the number of samples per second if the workers do no work.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from figures import ROOT, Figure, bench, run_torch

from graphnet.conformance.graphs import Graph
from graphnet.conformance.values import grid

_WEIGHTS = 10_000_000
#: A graph with ten million weights and almost no work, so that GraphNet Mesh uses nearly all CPU time of its run.
_IDLE = Graph("return (x + w[:4],)", {"x": grid(4), "w": (_WEIGHTS,)})
_SMALL = Graph("return (x + x,)", {"x": grid(4)})
_FEW, _MANY = 4, 16
_SWEEP = ("torch/dlrm", "torch_geometric/gcn", "transformers/bert_base_2l")
#: The simplest alternative to GraphNet Mesh: a program that imports torch, makes the tensors of one sample, runs its
#: model, and exits.
_FRESH = """
import json, torch, torch._dynamo
torch.set_num_threads(1)
x, w = torch.randn(4), torch.randn(10_000_000)
class GraphModule(torch.nn.Module):
    def forward(self, x, w):
        return (x + w[:4],)
model = GraphModule()
for _ in range(3): model(x, w)
print(json.dumps(None))
"""
_FAKES = """
import sys, time
sys.path[:0] = [sys.argv[1]]
from pathlib import Path
from fake_worker import FakeWorker, Script, always
workers = [FakeWorker(name, always(Script()), Path(sys.argv[2]) / name) for name in ("eager", "inductor")]
print("ready", flush=True)
sys.stdin.read()
for worker in workers: worker.stop()
"""


def mesh_figures() -> Iterator[Figure]:
    """Time runs of several samples and yield the figures.

    The figures are the CPU time of GraphNet Mesh per sample, its share of the CPU time of a whole run, and the number
    of samples per second.
    """
    with tempfile.TemporaryDirectory() as text:
        folder = Path(text)
        added = _added(folder)
        yield Figure("added per warm sample of 10 M weights, reference and one backend", added, "CPU s", at_most=0.3)
        fresh = min(run_torch(_FRESH)[0] for _ in range(2))
        yield Figure("a fresh process per sample that imports torch and dynamo", fresh, "CPU s")
        yield Figure("that process against one more sample of the mesh", fresh / added, "x")
        yield from _share(folder, added)
        yield from _dispatch(folder)


def _added(folder: Path) -> float:
    """Return the CPU seconds that one more sample costs.

    The figure is the difference between two runs with different numbers of samples, so the CPU time of starting the
    workers cancels out.
    """
    cpu = {}
    for number in (_FEW, _MANY):
        samples = _samples(_IDLE, folder / f"idle-{number}", number)
        cpu[number] = bench(samples, folder / f"run-{number}", "--backend", "nope@local")[0]
    return (cpu[_MANY] - cpu[_FEW]) / (_MANY - _FEW)


def _share(folder: Path, added: float) -> Iterator[Figure]:
    """Measure the percentage of the CPU time of a sweep (a run of several samples) that GraphNet Mesh itself uses.

    The sweep uses the backend inductor. The CPU time of GraphNet Mesh per sample is ``added``, which was measured with
    the backend nope. The time to start the workers is left out of the CPU time of the sweep.
    """
    backend = ("--backend", "inductor@local")
    booted = bench(_samples(_SMALL, folder / "small", 1), folder / "boot", *backend)[0]
    chosen = folder / "sweep"
    for name in _SWEEP:
        shutil.copytree(ROOT / "samples" / name, chosen / name)
    sweep = bench(chosen, folder / "swept", *backend)[0]
    yield Figure("starting the two workers and one small graph, once per run", booted, "CPU s")
    share = 100 * added * len(_SWEEP) / max(sweep - booted, added)
    yield Figure(f"added, as a share of an inductor sweep of {len(_SWEEP)} graphs", share, "%", at_most=5.0)


def _dispatch(folder: Path) -> Iterator[Figure]:
    taken = {}
    with _fakes() as (reference, backend):
        for number in (20, 220):
            samples = _samples(_SMALL, folder / f"dispatch-{number}", number)
            where = ("--reference", reference, "--backend", backend)
            taken[number] = bench(samples, folder / f"d{number}", *where)[:2]
    cpu, wall = (taken[220][i] - taken[20][i] for i in (0, 1))
    yield Figure("dispatch alone, two fake workers: samples per CPU second", 200 / cpu, "1/s", at_least=100)
    yield Figure("dispatch alone: samples per second of this machine as it is", 200 / wall, "1/s")


@contextmanager
def _fakes() -> Iterator[tuple[str, str]]:
    """Run two fake workers in another process. Yield the values of ``--backend`` that select them."""
    with tempfile.TemporaryDirectory() as sockets:
        command = [sys.executable, "-c", _FAKES, str(ROOT / "testkit"), sockets]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            yield f"eager@unix://{sockets}/eager", f"inductor@unix://{sockets}/inductor"
            process.stdin.close()
            process.wait()


def _samples(graph: Graph, folder: Path, number: int) -> Path:
    for index in range(number):
        graph.write(folder / f"s{index:04}")
    return folder

"""Measures whole runs of ``graphnet bench``: its CPU time per sample, its share of a run, and samples per second."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from figures import ROOT, Figure, bench, copy_of_samples, run_torch, small_samples

from graphnet.conformance.graphs import Graph
from graphnet.conformance.values import grid

_WEIGHTS = 10_000_000
#: A graph with ten million weights and almost no work, so that GraphNet Mesh uses nearly all CPU time of its run.
_IDLE = Graph("return (x + w[:4],)", {"x": grid(4), "w": (_WEIGHTS,)})
_FEW, _MANY = 4, 16
_SWEEP = ("torch/dlrm", "torch_geometric/gcn", "transformers/bert_base_2l")
#: The simplest alternative to GraphNet Mesh: a program that runs one sample and exits.
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
    """Time runs of several samples and yield the figures."""
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
    """Return the CPU seconds that one more sample costs. The time of starting the workers cancels out."""
    cpu = {}
    for number in (_FEW, _MANY):
        samples = folder / f"idle-{number}"
        for index in range(number):
            _IDLE.write(samples / f"s{index:04}")
        cpu[number] = bench(samples, folder / f"run-{number}", "--backend", "nope@local")[0]
    return (cpu[_MANY] - cpu[_FEW]) / (_MANY - _FEW)


def _share(folder: Path, added: float) -> Iterator[Figure]:
    """Measure the share of GraphNet Mesh, ``added`` per sample, in a sweep with inductor without its start."""
    backend = ("--backend", "inductor@local")
    booted = bench(small_samples(folder / "small", 1), folder / "boot", *backend)[0]
    sweep = bench(copy_of_samples(folder / "sweep", _SWEEP), folder / "swept", *backend)[0]
    yield Figure("starting the two workers and one small graph, once per run", booted, "CPU s")
    share = 100 * added * len(_SWEEP) / max(sweep - booted, added)
    yield Figure(f"added, as a share of an inductor sweep of {len(_SWEEP)} graphs", share, "%", at_most=5.0)


def _dispatch(folder: Path) -> Iterator[Figure]:
    taken = {}
    with _fakes() as (reference, backend):
        for number in (20, 220):
            samples = small_samples(folder / f"dispatch-{number}", number)
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

"""Measures one worker: how long it takes to start an isolated process, and to pass a mapped tensor by name."""

from __future__ import annotations

import mmap
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from figures import Figure, children_of, interpreter_of

from graphnet.conformance.graphs import Graph
from graphnet.conformance.subject import Subject
from graphnet.conformance.values import grid
from graphnet.launch.pool import WorkerPool
from graphnet.launch.share import HostShare
from graphnet.launch.site import parse_site

_STARTS = 40
_MAPPED_BYTES = 512 * 1024**2
_RAISES = Graph("return (x,)", {"x": grid(4)}, preamble="raise ValueError('enough')\n\n")
#: A graph that reads only one page of a large tensor, so that nearly all measured time is spent on passing the tensor.
_LARGE = Graph("return (x[:4] + 1,)", {"x": (_MAPPED_BYTES // 4,)})


def worker_figures() -> Iterator[Figure]:
    """Yield the CPU time of the server and the runner per sample process, and the time to map a tensor."""
    site = parse_site(f"eager@{interpreter_of('eager')}", "cpu")
    with HostShare() as share, WorkerPool(share, "cpu", print) as pool, tempfile.TemporaryDirectory() as folder:
        worker = pool.get(site)
        directories = (Path(folder), share.inputs)
        subject = Subject(site.backend, worker.info, worker.client, "cpu", 4 * 1024**3, {}, directories)
        subject.run(_RAISES)
        (server,) = children_of(os.getpid())
        before = _tree_cpu(server)
        for _ in range(_STARTS):
            subject.run(_RAISES)
        per_start = (_tree_cpu(server) - before) / _STARTS
        yield Figure("an isolated sample process: started, its text refused, ended", per_start * 1e3, "ms", at_most=50)
        yield from _hand_over(subject, share)


def _hand_over(subject: Subject, share: HostShare) -> Iterator[Figure]:
    maps = min(subject.run(_LARGE)[0].stage_ns["inputs"] for _ in range(3)) / 1e6
    path = share.inputs / "mapped"
    with path.open("wb") as file:
        os.posix_fallocate(file.fileno(), 0, _MAPPED_BYTES)
    ours = min(_map_ms(path) for _ in range(5))
    path.unlink()
    yield Figure(
        "passing 512 MB by name: the worker maps inputs, the client maps outputs", maps + ours, "ms", at_most=5
    )


def _map_ms(path: Path) -> float:
    started = time.perf_counter()
    with path.open("rb") as file, mmap.mmap(file.fileno(), _MAPPED_BYTES, access=mmap.ACCESS_READ):
        return (time.perf_counter() - started) * 1e3


def _tree_cpu(pid: int) -> float:
    """Return the CPU seconds of a process and of all its children, including those that have exited."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    return own + sum(_tree_cpu(child) for child in children_of(pid))

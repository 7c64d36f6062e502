"""Covers rows 4 and 6 of the table in docs/why/survival.md: tensors of each size come back, with little memory."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import xxhash
from forms import IS_LONG
from harness import Worker, running_worker

from graphnet.conformance.graphs import Graph
from graphnet.inputs.store import mesh_inputs
from graphnet.talk.client import WorkerClient
from graphnet.talk.endpoint import Endpoint
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, OutputPolicy
from graphnet_contract.samples import load_sample

ROOT = Path(__file__).parents[2]
MIB = 1024**2
SIZES = [1, 4 * MIB - 1, 4 * MIB, 4 * MIB + 1, 64 * MIB] + [512 * MIB, 1900 * MIB] * IS_LONG


@pytest.fixture(scope="module")
def eager(torch_python: str) -> Iterator[Worker]:
    with running_worker(ROOT / "backends" / "eager", torch_python, fake_torch=False) as started:
        yield started
        started.assert_clean()


@pytest.mark.parametrize("policy", [OutputPolicy.SHARED, OutputPolicy.CHUNKS], ids=["shared", "chunks"])
@pytest.mark.parametrize("size", SIZES)
def test_a_tensor_comes_back_as_it_was_sent(eager: Worker, tmp_path: Path, size: int, policy: OutputPolicy) -> None:
    source = "import torch\n\n\nclass GraphModule(torch.nn.Module):\n    def forward(self, x: torch.Tensor):\n"
    meta = f'class Program_weight_tensor_meta_x:\n    name = "x"\n    shape = [{size}]\n    dtype = "torch.uint8"\n'
    graph = Graph("return (x,)", {"x": (1,)})
    folder = graph.write(tmp_path / "sample").path
    (folder / "model.py").write_text(source + "        return (x,)\n")
    (folder / "weight_meta.py").write_text(
        meta + '    kind = "input"\n    mean = 0.0\n    data = None\n    min_val = 0\n    max_val = 255\n'
    )
    _round_trip(eager, folder, policy, size)


def _round_trip(worker: Worker, folder: Path, policy: OutputPolicy, size: int) -> None:
    sample = load_sample(folder)
    shared = policy == OutputPolicy.SHARED
    address = "unix://" + worker.address.removeprefix("unix:")
    client = WorkerClient(Endpoint(address, worker.outputs if shared else None, shares_inputs=shared))
    directory = worker.inputs if shared else folder
    client.get_info("eager")
    with contextlib.ExitStack() as stack:
        made = stack.enter_context(mesh_inputs(sample, 7, directory))
        sent = xxhash.xxh3_128_hexdigest(made.path.read_bytes()[:size])
        peak, own = stack.enter_context(_Peak(worker.process.pid)), stack.enter_context(_Peak(os.getpid()))
        inputs = made.for_worker(shared)
        if not shared:
            inputs = messages.Inputs("chunks", 7, digests=made.digests, chunked_bytes=made.path.stat().st_size)
        start = messages.Start(
            "eager", "", sample.name, sample.sample_hash, sample.model_source, sample.specs, inputs, "cpu", 1,
            8 * 1024**3, {}, messages.Measuring(0, 1, 0), policy, 300 * 10**9,
        )  # fmt: skip
        with client.open(start, made.path) as stream:
            assert stream.until_ready() and stream.send_outputs(), stream.progress.outcome
            assert stream.finish().code == OutcomeCode.OK
            outputs = stream.progress.outputs["first"]
            (array,) = outputs.outputs.arrays
            assert (array.nbytes, xxhash.xxh3_128_hexdigest(array)) == (size, sent)
            del array, outputs
            stream.progress.outputs.clear()
    client.close()
    # The server forwards chunks and maps files, so its private memory never holds all bytes of a tensor.
    assert peak.growth < 64 * MIB, peak.growth
    # The command line makes one copy of the outputs, because the sample can still change the file of its outputs.
    assert own.growth < size + 64 * MIB, own.growth


class _Peak:
    """A context manager that measures how much the private memory of a process grows at most."""

    def __init__(self, pid: int) -> None:
        self._status = Path(f"/proc/{pid}/status")
        self._over = threading.Event()
        self.growth = 0

    def __enter__(self) -> _Peak:
        self._before = self._private()
        self._thread = threading.Thread(target=self._watch)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _watch(self) -> None:
        while not self._over.is_set():
            self.growth = max(self.growth, self._private() - self._before)
            time.sleep(0.005)

    def _private(self) -> int:
        fields = dict(line.split(":", 1) for line in self._status.read_text().splitlines())
        return int(fields["RssAnon"].split()[0]) * 1024

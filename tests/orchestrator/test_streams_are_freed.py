"""Tests that the outputs of a stream are freed when the last reference to the stream is gone, without garbage
collection.
"""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from harness import eventually
from kit import MakeWorker

from graphnet.talk.client import WorkerClient
from graphnet.talk.endpoint import Endpoint
from graphnet_contract import messages

START = messages.Start("inductor", output_policy=messages.OutputPolicy.CHUNKS, stage_timeout_ns=10_000_000_000)


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("finished", [True, False], ids=["finished", "cancelled"])
def test_the_outputs_of_a_sample_are_freed_with_its_stream(make_worker: MakeWorker, finished: bool) -> None:
    """Outputs must not outlive their stream. Otherwise, outputs of all samples of a run would fill shared memory."""
    client = WorkerClient(Endpoint(f"unix://{make_worker('inductor').socket}"))
    client.get_info("inductor")
    with client.open(START) as stream:
        assert stream.until_ready() and stream.send_outputs()
        if finished:
            stream.finish()
        outputs = weakref.ref(stream.progress.outputs["first"])
    assert outputs() is not None
    del stream

    assert eventually(lambda: outputs() is None, 10)
    client.close()

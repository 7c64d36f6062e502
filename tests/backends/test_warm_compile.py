"""Tests warm compilations: in the second process of a sample, the compiler finds the caches of the first process.

The row's evidence (what the adapter reports about the compiler's work) must contain these cache hits.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from harness import running_worker
from through_worker import M, evidence_of, run

from graphnet_contract.messages import OutcomeCode

BACKENDS = Path(__file__).parents[2] / "backends"


def hits(backend: str, python: str) -> list[int]:
    """Compile one sample in three processes in turn, and return the cache hits of each. The third has another key."""
    found = []
    with running_worker(BACKENDS / backend, python, fake_torch=False) as worker, worker.client() as client:
        for key in ("a", "a", ""):
            reply = run(client, "return (torch.relu(m @ m).softmax(-1),)", M, backend=backend, cache_key=key)
            assert reply.outcome.code == OutcomeCode.OK, reply.outcome
            found.append(evidence_of(reply)[1]["cache_hits"])
    return found


@pytest.mark.parametrize(("backend", "python"), [("inductor", "torch_python"), ("xla", "xla_python")])
def test_the_second_process_finds_the_programs(backend: str, python: str, request: pytest.FixtureRequest) -> None:
    cold, warm, other = hits(backend, request.getfixturevalue(python))
    assert (cold, other) == (0, 0)
    assert warm >= 1

"""Tests of the orchestrator with workers of an earlier and of a later revision of the contract."""

from __future__ import annotations

import pytest
from kit import Cli, MakeSample, MakeWorker

from graphnet_contract import wire


@pytest.mark.parametrize(
    ("revision", "repair"),
    [
        (0, "rebuild the worker's image or environment with this version"),
        (wire.CONTRACT_REVISION - 1, "rebuild the worker's image or environment with this version"),
        (wire.CONTRACT_REVISION + 1, "install the worker's version of graphnet"),
    ],
)
def test_a_worker_of_another_revision_is_refused(
    cli: Cli, make_sample: MakeSample, make_worker: MakeWorker, revision: int, repair: str
) -> None:
    eager, other = make_worker("eager"), make_worker("inductor", contract_revision=revision)
    sides = ["--reference", eager.target, "--backend", other.target, "--samples", make_sample("a")]
    (row,) = cli("bench", *sides, "--format", "json", "--memory", "1GiB").rows
    assert row["outcome"] == "BACKEND_UNAVAILABLE"
    ours = wire.CONTRACT_REVISION
    assert f"has revision {revision} of the contract, and this command has revision {ours}; {repair}" in row["message"]
    assert not other.starts

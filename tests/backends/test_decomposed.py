"""Tests the backend `decomposed` on a real worker. A right decomposition computes the same as the whole sample. A wrong
decomposition is refused with an error that names the wrong part.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from client import Client, Reply, start_of
from decompositions import IN_THREE, RIGHT, WRONG, decompose, write_network
from harness import Worker, running_worker
from through_worker import PATIENCE_S, X, evidence_of, run

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage
from graphnet_contract.samples import load_sample

pytestmark = pytest.mark.torch

ROOT = Path(__file__).resolve().parents[2]
CUTS = sorted({positions for positions, _ in RIGHT.values()})


@pytest.fixture(scope="module")
def worker(torch_python: str) -> Iterator[Worker]:
    with running_worker(ROOT / "backends" / "decomposed", torch_python, fake_torch=False) as started:
        yield started


@pytest.fixture
def client(worker: Worker) -> Iterator[Client]:
    with worker.client() as channel:
        yield channel
    worker.assert_clean()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_network(tmp_path_factory.mktemp("samples") / "planted" / "network")


@pytest.fixture(scope="module")
def cut(torch_python: str, whole: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Decompose the network once for each list of positions in ``CUTS``. Return the folder of each decomposition's
    parts, by its list of positions.
    """
    return {cuts: decompose(torch_python, whole, tmp_path_factory.mktemp("parts"), cuts) for cuts in CUTS}


def ask(client: Client, whole: Path, **options: Any) -> Reply:
    """Run the network on the client's worker, with these backend options."""
    sample = load_sample(whole)
    inputs = messages.Inputs("mesh", 0, exact_statistics=True)
    start = start_of(sample.model_source, *sample.specs, inputs=inputs, options=options, sample_hash=sample.sample_hash)
    return client.run(start, timeout_s=PATIENCE_S)


@pytest.fixture(scope="module")
def expected(torch_python: str, whole: Path) -> bytes:
    """The bytes of the network's output in eager mode."""
    with (
        running_worker(ROOT / "backends" / "eager", torch_python, fake_torch=False) as worker,
        worker.client() as client,
    ):
        ((_, data),) = ask(client, whole).outputs()
    return bytes(data)


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_decomposition_computes_the_bits_of_the_whole(
    name: str, client: Client, whole: Path, cut: dict[str, Path], expected: bytes, tmp_path: Path
) -> None:
    positions, change = RIGHT[name]
    parts = shutil.copytree(cut[positions], tmp_path / "parts")
    change(parts)
    reply = ask(client, whole, parts=str(parts))
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    ((_, data),) = reply.outputs()
    assert data == expected
    report, figures = evidence_of(reply)
    assert report.partitions == 3
    assert [first for first, _ in figures["statements"]] == [0, *map(int, positions.split(","))]


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_decomposition_is_refused_by_name(
    name: str, client: Client, whole: Path, cut: dict[str, Path], tmp_path: Path
) -> None:
    change, part, words = WRONG[name]
    parts = shutil.copytree(cut[IN_THREE], tmp_path / "parts")
    change(parts)
    outcome = ask(client, whole, parts=str(parts)).outcome
    assert (outcome.code, outcome.stage, outcome.step) == (OutcomeCode.COMPILE_ERROR, Stage.COMPILE, "load"), outcome
    assert outcome.message.startswith(f"these parts are not the sample: {part}: "), outcome.message
    assert words in outcome.message


def test_a_folder_of_several_decompositions_gives_each_sample_its_own(
    client: Client, whole: Path, cut: dict[str, Path], tmp_path: Path
) -> None:
    shutil.copytree(cut[IN_THREE], tmp_path / "planted" / "network")
    assert ask(client, whole, parts=str(tmp_path)).outcome.code == OutcomeCode.OK
    other = write_network(tmp_path / "other", width=0.2)
    refused = ask(client, other, parts=str(tmp_path)).outcome
    assert refused.code == OutcomeCode.COMPILE_ERROR
    assert "no decomposition below" in refused.message
    shutil.copytree(cut[IN_THREE], tmp_path / "again" / "network")
    assert "are both decompositions" in ask(client, whole, parts=str(tmp_path)).outcome.message


@pytest.mark.parametrize(
    ("folder", "words"),
    [("/nowhere/at/all", "is not a folder that this worker can read"), ("parts", "is relative")],
)
def test_a_folder_that_the_worker_cannot_read_makes_the_backend_unavailable(
    client: Client, whole: Path, folder: str, words: str
) -> None:
    outcome = ask(client, whole, parts=folder).outcome
    assert (outcome.code, outcome.stage) == (OutcomeCode.BACKEND_UNAVAILABLE, Stage.COMPILE)
    assert words in outcome.message


@pytest.mark.parametrize("content", ["", '{"manifest_version": 1, "calls"', None])
def test_a_manifest_that_cannot_be_read_is_named(
    client: Client, whole: Path, cut: dict[str, Path], tmp_path: Path, content: str | None
) -> None:
    parts = shutil.copytree(cut[IN_THREE], tmp_path / "parts")
    (parts / "manifest.json").write_text(content) if content is not None else os.unlink(parts / "manifest.json")
    outcome = ask(client, whole, parts=str(parts)).outcome
    assert (outcome.code, outcome.step) == (OutcomeCode.COMPILE_ERROR, "load")
    assert "decompos" in outcome.message


@pytest.mark.parametrize(("positions", "parts"), [("", 3), ("2", 2), ("1,2,3,4,5,6,7,8,9", 10)])
def test_without_a_folder_the_backend_cuts_the_sample_itself(
    client: Client, whole: Path, expected: bytes, positions: str, parts: int
) -> None:
    reply = ask(client, whole, positions=positions)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    ((_, data),) = reply.outputs()
    assert (data, evidence_of(reply)[0].partitions) == (expected, parts)


@pytest.mark.parametrize(
    ("positions", "words"), [("x", "is not a list of statement numbers"), ("10", "The forward cannot be cut at 10")]
)
def test_impossible_positions_are_named(client: Client, whole: Path, positions: str, words: str) -> None:
    outcome = ask(client, whole, positions=positions).outcome
    assert (outcome.code, outcome.step) == (OutcomeCode.COMPILE_ERROR, "capture")
    assert words in outcome.message


def test_a_graph_that_writes_into_its_input_and_cannot_be_cut_anywhere(client: Client) -> None:
    reply = run(client, "x += 1\npair = x.chunk(2)\nreturn (pair[0], pair[1])", X, options={})
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert evidence_of(reply)[0].partitions == 2

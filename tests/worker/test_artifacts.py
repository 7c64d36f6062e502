"""Tests of ``keep_artifacts``: the caller gets the compiler's files with every outcome, and no other files."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client, Reply, start_of
from harness import Worker, running_worker, write_backend

from graphnet_contract import messages, wire
from graphnet_contract.evidence import compiler_facts
from graphnet_contract.messages import OutcomeCode
from graphnet_server.storage.artifacts import Artifacts

WRITER = """import os, torch
from graphnet_runner.adapter import Adapter, Compiled, Evidence


class Writer(Adapter):
    def compile(self, model, example_inputs, options):
        if options.artifacts is not None:
            exec(options["write"], {"os": os, "directory": options.artifacts})
        return Compiled(model, Evidence(compiler={"asked": options.artifacts is not None}))
"""

OPTION = """[options.write]
type = "string"
default = ""
help = "statements with a directory"
"""

TWO_FILES = """
os.mkdir(directory + "/sub")
open(directory + "/module.txt", "w").write("x" * 3_000_000)
open(directory + "/sub/empty.txt", "w").close()
"""


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    with running_worker(write_backend(tmp_path_factory.mktemp("b") / "writer", WRITER, "writer", OPTION)) as started:
        yield started


def files(reply: Reply) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for piece in reply.all(messages.Artifact):
        found[piece.name] = found.get(piece.name, b"") + piece.data
    return found


def test_files_arrive_whole_and_before_the_outcome(client: Client) -> None:
    reply = client.run(start_of(options={"write": TWO_FILES}, keep_artifacts=True))
    assert reply.outcome.code == OutcomeCode.OK
    assert files(reply) == {"module.txt": b"x" * 3_000_000, "sub/empty.txt": b""}
    assert max(len(piece.data) for piece in reply.all(messages.Artifact)) <= wire.CHUNK_BYTES


def test_nothing_is_written_or_sent_unasked(client: Client) -> None:
    reply = client.run(start_of(options={"write": TWO_FILES}))
    assert files(reply) == {}
    report = reply.one(messages.CompileReport)
    assert report.evidence is not None and compiler_facts(report.evidence) == {"asked": False}


@pytest.mark.parametrize(
    ("last_words", "code"),
    [("raise ValueError('no')", OutcomeCode.COMPILE_ERROR), ("os.kill(os.getpid(), 11)", OutcomeCode.CRASHED)],
)
def test_a_failed_compilation_leaves_what_it_had_written(client: Client, last_words: str, code: OutcomeCode) -> None:
    reply = client.run(start_of(options={"write": TWO_FILES + last_words}, keep_artifacts=True))
    assert reply.outcome.code == code
    assert set(files(reply)) == {"module.txt", "sub/empty.txt"}


def test_links_and_special_files_lead_nowhere(client: Client) -> None:
    write = """
os.symlink("/etc/passwd", directory + "/link")
os.symlink("/etc", directory + "/folder")
os.mkfifo(directory + "/fifo")
open(directory + "/" + chr(0xdc80), "w").close()
open(directory + "/plain", "w").write("here")
"""
    reply = client.run(start_of(options={"write": write}, keep_artifacts=True))
    assert reply.outcome.code == OutcomeCode.OK
    assert files(reply) == {"plain": b"here"}


def test_a_folder_that_became_a_link_holds_nothing(client: Client) -> None:
    write = "os.rmdir(directory); os.symlink('/etc', directory)"
    reply = client.run(start_of(options={"write": write}, keep_artifacts=True))
    assert files(reply) == {}


def test_what_is_over_the_limit_is_left_out_whole_and_said(client: Client) -> None:
    write = (
        "open(directory + '/small', 'w').write('x');"
        f"os.truncate(os.open(directory + '/huge', os.O_CREAT | os.O_RDWR), {wire.MAX_ARTIFACT_BYTES})"
    )
    reply = client.run(start_of(options={"write": write}, keep_artifacts=True))
    assert files(reply) == {"small": b"x"}
    assert "artifacts_truncated" in reply.outcome.flags


def test_too_many_files_are_cut_to_the_smallest(tmp_path: Path) -> None:
    for size in range(4):
        (tmp_path / f"f{size}").write_bytes(b"x" * size)
    artifacts = Artifacts(tmp_path, max_bytes=100, max_files=2)
    assert [(piece.name, piece.data) for piece in artifacts.events()] == [("f0", b""), ("f1", b"x")]
    assert artifacts.truncated


def test_a_file_that_vanished_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "gone").write_text("x")
    artifacts = Artifacts(tmp_path)
    os.unlink(tmp_path / "gone")
    assert list(artifacts.events()) == []


REGIONS = """from graphnet_runner.adapter import Adapter, Compiled, Evidence, Region


class Telling(Adapter):
    def compile(self, model, example_inputs, options):
        def regions():
            if options["fails"]:
                raise RuntimeError("the compiler forgot its names")
            return [Region("fused_add", (7, 8), "named", ("add", "relu"))]

        return Compiled(model, Evidence(), regions=regions)
"""

FAILS = """[options.fails]
type = "bool"
default = false
help = "whether the regions cannot be told"
"""


def test_regions_become_an_artifact_and_cannot_make_a_row_fail(tmp_path: Path) -> None:
    folder = write_backend(tmp_path / "telling", REGIONS, "telling", FAILS)
    with running_worker(folder) as started, started.client() as client:
        told = client.run(start_of(keep_artifacts=True))
        silent = client.run(start_of(options={"fails": True}, keep_artifacts=True))
        unasked = client.run(start_of())
    assert json.loads(files(told)["regions.json"]) == [
        {"name": "fused_add", "lines": [7, 8], "certainty": "named", "operators": ["add", "relu"]}
    ]
    assert [one.outcome.code for one in (told, silent, unasked)] == [OutcomeCode.OK] * 3
    assert files(silent) == files(unasked) == {}
    assert "the compiler forgot its names" in silent.log

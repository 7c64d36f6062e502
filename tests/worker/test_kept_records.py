"""Tests of folders that an option names: a later sample, also of a later worker, reads what an earlier one wrote."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import grpc
import pytest
from client import Client, start_of
from harness import running_worker, write_backend

from graphnet_contract.messages import CompileReport, OutcomeCode

#: An adapter that adds a line to a file in the folder of its option, and reports how many lines there are. With the
#: option `attacks`, it tries the folder of another name.
COUNTS = """import os

from graphnet_runner.adapter import Adapter, Compiled, CompileError, Evidence


class Counts(Adapter):
    def compile(self, model, example_inputs, options):
        folder = {records!r} if options["attacks"] else options["database"]
        try:
            with open(os.path.join(folder, "lines"), "a") as file:
                file.write("one more\\n")
            with open(os.path.join(folder, "lines")) as file:
                return Compiled(model, Evidence(compiler={{"lines": len(file.readlines())}}))
        except OSError as error:
            raise CompileError(str(error), step="write") from error
"""
OPTION = '[options.database]\ntype = "string"\ndefault = ""\nkept = true\nhelp = "a name"\n'
ATTACKS = '[options.attacks]\ntype = "bool"\ndefault = false\nhelp = "tries another folder"\n'


@pytest.fixture
def backend(tmp_path: Path) -> Path:
    adapter = COUNTS.format(records=str(tmp_path / "records" / "mine"))
    return write_backend(tmp_path / "planted", adapter, options=OPTION + ATTACKS)


def lines(client: Client, name: str) -> object:
    reply = client.run(start_of(options={"database": name}))
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    evidence = reply.one(CompileReport).evidence
    assert evidence is not None
    return json.loads(evidence.compiler_json)["lines"]


def test_a_later_sample_reads_what_an_earlier_one_wrote(backend: Path, tmp_path: Path) -> None:
    records = ("--records-dir", str(tmp_path / "records"))
    with running_worker(backend, sys.executable, *records) as worker, worker.client() as client:
        assert [lines(client, "mine"), lines(client, "mine"), lines(client, "other")] == [1, 2, 1]
    with running_worker(backend, sys.executable, *records) as worker, worker.client() as client:
        assert lines(client, "mine") == 3
    with running_worker(backend, sys.executable) as worker, worker.client() as client:
        assert [lines(client, "mine"), lines(client, "mine")] == [1, 2]


@pytest.mark.parametrize("name", ["", "other"])
def test_a_sample_cannot_write_a_folder_that_it_does_not_name(backend: Path, tmp_path: Path, name: str) -> None:
    with (
        running_worker(backend, sys.executable, "--records-dir", str(tmp_path / "records")) as worker,
        worker.client() as client,
    ):
        if str(client.info().devices[0].properties["isolation"]) != "on":
            pytest.skip("this machine allows no namespaces")
        assert lines(client, "mine") == 1
        reply = client.run(start_of(options={"database": name, "attacks": True}))
        assert (reply.outcome.code, reply.outcome.step) == (OutcomeCode.COMPILE_ERROR, "write")
        assert lines(client, "mine") == 2


def test_a_folder_that_cannot_be_made_is_named(backend: Path, tmp_path: Path) -> None:
    (tmp_path / "records").write_text("in the way")
    with (
        running_worker(backend, sys.executable, "--records-dir", str(tmp_path / "records")) as worker,
        worker.client() as client,
    ):
        reply = client.run(start_of(options={"database": "mine"}))
        assert reply.code == grpc.StatusCode.RESOURCE_EXHAUSTED
        assert f"keeps its files in {tmp_path / 'records' / 'mine'}, which cannot be written" in reply.details


def test_a_folder_may_be_behind_a_link(backend: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "records").symlink_to(tmp_path / "elsewhere")
    records = ("--records-dir", str(tmp_path / "records"))
    with running_worker(backend, sys.executable, *records) as worker, worker.client() as client:
        assert [lines(client, "mine"), lines(client, "mine")] == [1, 2]
    assert (tmp_path / "elsewhere" / "mine" / "lines").read_text() == "one more\n" * 2


@pytest.mark.parametrize("value", ["/etc", "../other", "a/b", ".hidden", "x" * 65])
def test_only_a_name_is_taken(backend: Path, value: str) -> None:
    with running_worker(backend, sys.executable) as worker, worker.client() as client:
        reply = client.run(start_of(options={"database": value}))
        assert "option database of backend planted is a name that you choose, not a path" in reply.details

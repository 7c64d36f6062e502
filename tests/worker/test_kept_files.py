"""Tests that the files of ``Adapter.prepare`` are kept for later workers, and used only if nothing has changed."""

from __future__ import annotations

import dataclasses
import os
import sys
from pathlib import Path

import pytest
from client import start_of
from harness import running_worker, write_backend

from graphnet_contract.backend import read_backend
from graphnet_contract.messages import OutcomeCode
from graphnet_runner.frames import Probed
from graphnet_server.config import WorkerConfig
from graphnet_server.storage import kept_files

#: An adapter that prepares a file, and reads this file in ``compile``. Each call of ``prepare`` adds a line to a log.
PREPARES = """import os

import torch
from graphnet_runner.adapter import Adapter, Compiled, Evidence


class Prepares(Adapter):
    def prepare(self, directory):
        os.makedirs(directory + "/inner")
        with open(directory + "/inner/answer", "w") as file:
            file.write("42")
        with open({log!r}, "a") as file:
            file.write("prepared\\n")

    def compile(self, model, example_inputs, options):
        with open(options.prepared + "/inner/answer") as file:
            assert file.read() == "42"
        return Compiled(model, Evidence())
"""

PROBED = Probed(versions={"torch": "2.0", "cxx": "g++ 12"}, devices=(), unavailable_reason="")


@pytest.fixture
def backend(tmp_path: Path) -> Path:
    return write_backend(tmp_path / "planted", PREPARES.format(log=str(tmp_path / "log")))


def config_of(tmp_path: Path, backend: Path, **changes: object) -> WorkerConfig:
    read = read_backend(backend)
    folders = (tmp_path / name for name in ("inputs", "outputs", "state", "locks"))
    config = WorkerConfig(read, read.flavour(), "/usr/bin/python3", *folders, sample_environment={"PATH": "/bin"})
    return dataclasses.replace(config, **changes)  # type: ignore[arg-type]


def run_once(backend: Path, kept: Path) -> None:
    with (
        running_worker(backend, sys.executable, "--kept-dir", str(kept), isolation="off") as worker,
        worker.client() as client,
    ):
        assert client.run(start_of()).outcome.code == OutcomeCode.OK


def test_a_second_worker_uses_the_files_of_the_first(backend: Path, tmp_path: Path) -> None:
    for _ in range(2):
        run_once(backend, tmp_path / "kept")
    assert (tmp_path / "log").read_text() == "prepared\n"


def test_another_adapter_prepares_anew(backend: Path, tmp_path: Path) -> None:
    run_once(backend, tmp_path / "kept")
    (backend / "adapter.py").write_text((backend / "adapter.py").read_text() + "\n# changed\n")
    run_once(backend, tmp_path / "kept")
    assert (tmp_path / "log").read_text() == "prepared\n" * 2


def test_a_damaged_file_is_not_used(backend: Path, tmp_path: Path) -> None:
    run_once(backend, tmp_path / "kept")
    (answer,) = (tmp_path / "kept").rglob("answer")
    answer.write_text("43")
    run_once(backend, tmp_path / "kept")
    assert (tmp_path / "log").read_text() == "prepared\n" * 2
    # The second worker prepared new files and kept them. So a third worker does not prepare any.
    run_once(backend, tmp_path / "kept")
    assert (tmp_path / "log").read_text() == "prepared\n" * 2


def test_a_folder_that_cannot_be_written_stops_nobody(backend: Path, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file where the folder should be")
    run_once(backend, tmp_path / "kept")
    assert (tmp_path / "log").read_text() == "prepared\n"


def test_the_key_changes_with_everything_that_the_files_depend_on(backend: Path, tmp_path: Path) -> None:
    config = config_of(tmp_path, backend)
    keys = {
        kept_files.key_of(config, PROBED),
        kept_files.key_of(config, dataclasses.replace(PROBED, versions={"torch": "2.0", "cxx": "g++ 13"})),
        kept_files.key_of(config_of(tmp_path, backend, requirements_sha256="other"), PROBED),
        kept_files.key_of(config_of(tmp_path, backend, interpreter="/usr/bin/other"), PROBED),
        kept_files.key_of(config_of(tmp_path, backend, sample_environment={"CXX": "clang++"}), PROBED),
    }
    assert len(keys) == 5
    assert kept_files.key_of(config_of(tmp_path, backend), PROBED) in keys


def test_the_key_changes_with_the_cpu(backend: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = config_of(tmp_path, backend)
    here = kept_files.key_of(config, PROBED)
    monkeypatch.setattr(kept_files, "cpu_identity", lambda: "another CPU")
    assert kept_files.key_of(config, PROBED) != here


def test_only_the_newest_folders_stay(tmp_path: Path) -> None:
    made = tmp_path / "made"
    made.mkdir()
    (made / "file").write_text("x")
    for number in range(12):
        kept_files.keep(tmp_path / "kept", str(number), made)
        # Give every folder a different time of change, because the oldest folders are found by this time.
        os.utime(tmp_path / "kept" / str(number), (number, number))
    assert {path.name for path in (tmp_path / "kept").iterdir()} == {str(number) for number in range(4, 12)}


def test_nothing_is_kept_of_an_adapter_that_prepares_nothing(tmp_path: Path) -> None:
    (tmp_path / "made").mkdir()
    kept_files.keep(tmp_path / "kept", "key", tmp_path / "made")
    assert not (tmp_path / "kept").exists()

"""Tests of TLS connections to workers on other machines, and of the environment variables that samples get."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn, cast

import pytest
from client import Client, start_of
from harness import FAKE_TORCH, write_backend
from kit import Cli, MakeSample, MakeWorker

from graphnet.errors import UsageError
from graphnet.launch.identity import reported_identities
from graphnet.launch.image import matching_variables
from graphnet.launch.local import LocalWorker, Prepared
from graphnet.launch.mesh import find_mesh
from graphnet.launch.share import HostShare
from graphnet.launch.site import parse_site
from graphnet.runs.request import Request
from graphnet_contract.backend import read_backend

ROOT = Path(__file__).parents[2]
AFAR = "inductor@dns:///worker.example:7070"


@pytest.fixture(autouse=True)
def _no_tls(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CA", "CERT", "KEY"):
        monkeypatch.delenv(f"GRAPHNET_TLS_{name}", raising=False)
    monkeypatch.delenv("GRAPHNET_INSECURE", raising=False)


def test_another_machine_without_tls_is_refused_before_anything_starts(
    cli: Cli, make_sample: MakeSample, tmp_path: Path
) -> None:
    run = tmp_path / "run"
    result = cli("bench", "--backend", AFAR, "--samples", str(make_sample("a")), "--out", str(run))
    assert result.code == 2
    assert "worker.example:7070 is on another machine" in result.err
    assert "set GRAPHNET_TLS_CA=FILE" in result.err and "or add --insecure" in result.err
    assert not run.exists()


@pytest.fixture
def mesh_afar(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("GRAPHNET_WORKERS", "inductor=dns:///worker.example:7070")
    find_mesh.cache_clear()
    yield
    find_mesh.cache_clear()


@pytest.mark.usefixtures("mesh_afar")
def test_the_mesh_that_a_variable_names_is_refused_too(cli: Cli, make_sample: MakeSample) -> None:
    asked = ("bench", "--backend", "inductor@mesh", "--reference", "eager@local", "--samples", str(make_sample("a")))
    assert "is on another machine" in cli(*asked, "--dry-run").err


@pytest.mark.parametrize("way", ["option", "variable"])
def test_plain_connections_are_allowed_aloud(
    cli: Cli, make_sample: MakeSample, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    if way == "variable":
        monkeypatch.setenv("GRAPHNET_INSECURE", "1")
    aloud = ("--insecure",) if way == "option" else ()
    result = cli("bench", "--backend", AFAR, *aloud, "--samples", make_sample("a"), "--dry-run", "--format", "json")
    assert result.code == 0, result.err
    assert json.loads(result.out)["asked"]["insecure"] is (way == "option")


def test_a_file_of_tls_that_cannot_be_read_is_one_sentence(
    cli: Cli, make_sample: MakeSample, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRAPHNET_TLS_CA", "/nowhere/ca.pem")
    result = cli("bench", "--backend", AFAR, "--samples", str(make_sample("a")), "--dry-run")
    assert result.code == 2
    assert "GRAPHNET_TLS_CA /nowhere/ca.pem cannot be read: No such file or directory" in result.err


def test_how_workers_are_reached_is_no_part_of_a_key() -> None:
    plain = Request(memory_bytes=1)  # The default depends on what is free at the moment.
    assert plain.model_copy(update={"insecure": True}).key_parts() == plain.key_parts()
    assert "pass_env" not in plain.key_parts()
    assert plain.model_copy(update={"pass_env": ["MYCC_*"]}).key_parts()["pass_env"] == ["MYCC_*"]


def test_a_worker_afar_is_not_asked_who_it_is_without_tls(monkeypatch: pytest.MonkeyPatch) -> None:
    """The question would hold the token. --resume, rerun, work and golden runs ask it of addresses in run.json."""

    def reached(_: object) -> NoReturn:
        raise AssertionError("a connection was opened")

    monkeypatch.setattr("graphnet.launch.identity.WorkerClient", reached)
    site = parse_site(AFAR, "cpu")
    with pytest.raises(UsageError, match="is on another machine"):
        reported_identities([site], insecure=False)
    with pytest.raises(AssertionError, match="was opened"):
        reported_identities([site], insecure=True)


@pytest.mark.parametrize("name", ["resume", "rerun", "work", "golden"])
def test_a_folder_does_not_choose_who_gets_the_token(
    name: str,
    cli: Cli,
    make_sample: MakeSample,
    make_worker: MakeWorker,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers = (make_worker("eager").target, make_worker("inductor").target)
    quick = ("--trials", 5, "--min-time", 0, "--processes", 1, "--threads", 1, "--memory", "1GiB", "--device", "cpu")
    options = ("--reference", workers[0], "--backend", workers[1], "--samples", make_sample("a"), *quick)
    folder = tmp_path / "made"
    makes, reads = {
        "resume": (("bench", "--out", folder), ("bench", "--resume", folder)),
        "rerun": (("bench", "--out", folder), ("rerun", folder, "made/a", "--backend", workers[1])),
        "work": (("plan", "--out", folder), ("work", folder, "--index", 0)),
        "golden": (("golden", "record", folder), ("golden", "check", folder)),
    }[name]
    assert cli(*makes, *options).code == 0
    (tmp_path / "token").write_text("sesame\n")
    monkeypatch.setenv("GRAPHNET_TOKEN_FILE", str(tmp_path / "token"))
    monkeypatch.setenv("GRAPHNET_TOKEN_FOR", ",".join(worker.partition("@")[2] for worker in workers))
    accepted = cli(*reads)
    assert accepted.code == 0, accepted.err
    monkeypatch.delenv("GRAPHNET_TOKEN_FOR")
    refused = cli(*reads)
    assert refused.code == 2
    assert "which would get the token in GRAPHNET_TOKEN_FILE: if you trust it, set GRAPHNET_TOKEN_FOR=" in refused.err


def test_a_local_worker_passes_on_the_named_variables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(FAKE_TORCH), str(ROOT / "proto"), str(ROOT / "worker")]))
    monkeypatch.setenv("MYCC_LEVEL", "three")
    monkeypatch.setenv("MY_API_TOKEN", "hunter2")
    backend = read_backend(write_backend(tmp_path / "planted"))
    site = SimpleNamespace(text="planted", backend=backend, flavour=backend.flavour())
    with HostShare() as share:
        local = LocalWorker(cast(Any, site), Prepared(Path(sys.executable)), share, "planted", ("MYCC_*",))
        try:
            with Client(local.start().address, tmp_path) as client:
                log = client.run(start_of("import os; print(dict(os.environ))\n" + start_of().model_source)).log
        finally:
            local.stop()
    assert "'MYCC_LEVEL': 'three'" in log
    assert "hunter2" not in log


def test_a_container_gets_the_named_variables_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MYCC_LEVEL", "three")
    assert matching_variables(("MYCC_*",)) == {"MYCC_LEVEL": "three"}
    assert matching_variables(()) == {}

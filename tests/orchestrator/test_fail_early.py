"""Tests that an impossible request is refused in one sentence before anything starts, also with --dry-run."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from docker.errors import ImageNotFound
from kit import Cli, MakeSample, MakeWorker

from graphnet.bench import preflight
from graphnet.launch import engine, mesh


@pytest.fixture
def sample(make_sample: MakeSample) -> Path:
    return make_sample("a")


class EmptyEngine:
    """A Docker engine of a host that has no image and no container."""

    images = containers = property(lambda self: self)

    def get(self, name: str) -> None:
        raise ImageNotFound(name)

    def list(self, **_: object) -> list[object]:
        return []


@pytest.fixture
def empty_engine(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv(mesh.VARIABLE, raising=False)
    for module in (engine, mesh):
        monkeypatch.setattr(module, "connect", EmptyEngine)
    mesh.find_mesh.cache_clear()
    yield
    mesh.find_mesh.cache_clear()


@pytest.mark.parametrize(("left_by_a_stopped_engine", "why"), [(False, "No such file"), (True, "Connection refused")])
def test_an_image_without_an_engine_says_that_docker_does_not_run(
    cli: Cli, sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left_by_a_stopped_engine: bool, why: str
) -> None:
    monkeypatch.delenv("DOCKER_HOST", raising=False)
    monkeypatch.chdir(tmp_path)  # The path of a socket is at most 107 bytes long.
    monkeypatch.setattr(engine, "SOCKET", Path("docker.sock"))
    engine.connect.cache_clear()
    if left_by_a_stopped_engine:
        with socket.socket(socket.AF_UNIX) as stopped:
            stopped.bind("docker.sock")
    backend = ("--backend", "nope@me/nope:1", "--device", "cpu")
    result = cli("bench", *backend, "--samples", sample, "--out", tmp_path / "run", "--dry-run")
    assert result.code == 3
    assert f"Docker is not running here (docker.sock: {why}" in result.err


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (("--device", "gpu"), 2, "is not a device"),
        (("--device", "cuda:x"), 2, "is not a device"),
        (("--device", "cuda"), 2, "this host has no NVIDIA GPU"),
        (("--device", "cuda:7"), 2, "this host has no NVIDIA GPU"),
        (("--device", "cpu:3"), 2, "one CPU device"),
        (("--device", "cpu", "--threads", 100_000), 2, "cores"),
        (("--device", "cpu", "--backend", "nope@/no/such/python"), 3, "no interpreter /no/such/python"),
        (("--device", "cpu", "--backend", "nope@unix:///no/such/folder/socket"), 3, "no folder /no/such/folder"),
        (("--device", "cpu", "--reference", "eager@/no/such/python"), 3, "no interpreter"),
        (("--device", "cpu", "--backend", "nope@docker://me/nope:1"), 2, "an image by its name alone"),
        (("--device", "cpu", "--backend", "nope@me/nope:1"), 3, "Docker has no image me/nope:1; build the image"),
        (("--device", "cpu", "--reference", "eager@me/eager:1"), 3, "Docker has no image me/eager:1"),
        (("--device", "cpu", "--backend", "nope@mesh"), 3, "`docker compose up` starts it"),
    ],
)
@pytest.mark.parametrize("dry_run", [(), ("--dry-run",)])
@pytest.mark.usefixtures("empty_engine")
def test_it_is_refused_in_one_sentence(
    cli: Cli, sample: Path, tmp_path: Path, arguments: tuple[Any, ...], code: int, says: str, dry_run: tuple[str, ...]
) -> None:
    backend = () if "--backend" in arguments else ("--backend", "nope@local")
    result = cli("bench", *backend, *arguments, "--samples", sample, "--out", tmp_path / "run", *dry_run)
    assert (result.code, result.out) == (code, "")
    assert says in result.err
    assert len(result.err.strip().splitlines()) == 1
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("model", ["model.py", "none.py:make", "model.py:", "model.py:1x"])
def test_a_model_that_is_not_there_is_refused_before_anything_is_built(
    cli: Cli, tmp_path: Path, model: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "model.py").write_text("def make(): ...\n")
    result = cli("bench", "--model", model, "--backend", "nope@local", "--device", "cpu", "--out", tmp_path / "run")
    assert result.code == 2
    assert "--model" in result.err
    assert not (tmp_path / "run").exists()


def test_a_full_disk_is_refused(cli: Cli, sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preflight, "free_bytes", lambda _: 1000)
    result = cli("bench", "--backend", "nope@local", "--device", "cpu", "--samples", sample, "--out", tmp_path / "run")
    assert result.code == 2
    assert "MB free" in result.err


def test_a_backend_that_is_unavailable_costs_no_reference_run(
    cli: Cli, sample: Path, make_worker: MakeWorker, tmp_path: Path
) -> None:
    eager = make_worker("eager")
    worker = make_worker("inductor", unavailable_reason="it needs a device")
    backends = ("--reference", eager.target, "--backend", worker.target)
    result = cli("bench", *backends, "--samples", sample, "--out", tmp_path / "run", "--format", "json")
    (row,) = result.rows
    assert row["outcome"] == "BACKEND_UNAVAILABLE"
    assert "it needs a device" in row["message"]
    assert eager.starts == []


def test_one_cause_of_many_rows_is_said_once(
    cli: Cli, make_sample: MakeSample, make_worker: MakeWorker, tmp_path: Path
) -> None:
    folders = [make_sample(name) for name in "abcde"]
    worker = make_worker("inductor", unavailable_reason="it needs a device")
    backends = ("--reference", make_worker("eager").target, "--backend", worker.target)
    result = cli("bench", *backends, "--samples", folders[0].parent, "--out", tmp_path / "run")
    assert result.err.count("it needs a device") == 1
    assert f"4 more rows of inductor:torch@unix://{worker.socket} ended BACKEND_UNAVAILABLE for the same" in result.err
    assert result.out.count("it needs a device") == 1
    assert "made/a, made/b, made/c and 2 more samples on inductor:torch" in result.out
    assert len((tmp_path / "run" / "results.jsonl").read_text().splitlines()) == 5


def test_two_causes_are_both_said(cli: Cli, make_sample: MakeSample, make_worker: MakeWorker, tmp_path: Path) -> None:
    folders = [make_sample(name) for name in "ab"]
    first = make_worker("inductor", unavailable_reason="it needs a device")
    second = make_worker("xla", unavailable_reason="it needs a library")
    backends = ("--reference", make_worker("eager").target, "--backend", first.target, "--backend", second.target)
    result = cli("bench", *backends, "--samples", folders[0].parent, "--out", tmp_path / "run")
    for reason in ("it needs a device", "it needs a library"):
        assert (result.err.count(reason), result.out.count(reason)) == (1, 1)
    assert result.err.count("1 more row of") == 2

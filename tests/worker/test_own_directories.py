"""Tests a worker's own directories: the worker removes leftovers of samples, but keeps files that all samples need."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from graphnet_contract.backend import read_backend
from graphnet_server.config import WorkerConfig
from graphnet_server.host.container import sweep
from graphnet_server.service.methods import WorkerService
from graphnet_server.service.slots import NoRoom, Slots
from graphnet_server.zygotes.keeper import Zygotes

NOPE = Path(__file__).parents[2] / "backends" / "nope"


def test_leftovers_of_samples_go_with_the_last_sample(tmp_path: Path) -> None:
    cache, outputs = tmp_path / "cache", tmp_path / "outputs"
    for folder in (cache / "state", cache / "prepared-headers", outputs):
        folder.mkdir(parents=True)
    backend = read_backend(NOPE)
    config = WorkerConfig(
        backend,
        backend.flavour(),
        "python",
        tmp_path,
        outputs,
        cache / "state",
        tmp_path,
        own_directories=(cache, outputs),
    )
    service = WorkerService(config, Zygotes("python", NOPE, tmp_path / "log"), None)  # type: ignore[arg-type]
    with service.slots.hold():
        with service.slots.hold():
            (cache / "trash").mkdir()
            (cache / "trash" / "file").touch()
            (outputs / "trash").symlink_to("/etc")
            (outputs / (config.outputs_prefix + "1")).touch()
        assert (cache / "trash").exists(), "another sample still runs"
    assert sorted(path.name for path in cache.iterdir()) == ["prepared-headers", "state"]
    assert [path.name for path in outputs.iterdir()] == [config.outputs_prefix + "1"]
    assert Path("/etc").is_dir()


def test_a_place_is_free_again_after_a_sample_that_failed() -> None:
    emptied: list[None] = []
    slots = Slots(1, lambda: emptied.append(None))
    with contextlib.suppress(ValueError), slots.hold():
        with pytest.raises(NoRoom, match="holds 1 samples"), slots.hold():
            pass
        assert not emptied
        raise ValueError("planted")
    assert len(emptied) == 1
    with slots.hold():
        pass


def test_without_own_directories_nothing_is_touched(tmp_path: Path) -> None:
    (tmp_path / "theirs").touch()
    sweep((), lambda _: False)
    assert (tmp_path / "theirs").exists()

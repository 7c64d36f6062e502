"""Tests of outputs in a file that the sample can still change. The client copies them and never maps the file, so the
sample can spoil only its own row.
"""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import xxhash
from fake_worker import Script, always
from hostile_worker import HostileWorker
from kit import MakeWorker

from graphnet.errors import WorkerLost
from graphnet.talk.arrays import SampleOutputs, read_outputs
from graphnet.talk.client import WorkerClient
from graphnet.talk.endpoint import Endpoint
from graphnet_contract import messages

ARRAY = np.arange(600_000, dtype=np.float32)
BYTES = ARRAY.tobytes()


def announced(name: str = "outputs") -> messages.OutputSet:
    tensors = (messages.OutputTensor("float32", ARRAY.shape, 0, len(BYTES)),)
    digest = xxhash.xxh3_128_hexdigest(BYTES)
    return messages.OutputSet("first", json.dumps({"tensor": 0}), tensors, name, len(BYTES), digest)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "outputs"
    path.write_bytes(BYTES)
    return path


def test_outputs_stay_as_they_were_when_the_file_is_cut_afterwards(file: Path) -> None:
    outputs = read_outputs(announced(), file)
    os.truncate(file, 0)
    # If the file were mapped, reading the array now would kill this process with SIGBUS.
    assert np.array_equal(outputs.outputs.arrays[0], ARRAY)


def replaced(make: Callable[[Path], object]) -> Callable[[Path], None]:
    def change(file: Path) -> None:
        file.unlink()
        make(file)

    return change


def listen(file: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(file))


CHANGES: dict[str, Callable[[Path], object]] = {
    "cut": lambda file: os.truncate(file, 5000),
    "grow": lambda file: file.write_bytes(BYTES + b"x"),
    "pipe": replaced(os.mkfifo),
    "link": lambda file: file.symlink_to(file.rename(file.with_name("elsewhere")).name),
    "link to a device": replaced(lambda file: file.symlink_to("/dev/zero")),
    "folder": replaced(Path.mkdir),
    "listening socket": replaced(listen),
    "other bytes": lambda file: file.write_bytes(bytes(len(BYTES))),
    "gone": Path.unlink,
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_file_that_was_changed_or_replaced_loses_the_worker(file: Path, change: Callable[[Path], object]) -> None:
    change(file)
    with pytest.raises(WorkerLost):
        read_outputs(announced(), file)


def test_a_file_that_is_cut_while_it_is_read_loses_the_worker(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = os.read

    def cutting(descriptor: int, count: int) -> bytes:
        data = read(descriptor, count)
        os.truncate(file, 0)
        return data

    monkeypatch.setattr(os, "read", cutting)
    with pytest.raises(WorkerLost, match="other bytes"):
        read_outputs(announced(), file)


def test_pieces_are_read_once_and_never_beyond_the_announced_end() -> None:
    def pieces() -> Iterator[bytes]:
        yield BYTES[:1000]
        yield BYTES[1000:]
        raise AssertionError("nobody may ask for more")

    assert np.array_equal(read_outputs(announced(""), pieces()).outputs.arrays[0], ARRAY)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_sample_that_replaces_its_announced_file_costs_its_own_row(
    make_worker: MakeWorker, tmp_path: Path, change: Callable[[Path], object]
) -> None:
    """The file is changed after the worker wrote it and before the whole client opens it."""
    (tmp_path / "shared").mkdir()
    path = tmp_path / "shared" / "outputs"

    def share() -> messages.OutputSet:
        path.write_bytes(BYTES)
        change(path)
        return announced()

    with pytest.raises(WorkerLost):
        _outputs_of(make_worker, share, tmp_path / "shared")


def _outputs_of(make_worker: MakeWorker, share: Callable[[], messages.OutputSet], directory: Path) -> SampleOutputs:
    def attack(events: Iterator[Any]) -> Iterator[Any]:
        for event in events:
            if isinstance(event, messages.OutputSet):
                yield share()
            elif not isinstance(event, messages.OutputChunk):
                yield event

    socket_path = make_worker("eager").socket.with_name("hostile")
    worker = HostileWorker("inductor", always(Script()), socket_path, attack_of=lambda _: attack)
    client = WorkerClient(Endpoint(f"unix://{socket_path}", outputs_directory=directory))
    start = messages.Start(
        "inductor", output_policy=messages.OutputPolicy.SHARED, stage_timeout_ns=10**10, memory_bytes=10**9
    )
    try:
        client.get_info("inductor")
        with client.open(start) as stream:
            assert stream.until_ready()
            assert stream.send_outputs()
            return stream.progress.outputs["first"]
    finally:
        client.close()
        worker.stop()


@pytest.mark.parametrize("name", ["../outputs", "/etc/hostname", "..", "a/b", "x" * 300, "out\nputs"])
def test_outputs_are_read_only_from_the_directory_of_outputs(
    make_worker: MakeWorker, tmp_path: Path, name: str
) -> None:
    (tmp_path / "outputs").write_bytes(BYTES)
    (tmp_path / "shared").mkdir()
    with pytest.raises(WorkerLost, match="file's name|printable"):
        _outputs_of(make_worker, lambda: announced(name), tmp_path / "shared")

"""Tests the generated dataclasses of the messages: their imports, docstrings and defaults."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from interpreters import other_pythons

from graphnet_contract import messages, wire
from graphnet_contract.defaults import with_defaults
from graphnet_contract.generated import worker_pb2

PROTO = Path(messages.__file__).parents[1]
IMPORT = """
import sys
sys.path.insert(0, %r)
from graphnet_contract import messages, plain
heavy = [name for name in ("numpy", "google", "grpc") if name in sys.modules]
assert not heavy, heavy
start = messages.Start(measuring=messages.Measuring(warmup_calls=2))
assert plain.from_plain(messages.Start, plain.to_plain(start)) == start
print(sys.version_info[:2])
"""


@pytest.mark.parametrize("python", [sys.executable, *other_pythons()])
def test_messages_need_the_standard_library_alone(python: str) -> None:
    # With -I and -S, Python finds the standard library only and no installed package.
    done = subprocess.run([python, "-I", "-S", "-c", IMPORT % str(PROTO)], capture_output=True, text=True)

    assert done.returncode == 0, done.stderr


def test_defaults_are_those_of_proto3() -> None:
    assert messages.Measuring() == messages.Measuring(None, None, None, None, False)
    assert messages.Start().purpose == messages.Purpose.UNSPECIFIED
    for name in worker_pb2.DESCRIPTOR.message_types_by_name:
        cls = getattr(messages, name, None)
        if isinstance(cls, type):
            empty = getattr(worker_pb2, name)().SerializeToString()
            assert wire.serialize_message(cls()) == empty, name


def test_a_raw_start_has_the_documented_defaults() -> None:
    raw = worker_pb2.CompileAndRunRequest(start=worker_pb2.Start(measuring=worker_pb2.Measuring(cold=True)))
    start = wire.parse_command(raw.SerializeToString())
    assert isinstance(start, messages.Start)

    complete = with_defaults(start)
    assert complete.purpose == messages.Purpose.RUN
    assert complete.measuring == messages.Measuring(3, 20, 3_000_000, 123, True)
    assert with_defaults(messages.Start()).measuring == messages.Measuring(3, 20, 3_000_000, 123)


def test_zeros_that_a_client_gives_stay() -> None:
    given = messages.Measuring(0, 0, 0, 0)
    start = wire.parse_command(wire.serialize_command(messages.Start(measuring=given)))
    assert isinstance(start, messages.Start)

    assert with_defaults(start).measuring == given


@pytest.mark.parametrize(("field", "number"), [("warmup_calls", "3"), ("default_trials", "20"), ("call_seed", "123")])
def test_the_contract_documents_each_default(field: str, number: str) -> None:
    lines = Path(messages.__file__).read_text(encoding="utf-8").splitlines()
    (place,) = [i for i, line in enumerate(lines) if line.startswith(f"    {field}: Optional")]
    assert lines[place - 1].endswith(f"Absent: {number}.")

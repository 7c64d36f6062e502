"""Tests of the request: its fields, the command-line option of each field, and the fields that enter a row's key."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from kit import Cli
from pydantic import ValidationError

from graphnet import settings
from graphnet.runs.option import KeyRule, Option
from graphnet.runs.request import Caches, Request, Scheme, option_of

FULL: dict[str, Any] = {"backends": ["nope"], "device": "cpu", "threads": 1, "memory_bytes": 1}


def test_the_memory_of_three_processes_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The default memory limit of a process is at most a third of the available memory.

    The reference, the compiled graph and the backend's own eager mode each have a process.
    """
    monkeypatch.setattr(settings, "available_memory_bytes", lambda: 10 << 30)
    default = Request(**{name: value for name, value in FULL.items() if name != "memory_bytes"}).memory_bytes
    assert 2.5 * (1 << 30) < default <= (10 << 30) / 3


def test_every_field_declares_one_option_and_says_whether_it_enters_the_key() -> None:
    for name, field in Request.model_fields.items():
        declared = [item for item in field.metadata if isinstance(item, Option)]
        assert len(declared) == 1, name
        assert field.description, name


def test_bench_has_the_option_of_every_field_with_its_help_default_and_bounds(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a terminal of this width, each text of the help fits on one line.
    monkeypatch.setenv("COLUMNS", "400")
    text = " ".join(cli("bench", "--help").out.split())
    for name, field in Request.model_fields.items():
        option = option_of(name)
        assert f" {option.flag} " in text
        assert (option.help or (field.description or "").partition("\n")[0]) in text
    assert "<int range> [-10<=x<=5] Level of the ladder at which a row is OK. [default: -4]" in text
    assert "<float range> [x>=0] Seconds of timed work per row, both sides, at most. [default: 10.0]" in text


def test_the_key_has_what_changes_a_measurement_and_nothing_else() -> None:
    one = Request(**FULL)
    same = one.model_copy(update={"samples": ["x"], "shard": "1/2", "keep_artifacts": True, "repair": "none"})
    assert same.key_parts() == one.key_parts()
    for change in ({"seed": 7}, {"caches": Caches.cold}, {"inputs": Scheme.graphnet}, {"threads": 2}):
        assert one.model_copy(update=change).key_parts() != one.key_parts()


def test_a_field_that_is_added_later_leaves_the_keys_of_older_rows() -> None:
    class Newer(Request):
        """A request with a field that no older run has."""

        clock: Annotated[str, Option("--clock", KeyRule.UNLESS_DEFAULT)] = "free"

    assert Newer(**FULL).key_parts() == Request(**FULL).key_parts()
    assert Newer(**FULL, clock="locked").key_parts() == {**Request(**FULL).key_parts(), "clock": "locked"}


def test_a_request_is_read_as_it_was_kept() -> None:
    request = Request(**FULL, caches=Caches.cold, options={"nope": {"mode": "x", "deep": True}})
    assert Request.read(request.kept()) == request
    assert Request.read(request.kept() | {"newer": 1}) == request
    assert Request.unknown_fields(request.kept() | {"newer": 1}) == ["newer"]


@pytest.mark.parametrize("lacking", ["backends", "device", "threads", "memory_bytes"])
def test_what_depends_on_the_host_must_be_kept(lacking: str) -> None:
    kept = Request(**FULL).kept()
    del kept[lacking]
    with pytest.raises(ValueError, match=lacking):
        Request.read(kept)


def test_a_request_that_we_make_has_no_unknown_field() -> None:
    with pytest.raises(ValidationError):
        Request(**FULL, sed=7)

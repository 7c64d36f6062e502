"""Tests of the request: its fields, the command-line option of each field, and the fields that enter a row's key."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from kit import Cli
from pydantic import ValidationError

from graphnet import settings
from graphnet.runs.option import KeyRule, Option, field_docs
from graphnet.runs.request import Caches, Request, Scheme, option_of

FULL: dict[str, Any] = {"backends": ["nope"], "device": "cpu", "threads": 1, "memory_bytes": 1}


def test_the_memory_of_three_processes_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The default memory limit of a process is at most a third of the available memory.

    The reference, the compiled graph and the backend's own eager mode each have a process.
    """
    monkeypatch.setattr(settings, "available_memory_bytes", lambda: 10 << 30)
    default = Request(**{name: value for name, value in FULL.items() if name != "memory_bytes"}).memory_bytes
    assert 2.5 * (1 << 30) < default <= (10 << 30) / 3


@pytest.mark.parametrize(("quota", "threads"), [((0, 0), 2), ((100_000, 100_000), 1), ((900_000, 100_000), 2)])
def test_by_default_there_is_one_thread_per_physical_core(
    quota: tuple[int, int], threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "cpu_quota", lambda: quota)
    monkeypatch.setattr(settings, "cores_by_node", lambda: (((0, 2),), ((1, 3),)))
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0, 1, 2, 3})
    assert Request(**{name: value for name, value in FULL.items() if name != "threads"}).threads == threads
    # --threads may also ask for the second CPU of each core.
    assert settings.usable_cpus() == min(4, quota[0] // (quota[1] or 1) or 4)


def test_every_field_declares_one_option_and_says_whether_it_enters_the_key() -> None:
    for name, field in Request.model_fields.items():
        declared = [item for item in field.metadata if isinstance(item, Option)]
        assert len(declared) == 1, name
        assert field_docs(Request).get(name), name


def test_bench_has_the_option_of_every_field_with_its_help_default_and_bounds(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a terminal of this width, each text of the help fits on one line.
    monkeypatch.setenv("COLUMNS", "400")
    text = " ".join(cli("bench", "--help").out.split())
    for name in Request.model_fields:
        option = option_of(name)
        assert f" {option.flag} " in text
        assert (option.help or field_docs(Request)[name].partition("\n")[0]) in text
    assert "<int range> [-10<=x<=5] Level of the ladder at which a row is OK. [default: -4]" in text
    assert "<float range> [0<=x<=1000000] Seconds per row, at most, for the timed blocks of all sides" in text


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


def test_a_least_time_beyond_the_budget_is_refused(cli: Cli) -> None:
    result = cli("bench", "--min-time", 6, "--budget", 10, "--dry-run")
    assert result.code == 2
    assert "--min-time 6 needs at least 12 s for both sides, and --budget allows 10 s" in result.err
    assert cli("bench", "--budget", 0.1, "--dry-run").code == 0


def test_only_a_least_number_that_was_asked_for_exceeds_the_budget() -> None:
    plain = Request(device="cpu", threads=1, memory_bytes=1 << 30)
    assert (plain.policy.asked_trials, plain.policy.asked_min_time_ns) == (0, 0)
    asked = plain.model_copy(update={"trials": 300, "min_time_s": 2.0}).policy
    assert (asked.asked_trials, asked.asked_min_time_ns) == (300, 2_000_000_000)

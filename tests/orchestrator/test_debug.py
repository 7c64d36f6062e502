"""Tests of ``--debug``: it is accepted directly after ``graphnet``, and also after every command."""

from __future__ import annotations

import pytest
from kit import Cli


@pytest.mark.parametrize(
    "arguments",
    [
        ("--debug", "show", "/nowhere"),
        ("show", "--debug", "/nowhere"),
        ("show", "/nowhere", "--debug"),
        ("samples", "--debug", "show", "nothing"),
        ("samples", "show", "nothing", "--debug"),
        ("backends", "--clean", "nothing", "--debug"),
        ("rerun", "/nowhere", "x", "--backend", "nope", "--debug"),
    ],
)
def test_a_traceback_is_shown_wherever_the_option_is_written(cli: Cli, arguments: tuple[str, ...]) -> None:
    result = cli(*arguments)
    assert result.code == 2
    assert "Traceback" in result.err
    assert result.err.splitlines()[-1].startswith("graphnet: ")


def test_a_fault_of_our_own_is_a_sentence_or_a_traceback(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault() -> None:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr("graphnet.launch.site.all_backends", fault)
    said = cli("backends")
    assert (said.code, "Traceback" in said.err, "planted" in said.err) == (3, False, True)
    with pytest.raises(ZeroDivisionError):
        cli("backends", "--debug")


def test_a_name_after_two_dashes_is_not_the_option(cli: Cli) -> None:
    result = cli("show", "--", "--debug")
    assert (result.code, "Traceback" in result.err) == (2, False)
    assert "--debug" in result.err


def test_the_root_lists_the_option_and_the_commands_do_not(cli: Cli) -> None:
    assert "--debug" in cli("--help").out
    assert "--debug" not in cli("show", "--help").out

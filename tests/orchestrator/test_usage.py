"""Tests of usage: lists of samples, a dry run, unreachable workers, and lists. test_command_line.py has wrong usage."""

from __future__ import annotations

from pathlib import Path

import pytest
from kit import Cli, MakeSample

from graphnet.settings import cache_home


def test_a_folder_without_samples_is_named(cli: Cli, tmp_path: Path) -> None:
    result = cli("bench", "--samples", tmp_path)
    assert (result.code, str(tmp_path) in result.err) == (2, True)


def test_a_file_lists_samples_as_graphnets_lists_do(cli: Cli, make_sample: MakeSample, tmp_path: Path) -> None:
    folders = [make_sample("one"), make_sample("two")]
    listed = tmp_path / "config" / "list.txt"
    listed.parent.mkdir()
    lines = [str(folder.relative_to(tmp_path)) for folder in folders]
    listed.write_text("# chosen by hand\n\n" + "\n".join(lines) + "\n")
    result = cli("samples", "list", "--samples", listed, "--format", "json")
    assert [sample["sample"].split("/")[-1] for sample in result.json["samples"]] == ["one", "two"]
    listed.write_text("\n".join([*lines, "nowhere/three"]) + "\n")
    refused = cli("samples", "list", "--samples", listed)
    assert (refused.code, "line 3 of" in refused.err, "nowhere/three" in refused.err) == (2, True, True)
    listed.write_text("# nothing\n")
    assert cli("samples", "list", "--samples", listed).code == 2


def test_a_dry_run_prints_the_plan_and_starts_nothing(cli: Cli, make_sample: MakeSample) -> None:
    folder = make_sample("a")
    result = cli("bench", "--samples", folder, "--backend", "nope", "--dry-run")
    assert (result.code, "made/a on nope" in result.out) == (0, True)
    plan = cli("bench", "--samples", folder, "--backend", "nope", "--dry-run", "--format", "json").json
    assert [row["sample"] for row in plan["plan"]] == ["made/a"]


@pytest.mark.parametrize(
    ("variables", "place"),
    [
        ({"GRAPHNET_HOME": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/c"}, "/a"),
        ({"XDG_CACHE_HOME": "/b", "HOME": "/c"}, "/b/graphnet"),
        ({"HOME": "/c"}, "/c/.cache/graphnet"),
    ],
)
def test_environments_and_caches_are_where_the_platform_keeps_caches(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], place: str
) -> None:
    for name in ("GRAPHNET_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert cache_home() == Path(place)


def test_no_configuration_is_read_from_the_home(
    cli: Cli, make_sample: MakeSample, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = tmp_path / "config" / "graphnet" / "graphnet.toml"
    config.parent.mkdir(parents=True)
    config.write_text("not TOML")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    assert cli("bench", "--samples", make_sample("a"), "--backend", "nope", "--dry-run").code == 0


def test_a_wrong_setting_of_isolation_is_named(
    cli: Cli, make_sample: MakeSample, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRAPHNET_ISOLATION", "yes")
    result = cli("bench", "--samples", make_sample("a"), "--backend", "nope")
    assert (result.code, "GRAPHNET_ISOLATION is 'yes', and must be auto, on or off" in result.err) == (2, True)


def test_an_unreachable_worker_is_exit_3(cli: Cli, make_sample: MakeSample, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("graphnet.talk.client.CONNECT_TIMEOUT_S", 0.5)
    address = "unix:///tmp/no-such-worker.sock"
    backends = ("--reference", f"eager@{address}", "--backend", f"nope@{address}")
    result = cli("bench", *backends, "--samples", make_sample("a"), "--format", "json")
    assert [row["outcome"] for row in result.rows] == ["BACKEND_UNAVAILABLE"]
    assert result.code == 3


def test_samples_list_names_what_cannot_be_read(cli: Cli, make_sample: MakeSample) -> None:
    good, bad = make_sample("good"), make_sample("bad")
    (bad / "model.py").write_text("")
    result = cli("samples", "list", "--samples", good.parent, "--format", "json")
    assert result.code == 1
    assert [row["sample"] for row in result.json["samples"]] == ["made/good"]
    assert "model.py" in result.err


def test_samples_show_tells_tensors_and_text(cli: Cli, make_sample: MakeSample) -> None:
    shown = cli("samples", "show", make_sample("a"), "--format", "json").json
    assert [(t["name"], t["kind"], t["shape"]) for t in shown["tensors"]] == [
        ("x", "input", [2, 4]),
        ("weight", "parameter", [4, 3]),
    ]
    assert shown["parameters"] == 12


def test_backends_lists_every_folder(cli: Cli) -> None:
    rows = cli("backends", "--format", "json").json["backends"]
    assert {"eager", "inductor", "nope"} <= {row["backend"] for row in rows}
    assert all(row["state"] for row in rows)

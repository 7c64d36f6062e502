"""Tests that hostile names, numbers and files in a sample's folder may spoil only the rows of this sample."""

from __future__ import annotations

import json
import os
import shlex
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet_contract.meta import MAX_FILE_BYTES
from graphnet_contract.samples import SampleError, load_sample


def _meta(old: str, new: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        file = folder / "weight_meta.py"
        assert old in file.read_text()
        file.write_text(file.read_text().replace(old, new))

    return change


def _replaced(name: str, make: Callable[[Path], object]) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        (folder / name).unlink(missing_ok=True)
        make(folder / name)

    return change


def _with(name: str, content: bytes) -> Callable[[Path], None]:
    return lambda folder: (folder / name).write_bytes(content) and None


def _sparse(name: str, size: int) -> Callable[[Path], None]:
    return lambda folder: os.truncate(folder / name, size)


#: Samples that cannot be used: the change that makes the sample unusable, and a part of the reason in the row's
#: message.
UNUSABLE: dict[str, tuple[Callable[[Path], None], str]] = {
    "a number of 400 digits": (_meta("mean = 0.0", f"mean = 1{'0' * 400}"), "64 bits"),
    "a number of 10,000 digits": (_meta("mean = 0.0", f"mean = 1{'0' * 10_000}"), "not valid Python"),
    "a constant of 65 bits": (_meta("data = None", f"data = [{2**64}] * 8"), "literal"),
    "a name with a lone surrogate": (_meta('name = "x"', 'name = "\\ud800"'), "UTF-8"),
    "a pipe as model.py": (_replaced("model.py", os.mkfifo), "not a regular file"),
    "a pipe as weight_meta.py": (_replaced("weight_meta.py", os.mkfifo), "not a regular file"),
    "a pipe as graph_net.json": (_replaced("graph_net.json", os.mkfifo), "not a regular file"),
    "a pipe as constraints": (_replaced("input_tensor_constraints.py", os.mkfifo), "not a regular file"),
    "an endless model.py": (_replaced("model.py", lambda path: path.symlink_to("/dev/zero")), "not a regular file"),
    "a model.py of many GB": (_sparse("model.py", 1 << 40), f"{MAX_FILE_BYTES:,} bytes"),
    "a deep graph_net.json": (_with("graph_net.json", b"[" * 100_000), "graph_net.json"),
    "a graph_net.json with a long number": (_with("graph_net.json", b'{"x": 1%s}' % (b"0" * 5000)), "ValueError"),
    "a deep model.py": (_with("model.py", b"x = " + b"(" * 5000 + b")" * 5000), "not valid Python"),
    "NUL in model.py": (_with("model.py", b"\0"), "not valid Python"),
}
#: Names of folders that could have an effect on a terminal, on markup or on a file.
NAMES = ("[bold]", "\x1b[2J", "a\nb", "\u202egnp", "<x>&'\"", "-rf", "$(id)", "x; id", b"\xff\xfe", "%s{0}")


@pytest.mark.parametrize("name", UNUSABLE)
def test_a_folder_that_cannot_be_used_is_a_sample_error(make_sample: MakeSample, name: str) -> None:
    change, reason = UNUSABLE[name]
    folder = make_sample("s")
    change(folder)
    with pytest.raises(SampleError) as error:
        load_sample(folder)
    assert reason in str(error.value)


@pytest.fixture
def bench(cli: Cli, make_worker: MakeWorker, tmp_path: Path) -> Callable[..., Result]:
    def run(*extra: object) -> Result:
        backends = ("--reference", make_worker("eager").target, "--backend", make_worker("inductor").target)
        quick = ("--trials", 2, "--min-time", 0, "--budget", 0.001, "--memory", "1GiB")
        return cli("bench", *backends, "--samples", tmp_path / "samples", *quick, *extra)

    return run


def test_unusable_folders_cost_their_own_rows(make_sample: MakeSample, bench: Callable[..., Result]) -> None:
    for number, (change, _) in enumerate(UNUSABLE.values()):
        change(make_sample(f"bad{number:02}"))
    make_sample("sound")
    result = bench("--format", "json")
    outcomes = {row["sample"]: row["outcome"] for row in result.rows}
    assert outcomes.pop("made/sound") == "OK"
    assert set(outcomes.values()) == {"LOAD_ERROR"}
    assert len(outcomes) == len(UNUSABLE)


def _named(make_sample: MakeSample) -> int:
    """Make a sample for each name in NAMES, and one with the name `[/x]`. Return the number of samples."""
    make_sample("x]", source="[")
    for number, name in enumerate(NAMES):
        folder = make_sample(f"n{number}")
        os.rename(os.fsencode(folder), os.fsencode(folder.parent) + b"/" + os.fsencode(name))
    return len(NAMES) + 1


def _acts(text: str) -> list[str]:
    return [character for character in text if character != "\n" and not character.isprintable()]


@pytest.mark.parametrize("format_", ["text", "json", "junit"])
def test_names_act_on_nothing(
    cli: Cli, make_sample: MakeSample, bench: Callable[..., Result], tmp_path: Path, format_: str
) -> None:
    samples = _named(make_sample)
    result = bench("--out", tmp_path / "run", "--format", format_)
    assert result.code == 0, result.err
    assert _acts(result.out) == _acts(result.err) == []
    if format_ == "junit":
        cases = ET.fromstring(result.out).findall(".//testcase")
        assert len(cases) == samples
    if format_ == "json":
        assert len(result.rows) == samples
        assert sum(row["outcome"] == "OK" for row in result.rows) == samples - 1
        (unreadable,) = [row for row in result.rows if row["outcome"] != "OK"]
        assert "\\udcff" in unreadable["sample"], "only the name that is not UTF-8 cannot be stored"
    for command in (("show", tmp_path / "run"), ("samples", "list", "--samples", tmp_path / "samples")):
        assert _acts(cli(*command).out) == []


def test_the_command_of_a_row_is_quoted_and_runs_from_any_folder(
    cli: Cli, make_sample: MakeSample, bench: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _named(make_sample)
    result = bench("--out", "a run; id", "--format", "json")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for row in result.rows:
        if row["outcome"] != "OK":
            continue
        program, *arguments = shlex.split(row["command"])
        assert program == "graphnet"
        assert arguments[1] == str(tmp_path / "a run; id")
        assert arguments[-3:-1] == [row["sample"], "--backend"]
    monkeypatch.setattr(sys, "argv", sys.argv)
    again = json.loads(cli(*arguments, "--format", "json", "--out", elsewhere / "again").out)
    assert [row["outcome"] for row in again["results"]] == ["OK"]

"""Tests of the command line itself: wrong usage, help, examples, completion in shells, and errors as JSON."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from kit import Cli
from rich.text import Text

from graphnet import __version__
from graphnet.cli.app import app
from graphnet.cli.commands import complete
from graphnet.cli.examples import EXAMPLES
from graphnet.errors import ExitCode, StorageError
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore

KEPT = Path(__file__).parent / "kept_run"

#: Wrong command lines, each with a text that the error's sentence must contain: a similar name, or the reason.
WRONG: tuple[tuple[str, str], ...] = (
    # Wrong commands and options.
    ("benhc", "did you mean 'bench'?"),
    ("samples lst", "did you mean 'list'?"),
    ("backends chek", "did you mean 'check'?"),
    ("runs purge", "did you mean 'prune'?"),
    ("runs drop", "there are: list, name, prune"),
    ("bench --bakend xla", "did you mean '--backend'"),
    ("show graphnet-runs/first --fromat json", "did you mean '--format'?"),
    ("bench -x", "graphnet bench has no option -x"),
    ("show graphnet-runs/first a b", "extra argument"),
    # Wrong values of options that allow only a few values.
    ("show graphnet-runs/first --format jsn", "did you mean 'json'?"),
    ("bench --inputs mehs --suite smoke", "did you mean 'mesh'?"),
    ("bench --caches colt", "did you mean 'cold'?"),
    ("score graphnet-runs/first --by sourc", "did you mean 'source'?"),
    ("score graphnet-runs/first --interpretation papr", "did you mean 'paper'?"),
    ("export graphnet-runs/first --format graphnet-lg", "did you mean 'graphnet-log'?"),
    ("bench --fail-on wrogn", "did you mean 'wrong'?"),
    ("bench --fail-on ACURACY", "did you mean 'ACCURACY'?"),
    # Wrong names of backends, options, suites, samples, cases and runs.
    ("bench --backend inductr", "did you mean 'inductor'?"),
    ("bench --reference egaer", "did you mean 'eager'?"),
    ("backends --build xal", "did you mean 'xla'?"),
    ("bench --backend inductor --option mod=default", "did you mean 'mode'?"),
    ("bench --backend inductor --option inducter.mode=default", "did you mean 'inductor'?"),
    ("bench --suite smok", "did you mean 'smoke'?"),
    ("samples show mobilenetv3_smal", "did you mean 'timm/mobilenetv3_small_100'"),
    ("show graphnet-runs/first made/aa", "did you mean 'made/a'"),
    ("show graphnet-runs/frist", "did you mean 'graphnet-runs/first'?"),
    ("show before-the-chang", "did you mean 'before-the-change'?"),
    ("backends check nope --case identiti", "did you mean 'identity'"),
    # Wrong filters.
    ("samples list --filter sorce=timm", "did you mean 'source'?"),
    ("samples list --samples samples --filter source=maed", "did you mean 'made'?"),
    ("samples list --filter nodes=many", "'many' is not a number"),
    ("samples list --filter source>timm", "source can only be = or !="),
    ("samples list --filter timm", "is not FACT OP VALUE"),
    # Wrong numbers, and arguments that are missing or do not fit together.
    ("bench --tolerance 99", "'--tolerance': it should be less than or equal to 5"),
    ("bench --trials many", "'--trials'"),
    ("bench --memory lots", "--memory 'lots' is not a size"),
    ("bench --memory inf", "--memory 'inf' is not a size"),
    ("bench --memory=-8GiB", "--memory '-8GiB' is not a size"),
    ("show", "missing argument"),
    ("merge graphnet-runs/first", "missing option '--out'"),
    ("runs prune", "name the runs to remove, or choose them"),
    ("runs name graphnet-runs/first a/b", "'a/b' cannot name a run"),
)


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    """Make two runs in graphnet-runs, and their samples. The second run is named "before-the-change"."""
    shutil.copytree(KEPT / "samples", tmp_path / "samples")
    for name in ("first", "second"):
        shutil.copytree(KEPT / "plain", tmp_path / "graphnet-runs" / name)
    path = tmp_path / "graphnet-runs" / "second" / "run.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"name": "before-the-change"}))
    return tmp_path / "graphnet-runs"


@pytest.mark.usefixtures("runs")
@pytest.mark.parametrize(("line", "expected"), WRONG, ids=[line for line, _ in WRONG])
def test_a_wrong_command_line_gets_one_sentence_and_exit_code_2(cli: Cli, line: str, expected: str) -> None:
    result = cli(*line.split())
    assert result.code == ExitCode.USAGE
    assert result.out == ""
    sentences = result.err.splitlines()
    assert len(sentences) == 1, result.err
    assert sentences[0].startswith("graphnet: ")
    assert expected in sentences[0]


def test_there_are_at_least_thirty_wrong_command_lines() -> None:
    assert len(WRONG) >= 30


@pytest.mark.usefixtures("runs")
@pytest.mark.parametrize(
    ("line", "kind", "nearest"),
    [
        ("bench --bakend xla --format json", "usage", "--backend"),
        ("bench --suite smok --format=json", "usage", "smoke"),
        ("show graphnet-runs/first made/aa --format json", "usage", "made/a"),
        ("samples list --samples samples --filter source=maed --format json", "usage", "made"),
        ("show graphnet-runs/frist --format json", "usage", "graphnet-runs/first"),
    ],
)
def test_with_format_json_an_error_is_json_too(cli: Cli, line: str, kind: str, nearest: str) -> None:
    result = cli(*line.split())
    error = result.json["error"]
    assert set(error) == {"message", "kind", "exit_code", "nearest"}
    assert (error["kind"], error["exit_code"]) == (kind, result.code)
    assert nearest in error["nearest"]
    assert result.err == f"graphnet: {error['message']}\n"


def test_a_file_of_a_run_that_cannot_be_read_is_an_error_of_kind_storage(cli: Cli, runs: Path) -> None:
    (runs / "first" / "run.json").write_text("{")
    result = cli("score", runs / "first", "--format", "json")
    assert (result.code, result.json["error"]["kind"]) == (2, "storage")


def test_json_that_had_begun_ends_with_the_error(cli: Cli, monkeypatch: pytest.MonkeyPatch, runs: Path) -> None:
    whole = RunStore.rows_of

    def fails_after_one(store: RunStore, *arguments: Any, **options: Any) -> Iterator[Record]:
        yield next(whole(store, *arguments, **options))
        raise StorageError("the disk is gone")

    monkeypatch.setattr(RunStore, "rows_of", fails_after_one)
    result = cli("show", runs / "first", "--format", "json")
    assert result.code == 2
    assert [row["sample"] for row in result.json["results"]] == ["made/a"]
    assert result.json["error"]["kind"] == "storage"
    assert result.json["error"]["message"] in result.err


def test_a_fault_of_graphnet_is_named_as_one(cli: Cli, monkeypatch: pytest.MonkeyPatch, runs: Path) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("a surprise\x1b[31m")

    monkeypatch.setattr("graphnet.cli.show.print_run", fails)
    result = cli("show", runs / "first", "--format", "json")
    assert (result.code, result.json["error"]["kind"]) == (3, "fault")
    assert "a surprise\\x1b[31m" in result.err
    assert "Traceback" not in result.err


def commands() -> Iterator[tuple[str, Any]]:
    """Yield every command and group, with the words that a user types after ``graphnet``.

    For ``graphnet`` itself, the words are an empty string.
    """

    def below(words: str, command: Any) -> Iterator[tuple[str, Any]]:
        yield words, command
        for name, inner in getattr(command, "commands", {}).items():
            yield from below(f"{words} {name}".strip(), inner)

    yield from below("", complete(app))


COMMANDS = dict(commands())


@pytest.mark.parametrize("words", COMMANDS)
def test_help_names_the_program_and_shows_an_example(cli: Cli, words: str) -> None:
    help_ = cli(*words.split(), "--help")
    assert help_.code == 0
    assert f"Usage: graphnet {words}".strip() in help_.out
    assert cli(*words.split(), "-h").out == help_.out
    assert EXAMPLES[words]
    for example in EXAMPLES[words]:
        assert example in " ".join(help_.out.replace("│", " ").split())


def test_every_example_belongs_to_a_command() -> None:
    assert set(EXAMPLES) <= set(COMMANDS)


@pytest.mark.usefixtures("runs")
@pytest.mark.parametrize("example", sorted({line for lines in EXAMPLES.values() for line in lines}))
def test_every_example_can_be_read(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = shlex.split(example)
    assert words.pop(0) == "graphnet"
    # Replace the invented names in the example by the names of runs that exist.
    made_up = {"RUN": "graphnet-runs/first", "graphnet-runs/TIME": "graphnet-runs/first"}
    made_up |= {"shard-1": "graphnet-runs/first", "shard-2": "graphnet-runs/second"}
    words = [made_up.get(word, word) for word in words]
    command, context = COMMANDS[""], None
    while getattr(command, "commands", None) and words and words[0] in command.commands:
        context = typer.Context(command, parent=context)
        command = command.commands[words.pop(0)]
    if "--help" not in words:
        command.make_context(command.name, words, parent=context)


@pytest.mark.parametrize("words", COMMANDS)
def test_no_help_text_loses_a_bracket(words: str) -> None:
    for parameter in COMMANDS[words].params:
        text = getattr(parameter, "help", None) or ""
        assert Text.from_markup(text).plain == text.replace("\\[", "["), parameter.name


def test_the_options_of_bench_are_in_groups() -> None:
    headings = {parameter.rich_help_panel for parameter in COMMANDS["bench"].params}
    assert None not in headings
    assert len(headings) >= 4


@pytest.mark.parametrize("flag", ["--version", "-V"])
def test_the_version_is_printed(cli: Cli, flag: str) -> None:
    assert cli(flag).out == f"graphnet {__version__}\n"


def test_without_a_command_the_help_is_printed(cli: Cli) -> None:
    result = cli()
    assert result.code == 2
    assert "Usage: graphnet" in result.out
    assert result.err == ""


@pytest.mark.parametrize(
    ("shell", "variables"),
    [
        ("bash", lambda typed: {"COMP_WORDS": "\n".join(typed), "COMP_CWORD": str(len(typed) - 1)}),
        ("zsh", lambda typed: {"_TYPER_COMPLETE_ARGS": " ".join(typed)}),
        ("fish", lambda typed: {"_TYPER_COMPLETE_ARGS": " ".join(typed), "_TYPER_COMPLETE_FISH_ACTION": "get-args"}),
    ],
)
@pytest.mark.parametrize(
    ("typed", "proposed"),
    [
        (("graphnet", "be"), "bench"),
        (("graphnet", "bench", "--backend", "indu"), "inductor"),
        (("graphnet", "bench", "--suite", "smo"), "smoke"),
        (("graphnet", "show", "bef"), "before-the-change"),
        (("graphnet", "show", "graphnet-runs/first", "made/"), "made/a"),
        (("graphnet", "samples", "li"), "list"),
    ],
)
@pytest.mark.usefixtures("runs")
def test_shells_get_proposals(
    cli: Cli,
    monkeypatch: pytest.MonkeyPatch,
    shell: str,
    variables: Any,
    typed: tuple[str, ...],
    proposed: str,
) -> None:
    for name, value in ({"_GRAPHNET_COMPLETE": f"complete_{shell}"} | variables(typed)).items():
        monkeypatch.setenv(name, value)
    assert proposed in cli().out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell_is_printed(cli: Cli, monkeypatch: pytest.MonkeyPatch, shell: str) -> None:
    monkeypatch.setenv("_GRAPHNET_COMPLETE", f"source_{shell}")
    script = cli().out
    assert "_GRAPHNET_COMPLETE" in script
    assert f"complete_{shell}" in script


def test_bash_itself_completes_a_command(tmp_path: Path) -> None:
    program = """
    eval "$(_GRAPHNET_COMPLETE=source_bash graphnet)"
    COMP_WORDS=(graphnet samples li); COMP_CWORD=2
    _graphnet_completion graphnet
    echo "${COMPREPLY[@]}"
    """
    folder = str(Path(sys.executable).parent)
    environment = os.environ | {"PATH": f"{folder}:{os.environ['PATH']}"}
    done = subprocess.run(["bash", "-c", program], env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout.split() == ["list"], done.stderr


def test_the_documents_list_every_exit_code_once() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "results.md").read_text(encoding="utf-8")
    section = text.partition("\n## Exit codes\n")[2]
    listed = re.findall(r"^\| (\d+) \| `(\w+)` \|", section, re.MULTILINE)
    assert [(int(code), name) for code, name in listed] == [(code.value, code.name) for code in ExitCode]

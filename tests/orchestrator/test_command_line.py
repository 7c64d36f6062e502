"""Tests of the command line itself: wrong usage, help, examples, completion in shells, and errors as JSON."""

from __future__ import annotations

import json
import os
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
    # The folder samples/ is in a checkout alone; the name of a sample of the corpus is valid everywhere.
    ("bench --samples samples/timm/resnet18", "did you mean 'timm/resnet18'"),
    ("bench --samples timm/resnt18 --backend nope", "did you mean 'timm/resnet18'"),
    ("samples show mobilenetv3_smal", "did you mean 'timm/mobilenetv3_small_100'"),
    ("show graphnet-runs/first made/aa", "did you mean 'made/a'"),
    ("show graphnet-runs/frist", "did you mean 'graphnet-runs/first'?"),
    ("explain graphnet-runs/frist made/a", "did you mean 'graphnet-runs/first'?"),
    ("explain graphnet-runs/first --al", "did you mean '--all'"),
    ("locate graphnet-runs/frist made/a", "did you mean 'graphnet-runs/first'?"),
    ("locate graphnet-runs/first made/a --bakend y", "did you mean '--backend'?"),
    ("seal graphnet-runs/frist", "did you mean 'graphnet-runs/first'?"),
    ("verify nothing.zip", "nothing.zip cannot be read"),
    ("check-machine --theads 1", "graphnet check-machine has no option --theads"),
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
    ("bench --budget inf", "'--budget': it should be"),
    ("bench --budget nan", "'--budget': it should be"),
    ("bench --min-time 1e300", "'--min-time': it should be"),
    ("bench --timeout inf", "'--timeout': it should be"),
    ("bench --half-width inf", "'--half-width': it should be"),
    (f"bench --trials {10**30}", "'--trials': it should be"),
    (f"bench --warmup {10**30}", "'--warmup': it should be"),
    (f"bench --seed {10**30}", "--seed 1000000000000000000000000000000 has more than 62 bits"),
    (f"bench --processes {'9' * 5000}", "is neither auto, nor 1"),
    (f"bench --compile-jobs {'9' * 5000}", "is neither auto nor a number"),
    (f"bench --slots {'9' * 5000}x1", "is not NxC"),
    (f"bench --shard 1/{'9' * 5000}", "is not i/n"),
    (f"bench --device cuda:{'9' * 5000}", "is not a device"),
    ("bench --time-limit 2", "--time-limit '2' is not a duration; write for instance 2h"),
    ("bench --time-limit -2h", "--time-limit '-2h' is not a duration"),
    ("bench --time-limit 0h", "--time-limit 0 lets no row begin"),
    ("bench --disk-limit lots", "--disk-limit 'lots' is not a size"),
    ("bench --disk-limit 0", "--disk-limit 0 lets no row begin"),
    ("test-compiler --budget inf", "'--budget': it should be"),
    ("runs prune --older-than inf", "'--older-than': it should be"),
    ("up --idle inf", "'--idle': it should be"),
    ("show", "missing argument"),
    ("merge graphnet-runs/first", "missing option '--out'"),
    ("runs prune", "name the runs to remove, or choose them"),
    ("runs name graphnet-runs/first a/b", "'a/b' cannot name a run"),
    # Each of the other commands: a mistyped name, or a folder, file or value that does not fit.
    ("plan --suite smok --device cpu --threads 8 --memory 16GiB --out x", "did you mean 'smoke'?"),
    (
        "plan --suite smoke --device gpu --threads 8 --memory 16GiB --out x",
        "'gpu' is not a device; did you mean 'cuda'?",
    ),
    ("plan --suite smoke --device cpu --threads 8 --out x", "give --memory"),
    (
        "plan --suite smoke --device cpu --threads 8 --memory 16GiB --out samples",
        "holds files that are not of an array",
    ),
    ("work graphnet-runs/first --index 3", "holds a run that is not an array"),
    ("work graphnet-runs/frist --index 3", "holds no array"),
    ("work graphnet-runs/first", "no part is named: give --index"),
    ("rerun graphnet-runs/frist made/a --backend inductor", "did you mean 'graphnet-runs/first'?"),
    ("extract model.py:build --ot x", "did you mean '--out'"),
    ("extract model.py:build --out x --python /nowhere/python", "there is no such interpreter"),
    ("bisect --images a b --sample timm/resnt18 --backend nope", "did you mean 'timm/resnet18'"),
    ("bisect --images a b --sample timm/resnet18 --backend nop", "did you mean 'nope'?"),
    ("bisect --images a b --sample timm/resnet18 --backend nope --on wrnog", "did you mean 'wrong'?"),
    ("bisect --resume graphnet-runs/first", "holds no bisection"),
    ("golden recrod x", "did you mean 'record'?"),
    ("golden record x --backend inductr", "did you mean 'inductor'?"),
    ("golden record x --resume", "x holds no recording to go on with"),
    ("golden record graphnet-runs/first --backend nope", "holds files that are not a golden run"),
    ("golden check graphnet-runs/first --backend inductor", "holds no finished golden run"),
    ("compare graphnet-runs/first graphnet-runs/secnod", "did you mean 'graphnet-runs/second'?"),
    ("compare graphnet-runs/first --before inductr --after eager", "has no backend 'inductr'; did you mean 'inductor"),
    ("compare graphnet-runs/first", "name a second run, or two backends"),
    ("baseline wirte graphnet-runs/first b.json", "did you mean 'write'?"),
    ("baseline write graphnet-runs/frist b.json", "did you mean 'graphnet-runs/first'?"),
    ("bench --baseline graphnet-runs/first/run.json", "is no baseline"),
    ("report graphnet-runs/frist", "did you mean 'graphnet-runs/first'?"),
    ("report graphnet-runs/first --oput x.html", "did you mean '--out'?"),
    ("plot ets graphnet-runs/first --out x.svg", "did you mean 'est'?"),
    ("plot", "missing argument 'kind'; choose from st, est, violin, pareto"),
    ("plot est graphnet-runs/first --out x.gif", "--out x.gif must end in .svg, .png or .pdf"),
    ("runs list nowhere", "nowhere is not a folder"),
    ("runs name graphnet-runs/first before-the-change", "has the name 'before-the-change' already"),
    ("merge graphnet-runs/first graphnet-runs/secnod --out x", "did you mean 'graphnet-runs/second'?"),
    ("merge graphnet-runs/first --out graphnet-runs/second", "holds a run already"),
    ("rejudge graphnet-runs/frist", "did you mean 'graphnet-runs/first'?"),
    ("history ad graphnet-runs/first", "did you mean 'add'?"),
    ("history add graphnet-runs/frist", "did you mean 'graphnet-runs/first'?"),
    ("history add graphnet-runs/first --history postgre://me@db/x", "begins with postgresql:// or sqlite:///"),
    ("history show --history nowhere.sqlite", "the history nowhere.sqlite does not exist"),
    ("history trend --bakend xla", "did you mean '--backend'?"),
    ("history report --history nowhere.sqlite", "does not exist"),
    ("export graphnet-runs/first", "missing option '--format'; choose from graphnet-log, csv, json, parquet"),
    ("export graphnet-runs/first --format parquet", "Parquet is not text; name a file with --out"),
    ("import samples/made/a/model.py --out x", "holds no [Processing] line"),
    ("log2json nowhere.log --out x", "nowhere.log cannot be read: No such file or directory"),
    ("test-compiler --model-path samples --compiler indcutor", "did you mean 'inductor'?"),
    ("test-compiler --model-path samples --config {", "--config holds no JSON"),
    ("test-compiler --allow-list no.txt --model-path samples", "no.txt cannot be read: No such file or directory"),
    ("up xal", "did you mean 'xla'?"),
    ("down --al", "graphnet down has no option --al"),
    ("doctor --format jsn", "did you mean 'json'?"),
    ("deploy composer --out x", "did you mean 'compose'?"),
    ("deploy k8s --out samples", "samples holds files already"),
    ("backends --build xla:jxa --device cpu", "backend xla has no flavour 'jxa'; did you mean 'jax'?"),
    ("backends --build xla --device cud", "did you mean 'cuda'"),
    ("backends --build ./nowhere", "nowhere/backend.toml cannot be read"),
    ("backends --build", "option '--build' requires an argument"),
    ("backends check xal", "did you mean 'xla'?"),
    ("backends new xla", "there is a backend xla already"),
    ("backends try xal torch/dlrm", "did you mean 'xla'?"),
    ("samples list --samples nowhere", "no folder and no sample of the corpus 'nowhere'; `graphnet samples list`"),
    ("samples list --filter dtype=flaot32 --samples samples", "did you mean 'float32'?"),
    ("samples show timm/resnt18", "did you mean 'timm/resnet18'"),
    ("samples check --sample samples", "did you mean '--samples'?"),
    ("samples dedupe --suite smok", "did you mean 'smoke'?"),
    ("samples repair --samples samples --out x --rules vmpa", "'vmpa' is not a repair; did you mean 'vmap'?"),
    ("samples decompose --samples samples --out x", "--max-size"),
    ("samples decompose --samples samples --out x --layout gaphnet --max-size 4", "did you mean 'graphnet'?"),
    ("samples validate samples/made/a", "missing argument 'parts'"),
    ("samples derive --samples samples --out x --dtype flaot16", "did you mean 'float16'"),
    ("samples digits nowhere", "no sample of the corpus 'nowhere'"),
    ("samples index graphnet-runs", "holds no sample"),
    ("samples pack --samples samples --out x.zip", "the name of a shard ends in .tar or .parquet"),
    ("samples coverage samples --run graphnet-runs/frist", "did you mean 'graphnet-runs/first'?"),
    ("bench --backend inductor:troch", "backend inductor has no flavour 'troch'; did you mean 'torch'?"),
    ("bench --backend inductor[mod=default]", "has no option 'mod'; did you mean 'mode'?"),
    ("bench --device cud", "'cud' is not a device; did you mean 'cuda'"),
    ("bench --on raay", "did you mean 'ray'?"),
    ("bench --repair vmpa", "did you mean 'vmap'?"),
    ("bench --resume graphnet-runs/frist", "did you mean 'graphnet-runs/first'?"),
    ("bench --config nowhere.toml", "nowhere.toml cannot be read: No such file or directory"),
    ("bench --set paper", "this folder has no graphnet.toml"),
    # Nothing is similar, nothing is there, or it does not fit together.
    ("bench --backend nothing", "nothing"),
    ("bench --suite nothing", "nothing"),
    ("bench --samples /nowhere", "/nowhere"),
    ("bench --fail-on sometimes", "sometimes"),
    ("bench --memory 0", "--memory"),
    ("bench --suite smoke --samples .", "give one of --suite, --samples and --model"),
    ("bench --reference inductor --dry-run", "inductor"),
    ("bench --backend nope --backend nope --dry-run", "nope"),
    ("bench --nothing", "--nothing"),
    ("show /nowhere", "/nowhere"),
    ("samples show nothing", "nothing"),
    ("samples list --suite nothing", "nothing"),
    ("backends --clean nothing", "nothing"),
    ("backends --build nothing", "nothing"),
    ("rerun /nowhere x --backend nope", "/nowhere"),
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
@pytest.mark.parametrize(("line", "expected"), WRONG, ids=[line[:60] for line, _ in WRONG])
def test_a_wrong_command_line_gets_one_sentence_and_exit_code_2(cli: Cli, line: str, expected: str) -> None:
    result = cli(*line.split())
    assert result.code == ExitCode.USAGE
    assert result.out == ""
    sentences = result.err.splitlines()
    assert len(sentences) == 1, result.err
    assert sentences[0].startswith("graphnet: ")
    assert expected in sentences[0]


@pytest.mark.usefixtures("runs")
@pytest.mark.parametrize(
    "line", [line for line, expected in WRONG if "--format" not in line + expected], ids=lambda line: line[:60]
)
def test_each_refusal_is_one_json_document_for_a_program(cli: Cli, line: str) -> None:
    error = (result := cli(*line.split(), "--format", "json")).json["error"]
    assert (result.code, error["exit_code"]) == (ExitCode.USAGE, ExitCode.USAGE)
    assert error["kind"] in {"usage", "storage"}
    assert result.err == f"graphnet: {error['message']}\n"
    assert [name for name in error["nearest"] if name not in error["message"]] == []
    assert bool(error["nearest"]) == ("did you mean" in error["message"])


def test_each_command_has_a_wrong_line() -> None:
    groups = {words for words in COMMANDS if getattr(COMMANDS[words], "commands", None)}
    typed = [f"{line} " for line, _ in WRONG]
    assert [words for words in set(COMMANDS) - groups if not any(one.startswith(f"{words} ") for one in typed)] == []


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
    """Yield every command and group, with the words that a user types after ``graphnet``."""

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
    made_up |= {"BEFORE": "graphnet-runs/first", "AFTER": "graphnet-runs/second"}
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
    cli: Cli, monkeypatch: pytest.MonkeyPatch, shell: str, variables: Any, typed: tuple[str, ...], proposed: str
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

"""Tests of how the tools that need torch get their options and the paths of their samples, and what is printed."""

from __future__ import annotations

import json
import os
import socket
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from harness import need_rooms
from stand_ins import REFUSES
from typer.testing import CliRunner

from graphnet.cli import commands
from graphnet.cli.app import app
from graphnet.errors import UsageError
from graphnet.launch import graph_tools
from graphnet.launch.graph_tools import ToolFailed, run_tool
from graphnet.launch.local import Rooms
from graphnet_contract.graph_tools import OUTSIDE, VERBS, make_parser
from graphnet_runner import system_calls

ROOT = Path(__file__).parents[2]

#: Replaces two commands of graphnet_graphs, which would import torch. They print what the real argument parser found.
SHOW_PATHS = """
import sys
from graphnet_graphs.__main__ import COMMANDS, main, vector_math
vector_math.make_first_calls = lambda: None
COMMANDS["check"] = lambda options, say: say.result({"paths": options.paths}, []) or 0
COMMANDS["extract"] = lambda options, say: say.result(
    {"folder": "made", "options": {name: str(value) for name, value in vars(options).items()}},
    ["a line"], [{"sample": "one", "message": "no"}]) or 1
sys.exit(main())
"""


@pytest.fixture
def python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An interpreter that runs the script SHOW_PATHS instead of ``-m graphnet_graphs``."""
    monkeypatch.setenv("GRAPHNET_ISOLATION", "off")
    (tmp_path / "show_paths.py").write_text(SHOW_PATHS)
    return program(tmp_path / "python", f'shift 2\nexec "{sys.executable}" "{tmp_path}/show_paths.py" "$@"')


#: A tool that needs no torch. It executes the code of the samples, or of the user, and prints what this code did.
TOOL = """
import json, os, sys
from graphnet_contract.graph_tools import make_parser
given = make_parser().parse_args()
paths = list(getattr(given, "paths", []))
if getattr(given, "samples_from", None):
    paths += open(given.samples_from).read().splitlines()
did = {"folder": os.getcwd(), "out": str(getattr(given, "out", ""))}
files = [os.path.join(path, "model.py") for path in paths] or [given.target.rpartition(":")[0]]
for file in files:
    exec(open(file).read(), {"did": did})
print(json.dumps({"did": did, "lines": [], "problem_lines": []}))
"""
#: The code of a sample, or of a user.
CODE = """
import os, socket
def opens(path, flags):
    try:
        os.close(os.open(path, flags))
        return True
    except OSError:
        return False
did["reads"] = [path for path in {secrets!r} if opens(path, os.O_RDONLY)]
did["writes"] = [path for path in {targets!r} if opens(path, os.O_WRONLY | os.O_CREAT)]
did["token"] = "A_TOKEN" in os.environ
did["results"] = bool(did["out"]) and opens(os.path.join(did["out"], "result"), os.O_WRONLY | os.O_CREAT)
with socket.socket() as one:
    did["connects"] = one.connect_ex(("127.0.0.1", {port})) == 0
did["processes"] = sum(name.isdigit() for name in os.listdir("/proc")) > 4
"""


@dataclass
class Hostile:
    """A sample, or a user's file, whose code tries what it should not, and what it should not reach."""

    file: Path
    home: Path
    out: Path
    secrets: list[str]
    targets: list[str]


@pytest.fixture
def hostile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hostile]:
    root, home, folder = tmp_path / "root", tmp_path / "home", tmp_path / "home" / "sample"
    for made in (root / "graphs" / "graphnet_graphs", folder):
        made.mkdir(parents=True)
    (root / "graphs" / "graphnet_graphs" / "__main__.py").write_text(TOOL)
    for name in ("proto", "worker"):
        (root / name).symlink_to(ROOT / name)
    monkeypatch.setattr(graph_tools, "project_root", lambda: root)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("A_TOKEN", "secret")
    monkeypatch.delenv("GRAPHNET_ISOLATION", raising=False)
    monkeypatch.chdir(home)
    (home / "secret").write_text("secret")
    left = Path("/var/tmp", f"graphnet-test-{os.getpid()}")
    targets = [str(path) for path in (home / "secret", home / "new", folder / "new", ROOT / "tests" / "new", left)]
    with socket.create_server(("127.0.0.1", 0)) as server:
        secrets = [str(home / "secret")]
        code = CODE.format(secrets=secrets, targets=targets, port=server.getsockname()[1])
        (folder / "model.py").write_text(code)
        yield Hostile(folder / "model.py", home, home / "results" / "here", secrets, targets)
    left.unlink(missing_ok=True)
    (ROOT / "tests" / "new").unlink(missing_ok=True)


def _call(hostile: Hostile, verb: str, python: str = sys.executable, rooms: Rooms | None = None) -> dict[str, Any]:
    options = {"derive": ["--dtype", "float16"], "extract": [f"{hostile.file.name}:build"]}.get(verb, [])
    out = ["--out", "results/here"] if verb in ("derive", "extract", "repair", "decompose") else []
    if verb == "extract":
        os.chdir(hostile.file.parent)
        out = ["--out", str(hostile.out)]
    samples = [] if verb == "extract" else ["sample"]
    did: dict[str, Any] = run_tool(verb, [*options, *out], python, samples, rooms)["did"]
    return did


@pytest.mark.parametrize("verb", ["check", "digits", "derive", "repair", "extract"])
def test_code_of_others_changes_nothing_but_the_results(hostile: Hostile, verb: str) -> None:
    need_rooms()
    did = _call(hostile, verb)
    own = verb == "extract"
    # Temporary folders are private, so nothing is left of what was written there.
    in_the_sample, _, temporary = hostile.targets[2:]
    assert in_the_sample not in did["writes"]
    assert temporary in did["writes"]
    assert not any(Path(path).exists() for path in hostile.targets[1:])
    assert (hostile.home / "secret").read_text() == "secret"
    assert (did["connects"], did["processes"]) == (False, False)
    # The user's own code may need the user's files and variables.
    assert (did["reads"], did["token"]) == (hostile.secrets if own else [], own)
    assert (did["results"], (hostile.out / "result").exists()) == ((True, True) if did["out"] else (False, False))


def test_without_isolation_code_can_do_whatever_the_user_can_do(hostile: Hostile) -> None:
    did = _call(hostile, "derive", rooms=Rooms.of(no_isolation=True))
    assert (did["reads"], did["writes"], did["token"]) == (hostile.secrets, hostile.targets, True)
    assert (did["connects"], did["results"], did["processes"]) == (True, True, True)


def test_a_folder_of_results_is_made_and_removed_if_it_stays_empty(hostile: Hostile) -> None:
    hostile.file.write_text("did['sees'] = __import__('os').path.isdir(did['out'])")
    assert _call(hostile, "derive")["sees"]
    assert not hostile.out.parent.exists()


@pytest.mark.parametrize("real", ["home/elsewhere", "elsewhere"])
def test_a_folder_of_results_may_be_a_link(hostile: Hostile, real: str) -> None:
    need_rooms()
    folder = hostile.home.parent / real
    folder.mkdir()
    hostile.out.parent.mkdir()
    hostile.out.symlink_to(folder)
    assert _call(hostile, "derive")["results"]
    assert (folder / "result").exists()
    assert hostile.out.is_symlink()


def test_a_sample_in_hugging_faces_cache_is_read_through_its_links(hostile: Hostile) -> None:
    """But a link to a file of the user shows nothing."""
    need_rooms()
    repository = hostile.home / "cache" / "datasets--org--name"
    sample, blobs = repository / "snapshots" / "revision" / "sample", repository / "blobs"
    for folder in (sample, blobs):
        folder.mkdir(parents=True)
    (sample / "model.py").symlink_to("../../../blobs/code")
    (sample / "link").symlink_to("../../../../../secret")
    shows = f"did['there'] = sorted(os.listdir({str(hostile.home)!r})), os.path.exists({str(sample / 'link')!r})"
    (blobs / "code").write_text(f"import os; {shows}")
    assert run_tool("check", [], sys.executable, [str(sample)])["did"]["there"] == [["cache"], False]


@pytest.mark.parametrize("variable", ["HF_HOME", "HF_HUB_CACHE", "TRANSFORMERS_CACHE", "TORCH_HOME", "XDG_CACHE_HOME"])
def test_the_users_code_sees_the_caches_of_models(
    hostile: Hostile, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    need_rooms()
    cache = hostile.home.parent / "cache"
    cache.mkdir()
    (cache / "weights").touch()
    monkeypatch.setenv(variable, str(cache))
    hostile.file.write_text(f"import os; did['there'] = os.listdir({str(cache)!r})")
    assert _call(hostile, "extract")["there"] == ["weights"]


def test_many_samples_are_shown_by_the_folders_that_hold_them(hostile: Hostile) -> None:
    need_rooms()
    paths = [hostile.home / "many" / f"group-{number % 3}" / f"s{number}" for number in range(400)]
    paths.append(hostile.home / "one" / "s")
    for number, path in enumerate(paths):
        path.mkdir(parents=True)
        (path / "model.py").write_text(f"import os; did[{number}] = os.listdir({str(hostile.home)!r})")
    did = run_tool("check", [], sys.executable, [str(path) for path in paths])["did"]
    assert all(sorted(did[str(number)]) == ["many", "one"] for number in range(401))
    few = graph_tools.few_paths([str(path) for path in paths])
    assert str(hostile.home / "one" / "s") in few
    assert graph_tools.few_paths([f"/{number}/a/s" for number in range(300)]) == ["/"]


def _refusing(tmp_path: Path) -> str:
    """An interpreter on a machine that allows no namespaces."""
    number = system_calls.REFUSED["unshare"][os.uname().machine == "aarch64"]
    code = tmp_path / "refuses.py"
    code.write_text(REFUSES)
    return program(tmp_path / "python", f'exec "{sys.executable}" "{code}" {number} 1 "{sys.executable}" "$@"')


def test_a_machine_that_allows_no_room_is_named_and_the_tool_runs(
    hostile: Hostile, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert _call(hostile, "check", _refusing(tmp_path))["connects"]
    warning = "warning: the samples' code is not isolated and can do whatever you can do, "
    # On a machine that allows no namespaces, the message also names the setting.
    assert f"{warning}because namespaces cannot be made: Operation not permitted" in capfd.readouterr().err


def test_a_tool_that_must_be_isolated_does_not_run_where_the_machine_refuses(
    hostile: Hostile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRAPHNET_ISOLATION", "on")
    with pytest.raises(ToolFailed, match="the samples' code cannot be isolated: namespaces cannot be made"):
        _call(hostile, "check", _refusing(tmp_path))
    assert not (hostile.home / "new").exists()


def test_what_the_users_code_could_not_reach_names_the_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = json.dumps({"error": {"kind": OUTSIDE, "message": "m.py fails: OSError: no."}})
    interpreter = program(tmp_path / "python", f"echo '{said}'\nexit 2")
    monkeypatch.delenv("GRAPHNET_ISOLATION", raising=False)
    with pytest.raises(
        UsageError, match=r"OSError: no. It runs isolated: .* the file's .* --no-isolation changes that"
    ):
        run_tool("extract", ["m.py:f", "--out", str(tmp_path)], interpreter)
    with pytest.raises(UsageError, match=r"OSError: no.$"):
        run_tool("extract", ["m.py:f", "--out", str(tmp_path)], interpreter, rooms=Rooms("off"))


def program(path: Path, script: str) -> str:
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize(
    "option", [one.name for one in VERBS["regions"].options if one.type is Path and one.name != "--out"]
)
def test_a_file_that_an_option_names_is_seen_in_the_room(tmp_path: Path, option: str) -> None:
    class Looked(Exception):
        """Raised instead of making a room."""

    class Rooms_(Rooms):
        def around(self, readable: Sequence[str], *_: object, **__: object) -> list[str]:
            seen.extend(readable)
            raise Looked

    seen: list[str] = []
    with pytest.raises(Looked):
        run_tool("regions", [f"--out={tmp_path}", f"{option}=/elsewhere/file"], sys.executable, ["a"], Rooms_())
    assert "/elsewhere/file" in seen


def test_thirty_thousand_paths_reach_the_tool(python: str) -> None:
    # The paths take 4 MB, and Linux refuses to start a program with more than 2 MB of arguments.
    paths = [f"/samples/{'long' * 30}/sample {number}" for number in range(30_000)]
    assert run_tool("check", [], python, paths)["paths"] == paths


def test_paths_of_the_command_line_and_of_the_file_are_one_list(python: str) -> None:
    assert run_tool("check", ["first"], python, ["@second", "-third"])["paths"] == ["first", "@second", "-third"]


@pytest.mark.parametrize(
    ("arguments", "message"), [([], "give --samples-from"), (["--samples-from", "/missing"], "cannot be read")]
)
def test_a_tool_without_samples_is_one_sentence(python: str, arguments: list[str], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        run_tool("check", arguments, python)


def test_a_path_with_a_line_break_is_refused_before_the_tool_starts(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="line break"):
        run_tool("check", [], str(tmp_path / "no interpreter"), ["a\nb"])


@pytest.mark.parametrize(
    ("said", "error"), [("no JSON", None), (json.dumps({"error": {"message": "broken"}}), "broken")]
)
def test_a_tool_that_fails_is_one_sentence(tmp_path: Path, said: str, error: str | None) -> None:
    interpreter = program(tmp_path / "python", f"echo '{said}'\nexit 1")
    with pytest.raises(ToolFailed, match=error or "ended with exit code 1") as raised:
        run_tool("dedupe", [], interpreter, ["a"])
    assert "\n" not in str(raised.value)


def test_every_verb_and_option_of_the_tools_is_a_command_with_this_option() -> None:
    root = commands.complete(app).commands
    offered = {"extract": root["extract"], **root["samples"].commands}
    assert VERBS.keys() - offered.keys() == {"run", "subgraphs", "regions", "peaks"}
    for verb in VERBS.keys() & offered.keys():
        helps = {name: one.help for one in offered[verb].params for name in (one.name, *one.opts)}
        assert [helps[option.name] for option in VERBS[verb].options] == [one.help for one in VERBS[verb].options]


@pytest.mark.parametrize("verb", VERBS)
def test_the_tool_prints_its_own_help(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        make_parser().parse_args([verb, "--help"])
    shown = capsys.readouterr().out
    assert all((option.metavar or option.name) in shown for option in VERBS[verb].options)


def test_options_reach_the_tool_as_they_were_typed(python: str) -> None:
    typed = ["--out", "-o", "--dynamic", "--name", "--n", "--python", python, "--format", "json"]
    done = CliRunner().invoke(app, ["extract", "m.py:f", *typed])
    options = json.loads(done.stdout)["options"]
    assert (options["target"], options["out"], options["name"]) == ("m.py:f", "-o", "--n")
    assert (options["dynamic"], options["dtype"], options["source"]) == ("True", "None", "user")
    assert done.exit_code == 1


def test_text_is_the_tools_and_problems_are_on_stderr(python: str) -> None:
    done = CliRunner().invoke(app, ["extract", "m.py:f", "--out", "o", "--python", python])
    assert done.stdout == "a line\nnext: ./graphnet bench --samples made\n"
    assert done.stderr == "one: no\n"

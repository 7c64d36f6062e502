"""Tests the generated parts of pages in docs/reference, and the command lines in all documents."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from script_modules import ROOT, script_module
from test_documents import DOCUMENTS

from graphnet.cli.app import app
from graphnet.cli.commands import complete
from graphnet.errors import ExitCode
from graphnet_contract import messages

tool = script_module("tools/reference_pages.py")
PAGES: dict[Path, str] = tool.pages()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_page_is_up_to_date(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == PAGES[page], "renew it: .venv-check/bin/python tools/reference_pages.py"


def test_every_command_and_option_is_listed_once() -> None:
    def paths(command: Any, path: str) -> list[str]:
        below = getattr(command, "commands", {})
        return [path] + [deeper for name in below for deeper in paths(below[name], f"{path} {name}")]

    text = PAGES[tool.FOLDER / "command-line.md"]
    assert sorted(re.findall(r"^## (.+)$", text, re.MULTILINE)) == sorted(paths(complete(app), "graphnet"))
    bench = text.partition("## graphnet bench\n")[2].partition("\n## ")[0]
    flags = [name for option in complete(app).commands["bench"].params for name in option.opts]
    assert [flag for flag in flags if len(re.findall(rf"(?<=[`, ]){flag}(?=[`, ].*\| )", bench)) != 1] == []


def test_every_exit_code_is_a_number_with_a_meaning() -> None:
    assert [(code.name, code.value) for code in ExitCode] == [
        *(("OK", 0), ("CHECK_FAILED", 1), ("USAGE", 2), ("UNAVAILABLE", 3)),
        *(("LIMIT_REACHED", 124), ("INTERRUPTED", 130)),
    ]
    assert ExitCode(3) is ExitCode.UNAVAILABLE
    assert all(len(code.meaning) > 20 for code in ExitCode)


def test_the_protocol_has_every_message_and_enum_and_every_field_a_meaning() -> None:
    text = PAGES[tool.FOLDER / "protocol.md"]
    listed = set(re.findall(r"^## (.+)$", text, re.MULTILINE))
    made = {
        name
        for name, value in vars(messages).items()
        if isinstance(value, type) and value.__module__ == messages.__name__
    }
    assert len(listed) > 30
    assert made - listed == set()
    declared = re.findall(r"^ +(?:[\w.<>, ]+ )?\w+ = \d+;", tool.PROTO.read_text(encoding="utf-8"), re.MULTILINE)
    rows = re.findall(r"^\| (\d+) \|.*\| ([^|]*) \|$", text, re.MULTILINE)
    assert len(rows) == len(declared)


def test_a_variable_without_a_meaning_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(tool.MEANINGS, "GRAPHNET_HOME")
    with pytest.raises(SystemExit, match="differ by GRAPHNET_HOME"):
        list(tool.variables())


def command_lines() -> list[tuple[str, str]]:
    """Return the command lines in the code blocks of the documents, each with its document."""
    found = []
    # The examples in the help of commands, which one page repeats, have a test of their own.
    for document in sorted({*DOCUMENTS} - {tool.FOLDER / "command-line.md"}):
        text = document.read_text(encoding="utf-8")
        blocks = re.findall(r"^```\w*\n(.*?)^```|((?:^    \S.*\n)+)", text, re.DOTALL | re.MULTILINE)
        for block in map("".join, blocks):
            lines = re.sub(r"\\\n *", "", block).splitlines()
            name = document.relative_to(ROOT).as_posix()
            found += [(name, line.strip()) for line in lines if re.match(r" *(\./)?graphnet [a-z-]+( |$)", line)]
    return found


def words_of(line: str) -> list[str]:
    """Split a line into the words of its command, without remarks, placeholders of options and what a shell does."""
    line = re.split(r" {2,}| #|\|\||; | 2?>", line)[0]
    return [word for word in shlex.split(line)[1:] if word != "..." and "[" not in word[:1]]


@pytest.mark.parametrize(("document", "line"), command_lines())
def test_a_command_line_of_a_document_has_a_command_and_options_that_exist(document: str, line: str) -> None:
    del document
    command: Any = complete(app)
    words = words_of(line)
    while words and words[0][0] != "-" and hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    known = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
    given = {
        word.partition("=")[0] for word in words[: words.index("--") if "--" in words else None] if word[:2] == "--"
    }
    assert given - known - {"--help"} == set()


def test_the_documents_have_many_command_lines() -> None:
    assert len(command_lines()) > 60

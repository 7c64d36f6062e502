"""Checks that the files, options and tests that the documents mention exist."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from gate import NOT_QUICK

from graphnet.cli.app import app
from graphnet.cli.commands import complete

ROOT = Path(__file__).resolve().parent.parent
PATTERNS = ("*.md", "[a-z]*/README.md", "[a-z]*/*/README.md", "docs/**/*.md")
DOCUMENTS = sorted({path for pattern in PATTERNS for path in ROOT.glob(pattern)})
#: The pages that a reader sees first.
FIRST_PAGES = ("README.md", "docs/README.md")
DECISIONS = ROOT / "docs" / "why" / "decisions"
PAGES = sorted(DECISIONS.glob("[0-9]*.md"))


def options_of(command: Any) -> set[str]:
    """Return the long options of a command and of all its subcommands."""
    own = {name for parameter in command.params for name in parameter.opts + parameter.secondary_opts}
    below = getattr(command, "commands", {}).values()
    return {name for name in own if name.startswith("--")}.union(*map(options_of, below))


@cache
def functions_by_file() -> dict[str, set[str]]:
    """Return the names of the tests in each file, by the file's path from the repository's root."""
    found = {}
    for path in (ROOT / "tests").rglob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = (node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
        found[path.relative_to(ROOT).as_posix()] = {name for name in functions if name.startswith("test_")}
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_relative_link_leads_somewhere(document: Path) -> None:
    assert {target for target in targets(document) if not (document.parent / target).exists()} == set()


def targets(document: Path) -> set[str]:
    """Return the relative targets of a document's links and pictures."""
    return set(re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")))


def linked(document: Path) -> set[Path]:
    """Return the documents to which a document has a link."""
    return {(document.parent / target).resolve() for target in targets(document)} & set(DOCUMENTS)


def test_every_document_is_at_most_two_clicks_away_from_the_readme() -> None:
    one = linked(ROOT / "README.md")
    two = set[Path]().union(*map(linked, one))
    assert set(DOCUMENTS) - one - two - {ROOT / "README.md"} == set(), "link it in docs/README.md"


def test_the_index_of_the_documents_lists_every_page_but_single_decisions() -> None:
    pages = set(ROOT.glob("docs/*/*.md")) | {DECISIONS / "README.md"}
    assert pages - linked(ROOT / "docs" / "README.md") == set()


def test_the_map_is_the_first_link_of_contributing() -> None:
    links = re.findall(r"\]\(([^)]+)\)", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert links[0] == "docs/inside/map.md"


@pytest.mark.parametrize("page", FIRST_PAGES)
def test_every_option_the_first_pages_name_exists(page: str) -> None:
    named = set(re.findall(r"(--[a-z][a-z-]+)", (ROOT / page).read_text(encoding="utf-8"))) - {"--help"}
    assert named - options_of(complete(app)) == set()


def test_every_command_the_first_pages_name_exists() -> None:
    readme, index = ((ROOT / page).read_text(encoding="utf-8") for page in FIRST_PAGES)
    named = re.findall(r"\./graphnet ([a-z][a-z-]*(?: [a-z]+)?)", readme + index)
    # The index also names commands without the program, for instance `samples index` or `bench --trace`.
    named += re.findall(r"`([a-z][a-z-]*(?: [a-z]+)?)(?: --[^`]*)?`", index)
    assert len(named) > 30
    commands: dict[str, Any] = vars(complete(app))["commands"]
    for first, *rest in map(str.split, named):
        assert first in commands, first
        subcommands = getattr(commands[first], "commands", None)
        assert subcommands is None or set(rest) <= set(subcommands), (first, rest)


def test_every_test_that_the_survival_table_names_exists() -> None:
    named = set(re.findall(r"\btest_\w+", (ROOT / "docs" / "why" / "survival.md").read_text(encoding="utf-8")))
    assert named
    assert named - set().union(*functions_by_file().values()) == set()


def test_the_index_lists_every_decision_with_its_title() -> None:
    listed = re.findall(r"^\| \[(\d{4})\]\((\S+)\) \| (.+) \|$", (DECISIONS / "README.md").read_text(), re.MULTILINE)
    titles = {page.name: page.read_text(encoding="utf-8").splitlines()[0] for page in PAGES}
    assert {name: f"# {int(number)}. {title}" for number, name, title in listed} == titles
    assert [name[:4] for name in titles] == [f"{number:04}" for number in range(1, len(titles) + 1)]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_a_decision_has_its_four_parts_and_real_tests(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Consequence", "Held by"]
    held = re.findall(r"^- `(test_\w+)` in \[(\S+)\]\(", text.partition("## Held by")[2], re.MULTILINE)
    assert held
    known = functions_by_file()
    assert {(name, path) for name, path in held if name not in known.get(path, set())} == set()


def test_contributing_names_real_folders_tools_and_variables() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    settings = json.loads(block)
    ignored = [word.partition("=")[2] for word in settings["python.testing.pytestArgs"] if "=" in word]
    folders = [*settings["python.analysis.extraPaths"], *ignored]
    tools = re.findall(r"tools/\w+\.py", text)
    assert tools
    assert [name for name in folders + tools if not (ROOT / name).exists()] == []
    sources = [path for folder in ("tests", "testkit") for path in (ROOT / folder).rglob("*.py")]
    tests = "".join(path.read_text(encoding="utf-8") for path in sources)
    variables = set(re.findall(r"`(GRAPHNET_TEST_\w+)`", text)) - {"GRAPHNET_TEST_XLA_PYTHON"}
    assert {name for name in variables if f'"{name}"' not in tests} == set()


@pytest.mark.parametrize("name", NOT_QUICK)
def test_what_check_quick_leaves_out_exists(name: str) -> None:
    file, _, test = name.partition("::")
    path = ROOT / "tests" / (file if file.endswith("/") else f"{file}.py")
    assert path.exists()
    if test:
        assert f"def {test}(" in path.read_text(encoding="utf-8")

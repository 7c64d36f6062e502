"""Checks the files that GitHub, editors and pre-commit read: they parse, name commands that exist, and pin actions."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from script_modules import ROOT

import graphnet

GITHUB = ROOT / ".github"
WORKFLOWS = sorted([*GITHUB.glob("workflows/*.yml"), *ROOT.glob("docs/**/*workflow.yml")])
FORMS = sorted(set(GITHUB.glob("ISSUE_TEMPLATE/*.yml")) - {GITHUB / "ISSUE_TEMPLATE" / "config.yml"})
#: A commit, with the version's name as a remark.
PINNED = re.compile(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def suites_of_check() -> set[str]:
    """Return the words that ./check takes."""
    text = (ROOT / "check").read_text(encoding="utf-8").partition("\ncase ")[2]
    return set(re.findall(r"^  (\w+)\)", text, re.MULTILINE))


@pytest.mark.parametrize("path", WORKFLOWS, ids=name_of)
def test_a_workflow_has_steps_that_can_run_and_pins_every_action(path: Path) -> None:
    workflow = read(path)
    # YAML 1.1 reads the key `on` as true.
    assert set(workflow) >= {"name", True, "jobs"}
    for job in workflow["jobs"].values():
        assert job["runs-on"]
        assert all(("run" in step) != ("uses" in step) for step in job["steps"])
    used = re.findall(r"uses:.*", path.read_text(encoding="utf-8"))
    assert used
    assert [line for line in used if not PINNED.fullmatch(line)] == []
    # A step or an artefact after the checkout could else read the job's token.
    checkouts = [step for job in workflow["jobs"].values() for step in job["steps"] if "checkout@" in str(step)]
    assert [step for step in checkouts if step["with"]["persist-credentials"] is not False] == []


@pytest.mark.parametrize("path", sorted(GITHUB.glob("workflows/*.yml")), ids=name_of)
def test_our_workflows_have_few_rights_and_run_what_exists(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    named: set[str] = set()
    for job in workflow["jobs"].values():
        assert job["timeout-minutes"] <= 90
        suites = job.get("strategy", {}).get("matrix", {}).get("suite", [])
        for step in job["steps"]:
            text = step.get("run", "")
            named.update(suites if "./check ${{" in text else re.findall(r"^\./check (\w+)", text, re.MULTILINE))
            scripts = re.findall(r"(?<!\S)(?:tools|deploy)/[\w.]+", text)
            assert [script for script in scripts if not (ROOT / script).exists()] == []
    assert named
    assert named <= suites_of_check()


def test_the_checks_of_a_pull_request_are_all_suites() -> None:
    jobs = read(GITHUB / "workflows" / "check.yml")["jobs"]
    # ./check and ./check quick are made of lint and tests.
    assert {*jobs["suite"]["strategy"]["matrix"]["suite"], "containers", "site"} == suites_of_check() - {"all", "quick"}


@pytest.mark.parametrize("path", FORMS, ids=name_of)
def test_a_form_has_questions_with_names(path: Path) -> None:
    form = read(path)
    assert {"name", "description", "body"} <= set(form)
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    assert {field["type"] for field in form["body"]} <= {"markdown", "textarea", "input", "dropdown", "checkboxes"}
    assert len({field["id"] for field in asked}) == len(asked) > 0
    assert all(field["attributes"]["label"] for field in asked)
    assert any(field.get("validations", {}).get("required") for field in asked)


def test_the_hooks_of_pre_commit_are_our_own_commands() -> None:
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    entries = [hook["entry"] for hook in repository["hooks"]]
    assert entries == [
        ".venv-check/bin/ruff check --force-exclude",
        ".venv-check/bin/ruff format --force-exclude",
        "./check lint",
    ]
    assert all(hook["language"] == "system" for hook in repository["hooks"])


def test_the_citation_names_this_version_and_licence() -> None:
    citation = read(ROOT / "CITATION.cff")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (citation["version"], citation["license"]) == (graphnet.__version__, project["license"])
    assert {"cff-version", "message", "title", "authors"} <= set(citation)


def test_editors_break_lines_where_ruff_does() -> None:
    text = (ROOT / ".editorconfig").read_text(encoding="utf-8")
    ruff = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]
    assert re.findall(r"max_line_length = (\d+)", text) == [str(ruff["line-length"])]


def test_ci_needs_nothing_outside_of_the_repository() -> None:
    for path in (ROOT / ".ci" / "run", ROOT / "check", *WORKFLOWS):
        assert "../shared" not in path.read_text(encoding="utf-8"), path

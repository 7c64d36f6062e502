"""What documents say of the project must hold."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_every_relative_link_leads_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("backends/*/README.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.relative_to(ROOT)} links to {target}"


def test_every_option_the_readme_names_exists() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    package = ROOT / "orchestrator/graphnet"
    files = [*(package / "cli").glob("*.py"), package / "runs" / "request.py"]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    for option in set(re.findall(r"(--[a-z][a-z-]+)", text)):
        name = option[2:].replace("-", "_")
        assert f'"{option}"' in source or re.search(rf"\b{name}: Annotated", source), option


def test_every_test_that_the_survival_table_names_exists() -> None:
    named = set(re.findall(r"\btest_\w+", (ROOT / "docs" / "survival.md").read_text(encoding="utf-8")))
    tests = (path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    exist = {name for text in tests for name in re.findall(r"def (test_\w+)", text)}
    assert named and named <= exist, named - exist

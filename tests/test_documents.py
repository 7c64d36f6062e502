"""Documents that are made from something must be what it makes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_corpus_table_is_current() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "corpus_table.py")], capture_output=True, text=True, check=True
    )
    assert (ROOT / "docs" / "corpus.md").read_text(encoding="utf-8") == done.stdout


def test_every_relative_link_leads_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("backends/*/README.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.relative_to(ROOT)} links to {target}"


def test_every_option_the_readme_names_exists() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "orchestrator/graphnet/cli").glob("*.py"))
    for option in set(re.findall(r"(--[a-z-]+)", text)):
        name = option[2:].replace("-", "_")
        assert f'"{option}"' in source or re.search(rf"\b{name}: Annotated", source), option

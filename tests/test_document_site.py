"""Builds the site of docs/ with MkDocs, and checks that its pages show no Markdown that should have become HTML."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
import yaml
from script_modules import ROOT, script_module

links = script_module("tools/site_links.py")
REPOSITORY = "https://example.org/us/mesh"
#: Text that a page shows if a reader of Markdown did not see a table, a list, a code block, a link or bold text.
LEFTOVER = re.compile(r"\| ?---|\n\||\n[-*] |\n\d+\. |```|\]\(|\*\*|\\\|")
VOID = {"meta", "link", "img", "input", "br", "hr"}


class Shown(HTMLParser):
    """The text of a page's main part by kind, the addresses that it names, and the files that it loads."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.main = 0
        self.texts: list[str] = []
        self.code: list[str] = []
        self.links: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
            if names.get("role") == "main":
                self.main = len(self.open)
        if tag == "a" and self.main:
            self.links.append(names.get("href") or "")
        if tag in ("script", "img") or (tag == "link" and names.get("rel") in ("stylesheet", "icon")):
            self.loaded += [address for address in (names.get("src"), names.get("href")) if address]

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            while self.open.pop() != tag:
                pass
            if len(self.open) < self.main:
                self.main = 0

    def handle_data(self, data: str) -> None:
        if self.main and self.open[-1] not in ("script", "style"):
            (self.code if {"pre", "code"} & set(self.open) else self.texts).append(data)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Shown]:
    """The pages of the site by their paths, built as `./check site` builds it, for a repository."""
    folder: Path = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    environment = {"PATH": "/usr/bin:/bin", "GRAPHNET_REPOSITORY_URL": REPOSITORY}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    pages = {}
    for path in folder.rglob("*.html"):
        pages[path.relative_to(folder).as_posix()] = page = Shown()
        page.feed(path.read_text(encoding="utf-8"))
    return pages


def test_every_document_is_a_page_and_the_index_is_the_first(site: dict[str, Shown]) -> None:
    documents = {path.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for path in ROOT.glob("docs/**/*.md")}
    assert set(site) - {"404.html", "search.html"} == {
        re.sub(r"README\.html$", "index.html", name) for name in documents
    }
    assert "All documents" in site["index.html"].texts


def test_nothing_is_left_of_markdown(site: dict[str, Shown]) -> None:
    left = [(name, text) for name, page in site.items() for text in page.texts if LEFTOVER.search(text)]
    assert left == []
    assert {name for name, page in site.items() if any("\\|" in text for text in page.code)} == set()


def test_a_page_loads_nothing_from_another_host(site: dict[str, Shown]) -> None:
    assert site["index.html"].loaded
    assert {address for page in site.values() for address in page.loaded if "//" in address} == set()


def test_a_link_out_of_the_documents_leads_to_the_repository(site: dict[str, Shown]) -> None:
    outside = {link for page in site.values() for link in page.links if link.startswith(REPOSITORY)} - {REPOSITORY}
    assert f"{REPOSITORY}/blob/HEAD/samples/README.md" in outside
    assert f"{REPOSITORY}/tree/HEAD/orchestrator/graphnet/cli" in outside
    paths = {re.sub(r"^(blob|tree)/HEAD/|#.*$", "", link.removeprefix(f"{REPOSITORY}/")) for link in outside}
    assert {path for path in paths if not (ROOT / path).exists()} == set()


@pytest.mark.parametrize(
    ("text", "with_repository", "without"),
    [
        ("[a](b.md)", "[a](b.md)", "[a](b.md)"),
        ("[a](../../docs/why/b.md#c)", "[a](../../docs/why/b.md#c)", "[a](../../docs/why/b.md#c)"),
        ("[a](https://example.org)", "[a](https://example.org)", "[a](https://example.org)"),
        ("[`a`](../../check)", "[`a`](R/blob/HEAD/check)", "`a` (`check`)"),
        ("[a [b]](../../README.md#c)", "[a [b]](R/blob/HEAD/README.md#c)", "a [b] (`README.md`)"),
        ("x [a](../../tests) y", "x [a](R/tree/HEAD/tests) y", "x a (`tests`) y"),
        ("[tests/gate.py](../../tests/gate.py)", "[tests/gate.py](R/blob/HEAD/tests/gate.py)", "tests/gate.py"),
    ],
)
def test_only_links_out_of_the_documents_change(text: str, with_repository: str, without: str) -> None:
    assert links.rewritten(text, "docs/why", "docs", ROOT, "R/") == with_repository
    assert links.rewritten(text, "docs/why", "docs", ROOT, None) == without


def test_the_menu_has_the_folders_of_the_documents_in_the_order_of_the_index() -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").replace("!ENV ", "")
    first, *groups = (next(iter(entry.items())) for entry in yaml.safe_load(text)["nav"])
    assert first == ("All documents", "README.md")
    folders = {title: {path.partition("/")[0] for one in pages for path in one.values()} for title, pages in groups}
    assert folders == {
        "Start": {"start"},
        "How to": {"how-to"},
        "Look up": {"reference"},
        "Why": {"why"},
        "Evidence": {"evidence", "causes"},
        "Inside": {"inside"},
    }
    headings = re.findall(r"^## (.+)$", (ROOT / "docs" / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [title for title, _ in groups] == [heading.replace("Reference", "Look up") for heading in headings]

"""A hook of MkDocs, named in mkdocs.yml: links from a page of docs/ to a file outside of docs/ lead to the repository.

In the repository's own view of a page, such a link is relative. The site has no such file. If mkdocs.yml has a
``repo_url``, the link leads to the file there; else the page names the file.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

#: A link or picture with a relative target: its mark, its text, its target and the place in the target.
_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)#:\s]+)(#[^)\s]*)?\)")


def on_page_markdown(markdown: str, *, page: Any, config: Any, **_: Any) -> str:
    """Return a page's text with other links; MkDocs calls this function for each page."""
    docs = Path(config["docs_dir"])
    root = docs.parent
    folder = posixpath.dirname(f"{docs.name}/{page.file.src_uri}")
    return rewritten(markdown, folder, docs.name, root, config["repo_url"])


def on_page_content(html: str, **_: Any) -> str:
    """Return a page without the backslashes that keep a ``|`` of code from ending a table's cell; MkDocs calls this."""
    return re.sub(r"<td\b.*?</td>", lambda found: found[0].replace("\\|", "|"), html, flags=re.DOTALL)


def rewritten(markdown: str, folder: str, docs: str, root: Path, repository: str | None) -> str:
    """Return the text of a page in ``folder``, with its links out of ``docs`` changed. Both are folders in ``root``."""

    def link(found: re.Match[str]) -> str:
        mark, text, target, place = found.groups(default="")
        path = posixpath.normpath(posixpath.join(folder, target))
        if path == docs or path.startswith(f"{docs}/"):
            return found[0]
        if not repository:
            return text if path in text else f"{text} (`{path}`)"
        kind = "tree" if (root / path).is_dir() else "blob"
        return f"{mark}[{text}]({repository.rstrip('/')}/{kind}/HEAD/{path}{place})"

    return _LINK.sub(link, markdown)

"""The scripts and styles of every page, and the policy that lets a page run these scripts and nothing else."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Sequence
from functools import cache
from importlib import resources


def policy(scripts: Sequence[str]) -> str:
    """Return the Content-Security-Policy that allows only these scripts, by their hashes, and no network connection."""
    hashes = " ".join(
        f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'" for script in scripts
    )
    return f"default-src 'none'; script-src {hashes}; style-src 'unsafe-inline'; img-src data:; font-src data:"


@cache
def scripts(own: str) -> tuple[str, ...]:
    """Return a page's scripts in order: the theme, Vega with Vega-Lite, DataTables, and the page's own script.

    Args:
        own: the text of the page's own script, which differs from one kind of page to the next. It can call the
            functions of common.js.
    """
    import vl_convert  # the import loads 80 MB, and only pages and plots need it

    vega: str = vl_convert.javascript_bundle()  # type: ignore[call-arg]  # its stub forgets the default
    return (asset("theme.js"), vega, _data_tables(), asset("common.js") + own)


def _data_tables() -> str:
    """Return DataTables from the package itables, as a script that sets ``window.DataTable``."""
    text = (resources.files("itables") / "html" / "dt_bundle.js").read_text(encoding="utf-8")
    made = re.sub(r"export\{[^}]*?(\w+) as default[^}]*\};?", r"window.DataTable=\1;", text, count=1)
    if made == text:
        raise RuntimeError("the package itables exports DataTables in another way; pin the version of requirements.txt")
    return made.replace("</script", "<\\/script")


def style() -> str:
    """Return the styles of every page: those of DataTables, and those of page.css."""
    return table_css() + asset("page.css")


def table_css() -> str:
    """Return the styles of DataTables."""
    return (resources.files("itables") / "html" / "dt_bundle.css").read_text(encoding="utf-8")


def asset(name: str, package: str = "graphnet.report") -> str:
    """Return the text of a file in the folder ``assets`` of a package."""
    return (resources.files(package) / "assets" / name).read_text(encoding="utf-8")

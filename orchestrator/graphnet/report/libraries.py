"""The scripts and styles of every page, and the policy that lets a page run these scripts and nothing else."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from importlib import resources
from typing import Any

from graphnet import __version__


def render(template: str, scripts: Sequence[str], **values: Any) -> str:
    """Return the page that a template of jinja2 makes of values. Every page has its scripts, styles and version."""
    import jinja2  # the import takes 50 ms, and only pages need it

    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True)
    return environment.from_string(template).render(
        made=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        version=__version__,
        scripts=scripts,
        style=style(),
        policy=policy(scripts),
        **values,
    )


def policy(scripts: Sequence[str]) -> str:
    """Return the Content-Security-Policy that allows only these scripts, by their hashes, and no network connection."""
    hashes = " ".join(
        f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'" for script in scripts
    )
    return f"default-src 'none'; script-src {hashes}; style-src 'unsafe-inline'; img-src data:; font-src data:"


@cache
def scripts(own: str) -> tuple[str, ...]:
    """Return a page's scripts: the theme, Vega with Vega-Lite, DataTables, and common.js with the ``own`` script."""
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

"""The files of the view's pages, and the report pages of runs, as answers to requests."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

_TYPES: Final = {".css": "text/css", ".html": "text/html", ".js": "text/javascript"}
#: The files that a page may load. Each key is a folder in the address. Its value consists of the package that has the
#: files, the files' folder in this package, and the files' names. The style and the theme are those of the report, and
#: the table is DataTables from the package itables.
_SHIPPED: Final = {
    "assets": ("graphnet.report", "assets", ("page.css", "theme.js")),
    "library": ("itables", "html", ("dt_bundle.css", "dt_bundle.js")),
    "static": ("graphnet.view", "static", ("view.css", "common.js", "runs.js", "run.js", "compare.js")),
}
#: The content security policy for a report page. It allows inline scripts, because the scripts of a report are inside
#: its page; the page itself lists the scripts' hashes and so forbids all others. The sandbox makes the browser treat
#: the page as a separate origin, so the scripts cannot read anything else from this server.
_REPORT_POLICY: Final = (
    "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    "img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def page(name: str) -> Response:
    """Return one of the view's pages. The page is the same for every run."""
    return _file(resources.files("graphnet.view") / "static" / name)


def shipped_file(request: Request) -> Response:
    """Answer with a file that a page loads. Only the files in ``_SHIPPED`` can be requested."""
    package, folder, names = _SHIPPED.get(request.path_params["folder"], ("", "", ()))
    name = request.path_params["name"]
    if name not in names:
        raise HTTPException(404, "graphnet view has no such file")
    return _file(resources.files(package) / folder / name)


def report_of(folders: Sequence[Path]) -> Response:
    """Return the report page of runs, as ``graphnet report`` would write it. No file is written.

    Raises:
        UsageError: a run has no row yet or has rows of an unknown schema, or its rows were judged in different ways.
        StorageError: a file of a run cannot be read.
    """
    # Import the report's charts and templates only here, because the import takes a second, and only this page needs
    # them.
    from graphnet.report.page import make_page
    from graphnet.report.runs import open_runs

    made = make_page(open_runs(folders))
    return Response(made.html, media_type="text/html", headers={"Content-Security-Policy": _REPORT_POLICY})


def _file(path: Traversable) -> Response:
    return Response(path.read_bytes(), media_type=_TYPES[Path(path.name).suffix])

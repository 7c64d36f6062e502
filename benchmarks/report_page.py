#!/usr/bin/env python3
"""Measure the HTML page of a run in Chromium, without a network. Usage: `benchmarks/report_page.py [ROWS]`.

ROWS is 50000 by default. The page has a table with ROWS rows, and a shortened detail view of each row. The figures are:

- the seconds until the page is open with its table,
- the seconds until the table is sorted,
- the size of the page,
- the longest of ten delays between storing a row and its appearance in the live view.

The limits are meant for 50000 rows on two cores without other work. The exit code is 0 if every figure meets its limit.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from in_environment import enter

enter()

from figures import ROOT, Figure, report  # noqa: E402 - only in the environment that enter() makes

sys.path.append(str(ROOT / "testkit"))
from browser import PACKAGES, Browser, view_of  # noqa: E402
from run_files import add, line, make_run, row  # noqa: E402

from graphnet.report.page import make_page  # noqa: E402
from graphnet.report.runs import open_runs  # noqa: E402

#: The limit of the page's size, in bytes. It is so small that the detail view of every row is shortened.
_MAX_BYTES = 1
_LIVE_ROWS = 10
_SORT = """
const done = arguments[0];
const began = performance.now();
[...document.querySelectorAll('#table thead th')].find((one) => one.textContent === 'compile')
  .querySelector('.dt-column-order, [role=button], span').click();
requestAnimationFrame(() => setTimeout(() => done((performance.now() - began) / 1000)));
"""


def page_figures(folder: Path, rows: int) -> Iterator[Figure]:
    """Make a page of ``rows`` rows, open the page, sort its table, and yield the figures."""
    records = (row(f"made/{number:06}", compile_ns=number * 7919 % 10**7 + 1) for number in range(rows))
    run = make_run(folder / "large", *records, planned_rows=rows)
    page = make_page(open_runs([run]), _MAX_BYTES)
    (folder / "page.html").write_text(page.html, encoding="utf-8")
    with Browser() as browser:
        began = time.perf_counter()
        browser.open((folder / "page.html").as_uri())
        yield Figure(f"a page of {rows:,} rows is open", time.perf_counter() - began, "s", at_most=5)
        yield Figure("its table is sorted", browser.driver.execute_async_script(_SORT), "s", at_most=5)
    yield Figure("its size", (folder / "page.html").stat().st_size / 1e6, "MB")


def live_figure(folder: Path) -> Figure:
    """Store rows while a browser follows their run. Return the longest time until a stored row was on the page."""
    run = make_run(folder / "runs" / "run", row("made/first"), planned_rows=_LIVE_ROWS + 1)
    slowest = 0.0
    with view_of(folder / "runs") as address, Browser() as browser:
        browser.open(address)
        browser.run("document.querySelector('#table tbody a').click()")
        for number in range(1, _LIVE_ROWS + 1):
            browser.wait("return document.documentElement.dataset.rows === arguments[0]", str(number))
            began = time.perf_counter()
            add(run, line(row(f"made/{number}")))
            browser.wait("return document.documentElement.dataset.rows === arguments[0]", str(number + 1))
            slowest = max(slowest, time.perf_counter() - began)
    return Figure("a stored row is in the live view", slowest, "s", at_most=2)


def main() -> int:
    """Measure and print every figure; return the exit code."""
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 50_000
    found = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "browser_packages.py")], stdout=subprocess.PIPE, text=True, check=False
    )
    if found.returncode != 0:
        return found.returncode
    os.environ[PACKAGES] = found.stdout

    def figures(folder: Path) -> Iterator[Figure]:
        yield from page_figures(folder, rows)
        yield live_figure(folder)

    with tempfile.TemporaryDirectory() as folder:
        return report(figures(Path(folder)))


if __name__ == "__main__":
    sys.exit(main())

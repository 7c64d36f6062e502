"""Make the picture of a run's page that README and docs/report.md show.

Usage: ``.venv-check/bin/python tools/page_picture.py RUN [OUT.png]``, by default docs/report.png. The page is opened by Chromium
without a window (Debian's package ``chromium``), and the picture is its top in the light theme.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from graphnet.report.page import make_page
from graphnet.report.runs import open_runs

ROOT: Final = Path(__file__).resolve().parent.parent
_SIZE: Final = "1280,1220"
_BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
_MOST_BYTES: Final = 200_000


def main(run: Path, out: Path) -> None:
    """Write the picture. Ends in a sentence if there is no browser or if the picture is too large to commit."""
    browser = next((found for name in _BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        sys.exit("there is no Chromium here; install Debian's package chromium")
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        page.write_text(make_page(open_runs([run])).html, encoding="utf-8")
        picture = Path(folder) / "page.png"
        options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--window-size={_SIZE}"]
        # Virtual time goes on only while the page has nothing to do, so the charts are there when it ends.
        options += ["--virtual-time-budget=20000", f"--screenshot={picture}", f"{page.as_uri()}#light"]
        done = subprocess.run([browser, *options], capture_output=True, text=True, timeout=300)
        if not picture.exists():
            sys.exit(f"{browser} made no picture: {done.stderr[-500:]}")
        if picture.stat().st_size > _MOST_BYTES:
            sys.exit(f"the picture has {picture.stat().st_size:,} bytes, more than {_MOST_BYTES:,}; choose another run")
        shutil.copyfile(picture, out)
    print(f"{out} ({out.stat().st_size / 1e3:.0f} kB)")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) == 3 else ROOT / "docs" / "report.png")

"""Take a picture of the report page of a run, for README and docs/how-to/report.md.

Usage: ``.venv-check/bin/python tools/page_picture.py RUN [OUT.png]``. OUT.png is docs/how-to/report.png by default. The
script needs Debian's packages chromium and chromium-driver, and builds an environment with selenium.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from environment_of_requirements import ensure

from graphnet.report.page import make_page
from graphnet.report.runs import open_runs

ROOT: Final = Path(__file__).resolve().parent.parent
_SELENIUM: Final = "selenium==4.51.0\n"
#: The largest size of a picture that may be committed, in bytes.
_MOST_BYTES: Final = 200_000


def main(run: Path, out: Path) -> None:
    """Write a picture of the run's report page into ``out``, or exit with a message."""
    python = ensure("screenshots", "3.11", _SELENIUM)
    with tempfile.TemporaryDirectory() as folder:
        page, picture = Path(folder) / "page.html", Path(folder) / "page.png"
        page.write_text(make_page(open_runs([run])).html, encoding="utf-8")
        command = [str(python), str(ROOT / "tools" / "screenshot.py"), str(page), str(picture)]
        if subprocess.run(command, check=False, timeout=300).returncode != 0:
            sys.exit("the page could not be drawn; the lines above say why")
        content = picture.read_bytes()
    if len(content) > _MOST_BYTES:
        sys.exit(f"the picture has {len(content):,} bytes, more than {_MOST_BYTES:,}; choose another run")
    out.write_bytes(content)
    print(f"{out} ({len(content) / 1e3:.0f} kB)")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) == 3 else ROOT / "docs" / "how-to" / "report.png")

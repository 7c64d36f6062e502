"""Write the output of `graphnet show RUN` for a real run into README.md.

The run must have been made by `./graphnet bench` without options on a quiet machine. Run this script with
`.venv/bin/python tools/readme_run.py graphnet-runs/TIME` in the repository's root.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"
#: The beginning of the sentence in README.md before the code block that is replaced.
_BEFORE = "The first command prints"
_FENCE = "```\n"
#: The beginnings of lines that the README leaves out: where the run is, and how long its parts took.
_LEFT_OUT = ("run: ", "next: ", "time (")


def main() -> None:
    """Show the run, and write the README."""
    if len(sys.argv) != 2:
        raise SystemExit("name the folder of one run")
    show = [sys.executable, "-m", "graphnet", "show", sys.argv[1]]
    printed = subprocess.run(show, capture_output=True, text=True, check=True).stdout
    README.write_text(renewed(README.read_text(encoding="utf-8"), printed), encoding="utf-8")


def renewed(text: str, printed: str) -> str:
    """Return ``text`` (README.md) with ``printed`` in the block after ``_BEFORE``. Without such a block: SystemExit."""
    before, sentence, rest = text.partition(_BEFORE)
    gap, opened, block = rest.partition(_FENCE)
    _, closed, after = block.partition(_FENCE)
    if not (sentence and opened and closed):
        raise SystemExit(f"{README} has no block after the sentence that begins with {_BEFORE!r}")
    kept = (line.rstrip() for line in printed.rstrip().splitlines() if not line.startswith(_LEFT_OUT))
    lines = "".join(f"{line}\n" for line in kept)
    return before + sentence + gap + opened + lines + closed + after


if __name__ == "__main__":
    main()

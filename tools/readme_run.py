"""Write the output of `graphnet show RUN` for a real run into README.md.

The run must have been made by `./graphnet bench` without options on a quiet machine. Run this script with
`.venv/bin/python tools/readme_run.py graphnet-runs/TIME` in the repository's root.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"
#: The beginning of a sentence in README.md. The first code block after this sentence is replaced by the new output.
_BEFORE = "The first command prints"
_FENCE = "```\n"


def main() -> None:
    """Replace the code block in README.md that shows the output of `graphnet show` for a run."""
    if len(sys.argv) != 2:
        raise SystemExit("name the folder of one run")
    show = [sys.executable, "-m", "graphnet", "show", sys.argv[1]]
    printed = subprocess.run(show, capture_output=True, text=True, check=True).stdout
    README.write_text(renewed(README.read_text(encoding="utf-8"), printed), encoding="utf-8")


def renewed(text: str, printed: str) -> str:
    """Return ``text`` (README.md) with ``printed`` in the first code block after the sentence ``_BEFORE``.

    Raise SystemExit if ``text`` has no such sentence or block.
    """
    before, sentence, rest = text.partition(_BEFORE)
    gap, opened, block = rest.partition(_FENCE)
    _, closed, after = block.partition(_FENCE)
    if not (sentence and opened and closed):
        raise SystemExit(f"{README} has no block after the sentence that begins with {_BEFORE!r}")
    lines = "".join(line.rstrip() + "\n" for line in printed.rstrip().splitlines())
    return before + sentence + gap + opened + lines + closed + after


if __name__ == "__main__":
    main()

"""Locate planted faults with candidates one at a time and side by side, and print how many times as fast the latter is.

Run it with the interpreter of an environment with torch, on a machine with nothing else to do:

    .venv-check/bin/python benchmarks/locate_side_by_side.py --slots 2x1 --only refused \\
        "$(.venv-check/bin/python -m graphnet backends --build eager --device cpu)"

The planted compiler takes no time, so a test is mostly the start of processes. The more a compile takes, the more the
slots save.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from locate import chosen, located, parser_of, print_row

HEAD = ("fault", "statements", "slots", "right cause", "tests", "minutes", "times as fast")


def main() -> None:
    """Print the table."""
    parser = parser_of(__doc__)
    parser.add_argument("--slots", default="2x1", help="as for locate")
    asked = parser.parse_args()
    print_row(HEAD)
    print_row(["---"] * len(HEAD))
    for fault in chosen(asked):
        alone = 0.0
        for words in ((), ("--slots", asked.slots)):
            with tempfile.TemporaryDirectory(prefix="graphnet-locate-", ignore_cleanup_errors=True) as folder:
                name, size, right, _, tests, minutes, _ = located(fault, Path(folder), asked.python, *words)
            alone = alone or float(minutes)
            faster = f"{alone / max(float(minutes), 0.1):.1f}" if words else ""
            print_row([name, size, words[-1] if words else "one at a time", right, tests, minutes, faster])


if __name__ == "__main__":
    main()

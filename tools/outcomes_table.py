"""Write the table of outcomes in docs/results.md from graphnet/outcomes.py.

Run this script with `.venv/bin/python tools/outcomes_table.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from graphnet.outcomes import Outcome, ScoreClass

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "results.md"
_BEGIN, _END = "<!-- outcomes: made by tools/outcomes_table.py -->\n", "<!-- end of outcomes -->\n"


def main() -> None:
    """Replace the generated table in docs/results.md by a new one. Two HTML comments in the page enclose the table."""
    DOCUMENT.write_text(renewed(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")


def renewed(text: str) -> str:
    """Return ``text`` (docs/results.md) with a new table.

    Raise SystemExit if the text lacks one of the two HTML comments that enclose the table.
    """
    before, begin, rest = text.partition(_BEGIN)
    _, end, after = rest.partition(_END)
    if not (begin and end):
        raise SystemExit(f"{DOCUMENT} lacks the marks {_BEGIN.strip()} and {_END.strip()}")
    return before + begin + "\n".join(_lines()) + "\n" + end + after


def _lines() -> Iterator[str]:
    yield "| outcome | in short | meaning | group | in scores | JUnit | `--resume` |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for outcome in Outcome:
        traits = outcome.traits
        junit = traits.group.junit or "passed"
        repeated = "runs it again" if traits.retried else ""
        cells = (f"`{outcome}`", traits.word, traits.meaning, traits.group.word, _score(outcome), junit, repeated)
        yield f"| {' | '.join(cells)} |"


def _score(outcome: Outcome) -> str:
    if not outcome.traits.counts:
        return "left out"
    in_compile, elsewhere = outcome.score_class("compile"), outcome.score_class("measure")
    if in_compile is elsewhere:
        return str(in_compile)
    return f"{ScoreClass.COMPILE} in stage compile, else {elsewhere}"


if __name__ == "__main__":
    main()

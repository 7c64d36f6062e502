"""Write the tables of outcomes and flags in docs/reference/results.md from outcomes.py and runs/flags.py.

Run this script with `.venv/bin/python tools/outcomes_table.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import marks

from graphnet.outcomes import Outcome, ScoreClass
from graphnet.runs.flags import Effect, Flag

_EFFECTS = {
    Effect.NO_SPEEDUP: "no sum counts the speedup",
    Effect.NO_COMPILE_TIME: "no sum counts the compile time",
    Effect.ILL_TIMED: "not timed well",
}
DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "reference" / "results.md"


def main() -> None:
    """Write the document with new tables."""
    DOCUMENT.write_text(renewed(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")


def renewed(text: str) -> str:
    """Return ``text``, the document's, with new tables."""
    for name, lines in (("outcomes", _outcomes()), ("flags", _flags())):
        begin = f"{name}: made by tools/outcomes_table.py"
        text = marks.renewed(DOCUMENT, text, begin, f"end of {name}", "\n".join(lines) + "\n")
    return text


def _outcomes() -> Iterator[str]:
    yield "| outcome | in short | meaning | group | in scores | JUnit | `--resume` |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for outcome in Outcome:
        traits = outcome.traits
        junit = traits.group.junit or "passed"
        repeated = "runs it again" if traits.retried else ""
        cells = (f"`{outcome}`", traits.word, traits.meaning, traits.group.word, _score(outcome), junit, repeated)
        yield f"| {' | '.join(cells)} |"


def _flags() -> Iterator[str]:
    yield "| flag | meaning | effect |"
    yield "| --- | --- | --- |"
    for flag in Flag:
        details = "; ".join(f"`{name}`" + (f" ({known})" if known else "") for name, known in flag.details.items())
        effect = "; ".join(said for effect, said in _EFFECTS.items() if effect in flag.effects)
        yield f"| `{flag}{':...' if details else ''}` | {flag.meaning}{': ' if details else ''}{details} | {effect} |"


def _score(outcome: Outcome) -> str:
    if not outcome.traits.counts:
        return "left out"
    in_compile, elsewhere = outcome.score_class("compile"), outcome.score_class("measure")
    if in_compile is elsewhere:
        return str(in_compile)
    return f"{ScoreClass.COMPILE} in stage compile, else {elsewhere}"


if __name__ == "__main__":
    main()

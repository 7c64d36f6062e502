"""Write the rows of all backends for the same samples into docs/reference/backends.md and docs/evidence/compilers.md.

    .venv/bin/python tools/compilers_page.py corpus RUN...
    .venv/bin/python tools/compilers_page.py graphnet RUN...

The runs are of the same samples on the same device, each of other backends or of another shard. The first word says
which table the runs are for: samples of the corpus, or of GraphNet, on one thread or on two (corpus_two_threads,
graphnet_two_threads). The text around the tables is kept.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

import marks

import graphnet
from graphnet.judge.findings import JudgedBy
from graphnet.outcomes import Group, Outcome
from graphnet.runs.flags import compile_alone_ns, speedup_left_out
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
#: The page with one line per backend, and the one with one line per sample.
SUMMARY: Final = DOCS / "reference" / "backends.md"
PAGE: Final = DOCS / "evidence" / "compilers.md"
KINDS: Final = ("corpus", "graphnet", "corpus_two_threads", "graphnet_two_threads")
#: A graph is small if eager mode runs it in less than this, in ns: its compiled call is mostly what each call costs.
_SMALL_NS: Final = 20_000
_LONGEST: Final = 140


@dataclass(frozen=True)
class Column:
    """The rows of one backend, and its means from ``graphnet score``."""

    name: str
    rows: Sequence[Record]
    scored: dict[str, Any]

    @property
    def short(self) -> str:
        """The name without the flavour: the backend and its options."""
        return re.sub(r":[^\[]*", "", self.name, count=1)


def main() -> None:
    """Write both pages."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("runs", nargs="+", type=Path)
    given = parser.parse_args()
    columns = read(given.runs)
    said = told(given.runs, columns)
    parts: list[tuple[Path, str, Iterable[str]]] = [
        (SUMMARY, given.kind, [said, "", *summary(columns)]),
        (PAGE, given.kind, [said, "", *by_sample(columns)]),
        (PAGE, f"{given.kind} failures", failures(columns)),
    ]
    if given.kind == "corpus":
        parts.append((SUMMARY, "small calls", small_calls(columns)))
    texts = {page: page.read_text(encoding="utf-8") for page in (SUMMARY, PAGE)}
    for page, name, lines in parts:
        begin, part = f"{name}: made by tools/compilers_page.py", "\n".join(lines) + "\n"
        texts[page] = marks.renewed(page, texts[page], begin, f"end of {name}", part)
    for page, text in texts.items():
        page.write_text(text, encoding="utf-8")


def read(runs: Sequence[Path]) -> list[Column]:
    """Return the columns of all runs, in the order of their backends in the runs."""
    rows: dict[str, dict[str, Record]] = {}
    for run in runs:
        for row in RunStore.open(run).records():
            column = rows.setdefault(f"{row.backend}:{row.flavour}", {})
            if column.setdefault(row.sample, row) is not row:
                raise SystemExit(f"{row.sample} on {row.backend}:{row.flavour} is in two runs; name one of them")
    scored = graphnet.score(map(graphnet.open_run, runs))["backends"]
    return [Column(name, list(found.values()), scored[name]["own"]) for name, found in rows.items()]


def told(runs: Sequence[Path], columns: Sequence[Column]) -> str:
    """Return one line: how many samples there are, and how, where and when they were measured."""
    abouts = [RunStore.open(run).about() for run in runs]
    rows = [row for column in columns for row in column.rows]
    facts = {
        f"{len({row.sample for row in rows})} samples": None,
        **{f"`--threads {about.request.threads} --budget {about.request.budget_s:g}`": None for about in abouts},
        **{row.device.name: None for row in rows if row.device is not None and row.device.name},
        **{about.began.date().isoformat(): None for about in abouts if about.began is not None},
    }
    return ", ".join(facts) + "."


def summary(columns: Sequence[Column]) -> Iterator[str]:
    """Yield a table with one line per backend."""
    yield (
        "| backend | rows | right | of them `OK*` | wrong | not judged | unsupported | failed | every node compiled "
        "| speedup, one model one vote | models | median compile |"
    )
    yield "| --- |" + " ---: |" * 11
    for column in columns:
        right = [row for row in column.rows if row.outcome is Outcome.OK]
        groups = Counter(row.outcome.traits.group for row in column.rows)
        unsupported = sum(row.outcome is Outcome.UNSUPPORTED for row in column.rows)
        others = groups[Group.NOT_JUDGED] + groups[Group.NO_REFERENCE] + groups[Group.NOT_RUN]
        compiles = [ns / 1e9 for ns in map(compile_alone_ns, right) if ns is not None]
        cells = (
            f"`{column.name}`",
            len(column.rows),
            len(right),
            sum(row.judged_by is JudgedBy.float64 for row in right),
            groups[Group.WRONG],
            others,
            unsupported,
            groups[Group.FAILED] - unsupported,
            sum(map(_whole, right)),
            *_speedup(column.scored["speedup"]),
            f"{median(compiles):.1f} s" if compiles else "",
        )
        yield f"| {' | '.join(map(str, cells))} |"


def small_calls(columns: Sequence[Column]) -> Iterator[str]:
    """Yield a table with the median time of a call in eager mode and compiled, of the graphs that eager always runs in
    less than ``_SMALL_NS`` and that are right, and disturbed by nothing, on every backend.
    """
    times: dict[str, dict[str, tuple[int, int]]] = {}
    for column in columns:
        for row in column.rows:
            counts = row.outcome is Outcome.OK and speedup_left_out(row.flags) is None
            if counts and row.reference_ns and row.compiled_ns and row.reference_ns < _SMALL_NS:
                times.setdefault(row.sample, {})[column.name] = row.reference_ns, row.compiled_ns
    common = [of.values() for of in times.values() if len(of) == len(columns)]
    yield "| backend | graphs | eager, us | compiled, us |"
    yield "| --- |" + " ---: |" * 3
    for column, of in zip(columns, zip(*common, strict=True), strict=False):
        eager, compiled = (median(one) / 1e3 for one in zip(*of, strict=True))
        yield f"| `{column.name}` | {len(of)} | {eager:.1f} | {compiled:.1f} |"


def by_sample(columns: Sequence[Column]) -> Iterator[str]:
    """Yield a table with one line per sample and one column per backend."""
    yield "| sample | " + " | ".join(f"`{column.short}`" for column in columns) + " |"
    yield "| --- |" + " ---: |" * len(columns)
    rows = {(column.name, row.sample): row for column in columns for row in column.rows}
    for sample in sorted({row.sample for column in columns for row in column.rows}):
        cells = (_cell(rows.get((column.name, sample))) for column in columns)
        yield f"| `{sample}` | {' | '.join(cells)} |"


def failures(columns: Sequence[Column]) -> Iterator[str]:
    """Yield a table of the rows that are not right, with one line for those of a backend that fail alike."""
    yield "| backend | outcome | what it says | samples |"
    yield "| --- | --- | --- | --- |"
    for column in columns:
        found: dict[tuple[str, str], list[Record]] = {}
        for row in column.rows:
            if row.outcome.traits.group in (Group.WRONG, Group.FAILED):
                message = _short(row.message or "")
                found.setdefault((row.outcome, message.partition(" (operators: ")[2] or message), []).append(row)
        for (outcome, _), rows in sorted(found.items(), key=lambda one: -len(one[1])):
            names, message = ", ".join(f"`{row.sample}`" for row in rows), _short(rows[0].message or "")
            yield f"| `{column.short}` | `{outcome}` | {message} | {names} |"


def _whole(row: Record) -> bool:
    """Whether every operator of the sample ran in compiled code."""
    evidence = row.evidence
    return evidence is not None and evidence.nodes_total is not None and evidence.nodes_compiled == evidence.nodes_total


def _speedup(found: dict[str, Any] | None) -> tuple[str, int]:
    """Return the mean with its interval, and the number of models."""
    if found is None:
        return "", 0
    interval = "" if found["low"] is None else f" [{found['low']:.2f}, {found['high']:.2f}]"
    return f"{found['value']:.2f}x{interval}", found["count"]


def _cell(row: Record | None) -> str:
    """Return a right row's speedup, in brackets if no sum counts it; the outcome in words of any other row."""
    if row is None:
        return ""
    if row.outcome is not Outcome.OK:
        return row.outcome.traits.word
    if row.speedup is None:
        return "right"
    return f"{row.speedup.ratio:.2f}" if speedup_left_out(row.flags) is None else f"({row.speedup.ratio:.2f})"


def _short(message: str) -> str:
    """Return the beginning of a message without lines of the sample and folders, and the operators that it names."""
    plain = " ".join(message.replace("|", "/").replace("`", "'").split())
    text = re.sub(r"(?<!\S)/\S*/|\bline \d+: ", "", plain)
    text, _, operators = text.partition(" (operators: ")
    names = operators.rpartition(")")[0]
    text = text[:_LONGEST] + (" ..." if len(text) > _LONGEST else "")
    return text + (f" (operators: {names[:_LONGEST]}{' ...' if len(names) > _LONGEST else ''})" if names else "")


if __name__ == "__main__":
    main()

"""The card of a row, its detail view on the page: everything that the run's folder holds about the row, as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np

from graphnet.outcomes import Group, Outcome
from graphnet.report.runs import ShownRun
from graphnet.report.safe import line, lines, plain
from graphnet.runs.controls import Widths
from graphnet.runs.figure_texts import SIDES
from graphnet.runs.figures import FIGURES, ONE_CALL, card_lines
from graphnet.runs.flags import meaning
from graphnet.runs.record import Record, TimingGroup
from graphnet.scores.read import Call
from graphnet.show.words import direction_words

#: A shortened card has these quantiles of the measured times.
QUANTILES: Final = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)
#: The longest sentence of a shortened card, in characters.
_MOST_SHORT: Final = 2000


def full_card(run: ShownRun, record: Record) -> dict[str, Any]:
    """Return the complete card of a row that was read with its raw times."""
    return {**_common(run, record), **_details(record), "times": _raw_times(record.timing), "log": lines(record.log)}


def short_card(run: ShownRun, record: Record) -> dict[str, Any]:
    """Return a card without log, graph and most facts, and with quantiles of the times instead of the raw times."""
    common = _common(run, record)
    common["verdict"] = [sentence[:_MOST_SHORT] for sentence in common["verdict"]]
    return {**common, "quantiles": quantiles(record.timing), "shortened": True}


def _common(run: ShownRun, record: Record) -> dict[str, Any]:
    return {
        "sample": line(record.sample),
        "run": run.label,
        "backend": line(record.site),
        "outcome": record.outcome.value,
        "group": record.outcome.traits.group.word,
        "verdict": verdict(record, run.rows.widths, run.rows.call_of(record)),
        "cause": run.causes.link(record),
        "command": line(f"./{record.command}") if record.command else None,
    }


def verdict(record: Record, widths: Widths, found: Call | None = None) -> list[str]:
    """Return the sentences that explain a row's outcome, its values and its speed, the outcome first.

    ``widths`` are those of the row's run, and ``found`` is its call (see ``graphnet.show.words.direction_words``).
    """
    place = f" in stage {line(record.stage)}" if record.stage else ""
    step = f", step {line(record.step)}" if record.step else ""
    sentences = [f"{record.outcome.value}{place}{step}: {record.outcome.traits.meaning}."]
    if record.message:
        sentences.append(f"The worker says: {line(record.message)}")
    sentences += [f"{title}: {text}" if title else text for title, text in card_lines(record, "verdict")]
    sentences += _speed(record, direction_words(record, widths, found))
    sentences += [f"{line(flag)}: {meaning(flag) or 'this version does not know the flag'}." for flag in record.flags]
    return sentences


def _speed(record: Record, words: str | None) -> Iterator[str]:
    if record.speedup is None:
        if record.outcome is Outcome.OK:
            yield "There is no speedup, because the times were discarded or come from different devices."
        return
    if record.outcome.traits.group is Group.WRONG:
        yield "The compiled graph computed something else, so its speed says nothing."
        return
    said = words or "the row is not in the scores"
    yield f"speedup: {dict(card_lines(record, 'speed'))['speedup']}: {line(said)}"


def _details(record: Record) -> dict[str, Any]:
    groups = {
        "compiler evidence": record.evidence,
        "environment": record.environment,
        "device": record.device,
        "inputs": record.inputs,
    }
    facts: dict[str, Any] = {
        "how right": {
            **_figures(record, "verdict"),
            "tolerance reached": record.tolerance_reached,
            "how wrong": None if record.wrong is None else asdict(record.wrong),
            "wrong calls": record.wrong_calls,
            "accuracy policy": None if record.accuracy is None else record.accuracy.policy,
            "outputs": [output.model_dump() for output in record.outputs or ()],
        },
        "speed, with times in ns and energy in J": {**_figures(record, "speed", ONE_CALL), "stages": record.stage_ns},
        "memory in bytes": _figures(record, "where it ran"),
        **{title: None if group is None else group.model_dump() for title, group in groups.items()},
        "options": record.options,
        "row": {"key": record.key, "kind": record.kind.value, "artifacts": record.artifacts},
    }
    known = {title: _known(fact) for title, fact in facts.items()}
    return {"facts": {title: plain(fact) for title, fact in known.items() if fact}}


def _figures(record: Record, *sections: str) -> dict[str, Any]:
    chosen = [one for one in FIGURES if one.card is not None and one.card.section in sections]
    return {figure.title: figure.fact(record) for figure in chosen}


def _known(fact: Any) -> Any:
    """Drop members that are None or empty from a dict and from the dicts in it."""
    if isinstance(fact, dict):
        return {name: known for name, one in fact.items() if (known := _known(one)) not in (None, {}, [])}
    return fact


def _raw_times(timing: TimingGroup | None) -> dict[str, Any] | None:
    """Return the raw times in a compact form; None if the run did not store them.

    Each side has a list of blocks: [round, process, start in us since the first block, wall time in ns per trial, ...].
    """
    blocks = list(_blocks(timing))
    if timing is None or not blocks:
        return None
    begin = min(block.started_ns for block in blocks)
    packed: dict[str, list[list[int]]] = {}
    for one in blocks:
        packed.setdefault(one.side, []).append([one.round, one.process, (one.started_ns - begin) // 1000, *one.wall_ns])
    return {"calls": timing.calls_per_trial, "sides": packed}


def quantiles(timing: TimingGroup | None) -> dict[str, Any] | None:
    """Return the QUANTILES of each side's times per call, in ns; None if the run did not store raw times."""
    walls: dict[str, list[int]] = {}
    for block in _blocks(timing):
        walls.setdefault(block.side, []).extend(block.wall_ns)
    if timing is None or not walls:
        return None
    return {
        side: [round(float(one) / max(1, timing.calls_per_trial)) for one in np.quantile(values, QUANTILES)]
        for side, values in walls.items()
    }


@dataclass(frozen=True)
class _Block:
    """The trials of one side in one round. ``process`` is the number of the pair of processes, counted from 1."""

    round: int
    process: int
    side: str
    started_ns: int
    wall_ns: list[int]


def _blocks(timing: TimingGroup | None) -> Iterator[_Block]:
    """Yield the blocks of trials, round by round."""
    for number, one in enumerate(timing.rounds if timing is not None else ()):
        for side in SIDES:
            block = one.get(side)
            if isinstance(block, dict) and block.get("wall_ns"):
                walls = [int(wall) for wall in block["wall_ns"]]
                yield _Block(number, int(one["process"]), side, int(block.get("started_ns") or 0), walls)

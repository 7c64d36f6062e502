"""Every figure (number or short fact) of a row, once. Tables, cards, pages, scores and comparisons ask this list.

To show a new figure everywhere, add one entry to FIGURES and name its faces (see ``Figure``).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from graphnet.outcomes import Group
from graphnet.runs import figure_texts as texts
from graphnet.runs.figure import Face, Figure, Line
from graphnet.runs.flags import Effect
from graphnet.runs.record import Record
from graphnet.sheet import Cell
from graphnet.units import Measured, Unit, shown

#: The sections of the card whose lines are a table: one line per side, and one column per phrase.
ONE_CALL: Final = "one call"
COUNTED: Final = "counted"
_ROW_TABLE: Final = frozenset({Face.table, Face.markdown, Face.page})
_ALWAYS: Final = _ROW_TABLE | {Face.narrow}
_PAGE: Final = frozenset({Face.page})
_COMPARED: Final = frozenset({Face.compare})
_NOWHERE: Final = frozenset[Face]()
_WHERE: Final = "where it ran"


def _in(group: str, name: str) -> Callable[[Record], Any]:
    def get(record: Record) -> Any:
        held = getattr(record, group)
        return None if held is None else getattr(held, name)

    return get


def _ratio(name: str) -> Callable[[Record], Measured | None]:
    return lambda record: texts.measured(record, getattr(record, name))


def _is_wrong(record: Record) -> bool:
    """Return True if the compiled code computed something else, so that its speed says nothing."""
    return record.outcome.traits.group is Group.WRONG


def _is_repeated(record: Record) -> bool:
    return _is_wrong(record) or record.speedup_own_eager == record.speedup


def _over_reference(name: str) -> Callable[[Record], float | None]:
    def get(record: Record) -> float | None:
        ours, theirs = getattr(record, name), getattr(record, f"reference_{name}")
        return ours / theirs if ours and theirs else None

    return get


def _energy(record: Record) -> float | None:
    ours, theirs = (texts.joules(side)(record) for side in ("compiled", "reference"))
    return ours / theirs if ours and theirs else None


def _of_side(side: str, name: str) -> tuple[Figure, ...]:
    """Return the figures of one call of a side. Those of the raw times (of all rounds, also of those that do not count)
    are null if the run kept none, and those of the processor's counters if the kernel did not allow them.
    """

    def figure(
        key: str, title: str, unit: Unit, get: Callable[[Record], Any], faces: frozenset[Face] = _NOWHERE, **more: Any
    ) -> Figure:
        return Figure(f"{side}_{key}", f"{name} {title}", unit, faces, Line(ONE_CALL, name, title), get, **more)

    faces, csv = (_NOWHERE, _NOWHERE) if side == "own_eager" else (_ROW_TABLE, frozenset({Face.csv}))
    return (
        Figure(f"{side}_ns", name, Unit.ns, faces, Line(ONE_CALL, name, "median")),
        figure("mean_ns", "mean", Unit.ns, texts.of_calls(side, "mean_ns"), faces=csv),
        figure("min_ns", "min", Unit.ns, texts.of_calls(side, "min_ns"), faces=csv),
        figure("p90_ns", "p90", Unit.ns, texts.of_calls(side, "p90_ns"), faces=csv),
        figure("p99_ns", "p99", Unit.ns, texts.of_calls(side, "p99_ns"), faces=csv),
        figure("per_second", "calls/s", Unit.amount, texts.of_calls(side, "per_second"), faces=csv),
        figure("joules", "energy", Unit.joules, texts.joules(side), faces=csv),
        figure("fastest_ns", "fastest", Unit.ns, texts.of_times(side, min), from_times=True),
        figure("slowest_ns", "slowest", Unit.ns, texts.of_times(side, max), from_times=True),
        figure("trials", "trials", Unit.integer, texts.of_times(side, len), from_times=True),
        figure("course", "course", Unit.text, texts.course(side)),
        *(
            Figure(f"{side}_{key}", f"{name} {title}", Unit.amount, csv, Line(COUNTED, name, title), get)
            for key, title in texts.COUNTS.items()
            for get in [texts.of_counts(side, key)]
        ),
    )


FIGURES: Final = (
    Figure("sample", "sample", Unit.text, _ALWAYS),
    Figure("site", "backend", Unit.text, _PAGE | {Face.markdown}, is_filter=True),
    Figure("machine", "machine", Unit.text, _PAGE, get=texts.machine, is_filter=True),
    Figure("outcome", "outcome", Unit.text, _ALWAYS, get=texts.outcome, is_filter=True, is_bare=True),
    Figure("ladder", "ladder", Unit.text, card=Line("verdict", "ladder"), get=texts.ladder),
    Figure("max_abs_error", "max error", Unit.error, _ROW_TABLE, Line("verdict", "largest error", "{} absolute")),
    Figure("max_rel_error", "max relative error", Unit.error, card=Line("verdict", "largest error", ", {} relative")),
    Figure("judged_by", "judged by", Unit.text, _PAGE, Line("verdict", "judged by"), texts.judged_by, is_filter=True),
    Figure(
        *("rmse_compiled", "error against float64", Unit.error, _NOWHERE),
        *(Line("verdict", "against float64", "compiled {}"), _in("accuracy", "rmse_compiled")),
    ),
    Figure(
        *("rmse_reference", "reference's error against float64", Unit.error, _NOWHERE),
        Line("verdict", "against float64", ", reference {} (relative root mean square error)"),
        _in("accuracy", "rmse_reference"),
    ),
    Figure("as_accurate", "accuracy", Unit.text, card=Line("verdict", ""), get=texts.accuracy),
    Figure(
        *("error_over_std", "error over the spread", Unit.error, _NOWHERE),
        Line("verdict", "over the spread", "{} standard deviations of the reference's output"),
        _in("accuracy", "error_over_std"),
    ),
    Figure("group", "result", Unit.text, _PAGE, get=lambda one: one.outcome.traits.group.word, is_filter=True),
    Figure("source", "source", Unit.text, _PAGE, is_filter=True),
    Figure("category", "category", Unit.text, _PAGE, is_filter=True),
    Figure("tolerance_reached", "t", Unit.integer, _PAGE | {Face.table, Face.narrow}),
    Figure("node_share", "nodes", Unit.percent, _ROW_TABLE),
    Figure(
        *("compile_ns", "compile", Unit.ns, _ALWAYS | _COMPARED, Line("speed", "compile", "{} with cold caches")),
        *(texts.compile_time, Effect.NO_COMPILE_TIME),
    ),
    Figure(
        *("compile_time", "compile [95 %]", Unit.text, _NOWHERE, Line("speed", "compile", ", {}")),
        *(texts.compile_interval, Effect.NO_COMPILE_TIME),
    ),
    Figure("warm_compile_ns", "warm compile", Unit.ns, card=Line("speed", "compile", ", warm {}")),
    Figure("compile_cpu_ns", "compile's CPU time", Unit.ns, card=Line("speed", "compile", "; {} of CPU time")),
    Figure("compile_cores", "cores", Unit.text, card=Line("speed", "compile", " on {}"), get=texts.compile_cores),
    Figure("first_call_ns", "first call", Unit.ns, card=Line("speed", "first call")),
    *(figure for side, name in texts.SIDES.items() for figure in _of_side(side, name)),
    Figure(
        *("speedup", "speedup [95 %]", Unit.ratio_interval, _ALWAYS),
        *(Line("speed", "speedup", "{} over the reference"), _ratio("speedup")),
        hidden=_is_wrong,
        is_bare=True,
    ),
    Figure(
        *("interval", "interval", Unit.text),
        card=Line("speed", "speedup", " ({} interval)"),
        get=texts.interval,
        hidden=_is_wrong,
    ),
    Figure(
        *("speedup_own_eager", "speedup over own eager", Unit.ratio_interval, _NOWHERE),
        *(Line("speed", "", "{} over eager mode in the backend's own stack"), _ratio("speedup_own_eager")),
        hidden=_is_repeated,
    ),
    Figure("processes", "processes", Unit.text, card=Line("speed", "measured in"), get=texts.processes),
    Figure("varied", "what varied", Unit.text, card=Line("speed", "unstable"), get=texts.varied),
    Figure(
        *("between_compiles", "spread between compiles", Unit.text, _NOWHERE),
        *(Line("speed", "varies by", "{} between compiles"), texts.spread("between_compiles")),
    ),
    Figure(
        *("between_processes", "spread between processes", Unit.text, _NOWHERE),
        *(Line("speed", "varies by", ", {} between processes of one compile"), texts.spread("between_processes")),
    ),
    Figure("stage_ns", "stages", Unit.text, card=Line("speed", "stages"), get=texts.stages),
    Figure("nodes", "compiled nodes", Unit.text, card=Line("compiler", "nodes"), get=texts.nodes),
    Figure("fallback_ops", "left to eager", Unit.text, card=Line("compiler", "left to eager"), get=texts.fallback_ops),
    Figure(
        *("run_memory_bytes", "own memory", Unit.nbytes, _COMPARED),
        Line(_WHERE, "own memory", "{} at most in its calls"),
    ),
    Figure(
        *("reference_run_memory_bytes", "reference's own memory", Unit.nbytes),
        card=Line(_WHERE, "own memory", ", the reference's process {}"),
    ),
    Figure(
        *("memory", "memory over eager's", Unit.ratio, frozenset({Face.score, Face.csv})),
        *(Line(_WHERE, "own memory", " ({})"), _over_reference("run_memory_bytes")),
    ),
    Figure(
        *("compile_memory_bytes", "compile's own memory", Unit.nbytes, _COMPARED),
        Line(_WHERE, "own memory", "; {} until it had compiled"),
    ),
    Figure("peak_memory_bytes", "memory", Unit.nbytes, _COMPARED, Line(_WHERE, "with shared pages", "{} at most")),
    Figure(
        *("reference_peak_memory_bytes", "reference's memory", Unit.nbytes),
        card=Line(_WHERE, "with shared pages", ", the reference's process {}"),
    ),
    Figure(
        *("peak_device_memory_bytes", "device memory", Unit.nbytes, _COMPARED),
        Line(_WHERE, "device memory", "{} at most"),
    ),
    Figure(
        *("run_device_memory_bytes", "device memory until warm", Unit.nbytes),
        card=Line(_WHERE, "device memory", "; {} until it was warm"),
    ),
    Figure(
        *("reference_run_device_memory_bytes", "reference's device memory", Unit.nbytes),
        card=Line(_WHERE, "device memory", ", the reference's process {}"),
    ),
    Figure(
        *("device_memory", "device memory over eager's", Unit.ratio, frozenset({Face.csv})),
        *(Line(_WHERE, "device memory", " ({})"), _over_reference("run_device_memory_bytes")),
    ),
    Figure(
        *("energy", "energy over eager's", Unit.ratio, frozenset({Face.csv})),
        *(Line("speed", "energy", "{} of the reference's per call"), _energy),
    ),
    Figure("no_energy", "why no energy", Unit.text, card=Line("speed", "energy"), get=texts.no_energy),
    Figure("flags", "flags", Unit.text, _ALWAYS, get=lambda one: " ".join(one.flags), is_filter=True, is_bare=True),
)

#: The figures by their keys.
BY_KEY: Final = {figure.key: figure for figure in FIGURES}


@cache
def chosen(face: Face) -> tuple[Figure, ...]:
    """Return the figures that a face shows by default."""
    return tuple(figure for figure in FIGURES if face in figure.faces)


def needs_times(face: Face) -> bool:
    """Whether a figure of this face comes from the raw times of a row."""
    return any(figure.from_times for figure in chosen(face))


def card_lines(record: Record, section: str) -> list[tuple[str, str]]:
    """Return the titles and texts of one section of the row's card."""
    lines: list[tuple[str, str]] = []
    for figure in FIGURES:
        value = figure.seen(record)
        if figure.card is None or figure.card.section != section or value is None:
            continue
        # The card has a line of its own for the warm compile time, which other faces add to the cold one.
        text = value.text if isinstance(value, Cell) and figure.unit is Unit.text else None
        phrase = figure.card.phrase.format(text or shown(figure.unit, figure.fact(record)))
        if lines and lines[-1][0] == figure.card.title != "":
            lines[-1] = (figure.card.title, lines[-1][1] + phrase)
        else:
            lines.append((figure.card.title, phrase.lstrip(",; ")))
    return lines

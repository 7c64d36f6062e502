"""The card of one row: the details that ``graphnet show RUN SAMPLE`` prints, in words and small tables."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from graphnet import units
from graphnet.conditions import conditions_in
from graphnet.judge.findings import Wrong
from graphnet.printable import printable
from graphnet.runs.controls import Control, Widths
from graphnet.runs.figures import COUNTED, FIGURES, ONE_CALL, card_lines
from graphnet.runs.flags import meaning
from graphnet.runs.record import OutputGroup, Record, RowKind
from graphnet.runs.traces import Trace
from graphnet.scores.answers import break_even_calls
from graphnet.scores.columns import columns_of
from graphnet.scores.read import Call
from graphnet.show.words import direction_words
from graphnet.units import shown

#: A card shows at most this many of the first lines of the message and of the last lines of the log, and at most this
#: many characters of each line of the log. ``--format json`` prints the whole log and message.
_LOG_LINES: Final = 20
_LOG_CHARACTERS: Final = 400
#: A card shows at most this many characters of a table's cell, or of one line of the row's message.
_MOST_CHARACTERS: Final = 1000
#: A card lists at most this many outputs, and at most this many facts that the compiler reported.
_MOST_ROWS: Final = 12
#: The first column of each table with column titles in a card is at least this many characters wide.
_NAME_WIDTH: Final = 9
#: Lines of the verdict that follow the sentences about wrong outputs.
_AFTER_WRONG: Final = ("against float64", "", "over the spread")
#: The fields of the request that a card shows.
_ASKED: Final = ("device", "threads", "slots", "inputs", "seed", "caches", "reference")


def print_card(
    console: Console,
    record: Record,
    asked: Mapping[str, Any],
    controls: Sequence[Control] = (),
    found: Call | None = None,
    traces: Sequence[Trace | None] = (),
) -> None:
    """Print the card of one row: its request, outcome, reasons and measurements.

    ``asked`` is the request in run.json; empty if it is not known. ``controls`` are those of the run. ``found`` is the
    call of the row among the run's rows; None judges the row alone. ``traces`` are those of the reference and the row.
    """
    console.print(Text(_safe(f"{record.sample} on {record.site}"), style="bold"))
    outcome = Text(record.outcome, style=record.outcome.traits.group.style)
    _below(console, outcome + Text(f": {_safe(record.outcome.traits.meaning)}"))
    if record.message:
        where = " ".join(part for part in ("in", record.stage, record.step and f"({record.step})") if part)
        for line in record.message.splitlines()[:_LOG_LINES]:
            _below(console, Text(_safe(line), style="yellow"))
        if record.stage:
            _below(console, Text(f"it ended {where}", style="yellow"))
    for title, parts in _sections(record, asked, controls, found, traces):
        if parts:
            console.print(Text(title, style="bold"))
            for part in parts:
                _below(console, part)


def _sections(
    record: Record,
    asked: Mapping[str, Any],
    controls: Sequence[Control],
    found: Call | None,
    traces: Sequence[Trace | None],
) -> Iterator[tuple[str, list[RenderableType]]]:
    yield "asked", _asked(record, asked)
    yield "verdict", list(_verdict(record))
    yield "speed", list(_speed(record, asked, controls, found))
    yield "compiler", list(_compiler(record))
    sides = zip(("reference", "compiled"), traces, strict=False)
    named = [(side, _trace(trace)) for side, trace in sides if trace is not None]
    yield "traces of one call, for Perfetto", [_pairs(named)] if named else []
    flags = [(flag, meaning(flag) or "this version does not know the flag") for flag in record.flags]
    yield "flags", [_pairs(flags)] if flags else []
    yield "where it ran", list(_where(record))
    log = (record.log or "").splitlines()
    last = log[-_LOG_LINES:]
    title = "log" if len(last) == len(log) else f"log: its last {len(last)} lines of {len(log)}"
    yield title, [Text(printable(line, _LOG_CHARACTERS), overflow="fold") for line in last]
    yield "measure it again", [Text(f"./{_safe(record.command)}", overflow="fold")] if record.command else []


def _trace(trace: Trace) -> str:
    plain, profiled = units.duration(trace.plain_ns), units.duration(trace.profiled_ns)
    return f"{_safe(str(trace.path))}: {profiled} with the profiler, {plain} without: {units.ratio(trace.cost)}"


def _asked(record: Record, asked: Mapping[str, Any]) -> list[RenderableType]:
    known = {name: asked[name] for name in _ASKED if asked.get(name) is not None}
    if record.inputs is not None:
        known |= {"inputs": record.inputs.scheme, "seed": record.inputs.seed}
    known |= conditions_in(record.flavour)
    if record.tolerance_judged is not None:
        known["tolerance"] = str(record.tolerance_judged)
    rows: list[tuple[str, str]] = []
    if known:
        rows.append(("settings", ", ".join(f"{name} {value}" for name, value in known.items())))
    if record.options:
        rows.append(("options", ", ".join(f"{name}={_value(value)}" for name, value in record.options.items())))
    if record.kind is RowKind.model and record.graph_calls:
        calls = ", ".join(f"{graph} x {count}" for graph, count in record.graph_calls.items())
        rows.append(("graphs", f"a whole model: {calls}"))
    return [_pairs(rows)] if rows else []


def _verdict(record: Record) -> Iterator[RenderableType]:
    rows = card_lines(record, "verdict")
    if record.wrong is not None:
        place = next((number for number, (title, _) in enumerate(rows) if title in _AFTER_WRONG), len(rows))
        rows[place:place] = _how_wrong(record.wrong, record.wrong_calls or [])
    if rows:
        yield _pairs(rows)
    outputs = record.outputs or []
    # If the only output equals the reference's, print no table of outputs. The lines that the card prints above the
    # table already say everything about this output.
    if len(outputs) > 1 or any(not output.equal for output in outputs):
        heads = ("all equal", "t", "max error", "mean error", "against float64", "eager's")
        table = _table("output", "dtype", "shape", "decision", *heads, texts=4)
        for output in outputs[:_MOST_ROWS]:
            level = "never" if output.tolerance_reached is None else str(output.tolerance_reached)
            errors = (units.error(output.max_abs_error), units.error(output.mean_abs_error))
            shape = "x".join(map(str, output.shape)) or "scalar"
            against = output.float64
            float64 = ("", "") if against is None else (units.error(against.candidate), units.error(against.reference))
            equal = "yes" if output.equal else "no"
            _add(table, output.label, output.dtype, shape, _decision(output), equal, level, *errors, *float64)
        yield table
        yield from _more(len(outputs) - _MOST_ROWS, "outputs")


def _decision(output: OutputGroup) -> str:
    if output.finding is None or output.judged_by is None:
        return ""
    return f"{output.finding.value.replace('_', ' ')} ({output.judged_by.value})"


def _how_wrong(wrong: Wrong, calls: Sequence[str]) -> Iterator[tuple[str, str]]:
    share = "0 elements"
    if wrong.of:
        share = f"{wrong.elements:,} of {wrong.of:,} elements ({units.width(wrong.elements / wrong.of)})"
    part = "" if wrong.part is None else f', in the part "{wrong.part}"'
    yield "wrong", f"{wrong.label}: {share}{part}; the largest error is at [{', '.join(map(str, wrong.at))}]"
    if wrong.got is not None and wrong.expected is not None:
        yield "", f"there it is {wrong.got:.6g}, and should be {wrong.expected:.6g}"
    if wrong.error_over_eager is not None:
        yield "", f"its error is {wrong.error_over_eager:.3g} times eager's"
    if calls:
        yield "", f"wrong calls: {', '.join(calls)}"


def _speed(
    record: Record, asked: Mapping[str, Any], controls: Sequence[Control], found: Call | None
) -> Iterator[RenderableType]:
    lines = card_lines(record, "speed")
    rows = [line for line in lines if line[0] == "speedup"]
    words = direction_words(record, Widths.of(controls, asked.get("threads")), found) if rows else None
    rows += [] if words is None else [("", words)]
    rows += [line for line in lines if line[0] == ""]
    rows += [line for line in lines if line[0] not in ("speedup", "", "stages")]
    calls = break_even(record)
    rows += [] if calls is None else [("break-even", calls)]
    rows += [line for line in lines if line[0] == "stages"]
    if rows:
        yield _pairs(rows)
    yield from _one_call(record)


def break_even(record: Record) -> str | None:
    """Say after how many calls the saved time makes up for the compile time, by the same rule as the scores.

    Return None if the outcome is not OK, if scores leave the row out, or if a time is unknown.
    """
    columns = columns_of([record], Widths())
    (calls,) = break_even_calls(columns, columns.cold_ns).tolist()
    if math.isnan(calls):
        return None
    if math.isinf(calls):
        return "never: a compiled call is not faster"
    return f"after about {units.count(int(calls), 'call')}, compiling included"


def _one_call(record: Record) -> Iterator[RenderableType]:
    """Yield the table of the times of one call, with a line per side, and that of the counts that are known."""
    known = {title: cells for title, cells in _by_side(record, ONE_CALL).items() if cells["median"]}
    if known:
        heads = _known_heads(known)
        table = _table(ONE_CALL, *heads, texts=1)
        for title, cells in known.items():
            _add(table, title, *(cells[head] for head in heads))
        yield table
    counted = {title: cells for title, cells in _by_side(record, COUNTED).items() if any(cells.values())}
    if counted:
        heads = _known_heads(counted)
        table = _table(COUNTED, *heads, texts=1)
        for title, cells in counted.items():
            _add(table, title, *(cells[head] for head in heads))
        yield table


def _known_heads(lines: dict[str, dict[str, str]]) -> list[str]:
    """Return the columns in which some line has a text."""
    return [head for head in next(iter(lines.values())) if any(cells[head] for cells in lines.values())]


def _by_side(record: Record, section: str) -> dict[str, dict[str, str]]:
    """Return the texts of the figures of a section that is a table, by line and column."""
    lines: dict[str, dict[str, str]] = {}
    for figure in FIGURES:
        if figure.card is not None and figure.card.section == section:
            text = shown(figure.unit, figure.fact(record))
            lines.setdefault(figure.card.title, {})[figure.card.phrase] = text
    return lines


def _compiler(record: Record) -> Iterator[RenderableType]:
    evidence = record.evidence
    if evidence is None:
        return
    rows = card_lines(record, "compiler")
    facts = list((evidence.compiler or {}).items())
    rows += [(name, _value(value)) for name, value in facts[:_MOST_ROWS]]
    if rows:
        yield _pairs(rows)
    yield from _more(len(facts) - _MOST_ROWS, "facts of the compiler")


def _where(record: Record) -> Iterator[RenderableType]:
    rows = []
    if record.device is not None:
        device = record.device
        # If the machine's class begins with the device's name, do not write the name twice.
        model = device.name if not (device.machine_class or "").startswith(device.name or " ") else None
        named = ", ".join(part for part in (model, device.driver, device.machine_class) if part)
        rows.append(("device", f"{device.type}:{device.index}" + (f" ({named})" if named else "")))
    environment = record.environment
    if environment is not None:
        versions = {"Python": environment.python, "torch": environment.torch} | (environment.compiler or {})
        rows.append(("software", ", ".join(f"{name} {version}" for name, version in versions.items() if version)))
        origin = environment.image_digest or environment.requirements_sha256
        if origin:
            rows.append(("image" if environment.image_digest else "requirements", origin))
    rows += card_lines(record, "where it ran")
    if record.artifacts:
        rows.append(("artifacts", record.artifacts))
    if rows:
        yield _pairs(rows)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_value(one)}" for name, one in value.items())
    if isinstance(value, list):
        return ", ".join(map(_value, value)) or "none"
    if isinstance(value, float):
        return f"{value:.4g}"
    return str(value)


def _more(count: int, what: str) -> Iterator[RenderableType]:
    if count > 0:
        yield Text(f"and {count} more {what}, which --format json lists", style="dim")


def _pairs(rows: Sequence[tuple[str, str]]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column(overflow="fold")
    for name, text in rows:
        _add(table, name, text)
    return table


def _table(*titles: str, texts: int) -> Table:
    """Make a table whose first ``texts`` columns hold text and whose other columns hold numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="cyan")
    for number, title in enumerate(titles):
        # On a narrow terminal, the first column keeps the width of a name such as `output 12`.
        width = None if number else _NAME_WIDTH
        table.add_column(title, justify="left" if number < texts else "right", overflow="fold", min_width=width)
    return table


def _add(table: Table, *cells: str) -> None:
    """Add a row of plain text. Text from a worker or a sample must not be read as markup of rich."""
    table.add_row(*(Text(_safe(cell)) for cell in cells))


def _safe(text: str) -> str:
    return printable(text, _MOST_CHARACTERS)


def _below(console: Console, part: RenderableType) -> None:
    console.print(Padding(part, (0, 0, 0, 2), expand=False))

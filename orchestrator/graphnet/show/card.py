"""The card of one row: the details that ``graphnet show RUN SAMPLE`` prints, in words and small tables."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from graphnet.printable import printable
from graphnet.runs.controls import Control, aa_width, why_not_usable
from graphnet.runs.record import Record, RowKind, SeriesGroup
from graphnet.scores.answers import break_even_calls
from graphnet.scores.columns import Direction, columns_of
from graphnet.show import units
from graphnet.show.flags import meaning
from graphnet.show.table import backend_label

#: A card, the printed details of one row, shows at most this many of the last lines of the log, and at most this many
#: characters of each line. It also shows at most ``_LOG_LINES`` lines from the beginning of the row's message.
#: ``--format json`` prints the whole log and message.
_LOG_LINES: Final = 20
_LOG_CHARACTERS: Final = 400
#: A card, the printed details of one row, shows at most this many characters of a table's cell, or of one line of the
#: row's message. ``--format json`` prints the whole text.
_MOST_CHARACTERS: Final = 1000
#: A card, the printed details of one row, lists at most this many outputs, and at most this many facts that the
#: compiler reported.
_MOST_ROWS: Final = 12
#: The first column of each table with column titles in a card is at least this many characters wide.
_NAME_WIDTH: Final = 9
#: The programs that a row times, and their names in the printed details of the row.
_SIDES: Final = {"reference": "reference", "compiled": "compiled", "own_eager": "own eager"}
#: The result of comparing a row with the reference, in words.
_WAYS: Final = {
    Direction.FASTER: "faster than the reference",
    Direction.NO_DIFFERENCE: "no difference is shown",
    Direction.SLOWER: "slower than the reference",
}
#: The fields of the request that are printed with the details of a row, and the names that are printed.
_ASKED: Final = {
    "device": "device",
    "threads": "threads",
    "inputs": "inputs",
    "seed": "seed",
    "caches": "caches",
    "reference": "reference",
}


def print_card(console: Console, record: Record, asked: Mapping[str, Any], controls: Sequence[Control] = ()) -> None:
    """Print the card of one row: its request, outcome, reasons and measurements.

    Args:
        console: where to print.
        record: the row, with its measured times if the run kept them.
        asked: the request of the run, as run.json stores it; empty if it is not known.
        controls: the controls of the run.
    """
    console.print(Text(_safe(f"{record.sample} on {backend_label(record)}"), style="bold"))
    outcome = Text(record.outcome, style=record.outcome.traits.group.style)
    _below(console, outcome + Text(f": {_safe(record.outcome.traits.meaning)}"))
    if record.message:
        where = " ".join(part for part in ("in", record.stage, record.step and f"({record.step})") if part)
        for line in record.message.splitlines()[:_LOG_LINES]:
            _below(console, Text(_safe(line), style="yellow"))
        if record.stage:
            _below(console, Text(f"it ended {where}", style="yellow"))
    for title, parts in _sections(record, asked, controls):
        if parts:
            console.print(Text(title, style="bold"))
            for part in parts:
                _below(console, part)
    _print_log(console, record)
    if record.command:
        console.print(Text("measure it again", style="bold"))
        _below(console, Text(f"./{_safe(record.command)}", overflow="fold"))


def _sections(
    record: Record, asked: Mapping[str, Any], controls: Sequence[Control]
) -> Iterator[tuple[str, list[RenderableType]]]:
    yield "asked", _asked(record, asked)
    yield "verdict", list(_verdict(record))
    yield "speed", list(_speed(record, controls))
    yield "compiler", list(_compiler(record))
    yield "flags", [_flags(record.flags)] if record.flags else []
    yield "where it ran", list(_where(record))


def _asked(record: Record, asked: Mapping[str, Any]) -> list[RenderableType]:
    known = {name: asked[field] for field, name in _ASKED.items() if asked.get(field) is not None}
    if record.inputs is not None:
        known |= {"inputs": record.inputs.scheme, "seed": record.inputs.seed}
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
    rows = []
    if record.tolerance_ladder is not None:
        rows.append(("ladder", _ladder(record)))
    if record.max_abs_error is not None:
        relative = "" if record.max_rel_error is None else f", {units.error(record.max_rel_error)} relative"
        rows.append(("largest error", f"{units.error(record.max_abs_error)} absolute{relative}"))
    if record.accuracy is not None:
        rows += list(_accuracy(record))
    if rows:
        yield _pairs(rows)
    outputs = record.outputs or []
    # If the only output equals the reference's, print no table of outputs. The lines that the card prints above the
    # table already say everything about this output.
    if len(outputs) > 1 or any(not output.equal for output in outputs):
        table = _table("output", "dtype", "shape", "all equal", "t", "max error", "mean error", texts=4)
        for output in outputs[:_MOST_ROWS]:
            level = "never" if output.tolerance_reached is None else str(output.tolerance_reached)
            errors = (units.error(output.max_abs_error), units.error(output.mean_abs_error))
            shape = "x".join(map(str, output.shape)) or "scalar"
            _add(table, output.label, output.dtype, shape, "yes" if output.equal else "no", level, *errors)
        yield table
        yield from _more(len(outputs) - _MOST_ROWS, "outputs")


def _ladder(record: Record) -> str:
    judged = "" if record.tolerance_judged is None else f"; the row is judged at t = {record.tolerance_judged}"
    if record.tolerance_reached is None:
        return f"the outputs agree at no level{judged}"
    return f"every output agrees from t = {record.tolerance_reached} on{judged}"


def _accuracy(record: Record) -> Iterator[tuple[str, str]]:
    accuracy = record.accuracy
    assert accuracy is not None
    if accuracy.rmse_compiled is not None and accuracy.rmse_reference is not None:
        compiled, reference = units.error(accuracy.rmse_compiled), units.error(accuracy.rmse_reference)
        yield "against float64", f"compiled {compiled}, reference {reference} (relative root mean square error)"
    if accuracy.as_accurate_as_eager is not None:
        yield "", "as accurate as eager" if accuracy.as_accurate_as_eager else "less accurate than eager"
    if accuracy.error_over_std is not None:
        yield "over the spread", f"{units.error(accuracy.error_over_std)} standard deviations of the reference's output"


def _compile_cpu(record: Record) -> str:
    if record.compile_cpu_ns is None or record.compile_cores is None:
        return ""
    return f"; {units.duration(record.compile_cpu_ns)} of CPU time on {units.count(record.compile_cores, 'core')}"


def _speed(record: Record, controls: Sequence[Control]) -> Iterator[RenderableType]:
    rows = []
    if record.speedup is not None:
        rows.append(("speedup", f"{units.speedup(record.speedup)} over the reference (95 % interval)"))
        rows += [("", text) for text in _direction(record, controls)]
    if record.speedup_own_eager is not None and record.speedup_own_eager != record.speedup:
        own = units.speedup(record.speedup_own_eager)
        rows.append(("", f"{own} over eager mode in the backend's own stack"))
    if record.compile_ns is not None:
        warm = "" if record.warm_compile_ns is None else f", warm {units.duration(record.warm_compile_ns)}"
        rows.append(("compile", f"{units.duration(record.compile_ns)} with cold caches{warm}{_compile_cpu(record)}"))
    if record.first_call_ns is not None:
        rows.append(("first call", units.duration(record.first_call_ns)))
    if record.timing is not None and record.timing.processes is not None:
        pairs = units.count(record.timing.processes, "pair")
        why = "" if record.timing.fewer_processes is None else f"; {record.timing.fewer_processes}"
        rows.append(("measured in", f"{pairs} of processes{why}"))
    calls = break_even(record)
    if calls is not None:
        rows.append(("break-even", calls))
    if record.stage_ns:
        stages = ", ".join(f"{name} {units.duration(ns)}" for name, ns in record.stage_ns.items())
        rows.append(("stages", stages))
    if rows:
        yield _pairs(rows)
    yield from _times(record)


def _direction(record: Record, controls: Sequence[Control]) -> Iterator[str]:
    """Say whether the row counts as faster or slower than the reference, by the same rule as the scores."""
    width, no_control = aa_width(controls), why_not_usable(controls)
    direction = Direction(int(columns_of([record], width or 0.0).direction[0]))
    if direction is Direction.UNSTABLE:
        yield "too noisy to say more: the row is flagged unstable"
    elif direction is not Direction.NONE and no_control is not None:
        yield f"whether this is a difference cannot be judged, because {no_control}"
    elif direction is not Direction.NONE:
        equal = "" if width is None else f" (two equal processes of this run differ by up to {width:.1%})"
        yield f"{_WAYS[direction]}{equal}"


def break_even(record: Record) -> str | None:
    """Say after how many calls the saved time makes up for the compile time, by the same rule as the scores.

    Return None if the outcome is not OK, if scores leave the row out, or if a time is unknown.
    """
    columns = columns_of([record], 0.0)
    (calls,) = break_even_calls(columns, columns.cold_ns).tolist()
    if math.isnan(calls):
        return None
    if math.isinf(calls):
        return "never: a compiled call is not faster"
    return f"after about {units.count(int(calls), 'call')}, compiling included"


def _times(record: Record) -> Iterator[RenderableType]:
    medians = {"reference": record.reference_ns, "compiled": record.compiled_ns, "own_eager": record.own_eager_ns}
    if not any(medians.values()):
        return
    trials = _trials(record)
    table = _table("one call", "median", "fastest", "slowest", "trials", texts=1)
    table.add_column("course", overflow="fold")
    for side, median in medians.items():
        if median is None:
            continue
        found = trials.get(side, [])
        ends = (units.duration(round(min(found))), units.duration(round(max(found)))) if found else ("", "")
        counted = str(len(found)) if found else ""
        series = (record.timing.series or {}).get(side) if record.timing is not None else None
        _add(table, _SIDES[side], units.duration(median), *ends, counted, _course(series))
    yield table


def _course(series: SeriesGroup | None) -> str:
    """Say how the times of one side changed during the measurement, and count outliers and disturbed trials."""
    if series is None:
        return ""
    parts = [series.shape]
    parts += [f"{series.outliers} outliers"] if series.outliers else []
    parts += [f"{series.disturbed} disturbed"] if series.disturbed else []
    return ", ".join(parts)


def _trials(record: Record) -> dict[str, list[float]]:
    """Return each side's times per call in ns, in the order in which they were measured."""
    timing = record.timing
    found: dict[str, list[float]] = {}
    for part in timing.rounds if timing is not None else []:
        for side in _SIDES:
            times = part.get(side)
            if isinstance(times, dict) and timing is not None:
                found.setdefault(side, []).extend(ns / timing.calls_per_trial for ns in times.get("wall_ns") or ())
    return found


def _compiler(record: Record) -> Iterator[RenderableType]:
    evidence = record.evidence
    if evidence is None:
        return
    rows = []
    if evidence.nodes_total is not None and evidence.nodes_compiled is not None:
        parts = "" if evidence.partitions is None else f" in {units.count(evidence.partitions, 'part')}"
        rows.append(("nodes", f"{evidence.nodes_compiled} of {evidence.nodes_total} compiled{parts}"))
    if evidence.fallback_ops is not None:
        rows.append(("left to eager", ", ".join(evidence.fallback_ops) or "nothing"))
    facts = list((evidence.compiler or {}).items())
    rows += [(name, _value(value)) for name, value in facts[:_MOST_ROWS]]
    if rows:
        yield _pairs(rows)
    yield from _more(len(facts) - _MOST_ROWS, "facts of the compiler")


def _flags(flags: Sequence[str]) -> Table:
    return _pairs([(flag, meaning(flag) or "this version does not know the flag") for flag in flags])


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
    for title, nbytes in (
        ("memory", record.peak_memory_bytes),
        ("", record.reference_peak_memory_bytes),
        ("device memory", record.peak_device_memory_bytes),
    ):
        if nbytes is not None:
            whose = "" if title else ", the reference's process"
            rows.append((title, f"{units.size(nbytes)} at most{whose}"))
    if record.artifacts:
        rows.append(("artifacts", record.artifacts))
    if rows:
        yield _pairs(rows)


def _print_log(console: Console, record: Record) -> None:
    lines = (record.log or "").splitlines()
    if not lines:
        return
    shown = lines[-_LOG_LINES:]
    title = "log" if len(shown) == len(lines) else f"log: its last {len(shown)} lines of {len(lines)}"
    console.print(Text(title, style="bold"))
    for line in shown:
        _below(console, Text(printable(line, _LOG_CHARACTERS), overflow="fold"))


def _value(value: Any) -> str:
    """Return the value of an option, or of a fact that the compiler reported, as text."""
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
    """Make a table of names and texts. A long text continues on the next lines of its column."""
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
    """Add a row of plain text. The library rich must not interpret text from a worker or a sample as markup."""
    table.add_row(*(Text(_safe(cell)) for cell in cells))


def _safe(text: str) -> str:
    return printable(text, _MOST_CHARACTERS)


def _below(console: Console, part: RenderableType) -> None:
    console.print(Padding(part, (0, 0, 0, 2), expand=False))

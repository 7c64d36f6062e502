"""Computes the rows of a run again from their raw trials, and names what differs.

The functions are those of ``graphnet bench`` (measuring/pairs.py). A row's interval also depends on the controls that
the run had when the row was measured, and on how many pairs were planned, which no row says. So an interval is right if
the rule gives it for one of the possible values.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from graphnet.conditions import conditions_in
from graphnet.judge.accuracy import ACCURACY_POLICY
from graphnet.measuring.pairs import Measurement, PairedTimes
from graphnet.measuring.sampling import Sampling, possible_chances
from graphnet.runs.controls import Control, Spread, bound_of, spread_of, spreads_by_class
from graphnet.runs.flags import Flag
from graphnet.runs.record import Ratio, Record, TimingGroup
from graphnet.runs.rejudge import rejudged
from graphnet.runs.request import FEWEST_PROCESSES, Request

#: Two numbers that were computed in the same way may differ by so much, because libraries differ in their last bits.
_EQUAL: Final = 1e-9
#: The flags that times alone decide. `busy` also depends on the load of a GPU, which the raw times lack.
_OF_TIMES: Final = (Flag.UNSTABLE, Flag.UNSETTLED, Flag.SUSPICIOUS)
#: The facts of ``timing`` that raw times decide.
_OF_TIMING: Final = (
    *("started_ns", "ended_ns", "trials", "processes", "degrees", "degrees_own_eager", "series", "discarded_rounds"),
    *("components", "compile_time", "calls", "device_ns"),
)
#: The numbers that a row without timing lacks.
_TIMES: Final = ("reference_ns", "compiled_ns", "own_eager_ns", "speedup", "speedup_own_eager")
#: So much longer, in ns, and twice as long may the stage of a compile be as the compile itself: a machine may wait.
_WAITING_NS: Final = 5_000_000_000
#: The names of the sides of a round.
SIDES: Final = ("reference", "compiled", "own_eager")


def faults_of(record: Record, request: Request, controls: Sequence[Control]) -> Iterator[str]:
    """Yield each fault of a row: a number that its raw trials do not give, or trials that no measurement gives; and
    errors or a compile time that contradict other facts of the row.

    ``record`` has its raw times. A row without timing can have no fault of times, unless it has a time.
    """
    yield from _contradictions(record)
    timing = record.timing
    if timing is None:
        if any(getattr(record, name) is not None for name in _TIMES):
            yield "it has times, but no timing"
        return
    if not timing.rounds:
        yield "its raw trials are missing"
        return
    try:
        yield from _impossible(timing)
        found = list(_different(record, timing, request, controls))
    except (AttributeError, KeyError, TypeError, ValueError, IndexError, ZeroDivisionError, OverflowError) as error:
        yield f"its raw trials cannot be read ({type(error).__name__}: {error})"
        return
    yield from found


def _contradictions(record: Record) -> Iterator[str]:
    """Yield what contradicts itself in a row apart from its times. Findings by older rules are not asked."""
    if record.accuracy is None or record.accuracy.policy == ACCURACY_POLICY:
        judged = rejudged(record)
        if judged.outcome is not record.outcome:
            yield f"its outcome is {record.outcome}, and the errors of its outputs give {judged.outcome}"
        elif judged != record:
            yield "what was found about its outputs is not what their errors give"
    levels = [one.tolerance_reached for one in record.outputs or ()]
    reached = None if None in levels else max((one for one in levels if one is not None), default=None)
    if levels and record.tolerance_reached != reached:
        yield f"tolerance_reached is {record.tolerance_reached}, and its outputs give {reached}"
    errors = [one.max_abs_error for one in record.outputs or () if one.max_abs_error is not None]
    if errors and record.max_abs_error is not None and not same(record.max_abs_error, max(errors)):
        yield f"max_abs_error is {record.max_abs_error:.6g}, and its outputs give {max(errors):.6g}"
    stage = (record.stage_ns or {}).get("compile")
    if record.compile_ns is None or stage is None:
        return
    taken = record.compile_ns + (record.compile_apart_ns or 0)
    if not taken <= stage <= 2 * taken + _WAITING_NS:
        yield f"compile_ns is {record.compile_ns}, and the stage of the compile took {stage} ns"
    compiles = record.timing.compiles if record.timing is not None else None
    if compiles and compiles[0].compile_ns != record.compile_ns:
        yield f"compile_ns is {record.compile_ns}, and the first compile of its pairs took {compiles[0].compile_ns}"


def _impossible(timing: TimingGroup) -> Iterator[str]:
    """Yield what is wrong with the raw trials alone: their blocks' stamps and their durations contradict each other."""
    ended: dict[str, int] = {}
    for number, one in enumerate(timing.rounds, start=1):
        for side in SIDES:
            if side not in one:
                continue
            block = one[side]
            if min(block["wall_ns"], default=0) <= 0:
                yield f"a trial of {side} in round {number} took no time"
            elif sum(block["wall_ns"]) > block["ended_ns"] - block["started_ns"]:
                yield f"the trials of {side} in round {number} took longer than their block"
            elif block["started_ns"] < ended.get(side, 0):
                yield f"the block of {side} in round {number} began before the one before it ended"
            else:
                ended[side] = block["ended_ns"]
                continue
            return


def _different(record: Record, timing: TimingGroup, request: Request, controls: Sequence[Control]) -> Iterator[str]:
    """Yield each number of a row that differs from the one that its raw trials give."""
    own_threads, request = request.threads, request.under(conditions_in(record.flavour))
    chance = timing.chance
    if chance is not None and not any(same(chance, one) for one in possible_chances(timing.processes)):
        yield f"timing.chance is {chance:g}, which no look at {timing.processes} pairs of processes has"
    controls = [one for one in controls if (one.threads or own_threads) == request.threads]
    fault = None if timing.bound is None else _bound_fault(record, timing.bound, request, controls)
    if fault is not None:
        yield fault
    times = PairedTimes.measured(timing, request.policy, request.threads, Sampling(request.policy))
    if record.speedup is None and record.compiled_ns is None:
        # Times that were discarded: the row shows only how it was timed.
        if not any(flag.partition(":")[0] == Flag.VOID for flag in record.flags):
            yield "its times are missing, and no flag says that they were discarded"
        yield from _timing_faults(timing, times.measurement().timing)
        return
    is_golden = record.reference_ns is None and Flag.KEPT_REFERENCE in record.flags
    shown = [record.speedup_own_eager if is_golden else record.speedup, record.speedup_own_eager]
    # A row whose sides ran on different devices has no ratio, but times.
    known = [(ratio, one) for ratio, one in zip(shown, times.ratios(), strict=False) if ratio is not None]
    for spread, planned in _plans(timing, request, _known(record, controls)):
        times.sampling = Sampling.measured_before(request.policy, spread, timing.chance, timing.bound, planned)
        given = [times.sampling.interval_of(one) for _, one in known]
        same_degrees = timing.degrees is None or not given or given[0].degrees == timing.degrees
        same_flag = not given or times.sampling.is_settled(given[0]) == (Flag.UNSTABLE not in record.flags)
        if (
            same_degrees
            and same_flag
            and all(_same_ratio(ratio, one.ratio) for (ratio, _), one in zip(known, given, strict=True))
        ):
            break
    found = times.measurement()
    yield from _timing_faults(timing, found.timing)
    baseline, own = ("own_eager_ns", None) if is_golden else ("reference_ns", found.own_eager_ns)
    numbers: dict[str, float | None] = {baseline: found.reference_ns, "compiled_ns": found.compiled_ns}
    numbers |= {} if is_golden else {"own_eager_ns": own}
    for name, value in numbers.items():
        rounded = None if value is None else round(value)
        if getattr(record, name) != rounded:
            yield f"{name} is {getattr(record, name)}, and its raw trials give {rounded}"
    yield from _ratio_faults(record, found, is_golden)
    raised = set(found.flags(same_device=True))
    for flag in _OF_TIMES:
        if flag is Flag.SUSPICIOUS and record.speedup is None:
            continue
        if (flag in record.flags) != (flag in raised):
            yield f"it {'has' if flag in record.flags else 'lacks'} the flag {flag}, and its raw trials say otherwise"


def _ratio_faults(record: Record, found: Measurement, is_golden: bool) -> Iterator[str]:
    given: dict[str, Ratio | None] = {"speedup_own_eager": found.speedup} if is_golden else {"speedup": found.speedup}
    if not is_golden:
        # Without times of its own, eager mode in the backend's stack is the reference's program, or was not timed.
        own = found.speedup_own_eager
        if own is not None or record.speedup_own_eager != record.speedup:
            given["speedup_own_eager"] = own
    if Flag.DIFFERENT_DEVICE in record.flags:
        given.pop("speedup", None)
    for name, right in given.items():
        held = getattr(record, name)
        if not _same_ratio(held, right):
            yield f"{name} is {_shown(held)}, and its raw trials give {_shown(right)}"


def _timing_faults(timing: TimingGroup, found: TimingGroup) -> Iterator[str]:
    for name in _OF_TIMING:
        held, right = getattr(timing, name), getattr(found, name)
        # Older runs lack some facts.
        if held is not None and not same(_plain(held), _plain(right)):
            yield f"timing.{name} is not what its raw trials give"
    for side, load in (timing.load or {}).items():
        right = (found.load or {}).get(side)
        if right is not None and not same(load.waiting, right.waiting):
            yield f"timing.load of {side} is not what its raw trials give"


def _known(record: Record, controls: Sequence[Control]) -> list[Spread | None]:
    """Return every spread that the controls of a row's conditions can have shown when it was measured, the likeliest
    first.

    A row sees the controls before it. Those of a merged run, or of a host of several, are neighbours in the list.
    """
    host = record.device.host if record.device is not None else None
    found: dict[Spread | None, None] = {}
    for held in (list(controls), [one for one in controls if one.host == host]):
        places = sorted(itertools.combinations(range(len(held) + 1), 2), key=lambda one: (one[0], -one[1]))
        for begin, end in places:
            found.setdefault(spread_of(spreads_by_class(held[begin:end]), record.machine_class))
    found.setdefault(None)
    return list(found)


def _bound_fault(record: Record, bound: float, request: Request, controls: Sequence[Control]) -> str | None:
    """Say that no controls of a row's conditions give its ``timing.bound``; None if some do.

    The width of several controls is that of one of them.
    """
    possible = {bound_of(held, record.machine_class, request.half_width) for held in ([], *([one] for one in controls))}
    if request.policy.decides and any(same(bound, one) for one in possible):
        return None
    return f"timing.bound is {bound:g}, which no controls of the run give"


def _plans(
    timing: TimingGroup, request: Request, spreads: Iterable[Spread | None]
) -> Iterator[tuple[Spread | None, int | None]]:
    """Yield what may have been known of a row: the spread of pairs and, in an older run, how many of its first pairs
    gave its own spread (None: all). The likeliest is first.
    """
    if timing.processes < FEWEST_PROCESSES or timing.chance is not None:
        yield from ((spread, None) for spread in spreads)
        return
    most = max(timing.processes, FEWEST_PROCESSES)
    asked = request.processes if isinstance(request.processes, int) else 5
    counts = sorted(range(FEWEST_PROCESSES, max(most, asked) + 1), key=lambda one: abs(one - asked))
    for spread in spreads:
        yield from ((spread, pairs) for pairs in counts)
        yield spread, None


def _same_ratio(one: Ratio | None, other: Ratio | None) -> bool:
    if one is None or other is None:
        return one is other
    return all(same(getattr(one, name), getattr(other, name)) for name in ("ratio", "low", "high"))


def same(one: Any, other: Any) -> bool:
    """Whether two values are equal, except for the last bits of numbers."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, float) or isinstance(other, float):
        return (
            isinstance(one, int | float)
            and isinstance(other, int | float)
            and math.isclose(one, other, rel_tol=_EQUAL, abs_tol=1e-15)
        )
    return bool(one == other)


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _plain(one) for name, one in value.items()}
    return value.model_dump() if hasattr(value, "model_dump") else value


def _shown(ratio: Ratio | None) -> str:
    return "null" if ratio is None else f"{ratio.ratio:.6g} [{ratio.low:.6g}, {ratio.high:.6g}]"

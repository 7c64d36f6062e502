"""Decides what holds on a GPU, from rows and facts alone, so that its tests need no GPU."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

GIB = 1 << 30
#: The identity's largest distance from 1, of rows without a flag.
IDENTITY = 0.02
#: Other processes that use less of the device than this share are not told.
BUSY_PERCENT = 5.0
_EXCLUSIVE = ("Exclusive_Process", "Exclusive_Thread", "Prohibited")

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Check:
    """One thing that was checked: whether it holds, and the figures."""

    name: str
    held: bool
    text: str


def problems(facts: Mapping[str, Any]) -> tuple[str, list[str]]:
    """Return why nothing can be measured (empty if something can), and what the figures suffer from.

    ``facts`` is what benchmarks/gpu_device.py prints.
    """
    driver, torch = facts["driver"], facts["torch"]
    if driver.get("problem") or not driver["gpus"]:
        said = driver.get("problem") or "nvidia-smi lists no GPU"
        return f"this host has no NVIDIA GPU that its driver shows ({said}); run this on one that has", []
    gpu = driver["gpus"][0]
    if gpu["compute_mode"] in _EXCLUSIVE:
        mode = gpu["compute_mode"]
        text = f"GPU 0 is in the compute mode {mode}, and two processes must share it: set nvidia-smi -c DEFAULT"
        return text, []
    if torch.get("problem") or not torch["devices"]:
        said = torch.get("problem") or "it finds no device"
        version, cuda = torch["versions"].get("torch"), torch.get("cuda")
        built = f"built for CUDA {cuda}" if cuda else "built without CUDA"
        text = f"torch {version}, {built}, cannot use the driver {gpu['driver']}: {said}"
        return f"{text}; take a torch for this driver, or a newer driver", []
    warnings = []
    if gpu["mig"] == "Enabled":
        warnings.append("GPU 0 is divided into MIG slices: all figures are those of one slice")
    used = [f"{one['name']} (process {one['pid']}, {one['memory']})" for one in driver["processes"]]
    if used:
        warnings.append(f"other processes are on the GPUs, so times are not those of an idle device: {', '.join(used)}")
    elif _number(gpu["busy"]) > BUSY_PERCENT:
        warnings.append(f"GPU 0 is busy ({gpu['busy']}), so times are not those of an idle device")
    if gpu["throttle_reasons"] not in ("0x0000000000000000", "0x0000000000000001", "[N/A]"):
        warnings.append(f"GPU 0 does not run at its full clock (throttle reasons {gpu['throttle_reasons']})")
    return "", warnings


def _number(text: str) -> float:
    try:
        return float(text.split()[0])
    except (ValueError, IndexError):
        return 0.0


def judge_planted(rows: Mapping[str, Row | None], short_us: float, tenth_us: float) -> list[Check]:
    """Judge rows whose truth is known. ``rows`` has one row, or None, for each plan of benchmarks/gpu.py."""
    checks = [_same(name, rows.get(name)) for name in ("none", "none_small")]
    checks.append(_delay("a delay of a tenth of a call", rows.get("tenth"), tenth_us))
    checks.append(_delay(f"a delay of {short_us:g} us", rows.get("short"), short_us))
    checks.append(_held_memory(rows.get("none"), rows.get("holds")))
    checks.append(_outcome("more memory than there is", rows.get("out_of_memory"), "OUT_OF_MEMORY"))
    checks.append(_outcome("work without an end", rows.get("hangs"), "TIMEOUT"))
    checks.append(_outcome("the row after work without an end", rows.get("none_small"), "OK"))
    return checks


def _same(name: str, row: Row | None) -> Check:
    title = f"nothing planted ({name})"
    if row is None or not row["speedup"]:
        return Check(title, False, _missing(row))
    ratio = row["speedup"]
    near = max(ratio["ratio"], 1 / ratio["ratio"]) - 1 <= IDENTITY
    return Check(title, near or ratio["low"] <= 1 <= ratio["high"], _ratio(row))


def _delay(name: str, row: Row | None, planted_us: float) -> Check:
    if row is None or not row["speedup"]:
        return Check(name, False, _missing(row))
    measured, of = (row["compiled_ns"] - row["reference_ns"]) / 1000, row["reference_ns"] / 1000
    ratio, true = row["speedup"], of / (of + planted_us)
    text = f"planted {planted_us:g} us, measured {measured:.1f} us of {of:.0f} us; {_ratio(row)}, true {true:.3f}x"
    return Check(name, ratio["high"] < 1 and ratio["low"] <= true <= ratio["high"], text)


def _held_memory(without: Row | None, row: Row | None) -> Check:
    name = "1 GiB that the compiled side holds"
    if without is None or row is None:
        return Check(name, False, _missing(row if without else without))
    figure = "peak_device_memory_bytes" if row["peak_device_memory_bytes"] else "peak_memory_bytes"
    if not row[figure] or not without[figure]:
        return Check(name, False, f"the row has no {figure}")
    more = row[figure] - without[figure]
    return Check(name, abs(more - GIB) <= 0.05 * GIB, f"{figure} is {more / GIB:.3f} GiB larger")


def _outcome(name: str, row: Row | None, wanted: str) -> Check:
    got = "no row" if row is None else row["outcome"]
    return Check(name, got == wanted, got if got == wanted else f"{got}, not {wanted}. {_missing(row)}")


def _missing(row: Row | None) -> str:
    if row is None:
        return "no row"
    return f"{row['outcome']} without a ratio: {row['message'] or ''}"


def _ratio(row: Row) -> str:
    ratio = row["speedup"]
    flags = f" ({', '.join(row['flags'])})" if row["flags"] else ""
    return f"{ratio['ratio']:.3f}x [{ratio['low']:.3f}, {ratio['high']:.3f}]{flags}"


def judge_rows(rows: Sequence[Row]) -> list[Check]:
    """Judge the rows of real samples: their outcomes, the identity, the evidence, and the device's own clock."""
    checks = []
    for name in dict.fromkeys(_name(row) for row in rows):
        mine = [row for row in rows if _name(row) == name]
        counts = Counter(row["outcome"] for row in mine)
        text = ", ".join(f"{count} {outcome}" for outcome, count in counts.most_common())
        checks.append(Check(f"{name}: outcomes", set(counts) == {"OK"}, text))
        timed = [row for row in mine if row["outcome"] == "OK" and row["speedup"]]
        if mine[0]["backend"] == "nope":
            checks.append(_identity(name, timed))
        elif timed:
            checks.append(_evidence(name, timed))
        checks.extend(_clocks(name, timed))
    return checks


def _name(row: Row) -> str:
    bracket = row["flavour"].partition("[")[2]
    return f"{row['backend']}[{bracket}" if bracket else str(row["backend"])


def _identity(name: str, timed: Sequence[Row]) -> Check:
    quiet = [row for row in timed if not row["flags"]]
    inside = sum(row["speedup"]["low"] <= 1 <= row["speedup"]["high"] for row in timed)
    far = [row for row in quiet if max(row["speedup"]["ratio"], 1 / row["speedup"]["ratio"]) - 1 > IDENTITY]
    text = f"{inside} of {len(timed)} intervals contain 1; {len(quiet) - len(far)} of {len(quiet)} rows without a flag"
    return Check(f"{name}: the identity", bool(timed) and not far, f"{text} are within {IDENTITY:.0%} of 1")


def _evidence(name: str, timed: Sequence[Row]) -> Check:
    found = [row["evidence"] or {} for row in timed]
    nodes = sum(one.get("nodes_compiled") or 0 for one in found)
    total = sum(one.get("nodes_total") or 0 for one in found)
    kernels = sum((one.get("compiler") or {}).get("kernels") or 0 for one in found)
    eager = Counter(call for one in found for call in one.get("eager_calls") or {})
    text = f"{nodes} of {total} nodes compiled"
    text += f", {kernels} kernels generated" if kernels else ""
    skips = [(one.get("compiler") or {}).get("cudagraph_skips") for one in found]
    told = [skip for skip in skips if skip is not None]
    # Only these modes ask for CUDA graphs. A mode that never gets them is not the mode that it says.
    asks = "reduce-overhead" in name or name.endswith("max-autotune]")
    if asks and told:
        text += f"; CUDA graphs in {sum(skip == 0 for skip in told)} of {len(told)} rows"
    text += f"; still eager: {', '.join(sorted(eager))}" if eager else ""
    return Check(f"{name}: what ran was compiled", all(one.get("nodes_compiled") for one in found), text)


def _clocks(name: str, timed: Sequence[Row]) -> Iterable[Check]:
    """Compare CUDA events with the wall clock: the device cannot work for longer than the call took."""
    pairs = []
    for row in timed:
        device = (row["timing"] or {}).get("device_ns") or {}
        for side, wall in (("reference", row["reference_ns"]), ("compiled", row["compiled_ns"])):
            if device.get(side):
                pairs.append(device[side] / wall)
    if pairs:
        text = f"{min(pairs):.2f} to {max(pairs):.2f} of the wall clock's time, on {len(pairs)} sides"
        yield Check(f"{name}: CUDA events", max(pairs) <= 1.05, text)


def judge_conformance(backend: str, printed: str) -> list[Check]:
    """Judge what ``graphnet backends check --format json`` printed."""
    name = f"{backend}: conformance"
    if not printed.strip():
        return [Check(name, False, "the suite did not run")]
    told = json.loads(printed)
    text = ", ".join(f"{count} {status}" for status, count in told["counts"].items() if count)
    failed = [case for case in told["cases"] if case["status"] == "fail"]
    bad = [f"{case['name']} ({case['outcome']}: {case['message']})" for case in failed]
    return [Check(name, not bad, "; ".join([text, *bad]))]


def judge_together(folders: Sequence[Path]) -> list[Check]:
    """Check that no timed section of one run overlaps one of another run on the same device."""
    sections = [(begin, end, number) for number, folder in enumerate(folders) for begin, end in timed_sections(folder)]
    name = "two runs at once"
    if len({number for _, _, number in sections}) < len(folders):
        return [Check(name, False, "not every run has timed a row")]
    sections.sort()
    overlaps = sum(after[0] < before[1] and after[2] != before[2] for before, after in pairwise(sections))
    return [Check(name, overlaps == 0, f"{len(sections)} timed sections, {overlaps} overlap one of the other run")]


def timed_sections(folder: Path) -> list[tuple[int, int]]:
    """Return the begin and end of each timed section of a run, in ns of the machine's clock."""
    file = folder / "times.jsonl"
    if not file.exists():
        return []
    rounds = [one for line in file.read_text().splitlines() for one in json.loads(line)["rounds"]]
    sides = [side for one in rounds for side in one.values() if isinstance(side, dict)]
    return [(side["started_ns"], side["ended_ns"]) for side in sides]


def judge_cold(hot: Row | None, cold: Row | None) -> list[Check]:
    """Check that a call which finds its input in no cache takes at least as long as one that finds it there."""
    name = "cold caches"
    if not (hot and cold and hot["reference_ns"] and cold["reference_ns"]):
        return [Check(name, False, _missing(hot if cold and cold["reference_ns"] else cold))]
    slower = cold["reference_ns"] / hot["reference_ns"]
    text = f"a call takes {slower:.2f} times as long as with hot caches ({hot['reference_ns'] / 1e3:.4g} us)"
    return [Check(name, slower > 1, text)]


def judge_slots(rows: Sequence[Row], devices: int) -> list[Check]:
    """Check that the slots of a run used every device, and that all of its rows are right."""
    used = {(row["device"] or {}).get("uuid") for row in rows}
    outcomes = Counter(row["outcome"] for row in rows)
    text = f"{len(rows)} rows on {len(used)} devices: {', '.join(f'{n} {outcome}' for outcome, n in outcomes.items())}"
    return [Check("slots", len(used) == devices and set(outcomes) == {"OK"}, text)]

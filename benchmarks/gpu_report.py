"""Writes what benchmarks/gpu.py found as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

#: The figures of a row that the report keeps.
KEPT = (
    *("sample", "backend", "flavour", "outcome", "message", "flags", "speedup", "compile_ns", "reference_ns"),
    *("compiled_ns", "peak_memory_bytes", "peak_device_memory_bytes", "tolerance_reached"),
)


def short(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return the figures of a row that the report shows."""
    kept = {name: row[name] for name in KEPT}
    kept["device_ns"] = (row["timing"] or {}).get("device_ns")
    kept["processes"] = (row["timing"] or {}).get("processes")
    kept["compiler"] = (row["evidence"] or {}).get("compiler")
    return kept


def markdown(found: Mapping[str, Any]) -> str:
    """Return the report."""
    return "\n".join([*_head(found), *_checks(found), *_peaks(found), *_rows(found), *_rest(found)]) + "\n"


def _head(found: Mapping[str, Any]) -> Iterator[str]:
    yield "# What holds on a GPU"
    yield ""
    yield f"`benchmarks/gpu.py --device {found['device_type']}`, {found['date']} UTC."
    yield ""
    yield from (f"- **{warning}**" for warning in found["warnings"])
    for facts in found["facts"]:
        versions = ", ".join(f"{name} {version}" for name, version in facts["torch"]["versions"].items())
        yield f"- {versions}"
        for gpu in facts["driver"]["gpus"]:
            clock = f"clock {gpu['sm_clock']} of {gpu['largest_sm_clock']}, {gpu['power']} of {gpu['power_limit']}"
            state = f"compute mode {gpu['compute_mode']}, MIG {gpu['mig']}, persistence {gpu['persistence']}"
            yield f"- {gpu['name']}, driver {gpu['driver']}, {gpu['memory']}, {state}; before the run: {clock}"
        for device in facts["torch"]["devices"]:
            l2 = f", {device['l2_bytes'] / 2**20:.0f} MiB of L2 cache" if device["l2_bytes"] else ""
            yield f"- capability {device['capability']}, {device['multiprocessors']} multiprocessors{l2}"
    yield ""


def _checks(found: Mapping[str, Any]) -> Iterator[str]:
    if not found["checks"]:
        return
    held = sum(check["held"] for check in found["checks"])
    yield f"## {held} of {len(found['checks'])} checks hold"
    yield ""
    yield "| | check | found |"
    yield "| --- | --- | --- |"
    for check in found["checks"]:
        mark = "holds" if check["held"] else "**not**"
        yield f"| {mark} | {check['name']} | {_cell(check['text'])} |"
    yield ""


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())[:600]


def _peaks(found: Mapping[str, Any]) -> Iterator[str]:
    peaks = found["facts"][0].get("peaks") if found["facts"] else None
    if not peaks:
        return
    yield "## What the device can do at most"
    yield ""
    yield "| | |"
    yield "| --- | --- |"
    for dtype, value in peaks["flops_per_s"].items():
        yield f"| product of two matrices, {dtype} | {value / 1e12:.4g} TFLOP/s |"
    yield f"| copy within its memory, read and written | {peaks['copied_bytes_per_s'] / 1e9:.4g} GB/s |"
    launch = peaks["launch_s"]
    yield f"| one launch of an empty operation: queued | {launch['queued'] * 1e6:.2f} us |"
    yield f"| done, of many in a row | {launch['done'] * 1e6:.2f} us |"
    yield f"| waited for | {launch['waited'] * 1e6:.2f} us |"
    if peaks.get("energy"):
        yield f"| power under products of bfloat16, by the energy counter | {peaks['energy']['watts']:.0f} W |"
    yield ""


def _rows(found: Mapping[str, Any]) -> Iterator[str]:
    rows = [(step, row) for step, mine in found["rows"].items() for row in mine]
    if not rows:
        return
    yield "## Rows"
    yield ""
    yield "Times are per call: by the wall clock, and by CUDA events (reference, compiled)."
    yield ""
    heads = ("step", "sample", "backend", "outcome", "speedup [95 %]", "reference", "compiled", "events", "compile")
    yield "| " + " | ".join([*heads, "memory", "flags"]) + " |"
    yield "| --- " * (len(heads) + 2) + "|"
    for step, row in rows:
        bracket = row["flavour"].partition("[")[2]
        name = row["backend"] + (f"[{bracket}" if bracket else "")
        device = row["device_ns"] or {}
        events = " / ".join(_time(device.get(side)) for side in ("reference", "compiled")) if device else ""
        cells = [step, row["sample"], name, row["outcome"]]
        cells += [_speedup(row["speedup"]), _time(row["reference_ns"]), _time(row["compiled_ns"]), events]
        memory = row["peak_device_memory_bytes"]
        cells += [_time(row["compile_ns"]), f"{memory / 2**20:.0f} MiB" if memory else "", " ".join(row["flags"])]
        yield "| " + " | ".join(map(_cell, cells)) + " |"
    yield ""


def _speedup(ratio: Mapping[str, float] | None) -> str:
    return f"{ratio['ratio']:.3f}x [{ratio['low']:.3f}, {ratio['high']:.3f}]" if ratio else ""


def _time(nanoseconds: float | None) -> str:
    if nanoseconds is None:
        return ""
    for unit, size in (("s", 1e9), ("ms", 1e6), ("us", 1e3)):
        if nanoseconds >= size:
            return f"{nanoseconds / size:.3g} {unit}"
    return f"{nanoseconds:.0f} ns"


def _rest(found: Mapping[str, Any]) -> Iterator[str]:
    if found["left_out"]:
        yield "## Left out"
        yield ""
        yield from (f"- {one}" for one in found["left_out"])
        yield ""
    took = ", ".join(f"{step} {seconds:.0f} s" for step, seconds in found["seconds"].items())
    yield f"It took {took}."

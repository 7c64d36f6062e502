"""``--repair``: GraphNet's samples that need a repair run as repaired copies, and their rows say so."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from graphnet.bench.plan import Plan
from graphnet.errors import BackendUnavailable
from graphnet.samples.tools import interpreter, run_tool
from graphnet_contract.samples import ATTRIBUTES, EXTRACTOR

Say = Callable[[str], None]


def repaired(plan: Plan, rules: str, into: Path, python: str | None, say: Say) -> Plan:
    """Repair GraphNet's samples of a plan. Our own samples are never touched.

    Args:
        plan: the plan as it was asked for.
        rules: the value of ``--repair``.
        into: the folder for the copies.
        python: the interpreter of the tool; None finds one.
        say: shows a line, for instance when a sample cannot be repaired and runs as it is.

    Returns:
        The plan with the folders of the copies, under the same names.

    Raises:
        ToolFailed: the tool failed.
        BackendUnavailable: there is no interpreter for it.
    """
    candidates = [str(planned.folder) for planned in plan.samples if not _is_ours(planned.folder)]
    if rules == "none" or not candidates:
        return plan
    try:
        found = interpreter(python, say)
    except BackendUnavailable as error:
        raise BackendUnavailable(f"{error}; --repair none runs GraphNet's samples as they are") from error
    result = run_tool("repair", [*candidates, "--out", str(into.absolute()), "--rules", rules], found)
    copies = {one["sample"]: Path(one["out"]) for one in result["samples"] if one["out"]}
    counts = Counter(repair["rule"] for one in result["samples"] for repair in one["repairs"])
    if copies:
        named = ", ".join(f"{rule} {count}" for rule, count in counts.items())
        say(f"graphnet: {len(copies)} of {len(plan.samples)} samples run as repaired copies in {into} ({named})")
    for problem in result["problems"]:
        say(f"graphnet: {problem['sample']} is not repaired: {problem['message']}")
    samples = (replace(planned, folder=copies.get(str(planned.folder), planned.folder)) for planned in plan.samples)
    return replace(plan, samples=tuple(samples))


def _is_ours(folder: Path) -> bool:
    """Say whether we extracted the sample. If it cannot be read, it counts as ours: its row will say why."""
    try:
        attributes = json.loads((folder / ATTRIBUTES).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return True
    return not isinstance(attributes, dict) or attributes.get("extractor") == EXTRACTOR

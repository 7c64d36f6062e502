"""The commands that change nothing: check, run, dedupe, coverage and digits."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from typing import Any, Dict, Iterator, List

from graphnet_graphs.commands.output import FAILED, OK, Output, samples_below, try_sample
from graphnet_graphs.errors import UsageError


def check(options: Namespace, say: Output) -> int:
    """Check samples. Return 0 if every sample passes every check (gate), otherwise 1."""
    from graphnet_graphs.check.check_sample import check_sample

    reports: List[Dict[str, Any]] = []
    for path in samples_below(options.paths):
        gates = check_sample(path)
        ok = all(gate.ok for gate in gates)
        reports.append({"sample": str(path), "ok": ok, "gates": [asdict(gate) for gate in gates]})
        say.progress(f"{'ok  ' if ok else 'FAIL'} {path}")
    failed = [report for report in reports if not report["ok"]]
    lines = [f"{r['sample']}: {g['name']}: {g['detail']}" for r in failed for g in r["gates"] if not g["ok"]]
    lines.append(f"{len(reports)} samples checked, {len(failed)} failed")
    say.result({"samples": reports, "failed": len(failed)}, lines)
    return FAILED if failed else OK


def run(options: Namespace, say: Output) -> int:
    """Run samples with this interpreter's torch, of any version. Return 0 if every sample runs, otherwise 1."""
    import torch

    from graphnet_graphs.running.run_sample import run_sample

    rows: List[Dict[str, Any]] = []
    for path in samples_below(options.paths):
        try:
            run_sample(path)
            rows.append({"sample": str(path), "ok": True, "error": None})
        except (RuntimeError, TypeError, ValueError, IndexError, AttributeError) as error:
            rows.append({"sample": str(path), "ok": False, "error": f"{type(error).__name__}: {error}".split("\n")[0]})
    failed = [row for row in rows if not row["ok"]]
    lines = [f"{row['sample']}: {row['error']}" for row in failed]
    lines.append(f"torch {torch.__version__}: {len(rows) - len(failed)} of {len(rows)} run")
    say.result({"torch": str(torch.__version__), "samples": rows, "failed": len(failed)}, lines)
    return FAILED if failed else OK


def dedupe(options: Namespace, say: Output) -> int:
    """Find samples with equal graphs. Return 0 if all graphs differ, 1 if two are equal or a sample cannot be read."""
    from graphnet_graphs.code.dedupe import duplicates

    paths = samples_below(options.paths)
    found = duplicates(paths)
    groups, unreadable = found.groups, found.unreadable
    lines = [" = ".join(str(path) for path in group.paths) for group in groups]
    lines.append(f"{len(paths)} samples, {len(groups)} graphs occur more than once, {len(unreadable)} not read")
    problems = [{"sample": str(path), "message": message} for path, message in unreadable.items()]
    shown = [{"graph_hash": group.graph_hash, "samples": [str(path) for path in group.paths]} for group in groups]
    say.result({"samples": len(paths), "groups": shown, "problems": problems}, lines, problems)
    return FAILED if groups or unreadable else OK


def coverage(options: Namespace, say: Output) -> int:
    """Print the operators of each sample, and every problem. Return 0 if every sample can be read, otherwise 1."""
    from graphnet_graphs.check.coverage import contents_of

    done: List[Dict[str, Any]] = []
    problems: List[Dict[str, str]] = []
    for path in samples_below(options.paths):
        try_sample(path, contents_of, options.debug, done, problems, say)
    lines = [f"{one['sample']}: {' '.join(sorted(one['operators']))}" for one in done]
    say.result({"samples": done, "problems": problems}, lines, problems)
    return FAILED if problems else OK


def digits(options: Namespace, say: Output) -> int:
    """Print where each sample loses its digits, and every problem. Return 0 if every sample ran, otherwise 1."""
    from graphnet_graphs.check.digits import digits_of

    if not options.bound > 0:
        raise UsageError(f"--bound {options.bound}: give a number above 0.")
    done: List[Dict[str, Any]] = []
    problems: List[Dict[str, str]] = []
    for path in samples_below(options.paths):
        try_sample(path, lambda one: digits_of(one, options.seed, options.bound), options.debug, done, problems, say)
    lines = [line for one in done for line in _lost(one, options.most, options.bound)]
    say.result({"samples": done, "problems": problems}, lines, problems)
    return FAILED if problems else OK


def _lost(one: Dict[str, Any], most: int, bound: float) -> Iterator[str]:
    losses, first = one["losses"], one["first_above"]
    yield f"{one['sample']}: eager's error against float64 is {one['error']:.2g} of its size"
    for loss in losses[:most]:
        errors = f"{loss['before']:.1e} -> {loss['after']:.1e}"
        yield f"  model.py:{loss['line']} {loss['operator']}: {errors}, {loss['digits']:.1f} digits lost"
    if len(losses) > most:
        yield f"  and {len(losses) - most} more statements"
    if not losses:
        yield "  no single statement loses digits"
    if first is not None:
        yield f"  first error above {bound:.2g}: model.py:{first['line']} {first['operator']}"

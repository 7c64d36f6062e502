"""Commands of `python -m graphnet_graphs`. Each is a function that takes parsed options and returns an exit code."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any, Dict, List

from .errors import EmitError, ExtractError, UsageError, one_line

OK, FAILED, USAGE = 0, 1, 2


class Output:
    """Prints a command's result on stdout, as one JSON object or as lines of text, and its progress on stderr."""

    def __init__(self, as_json: bool) -> None:
        self._as_json = as_json
        self._stdout = sys.stdout

    def progress(self, message: str) -> None:
        """Print one line of progress."""
        print(message, file=sys.stderr, flush=True)

    def result(self, value: Dict[str, Any], lines: List[str]) -> None:
        """Print the command's result: `value` as JSON if the user asked for JSON, otherwise `lines` as text."""
        print(json.dumps(value, indent=2) if self._as_json else "\n".join(lines), file=self._stdout, flush=True)

    def error(self, kind: str, message: str) -> None:
        """Print why the command has no result: as JSON on stdout, or as text on stderr."""
        if self._as_json:
            print(json.dumps({"error": {"kind": kind, "message": message}}), file=self._stdout, flush=True)
        else:
            print(message, file=sys.stderr, flush=True)


def extract(options: Namespace, say: Output) -> int:
    """Extract samples from a model. Return 0 if they were written, else 1.

    A failed optional check is printed as a flag and does not change the exit code.
    """
    import torch

    from .extract import extract as run
    from .sample_files import Labels
    from .user_model import build

    dtype = _dtype(torch, options.dtype) if options.dtype else None
    built = build(options.target)
    file, _, function = options.target.rpartition(":")
    # Unless the function is called `build`, its name becomes a part of the sample's name, because two functions of one
    # file make two samples.
    name = options.name or (Path(file).stem if function == "build" else f"{Path(file).stem}_{function}")
    if name in ("", ".", "..") or "/" in name or "\\" in name:
        raise UsageError(f"{name!r} cannot name a folder; give --name without slashes.")
    labels = Labels(name, options.source, options.category)
    try:
        done = run(
            built.model, *built.args, name=name, out=options.out, kwargs=built.kwargs, dynamic=options.dynamic,
            dtype=dtype, labels=labels, progress=say.progress,
        )  # fmt: skip
    except ExtractError as error:
        if options.debug:
            raise
        say.error(type(error).__name__, str(error))
        return FAILED
    lines = [f"{s.name}: {s.nodes} nodes, called {s.calls} times, bit-equal to eager" for s in done.samples]
    lines += [f"flag: {flag}" for flag in done.flags] + [f"written to {done.folder}"]
    say.result(_extraction_json(done), lines)
    return OK


def _dtype(torch: Any, text: str) -> Any:
    dtype = getattr(torch, text.replace("torch.", ""), None)
    if not isinstance(dtype, torch.dtype) or not dtype.is_floating_point:
        raise UsageError(
            f"{text!r} is not a floating-point dtype of torch; give float16, bfloat16, float32 or float64."
        )
    return dtype


def _extraction_json(done: Any) -> Dict[str, Any]:
    samples = [
        {
            "sample": s.name, "path": str(s.path), "nodes": s.nodes, "calls": s.calls, "graph_hash": s.graph_hash,
            "gates": [asdict(gate) for gate in s.gates],
        }
        for s in done.samples
    ]  # fmt: skip
    return {
        "name": done.name,
        "folder": str(done.folder),
        "manifest": str(done.manifest) if done.manifest else None,
        "bit_equal": True,
        "capture": done.method,
        "captured_graphs": done.captured,
        "calls": done.calls,
        "samples": samples,
        "flags": list(done.flags),
    }


def check(options: Namespace, say: Output) -> int:
    """Check samples. Return 0 if every sample passes every check (gate), otherwise 1."""
    from .check_sample import check_sample

    reports: List[Dict[str, Any]] = []
    for path in samples_below(options.paths):
        gates = check_sample(path)
        ok = all(gate.ok for gate in gates)
        reports.append({"sample": str(path), "ok": ok, "gates": [asdict(gate) for gate in gates]})
        say.progress(f"{'ok  ' if ok else 'FAIL'} {path}")
    failed = [report for report in reports if not report["ok"]]
    lines = [f"{r['sample']}: {g['name']}: {g['detail']}" for r in failed for g in r["gates"] if not g["ok"]]
    say.result({"samples": reports, "failed": len(failed)}, [*lines, f"{len(reports)} checked, {len(failed)} failed"])
    return FAILED if failed else OK


def run(options: Namespace, say: Output) -> int:
    """Run samples with this interpreter's torch, of any version. Return 0 if every sample runs, otherwise 1."""
    import torch

    from .run_sample import run_sample

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
    from .dedupe import duplicates

    paths = samples_below(options.paths)
    found = duplicates(paths)
    groups, unreadable = found.groups, found.unreadable
    lines = [" = ".join(str(path) for path in group.paths) for group in groups]
    lines += [f"{path}: not read: {message}" for path, message in unreadable.items()]
    unread = [{"sample": str(path), "message": message} for path, message in unreadable.items()]
    shown = [{"graph_hash": group.graph_hash, "samples": [str(path) for path in group.paths]} for group in groups]
    say.result(
        {"samples": len(paths), "groups": shown, "problems": unread},
        [*lines, f"{len(paths)} samples, {len(groups)} graphs occur more than once, {len(unreadable)} not read"],
    )
    return FAILED if groups or unreadable else OK


def repair(options: Namespace, say: Output) -> int:
    """Repair samples. Return 0 if every sample that needs a repair was repaired, otherwise 1.

    The printed result names each sample that could not be repaired.
    """
    from graphnet_contract.repairs import parse_rules
    from graphnet_contract.samples import SampleError

    from .repair import folders_of_copies
    from .repair import repair as run

    try:
        rules, out = parse_rules(options.rules), Path(options.out)
    except ValueError as error:
        raise UsageError(f"--rules: {error}") from error
    done: List[Dict[str, Any]] = []
    problems: List[Dict[str, str]] = []
    for path, target in folders_of_copies(samples_below(options.paths), out).items():
        try:
            repaired = run(path, target, rules)
        except (SampleError, EmitError) as error:
            problems.append({"sample": str(path), "message": str(error)})
        else:
            where = str(repaired.out) if repaired.out else None
            repairs = [asdict(one) for one in repaired.repairs]
            done.append({"sample": str(path), "out": where, "repairs": repairs, "left": dict(repaired.left)})
    lines = [f"{d['sample']}: {', '.join(one['rule'] for one in d['repairs'])}" for d in done if d["out"]]
    lines += [f"{d['sample']}: {name} is left: {reason}" for d in done for name, reason in d["left"].items()]
    lines += [f"{problem['sample']}: not repaired: {problem['message']}" for problem in problems]
    count = sum(1 for one in done if one["out"])
    say.result({"samples": done, "problems": problems}, [*lines, f"{count} repaired, {len(problems)} problems"])
    return FAILED if problems else OK


def decompose(options: Namespace, say: Output) -> int:
    """Cut samples into parts, and print each problem. Return 0 if every sample was cut, otherwise 1."""
    from graphnet_contract.samples import load_sample

    from .repair import folders_of_copies
    from .ways_to_cut import decompose_sample, way_of

    if options.sequences is not None:
        from .graph_commands import sequences

        return sequences(options, say)
    way = way_of(options)
    done: List[Dict[str, Any]] = []
    problems: List[Dict[str, str]] = []
    paths = samples_below(options.paths)
    for path, target in folders_of_copies(paths, Path(options.out)).items():
        folder = target.with_name(f"{target.name}_decomposed") if options.layout == "graphnet" else target
        try:
            written = decompose_sample(load_sample(path), way, folder, options.values)
        # The samples' code is not ours and can raise any type of error, so catch all types.
        except Exception as error:
            if options.debug:
                raise
            problems.append({"sample": str(path), "message": one_line(error)})
            say.progress(f"FAIL {path}")
        else:
            parts = [{**asdict(part), "path": str(part.path)} for part in written]
            done.append({"sample": str(path), "out": str(folder), "parts": parts})
            say.progress(f"ok   {path}: {len(parts)} parts")
    lines = [f"{one['out']}: {len(one['parts'])} parts, together bit-equal to the whole" for one in done]
    lines += [f"{problem['sample']}: not decomposed: {problem['message']}" for problem in problems]
    say.result({"samples": done, "problems": problems}, [*lines, f"{len(done)} decomposed, {len(problems)} problems"])
    return FAILED if problems else OK


def validate(options: Namespace, say: Output) -> int:
    """Compare a sample with its parts. Return 0 if the parts together compute the same as the sample, otherwise 1."""
    from graphnet_contract.samples import SampleError, load_sample

    from .validate import validate as run

    try:
        found = run(load_sample(Path(options.whole)), Path(options.parts))
    except SampleError as error:
        raise UsageError(str(error)) from error
    lines = [f"{problem.part}: {problem.what}" for problem in found.problems]
    verdict = "differs from" if found.problems else "is"
    value = {"whole": options.whole, "parts": found.parts, "problems": [asdict(one) for one in found.problems]}
    say.result(value, [*lines, f"{options.parts}: put together, it {verdict} {options.whole}"])
    return FAILED if found.problems else OK


def samples_below(roots: List[str]) -> List[Path]:
    """Return every sample folder at or below these folders, sorted. Raises UsageError if there is no sample."""
    from graphnet_contract.samples import SampleError, find_samples

    found: List[Path] = []
    for root in roots:
        try:
            found += find_samples(Path(root))
        except SampleError as error:
            raise UsageError(str(error)) from error
    if not found:
        raise UsageError(f"There is no sample below {', '.join(roots)}; give a folder that holds model.py.")
    return sorted(set(found))

"""The commands that make samples: extract, repair and derive."""

from __future__ import annotations

import difflib
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any, Dict, List

from graphnet_graphs.commands.output import FAILED, OK, Output, samples_below, try_sample
from graphnet_graphs.errors import EmitError, ExtractError, UsageError

_DTYPES = ("float16", "bfloat16", "float32", "float64")

#: The longest time, in seconds, that deriving a variant of one sample may take.
_DERIVE_S = 900.0


def extract(options: Namespace, say: Output) -> int:
    """Extract samples from a model. Return 0 if they were written, else 1. A failed optional check is only a flag."""
    import torch

    from graphnet_graphs.capture.extract import extract as run
    from graphnet_graphs.capture.user_model import build
    from graphnet_graphs.write.sample_files import Labels

    dtype = _dtype(torch, options.dtype) if options.dtype else None
    built = build(options.target)
    file, _, function = options.target.rpartition(":")
    # The functions of one file make different samples.
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
        near = difflib.get_close_matches(text, _DTYPES, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"give {', '.join(_DTYPES[:-1])} or {_DTYPES[-1]}."
        raise UsageError(f"--dtype: {text!r} is not a floating-point dtype of torch; {hint}", near)
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


def repair(options: Namespace, say: Output) -> int:
    """Repair samples, and name each that could not be repaired. Return 0 if there is none, otherwise 1."""
    from graphnet_contract.repairs import parse_rules
    from graphnet_contract.samples import SampleError
    from graphnet_graphs.repair.copies import folders_of_copies
    from graphnet_graphs.repair.copies import repair as run

    rules = parse_rules(options.rules)
    done: List[Dict[str, Any]] = []
    problems: List[Dict[str, str]] = []
    for path, target in folders_of_copies(samples_below(options.paths), options.out).items():
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
    count = sum(1 for one in done if one["out"])
    total = len(done) + len(problems)
    lines.append(f"{total} samples, {count} repaired, {len(problems)} could not be repaired")
    say.result({"samples": done, "problems": problems}, lines, problems)
    return FAILED if problems else OK


def derive(options: Namespace, say: Output) -> int:
    """Derive a variant of each sample, and print every problem. Return 0 if every sample got a variant, otherwise 1."""
    from graphnet_graphs.derive.variant import derive_variant, variant_name
    from graphnet_graphs.repair.copies import folders_of_copies
    from graphnet_graphs.running.separate import separately

    sizes = [(kind, getattr(options, kind)) for kind in ("batch", "sequence") if getattr(options, kind) is not None]
    for kind, size in sizes:
        if size < 1:
            raise UsageError(f"--{kind} {size}: give 1 or more.")
    change, value = sizes[0] if sizes else ("dtype", options.dtype)
    done: List[Dict[str, Any]] = []
    problems: List[Dict[str, str]] = []
    for path, target in folders_of_copies(samples_below(options.paths), options.out).items():
        named = target.with_name(variant_name(target.name, f"{change}{value}" if sizes else options.dtype))

        def run(sample: Any, folder: Path = named) -> Any:
            if options.debug:
                return derive_variant(sample.path, change, value, folder)
            return separately(derive_variant, sample.path, change, value, folder, limit_s=_DERIVE_S)

        try_sample(path, run, options.debug, done, problems, say)
    lines = [_described(one) for one in done]
    lines.append(f"{len(done)} derived, {len(problems)} could not be derived")
    say.result({"samples": done, "problems": problems}, lines, problems)
    return FAILED if problems else OK


def _described(one: Dict[str, Any]) -> str:
    if "old" in one:
        return f"{one['path']}: {one['statements']} statements with expressions of the size, which was {one['old']}"
    kept = f", {', '.join(one['kept'])} in the old dtype" if one["kept"] else ""
    return f"{one['path']}: {one['casts']} statements with casts{kept}"

"""The commands derive, sequences and coverage of `python -m graphnet_graphs`. All of them read existing samples."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any, Callable, Dict, List

from .commands import FAILED, OK, Output, samples_below
from .errors import UsageError, one_line

#: The longest time, in seconds, that deriving a variant of one sample may take.
_DERIVE_S = 900.0


def derive(options: Namespace, say: Output) -> int:
    """Derive a variant of each sample, and print every problem. Return 0 if every sample got a variant, otherwise 1."""
    from .derive import derive_variant, variant_name
    from .repair import folders_of_copies
    from .separate import separately

    sizes = [(kind, getattr(options, kind)) for kind in ("batch", "sequence") if getattr(options, kind) is not None]
    for kind, size in sizes:
        if size < 1:
            raise UsageError(f"--{kind} {size}: give 1 or more.")
    change, value = sizes[0] if sizes else ("dtype", options.dtype)
    done: List[Dict[str, Any]] = []
    problems: List[Dict[str, str]] = []
    for path, target in folders_of_copies(samples_below(options.paths), Path(options.out)).items():
        named = target.with_name(variant_name(target.name, f"{change}{value}" if sizes else options.dtype))

        def run(sample: Any, folder: Path = named) -> Any:
            if options.debug:
                return derive_variant(sample.path, change, value, folder)
            return separately(derive_variant, sample.path, change, value, folder, limit_s=_DERIVE_S)

        try_sample(path, run, options.debug, done, problems, say)
    lines = [_described(one) for one in done]
    lines += [f"{problem['sample']}: not derived: {problem['message']}" for problem in problems]
    say.result({"samples": done, "problems": problems}, [*lines, f"{len(done)} derived, {len(problems)} problems"])
    return FAILED if problems else OK


def _described(one: Dict[str, Any]) -> str:
    if "old" in one:
        return f"{one['path']}: {one['statements']} statements with expressions of the size, which was {one['old']}"
    kept = f", {', '.join(one['kept'])} in the old dtype" if one["kept"] else ""
    return f"{one['path']}: {one['casts']} statements with casts{kept}"


def sequences(options: Namespace, say: Output) -> int:
    """Find sequences of operators that occur repeatedly in samples, and write each of them as a sample of its own.

    Print every problem. Return 0 if every given sample could be used, otherwise 1.
    """
    from graphnet_contract.samples import load_sample

    from .sequences import Sequences, require_own_index
    from .ways_to_cut import lengths_of

    shortest, longest = lengths_of(options.sequences)
    if options.at_least < 1:
        raise UsageError(f"--at-least {options.at_least}: give 1 or more.")
    target = Path(options.out)
    require_own_index(target)
    collected = Sequences(shortest, longest, options.at_least)
    paths = samples_below(options.paths)
    problems: Dict[str, str] = {}
    for step in (collected.count, collected.collect):
        for path in [path for path in paths if str(path) not in problems]:
            try:
                step(load_sample(path))
            # A sample's code was written by others and may raise any type of error, so every type is caught.
            except Exception as error:
                if options.debug:
                    raise
                problems[str(path)] = " ".join(f"{type(error).__name__}: {error}".split())
                say.progress(f"FAIL {path}")
    left_out = collected.write(target)
    written = [{"name": one.name, **asdict(one)} for one in collected.written(left_out)]
    value = {
        "out": str(target),
        "sequences": written,
        "left_out": left_out,
        "problems": [{"sample": path, "message": message} for path, message in problems.items()],
    }
    lines = [f"{one['name']}: {one['count']} times: {' '.join(one['operators'])}" for one in written]
    lines += [f"{name}: does not run on drawn values and is left out: {why}" for name, why in left_out.items()]
    lines += [f"{path}: not used: {message}" for path, message in problems.items()]
    total = sum(one["count"] for one in written)
    say.result(value, [*lines, f"{len(written)} distinct sequences of {total}, {len(left_out)} left out"])
    return FAILED if problems else OK


def coverage(options: Namespace, say: Output) -> int:
    """Print the operators of each sample, and every problem. Return 0 if every sample can be read, otherwise 1."""
    from .coverage import contents_of

    done: List[Dict[str, Any]] = []
    problems: List[Dict[str, str]] = []
    for path in samples_below(options.paths):
        try_sample(path, contents_of, options.debug, done, problems, say)
    lines = [f"{one['sample']}: {' '.join(sorted(one['operators']))}" for one in done]
    lines += [f"{problem['sample']}: not read: {problem['message']}" for problem in problems]
    say.result({"samples": done, "problems": problems}, lines)
    return FAILED if problems else OK


def try_sample(
    path: Path,
    run: Callable[[Any], Any],
    debug: bool,
    done: List[Dict[str, Any]],
    problems: List[Dict[str, str]],
    say: Output,
) -> None:
    """Read the sample in a folder and call `run` with it. Append the result to `done`, or the error to `problems`."""
    from graphnet_contract.samples import load_sample

    try:
        result = asdict(run(load_sample(path)))
    # A sample's code was written by others and may raise any type of error, so every type is caught.
    except Exception as error:
        if debug:
            raise
        problems.append({"sample": str(path), "message": one_line(error)})
        say.progress(f"FAIL {path}")
    else:
        done.append({"sample": str(path), **{k: str(v) if isinstance(v, Path) else v for k, v in result.items()}})
        say.progress(f"ok   {path}")

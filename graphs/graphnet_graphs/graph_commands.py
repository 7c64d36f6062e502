"""The verbs of `python -m graphnet_graphs` that make samples from samples: derive, sequences and coverage."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any, Callable, Dict, List

from .commands import FAILED, OK, Output, samples_below
from .errors import ExtractError, UsageError


def derive(options: Namespace, say: Output) -> int:
    """Derive a variant of each sample. Return 0 if every sample has one, otherwise 1; the result names each problem."""
    from .derive import derive_dtype, variant_name
    from .repair import folders_of_copies

    done: List[Dict[str, Any]] = []
    problems: List[Dict[str, str]] = []
    for path, target in folders_of_copies(samples_below(options.paths), Path(options.out)).items():
        folder = target.with_name(variant_name(target.name, options.dtype))

        def run(sample: Any, folder: Path = folder) -> Any:
            return derive_dtype(sample, options.dtype, folder)

        try_sample(path, run, options.debug, done, problems, say)
    lines = [_described(one) for one in done]
    lines += [f"{problem['sample']}: not derived: {problem['message']}" for problem in problems]
    say.result({"samples": done, "problems": problems}, [*lines, f"{len(done)} derived, {len(problems)} problems"])
    return FAILED if problems else OK


def _described(one: Dict[str, Any]) -> str:
    kept = f", {', '.join(one['kept'])} in the old dtype" if one["kept"] else ""
    return f"{one['path']}: {one['casts']} statements with casts{kept}"


def try_sample(
    path: Path,
    run: Callable[[Any], Any],
    debug: bool,
    done: List[Dict[str, Any]],
    problems: List[Dict[str, str]],
    say: Output,
) -> None:
    """Call `run` with the sample in a folder, and append its result to `done` or its error to `problems`."""
    from graphnet_contract.samples import SampleError, load_sample

    try:
        result = asdict(run(load_sample(path)))
    # The text of a sample is a foreign program, and may raise anything.
    except Exception as error:
        if debug:
            raise
        known = isinstance(error, (SampleError, ExtractError, UsageError))
        message = str(error) if known else f"{type(error).__name__}: {error}"
        problems.append({"sample": str(path), "message": " ".join(message.split())})
        say.progress(f"FAIL {path}")
    else:
        done.append({"sample": str(path), **{k: str(v) if isinstance(v, Path) else v for k, v in result.items()}})
        say.progress(f"ok   {path}")

"""The parts that several commands share: printing, exit codes, and reading the samples of a command line."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any, Callable, Dict, List, Mapping, Sequence

from graphnet_graphs.errors import UsageError, one_line

OK, FAILED, USAGE = 0, 1, 2


class Output:
    """Prints a command's result on stdout, as one JSON object or as lines of text, and its progress on stderr."""

    def __init__(self, as_json: bool) -> None:
        self._as_json = as_json
        self._stdout = sys.stdout

    def progress(self, message: str) -> None:
        print(message, file=sys.stderr, flush=True)

    def result(self, value: Dict[str, Any], lines: List[str], problems: Sequence[Mapping[str, str]] = ()) -> None:
        """Print the result: `value` as JSON together with the lines, or `lines` on stdout and `problems` on stderr."""
        problem_lines = [f"{problem['sample']}: {problem['message']}" for problem in problems]
        if self._as_json:
            value = {**value, "lines": lines, "problem_lines": problem_lines}
            print(json.dumps(value, indent=2), file=self._stdout, flush=True)
            return
        print("\n".join(lines), file=self._stdout, flush=True)
        for line in problem_lines:
            print(line, file=sys.stderr, flush=True)

    def line(self, value: Mapping[str, Any]) -> None:
        """Print one JSON object on one line of stdout, for a program that reads it at once."""
        print(json.dumps(value), file=self._stdout, flush=True)

    def error(self, kind: str, message: str, nearest: Sequence[str] = ()) -> None:
        """Print why the command has no result: as JSON on stdout, or as text on stderr."""
        if self._as_json:
            error = {"kind": kind, "message": message, "nearest": list(nearest)}
            print(json.dumps({"error": error}), file=self._stdout, flush=True)
        else:
            print(message, file=sys.stderr, flush=True)


def samples_below(roots: List[str]) -> List[Path]:
    """Return every sample folder at or below these folders, sorted. Raises UsageError if there is none."""
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


def try_sample(
    path: Path,
    run: Callable[[Any], Any],
    debug: bool,
    done: List[Dict[str, Any]],
    problems: List[Dict[str, str]],
    say: Output,
    remark: Callable[[Mapping[str, Any]], str] = lambda result: "",
) -> None:
    """Call `run` with the sample in a folder. Append the result to `done`, or the error to `problems`.

    The result is a dataclass or a dictionary. ``remark`` says of it what stands behind the name of the sample.
    """
    from graphnet_graphs.torch_samples import load_torch_sample

    try:
        found = run(load_torch_sample(path))
        result = found if isinstance(found, dict) else asdict(found)
    # A sample's code was written by others and may raise any type of error, so every type is caught.
    except Exception as error:
        if debug:
            raise
        problems.append({"sample": str(path), "message": one_line(error)})
        say.progress(f"FAIL {path}")
    else:
        done.append({"sample": str(path), **{k: str(v) if isinstance(v, Path) else v for k, v in result.items()}})
        say.progress(f"ok   {path}{remark(result)}")

"""`python -m graphnet_graphs`: extract, check, repair, decompose, derive, validate and run samples. It needs torch.

Run it with the Python in which the model's libraries are installed. The exit code is 0 if all work is done and no gate
(check of a sample) failed, 1 if a gate failed or nothing could be extracted, and 2 if the request is wrong. With
--format json, stdout has only the result, which is one JSON object. Progress is printed on stderr.
"""

from __future__ import annotations

import argparse
import contextlib
import signal
import sys
import threading
from pathlib import Path
from typing import Iterator, List, Optional, Sequence

from graphnet_contract import vector_math

from . import commands, graph_commands
from .errors import UsageError


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m graphnet_graphs", description=__doc__.split("\n")[0])
    parser.add_argument("--debug", action="store_true", help="show tracebacks")
    verbs = parser.add_subparsers(dest="verb", required=True)
    extract = verbs.add_parser("extract", help="turn a model into samples")
    extract.add_argument(
        "target", metavar="FILE.py:FUNCTION", help="a function that returns (model, args) or (model, args, kwargs)"
    )
    extract.add_argument("--out", required=True, help="the folder in which to make the folder NAME")
    extract.add_argument(
        "--name", help="name of the sample (default: the name of the file, and of the function unless that is build)"
    )
    extract.add_argument("--dtype", help="cast the model and its float inputs, for example bfloat16")
    extract.add_argument("--dynamic", action="store_true", help="keep sizes as symbols")
    extract.add_argument("--source", default="user", help="the library that the model is from (default: user)")
    extract.add_argument("--category", default="other", help="the kind of model (default: other)")
    check = verbs.add_parser("check", help="check the text of each sample, run it, and extract it a second time")
    dedupe = verbs.add_parser("dedupe", help="find samples that compute the same graph")
    repair = verbs.add_parser("repair", help="write repaired copies of GraphNet's samples; our own are left alone")
    repair.add_argument("--out", required=True, help="the folder in which to make the folders SOURCE/NAME")
    repair.add_argument("--rules", default="all", help="all (default), none, or names with commas between them")
    decompose = verbs.add_parser("decompose", help="cut samples into parts, each a sample")
    decompose.add_argument("--out", required=True, help="the folder in which to make the folders SOURCE/NAME")
    ways = decompose.add_mutually_exclusive_group(required=True)
    ways.add_argument("--positions", help="numbers of statements before which to cut, with commas between them")
    ways.add_argument("--ranges", help="half-open ranges of statements that become parts, such as 0-5,8-12")
    ways.add_argument("--max-size", type=int, help="the largest number of statements of a part")
    ways.add_argument(
        "--modules", type=int, metavar="DEPTH", help="cut where the first DEPTH parts of weights' names change"
    )
    ways.add_argument("--operators", action="store_true", help="cut wherever a cut is possible")
    ways.add_argument(
        "--sequences",
        metavar="SHORTEST-LONGEST",
        help="write each distinct repeated sequence of that many operators once",
    )
    decompose.add_argument("--at-least", type=int, default=2, help="how often the operators of a sequence must occur")
    decompose.add_argument("--values", action="store_true", help="store the real values that parts pass to each other")
    decompose.add_argument(
        "--layout", choices=("mesh", "graphnet"), default="mesh", help="graphnet: NAME_decomposed/subgraph_K"
    )
    derive = verbs.add_parser("derive", help="write a variant of each sample in another dtype or size")
    derive.add_argument("--out", required=True, help="the folder in which to make the folders SOURCE/NAME_CHANGE")
    change = derive.add_mutually_exclusive_group(required=True)
    change.add_argument("--dtype", choices=("float16", "bfloat16", "float64"))
    change.add_argument("--batch", type=int, metavar="N", help="the size of the inputs' first dimension")
    change.add_argument("--sequence", type=int, metavar="N", help="the length of the inputs' second dimension")
    coverage = verbs.add_parser("coverage", help="say which operators, dtypes and ranks samples hold")
    validate = verbs.add_parser("validate", help="put a sample together from its parts and compare it with the whole")
    validate.add_argument("whole", help="the folder of the whole sample")
    validate.add_argument("parts", help="the folder that decompose wrote, with manifest.json")
    run = verbs.add_parser("run", help="run each sample in this interpreter's torch, of any version")
    for verb in (check, dedupe, repair, decompose, derive, coverage, run):
        verb.add_argument("paths", nargs="*", metavar="SAMPLE_OR_FOLDER")
        verb.add_argument(
            "--samples-from",
            metavar="FILE",
            help="a text file with further ones, one per line, because Linux limits arguments",
        )
    for verb in (extract, check, dedupe, repair, decompose, derive, coverage, validate, run):
        verb.add_argument("--format", choices=("text", "json"), default="text")
    return parser


def _all_paths(paths: List[str], samples_from: Optional[str]) -> List[str]:
    """Return the samples named on the command line (``paths``), then those listed in the file ``samples_from``.

    Raises:
        UsageError: no samples are named or listed, or the file cannot be read.
    """
    listed: List[str] = []
    if samples_from is not None:
        try:
            listed = Path(samples_from).read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError) as error:
            raise UsageError(f"--samples-from {samples_from} cannot be read: {error}") from error
    if not paths and not listed:
        raise UsageError("Name a sample or a folder of samples, or give --samples-from.")
    return [*paths, *listed]


@contextlib.contextmanager
def _terminable() -> Iterator[None]:
    """Make SIGTERM raise KeyboardInterrupt in the ``with`` block, as Ctrl-C does.

    Without this, SIGTERM would end the process at once, and half-written folders would not be removed.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def main(argv: Optional[Sequence[str]] = None) -> int:
    """Run one verb (such as `extract`) of the command line and return the exit code."""
    options = _parser().parse_args(argv)
    say = commands.Output(as_json=options.format == "json")
    vector_math.make_first_calls()
    try:
        # A model may print text. This text must not reach stdout, because the command line reads JSON from stdout.
        with contextlib.redirect_stdout(sys.stderr), _terminable():
            if options.verb not in ("extract", "validate"):
                options.paths = _all_paths(options.paths, options.samples_from)
            module = commands if hasattr(commands, options.verb) else graph_commands
            return int(getattr(module, options.verb)(options, say))
    except UsageError as error:
        if options.debug:
            raise
        say.error("usage", str(error))
        return 2


if __name__ == "__main__":
    sys.exit(main())

"""`python -m graphnet_graphs`: extract, check, dedupe, repair and run samples where the model's libraries are.

Exit codes: 0 done and every gate held, 1 a gate failed or nothing could be extracted, 2 the request is wrong.
With --format json the result is one JSON object, alone on stdout; progress goes to stderr.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from typing import Optional, Sequence

from graphnet_contract import vector_math

from . import commands
from .errors import UsageError


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m graphnet_graphs", description=__doc__.split("\n")[0])
    parser.add_argument("--debug", action="store_true", help="show tracebacks")
    verbs = parser.add_subparsers(dest="verb", required=True)
    extract = verbs.add_parser("extract", help="a model becomes samples")
    extract.add_argument("target", metavar="FILE.py:FUNCTION", help="returns (model, args) or (model, args, kwargs)")
    extract.add_argument("--out", required=True, help="the folder to write NAME into")
    extract.add_argument("--name", help="the sample's name (default: the file's, and the function's if not build)")
    extract.add_argument("--dtype", help="cast the model and its float inputs, for example bfloat16")
    extract.add_argument("--dynamic", action="store_true", help="keep sizes symbolic")
    extract.add_argument("--source", default="user")
    extract.add_argument("--category", default="other")
    check = verbs.add_parser("check", help="static rules, a run, and a second extraction of each sample")
    check.add_argument("paths", nargs="+", metavar="SAMPLE_OR_FOLDER")
    dedupe = verbs.add_parser("dedupe", help="samples that compute the same graph")
    dedupe.add_argument("paths", nargs="+", metavar="SAMPLE_OR_FOLDER")
    repair = verbs.add_parser("repair", help="repaired copies of GraphNet's samples; ours are left alone")
    repair.add_argument("paths", nargs="+", metavar="SAMPLE_OR_FOLDER")
    repair.add_argument("--out", required=True, help="the folder to write SOURCE/NAME into")
    repair.add_argument("--rules", default="all", help="all, none or names with commas between them")
    run = verbs.add_parser("run", help="run each sample in this torch, whatever its version")
    run.add_argument("paths", nargs="+", metavar="SAMPLE_OR_FOLDER")
    for verb in (extract, check, dedupe, repair, run):
        verb.add_argument("--format", choices=("text", "json"), default="text")
    return parser


def main(argv: Optional[Sequence[str]] = None) -> int:
    """Runs one verb; returns the exit code."""
    options = _parser().parse_args(argv)
    say = commands.Reporter(as_json=options.format == "json")
    vector_math.make_first_calls()
    try:
        # What a model prints is no result: it would break the JSON that the command line reads.
        with contextlib.redirect_stdout(sys.stderr):
            return int(getattr(commands, options.verb)(options, say))
    except UsageError as error:
        if options.debug:
            raise
        say.error("usage", str(error))
        return 2


if __name__ == "__main__":
    sys.exit(main())

"""`python -m graphnet_graphs`: extract, check, repair, cut, derive, validate and run samples. It needs torch.

Run it with the Python in which the model's libraries are installed. The exit code is 0 if all work is done and no gate
(check of a sample) failed, 1 if a gate failed or nothing could be extracted, and 2 if the request is wrong. With
--format json, stdout has only the result, which is one JSON object. Progress is printed on stderr.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from pathlib import Path
from typing import Callable, Dict, List, Optional, Sequence

from graphnet_contract import graph_tools, vector_math
from graphnet_contract.interrupts import terminable
from graphnet_contract.storage_errors import NOT_STORED
from graphnet_graphs.commands import cutting, explaining, making, reading
from graphnet_graphs.commands.output import Output
from graphnet_graphs.errors import UsageError

#: The function of each verb.
COMMANDS: Dict[str, Callable[[argparse.Namespace, Output], int]] = {
    command.__name__: command
    for command in (
        *(making.extract, making.repair, making.derive),
        *(cutting.decompose, cutting.subgraphs, cutting.validate),
        *(explaining.regions, explaining.peaks),
        *(reading.check, reading.run, reading.dedupe, reading.coverage, reading.digits),
    )
}


def _all_paths(paths: List[str], samples_from: Optional[str]) -> List[str]:
    """Return the samples ``paths``, then those listed in the file ``samples_from``, or raise UsageError."""
    listed: List[str] = []
    if samples_from is not None:
        try:
            listed = Path(samples_from).read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError) as error:
            raise UsageError(f"--samples-from {samples_from} cannot be read: {error}") from error
    if not paths and not listed:
        raise UsageError("Name a sample or a folder of samples, or give --samples-from.")
    return [*paths, *listed]


def main(argv: Optional[Sequence[str]] = None) -> int:
    """Run one verb (such as `extract`) of the command line and return the exit code."""
    options = graph_tools.make_parser().parse_args(argv)
    say = Output(as_json=options.format == "json")
    vector_math.make_first_calls()
    try:
        # A model may print text, but the command line reads JSON from stdout.
        with contextlib.redirect_stdout(sys.stderr), terminable():
            if graph_tools.VERBS[options.verb].takes_samples:
                options.paths = _all_paths(options.paths, options.samples_from)
            return COMMANDS[options.verb](options, say)
    except UsageError as error:
        if options.debug:
            raise
        say.error(graph_tools.OUTSIDE if isinstance(error.__cause__, OSError) else "usage", str(error), error.nearest)
        return 2
    except OSError as error:
        if options.debug or error.errno not in NOT_STORED:
            raise
        say.error("storage", f"{error.filename or 'a file'} cannot be written: {error.strerror}")
        return 1


if __name__ == "__main__":
    sys.exit(main())

"""Entry of ``python -m graphnet_runner --backend FOLDER --control-fd N``, which only the worker's server starts."""

from __future__ import annotations

import argparse
import sys

from graphnet_runner.zygote import main


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="graphnet_runner", description=__doc__)
    parser.add_argument("--backend", required=True, metavar="FOLDER")
    parser.add_argument("--control-fd", required=True, type=int, metavar="N")
    return parser.parse_args()


if __name__ == "__main__":
    parsed = _arguments()
    sys.exit(main(parsed.backend, parsed.control_fd))

"""Entry of ``python -m graphnet_runner``, which only a worker's server or the command line starts.

``--backend FOLDER --control-fd N`` runs a zygote, and ``--root-fd N --conditions DIGEST`` runs a root zygote.
"""

from __future__ import annotations

import argparse
import os
import sys

from graphnet_runner import root_zygote, zygote


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="graphnet_runner", description=__doc__)
    parser.add_argument("--backend", metavar="FOLDER")
    parser.add_argument("--control-fd", type=int, metavar="N")
    parser.add_argument("--root-fd", type=int, metavar="N")
    parser.add_argument("--conditions", default="", metavar="DIGEST")
    return parser.parse_args()


if __name__ == "__main__":
    parsed = _arguments()
    if parsed.root_fd is not None:
        status = root_zygote.main(parsed.root_fd, parsed.conditions)
    else:
        status = zygote.main(parsed.backend, parsed.control_fd)
    # End at once: taking torch down takes 0.4 s of CPU time, and nothing is left to do.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)

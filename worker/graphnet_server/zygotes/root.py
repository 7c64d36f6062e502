"""Start a root zygote (see ``graphnet_runner.root_zygote``): the entry of ``python -m graphnet_server.zygotes.root``.

The process that starts this program gives it a listening Unix socket, and ends it by closing its stdin.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Optional, Sequence

from graphnet_contract.backend import read_backend
from graphnet_contract.sample_environment import zygote_environment
from graphnet_server.zygotes.launch import become_root_zygote


def main(arguments: Optional[Sequence[str]] = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m graphnet_server.zygotes.root", description=__doc__)
    parser.add_argument("--backend", required=True, type=Path, metavar="FOLDER", help="a backend that will use it")
    parser.add_argument("--python", required=True, metavar="INTERPRETER", help="interpreter that has torch")
    parser.add_argument("--listen-fd", required=True, type=int, metavar="N", help="descriptor of the listening socket")
    parser.add_argument("--pass-env", action="append", default=[], metavar="NAME", help="as for a worker")
    parsed = parser.parse_args(arguments)
    backend = read_backend(parsed.backend)
    try:
        environment = zygote_environment(os.environ, (*backend.environment, *parsed.pass_env))
        become_root_zygote(parsed.python, parsed.listen_fd, environment)
    except OSError as error:
        print("graphnet_server.zygotes.root: %s cannot be started: %s" % (parsed.python, error), file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())

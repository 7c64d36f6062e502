"""Print the path of a Python 3.8, if there is one, with the oldest grpcio and protobuf that are tested."""

from __future__ import annotations

import sys

from environment_of_requirements import ensure

from graphnet.environments.pythons import find_python

REQUIREMENTS = "grpcio==1.62.3\nprotobuf==3.20.3\nnumpy==1.24.4\nxxhash==3.5.0\ntomli==2.0.2\n"

if __name__ == "__main__":
    if find_python("3.8") is None:
        print("check: this machine has no Python 3.8; the tests with an old protobuf are skipped", file=sys.stderr)
    else:
        sys.stdout.write(str(ensure("old-protobuf", "3.8", REQUIREMENTS)))

"""Print the path of a Python 3.8 with old versions of grpcio and protobuf.

They are the oldest versions with which the server of a worker is tested. Print nothing if this machine has no Python
3.8.
"""

from __future__ import annotations

import sys

from environment_of_requirements import ensure

from graphnet.workers.pythons import find_python

REQUIREMENTS = "grpcio==1.62.3\nprotobuf==3.20.3\nnumpy==1.24.4\nxxhash==3.5.0\ntomli==2.0.2\n"

if __name__ == "__main__":
    if find_python("3.8") is None:
        print("check: this machine has no Python 3.8; the tests with an old protobuf are skipped", file=sys.stderr)
    else:
        sys.stdout.write(str(ensure("old-protobuf", "3.8", REQUIREMENTS)))

"""Print a Python that has the old protobuf generator. Its environment is built once."""

from __future__ import annotations

import sys

from environment_of_requirements import ensure

if __name__ == "__main__":
    sys.stdout.write(str(ensure("protoc", "3.11", "grpcio-tools==1.62.3\nsetuptools==79.0.1\n")))

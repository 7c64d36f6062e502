"""Print the path of a Python interpreter that has the protobuf generator (grpcio-tools) for worker.proto."""

from __future__ import annotations

import sys

from environment_of_requirements import ensure

if __name__ == "__main__":
    sys.stdout.write(str(ensure("protoc", "3.11", "grpcio-tools==1.62.3\nsetuptools==79.0.1\n")))

"""Start the worker's server under its earlier package name."""

import sys

from graphnet_server.__main__ import main

if __name__ == "__main__":
    sys.exit(main())

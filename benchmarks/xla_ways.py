#!/usr/bin/env python3
"""Print the table of backends/xla/README.md, which compares several ways to compile a torch graph with XLA.

    benchmarks/xla_ways.py [ARGUMENTS OF graphnet bench, such as --suite smoke]

All ways are measured on the same samples.
"""

from __future__ import annotations

import sys

from ways import print_table

WAYS = {
    "JAX": ("xla:jax", ""),
    "torch_xla lazy": ("xla:torch_xla", "mode=lazy"),
    "torch_xla openxla": ("xla:torch_xla", "mode=openxla"),
}

if __name__ == "__main__":
    print_table(WAYS, sys.argv[1:])

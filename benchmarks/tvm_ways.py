#!/usr/bin/env python3
"""Print the table of backends/tvm/README.md, which compares several ways to compile a torch graph with TVM.

    benchmarks/tvm_ways.py [ARGUMENTS OF graphnet bench, such as --suite smoke]

All ways are measured on the same samples. One way is torch's own, `torch.compile(backend="tvm")`. For this way, the
script writes a backend that has the same pinned requirements as backends/tvm.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from figures import ROOT
from planted_sample import write_backend
from ways import print_table

ADAPTER = """import torch

from graphnet_runner.adapter import Adapter, Compiled, Evidence


class TorchsOwn(Adapter):
    def compile(self, model, example_inputs, options):
        compiled = torch.compile(model, backend="tvm")
        compiled(*example_inputs)
        return Compiled(compiled, Evidence())
"""


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        pinned = (ROOT / "backends" / "tvm" / "requirements.txt").read_text()
        own = write_backend(Path(folder) / "tvm_dynamo", ADAPTER, pinned)
        ways = {
            '`torch.compile(backend="tvm")`': (str(own), ""),
            "exported, whole": ("tvm", "whole=true"),
            "exported, partitioned": ("tvm", "whole=false"),
        }
        print_table(ways, sys.argv[1:])

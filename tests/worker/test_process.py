"""Settings that a sample process makes before it serves its sample."""

from __future__ import annotations

import subprocess
import sys

FAULTS = """
import resource
from graphnet_runner.process import keep_freed_memory

def call():
    # Together they are more than malloc keeps by default.
    blocks = [b"x" * (20 << 20) for _ in range(3)]

{keep}
for _ in range(3):
    call()
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
for _ in range(5):
    call()
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""


def faults(keep: str) -> int:
    """Return the number of page faults during five calls that each allocate and free 60 MB."""
    code = FAULTS.format(keep=keep)
    return int(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)


def test_freed_memory_stays_for_the_next_call() -> None:
    assert faults("keep_freed_memory()") < 100
    assert faults("") > 5_000

"""Grammar of GraphNet's logs: one place for the spelling of every line that we write or read.

A line is the prompt, a tag in brackets, and a value. A line with ``[Processing]`` begins a sample; GraphNet drops lines
before the first one. Every other line belongs to the sample above it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from graphnet.judge.ladder import LEVELS, tolerances

DEFAULT_PROMPT: Final = "graph-net-test-compiler-log"

#: Dtypes that GraphNet's ladder has, in the order in which its logs list them within one level.
LADDER_DTYPES: Final = ("float16", "bfloat16", "float32", "float64")

EAGER_FAILED: Final = "[Fail due to eager model execution error.]"
COMPILED_FAILED: Final = "[Fail due to compiled model execution error.]"


@dataclass(frozen=True)
class Close:
    """One ``all_close`` line: the tolerances of one dtype at one level, and the key that names them."""

    level: int
    dtype: str
    atol: float
    rtol: float

    @property
    def key(self) -> str:
        """Name of the line, in the brackets behind ``[Correctness]``."""
        return f"[all_close_atol_{self.atol:.2E}_rtol_{self.rtol:.2E}]"


def _close(level: int, dtype: str) -> Close:
    pair = tolerances(dtype, level)
    return Close(level, dtype, pair.atol, pair.rtol)


#: The 64 lines in the order in which a log lists them.
CLOSE_LINES: Final = tuple(_close(level, dtype) for level in LEVELS for dtype in LADDER_DTYPES)
CLOSE_KEYS: Final = {(close.dtype, close.level): close.key for close in CLOSE_LINES}
EQUAL_KEY: Final = "[equal]"

PROCESSING: Final = re.compile(r"\[Processing\] (.+)")
CONFIG: Final = re.compile(r"\[Config\] (\S+): (.+)")
PERFORMANCE: Final = re.compile(r"\[Performance\]\[(\w+)\]: (.+)")
DATATYPE: Final = re.compile(r"\[Datatype\]\[(\w+)\]:(.*)")
DATATYPE_MATCH: Final = re.compile(r"\[DataType\] .*match:(True|False)")
SHAPE_MATCH: Final = re.compile(r"\[Shape\] .*match:(True|False)")
SHAPES: Final = re.compile(r"\[Shape\]\[(\w+)\]: (.+)")
CORRECTNESS: Final = re.compile(r"\[Correctness\](\[.+\]):(.*)")
SPEEDUP: Final = re.compile(r"\[Speedup\]\[(\w+)\]: (.+)")
#: The torch scripts write ``[Result] status: success``, the Paddle ones ``[Result][status] eager:success``.
RESULT: Final = re.compile(r"\[Result\](?: status: |\[status\] )(.+)")
FAILURE: Final = re.compile(r"\[Fail due to (.+)\.\]")
PROFILING: Final = re.compile(r"^\[Profiling\] Using device")
TRIAL: Final = re.compile(r"^Trial (\d+): e2e=(\S+) ms")
FAILED_WITH: Final = re.compile(r"^(Eager|Compiled) model execution failed: (.+)")
#: The line after the last sample, which says that a log is whole; GraphNet's scripts do not always write it.
SUMMARY: Final = re.compile(r"^Totally (\d+) verified samples")

#: GraphNet's parser calls a sample a runtime failure if any of its lines holds one of these.
RUNTIME_MARKS: Final = ("Exception:", "Error:")


def summary(verified: int, failed: int) -> str:
    """The line that SUMMARY reads."""
    return f"Totally {verified} verified samples, failed {failed} samples."


def without_marks(text: str) -> str:
    """The text on one line, without the words and tags that would make GraphNet's parser read something else."""
    flat = " ".join(text.split())
    for mark in RUNTIME_MARKS:
        flat = flat.replace(mark, mark[:-1] + " -")
    return flat.replace("[", "(").replace("]", ")").replace("all_close", "all-close")

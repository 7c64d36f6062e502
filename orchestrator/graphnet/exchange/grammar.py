"""The grammar of GraphNet's logs: how each line that we write or read is spelled.

A line consists of a fixed first word (GraphNet calls it the prompt), a tag in brackets, and a value. A line with
``[Processing]`` begins a sample. The lines after it belong to that sample, up to the next line with ``[Processing]``.
GraphNet ignores lines before the first sample.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from graphnet.judge.ladder import LEVELS, tolerances

DEFAULT_PROMPT: Final = "graph-net-test-compiler-log"

#: The dtypes for which GraphNet has a ladder of tolerance levels, in the order in which its logs list them per level.
LADDER_DTYPES: Final = ("float16", "bfloat16", "float32", "float64")

EAGER_FAILED: Final = "[Fail due to eager model execution error.]"
COMPILED_FAILED: Final = "[Fail due to compiled model execution error.]"


@dataclass(frozen=True)
class Close:
    """One ``all_close`` line of a log: the tolerances of one dtype at one level."""

    level: int
    dtype: str
    atol: float
    rtol: float

    @property
    def key(self) -> str:
        """Return the name of the line: the text in brackets that follows ``[Correctness]``."""
        return f"[all_close_atol_{self.atol:.2E}_rtol_{self.rtol:.2E}]"


#: The 64 ``all_close`` lines of a sample (16 levels, 4 dtypes), in the order in which a log lists them.
CLOSE_LINES: Final = tuple(
    Close(level, dtype, pair.atol, pair.rtol)
    for level in LEVELS
    for dtype in LADDER_DTYPES
    for pair in (tolerances(dtype, level),)
)
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
#: Matches the line with a sample's result, which has two spellings: GraphNet's torch scripts write
#: ``[Result] status: success``, and its Paddle scripts write ``[Result][status] eager:success``.
RESULT: Final = re.compile(r"\[Result\](?: status: |\[status\] )(.+)")
FAILURE: Final = re.compile(r"\[Fail due to (.+)\.\]")
PROFILING: Final = re.compile(r"^\[Profiling\] Using device")
TRIAL: Final = re.compile(r"^Trial (\d+): e2e=(\S+) ms")
FAILED_WITH: Final = re.compile(r"^(Eager|Compiled) model execution failed: (.+)")
#: Matches the line after the last sample. It proves that a log is complete, but GraphNet's scripts may not write it.
SUMMARY: Final = re.compile(r"^Totally (\d+) verified samples")

#: GraphNet's parser calls a sample a runtime failure if any line of the sample contains one of these texts.
RUNTIME_MARKS: Final = ("Exception:", "Error:")


def summary(verified: int, failed: int) -> str:
    return f"Totally {verified} verified samples, failed {failed} samples."


def without_marks(text: str) -> str:
    """Return the text on one line, without the words and tags that would mislead GraphNet's parser."""
    flat = " ".join(text.split())
    for mark in RUNTIME_MARKS:
        flat = flat.replace(mark, mark[:-1] + " -")
    return flat.replace("[", "(").replace("]", ")").replace("all_close", "all-close")

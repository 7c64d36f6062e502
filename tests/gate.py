"""Names of tests for the gate, ./check."""

from pathlib import Path

#: The beginnings of the names of tests that ./check quick leaves out, because they start processes or take long.
NOT_QUICK = tuple(
    line for line in Path(__file__).with_name("not_quick.txt").read_text().split("\n") if line and line[0] != "#"
)

#: Of the planted faults (tests/worker/planted.py), those that ./check plants. The others are planted by .ci/run.
GATE_FAULTS = frozenset({"took-nothing", "kills-group", "wrong-later", "stops", "shared-memory"})

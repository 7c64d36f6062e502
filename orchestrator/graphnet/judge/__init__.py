"""Pure functions that decide whether a candidate's outputs agree with the reference's, using numpy but no torch."""

from graphnet.judge.accuracy import ACCURACY_POLICY, Accuracy
from graphnet.judge.compare import Comparison, compare
from graphnet.judge.ladder import DEFAULT_TOLERANCE, LEVELS, Tolerance, tolerances
from graphnet.judge.structure import Tree
from graphnet.judge.traits import ReferenceTraits, describe
from graphnet.judge.verdict import POLICY, JudgedOutput, Outputs, Verdict, judge

__all__ = [
    "ACCURACY_POLICY",
    "DEFAULT_TOLERANCE",
    "LEVELS",
    "POLICY",
    "Accuracy",
    "Comparison",
    "JudgedOutput",
    "Outputs",
    "ReferenceTraits",
    "Tolerance",
    "Tree",
    "Verdict",
    "compare",
    "describe",
    "judge",
    "tolerances",
]

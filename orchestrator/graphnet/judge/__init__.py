"""Decides whether a candidate's outputs agree with the reference's: pure functions over numpy arrays, no torch."""

from graphnet.judge.compare import Comparison, compare
from graphnet.judge.ladder import DEFAULT_TOLERANCE, LEVELS, Tolerance, tolerances
from graphnet.judge.reference import ReferenceTraits, describe
from graphnet.judge.structure import Tree
from graphnet.judge.verdict import POLICY, JudgedOutput, Outputs, Verdict, judge

__all__ = [
    "DEFAULT_TOLERANCE",
    "LEVELS",
    "POLICY",
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

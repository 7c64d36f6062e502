"""A case of the conformance suite, and its result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from graphnet.conformance.subject import Subject


@dataclass(frozen=True)
class Case:
    """One promise of the contract. ``run`` returns if the worker keeps it, and raises Broken if not."""

    name: str
    promise: str
    run: Callable[[Subject], None]


class Status(StrEnum):
    """The ways in which a case can end; ``expected`` is a failure that backend.toml declares."""

    passed = "pass"
    expected = "expected failure"
    not_run = "compiled, not run"
    failed = "fail"


@dataclass(frozen=True)
class Result:
    """One case on one worker.

    Attributes:
        name, promise: those of the case.
        status: how it ended.
        seconds: how long it took.
        outcome: the outcome of the sample that failed, if one did.
        message: what went wrong.
        reason: the reason that backend.toml gives for an expected failure.
    """

    name: str
    promise: str
    status: Status
    seconds: float
    outcome: str | None = None
    message: str | None = None
    reason: str | None = None

"""A case of the conformance suite, and its result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from graphnet.conformance.subject import Subject


@dataclass(frozen=True)
class Case:
    """A test of one promise of the contract. The function ``run`` raises Broken if the worker breaks this promise."""

    name: str
    promise: str
    run: Callable[[Subject], object]


class Status(StrEnum):
    """The results that a case can have. ``expected``: the case failed, and backend.toml declares this failure."""

    passed = "pass"
    expected = "expected failure"
    not_run = "compiled, not run"
    failed = "fail"


@dataclass(frozen=True)
class Result:
    """The result of one case on one worker. ``reason`` is the one that backend.toml gives for an expected failure."""

    name: str
    promise: str
    status: Status
    seconds: float
    outcome: str | None = None
    message: str | None = None
    reason: str | None = None

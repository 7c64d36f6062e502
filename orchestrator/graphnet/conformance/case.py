"""What a case is, and how it ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from graphnet.conformance.subject import Subject


@dataclass(frozen=True)
class Case:
    """One promise of the contract. ``check`` returns if it is kept, and raises Broken if not."""

    name: str
    promise: str
    run: Callable[[Subject], None]


class Status(StrEnum):
    """How a case ended."""

    passed = "pass"
    expected = "expected failure"
    not_run = "compiled, not run"
    failed = "fail"


@dataclass(frozen=True)
class Result:
    """One case on one worker; ``outcome`` is the sample's where one failed, ``reason`` what the backend declares."""

    name: str
    promise: str
    status: Status
    seconds: float
    outcome: str | None = None
    message: str | None = None
    reason: str | None = None

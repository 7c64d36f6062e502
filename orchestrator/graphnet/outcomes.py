"""The outcomes a row can have, and what they mean for a run."""

from __future__ import annotations

from enum import StrEnum


class Outcome(StrEnum):
    """One per row; docs/results.md tells each."""

    OK = "OK"
    LOAD_ERROR = "LOAD_ERROR"
    INPUT_ERROR = "INPUT_ERROR"
    COMPILE_ERROR = "COMPILE_ERROR"
    UNSUPPORTED = "UNSUPPORTED"
    FELL_BACK = "FELL_BACK"
    RUNTIME_ERROR = "RUNTIME_ERROR"
    OUTPUT_MISMATCH = "OUTPUT_MISMATCH"
    ACCURACY = "ACCURACY"
    NOT_COMPARABLE = "NOT_COMPARABLE"
    COMPILED_NOT_RUN = "COMPILED_NOT_RUN"
    TIMEOUT = "TIMEOUT"
    OUT_OF_MEMORY = "OUT_OF_MEMORY"
    CRASHED = "CRASHED"
    REFERENCE_FAILED = "REFERENCE_FAILED"
    REFERENCE_UNSTABLE = "REFERENCE_UNSTABLE"
    BACKEND_UNAVAILABLE = "BACKEND_UNAVAILABLE"
    WORKER_LOST = "WORKER_LOST"
    CANCELLED = "CANCELLED"


#: Asked again by --resume: the compiler never had its chance.
RETRIED = frozenset({Outcome.CANCELLED, Outcome.WORKER_LOST, Outcome.BACKEND_UNAVAILABLE})

#: What ``--fail-on wrong`` means.
WRONG = frozenset({Outcome.OUTPUT_MISMATCH, Outcome.ACCURACY})

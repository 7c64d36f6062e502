"""Run the conformance suite on one worker, and compare the failed cases with those that backend.toml declares."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence

from graphnet.conformance.behaviour import behaviour_cases
from graphnet.conformance.case import Case, Result, Status
from graphnet.conformance.subject import Broken, Subject
from graphnet.conformance.values import value_cases
from graphnet.errors import WorkerLost
from graphnet.nearest import unknown
from graphnet.outcomes import Outcome
from graphnet_contract.backend import Backend


def all_cases() -> list[Case]:
    """Return every case, in the order in which they run."""
    return [*behaviour_cases(), *value_cases()]


def chosen_cases(names: Sequence[str]) -> list[Case]:
    """Return the cases that ``names`` lists; all cases if ``names`` is empty. Raises UsageError for an unknown name."""
    cases = all_cases()
    _require_known(names, "--case")
    return [case for case in cases if not names or case.name in names]


def declared_failures(backend: Backend, flavour: str) -> Mapping[str, str]:
    """Return the expected failures that ``[conformance]`` in backend.toml declares.

    The result maps the name of each case that is expected to fail to the reason of its failure.

    Raises:
        UsageError: backend.toml declares a case that does not exist.
    """
    declared = backend.expected_failures(flavour)
    _require_known(list(declared), f"{backend.folder / 'backend.toml'}, [conformance]")
    return declared


def run_suite(connect: Callable[[], Subject], cases: Sequence[Case], declared: Mapping[str, str]) -> Iterator[Result]:
    """Run the cases one after the other. If the worker is lost, the current case fails, and a new worker replaces it.

    Args:
        connect: a function that connects to the worker. Each call after the first one starts a new worker before it
            connects.
        cases: the cases to run.
        declared: the expected failures from backend.toml. It maps the name of a case to the reason of its failure.

    Raises:
        BackendUnavailable: the worker does not start.
    """
    subject = connect()
    for case in cases:
        started = time.monotonic()
        try:
            case.run(subject)
        except Broken as error:
            broken: Broken | None = error
        except WorkerLost as error:
            broken = Broken(str(error), Outcome.WORKER_LOST)
            subject = connect()
        else:
            broken = None
        yield _result(case, broken, declared.get(case.name), time.monotonic() - started)


def _result(case: Case, broken: Broken | None, reason: str | None, seconds: float) -> Result:
    outcome = broken.outcome if broken else None
    message = str(broken) if broken else None
    status = Status.failed if broken else Status.passed
    if outcome == Outcome.COMPILED_NOT_RUN:
        # COMPILED_NOT_RUN means that the backend's device or library is missing, so promises about calls cannot be
        # tested.
        status = Status.not_run
    elif reason is not None and broken is None:
        status, message = Status.failed, "the case passes; take it out of [conformance] in backend.toml"
    elif reason is not None:
        wanted = _outcome_named(reason)
        if wanted in (None, outcome):
            status = Status.expected
        else:
            message = f"[conformance] declares {wanted}, but the case failed otherwise: {message}"
    return Result(case.name, case.promise, status, round(seconds, 2), outcome, message, reason)


def _outcome_named(reason: str) -> str | None:
    """Return the outcome that the reason of an expected failure names; None if the reason names no outcome.

    A reason of the form ``OUTCOME: why`` names an outcome, and only a failure with this outcome is expected. If the
    reason names no outcome, every failure of the case is expected.
    """
    word = reason.partition(":")[0]
    return word if word in set(Outcome) else None


def _require_known(names: Sequence[str], where: str) -> None:
    known = [case.name for case in all_cases()]
    for name in names:
        if name not in known:
            raise unknown(f"{where}: there is no case", name, known, "`graphnet backends check --list` lists the cases")

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
    """Return the reasons of the expected failures in backend.toml by case. Raises UsageError for an unknown case."""
    declared = backend.expected_failures(flavour)
    _require_known(list(declared), f"{backend.folder / 'backend.toml'}, [conformance]")
    return declared


def run_suite(connect: Callable[[], Subject], cases: Sequence[Case], declared: Mapping[str, str]) -> Iterator[Result]:
    """Run the cases one after the other. If the worker is lost, the case fails, and ``connect`` starts a new one.

    ``declared`` are the reasons of expected failures. Raises BackendUnavailable if the worker does not start.
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
        # The backend's device or library is missing, so promises about calls cannot be tested.
        status = Status.not_run
    elif reason is not None and broken is None:
        status, message = Status.failed, "the case passes; take it out of [conformance] in backend.toml"
    elif reason is not None:
        # A reason ``OUTCOME: why`` expects only failures with this outcome.
        wanted = reason.partition(":")[0]
        if wanted == outcome or wanted not in set(Outcome):
            status = Status.expected
        else:
            message = f"[conformance] declares {wanted}, but the case failed otherwise: {message}"
    return Result(case.name, case.promise, status, round(seconds, 2), outcome, message, reason)


def _require_known(names: Sequence[str], where: str) -> None:
    known = [case.name for case in all_cases()]
    for name in names:
        if name not in known:
            raise unknown(f"{where}: there is no case", name, known, "`graphnet backends check --list` lists the cases")

"""Run candidates, as a run does its samples: each is a unit of the mesh, in processes of its own with their limits."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

from graphnet.bench.listener import Listener
from graphnet.bench.plan import PlannedSite, plan_sites
from graphnet.bench.session import Session
from graphnet.bench.unit import Job, SampleReader, Unit
from graphnet.errors import BackendUnavailable
from graphnet.outcomes import RETRIED, Outcome
from graphnet.runs.record import Record
from graphnet.runs.request import AUTO, OptionValue, Request, Scheme
from graphnet_contract.backend import Knob

#: How often a candidate is tried before the search gives up: a measurement that failed says nothing about it.
_TRIES: Final = 3


class Unmeasured(BackendUnavailable):
    """A candidate was not measured in several tries. ``why`` is the last outcome with its message."""

    def __init__(self, backend: str, name: str, why: str) -> None:
        super().__init__(
            f"{backend} could not measure {name} in {_TRIES} tries ({why}); go on with --resume when it can"
        )
        self.why = why


#: The timing of candidates. Those of a slow row have a few seconds to show that they are slow or not.
_SHORTEST: Final = {"trials": 1, "min_time_s": 0.0, "budget_s": 0.0, "processes": 1}
_DECIDING: Final = {"trials": 20, "min_time_s": 0.2, "budget_s": 10.0, "half_width": 0.05, "processes": AUTO}


def probe_request(request: Request, backend: str, timeout_s: float, is_slow: bool = False) -> Request:
    """Return the request of a run's candidates: the run's settings, but with as few timed calls as possible."""
    changed = request.model_copy(
        update={
            "backends": [backend],
            "options": {backend: request.options.get(backend, {})},
            "samples": [],
            "suite": None,
            "filters": [],
            "shard": None,
            "timeout_s": min(request.timeout_s, timeout_s),
            "recompile": 0.0,
            "compile_jobs": 1,
            "inputs": Scheme.mesh,
            "repair": "none",
            "reference_cache": None,
            "keep_artifacts": False,
            "profile": False,
            "warm_compile": False,
            "whole_models": False,
            "on": [],
            "slots": None,
            **(_DECIDING if is_slow else _SHORTEST),
        }
    )
    return changed.with_memory_by_default() if request.memory_is_default else changed


class Prober(contextlib.AbstractContextManager["Prober"]):
    """Measures candidates on one backend beside the reference. The workers stay running from one to the next."""

    def __init__(self, request: Request, folder: Path, listener: Listener, is_timed: bool = False) -> None:
        """Store the arguments; ``request`` is one of ``probe_request``. Without ``is_timed``, candidates make no timed
        calls. Raises UsageError if the request names no backend.
        """
        self._request = request
        self._folder = folder
        self._listener = listener
        self._is_timed = is_timed
        self._sites = plan_sites(request)
        self._reader = SampleReader()

    def __enter__(self) -> Prober:
        with contextlib.ExitStack() as stack:
            stack.enter_context(self._reader)
            arguments = (self._request, self._sites, self._folder, self._listener)
            session = Session(*arguments, reader=self._reader, measures_controls=False)
            self._session = stack.enter_context(session)
            self._session.start_workers()
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._stack.close()

    @property
    def site(self) -> PlannedSite:
        """Return the backend's site."""
        return self._sites.judged[0]

    @property
    def knobs(self) -> dict[str, Knob]:
        """Return the knobs that change the row's options, by name, from coarse to fine."""
        site, options = self.site.site, self.site.options
        known = site.backend.knobs_of(site.flavour.name, self._request.device_type)
        return {knob.name: knob for knob in known if site.backend.turned(options, [knob]) != options}

    def options(self, knobs: Sequence[str]) -> dict[str, OptionValue]:
        """Return the row's options with knobs turned."""
        return self.site.site.backend.turned(self.site.options, [self.knobs[name] for name in knobs])

    def measure(self, sample: Path, name: str, knobs: Sequence[str] = (), limit: float | None = None) -> Record:
        """Measure the sample in a folder, again if it was not measured, for instance because the worker vanished.

        With ``limit``, it is timed until it is known whether it takes so many times as long as the reference. Raises
        Unmeasured if it is not measured in several tries either.
        """
        planned = self.site
        job = Job(
            site=planned.site.text,
            key=hashlib.sha256(name.encode()).hexdigest(),
            options=self.options(knobs),
            artifacts=f"artifacts/{name}",
            command="",
        )
        sample_hash = self._reader.read(str(sample)).sample_hash
        unit = Unit(
            sample=name, place=str(sample), sample_hash=sample_hash, conditions=planned.site.conditions, jobs=(job,)
        )
        for _ in range(_TRIES):
            rows: list[Record] = []
            self._session.run(unit, rows.append, self._is_timed, limit)
            if rows[0].outcome is Outcome.CANCELLED:
                raise KeyboardInterrupt
            if rows[0].outcome not in RETRIED:
                return rows[0]
        raise Unmeasured(planned.site.text, name, f"{rows[0].outcome}: {rows[0].message or 'no message'}")

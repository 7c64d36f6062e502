"""The rows of a run whose cause can be located, and what must be known of each before the search begins."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from graphnet.bench.golden import GOLDEN
from graphnet.bench.plan import Plan, make_plan
from graphnet.bench.repairs import Repairs
from graphnet.bench.unit import SampleReader
from graphnet.conditions import conditions_in
from graphnet.engines.choose import check_engine
from graphnet.environments.environment import Say
from graphnet.errors import UsageError
from graphnet.launch.local import Rooms
from graphnet.launch.places import refuse_strangers
from graphnet.launch.site import absolute, parse_site
from graphnet.locate.journal import Question
from graphnet.locate.known import KnownSignature, known_signatures
from graphnet.locate.prober import ONE_AT_A_TIME, Where, probe_request
from graphnet.locate.signature import Kind, Signature, failing_output, signature_of, slow_signature, slowness
from graphnet.nearest import named_one, unknown
from graphnet.outcomes import Group, Outcome
from graphnet.runs.heads import RowHead
from graphnet.runs.record import Record, RowKind
from graphnet.runs.request import Request, parse_slots
from graphnet.runs.store import RunStore
from graphnet_contract.samples import Sample, SampleError

#: A stage of a candidate may take so many times as long as all stages of the row, and at least so long, in seconds.
_LONGER: Final = 5.0
_LEAST_S: Final = 60.0
BAD: Final = (Group.WRONG, Group.FAILED)


@dataclass(frozen=True)
class Row:
    """A row whose cause is searched.

    Attributes:
        record: the row.
        backend: its site, as the text of ``--backend``.
        place: the address of its sample, or of the sample's repaired copy.
        question: what is searched for.
        request: the request of the candidates.
        known: the causes that the backend's authors know.
    """

    record: Record
    backend: str
    place: str
    question: Question
    request: Request
    known: Sequence[KnownSignature] = ()

    @property
    def output(self) -> int | None:
        """Return the number of the first wrong output."""
        return failing_output(self.record)

    @property
    def needs_trials(self) -> bool:
        """Return whether only timed calls showed the fault, so that candidates must make timed calls too."""
        if self.question.signature.kind is Kind.slow:
            return True
        return self.record.stage == "measure" or set(self.record.wrong_calls or ()) in (
            {"timed"},
            {"last"},
            {"last", "timed"},
        )


class Rows:
    """The rows of one run, and how to measure candidates of each."""

    def __init__(
        self, run: Path, say: Say, repaired: Path, slower_than: float | None = None, where: Where = ONE_AT_A_TIME
    ) -> None:
        """Read the run. ``repaired`` is the folder for repaired copies of samples. A row is bad if it is wrong or
        failed; with ``slower_than``, if it takes so many times as long as the reference. Candidates are measured
        ``where`` it says.

        Raises UsageError if the run is of a newer version, its backends or samples are gone, or a file of known causes
        is faulty.
        """
        self.run = run
        self._say = say
        self._repaired = repaired
        self._slower_than = slower_than
        self._where = where
        self.bad_word = "wrong or failed" if slower_than is None else f"slower than {slower_than:g} times the reference"
        self._store = RunStore.open(run)
        self._request = self._store.request_to_measure()
        if self._request.reference.startswith(GOLDEN):
            # Candidates are new samples, of which no outputs were kept.
            self._request = self._request.model_copy(update={"reference": "eager"})
        self._plan: Plan = make_plan(self._request)
        # Read before the first search, because one may take half an hour.
        folders = {planned.site.text: planned.site.backend.folder for planned in self._plan.sites.judged}
        self._known = {text: known_signatures(folder) for text, folder in folders.items()}

    def bad(self, backend: str | None) -> list[RowHead]:
        """Return the heads of all bad rows, of one backend if it is given.

        Raises UsageError if the run has no row of this backend.
        """
        heads = self._store.heads()
        chosen = heads if backend is None else self._on(heads, backend)
        if heads and not chosen:
            raise unknown(f"{self.run} has no row on the backend", backend or "", [head.label for head in heads])
        return [head for head in chosen if self._is_bad(head)]

    def _is_bad(self, head: RowHead) -> bool:
        if self._slower_than is None:
            return head.outcome.traits.group in BAD
        return (slowness(next(iter(self._store.rows_of([head])))) or 0.0) > self._slower_than

    def heads_of(self, sample: str, backend: str | None) -> list[RowHead]:
        """Return the heads of a sample's rows, of one backend if it is given. Raises UsageError if there is none."""
        heads = self._store.heads()
        name = named_one(f"{self.run} has no sample", sample, sorted(head.sample for head in heads))
        found = [head for head in heads if head.sample == name]
        if backend is None:
            return found
        chosen = self._on(found, backend)
        if not chosen:
            raise unknown(f"{self.run} has no row of {sample} on the backend", backend, [h.label for h in found])
        return chosen

    def _on(self, heads: Sequence[RowHead], backend: str) -> list[RowHead]:
        identity = parse_site(absolute(backend), self._request.device_type).identity
        chosen = [h for h in heads if (h.backend, h.flavour, h.where) == identity]
        return chosen or [h for h in heads if h.backend == identity[0] and ":" not in backend and "@" not in backend]

    def one(self, sample: str, backend: str | None) -> RowHead:
        """Return the head of the row that the user means. Raises UsageError if there is none, or several."""
        found = self.heads_of(sample, backend)
        bad = found if backend is not None else [head for head in found if self._is_bad(head)]
        if not bad:
            shown = ", ".join(f"{head.label} {head.outcome}" for head in found)
            raise UsageError(f"no row of {sample} is {self.bad_word} ({shown}), so there is no fault to locate")
        if len(bad) > 1:
            raise UsageError(
                f"{len(bad)} rows of {sample} are meant; name one: --backend {' or '.join(h.label for h in bad)}"
            )
        return bad[0]

    def row(self, head: RowHead, timeout_s: float | None) -> Row:
        """Return what the search of a row's cause needs. Raises UsageError if the search is not possible."""
        record = next(iter(self._store.rows_of([head])))
        if record.kind is RowKind.model:
            raise UsageError(f"{record.sample} is a model of several graphs; name one of its graphs")
        slower_than = self._slower_than
        signature = signature_of(record) if slower_than is None else slow_signature(record, slower_than)
        backend = self._backend(record)
        # Both are named by the run's folder, which somebody else may have made.
        named = [backend, *([] if self._request.reference.startswith(GOLDEN) else [self._request.reference])]
        refuse_strangers([parse_site(text, self._request.device_type) for text in named], self.run)
        place = self._place(record)
        limit = timeout_s if timeout_s is not None else limit_of(record, self._request)
        request = probe_request(self._request, backend, limit, signature.kind is Kind.slow, self._where)
        if self._where.slots is not None and signature.outcome is Outcome.OUT_OF_MEMORY:
            raise UsageError("the row ran out of memory, and slots share the memory of the host; leave out --slots")
        check_where(request.under(conditions_in(record.flavour)), self._where)
        question = _question(record, backend, signature, request.timeout_s)
        return Row(record, backend, place, question, request, self._known[backend])

    def _backend(self, record: Record) -> str:
        identity = (record.backend, record.flavour, record.where)
        for planned in self._plan.sites.judged:
            if planned.site.identity == identity:
                return planned.site.text
        raise UsageError(f"{self.run} no longer names the backend {record.site}; its folder may be gone")

    def _place(self, record: Record) -> str:
        planned = [one for one in self._plan.samples if one.name == record.sample]
        if not planned:
            raise UsageError(f"the sample {record.sample} of {self.run} is gone; it was in {self._request.samples}")
        rooms = Rooms.of(self._request.no_isolation)
        repairs = Repairs(self._request.repair, self._repaired, None, self._say, rooms)
        return next(iter(repairs.applied(replace(one, sample_hash=None, index=None) for one in planned))).place

    def checked(self, row: Row, reader: SampleReader) -> Sample:
        """Read a row's sample. Raises UsageError if it cannot be read, or its files are not those of the row."""
        try:
            sample = reader.read(row.place)
        except SampleError as error:
            raise UsageError(str(error)) from error
        if sample.sample_hash != row.record.sample_hash:
            raise UsageError(
                f"the files of {row.place} have changed since {self.run}; measure it again by `graphnet rerun`"
            )
        return sample

    @property
    def rooms(self) -> Rooms:
        """Return how the sample's code is isolated."""
        return Rooms.of(self._request.no_isolation)


def folder_of(root: Path, row: Row) -> Path:
    """Return the folder of a row's cause below ``root``."""
    return root / re.sub(r"[^A-Za-z0-9._=,-]+", "_", row.record.site) / row.record.sample


def _question(record: Record, backend: str, signature: Signature, timeout_s: float) -> Question:
    return Question(
        sample=record.sample,
        sample_hash=record.sample_hash or "",
        row_key=record.key,
        backend=backend,
        signature=signature,
        timeout_s=timeout_s,
    )


def check_where(request: Request, where: Where) -> None:
    """Raise UsageError if candidates of a row cannot be measured there."""
    if where.slots is not None and request.device_type != "cpu":
        raise UsageError(
            f"--slots divides the cores of a CPU, and the row was measured on {request.device}; leave it out"
        )
    check_engine(request)
    count, cores = (1, request.threads) if where.slots is None else parse_slots(where.slots)
    if cores != request.threads:
        raise UsageError(
            f"the row was measured with --threads {request.threads}, and a slot of --slots {where.slots} has {cores}; "
            f"give --slots {count}x{request.threads}"
        )
    if len(where.on) > 1:
        raise UsageError("a fault is located on one class of machines; give --on once")


def limit_of(record: Record, request: Request) -> float:
    """Return the limit of a stage: what the row needed with much to spare. A hang needs no more than a minute.

    The time of a stage that failed is not recorded, so such a row's candidates have the run's limit.
    """
    if record.outcome is Outcome.TIMEOUT:
        return min(request.timeout_s, _LEAST_S)
    stages = record.stage_ns or {}
    if record.stage is not None and record.stage not in stages:
        return request.timeout_s
    taken = sum(stages.values()) / 1e9
    return min(request.timeout_s, max(_LEAST_S, _LONGER * taken))

"""Controls of a run: what the same procedure says of two equal sides. Kept in run.json, never rows.

`A/A` times the reference against a second process of itself, `nope` against the backend that does nothing. Their ratios
should be 1; how far they are from it is how far apart two equal programs look on this machine today.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from graphnet.bench.plan import Plan
from graphnet.bench.reference import Reference
from graphnet.errors import BackendUnavailable, WorkerLost
from graphnet.measuring.pairs import measure
from graphnet.runs.record import Ratio
from graphnet.runs.request import Asked, MeasurePolicy
from graphnet.workers.pool import WorkerPool
from graphnet.workers.target import Target, WhereKind, parse_target
from graphnet_contract import messages

AA: Final = "A/A"
NOPE: Final = "nope"
#: So many samples of a run are controls, the first ones; both controls of each.
_SAMPLES = 3
_BUDGET_NS = 2_000_000_000


class Controls:
    """Measures the controls of one run beside its first samples, and says so in ``results``."""

    def __init__(self, asked: Asked, plan: Plan, pool: WorkerPool, earlier: Iterable[Mapping[str, Any]] = ()) -> None:
        self._asked = asked
        self._reference = plan.reference.target
        self._pool = pool
        self.results: list[dict[str, Any]] = [dict(one) for one in earlier]

    def take(self, sample: str, reference: Reference, start: messages.Start, inputs: Path) -> None:
        """Control this sample if the run needs controls still. A control that fails is no failure of the run.

        Errors: WorkerLost if the reference beside which it is measured is gone.
        """
        done = {one["sample"] for one in self.results}
        if sample in done or len(done) >= _SAMPLES:
            return
        self._one(AA, sample, reference, lambda: (self._reference, start), inputs)
        if self._reference.kind in (WhereKind.DEFAULT, WhereKind.LOCAL):
            self._one(NOPE, sample, reference, lambda: self._nope(start), inputs)

    def _nope(self, start: messages.Start) -> tuple[Target, messages.Start]:
        target = parse_target(f"nope@{self._reference.where}" if self._reference.where else "nope", self._asked.device)
        return target, replace(start, backend=NOPE, flavour=self._pool.get(target).info.flavour)

    def _one(
        self,
        control: str,
        sample: str,
        reference: Reference,
        side: Callable[[], tuple[Target, messages.Start]],
        inputs: Path,
    ) -> None:
        measured = None
        reason = "the sample ended instead"
        try:
            target, start = side()
            with self._pool.get(target).client.open(start, inputs) as stream:
                if stream.until_ready():
                    measured = measure(reference.stream, stream, self._policy(), self._asked.seed)
        except BackendUnavailable as error:
            reason = str(error)
        except WorkerLost as error:
            if reference.stream.lost:
                raise
            reason = str(error)
        ratio = measured.speedup.model_dump() if measured is not None and not measured.void else None
        self.results.append(
            {
                "control": control,
                "sample": sample,
                "ratio": ratio,
                "stable": measured.stable if measured is not None else None,
                "problem": None if ratio is not None else reason,
            }
        )

    def _policy(self) -> MeasurePolicy:
        asked = self._asked.policy
        return replace(asked, budget_ns=min(asked.budget_ns, _BUDGET_NS))


def aa_width(controls: Iterable[Mapping[str, Any]]) -> float | None:
    """How far from 1 the intervals of the A/A controls reach; None without any.

    0.03: a ratio of 1.03 or of 1/1.03 is what two processes of one program were seen to show.
    """
    ratios = [Ratio.model_validate(one["ratio"]) for one in controls if one["control"] == AA and one["ratio"]]
    if not ratios:
        return None
    return max(max(ratio.high, 1 / ratio.low) for ratio in ratios) - 1

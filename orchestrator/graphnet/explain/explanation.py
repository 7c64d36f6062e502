"""Explain a sample: its regions with their times, shares and bounds, from a run that measured them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, ValidationError

from graphnet import units
from graphnet.errors import StorageError, storing
from graphnet.explain.again import Again, Cut, compare_cuts
from graphnet.explain.bounds import Peaks, Work
from graphnet.explain.gap import (
    REFERENCE,
    Calls,
    Estimate,
    Factor,
    Gap,
    Part,
    Share,
    Times,
    Won,
    closes,
    could_be_won,
    explain,
    is_suspicious,
)
from graphnet.explain.measured import Measured
from graphnet.explain.reasons import reasons

#: The file that `graphnet_graphs regions` writes beside the regions.
REGIONS_FILE: Final = "regions.json"
_MOST_OPERATORS: Final = 4
#: The conclusion names so many regions, which are measured again in another cut.
MOST_NAMED: Final = 3


class Region(Work):
    """A region of a sample, or the whole sample, as `graphnet_graphs regions` describes it."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    name: str = ""
    statements: tuple[int, int]
    lines: tuple[int, int]
    source: Sequence[str]
    arguments: int
    results: Sequence[tuple[Sequence[int], str]]
    drawn: int = 0
    statement_ns: float = 0.0
    """The time of its statements in eager mode, in ns, when the sample was cut."""
    divided: int = 0
    """The number of kernels that compute lines of this region and also earlier ones."""

    @property
    def operators_text(self) -> str:
        """Return the operators that move bytes, each once with its number: ``addmm, 3 relu``."""
        counts = Counter(name for name, _, _, nbytes in self.operators if nbytes)
        texts = [f"{count} {name}" if count > 1 else name for name, count in counts.items()]
        more = len(texts) - _MOST_OPERATORS
        return ", ".join(texts[:_MOST_OPERATORS]) + (f" and {more} more" if more > 0 else "")

    @property
    def place(self) -> str:
        """Return the lines of model.py: ``model.py:12-15``."""
        first, last = self.lines
        return f"model.py:{first}" if first == last else f"model.py:{first}-{last}"

    @property
    def shapes(self) -> str:
        """Return the shapes of what the last statement binds: ``float32[8, 64]``."""
        return ", ".join(f"{dtype}{list(shape)}" for shape, dtype in self.results)


class Regions(BaseModel):
    """The regions of a sample on disk."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    sample: str
    sample_hash: str
    empty: tuple[int, int]
    chain: Sequence[str] = ()
    """The graphs of the whole model in the folder ``chain``: the sample, its regions and the empty samples."""
    kernels: int = 0
    """The number of kernels that compilers named, so that the cuts divide as few as possible; 0 if none could tell."""
    kernel_lines: Sequence[Sequence[int]] | None = None
    """The lines of these kernels. None: an earlier version cut the sample, and it cannot be cut elsewhere."""
    whole: Region
    regions: Sequence[Region]

    @property
    def can_be_moved(self) -> bool:
        """Whether the file says enough to cut the sample elsewhere."""
        return self.kernel_lines is not None

    @classmethod
    def read(cls, folder: Path) -> Regions:
        """Read the regions in a folder. Raises StorageError."""
        path = folder / REGIONS_FILE
        try:
            with storing(path, "read"):
                return cls.model_validate_json(path.read_bytes())
        except ValidationError as error:
            raise StorageError(f"{path} does not describe regions; explain the row again") from error


@dataclass(frozen=True)
class Explained:
    """One sample, its regions, and what was measured of them, by the name of the region.

    Attributes:
        sample: the sample's name in the run that is explained.
        folder: the folder that holds the regions as samples.
        whole: the measurement of the whole sample.
        empty: those of the two empty samples.
        sides: the sides that were measured: the reference first.
        peaks: what the machine can do; None if it was not measured.
        stale: an empty sample with as many arguments as the whole, which are the same in each call. None: it was not
            measured, and the empty samples have such arguments, too.
        alone: whether each region was measured alone, and not in the same calls as the sample and the others.
        traced: the time of each region in ns in a traced call of the chain, by side and by the region's name.
        again: the same sample, cut elsewhere and measured again; None if it was not.
    """

    sample: str
    folder: Path
    regions: Regions
    whole: Measured
    measured: Mapping[str, Measured]
    empty: tuple[Measured, Measured]
    sides: Sequence[str]
    peaks: Peaks | None = None
    stale: Measured | None = None
    alone: bool = False
    traced: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    again: Explained | None = None

    def problem(self, between: tuple[str, str]) -> str | None:
        """Say in a sentence why the gap between two sides cannot be taken apart; None if it can be."""
        for name, one in self._needed():
            for side in between:
                if one.times is None or not one.times.has(side):
                    reason = one.problems.get(side) or next(iter(one.problems.values()), "it has no row")
                    return f"{name} has no time on {side}: {reason}"
        return None

    def _needed(self) -> list[tuple[str, Measured]]:
        """Return the measurements without which no gap can be taken apart."""
        return [("the whole sample", self.whole), *(("an empty sample", one) for one in self.empty)]

    def doubts(self, sides: Sequence[str]) -> list[str]:
        """Say which of these measurements have flags that make the gap doubtful."""
        found = [(name, side, one.doubts[side]) for name, one in self._needed() for side in sides if side in one.doubts]
        return list(dict.fromkeys(f"{name} is {doubt} on {side}" for name, side, doubt in found))

    @cached_property
    def parts(self) -> list[Part]:
        """The regions with their times."""
        return [Part(one.name, one.arguments, self.times(one)) for one in self.regions.regions]

    def times(self, region: Region) -> Times | None:
        """Return the times of a region. Only if ``problem`` is None.

        A side that leaves all operators of a region to eager mode is taken to leave them there in the whole sample,
        too. So the region takes the reference's time on that side, besides the call.
        """
        found = self.measured.get(region.name)
        if found is None:
            return None
        left = [side for side in found.left if self.calls.one.has(side) and self.calls.all.has(side)]
        known = found.times
        if known is None and region.statement_ns:
            known = Times(self._statements(region.statement_ns) + self.calls.of(REFERENCE, region.arguments), {})
        if not left or known is None:
            return found.times
        more = {side: self.calls.difference(REFERENCE, side, region.arguments).value for side in left}
        factors = {side: Factor(1 + ns / known.reference.value) for side, ns in more.items()}
        return Times(known.reference, {**known.factors, **factors})

    def _statements(self, ns: float) -> Estimate:
        """Return a time that was measured statement by statement, on a CPU. Its relative error is that of the sum of
        all such times against the whole sample.
        """
        assert self.whole.times is not None
        together = sum(one.statement_ns or 0 for one in self.regions.regions)
        return Estimate(ns, ns * abs(self.whole.times.reference.value / together - 1))

    @cached_property
    def calls(self) -> Calls:
        """The cost of a call. Only if ``problem`` is None."""
        one, every = self.empty[0].times, self.empty[1].times
        assert one is not None
        assert every is not None
        return Calls(one, every, self.regions.empty[1], None if self.stale is None else self.stale.times)

    def gap(self, between: tuple[str, str]) -> Gap:
        """Take the gap between two sides apart. Only if ``problem`` is None."""
        assert self.whole.times is not None
        return explain(self.whole.times, self.parts, self.calls, between, self.regions.whole.arguments)

    def named(self, between: tuple[str, str]) -> list[str]:
        """Return the regions that a conclusion about the gap names, those first that add most to it: none if there is
        no conclusion.
        """
        if self.problem(between) is not None or not (gap := self.gap(between)).is_explained:
            return []
        shares = {**gap.parts, "": gap.host}
        certain = [
            name for name, one in shares.items() if one.share is not None and one.low is not None and one.low > 0
        ]
        certain.sort(key=lambda name: -(shares[name].share or 0.0))
        return [name for name in certain[:MOST_NAMED] if name]

    @property
    def cut(self) -> Cut:
        """The cut as it was measured. Only if ``problem`` is None."""
        assert self.whole.times is not None
        statements = {region.name: region.statements for region in self.regions.regions}
        return Cut(self.whole.times, self.parts, statements, self.calls)

    def compared(self, between: tuple[str, str]) -> list[Again]:
        """Return what the second cut says about the regions that a conclusion names; nothing without one."""
        if self.again is None or self._unusable(between) is not None:
            return []
        return compare_cuts(self.cut, self.again.cut, between, self.named(between))

    def unseen(self, between: tuple[str, str]) -> list[str]:
        """Say why the second cut, if there is one, shows nothing or little about the gap."""
        if self.again is None:
            return []
        if (problem := self._unusable(between)) is not None:
            return [f"cut elsewhere, {problem}"]
        texts, gap = self.again.doubts(between), self.again.gap(between)
        if gap.coverage is None:
            texts.append(f"{between[0]} and {between[1]} do not differ with certainty")
        elif not gap.is_explained:
            texts.append(f"the lines cover {units.percent(gap.coverage)} of the gap")
        return [f"cut elsewhere, {text}" for text in texts]

    def _unusable(self, between: tuple[str, str]) -> str | None:
        assert self.again is not None
        problem = self.again.problem(between)
        if problem is None and self.again.alone is not self.alone:
            return "the regions had to be measured in another way, so the two cuts cannot be compared"
        return problem

    def net(self, region: Region, times: Times, side: str) -> float:
        """Return a time of a region, or of the whole, on a side without the call, in ns."""
        call = self.calls.of_whole if region is self.regions.whole else self.calls.of
        return times.of(side).value - call(side, region.arguments).value

    def won(self) -> list[Won]:
        """Return what each side could win in each region, the largest gains first."""
        sides = [side for side in self.sides if self.problem((REFERENCE, side)) is None]
        return could_be_won(self.parts, self.calls, sides)

    def marks(self, region: Region, sides: Sequence[str]) -> list[str]:
        """Return the remarks about a region's times."""
        found = self.measured.get(region.name)
        if found is None:
            return ["not measured"]
        marks = [f"begins inside {units.count(region.divided, 'kernel')}"] if region.divided else []
        times = self.times(region)
        for side in [side for side in sides if side in found.problems]:
            is_known = times is not None and times.has(side)
            marks.append(f"{side}: {'left to eager mode' if is_known else found.problems[side]}")
        marks += [f"{side} {found.doubts[side]}" for side in sides if side in found.doubts]
        if times is None:
            return marks
        for side in [side for side in sides if times.has(side)]:
            time, call = times.of(side), self.calls.of(side, region.arguments)
            if time.value < 2 * call.value:
                marks.append(f"{side}: mostly the call")
            if self.peaks is not None and is_suspicious(time, region.fused_ns(self.peaks)):
                marks.append(f"{side} suspicious")
        return marks


def document(explained: Explained, between: tuple[str, str]) -> dict[str, Any]:
    """Return the explanation of a sample as JSON. Times are in ns; ``half`` is half of a 95 % interval."""
    problem = explained.problem(between)
    found: dict[str, Any] = {
        "sample": explained.sample,
        "folder": str(explained.folder),
        "between": list(between),
        "problem": problem,
        "remarks": [*explained.doubts(between), *explained.unseen(between)],
    }
    if problem is not None:
        return found
    gap = explained.gap(between)
    assert explained.whole.times is not None
    times = {side: _estimate(explained.whole.times.of(side)) for side in between}
    whole, regions = explained.regions.whole, []
    by_name = {one.name: one for one in explained.regions.regions}
    for name in [*gap.order, *(one.name for one in explained.regions.regions if one.name not in gap.parts)]:
        region = by_name[name]
        known = explained.times(region)
        sides = {side: _estimate(known.of(side)) for side in between if known is not None and known.has(side)}
        regions.append(
            {
                "region": name,
                "folder": str(explained.folder / name),
                "place": region.place,
                "statements": list(region.statements),
                "source": list(region.source),
                "operators": region.operators_text,
                "shapes": region.shapes,
                "times": sides,
                "traced_ns": {side: explained.traced.get(side, {}).get(name) for side in between},
                **(_share(gap.parts[name]) if name in gap.parts else {"difference": None, "share": None}),
                "net_ns": (net := _net(explained, region, known, sides)),
                "flops": sum(region.flops.values()),
                "fused_bytes": region.fused_bytes,
                **bounds_of(region, explained.peaks, net),
                "divided": region.divided,
                "marks": explained.marks(region, between),
            }
        )
    return found | {
        "times": times,
        "gap": _estimate(gap.difference),
        "coverage": gap.coverage,
        "explained": gap.is_explained,
        "reasons": _reasons(explained, gap, between),
        "again": [
            {
                "regions": list(one.regions),
                "difference": None if one.before is None else _estimate(one.before),
                "again": None if one.after is None else _estimate(one.after),
                "finding": one.finding.value,
            }
            for one in explained.compared(between)
        ],
        "kernels": explained.regions.kernels,
        "roof": explained.peaks.roof if explained.peaks is not None else None,
        "alone": explained.alone,
        "regions": regions,
        "host": _share(gap.host)
        | {"times": {side: _estimate(explained.calls.of_whole(side, whole.arguments)) for side in between}},
        "interaction": _share(gap.interaction) | {"times": {side: _estimate(rest) for side, rest in gap.rests.items()}},
        **bounds_of(whole, explained.peaks, _net(explained, whole, explained.whole.times, between)),
    }


def _reasons(explained: Explained, gap: Gap, between: tuple[str, str]) -> list[str]:
    """Return why a gap is not covered; nothing if it is, or if there is none."""
    if gap.coverage is None or gap.is_explained:
        return []
    known = explained.regions.regions
    untimed = [region.name for region in known if region.name not in gap.parts]
    return reasons(gap, between, untimed, sum(bool(region.divided) for region in known), explained.alone)


def _net(explained: Explained, region: Region, times: Times | None, sides: Iterable[str]) -> dict[str, float]:
    return {} if times is None else {side: explained.net(region, times, side) for side in sides}


def lines_of(found: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the lines of a document as rows of one table: its regions, the host, the interaction and the whole."""
    if found["problem"] is not None:
        return []
    whole = {"region": "whole", "times": found["times"], "difference": found["gap"]}
    whole |= {name: found[name] for name in ("fused_bound_ns", "unfused_bound_ns")}
    lines = [*found["regions"], {"region": "host", **found["host"]}, {"region": "interaction", **found["interaction"]}]
    return [_line(found, one) for one in [*lines, whole]]


def _line(found: Mapping[str, Any], one: Mapping[str, Any]) -> dict[str, Any]:
    before, after = found["between"]
    share, statements = one.get("share") or {}, one.get("statements") or (None, None)
    row: dict[str, Any] = {"sample": found["sample"], "before": before, "after": after, "coverage": found["coverage"]}
    row |= {name: one.get(name) for name in ("region", "folder", "place", "operators", "shapes")}
    row |= {"first_statement": statements[0], "end_statement": statements[1]}
    known = {"before": one["times"].get(before), "after": one["times"].get(after), "difference": one["difference"]}
    for name, estimate in known.items():
        row |= {f"{name}_{unit}": None if estimate is None else estimate[unit] for unit in ("ns", "half_ns")}
    row |= {"share": share.get("share"), "share_low": share.get("low"), "share_high": share.get("high")}
    row |= {name: one.get(name) for name in ("flops", "fused_bytes", "fused_bound_ns", "unfused_bound_ns")}
    return row | {"remarks": "; ".join(one.get("marks", ()))}


def bounds_of(region: Work, peaks: Peaks | None, times: Mapping[str, float]) -> dict[str, Any]:
    """Return both bounds in ns, and the share of the gap between the reference and the fused bound that each other side
    closes. Everything is null without peaks.
    """
    if peaks is None:
        return {"fused_bound_ns": None, "unfused_bound_ns": None, "closes": {}}
    fused = region.fused_ns(peaks)
    eager = times.get(REFERENCE)
    closed = {
        side: closes(eager, time, fused) for side, time in times.items() if eager is not None and side != REFERENCE
    }
    return {"fused_bound_ns": fused, "unfused_bound_ns": region.unfused_ns(peaks), "closes": closed}


def _estimate(one: Estimate) -> dict[str, float | None]:
    return {"ns": one.value, "half_ns": one.shown_half}


def _share(one: Share) -> dict[str, Any]:
    share: dict[str, Any] | None = None
    if one.share is not None and one.low is not None:
        low, high = (None, None) if one.single else (one.low, one.high)
        share = {"share": one.share, "low": low, "high": high, "certain": one.low > 0}
    return {"difference": _estimate(one.difference), "share": share}

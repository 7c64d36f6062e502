"""Measure the regions of samples, and add them up: what ``graphnet explain`` does with its options."""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from graphnet.bench.plan import Plan, make_plan
from graphnet.bench.preflight import check_request
from graphnet.cli.console import note
from graphnet.cli.explain_kernels import Compilers
from graphnet.cli.running import do_run
from graphnet.conditions import NAMES, shown
from graphnet.errors import ExitCode, GraphNetError, StorageError, UsageError, storing
from graphnet.explain.bounds import Peaks, peaks_of
from graphnet.explain.explanation import REGIONS_FILE, Explained, Regions
from graphnet.explain.gap import REFERENCE
from graphnet.explain.measured import Measured, measured, measured_parts
from graphnet.launch.graph_tools import interpreter, run_tool
from graphnet.launch.local import Rooms
from graphnet.launch.site import absolute, parse_site
from graphnet.measuring.machine import boot_id
from graphnet.nearest import named_one, unknown
from graphnet.runs.controls import spreads_by_class
from graphnet.runs.record import Record
from graphnet.runs.request import Request, Scheme
from graphnet.runs.store import RUN_FILE, RunStore
from graphnet.runs.traces import traces_of
from graphnet.samples.choose import ChosenSample
from graphnet.samples.storage import is_local_folder

#: The file in the folder of an explanation that says what is explained.
EXPLAIN_FILE: Final = "explain.json"
_BUDGET_S: Final = 5.0
#: The fewest regions of a sample that is long enough, as `graphnet_graphs regions` cuts it.
_FEWEST_REGIONS: Final = 8
#: The folder of the whole model that calls the sample and all its regions.
_CHAIN: Final = "chain"
#: The folder of an explanation that holds the second cuts.
_AGAIN: Final = "again"
#: A sample with fewer regions has no border that both cuts could share.
_FEWEST_TO_MOVE: Final = 3


@dataclass(frozen=True)
class Asked:
    """The samples of a run that are explained, and the sides as ``--backend`` names them, the reference first."""

    run: Path
    samples: tuple[ChosenSample, ...]
    sides: tuple[str, ...]

    def described(self) -> dict[str, Any]:
        places = {sample.name: sample.place for sample in self.samples}
        return {"run": str(self.run.absolute()), "samples": places, "sides": list(self.sides)}


def between_of(sides: Sequence[str]) -> tuple[str, str]:
    """Return the pair of sides that is explained: the last one against the one before it."""
    return (sides[-2], sides[-1])


def exit_code_of(found: Explained, between: tuple[str, str]) -> ExitCode:
    if found.problem(between) is not None:
        return ExitCode.UNAVAILABLE
    gap = found.gap(between)
    return ExitCode.OK if gap.coverage is None or gap.is_explained else ExitCode.CHECK_FAILED


def sides_of(run: Path, request: Request, plan: Plan, between: tuple[str, str] | None, every: bool) -> tuple[str, ...]:
    """Return the sides, the reference first if it is one. Raises UsageError for a side that the run does not have."""
    texts = [planned.site.text for planned in plan.sites.judged]
    if every and between is None:
        return (REFERENCE, *texts)
    if between is None:
        if len(texts) > 1:
            raise UsageError(
                f"{run} has several backends; name two sides with --between: {REFERENCE}, {', '.join(texts)}"
            )
        return (REFERENCE, texts[0])
    found = tuple(_side(run, request, plan, side) for side in between)
    if found[0] == found[1]:
        raise UsageError(f"--between names {between[0]} twice; give two sides")
    return found


def _side(run: Path, request: Request, plan: Plan, typed: str) -> str:
    if typed == REFERENCE:
        return REFERENCE
    texts = [planned.site.text for planned in plan.sites.judged]
    if typed in texts:
        return typed
    try:
        identity = parse_site(absolute(typed), request.device_type).identity
    except UsageError:
        identity = None
    for planned in plan.sites.judged:
        if planned.site.identity == identity:
            return planned.site.text
    raise unknown(f"--between: {run} has no side", typed, [REFERENCE, *texts])


def conditioned(request: Request, plan: Plan, sides: Sequence[str]) -> Request:
    """Return the request with the threads and the seed of the sides' rows.

    Raises UsageError if these differ. Times are ratios to the reference, which each row has under its own conditions.
    """
    found = [request.under(plan.sites.named(side).site.conditions) for side in sides if side != REFERENCE]
    for one in found[1:]:
        ours, others = ({name: getattr(of, name) for name in NAMES} for of in (found[0], one))
        if ours != others:
            raise UsageError(
                f"the sides were measured with {shown(ours)} and with {shown(others)}; name two sides that have both "
                "in common with --between"
            )
    return found[0]


def samples_of(
    run: Path, store: RunStore, plan: Plan, sides: Sequence[str], name: str | None
) -> tuple[ChosenSample, ...]:
    """Return the samples to explain. Raises UsageError if a named one has no speedup, or none of a run has one."""
    known = [one.name for one in plan.samples]
    wanted = known if name is None else [named_one(f"{run} has no sample", name, known)]
    chosen = [one for one in plan.samples if one.name in wanted]
    backends = [side for side in sides if side != REFERENCE]
    rows = _rows(store, plan)
    found = []
    for one in chosen:
        without = [side for side in backends if _why_untimed(rows.get((one.name, side)))]
        if not is_local_folder(one.place):
            reason = f"{one.name} is not a folder on this machine, and cannot be cut"
        elif without and (name is not None or len(without) == len(backends)):
            reason = f"{one.name} on {without[0]} {_why_untimed(rows.get((one.name, without[0])))}, so it has no gap"
        else:
            found.append(one)
            continue
        if name is not None:
            raise UsageError(reason)
        note(f"graphnet: {reason}; it is left out")
    if not found:
        raise UsageError(f"{run} has no sample whose times can be explained")
    return tuple(found)


def _why_untimed(record: Record | None) -> str | None:
    if record is None:
        return "has no row"
    return None if record.speedup is not None else f"is {record.outcome} and has no speedup"


def _rows(store: RunStore, plan: Plan, with_times: bool = False) -> dict[tuple[str, str], Record]:
    """Return the rows of a run by the sample's name and the text of the backend."""
    texts = {planned.site.identity: planned.site.text for planned in plan.sites.judged}
    rows = store.rows(with_times)
    keys = ((row, texts.get((row.backend, row.flavour, row.where))) for row in rows)
    return {(row.sample, text): row for row, text in keys if text is not None}


def measure_regions(
    asked: Asked,
    request: Request,
    plan: Plan,
    folder: Path,
    budget: float | None,
    python: str | None,
    rooms: Rooms,
    compilers: Compilers | CutElsewhere,
) -> list[Explained]:
    """Cut the samples, measure their regions, and return what was measured.

    A folder that already explains these samples and sides, and perhaps more, is used: only missing rows are measured.
    ``compilers`` says where to cut: where no kernel is divided, or elsewhere than before.
    """
    path = folder / EXPLAIN_FILE
    if path.exists():
        whole = _held(asked, plan, path)
        names = {one.name for one in whole.samples}
        asked = replace(asked, samples=tuple(one for one in asked.samples if one.name in names))
    else:
        RunStore.refuse_occupied(folder)
        # No worker that was asked runs while regions are timed.
        with compilers:
            whole = asked = _cut(asked, request, folder, python, rooms, compilers)
    folders = {one.name: _folder_of(folder, number) for number, one in enumerate(whole.samples)}
    if (folder / RUN_FILE).exists():
        store = RunStore.open(folder)
        store.lock()
        again = store.request_to_go_on()
        if budget not in (None, again.budget_s):
            raise UsageError(f"{folder} was measured with --budget {again.budget_s:g}; name another --out")
        regions_plan = make_plan(again)
    else:
        again = _request(whole, request, folders, _BUDGET_S if budget is None else budget)
        regions_plan = make_plan(again)
        check_request(again, regions_plan.sites, folder)
        store = RunStore.create(folder, {"asked": again.kept()})
    chains = [_regions_in(folders[one.name])[1] / _CHAIN for one in whole.samples]
    places: list[Path | str] = [*(one.place for one in whole.samples), *chains]
    do_run(again, _only(regions_plan, places), store, resume_command="")
    read = _Rows(store, regions_plan, [side for side in whole.sides if side != REFERENCE])
    alone = [one for one in whole.samples if read.chain(one, folders[one.name]) is None]
    if alone:
        # A chain fails as a whole if a side cannot run one of its regions. Alone, the others have times.
        note(f"graphnet: measuring the regions of {', '.join(one.name for one in alone)} one by one")
        store.lock()
        do_run(again, _only(regions_plan, [*_apart(folders[one.name] for one in alone)]), store, resume_command="")
    read = _Rows(store, regions_plan, [side for side in asked.sides if side != REFERENCE])
    return [_explained(one, asked.sides, folders[one.name], read) for one in asked.samples]


def measure_again(
    found: Explained,
    asked: Asked,
    request: Request,
    plan: Plan,
    folder: Path,
    budget: float | None,
    python: str | None,
    rooms: Rooms,
) -> Explained:
    """Cut a sample elsewhere, so that the regions that the conclusion names have other borders, and measure it again.
    Return it with the second cut, or unchanged without a conclusion.

    Args:
        found: what was measured in ``folder``, of the only sample of ``asked`` on its sides.
        asked: what is explained.
        request: the request of the explained run, under the conditions of the sides.
        plan: that run's plan.
        folder: the folder of the explanation. The second cut has a folder of its own in it.
        budget: seconds per region and side; None for the default.
        python: an interpreter with torch that cuts the sample; None for eager's.
        rooms: the isolation of what runs the sample's code.
    """
    named = found.named(between_of(asked.sides))
    if not named or len(found.regions.regions) < _FEWEST_TO_MOVE:
        return found
    if not found.regions.can_be_moved:
        note(f"graphnet: {folder} was cut by an earlier version; name another --out to have it cut elsewhere, too")
        return found
    moved = [number for number, one in enumerate(found.regions.regions) if one.name in named]
    elsewhere = CutElsewhere(found.folder / REGIONS_FILE, moved)
    note(f"graphnet: cutting elsewhere, and measuring again: {', '.join(sorted(named))}")
    cut = [one.statements for one in found.regions.regions]
    known = [found.sample, found.regions.sample_hash, sorted(asked.sides), cut, moved]
    target = folder / _AGAIN / hashlib.sha256(json.dumps(known).encode()).hexdigest()[:12]
    if budget is None:
        budget = RunStore.open(folder).request().budget_s
    try:
        [again] = measure_regions(asked, request, plan, target, budget, python, rooms, elsewhere)
    except GraphNetError as error:
        note(f"graphnet: {str(error).rstrip('.')}; {', '.join(sorted(named))} could not be measured again")
        return found
    return replace(found, again=again)


@dataclass(frozen=True)
class CutElsewhere(contextlib.AbstractContextManager["CutElsewhere"]):
    """Another cut of a sample: the file that describes the first, and the numbers of the regions whose borders are
    moved.
    """

    regions: Path
    moved: Sequence[int]

    def __exit__(self, *_: object) -> None:
        pass

    @contextlib.contextmanager
    def options(self, name: str, place: str) -> Iterator[list[str]]:
        """Yield the options of `graphnet_graphs regions` for this cut."""
        yield [f"--like={self.regions.absolute()}", f"--move={','.join(map(str, self.moved))}"]


def _apart(folders: Iterable[Path]) -> Iterator[Path]:
    """Yield the folders of all regions and empty samples below some folders, which are measured one by one."""
    for folder in folders:
        regions, found_in = _regions_in(folder)
        yield from (found_in / region.name for region in regions.regions)
        yield from (found_in / f"empty_{count}" for count in regions.empty)


def _only(plan: Plan, places: Sequence[Path | str]) -> Plan:
    wanted = {Path(place).resolve() for place in places}
    return replace(plan, samples=tuple(one for one in plan.samples if Path(one.place).resolve() in wanted))


def _held(asked: Asked, plan: Plan, path: Path) -> Asked:
    """Return what a folder explains. Raises UsageError if that does not include what is asked."""
    held = _read(path)
    wanted = asked.described()
    try:
        fits = held["run"] == wanted["run"] and set(wanted["sides"]) <= {REFERENCE, *held["sides"]}
        fits = fits and bool(wanted["samples"].items() & held["samples"].items())
        # Of all samples of a run, some may have been left out because they cannot be cut.
        known = held["samples"] | held.get("left_out", {})
        missing = [name for name, place in wanted["samples"].items() if known.get(name) != place]
        names = list(held["samples"])
    except (KeyError, TypeError, AttributeError) as error:
        raise StorageError(f"{path} does not say what is explained; name another --out") from error
    if not fits:
        raise UsageError(f"{path.parent} explains something else; name another --out")
    if missing:
        raise UsageError(f"{path.parent} was made without {', '.join(missing[:3])}; name another --out")
    by_name = {one.name: one for one in plan.samples}
    return Asked(asked.run, tuple(by_name[name] for name in names if name in by_name), tuple(held["sides"]))


def _request(asked: Asked, request: Request, folders: Mapping[str, Path], budget: float) -> Request:
    """Return the request of the run that measures the regions: the settings are those of the explained run."""
    backends = [side for side in asked.sides if side != REFERENCE]
    return request.model_copy(
        update={
            "backends": backends,
            "samples": [place for one in asked.samples for place in (one.place, str(folders[one.name].absolute()))],
            "options": {side: request.options.get(side, {}) for side in backends},
            "suite": None,
            "filters": [],
            "shard": None,
            # The chain of the regions is one.
            "whole_models": True,
            # The regions were cut with the values of this scheme.
            "inputs": Scheme.mesh,
            "budget_s": budget,
        }
    )


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise StorageError(f"{path} cannot be read: {error}; name another --out") from error


def compilers_of(asked: Asked, request: Request, store: RunStore, plan: Plan, budget: float | None) -> Compilers:
    """Return what knows the kernels of the sides that are explained. Asking for those of a sample may take as long as
    measuring its fewest regions.
    """
    sides = [plan.sites.named(side) for side in asked.sides if side != REFERENCE]
    limit_s = _FEWEST_REGIONS * (_BUDGET_S if budget is None else budget)
    return Compilers(asked.run, sides, _rows(store, plan), request, limit_s)


def _cut(
    asked: Asked, request: Request, folder: Path, python: str | None, rooms: Rooms, compilers: Compilers | CutElsewhere
) -> Asked:
    """Cut each sample into a folder of its own, write what is explained, and return it.

    Of several samples, one that cannot be cut is left out. Raises UsageError if none can be.
    """
    # Import this only now, because numpy, which it imports, is not needed for the help of a command.
    from graphnet.bench.repairs import Repairs

    chosen = interpreter(python, note)
    # The run that measures the regions finds the copies in the same folder.
    repairs = Repairs(request.repair, folder / "repaired", chosen, note, rooms)
    repaired = repairs.applied([replace(one, sample_hash=None, index=None) for one in asked.samples])
    places = {one.name: one.place for one in repaired}
    cut: list[ChosenSample] = []
    for one in asked.samples:
        target = _folder_of(folder, len(cut))
        options = [f"--out={target}", f"--threads={request.threads}", f"--seed={request.seed}"]
        with compilers.options(one.name, places[one.name]) as where:
            options += where
            problems = run_tool("regions", options, chosen, [places[one.name]], rooms)["problems"]
        if problems:
            reason = f"{one.name} cannot be cut into regions: {problems[0]['message']}"
            if len(asked.samples) == 1:
                raise UsageError(reason)
            note(f"graphnet: {reason}; it is left out")
        else:
            cut.append(one)
    if not cut:
        raise UsageError(f"no sample of {asked.run} can be cut into regions")
    done = replace(asked, samples=tuple(cut))
    left_out = {one.name: one.place for one in asked.samples if one not in cut}
    path = folder / EXPLAIN_FILE
    with storing(path, "written"):
        path.write_text(json.dumps(done.described() | {"left_out": left_out}, indent=1) + "\n", encoding="utf-8")
    return done


def _folder_of(folder: Path, number: int) -> Path:
    return folder / "regions" / str(number)


class _Rows:
    """The rows of a run that measures regions, by the folders of their samples."""

    def __init__(self, store: RunStore, plan: Plan, backends: Sequence[str]) -> None:
        rows = _rows(store, plan, with_times=True)
        self._run = store.folder
        self._spreads = spreads_by_class(store.controls())
        self._backends = backends
        self._by_place = {
            Path(planned.place).resolve(): {
                side: rows[planned.name, side] for side in backends if (planned.name, side) in rows
            }
            for planned in plan.samples
        }

    def at(self, place: Path | str) -> Mapping[str, Record]:
        return self._by_place.get(Path(place).resolve(), {})

    def measured(self, place: Path | str) -> Measured:
        return measured(self.at(place), self._spreads)

    def chain(self, sample: ChosenSample, folder: Path) -> dict[str, Measured] | None:
        """Return the times of a sample's regions in its chain; None if a side has none that should."""
        regions, found_in = _regions_in(folder)
        whole, rows = self.measured(sample.place), self.at(found_in / _CHAIN)
        return measured_parts(whole, rows, self._backends, regions.chain, self._spreads)

    def traced(self, regions: Regions, found_in: Path) -> dict[str, dict[str, float]]:
        """Return the time of each part of a chain in its traced call, by side; nothing without traces."""
        found: dict[str, dict[str, float]] = {}
        for side, row in self.at(found_in / _CHAIN).items():
            for of, trace in zip((REFERENCE, side), traces_of(self._run, row), strict=True):
                if trace is not None and trace.part_ns:
                    times = [trace.part_ns.get(f"subgraph_{number}") for number in range(len(regions.chain))]
                    named = zip(regions.chain, times, strict=True)
                    found[of] = {name: ns for name, ns in named if ns is not None}
        return found


def _regions_in(folder: Path) -> tuple[Regions, Path]:
    """Return the regions below a folder, and the folder that holds them."""
    found_in = sorted(folder.rglob(REGIONS_FILE))
    if not found_in:
        raise StorageError(f"{folder} has no {REGIONS_FILE}; name another --out")
    return Regions.read(found_in[0].parent), found_in[0].parent


def _explained(one: ChosenSample, sides: Sequence[str], folder: Path, rows: _Rows) -> Explained:
    regions, found_in = _regions_in(folder)
    if {record.sample_hash for record in rows.at(one.place).values()} - {None, regions.sample_hash}:
        raise UsageError(f"the files of {one.place} have changed since it was cut; name another --out")
    chain = rows.chain(one, folder) or {}

    def of(name: str) -> Measured:
        return chain.get(name) or rows.measured(found_in / name)

    few, many = (of(f"empty_{count}") for count in regions.empty)
    by_name = {region.name: of(region.name) for region in regions.regions}
    known = (one.name, found_in, regions, rows.measured(one.place), by_name, (few, many), sides)
    stale = chain.get(f"stale_{regions.empty[1]}")
    return Explained(*known, stale=stale, alone=not chain, traced=rows.traced(regions, found_in))


def with_peaks(
    found: list[Explained], folder: Path, request: Request, python: str | None, rooms: Rooms
) -> list[Explained]:
    """Add what the machine of the rows can do at most, which is measured once for each class of machine.

    Raises UsageError if the rows are of several classes, or of another machine than this one whose class is not known.
    """
    devices = [row.device for row in RunStore.open(folder).rows() if row.device is not None]
    classes = {device.machine_class for device in devices if device.machine_class is not None}
    if not classes:
        return found
    if len(classes) > 1:
        raise UsageError(f"the rows were measured on machines of {len(classes)} classes")

    def measure() -> Mapping[str, Any]:
        if {device.host for device in devices} != {boot_id()}:
            raise UsageError("the rows were measured on another machine, and its peaks can be measured only there")
        note("graphnet: measuring what this machine can do at most; the result is kept")
        return run_tool(
            "peaks",
            [f"--device={request.device}", f"--threads={request.threads}"],
            interpreter(python, note),
            rooms=rooms,
        )

    [machine] = classes
    peaks: Peaks = peaks_of(machine, request.device, request.threads, measure)
    return [replace(one, peaks=peaks) for one in found]

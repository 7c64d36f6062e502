"""Cut a sample into regions, each long enough to be timed as a sample of its own, where compilers seldom fuse.

A compiler fuses elementwise operators behind a product or a convolution, and seldom in front of one. So the natural
borders are before the statements that call one. If compilers say which lines they compute in one kernel, the natural
borders are instead all those that divide no kernel. Short regions are merged, first across the border that divides the
most kernels, and then passes on the most values; if there are too few regions, the longest ones are cut where the
fewest kernels are divided and the fewest values passed on. No cut passes on many values if there are others, because a
region returns each of them, and the whole sample does not.
"""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple

import torch

from graphnet_contract.samples import Sample, load_sample
from graphnet_graphs.code.parts import Forward, Part
from graphnet_graphs.cuts.chain import FRESH, WHOLE, write_chain
from graphnet_graphs.cuts.decompose import Observed, observe, run_parts
from graphnet_graphs.cuts.part_samples import (
    Described,
    attributes_of_cut,
    write_files,
)
from graphnet_graphs.cuts.subgraphs import Cutter, Subgraph, statement_times
from graphnet_graphs.errors import UsageError
from graphnet_graphs.running.compare import require_equal
from graphnet_graphs.running.run_sample import make_arguments
from graphnet_graphs.running.sample_module import Steps, copies, inference
from graphnet_graphs.running.work import Counted, Counting, Work
from graphnet_graphs.write.captured_graph import GraphArgument
from graphnet_graphs.write.descriptions import Description
from graphnet_graphs.write.sample_files import described_class
from graphnet_graphs.write.whole_folder import whole_folder

#: The file beside the regions that describes them.
REGIONS = "regions.json"
REGIONS_VERSION = 1
#: A cut that passes on more values is made only if there is no other one.
MOST_PASSED = 8
#: Of fewer old borders, none is moved.
_FEWEST_KEPT = 2
#: For each kernel of a compiler, the lines of model.py that it computes.
Kernels = Sequence[Sequence[int]]
_EMPTY_TEXT = """import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
{arguments}    ):
        joined = torch.cat([{names}])
{again}        return (joined,)
"""


@dataclass(frozen=True)
class Border:
    """A place where the forward can be cut: before the statement `position`. A natural one is where compilers seldom
    fuse, or where those that can tell do not.

    `values` is the number of values that a cut would pass on, and `nbytes` their size; `divided` is the number of
    kernels that compute statements on both sides.
    """

    position: int
    values: int
    nbytes: int
    natural: bool
    divided: int = 0

    @property
    def cost(self) -> Tuple[int, int, int]:
        """The effect of a cut: it changes what is fused, and every result that a region returns costs a compiler time,
        even a view.
        """
        return (self.divided, self.values, self.nbytes)


@dataclass(frozen=True)
class Moved:
    """A cut of a sample that is to be changed: the positions at which it was cut, the kernels that it should not
    divide, and the numbers of the regions whose borders are moved.
    """

    sample_hash: str
    edges: Tuple[int, ...]
    kernels: Kernels
    regions: Tuple[int, ...]

    @classmethod
    def read(cls, path: Path, regions: Sequence[int]) -> Moved:
        """Read a cut from its `regions.json`. Raises OSError, ValueError, TypeError or LookupError if it holds none."""
        held = json.loads(path.read_text(encoding="utf-8"))
        edges = tuple(int(one["statements"][0]) for one in held["regions"])[1:]
        if not all(0 <= number <= len(edges) for number in regions):
            raise ValueError(f"it has {len(edges) + 1} regions")
        kernels = [[int(line) for line in lines] for lines in held["kernel_lines"]]
        return cls(held["sample_hash"], edges, kernels, tuple(regions))


@dataclass(frozen=True)
class Limits:
    """How many regions there should be, and how long each should take in eager mode at least, in ns."""

    fewest: int
    most: int
    shortest_ns: float


def choose_regions(times: Sequence[float], borders: Sequence[Border], limits: Limits) -> List[int]:
    """Choose the positions at which to cut a forward. `times` has the time of each statement in ns.

    A region may be shorter than asked for only if the forward as a whole is, and there are fewer regions than asked for
    if no more are long enough.
    """
    borders = _allowed(borders)
    by_position = {border.position: border for border in borders}
    chosen = sorted(border.position for border in borders if border.natural)
    chosen = _merged(times, chosen, by_position, limits)
    while len(chosen) + 1 < limits.fewest:
        cut = _best_cut(times, chosen, borders, limits)
        if cut is None:
            break
        chosen = sorted([*chosen, cut])
    return chosen


def cut_elsewhere(
    times: Sequence[float], borders: Sequence[Border], chosen: Sequence[int], moved: Sequence[int], shortest_ns: float
) -> List[int]:
    """Return the positions of another cut of a forward that is cut at `chosen`.

    For each region whose number is in `moved`, the border to the shorter neighbour is removed, and the two together are
    cut at another place, if there is one that leaves both parts long enough. All other borders stay, and at least one
    of them: without a common border, the two cuts could not be compared.
    """
    borders = [border for border in _allowed(borders) if border.position not in chosen]
    edges = [0, *chosen, len(times)]
    cuts = set(chosen)
    for number in moved:
        around = {edges[number]: number - 1, edges[number + 1]: number + 1}
        if len(cuts & set(chosen)) < _FEWEST_KEPT:
            break
        beside = {edge: sum(times[edges[near] : edges[near + 1]]) for edge, near in around.items() if edge in cuts}
        if not beside:
            continue
        gone = min(beside, key=lambda edge: beside[edge])
        cuts.discard(gone)
        first, end = next(one for one in _ranges(sorted(cuts), len(times)) if one[0] < gone < one[1])
        found = _cut_between(times, first, end, borders, shortest_ns)
        if found is not None:
            cuts.add(found)
    return sorted(cuts)


def _allowed(borders: Sequence[Border]) -> List[Border]:
    """Leave out the borders that pass on many values, if there are others."""
    most = max(MOST_PASSED, min((border.values for border in borders), default=0))
    return [border for border in borders if border.values <= most]


def _merged(times: Sequence[float], chosen: List[int], borders: Mapping[int, Border], limits: Limits) -> List[int]:
    """Remove borders until no region is too short and there are not too many."""
    chosen = list(chosen)
    while chosen:
        lengths = [sum(times[a:b]) for a, b in _ranges(chosen, len(times))]
        shortest = min(range(len(lengths)), key=lengths.__getitem__)
        if lengths[shortest] >= limits.shortest_ns and len(lengths) <= limits.most:
            break
        beside = [index for index in (shortest - 1, shortest) if 0 <= index < len(chosen)]
        # The neighbour across the border before region K is K - 1; chosen[K - 1] is that border.
        gone = max(
            beside,
            key=lambda index: (
                borders[chosen[index]].cost,
                -lengths[index if index < shortest else index + 1],
            ),
        )
        del chosen[gone]
    return chosen


def _best_cut(
    times: Sequence[float], chosen: Sequence[int], borders: Sequence[Border], limits: Limits
) -> Optional[int]:
    """Return where to cut the longest region that can be cut into two that are long enough; None if there is none."""
    ranges = sorted(_ranges(chosen, len(times)), key=lambda one: -sum(times[one[0] : one[1]]))
    found = (_cut_between(times, first, end, borders, limits.shortest_ns) for first, end in ranges)
    return next((position for position in found if position is not None), None)


def _cut_between(
    times: Sequence[float], first: int, end: int, borders: Sequence[Border], shortest_ns: float
) -> Optional[int]:
    """Return where to cut the statements from `first` to `end` into two regions that are long enough, or None."""
    possible = [
        (border.cost, abs(sum(times[first : border.position]) - sum(times[border.position : end])), border.position)
        for border in borders
        if first < border.position < end
        and sum(times[first : border.position]) >= shortest_ns
        and sum(times[border.position : end]) >= shortest_ns
    ]
    return min(possible)[2] if possible else None


def _ranges(chosen: Sequence[int], count: int) -> List[Tuple[int, int]]:
    edges = [0, *chosen, count]
    return list(zip(edges, edges[1:]))


@dataclass(frozen=True)
class Watched:
    """The time of each statement of a sample in ns, its work, and the bytes at each border."""

    observed: Observed
    times: Tuple[float, ...]
    counted: Counted
    borders: Tuple[Border, ...]


def watch(sample: Sample, seed: int, kernels: Kernels = ()) -> Watched:
    """Run a sample statement by statement, several times for the times and once to count its work."""
    arguments = make_arguments(sample, seed)
    observed = observe(sample, copies(arguments))
    forward = observed.forward
    counted, carried = _count(sample, forward, copies(arguments))
    works = [bool(one) for one in counted.statements]
    divided = divided_kernels(forward, kernels, works)
    borders = []
    for position in possible_cuts(observed, works):
        natural = bool(kernels) or any(one.flops for one in counted.statements[position])
        cuts = divided[position]
        borders.append(Border(position, *carried[position], natural and not cuts, cuts))
    return Watched(observed, tuple(statement_times(sample, forward, arguments)), counted, tuple(borders))


def possible_cuts(observed: Observed, works: Sequence[bool]) -> List[int]:
    """Return the positions at which regions can begin. `works` says which statements do some work.

    A region makes a value that it cannot take as an argument itself, as `Cutter.write` promises. That is allowed if it
    takes no work: of `device = x.device`, or of a tuple of views.
    """
    made: Dict[str, int] = {}
    found = []
    for number in range(len(observed.forward.statements)):
        if number and not any(works[made[name]] for name in observed.obstacles(number)):
            found.append(number)
        made.update(dict.fromkeys(observed.forward.bound(number), number))
    return found


def divided_kernels(forward: Forward, kernels: Kernels, works: Sequence[bool]) -> List[int]:
    """Return, for each statement, the number of kernels that compute statements before it, and it or a later one.

    Only statements that do some work count (`works`): a view of an argument can be made anywhere.
    """
    numbers = {
        line: number
        for number, one in enumerate(forward.statements)
        if works[number]
        for line in range(one.lineno, (one.end_lineno or one.lineno) + 1)
    }
    changes = [0] * (len(forward.statements) + 1)
    for lines in kernels:
        inside = sorted(numbers[line] for line in lines if line in numbers)
        if inside:
            changes[inside[0] + 1] += 1
            changes[inside[-1] + 1] -= 1
    return list(itertools.accumulate(changes[:-1]))


def _count(sample: Sample, forward: Forward, arguments: Sequence[Any]) -> Tuple[Counted, List[Tuple[int, int]]]:
    """Count the work of each statement, and the values and their bytes that a cut before it would pass on."""
    counted, carried = Counted(), []
    names_at = forward.carried()
    steps = Steps(sample.model_source, dict(zip(forward.arguments, arguments)))
    mode = Counting()
    with inference():
        for number, statement in enumerate(forward.statements):
            passed = [value for value in steps.values(sorted(names_at[number])).values() if torch.is_tensor(value)]
            nbytes = sum(value.numel() * value.element_size() for value in passed)
            carried.append((len(names_at[number]), nbytes))
            with mode:
                steps.run(statement)
            counted.statements.append(mode.take())
            for name in forward.dead_after[number]:
                steps.forget(name)
        counted.returned = mode.storages(list(steps.result(forward.result)))
    return counted, carried


def write_regions(
    sample: Sample,
    target: Path,
    limits: Limits,
    share: float,
    seed: int,
    kernels: Kernels = (),
    moved: Optional[Moved] = None,
) -> Dict[str, Any]:
    """Cut a sample into regions and write each as a sample into the folder `target`, with `regions.json`.

    A region gets the values that it has in the whole sample with the inputs of `seed`; large ones are drawn (see
    `Cutter.write`). Further samples, `empty_1` and `empty_N`, do nothing but join numbers: one, and as many as the
    sample has arguments; `empty_1_twice` and `empty_N_twice` join them twice. They show what a call costs by itself,
    and `stale_N` what it costs if all arguments are those of the call before. The folder `chain` is a whole model that
    calls all of them (see `write_chain`). `share` is the share of the whole time that a region should take at least.
    `kernels` are those that the cuts should not divide. `moved` is a cut that is changed (see `cut_elsewhere`), with
    its own kernels; None for a new one.

    Raises:
        UsageError: the sample's forward has no place where it can be cut, the folder holds something else, or `moved`
            is a cut of another sample.
        MismatchError: the results of the regions differ from those of the whole in at least one bit.
        Exception: the sample's own code raised an error when it was run.
    """
    _require_replaceable(target)
    if moved is not None:
        kernels = moved.kernels
        if moved.sample_hash != sample.sample_hash:
            raise UsageError(f"{sample.name} has changed since it was cut; cut it again.")
    watched = watch(sample, seed, kernels)
    if not watched.borders:
        raise UsageError(f"{sample.name} cannot be cut anywhere, so its time cannot be divided among regions.")
    shortest = max(limits.shortest_ns, share * sum(watched.times))
    # A region of views alone is nothing that a compiler could run, so views count as no time.
    times = [time if counted else 0.0 for time, counted in zip(watched.times, watched.counted.statements)]
    if moved is None:
        positions = choose_regions(times, watched.borders, Limits(limits.fewest, limits.most, shortest))
    else:
        positions = cut_elsewhere(times, watched.borders, moved.edges, moved.regions, shortest)
    parts = watched.observed.forward.cut(positions)
    arguments = dict(zip((spec.name for spec in sample.specs), make_arguments(sample, seed)))
    results = run_parts(parts, arguments)
    require_equal(results, watched.observed.results, "The regions do not compute the whole", "Report this sample.")
    cutter = Cutter(sample, seed)
    divided = {border.position: border.divided for border in watched.borders}
    regions = []
    with whole_folder(target) as made:
        for number, part in enumerate(parts):
            name = f"region_{number:02}"
            written = cutter.write(range(*part.statements), made / name)
            cut = {"name": name, "drawn": _drawn(sample, written), "divided": divided.get(part.statements[0], 0)}
            count = len(load_sample(made / name).specs)
            regions.append({**_facts(watched, part, cutter), **cut, "arguments": count})
        count = max(2, len(sample.specs))
        empty = {f"stale_{count}": count, FRESH: 1, "empty_1": 1, f"empty_{count}": count}
        for name, many in empty.items():
            _write_empty(sample, many, made / name)
        twice = {f"empty_{many}_twice": many for many in (1, count)}
        for name, many in twice.items():
            _write_empty(sample, many, made / name, twice=True)
        chain = ([one["name"] for one in regions], [*empty, *twice])
        write_chain(sample, len(watched.observed.results), made, *chain)
        found = {
            "version": REGIONS_VERSION,
            "sample": sample.name,
            "sample_hash": sample.sample_hash,
            "empty": [1, count],
            "kernels": len(kernels),
            "kernel_lines": [list(lines) for lines in kernels],
            "chain": [WHOLE, *chain[0], *chain[1]],
            "whole": _facts(watched, watched.observed.forward.cut([])[0], cutter),
            "regions": regions,
        }
        (made / REGIONS).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return found


def _drawn(sample: Sample, written: Subgraph) -> int:
    """Return how many computed values of a region are too large to be stored, and are drawn."""
    own = {spec.name for spec in sample.specs}
    return sum(name not in own for name in written.drawn)


def _require_replaceable(target: Path) -> None:
    if target.exists() and any(target.iterdir()) and not (target / REGIONS).is_file():
        raise UsageError(f"{target} holds something that is not the regions of a sample; give another --out.")


def _write_empty(sample: Sample, count: int, folder: Path, twice: bool = False) -> None:
    names = [f"a{number}" for number in range(count)]
    described = Description(data=(1.0,))
    classes = {
        name: Described(
            described_class(GraphArgument(name, "input", name, None), (1,), "torch.float32", described),
            "input",
            ((1,), "float32"),
        )
        for name in names
    }
    given = "".join(f"        {name}: torch.Tensor,\n" for name in names)
    again = f"        joined = torch.cat([{', '.join(['joined', *names[1:]])}])\n" if twice else ""
    text = _EMPTY_TEXT.format(arguments=given, names=", ".join(names), again=again)
    folder.mkdir()
    write_files(folder, text, classes, attributes_of_cut(sample, classes, 1))


def _facts(watched: Watched, part: Part, cutter: Cutter) -> Dict[str, Any]:
    """Return what is known of a region: its statements, their text, its operators, its work, and its eager time."""
    first, end = part.statements
    forward, work = watched.observed.forward, watched.counted.work(first, end)
    return {
        "statements": [first, end],
        "lines": [forward.statements[first].lineno, forward.statements[end - 1].end_lineno],
        "source": [forward.source(number) for number in range(first, end)],
        "arguments": len(part.arguments),
        "results": [
            [list(value.shape), value.dtype]
            for value in (cutter.facts.statements[end - 1].values.values())
            if value.kind == "tensor"
        ],
        "statement_ns": sum(watched.times[first:end]),
        **work_facts(work),
    }


def work_facts(work: Work) -> Dict[str, Any]:
    """Return the work of some statements as JSON: every operator with its flops, dtype and bytes; and fused bytes."""
    return {
        "operators": [[one.name, one.flops, one.dtype, one.nbytes] for one in work.operators],
        "fused_bytes": work.fused_bytes,
    }

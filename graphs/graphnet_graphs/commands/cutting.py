"""The commands that cut samples, and compare the parts with the whole: decompose, subgraphs and validate."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any, Dict, List

from graphnet_graphs.commands.output import FAILED, OK, Output, samples_below, try_sample
from graphnet_graphs.errors import UsageError, one_line


def decompose(options: Namespace, say: Output) -> int:
    """Cut samples into parts, and print each problem. Return 0 if every sample was cut, otherwise 1."""
    from graphnet_graphs.cuts.ways_to_cut import decompose_sample, way_of
    from graphnet_graphs.repair.copies import folders_of_copies

    if options.sequences is not None:
        return sequences(options, say)
    for option, number in (("--max-size", options.max_size), ("--modules", options.modules)):
        if number is not None and number < 1:
            raise UsageError(f"{option} {number}: give 1 or more.")
    way = way_of(options)
    done: List[Dict[str, Any]] = []
    problems: List[Dict[str, str]] = []
    paths = samples_below(options.paths)
    for path, target in folders_of_copies(paths, options.out).items():
        folder = target.with_name(f"{target.name}_decomposed") if options.layout == "graphnet" else target

        def run(sample: Any, folder: Path = folder) -> Dict[str, Any]:
            written = decompose_sample(sample, way, folder, options.values)
            return {"out": str(folder), "parts": [{**asdict(part), "path": str(part.path)} for part in written]}

        try_sample(path, run, options.debug, done, problems, say, lambda one: f": {len(one['parts'])} parts")
    lines = [f"{one['out']}: {len(one['parts'])} parts, together bit-equal to the whole" for one in done]
    lines.append(f"{len(done)} decomposed, {len(problems)} could not be decomposed")
    say.result({"samples": done, "problems": problems}, lines, problems)
    return FAILED if problems else OK


def sequences(options: Namespace, say: Output) -> int:
    """Write the sequences of operators that occur repeatedly in samples as samples, and print every problem.

    Return 0 if every given sample could be used, otherwise 1.
    """
    from graphnet_graphs.cuts.sequences import Sequences, require_own_index
    from graphnet_graphs.cuts.ways_to_cut import lengths_of
    from graphnet_graphs.torch_samples import load_torch_sample

    shortest, longest = lengths_of(options.sequences)
    if options.at_least < 1:
        raise UsageError(f"--at-least {options.at_least}: give 1 or more.")
    require_own_index(options.out)
    collected = Sequences(shortest, longest, options.at_least)
    paths = samples_below(options.paths)
    failed: Dict[str, str] = {}
    for step in (collected.count, collected.collect):
        for path in [path for path in paths if str(path) not in failed]:
            try:
                step(load_torch_sample(path))
            # A sample's code was written by others and may raise any type of error, so every type is caught.
            except Exception as error:
                if options.debug:
                    raise
                failed[str(path)] = " ".join(f"{type(error).__name__}: {error}".split())
                say.progress(f"FAIL {path}")
    left_out = collected.write(options.out)
    problems = [{"sample": path, "message": message} for path, message in failed.items()]
    written = [{"name": one.name, **asdict(one)} for one in collected.written(left_out)]
    value = {"out": str(options.out), "sequences": written, "left_out": left_out, "problems": problems}
    lines = [f"{one['name']}: {one['count']} times: {' '.join(one['operators'])}" for one in written]
    lines += [f"{name}: does not run on drawn values and is left out: {why}" for name, why in left_out.items()]
    total = sum(one["count"] for one in written)
    lines.append(f"{len(written)} distinct sequences, which occur {total} times; {len(left_out)} left out")
    say.result(value, lines, problems)
    return FAILED if problems else OK


def subgraphs(options: Namespace, say: Output) -> int:
    """Cut subgraphs out of one sample, one for each line of stdin, until stdin ends. Return 0.

    The first line of stdout describes the sample (SampleFacts). Each line of stdin is a JSON object: `name`, the folder
    of the subgraph below --out; `statements`, their numbers; and perhaps `values` (true), `results` (null) and
    `smaller`, see `Cutter.write`. Its answer is one line: the fields of Subgraph, or `error` with the reason, and
    `is_storage` (true) if the folder cannot be written. A line with `threads` instead gets the fields of EagerTimes.
    """
    from graphnet_contract.samples import SampleError
    from graphnet_graphs.cuts.smaller import Smaller
    from graphnet_graphs.cuts.subgraphs import Cutter
    from graphnet_graphs.torch_samples import load_torch_sample

    try:
        cutter = Cutter(load_torch_sample(options.sample), options.seed)
    except SampleError as error:
        raise UsageError(str(error)) from error
    # The sample's own code may raise any error.
    except Exception as error:
        if options.debug:
            raise
        raise UsageError(f"{options.sample} does not run in eager mode: {one_line(error)}") from error
    say.line(asdict(cutter.facts))
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            if "threads" in asked:
                say.line(asdict(cutter.times(asked["threads"])))
                continue
            target = options.out / asked["name"]
            wish = asked.get("smaller", {})
            sizes = {int(size): kept for size, kept in wish.get("sizes", ())}
            smaller = Smaller(wish.get("leading"), sizes, wish.get("dtype", ""), wish.get("numbers", ()))
            made = cutter.write(asked["statements"], target, asked.get("values", True), asked.get("results"), smaller)
            say.line(asdict(made))
        except OSError as error:
            say.line({"error": one_line(error), "is_storage": True})
        except Exception as error:  # noqa: BLE001 - the sample's own code may raise any error
            say.line({"error": one_line(error)})
    return OK


def validate(options: Namespace, say: Output) -> int:
    """Compare a sample with its parts. Return 0 if the parts together compute the same as the sample, otherwise 1."""
    from graphnet_contract.samples import SampleError
    from graphnet_graphs.cuts.validate import validate as run
    from graphnet_graphs.torch_samples import load_torch_sample

    try:
        found = run(load_torch_sample(options.whole), options.parts)
    except SampleError as error:
        raise UsageError(str(error)) from error
    lines = [f"{problem.part}: {problem.what}" for problem in found.problems]
    verdict = "differ from" if found.problems else "are"
    value = {"whole": str(options.whole), "parts": found.parts, "problems": [asdict(one) for one in found.problems]}
    say.result(value, [*lines, f"{found.parts} parts, which {verdict} the whole {options.whole}"])
    return FAILED if found.problems else OK

#!/usr/bin/env python3
"""Count the operators that the samples call, with the shapes of their tensors. operator_cases.py has the frequent ones.

    benchmarks/operator_counts.py [FOLDER_OF_SAMPLES]

A line has the operator's calls, the number of samples with such calls, the most frequent shapes, and the cases that use
it. Each sample runs with tensors that have no values, so a sample that reads values is counted up to this place.
"""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from operator_cases import CASES

_SHOWN_SHAPES = 3


def calls_of(sample: Any) -> Iterator[tuple[str, str]]:
    """Yield the name of each operator that a sample calls, and the shapes of its tensors."""
    import torch
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.overrides import TorchFunctionMode, resolve_name

    found: list[tuple[str, str]] = []

    class Counting(TorchFunctionMode):  # type: ignore[misc]  # torch is not read for types
        """Records each call."""

        def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            shapes = [tuple(one.shape) for one in (*args, *(kwargs or {}).values()) if isinstance(one, torch.Tensor)]
            found.append((resolve_name(func) or func.__name__, " ".join(map(str, shapes))))
            return func(*args, **(kwargs or {}))

    scope: dict[str, Any] = {"graphnet_device": torch.device("cpu")}
    exec(sample.model_source, scope)
    with FakeTensorMode(), torch.no_grad():
        inputs = [
            int(spec.data[0]) if spec.is_symint else torch.empty(spec.shape, dtype=getattr(torch, spec.dtype))
            for spec in sample.specs
        ]
        try:
            with Counting():
                scope["GraphModule"]()(*inputs)
        # A model that reads a tensor's values cannot go on.
        except Exception as error:  # noqa: BLE001
            print(f"{sample.name} is counted up to: {type(error).__name__}", file=sys.stderr)
    yield from found


def main(folder: str = str(Path(__file__).resolve().parent.parent / "samples")) -> None:
    """Count, and print the operators by their number of calls."""
    if importlib.util.find_spec("torch") is None:
        from figures import ROOT, interpreter_of

        environment = {**os.environ, "PYTHONPATH": str(ROOT / "proto")}
        command = [str(interpreter_of("eager")), __file__, folder]
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)
    from graphnet_contract.samples import find_samples, load_sample

    shapes: dict[str, Counter[str]] = defaultdict(Counter)
    samples: dict[str, set[str]] = defaultdict(set)
    for path in find_samples(folder):
        sample = load_sample(path)
        for name, shape in calls_of(sample):
            shapes[name][shape] += 1
            samples[name].add(sample.name)
    for name, counts in sorted(shapes.items(), key=lambda one: -one[1].total()):
        call = re.compile(rf"\b{name.rpartition('.')[2]}\(")
        cases = [case.name for case in CASES.values() if call.search(case.code)]
        common = "; ".join(f"{count} x {shape}" for shape, count in counts.most_common(_SHOWN_SHAPES))
        print(f"{counts.total():6} {len(samples[name]):4}  {name:45} {common}  [{', '.join(cases)}]")


if __name__ == "__main__":
    main(*sys.argv[1:])

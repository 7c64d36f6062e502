"""Write a whole model that calls a sample, then its regions in order, and then samples that compute next to nothing.

All of them are timed in the same calls. So a machine that becomes slower makes all of them slower, and a region finds
its data and its code in the caches as the regions before it left them, as in the sample. It gets the values that they
computed.
"""

from __future__ import annotations

import ast
import json
import shutil
from pathlib import Path
from typing import Any, Dict, List, Sequence

from graphnet_contract.samples import Sample, load_sample
from graphnet_graphs.capture.manifest import MANIFEST, MANIFEST_VERSION
from graphnet_graphs.code.parts import Forward

#: The folder of the whole model, and the name of the sample itself in the list of its graphs.
CHAIN, WHOLE = "chain", "whole"
#: The name of the empty sample whose result the empty samples after it take. Many compilers keep what they make of an
#: argument, as long as the argument is the same. A region gets others in each call, and the sample itself does not.
FRESH = "fresh"


def write_chain(sample: Sample, results: int, folder: Path, regions: Sequence[str], empty: Sequence[str]) -> None:
    """Write the whole model into `folder`/chain. Its graphs are the sample, which returns so many results, and the
    samples `regions` and `empty` in `folder`, which become `subgraph_1`, `subgraph_2` and so on. It returns what the
    sample returns.
    """
    origins: Dict[str, Dict[str, Any]] = {}
    of_empty: Dict[str, Dict[str, Any]] = {}
    for number, spec in enumerate(sample.specs):
        origins[spec.name] = {"state": spec.name} if spec.kind in ("parameter", "buffer") else {"input": number}
    calls = [{"graph": "subgraph_0", "args": list(origins.values()), "outputs": results}]
    shutil.copytree(sample.path, folder / CHAIN / "subgraph_0")
    for name in (*regions, *empty):
        graph = f"subgraph_{len(calls)}"
        shutil.copytree(folder / name, folder / CHAIN / graph)
        part = load_sample(folder / name)
        returned = _returned(part)
        known = origins if name in regions else of_empty
        args = [known.get(spec.name, {"constant": spec.name}) for spec in part.specs]
        made = {value: {"call": len(calls), "output": place} for place, value in enumerate(returned)}
        if name in regions:
            origins.update(made)
        elif name == FRESH:
            of_empty[part.specs[0].name] = made[returned[0]]
        calls.append({"graph": graph, "args": args, "outputs": len(returned)})
    manifest = {
        "manifest_version": MANIFEST_VERSION,
        "captured_graphs": len(calls),
        "graphs": [{"name": call["graph"], "calls": 1} for call in calls],
        "calls": calls,
        "outputs": [{"call": 0, "output": number} for number in range(results)],
    }
    (folder / CHAIN / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def _returned(part: Sample) -> List[str]:
    """Return the names of the values that a region or an empty sample returns."""
    result = Forward(part.model_source).result
    assert isinstance(result, ast.Tuple)
    return [getattr(one, "id", "") for one in result.elts]

"""Print the corpus as the table of samples/README.md: `python -m recipes.table samples`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Dict, List, Tuple

HEAD = "| sample | category | graphs | nodes | parameters | dtypes | |\n|---|---|---|---|---|---|---|"


def models(samples: Path) -> Dict[str, List[Dict[str, Any]]]:
    """Return for each model (SOURCE/NAME) the contents of the graph_net.json files of its graphs."""
    found: Dict[str, List[Dict[str, Any]]] = {}
    for path in sorted(samples.rglob("graph_net.json")):
        model = "/".join(path.relative_to(samples).parts[:2])
        found.setdefault(model, []).append(json.loads(path.read_text(encoding="utf-8")))
    return found


def row(model: str, graphs: List[Dict[str, Any]]) -> str:
    """Return one model and its graphs as a line of the table."""
    notes = ["dynamic"] * bool(graphs[0]["dynamic"]) + ["watched"] * (graphs[0]["capture"] == "watched")
    cells: Tuple[Any, ...] = (
        model,
        graphs[0]["category"],
        len(graphs),
        sum(graph["nodes"] for graph in graphs),
        f"{max(graph['parameters'] for graph in graphs) / 1e6:.2f} M",
        ", ".join(sorted({dtype for graph in graphs for dtype in graph["dtypes"]})),
        ", ".join(notes),
    )
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def table(samples: Path) -> str:
    """Return a line with the totals, followed by the whole table."""
    found = models(samples)
    graphs = [graph for group in found.values() for graph in group]
    counted = (
        f"{len(found)} models, {len(graphs)} graphs, {len({g['source'] for g in graphs})} sources, "
        f"{len({g['category'] for g in graphs})} categories, {sum(g['nodes'] for g in graphs):,} nodes."
    )
    return "\n".join([counted, "", HEAD, *(row(model, group) for model, group in found.items())])


if __name__ == "__main__":
    print(table(Path(sys.argv[1])))

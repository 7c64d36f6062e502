"""Write docs/corpus.md from the corpus: `.venv/bin/python tools/corpus_table.py > docs/corpus.md`."""

from __future__ import annotations

import sys
from collections import Counter

from graphnet.samples.choose import choose
from graphnet.samples.facts import SampleFacts, facts_of
from graphnet.samples.suite import suite_samples
from graphnet.show.units import size
from graphnet_contract.samples import load_sample

HEAD = """# The corpus

Made by `.venv/bin/python tools/corpus_table.py`, checked by a test. Every sample is a captured graph of a model built
with random weights; a sample whose name ends in `subgraph_K` is one graph of a model that breaks into several.
"""


def corpus_table() -> str:
    """The whole document."""
    rows = [facts_of(name, load_sample(folder)) for folder, name in choose("full", [], []).items()]
    smoke = {folder.resolve() for folder in suite_samples("smoke")}
    names = {name for folder, name in choose("full", [], []).items() if folder.resolve() in smoke}
    sources, categories = Counter(row.source for row in rows), Counter(row.category for row in rows)
    lines = [
        HEAD,
        f"{len(rows)} samples of {len(sources)} sources in {len(categories)} categories; "
        f"{sum(row.nodes >= 50 for row in rows)} have 50 nodes or more,",
        f"{sum(row.nodes > 300 for row in rows)} over 300. Suite `full` is all of them, `smoke` the six marked.",
        "",
        "| sample | category | nodes | parameters | dtypes | tensors | |",
        "| --- | --- | ---: | ---: | --- | ---: | --- |",
        *(_line(row, row.sample in names) for row in rows),
    ]
    return "\n".join(lines) + "\n"


def _line(row: SampleFacts, in_smoke: bool) -> str:
    marks = " ".join(mark for mark, holds in (("smoke", in_smoke), ("dynamic", row.dynamic)) if holds)
    cells = (row.sample, row.category, row.nodes, f"{row.parameters:,}", ", ".join(row.dtypes), size(row.memory_bytes))
    return "| " + " | ".join(map(str, cells)) + f" | {marks} |"


if __name__ == "__main__":
    sys.stdout.write(corpus_table())

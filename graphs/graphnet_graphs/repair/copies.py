"""Write repaired copies of GraphNet's samples and record every repair. Needs no torch.

The copy's graph_net.json lists the repairs as `repairs`, and every row that is measured on the copy names the rules
that changed it. A sample that our own extractor wrote is never changed.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Dict, List, Mapping, Optional, Sequence, Tuple

from graphnet_contract.meta import WEIGHT_META, read_file
from graphnet_contract.samples import ATTRIBUTES, MODEL, Sample, load_sample
from graphnet_graphs.code.canonical import GRAPH_HASH
from graphnet_graphs.code.dedupe import hash_of_sample
from graphnet_graphs.errors import UsageError
from graphnet_graphs.repair.private_api import left_private
from graphnet_graphs.repair.rules import RULES, Texts


@dataclass(frozen=True)
class Repair:
    """One repair of a sample: the rule, the number of places that it changed, and the change in words."""

    rule: str
    changes: int
    what: str


@dataclass(frozen=True)
class Repaired:
    """The result of repairing one sample. `out` is the folder of the copy; None if no rule changed anything.

    `left` has the private names that the repaired code still uses, each with the reason. It is empty if the rule
    `private_api` was not requested, or if the sample was made by our own extractor.
    """

    sample: Path
    out: Optional[Path]
    repairs: Tuple[Repair, ...]
    left: Mapping[str, str] = field(default_factory=dict)


def repair(path: Path, out: Path, rules: Sequence[str]) -> Repaired:
    """Write a repaired copy of the sample in the folder `path`, with the rules in this order, if a rule changes it.

    The rules are for samples of torch that GraphNet extracted; no other is changed.

    Raises:
        SampleError: the sample cannot be read.
        EmitError: a vmap region cannot be rewritten without vmap.
        UsageError: `out` is the sample's own folder.
    """
    sample = load_sample(path)
    if sample.ours or sample.framework != "torch":
        return Repaired(path, None, ())
    before = Texts(read_file(path / MODEL).text(), read_file(path / WEIGHT_META).text())
    after, repairs = before, []
    for name in rules:
        changed = RULES[name].apply(after, sample)
        after = changed.texts
        if changed.changes:
            repairs.append(Repair(name, changed.changes, RULES[name].what))
    left = left_private(after.model) if "private_api" in rules else {}
    if not repairs:
        return Repaired(path, None, (), left)
    _write(sample, out, before, after, repairs)
    return Repaired(path, out, tuple(repairs), left)


def folders_of_copies(paths: Sequence[Path], out: Path) -> Dict[Path, Path]:
    """Return, for each sample's folder, the folder into which its copy (or its parts, or its variant) is written.

    It is `out`/SOURCE/NAME, with more parent folders for all if two samples would share a folder.
    """
    resolved = {path: path.resolve().parts[1:] for path in paths}
    for depth in range(2, 2 + max(map(len, resolved.values()), default=0)):
        named = {path: out.joinpath(*parts[-depth:]) for path, parts in resolved.items()}
        if len(set(named.values())) == len(set(resolved.values())):
            break
    return named


def _write(sample: Sample, out: Path, before: Texts, after: Texts, repairs: List[Repair]) -> None:
    if out.resolve() == sample.path.resolve():
        raise UsageError(f"{out} is the sample itself; give an --out that holds no samples yet.")
    out.mkdir(parents=True, exist_ok=True)
    for file in sorted(sample.path.iterdir()):
        if file.is_file() and file.name != ATTRIBUTES:
            (out / file.name).write_bytes(file.read_bytes())
    (out / MODEL).write_text(after.model, encoding="utf-8")
    (out / WEIGHT_META).write_text(after.weights, encoding="utf-8")
    record = [*sample.attributes.get("repairs", []), *(asdict(done) for done in repairs)]
    described = {**sample.attributes, "repairs": record, "repaired_from": sample.sample_hash}
    # graph_net.json is written last, so that an interrupted copy is not a sample.
    (out / ATTRIBUTES).write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")
    if after.model != before.model:
        (out / GRAPH_HASH).write_text(hash_of_sample(out) + "\n", encoding="utf-8")

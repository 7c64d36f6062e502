"""Put a sample together from its parts, so that the parts can be run and timed like a compiled graph.

The parts come from a folder that `samples decompose` wrote, or this module cuts the sample itself. They are joined into
one forward function with the arguments of the original sample. The original function itself is not used.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator, Mapping, Optional, Sequence, Tuple

from graphnet_contract.samples import Sample
from graphnet_contract.specs import specs_of
from graphnet_graphs.capture.manifest import MANIFEST
from graphnet_graphs.code.compose import BrokenDecomposition
from graphnet_graphs.code.frees import freed_like
from graphnet_graphs.cuts.choose import at_positions, evenly
from graphnet_graphs.cuts.decompose import observe_text
from graphnet_graphs.cuts.part_samples import manifest_of_parts
from graphnet_graphs.cuts.validate import composed_text, examine
from graphnet_graphs.errors import UsageError
from graphnet_graphs.running.sample_module import load_module

#: The number of parts if the user gives neither a folder of parts nor positions of cuts.
PARTS = 3
#: The number of folder levels that are searched for decompositions. `samples decompose --out` writes OUT/SOURCE/NAME.
_DEPTH = 3


class WrongDecomposition(ValueError):
    """The parts together differ from the original sample. The message names the part and the difference."""


@dataclass(frozen=True)
class Recomposed:
    """A torch.nn.Module that was put together from parts, with the half-open ranges of the parts' statements."""

    module: Any
    statements: Tuple[Tuple[int, int], ...]


def whole_of(name: str, sample_hash: str, model_source: str, tensors: Sequence[Any], ours: bool) -> Sample:
    """Make a sample without a folder from the facts that the message to a worker contains.

    `tensors` has the descriptions of forward's arguments in the order of its signature (`messages.TensorSpec`), and
    `ours` says whether our own extractor wrote the sample.
    """
    return Sample(Path(name), name, "", "", sample_hash, model_source, specs_of(tensors), {}, (), ours)


def recompose_folder(whole: Sample, folder: Path, arguments: Sequence[Any], device: str) -> Recomposed:
    """Put a sample together from a folder of parts, after comparing the parts with the original sample (the whole).

    The comparison makes every check of `validate` except the run, because the caller runs both anyway. `folder` may
    also hold decompositions of several samples. `arguments` has the values of the whole's arguments, also to replace
    stored values that the whole's descriptions lack. The joined forward makes new tensors on `device`.

    Raises:
        WrongDecomposition: the parts differ from the whole, or the folder has no decomposition of this sample.
    """
    try:
        values = dict(zip((spec.name for spec in whole.specs), arguments))
        found = examine(whole, decomposition_of(whole, folder), values)
        if found.problems:
            first, *more = found.problems
            others = f" (and {len(more)} more)" if more else ""
            raise WrongDecomposition(f"{first.part}: {first.what}{others}")
        texts = {name: part.model_source for name, part in found.parts.items()}
        ranges = [part["statements"] for part in found.manifest["decomposition"]["parts"]]
        statements = tuple((first, end) for first, end in ranges)
        return Recomposed(_loaded(whole, texts, found.manifest, device), statements)
    except (UsageError, BrokenDecomposition) as error:
        raise WrongDecomposition(str(error)) from error


def recompose_cuts(
    whole: Sample, positions: Optional[Sequence[int]], arguments: Sequence[Any], device: str
) -> Recomposed:
    """Cut a sample (the whole) into parts, and put the parts together again.

    The whole runs once, to learn which values each part must pass to later parts; the run may write into `arguments`.
    `positions` are the numbers of the statements before which to cut; None makes `PARTS` parts of similar size.

    Raises:
        UsageError: a cut at one of the positions is impossible.
        BrokenDecomposition: the whole does not return a tuple.
    """
    observed = observe_text(whole.model_source, arguments, device)
    chosen = evenly(observed, PARTS) if positions is None else at_positions(observed, positions)
    parts = observed.forward.cut(chosen)
    texts = {f"subgraph_{number}": part.text for number, part in enumerate(parts)}
    manifest = manifest_of_parts(whole, parts, len(observed.results))
    return Recomposed(_loaded(whole, texts, manifest, device), tuple(part.statements for part in parts))


def decomposition_of(whole: Sample, folder: Path) -> Path:
    """Return `folder` itself if it has a manifest, otherwise the subfolder whose manifest names the sample's hash.

    Raises WrongDecomposition if no subfolder or more than one holds a decomposition of this sample.
    """
    if (folder / MANIFEST).exists():
        return folder
    found = [path.parent for path in _manifests(folder) if _made_from(path) == whole.sample_hash]
    if not found:
        raise WrongDecomposition(
            f"no decomposition below {folder} was made from the sample {whole.name}; run `samples decompose` on it"
        )
    if len(found) > 1:
        raise WrongDecomposition(f"{found[0]} and {found[1]} are both decompositions of {whole.name}; name one of them")
    return found[0]


def _manifests(folder: Path) -> Iterator[Path]:
    for path, below, files in os.walk(str(folder)):
        below.sort()
        if len(Path(path).relative_to(folder).parts) >= _DEPTH:
            below.clear()
        if MANIFEST in files:
            below.clear()
            yield Path(path) / MANIFEST


def _made_from(manifest: Path) -> Any:
    try:
        return json.loads(manifest.read_text(encoding="utf-8"))["decomposition"]["sample_hash"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def _loaded(whole: Sample, texts: Mapping[str, str], manifest: Mapping[str, Any], device: str) -> Any:
    return load_module(freed_like(whole, composed_text(whole, texts, manifest)), "composed.py", device)

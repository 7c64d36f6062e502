"""Put a sample together from its parts, so that the parts can be run and timed like a compiled graph.

The parts come from a folder that `samples decompose` wrote, or this module cuts the sample itself. In both cases the
parts are joined into one forward function with the arguments of the original sample. The original function itself is
not used.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator, Mapping, Optional, Sequence, Tuple

from graphnet_contract.samples import Sample
from graphnet_contract.specs import specs_of

from .compose import BrokenDecomposition
from .cuts import at_positions, evenly
from .decompose import observe_text
from .errors import UsageError
from .frees import frees_names, with_frees
from .manifest import MANIFEST
from .part_samples import manifest_of_parts
from .sample_module import load_module
from .validate import Problem, composed_text, examine

#: The number of parts if the user gives neither a folder of parts nor positions of cuts.
PARTS = 3
#: The number of folder levels that are searched for decompositions. `samples decompose --out` writes OUT/SOURCE/NAME.
_DEPTH = 3


class WrongDecomposition(ValueError):
    """The parts together differ from the original sample. The message names the part and the difference."""


@dataclass(frozen=True)
class Recomposed:
    """A sample that was put together from its parts.

    Attributes:
        module: a torch.nn.Module whose forward takes the arguments of the original sample.
        statements: for each part, the half-open range of the original sample's statements that the part holds.
    """

    module: Any
    statements: Tuple[Tuple[int, int], ...]


def whole_of(name: str, sample_hash: str, model_source: str, tensors: Sequence[Any], ours: bool) -> Sample:
    """Make a sample from the facts that the message to a worker contains. The sample has no folder.

    Args:
        name: the sample's name.
        sample_hash: sha256 of the sample's files.
        model_source: the source code of the sample, without a fixed device.
        tensors: the descriptions of forward's arguments in the order of its signature (`messages.TensorSpec`).
        ours: whether our own extractor wrote the sample.
    """
    return Sample(Path(name), name, "", "", sample_hash, model_source, specs_of(tensors), {}, (), ours)


def recompose_folder(whole: Sample, folder: Path, arguments: Sequence[Any], device: str) -> Recomposed:
    """Put a sample together from a folder of parts, after comparing the parts with the original sample (the whole).

    The comparison makes every check of `validate` except the run, because the caller runs the joined sample and the
    whole anyway.

    Args:
        whole: the original sample. If its descriptions lack stored values, the values are read from `arguments`.
        folder: the folder of one decomposition, or a folder that holds decompositions of several samples.
        arguments: the values of the whole's arguments.
        device: the device on which the joined forward makes new tensors.

    Raises:
        WrongDecomposition: the parts differ from the whole, or the folder has no decomposition of this sample.
    """
    try:
        values = dict(zip((spec.name for spec in whole.specs), arguments))
        found = examine(whole, decomposition_of(whole, folder), values)
        if found.problems:
            raise WrongDecomposition(_sentence(found.problems))
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

    The whole runs once, to learn which values each part must pass to later parts.

    Args:
        whole: the sample.
        positions: the numbers of the statements before which to cut; None makes `PARTS` parts of similar size.
        arguments: the values of the whole's arguments. The run may write into them.
        device: the device on which the joined forward makes new tensors.

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
    """Return the folder that holds the decomposition of a sample.

    Return `folder` itself if `folder` has a manifest. Otherwise return the subfolder whose manifest names the sample's
    hash.

    Raises:
        WrongDecomposition: no subfolder or more than one subfolder holds a decomposition of this sample.
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


def _sentence(problems: Sequence[Problem]) -> str:
    first = problems[0]
    more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
    return f"{first.part}: {first.what}{more}"


def _loaded(whole: Sample, texts: Mapping[str, str], manifest: Mapping[str, Any], device: str) -> Any:
    text = composed_text(whole, texts, manifest)
    return load_module(with_frees(text) if frees_names(whole.model_source) else text, "composed.py", device)

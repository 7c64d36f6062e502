"""Put a sample together from its parts, so that the parts can be run and timed like a compiled graph.

The parts come from a folder that `samples decompose` wrote, or from cuts that are made on the spot. In both cases the
parts become one text with the arguments of the whole, and nothing of the whole's own text is left in it.
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

#: The number of parts if neither a folder nor positions are given.
PARTS = 3
#: The depth below a folder at which a decomposition is looked for: SOURCE/NAME, as `samples decompose --out` writes it.
_DEPTH = 3


class WrongDecomposition(ValueError):
    """The parts are not the whole. The message names the part and the difference."""


@dataclass(frozen=True)
class Recomposed:
    """A sample that was put together from its parts.

    Attributes:
        module: a torch.nn.Module whose forward takes the arguments of the whole.
        statements: for each part, its half-open range of the whole's statements.
    """

    module: Any
    statements: Tuple[Tuple[int, int], ...]


def whole_of(name: str, sample_hash: str, model_source: str, tensors: Sequence[Any], ours: bool) -> Sample:
    """Return a sample from facts that came in a message.

    Args:
        name: the sample's name.
        sample_hash: sha256 of the sample's files.
        model_source: the text of the sample, without a fixed device.
        tensors: the descriptions of forward's arguments in the order of its signature (`messages.TensorSpec`).
        ours: whether our own extractor wrote the sample.
    """
    return Sample(Path(name), name, "", "", sample_hash, model_source, specs_of(tensors), {}, (), ours)


def recompose_folder(whole: Sample, folder: Path, arguments: Sequence[Any], device: str) -> Recomposed:
    """Put a whole together from a folder of parts, after comparing the parts with the whole.

    Every step of `validate` except the run is taken, because the caller runs the result beside the whole.

    Args:
        whole: the original sample. A description may lack its stored values; they are then read from `arguments`.
        folder: the folder of one decomposition, or a folder that holds decompositions of several samples.
        arguments: the values of the whole's arguments.
        device: the device on which the result makes new tensors.

    Raises:
        WrongDecomposition: the parts are not the whole, or the folder has no decomposition of this sample.
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
    """Cut a whole and put it together again.

    The whole runs once, to learn which values a cut passes on.

    Args:
        whole: the sample.
        positions: the statements before which to cut; None cuts it into `PARTS` parts of similar size.
        arguments: the values of the whole's arguments. The run may write into them.
        device: the device on which the result makes new tensors.

    Raises:
        UsageError: a position cannot be cut.
        BrokenDecomposition: the whole returns something else than a tuple.
    """
    observed = observe_text(whole.model_source, arguments, device)
    chosen = evenly(observed, PARTS) if positions is None else at_positions(observed, positions)
    parts = observed.forward.cut(chosen)
    texts = {f"subgraph_{number}": part.text for number, part in enumerate(parts)}
    manifest = manifest_of_parts(whole, parts, len(observed.results))
    return Recomposed(_loaded(whole, texts, manifest, device), tuple(part.statements for part in parts))


def decomposition_of(whole: Sample, folder: Path) -> Path:
    """Return the folder of the decomposition of a sample: `folder` itself if it has a manifest, else one below it.

    Raises:
        WrongDecomposition: no manifest below the folder was made from this sample, or several were.
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

"""The sample format: a folder of model.py, weight_meta.py, input_meta.py and graph_net.json, read without running it.

A sample was extracted either by GraphNet or by GraphNet Mesh. In the second case its graph_net.json has the entry
``"extractor": "graphnet-mesh"``. Both kinds of samples load into the same dataclass.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Dict, Iterable, List, Mapping, Tuple, Union

from graphnet_contract.frameworks import FRAMEWORKS
from graphnet_contract.meta import INPUT_META, WEIGHT_META, FileBytes, SampleError, parse_meta, read_file
from graphnet_contract.sources import Argument, ModelSource, parse_model
from graphnet_contract.specs import KINDS, NUMBERED_PARAMETER, Scalar, TensorSpec, spec_of

__all__ = ["KINDS", "Sample", "SampleError", "Scalar", "TensorSpec", "find_samples", "load_sample", "sample_hash"]

MODEL = "model.py"
ATTRIBUTES = "graph_net.json"
CONSTRAINTS = "input_tensor_constraints.py"
HASHED_FILES = (MODEL, WEIGHT_META, INPUT_META, CONSTRAINTS)
EXTRACTOR = "graphnet-mesh"
EXTRACTOR_VERSION = 1


@dataclass(frozen=True)
class Sample:
    """A sample that was read and found valid. ``specs`` are in the order of forward's signature.

    ``model_source`` has no fixed device. To run it, set its global ``graphnet_device`` to a torch.device.
    ``loader_rules`` names the changes that the loader needed to accept this sample: ``device`` (device literals are
    replaced), ``symint`` (arguments are passed as integers), ``nan_std`` (a mean or std that is not finite is replaced
    when inputs are made) and, for a repaired copy, its repairs. ``unused_specs`` belong to no argument of forward, or
    another spec of the same name replaces them. Only the scheme ``graphnet`` needs them, because each draw changes the
    state of its generators. ``ours`` is true for a sample that the extractor of GraphNet Mesh wrote. ``graph_calls`` is
    empty for a sample of one graph, and maps the graphs of a whole model (``whole_model.py``) to their calls in one
    forward. ``framework`` is the one whose model it is, torch or paddle.
    """

    path: Path
    name: str
    source: str
    category: str
    sample_hash: str
    model_source: str
    specs: Tuple[TensorSpec, ...]
    attributes: Mapping[str, Any]
    loader_rules: Tuple[str, ...]
    ours: bool
    unused_specs: Tuple[TensorSpec, ...] = field(default=())
    graph_calls: Mapping[str, int] = field(default_factory=dict)
    framework: str = FRAMEWORKS[0]


def find_samples(root: Union[str, Path]) -> List[Path]:
    """Return, in sorted order, every folder that holds model.py and graph_net.json: ``root`` or folders below it.

    A sample's folder may contain further samples (subgraphs). Folders whose name begins with a dot are left out: a tool
    that was killed may have left half a sample in one. Raise SampleError if ``root`` is not a folder.
    """
    top = Path(root)
    if not top.is_dir():
        raise SampleError(f"{top} is not a folder; give the folder of a sample or one that holds samples.")
    found = []
    for folder, below, files in os.walk(str(top)):
        below[:] = [name for name in below if not name.startswith(".")]
        if MODEL in files and ATTRIBUTES in files:
            found.append(Path(folder))
    return sorted(found)


def load_sample(path: Union[str, Path]) -> Sample:
    """Read and check one sample folder. Raise SampleError, which names the file, the fault and the remedy.

    The files may contain anything, so errors of other types are converted to SampleError.
    """
    try:
        return _load(Path(path))
    except SampleError:
        raise
    except Exception as error:
        raise SampleError(
            f"{path} cannot be read as a sample ({type(error).__name__}: {error!s:.200}); extract the sample again."
        ) from error


def _load(folder: Path) -> Sample:
    if not folder.is_dir():
        raise SampleError(f"{folder} is not a folder; give the folder that holds {MODEL} and {ATTRIBUTES}.")
    attributes = _read_attributes(folder / ATTRIBUTES)
    ours = _is_ours(attributes, folder / ATTRIBUTES)
    files = _read_files(folder)
    model = parse_model(files[MODEL].text(), files[MODEL].path)
    _check_framework(attributes, model, folder)
    by_name, unused = _read_specs(files, ours)
    specs = _specs_of_arguments(model.arguments, by_name, folder)
    if model.framework == "paddle":
        specs = tuple(_of_paddle(spec) for spec in specs)
    taken = {spec.name for spec in specs}
    unused += [spec for spec in by_name.values() if spec.name not in taken]
    return Sample(
        path=folder,
        name=_sample_name(folder),
        source=_text_attribute(attributes, "source", folder.resolve().parent.name),
        category=_text_attribute(attributes, "category", _text_attribute(attributes, "heuristic_tag", "unknown")),
        sample_hash=sample_hash({name: file.content for name, file in files.items()}),
        model_source=model.text,
        specs=specs,
        attributes=attributes,
        loader_rules=(*_loader_rules(model, specs), *_repairs(attributes)),
        ours=ours,
        unused_specs=tuple(unused),
        framework=model.framework,
    )


def sample_hash(files: Mapping[str, bytes]) -> str:
    """Return the sha256, in hex, of the files of a sample (name -> content) that HASHED_FILES lists.

    For each of these files that is given, in the order of HASHED_FILES, the hash covers: the name, NUL, the length of
    the content in decimal, NUL, and the content. Other files, for instance graph_net.json, do not change the hash.
    """
    digest = hashlib.sha256()
    for name in HASHED_FILES:
        if name in files:
            digest.update(b"%s\0%d\0" % (name.encode(), len(files[name])))
            digest.update(files[name])
    return digest.hexdigest()


def _read_attributes(path: Path) -> Mapping[str, Any]:
    try:
        attributes = json.loads(read_file(path).text())
    except (json.JSONDecodeError, RecursionError) as error:
        line = getattr(error, "lineno", "?")
        raise SampleError(f"{path} is not valid JSON (line {line}); restore it or extract the sample again.") from error
    if not isinstance(attributes, dict):
        raise SampleError(f"{path} does not hold a JSON object; restore it or extract the sample again.")
    return attributes


def _is_ours(attributes: Mapping[str, Any], path: Path) -> bool:
    if attributes.get("extractor") != EXTRACTOR:
        return False
    version = attributes.get("extractor_version")
    if version != EXTRACTOR_VERSION:
        raise SampleError(
            f"{path}: extractor_version is {version!r:.40}, this program reads {EXTRACTOR_VERSION}; "
            "update it or extract the sample again."
        )
    return True


def _read_files(folder: Path) -> Dict[str, FileBytes]:
    files = {name: read_file(folder / name) for name in (MODEL, WEIGHT_META)}
    for name in (INPUT_META, CONSTRAINTS):
        if (folder / name).exists():
            files[name] = read_file(folder / name)
    if not files[MODEL].content.strip():
        raise SampleError(f"{files[MODEL].path} is empty; restore it or extract the sample again.")
    return files


def _read_specs(files: Mapping[str, FileBytes], ours: bool) -> Tuple[Dict[str, TensorSpec], List[TensorSpec]]:
    """Return the specs by name, and separately the specs that a later spec with the same name replaces.

    The classes of input_meta.py come before those of weight_meta.py, and are sorted by name within a file. So of two
    classes for the same name, the alphabetically later one is used, as in GraphNet.
    """
    by_name: Dict[str, TensorSpec] = {}
    hidden: List[TensorSpec] = []
    for name in (INPUT_META, WEIGHT_META):
        if name in files:
            classes = parse_meta(files[name].text(), files[name].path)
            for meta in sorted(classes, key=lambda meta: meta.class_name):
                spec = spec_of(meta, ours)
                if spec.name in by_name:
                    hidden.append(by_name[spec.name])
                by_name[spec.name] = spec
    return by_name, hidden


def _specs_of_arguments(
    arguments: Iterable[Argument], by_name: Mapping[str, TensorSpec], folder: Path
) -> Tuple[TensorSpec, ...]:
    specs = []
    for argument in arguments:
        if argument.name not in by_name:
            raise SampleError(
                f"{folder / WEIGHT_META} has no class for forward's argument {argument.name}; "
                "restore the file or extract the sample again."
            )
        specs.append(_as_argument(by_name[argument.name], argument, folder))
    return tuple(specs)


def _as_argument(spec: TensorSpec, argument: Argument, folder: Path) -> TensorSpec:
    if argument.annotation == "SymInt" or spec.kind == "symint":
        if spec.shape or spec.data is None:
            raise SampleError(
                f"{folder / WEIGHT_META}: {spec.name} is a torch.SymInt but has no value; "
                "give it shape = [] and data = [VALUE]."
            )
        return replace(spec, kind="symint")
    if argument.annotation == "Parameter" and spec.kind == "input":
        return replace(spec, kind="parameter")
    return spec


def _loader_rules(model: ModelSource, specs: Iterable[TensorSpec]) -> Tuple[str, ...]:
    specs = tuple(specs)
    acted = {
        "device": model.device_literals > 0,
        "symint": any(spec.is_symint for spec in specs),
        "nan_std": any(_is_repaired(spec) for spec in specs),
    }
    return tuple(rule for rule, did in acted.items() if did)


def _repairs(attributes: Mapping[str, Any]) -> List[str]:
    record = attributes.get("repairs")
    entries = [entry for entry in record if isinstance(entry, dict)] if isinstance(record, list) else []
    return [entry["rule"] for entry in entries if isinstance(entry.get("rule"), str)]


def _is_repaired(spec: TensorSpec) -> bool:
    numbers = [value for value in (spec.mean, spec.std) if value is not None]
    return spec.data is None and not all(math.isfinite(value) for value in numbers)


def _of_paddle(spec: TensorSpec) -> TensorSpec:
    """GraphNet's extractor for Paddle annotates no argument, but numbers parameters and other tensors apart."""
    is_parameter = spec.kind == "input" and NUMBERED_PARAMETER.fullmatch(spec.name)
    return replace(spec, kind="parameter") if is_parameter else spec


def _check_framework(attributes: Mapping[str, Any], model: ModelSource, folder: Path) -> None:
    named = attributes.get("framework")
    if isinstance(named, str) and named in FRAMEWORKS and named != model.framework:
        raise SampleError(
            f"{folder / ATTRIBUTES} says framework {named}, but the class GraphModule in {MODEL} is one of "
            f"{model.framework}; extract the sample again."
        )


def _text_attribute(attributes: Mapping[str, Any], key: str, default: str) -> str:
    value = attributes.get(key)
    return value if isinstance(value, str) and value else default


def _sample_name(folder: Path) -> str:
    folder = folder.resolve()
    if re.fullmatch(r"subgraph(_\d+)?", folder.name):
        return f"{folder.parent.name}/{folder.name}"
    return folder.name

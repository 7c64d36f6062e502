"""Build a whole model from its manifest, which lists the model's graphs and the order in which its forward calls them.

A whole model is a folder with ``manifest.json`` and one folder for each graph, which the extraction of a model with
several graphs writes, or the decomposition of a sample. This module makes one sample of it, with the code of every
graph and a forward that makes the calls of the manifest. Each graph stays a separate callable in ``GraphModule.calls``,
so a compiler gets the graphs one by one, as it does when the original model runs.
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
import textwrap
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Dict, List, Mapping, Sequence, Tuple

from graphnet_contract.meta import SampleError, read_file
from graphnet_contract.samples import MODEL, Sample, load_sample
from graphnet_contract.specs import TensorSpec

MANIFEST = "manifest.json"
MANIFEST_VERSION = 1

_HEAD = """import torch

"""
_GRAPH = """
def {build}():
{text}
    return GraphModule()

"""
_MODEL = """
class GraphModule(torch.nn.Module):
    def __init__(self):
        super().__init__()
{modules}
        self.calls = {{{calls}}}

    def forward(self, {arguments}):
{body}
        return ({results},)
"""


@dataclass(frozen=True)
class WholeModel:
    """A model that was built from its graphs.

    ``sample`` can be sent to a worker like any other sample. ``origins`` maps each argument of the forward to its
    origin in the original model: a kind ("state", "input" or "constant") and a name or index. The name of a constant is
    GRAPH/ARGUMENT.
    """

    sample: Sample
    origins: Mapping[str, Tuple[str, str]]


def is_whole_model(folder: Path) -> bool:
    """Return whether the folder has a manifest, and no model.py.

    A sample of one graph has a manifest, too, if the original model calls this graph several times.
    """
    return (folder / MANIFEST).is_file() and not (folder / MODEL).exists()


def load_whole_model(folder: Path) -> WholeModel:
    """Read the manifest in ``folder`` and its graphs. Raise SampleError. The model's sample has the folder's name."""
    manifest = _read_manifest(folder / MANIFEST)
    graphs = {name: load_sample(folder / name) for name in _graph_names(manifest, folder)}
    return _Composer(folder, manifest, graphs).compose()


class _Composer:
    """Collects the arguments and the lines of the whole model's forward, call by call."""

    def __init__(self, folder: Path, manifest: Mapping[str, Any], graphs: Mapping[str, Sample]) -> None:
        self._folder = folder
        self._manifest = manifest
        self._graphs = graphs
        self._specs: Dict[Tuple[str, str], TensorSpec] = {}
        self._outputs: List[int] = []
        self._counts: Dict[str, int] = {}

    def compose(self) -> WholeModel:
        calls = [self._call(number, call) for number, call in enumerate(self._manifest["calls"])]
        lines = [line for call, freed in zip(calls, self._freed()) for line in (call, *freed)]
        results = [self._reference(reference, None) for reference in self._manifest["outputs"]]
        names = [spec.name for spec in self._specs.values()]
        text = _HEAD + "".join(self._graph_text(name) for name in self._counts)
        text += _MODEL.format(
            modules="\n".join("        self.%s = _build_%s()" % (name, name) for name in self._counts),
            calls=", ".join('"%s": self.%s' % (name, name) for name in self._counts),
            arguments=", ".join(names),
            body="\n".join("        " + line for line in lines),
            results=", ".join(results),
        )
        first = next(iter(self._graphs.values()))
        sample = replace(
            first,
            path=self._folder,
            name=self._folder.resolve().name,
            sample_hash=self._hash(),
            model_source=text,
            specs=tuple(self._specs.values()),
            loader_rules=tuple(sorted({rule for graph in self._graphs.values() for rule in graph.loader_rules})),
            unused_specs=(),
            graph_calls=dict(self._counts),
        )
        return WholeModel(sample, {spec.name: origin for origin, spec in self._specs.items()})

    def _freed(self) -> List[List[str]]:
        """Return, for each call, the lines that free the results which nothing reads after it, as the model does."""
        last = list(range(len(self._manifest["calls"])))
        for number, call in enumerate(self._manifest["calls"]):
            for reference in call["args"]:
                if "call" in reference:
                    last[reference["call"]] = number
        kept = {reference["call"] for reference in self._manifest["outputs"] if "call" in reference}
        found: List[List[str]] = [[] for _ in last]
        for made, number in enumerate(last):
            if made not in kept:
                found[number].append("call_%d = None" % made)
        return found

    def _graph_text(self, name: str) -> str:
        source = self._graphs[name].model_source
        if _has_long_string(source):
            raise SampleError(
                "%s: a string in its text goes over several lines, so the text cannot be put into a whole model; "
                "extract the model again." % (self._folder / name)
            )
        return _GRAPH.format(build="_build_" + name, text=textwrap.indent(source, "    "))

    def _call(self, number: int, call: Mapping[str, Any]) -> str:
        name, references = call["graph"], call["args"]
        if name not in self._graphs:
            raise self._broken("call %d is of the graph %r, which is not listed" % (number, name))
        specs = self._graphs[name].specs
        if len(references) != len(specs):
            raise self._broken(
                "call %d gives %d arguments to %s, which takes %d" % (number, len(references), name, len(specs))
            )
        arguments = [self._reference(reference, (name, spec)) for reference, spec in zip(references, specs)]
        self._counts[name] = self._counts.get(name, 0) + 1
        self._outputs.append(call["outputs"])
        return 'call_%d = self.calls["%s"](%s)' % (number, name, ", ".join(arguments))

    def _reference(self, reference: Mapping[str, Any], taker: Any) -> str:
        """Return the Python expression for a value that the manifest describes. Add it to forward's arguments if
        necessary.

        ``taker`` is the graph that uses the value, and the spec of the graph's argument; None for a result of the whole
        model.
        """
        if "call" in reference:
            call, output = reference["call"], reference["output"]
            if not 0 <= call < len(self._outputs) or not 0 <= output < self._outputs[call]:
                raise self._broken("output %s of call %s is used before it exists" % (output, call))
            return "call_%d[%d]" % (call, output)
        if "value" in reference:
            return repr(reference["value"])
        for kind in ("state", "input", "constant"):
            if kind in reference:
                graph = "%s/" % taker[0] if kind == "constant" and taker else ""
                return self._argument((kind, "%s%s" % (graph, reference[kind])), taker)
        raise self._broken("a value comes from %s, which is not known" % json.dumps(reference)[:80])

    def _argument(self, origin: Tuple[str, str], taker: Any) -> str:
        if origin not in self._specs:
            if taker is None:
                raise self._broken("the result is %s %s, which no graph takes" % origin)
            spec = taker[1]
            self._specs[origin] = replace(spec, name=self._free_name(spec.name))
        return self._specs[origin].name

    def _free_name(self, wanted: str) -> str:
        taken = {spec.name for spec in self._specs.values()}
        name, number = wanted, 1
        while name in taken or re.fullmatch(r"call_\d+|self", name):
            number += 1
            name = "%s_%d" % (wanted, number)
        return name

    def _hash(self) -> str:
        digest = hashlib.sha256(json.dumps(self._manifest, sort_keys=True).encode())
        for name in sorted(self._graphs):
            digest.update(("\0%s\0%s" % (name, self._graphs[name].sample_hash)).encode())
        return digest.hexdigest()

    def _broken(self, what: str) -> SampleError:
        return SampleError("%s: %s; extract the model again." % (self._folder / MANIFEST, what))


def _read_manifest(path: Path) -> Mapping[str, Any]:
    try:
        manifest = json.loads(read_file(path).text())
    except (OSError, ValueError, RecursionError) as error:
        raise SampleError("%s cannot be read as JSON (%s); extract the model again." % (path, error)) from error
    if not isinstance(manifest, dict) or manifest.get("manifest_version") != MANIFEST_VERSION:
        raise SampleError(
            "%s is not a manifest of version %d; update this program or extract the model again."
            % (path, MANIFEST_VERSION)
        )
    if not _is_whole(manifest):
        raise SampleError("%s lacks graphs, calls or outputs; extract the model again." % path)
    return manifest


def _is_whole(manifest: Mapping[str, Any]) -> bool:
    lists = [manifest.get(key) for key in ("graphs", "calls", "outputs")]
    if not all(isinstance(value, list) and all(isinstance(item, dict) for item in value) for value in lists):
        return False
    references = [item for call in manifest["calls"] for item in _arguments(call)] + manifest["outputs"]
    return all(isinstance(call.get("outputs"), int) for call in manifest["calls"]) and all(
        isinstance(item, dict) for item in references
    )


def _arguments(call: Mapping[str, Any]) -> Sequence[Any]:
    arguments = call.get("args")
    return arguments if isinstance(arguments, list) else (None,)


def _graph_names(manifest: Mapping[str, Any], folder: Path) -> List[str]:
    """Return the names of the graphs' folders.

    Raise SampleError for a name that is not subgraph_N, because it could be a path out of the model's folder.
    """
    names = [graph.get("name") for graph in manifest["graphs"]]
    if not names or not all(isinstance(name, str) and re.fullmatch(r"subgraph_\d+", name) for name in names):
        raise SampleError(
            "%s names graphs that are not called subgraph_N; extract the model again." % (folder / MANIFEST)
        )
    return [str(name) for name in names]


def _has_long_string(source: str) -> bool:
    """Return whether the source code has a string of several lines. Indenting the code would change this string."""
    return any(
        isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)) and node.lineno != node.end_lineno
        for node in ast.walk(ast.parse(source))
    )

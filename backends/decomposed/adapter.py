"""A control backend. It cuts a sample into parts (smaller samples), joins the parts again and runs them in eager mode.

The option ``parts`` names a folder of parts that were made earlier. If a result of this backend differs from the
reference, the sample was decomposed incorrectly.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch  # noqa: F401 - imported once here, before the worker forks its sample processes

from graphnet_graphs.code.compose import BrokenDecomposition
from graphnet_graphs.cuts.recompose import WrongDecomposition, recompose_cuts, recompose_folder, whole_of
from graphnet_graphs.errors import UsageError
from graphnet_runner.adapter import (
    Adapter,
    Compiled,
    CompileError,
    CompileOptions,
    Evidence,
    UnavailableError,
    UnsupportedError,
)


class DecomposedAdapter(Adapter):
    """Joins a sample's parts and compiles nothing. The row stores the number of parts, but no numbers of nodes."""

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Return a module that is made from the sample's parts and computes the same as the sample.

        Raises:
            UnavailableError: This worker cannot read the folder of the parts.
            CompileError: The parts in the folder, put together, are not the sample (step "load"), or the sample cannot
                be cut (step "capture").
            UnsupportedError: The model is a whole model with several graphs.
        """
        if options.sample is None:
            raise UnsupportedError(
                "a whole model has several graphs, and only a sample of one graph is decomposed here"
            )
        facts = options.sample
        whole = whole_of(facts.name, facts.sample_hash, facts.model_source, facts.tensors, facts.exact_statistics)
        if options["parts"]:
            folder = _readable(options["parts"])
            try:
                found = recompose_folder(whole, folder, example_inputs, options.device)
            except WrongDecomposition as error:
                raise CompileError(f"these parts are not the sample: {error}", step="load") from error
        else:
            try:
                found = recompose_cuts(whole, _positions(options["positions"]), example_inputs, options.device)
            except (UsageError, BrokenDecomposition) as error:
                raise CompileError(str(error), step="capture") from error
        proof = {"statements": [list(one) for one in found.statements]}
        return Compiled(found.module, Evidence(partitions=len(found.statements), compiler=proof))


def _readable(text: str) -> Path:
    folder = Path(text)
    if not folder.is_absolute():
        raise UnavailableError(
            f"parts={text} is relative, and a worker runs in another folder than you; give an absolute path"
        )
    if not folder.is_dir():
        raise UnavailableError(
            f"parts={text} is not a folder that this worker can read; a container sees only its own files, so use "
            "decomposed@local"
        )
    return folder


def _positions(text: str) -> list[int] | None:
    if not text:
        return None
    if not re.fullmatch(r"\s*\d+\s*(,\s*\d+\s*)*", text):
        raise UsageError(f"positions={text} is not a list of statement numbers; give them with commas, such as 5,20")
    return [int(number) for number in text.split(",")]

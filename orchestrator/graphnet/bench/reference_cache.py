"""Outputs of references in float64, kept in a folder across runs (``--reference-cache DIR``).

Without a cache, a second process of the reference computes them for each sample of a run. That process also shows
whether two processes of the reference agree. If an entry is found, this second process is not started. The name of an
entry is a hash of everything that the outputs depend on, and of the outputs of the reference's first call. So an entry
is found only if this call returns the same bits as in the run that made the entry. In that run, two processes of the
reference agreed within the same tolerance.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from graphnet.errors import StorageError, UsageError
from graphnet.inputs.store import SharedInputs
from graphnet.talk.arrays import SampleOutputs
from graphnet.talk.kept_outputs import KeptOutputs, keep_outputs, read_outputs
from graphnet_contract import messages

FLOAT64: Final = "float64"
#: The version of the entries. Increase it if the reference makes its calls in float64 in another way.
_VERSION: Final = 4


class ReferenceCache:
    """A folder of entries. Several runs may use it at the same time. ``found`` and ``added`` count entries."""

    def __init__(self, folder: Path, say: Callable[[str], None]) -> None:
        """Make the folder, or raise UsageError. ``say`` gets a line about each entry that cannot be used."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UsageError(
                f"--reference-cache {folder} cannot be made: {error.strerror}; give another folder"
            ) from error
        if not os.access(folder, os.W_OK):
            raise UsageError(f"--reference-cache {folder} cannot be written; give another folder")
        self._folder = folder
        self._say = say
        self.found = self.added = 0

    def get(self, key: str) -> KeptOutputs:
        """Return the calls of an entry, by name: those in float64, and ``other_inputs`` if its number is not 0. Without
        an entry, or with a damaged one, return no calls.
        """
        entry = self._entry(key)
        if not entry.exists():
            return KeptOutputs({})
        try:
            outputs = read_outputs(entry, needed=FLOAT64)
        except StorageError as error:
            self._say(f"graphnet: an entry of --reference-cache is not used: {error}")
            shutil.rmtree(entry, ignore_errors=True)
            return KeptOutputs({})
        self.found += 1
        return outputs

    def put(self, key: str, calls: KeptOutputs) -> None:
        """Add an entry, unless another run has added it meanwhile. If it cannot be written, say so and go on."""
        try:
            keep_outputs(self._entry(key), calls, replace=False)
            self.added += 1
        except StorageError as error:
            self._say(f"graphnet: an entry of --reference-cache is not written: {error}")

    def _entry(self, key: str) -> Path:
        return self._folder / key[:2] / key


def key_of(
    info: messages.GetInfoResponse, start: messages.Start, inputs: SharedInputs, first: SampleOutputs, tolerance: int
) -> str:
    """Return the name of an entry: a hash of all that the float64 outputs depend on, and of the first call's."""
    parts = {
        "version": _VERSION,
        "sample": start.sample_hash,
        "source": hashlib.sha256(start.model_source.encode()).hexdigest(),
        "inputs": [inputs.scheme, inputs.seed, inputs.digest],
        "device": start.device,
        "threads": start.threads,
        "options": dict(start.options),
        "worker": [info.backend, info.flavour, dict(info.versions), info.requirements_sha256, info.image_digest],
        "first": first.digest,
        "tolerance": tolerance,
    }
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()

"""``--repair``: make repaired copies of GraphNet's samples, and run a copy instead of each sample that needs repair."""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from graphnet.environments.environment import Say
from graphnet.errors import BackendUnavailable, storing
from graphnet.launch.graph_tools import interpreter, run_tool
from graphnet.launch.local import Rooms
from graphnet.samples.choose import ChosenSample
from graphnet.samples.storage import fetch, is_local_folder, stamp_now
from graphnet_contract.meta import read_file
from graphnet_contract.samples import ATTRIBUTES, EXTRACTOR, SampleError
from graphnet_contract.whole_model import is_whole_model

#: The number of samples per call of the repair tool, which takes time to import torch.
CHUNK = 64
_DONE_FILE = "done.jsonl"


@dataclass(frozen=True)
class _Done:
    """The repair tool's answer for one sample. ``version`` identifies the files that it read: their hash if an index
    lists it, or a stamp of their sizes and modification times. ``copy`` is None if the sample was not repaired.
    """

    place: str
    version: str
    copy: str | None


class Repairs:
    """Replaces GraphNet's samples, but none of our own extractor, by repaired copies. The tool's answers stay in the
    run's folder, so that a resumed run calls the tool only for samples without one.
    """

    def __init__(self, rules: str, into: Path, python: str | None, say: Say, rooms: Rooms | None = None) -> None:
        """Store the arguments. ``python`` runs the tool when a sample may need it; None searches for one."""
        self._rooms = rooms
        self._rules = rules
        self._into = into
        self._python = python
        self._say = say
        self._interpreter: str | None = None

    def applied(self, samples: Iterable[ChosenSample]) -> Iterator[ChosenSample]:
        """Yield the samples in order and with their names, repaired ones with the addresses of their copies. Raises
        ToolFailed, BackendUnavailable (no interpreter for the tool) or StorageError.
        """
        if self._rules == "none":
            yield from samples
            return
        known = dict(self._read_done())
        remaining = iter(samples)
        while chunk := list(itertools.islice(remaining, CHUNK)):
            changed = [one for one in chunk if one.place not in known or known[one.place].version != _version(one)]
            left = [sample for sample in changed if not _is_ours(sample)]
            if left:
                known |= self._repair(left, len(chunk))
            for sample in chunk:
                done = known.get(sample.place)
                # The copy's hash differs from the sample's hash in the index, so drop the hash and the index.
                yield replace(sample, place=done.copy, sample_hash=None, index=None) if done and done.copy else sample

    def _repair(self, samples: list[ChosenSample], count: int) -> dict[str, _Done]:
        # Each call gets its own folder, because samples of two calls may have the same SOURCE/NAME.
        into = self._into.absolute() / _short_hash(*(sample.place for sample in samples))
        versions = {sample.place: _version(sample) for sample in samples}
        folders = {str(_local(sample, self._into)): sample for sample in samples}
        result = run_tool(
            "repair", ["--out", str(into), "--rules", self._rules], self._tool(), list(folders), self._rooms
        )
        self._tell(result, count)
        copies = {one["sample"]: one["out"] for one in result["samples"] if one["out"]}
        done = [_Done(sample.place, versions[sample.place], copies.get(folder)) for folder, sample in folders.items()]
        self._write_done(done)
        return {one.place: one for one in done}

    def _tool(self) -> str:
        if self._interpreter is None:
            try:
                self._interpreter = interpreter(self._python, self._say)
            except BackendUnavailable as error:
                raise BackendUnavailable(f"{error}; --repair none runs GraphNet's samples as they are") from error
        return self._interpreter

    def _tell(self, result: Mapping[str, Any], count: int) -> None:
        copies = sum(1 for one in result["samples"] if one["out"])
        if copies:
            rules = Counter(repair["rule"] for one in result["samples"] for repair in one["repairs"])
            named = ", ".join(f"{rule} {number}" for rule, number in rules.items())
            self._say(f"graphnet: {copies} of {count} samples run as repaired copies in {self._into} ({named})")
        for problem in result["problems"]:
            self._say(f"graphnet: {problem['sample']} is not repaired: {problem['message']}")

    def _read_done(self) -> Iterator[tuple[str, _Done]]:
        """Yield the stored answers by place. One whose copy is gone, or whose line is incomplete because the run was
        killed, is left out: the tool then runs again.
        """
        lines: list[str] = []
        with storing(self._into / _DONE_FILE, "read"), contextlib.suppress(FileNotFoundError):
            lines = (self._into / _DONE_FILE).read_text(encoding="utf-8").splitlines()
        for line in lines:
            try:
                rules, place, version, copy = json.loads(line)
            except (ValueError, TypeError):
                continue
            if rules == self._rules and (copy is None or Path(copy).is_dir()):
                yield place, _Done(place, version, copy)

    def _write_done(self, done: Iterable[_Done]) -> None:
        text = "".join(json.dumps([self._rules, one.place, one.version, one.copy]) + "\n" for one in done)
        with storing(self._into / _DONE_FILE, "written"):
            self._into.mkdir(parents=True, exist_ok=True)
            with (self._into / _DONE_FILE).open("a", encoding="utf-8") as file:
                file.write(text)


def _version(sample: ChosenSample) -> str:
    return sample.sample_hash or stamp_now(sample.place)


def _short_hash(*texts: str) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def _is_ours(sample: ChosenSample) -> bool:
    """Whether our own extractor wrote the sample. True for what is not to be repaired: whole or unreadable models."""
    if sample.ours is not None:
        return sample.ours
    if not is_local_folder(sample.place):
        return False
    if is_whole_model(Path(sample.place)):
        return True
    try:
        attributes = json.loads(read_file(Path(sample.place) / ATTRIBUTES).text())
    except (ValueError, RecursionError):
        return True
    return not isinstance(attributes, dict) or attributes.get("extractor") == EXTRACTOR


def _local(sample: ChosenSample, into: Path) -> Path:
    """Return the sample's folder; its address if it cannot be fetched, which the repair tool then reports."""
    try:
        return fetch(sample.place, into.absolute() / "fetched" / _short_hash(sample.place))
    except SampleError:
        return Path(sample.place)

"""``--repair``: make repaired copies of GraphNet's samples, and run a copy instead of each sample that needs repair."""

from __future__ import annotations

import hashlib
import itertools
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from graphnet.errors import BackendUnavailable, StorageError
from graphnet.samples.choose import ChosenSample
from graphnet.samples.storage import fetch, is_local_folder, stamp_now
from graphnet.samples.tools import interpreter, run_tool
from graphnet_contract.meta import read_file
from graphnet_contract.samples import ATTRIBUTES, EXTRACTOR, SampleError
from graphnet_contract.whole_model import is_whole_model

Say = Callable[[str], None]

#: The number of samples per call of the repair tool. Each call takes time to import torch, so one call repairs many
#: samples.
CHUNK = 64
_DONE_FILE = "done.jsonl"


@dataclass(frozen=True)
class _Done:
    """The repair tool's answer for one sample.

    ``version`` identifies the files that the tool read. It is their hash if an index lists the hash. Otherwise it is a
    stamp made from their sizes and modification times (``samples/storage.py``). ``copy`` is the path of the repaired
    copy; None if the sample needed no repair or could not be repaired.
    """

    place: str
    version: str
    copy: str | None


class Repairs:
    """Replaces GraphNet's samples by repaired copies before they are measured.

    Samples that our own extractor wrote are never changed. The repair tool's answers are stored in the run's folder.
    So a resumed run calls the tool only for samples without a stored answer.
    """

    def __init__(self, rules: str, into: Path, python: str | None, say: Say) -> None:
        """Store the arguments. The repair tool starts later, when a sample may need it.

        Args:
            rules: the value of ``--repair``.
            into: the folder for the copies.
            python: the interpreter that runs the repair tool; None searches for a suitable one.
            say: shows a line, for instance when a sample cannot be repaired and runs unchanged.
        """
        self._rules = rules
        self._into = into
        self._python = python
        self._say = say
        self._interpreter: str | None = None

    def applied(self, samples: Iterable[ChosenSample]) -> Iterator[ChosenSample]:
        """Yield the samples in the given order and with their own names. Each repaired sample has its copy's address.

        Raises:
            ToolFailed: the repair tool failed.
            BackendUnavailable: there is no interpreter for the repair tool.
            StorageError: the run's folder cannot be written.
        """
        if self._rules == "none":
            yield from samples
            return
        known = dict(self._read_done())
        remaining = iter(samples)
        while chunk := list(itertools.islice(remaining, CHUNK)):
            left = [sample for sample in chunk if not _is_ours(sample) and not _is_known(known, sample)]
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
        result = run_tool("repair", ["--out", str(into), "--rules", self._rules], self._tool(), list(folders))
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
        """Yield the stored answers of the repair tool, each with the address of its sample.

        An answer is left out if its copy no longer exists, or if its line is incomplete because the run was killed. The
        tool then runs again for the sample.
        """
        try:
            lines = (self._into / _DONE_FILE).read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return
        except OSError as error:
            raise StorageError(f"{self._into / _DONE_FILE} cannot be read: {error.strerror}") from error
        for line in lines:
            try:
                rules, place, version, copy = json.loads(line)
            except (ValueError, TypeError):
                continue
            if rules == self._rules and (copy is None or Path(copy).is_dir()):
                yield place, _Done(place, version, copy)

    def _write_done(self, done: Iterable[_Done]) -> None:
        text = "".join(json.dumps([self._rules, one.place, one.version, one.copy]) + "\n" for one in done)
        try:
            self._into.mkdir(parents=True, exist_ok=True)
            with (self._into / _DONE_FILE).open("a", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise StorageError(f"{self._into / _DONE_FILE} cannot be written: {error.strerror}") from error


def _is_known(known: Mapping[str, _Done], sample: ChosenSample) -> bool:
    """Whether the repair tool's answer for this sample is stored, and the sample has not changed since."""
    done = known.get(sample.place)
    return done is not None and done.version == _version(sample)


def _version(sample: ChosenSample) -> str:
    return sample.sample_hash or stamp_now(sample.place)


def _short_hash(*texts: str) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def _is_ours(sample: ChosenSample) -> bool:
    """Whether our own extractor wrote the sample.

    Also true for a whole model and for an unreadable sample, so that neither is repaired.
    """
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
    """Return the sample's folder on this host.

    If the sample cannot be fetched, return its address. The repair tool then reports that the sample cannot be read.
    """
    try:
        return fetch(sample.place, into.absolute() / "fetched" / _short_hash(sample.place))
    except SampleError:
        return Path(sample.place)

"""``bench --batch 1,8 --dtype own,bfloat16``: measures variants of the chosen samples, each as a sample."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from graphnet import units
from graphnet.cli.console import note
from graphnet.conditions import numbers_in
from graphnet.errors import UsageError
from graphnet.launch.graph_tools import interpreter, run_tool
from graphnet.launch.local import Rooms
from graphnet.nearest import unknown
from graphnet.runs.request import Request
from graphnet.samples.choose import choose
from graphnet.samples.storage import is_local_folder
from graphnet_contract.graph_tools import ALREADY, VERBS

#: The value that means the sample as it is.
OWN: Final = "own"
_DERIVE: Final = "derive"
_DTYPES: Final = next(tuple(one.choices or ()) for one in VERBS[_DERIVE].options if one.name == "--dtype")


def asked_variants(batch: str | None, dtype: str | None) -> list[tuple[str, ...]]:
    """Read --batch and --dtype. Return each variant: the options of ``samples derive``, one after the other.

    Raises UsageError. Without the two options, the result is empty.
    """
    if batch is None and dtype is None:
        return []
    dtypes = list(dict.fromkeys((dtype or OWN).split(",")))
    for one in dtypes:
        if one not in (OWN, *_DTYPES):
            raise unknown("--dtype: no dtype", one, [OWN, *_DTYPES])
    batches = [part for text in (batch or OWN).split(",") for part in _batches(text)]
    return [
        (*(f"--dtype={one}" for one in (of_type,) if one != OWN), *(f"--batch={one}" for one in (size,) if one != OWN))
        for of_type, size in itertools.product(dtypes, dict.fromkeys(batches))
    ]


def _batches(text: str) -> list[str]:
    if text.strip() == OWN:
        return [OWN]
    found = numbers_in(text, "--batch")
    if min(found) < 1:
        raise UsageError(f"--batch {text}: give numbers from 1, or `{OWN}` for the sample as it is")
    return list(map(str, found))


def with_variants(request: Request, variants: Sequence[tuple[str, ...]], python: str | None, into: Path) -> Request:
    """Make the variants of the request's samples in the folder ``into``. Return the request with these samples.

    A sample that cannot have a variant is named and left out of it. Raises UsageError if no variant is left.
    """
    chosen = choose(request.suite, request.samples, request.filters)
    remote = [one.place for one in chosen if not is_local_folder(one.place)]
    if remote:
        raise UsageError(f"--batch and --dtype need folders of samples, and {remote[0]} is none")
    found: list[str] = []
    for options in variants:
        places: Iterable[str] = [one.place for one in chosen]
        for number, option in enumerate(options):
            # The second change of a variant is made from the first one's samples.
            folder = into.absolute() / "-".join(
                one.removeprefix("--").replace("=", "") for one in options[: number + 1]
            )
            places = list(_derived(list(places), option, python, folder, Rooms.of(request.no_isolation)))
        found += places
    if not found:
        raise UsageError("no sample can have any of these variants; name others with --samples")
    return request.model_copy(update={"samples": list(dict.fromkeys(found)), "suite": None, "filters": []})


def _derived(places: Sequence[str], option: str, python: str | None, folder: Path, rooms: Rooms) -> Iterator[str]:
    if not places:
        return
    result: Mapping[str, list[Mapping[str, str]]] = run_tool(
        _DERIVE, [option, f"--out={folder}"], interpreter(python, note), places, rooms
    )
    named, made = option.removeprefix("--"), {one["sample"]: one["path"] for one in result["samples"]}
    for problem in result["problems"]:
        sample = problem["sample"]
        if problem["message"].startswith(ALREADY):
            note(f"graphnet: {sample} has {named}, so it is measured as it is")
            made[sample] = sample
        else:
            note(f"graphnet: no variant {named} of {sample}: {problem['message']}")
    note(f"graphnet: {units.count(len(result['samples']), 'variant')} {named} in {folder}")
    yield from made.values()

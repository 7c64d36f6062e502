"""The explanations that a folder keeps: for the report page as JSON, and for programs as Parquet."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from graphnet.errors import StorageError, storing
from graphnet.explain.answer import work_of
from graphnet.explain.explanation import Explained, document, lines_of
from graphnet.files import replacing, write_whole

#: The kept explanations: a list of documents (`explain --format json`), and the work list of their samples.
EXPLANATIONS_FILE: Final = "explanations.json"
#: All lines of all documents in one table.
LINES_FILE: Final = "explanations.parquet"
#: The version of the fields of `EXPLANATIONS_FILE`.
SCHEMA: Final = 1
#: What reading a damaged file may raise.
DAMAGED: Final = (LookupError, ArithmeticError, TypeError, AttributeError, ValueError)


def keep(folder: Path, found: Sequence[Explained], pairs: Sequence[tuple[str, str]]) -> None:
    """Keep the explanations of some samples between some pairs of sides, beside those that the folder has.

    What the folder knows already of more sides of a sample, or of a second cut of the same measurement, stays.
    Raises StorageError.
    """
    # Import these only now, because they take half a second.
    import pyarrow
    from pyarrow.parquet import write_table

    held = read_kept(folder) or {"explanations": [], "work": [], "sides": {}}
    try:
        kept = _added(held, found, pairs)
        table = pyarrow.Table.from_pylist([line for one in kept["explanations"] for line in lines_of(one)])
    except DAMAGED as error:
        raise not_held(folder) from error
    write_whole(folder / EXPLANATIONS_FILE, json.dumps(kept, indent=1) + "\n")
    with replacing(folder / LINES_FILE) as temporary:
        write_table(table, temporary, compression="zstd")


def _added(held: dict[str, Any], found: Sequence[Explained], pairs: Sequence[tuple[str, str]]) -> dict[str, Any]:
    known = {(one["sample"], *one["between"]): one for one in held["explanations"]}
    for one in found:
        for pair in pairs:
            new, old = document(one, pair), known.get((one.sample, *pair))
            if old is not None and not new.get("again") and old.get("gap") == new.get("gap") and old.get("again"):
                new |= {name: old[name] for name in ("again", "remarks")}
            known[one.sample, *pair] = new
    sides = dict(held["sides"])
    replaced = [one for one in found if set(one.sides) >= set(sides.get(one.sample, ()))]
    sides |= {one.sample: sorted(one.sides) for one in replaced}
    names = {one.sample for one in replaced}
    work = [one for one in held["work"] if one["sample"] not in names] + work_of(replaced)
    work.sort(key=lambda one: -one["gain"]["ns"])
    return {"schema": SCHEMA, "explanations": [*known.values()], "work": work, "sides": sides}


def read_kept(folder: Path) -> dict[str, Any] | None:
    """Return the explanations that a folder keeps, or None if it keeps none. Raises StorageError."""
    path = folder / EXPLANATIONS_FILE
    if not path.exists():
        return None
    with storing(path, "read"):
        text = path.read_text(encoding="utf-8")
    try:
        found = json.loads(text, parse_constant=_refused)
        schema = found.get("schema", SCHEMA)
        if schema != SCHEMA:
            problem = f"{path} has schema {schema}, and this version of graphnet reads schema {SCHEMA}"
            raise StorageError(f"{problem}; read it with the version that wrote it, or explain into another folder")
        kept = {"explanations": [*found["explanations"]], "work": [*found["work"]], "sides": {**found["sides"]}}
    except DAMAGED as error:
        raise not_held(folder) from error
    return kept


def _refused(name: str) -> None:
    raise ValueError(f"{name} is not a time")


def not_held(folder: Path) -> StorageError:
    """Return the error of a file that holds something else."""
    return StorageError(
        f"{folder / EXPLANATIONS_FILE} does not hold explanations; remove it, and explain the run again"
    )

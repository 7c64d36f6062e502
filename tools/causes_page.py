"""Write docs/causes from what `graphnet locate` found in runs: the table of its README.md, and a folder per cause.

Run this script with `.venv/bin/python tools/causes_page.py RUN...`. It removes the folders that it wrote before. The
text around the tables is kept.
"""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import marks

from graphnet.locate.clusters import Found, clusters_of, found_in, known_of
from graphnet.locate.reproducer import SCRIPT
from graphnet.locate.script import INPUTS_FILE
from graphnet.locate.signature import Kind
from graphnet.outcomes import Outcome
from graphnet.runs.causes import CAUSES_FOLDER, SLOW_FOLDER

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "causes"
PAGE: Final = FOLDER / "README.md"
#: Inputs above this size are not committed.
_MOST_BYTES: Final = 20_000
_LONGEST: Final = 160


def main() -> None:
    """Write the folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runs", nargs="+", type=Path)
    runs: list[Path] = parser.parse_args().runs
    text = PAGE.read_text(encoding="utf-8")
    read = {name: [found_in(run / name) for run in runs] for name in (CAUSES_FOLDER, SLOW_FOLDER)}
    unread = [problem for found in read.values() for _, problems in found for problem in problems]
    if unread:
        raise SystemExit("\n".join(unread))
    for script in FOLDER.glob(f"*/{SCRIPT}"):
        shutil.rmtree(script.parent)
    taken: set[str] = set()
    for name, found in read.items():
        clusters = clusters_of([one for some, _ in found for one in some])
        lines = "\n".join(table(clusters, name == SLOW_FOLDER, taken)) + "\n"
        text = marks.renewed(PAGE, text, f"{name}: made by tools/causes_page.py", f"end of {name}", lines)
    PAGE.write_text(text, encoding="utf-8")


def table(clusters: Sequence[Sequence[Found]], slow: bool, taken: set[str]) -> Iterator[str]:
    """Write the folder of each cause, and yield the lines of the table. ``taken`` are the names of folders so far."""
    last = "times, explained" if slow else "how it fails"
    yield f"| rows | backend | operators | statements | {last} | script | known |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for group in clusters:
        cause, script = group[0].cause, group[0].cause.reproducer
        operators = ", ".join(f"`{name}`" for name in cause.operators[:4]) + (" ..." if cause.operators[4:] else "")
        name = _name(group[0], taken)
        where = "none: the search ended early" if script is None else _script(name, group[0])
        ways = f"{cause.slow.part.ratio:.1f}, {cause.slow.explained:.0%}" if cause.slow else _short(group[0])
        known = known_of(group)
        title = "" if known is None else known.title.replace("|", "/")
        title = f"[{title}]({known.link})" if known is not None and known.link else title
        samples = ", ".join(one.cause.sample.rpartition("/")[2] for one in group[:3]) + (" ..." if group[3:] else "")
        stands = f" (and {len(cause.like)} like it)" if cause.like else ""
        size = f"{len(cause.statements)}{stands} of {cause.whole_statements}"
        backend = Path(cause.backend.partition("@")[0]).name
        cells = (f"{len(group)}: {samples}", backend, operators, size, ways, where, title)
        yield f"| {' | '.join(cells)} |"


def _name(found: Found, taken: set[str]) -> str:
    """Return a folder's name that no other cause has: the backend, and its last operator."""
    last = (found.cause.operators or ("graph",))[-1].rpartition(".")[2]
    backend = Path(found.cause.backend.partition("@")[0]).name
    base = re.sub(r"[^a-z0-9]+", "-", f"{backend}-{last}".lower()).strip("-")
    name, number = base, 1
    while name in taken:
        number += 1
        name = f"{base}-{number}"
    taken.add(name)
    return name


def _script(name: str, found: Found) -> str:
    """Copy the script, and return the table's cell."""
    script = found.cause.reproducer
    assert script is not None
    source, target = found.script.parent, FOLDER / name
    target.mkdir(parents=True)
    shutil.copyfile(source / SCRIPT, target / SCRIPT)
    inputs = source / INPUTS_FILE
    large = inputs.exists() and inputs.stat().st_size > _MOST_BYTES
    if inputs.exists() and not large:
        shutil.copyfile(inputs, target / INPUTS_FILE)
    way = "adapter" if script.uses_adapter else "alone"
    verified = "" if script.verified else ", not verified"
    return f"[{way}]({name}/{SCRIPT}){verified}" + (", without its inputs" if large else "")


def _short(found: Found) -> str:
    """Return how a row fails, in few words."""
    signature = found.cause.signature
    if signature.outcome is Outcome.ACCURACY:
        error = f", error {signature.error:.1g}" if signature.kind is Kind.distance and signature.error else ""
        return f"`{signature.outcome}` ({signature.kind}{error})"
    text = signature.message or ", ".join(signature.operators)
    text = text.replace("|", "/").replace("`", "'")
    return (
        f"`{signature.outcome}`" + (f": {text[:_LONGEST]}" if text else "") + (" ..." if len(text) > _LONGEST else "")
    )


if __name__ == "__main__":
    main()

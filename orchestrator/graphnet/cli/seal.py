"""``graphnet seal``: put a run, its raw trials and their digests into one file that anybody can verify."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from graphnet import COMMAND, units
from graphnet.cli.arguments import Run
from graphnet.cli.printing import TableFormat, TableFormatOption, print_answer
from graphnet.sheet import Answer, Column, Note, Sheet


def seal(
    run: Run,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The bundle; by default RUN.graphnet.zip beside the run.")
    ] = None,
    format_: TableFormatOption = TableFormat.text,
) -> None:
    """Seal a run in one file, which `graphnet verify` checks (docs/how-to/publish.md).

    The file holds the rows, the raw trials, the sources of the samples, the environments, the machine, the controls,
    and the SHA-256 of each. The same run gives the same bytes. The logs of rows and the paths in commands are part of
    it, so look at them before you publish it.
    """
    # Import these only now, because numpy and pydantic are not needed for the help of a command.
    from graphnet.receipt.seal import SUFFIX
    from graphnet.receipt.seal import seal as seal_run
    from graphnet.runs.store import RunStore

    target = out or run.absolute().with_name(run.absolute().name + SUFFIX)
    sealed = seal_run(RunStore.open(run), target)
    size = target.stat().st_size
    facts = {"bundle": str(target), "sha256_of_manifest": sealed.digest, "bytes": size, **sealed.receipt}
    notes = [
        Note(f"bundle: {target} ({units.count(sealed.receipt['rows'], 'row')}, {size:,} bytes)"),
        Note(f"SHA-256 of its manifest, to print beside the numbers: {sealed.digest}"),
        Note(uncertainty_sentence(sealed.receipt["uncertainty"])),
    ]
    if sealed.without_files:
        lack = f"{units.count(sealed.without_files, 'sample')} no longer where the run found it"
        notes.append(Note(f"{lack}, so rows of it can be checked, but not measured anew", "yellow"))
    notes.append(Note(f"next: {COMMAND} verify {target}"))
    table = Sheet([Column(name) for name in ("bundle", "sha256_of_manifest", "bytes")], [list(facts.values())[:3]])
    print_answer(Answer(notes, lambda: facts, table), format_)


def uncertainty_sentence(found: Mapping[str, Any]) -> str:
    """Say by how much a time of a sealed run may be wrong, as far as its controls show it."""
    return f"what a ratio may be wrong by, as its own controls show it: {_uncertainty_words(found)}"


def _uncertainty_words(found: Mapping[str, Any]) -> str:
    if "by_threads" in found:
        each = found["by_threads"].items()
        return "; ".join(f"with {units.count(int(count), 'thread')}, {_uncertainty_words(one)}" for count, one in each)
    width, loose, nope = found["aa_width"], found["aa_width_with_unstable"], found["nope"]
    if isinstance(width, float):
        said = f"two processes of the reference differed by up to {units.width(width)}"
    elif isinstance(loose, float):
        said = f"no A/A control was stable, and two processes of the reference differed by up to {units.width(loose)}"
    else:
        said = "no A/A control was measured"
    if nope:
        far = max(abs(math.log(one["ratio"])) for one in nope)
        said += f", and nope, which changes nothing, by {units.width(math.expm1(far))}"
    return said

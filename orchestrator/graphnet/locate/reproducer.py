"""Write the reproducer of a cause, and run it alone before it is reported."""

from __future__ import annotations

import ast
import itertools
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from graphnet.errors import storing
from graphnet.launch.local import Rooms
from graphnet.locate.cause import Cause, Reproducer
from graphnet.locate.script import (
    FAULT,
    INPUTS_FILE,
    Setting,
    can_be_drawn,
    recipe_of,
    script_text,
    title_of,
    write_inputs,
)
from graphnet.locate.signature import SAME_WORDS, Answer, Kind, Signature, normalised
from graphnet.locate.text import options_text
from graphnet.outcomes import Outcome
from graphnet.settings import project_root
from graphnet_contract.sample_environment import passed_variables
from graphnet_contract.samples import load_sample

SCRIPT: Final = "reproduce.py"
_MEMORY: Final = ("out of memory", "memoryerror", "bad_alloc", "allocate memory")
_MOST_SHOWN: Final = 300


@dataclass(frozen=True)
class Ran:
    """How a script ended: its exit code (None: it was stopped), 128 and the signal's number after a signal."""

    code: int | None
    output: str


def reproduce(
    cause: Cause,
    minimal: Path,
    folder: Path,
    setting: Setting,
    interpreter: Path | None,
    timeout_s: float,
    rooms: Rooms,
) -> Reproducer:
    """Write the script of a cause into ``folder``, and run it.

    ``minimal`` is the sample of the smallest graph, ``interpreter`` the backend's; None if it is not on this host. The
    script draws its inputs if it fails so with them. Otherwise it reads the real ones from a file. If the backend has a
    recipe, which calls its compiler as anybody would, the script has that one, and the adapter only if the fault is
    not there with it. The script of a flaky fault is run as often as a candidate. Raises StorageError.
    """
    sample = load_sample(minimal)
    signature = cause.signature_of_smallest
    title = title_of(signature, setting.backend.name, cause.operators)
    shutil.rmtree(folder, ignore_errors=True)
    with storing(folder, "written"):
        folder.mkdir(parents=True)
    script = folder / SCRIPT
    how, verified = "", False
    recipe = recipe_of(setting, signature)
    # Nothing shows on this host whether the recipe does, so a backend elsewhere gets the shorter script.
    recipes = [None] if recipe is None else [recipe] if interpreter is None else [recipe, None]
    for used, stored in itertools.product(recipes, [False, True] if can_be_drawn(sample) else [True]):
        text = script_text(sample, signature, setting, title, stored, used)
        with storing(script, "written"):
            script.write_text(text, encoding="utf-8")
            if stored:
                write_inputs(sample, setting.seed, folder)
            else:
                (folder / INPUTS_FILE).unlink(missing_ok=True)
            if used is None and not (folder / "backend").exists():
                _copy_adapter(setting.backend, folder)
        if interpreter is None:
            how = "the backend has no interpreter on this host"
            continue
        most = cause.rate.wanted
        for tried in range(1, most + 1):
            verified, how = shows(signature, run_alone(script, interpreter, timeout_s, rooms))
            how += f" (try {tried} of at most {most})" if most > 1 else ""
            if verified:
                break
        if verified:
            break
    lines = len(text.splitlines())
    return Reproducer(script=str(script), lines=lines, verified=verified, how=how, uses_adapter=used is None)


def run_alone(script: Path, interpreter: Path, timeout_s: float, rooms: Rooms) -> Ran:
    """Run a script isolated, as a sample is, and without this project's packages (``-E``)."""
    command = [str(interpreter), *rooms.around([script.parent]), "-E", "-s", str(script.absolute())]
    packages = os.pathsep.join(str(project_root() / name) for name in ("proto", "worker"))
    environment = {**passed_variables(os.environ), "PYTHONPATH": packages}
    with subprocess.Popen(
        command,
        env=environment,
        # Not the script's own folder: its copy of the contract would hide the package that makes the room.
        cwd=script.parent.parent,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
        errors="replace",
        text=True,
    ) as process:
        try:
            output, _ = process.communicate(timeout=timeout_s)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, _ = process.communicate()
            return Ran(None, output)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    return Ran(process.returncode if process.returncode >= 0 else 128 - process.returncode, output)


def shows(signature: Signature, ran: Ran) -> tuple[bool, str]:
    """Whether a script that ended in this way shows the fault, and what it showed."""
    last = (ran.output.strip().splitlines() or ["it printed nothing"])[-1][:_MOST_SHOWN]
    how = "it was stopped at its limit" if ran.code is None else f"exit code {ran.code}: {last}"
    if signature.outcome is Outcome.TIMEOUT or ran.code is None:
        return signature.outcome is Outcome.TIMEOUT and ran.code is None, how
    if signature.outcome is Outcome.OUT_OF_MEMORY:
        said = any(phrase in ran.output.lower() for phrase in _MEMORY)
        return ran.code != 0 and (said or ran.code > 128), how
    if signature.outcome is Outcome.CRASHED:
        named = re.search(r"killed by (SIG\w+)", signature.message)
        if named is None:
            return ran.code not in (0, 1), how
        return ran.code == 128 + signal.Signals[named.group(1)], how
    line = next((one for one in ran.output.splitlines() if one.startswith(FAULT)), "")
    if ran.code != 1 or not line:
        return False, how
    if signature.kind is not Kind.error:
        return True, how
    if signature.operators:
        # A smaller graph may have only some of the operators that the row names.
        return any(operator in line for operator in signature.operators), how
    words = set(signature.message.split())
    said_words = set(normalised(line.removeprefix(f"{FAULT}: ").replace(" ", ": ", 1)).split()) | set(
        normalised(line).split()
    )
    return bool(words) and len(words & said_words) >= SAME_WORDS * len(words), how


def issue_text(cause: Cause, reproducer: Reproducer, setting: Setting, graph: Sequence[str]) -> str:
    """Return a text for the tracker of the compiler's project."""
    versions = "\n".join(f"- {name} {text}" for name, text in setting.versions.items())
    beside = f" It needs {INPUTS_FILE} beside it." if (Path(reproducer.script).parent / INPUTS_FILE).exists() else ""
    options = setting.options
    if reproducer.uses_adapter:
        beside += " It compiles the graph through the adapter of GraphNet Mesh in the folder `backend`."
    elif (recipe := recipe_of(setting, cause.signature_of_smallest)) is not None:
        options = recipe.options
    rate = cause.rate_of_smallest.text() if cause.rate_of_smallest.tries else f"{cause.rate.text()} of the whole"
    minimal = (
        f"The search ended early ({cause.ended}), so it may not be minimal, after {cause.tests} tests: "
        if cause.ended
        else f"It is minimal under these reductions, after {cause.tests} tests: "
    )
    smaller = "" if not (text := cause.smaller.text()) else f"In the script, its arguments are smaller: {text}.\n\n"
    passes = f"\nA graph near it passes: {cause.neighbour.why}.\n" if cause.neighbour is not None else ""
    known = "" if cause.known is None else f"\n**It is probably known: {cause.known.text()}**\n"
    verified = "" if reproducer.verified else "\n**The script was not verified: " + reproducer.how + "**\n"
    return (
        f"# {title_of(cause.signature_of_smallest, setting.backend.name, cause.operators)}\n\n"
        f"What happens: {cause.signature.text()}, in {rate}.\n{known}{verified}\n"
        f"The attached script `{SCRIPT}` shows it (exit code 1).{beside} It printed:\n\n"
        f"```\n{reproducer.how}\n```\n\nThe graph:\n\n```python\n" + "\n".join(graph) + "\n```\n"
        f"{passes}{_parts_text(cause)}\n"
        f"Options: `{dict(options)}`, {setting.threads} threads, seed {setting.seed}, "
        "no gradients.\n\n"
        f"{versions}\n\n{smaller}The graph is {len(cause.statements)} of the {cause.whole_statements} statements of "
        f"{cause.sample}. {minimal}{'; '.join(cause.minimal_under) or 'none'}.\n"
    )


def _parts_text(cause: Cause) -> str:
    """Return what the compiler's own options do to the fault."""
    if cause.remedy is not None:
        options = ", ".join(options_text(cause.remedy.options))
        return f"\nIt is {cause.good_word} without {cause.remedy.turns_off} (`{options}`).\n"
    still = [part.turns_off for part in cause.parts if part.answer is Answer.fails]
    return f"\nIt fails so without {'; '.join(still)}.\n" if still else ""


def _copy_adapter(backend: Path, folder: Path) -> None:
    """Copy a backend's adapter, and the modules of this project that it imports, also indirectly."""
    ignored = shutil.ignore_patterns("__pycache__", "*.md", "*.toml", "*.txt", "tests")
    shutil.copytree(backend, folder / "backend", ignore=ignored)
    left = list((folder / "backend").rglob("*.py"))
    while left:
        for name in _imported(left.pop()):
            file = Path(*name.split(".")).with_suffix(".py")
            source = next((root / file for root in _sources() if (root / file).is_file()), None)
            if source is None or (folder / file).exists():
                continue
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            for package in list(file.parents)[:-1]:
                (folder / package / "__init__.py").touch()
            left.append(Path(shutil.copy(source, folder / file)))


def _imported(file: Path) -> Iterator[str]:
    """Yield the names of the modules that a file imports from, and of those that it may import from a package."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)


def _sources() -> list[Path]:
    return [project_root() / name for name in ("proto", "worker", "graphs")]

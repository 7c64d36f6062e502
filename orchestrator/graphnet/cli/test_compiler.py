"""``graphnet test-compiler``: benchmark a compiler with the options of GraphNet's script test_compiler.

The command writes the same log as this script, but runs the samples on the workers of this project.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from graphnet.cli.console import note
from graphnet.cli.options import Typed
from graphnet.errors import UsageError
from graphnet.exchange.grammar import DEFAULT_PROMPT, summary, without_marks
from graphnet.runs.request import MOST_NUMBER, Scheme

if TYPE_CHECKING:
    from graphnet.runs.heads import RowHead


def run_test_compiler(
    model_path: Annotated[Path | None, typer.Option(help="A sample, or a folder of samples.")] = None,
    compiler: Annotated[
        str, typer.Option(help="GraphNet's name of a compiler, or NAME[:FLAVOUR]\\[@WHERE] as in bench.")
    ] = "inductor",
    device: Annotated[str | None, typer.Option(help="TYPE[:INDEX]; default: the GPU if there is one.")] = None,
    warmup: Annotated[
        int, typer.Option(min=0, max=MOST_NUMBER, help="Calls after the first and before the timed ones.")
    ] = 3,
    trials: Annotated[int, typer.Option(min=1, max=MOST_NUMBER, help="Least number of timed trials per side.")] = 5,
    log_prompt: Annotated[str, typer.Option(help="Beginning of every line for a program.")] = DEFAULT_PROMPT,
    allow_list: Annotated[Path | None, typer.Option(help="File that lists samples, one path a line.")] = None,
    model_path_prefix: Annotated[
        Path | None, typer.Option(help="Folder with the paths of --allow-list; replaces --model-path.")
    ] = None,
    config: Annotated[
        str | None, typer.Option(help="The compiler's options: a JSON object, plain or in base64.")
    ] = None,
    kernel_time: Annotated[bool, typer.Option("--kernel-time", help="Kernel times; needs a GPU.")] = False,
    seed: Annotated[int, typer.Option(help="Seed of inputs and of graphs that draw random numbers.")] = 123,
    inputs: Annotated[
        Scheme, typer.Option(help="graphnet: inputs as GraphNet makes them; mesh: those of bench.")
    ] = Scheme.graphnet,
    reference: Annotated[str, typer.Option(help="The backend that judges, as in bench.")] = "eager",
    budget: Annotated[
        float, typer.Option(min=0, max=MOST_NUMBER, help="Seconds of timing per sample, at most.")
    ] = 30.0,
    out: Annotated[Path | None, typer.Option(help="The run's folder; default: graphnet-runs/TIME.")] = None,
) -> None:
    """Benchmark one compiler with the options of GraphNet's test_compiler, and write a log in its format to stderr.

    The exit code is 0 even if samples fail, and 3 if the compiler cannot run here.
    """
    # Import these only now, because the help of the command does not need them.
    from graphnet.bench.plan import make_plan
    from graphnet.cli.log_listener import LogListener
    from graphnet.cli.running import default_folder, do_run, exit_code
    from graphnet.runs.store import RunStore

    given = chosen_samples(model_path, model_path_prefix, allow_list)
    request = Typed(
        {
            "backends": [compiler],
            "reference": reference,
            "samples": [str(path) for path in given],
            "device": device,
            "options": options_of(config),
            "warmup": warmup,
            "trials": trials,
            "budget_s": budget,
            "inputs": inputs,
            "seed": str(seed),
        }
    ).request()
    if kernel_time:
        note("graphnet: " + _kernel_time_note(request.device_type))
    plan = make_plan(request)
    paths = {sample.name: as_given(Path(sample.place), given) for sample in plan.samples}
    folder = out or default_folder()
    store = RunStore.create(folder, {"asked": request.kept()})
    do_run(request, plan, store, listener=LogListener(store, log_prompt, paths))
    _print_totals(store.heads(), paths)
    typer.echo(f"run: {folder}")
    raise typer.Exit(exit_code(store.heads(), plan, frozenset()))


def chosen_samples(model_path: Path | None, prefix: Path | None, allow_list: Path | None) -> list[Path]:
    """Return the folders of the samples that GraphNet's options choose. The paths begin as the user typed them.

    The lines of ``allow_list`` name folders below ``prefix``; or those below ``model_path`` by a path from there or
    from the current folder. A folder without a sample is skipped with a message.

    Raises:
        UsageError: the options contradict each other, or no sample is found.
    """
    if prefix is not None:
        if allow_list is None:
            raise UsageError("--model-path-prefix needs --allow-list, the file that lists the samples below it")
        return _existing([prefix / line for line in _lines(allow_list)], allow_list)
    if model_path is None:
        raise UsageError("give --model-path, a sample or a folder of samples, or --model-path-prefix and --allow-list")
    if allow_list is None:
        return [model_path]
    root = model_path.resolve()
    lines = _lines(allow_list)
    named = [(root / line if (root / line).is_dir() else Path(line)).resolve() for line in lines]
    below = [model_path / folder.relative_to(root) for folder in named if folder.is_relative_to(root)]
    return _existing(below, allow_list)


def as_given(folder: Path, given: Sequence[Path]) -> str:
    """Return the path of a sample's folder as the user typed it. GraphNet's scripts look for this path in the log."""
    for path in given:
        root = path.resolve()
        if folder.is_relative_to(root):
            return os.path.normpath(path / folder.relative_to(root))
    return str(folder)


def _lines(file: Path) -> list[str]:
    try:
        lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
    except OSError as error:
        raise UsageError(f"--allow-list {file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UsageError(f"--allow-list {file} is not text: {error}") from error
    return [line for line in lines if line and not line.startswith("#")]


def _existing(folders: Sequence[Path], allow_list: Path) -> list[Path]:
    found = [folder for folder in folders if (folder / "model.py").is_file()]
    for folder in folders:
        if folder not in found:
            note(f"graphnet: {folder} is skipped, it holds no model.py")
    if not found:
        raise UsageError(f"--allow-list {allow_list} names no sample that exists")
    return found


def options_of(config: str | None) -> list[str]:
    """Return ``name=value`` for each member of a JSON object, plain or in base64. Raises UsageError if it is none."""
    if config in (None, "", "None", "null"):
        return []
    assert config is not None
    text = config
    if not config.lstrip().startswith("{"):
        try:
            text = base64.b64decode(config, validate=True).decode("utf-8")
        except (binascii.Error, UnicodeDecodeError):
            raise UsageError("--config is neither a JSON object nor one in base64") from None
    try:
        members = json.loads(text)
    except ValueError as error:
        raise UsageError(f"--config holds no JSON: {error}") from None
    if not isinstance(members, dict):
        raise UsageError("--config must be a JSON object of the compiler's options")
    return [f"{name}={_option(name, value)}" for name, value in members.items() if value is not None]


def _option(name: str, value: Any) -> str:
    if isinstance(value, dict | list):
        raise UsageError(f"--config: {name} is not a single value; options of a backend are (see `graphnet backends`)")
    return str(value).lower() if isinstance(value, bool) else str(value)


def _kernel_time_note(device_type: str) -> str:
    if device_type == "cpu":
        return "--kernel-time needs a GPU; on a CPU there are no kernel times, and the log has none"
    return "--kernel-time: kernels are not timed one by one; the log gives the device's own time per call as gpu"


def _print_totals(heads: Sequence[RowHead], paths: Mapping[str, str]) -> None:
    from graphnet.exchange.classes import VERIFIED

    failed = [head for head in heads if head.outcome not in VERIFIED]
    note(summary(len(heads), len(failed)))
    for head in failed:
        note(f"- {without_marks(paths.get(head.sample, head.sample))}")

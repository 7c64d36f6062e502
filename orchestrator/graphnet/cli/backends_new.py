"""``graphnet backends new``: a folder to begin a backend with."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Annotated, Final

import typer

from graphnet import settings
from graphnet.errors import UsageError, storing

_EXAMPLE: Final = "torchscript"
_CLASS: Final = "TorchScriptAdapter"
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_TEST: Final = '''"""Tests that the backend {name} keeps the contract. They need the command `graphnet`."""

import json
import subprocess
from pathlib import Path

FOLDER = Path(__file__).resolve().parent


def test_it_passes_the_conformance_suite() -> None:
    command = ["graphnet", "backends", "check", str(FOLDER), "--device", "cpu", "--format", "json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    assert [case for case in json.loads(done.stdout)["cases"] if case["status"] == "fail"] == []
    assert done.returncode == 0
'''


def new_backend(
    name: Annotated[str, typer.Argument(help="The backend's name: small letters, digits and underscores.")],
    out: Annotated[Path | None, typer.Option(help="The folder to make; default: ./NAME.")] = None,
) -> None:
    """Make the folder of a new backend: backend.toml, requirements.txt, adapter.py and a test.

    They are those of the example, TorchScript, under the new name, so they run and pass the conformance suite at once.
    Put your compiler in its place: docs/start/add-a-backend.md explains each file.
    """
    if not _NAME.fullmatch(name):
        raise UsageError(f"{name!r} is no name for a backend: use small letters, digits and underscores")
    known = sorted(path.name for path in settings.backends_folder().iterdir() if path.is_dir())
    if name in known:
        raise UsageError(f"there is a backend {name} already; choose another name")
    folder = (out or Path(name)).absolute()
    if folder.exists():
        raise UsageError(f"{folder} exists already; choose another name, or another folder with --out")
    example = settings.project_root() / "examples" / _EXAMPLE
    class_name = "".join(word.capitalize() for word in name.split("_")) + "Adapter"
    with storing(folder, "made"):
        folder.mkdir(parents=True)
        shutil.copy(example / "requirements.txt", folder)
        for file in ("backend.toml", "adapter.py"):
            text = (example / file).read_text(encoding="utf-8")
            text = text.replace(f'"{_EXAMPLE}"', f'"{name}"').replace(_CLASS, class_name)
            (folder / file).write_text(text, encoding="utf-8")
        (folder / f"test_{name}.py").write_text(_TEST.format(name=name), encoding="utf-8")
    shown = out or Path(name)
    place = shown if "/" in str(shown) else f"./{shown}"
    typer.echo(f"{folder} holds a backend that runs. Now:")
    typer.echo(f"  graphnet backends try {place} torch/dlrm      compiles and calls one sample, and shows what happens")
    typer.echo(f"  graphnet backends check {place}              checks it against the contract")
    typer.echo(f"  graphnet bench --backend {place}             measures it")

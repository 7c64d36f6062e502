"""Write the files that start the mesh of an installed wheel: for Compose, Kubernetes and Slurm."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from graphnet import COMMAND
from graphnet.errors import UsageError, storing
from graphnet.settings import project_root

#: A label of the mesh's containers: the folder of the installation whose images they run.
ROOT_LABEL: Final = "org.graphnet.root"
_COMPOSE: Final = ("compose.yaml", "compose.cpu.yaml")


def write_compose(out: Path) -> None:
    """Write the Compose files with this installation's paths. Raises UsageError if the folder is in use."""
    root = project_root()
    texts = {name: (root / name).read_text(encoding="utf-8") for name in _COMPOSE}
    for text, replaced in (
        ("\n  context: .\n", f"\n  context: {root}\n"),
        ('"seccomp:deploy/seccomp.json"', f'"seccomp:{root}/deploy/seccomp.json"'),
        ("\n  restart: unless-stopped\n", f'\n  restart: unless-stopped\n  labels: {{{ROOT_LABEL}: "{root}"}}\n'),
    ):
        if text not in texts["compose.yaml"]:
            raise AssertionError(f"compose.yaml has no {text!r}")
        texts["compose.yaml"] = texts["compose.yaml"].replace(text, replaced)
    _make(out)
    for name, text in texts.items():
        (out / name).write_text(text, encoding="utf-8")


def write_folder(name: str, out: Path) -> None:
    """Copy a folder of deploy/. Raises UsageError if the target is in use."""
    _make(out)
    shutil.copytree(project_root() / "deploy" / name, out, dirs_exist_ok=True)


def write_slurm(out: Path) -> None:
    """Write the script of an array job. In an installation, it calls the command on PATH, in the folder of sbatch.

    Raises UsageError if the target is in use.
    """
    write_folder("slurm", out)
    if COMMAND == "./graphnet":
        return
    script = out / "graphnet-array.sh"
    lines = script.read_text(encoding="utf-8").splitlines(keepends=True)
    text = "".join(line for line in lines if not line.startswith(("cd ", "# GRAPHNET_CHECKOUT")))
    text = text.replace("./graphnet", COMMAND).replace("deploy/slurm/", f"{out}/")
    # Writing to the file that copytree made keeps its mode.
    script.write_text(text, encoding="utf-8")


def _make(out: Path) -> None:
    with storing(f"the folder {out}", "made"):
        out.mkdir(parents=True, exist_ok=True)
        is_empty = not any(out.iterdir())
    if not is_empty:
        raise UsageError(f"{out} holds files already; name a new folder with --out")

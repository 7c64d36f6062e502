"""``graphnet deploy``: write the files that start the mesh in containers, in Kubernetes, or under Slurm."""

from __future__ import annotations

import enum
from pathlib import Path
from typing import Annotated

import typer

from graphnet.launch.manifests import write_compose, write_folder, write_slurm


class Kind(enum.StrEnum):
    """Where the mesh is to run."""

    compose = "compose"
    k8s = "k8s"
    slurm = "slurm"


_NEXT = {
    Kind.compose: "docker compose -f {0}/compose.yaml -f {0}/compose.cpu.yaml up (without compose.cpu.yaml on a GPU)",
    Kind.k8s: "kubectl apply -k {0}/per-backend",
    Kind.slurm: "sbatch --array=0-N {0}/graphnet-array.sh FOLDER (the folder and the last part of graphnet plan)",
}


def deploy(
    kind: Annotated[Kind, typer.Argument(help="compose: containers; k8s: a Kubernetes cluster; slurm: job arrays.")],
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="The folder for the files; it must be new.")],
) -> None:
    """Write the files that start the mesh elsewhere, for you to read and change.

    The images are built from the code of this installation, so the mesh has its version.
    """
    if kind is Kind.compose:
        write_compose(out)
    elif kind is Kind.slurm:
        write_slurm(out)
    else:
        write_folder(kind.value, out)
    typer.echo(f"{out}; next: {_NEXT[kind].format(out)}")

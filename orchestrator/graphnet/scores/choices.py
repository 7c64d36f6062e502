"""The choices that a user of scores has. They are here because the help of ``graphnet score`` needs nothing else."""

from __future__ import annotations

from enum import StrEnum


class Baseline(StrEnum):
    """The program against which a speedup is measured: the reference, or eager mode in the backend's own stack."""

    reference = "reference"
    own_eager = "own-eager"


class By(StrEnum):
    """The ways to group the samples of a backend. Each group of samples gets a separate score."""

    backend = "backend"
    category = "category"
    source = "source"
    sample = "sample"

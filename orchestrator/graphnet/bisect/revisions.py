"""Revisions of a compiler (commits or images) that a bisection tests: the interface `Revisions`, and `Images`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from graphnet.errors import UsageError


class Mark(StrEnum):
    """The result of testing one revision."""

    GOOD = "good"
    """The revision does not have the fault that is searched for."""
    BAD = "bad"
    """The revision has the fault."""
    SKIPPED = "skipped"
    """The revision could not be tested, or the measurements could not tell."""


@dataclass(frozen=True)
class Revision:
    """A commit or an image of a compiler. ``name`` is the full hash or the image; ``title`` is the commit's subject."""

    name: str
    title: str = ""

    @property
    def short(self) -> str:
        """Return the first 12 digits of a commit's hash, or the whole name of an image."""
        is_commit = len(self.name) in (40, 64) and set(self.name) <= set("0123456789abcdef")
        return self.name[:12] if is_commit else self.name


class Revisions(Protocol):
    """The revisions from a good one to a bad one, and the test results so far."""

    @property
    def good(self) -> Revision:
        """The revision that does not have the fault."""

    @property
    def bad(self) -> Revision:
        """The revision that has the fault."""

    @property
    def count(self) -> int:
        """The number of revisions after the good one. Before the first test, each of them may be the first bad one."""

    @property
    def folder(self) -> Path | None:
        """The folder into which ``make_ready`` puts a revision's files; None for images, which need no files."""

    def make_ready(self, revision: Revision) -> None:
        """Put the files of a revision into ``folder``."""

    def mark(self, revision: Revision, mark: Mark) -> None:
        """Store whether this revision is good, bad or skipped."""

    def suspects(self) -> list[Revision]:
        """Return the revisions that may be the first bad one. The last revision of the list is known to be bad."""

    def next(self) -> Revision | None:
        """Return the revision that should be tested next; None if further tests cannot shorten the list of suspects."""


class Images:
    """A list of Docker images, the good one first and the bad one last."""

    folder: Path | None = None

    def __init__(self, images: Sequence[str]) -> None:
        """Store the images. Raise UsageError if there are fewer than two images, or if an image is given twice."""
        if len(images) < 2:
            raise UsageError("--images needs at least two images: first the good one, last the bad one")
        if len(set(images)) < len(images):
            raise UsageError("--images has an image twice; give each image once, in the order of its age")
        self._images = [Revision(image) for image in images]
        self._low, self._high = 0, len(images) - 1
        self._skipped: set[str] = set()

    @property
    def good(self) -> Revision:
        """The first image of the list."""
        return self._images[0]

    @property
    def bad(self) -> Revision:
        """The last image of the list."""
        return self._images[-1]

    @property
    def count(self) -> int:
        """The number of images after the good one."""
        return len(self._images) - 1

    def make_ready(self, revision: Revision) -> None:
        """Do nothing: an image needs no preparation."""

    def mark(self, revision: Revision, mark: Mark) -> None:
        """Store whether this image is good, bad or skipped."""
        number = self._images.index(revision)
        if mark is Mark.SKIPPED:
            self._skipped.add(revision.name)
        elif mark is Mark.GOOD:
            self._low = max(self._low, number)
        else:
            self._high = min(self._high, number)

    def suspects(self) -> list[Revision]:
        """Return the images after the last good image, up to and including the first bad image."""
        return self._images[self._low + 1 : self._high + 1]

    def next(self) -> Revision | None:
        """Return the untested image that is closest to the middle of the suspects; None if every suspect is tested."""
        middle = (self._low + self._high) / 2
        left = [n for n in range(self._low + 1, self._high) if self._images[n].name not in self._skipped]
        return self._images[min(left, key=lambda n: abs(n - middle))] if left else None

"""Ask the compilers of an explained sample which of its lines they compute in one kernel: no cut should divide it."""

from __future__ import annotations

import contextlib
import hashlib
import json
import math
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from graphnet.bench.plan import PlannedSite
from graphnet.cli.console import note
from graphnet.errors import BackendUnavailable
from graphnet.runs.record import Record
from graphnet.runs.request import Request

if TYPE_CHECKING:
    from graphnet.locate.prober import Prober

#: The artifact in which a worker says which lines of the sample are in which kernel (docs/reference/adapter.md).
_ARTIFACT: Final = "regions.json"
#: The role of backends that compile. Others run the operators of eager mode one by one.
_COMPILES: Final = "compiler"

Kernel = tuple[int, ...]


@dataclass(frozen=True)
class Compilers(contextlib.AbstractContextManager["Compilers"]):
    """The sides of an explanation that compile, and where their kernels may be known from: the explained run.

    Attributes:
        run: the folder of the explained run.
        sides: the sites of the sides.
        rows: the rows of the explained run, by the sample's name and the text of the side.
        request: the request of the explained run, under the conditions of the sides.
        limit_s: a side is not asked if its compile took longer in the explained run.
    """

    run: Path
    sides: Sequence[PlannedSite]
    rows: Mapping[tuple[str, str], Record]
    request: Request
    limit_s: float = math.inf
    #: The open workers that are asked, by the text of the side; None for one that cannot be reached.
    _probers: dict[str, tuple[Prober, Path] | None] = field(default_factory=dict)
    _stack: contextlib.ExitStack = field(default_factory=contextlib.ExitStack)

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    @contextlib.contextmanager
    def options(self, name: str, place: str) -> Iterator[list[str]]:
        """Yield the options with which `graphnet_graphs regions` divides no kernel of a sample."""
        with tempfile.NamedTemporaryFile("w", prefix="graphnet-kernels-", suffix=".json") as file:
            json.dump(self.kernels(name, place), file)
            file.flush()
            yield [f"--kernels={file.name}"]

    def kernels(self, name: str, place: str) -> list[Kernel]:
        """Return the kernels of all sides for a sample in a folder, each as the lines of model.py in it.

        A side compiles the sample once more if the run did not keep its artifacts. A compiler that cannot tell has no
        kernels here, and neither has one that cannot be reached, that fails or that would take too long.
        """
        found: list[Kernel] = []
        for planned in self.sides:
            if planned.site.backend.role == _COMPILES:
                kept = self._kept(name, planned.site.text)
                found += kept if kept is not None else self._asked(planned.site.text, name, place)
        return found

    def _kept(self, name: str, side: str) -> list[Kernel] | None:
        row = self.rows.get((name, side))
        if row is None or row.artifacts is None or not (self.run / row.artifacts).is_dir():
            return None
        # The artifacts of a compiler that cannot tell lack the file: asking again would not help.
        return _read(self.run / row.artifacts)

    def _asked(self, side: str, name: str, place: str) -> list[Kernel]:
        """Compile a sample on a side, with artifacts, and return the kernels; none without an answer."""
        # Import this only now, because gRPC, which it imports, is not needed for the help of a command.
        from graphnet.locate.prober import Unmeasured

        row = self.rows.get((name, side))
        took_s = 0.0 if row is None else (row.compile_ns or 0) / 1e9
        if took_s > self.limit_s:
            note(
                f"graphnet: {side} took {took_s:.0f} s to compile {name}, over the {self.limit_s:.0f} s that --budget "
                "allows here; it is not asked for its kernels"
            )
            return []
        note(f"graphnet: asking {side} which lines of {name} it computes in one kernel")
        found = self._prober(side)
        if found is None:
            return []
        prober, folder = found
        try:
            row = prober.measure(Path(place), hashlib.sha256(name.encode()).hexdigest()[:16])
        except Unmeasured as error:
            note(f"graphnet: {error}; the kernels of {name} are not known")
            return []
        return [] if row.artifacts is None else _read(folder / row.artifacts)

    def _prober(self, side: str) -> tuple[Prober, Path] | None:
        """Return the workers that are asked, which stay running until the end; None if they cannot be reached."""
        from graphnet.bench.listener import Silent
        from graphnet.locate.prober import Prober, probe_request

        if side not in self._probers:
            request = probe_request(self.request, side, self.request.timeout_s)
            folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="graphnet-kernels-")))
            prober = Prober(request.model_copy(update={"keep_artifacts": True}), folder, Silent())
            self._probers[side] = None
            try:
                self._probers[side] = (self._stack.enter_context(prober), folder)
            except BackendUnavailable as error:
                note(f"graphnet: {error}; its kernels are not known")
        return self._probers[side]


def _read(folder: Path) -> list[Kernel]:
    """Return the kernels in a folder of artifacts; none if they are not told, or not in the form that is agreed on."""
    try:
        told = json.loads((folder / _ARTIFACT).read_text(encoding="utf-8"))
        return [tuple(int(line) for line in one["lines"]) for one in told]
    except (OSError, ValueError, KeyError, TypeError):
        return []

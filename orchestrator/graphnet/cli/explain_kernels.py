"""Ask the compilers of an explained sample which of its lines they compute in one kernel: no cut should divide it."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from graphnet.bench.plan import PlannedSite
from graphnet.cli.console import note
from graphnet.errors import BackendUnavailable
from graphnet.runs.record import Record
from graphnet.runs.request import Request

#: The artifact in which a worker says which lines of the sample are in which kernel (docs/reference/adapter.md).
_ARTIFACT: Final = "regions.json"
#: The role of backends that compile. Others run the operators of eager mode one by one.
_COMPILES: Final = "compiler"

Kernel = tuple[int, ...]


@dataclass(frozen=True)
class Compilers:
    """The sides of an explanation that compile, and where their kernels may be known from: the explained run.

    Attributes:
        run: the folder of the explained run.
        sides: the sites of the sides.
        rows: the rows of the explained run, by the sample's name and the text of the side.
        request: the request of the explained run, under the conditions of the sides.
    """

    run: Path
    sides: Sequence[PlannedSite]
    rows: Mapping[tuple[str, str], Record]
    request: Request

    def kernels(self, places: Mapping[str, str]) -> dict[str, list[Kernel]]:
        """Return the kernels of all sides, by the sample's name, each as the lines of model.py in it.

        A side compiles the sample once more if the run did not keep its artifacts. A compiler that cannot tell has no
        kernels here, and neither has one that cannot be reached or that fails. ``places`` are the samples' folders.
        """
        found: dict[str, list[Kernel]] = {name: [] for name in places}
        for planned in self.sides:
            if planned.site.backend.role != _COMPILES:
                continue
            told = {name: self._kept(name, planned.site.text) for name in places}
            asked = [name for name, kernels in told.items() if kernels is None]
            for name, kernels in (told | self._asked(planned, {name: places[name] for name in asked})).items():
                found[name] += kernels or []
        return found

    def _kept(self, name: str, side: str) -> list[Kernel] | None:
        row = self.rows.get((name, side))
        if row is None or row.artifacts is None or not (self.run / row.artifacts).is_dir():
            return None
        # The artifacts of a compiler that cannot tell lack the file: asking again would not help.
        return _read(self.run / row.artifacts) or []

    def _asked(self, planned: PlannedSite, places: Mapping[str, str]) -> dict[str, list[Kernel] | None]:
        """Compile samples on a side, with artifacts, and return the kernels by the name; None without an answer."""
        # Import this only now, because gRPC, which it imports, is not needed for the help of a command.
        from graphnet.bench.listener import Silent
        from graphnet.locate.prober import Prober, Unmeasured, probe_request

        if not places:
            return {}
        side = planned.site.text
        note(f"graphnet: asking {side} which lines it computes in one kernel, of {', '.join(_few(places))}")
        request = probe_request(self.request, side, self.request.timeout_s).model_copy(update={"keep_artifacts": True})
        found: dict[str, list[Kernel] | None] = dict.fromkeys(places)
        with tempfile.TemporaryDirectory(prefix="graphnet-kernels-") as scratch:
            folder = Path(scratch)
            try:
                with Prober(request, folder, Silent()) as prober:
                    for number, (name, place) in enumerate(places.items()):
                        try:
                            row = prober.measure(Path(place), f"sample_{number}")
                        except Unmeasured as error:
                            note(f"graphnet: {error}; the kernels of {name} are not known")
                            continue
                        found[name] = None if row.artifacts is None else _read(folder / row.artifacts)
            except BackendUnavailable as error:
                note(f"graphnet: {error}; its kernels are not known")
        return found


def _few(names: Iterable[str], most: int = 3) -> list[str]:
    known = list(names)
    return known if len(known) <= most else [*known[:most], f"and {len(known) - most} more"]


def _read(folder: Path) -> list[Kernel] | None:
    """Return the kernels in a folder of artifacts; None if none are told, or not in the form that is agreed on."""
    try:
        told = json.loads((folder / _ARTIFACT).read_text(encoding="utf-8"))
        return [tuple(int(line) for line in one["lines"]) for one in told]
    except (OSError, ValueError, KeyError, TypeError):
        return None

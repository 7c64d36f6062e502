"""Keep a resumed run from mixing rows beside different references, or rows of a backend before and after a change."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from graphnet.bench.plan import Plan
from graphnet.errors import BackendUnavailable, UsageError
from graphnet.launch.conditions import packages_of
from graphnet.launch.local import Prepared
from graphnet.measuring.machine import machine_id
from graphnet.runs.about import About, Loaded
from graphnet.runs.heads import RowHead
from graphnet.runs.record import EnvironmentGroup
from graphnet_contract.mapped_files import changed_file

#: The parts of an environment that must stay equal, as a sentence names them.
_NAMES: Final = {
    "python": "Python",
    "torch": "torch",
    "compiler": "the versions of its packages",
    "requirements_sha256": "its requirements",
    "image_digest": "its image",
    "adapter_sha256": "the files of its backend",
}


def changed_since(about: About) -> dict[str, str]:
    """Return the entries of ``loaded`` in run.json in which a file or a package has changed since, each with a phrase
    that names it. Entries of other machines are left out, because their files are not here.
    """
    here = machine_id()
    changed = {name: _change(one) for name, one in (about.loaded or {}).items() if one.host == here}
    return {name: words for name, words in changed.items() if words}


def _change(loaded: Loaded) -> str:
    path, interpreter = changed_file(loaded.files), loaded.interpreter
    if path or interpreter is None:
        return path
    # An interpreter that does not run any more makes rows that say so.
    with contextlib.suppress(BackendUnavailable):
        if packages_of(Prepared(Path(interpreter))) != loaded.packages:
            return f"the packages of {interpreter}"
    return ""


class EarlierReference:
    """The references beside which the rows were measured that a resumed run keeps."""

    def __init__(
        self, plan: Plan, folder: str, kept: Iterable[RowHead], changed: Mapping[str, str], may_begin_anew: bool
    ) -> None:
        """Raise UsageError if the reference's packages or native libraries have changed (see ``changed_since``)."""
        self._text = plan.sites.reference_text
        self._folder = folder
        self._or_anew = f", or measure all rows again by --resume {folder} --anew" if may_begin_anew else ""
        self._found = [json.loads(text) for text in {head.reference for head in kept} - {""}]
        for one in self._found:
            if one.get("loaded_sha256") in changed:
                raise self._refused(changed[one["loaded_sha256"]])

    def require_equal(self, now: EnvironmentGroup | None) -> None:
        """Raise UsageError if no row was measured beside a reference with this software.

        The rows of a merged run, or of several machines, may have several references. The message compares with the
        nearest of them.
        """
        present = {} if now is None else now.model_dump(mode="json")
        nearest = min((_differences(before, present) for before in self._found), key=len, default=[])
        if nearest:
            raise self._refused(", ".join(nearest))

    def _refused(self, what: str) -> UsageError:
        return UsageError(
            f"the reference {self._text} has changed since the rows of {self._folder} were measured: {what}; restore "
            f"it, or begin another run{self._or_anew}"
        )


def _differences(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
    """Say what differs between the software of two references, as far as both are known."""
    return [
        words + (f" ({before[name]} before, now {now[name]})" if name in ("python", "torch") else "")
        for name, words in _NAMES.items()
        if before.get(name) and now.get(name) and before[name] != now[name]
    ]


def add_workers(run: dict[str, Any], entries: dict[str, Any]) -> None:
    """Add a session's ``workers`` and ``loaded`` to run.json's. A worker that differs from the earlier one of its
    site has this one in ``earlier``, so that run.json names every worker that measured rows.
    """
    run["loaded"] = {**(run.get("loaded") or {}), **entries["loaded"]}
    workers = run["workers"] = dict(run.get("workers") or {})
    for text, now in entries["workers"].items():
        *earlier, before = _history(workers.get(text) or now)
        workers[text] = {**now, "earlier": [*earlier, before]} if before != now else workers.get(text, now)


def _history(worker: dict[str, Any]) -> list[dict[str, Any]]:
    last = {name: value for name, value in worker.items() if name != "earlier"}
    return [*(worker.get("earlier") or ()), last]

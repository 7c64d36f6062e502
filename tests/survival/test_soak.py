"""Run the soak for three minutes. To run it by hand for an hour, see docs/why/survival.md."""

from __future__ import annotations

import tempfile
from pathlib import Path

from soak import Soak, growth


def test_nothing_grows_and_nothing_is_lost_among_faults(torch_python: str) -> None:
    """Covers row 22 of the table in docs/why/survival.md."""
    # The path of a Unix socket has at most 107 bytes, and pytest's tmp_path is too long for that.
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        soak = Soak(Path(folder), torch_python, 180, 22, print)
        first, last = soak.run()

    assert not growth(first, last), (first, last)
    deeds = {
        name: soak.counts[name] for name in ("sound samples right", "hostile samples", "damaged calls", "short_run")
    }
    assert all(deeds.values()), soak.counts

"""The host's locks, where a sample never gets a process."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from client import start_of

from graphnet_server.locks import TimedSection
from graphnet_server.runner import RunnerUnavailable
from graphnet_server.session import Session


def test_a_runner_that_cannot_fork_leaves_no_work_behind(tmp_path: Path) -> None:
    def fork(_: object) -> None:
        raise RunnerUnavailable("planted")

    limits = SimpleNamespace(max_output_bytes=1, max_log_bytes=1)
    places = {"lock_directory": tmp_path / "locks", "state_directory": tmp_path, "outputs_directory": tmp_path}
    config = SimpleNamespace(**places, outputs_prefix="out-", limits=limits)
    session = Session(cast(Any, config), start_of(), "", {})
    with pytest.raises(RunnerUnavailable):
        list(session.run(cast(Any, SimpleNamespace(fork=fork))))
    section = TimedSection(tmp_path / "locks", "cpu")
    section.acquire(lambda: False)
    section.release()
    assert not section.beside_work

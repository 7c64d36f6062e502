"""Tests the outcome that the worker chooses for a sample whose process ended without reporting one."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from types import SimpleNamespace

import pytest

from graphnet_contract.messages import OutcomeCode, Stage
from graphnet_runner.frames import Exited
from graphnet_runner.process import EXIT_BROKEN, EXIT_OUT_OF_MEMORY
from graphnet_server.files import first_full
from graphnet_server.sample.ending import outcome_of_exit, outcome_of_timeout

ROOMLESS = "x\n" * 10 + "fatal error: error writing to /tmp/x.s: No space left on device\n"
FULL = "x\n" * 10 + "terminate called after throwing std::bad_alloc\n"


def by_signal(number: int) -> Exited:
    return Exited(1, -1, number, 1000)


@pytest.mark.parametrize(
    ("exited", "log", "code", "words"),
    [
        (Exited(1, 0, 0, 1), "", OutcomeCode.CRASHED, "ended with exit code 0 in stage warm up"),
        (Exited(1, EXIT_BROKEN, 0, 1), FULL, OutcomeCode.CRASHED, "exit code 70"),
        (Exited(1, EXIT_OUT_OF_MEMORY, 0, 1), "", OutcomeCode.OUT_OF_MEMORY, "no room to say what failed"),
        (by_signal(signal.SIGSEGV), "", OutcomeCode.CRASHED, "was killed by SIGSEGV in stage warm up"),
        (by_signal(signal.SIGSEGV), FULL, OutcomeCode.OUT_OF_MEMORY, "after 'std::bad_alloc'"),
        (by_signal(signal.SIGABRT), FULL, OutcomeCode.OUT_OF_MEMORY, "SIGABRT"),
        (by_signal(signal.SIGKILL), "", OutcomeCode.CRASHED, "most often the kernel's out-of-memory killer"),
        (by_signal(signal.SIGKILL), FULL, OutcomeCode.OUT_OF_MEMORY, "this worker did not send"),
        # A full disk or shared memory is the machine's.
        (by_signal(signal.SIGABRT), ROOMLESS, OutcomeCode.BACKEND_UNAVAILABLE, "free some, or wait"),
        (by_signal(signal.SIGBUS), ROOMLESS, OutcomeCode.BACKEND_UNAVAILABLE, "in stage warm up because a disk"),
        (Exited(1, EXIT_BROKEN, 0, 1), ROOMLESS, OutcomeCode.BACKEND_UNAVAILABLE, "is full"),
        (by_signal(signal.SIGTERM), ROOMLESS, OutcomeCode.CRASHED, "SIGTERM"),
        (Exited(1, 1, 0, 1), ROOMLESS, OutcomeCode.CRASHED, "exit code 1"),
        (by_signal(signal.SIGBUS), "", OutcomeCode.CRASHED, "SIGBUS"),
        # Only SIGABRT, SIGKILL and SIGSEGV can be caused by a lack of memory. So any other signal means a crash, even
        # if the log mentions memory.
        (by_signal(signal.SIGTERM), FULL, OutcomeCode.CRASHED, "SIGTERM"),
        (by_signal(37), "", OutcomeCode.CRASHED, "signal 37"),
        # Only the end of a log can say why the process ended, so words about memory far before the end do not count.
        (by_signal(signal.SIGABRT), FULL + "y" * 5000, OutcomeCode.CRASHED, "SIGABRT"),
    ],
)
def test_the_outcome_of_a_process_that_ended(exited: Exited, log: str, code: OutcomeCode, words: str) -> None:
    outcome = outcome_of_exit(Stage.WARM_UP, exited, log)
    assert (outcome.code, outcome.stage) == (code, Stage.WARM_UP)
    assert words in outcome.message


def test_the_signal_of_a_page_without_room_is_the_machines_if_a_folder_is_full() -> None:
    outcome = outcome_of_exit(Stage.COMPILE, by_signal(signal.SIGBUS), "", "/dev/shm")
    assert outcome.code == OutcomeCode.BACKEND_UNAVAILABLE
    assert outcome.message.endswith("run it again (/dev/shm)")
    assert outcome_of_exit(Stage.COMPILE, by_signal(signal.SIGSEGV), "", "/dev/shm").code == OutcomeCode.CRASHED


def test_the_first_full_folder_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert first_full((tmp_path, tmp_path / "missing")) == ""
    real = os.statvfs

    def full(path: str) -> object:
        found = real(path)
        return SimpleNamespace(f_blocks=found.f_blocks, f_frsize=found.f_frsize, f_bavail=1)

    monkeypatch.setattr(os, "statvfs", full)
    assert first_full((tmp_path / "missing", tmp_path)) == str(tmp_path)


@pytest.mark.parametrize(
    ("log", "message"),
    [
        ("", "stage warm up took over 0.5 s"),
        ("first\nlast\n\n", "stage warm up took over 0.5 s; the last line of its log: last"),
        ("a\x1b[0m\tb", "stage warm up took over 0.5 s; the last line of its log: a[0mb"),
        ("z" * 1000, "stage warm up took over 0.5 s; the last line of its log: " + "z" * 300),
    ],
)
def test_the_outcome_of_a_stage_that_took_too_long_quotes_the_log(log: str, message: str) -> None:
    outcome = outcome_of_timeout(Stage.WARM_UP, 0.5, log)
    assert (outcome.code, outcome.stage, outcome.message) == (OutcomeCode.TIMEOUT, Stage.WARM_UP, message)

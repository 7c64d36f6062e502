"""Tests ``graphnet check-machine``, and its short form, on stand-ins for the kernel's files."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from kit import Cli

from graphnet.launch.findings import Finding, State, examined
from graphnet.measuring import fitness
from graphnet.measuring.fitness import STATIC, aa_interval, in_short

CPUS = "sys/devices/system/cpu"
NOISY = {
    "governor": (f"{CPUS}/cpu0/cpufreq/scaling_governor", "powersave"),
    "turbo": (f"{CPUS}/intel_pstate/no_turbo", "0"),
    "CPU quota": ("sys/fs/cgroup/cpu.max", "150000 100000"),
    "memory": ("proc/meminfo", "MemAvailable: 1048576 kB\nSwapTotal: 4 kB\nSwapFree: 0 kB"),
    "huge pages": ("sys/kernel/mm/transparent_hugepage/enabled", "[always] madvise never"),
    "clock source": ("sys/devices/system/clocksource/clocksource0/current_clocksource", "hpet"),
}
QUIET = {
    "governor": "performance",
    "turbo": "1",
    "CPU quota": "max 100000",
    "memory": "MemAvailable: 16777216 kB",
    "huge pages": "always [madvise] never",
    "clock source": "tsc",
}


def machine(root: Path, **changed: str) -> Path:
    """Make a fit machine below ``root``, with the content of some files changed, by subject."""
    for subject, (name, _) in NOISY.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(changed.get(subject, QUIET[subject]) + "\n")
    return root


def findings(root: Path) -> dict[str, Finding]:
    return {one.subject: one for one in examined({name: partial(look, root) for name, look in STATIC.items()})}


@pytest.mark.parametrize("subject", NOISY)
def test_each_cause_of_noise_says_what_to_change_and_what_it_does(tmp_path: Path, subject: str) -> None:
    found = findings(machine(tmp_path, **{subject: NOISY[subject][1]}))
    assert {name for name, one in found.items() if one.state is not State.ok} == {subject}
    assert found[subject].state is State.noisy
    assert found[subject].remedy
    assert found[subject].effect
    assert f"{subject}: {found[subject].text}" in in_short(tmp_path)


def test_a_fit_machine_has_nothing_to_change_and_a_run_says_nothing(tmp_path: Path) -> None:
    found = findings(machine(tmp_path))
    assert all(one.state is State.ok and not one.remedy for one in found.values())
    assert in_short(tmp_path) == ""


def test_a_machine_that_says_nothing_is_not_blamed(tmp_path: Path) -> None:
    assert in_short(tmp_path) == ""


def test_a_file_with_nonsense_is_a_finding_and_no_crash(tmp_path: Path) -> None:
    found = findings(machine(tmp_path, **{"CPU quota": "many 100000"}))
    assert found["CPU quota"].state is State.broken


def test_a_quota_says_how_often_it_throttled(tmp_path: Path) -> None:
    root = machine(tmp_path, **{"CPU quota": "150000 100000"})
    (root / "sys/fs/cgroup/cpu.stat").write_text("usage_usec 9\nnr_throttled 12\n")
    assert findings(root)["CPU quota"].text == "1.5 cores, 12 periods throttled so far"


def test_only_what_is_stolen_from_our_own_cores_counts(tmp_path: Path) -> None:
    (tmp_path / "proc").mkdir()
    lines = ["cpu  9 9 9 9 9 9 9 60 0 0", *(f"cpu{one} 1 1 1 1 1 1 1 {10 * one} 0 0" for one in range(4)), "intr 5"]
    (tmp_path / "proc/stat").write_text("\n".join(lines))
    assert (fitness.stolen({0, 3}, tmp_path), fitness.stolen({9}, tmp_path)) == (30, None)


def test_one_program_against_itself_has_an_interval_around_one() -> None:
    low, high = aa_interval()
    assert 0 < low < high


def test_the_command_prints_every_subject(cli: Cli) -> None:
    rows = cli("check-machine", "--format", "json").json["findings"]
    assert [row["subject"] for row in rows] == [*STATIC, *fitness.WATCHED]
    assert {"subject", "state", "text", "remedy", "effect"} == set(rows[0])

"""Tests of benchmarks/gpu.py without a GPU: what it decides from facts and rows, and what it says without one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "benchmarks"))

import gpu_device  # noqa: E402
import gpu_report  # noqa: E402
import gpu_verdicts  # noqa: E402

#: The answers of a machine with one H100, on 2026-11-26.
GPU = {
    "index": "0",
    "name": "NVIDIA H100 80GB HBM3",
    "uuid": "GPU-f99e392a",
    "driver": "580.159.04",
    "compute_mode": "Default",
    "mig": "Disabled",
    "persistence": "Enabled",
    "sm_clock": "345 MHz",
    "largest_sm_clock": "1980 MHz",
    "throttle_reasons": "0x0000000000000001",
    "power": "73.62 W",
    "power_limit": "700.00 W",
    "temperature": "31",
    "memory": "81559 MiB",
    "memory_used": "0 MiB",
    "busy": "0 %",
}
DEVICE = {"name": "H100", "capability": "9.0", "multiprocessors": 132, "memory_bytes": 85e9, "l2_bytes": 50 << 20}


def facts(processes: tuple[dict[str, str], ...] = (), problem: str = "", **gpu: str) -> dict[str, Any]:
    """Return the facts of this machine with other values."""
    torch: dict[str, Any] = {"versions": {"torch": "2.11.0"}, "cuda": "13.0", "devices": [DEVICE]}
    if problem:
        torch.update(devices=[], problem=problem)
    return {"driver": {"gpus": [{**GPU, **gpu}], "processes": list(processes)}, "torch": torch}


def row(ratio: float | None = 1.0, outcome: str = "OK", **other: Any) -> dict[str, Any]:
    """Return a row with a ratio whose interval reaches 2 % to each side, or without one."""
    speedup = ratio and {"ratio": ratio, "low": ratio / 1.02, "high": ratio * 1.02}
    known: dict[str, Any] = {"sample": "s", "backend": "planted", "flavour": "torch", "outcome": outcome}
    known |= {"speedup": speedup, "flags": [], "message": None, "compile_ns": 10**9, "evidence": None}
    known |= {"reference_ns": 1_000_000, "compiled_ns": int(1_000_000 / (ratio or 1)), "timing": {}}
    known |= {"peak_memory_bytes": 1 << 30, "peak_device_memory_bytes": 1 << 29, "tolerance_reached": -10}
    return known | other


def test_an_idle_gpu_has_no_problem() -> None:
    assert gpu_verdicts.problems(facts()) == ("", [])


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ({"driver": {"gpus": [], "processes": [], "problem": "nvidia-smi is not installed"}}, "has no NVIDIA GPU"),
        ({"driver": {"gpus": [], "processes": []}}, "nvidia-smi lists no GPU"),
        (facts(compute_mode="Exclusive_Process"), "nvidia-smi -c DEFAULT"),
        (facts(compute_mode="Prohibited"), "compute mode Prohibited"),
        (
            facts(problem="The NVIDIA driver on your system is too old (found version 11040)."),
            "cannot use the driver 580",
        ),
    ],
    ids=("no-driver", "no-gpu", "exclusive", "prohibited", "old-driver"),
)
def test_what_makes_a_run_impossible_is_one_sentence(found: dict[str, Any], told: str) -> None:
    fatal, warnings = gpu_verdicts.problems({"torch": {}, **found})
    assert told in fatal
    assert "\n" not in fatal
    assert warnings == []


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (facts(mig="Enabled"), "MIG slices"),
        (facts(({"gpu": "GPU-1", "pid": "7", "name": "python", "memory": "900 MiB"},)), "python (process 7, 900 MiB)"),
        (facts(busy="40 %"), "GPU 0 is busy (40 %)"),
        (facts(throttle_reasons="0x0000000000000004"), "full clock"),
    ],
    ids=("mig", "in-use", "busy", "throttled"),
)
def test_what_the_figures_suffer_from_is_told(found: dict[str, Any], told: str) -> None:
    fatal, (warning,) = gpu_verdicts.problems(found)
    assert (fatal, told in warning) == ("", True)


def planted(**other: dict[str, Any] | None) -> dict[str, dict[str, Any] | None]:
    """Return the planted rows as a right mesh measures them."""
    rows: dict[str, dict[str, Any] | None] = {
        "none": row(),
        "none_small": row(),
        "tenth": row(1 / 1.15),
        "short": row(1 / 1.1, reference_ns=100_000, compiled_ns=110_000),
        "holds": row(peak_device_memory_bytes=(1 << 29) + (1 << 30)),
        "out_of_memory": row(None, "OUT_OF_MEMORY"),
        "hangs": row(None, "TIMEOUT"),
    }
    return rows | other


def held(rows: dict[str, dict[str, Any] | None]) -> dict[str, bool]:
    """Return by name which checks of the planted rows hold."""
    return {check.name: check.held for check in gpu_verdicts.judge_planted(rows, 10.0, 150.0)}


def test_a_right_mesh_holds() -> None:
    assert all(held(planted()).values())


@pytest.mark.parametrize(
    ("other", "fails"),
    [
        ({"none": row(0.9)}, "nothing planted (none)"),
        ({"tenth": row(1.0)}, "a delay of a tenth of a call"),
        ({"tenth": row(0.5)}, "a delay of a tenth of a call"),
        ({"short": None}, "a delay of 10 us"),
        ({"holds": row()}, "1 GiB that the compiled side holds"),
        ({"out_of_memory": row(None, "CRASHED")}, "more memory than there is"),
        ({"hangs": row()}, "work without an end"),
        ({"none_small": row(None, "CRASHED")}, "the row after work without an end"),
    ],
)
def test_a_wrong_figure_does_not_hold(other: dict[str, Any], fails: str) -> None:
    assert not held(planted(**other))[fails]


def test_the_rows_of_real_samples_are_judged() -> None:
    timing = {"device_ns": {"reference": 900_000, "compiled": 990_000}}
    compiled = {"nodes_total": 9, "nodes_compiled": 9, "eager_calls": {}, "compiler": {"kernels": 3}}
    rows = [
        row(1.0, backend="nope", timing=timing),
        row(1.5, backend="inductor", evidence=compiled),
        row(None, "CRASHED", backend="inductor", flavour="torch[mode=max-autotune]"),
    ]
    checks = {check.name: (check.held, check.text) for check in gpu_verdicts.judge_rows(rows)}
    assert checks["nope: the identity"][0]
    assert checks["nope: CUDA events"] == (True, "0.90 to 0.99 of the wall clock's time, on 2 sides")
    assert checks["inductor: what ran was compiled"] == (True, "9 of 9 nodes compiled, 3 kernels generated")
    assert checks["inductor[mode=max-autotune]: outcomes"] == (False, "1 CRASHED")


@pytest.mark.parametrize(
    ("other", "fails"),
    [
        ({"backend": "nope", "compiled_ns": 900_000, "speedup": row(1 / 0.9)["speedup"]}, "nope: the identity"),
        (
            {"backend": "inductor", "evidence": {"nodes_total": 9, "nodes_compiled": 0}},
            "inductor: what ran was compiled",
        ),
        ({"backend": "nope", "timing": {"device_ns": {"reference": 2_000_000}}}, "nope: CUDA events"),
    ],
)
def test_a_row_that_cannot_be_does_not_hold(other: dict[str, Any], fails: str) -> None:
    checks = {check.name: check.held for check in gpu_verdicts.judge_rows([row(**other)])}
    assert not checks[fails]


def test_overlapping_sections_of_two_runs_are_found(tmp_path: Path) -> None:
    def write(name: str, *sections: tuple[int, int]) -> Path:
        rounds = [{"process": 1, "reference": {"started_ns": a, "ended_ns": b}} for a, b in sections]
        (tmp_path / name).mkdir()
        (tmp_path / name / "times.jsonl").write_text(json.dumps({"key": "k", "rounds": rounds}) + "\n")
        return tmp_path / name

    one, apart, beside = write("one", (0, 10), (30, 40)), write("apart", (10, 20)), write("beside", (35, 50))
    assert gpu_verdicts.judge_together([one, apart])[0].held
    assert not gpu_verdicts.judge_together([one, beside])[0].held
    assert not gpu_verdicts.judge_together([one, tmp_path / "none"])[0].held


def test_cold_caches_are_slower_than_hot_ones() -> None:
    hot, cold = row(reference_ns=20_000), row(reference_ns=30_000)
    (check,) = gpu_verdicts.judge_cold(hot, cold)
    assert (check.held, check.text) == (True, "a call takes 1.50 times as long as with hot caches (20 us)")
    assert not gpu_verdicts.judge_cold(cold, hot)[0].held
    for missing in ((None, cold), (hot, None), (hot, row(None, "CRASHED", reference_ns=None))):
        (check,) = gpu_verdicts.judge_cold(*missing)
        assert not check.held
    assert "CRASHED" in check.text


def test_every_gpu_must_have_measured_a_right_row() -> None:
    first, second = row(device={"uuid": "GPU-1"}), row(device={"uuid": "GPU-2"})
    (check,) = gpu_verdicts.judge_slots([first, second, first], 2)
    assert (check.held, check.text) == (True, "3 rows on 2 devices: 3 OK")
    assert not gpu_verdicts.judge_slots([first, first], 2)[0].held
    assert not gpu_verdicts.judge_slots([first, {**second, "outcome": "CRASHED"}], 2)[0].held
    assert not gpu_verdicts.judge_slots([], 1)[0].held


def test_a_mode_that_asks_for_cuda_graphs_says_in_how_many_rows_it_got_them() -> None:
    def said(flavour: str) -> str:
        rows = [
            row(backend="inductor", flavour=flavour, evidence={"nodes_compiled": 9, "compiler": {"cudagraph_skips": n}})
            for n in (0, 2)
        ]
        (check,) = [one for one in gpu_verdicts.judge_rows(rows) if one.name.endswith("was compiled")]
        return check.text

    assert "CUDA graphs in 1 of 2 rows" in said("torch[mode=reduce-overhead]")
    assert "CUDA graphs" not in said("torch")


def test_a_failed_conformance_case_is_named() -> None:
    cases = [{"name": "float32", "status": "fail", "outcome": "CRASHED", "message": "signal 11"}]
    told = json.dumps({"counts": {"pass": 0, "fail": 1}, "cases": cases})
    (check,) = gpu_verdicts.judge_conformance("inductor", told)
    assert (check.held, check.text) == (False, "1 fail; float32 (CRASHED: signal 11)")
    assert not gpu_verdicts.judge_conformance("inductor", "")[0].held


def test_the_report_shows_every_check_row_and_peak() -> None:
    peaks = {"flops_per_s": {"bfloat16": 769e12}, "copied_bytes_per_s": 2995e9, "energy": {"watts": 697.0}}
    peaks["launch_s"] = {"queued": 6.3e-6, "done": 6.3e-6, "waited": 14.7e-6}
    found = {
        "device_type": "cuda",
        "date": "2026-11-26 09:43",
        "warnings": ["GPU 0 is busy"],
        "facts": [{**facts(), "peaks": peaks}],
        "checks": [{"name": "work without an end", "held": False, "text": "OK | not TIMEOUT"}],
        "rows": {"rows": [gpu_report.short(row(1.25, flags=["unstable"]))]},
        "left_out": ["tensorrt: this Python has no torch_tensorrt"],
        "seconds": {"rows": 60.0},
    }
    text = gpu_report.markdown(found)
    for wanted in (
        "0 of 1 checks hold",
        r"OK \| not TIMEOUT",
        "769 TFLOP/s",
        "2995 GB/s",
        "697 W",
        "1.250x",
        "unstable",
    ):
        assert wanted in text
    assert "torch_tensorrt" in text


def smi(folder: Path, script: str) -> Path:
    """Write an nvidia-smi."""
    path = folder / "nvidia-smi"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def test_a_fact_that_a_driver_does_not_know_costs_only_itself(tmp_path: Path) -> None:
    path = smi(
        tmp_path,
        """case "$1" in
*compute-apps*) echo "GPU-1, 7, python, 900 MiB";;
*,driver_version*) echo "0, NVIDIA H100, GPU-1, 580.1";;
*,mig*|*throttle*) echo "Field is not a valid field to query"; exit 2;;
*) echo "Default";;
esac""",
    )
    found = gpu_device.ask_driver(str(path))
    (gpu,) = found["gpus"]
    assert (gpu["driver"], gpu["compute_mode"], gpu["throttle_reasons"]) == ("580.1", "Default", "[N/A]")
    assert found["processes"] == [{"gpu": "GPU-1", "pid": "7", "name": "python", "memory": "900 MiB"}]


@pytest.mark.parametrize(
    ("script", "told"),
    [("echo 'NVIDIA-SMI has failed'; exit 9", "NVIDIA-SMI has failed"), ("exit 9", "exit code 9")],
)
def test_a_driver_that_does_not_answer_is_told(tmp_path: Path, script: str, told: str) -> None:
    assert gpu_device.ask_driver(str(smi(tmp_path, script)))["problem"] == told


def test_without_a_gpu_the_command_says_so(tmp_path: Path) -> None:
    python = os.environ.get("GRAPHNET_TEST_TORCH_PYTHON")
    if not python:
        pytest.skip("needs an interpreter with torch; ./check names one")
    smi(tmp_path, "echo 'No devices were found'; exit 6")
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    command = [sys.executable, str(ROOT / "benchmarks" / "gpu.py"), "--python", python, "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert (done.returncode, "No devices were found" in done.stdout) == (77, True), done.stderr
    assert (tmp_path / "gpu-report.md").exists()

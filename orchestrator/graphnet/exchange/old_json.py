"""Writes one JSON file per sample, as GraphNet's ``log2json`` did before November 2025."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from graphnet.errors import UsageError
from graphnet.exchange.files import new_folder
from graphnet.exchange.read_log import LoggedSample, read_log


def log_to_json(log: Path, out: Path) -> list[Path]:
    """Write a file ``<model>_<compiler>.json`` per sample of a log into the new folder ``out``. Return the files.

    A name that occurs again gets a number. (GraphNet's script overwrote the first file.)

    Raises UsageError and StorageError as ``read_log`` and ``new_folder`` do, and UsageError if a sample's ``[Config]``
    lines lack the model or the compiler.
    """
    files: dict[str, LoggedSample] = {}
    for sample in read_log(log):
        said = sample.configuration
        missing = next((key for key in ("model", "compiler") if key not in said), None)
        if missing is not None:
            raise UsageError(f"{log} does not say the {missing} of {sample.path} (line {sample.line})")
        # A model's name may contain slashes (names from Hugging Face do), but a file name may not.
        stem = f"{said['model']}_{said['compiler']}".replace("/", "_")
        taken = sum(name == stem or name.startswith(f"{stem}#") for name in files)
        files[stem if not taken else f"{stem}#{taken + 1}"] = sample
    with new_folder(out) as folder:
        for name, sample in files.items():
            (folder / f"{name}.json").write_text(json.dumps(_document(sample), indent=4) + "\n", encoding="utf-8")
    return [out / f"{name}.json" for name in files]


def _document(sample: LoggedSample) -> dict[str, Any]:
    result: dict[str, Any] = {"status": _status(sample)}
    speedup = {side: {"mean": value} for side, value in sample.speedup.items() if side in ("e2e", "gpu")}
    if result["status"] == "success" and speedup:
        result["speedup"] = speedup
    performance: dict[str, Any] = {
        "eager": sample.performance.get("eager", {}),
        "compiled": sample.performance.get("compiled", {}),
        "datatype": sample.datatypes,
        "speedup": sample.speedup,
    }
    failure = {"eager_fail": "eager", "compile_fail": "compiled", "runtime_fail": "other"}.get(result["status"])
    if failure is not None:
        performance["failure"] = failure
    return {
        "configuration": sample.configuration,
        "correctness": {key: [_plain(value) for value in values] for key, values in sample.correctness.items()},
        "performance": performance,
        "result": result,
    }


def _status(sample: LoggedSample) -> str:
    """Return the status of a sample, from its ``[Result]`` line and its failure line.

    If the compiled model failed although the log has the types of its outputs, compiling worked and running failed.
    """
    if sample.result is None:
        return "unknown"
    if "failed" not in sample.result:
        return "success"
    if sample.failure is None or "eager" in sample.failure:
        return "eager_fail"
    if "compiled" in sample.failure and "compiled" not in sample.datatypes:
        return "compile_fail"
    return "runtime_fail"


def _plain(value: float) -> int | float | None:
    """Return a number for JSON. Whole numbers become ints, as in GraphNet's files; NaN and infinity become None."""
    if value != value or value in (float("inf"), float("-inf")):
        return None
    return int(value) if value.is_integer() else value

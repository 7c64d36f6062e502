"""The schedule `metaschedule`. It runs TVM's tuner and keeps the tuning records in a database for later runs."""

from __future__ import annotations

import contextlib
import fcntl
import functools
import os
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import tvm
from tvm import relax
from tvm.s_tir import meta_schedule

_BUILD_TIMEOUT_S = 60.0
#: Code that prevents the import of TVM's module with the tensor instructions of all CPUs and GPUs, which takes 33 s in
#: each process that builds candidate schedules. These processes cannot import this file.
_SKIP_INTRINSICS = """
import sys, types
sys.modules.setdefault("tvm.s_tir.tensor_intrin", types.ModuleType("tvm.s_tir.tensor_intrin"))
"""
#: Trials per function from which TVM's evolutionary search runs. With fewer, schedules are drawn at random.
_LEAST_TRIALS_TO_EVOLVE = 16
_RECORDS = "database_tuning_record.json"


class TuningScheduler:
    """Tunes the functions of a module by `trials` measurements in total, and schedules each with its best record."""

    def __init__(self, trials: int, database: str, scratch: str) -> None:
        self._trials = trials
        self._folder = database or os.path.join(scratch, "metaschedule")
        self._tuning_ns = 0
        self._found = 0

    def apply(self, module: tvm.IRModule, target: tvm.target.Target) -> tvm.IRModule:
        """Tune the module if `trials` is above 0, then schedule it with the best records of the database."""
        exec(_SKIP_INTRINSICS, {})  # noqa: S102 - runs the constant text above
        os.makedirs(self._folder, exist_ok=True)
        with _alone(self._folder):
            self._found = _count_records(self._folder)
            started = time.perf_counter_ns()
            if self._trials > 0:
                self._tune(module, target)
            self._tuning_ns += time.perf_counter_ns() - started
            return relax.transform.MetaScheduleApplyDatabase(self._folder)(module)

    def compiling(self) -> AbstractContextManager[None]:
        """Return an empty context: the code is TVM's own."""
        return nullcontext()

    def evidence(self) -> dict[str, Any]:
        """Return the tuning's time (a part of `compile_ns`), trials, and records in the database before and after."""
        return {
            "tuning_ns": self._tuning_ns,
            "trials": self._trials,
            "records_before": self._found,
            "records": _count_records(self._folder),
        }

    def _tune(self, module: tvm.IRModule, target: tvm.target.Target) -> None:
        tasks = len(meta_schedule.relax_integration.extract_tasks(module, target))
        print(
            "metaschedule: %d trials over %d functions, records in %s" % (self._trials, tasks, self._folder), flush=True
        )
        if not tasks:
            return
        # An iteration of the evolutionary search mutates a population of 512 schedules of a function, whatever it then
        # measures of them. With few trials, that takes far longer than the trials, which are drawn at random instead.
        evolves = self._trials >= _LEAST_TRIALS_TO_EVOLVE * tasks
        meta_schedule.relax_integration.tune_relax(
            module,
            {},
            target,
            self._folder,
            self._trials,
            num_trials_per_iter=max(1, min(16, self._trials // tasks)),
            builder=meta_schedule.builder.LocalBuilder(
                max_workers=1, timeout_sec=_BUILD_TIMEOUT_S, initializer=functools.partial(exec, _SKIP_INTRINSICS)
            ),
            # By default TVM adds rules for special instructions of this CPU (VNNI), which need the skipped module.
            space=meta_schedule.space_generator.PostOrderApply(
                sch_rules=meta_schedule.ScheduleRule.create("llvm"),
                postprocs=meta_schedule.Postproc.create("llvm"),
                mutator_probs=meta_schedule.Mutator.create("llvm"),
            ),
            strategy="evolutionary" if evolves else "replay-trace",
            cost_model="xgb" if evolves else "random",
        )
        print("metaschedule: the database holds %d records" % _count_records(self._folder), flush=True)


@contextlib.contextmanager
def _alone(folder: str) -> Iterator[None]:
    """Wait until no other process uses the records. Two that add to them would number their functions alike."""
    with open(os.path.join(folder, ".lock"), "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _count_records(folder: str) -> int:
    path = Path(folder, _RECORDS)
    return len(path.read_text(encoding="utf-8").splitlines()) if path.is_file() else 0

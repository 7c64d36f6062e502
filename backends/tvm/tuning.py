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
from typing import IO, Any

import tvm
from tvm import relax
from tvm.s_tir import meta_schedule

from graphnet_runner.adapter import UnavailableError

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
_FUNCTIONS = "database_workload.json"
_PATIENCE_S = 20.0


class TuningScheduler:
    """Tunes the functions of a module by `trials` measurements in total, and schedules each with its best record."""

    def __init__(self, trials: int, database: str, scratch: str) -> None:
        self._trials = trials
        # Another version of TVM may write functions and schedules in another way.
        self._folder = os.path.join(database or os.path.join(scratch, "metaschedule"), "tvm-%s" % tvm.__version__)
        self._tuning_ns = 0
        self._found = self._kept = 0

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Enter when no other sample adds to the records; if this one only reads them, others may read them, too.

        Raises UnavailableError if that takes too long. Two processes that add to the records would number their
        functions alike.
        """
        os.makedirs(self._folder, exist_ok=True)
        # An earlier sample may have put a link there, to a file that it could not write itself.
        flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC
        with open(os.open(os.path.join(self._folder, ".lock"), flags, 0o600), "rb") as file:
            _lock(file, fcntl.LOCK_EX if self._trials > 0 else fcntl.LOCK_SH)
            if self._trials > 0:
                _mend(self._folder)
            self._found = self._kept = _count_records(self._folder)
            yield

    def apply(self, module: tvm.IRModule, target: tvm.target.Target) -> tvm.IRModule:
        """Tune the module if `trials` is above 0, then schedule it with the best records of the database."""
        exec(_SKIP_INTRINSICS, {})  # noqa: S102 - runs the constant text above
        started = time.perf_counter_ns()
        if self._trials > 0:
            self._tune(module, target)
        self._tuning_ns += time.perf_counter_ns() - started
        self._kept = _count_records(self._folder)
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
            "records": self._kept,
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


def _lock(file: IO[bytes], kind: int) -> None:
    """Lock the file until it is closed. Raises UnavailableError if other samples hold it for too long."""
    deadline = time.monotonic() + _PATIENCE_S
    while True:
        try:
            fcntl.flock(file, kind | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            if time.monotonic() > deadline:
                raise UnavailableError(
                    "other samples use the records of this name: run one at a time, or give them another database"
                ) from None
        time.sleep(0.1)


def _mend(folder: str) -> None:
    """Remove the end of a line that a sample was writing when it ended, because TVM reads whole lines only."""
    for name in (_FUNCTIONS, _RECORDS):
        path = Path(folder, name)
        whole, newline, rest = path.read_bytes().rpartition(b"\n") if path.is_file() else (b"", b"", b"")
        if rest:
            path.write_bytes(whole + newline)


def _count_records(folder: str) -> int:
    path = Path(folder, _RECORDS)
    return len(path.read_text(encoding="utf-8").splitlines()) if path.is_file() else 0

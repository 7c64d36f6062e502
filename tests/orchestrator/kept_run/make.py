"""Write the kept runs anew: `.venv-check/bin/python tests/orchestrator/kept_run/make.py`."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

import numpy as np

KEPT = Path(__file__).resolve().parent
sys.path[:0] = [str(KEPT.parents[2] / "testkit")]
from fake_worker import Answers, FakeWorker, Script  # noqa: E402

from graphnet.cli.app import main  # noqa: E402
from graphnet_contract.messages import Evidence, Outcome, OutcomeCode, Stage  # noqa: E402

EXACT = np.arange(6, dtype=np.float64).reshape(2, 3)
_ERROR = Outcome(OutcomeCode.COMPILE_ERROR, Stage.COMPILE, "lower", "no kernel for it")
#: The behaviour of each worker for the samples a and b.
SCRIPTS: dict[str, dict[str, Script]] = {
    "eager": dict.fromkeys("ab", Script(float64=[EXACT], float64_nudged=[EXACT])),
    "nope": {
        "a": Script(trial_ns=500_000, evidence=Evidence(10, 9, 1, ("nonzero",), '{"kernels": 3}')),
        "b": Script(outputs=[np.zeros((2, 3), np.float32)], log="said by the sample\n"),
    },
    "inductor": {"a": Script(outcome=_ERROR, fail_after=Stage.INPUTS), "b": Script(own_eager_ns=900_000)},
}
SITES = "--reference {eager} --backend {nope} --backend {inductor} --samples samples --device cpu --out "
PLAIN = SITES + "plain --threads 2 --memory 1GiB --trials 5 --min-time 0 --budget 1"
ASKED = (
    SITES
    + "asked --threads 1 --memory 123456789 --trials 7 --min-time 0.001 --budget 0.5 --half-width 0.05 --timeout 9.5 "
    "--warmup 0 --tolerance -2 --seed 7 --caches cold --warm-compile --keep-artifacts --shard 2/2 --repair none "
    "--option mode=max-autotune --option fullgraph=true --filter source=made --processes 3 --pass-env KEPT_* "
    "--whole-models --insecure --durable"
)


def answers(name: str) -> Answers:
    """Answer each sample with the script that SCRIPTS has for it."""
    return lambda start: SCRIPTS[name][start.sample]


def make() -> None:
    """Make both runs in a temporary folder, and replace the kept ones."""
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        shutil.copytree(KEPT / "samples", "samples")
        workers = {name: FakeWorker(name, answers(name), Path(f"/proc/self/cwd/{name}.sock")) for name in SCRIPTS}
        sites = {name: worker.target for name, worker in workers.items()}
        for command in (PLAIN, ASKED):
            sys.argv = ["graphnet", "bench", *command.format(**sites).split(), "--fail-on", "never"]
            with contextlib.suppress(SystemExit):
                main()
        for worker in workers.values():
            worker.stop()
        for name in ("plain", "asked"):
            keep(Path(name))


def keep(run: Path) -> None:
    """Copy a run's files to KEPT, without what only this machine has."""
    shutil.rmtree(KEPT / run.name, ignore_errors=True)
    (KEPT / run.name).mkdir()
    rows = (run / "results.jsonl").read_text().replace(f"{Path.cwd()}/", "")
    (KEPT / run.name / "results.jsonl").write_text(rows)
    shutil.copyfile(run / "times.jsonl", KEPT / run.name / "times.jsonl")
    about = json.loads((run / "run.json").read_text())
    about["asked"]["samples"] = ["SAMPLES"]
    for state in about["machine"].values():
        state.update(processes=[], boot_id="boot-1", machine_id="machine-1")
    (KEPT / run.name / "run.json").write_text(json.dumps(about, indent=2, sort_keys=True) + "\n")


if __name__ == "__main__":
    make()

"""The soak test: run workers and command lines under faults, for minutes or an hour, and measure if their use of
resources grows.

Run it by hand for an hour. GRAPHNET_TEST_TORCH_PYTHON must name an interpreter with torch:

.venv-check/bin/python tests/survival/soak.py --minutes 60

Three workers serve all the time. The first has the fake torch of the tests. It gets small samples, samples that break
on purpose, damaged messages, cancelled calls and calls without a message. Now and then, its runner or one of its sample
processes is killed. The other two workers have the real torch. They serve a command line that is started again and
again, and is sometimes killed. A second command line makes one run that lasts as long as the soak, with its own
workers.

Memory, descriptors, processes and files are measured after a sixth of the time and at the end, and printed. The exit
code is 0 if no row or call was lost or wrong, and no number grew too much.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "testkit"), str(ROOT / "tests" / "worker")]

import grpc  # noqa: E402 - the paths come first
import numpy as np  # noqa: E402
from client import DOUBLE, damaged, start_of  # noqa: E402
from harness import MARKER, Worker, eventually, is_alive, running_worker, write_backend  # noqa: E402

from graphnet.conformance.graphs import Graph  # noqa: E402
from graphnet_contract import messages, wire  # noqa: E402
from graphnet_contract.messages import OutcomeCode, Stage  # noqa: E402

MIB = 1024**2
#: The number of bytes by which the memory of all processes that live from the first to the last measurement may grow.
MEMORY_BAR = 20 * MIB
Code = grpc.StatusCode
HEALTH = "/grpc.health.v1.Health/Check"
RIGHT = (2 * np.array([1, 2, 3, 4], dtype=np.float32)).tobytes()
#: The status codes of a call that the worker could not serve. Either its runner had just been killed, or the worker
#: already held its largest number of samples.
PASSING = {Code.UNAVAILABLE, Code.RESOURCE_EXHAUSTED}
#: The status codes with which a worker may answer a damaged message.
DOCUMENTED = {
    *PASSING,
    *(Code.OK, Code.INVALID_ARGUMENT, Code.FAILED_PRECONDITION, Code.DATA_LOSS, Code.DEADLINE_EXCEEDED),
}

HEADER = "import ctypes, os, signal, sys, time, torch\n"
#: Code that leaves a segment of shared memory behind. The segment has a random name. A name made from the process id
#: could be taken already: within an hour, the kernel reuses process ids, and the earlier segments still exist.
SHARES = """from multiprocessing import shared_memory
shared_memory.SharedMemory(name="soak-%s-" + os.urandom(16).hex(), create=True, size=4096)
"""
#: Samples that break: the statement that each executes when it is loaded, and the outcome that it must have.
HOSTILE = {
    "ctypes.string_at(0)": OutcomeCode.CRASHED,
    "os._exit(0)": OutcomeCode.CRASHED,
    "raise ValueError('planted')": OutcomeCode.LOAD_ERROR,
    "time.sleep(1000)": OutcomeCode.TIMEOUT,
    "while True: pass": OutcomeCode.TIMEOUT,
    "kept = []\nwhile True: kept.append(bytearray(64 * 1024**2))": OutcomeCode.OUT_OF_MEMORY,
    "for _ in range(64): os.write(2, b'x' * 2**16)": OutcomeCode.OK,
    "for _ in range(4): os.fork() or time.sleep(1000)": OutcomeCode.OK,
    "os.fork() or (os.setsid(), os.fork() or time.sleep(1000), os._exit(0))": OutcomeCode.OK,
    "open('/tmp/' + 'x' * 300, 'w')": OutcomeCode.LOAD_ERROR,
    "os.killpg(0, signal.SIGKILL)": OutcomeCode.CRASHED,
}
QUICK = (
    *("--trials", "3", "--processes", "1", "--min-time", "0", "--budget", "0.05", "--memory", "1GiB"),
    *("--threads", "1", "--timeout", "20"),
)
#: Starts the command line with another folder in place of /dev/shm, so that the soak can count the entries of this
#: folder.
COMMAND = (
    "import sys; from pathlib import Path; from graphnet.launch import share\n"
    "folder = Path(sys.argv.pop(1)); share.shared_memory = lambda: folder\n"
    "from graphnet.cli.app import main; main()"
)
GRAPH = Graph("y = x @ w + 1\nreturn (y, y.sum())", {"x": (4, 6), "w": (6, 5)})


@dataclass(frozen=True)
class Measurement:
    """The resources of the soak's processes while the actors pause: of 20 readings within about 5 s, the smallest."""

    memory_bytes: int
    descriptors: int
    threads: int
    processes: int
    files: int
    shared_memory_entries: int


class Soak:
    """One soak test of ``seconds`` in an empty folder. ``run`` raises AssertionError if a row or a call was lost or
    wrong.

    The actors (threads that use or disturb the workers) make their random choices by ``seed``. ``say`` gets lines to
    print.
    """

    def __init__(self, folder: Path, torch_python: str, seconds: float, seed: int, say: Callable[[str], None]) -> None:
        self._folder = folder
        self._torch_python = torch_python
        self._seconds = seconds
        self._random = random.Random(seed)
        self._say = say
        self._marker = uuid.uuid4().hex
        self._shared = Path("/dev/shm") / f"soak-{self._marker}"
        self._over = threading.Event()
        self._paused = threading.Event()
        self._acting = 0
        self._changed = threading.Condition()
        self._wrong: list[str] = []
        self.counts: Counter[str] = Counter()

    def run(self) -> tuple[Measurement, Measurement]:
        self._shared.mkdir()
        try:
            with contextlib.ExitStack() as stack:
                return self._run(stack)
        finally:
            shutil.rmtree(self._shared, ignore_errors=True)
            for left in Path("/dev/shm").glob(f"soak-{self._marker}-*"):
                left.unlink()

    def _run(self, stack: contextlib.ExitStack) -> tuple[Measurement, Measurement]:
        fake = stack.enter_context(running_worker(write_backend(self._folder / "planted")))
        real = [
            stack.enter_context(running_worker(ROOT / "backends" / name, self._torch_python, fake_torch=False))
            for name in ("eager", "nope")
        ]
        workers = [fake, *real]
        servers = [worker.process.pid for worker in workers]
        began = time.monotonic()
        long_run = self._long_run()
        actors = [
            *(self._actor(self._sound, fake) for _ in range(2)),
            *(self._actor(act, fake) for act in (self._hostile, self._damaged, self._cancelled, self._half_open)),
            self._actor(self._kills, fake),
            self._actor(self._health, fake),
            self._actor(self._short_run, real[0], real[1]),
        ]
        for actor in actors:
            actor.start()
        try:
            self._wait_until(began + self._seconds / 6)
            self._wait_until_warm()
            first = self._measured(workers, long_run)
            # The last measurement must come 5/6 of the soak's time after the first one, even if the start took long. So
            # this time begins now, and not at the start of the soak.
            self._wait_until(time.monotonic() + self._seconds * 5 / 6)
            last = self._measured(workers, long_run)
        finally:
            self._over.set()
            for actor in actors:
                actor.join(120)
        self._end(long_run)
        for worker, pid in zip(workers, servers, strict=True):
            self._check(worker.process.poll() is None and worker.process.pid == pid, "a server ended")
            self._check(eventually(lambda worker=worker: not worker.samples(), 10), "a sample process is left")
            self._check(eventually(lambda worker=worker: not worker.files(), 40), f"files are left: {worker.files()}")
        assert not self._wrong, self._wrong[:20]
        return first, last

    def _check(self, holds: object, fault: str) -> None:
        if not holds:
            self._say(f"WRONG: {fault}")
            self._wrong.append(fault)

    # The actors are threads that repeat a short action. No action begins while resources are being measured.

    def _actor(self, deed: Callable[..., None], *arguments: object) -> threading.Thread:
        generator = random.Random(self._random.random())

        def act() -> None:
            while not self._over.is_set():
                if self._paused.is_set():
                    time.sleep(0.05)
                    continue
                with self._changed:
                    self._acting += 1
                try:
                    deed(generator, *arguments)
                    self.counts[deed.__name__.strip("_")] += 1
                except Exception as error:
                    self._check(False, f"{deed.__name__}: {type(error).__name__}: {error}"[:2000])
                finally:
                    with self._changed:
                        self._acting -= 1
                        self._changed.notify_all()
                self._over.wait(generator.uniform(0, 0.2))

        return threading.Thread(target=act, daemon=True)

    def _sound(self, generator: random.Random, worker: Worker) -> None:
        with worker.client() as client:
            for _ in range(generator.randrange(1, 10)):
                reply = client.run(start_of())
                if reply.code in PASSING:
                    self.counts["sound samples refused"] += 1
                    continue
                # The thread that runs `_kills` may have killed the sample. The outcome is then CRASHED.
                if reply.code is Code.OK and reply.outcome.code is OutcomeCode.CRASHED:
                    self.counts["sound samples killed"] += 1
                    continue
                right = reply.code is Code.OK and [data for _, data in reply.outputs()] == [RIGHT]
                self._check(right, f"a sound sample: {reply.code} {reply.details} {reply.events[-1:]}")
                self.counts["sound samples right"] += right

    def _hostile(self, generator: random.Random, worker: Worker) -> None:
        statement, expected = generator.choice(list(HOSTILE.items()))
        shares = SHARES % self._marker if generator.random() < 0.2 else ""
        start = start_of(
            HEADER + shares + statement + "\n" + DOUBLE, stage_timeout_ns=700_000_000, memory_bytes=1 << 29
        )
        with worker.client() as client:
            reply = client.run(start)
        if reply.code in PASSING:
            return
        # The thread that runs `_kills` may have killed the sample. The outcome is then CRASHED. On a busy machine, even
        # a short stage may exceed the limit of 0.7 s.
        allowed = {expected, OutcomeCode.CRASHED, OutcomeCode.TIMEOUT}
        said = f"{reply.outcome.code.name}: {reply.outcome.message}" if reply.code is Code.OK else reply.details
        self._check(reply.code is Code.OK and reply.outcome.code in allowed, f"{statement!r}: {reply.code.name} {said}")
        self.counts["hostile samples"] += 1

    def _damaged(self, generator: random.Random, worker: Worker) -> None:
        start = start_of(stage_timeout_ns=1_000_000_000)
        stream = [wire.serialize_command(command) for command in (start, messages.RunTrials(2), messages.SendOutputs())]
        with worker.client() as client:
            for _ in range(generator.randrange(1, 20)):
                sent = [damaged(data, generator) for data in stream]
                reply = client.run_raw(sent)
                self._check(reply.code in DOCUMENTED, f"a damaged message: {reply.code} {reply.details}")
                self.counts["damaged calls"] += 1

    def _cancelled(self, generator: random.Random, worker: Worker) -> None:
        with worker.client() as client:
            stream = client.open(start_of("import time; time.sleep(0.3)\n" + DOUBLE), timeout_s=30)
            if generator.random() < 0.5:
                with contextlib.suppress(AssertionError):
                    stream.until(messages.StageStarted, stage=generator.choice([Stage.LOAD, Stage.COMPILE]))
            time.sleep(generator.uniform(0, 0.3))
            stream.cancel()
            self.counts["cancelled calls"] += 1

    def _half_open(self, generator: random.Random, worker: Worker) -> None:
        channel = grpc.insecure_channel(worker.address, options=[("grpc.use_local_subchannel_pool", 1)])
        silent = threading.Event()

        def nothing() -> Iterator[bytes]:
            silent.wait(60)
            yield from ()

        method = generator.choice([HEALTH, f"/{wire.SERVICE}/GetInfo", f"/{wire.SERVICE}/CompileAndRun"])
        calls = [channel.stream_stream(method)(nothing(), timeout=30) for _ in range(generator.randrange(1, 40))]
        time.sleep(generator.uniform(0, 1))
        for call in calls:
            call.cancel()
        channel.close()
        silent.set()
        self.counts["half-open calls"] += len(calls)

    def _kills(self, generator: random.Random, worker: Worker) -> None:
        self._over.wait(generator.uniform(1, 8))
        if self._paused.is_set():
            return
        with contextlib.suppress(ProcessLookupError, ValueError):
            # While a server replaces its zygote, the server has no zygote or two zygotes. In this case, zygote() raises
            # ValueError.
            if generator.random() < 0.3:
                os.kill(worker.zygote(), signal.SIGKILL)
                self.counts["killed runners"] += 1
            elif samples := worker.samples():
                os.kill(generator.choice(samples), signal.SIGKILL)
                self.counts["killed sample processes"] += 1

    def _health(self, _: random.Random, worker: Worker) -> None:
        with worker.client() as client:
            began = time.monotonic()
            answer = client.channel.unary_unary(HEALTH)(b"", timeout=10, wait_for_ready=True)
            self._check(answer == b"\x08\x01", f"health: {answer!r}")
            self.counts["health checks over 1 s"] += time.monotonic() - began > 1

    # Methods that start command lines and check their runs.

    def _command(self, *arguments: object) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", COMMAND, self._shared, "bench", *arguments]
        return subprocess.Popen(
            list(map(str, command)),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, MARKER: self._marker, "GRAPHNET_LOCKS": str(self._folder / "locks")},
        )

    def _short_run(self, generator: random.Random, reference: Worker, backend: Worker) -> None:
        """Run three samples, one of which crashes, on the workers. Sometimes kill or interrupt the command line."""
        self._run_three(
            generator, reference, backend, generator.choice([None, None, None, signal.SIGKILL, signal.SIGINT])
        )

    def _run_three(
        self, generator: random.Random, reference: Worker, backend: Worker, ending: signal.Signals | None
    ) -> None:
        folder = self._folder / f"short-{uuid.uuid4().hex[:8]}"
        write_samples(folder / "samples", 3, breaks_every=3)
        addresses = (f"eager@unix://{reference.address[5:]}", f"nope@unix://{backend.address[5:]}")
        where = ("--reference", addresses[0], "--backend", addresses[1], "--device", "cpu")
        process = self._command(*where, "--samples", folder / "samples", "--out", folder / "run", *QUICK)
        if ending is not None:
            self._over.wait(generator.uniform(0.5, 5))
            process.send_signal(ending)
        _, error = process.communicate(timeout=180)
        if ending is None:
            self._check(process.returncode == 0, f"a short run ended with {process.returncode}: {error[-1000:]}")
            outcomes = Counter(row["outcome"] for row in rows_of(folder / "run"))
            self._check(outcomes["OK"] == 2 and outcomes.total() == 3, f"a short run has {outcomes}: {error[-500:]}")
        self._check_rows(folder / "run")
        shutil.rmtree(folder)

    def _long_run(self) -> subprocess.Popen[str]:
        """Start a run with its own workers. The run has so many samples that the soak finishes first."""
        folder = self._folder / "long"
        write_samples(folder / "samples", int(self._seconds * 3) + 10, breaks_every=10)
        python = self._torch_python
        where = ("--reference", f"eager@{python}", "--backend", f"nope@{python}", "--device", "cpu")
        passed = ("--pass-env", MARKER)
        process = self._command(*where, "--samples", folder / "samples", "--out", folder / "run", *QUICK, *passed)
        # Read the pipe in a thread, so that the command line never waits because the pipe is full.
        self._reader = threading.Thread(target=_drain, args=(process.stderr,), daemon=True)
        self._reader.start()
        return process

    def _end(self, long_run: subprocess.Popen[str]) -> None:
        self._check(long_run.poll() is None, f"the long run ended early with {long_run.returncode}")
        long_run.send_signal(signal.SIGINT)
        try:
            # It writes the table of all its rows, on a machine that is busy with the rest of the soak.
            code = long_run.wait(180)
        except subprocess.TimeoutExpired:
            long_run.kill()
            code = long_run.wait()
        self._reader.join(10)
        self._check(code == 130, f"the interrupted long run ended with {code}")
        self._check_rows(self._folder / "long" / "run")
        outcomes = Counter(row["outcome"] for row in rows_of(self._folder / "long" / "run"))
        # Nothing kills the workers of this run. So each sound sample must be OK, and each broken sample must spoil only
        # its own row.
        self._check(set(outcomes) <= {"OK", "REFERENCE_FAILED", "CANCELLED"}, f"the long run has {outcomes}")
        self._check(outcomes["OK"] > 0, f"the long run has {outcomes}")
        self.counts["rows of the long run"] = outcomes.total()
        left = self._processes()
        self._check(eventually(lambda: not self._processes(), 10), f"processes of the command lines are left: {left}")

    def _check_rows(self, run: Path) -> None:
        keys = Counter(row["key"] for row in rows_of(run))
        self._check(all(number == 1 for number in keys.values()), f"{run} has a row twice")

    def _processes(self) -> list[int]:
        return [int(pid) for pid in filter(str.isdigit, os.listdir("/proc")) if self._is_ours(pid)]

    def _is_ours(self, pid: str) -> bool:
        with contextlib.suppress(OSError):
            return self._marker.encode() in Path(f"/proc/{pid}/environ").read_bytes() and is_alive(int(pid))
        return False

    # Methods that measure.

    def _wait_until(self, moment: float) -> None:
        while time.monotonic() < moment and len(self._wrong) < 20:
            time.sleep(0.2)

    def _wait_until_warm(self) -> None:
        """Wait until the command lines have started completely and the start no longer increases their memory."""

        def warm() -> bool:
            return len(rows_of(self._folder / "long" / "run")) >= 20 and self.counts["short_run"] >= 2

        self._check(eventually(warm, 300), "the command lines wrote too few rows in five minutes")

    def _measured(self, workers: list[Worker], long_run: subprocess.Popen[str]) -> Measurement:
        self._paused.set()
        try:
            with self._changed:
                idle = self._changed.wait_for(lambda: not self._acting, 240)
            self._check(idle, "an actor did not end its deed")
            # Wait until the workers have removed all files of inputs and outputs. After some calls, a worker keeps the
            # files of outputs for 30 s, so that the caller can map them.
            eventually(lambda: not any(worker.files() for worker in workers), 40)
            self._clean_run(workers)
            self._say(self._held(workers, long_run))
            seen = []
            for _ in range(20):
                seen.append(self._measure(workers, long_run))
                time.sleep(0.25)
        finally:
            self._paused.clear()
        fields = [asdict(one) for one in seen]
        result = Measurement(**{name: min(one[name] for one in fields) for name in fields[0]})
        self._say(f"{result} {dict(self.counts)}")
        return result

    def _held(self, workers: list[Worker], long_run: subprocess.Popen[str]) -> str:
        """Describe the memory and the descriptors of each long-lived process, and the content of shared memory."""
        names = {**{str(i): worker.process.pid for i, worker in enumerate(workers)}, "long run": long_run.pid}
        held = {name: dict(Counter(kind_of(path) for path in descriptors(pid))) for name, pid in names.items()}
        segments = sum(1 for _ in Path("/dev/shm").glob(f"soak-{self._marker}-*"))
        memory = {name: private_bytes(pid) // MIB for name, pid in names.items()}
        memory.update({f"runner {i}": private_bytes(worker.zygote()) // MIB for i, worker in enumerate(workers)})
        folders = len(os.listdir(self._shared))
        return f"MiB {memory}, descriptors {held}, folders {folders}, segments of samples {segments}"

    def _clean_run(self, workers: list[Worker]) -> None:
        """Make another short run, which removes what killed command lines left in shared memory."""
        self._run_three(random.Random(0), workers[1], workers[2], None)

    def _measure(self, workers: list[Worker], long_run: subprocess.Popen[str]) -> Measurement:
        servers = [worker.process.pid for worker in workers]
        # Leave out the runner of the first worker. `_kills` kills this runner now and then, so the two measurements
        # would measure different processes.
        lasting = [*servers, *(worker.zygote() for worker in workers[1:]), long_run.pid]
        mine = [*servers, long_run.pid]
        return Measurement(
            memory_bytes=sum(private_bytes(pid) for pid in lasting),
            descriptors=sum(len(os.listdir(f"/proc/{pid}/fd")) for pid in mine),
            threads=sum(len(os.listdir(f"/proc/{pid}/task")) for pid in mine),
            processes=sum(len(worker.processes()) for worker in workers),
            files=sum(len(worker.files()) for worker in workers) + sum(leftovers(worker) for worker in workers),
            # Do not count shared memory segments that broken samples made. Only a server in a container can find and
            # remove these segments.
            shared_memory_entries=sum(1 for _ in self._shared.rglob("*")),
        )


def _drain(pipe: IO[str] | None) -> None:
    if pipe is not None:
        with pipe:
            for _ in pipe:
                pass


def descriptors(pid: int) -> Iterator[str]:
    """Yield the target of each open descriptor of a process, as /proc shows it."""
    for path in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            yield str(path.readlink())


def kind_of(target: str) -> str:
    """Return the kind of a descriptor: socket, pipe, anon_inode, or the first folders of a file's path."""
    return "/".join(target.split("/")[:3]) if target.startswith("/") else target.partition(":")[0]


def private_bytes(pid: int) -> int:
    """Return the anonymous memory of a process in bytes. A page of n processes counts 1/n for each."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return next(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("Pss_Anon:"))


def leftovers(worker: Worker) -> int:
    return sum(1 for _ in (worker.inputs.parent / "tmp").glob("graphnet-worker-*/*"))


def rows_of(run: Path) -> list[dict[str, object]]:
    """Return the rows of a run, without an incomplete last line. Raises ValueError if another line is damaged."""
    path = run / "results.jsonl"
    lines = path.read_text().split("\n")[:-1] if path.exists() else []
    return [json.loads(line) for line in lines]


def write_samples(folder: Path, number: int, breaks_every: int) -> None:
    """Write ``number`` samples. Every ``breaks_every``-th sample crashes."""
    broken = Graph(GRAPH.body, GRAPH.arguments, preamble="import os; os._exit(3)\n\n")
    for index in range(number):
        (broken if index % breaks_every == breaks_every - 1 else GRAPH).write(folder / f"s{index:05}")


def growth(first: Measurement, last: Measurement) -> list[str]:
    """Return a sentence for every number that grew by more than its limit."""
    # The limits of descriptors and of entries in shared memory are not 0, because their numbers vary during the run of
    # `_long_run`. Threads have no limit here: a server's thread pools grow at the first large burst of calls, up to
    # their own limit.
    bars = {"memory_bytes": MEMORY_BAR, "descriptors": 6, "processes": 0, "files": 0, "shared_memory_entries": 4}
    before, after = asdict(first), asdict(last)
    return [
        f"{name} grew by {after[name] - before[name]}, the bar is {bar}"
        for name, bar in bars.items()
        if after[name] - before[name] > bar
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to soak; default: %(default)g")
    parser.add_argument("--seed", type=int, default=22, help="of the order of deeds; default: %(default)d")
    parsed = parser.parse_args()
    python = os.environ.get("GRAPHNET_TEST_TORCH_PYTHON")
    if not python:
        parser.error("GRAPHNET_TEST_TORCH_PYTHON must name an interpreter with torch")
    began = time.monotonic()

    def say(text: str) -> None:
        print(f"{(time.monotonic() - began) / 60:6.2f} min: {text}", flush=True)

    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        soak = Soak(Path(folder), python, parsed.minutes * 60, parsed.seed, say)
        first, last = soak.run()
    grown = growth(first, last)
    for line in (f"first: {first}", f"last: {last}", f"counts: {dict(soak.counts)}", *grown):
        say(line)
    say("FAILED" if grown else "nothing grew")
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())

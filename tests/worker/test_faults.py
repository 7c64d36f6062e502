"""Tests samples that break on purpose: each gets the right outcome and leaves nothing behind, and the next succeeds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from client import DOUBLE, Client, start_of
from harness import Worker, eventually, is_alive, state_of

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage

HEADER = "import ctypes, os, signal, subprocess, sys, threading, time, torch\n"

#: Two samples with a faulty statement. AT_LOAD executes it while model.py is loaded, IN_CALL when forward is called.
AT_LOAD = HEADER + "{statement}\n" + DOUBLE
IN_CALL = (
    HEADER
    + """

class GraphModule(torch.nn.Module):
    def forward(self, x):
        {statement}
        return (torch.add(x, x),)
"""
)

DAEMON = """
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        time.sleep(1000)
    os._exit(0)
os.wait()
"""
CHILDREN = """
for _ in range(4):
    if os.fork() == 0:
        while True:
            time.sleep(1000)
"""
EXECUTED = "subprocess.Popen(['sleep', '1000'], start_new_session=True)"
IGNORES_SIGNALS = "\nfor n in (1, 2, 13, 15): signal.signal(n, signal.SIG_IGN)\n"
THREADS = "[threading.Thread(target=time.sleep, args=(1000,)).start() for _ in range(8)]"
SCRATCH = "import shutil; shutil.rmtree(os.environ['TMPDIR'])"
CLOCK = "time.perf_counter_ns = time.monotonic_ns = time.process_time_ns = lambda: 0"
RECURSION = "\ndef again(n): return again(n + 1)\nagain(0)\n"
STACK = "\nsys.setrecursionlimit(10**9)\ndef again(n): return sorted([n], key=again)\nagain(0)\n"
RUNS_OUT = "\nkept = []\nwhile True: kept.append(bytearray(64 * 1024**2))\n"
MALLOC = (
    "libc = ctypes.CDLL(None); libc.abort.restype = None; libc.malloc.restype = ctypes.c_void_p;"
    " os.write(2, b'std::bad_alloc'), libc.abort()"
)


@pytest.fixture(autouse=True)
def _nothing_is_left(worker: Worker, client: Client) -> Iterator[None]:
    descriptors = worker.descriptors()
    zygote = worker.zygote()
    yield
    assert client.run(start_of()).outcome.code == OutcomeCode.OK
    worker.assert_clean()
    assert worker.zygote() == zygote, "the runner did not survive"
    # Allow for the descriptor that the test's own channel to the worker adds.
    assert eventually(lambda: worker.descriptors() <= descriptors + 2), (descriptors, worker.descriptors())


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("ctypes.string_at(0)", "SIGSEGV"),
        ("os.abort()", "SIGABRT"),
        ("os._exit(0)", "exit code 0"),
        ("os._exit(3)", "exit code 3"),
        ("os.kill(os.getpid(), 9)", "SIGKILL"),
        ("os.kill(os.getpid(), signal.SIGRTMIN + 3)", "signal 37"),
        ("os.kill(0, 9)", "SIGKILL"),
        ("os.execv('/bin/true', ['true'])", "exit code 0"),
        (STACK, "SIGSEGV"),
        ("os.closerange(0, 1000)", "exit code"),
    ],
    ids=["segfault", "abort", "exit0", "exit3", "kill", "realtime", "killpg", "exec", "stack", "closes"],
)
def test_a_process_that_ends_has_crashed(client: Client, statement: str, told: str) -> None:
    outcome = client.run(start_of(AT_LOAD.format(statement=statement))).outcome

    assert (outcome.code, outcome.stage) == (OutcomeCode.CRASHED, Stage.LOAD), outcome
    assert told in outcome.message


@pytest.mark.parametrize(
    "statement",
    [
        "while True: pass",
        "ctypes.PyDLL(None).sleep(1000)",
        "os.kill(os.getpid(), signal.SIGSTOP)",
        IGNORES_SIGNALS + "time.sleep(1000)",
        CHILDREN + "time.sleep(1000)",
        DAEMON + "time.sleep(1000)",
    ],
    ids=["python", "c-with-gil", "stops-itself", "ignores-signals", "children", "daemon"],
)
def test_a_stage_that_does_not_end_is_killed(client: Client, statement: str) -> None:
    outcome = client.run(start_of(AT_LOAD.format(statement=statement), stage_timeout_ns=300_000_000)).outcome

    assert (outcome.code, outcome.stage) == (OutcomeCode.TIMEOUT, Stage.LOAD)
    assert "0.3 s" in outcome.message


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("raise ValueError('no')", "ValueError: no"),
        ("raise SystemExit(0)", "SystemExit: 0"),
        ("sys.exit()", "SystemExit"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("raise GeneratorExit", "GeneratorExit"),
        ("raise RuntimeError('\\udc80')", "RuntimeError: ?"),
        (RECURSION, "RecursionError"),
    ],
    ids=["value", "exit", "exit-none", "interrupt", "generator", "surrogate", "recursion"],
)
def test_what_is_raised_is_the_stages_error(client: Client, statement: str, told: str) -> None:
    at_load = client.run(start_of(AT_LOAD.format(statement=statement))).outcome
    in_call = client.run(start_of(IN_CALL.format(statement=statement.replace("\n", "\n        ")))).outcome

    assert (at_load.code, at_load.stage) == (OutcomeCode.LOAD_ERROR, Stage.LOAD), at_load
    assert (in_call.code, in_call.stage) == (OutcomeCode.RUNTIME_ERROR, Stage.WARM_UP), in_call
    assert told in at_load.message
    assert told in in_call.message


@pytest.mark.parametrize("statement", [RUNS_OUT, MALLOC, "raise MemoryError"], ids=["python", "c++", "raised"])
def test_a_sample_that_exhausts_its_memory(client: Client, statement: str) -> None:
    outcome = client.run(start_of(AT_LOAD.format(statement=statement), memory_bytes=300 * 1024**2)).outcome

    assert (outcome.code, outcome.stage) == (OutcomeCode.OUT_OF_MEMORY, Stage.LOAD), outcome


@pytest.mark.parametrize("memory_bytes", [1, 4096, 8 * 1024**2])
def test_a_limit_too_small_for_anything(client: Client, memory_bytes: int) -> None:
    assert client.run(start_of(memory_bytes=memory_bytes)).outcome.code in (OutcomeCode.OUT_OF_MEMORY, OutcomeCode.OK)


@pytest.mark.parametrize(
    "statement",
    [CHILDREN, DAEMON, EXECUTED, DAEMON + CHILDREN, THREADS, SCRATCH, CLOCK, IGNORES_SIGNALS, "sys.stdout = None"],
    ids=["children", "daemon", "executed", "both", "threads", "scratch", "clock", "ignores-signals", "stdout"],
)
def test_what_does_no_harm_is_right(client: Client, statement: str) -> None:
    reply = client.run(start_of(AT_LOAD.format(statement=statement)))

    assert reply.outcome.code == OutcomeCode.OK, (reply.outcome, reply.log)
    assert reply.outputs()[0][1] == client.run(start_of()).outputs()[0][1]
    assert all(ns > 0 for times in reply.all(messages.TrialTimes) for ns in times.wall_ns)


def test_a_flood_of_output_is_cut(worker: Worker, client: Client) -> None:
    flood = "chunk = b'x' * 2**20\nfor _ in range(1024): os.write(1, chunk)\nos.write(1, b'the end')"
    client.run(start_of())
    before = worker.resident_bytes()
    reply = client.run(start_of(AT_LOAD.format(statement=flood)))

    assert reply.outcome.code == OutcomeCode.OK
    assert reply.outcome.flags == ("output_truncated",)
    assert len(reply.log) <= 1024**2 + 100
    assert "bytes cut" in reply.log
    assert reply.log.endswith("the end")
    assert worker.resident_bytes() < before + 16 * 1024**2


def test_output_is_told_as_it_came(client: Client) -> None:
    reply = client.run(start_of(AT_LOAD.format(statement="print('out'); os.write(2, b'\\xff err')")))

    assert (reply.log, reply.outcome.flags) == ("out\n\ufffd err", ())


#: Code with which a sample writes forged frames into its own channel. The code finds the channel among the descriptors
#: of the process.
FORGED = """
import socket, struct
links = {fd: os.readlink('/proc/self/fd/%d' % fd) for fd in range(3, 50) if os.path.lexists('/proc/self/fd/%d' % fd)}
channel = socket.socket(fileno=next(fd for fd, link in links.items() if link.startswith('socket:')))
def forge(frame): channel.sendall(struct.pack('>I', len(frame)) + frame)
"""


@pytest.mark.parametrize(
    "frame",
    [
        b"{}",
        b"[]",
        b"no JSON",
        b"[" * 100_000,
        b'{"frame": "Unheard", "fields": {}}',
        b'{"frame": ["list"], "fields": {}}',
        b'{"frame": "StageStarted", "fields": []}',
        b'{"frame": "StageStarted", "fields": {"stage": 77}}',
        b'{"frame": "StageFinished", "fields": {"stage": 1, "duration_ns": "long"}}',
        b'{"frame": "CompileReport", "fields": {"compile_ns": 1e400, "evidence": null}}',
        b'{"frame": "CompileReport", "fields": {"compile_ns": 1, "evidence": {"nodes_total": true}}}',
        b'{"frame": "CallReport", "fields": {"surprise": 1}}',
        b'{"frame": "Outcome", "fields": {"code": 1, "stage": 1, "message": "\\udc80"}}',
        b'{"frame": "OutputSet", "fields": {"file_name": "/etc/passwd"}}',
        b'{"frame": "OutputSet", "fields": {"file_name": "../x", "tensors": []}}',
        b'{"frame": "OutputsNotStored", "fields": {}}',
        b'{"frame": "Ready", "fields": {}}',
        b'{"frame": "Probed", "fields": {"versions": {}, "devices": [], "unavailable_reason": ""}}',
        # Only the runner may report that a process has ended, so these frames are forgeries if a sample sends them.
        b'{"frame": "Exited", "fields": {"id": 0, "code": 0, "signal": 0, "peak_memory_bytes": 1}}',
        b'{"frame": "Lost", "fields": {}}',
    ],
)
def test_a_frame_that_no_driver_sends_ends_the_sample(client: Client, frame: bytes) -> None:
    statement = FORGED + f"forge({frame!r}); time.sleep(1000)"
    outcome = client.run(start_of(AT_LOAD.format(statement=statement))).outcome

    assert (outcome.code, outcome.stage) == (OutcomeCode.CRASHED, Stage.LOAD)
    assert "never sends" in outcome.message


def test_a_frame_over_the_limit_ends_the_sample(client: Client) -> None:
    statement = FORGED + "channel.sendall(b'\\xff' * 4); time.sleep(1000)"

    assert client.run(start_of(AT_LOAD.format(statement=statement))).outcome.code == OutcomeCode.CRASHED


@pytest.mark.parametrize("made", ["os.symlink('/etc/passwd', path)", "os.mkfifo(path)", "os.mkdir(path)"])
def test_an_output_that_is_no_file_ends_the_sample(client: Client, made: str) -> None:
    cheat = f"""
allocate = os.posix_fallocate
def allocate_elsewhere(descriptor, offset, size):
    allocate(descriptor, offset, size)
    path = os.readlink(f"/proc/self/fd/{{descriptor}}")
    os.unlink(path)
    {made}
os.posix_fallocate = allocate_elsewhere
"""
    outcome = client.run(start_of(AT_LOAD.format(statement=cheat))).outcome

    assert (outcome.code, outcome.stage) == (OutcomeCode.CRASHED, Stage.OUTPUTS)


def test_a_flood_of_frames_waits_for_the_caller(worker: Worker, client: Client) -> None:
    frame = b'{"frame": "CallReport", "fields": {"warmup_ns": [%s]}}' % b",".join([b"1"] * 1000)
    client.run(start_of())
    before = worker.resident_bytes()
    stream = client.open(start_of(AT_LOAD.format(statement=FORGED + f"\nwhile True: forge({frame!r})")))
    stream.until(messages.CallReport)
    # The test reads no further events, so the server must stop reading frames from the sample.
    assert not eventually(lambda: worker.resident_bytes() > before + 100 * 1024**2, 1.0)
    stream.cancel()


def test_a_process_that_does_not_end_after_its_outcome_is_killed(client: Client) -> None:
    late = "sys.stdout = type('Slow', (), {'flush': lambda self: time.sleep(1000)})()"
    outcome = client.run(start_of(AT_LOAD.format(statement=late))).outcome

    assert outcome.code == OutcomeCode.OK


def test_a_process_that_stops_obeying_times_out(client: Client) -> None:
    deaf = "import json; json.loads = lambda *_: time.sleep(1000)"
    outcome = client.run(start_of(AT_LOAD.format(statement=deaf), stage_timeout_ns=500_000_000)).outcome

    assert outcome.code == OutcomeCode.TIMEOUT


def test_a_paused_sample_is_killed_all_the_same(worker: Worker, client: Client) -> None:
    stream = client.open(start_of())
    stream.until(messages.StageFinished, stage=Stage.WARM_UP)
    (pid,) = worker.samples()
    assert eventually(lambda: state_of(pid) == "T")
    stream.cancel()

    assert eventually(lambda: not is_alive(pid))

"""Tests that a sample process is stopped, continued and measured together with all its descendants."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from client import DOUBLE, Client, Stream, start_of
from harness import eventually, state_of

from graphnet_contract import messages
from graphnet_server.watch import tree

#: Code that starts a process in a new session. That process starts a second process and exits, so the second process
#: becomes an orphan.
DAEMON = """import os, sys, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        open({path!r}, "w").write(str(os.getpid()))
        while True:
            {does}
    os._exit(0)
os.wait()
while not os.path.exists({path!r}) or not os.path.getsize({path!r}):
    time.sleep(0.001)
"""


def warm_with_daemon(client: Client, path: Path, does: str) -> tuple[Stream, int]:
    """Open a sample that leaves a daemon, and wait until the sample is warm. Return the stream and the daemon's pid."""
    stream = client.open(start_of(DAEMON.format(path=str(path), does=does) + DOUBLE))
    stream.until(messages.Ready)
    return stream, int(path.read_text())


def test_a_daemon_of_a_sample_is_stopped_with_it_and_continued_with_it(open_client: Client, tmp_path: Path) -> None:
    stream, daemon = warm_with_daemon(open_client, tmp_path / "pid", "time.sleep(0.001)")
    assert eventually(lambda: state_of(daemon) == "T", 20)
    for _ in range(3):
        stream.send(messages.RunTrials(2))
        stream.until(messages.TrialTimes)
        assert eventually(lambda: state_of(daemon) == "T", 20)
    stream.send(messages.SendOutputs())
    stream.close()
    assert stream.end().outcome.code == messages.OutcomeCode.OK
    assert eventually(lambda: state_of(daemon) == "", 20)


WIDER = "os.sched_setaffinity(0, range(os.cpu_count()))"


def test_the_server_observes_a_block(client: Client) -> None:
    times = client.run(start_of(), messages.RunTrials(20, 1000)).one(messages.TrialTimes)
    assert times.window_ns > sum(times.wall_ns) > 0
    assert times.tree_cpu_ns >= sum(times.cpu_ns) > 0
    assert times.cores == 1
    assert len(times.prepare_ns) == 20


def test_a_process_that_widens_its_affinity_is_seen(client: Client) -> None:
    reply = client.run(start_of("import os\n" + WIDER + "\n" + DOUBLE), messages.RunTrials(2))
    assert reply.one(messages.TrialTimes).cores == len(os.sched_getaffinity(0))


def test_a_daemon_that_widens_its_affinity_is_seen(open_client: Client, tmp_path: Path) -> None:
    stream, _ = warm_with_daemon(open_client, tmp_path / "pid", WIDER + "; time.sleep(0.001)")

    def cores() -> int:
        stream.send(messages.RunTrials(2))
        return stream.until(messages.TrialTimes).cores

    # The daemon can widen its affinity only while it runs. The worker stops the daemon between the blocks, so several
    # blocks may be needed.
    assert eventually(lambda: cores() == len(os.sched_getaffinity(0)), 20)
    stream.close()
    stream.end()


def test_members_are_all_descendants_and_cpu_time_survives_their_end() -> None:
    script = """import os, sys
children = [os.fork() for _ in range(1)]
if children == [0]:
    os.setsid()
    sum(range(10**7))
    sys.stdin.readline()
    os._exit(0)
print(children[0], flush=True)
os.wait()
print("waited", flush=True)
sys.stdin.readline()
"""
    with subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        child = int(process.stdout.readline())
        assert tree.members(process.pid) == [process.pid, child]
        assert eventually(lambda: tree.cpu_ns(child) > 50_000_000, 60)
        process.stdin.write("\n")
        process.stdin.flush()
        assert process.stdout.readline() == "waited\n"
        assert tree.members(process.pid) == [process.pid]
        # When a parent has waited for its child, the kernel adds the child's CPU time to the parent's.
        assert tree.cpu_ns(process.pid) > 50_000_000
        process.stdin.write("\n")


def test_a_process_that_does_not_exist_has_nothing() -> None:
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    assert tree.members(process.pid) == [process.pid]
    assert (tree.cpu_ns(process.pid), tree.cores(process.pid)) == (0, 0)
    tree.stop(process.pid)

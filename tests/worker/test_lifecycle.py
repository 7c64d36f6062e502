"""Tests of a worker's calls and processes."""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import grpc
import pytest
from client import DOCUMENTED, DOUBLE, START, Client, Reply, X, damaged, start_of
from grpc_health.v1 import health_pb2, health_pb2_grpc
from harness import (
    IDENTITY,
    SOON_S,
    Worker,
    environment_in,
    eventually,
    exit_of,
    is_alive,
    running_worker,
    write_backend,
)
from xxhash import xxh3_128_hexdigest

from graphnet_contract import mesh_scheme, messages, wire
from graphnet_contract.messages import OutcomeCode, Stage
from graphnet_contract.samples import Sample, TensorSpec
from graphnet_server.service.access import is_private_address

Code = grpc.StatusCode
HANGS = "import time\n" + DOUBLE.replace("return", "time.sleep(1000)\n        return")


@pytest.fixture(scope="module")
def backend(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_backend(tmp_path_factory.mktemp("b") / "planted", IDENTITY)


@pytest.fixture
def own(backend: Path) -> Iterator[Worker]:
    """Start a worker that belongs to one test only, so that the test may kill it."""
    with running_worker(backend) as started:
        yield started


@pytest.fixture
def pair(backend: Path, tmp_path: Path) -> Iterator[list[Client]]:
    """Clients of two workers that share the host's locks."""
    lock = ("--lock-dir", str(tmp_path / "locks"))
    with contextlib.ExitStack() as stack:
        workers = [stack.enter_context(running_worker(backend, sys.executable, *lock)) for _ in range(2)]
        yield [stack.enter_context(worker.client()) for worker in workers]


def _assert_serves(worker: Worker) -> None:
    with worker.client() as client:
        assert client.run(start_of()).outcome.code == OutcomeCode.OK
    worker.assert_clean()


# Tests of callers that end their calls early or hold too many samples


def test_a_callers_deadline_kills_the_sample(worker: Worker, client: Client) -> None:
    started = time.monotonic()
    reply = client.run(start_of(HANGS), timeout_s=0.5)

    assert reply.code == Code.DEADLINE_EXCEEDED
    assert 0.4 < time.monotonic() - started < SOON_S
    assert eventually(lambda: not worker.samples())
    _assert_serves(worker)


def test_a_caller_that_vanishes_leaves_nothing(worker: Worker) -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from client import *; from pathlib import Path\n"
        "stream = Client(sys.argv[2], Path()).open(start_of(sys.argv[3]))\n"
        "stream.until(messages.StageStarted, stage=messages.Stage.WARM_UP); print('warm', flush=True)\n"
        "stream.end()"
    )
    arguments = [sys.executable, "-c", code, str(Path(__file__).parent), worker.address, HANGS]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as caller:
        assert caller.stdout is not None
        assert caller.stdout.readline() == "warm\n"
        assert worker.samples()
        caller.kill()
    assert eventually(lambda: not worker.samples())
    _assert_serves(worker)


@pytest.mark.parametrize("stage", [Stage.LOAD, Stage.COMPILE, Stage.WARM_UP, Stage.MEASURE, Stage.OUTPUTS])
def test_a_call_can_be_cancelled_in_every_stage(worker: Worker, client: Client, stage: Stage) -> None:
    stream = client.open(start_of())
    stream.send(messages.RunTrials(1000), messages.SendOutputs())
    stream.until(messages.StageStarted, stage=stage)
    stream.cancel()

    assert eventually(lambda: not worker.samples())
    _assert_serves(worker)


def test_one_sample_too_many_is_refused(worker: Worker, client: Client) -> None:
    held = [client.open(start_of()) for _ in range(client.info().limits.max_samples)]  # type: ignore[union-attr]
    for stream in held:
        stream.until(messages.StageFinished, stage=Stage.WARM_UP)
    refused = client.run(start_of())
    for stream in held:
        stream.close()
        assert stream.end().outcome.code == OutcomeCode.OK

    assert refused.code == Code.RESOURCE_EXHAUSTED
    assert "4 samples" in refused.details
    _assert_serves(worker)


def test_two_runs_on_one_worker_wait_for_each_other(client: Client) -> None:
    held = [client.open(start_of(trace_id="one")) for _ in range(4)]
    for stream in held:
        stream.until(messages.StageFinished, stage=Stage.WARM_UP)
    other = client.open(start_of(trace_id="other"))
    assert "trace id one" in other.until(messages.Waiting).reason
    for stream in held:
        stream.close()
        assert stream.end().outcome.code == OutcomeCode.OK
    other.until(messages.Waiting, reason="")
    other.close()
    assert other.end().outcome.code == OutcomeCode.OK


def test_a_caller_that_waits_for_another_run_and_goes_lets_others_in(client: Client) -> None:
    first = client.open(start_of(trace_id="one"))
    first.until(messages.StageFinished, stage=Stage.WARM_UP)
    second = client.open(start_of(trace_id="two"))
    second.until(messages.Waiting)
    third = client.open(start_of(trace_id="three"))
    third.until(messages.Waiting)
    second.cancel()
    first.cancel()
    third.close()
    assert third.end().outcome.code == OutcomeCode.OK


def test_commands_after_close_of_a_held_sample_are_obeyed_in_order(client: Client) -> None:
    reply = client.run(
        start_of(), messages.RunTrials(2), messages.SendOutputs(), messages.RunTrials(3), messages.RunTrials(0)
    )

    assert [len(times.wall_ns) for times in reply.all(messages.TrialTimes)] == [2, 3, 0]
    # Consecutive blocks of trials belong to one stage MEASURE.
    for kind in (messages.StageStarted, messages.StageFinished):
        assert [event.stage for event in reply.all(kind)][4:] == [Stage.MEASURE, Stage.OUTPUTS, Stage.MEASURE]


# Tests of the messages, inputs and outputs of a call


def _without(spec: TensorSpec, **changes: object) -> TensorSpec:
    return TensorSpec(**{"name": spec.name, "shape": spec.shape, "dtype": spec.dtype, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"device": "cuda"}, "no device 'cuda'; it has: cpu:0"),
        ({"device": "cpu:"}, "no device"),
        ({"device": "../../x"}, "no device"),
        ({"memory_bytes": 0}, "always a limit"),
        ({"memory_bytes": -1}, "always a limit"),
        ({"stage_timeout_ns": 0}, "stage_timeout_ns"),
        ({"threads": -1}, "threads"),
        ({"threads": 2**31 - 1}, "threads"),
        ({"inputs": None}, "no inputs"),
        ({"output_policy": messages.OutputPolicy.UNSPECIFIED}, "output_policy"),
        ({"options": {"no": 1}}, "no option 'no'"),
        ({"tensors": (X, X)}, "same name"),
        ({"tensors": (_without(X, shape=(-1,)),)}, "negative size"),
        ({"tensors": (_without(X, shape=(2**40, 2**40)),)}, "bytes"),
        ({"tensors": (_without(X, dtype="float7"),)}, "float7"),
        ({"tensors": (_without(X, kind="symint"),)}, "not a SymInt with a value"),
        ({"tensors": (_without(X, dtype="int8", data=(1, 2, 3, 400)),)}, ""),
        ({"tensors": (_without(X, data=(1.0,)),)}, ""),
        ({"sample_hash": "0" * 63}, "sample_hash must be a sha256"),
        ({"sample_hash": "0" * 64 + "\n"}, "sample_hash must be a sha256"),
        ({"inputs": messages.Inputs("mesh", 0, "../x")}, "bare name"),
        ({"inputs": messages.Inputs("mesh", 0, "/etc/passwd")}, "bare name"),
        ({"inputs": messages.Inputs("mesh", 0, ".")}, "bare name"),
        ({"inputs": messages.Inputs("mesh", 0, "a\0b")}, "bare name"),
        ({"inputs": messages.Inputs("mesh", 0, "x" * 1000)}, "bare name"),
        ({"inputs": messages.Inputs("guess", 0)}, "'guess' cannot be made here"),
        ({"inputs": messages.Inputs("mesh", 0, chunked_bytes=4096)}, "0 of 4096 announced"),
        ({"inputs": messages.Inputs("mesh", 0, chunked_bytes=5)}, "5 input bytes were announced"),
        ({"inputs": messages.Inputs("mesh", 0, chunked_bytes=-5)}, "-5 input bytes were announced"),
    ],
    ids=str,
)
def test_a_wrong_start_is_refused(client: Client, changes: dict[str, object], told: str) -> None:
    reply = client.run(start_of(DOUBLE, *changes.pop("tensors", (X,)), **changes))  # type: ignore[misc]

    assert (reply.code, reply.events) == (Code.INVALID_ARGUMENT, []), (reply.details, reply.events)
    assert told in reply.details


def test_another_backend_is_never_run(client: Client) -> None:
    for reply in (client.run(start_of(backend="tvm")), client.run(start_of(flavour="jax"))):
        assert reply.code == Code.FAILED_PRECONDITION
        assert "this worker is planted:torch" in reply.details
    assert client.run(start_of(backend="planted", flavour="torch")).outcome.code == OutcomeCode.OK
    with pytest.raises(grpc.RpcError) as raised:
        client.info("tvm")
    assert raised.value.code() == Code.FAILED_PRECONDITION
    assert client.info("planted", "torch").backend == "planted"


def test_inputs_that_are_not_the_callers_are_no_result(worker: Worker, client: Client) -> None:
    wrong = client.run(start_of(inputs=messages.Inputs("mesh", 0, digests=("0" * 32,))))
    too_many = client.run(start_of(inputs=messages.Inputs("mesh", 0, digests=("0" * 32,) * 2)))
    (worker.inputs / "shared").write_bytes(b"x" * 100)
    short = client.run(start_of(inputs=messages.Inputs("mesh", 0, "shared")))
    (worker.inputs / "shared").unlink()

    assert [reply.code for reply in (wrong, too_many, short)] == [Code.DATA_LOSS] * 3
    assert "input x has digest" in wrong.details
    _assert_serves(worker)


def test_inputs_of_another_sample_are_no_result(worker: Worker, client: Client, tmp_path: Path) -> None:
    """The worker refuses inputs of a sample with another hash, in a shared file and in chunks."""
    drawn = _without(X, shape=(64,))
    ours, other = "1" * 64, "2" * 64
    sample = Sample(Path(), "made/a", "made", "nlp", ours, DOUBLE, (drawn,), {}, (), True)
    (digest,) = mesh_scheme.write_inputs(sample, 7, tmp_path / "made", xxh3_128_hexdigest)
    content = (tmp_path / "made").read_bytes()
    (worker.inputs / "shared").write_bytes(content)
    codes = []
    for name, size in (("shared", 0), ("", len(content))):
        inputs = messages.Inputs("mesh", 7, name, (digest,), size, exact_statistics=True)
        chunks = [messages.InputChunk(content)] if size else []
        for sample_hash in (ours, other):
            reply = client.run(start_of(DOUBLE, drawn, inputs=inputs, sample_hash=sample_hash), *chunks)
            codes.append((reply.code, "belong to another sample" in reply.details))
    (worker.inputs / "shared").unlink()

    assert codes == [(Code.OK, False), (Code.DATA_LOSS, True)] * 2
    _assert_serves(worker)


def test_inputs_by_name_and_by_chunks_are_the_same(worker: Worker, client: Client) -> None:
    content = bytes(range(16)) + bytes(4096 - 16)
    (worker.inputs / "shared").write_bytes(content)
    by_name = client.run(start_of(inputs=messages.Inputs("mesh", 0, "shared")))
    (worker.inputs / "shared").unlink()
    chunks = [messages.InputChunk(content[:1000]), messages.InputChunk(content[1000:])]
    by_chunks = client.run(start_of(inputs=messages.Inputs("graphnet", 0, chunked_bytes=4096)), *chunks)

    assert by_name.outputs()[0][1] == by_chunks.outputs()[0][1]
    assert by_name.outcome.code == by_chunks.outcome.code == OutcomeCode.OK
    _assert_serves(worker)


def _sequentially(client: Client, start: messages.Start) -> Reply:
    """Run a sample as the orchestrator does, which closes the call only after it has received the outputs."""
    stream = client.open(start)
    stream.send(messages.RunTrials(1), messages.SendOutputs())
    stream.until(messages.StageFinished, stage=Stage.OUTPUTS)
    stream.close()
    return stream.end()


def test_outputs_by_name_and_by_chunks_are_the_same(worker: Worker, client: Client) -> None:
    replies = {
        policy: _sequentially(client, start_of(output_policy=policy)) for policy in list(messages.OutputPolicy)[1:]
    }
    by_name, by_chunks, none = (replies[policy] for policy in list(messages.OutputPolicy)[1:])

    assert by_name.files == by_chunks.files
    assert [bool(reply.one(messages.OutputSet).file_name) for reply in replies.values()] == [True, False, False]
    assert len({reply.one(messages.OutputSet).digest for reply in replies.values()}) == 1
    assert none.files == {"first": b""}


def test_a_caller_that_only_closes_can_still_map_outputs(own: Worker) -> None:
    with own.client() as client:
        reply = client.run(start_of(output_policy=messages.OutputPolicy.SHARED))
        time.sleep(0.2)
        assert (own.outputs / reply.one(messages.OutputSet).file_name).is_file()
    own.process.terminate()
    assert own.process.wait(20) == 0
    assert own.files() == []


def test_outputs_by_name_go_when_the_caller_has_seen_them(worker: Worker, client: Client) -> None:
    stream = client.open(start_of(output_policy=messages.OutputPolicy.SHARED))
    stream.send(messages.SendOutputs())
    name = stream.until(messages.OutputSet).file_name
    assert (worker.outputs / name).is_file()
    stream.until(messages.StageFinished, stage=Stage.OUTPUTS)
    stream.close()
    stream.end()

    assert eventually(lambda: not (worker.outputs / name).exists())


def test_garbage_on_every_method_is_an_invalid_argument(worker: Worker, client: Client) -> None:
    for method in (f"/{wire.SERVICE}/GetInfo", "/grpc.health.v1.Health/Check"):
        assert client.unary(method, b"\xff\xff\xff") == Code.INVALID_ARGUMENT
    assert client.unary(f"/{wire.SERVICE}/Nothing", b"") == Code.UNIMPLEMENTED
    assert client.unary("/graphnet.worker.v2.WorkerService/GetInfo", b"") == Code.UNIMPLEMENTED
    start = wire.serialize_command(START)
    chunked = wire.serialize_command(start_of(inputs=messages.Inputs("mesh", 0, chunked_bytes=4096)))
    wrong = [
        [],
        [b""],
        [b"\xff\xff\xff"],
        [wire.serialize_command(messages.RunTrials(1))],
        [start, b"\xff\xff\xff"],
        [start, b""],
        [start, start],
        [start, wire.serialize_command(messages.RunTrials(-1))],
        [start, wire.serialize_command(messages.RunTrials(1, -1))],
        [chunked, b"\xff\xff\xff"],
        [chunked, wire.serialize_command(messages.RunTrials(1))],
        [chunked, wire.serialize_command(messages.InputChunk(b""))],
    ]
    assert [client.run_raw(messages).code for messages in wrong] == [Code.INVALID_ARGUMENT] * len(wrong)
    _assert_serves(worker)


def test_mutated_messages_give_documented_codes_only(worker: Worker, client: Client) -> None:
    generator = random.Random(1)
    seeds = [wire.serialize_command(start_of(stage_timeout_ns=1_000_000_000, sample_hash=""))]
    seeds += [wire.serialize_command(command) for command in (messages.RunTrials(2), messages.SendOutputs())]
    codes: dict[grpc.StatusCode, int] = {}
    for _ in range(500):
        reply = client.run_raw([damaged(seed, generator) for seed in seeds])
        codes[reply.code] = codes.get(reply.code, 0) + 1
        if reply.code == Code.OK:
            assert isinstance(reply.outcome, messages.Outcome)
    assert set(codes) <= {*DOCUMENTED, Code.DEADLINE_EXCEEDED, Code.CANCELLED}, codes
    assert codes[Code.OK] > 10
    _assert_serves(worker)


def test_a_message_over_the_limit_is_refused_by_size_and_limit(worker: Worker, client: Client) -> None:
    size = wire.MAX_MESSAGE_BYTES + 1000
    reply = client.run_raw([b"x" * size])

    assert reply.code == Code.RESOURCE_EXHAUSTED
    assert f"{size} vs. {wire.MAX_MESSAGE_BYTES}" in reply.details
    _assert_serves(worker)


# Tests of health, tokens and addresses


def test_the_official_health_client_is_understood(own: Worker) -> None:
    with own.client() as client:
        stub = health_pb2_grpc.HealthStub(client.channel)  # type: ignore[no-untyped-call]
        request = health_pb2.HealthCheckRequest
        answers = [stub.Check(request(service=name), timeout=5).status for name in ("", wire.SERVICE)]
        assert answers == [health_pb2.HealthCheckResponse.SERVING] * 2
        with pytest.raises(grpc.RpcError) as raised:
            stub.Check(request(service="x" * 300), timeout=5)
        assert raised.value.code() == Code.NOT_FOUND
        watch, unknown = stub.Watch(request(service="")), stub.Watch(request(service="no"))
        assert next(watch).status == health_pb2.HealthCheckResponse.SERVING
        assert next(unknown).status == health_pb2.HealthCheckResponse.SERVICE_UNKNOWN
        unknown.cancel()
        own.process.terminate()
        assert next(watch).status == health_pb2.HealthCheckResponse.NOT_SERVING
        assert list(watch) == []
    # If the call of the method Watch were still open, the server would wait for it for up to 30 s.
    assert own.process.wait(20) == 0


def test_a_token_is_asked_for(backend: Path) -> None:
    with running_worker(backend, token="geheim-\u00fc") as worker:
        for token in (None, "wrong", "geheim-"):
            with Client(worker.address, worker.outputs, token) as client:
                assert client.run(start_of()).code == Code.UNAUTHENTICATED
                assert client.unary(f"/{wire.SERVICE}/GetInfo", b"") == Code.UNAUTHENTICATED
                assert client.unary("/grpc.health.v1.Health/Check", b"") == Code.OK


def test_other_machines_are_not_served_without_a_token(backend: Path) -> None:
    code, error = exit_of(backend, listen="0.0.0.0:0")

    assert code == 2
    assert "GRAPHNET_TOKEN_FILE" in error
    assert "--no-token" in error


@pytest.mark.parametrize(
    ("address", "private"),
    [
        ("unix:/x", True),
        ("unix:///x", True),
        ("localhost:1", True),
        ("127.0.0.1:1", True),
        ("[::1]:1", True),
        ("0.0.0.0:1", False),
        ("[::]:1", False),
        ("127.evil.example:1", False),
        ("10.0.0.1:1", False),
        (":1", False),
    ],
)
def test_which_addresses_are_private(address: str, private: bool) -> None:
    assert is_private_address(address) is private


# Tests of how calls, the runner and the server end


def test_a_process_that_begins_no_stage_times_out(tmp_path: Path) -> None:
    hangs = "import graphnet_runner.process, time\ngraphnet_runner.process.apply_limits = lambda _: time.sleep(1000)\n"
    with running_worker(write_backend(tmp_path / "b", hangs + IDENTITY)) as worker, worker.client() as client:
        outcome = client.run(start_of(stage_timeout_ns=500_000_000)).outcome

    assert (outcome.code, outcome.stage) == (OutcomeCode.TIMEOUT, Stage.UNSPECIFIED)


def test_a_server_that_is_killed_takes_everything_along(own: Worker) -> None:
    zygote = own.zygote()
    leaves = "import os, time\nif os.fork() == 0:\n    os.setsid()\n    os.fork()\n    time.sleep(1000)\n"
    with own.client() as client:
        paused = client.open(start_of())
        paused.until(messages.StageFinished, stage=Stage.WARM_UP)
        running = client.open(start_of(leaves + HANGS))
        running.until(messages.StageStarted, stage=Stage.WARM_UP)
        assert eventually(lambda: len(own.samples()) >= 4)
        own.process.kill()
        assert eventually(lambda: not is_alive(zygote))
        assert eventually(lambda: not own.processes()), own.processes()
        assert running.end().code == Code.UNAVAILABLE


def test_a_runner_that_is_killed_is_replaced(own: Worker) -> None:
    with own.client() as client:
        held = client.open(start_of())
        held.until(messages.StageFinished, stage=Stage.WARM_UP)
        os.kill(own.zygote(), signal.SIGKILL)
        reply = held.end()
        assert reply.code == Code.UNAVAILABLE
        for _ in range(5):
            assert client.run(start_of()).outcome.code == OutcomeCode.OK
            os.kill(own.zygote(), signal.SIGKILL)
    _assert_serves(own)


def test_a_runner_that_dies_between_samples_is_not_noticed(own: Worker) -> None:
    os.kill(own.zygote(), signal.SIGKILL)
    time.sleep(0.1)
    _assert_serves(own)


def test_sigterm_lets_the_held_sample_end(own: Worker) -> None:
    with own.client() as client:
        held = client.open(start_of(output_policy=messages.OutputPolicy.SHARED))
        held.until(messages.StageFinished, stage=Stage.WARM_UP)
        own.process.terminate()
        time.sleep(0.3)
        with own.client() as late:
            assert late.run(start_of(), timeout_s=2).code in (Code.UNAVAILABLE, Code.DEADLINE_EXCEEDED)
        held.send(messages.RunTrials(2), messages.SendOutputs())
        held.close()
        assert held.end().outcome.code == OutcomeCode.OK
    assert own.process.wait(20) == 0
    assert not own.processes()
    assert own.files() == []


def test_a_worker_told_to_stop_while_it_starts_stops(tmp_path: Path) -> None:
    slow = write_backend(tmp_path / "slow", "import time; time.sleep(1000)\n" + IDENTITY)
    command = [sys.executable, "-m", "graphnet_server", "--backend", str(slow), "--listen", f"unix:{tmp_path}/s"]
    for number in (signal.SIGTERM, signal.SIGKILL):
        with subprocess.Popen(command, start_new_session=True, env=environment_in(tmp_path)) as process:
            assert eventually(lambda: bool(_child_of(process.pid)), 10)
            child = _child_of(process.pid)
            time.sleep(0.3)
            process.send_signal(number)
            try:
                assert process.wait(20) == (0 if number == signal.SIGTERM else -number)
            finally:
                process.kill()
        assert eventually(lambda child=child: not is_alive(child))  # type: ignore[misc]


def _child_of(pid: int) -> int:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return int(text[0]) if text else 0


def test_a_worker_ends_with_its_stdin(backend: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "graphnet_server", "--backend", str(backend), "--listen", f"unix:{tmp_path}/s"]
    listens = subprocess.Popen(
        [*command, "--stop-with-stdin"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment_in(tmp_path),
    )
    with listens as process:
        assert process.stdout is not None and process.stdin is not None
        assert process.stdout.readline().startswith("listening")
        process.stdin.close()
        assert process.wait(20) == 0


def test_a_full_disk_is_the_systems_failure(backend: Path) -> None:
    # A test cannot fill the disk. So this test limits the size of files instead: the same system calls then fail, but
    # with a different errno than on a full disk.
    limited = ("bash", "-c", 'ulimit -f 1024; exec "$0" "$@"')
    with running_worker(backend, wrapper=limited) as worker, worker.client() as client:
        big = TensorSpec("x", (2**20,), "float32", "input", 0.0, 1.0)
        made = client.run(start_of(DOUBLE, big))
        assert (made.code, made.events) == (Code.RESOURCE_EXHAUSTED, [])
        given = client.run(start_of(DOUBLE.replace("torch.add(x, x)", "torch.empty((2**20,), torch.float32)")))
        assert given.code == Code.RESOURCE_EXHAUSTED
        assert "4194304 bytes of outputs cannot be stored" in given.details
        _assert_serves(worker)


def test_timed_blocks_of_two_workers_never_overlap(pair: list[Client]) -> None:
    slow = "import time\n" + DOUBLE.replace("return", "time.sleep(0.01)\n        return")
    # Both names of the device ("cpu" and "cpu:0") use one lock.
    streams = [
        client.open(start_of(slow, measuring=messages.Measuring(0, 1, 0), device=device))
        for client, device in zip(pair, ("cpu", "cpu:0"), strict=True)
    ]
    for stream in streams:
        stream.until(messages.StageFinished, stage=Stage.WARM_UP)
    for stream in streams:
        stream.send(*[messages.RunTrials(3)] * 20)
        stream.close()
    asked_ns = time.monotonic_ns()
    blocks = [stream.end().all(messages.TrialTimes) for stream in streams]
    assert [len(side) for side in blocks] == [20, 20]
    spans = sorted((times.started_ns, times.ended_ns) for side in blocks for times in side)
    assert all(before[1] <= after[0] for before, after in itertools.pairwise(spans))
    # Check that the two workers really competed: both had received all their commands before either worker finished.
    assert asked_ns < min(side[-1].ended_ns for side in blocks)


@pytest.mark.parametrize(("patience", "flags"), [("enough", ()), ("too little", ("beside_work",))])
def test_nothing_is_timed_on_a_cpu_while_another_sample_is_at_work(
    pair: list[Client], patience: str, flags: tuple[str, ...]
) -> None:
    work_ns = 1_500_000_000
    at_work = f"import time\ntime.sleep({work_ns / 1e9})\n" + DOUBLE
    # A timed section waits until no other sample is at work, but at most for half of the time limit of the stage. Half
    # of the longer limit is enough here, and half of the shorter limit is not.
    timeout_ns = 60_000_000_000 if patience == "enough" else 800_000_000
    ours, other = pair
    warm = ours.open(start_of(measuring=messages.Measuring(0, 1, 0), stage_timeout_ns=timeout_ns))
    warm.until(messages.StageFinished, stage=Stage.WARM_UP)
    busy = other.open(start_of(at_work))
    busy.until(messages.StageStarted, stage=Stage.LOAD)
    asked_ns = time.monotonic_ns()
    warm.send(messages.RunTrials(1))
    waited_ns = warm.until(messages.TrialTimes).started_ns - asked_ns
    warm.close()
    outcome = warm.end().outcome
    busy.close()
    assert busy.end().outcome.code == OutcomeCode.OK
    assert (outcome.code, outcome.flags) == (OutcomeCode.OK, flags)
    if patience == "enough":
        assert waited_ns > work_ns / 2
    else:
        assert timeout_ns / 2 <= waited_ns < work_ns


def test_a_timed_section_on_a_cpu_holds_up_the_work_of_others(pair: list[Client]) -> None:
    slow = "import time\n" + DOUBLE.replace("return", "time.sleep(1)\n        return")
    ours, other = pair
    timed = ours.open(start_of(slow, measuring=messages.Measuring(0, 1, 0)))
    timed.until(messages.StageFinished, stage=Stage.WARM_UP)
    timed.send(messages.RunTrials(1))
    timed.until(messages.StageStarted, stage=Stage.MEASURE)
    work = other.open(start_of())
    work.until(messages.StageStarted, stage=Stage.LOAD)
    began_ns = time.monotonic_ns()
    work.close()
    assert timed.until(messages.TrialTimes).ended_ns <= began_ns
    timed.close()
    assert timed.end().outcome.code == work.end().outcome.code == OutcomeCode.OK

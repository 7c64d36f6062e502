"""Tests of adapters that break at their import (the worker serves no sample) or later (only the sample fails)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client, start_of
from harness import IDENTITY, Worker, eventually, exit_of, running_worker, write_backend

from graphnet_contract import messages
from graphnet_contract.backend import BackendFolderError, read_backend
from graphnet_contract.evidence import compiler_facts
from graphnet_contract.messages import OutcomeCode, Stage
from graphnet_runner.zygote import BackendError, load_adapter

FAULTY = """import ctypes, os, signal, sys, threading, time, torch
from graphnet_runner.adapter import (
    Adapter, Compiled, CompiledNotRunError, CompileError, CompileOptions, Evidence, UnsupportedError)


class Faulty(Adapter):
    def compile(self, model, example_inputs, options):
        values = {}
        exec(options["compile"], {**globals(), "model": model, "options": options}, values)
        def call(*inputs):
            exec(options["call"], {**globals(), "inputs": inputs})
            return values.get("result", model(*inputs))
        return values.get("compiled", Compiled(call, values.get("evidence", Evidence())))
"""

#: The outcome of a compiler that found no room on a disk: its code, its step, and a part of its message.
FULL = (OutcomeCode.BACKEND_UNAVAILABLE, "", "is full")

OPTIONS = """[options.compile]
type = "string"
default = ""
help = "what compile does first"
[options.call]
type = "string"
default = ""
help = "what a call does first"
[options.level]
type = "int"
default = 1
help = "a number"
[options.mode]
type = "string"
choices = ["fast", "small"]
help = "no default"
"""


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """Start a worker whose adapter executes the values of its options as code."""
    with running_worker(write_backend(tmp_path_factory.mktemp("b") / "faulty", FAULTY, "faulty", OPTIONS)) as started:
        yield started


@pytest.fixture(scope="module")
def open_faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """Start a worker like ``faulty``, whose samples may exchange files with the test, and reach the runner."""
    backend = write_backend(tmp_path_factory.mktemp("b") / "faulty", FAULTY, "faulty", OPTIONS)
    with running_worker(backend, isolation="off") as started:
        yield started


@pytest.fixture
def open_faulty_client(open_faulty: Worker) -> Iterator[Client]:
    with open_faulty.client() as channel:
        yield channel
        assert channel.run(start_of()).outcome.code == OutcomeCode.OK
    open_faulty.assert_clean()


@pytest.fixture
def faulty_client(faulty: Worker) -> Iterator[Client]:
    with faulty.client() as channel:
        yield channel
        assert channel.run(start_of()).outcome.code == OutcomeCode.OK
    faulty.assert_clean()


@pytest.mark.parametrize(
    ("statement", "code", "step", "told"),
    [
        ("raise ValueError('no')", OutcomeCode.COMPILE_ERROR, "", "ValueError: no"),
        ("raise CompileError('no', 'lower')", OutcomeCode.COMPILE_ERROR, "lower", "no"),
        (
            "error = RuntimeError('dynamo'); error.inner_exception = CompileError('no', 'lower'); raise error",
            *(OutcomeCode.COMPILE_ERROR, "lower", "no"),
        ),
        ("raise UnsupportedError('no', ['aten.x', 'aten.y'])", OutcomeCode.UNSUPPORTED, "", "aten.x, aten.y"),
        ("raise CompiledNotRunError('no GPU', 'plan')", OutcomeCode.COMPILED_NOT_RUN, "plan", "no GPU"),
        ("evidence = Evidence(3, 0, 0, ('aten.x',))", OutcomeCode.FELL_BACK, "", "aten.x"),
        ("raise OSError(28, 'No space left on device')", OutcomeCode.BACKEND_UNAVAILABLE, "", "free some, or wait"),
        ("raise OSError(122, 'Disk quota exceeded')", OutcomeCode.BACKEND_UNAVAILABLE, "", "is full"),
        ("raise CompileError('g++: error writing to x.s: No space left on device')", *FULL),
        ("raise CompileError('no') from ValueError('No space left on device')", *FULL),
        ("raise MemoryError", OutcomeCode.OUT_OF_MEMORY, "", "MemoryError"),
        ("raise SystemExit", OutcomeCode.COMPILE_ERROR, "", "SystemExit"),
        ("compiled = None", OutcomeCode.COMPILE_ERROR, "", "NoneType"),
        ("evidence = Evidence(compiler={'x': object()})", OutcomeCode.COMPILE_ERROR, "", "not JSON serializable"),
        ("evidence = Evidence('many')", OutcomeCode.CRASHED, "", "never sends"),
        ("evidence = Evidence(compiler={'x': 'y' * 2**26})", OutcomeCode.CRASHED, "", "never sends"),
        ("ctypes.string_at(0)", OutcomeCode.CRASHED, "", "SIGSEGV"),
        ("os._exit(0)", OutcomeCode.CRASHED, "", "exit code 0"),
    ],
)
def test_what_compile_does(faulty_client: Client, statement: str, code: OutcomeCode, step: str, told: str) -> None:
    start = start_of(options={"compile": statement}, stage_timeout_ns=5_000_000_000)
    outcome = faulty_client.run(start).outcome

    assert (outcome.code, outcome.stage, outcome.step) == (code, Stage.COMPILE, step), outcome
    assert told in outcome.message


def test_an_extra_call_without_room_is_the_systems_failure(faulty: Worker) -> None:
    """Otherwise, the call would only lack its outputs, as if the compiled graph had failed on other inputs."""
    call = (
        "import inspect\nif any(one.function == '_send_extra_call' for one in inspect.stack()):\n"
        "    raise OSError(28, 'No space left on device')"
    )
    with faulty.client() as client:
        stream = client.open(start_of(options={"call": call}))
        stream.until(messages.Ready)
        stream.send(messages.SendOutputs(), messages.SendOutputs(messages.ExtraCall.OTHER_SEED))
        stream.close()
        reply = stream.end()
    assert reply.code.name == "RESOURCE_EXHAUSTED", reply
    assert "No space left on device" in reply.details


@pytest.mark.parametrize(
    ("statement", "code", "told"),
    [
        ("raise ValueError('no')", OutcomeCode.RUNTIME_ERROR, "ValueError: no"),
        ("ctypes.string_at(0)", OutcomeCode.CRASHED, "SIGSEGV"),
        ("os._exit(0)", OutcomeCode.CRASHED, "exit code 0"),
        ("time.sleep(1000)", OutcomeCode.TIMEOUT, "warm up took over 0.5 s"),
        ("os.write(2, b'a\\nat last\\n') and time.sleep(9)", OutcomeCode.TIMEOUT, "last line of its log: at last"),
        ("os.fork() or time.sleep(1000)", OutcomeCode.OK, ""),
        ("os.write(2, b'x' * 4 * 2**20)", OutcomeCode.OK, ""),
        ("os.closerange(3, 1000)", OutcomeCode.CRASHED, "exit code 70"),
    ],
)
def test_what_a_call_does(faulty_client: Client, statement: str, code: OutcomeCode, told: str) -> None:
    start = start_of(options={"call": statement}, stage_timeout_ns=500_000_000)
    outcome = faulty_client.run(start).outcome

    assert outcome.code == code, outcome
    assert told in outcome.message


def test_evidence_travels_with_the_report(faulty_client: Client) -> None:
    evidence = "evidence = Evidence(3, 2, 1, ('aten.x',), {'kernels': 2, 'share': float('inf')})"
    report = faulty_client.run(start_of(options={"compile": evidence})).one(messages.CompileReport).evidence

    assert report is not None
    assert (report.nodes_total, report.nodes_compiled, report.partitions) == (3, 2, 1)
    assert (report.fallback_ops, compiler_facts(report)["kernels"]) == (("aten.x",), 2)


def test_a_result_that_is_no_tensor_is_told_by_its_type(faulty_client: Client) -> None:
    reply = faulty_client.run(start_of(options={"compile": "result = {'a': [None, True, 3, 1.5, 'text', object]}"}))

    structure = reply.one(messages.OutputSet).structure_json
    told = '[null, true, 3, {"float": "1.5"}, "text", {"other": "type <class \'object\'>"}]'
    assert structure == '{"dict": [["a", {"list": ' + told + "}]]}"


def test_a_block_of_trials_that_dies_frees_the_hosts_lock(faulty_client: Client) -> None:
    third = "import builtins; builtins.n = getattr(builtins, 'n', 0) + 1; builtins.n < 2000 or os._exit(5)"
    stream = faulty_client.open(start_of(options={"call": third}, measuring=messages.Measuring(1, 3, 0)))
    stream.until(messages.StageFinished, stage=Stage.WARM_UP)
    stream.send(messages.RunTrials(5000))
    outcome = stream.end().outcome

    assert outcome.code == OutcomeCode.CRASHED
    assert "exit code 5" in outcome.message
    assert faulty_client.run(start_of()).outcome.code == OutcomeCode.OK


def test_a_process_whose_trial_raised_ends_by_itself(open_faulty_client: Client, tmp_path: Path) -> None:
    # The worker must not pause this process at the end of its timed section, so that the process can end by itself. If
    # it were paused, the worker would later kill it, and its log and exit code would be lost.
    late = "lambda self: (time.sleep(0.2), open({!r}, 'w'))"
    hook = "import sys; sys.stdout = type('Late', (), {{'flush': " + late + "}})()"
    raises = f"if os.path.exists({str(tmp_path / 'raise')!r}): raise ValueError('planted')"
    options: dict[str, messages.OptionValue] = {"compile": hook.format(str(tmp_path / "ended")), "call": raises}
    stream = open_faulty_client.open(start_of(options=options))
    stream.until(messages.Ready)
    (tmp_path / "raise").touch()
    stream.send(messages.RunTrials(3))
    outcome = stream.end().outcome

    assert (outcome.code, outcome.stage) == (OutcomeCode.RUNTIME_ERROR, Stage.MEASURE)
    assert (tmp_path / "ended").exists()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"complie": "x"}, "did you mean 'compile'?"),
        ({"level": "high"}, "takes a int"),
        ({"level": True}, "takes a int"),
        ({"mode": "huge"}, "fast, small"),
    ],
)
def test_a_wrong_option_is_refused(faulty_client: Client, options: dict[str, messages.OptionValue], told: str) -> None:
    reply = faulty_client.run(start_of(options=options))

    assert reply.code.name == "INVALID_ARGUMENT"
    assert told in reply.details


BARE = """from graphnet_runner.adapter import Adapter


class Bare(Adapter):
    pass
"""


@pytest.mark.parametrize(
    ("adapter", "told"),
    [
        ("raise ValueError('no')", "ValueError: no"),
        ("raise SystemExit(5)", "SystemExit: 5"),
        ("import nothing_like_it", "ModuleNotFoundError"),
        ("x = 1", "exactly one subclass of Adapter, it defines 0"),
        (BARE + "\nclass Second(Bare): pass", "it defines 2"),
        (BARE + "    def __init__(self): raise ValueError('no')", "Bare() failed: ValueError: no"),
    ],
)
def test_an_adapter_that_cannot_be_made_is_a_backend_error(tmp_path: Path, adapter: str, told: str) -> None:
    folder = write_backend(tmp_path / "broken", adapter)

    with pytest.raises(BackendError, match=re.escape(told)):
        load_adapter(str(folder))


@pytest.mark.parametrize(
    ("adapter", "told"),
    [
        ("import os; os._exit(4)", "ended at once"),
        (IDENTITY + "\nimport threading, time; threading.Thread(target=time.sleep, args=(9,)).start()", "2 threads"),
        (IDENTITY + "\nimport sys; print('the last words', file=sys.stderr); 1 / 0", "the last words"),
        (IDENTITY + "    def info(self): raise SystemExit", "info() ended its process"),
    ],
)
def test_a_worker_that_cannot_serve_says_why(tmp_path: Path, adapter: str, told: str) -> None:
    code, error = exit_of(write_backend(tmp_path / "broken", adapter))

    assert (code, told in error) == (3, True), error


def test_an_adapter_that_gives_up_in_info_is_unavailable(tmp_path: Path) -> None:
    gives_up = IDENTITY + "    def info(self): raise UnavailableError('no device')"
    folder = write_backend(tmp_path / "b", "from graphnet_runner.adapter import UnavailableError\n" + gives_up)
    with running_worker(folder) as worker, worker.client() as client:
        assert client.info().unavailable_reason == "no device"


def test_an_adapter_that_breaks_in_info_or_prepare_is_told(tmp_path: Path) -> None:
    broken = IDENTITY + "    def info(self): return 1 / 0\n    def prepare(self, directory): return 1 / 0"
    with running_worker(write_backend(tmp_path / "b", broken)) as worker, worker.client() as client:
        assert "ZeroDivisionError" in client.info().unavailable_reason
        assert client.run(start_of()).outcome.code == OutcomeCode.OK


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "cannot be read"),
        (b"= no", "not valid TOML"),
        (b"\xff", "not valid TOML"),
        (b"name = 'x'", "flavours"),
        (b"name = 'x'\nsummary = 's'\nflavours = 3", "misuses"),
        (b"name = 'x'\nsummary = 's'\n[flavours]", "flavours"),
        (b"name = 'x'\nsummary = 's'\n[flavours.torch]", "python"),
    ],
)
def test_a_wrong_backend_toml_is_named(tmp_path: Path, content: bytes | None, told: str) -> None:
    if content is not None:
        (tmp_path / "backend.toml").write_bytes(content)

    with pytest.raises(BackendFolderError, match=told):
        read_backend(tmp_path)


def test_a_wrong_folder_is_a_usage_error(tmp_path: Path) -> None:
    code, error = exit_of(tmp_path / "nowhere")

    assert code == 2
    assert error.startswith("graphnet_server: ")
    assert "Traceback" not in error


def test_an_interpreter_that_is_none_is_named(tmp_path: Path) -> None:
    code, error = exit_of(write_backend(tmp_path / "b"), interpreter="/nowhere/python")

    assert code == 3
    assert "/nowhere/python cannot be started: No such file" in error


def test_an_adapter_that_kills_the_runner_costs_that_sample(open_faulty: Worker, open_faulty_client: Client) -> None:
    before = open_faulty.zygote()
    reply = open_faulty_client.run(start_of(options={"compile": "os.kill(os.getppid(), 9); time.sleep(1000)"}))

    assert reply.code.name == "UNAVAILABLE"
    assert "the runner of faulty ended" in reply.details
    assert eventually(lambda: not open_faulty.samples())
    assert open_faulty_client.run(start_of()).outcome.code == OutcomeCode.OK
    assert open_faulty.zygote() != before


def test_what_a_dead_runner_leaves_is_killed(open_faulty: Worker, open_faulty_client: Client) -> None:
    daemon = "os.fork() or (os.setsid(), os.fork() or time.sleep(1000), os._exit(0)); "
    children = "os.fork() or time.sleep(1000); "
    reply = open_faulty_client.run(start_of(options={"compile": daemon + children + "os.kill(os.getppid(), 9)"}))

    assert reply.code.name == "UNAVAILABLE"
    # The next sample starts a new runner. Before that, the worker kills every process that the dead runner left behind.
    assert open_faulty_client.run(start_of()).outcome.code == OutcomeCode.OK
    assert not open_faulty.samples()


def test_a_runner_that_is_stopped_is_replaced(open_faulty: Worker, open_faulty_client: Client) -> None:
    stopped = open_faulty_client.run(
        start_of(
            options={"compile": "os.kill(os.getppid(), signal.SIGSTOP); os._exit(0)"}, stage_timeout_ns=200_000_000
        )
    )

    assert stopped.code.name == "UNAVAILABLE"
    assert eventually(lambda: not open_faulty.samples())

"""Tests what a worker reports about outputs (such as strides) and about changed settings, with the real torch."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from client import Client, start_of
from harness import Worker, running_worker, write_backend

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode

pytestmark = pytest.mark.torch

MODEL = """import torch


class GraphModule(torch.nn.Module):
    def forward(self, x: torch.Tensor, ):
        {statement}
        return {result}
"""

#: A backend that executes the code in the option "now" in compile, and the code in the option "later" in every call.
CHANGING = """import torch
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence


class Changing(Adapter):
    def compile(self, model, example_inputs, options):
        exec(options["now"])

        def call(*inputs):
            exec(options["later"])
            return model(*inputs)

        counters = (lambda: {"compilations": 1}) if options["counts"] else None
        return Compiled(call, Evidence(), counters)
"""

OPTIONS = """[options.now]
type = "string"
default = ""
help = "what compile does"
[options.later]
type = "string"
default = ""
help = "what each call does"
[options.counts]
type = "bool"
default = false
help = "whether it counts"
"""


def model(result: str, statement: str = "pass") -> str:
    return MODEL.format(result=result, statement=statement)


@pytest.fixture(scope="module")
def worker(torch_python: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    folder = write_backend(tmp_path_factory.mktemp("b") / "planted", CHANGING, options=OPTIONS)
    with running_worker(folder, torch_python, fake_torch=False) as started:
        yield started


Headers = Callable[[str], tuple[messages.OutputTensor, ...]]


@pytest.fixture
def headers(client: Client) -> Headers:
    """``headers(result)`` returns the headers of the outputs of ``result``, an expression of the input x, 4 numbers."""
    return lambda result: client.run(start_of(model(result))).all(messages.OutputSet)[0].tensors


@pytest.mark.parametrize(
    ("result", "layout", "strides"),
    [
        ("(x + 1,)", "strided", (1,)),
        ("((x + 1).reshape(2, 2).t(),)", "strided", (1, 2)),
        ("((x + 1)[:1].expand(3, 2),)", "strided", (0, 0)),
        ("((x + 1).sum(),)", "strided", ()),
        ("((x + 1).reshape(2, 2).to_sparse(),)", "sparse_coo", ()),
        ("(x.new_zeros((0, 2)),)", "strided", (2, 1)),
    ],
)
def test_layout_and_strides_are_those_before_the_copy(
    headers: Headers, result: str, layout: str, strides: tuple[int, ...]
) -> None:
    (tensor,) = headers(result)
    assert (tensor.layout, tensor.strides, tensor.requires_grad) == (layout, strides, False)
    assert tensor.memory == "output 0"


@pytest.mark.parametrize(("result", "requires"), [("(torch.nn.Parameter(x),)", True), ("(x * 1,)", False)])
def test_a_tensor_that_requires_a_gradient_says_so(headers: Headers, result: str, requires: bool) -> None:
    assert headers(result)[0].requires_grad is requires


@pytest.mark.parametrize(
    ("result", "memory"),
    [
        ("(x, x + 1, x[1:])", ["x", "output 1", "x"]),
        ("(lambda y: (y, y.t(), y + 1))((x + 1).reshape(2, 2))", ["output 0", "output 0", "output 2"]),
        ("(x[:0], x.reshape(2, 2).to_sparse())", ["output 0", "output 1"]),
    ],
)
def test_shared_memory_is_named(headers: Headers, result: str, memory: list[str]) -> None:
    assert [tensor.memory for tensor in headers(result)] == memory


def changed(outcome: messages.Outcome) -> tuple[str, ...]:
    """Return only the flags about changed settings. On a busy machine, there may be other flags, too."""
    return tuple(flag for flag in outcome.flags if flag.startswith("global_state"))


@pytest.mark.parametrize(
    ("now", "later", "flags"),
    [
        ("", "", ()),
        ("torch.set_flush_denormal(True)", "", ("global_state:denormals",)),
        ("torch.set_default_dtype(torch.float64)", "", ("global_state:default_dtype",)),
        ("torch.set_float32_matmul_precision('medium')", "", ("global_state:matmul_precision",)),
        ("torch.set_grad_enabled(True)", "", ("global_state:grad_mode",)),
        ("torch.set_num_threads(torch.get_num_threads() + 1)", "", ("global_state:threads",)),
        ("", "torch.set_default_dtype(torch.float64)", ("global_state:default_dtype",)),
        (
            "torch.set_grad_enabled(True); torch.set_flush_denormal(True)",
            "torch.set_grad_enabled(False)",
            ("global_state:denormals,grad_mode",),
        ),
    ],
)
def test_a_setting_that_the_compiler_changes_is_named(
    client: Client, now: str, later: str, flags: tuple[str, ...]
) -> None:
    options = {"now": now, "later": later}
    outcome = client.run(start_of(model("(x * 1,)"), options=options)).outcome
    assert (outcome.code, changed(outcome)) == (OutcomeCode.OK, flags)


def test_a_setting_that_the_sample_itself_changes_is_not_the_compilers(client: Client) -> None:
    text = model("(x * 1,)") + "\n\ntorch.set_default_dtype(torch.float64)\n"
    assert changed(client.run(start_of(text)).outcome) == ()


@pytest.mark.parametrize("counts", [True, False])
def test_a_report_says_whether_compilations_are_counted(client: Client, counts: bool) -> None:
    reply = client.run(start_of(model("(x * 1,)"), options={"counts": counts}))
    assert reply.one(messages.CallReport).counts_compilations is counts


PLACES = "[__import__('os').environ[name] for name in ('HOME', 'XDG_CACHE_HOME', 'TMPDIR')]"
WRITTEN = "__import__('os').listdir(__import__('os').environ['HOME'])"
WRITES = "open(__import__('os').path.expanduser('~/kept'), 'w').close()"


def places_of(client: Client, cache_key: str = "") -> list[str]:
    reply = client.run(start_of(model(f"[*{PLACES}, __import__('tempfile').gettempdir()]"), cache_key=cache_key))
    found: list[str] = json.loads(reply.one(messages.OutputSet).structure_json)["list"]
    return found


def test_home_caches_and_temporary_files_are_the_samples_own(client: Client) -> None:
    one, other = places_of(client), places_of(client)
    home, cache, temporary, used = one
    assert used == temporary
    assert Path(home) != Path.home()
    assert Path(cache).is_relative_to(home)
    assert not set(one) & set(other)
    assert not any(Path(place).exists() for place in (*one, *other))


@pytest.mark.parametrize("cache_key", ["", "same"])
def test_only_a_second_process_with_warm_caches_finds_what_the_first_one_left_at_home(
    client: Client, cache_key: str
) -> None:
    client.run(start_of(model("(x,)", WRITES), cache_key=cache_key))
    reply = client.run(start_of(model(WRITTEN), cache_key=cache_key))
    found = json.loads(reply.one(messages.OutputSet).structure_json)["list"]
    assert ("kept" in found) == bool(cache_key)


def test_a_call_with_another_seed_draws_other_numbers_each_time(client: Client) -> None:
    again = messages.SendOutputs(messages.ExtraCall.OTHER_SEED)
    reply = client.run(
        start_of(model("(torch.rand(3),)")), messages.SendOutputs(), again, again, messages.SendOutputs()
    )
    sets = reply.all(messages.OutputSet)

    assert reply.outcome.code == OutcomeCode.OK
    assert [output.call for output in sets] == ["first", "other_seed", "other_seed"]
    assert len({output.digest for output in sets}) == 3


def test_graphs_run_without_gradients(client: Client) -> None:
    reply = client.run(start_of(model("(torch.is_grad_enabled(), (x * torch.nn.Parameter(x)).requires_grad)")))
    assert json.loads(reply.one(messages.OutputSet).structure_json) == {"tuple": [False, False]}

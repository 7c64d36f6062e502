"""Helpers for tests that run samples on a backend's worker."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from client import Client, Reply, start_of

from graphnet_contract import messages
from graphnet_contract.backend import read_backend
from graphnet_contract.samples import TensorSpec

X = TensorSpec("x", (4,), "float32", "input", data=(1.0, -2.0, 3.0, -4.0))
V = TensorSpec("v", (4,), "float32", "buffer", data=(1.0, 2.0, 3.0, 4.0))
M = TensorSpec("m", (8, 8), "float32", "input", mean=0.0, std=1.0)
N = TensorSpec("n", (), "int64", "input", data=(3,))
#: Bodies with an operator that compilers ahead of time refuse, and what names it in their message.
REFUSED = (
    ("return (x + torch.rand(4),)", "aten.rand.default"),
    ("return (torch.nonzero(x),)", "aten.nonzero.default"),
    ("return (torch.special.bessel_j0(x),)", "bessel_j0"),
)
#: The limit on a stage, in seconds. It is high because a compiler may take long on a loaded machine.
PATIENCE_S = 180.0


def run(
    client: Client,
    body: str,
    *tensors: TensorSpec,
    options: dict[str, Any] | None = None,
    commands: Sequence[messages.Command] = (),
    **changes: Any,
) -> Reply:
    """Run one sample whose forward takes the given tensors and has the given body."""
    arguments = ", ".join(f"{tensor.name}: torch.Tensor" for tensor in tensors)
    indented = "".join(f"        {line}\n" for line in body.splitlines())
    text = f"import os, torch\n\n\nclass GraphModule(torch.nn.Module):\n    def forward(self, {arguments}):\n{indented}"
    return client.run(start_of(text, *tensors, options=options or {}, **changes), *commands, timeout_s=PATIENCE_S)


def run_counted(client: Client, body: str, *tensors: TensorSpec) -> tuple[Reply, dict[str, int]]:
    """Run one sample. Return the operators that ran in eager mode in a call of the compiled graph, too."""
    commands = (messages.SendOutputs(), messages.SendOutputs(messages.ExtraCall.OPERATORS))
    reply = run(client, body, *tensors, commands=commands)
    assert reply.outcome.code == messages.OutcomeCode.OK, reply.outcome
    counts = reply.one(messages.OperatorCounts).counts
    return reply, {one.name: one.calls for one in counts if not one.by_compiled_code}


def evidence_of(reply: Reply) -> tuple[messages.Evidence, dict[str, Any]]:
    """Return the evidence (what the adapter reports about the compiler's work), and the compiler's own figures in it.

    The worker may have reported several compilations. The evidence is that of the last one.
    """
    report = reply.all(messages.CompileReport)[-1].evidence
    assert report is not None, reply.outcome
    return report, json.loads(report.compiler_json)


def floats(reply: Reply) -> list[float]:
    """Return the values of the only output, which must be float32."""
    ((header, data),) = reply.outputs()
    assert header.dtype == "float32"
    return list(memoryview(data).cast("f"))


def regions_of(reply: Reply) -> list[dict[str, Any]]:
    """Return the content of the artifact regions.json."""
    data = b"".join(one.data for one in reply.all(messages.Artifact) if one.name == "regions.json")
    regions: list[dict[str, Any]] = json.loads(data)
    return regions


RECIPE_RUN = """
import json, sys, torch
sys.path.insert(0, sys.argv[1])
from reproduce import compile_model


class Model(torch.nn.Module):
    def forward(self, x, w):
        x.add_(1)
        y = torch.nn.functional.gelu(x @ w)
        return torch.softmax(y, -1), y.sum()


inputs = [torch.randn(4, 8), torch.randn(8, 16)]
with torch.no_grad():
    copies = [[one.clone() for one in inputs] for _ in range(3)]
    got = compile_model(Model().eval(), copies[0], json.loads(sys.argv[2]))(*copies[1])
    assert len(got) == 2
    for mine, eager in zip(got, Model()(*copies[2])):
        torch.testing.assert_close(mine, eager)
"""


def recipe_agrees(python: str, backend: Path) -> None:
    """Assert that the recipe of a backend's scripts, without our packages, computes what eager mode computes."""
    options = read_backend(backend).complete_options({})
    command = [python, "-E", "-c", RECIPE_RUN, str(backend), json.dumps(options)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

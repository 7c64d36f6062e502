from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graphnet_contract.meta import SampleError
from graphnet_contract.sources import Argument, ModelSource, parse_model

FILE = Path("model.py")
HEAD = "import torch\nfrom torch import device\n\n\nclass GraphModule(torch.nn.Module):\n    def forward(self, x):\n"


def parsed(body: str) -> ModelSource:
    return parse_model(HEAD + f"        {body}\n", FILE)


def rewritten(body: str) -> str:
    text = parsed(body).text
    assert text.startswith(HEAD)
    ast.parse(text)
    return text[len(HEAD) :].strip()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('torch.arange(3, device=device(type="cuda", index=0))', "torch.arange(3, device=graphnet_device)"),
        (
            "torch.ones(3, device=device(type='cpu'), dtype=torch.bool)",
            "torch.ones(3, device=graphnet_device, dtype=torch.bool)",
        ),
        ('x.to(device(type="cuda", index=1))', "x.to(graphnet_device)"),
        ('x.to(device("cuda:0"))', "x.to(graphnet_device)"),
        ('x.to(torch.device("cuda", 0), copy=True)', "x.to(graphnet_device, copy=True)"),
        ('x.to(device=torch.device("npu"))', "x.to(device=graphnet_device)"),
        ("x.to(torch.device(0))", "x.to(graphnet_device)"),
        ('torch.zeros(1, device="cuda:0")', "torch.zeros(1, device=graphnet_device)"),
        ("torch.zeros(1, device=0)", "torch.zeros(1, device=graphnet_device)"),
        ('x.to("cuda:0", torch.half)', "x.to(graphnet_device, torch.half)"),
        ("x.cuda()", "x.to(graphnet_device)"),
        ("x.cuda(0)", "x.to(graphnet_device)"),
        ('x.cuda("cuda:1", non_blocking=True)', "x.to(graphnet_device, non_blocking=True)"),
        ("x.cuda(device=0)", "x.to(device=graphnet_device)"),
        ("x.cuda(non_blocking=True)", "x.to(graphnet_device, non_blocking=True)"),
        ("x.cuda(device(type='cuda', index=0))", "x.to(graphnet_device)"),
        ("x.cpu()", "x.to(graphnet_device)"),
        ("x.cpu().cuda().sum()", "x.to(graphnet_device).to(graphnet_device).sum()"),
        ("x.sum().cpu ( )", "x.sum().to (graphnet_device )"),
        ('torch.autocast("cuda", enabled=False)', "torch.autocast(graphnet_device.type, enabled=False)"),
        ('torch.autocast(device_type="cuda")', "torch.autocast(device_type=graphnet_device.type)"),
        (
            'torch.amp.autocast_mode._enter_autocast("cuda", None, False, None)',
            "torch.amp.autocast_mode._enter_autocast(graphnet_device.type, None, False, None)",
        ),
        (
            'x.to(device(type="cuda", index=0)).to(torch.zeros(2, device="cpu"))',
            "x.to(graphnet_device).to(torch.zeros(2, device=graphnet_device))",
        ),
        ('f("größe", x.to("cuda"))', 'f("größe", x.to(graphnet_device))'),
    ],
)
def test_device_literals_are_replaced(before: str, after: str) -> None:
    assert rewritten(before) == after


@pytest.mark.parametrize(
    "body",
    [
        *('raise ValueError("only on cuda:0, or cpu")', 'torch._assert(x, "cuda")', 'f(name="cuda")', "x.to(y)"),
        *("x.to(torch.float32, True)", "x.to(y, device=z)", "x.to(device=y.device)", "device(y)"),
        *("torch.device(x.device.type, 0)", "torch.device()", 'torch.empty(3, device="meta")'),
        *('x.to(torch.device("meta"))', 'other.device("cuda")', "torch.cuda.current_device()"),
        *("torch.cuda.synchronize()", "torch.cpu.synchronize()", "x.cpu().numpy()", "x.cpu().tolist()", "cuda()"),
        *("x.cuda(y)", "f\"{x.to('cuda')}\"", "'''x.to(\"cuda:0\")'''", "torch.zeros(1, device=None)"),
        "torch.zeros(1, device=True)",
    ],
)
def test_everything_else_stays(body: str) -> None:
    source = parsed(body)
    assert source.text == HEAD + f"        {body}\n"
    assert source.device_literals == 0


def test_literals_are_counted() -> None:
    assert parsed('x.cuda().to(device("cuda")).to("cuda:0"); torch.ones(1, device="cpu")').device_literals == 4


def test_lines_and_comments_stay() -> None:
    body = 'y = x.to(\n            device(type="cuda", index=0)  # moved\n        )\n        return (y.to("cuda:0"),)'
    assert (
        rewritten(body)
        == "y = x.to(\n            graphnet_device  # moved\n        )\n        return (y.to(graphnet_device),)"
    )


def test_a_long_chain_needs_no_recursion() -> None:
    # The syntax tree of a sum of 900 terms is too deep for a recursive visitor, but not for Python's own parser.
    assert parsed("y = " + " + ".join(["x"] * 900) + " + x.cuda()").device_literals == 1


def test_the_signature_is_read() -> None:
    text = (
        "class GraphModule(torch.nn.Module):\n"
        "    def forward(self, a: torch.Tensor, b: nn.parameter.Parameter, /, s0: 'torch.SymInt', c=None, *, d: X):\n"
        "        return ()\n"
    )
    expected = (("a", "Tensor"), ("b", "Parameter"), ("s0", "SymInt"), ("c", ""), ("d", "X"))
    assert parse_model(text, FILE).arguments == tuple(Argument(*pair) for pair in expected)


def test_nested_classes_are_not_taken_for_the_module() -> None:
    with pytest.raises(SampleError, match="no class GraphModule"):
        parse_model("class Other:\n    class GraphModule:\n        def forward(self): ...\n", FILE)


pieces = st.sampled_from(
    [
        *("x", "x.cpu()", 'x.to("cuda:0")', 'x.to(device(type="cuda", index=0))', "x.sum()", '"cuda"', '"ä"'),
        "f(x, device='cpu')",
    ]
)


@given(st.lists(pieces, min_size=1, max_size=12))
def test_a_second_pass_changes_nothing(items: list[str]) -> None:
    once = parsed(f"return ({', '.join(items)},)")
    again = parse_model(once.text, FILE)
    assert (again.text, again.device_literals) == (once.text, 0)
    compile(once.text, "model.py", "exec")

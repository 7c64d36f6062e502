"""Tests with a checkout of GraphNet: our vmap pass rewrites its samples, and its loader runs our samples.

GRAPHNET_CHECKOUT is the path of a clone of GraphNet, or of its git directory. Without it, these tests are skipped. They
keep no file of GraphNet.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import torch

from graphnet_contract.samples import Sample, find_samples, load_sample
from graphnet_graphs.code.canonical import shapes_of
from graphnet_graphs.code.syntax import find_forward
from graphnet_graphs.repair.vmap import rewrite
from graphnet_graphs.repair.vmap_region import functorch_call
from graphnet_graphs.running.compare import same_bits
from graphnet_graphs.running.run_sample import make_argument
from graphnet_graphs.running.sample_module import load_module

CHECKOUT = os.environ.get("GRAPHNET_CHECKOUT", "")
pytestmark = [pytest.mark.torch, pytest.mark.skipif(not CHECKOUT, reason="GRAPHNET_CHECKOUT names no repository")]
FILES = ("model.py", "weight_meta.py", "input_meta.py", "graph_net.json")


def _git(*arguments: str) -> bytes:
    done = subprocess.run(["git", "-C", CHECKOUT, *arguments], capture_output=True, check=False)
    return done.stdout


@pytest.fixture(scope="module")
def vmap_samples(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    root = tmp_path_factory.mktemp("graphnet")
    listed = _git("grep", "-l", "_vmap_increment_nesting", "HEAD", "--", "samples/*/*/model.py").decode().split()
    for name in listed:
        folder = Path(name.removeprefix("HEAD:")).parent
        (root / folder).mkdir(parents=True)
        for file in FILES:
            (root / folder / file).write_bytes(_git("show", f"HEAD:{folder / file}"))
    return find_samples(root)


def _names(node: ast.AST, kind: type) -> set[str]:
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, kind)}


def _slice(text: str, wanted: set[str]) -> Any:
    """Return a forward that computes only the values in `wanted` (the masks), and the names of its arguments.

    The whole models of GraphNet's samples are too large to run.
    """
    tree = ast.parse(text)
    forward = next(n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name == "forward")
    need, kept = set(wanted), []
    for statement in reversed(forward.body):
        call = functorch_call(getattr(statement, "value", None))
        frees = isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Constant)
        if isinstance(statement, ast.Return) or (frees and statement.value.value is None):  # type: ignore[attr-defined]
            continue
        if _names(statement, ast.Store) & need or call in ("_vmap_increment_nesting", "_vmap_decrement_nesting"):
            kept.append(statement)
            need |= _names(statement, ast.Load)
    forward.body = [*kept[::-1], *ast.parse(f"return ({', '.join(sorted(wanted))},)").body]
    forward.args.args = [a for a in forward.args.args if a.arg == "self" or a.arg in need]
    text = ast.unparse(ast.fix_missing_locations(tree))
    return load_module(text).forward, [a.arg for a in forward.args.args[1:]]


def _masks(sample: Sample, text: str, wanted: set[str]) -> list[torch.Tensor]:
    forward, names = _slice(text, wanted)
    torch.manual_seed(0)
    given = []
    for spec in sample.specs:
        if spec.name in names:
            value = make_argument(spec, sample)
            is_mask = isinstance(value, torch.Tensor) and value.dtype == torch.int64 and value.dim() == 2
            given.append((spec.name, (torch.rand(value.shape) > 0.4).long() if is_mask else value))
    return list(forward(**dict(given)))


def test_all_vmap_samples_keep_every_bit_and_stride(vmap_samples: list[Path]) -> None:
    assert len(vmap_samples) == 39
    for path in vmap_samples:
        sample = load_sample(path)
        text = sample.model_source
        plain = rewrite(text, shapes_of(sample.specs))
        assert "_functorch" not in plain
        outputs = {
            statement.targets[0].id  # type: ignore[attr-defined]
            for statement in find_forward(text).body
            if functorch_call(getattr(statement, "value", None)) == "_remove_batch_dim"
            and statement.value.args[1].value == 1  # type: ignore[attr-defined]
        }
        before, after = _masks(sample, text, outputs), _masks(sample, plain, outputs)
        assert all(same_bits(a, b) and a.stride() == b.stride() for a, b in zip(before, after)), path
        assert len(before) == len(outputs) > 0


RUN = """
import argparse, sys, torch
from graph_net_bench.torch import test_compiler
for path in sys.argv[1:]:
    args = argparse.Namespace(model_path=path, device="cpu", compiler="nope")
    model, inputs = test_compiler.get_model(args), test_compiler.get_input_dict(args)
    with torch.no_grad():
        outputs = model(**inputs)
    assert outputs and all(isinstance(out, torch.Tensor) for out in outputs), path
    print("ran", path)
"""


def test_graphnets_loader_runs_every_sample(samples: Path, tmp_path: Path) -> None:
    archive = _git("archive", "HEAD", "graph_net_bench", "graph_net")
    subprocess.run(["tar", "x", "-C", str(tmp_path)], input=archive, check=False)
    paths = [str(path) for path in find_samples(samples)]
    done = subprocess.run(
        [sys.executable, "-c", RUN, *paths], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.count("ran ") == len(paths)

"""Runs GraphNet's loop script on our mesh with twelve samples. To use our mesh, only PYTHONPATH is changed.

This test needs GRAPHNET_TEST_CHECKOUT and GRAPHNET_TEST_CHECKOUT_PYTHON (see test_against_graphnet.py). It also needs
GRAPHNET_TEST_TORCH_PYTHON, which shows that this machine has environments with torch. It takes some minutes, because
`./graphnet` makes its environment and measures twelve samples.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from graphnet.exchange.read_log import read_log

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = "test/graph_net_bench_test.sh"
SAMPLES = 12


@pytest.fixture
def loop(tmp_path: Path) -> Path:
    """GraphNet's loop script in a checkout with our samples. Its compiler, device and folder are replaced by those of
    this test.
    """
    given, python = os.environ.get("GRAPHNET_TEST_CHECKOUT"), os.environ.get("GRAPHNET_TEST_CHECKOUT_PYTHON")
    if not given or not python or not Path(given, SCRIPT).is_file():
        pytest.skip(f"GRAPHNET_TEST_CHECKOUT names no checkout of GraphNet with {SCRIPT}, or no interpreter is named")
    checkout = tmp_path / "GraphNet"
    lists = checkout / "test" / "workspace_graph_net_bench_test"
    lists.mkdir(parents=True)
    (checkout / "graph_net_bench").symlink_to(Path(given, "graph_net_bench"))
    (checkout / "samples").symlink_to(ROOT / "samples")
    small = sorted((ROOT / "samples").glob("*/*/model.py"), key=lambda path: path.stat().st_size)[:SAMPLES]
    listed = "".join(f"{path.parent.relative_to(ROOT)}\n" for path in small)
    (lists / "small10_torch_samples_list.txt").write_text(listed)
    text = Path(given, SCRIPT).read_text()
    text = text.replace("--compiler pass_mgr", "--compiler nope").replace("--device cuda", "--device cpu")
    text = re.sub(r"\\\n    --config \$\(base64.*?\n\) 2>&1", "2>&1", text, flags=re.DOTALL)
    text = text.replace("/tmp/workspace_graph_net_bench_test", str(tmp_path / "out"))
    script = checkout / SCRIPT
    script.write_text(text)
    return script


@pytest.mark.timeout(1800)
def test_their_loop_script_runs_on_the_mesh(loop: Path, torch_python: str, tmp_path: Path) -> None:
    checkout = loop.parents[1]
    python = tmp_path / "bin" / "python3"
    python.parent.mkdir()
    # A link to the interpreter would not work, because an interpreter finds its packages relative to its own folder.
    python.write_text(f'#!/bin/sh\nexec {os.environ["GRAPHNET_TEST_CHECKOUT_PYTHON"]} "$@"\n')
    python.chmod(0o755)
    environment = os.environ | {
        "PATH": f"{python.parent}:{os.environ['PATH']}",
        "PYTHONPATH": f"{ROOT}/deploy/graphnet-scripts:{checkout}",
    }
    done = subprocess.run(["bash", loop], cwd=checkout, env=environment, capture_output=True, text=True)
    samples = read_log(tmp_path / "out" / "validation.log")
    assert [sample.configuration["outcome"] for sample in samples] == ["OK"] * SAMPLES, done.stdout[-2000:]
    scores = json.loads((tmp_path / "out" / "es_scores.json").read_text())
    # The compiler nope does not change the model, so every sample is right at every tolerance level. The score ES is
    # therefore the same at all levels.
    assert len(set(scores.values())) == 1
    assert set(json.loads((tmp_path / "out" / "aggregated_score.json").read_text())) == {"id", "score"}

"""Locate planted faults with `graphnet locate` and with torch's own minifier, and print what each found.

Run it as benchmarks/locate.py:

    python benchmarks/locate_beside_minifier.py TORCH_PYTHON [--only WORD] [--without WORD]

The minifier runs as its users run it: torch.compile with TORCHDYNAMO_REPRO_AFTER=dynamo, and then the script
minifier_launcher.py that it wrote. The planted compiler is a backend of torch.compile with the same faults.
"""

from __future__ import annotations

import ast
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "testkit"), str(ROOT / "benchmarks")]

from locate import HEAD, MOST_RUNS, Fault, chosen, located, parser_of, print_row, write_graph  # noqa: E402
from planted_faults import write_dynamo_backend  # noqa: E402

from graphnet_contract import mesh_scheme  # noqa: E402
from graphnet_contract.samples import load_sample  # noqa: E402

#: The seed of `graphnet bench`.
SEED = 123
DRIVER = """import torch
from model import GraphModule

x = torch.frombuffer(bytearray(open("inputs.bin", "rb").read()), dtype=torch.float32, count={count}).reshape({shape})
with torch.no_grad():
    torch.compile(GraphModule(), backend="planted")(x)
"""
#: The effects of which only the values, shapes and types of a result show that something is wrong.
OF_RESULTS = ("wrong", "nan", "shape", "dtype")
#: The effects that leave the minifier no time to write its script, unless it writes one for every graph.
OF_PROCESSES = ("crash", "abort", "hang")
#: The minifier's levels: it writes its script after an exception, for every graph, or after a wrong result.
EXCEPTIONS, ALL, RESULTS = "2", "3", "4"
#: The longest time that the minifier gets for a compile that hangs, in seconds.
HANG_S = 60.0


def run(command: list[str], folder: Path, level: str, seconds: float) -> tuple[int | None, str]:
    """Run a command in a folder. Return its exit code (None: it was stopped) and what it printed."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "TORCHDYNAMO_REPRO_AFTER": "dynamo",
        "TORCHDYNAMO_REPRO_LEVEL": level,
        "TORCH_COMPILE_DEBUG_DIR": str(folder),
        "OMP_NUM_THREADS": "1",
    }
    log = folder / "log.txt"
    with (
        log.open("w") as file,
        subprocess.Popen(
            command, cwd=folder, env=environment, stdout=file, stderr=subprocess.STDOUT, start_new_session=True
        ) as process,
    ):
        try:
            code: int | None = process.wait(timeout=max(1.0, seconds))
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            code = None
    return code, log.read_text(errors="replace")


def calls_of(repro: Path) -> list[str]:
    """Return the names of the functions and operators that the minified graph calls, in order."""
    tree = ast.parse(repro.read_text())
    graph = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Repro")
    forward = next(node for node in graph.body if isinstance(node, ast.FunctionDef) and node.name == "forward")
    values = [node.value for node in forward.body if isinstance(node, ast.Assign)]
    return [name for value in values if (name := _name_of(value))]


def _name_of(value: ast.expr) -> str:
    if isinstance(value, ast.Call):
        return ast.unparse(value.func).rpartition(".")[2]
    return type(value.op).__name__ if isinstance(value, ast.BinOp) else ""


def planted_calls(fault: Fault) -> list[str]:
    """Return the names of the functions that the planted statements call."""
    trees = [ast.parse(text.format("x")) for text in fault.wanted.values()]
    return [_name_of(node) for tree in trees for node in ast.walk(tree) if isinstance(node, (ast.Call, ast.BinOp))]


def minified(fault: Fault, folder: Path, python: str, limit_s: float) -> list[str]:
    """Minify a fault. Return whether exactly planted calls are left, how many, the minutes, and how it ended."""
    sample = write_graph(folder / "minified", fault)
    write_dynamo_backend(sample, *fault.faults)
    loaded = load_sample(sample)
    (spec,) = loaded.specs
    mesh_scheme.write_inputs(loaded, SEED, sample / "inputs.bin", lambda _: "")
    (sample / "compile.py").write_text(DRIVER.format(count=spec.numel, shape=list(spec.shape)))
    effects = {one.effect for one in fault.faults}
    level = ALL if effects & set(OF_PROCESSES) else RESULTS if effects <= set(OF_RESULTS) else EXCEPTIONS
    limit_s = HANG_S if "hang" in effects else limit_s
    started = time.monotonic()
    for _ in range(MOST_RUNS if fault.is_flaky else 1):
        # A compile that hangs must leave the launcher time.
        code, log = run([python, "compile.py"], sample, level, limit_s / 2)
        launcher = next(sample.rglob("minifier_launcher.py"), None)
        if launcher is not None:
            code, log = run([python, str(launcher)], sample, level, limit_s - (time.monotonic() - started))
            break
    minutes = f"{(time.monotonic() - started) / 60:.1f}"
    repro = sample / "repro.py"
    if launcher is None:
        return ["no", "-", minutes, f"it wrote no launcher: {ended(code, log)}"]
    if not repro.exists():
        return ["no", "-", minutes, f"the launcher wrote no graph: {ended(code, log)}"]
    calls = calls_of(repro)
    # A planted statement may have several calls, of which the fault needs only some.
    needed = {name for one in fault.faults for name in one.functions} & set(planted_calls(fault))
    right = needed <= set(calls) <= set(planted_calls(fault)) and len(calls) <= len(planted_calls(fault))
    return ["yes" if right else "no", str(len(calls)), minutes, "" if code == 0 else ended(code, log)]


def ended(code: int | None, log: str) -> str:
    """Return how a command ended, in words."""
    if code is None:
        return "stopped at its limit"
    if code < 0:
        return f"killed by {signal.Signals(-code).name}"
    lines = [line for line in log.splitlines() if line.strip()]
    errors = [line for line in lines if line.partition(":")[0].endswith(("Error", "Exception"))]
    return f"exit code {code}" + (f": {(errors or lines)[-1].strip()[:90]}" if code and lines else "")


def main() -> None:
    """Print the table."""
    parser = parser_of(__doc__)
    parser.add_argument("--minifier-only", action="store_true", help="do not locate the faults")
    parser.add_argument("--limit", type=float, default=600, help="the limit of the minifier's two runs, in seconds")
    asked = parser.parse_args()
    head = [*HEAD, "minifier: right", "left", "minutes", "it ended so"]
    print_row(head)
    print_row(["---"] * len(head))
    for fault in chosen(asked):
        folder = Path(tempfile.mkdtemp(prefix="graphnet-locate-"))
        try:
            own = (
                [fault.name, str(fault.size), *["-"] * 5]
                if asked.minifier_only
                else located(fault, folder, asked.python)
            )
            print_row([*own, *minified(fault, folder, asked.python, asked.limit)])
        finally:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()

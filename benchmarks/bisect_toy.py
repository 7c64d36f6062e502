"""Let `graphnet bisect` search for a planted fault in 20 commits of a toy compiler, with real workers.

    .venv-check/bin/python benchmarks/bisect_toy.py --python INTERPRETER_WITH_TORCH [--on slower|wrong|fails]

The planted commit is the first commit with the fault. From this commit on, every call of a compiled graph does its work
twice. With `--on wrong`, the call adds 1 to every output instead. With `--on fails`, the compiler refuses to compile.
Only `--on slower`, the default, needs a quiet machine. One of the other commits cannot be built.

This script prints the planted commit, the commit that was found, and the numbers of builds and measurements. The exit
code is 1 if the search found another commit than the planted one, or if it needed more builds than log2(n) + 2, rounded
up. Here n is the number of commits that may have brought the fault.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import figures  # noqa: F401 - enters the environment
from planted_sample import write_backend, write_sample

#: The toy compiler. Its constant FAULT selects the fault; without a fault it returns the results of the model.
ADAPTER = """import torch
from graphnet_runner.adapter import Adapter, Compiled, Evidence

FAULT = "{fault}"


class ToyAdapter(Adapter):
    def info(self):
        return {{"toy": "{version}"}}

    def compile(self, model, example_inputs, options):
        if FAULT == "fails":
            raise ValueError("planted")

        def call(*inputs):
            if FAULT == "slower":
                model(*inputs)
            returned = model(*inputs)
            return tuple(one + 1 for one in returned) if FAULT == "wrong" else returned

        return Compiled(call, Evidence(nodes_total=1, nodes_compiled=1))
"""
BUILD = "set -e; test ! -e broken; mkdir -p dist/toy; cp source/* dist/toy/"
BODY = "for _ in range(8):\n    x = torch.relu(x @ x) / 256\nreturn (x,)"


def git(folder: Path, *arguments: str) -> str:
    """Run git in a folder, with the author "toy"."""
    who = {f"GIT_{role}_{part}": "toy" for role in ("AUTHOR", "COMMITTER") for part in ("NAME", "EMAIL")}
    command = ["git", "-C", str(folder), *arguments]
    done = subprocess.run(command, env=os.environ | who, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def make_toy(folder: Path, commits: int, planted: int, broken: int, fault: str) -> list[str]:
    """Make the repository of the toy compiler. Return the hashes of its commits, oldest first."""
    folder.mkdir(parents=True)
    git(folder, "init", "--quiet", "--initial-branch=main")
    hashes = []
    for number in range(commits):
        text = ADAPTER.format(fault=fault if number >= planted else "", version=number)
        write_backend(folder / "source", text, "torch==2.13.0\n", name="toy", head='role = "control"')
        (folder / "broken").unlink(missing_ok=True)
        if number == broken:
            (folder / "broken").touch()
        git(folder, "add", "--all")
        git(folder, "commit", "--quiet", "--message", f"change {number}")
        hashes.append(git(folder, "rev-parse", "HEAD"))
    return hashes


def main() -> int:
    """Read the options and run the search."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--python", required=True, help="an interpreter with torch")
    parser.add_argument("--on", choices=["slower", "wrong", "fails"], default="slower", help="the fault")
    parser.add_argument("--commits", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="decides which commits have the fault and do not build")
    parser.add_argument("--keep", type=Path, help="keep everything in this new folder")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bisect-toy-") as temporary:
        folder = given.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        return bisect_in(folder.absolute(), given.python, given.on, given.commits, given.seed)


def bisect_in(folder: Path, python: str, fault: str, commits: int, seed: int) -> int:
    """Make the repository, search for the faulty commit, and print the result. Return the exit code."""
    generator = random.Random(seed)
    planted = generator.randrange(2, commits - 1)
    # The commit just before the planted one must build. Otherwise the fault could have begun in either of the two.
    broken = generator.choice([number for number in range(1, commits - 1) if number not in (planted - 1, planted)])
    hashes = make_toy(folder / "toy", commits, planted, broken, fault)
    sample = write_sample(folder / "samples" / "chain", BODY, shape=(256, 256))
    command = [sys.executable, "-m", "graphnet", "bisect", "--repo", str(folder / "toy"), "--good", hashes[0]]
    command += ["--bad", "main", "--backend", f"{{build}}/dist/toy@{python}", "--reference", f"eager@{python}"]
    command += ["--sample", str(sample), "--device", "cpu", "--on", fault]
    command += ["--out", str(folder / "found"), "--format", "json"]
    started = time.monotonic()
    done = subprocess.run([*command, "--", "sh", "-c", BUILD], stdout=subprocess.PIPE, text=True, check=False)
    answer = json.loads(done.stdout)
    most = math.ceil(math.log2(commits - 1)) + 2
    found = answer.get("first_bad")
    print(f"planted: from commit {planted} on {fault}, commit {broken} does not build")
    print(f"found: {'nothing' if found is None else f'commit {hashes.index(found)}'} (exit code {done.returncode})")
    for step in answer.get("steps", ()):
        print(f"  {step['mark']:8}{step['title']:12}{len(step['runs'])} runs  {step['reason']}")
    print(f"{answer.get('builds')} builds, at most {most}; {time.monotonic() - started:.0f} s")
    return 0 if found == hashes[planted] and answer["builds"] <= most else 1


if __name__ == "__main__":
    sys.exit(main())

"""Build the corpus: `python -m recipes.build --out samples [SOURCE/NAME ...]`.

Without names, this command builds every recipe. With the pinned packages, every build gives the same files and hashes.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence

_MODULES = (
    "plain_torch", "hub_transformers", "hub_transformers_vision", "hub_timm", "hub_pyg", "hub_diffusers",
    "hub_vision_audio", "hub_others",
)  # fmt: skip


def load() -> Dict[str, object]:
    """Import the modules of all recipes, and return each recipe by SOURCE/NAME."""
    from . import recipe, shims

    shims.install()
    for module in _MODULES:
        importlib.import_module(f"recipes.{module}")
    return dict(recipe.RECIPES)


def build_one(key: str, out: Path) -> None:
    """Build one recipe into out/SOURCE/NAME. Exit with a message if a check of the written samples fails."""
    import torch

    from graphnet_graphs.capture.extract import extract
    from graphnet_graphs.write.sample_files import Labels

    from .recipe import RECIPES, fresh_numbers

    torch.set_num_threads(1)
    wanted, started = RECIPES[key], time.monotonic()
    fresh_numbers()
    built = wanted.build()
    versions = {name: importlib.metadata.version(name).split("+")[0] for name in wanted.packages}
    labels = Labels(wanted.name, wanted.source, wanted.category, wanted.tag, versions)
    result = extract(
        built.model, *built.args, name=wanted.name, out=out / wanted.source, kwargs=built.kwargs,
        dynamic=wanted.dynamic, dtype=getattr(torch, wanted.dtype) if wanted.dtype else None, labels=labels,
    )  # fmt: skip
    if result.flags:
        raise SystemExit(f"{key}: {'; '.join(result.flags)}")
    if result.manifest is not None:
        _require_replay(result, built)
    nodes = sum(sample.nodes for sample in result.samples)
    print(f"{key}: {len(result.samples)} graphs, {nodes} nodes, {time.monotonic() - started:.0f} s", flush=True)


def _require_replay(result: Any, built: Any) -> None:
    """Compute the forward from the written files alone. Raise MismatchError if a bit differs from eager mode."""
    import torch

    from graphnet_graphs.capture.dynamo import capture_settings
    from graphnet_graphs.capture.manifest import replay
    from graphnet_graphs.running.compare import leaves, require_equal

    state = {**dict(built.model.named_parameters()), **dict(built.model.named_buffers())}
    got = replay(result.folder, (built.args, built.kwargs), state)
    with capture_settings():
        torch.manual_seed(0)
        expected = leaves(built.model(*built.args, **built.kwargs))
    require_equal(expected, got, f"{result.name}: the written files", "Look at its manifest.")
    print(f"{result.name}: {result.calls} calls of {len(result.samples)} graphs replay bit-equal", flush=True)


def _build_apart(keys: List[str], out: Path) -> List[str]:
    # Each recipe is built in its own process, because dynamo and the libraries have global state that would change the
    # next model.
    failed = []
    for key in keys:
        command = [sys.executable, "-m", "recipes.build", "--out", str(out), "--here", key]
        if subprocess.run(command, check=False).returncode:
            failed.append(key)
    return failed


def main(argv: Optional[Sequence[str]] = None) -> int:
    """Build recipes. Return 0 if every recipe was built and passed its gates, otherwise 1."""
    parser = argparse.ArgumentParser(prog="python -m recipes.build", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="SOURCE/NAME")
    parser.add_argument("--out", type=Path, required=True, help="the folder to write SOURCE/NAME into, such as samples")
    parser.add_argument("--list", action="store_true", help="print the names of all recipes and stop")
    parser.add_argument("--here", action="store_true", help="build the one given name in this process")
    options = parser.parse_args(argv)
    known = load()
    unknown = [name for name in options.names if name not in known]
    if unknown:
        parser.error(f"there is no recipe {unknown[0]}; --list prints all {len(known)}")
    names = options.names or list(known)
    if options.list:
        print("\n".join(names))
        return 0
    if options.here:
        build_one(names[0], options.out)
        return 0
    failed = _build_apart(names, options.out)
    print(f"{len(names) - len(failed)} of {len(names)} built" + "".join(f"\nfailed: {name}" for name in failed))
    return 1 if failed else 0


if __name__ == "__main__":
    # Set the variable before torch is imported, because torch reads it only then. "default" gives every x86 machine the
    # same kernels and the same random numbers.
    os.environ.setdefault("ATEN_CPU_CAPABILITY", "default")
    sys.exit(main())

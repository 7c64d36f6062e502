#!/usr/bin/env python3
"""Run GraphNet's samples with vmap: does the rewritten code of a sample compute the same bits as the original?

    benchmarks/graphnet_vmap.py CHECKOUT/samples [--largest 20]

The original code of a sample with vmap is compared with the code that the repair `vmap` writes. Both get the same
inputs (made by the input scheme mesh). Each sample runs in its own process, because vmap changes the state of its
process. Samples with more than --largest GB of tensors are not run, but listed as left out. The test
tests/graphs/test_graphnet.py runs the vmap regions of these samples.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path


def compare(original: Path) -> str:
    """Compare the outputs of one sample's original and rewritten code, with torch. Return the row's last two cells."""
    import torch

    from graphnet_contract.samples import load_sample
    from graphnet_graphs.repair.copies import repair
    from graphnet_graphs.running.compare import first_difference, leaves
    from graphnet_graphs.running.run_sample import load_sample_module, make_arguments

    sample = load_sample(original)
    with tempfile.TemporaryDirectory() as temporary:
        done = repair(original, Path(temporary) / original.name, ["vmap"])
        assert done.out is not None, "no vmap region was found"
        rewritten = load_sample(done.out)
    given = make_arguments(sample)
    with torch.no_grad():
        # Run the rewritten code first, because the original code may leave functorch's stack changed.
        ours, theirs = (load_sample_module(text).forward(*given) for text in (rewritten, sample))
    difference = first_difference(ours, theirs)
    tensors = [leaf for leaf in leaves(theirs) if isinstance(leaf, torch.Tensor)]
    finite = all(bool(torch.isfinite(tensor).all()) for tensor in tensors)
    verdict = difference.what if difference is not None else f"bit-equal, {len(tensors)} outputs"
    return f"{verdict} | {'yes' if finite else 'no'} |"


def main() -> int:
    """Compare all samples with vmap. Return 0 if all that ran give the same bits and are finite, else 1."""
    from figures import ROOT, interpreter_of

    from graphnet.samples.facts import facts_of
    from graphnet_contract.samples import load_sample

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--largest", type=float, default=20.0)
    given = parser.parse_args()
    metas = sorted(given.checkout.rglob("weight_meta.py"))
    folders = [meta.parent for meta in metas if "_vmap_increment_nesting" in (meta.parent / "model.py").read_text()]
    sizes = {folder: facts_of("", load_sample(folder)).memory_bytes / 1e9 for folder in folders}
    python = interpreter_of("eager")
    searched = os.pathsep.join(str(ROOT / part) for part in ("proto", "graphs"))
    failed = 0
    print("| sample | GB | rewritten against original | finite |\n| --- | --- | --- | --- |", flush=True)
    for folder in sorted((folder for folder in folders if sizes[folder] <= given.largest), key=sizes.__getitem__):
        command = [str(python), __file__, "--one", str(folder)]
        environment = {**os.environ, "PYTHONPATH": searched}
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        said = ran.stdout.strip() if ran.returncode == 0 else f"exit {ran.returncode}: {ran.stderr[-300:]} | no |"
        failed += "bit-equal" not in said or not said.endswith("yes |")
        print(f"| {folder.parent.name}/{folder.name} | {sizes[folder]:.2f} | {said}", flush=True)
    for folder in folders:
        if sizes[folder] > given.largest:
            print(f"left out, too large: {folder.name}, {sizes[folder]:.1f} GB")
    return 1 if failed else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        print(compare(Path(sys.argv[2])))
    else:
        sys.exit(main())

#!/usr/bin/env python3
"""Run GraphNet's repaired samples under `nope` and `inductor`: are the outputs finite and equal to those of eager mode?

    benchmarks/graphnet_repairs.py CHECKOUT/samples --out RUN [--largest 2.4] [--backend NAME ...]

Three repairs are tested (docs/start/graphnet-dataset.md), each with its own group of samples. The samples for the
repairs `vmap` and `finite` are those that GraphNet's task descriptions name. The samples for `min_val` are twenty
samples with batch norm, drawn with a fixed seed. Samples with more than --largest GB of tensors are not run, but listed
as left out.
If --out is the folder of an earlier run, that run is resumed. If the earlier run is complete, only its table is
printed. The table also shows by how much the outputs differ from those of eager mode. The exit code is 0 if the outputs
of every row are finite, else 1.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from figures import ROOT, rows_of

from graphnet.samples.facts import facts_of
from graphnet_contract.samples import SampleError, load_sample

SEED = 112
DRAWN = 20
#: The largest number of nodes and of parameters of a drawn sample. Samples of this size compile within a minute.
MOST_NODES, MOST_PARAMETERS = 800, 100_000_000

VMAP = """42dot_LLM-SFT-1.3B dansk-gpt-wiki distilgpt2 EleutherAI_pythia-70m GePpeTto gpt2 gpt-sw3-356m
japanese-gpt-1b joancipria_gpt2-base-bne-FineTunedEmoEvent kogpt LFM2-350M LLaMmlein_120M
LYTinn_gpt2-finetuning-sentiment-model-3000-samples nie3e_sentiment-polish-gpt2-large orca_mini_3b PolyCoder-160M
polyglot-ko-1.3b Qwen1.5-0.5B Qwen2.5-0.5B Qwen3-Embedding-0.6B sarvam-0.5 super-fast-llm
TinyLlama-1.1B-step-50K-105b tiny_starcoder_py Tucano-2b4 w11wo_javanese-gpt2-small-imdb-classifier
w11wo_sundanese-gpt2-base-emotion-classifier"""
FINITE_TRANSFORMERS = "IDEA-Research_grounding-dino-base canary-1b-v2 fushh7_llmdet_swin_tiny_hf"
FINITE_NEMO = """stt_en_squeezeformer_ctc_small_ls stt_en_conformer_ctc_large stt_en_squeezeformer_ctc_small_medium_ls
parakeet-ctc-1.1b stt_en_squeezeformer_ctc_medium_large_ls parakeet-tdt-1.1b stt_en_fastconformer_hybrid_large_pc
parakeet-ctc-0.6b stt_en_conformer_ctc_medium parakeet-tdt-0.6b-v3 stt_en_squeezeformer_ctc_xsmall_ls
stt_en_squeezeformer_ctc_medium_ls stt_en_squeezeformer_ctc_large_ls stt_en_conformer_ctc_small"""


def named() -> dict[str, str]:
    """Return the repair that each sample tests which GraphNet's task descriptions name, by its path."""
    hub = "transformers-auto-model"
    found = {f"{hub}/{name}": "vmap" for name in VMAP.split()}
    found |= {f"{hub}/{name}": "finite" for name in FINITE_TRANSFORMERS.split()}
    return found | {f"nemo/{name}": "finite" for name in FINITE_NEMO.split()}


def drawn(checkout: Path) -> list[str]:
    """Draw twenty samples that have a batch norm (the variable ``running_var``) and are not too large."""
    fit = []
    for meta in sorted(checkout.rglob("weight_meta.py")):
        if "running_var" not in meta.read_text(encoding="utf-8"):
            continue
        try:
            facts = facts_of("", load_sample(meta.parent))
        except SampleError:
            continue
        if facts.nodes <= MOST_NODES and facts.parameters <= MOST_PARAMETERS:
            fit.append(meta.parent.relative_to(checkout).as_posix())
    return random.Random(SEED).sample(fit, DRAWN)


def run(folders: Sequence[Path], backends: Sequence[str], out: Path, *options: str) -> None:
    """Run all samples in one run of ``graphnet bench``, or resume the run in the folder ``out``."""
    if (out / "run.json").exists():
        command = [str(ROOT / "graphnet"), "bench", "--resume", str(out)]
    else:
        command = [str(ROOT / "graphnet"), "bench", "--out", str(out), "--device", "cpu", "--threads", "1"]
        command += ["--trials", "3", "--min-time", "0", "--budget", "1", "--warmup", "1", "--timeout", "900"]
        command += [word for name in backends for word in ("--backend", name)]
        command += [*options, *(word for folder in folders for word in ("--samples", str(folder)))]
    done = subprocess.run([*command, "--fail-on", "never"], stdout=sys.stderr, check=False)
    if done.returncode:
        sys.exit(f"graphnet bench ended with exit code {done.returncode}; the same command resumes {out}")


def table(rows: Sequence[dict[str, Any]], groups: dict[str, str], left_out: Sequence[str]) -> bool:
    """Print a Markdown table of all rows. Return whether the outputs of all rows are finite."""
    finite = True
    print("| sample | group | backend | outcome | max error | agrees from t | repairs | finite |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for row in rows:
        group = next(group for path, group in groups.items() if path.endswith(row["sample"].split("/")[-1]))
        error = "-" if row["max_abs_error"] is None else f"{row['max_abs_error']:.1e}"
        fine = row["output_digest"] is not None and "nonfinite_reference" not in row["flags"]
        finite &= fine
        repairs = next((flag.removeprefix("loader:") for flag in row["flags"] if flag.startswith("loader:")), "-")
        cells = (row["sample"], group, row["backend"], row["outcome"], error, row["tolerance_reached"], repairs)
        print("| " + " | ".join(map(str, cells)) + f" | {'yes' if fine else 'no'} |")
    for name in left_out:
        print(f"left out, too large: {name}")
    return finite


def main() -> int:
    """Choose the samples, run them and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--largest", type=float, default=2.4)
    parser.add_argument("--backend", action="append")
    given = parser.parse_args()
    groups = named() | dict.fromkeys(drawn(given.checkout), "min_val")
    sizes = {path: facts_of("", load_sample(given.checkout / path)).memory_bytes for path in groups}
    left_out = [f"{path}, {size / 1e9:.1f} GB" for path, size in sizes.items() if size > given.largest * 1e9]
    chosen = sorted((path for path, size in sizes.items() if size <= given.largest * 1e9), key=sizes.__getitem__)
    print(f"{len(chosen)} of {len(groups)} samples", file=sys.stderr)
    run([given.checkout / path for path in chosen], given.backend or ["nope", "inductor"], given.out)
    return 0 if table(rows_of(given.out), groups, left_out) else 1


if __name__ == "__main__":
    sys.exit(main())
